"""Search by sequential halving: the best few actions are played on many times, each with the same luck as the others.

After each round of rollouts the worse half is left behind, so that the effort goes where the decision is close. What
the seat cannot know is drawn anew for every rollout.
"""

from typing import Any

from burgher.bots.effort import Effort, Watch
from burgher.bots.leaves import read
from burgher.bots.values import judge_of
from burgher.bots.values.judge import rollout
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State


def think(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    judge = judge_of(game.id)
    ranked = sorted(actions, key=lambda action: -judge.after(known, seat, action))
    return halve(game, known, seat, ranked[: effort.width], dice, effort)


def halve(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try all these actions, and the better half of them again and again."""
    watch = Watch(effort)
    judge = judge_of(game.id)
    live = [Candidate(action, line=[(seat, action)]) for action in actions]
    left: list[Candidate] = []
    rounds = max(1, (len(live) - 1).bit_length())
    until = judge.until(known)
    while True:
        for _ in range(max(1, effort.rollouts // rounds // len(live))):
            if watch.over() and live[0].margins:
                break
            seed = dice.roll() << 28 ^ dice.roll()
            world = game.determinize(known, seat, dice)
            ends = []
            for candidate in live:
                s = world.copy()
                s.play(seat, candidate.action)
                rollout(judge, s, seed, until)
                ends.append(s)
            read(game, ends, seat, live)
        live.sort(key=lambda candidate: -candidate.margin())
        if len(live) <= 2 or watch.over():
            return Verdict(seat, live + left)
        half = (len(live) + 1) // 2
        left = live[half:] + left
        live = live[:half]
