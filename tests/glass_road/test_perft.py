"""Perft: how many sequences of decisions there are from fixed positions, up to three deep.

Chance and the end of the game end a sequence; a sequence that ends early counts once. Where several seats choose at the
same time, each of their orders is a sequence. The first number of each row is worked out by hand beside it.
"""

import json
from pathlib import Path

import pytest

from burgher.core.playout import perft

from .helpers import position

FOLDER = Path(__file__).parent / "positions"

COUNTS = {
    # the tile, sand or clay for two pits, six tiles to remove, done: 10. Then: cells 9 and 10 or none, 3; 0 to 2 units,
    # twice 3; after each removal 3 uses, 5 removals and done, 6 * 9; the last window, 7: 70
    "pit_worker": [10, 70, 419],
    # food from either wheel, the hardware store, five removals, done: 9. Then: after either entry two uses, the store
    # and five removals, but not done, 2 * 8; 0 to 2 clay, 3; after each removal 8, 5 * 8; the last window, 7: 66
    "builder": [9, 66, 436],
    # three kinds to place, build, three removals, done: 8. Then: 7 empty cells or none, 3 * 8; Tavern or Fishery on
    # 7 cells, 14; after each removal 7, 3 * 7; the last window, 4: 63
    "tavern": [8, 63, 378],
    # pond, sand or water, three buildings that take tiles, one removal, done: 8. Then: 4 cells or none, 5; twice 2; one
    # of 3 tiles; twice the lower of two out of three, 2; without the pond 5; the last window, 5: 26
    "unbuilt_tiles": [8, 26, 116],
    # both actions, the brick, the clay, done: 5. Then: tiles are drawn, 1; wood and clay, 4; six goods; 0 to 2 sand, 3;
    # the last window, 3: 17
    "endless_chain": [5, 17, 62],
    # six goods, done: 7. Then: 0 to 2 of sand, water, wood or clay, 4 * 3; food has room on one wheel, 3; charcoal on
    # both, 5; the last window of the other seat, 3: 23
    "supplier_gift": [7, 23, 91],
    # two, two and one card: 5; two seats in either order, 8 + 4 + 4; all three in six orders, 6 * 4
    "three_lay": [5, 16, 24],
    # the last card; both of its actions or done; tiles are drawn, wood and clay in 4 ways, one of three cards or none
    "three_cards_left": [1, 3, 9],
    # up to 2 food and 1 water: 3 * 2 on the glass wheel, and with food 2 * 2 on the brick wheel: 10. Then: the second
    # pond, its removal, done, 3 each: 30. Then 10 ways to take once more, and twice done or over: 10 * 12
    "two_goods": [10, 30, 120],
}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str, depth: int) -> None:
    t = position(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))
    assert perft(t.state, depth) == COUNTS[name][depth - 1]


def test_every_position_is_counted() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(COUNTS)
