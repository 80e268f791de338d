"""Search by sequential halving: the best few actions are played on many times, each with the same luck as the others.

After each round of rollouts the worse half is left behind, so that the effort goes where the decision is close. What
the seat cannot know is drawn anew for every rollout.
"""

from statistics import NormalDist
from typing import Any

from burgher.bots.effort import Effort, Watch
from burgher.bots.values import judge_of
from burgher.bots.values.judge import Judge, margin, rollout
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State

NORMAL = NormalDist()


def think(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    watch = Watch(effort)
    judge = judge_of(game.id)
    ranked = sorted(actions, key=lambda action: -judge.after(known, seat, action))
    live = [Candidate(action, line=[(seat, action)]) for action in ranked[: effort.width]]
    left: list[Candidate] = []
    rounds = max(1, (len(live) - 1).bit_length())
    until = judge.until(known)
    while True:
        for _ in range(max(1, effort.rollouts // rounds // len(live))):
            if watch.over() and live[0].margins:
                break
            seed = dice.roll() << 28 ^ dice.roll()
            world = game.determinize(known, seat, dice)
            for candidate in live:
                s = world.copy()
                s.play(seat, candidate.action)
                rollout(judge, s, seed, until)
                read(judge, game, s, seat, candidate)
        live.sort(key=lambda candidate: -candidate.margin())
        if len(live) <= 2 or watch.over():
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
