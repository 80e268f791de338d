"""Search by sequential halving: the best few actions are played on many times, each with the same luck as the others.

After each round of rollouts the worse half is left behind, so that the effort goes where the decision is close. What
the seat cannot know is drawn anew for every rollout.
"""

from typing import Any

from burgher.bots.effort import Effort, Watch
from burgher.bots.leaves import read
from burgher.bots.values import judge_of
from burgher.bots.values.judge import Judge, rollout
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State


def think(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    judge = judge_of(game.id)
    ranked = sorted(actions, key=lambda action: -judge.after(known, seat, action))[: effort.width]
    return halve(game, known, seat, candidates(seat, ranked), dice, effort, judge)


def candidates(seat: int, actions: list[int]) -> list[Candidate]:
    """These actions, not yet tried."""
    return [Candidate(action, line=[(seat, action)]) for action in actions]


def halve(
    game: Game[Any],
    known: State,
    seat: int,
    tried: list[Candidate],
    dice: Dice,
    effort: Effort,
    judge: Judge[Any],
) -> Verdict:
    """Follow all these lines, and the better half of them again and again; of each action the best one speaks."""
    watch = Watch(effort)
    live = tried
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
                rollout(judge, s, seed, until, [action for _, action in candidate.line])
                ends.append(s)
            read(game, ends, seat, live, effort.learned)
        live.sort(key=lambda candidate: -candidate.margin())
        if len(live) <= 2 or watch.over() or len({candidate.action for candidate in live}) == 1:
            return Verdict(seat, by_action(live + left))
        half = (len(live) + 1) // 2
        left = live[half:] + left
        live = live[:half]


def by_action(tried: list[Candidate]) -> list[Candidate]:
    """The first candidate of each action."""
    out: dict[int, Candidate] = {}
    for candidate in tried:
        out.setdefault(candidate.action, candidate)
    return list(out.values())
