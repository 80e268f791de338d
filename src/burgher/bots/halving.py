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

LOOKS = 8  # rollouts of a candidate after which it may be clear how it stands
CLEAR = 3.0  # standard errors behind the best, with the same luck


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
    """Follow all these lines, and the better half of them again and again; of each action the best one speaks.

    A thrifty effort leaves at once what is clearly behind: the rest goes where the decision is close, or is saved.
    """
    watch = Watch(effort)
    live = tried
    left: list[Candidate] = []
    rounds = max(1, (len(live) - 1).bit_length())
    until = judge.until(known)
    doubt = judge.doubt(known)
    for n in range(rounds):
        share = effort.rollouts // rounds
        while True:
            seed = dice.roll() << 28 ^ dice.roll()
            world = game.determinize(known, seat, dice)
            ends = []
            for candidate in live:
                s = world.copy()
                rollout(judge, s, seed, until, [action for _, action in candidate.line])
                ends.append(s)
            read(game, ends, seat, live, effort.learned, doubt)
            share -= len(live)
            if effort.thrifty and len(live[0].margins) % LOOKS == 0:
                live, left = part(live, left)
            if watch.over() or (effort.thrifty and len(live) == 1) or len(live) > share:
                break
        live.sort(key=lambda candidate: -candidate.margin())
        if watch.over() or len({candidate.action for candidate in live}) == 1:
            break
        if n < rounds - 1:
            half = max(2, (len(live) + 1) // 2)
            left = live[half:] + left
            live = live[:half]
    return Verdict(seat, by_action(live + left))


def part(live: list[Candidate], left: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """Leave what is clearly behind the best, or has always come to the same as it."""
    live = sorted(live, key=lambda candidate: -candidate.margin())
    best = live[0]
    close = [best, *(one for one in live[1:] if is_close(*best.ahead_of(one)))]
    return close, [one for one in live if one not in close] + left


def is_close(ahead: float, error: float) -> bool:
    return error > 0 and ahead < CLEAR * error


def by_action(tried: list[Candidate]) -> list[Candidate]:
    """The first candidate of each action."""
    out: dict[int, Candidate] = {}
    for candidate in tried:
        out.setdefault(candidate.action, candidate)
    return list(out.values())
