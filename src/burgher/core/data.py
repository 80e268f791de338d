"""Reads a game's data files, or an owner's file in their place."""

import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from burgher.core.errors import BurgherError

OWNER_DATA = "BURGHER_DATA"  # a folder with <game>/<name>.toml files that overrule ours


def read(game: str, name: str) -> dict[str, Any]:
    """The data file `name` of a game, with the tables that an owner's file of that name replaces."""
    data = tomllib.loads(files(f"burgher.games.{game}").joinpath(f"data/{name}.toml").read_text("utf-8"))
    owner = os.environ.get(OWNER_DATA)
    path = Path(owner, game, f"{name}.toml") if owner else None
    if path is not None and path.is_file():
        try:
            given = tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise BurgherError(f"The data file {path} is not TOML: {fault}.") from None
        for key in given:
            if key not in data:
                raise BurgherError(f"The data file {path} has an unknown entry {key!r}.")
        data.update(given)
    return data
