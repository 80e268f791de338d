"""Where random numbers come from. Nothing here has a state to save.

The luck of a game is a function of its seed and of *what* is drawn: the step, the epoch (turn or round) and how many
draws of that step there were in this epoch. So undo, replay and restart meet the same luck, and so do two lines of
play that differ in one decision: what search, paired games and reviews need.
"""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

DRAW_BITS: Final = 32  # of the numbers that `State.draw` takes
BOTS: Final = 511  # stands for the choices of bots where others name a step; no game has that many


class Dice:
    """Fast random numbers for bots, trials and playing out: two Lehmer generators; no product leaves 62 bits."""

    def __init__(self, seed: i64) -> None:
        first = seed & 0x3FFFFFFF
        second = seed >> 30 & 0x3FFFFFFF
        for _ in range(3):  # neighbouring seeds shall have nothing in common
            first = (first ^ second >> 7) * 742938285 % 2147483647
            second = (second ^ first >> 9) * 950706376 % 2147483647
        self.first: i64 = first % 2147483562 + 1
        self.second: i64 = second % 2147483398 + 1

    def roll(self) -> i64:
        """A whole number below 2**32."""
        self.first = self.first * 40014 % 2147483563
        self.second = self.second * 40692 % 2147483399
        return (self.first << 16 ^ self.second) & 0xFFFFFFFF

    def __reduce__(self) -> Any:
        return revive_dice, (self.first, self.second)

    def below(self, n: i64) -> i64:
        """A whole number from 0 up to, not including, n."""
        return self.roll() * n >> 32

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.roll()) / 4294967296.0

    def choice(self, things: list[int]) -> int:
        return things[self.below(len(things))]

    def pick(self, weights: list[int]) -> i64:
        """A place in the list, as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        mark = self.below(total)
        i: i64 = 0
        while mark >= weights[i]:
            mark -= weights[i]
            i += 1
        return i

    def shuffle(self, things: list[int]) -> None:
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
            i -= 1


def revive_dice(first: int, second: int) -> Dice:
    """Dice that were pickled, which roll on."""
    dice = Dice(0)
    dice.first = first
    dice.second = second
    return dice


class Luck:
    """The random numbers of one game, from BLAKE2b keyed with the game's seed."""

    def __init__(self, seed: int | str) -> None:
        self.key = str(seed).encode()
        self.base: i64 = -1  # from which the dice of bots come
        self.epoch: i64 = -1
        self.drawn: dict[int, int] = {}  # how often each step has drawn in this epoch

    def copy(self) -> "Luck":
        """The same luck, to be spent on its own."""
        other = Luck("")
        other.key = self.key
        other.base = self.base
        other.epoch = self.epoch
        other.drawn = dict(self.drawn)
        return other

    def number(self, step: i64, epoch: i64, ordinal: i64) -> int:
        """The number below 2**32 for this draw."""
        what = b"%d:%d:%d" % (step, epoch, ordinal)
        return int.from_bytes(blake2b(what, key=self.key, digest_size=4).digest(), "little")

    def next(self, step: i64, epoch: i64) -> int:
        """The number for the next draw of this step in this epoch."""
        return self.number(step, epoch, self.drawn.get(step, 0) if epoch == self.epoch else 0)

    def spend(self, step: i64, epoch: i64) -> None:
        """A draw of this step has been made."""
        if epoch != self.epoch:
            self.epoch = epoch
            self.drawn = {}
        self.drawn[step] = self.drawn.get(step, 0) + 1

    def dice(self, place: i64) -> Dice:
        """The numbers with which a bot thinks at this place of the log: the same place always has the same."""
        if self.base < 0:
            self.base = self.number(BOTS, 0, 0) << 28 | self.number(BOTS, 0, 1) & 0xFFFFFFF
        return Dice(self.base + place * 1000003 & 0xFFFFFFFFFFFFFFF)
