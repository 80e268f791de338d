"""Perft: how many sequences of decisions there are from fixed positions, up to three deep.

Chance and the end of the game end a sequence; a sequence that ends early counts once. Where several seats choose at the
same time, each of their orders is a sequence. The first number of each row is worked out by hand beside it.
"""

import json
from pathlib import Path

import pytest

import burgher
from burgher.core.playout import perft

from .helpers import GAME

FOLDER = Path(__file__).parent / "positions"

COUNTS = {
    # 3 with one worker reaches depots 2-4, 5 reaches 4-6, two tiles in each: 12 takes; type 4 sells with either
    # die, type 3 with the 3 only: 3 sales; storage is empty and one silver buys nothing; 2 times workers: 17
    "opening": [17, 125, 1960],
    # equal dice count once; 2 tiles in depot 2, each with 3 discards: 6 takes; ship on 17 and bank on 13, which
    # touches the knowledge tile: 2; knowledge tile 6 opens 5 tiles, 3 discards each, 15 purchases; workers: 24
    "full_storage": [24, 262, 1671],
    # either castle on cell 6 with the 6; the ship needs a 2 or a 5; the goods need a 4; 2 times workers: 4.
    # Then: the castle's action takes the mine, places the other castle on 1 or 2 or the ship on 17 or 19,
    # sells, or takes workers, 7 for either castle; after workers with the 6: 3 + 2 + 2 + 1 = 8, with the 1: 3 +
    # 2 + 2 + 1 + 1 = 9: 31
    "castle_chain": [4, 31, 92],
    # with the 2: ship on 17, warehouse on 13, sale of type 2; with the 3: warehouse on 11 or 25;
    # twice workers: 7
    "ship_with_a_choice": [7, 39, 125],
    # city hall or bank on 11 or 25: 4; the pig touches nothing; workers; one tile to buy with 3 discards: 8.
    # Then: city hall on 11: pig on 5 or 10, bank on 25, skip; on 25: bank on 11, 26 or 31, skip; bank: buy or
    # end, twice; workers: 3 purchases or end; bought for the city hall, pig or bank: 3, 5 or 3 uses of the die:
    # 27
    "last_turn": [8, 27, 45],
    # both seats may take either side: 4; then one of 4 castles, or the other seat a side: 4 * 6; then 4 * (4 *
    # 2 + 2 * 8)
    "secret_boards": [4, 24, 96],
}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str, depth: int) -> None:
    t = burgher.position(GAME, json.loads((FOLDER / f"{name}.json").read_text("utf-8")))
    assert perft(t.state, depth) == COUNTS[name][depth - 1]


def test_every_position_is_counted() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(COUNTS)
