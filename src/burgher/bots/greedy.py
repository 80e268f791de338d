"""The bot that looks one decision ahead: it plays the action after which its position is worth most."""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol

from burgher.bots.bot import Bot
from burgher.core.game import Game
from burgher.core.state import State


class Value(Protocol):
    """What a game's module in `burgher.bots.values` gives: the worth of a position to a seat, in points."""

    def __call__(self, s: Any, seat: int) -> float: ...


@cache
def value_of(game_id: str) -> Value:
    found: Value = import_module(f"burgher.bots.values.{game_id}").value
    return found


class Greedy(Bot):
    name = "greedy"

    def choose(self, game: Game[Any], state: State, seat: int, actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        value = value_of(game.id)
        best, worth = actions[0], float("-inf")
        for action in actions:
            after = state.copy()
            after.play(seat, action)
            found = value(after, seat)
            if found > worth:
                best, worth = action, found
        return best
