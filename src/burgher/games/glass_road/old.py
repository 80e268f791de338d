"""How stack entries of format 1 are read: bare numbers, several fields of a step in one of them.

Where it is not told here, the numbers are the seat, if the step has one, and the fields in order.
"""

from collections.abc import Mapping

from burgher.core.game import OldFrame
from burgher.games.glass_road.facts import BASIC, CELLS, ROW

CELLS_AND_BASE = CELLS + 1

FRAMES: Mapping[str, OldFrame] = {
    "fill_place": lambda n: [n[0] // ROW, n[0] % ROW],
    "evaluate": lambda n: [n[0], n[1], n[2] & 3, n[2] >> 2 & 1, n[2] >> 3],
    "take": lambda n: [n[0], n[1] >> 3, n[1] & 7, n[2] >> 2 & 7, n[2] & 3, n[2] >> 5],
    "raise": lambda n: [n[0], n[1] // CELLS_AND_BASE, n[1] % CELLS_AND_BASE],
    "place_beside": lambda n: [n[0], n[1], n[2] - 1],
    "give": lambda n: [n[0], n[1], n[2] - 1],
    "gifts": lambda n: [n[0] // BASIC, n[0] % BASIC, n[1]],
}
