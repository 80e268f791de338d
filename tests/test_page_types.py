"""The types of the page are what the games declare."""

import runpy
from pathlib import Path

import pytest

from burgher.games import NAMES

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[1] / "tools" / "page_types.py"))


@pytest.mark.parametrize("game", NAMES)
def test_the_generated_types_are_those_of_the_game(game: str) -> None:
    written = TOOL["path_of"](game).read_text("utf-8")
    assert written == TOOL["generated"](game), "./run types writes them anew"
