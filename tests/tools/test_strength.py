"""docs/strength.md tells what was measured, and nothing else."""

import pytest
import strength

from burgher.bots.ladder import Ladder, shown
from burgher.bots.ladder_picture import draw

LADDERS = shown()


def test_there_are_ladders_of_all_games() -> None:
    from burgher import GAMES

    assert {ladder.game for ladder in LADDERS} == set(GAMES)


def test_the_document_is_what_the_ladders_say() -> None:
    assert strength.DOC.read_text("utf-8") == strength.document(LADDERS), "python tools/strength.py writes it anew"


@pytest.mark.parametrize("ladder", [one for one in LADDERS if one.players > 1], ids=strength.name_of)
def test_the_pictures_are_theirs(ladder: Ladder) -> None:
    assert (strength.PICTURES / f"ladder-{strength.name_of(ladder)}.svg").read_text("utf-8") == draw(ladder)
