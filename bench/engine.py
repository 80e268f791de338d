"""Speed on one core: of the rules, of whole games between bots, and of what search does all the time.

Run by `bench/__main__.py` in plain and in compiled Python:

    python bench/engine.py GAME PLAYERS SECONDS        prints one JSON object
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from burgher.bots.arena import play_game
from burgher.core import state
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.playout import play_out
from burgher.core.state import CHANCE, State
from burgher.games import game as find

POSITIONS = 40  # of which copies, determinized copies and values are made


def measure(name: str, players: int, seconds: float) -> dict[str, object]:
    game = find(name)
    games = decisions = actions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        played = play_out(game.begin(players), games)
        decisions += played[0]
        actions += played[1]
        games += 1
    spent = time.perf_counter() - started
    states = positions(game, players)
    dice = Dice(1)
    seats = [s.mover() for s in states]
    value = getattr(import_module(f"burgher.bots.values.{name}"), "value", None)
    found: dict[str, object] = {
        "game": name,
        "players": players,
        "compiled": not state.__file__.endswith(".py"),
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "actions_per_second": actions / spent,
        "microseconds_per_decision": 1e6 * spent / decisions,
        "sim_decisions_per_second": sim(game, players, seconds),
        "microseconds_per_copy": each(lambda i: states[i].copy(), seconds / 4),
        "microseconds_per_determinize": each(lambda i: game.determinize(states[i], seats[i], dice), seconds / 4),
    }
    if value is not None:  # what the best bot thinks of a position, where it thinks in positions
        found["microseconds_per_value"] = each(lambda i: value(states[i], seats[i]), seconds / 4)
    return found


def sim(game: Game[Any], players: int, seconds: float) -> float:
    """Decisions per second of games between random bots in the arena, as `burgher sim --jobs 1` plays them."""
    games = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play_game(game, ["random"] * players, games, {}).decisions
        games += 1
    return decisions / (time.perf_counter() - started)


def positions(game: Game[Any], players: int) -> list[State]:
    """Positions of one random game in which somebody has to choose, spread over its course."""
    found: list[State] = []
    s, dice = game.begin(players), Dice(7)
    while s.stack:
        seat = s.mover()
        if seat == CHANCE:
            s.play(seat, s.draw(dice.roll()))
        else:
            found.append(s.copy())
            s.play(seat, dice.choice(s.options(seat)))
    return [found[i * len(found) // POSITIONS] for i in range(POSITIONS)]


def each(work: Callable[[int], object], seconds: float) -> float:
    """Microseconds that a piece of work takes, on average over the positions."""
    rounds = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for i in range(POSITIONS):
            work(i)
        rounds += 1
    return 1e6 * (time.perf_counter() - started) / (rounds * POSITIONS)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
