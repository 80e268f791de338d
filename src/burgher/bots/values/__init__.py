"""What a position is worth to a seat, in points: one module per game; and who judges it."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from burgher.bots.values.judge import Judge
from burgher.games import NAMES


def values_of(game_id: str) -> ModuleType | None:
    """What bots know of a game: a module here, or `value.py` in the package of a game from elsewhere; or nothing."""
    return _values(game_id) if game_id in NAMES else None


@cache
def _values(game_id: str) -> ModuleType | None:
    for name in (f"burgher.bots.values.{game_id}", f"burgher.games.{game_id}.value"):
        if find_spec(name) is not None:
            return import_module(name)
    return None


@cache
def judge_of(game_id: str) -> Judge[Any]:
    """Who judges positions of this game."""
    found: Judge[Any] = import_module(f"burgher.bots.values.{game_id}").JUDGE
    return found
