"""What thinking about a decision comes to. Bots play its best; hints, reviews and puzzles read the rest."""

import math

import msgspec


class Candidate(msgspec.Struct):
    """An action that was tried, and how its rollouts ended: all lists have an entry for each of them."""

    action: int
    margins: list[float] = []  # expected at the end over the best of the others; alone, the points
    chances: list[float] = []  # of winning
    sheets: list[list[float]] = []  # the expected final score sheet, line by line
    line: list[tuple[int, int]] = []  # how it may go on: (seat, action), this one first

    def margin(self) -> float:
        """The expected final margin."""
        return sum(self.margins) / len(self.margins)

    def chance(self) -> float:
        """The chance of winning."""
        return sum(self.chances) / len(self.chances)

    def sheet(self) -> list[float]:
        """The expected final score sheet of the seat."""
        return [sum(line) / len(self.sheets) for line in zip(*self.sheets, strict=True)]

    def error(self) -> float:
        """The standard error of the margin."""
        return standard_error(self.margins)

    def ahead_of(self, other: "Candidate") -> tuple[float, float]:
        """How much more is expected of this action than of another, and the standard error of that.

        Both met the same luck as long as both were tried, so that most of it falls out of the difference.
        """
        pairs = [mine - theirs for mine, theirs in zip(self.margins, other.margins, strict=False)]
        return sum(pairs) / len(pairs), standard_error(pairs)

    def gains_over(self, other: "Candidate") -> list[float]:
        """How much more is expected on each line of the score sheet, where both met the same luck."""
        pairs = list(zip(self.sheets, other.sheets, strict=False))
        return [sum(mine[i] - theirs[i] for mine, theirs in pairs) / len(pairs) for i in range(len(pairs[0][0]))]


class Verdict(msgspec.Struct):
    """The actions that were tried, the best first."""

    seat: int
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


def standard_error(numbers: list[float]) -> float:
    """Of their mean; of a single number nothing is known."""
    n = len(numbers)
    if n < 2:
        return math.inf
    mean = sum(numbers) / n
    return math.sqrt(sum([(number - mean) ** 2 for number in numbers]) / (n - 1) / n)
