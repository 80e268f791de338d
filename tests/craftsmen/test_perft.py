"""Perft: how many sequences of decisions there are from fixed positions, up to three deep.

Chance and the end of the game end a sequence; a sequence that ends early counts once. The first number of each row is
worked out by hand beside it.
"""

from collections.abc import Callable

import pytest

from burgher.core.state import CHANCE, State
from burgher.core.table import Table

from .helpers import at, table

BUILDER = {"row": ["S1"], "hand": ["B01", "B22"], "capital": {"red3": 2}}
BIDDERS = [{"capital": {"violet3": 1, "red2": 1}}, {"capital": {"red3": 1}}]
POSITIONS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    # six buildings and passing: 7; then the same again for the next seat, and again
    "helpers": (lambda: table(3), [7, 49, 343]),
    # the notary is full with seats 1, 2, 1: covering two of them costs the one card, the third is free: 5 + 3 + 1.
    # Then seat 1, whose two discs lie there, has 5 buildings and passing, 7 times, and the two fees are forced: 44
    "stacking": (
        lambda: table([{"capital": {"red1": 1}}, {}, {}], queues={"notary": [[1], [2], [1]]}),
        [9, 44, 336],
    ),
    # seat 1 has nothing to build; then the violet mine and the green vineyard fit on both ends, or end: 5; then the
    # other card fits on the far end, or end, 4 times, and after no card the three choices of the town hall: 11
    "building": (lambda: at("builders_guild", [BUILDER, {}], [[1], [0]]), [1, 5, 11]),
    # wood to the fair, the cooperage or the paper mill, each also doubled, or end: 7. Then after the fair 9, after
    # a mill 6 each, second goods 3 + 2 + 2, and the town hall 3: 31
    "craft": (lambda: at("craft_guild", [{"row": ["S1", "E01", "E10"]}, {}]), [7, 31, 138]),
    # a purchase, bids 1 to 5, three piles to look into, end: 10. Then one payment, answers 3 + 2 + 1 + 1 + 1, three
    # times chance, town hall 3: 15
    "notary": (lambda: at("notary", BIDDERS, display={"basic": ["B01"]}), [10, 15, 40]),
}


def perft(s: State, depth: int) -> int:
    if not depth or s.over() or s.to_move() == [CHANCE]:
        return 1
    count = 0
    for seat in s.to_move():
        for action in s.options(seat):
            after = s.copy()
            after.play(seat, action)
            count += perft(after, depth - 1)
    return count


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str, depth: int) -> None:
    make, counts = POSITIONS[name]
    assert perft(make().state, depth) == counts[depth - 1]
