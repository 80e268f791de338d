"""The score sheet that a position leads to, as it was learned from games (`tools/woodcraft_expected.py`).

The total is the hand-made worth, set right: whatever is worth more by hand is expected to end higher. The lines are
linear in all terms; what they lack or exceed is shared out among them. Weights are parabolas in the turns left.
"""

from pathlib import Path
from typing import Final

import msgspec
from mypy_extensions import i64

from burgher.bots.values.woodcraft_terms import terms
from burgher.bots.values.woodcraft_worth import turns_left
from burgher.games.woodcraft.score import PARTS
from burgher.games.woodcraft.state import Woodcraft

FILE: Final = Path(__file__).parent.parent / "weights" / "woodcraft_expected.json"
MOST_TURNS: Final = 14  # of a game


class Weights(msgspec.Struct):
    """What the file holds: three weights of each term, with which time is multiplied not at all, once and twice."""

    about: str  # the command that made it
    figures: dict[str, float]  # errors on games that were not learned from, in points
    total: list[list[float]]
    lines: list[list[list[float]]]  # for one line of the score sheet after the other
    spread: list[float]  # the standard deviation of the final margin by turns left


def at(weights: list[list[float]], turns: int) -> list[float]:
    """The weights of the terms at one time."""
    time = turns / MOST_TURNS
    return [three[0] + time * (three[1] + time * three[2]) for three in weights]


_READ: Final = msgspec.json.decode(FILE.read_bytes(), type=Weights)
SPREAD: Final[list[float]] = _READ.spread
# by turns left
TOTAL: Final[list[list[float]]] = [at(_READ.total, turns) for turns in range(MOST_TURNS + 1)]
BY_LINE: Final[list[list[list[float]]]] = [
    [at(_READ.lines[line], turns) for line in range(PARTS)] for turns in range(MOST_TURNS + 1)
]


def times(weights: list[float], found: list[float]) -> float:
    total = 0.0
    i: i64
    for i in range(len(found)):
        total += weights[i] * found[i]
    return total


def expected(s: Woodcraft, seat: i64) -> float:
    """The final score that the seat may expect."""
    points = float(sum(s.players[seat].parts))
    if not s.stack:
        return points
    return points + times(TOTAL[turns_left(s, seat)], terms(s, seat))


def expected_sheet(s: Woodcraft, seat: i64) -> list[float]:
    """The same line by line: what is still to come makes up for the difference, each line for its share."""
    sheet = [float(part) for part in s.players[seat].parts]
    if not s.stack:
        return sheet
    found = terms(s, seat)
    turns = turns_left(s, seat)
    gains: list[float] = []
    share = 0.0
    for weights in BY_LINE[turns]:
        gain = times(weights, found)
        gains.append(gain)
        share += abs(gain)
    rest = (times(TOTAL[turns], found) - sum(gains)) / max(share, 1e-6)
    for line in range(PARTS):
        sheet[line] += gains[line] + rest * abs(gains[line])
    return sheet
