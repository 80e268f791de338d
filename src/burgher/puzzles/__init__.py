"""Puzzles: positions where one move is clearly better and not the obvious one. `make.py` finds them."""

from datetime import date
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

from burgher.core.table import Table, open_position
from burgher.games import game as find_game
from burgher.puzzles.form import Collection, Puzzle

__all__ = ["Collection", "Puzzle", "of_day", "shipped", "table_of"]


@cache
def collection(game: str) -> Collection | None:
    """What comes with the program; nothing where its rules are no longer played, or its data are not those in use."""
    file = files("burgher.puzzles").joinpath(f"data/{game}.json")
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Collection)
    known = find_game(game)
    played = known.oldest_rules <= found.rules <= known.rules_version
    return found if played and found.data == known.fingerprint(found.rules) else None


def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with the program."""
    found = collection(game)
    return tuple(found.puzzles) if found else ()


def of_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody with the same collection."""
    puzzles = shipped(game)
    if not puzzles:
        return None
    luck = blake2b(f"burgher puzzle 1:{game}:{day.isoformat()}".encode(), digest_size=8).digest()
    return puzzles[int.from_bytes(luck, "big") % len(puzzles)]


def table_of(game: str, puzzle: Puzzle) -> Table:
    """The position, on a table, by the rules by which it was found."""
    found = collection(game)
    assert found is not None
    return open_position(find_game(game), puzzle.position, found.rules)
