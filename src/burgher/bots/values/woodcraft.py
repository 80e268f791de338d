"""What a position of Woodcraft is worth to a seat, in points at the end of the game.

In the middle of an action the worth is that of its best continuation, so that a tile is chosen for what its action can
do.
"""

import math
from typing import Final

from mypy_extensions import i64

from burgher.bots.values.judge import Judge, spread_out
from burgher.bots.values.woodcraft_turn import value
from burgher.bots.values.woodcraft_worth import turns_left
from burgher.games.woodcraft.state import Woodcraft

__all__ = ["JUDGE", "value"]


class WoodcraftJudge(Judge[Woodcraft]):
    """Looks through the next turn of everybody."""

    def value(self, s: Woodcraft, seat: i64) -> float:
        return value(s.copy(), seat)

    def sheet(self, s: Woodcraft, seat: i64) -> list[float]:
        return spread_out([float(part) for part in s.players[seat].parts], self.value(s, seat))

    def spread(self, s: Woodcraft) -> float:
        return 4.0 * math.sqrt(turns_left(s, 0) + 1)

    def until(self, s: Woodcraft) -> i64:
        return s.epoch() + self.ahead * s.seats


JUDGE: Final = WoodcraftJudge(1, 3)
