"""What a position of Woodcraft is worth to a seat, in points at the end of the game.

The journeyman's value sees, in the middle of an action, the worth of its best continuation, so that a tile is chosen
for what its action can do. The judge tells the score sheet that positions have led to.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.judge import Judge
from burgher.bots.values.woodcraft_expected import SPREAD, expected, expected_sheet
from burgher.bots.values.woodcraft_plan import plan
from burgher.bots.values.woodcraft_terms import terms
from burgher.bots.values.woodcraft_turn import value
from burgher.bots.values.woodcraft_worth import turns_left
from burgher.core.chance import Dice
from burgher.core.state import State
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER
from burgher.games.woodcraft.state import Woodcraft

__all__ = ["JUDGE", "PLANNING", "value"]

SMALL: Final = (1, 60)  # the width of a plan within a rollout, and the positions that it looks at


class WoodcraftJudge(Judge[Woodcraft]):
    """Looks through the next turn of everybody."""

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


class PlanningJudge(WoodcraftJudge):
    """Goes on by small plans of whole turns, up to the end of the seat's next turn: slower, and much closer to how it
    would be played."""

    def until(self, s: Woodcraft) -> i64:
        return s.epoch() + 1 + self.ahead * s.seats

    def plan(self, s: State, seat: i64, actions: list[int], dice: Dice) -> list[int]:
        assert isinstance(s, Woodcraft)
        if s.round == 0 or s.asking(LAY_ORDER):
            return [max(actions, key=lambda action: self.after(s, seat, action))]
        return plan(s, seat, actions, *SMALL)[0].line


JUDGE: Final = WoodcraftJudge(1, 3)
PLANNING: Final = PlanningJudge(1, 3)
