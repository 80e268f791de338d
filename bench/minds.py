"""Speed of thinking on one core: what search does all the time, rollouts, and a decision of each level.

Run by `bench/__main__.py` in plain and in compiled Python:

    python bench/minds.py GAME PLAYERS SECONDS        prints one JSON object

Times are those of the processor, so that a busy machine changes little.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from burgher import bots
from burgher.bots.bot import ask
from burgher.bots.effort import COMPILED
from burgher.bots.values import judge_of
from burgher.bots.values.judge import rollout
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import State
from burgher.games import game as find

MOST = 400  # decisions of one level that are timed


def measure(name: str, players: int, seconds: float) -> dict[str, object]:
    game = find(name)
    judge = judge_of(name)
    states = positions(game, players)
    seats = [int(s.mover()) for s in states]
    actions = [s.options(seat) for s, seat in zip(states, seats, strict=True)]
    dice = Dice(1)

    def play_on(i: int) -> None:
        s = states[i].copy()
        rollout(judge, s, i, judge.until(states[i]))

    def play(i: int) -> None:
        states[i].copy().play(seats[i], actions[i][0])

    pieces: dict[str, Callable[[int], object]] = {
        "copy": lambda i: states[i].copy(),
        "options": lambda i: states[i].options(seats[i]),
        "play": play,
        "value": lambda i: judge.value(states[i], seats[i]),
        "policy": lambda i: judge.policy(states[i], seats[i], actions[i], dice),
    }
    took = {piece: each(work, len(states), seconds / 4) for piece, work in pieces.items()}
    took["play"] -= took["copy"]
    return {
        "game": name,
        "players": players,
        "compiled": COMPILED,
        "rollouts_per_second": 1e6 / each(play_on, len(states), seconds),
        **{f"microseconds_per_{piece}": time for piece, time in took.items()},
        "levels": {level: decisions(game, level, states, seats, seconds) for level in bots.levels(name)[1:]},
    }


def positions(game: Game[Any], players: int) -> list[State]:
    """The positions of a game of journeymen in which somebody has something to choose, in no order."""
    found: list[State] = []
    bot = bots.bot("journeyman")
    course = Course(game.begin(players), 7)
    course.run_chance()
    while course.state.stack:
        seat = course.state.mover()
        if len(course.state.options(seat)) > 1:
            found.append(course.state.copy())
        course.play(seat, ask(bot, game, course.state, seat, course.luck.dice(len(course))))
        course.run_chance()
    order = list(range(len(found)))
    Dice(3).shuffle(order)
    return [found[i] for i in order]


def each(work: Callable[[int], object], count: int, seconds: float) -> float:
    """Microseconds that a piece of work takes, on average over the positions."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        work(done % count)
        done += 1
    return 1e6 * (time.process_time() - started) / done


def decisions(game: Game[Any], level: str, states: list[State], seats: list[int], seconds: float) -> dict[str, float]:
    """Milliseconds that decisions of a level take: half of them less than the median, one of a hundred above p99."""
    bot = bots.bot(level)
    took: list[float] = []
    started = time.process_time()
    while len(took) < MOST and (len(took) < 2 or time.process_time() - started < 4 * seconds):
        i = len(took) % len(states)
        begun = time.process_time()
        ask(bot, game, states[i], seats[i], Dice(i))
        took.append(1e3 * (time.process_time() - begun))
    return {"median": statistics.median(took), "p99": statistics.quantiles(took, n=100)[-1], "decisions": len(took)}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
