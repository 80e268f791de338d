"""The bot that plays at random: the measure of all others."""

from random import Random
from typing import Any

from burgher.bots.bot import Bot
from burgher.core.game import Game
from burgher.core.state import State


class RandomBot(Bot):
    name = "random"

    def choose(self, game: Game[Any], state: State, seat: int, actions: list[int], rng: Random) -> int:
        return actions[int(rng.random() * len(actions))]
