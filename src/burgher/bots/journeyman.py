"""The bot that looks ahead through its own turn: it plays the action after which its position is worth most."""

from functools import cache
from typing import Any, Protocol

from burgher.bots.bot import Bot
from burgher.bots.values import values_of
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State


class Choose(Protocol):
    """Which of the actions a seat plays."""

    def __call__(self, s: Any, seat: int, actions: list[int]) -> int: ...


class Value(Protocol):
    """The worth of a position to a seat, in points."""

    def __call__(self, s: Any, seat: int) -> float: ...


def best_by(value: Value) -> Choose:
    """Choose the action after which the position is worth most."""

    def choose(s: Any, seat: int, actions: list[int]) -> int:
        best, worth = actions[0], float("-inf")
        for action in actions:
            after = s.copy()
            after.play(seat, action)
            found = value(after, seat)
            if found > worth:
                best, worth = action, found
        return best

    return choose


@cache
def chooser_of(game_id: str) -> Choose:
    """What a game's module of values gives: how to choose, or the value by which to choose."""
    module = values_of(game_id)
    assert module is not None, f"nothing is known of {game_id}"
    found: Choose = module.choose if hasattr(module, "choose") else best_by(module.value)
    return found


def glancer_of(game_id: str) -> Choose:
    """How to choose at a glance, where a game tells that; else as with more thought, which takes little there."""
    found: Choose = getattr(values_of(game_id), "glance", None) or chooser_of(game_id)
    return found


class Journeyman(Bot):
    name = "journeyman"

    def plays(self, game: str) -> bool:
        return values_of(game) is not None

    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        return chooser_of(game.id)(state, seat, actions)
