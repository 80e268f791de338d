"""Perft: how many sequences of decisions there are from fixed positions, up to three deep.

Chance and the end of the game end a sequence; a sequence that ends early counts once. The first number of each row is
worked out by hand beside it.
"""

from typing import Any

import pytest

from burgher.core.playout import perft

from .helpers import chosen, spread, table

BENCH = {
    "lumber": "g4 y2",
    "scrap": 1,
    "glue": 1,
    "gluer": "ready",
    "pots": {"green": 3},
    "rooms": ["A27", "A13"],
    "orders": "S05",
}
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "bare": ({"lumber": "g1"}, {}),
    "settle": ({"lumber": "g4 y2"}, {"this_turn": chosen("buy_materials")}),
    "bench": (BENCH, {"this_turn": chosen("buy_lumber", settled=True)}),
    "lanterns": ({"lanterns": 3, "blueberries": 3, "rooms": ["A03"]}, {"this_turn": chosen("choose_orders")}),
    "saw_bonus": ({}, {"wheel": spread(1, 4)}),
    "market": ({"blueberries": 12, "marketing": 6}, {"this_turn": chosen("buy_lumber", settled=True)}),
}

COUNTS = {
    # seven free tiles, and nothing to saw
    "bare": 7,
    # perform, take blueberries, saw
    "settle": 3,
    # abilities of both helpers, saw, splice, glue, harvest, complete, end
    "bench": 8,
    # perform or blueberries; swap for what can be begun with 3 blueberries: lumber (dice of 1 and 3), no exchange (no
    # die, and sixes cost 6), materials, helper (Glue Boiler for 3), produce, improve (splicing for 3): 5; the same 5
    # and choose_orders as bonus actions: 6
    "lanterns": 13,
    # seven tiles
    "saw_bonus": 7,
    # only the end
    "market": 1,
}
DEEPER = {
    "bare": [14, 35],
    # with a saw after each of five lines of materials, and splicing after both of scrap
    "settle": [9, 28 + 5 + 2],
    "bench": [26, 71],
    # with a saw after a green 3 or a yellow 2, bought as bonus or for a lantern; a helper shows a card before its room
    "lanterns": [48, 90 + 4 - 8],
    "saw_bonus": [14, 26],
    "market": [2, 14],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    doc, rest = POSITIONS[name]
    s = table(doc, **rest).state
    assert [perft(s, depth) for depth in (1, 2, 3)] == [COUNTS[name], *DEEPER[name]]
