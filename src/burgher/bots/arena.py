"""The arena: many games between bots, with seats balanced and seeds paired, and what they show."""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from burgher.bots import player
from burgher.bots.bot import ask
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.games import game as find_game

Z95 = 1.959963984540054  # the normal deviate of a two-sided 95 % interval


class Result(msgspec.Struct):
    """One game: per bot, in the order of the names given."""

    points: list[float]
    wins: list[float]  # a shared victory is shared
    decisions: int


class Standing(msgspec.Struct):
    """How one bot did."""

    name: str
    wins: float
    win_rate: float
    low: float  # of the 95 % interval of the rate
    high: float
    mean_score: float
    spread: float  # standard deviation of the scores


class Report(msgspec.Struct):
    game: str
    games: int
    seconds: float
    decisions: int
    decisions_per_second: float
    games_per_second: float
    bots: list[Standing]


def play_game(game: Game[Any], names: Sequence[str], seed: int, options: Mapping[str, Any], turn: int = 0) -> Result:
    """One game. The bots sit in the order of their names, turned by `turn` seats."""
    n = len(names)
    order = [(seat + turn) % n for seat in range(n)]  # which of the names sits in each seat
    players = [player(names[i], game.id) for i in order]
    course = Course(game.begin(n, options), seed)
    state = course.state
    decisions = 0
    course.run_chance()
    while state.stack:
        seat = state.mover()
        course.play(seat, ask(players[seat], game, state, seat, course.luck.dice(decisions)))
        course.run_chance()
        decisions += 1
    points, wins = [0.0] * n, [0.0] * n
    winners = game.winners(state)
    for seat in range(n):
        points[order[seat]] = game.total(state, seat)
        wins[order[seat]] = 1 / len(winners) if seat in winners else 0.0
    return Result(points, wins, decisions)


def play_some(name: str, names: Sequence[str], seed: int, options: Mapping[str, Any], numbers: range) -> list[Result]:
    """The games with these numbers: each seed is played once from every turn of the seats."""
    n = len(names)
    return [play_game(find_game(name), names, seed + i // n, options, i % n) for i in numbers]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a win rate."""
    rate = wins / games
    centre = rate + Z95 * Z95 / (2 * games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games))
    scale = 1 + Z95 * Z95 / games
    return max(0.0, round((centre - half) / scale, 9)), min(1.0, round((centre + half) / scale, 9))


def run(
    name: str,
    names: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play the games and sum them up; `progress` is told how many more are done."""
    given = dict(options or {})
    find_game(name).options(len(names), given)  # refuse bad input before any work
    for one in names:
        player(one, name)
    started = time.perf_counter()
    results: list[Result] = []
    size = max(1, min(20, games // (4 * jobs) or 1))
    chunks = [range(i, min(i + size, games)) for i in range(0, games, size)]
    if jobs == 1:
        for chunk in chunks:
            results += play_some(name, names, seed, given, chunk)
            progress(len(chunk))
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            todo = [pool.submit(play_some, name, names, seed, given, chunk) for chunk in chunks]
            for done in as_completed(todo):
                results += done.result()
                progress(len(done.result()))
    return summary(name, names, results, time.perf_counter() - started)


def summary(name: str, names: Sequence[str], results: list[Result], seconds: float) -> Report:
    games = len(results)
    decisions = sum(result.decisions for result in results)
    standings = []
    for i, one in enumerate(names):
        wins = sum(result.wins[i] for result in results)
        mean = sum(result.points[i] for result in results) / games
        spread = math.sqrt(sum((result.points[i] - mean) ** 2 for result in results) / games)
        low, high = wilson(wins, games)
        standings.append(Standing(one, wins, wins / games, low, high, mean, spread))
    return Report(name, games, seconds, decisions, decisions / seconds, games / seconds, standings)
