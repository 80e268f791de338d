"""The arena: many games between bots, with seats balanced and seeds paired, and what they show.

The games of a seed are a block: the same luck, played once from every turn of the seats. What a match comes to does not
depend on how many processes play it, nor on whether it was interrupted.
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import count as numbers_from
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from burgher.bots import player
from burgher.bots.bot import ask
from burgher.bots.statistics import Test, mean_and_error, wilson
from burgher.bots.workers import in_order, workers
from burgher.core.course import Course
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.games import game as find_game

SECONDS = 1.0  # that the games take, at least, which a process plays at once


class Result(msgspec.Struct):
    """One game: per bot, in the order of the names given."""

    points: list[float]
    wins: list[float]  # a shared victory is shared
    decisions: int
    places: list[int]  # from 1; those who share the victory are all first
    first: int  # who had the first decision


class Standing(msgspec.Struct):
    """How one bot did."""

    name: str
    wins: float
    win_rate: float
    low: float  # of the 95 % interval of the rate
    high: float
    mean_score: float
    spread: float  # standard deviation of the scores
    best_score: float
    mean_place: float


class Report(msgspec.Struct):
    game: str
    games: int
    seconds: float
    decisions: int
    decisions_per_second: float
    games_per_second: float
    bots: list[Standing]
    margin: float = 0.0  # of two bots: how far the first was ahead on average, and the standard error of that
    margin_error: float = 0.0
    test: Test | None = None


class Match(msgspec.Struct, frozen=True):
    """Who plays what, from which seed on."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}

    def check(self) -> None:
        """Refuse bad input before any work."""
        find_game(self.game).options(len(self.bots), self.options)
        for name in self.bots:
            player(name, self.game)

    def rules(self) -> list[Any]:
        """By what rules and data it is played: results of others say nothing about it."""
        game = find_game(self.game)
        return [game.rules_version, game.fingerprint(game.rules_version)]


def play_game(game: Game[Any], names: Sequence[str], seed: int, options: Mapping[str, Any], turn: int = 0) -> Result:
    """One game. The bots sit in the order of their names, turned by `turn` seats."""
    n = len(names)
    order = [(seat + turn) % n for seat in range(n)]  # which of the names sits in each seat
    players = [player(names[i], game.id) for i in order]
    course = Course(game.begin(n, options), seed)
    state = course.state
    decisions = 0
    course.run_chance()
    first = order[state.mover()]
    while state.stack:
        seat = state.mover()
        course.play(seat, ask(players[seat], game, state, seat, course.luck.dice(decisions)))
        course.run_chance()
        decisions += 1
    points, wins, places = [0.0] * n, [0.0] * n, [0] * n
    winners = game.winners(state)
    for place, seat in enumerate(game.ranking(state), 1):
        points[order[seat]] = game.total(state, seat)
        wins[order[seat]] = 1 / len(winners) if seat in winners else 0.0
        places[order[seat]] = 1 if seat in winners else place
    return Result(points, wins, decisions, places, first)


