"""The bots that play on in thought: they try their best few actions with the same luck, and take what leads on best."""

from typing import Any

from burgher.bots.bot import Bot
from burgher.bots.minds import mind_of
from burgher.bots.search import think
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State
from burgher.games import NAMES


class Thinker(Bot):
    """Plays the best of its verdict. It plays a game in which its level has proved its strength."""

    def plays(self, game: str) -> bool:
        return game in NAMES and self.name in mind_of(game).efforts

    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        assert state is not None
        return think(game, state, seat, actions, dice, mind_of(game.id).efforts[self.name]).best.action


class Master(Thinker):
    name = "master"


class Guildmaster(Thinker):
    name = "guildmaster"
