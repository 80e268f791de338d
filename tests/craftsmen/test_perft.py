"""Perft: how many sequences of decisions there are from fixed positions, up to three deep.

Chance and the end of the game end a sequence; a sequence that ends early counts once. The first number of each row is
worked out by hand beside it.
"""

import json
from pathlib import Path

import pytest

from burgher.core.playout import perft
from burgher.games.craftsmen import GAME

FOLDER = Path(__file__).parent / "positions"
COUNTS = {
    # six buildings and passing: 7; then the same again for the next seat, and again
    "helpers": [7, 49, 343],
    # the notary is full with seats 1, 2, 1: covering two of them costs the one card, the third is free: 5 + 3 + 1.
    # Then seat 1, whose two discs lie there, has 5 buildings and passing, 7 times, and the two fees are forced: 44
    "stacking": [9, 44, 336],
    # seat 1 has nothing to build; then the violet mine and the green vineyard fit on both ends, or end: 5; then the
    # other card fits on the far end, or end, 4 times, and after no card the three choices of the town hall: 11
    "building": [1, 5, 11],
    # wood to the fair, the cooperage or the paper mill, each also doubled, or end: 7. Then after the fair 9, after
    # a mill 6 each, second goods 3 + 2 + 2, and the town hall 3: 31
    "craft": [7, 31, 138],
    # a purchase, bids 1 to 5, three piles to look into, end: 10. Then one payment, answers 3 + 2 + 1 + 1 + 1, three
    # times chance, town hall 3: 15
    "notary": [10, 15, 40],
    # wood to the fair, also doubled; leather to the granary, as the tailor has some; clothes given up, or by bribe on
    # ship 1, where the left marker is not the own; end: 6. Then 6, 1, one card, 5, one bribe, and seat 1 has 4: 18
    "full_ships": [6, 18, 56],
    # nothing can be made but a barrel; a cube comes back from the fair or the cooperage; a marker of the fair may
    # become wood for the paper mill; end: 5
    "no_cubes": [5, 21, 87],
    # leather for two icons, cloth and paper for one each, all with a card or a marker of the fair, and end: 9
    "market": [9, 25, 52],
    # seat 1 takes four cards from the deck, or declines
    "empty_display": [2, 3, 5],
    # the winery fits green to green on the right and, with the privilege, on the left, and end: 3
    "last_winter": [3, 3, 10],
}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str, depth: int) -> None:
    s = GAME.from_position(json.loads((FOLDER / f"{name}.json").read_text("utf-8")), strict=False)
    s.settle()
    assert perft(s, depth) == COUNTS[name][depth - 1]


def test_every_position_is_counted() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(COUNTS)
