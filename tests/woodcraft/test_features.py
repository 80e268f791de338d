"""Positions as rows of numbers."""

from random import Random

import pytest

from burgher.core.chance import Dice
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.rules import STEPS

from .helpers import new, random_play, state, table


def group(row: list[int], name: str, players: int = 2) -> list[int]:
    layout = GAME.layouts[players]
    start = layout.start(name)
    return row[start : start + next(g.count for g in layout.groups if g.name == name)]


@pytest.mark.parametrize("players", GAME.players)
def test_every_feature_lies_within_its_bounds_and_tells_nothing_hidden(players: int) -> None:
    layout = GAME.layouts[players]
    low, high = layout.bounds()
    t, rng = new(players, seed=players), Random(players)
    while not t.over:
        random_play(t, rng, 7)
        for seat in range(players):
            row = GAME.features(state(t), seat)
            assert len(row) == layout.size
            assert all(a <= x <= b for a, x, b in zip(low, row, high, strict=True))
            assert GAME.features(GAME.determinize(state(t), seat, Dice(len(t.log))), seat) == row


def test_own_things_come_first_and_then_those_of_the_others() -> None:
    t = table({"lumber": "g3 y2 y2", "blueberries": 7}, {"blueberries": 9}, {"blueberries": 11}, players=3)
    for seat, purses in enumerate(([7, 9, 11], [9, 11, 7], [11, 7, 9])):
        row = GAME.features(state(t), seat)
        names = ("own", "opponent1", "opponent2")
        assert [group(row, f"{who}.tokens", 3)[0] for who in names] == purses
        assert group(row, "turn", 3) == [(0 - seat) % 3]
        assert group(row, "asked.mine", 3) == [int(seat == 0)]
    row = GAME.features(state(t), 0)
    assert group(row, "own.lumber", 3) == [0, 0, 1, 0, 0, 0, 0, 2] + [0] * 10
    assert STEPS[group(row, "asked", 3).index(1)].name == "turn"


def test_cards_stand_where_they_lie() -> None:
    t = table({"orders": "S01/rep1", "hand": ["N02"], "rooms": ["A01", None, None, "A03"]}, {"hand": ["N03"]})
    row = GAME.features(state(t), 0)
    assert group(row, "own.orders")[f.ORDER_CODES.index("S01")] == 1 + f.ROWS.index("rep1")
    assert group(row, "own.helpers")[f.HELPER_CODES.index("A03")] == 4
    assert [i for i, slot in enumerate(group(row, "display.orders")) if slot] == [4, 5, 6, 7]
    assert group(row, "own.hand").index(1) == f.ORDER_CODES.index("N02") and sum(group(row, "own.hand")) == 1
    assert group(row, "opponent1.hand_size") == [1]


def test_what_an_order_lacks_is_counted() -> None:
    order = f.ORDERS[f.ORDER_CODES.index("S05")]
    needed = sum(order.counts) + len(order.free_masks) + order.glue + order.scrap + order.sawblade
    row = GAME.features(state(table({"lumber": ""})), 0)
    assert group(row, "display.missing")[f.ORDER_CODES.index("S05")] == 1 + needed
