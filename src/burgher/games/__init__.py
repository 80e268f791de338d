"""The games, each in a package of its own, found by name."""

from importlib import import_module
from typing import Any

from burgher.core.errors import BurgherError
from burgher.core.game import Game

NAMES = ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen")


def game(name: str) -> Game[Any]:
    """The game with this name."""
    if name not in NAMES:
        raise BurgherError(f"There is no game called {name!r:.40}; there is {', '.join(NAMES)}.")
    found: Game[Any] = import_module(f"burgher.games.{name}").GAME
    return found
