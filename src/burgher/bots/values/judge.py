"""Judging positions by playing on: what every game's judge has in common, and the playing itself.

A judge knows a game: what a position is worth to a seat, and what a seat would sensibly do there. A rollout plays on in
its way up to a given time. Its luck is keyed as that of a game is, by step, epoch and ordinal, so that rollouts of the
same seed that differ in one decision meet the same luck.
"""

from typing import Final, Generic

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.core.state import ASKS_CHANCE, ASKS_SEAT, CHANCE, S, State

PRIME: Final = 2147483647
LEAST: Final = -1e9  # less than anything is worth
UNSURE: Final = -1  # no action


class Judge(Generic[S]):
    """What is known about playing a game well. Nothing here changes the state that it is given."""

    def __init__(self, ahead: i64, sampled: i64 = 3) -> None:
        self.ahead = ahead  # rounds up to which a rollout is played, the present one included
        self.sampled = sampled  # actions between which it chooses, where a game has no quicker way

    def value(self, s: S, seat: i64) -> float:
        """What the position is worth to the seat, in points at the end."""
        raise RuntimeError("each game has its own")

    def terms(self, s: S, seat: i64) -> list[float]:
        """What the value is made of, for those who learn to weigh it better."""
        return [self.value(s, seat)]

    def sheet(self, s: S, seat: i64) -> list[float]:
        """The score sheet that the seat may expect at the end, line by line; it adds up to the value."""
        raise RuntimeError("each game has its own")

    def spread(self, s: S) -> float:
        """How far the margin at the end may yet lie from the expected one: a standard deviation."""
        raise RuntimeError("each game has its own")

    def doubt(self, s: S) -> float:
        """How far off it may be what rollouts from here find, since they are played quickly: a standard deviation.

        It tells nothing of which action is better, and only makes chances of winning less certain.
        """
        return 0.0

    def until(self, s: S) -> i64:
        """The epoch up to which a rollout from here is played."""
        raise RuntimeError("each game has its own")

    def after(self, s: State, seat: i64, action: i64) -> float:
        """What the position after this action is worth to the seat."""
        there = s.copy()
        there.play(seat, action)
        return self.value(there, seat)  # type: ignore[arg-type]  # a copy is of the same kind

    def policy(self, s: State, seat: i64, actions: list[int], dice: Dice) -> int:
        """What the seat does in a rollout: the best of a few actions, drawn by lot where there are more."""
        count: i64 = len(actions)
        tried: i64 = count if count < self.sampled else self.sampled
        best, most = actions[0], LEAST
        for i in range(tried):
            action = actions[i] if tried == count else actions[dice.below(count)]
            found = self.after(s, seat, action)
            if found > most:
                best, most = action, found
        return best

    def at_once(self, s: State, seat: i64) -> i64:
        """What the policy chooses here, where that is plain without a list of all options; else `UNSURE`."""
        return UNSURE


def keyed(seed: i64, step: i64, epoch: i64, ordinal: i64) -> i64:
    """A number below 2**32 for this draw. No product leaves 62 bits, so that plain Python finds the same one."""
    low = (seed ^ step * 8191 ^ ordinal * 131071) & PRIME
    high = (seed >> 31 ^ epoch * 524287 ^ step) & PRIME
    low = ((low ^ high >> 13) * 742938285 + epoch) % PRIME
    high = ((high ^ low >> 11) * 950706376 + ordinal) % PRIME
    low = (low ^ high >> 7) * 1343714438 % PRIME
    high = (high ^ low >> 9) * 630360016 % PRIME
    return (low << 16 ^ high) & 0xFFFFFFFF


def rollout(judge: Judge[S], s: State, seed: i64, until: i64, line: list[int] | None = None) -> None:
    """Play on, as the judge thinks sensible, up to this epoch or the end of the game. The state is used up.

    It begins with this line, which is that of the seat to move. A line is left where it cannot be followed.
    """
    steps = s.steps
    dice = Dice(seed ^ PRIME)
    drawn: list[int] = [0] * len(steps)  # how often each step has drawn in this epoch
    drew = False  # has any?
    epoch: i64 = s.epoch()
    leader: i64 = s.mover()  # whose line it is
    ahead: list[int] = line[::-1] if line else []  # what is left of it, the next action last
    while s.stack:
        now: i64 = s.epoch()
        if now != epoch:
            if now >= until:
                return
            epoch = now
            if drew:
                drawn = [0] * len(steps)
                drew = False
            ahead = []
        frame: i64 = s.stack[-1]
        number = frame >> 5 & 511
        asks = frame >> 3 & 3
        if asks == ASKS_CHANCE:
            before: i64 = drawn[number]
            s.play(CHANCE, s.draw(keyed(seed, number, now, before)))
            drawn[number] = before + 1
            drew = True
            continue
        step = steps[number]
        seat = (frame & 7) - 1 if asks == ASKS_SEAT else step.seats(s, frame >> 14)[0]
        if ahead:
            if seat == leader and ahead[-1] in step.options(s, seat, frame >> 14):
                s.play(seat, ahead.pop())
                continue
            ahead = []
        action = judge.at_once(s, seat)
        if action == UNSURE:
            actions = step.options(s, seat, frame >> 14)
            action = actions[0] if len(actions) == 1 else judge.policy(s, seat, actions, dice)
        s.play(seat, action)


def margin(judge: Judge[S], s: S, seat: i64) -> float:
    """How far the seat is ahead of the best of the others; alone, what its position is worth."""
    own = judge.value(s, seat)
    best = LEAST if s.seats > 1 else 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, judge.value(s, other))
    return own - best
