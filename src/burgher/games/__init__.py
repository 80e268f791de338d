"""The games, each in a package of its own, found by name: ours, and those of folders that somebody has added."""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

from burgher.core.errors import BurgherError
from burgher.core.game import Game

OWN_GAMES = "BURGHER_GAMES"  # folders with games from elsewhere, separated as in PATH

OURS = ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen")
NAMES = [*OURS]  # with those that were added


def game(name: str) -> Game[Any]:
    """The game with this name."""
    if name not in NAMES:
        raise BurgherError(f"There is no game called {name!r:.40}; there is {', '.join(NAMES)}.")
    found: Game[Any] = import_module(f"burgher.games.{name}").GAME
    return found


def add_games(folder: str | Path) -> list[str]:
    """Add the games of a folder, here and in all processes that are started from here; their names.

    A game is a package with a RULES.md, and becomes `burgher.games.<its name>` (docs/adding-a-game.md).
    """
    whole = str(Path(folder).resolve())
    found = _games_in(whole)
    if not found:
        raise BurgherError(f"There is no game in {folder}: a game is a Python package with a file RULES.md.")
    known = os.environ.get(OWN_GAMES, "").split(os.pathsep)
    if whole not in known:
        os.environ[OWN_GAMES] = os.pathsep.join(filter(None, [*known, whole]))
    _add(whole)
    return found


def _games_in(folder: str) -> list[str]:
    return sorted(
        file.parent.name for file in Path(folder).glob("*/RULES.md") if (file.parent / "__init__.py").exists()
    )


def _add(folder: str) -> None:
    if folder not in __path__:
        for name in _games_in(folder):
            if name in NAMES:
                raise BurgherError(f"There is a game called {name!r:.40} already.")
            NAMES.append(name)
        __path__.append(folder)


for _folder in filter(None, os.environ.get(OWN_GAMES, "").split(os.pathsep)):
    _add(_folder)
