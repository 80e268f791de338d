"""What a position is worth to a seat, in points: one module per game; and who judges it."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from burgher.bots.values.judge import Judge
from burgher.core.errors import BurgherError
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
    if not is_judged(game_id):
        raise BurgherError(f"Nobody judges positions of {game_id:.40}: what is known of it has no JUDGE.")
    found: Judge[Any] = getattr(values_of(game_id), "JUDGE")  # noqa: B009
    return found


def is_judged(game_id: str) -> bool:
    """Can positions of this game be judged? Games from elsewhere may have no more than a value, or nothing."""
    return hasattr(values_of(game_id), "JUDGE")
