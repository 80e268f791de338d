"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from burgher.core.chance import scramble
from burgher.core.game import Game
from burgher.core.state import State

BOT_STREAM = 1 << 60  # keeps a bot's random numbers apart from those of the game's own chance


class Bot(ABC):
    """Chooses among the legal actions, knowing what its seat may know and no more."""

    name: str

    @abstractmethod
    def choose(self, game: Game[Any], state: State, seat: int, actions: list[int], rng: Random) -> int:
        """One of the actions. The state is a determinized copy, which the bot may use up."""


def ask(bot: Bot, game: Game[Any], state: State, seat: int, seed: int, place: int) -> int:
    """A bot's answer at this place of the log. The same place in the same game always has the same answer."""
    rng = Random(scramble(seed, BOT_STREAM + place))
    return bot.choose(game, game.determinize(state, seat, rng), seat, state.options(seat), rng)
