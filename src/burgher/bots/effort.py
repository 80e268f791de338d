"""How much thought goes into a decision, and when it has been enough."""

from contextvars import ContextVar
from math import inf
from time import monotonic, thread_time
from types import FunctionType

import msgspec

from burgher.bots.values.judge import rollout

COMPILED = not isinstance(rollout, FunctionType)
FAR = 8  # turns of all players that hints, reviews and puzzles look through, where efforts tell how far

# When an answer is due, on the clock of `monotonic`. Whoever lets people wait sets it; else only work is counted.
DUE: ContextVar[float] = ContextVar("DUE", default=inf)
# Is the answer to be the same on every machine, as at the daily table? Then work alone is counted, and no seconds.
EVERYWHERE: ContextVar[bool] = ContextVar("EVERYWHERE", default=False)


def has_time() -> bool:
    """Is as much tried as compiled rules have the time for?"""
    return COMPILED or EVERYWHERE.get()


class Effort(msgspec.Struct, frozen=True):
    """How much is tried for one decision. It is counted in rollouts, so that games repeat; the seconds are a cap."""

    width: int  # actions that are played on
    rollouts: int  # of all of them together
    seconds: float = inf  # of work, after which no further round of rollouts is begun
    plain: tuple[int, int] | None = None  # width and rollouts in plain Python, which is ten times slower
    more: int = 0  # rollouts for each player beyond two: luck is greater among many, but a rollout takes longer
    alone: int = 0  # rollouts for who plays alone, if not as many as for two
    thrifty: bool = False  # leaves what is clearly behind, as who wants to know which is best and not by how much
    turns: int = 0  # of all players that are played on, if more than a game does anyway; not every game looks at it
    learned: bool = True  # ends are judged by what was learned of the game, if anything was and there is numpy

    def less(self, width: int, rollouts: int) -> "Effort":
        """The same with another width and other rollouts, whatever the interpreter."""
        return msgspec.structs.replace(self, width=width, rollouts=rollouts, plain=None, more=0)

    def affordable(self, players: int = 2) -> "Effort":
        """The same effort among so many players, as far as this interpreter can make it."""
        if EVERYWHERE.get():
            return msgspec.structs.replace(self, seconds=inf)._among(players)
        if not COMPILED and self.plain is not None:
            return self.less(*self.plain)
        return self._among(players)

    def _among(self, players: int) -> "Effort":
        if self.more and players > 2:
            return self.less(self.width, self.rollouts + self.more * (players - 2))
        if self.alone and players == 1:
            return self.less(self.width, self.alone)
        return self


class Watch:
    """Tells when a decision has had its time."""

    def __init__(self, effort: Effort) -> None:
        self.end = thread_time() + effort.seconds
        self.due = inf if EVERYWHERE.get() else DUE.get()

    def over(self) -> bool:
        return thread_time() >= self.end or monotonic() >= self.due
