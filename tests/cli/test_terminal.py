"""How a game in the terminal ends."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import burgher
from burgher.core.table import Chair
from burgher.core.words import words
from burgher.terminal import Terminal

SAND = {"wheels": {"glass": {"sand": 3}}}


@pytest.mark.rule("GR-248", "GR-249", "GR-250")
@pytest.mark.parametrize(
    ("players", "ending"),
    [
        ([SAND, {}], "Player 1 wins with 1½ points."),
        ([SAND, {}, SAND], "Shared victory with 1½ points: Player 1, Player 3."),
        ([SAND], "The game is over. You have 1½ points."),
    ],
    ids=["one", "shared", "solo"],
)
def test_the_end_of_a_game_with_half_points(players: list[dict[str, Any]], ending: str) -> None:
    table = burgher.position("glass_road", {"players": players, "stack": []})
    table.chairs = [Chair() for _ in players]
    shown = StringIO()
    Terminal(table, words("en", "glass_road"), Console(file=shown), None, lambda: "").run()
    assert shown.getvalue().splitlines()[-1] == ending
