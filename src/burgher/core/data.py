"""Reads a game's data files, or an owner's file in their place, and checks their form."""

import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from burgher.core.errors import BurgherError

OWNER_DATA = "BURGHER_DATA"  # a folder with <game>/<name>.toml files that overrule ours

T = TypeVar("T")


def read(game: str, name: str, form: type[T]) -> T:
    """The data file `name` of a game, with the entries that an owner's file of that name replaces."""
    data = tomllib.loads(files(f"burgher.games.{game}").joinpath(f"data/{name}.toml").read_text("utf-8"))
    source = f"{game}/{name}.toml"
    owner = os.environ.get(OWNER_DATA)
    path = Path(owner, game, f"{name}.toml") if owner else None
    if path is not None and path.is_file():
        source = str(path)
        try:
            data.update(tomllib.loads(path.read_text("utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as fault:
            raise BurgherError(f"The data file {source} cannot be read: {fault}.") from None
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as fault:
        raise BurgherError(f"The data file {source} is not right: {fault}.") from None
