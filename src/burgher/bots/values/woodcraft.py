"""What a position of Woodcraft is worth to a seat, in points at the end of the game.

The journeyman's value sees, in the middle of an action, the worth of its best continuation, so that a tile is chosen
for what its action can do. The judge tells the score sheet that positions have led to.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.judge import Judge
from burgher.bots.values.woodcraft_expected import SPREAD, expected, expected_sheet
from burgher.bots.values.woodcraft_terms import terms
from burgher.bots.values.woodcraft_turn import choose, value
from burgher.bots.values.woodcraft_worth import turns_left
from burgher.core.chance import Dice
from burgher.core.state import State
from burgher.games.woodcraft.state import Woodcraft

__all__ = ["JUDGE", "NEXT", "WoodcraftJudge", "choose", "value"]


class WoodcraftJudge(Judge[Woodcraft]):
    """Looks through some turns of everybody."""

    def value(self, s: Woodcraft, seat: i64) -> float:
        return expected(s, seat)

    def terms(self, s: Woodcraft, seat: i64) -> list[float]:
        return terms(s, seat)

    def sheet(self, s: Woodcraft, seat: i64) -> list[float]:
        return expected_sheet(s, seat)

    def spread(self, s: Woodcraft) -> float:
        return SPREAD[turns_left(s, s.first)] if s.stack else 0.0

    def until(self, s: Woodcraft) -> i64:
        return s.epoch() + self.ahead * s.seats

    def after(self, s: State, seat: i64, action: i64) -> float:
        """By the journeyman's value, which knows its way in the middle of an action."""
        there = s.copy()
        there.play(seat, action)
        return value(there, seat)  # type: ignore[arg-type]  # a copy is of the same kind

    def policy(self, s: State, seat: i64, actions: list[int], dice: Dice) -> int:
        """A rollout chooses between all actions, as the journeyman does."""
        return choose(s, seat, actions)  # type: ignore[arg-type]  # as above


JUDGE: Final = WoodcraftJudge(1)
NEXT: Final = 2  # rounds: through the seat's own next turn, and what the others make of it
