"""Speed of the rules on one core: run by `bench/__main__.py` in plain and in compiled Python.

python bench/engine.py GAME PLAYERS SECONDS        prints one JSON object
"""

import json
import sys
import time

from burgher.core import state
from burgher.core.playout import play_out
from burgher.games import game as find


def measure(name: str, players: int, seconds: float) -> dict[str, object]:
    game = find(name)
    options = game.options(players, {})
    games = decisions = actions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        s = game.new_state(players, options)
        s.settle()
        played = play_out(s, games)
        decisions += played[0]
        actions += played[1]
        games += 1
    spent = time.perf_counter() - started
    copies = 2000
    started = time.perf_counter()
    for _ in range(copies):
        s.copy()
    copying = time.perf_counter() - started
    return {
        "game": name,
        "players": players,
        "compiled": not state.__file__.endswith(".py"),
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "actions_per_second": actions / spent,
        "microseconds_per_decision": 1e6 * spent / decisions,
        "microseconds_per_copy": 1e6 * copying / copies,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
