"""Speed of catanatron's random games, two players, on one core. Runs in an environment of its own.

python bench/peer.py SECONDS        prints one JSON object
"""

import json
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer


class Counting(RandomPlayer):
    """A random player that counts its choices: those among two or more actions, and all."""

    choices = 0
    actions = 0

    def decide(self, game, playable_actions):
        Counting.actions += 1
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def main(seconds):
    games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        Game([Counting(Color.RED), Counting(Color.BLUE)], seed=games).play()
        games += 1
    spent = time.perf_counter() - started
    found = {
        "version": version("catanatron"),
        "games_per_second": games / spent,
        "decisions_per_second": Counting.choices / spent,
        "actions_per_second": Counting.actions / spent,
    }
    print(json.dumps(found))


main(float(sys.argv[1]))
