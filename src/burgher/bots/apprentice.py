"""The bot for a first game: it plans little, overlooks half of what it could do, and at times does not think."""

from typing import Any

from burgher.bots.bot import Bot
from burgher.bots.journeyman import glancer_of
from burgher.bots.values import values_of
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State

LEAST = 5  # actions that are seen; of more than twice as many, half of them
THOUGHTLESS = 0.05  # the share of decisions that are made by chance
CARELESS = {"craftsmen": 0.4}  # where the journeyman is easily matched, or a slip costs little


class Apprentice(Bot):
    name = "apprentice"

    def plays(self, game: str) -> bool:
        return values_of(game) is not None

    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        if dice.random() < CARELESS.get(game.id, THOUGHTLESS):
            return dice.choice(actions)
        shuffled = list(actions)
        dice.shuffle(shuffled)
        seen = set(shuffled[: max(LEAST, len(actions) // 2)])
        few = [action for action in actions if action in seen]
        found = glancer_of(game.id)(state, seat, few)
        return found if found in seen else few[0]  # a plan may begin with what was overlooked
