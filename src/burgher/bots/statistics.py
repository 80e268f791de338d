"""What results of games show: intervals, sequential tests, and ratings."""

import math
from collections.abc import Sequence

import msgspec

Z95 = 1.959963984540054  # the normal deviate of a two-sided 95 % interval
ERROR = 0.05  # of each kind that a sequential test may make
FEWEST = 10  # blocks before a sequential test may end: a variance wants some numbers
ANCHOR = 1500.0  # the rating of the bot by which the others are measured
SCALE = 400 / math.log(10)  # 400 points more win ten games for each lost one


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a win rate."""
    rate = wins / games
    centre = rate + Z95 * Z95 / (2 * games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games))
    scale = 1 + Z95 * Z95 / games
    return max(0.0, round((centre - half) / scale, 9)), min(1.0, round((centre + half) / scale, 9))


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error; of a single number nothing is known."""
    n = len(numbers)
    mean = sum(numbers) / n
    if n < 2:
        return mean, math.inf
    return mean, math.sqrt(sum((number - mean) ** 2 for number in numbers) / (n - 1) / n)


class Test(msgspec.Struct):
    """A sequential test of the share of games that the first bot wins: is it the low rate, or the high one?"""

    __test__ = False  # no test of ours

    low: float  # the first hypothesis
    high: float  # the second
    ratio: float = 0.0  # the log of how much likelier the second is by now
    lower: float = math.log(ERROR / (1 - ERROR))
    upper: float = math.log((1 - ERROR) / ERROR)
    verdict: str = ""  # "low" or "high" once it is decided

    def weigh(self, rates: Sequence[float]) -> None:
        """Look at the win rates of all blocks so far; within a block luck and seats are balanced.

        The ratio is that of two normal distributions with the variance of the blocks; a block that was lost and one
        that was won are reckoned in, so that a bot that wins always has a variance too.
        """
        if len(rates) < FEWEST:
            return
        seen = [*rates, 0.0, 1.0]
        mean = sum(seen) / len(seen)
        variance = sum((rate - mean) ** 2 for rate in seen) / len(seen)
        self.ratio = len(rates) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
        self.verdict = "high" if self.ratio >= self.upper else "low" if self.ratio <= self.lower else ""


Wins = list[list[float]]  # how often each bot was ahead of each other one


class Rating(msgspec.Struct):
    """A rating on the scale of chess, with its 95 % interval."""

    points: float
    low: float
    high: float


def bradley_terry(wins: Wins) -> list[float]:
    """The logs of strengths that explain best who was ahead of whom, about zero.

    Each pair that met is reckoned one game more, won by half by both: so whoever never lost stays finite.
    """
    n = len(wins)
    met = [[wins[i][j] + wins[j][i] for j in range(n)] for i in range(n)]
    strength = [1.0] * n
    for _ in range(2000):
        before = strength
        strength = []
        for i in range(n):
            won = sum(wins[i][j] + 0.5 for j in range(n) if met[i][j])
            faced = sum((met[i][j] + 1) / (before[i] + before[j]) for j in range(n) if met[i][j])
            strength.append(won / faced if faced else 1.0)
        mean = math.exp(sum(math.log(one) for one in strength) / n)
        strength = [one / mean for one in strength]
        if max(abs(a - b) / b for a, b in zip(strength, before, strict=True)) < 1e-9:
            break
    return [math.log(one) for one in strength]


def ratings(wins: Wins, anchor: int) -> list[Rating]:
    """Ratings from who was ahead of whom, the anchor's fixed; intervals from the curvature of the likelihood."""
    n = len(wins)
    logs = bradley_terry(wins)
    others = [i for i in range(n) if i != anchor]
    curvature = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j and wins[i][j] + wins[j][i]:
                likely = 1 / (1 + math.exp(logs[j] - logs[i]))
                weight = (wins[i][j] + wins[j][i] + 1) * likely * (1 - likely)
                curvature[i][i] += weight
                curvature[i][j] -= weight
    variances = dict(zip(others, inverse_diagonal([[curvature[i][j] for j in others] for i in others]), strict=True))
    out = []
    for i, log in enumerate(logs):
        points = ANCHOR + SCALE * (log - logs[anchor])
        half = Z95 * SCALE * math.sqrt(variances.get(i, 0.0))
        out.append(Rating(points, points - half, points + half))
    return out


def inverse_diagonal(matrix: list[list[float]]) -> list[float]:
    """The diagonal of the inverse of a small positive matrix; infinite where a bot has met nobody."""
    n = len(matrix)
    rows = [row + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    for i in range(n):
        if rows[i][i] < 1e-12:
            return [math.inf] * n
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for j in range(n):
            if j != i:
                rows[j] = [x - rows[j][i] * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [rows[i][n + i] for i in range(n)]
