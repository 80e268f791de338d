"""Who judges positions of The Castles of Burgundy: it expects a final score, and plays on by what each action adds."""

import math
from typing import Final

from mypy_extensions import i64

from burgher.bots.values.castles_of_burgundy_policy import best_of
from burgher.bots.values.castles_of_burgundy_worth import ALL_ROUNDS, knowledge_worth, rounds_left, terms, value
from burgher.bots.values.judge import Judge
from burgher.core.chance import Dice
from burgher.core.state import State
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import score
from burgher.games.castles_of_burgundy.state import Burgundy

__all__ = ["JUDGE", "value"]

AHEAD: Final = 3  # rounds that are played on in thought, the present one included

# What positions of some thousand games of the policy led to (the rows of `burgher train`).
VARIANCE: Final = 107.0  # of the margin at the end around the expected one,
VARIANCE_OF_A_ROUND: Final = 21.0  # and what each round that is left adds to it
TO_COME: Final = 7.4  # points that a round brings beyond what the position promises,
FORESEEN: Final = 5  # but for the last ones, which it promises already
# how the points that are still to come fall to the lines of the score sheet: livestock, regions, bonus tiles, sales,
# watchtowers, goods, silver, workers, then knowledge tiles 15 to 26
SHARES: Final = [
    *(0.126, 0.001, 0.269, 0.17, 0.06, 0.006, 0.11, 0.026, 0.019, 0.047, 0.018),
    *(0.027, 0.006, 0.013, 0.009, 0.008, 0.008, 0.008, 0.01, 0.011, 0.024, 0.015, 0.007),
]
SIZE_SHARE: Final = 0.61  # of what a region brings, the rest being for the phase


def to_come(s: Burgundy) -> float:
    """What rounds to come bring on average, beyond what a position promises."""
    return TO_COME * max(0, ALL_ROUNDS - 5 * s.phase - s.round - FORESEEN) if s.stack else 0.0


def sheet(s: Burgundy, seat: int) -> list[float]:
    """The expected score sheet: each promise stands on the line that it will come to, as far as that can be told."""
    p = s.players[seat]
    out = [float(part) for part in p.parts]
    if not s.stack:
        return out
    _, regions, colours, storage, goods, purse, knowledge, mines, order, pending = terms(s, seat)
    out[score.P_REGION_SIZE] += regions * SIZE_SHARE
    out[score.P_REGION_PHASE] += regions * (1 - SIZE_SHARE)
    out[score.P_LARGE_BONUS] += colours
    out[score.P_SALES] += goods
    out[score.P_WORKERS] += p.workers / f.WORKERS_PER_POINT
    out[score.P_SILVER] += purse - p.workers / f.WORKERS_PER_POINT + mines
    left = rounds_left(s, seat)
    for number in range(f.K_SOLD_TYPES, f.KNOWLEDGE_TILES + 1):
        if p.knows[number]:
            worth = knowledge_worth(s, p, seat, number, left)
            out[score.P_KNOWLEDGE + number - f.K_SOLD_TYPES] += worth
            knowledge -= worth
    rest = (storage + knowledge + order + pending + to_come(s)) / sum(SHARES)
    for line in range(score.PARTS):
        out[line] += rest * SHARES[line]
    return out


class BurgundyJudge(Judge[Burgundy]):
    """Looks three rounds ahead."""

    def value(self, s: Burgundy, seat: i64) -> float:
        return value(s, int(seat)) + to_come(s)

    def after(self, s: State, seat: i64, action: i64) -> float:
        """Actions are compared by what they promise: whether they end the round is no merit."""
        there = s.copy()
        there.play(seat, action)
        assert isinstance(there, Burgundy)
        return value(there, int(seat))

    def terms(self, s: Burgundy, seat: i64) -> list[float]:
        return terms(s, int(seat))

    def sheet(self, s: Burgundy, seat: i64) -> list[float]:
        return sheet(s, int(seat))

    def spread(self, s: Burgundy) -> float:
        return math.sqrt(VARIANCE + VARIANCE_OF_A_ROUND * (ALL_ROUNDS - 5 * s.phase - s.round))

    def until(self, s: Burgundy) -> i64:
        return (s.phase * 5 + s.round + self.ahead) * s.seats

    def policy(self, s: State, seat: i64, actions: list[int], dice: Dice) -> int:
        assert isinstance(s, Burgundy)
        return best_of(s, seat, actions)


JUDGE: Final = BurgundyJudge(AHEAD)
