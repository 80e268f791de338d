"""docs/strength.md tells what was measured, and nothing else."""

import pytest
import strength
from calibration import measured

from burgher.bots.ladder import Ladder, shown
from burgher.bots.ladder_picture import draw

LADDERS, FORECASTS = shown(), measured()


def test_all_games_were_measured() -> None:
    from burgher import GAMES

    assert {ladder.game for ladder in LADDERS} == set(GAMES) == set(FORECASTS)


def test_the_document_is_what_the_ladders_say() -> None:
    told = strength.document(LADDERS, FORECASTS)
    assert strength.DOC.read_text("utf-8") == told, "python tools/strength.py writes it anew"


@pytest.mark.parametrize("ladder", [one for one in LADDERS if one.players > 1], ids=strength.name_of)
def test_the_pictures_are_theirs(ladder: Ladder) -> None:
    assert (strength.PICTURES / f"ladder-{strength.name_of(ladder)}.svg").read_text("utf-8") == draw(ladder)


@pytest.mark.parametrize("game", FORECASTS)
def test_the_diagrams_are_those_of_the_forecasts(game: str) -> None:
    drawn = (strength.PICTURES / f"calibration-{game}.svg").read_text("utf-8")
    assert drawn == strength.picture(FORECASTS[game])
