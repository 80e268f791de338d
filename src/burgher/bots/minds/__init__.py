"""The minds of the games: how each is thought about, and the levels that this has proved.

A game's module here has `EFFORTS`, the effort of each level that has proved to be stronger than the one below, and may
have a `think` of its own; without it, the game is thought about by sequential halving.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from burgher.bots import halving
from burgher.bots.effort import Effort
from burgher.bots.verdict import Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game


class Think(Protocol):
    """What may be expected of these actions. The state is what the seat may know, with the rest drawn anew."""

    def __call__(
        self, game: Game[Any], known: Any, seat: int, actions: list[int], dice: Dice, effort: Effort
    ) -> Verdict: ...


class Mind(NamedTuple):
    efforts: Mapping[str, Effort]  # by level
    think: Think


@cache
def mind_of(game_id: str) -> Mind:
    """Who thinks about this game."""
    name = f"burgher.bots.minds.{game_id}"
    if find_spec(name) is None:  # a game from elsewhere
        return Mind({}, halving.think)
    module = import_module(name)
    return Mind(module.EFFORTS, getattr(module, "think", halving.think))
