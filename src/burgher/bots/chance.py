"""The bot that plays at random: the measure of all others."""

from typing import Any

from burgher.bots.bot import Bot
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State


class RandomBot(Bot):
    name = "random"
    looks = False

    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        return dice.choice(actions)
