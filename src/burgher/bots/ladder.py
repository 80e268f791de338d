"""The ladder of a game: all bots against each other, rated on one scale, with intervals.

For two players everybody meets the next two below; for more, bots next to each other on the ladder sit at one table.
Two copies of the best bot play each other too, as a control, and to show what it is worth to begin.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec

from burgher.bots import levels, player
from burgher.bots.arena import Match, Result, play_match
from burgher.bots.bot import ask
from burgher.bots.statistics import Rating, Wins, mean_and_error, ratings, wilson
from burgher.bots.workers import workers
from burgher.core.course import Course
from burgher.core.errors import BurgherError
from burgher.core.playout import play_out
from burgher.games import game as find_game

REACH = 2  # who is further apart does not have to meet: the result is known
ANCHOR = "journeyman"  # its rating is fixed
ENOUGH = 5  # games of the best bot with itself
SHOWN = Path(__file__).parent / "ladders"  # what was measured, as the page and the docs show it


class Rung(msgspec.Struct):
    """A bot on the ladder."""

    name: str
    rating: Rating | None  # nobody is rated who plays alone
    games: int
    mean_score: float
    score_error: float
    best_score: float
    mean_place: float
    place_error: float
    median_ms: float  # processor time of a decision
    p99_ms: float


class Meeting(msgspec.Struct):
    """What one bot made of its games against another."""

    bot: str
    other: str
    games: int
    ahead: float  # the share of games in which it was ahead
    low: float
    high: float
    margin: float
    margin_error: float


class Ladder(msgspec.Struct):
    game: str
    players: int
    rules: list[Any]
    seed: int
    command: str
    engine: str  # "compiled" or "plain"
    rungs: list[Rung]  # the best first
    meetings: list[Meeting]
    first: float | None = None  # the share of games won by who had the first decision, when the best bot played itself
    first_games: int = 0

    @property
    def tells_who_begins(self) -> bool:
        """Have there been enough games of the best bot with itself for a share to be worth telling?"""
        return self.first is not None and self.first_games >= ENOUGH


def tables(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: those at most `REACH` rungs apart, or for more players as many as fit next to each other."""
    if players == 1:
        return [(name,) for name in names]
    if players == 2:
        return [(names[i], names[j]) for i, j in combinations(range(len(names)), 2) if j - i <= REACH]
    if len(names) <= players:
        return [tuple((list(names) * players)[:players])]
    return [tuple(names[i : i + players]) for i in range(len(names) - players + 1)]


def comparisons(names: Sequence[str], bots: Sequence[str], results: Sequence[Result]) -> Wins:
    """How often each of the names was ahead of each other in these games; who shares a place is ahead by half."""
    n = len(names)
    wins = [[0.0] * n for _ in range(n)]
    for result in results:
        for i, j in combinations(range(len(bots)), 2):
            a, b = names.index(bots[i]), names.index(bots[j])
            if a == b:
                continue
            share = 0.5 + 0.5 * ((result.places[i] < result.places[j]) - (result.places[i] > result.places[j]))
            wins[a][b] += share
            wins[b][a] += 1 - share
    return wins


