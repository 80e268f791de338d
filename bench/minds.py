"""Speed of thinking on one core: what search does all the time, rollouts, a decision of each level, a hint, a review.

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

import burgher
from burgher import bots
from burgher.bots.bot import Question, ask
from burgher.bots.effort import COMPILED
from burgher.bots.values import judge_of
from burgher.bots.values.judge import rollout
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import State
from burgher.games import game as find
from burgher.review import Reviewer
from burgher.review.advice import advise
from burgher.starting import one_thread

MOST = 400  # decisions of one level that are timed
HINTS = 24  # that are timed
TURNING_POINTS = 3  # after which a review has something to show


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
        "hint": hints(game, states, seats),
        **(reviewed(game, players) if COMPILED else {}),  # plain, it takes minutes and is no measure
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
    p99 = statistics.quantiles(took, n=100, method="inclusive")[-1]
    return {"median": statistics.median(took), "p99": p99, "decisions": len(took)}


def hints(game: Game[Any], states: list[State], seats: list[int]) -> dict[str, float]:
    """Seconds that a hint takes with its reasons: half of them less than the median, none more than the most."""
    took: list[float] = []
    for i in range(min(HINTS, len(states))):
        dice = Dice(i)
        known = game.determinize(states[i], seats[i], dice)
        begun = time.process_time()
        advise(game, Question(known, seats[i], states[i].options(seats[i]), dice))
        took.append(time.process_time() - begun)
    return {"median": statistics.median(took), "most": max(took)}


def reviewed(game: Game[Any], players: int) -> dict[str, float]:
    """Seconds up to the first turning points of a review of journeymen's game, and up to its end."""
    table = burgher.new(game.id, players=players, seed=7)
    bot = bots.bot("journeyman")
    while not table.over:
        seat = table.to_move[0]
        action = ask(bot, game, table.state, seat, table.course.luck.dice(len(table.log)))
        table.act(seat, game.verbs.text(action))
    begun, first = time.process_time(), 0.0
    reviewer = Reviewer(table)
    while (job := reviewer.next()) is not None:
        reviewer.take(job, job.run())
        if not first and sum(found.loss > 0 for found in reviewer.found.findings.values()) >= TURNING_POINTS:
            first = time.process_time() - begun
    return {"first_turning_points": first, "review": time.process_time() - begun}


if __name__ == "__main__":
    one_thread()  # as on the command line
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
