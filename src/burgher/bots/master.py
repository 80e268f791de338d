"""The bot that plays on in thought: it tries its best few actions with the same luck, and takes what leads furthest."""

from types import FunctionType
from typing import Any

from burgher.bots.bot import Bot
from burgher.bots.search import Effort, think
from burgher.bots.values.judge import rollout
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State

# Compiled, a decision takes a tenth of a second at most. Plain Python, ten times slower, tries less.
EFFORT = Effort(4, 16) if isinstance(rollout, FunctionType) else Effort(8, 128)


GAMES = ("castles_of_burgundy",)  # those in which it has proved to be stronger than the journeyman


class Master(Bot):
    name = "master"

    def plays(self, game: str) -> bool:
        return game in GAMES

    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        assert state is not None
        return think(game, state, seat, actions, dice, EFFORT).best.action
