"""Burgher: board games of craft and trade, with exact rules, as a library.

>>> import burgher
>>> table = burgher.new("castles_of_burgundy", players=2, seed=7, options={"boards": [1, 1]})
>>> seat = table.to_move[0]
>>> table.actions(seat)[-2:]
['workers:0', 'workers:1']
>>> table.act(seat, "workers:0")
>>> table.view(seat)["players"][seat]["workers"]
3
>>> again = burgher.load(table.save())
>>> again.scores() == table.scores()
True
"""

import sys
from os.path import basename

if sys.argv[:1] == ["-m"] or basename(sys.argv[0]) == "burgher":  # this is the program itself, which is being started
    from burgher.starting import end_quietly

    end_quietly()

from collections.abc import Mapping
from typing import Any

import msgspec

from burgher.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BurgherError,
    IllegalAction,
)
from burgher.core.messages import Message, Reason
from burgher.core.table import Record, Table, open_record, open_table
from burgher.games import NAMES as GAMES
from burgher.games import add_games, game

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BurgherError",
    "IllegalAction",
    "Message",
    "Reason",
    "Table",
    "add_games",
    "game",
    "load",
    "new",
    "position",
]


def new(name: str, *, players: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
    """A new game with everything dealt. Without a seed it is a surprise.

    >>> new("castles_of_burgundy", players=3, seed=1).view()["phase"]
    'A'
    """
    return open_table(game(name), players, seed=seed, options=options)


def load(doc: Mapping[str, Any] | bytes | str) -> Table:
    """A saved game, replayed and checked entry by entry; `doc` is what `Table.save` gave, or its JSON.

    >>> load(new("castles_of_burgundy", players=2, seed=1).save()).over
    False
    """
    record = read_record(doc)
    return open_record(game(record.game), record)


def read_record(doc: Mapping[str, Any] | bytes | str) -> Record:
    """A saved game as it is written, not replayed yet."""
    try:
        if isinstance(doc, bytes | str):
            return msgspec.json.decode(doc, type=Record)
        return msgspec.convert(doc, Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadRecord(f"This is not a saved game: {fault}.") from None


def position(
    name: str, doc: Mapping[str, Any] | bytes | str, *, strict: bool = False, seed: int | None = None
) -> Table:
    """A table set up from a position written by hand; see docs/positions.md.

    >>> doc = {"players": [{"silver": 3, "dice": [2, 5]}, {}]}
    >>> position("castles_of_burgundy", doc).view()["players"][0]["silver"]
    3
    """
    try:
        given = msgspec.json.decode(doc) if isinstance(doc, bytes | str) else doc
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadPosition(f"This is not a position of {name}: {fault}.") from None
    if not isinstance(given, Mapping):
        raise BadPosition(f"This is not a position of {name}: a position is a mapping with the key 'players'.")
    return open_table(game(name), 0, seed=seed, position=dict(given), strict=strict)
