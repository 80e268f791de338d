"""Search by sequential halving: the best few actions are played on many times, each with the same luck as the others.

After each round of rollouts the worse half is left behind, so that the effort goes where the decision is close. What
the seat cannot know is drawn anew for every rollout.
"""

import math
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from burgher.bots.values.judge import Judge, margin, rollout
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State


class Effort(msgspec.Struct, frozen=True):
    """How much is tried for one decision. It is counted in rollouts, not in seconds, so that games repeat."""

    width: int  # actions that are played on
    rollouts: int  # of all of them together


class Candidate(msgspec.Struct):
    """An action that was tried, and the margins over the best of the others in which its rollouts ended."""

    action: int
    margins: list[float]

    def expected(self) -> float:
        return sum(self.margins) / len(self.margins)

    def ahead_of(self, other: "Candidate") -> tuple[float, float]:
        """How much more is expected of this action than of another, and the standard error of that.

        Both met the same luck as long as both were tried, so that most of it falls out of the difference.
        """
        pairs = [mine - theirs for mine, theirs in zip(self.margins, other.margins, strict=False)]
        mean = sum(pairs) / len(pairs)
        if len(pairs) == 1:
            return mean, math.inf
        return mean, math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))


class Verdict(msgspec.Struct):
    """What thinking about a decision came to: the actions that were tried, the best first."""

    candidates: list[Candidate]


@cache
def judge_of(game_id: str) -> Judge[Any] | None:
    """Who judges positions of this game, if anybody can."""
    found: Judge[Any] | None = getattr(import_module(f"burgher.bots.values.{game_id}"), "JUDGE", None)
    return found


def think(
    game: Game[Any], judge: Judge[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort
) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    ranked = sorted(actions, key=lambda action: -judge.after(known, seat, action))
    live = [Candidate(action, []) for action in ranked[: effort.width]]
    left: list[Candidate] = []
    rounds = (len(live) - 1).bit_length()
    until = judge.until(known)
    while len(live) > 1:
        for _ in range(max(1, effort.rollouts // rounds // len(live))):
            seed = dice.roll() << 28 ^ dice.roll()
            world = game.determinize(known, seat, dice)
            for candidate in live:
                s = world.copy()
                s.play(seat, candidate.action)
                rollout(judge, s, seed, until)
                candidate.margins.append(margin(judge, s, seat))
        live.sort(key=lambda candidate: -candidate.expected())
        half = (len(live) + 1) // 2
        left = live[half:] + left
        live = live[:half]
    return Verdict(live + left)