def pace(game: str, name: str, players: int, seed: int) -> tuple[float, float]:
    """Milliseconds of processor time that a bot takes for a decision in a game with itself: median, and 99th of 100."""
    rules, bot = find_game(game), player(name, game)
    course = Course(rules.begin(players), seed)
    times: list[float] = []
    course.run_chance()
    while course.state.stack:
        seat = course.state.mover()
        started = time.process_time()
        action = ask(bot, rules, course.state, seat, course.luck.dice(len(course)))
        if len(course.state.options(seat)) > 1:
            times.append(1000 * (time.process_time() - started))
        course.play(seat, action)
        course.run_chance()
    times.sort()
    return times[len(times) // 2], times[int(0.99 * (len(times) - 1))]


def climb(
    game: str,
    players: int,
    games: int,
    few: int,
    seed: int,
    jobs: int,
    names: Sequence[str] = (),
    path: Path | None = None,
    progress: Callable[[str, int], None] = lambda what, done: None,
    command: str = "",
    ray: str | None = None,
) -> Ladder:
    """Play all tables of the ladder and rate the bots; tables with the best bot play only a few games."""
    found = find_game(game)
    if players not in found.players:
        raise BurgherError(f"This game is for {found.players[0]} to {found.players[-1]} players, not {players}.")
    known = levels(game)[::-1]
    for name in names:
        player(name, game)
    ladder = [name for name in known if not names or name in names]
    played: dict[tuple[str, ...], list[Result]] = {}
    mirror = tuple([ladder[0]] * players)
    with workers(jobs, ray) as (pool, jobs):
        for bots in [*tables(ladder, players), *([mirror] if players > 1 else [])]:
            count = few if known[0] in bots else games
            if bots == mirror and players > 1:
                count = max(players, count // 8)  # all play slowly, and it is only a control
            match = Match(game, bots, seed)
            match.check()
            said = ", ".join(bots)
            played[bots] = play_match(
                match, count - count % players, jobs, pool, path, progress=partial(progress, said)
            )
    control = played.pop(mirror) if players > 1 and len(ladder) > 1 else []
    return rate(game, players, ladder, played, control, seed, command)


def rate(
    game: str,
    players: int,
    names: list[str],
    played: dict[tuple[str, ...], list[Result]],
    control: list[Result],
    seed: int,
    command: str,
) -> Ladder:
    """The ladder that these games make."""
    rated: list[Rating] | None = None
    if players > 1 and ANCHOR in names:
        found = [comparisons(names, bots, results) for bots, results in played.items()]
        total = [[sum(one[i][j] for one in found) for j in range(len(names))] for i in range(len(names))]
        rated = ratings(total, names.index(ANCHOR))
    rungs = []
    for i, name in enumerate(names):
        own = [(bots.index(name), one) for bots, results in played.items() if name in bots for one in results]
        score, score_error = mean_and_error([one.points[seat] for seat, one in own])
        place, place_error = mean_and_error([float(one.places[seat]) for seat, one in own])
        best = max(one.points[seat] for seat, one in own)
        median, slow = pace(game, name, players, seed)
        rating = rated[i] if rated else None
        rungs.append(
            Rung(name, rating, len(own), score, score_error, best, place, place_error, round(median, 2), round(slow, 2))
        )
    ladder = Ladder(
        game,
        players,
        Match(game, tuple(names), seed).rules(),
        seed,
        command,
        "plain" if isinstance(play_out, FunctionType) else "compiled",
        rungs,
        [one for bots, results in played.items() for one in meetings(bots, results)],
    )
    if control:
        once = control[::players]  # turned seats show the same games again
        ladder.first = sum(one.wins[one.first] for one in once) / len(once)
        ladder.first_games = len(once)
    return ladder


def meetings(bots: Sequence[str], results: Sequence[Result]) -> list[Meeting]:
    """What each bot of a table made of its games against each other one."""
    out = []
    for a, b in combinations(range(len(bots)), 2):
        if bots[a] == bots[b]:
            continue
        for i, j in ((a, b), (b, a)):
            shares = [0.5 + 0.5 * ((r.places[i] < r.places[j]) - (r.places[i] > r.places[j])) for r in results]
            margin, error = mean_and_error([r.points[i] - r.points[j] for r in results])
            low, high = wilson(sum(shares), len(shares))
            out.append(Meeting(bots[i], bots[j], len(results), sum(shares) / len(shares), low, high, margin, error))
    return out


def shown() -> list[Ladder]:
    """The ladders that were measured and are shown to people."""
    return [msgspec.json.decode(path.read_bytes(), type=Ladder) for path in sorted(SHOWN.glob("*.json"))]
