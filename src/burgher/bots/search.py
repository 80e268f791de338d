"""Search by sequential halving: the best few actions are played on many times, each with the same luck as the others.

After each round of rollouts the worse half is left behind, so that the effort goes where the decision is close. What
the seat cannot know is drawn anew for every rollout.
"""

from functools import cache
from importlib import import_module
from statistics import NormalDist
from typing import Any

import msgspec

from burgher.bots.values.judge import Judge, margin, rollout
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State

NORMAL = NormalDist()


class Effort(msgspec.Struct, frozen=True):
    """How much is tried for one decision. It is counted in rollouts, not in seconds, so that games repeat."""

    width: int  # actions that are played on
    rollouts: int  # of all of them together


@cache
def judge_of(game_id: str) -> Judge[Any]:
    """Who judges positions of this game."""
    found: Judge[Any] = import_module(f"burgher.bots.values.{game_id}").JUDGE
    return found


def think(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    judge = judge_of(game.id)
    ranked = sorted(actions, key=lambda action: -judge.after(known, seat, action))
    live = [Candidate(action, line=[(seat, action)]) for action in ranked[: effort.width]]
    left: list[Candidate] = []
    rounds = max(1, (len(live) - 1).bit_length())
    until = judge.until(known)
    while True:
        for _ in range(max(1, effort.rollouts // rounds // len(live))):
            seed = dice.roll() << 28 ^ dice.roll()
            world = game.determinize(known, seat, dice)
            for candidate in live:
                s = world.copy()
                s.play(seat, candidate.action)
                rollout(judge, s, seed, until)
                read(judge, game, s, seat, candidate)
        live.sort(key=lambda candidate: -candidate.margin())
        if len(live) <= 2:
            return Verdict(seat, live + left)
        half = (len(live) + 1) // 2
        left = live[half:] + left
        live = live[:half]


def read(judge: Judge[Any], game: Game[Any], s: State, seat: int, candidate: Candidate) -> None:
    """Write down how a rollout ended for the seat."""
    ahead = margin(judge, s, seat)
    candidate.margins.append(ahead)
    candidate.sheets.append(list(game.parts(s, seat)) if s.over() else judge.sheet(s, seat))
    candidate.chances.append(chance(judge, game, s, seat, ahead))


def chance(judge: Judge[Any], game: Game[Any], s: State, seat: int, ahead: float) -> float:
    """The chance of winning from here; a shared victory is shared. Whoever plays alone has nobody to beat."""
    if s.over() or s.seats == 1:
        winners = game.winners(s) if s.seats > 1 else [seat]
        return 1 / len(winners) if seat in winners else 0.0
    return NORMAL.cdf(ahead / max(0.5, judge.spread(s)))


def consider(
    game: Game[Any],
    state: State,
    seat: int,
    effort: Effort,
    dice: Dice,
    actions: list[int] | None = None,
) -> Verdict:
    """What the seat, knowing what it may know and no more, may expect of its actions, or of these."""
    asked = state.options(seat) if actions is None else actions
    return think(game, game.determinize(state, seat, dice), seat, asked, dice, effort)
