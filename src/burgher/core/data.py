"""Reads a game's data files, or an owner's file in their place, and checks their form.

A game that was begun stays the game it was, so data is never simply changed: the version of the rules is raised, and
what an entry was by earlier rules stays in the file, in a table `until` under the last version it held for:

    [until.1.reputation]
    points = [1, 1, 2]
"""

import hashlib
import json
import os
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from burgher.core.errors import BurgherError

OWNER_DATA = "BURGHER_DATA"  # a folder with <game>/<name>.toml files that overrule ours
UNTIL = "until"
# what entries tell of themselves, and no game depends on
TOLD = {
    "provenance",
    "reconstructed",
    "adjusted",
    "confidence",
    "sources",
    "source",
    "note",
    "notes",
    "uncertain",
    "clause",
}
LATEST = 1 << 30  # a version later than all

T = TypeVar("T")


def read(game: str, name: str, form: type[T], rules: int = LATEST) -> T:
    """The data file `name` of a game by these rules, with the entries that an owner's file of that name replaces."""
    data, source = _document(game, name, rules)
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as fault:
        raise BurgherError(f"The data file {source} is not right: {fault}.") from None


def _document(game: str, name: str, rules: int) -> tuple[dict[str, Any], str]:
    """The content of a data file, and where it is from."""
    data = tomllib.loads(files(f"burgher.games.{game}").joinpath(f"data/{name}.toml").read_text("utf-8"))
    earlier: dict[str, Any] = data.pop(UNTIL, {})
    for version in sorted(earlier, key=int, reverse=True):
        if rules <= int(version):
            _overlay(data, earlier[version])
    source = f"{game}/{name}.toml"
    owner = os.environ.get(OWNER_DATA)
    path = Path(owner, game, f"{name}.toml") if owner else None
    if path is not None and path.is_file():
        source = str(path)
        try:
            data.update(tomllib.loads(path.read_text("utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as fault:
            raise BurgherError(f"The data file {source} cannot be read: {fault}.") from None
    return data, source


def _overlay(data: dict[str, Any], earlier: dict[str, Any]) -> None:
    for key, value in earlier.items():
        if isinstance(value, dict) and isinstance(data.get(key), dict):
            _overlay(data[key], value)
        else:
            data[key] = value


@cache
def fingerprint(game: str, rules: int) -> str:
    """Sixteen letters that stand for all data of a game by these rules, an owner's included."""
    folder = files(f"burgher.games.{game}").joinpath("data")
    inside = folder.iterdir() if folder.is_dir() else []
    names = sorted(file.name.removesuffix(".toml") for file in inside if file.name.endswith(".toml"))
    whole = {name: _played(_document(game, name, rules)[0]) for name in names}
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]


def _played(value: Any) -> Any:
    """Data without what it tells of itself."""
    if isinstance(value, dict):
        return {key: _played(part) for key, part in value.items() if key not in TOLD}
    return [_played(part) for part in value] if isinstance(value, list) else value
