"""What a position is worth to a seat, in points: one module per game; and who judges it."""

from functools import cache
from importlib import import_module
from typing import Any

from burgher.bots.values.judge import Judge


@cache
def judge_of(game_id: str) -> Judge[Any]:
    """Who judges positions of this game."""
    found: Judge[Any] = import_module(f"burgher.bots.values.{game_id}").JUDGE
    return found
