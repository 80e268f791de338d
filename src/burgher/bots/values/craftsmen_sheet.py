"""The final score sheet of Craftsmen that the terms of a position's value let one expect, fitted to games played out.

`craftsmen_sheet.json` holds the numbers and the command that made them. What a line still gains is a weighted sum of
the terms; each weight changes evenly from the first round to the last.
"""

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from burgher.bots.values.craftsmen_row import rounds_left
from burgher.games.craftsmen.score import PARTS
from burgher.games.craftsmen.state import Craftsmen

TERMS: Final = 12
ROUNDS: Final = 11.0  # after the first one
_FITTED: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "craftsmen_sheet.json").read_text())
WEIGHTS: Final[list[list[float]]] = _FITTED["weights"]  # of each line: first those at the end, then their growth
IN_A_ROW: Final[vec[float]] = vec[float]([weight for line in WEIGHTS for weight in line])  # where they are read fast
SPREAD: Final[list[float]] = _FITTED["spread"]  # of the final margin, by rounds that are left


def inputs(s: Craftsmen, terms: list[float]) -> list[float]:
    """What a line's gain is a weighted sum of: one, the terms without the points scored, and both by time left."""
    time = rounds_left(s) / ROUNDS
    known = [1.0, *terms[1:]]
    return known + [term * time for term in known]


def expected(s: Craftsmen, parts: list[int], terms: list[float]) -> list[float]:
    """The expected final score sheet."""
    row = vec[float](inputs(s, terms))
    return [parts[line] + gain_of(line, row) for line in range(PARTS)]


def gain_of(line: i64, row: vec[float]) -> float:
    """What a line still gains."""
    weights = IN_A_ROW
    size: i64 = len(row)
    first = line * size
    gain = 0.0
    for i in range(size):
        gain += weights[first + i] * row[i]
    return gain