def play_some(match: Match, numbers: range) -> list[Result]:
    """The games of a match with these numbers."""
    n = len(match.bots)
    return [play_game(find_game(match.game), match.bots, match.seed + i // n, match.options, i % n) for i in numbers]


# ---------------------------------------------------------------- many games


def play_timed(match: Match, numbers: range) -> tuple[list[Result], float]:
    """The games with these numbers, and how many seconds they took."""
    started = time.perf_counter()
    return play_some(match, numbers), time.perf_counter() - started


def play_on(match: Match, numbers: range, jobs: int, pool: Executor) -> Iterator[list[Result]]:
    """The games with these numbers in their order, some at a time: as many as take a second, if there are so many."""
    most = max(1, len(numbers) // (4 * jobs))
    size = 1  # at first: slow bots take minutes for a few games, which would be lost with the process

    def pieces() -> Iterator[tuple[Match, range]]:
        start = numbers.start
        while start < numbers.stop:
            stop = min(start + size, numbers.stop)
            yield match, range(start, stop)
            start = stop  # and not by the size, which may have grown meanwhile

    for results, seconds in in_order(pool, jobs, play_timed, pieces()):
        yield results
        size = max(size, min(most, int(SECONDS * len(results) / max(seconds, 1e-6))))


class Kept(msgspec.Struct):
    """A line of a file of results: a game of a match, by which rules and data it was played, and how it ended."""

    match: Match
    rules: list[Any]
    number: int
    result: Result


def read_kept(path: Path) -> Iterator[Kept]:
    """The results in a file. A line that was cut off when its writer was killed is passed over."""
    try:
        lines = path.read_bytes().splitlines() if path.exists() else []
    except OSError as fault:
        raise BurgherError(f"The file {path} cannot be read: {fault.strerror}.") from None
    for number, line in enumerate(lines, 1):
        try:
            yield msgspec.json.decode(line, type=Kept)
        except msgspec.DecodeError as fault:
            if number < len(lines):
                raise BurgherError(f"Line {number} of {path} is not a result of the arena: {fault}.") from None


def kept_results(match: Match, path: Path) -> list[Result]:
    """The results of a match that a file holds, from its first game on without a gap."""
    rules = match.rules()
    found = {kept.number: kept.result for kept in read_kept(path) if kept.match == match and kept.rules == rules}
    return [found[i] for i in takewhile(found.__contains__, numbers_from())]


def keep(match: Match, first: int, results: list[Result], path: Path) -> None:
    """Add results to a file, each a line of its own."""
    rules = match.rules()
    lines = [msgspec.json.encode(Kept(match, rules, first + i, one)) + b"\n" for i, one in enumerate(results)]
    whole = path.read_bytes().rfind(b"\n") + 1 if path.exists() else 0
    with path.open("ab") as file:
        file.truncate(whole)  # a line that a killed writer left unfinished goes
        file.write(b"".join(lines))


def play_match(
    match: Match,
    games: int,
    jobs: int,
    pool: Executor,
    path: Path | None = None,
    test: Test | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Result]:
    """Play a match of so many games, or until the test is decided. With a file it goes on where it was left."""
    results = kept_results(match, path)[:games] if path else []
    progress(len(results))
    if test is not None:
        results = decide(test, results, len(match.bots))
        if test.verdict:
            return results
    for new in play_on(match, range(len(results), games), jobs, pool):
        if path:
            keep(match, len(results), new, path)
        results += new
        progress(len(new))
        if test is not None:
            results = decide(test, results, len(match.bots))
            if test.verdict:
                break
    return results


def decide(test: Test, results: list[Result], n: int) -> list[Result]:
    """Look at the blocks one by one; what was played after the decision does not count."""
    rates = [sum(one.wins[0] for one in results[i : i + n]) / n for i in range(0, len(results) - n + 1, n)]
    for count in range(1, len(rates) + 1):
        test.weigh(rates[:count])
        if test.verdict:
            return results[: count * n]
    return results


def run(
    name: str,
    names: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    path: Path | None = None,
    test: Test | None = None,
    ray: str | None = None,
) -> Report:
    """Play the games and sum them up; `progress` is told how many more are done."""
    match = Match(name, tuple(names), seed, dict(options or {}))
    match.check()
    if test is not None and len(names) != 2:
        raise BurgherError("A sequential test compares two bots.")
    started = time.perf_counter()
    with workers(jobs, ray) as (pool, jobs):
        results = play_match(match, games, jobs, pool, path, test, progress)
    report = summary(name, names, results, time.perf_counter() - started)
    report.test = test
    return report


def summary(name: str, names: Sequence[str], results: list[Result], seconds: float) -> Report:
    games = len(results)
    decisions = sum(result.decisions for result in results)
    standings = []
    for i, one in enumerate(names):
        wins = sum(result.wins[i] for result in results)
        points = [result.points[i] for result in results]
        mean = sum(points) / games
        spread = math.sqrt(sum((point - mean) ** 2 for point in points) / games)
        place = sum(result.places[i] for result in results) / games
        low, high = wilson(wins, games)
        standings.append(Standing(one, wins, wins / games, low, high, mean, spread, max(points), place))
    report = Report(name, games, seconds, decisions, decisions / seconds, games / seconds, standings)
    if len(names) == 2:
        blocks = [results[i : i + 2] for i in range(0, games - games % 2, 2)] or [results]
        margins = [sum(one.points[0] - one.points[1] for one in block) / len(block) for block in blocks]
        report.margin, report.margin_error = mean_and_error(margins)
    return report
