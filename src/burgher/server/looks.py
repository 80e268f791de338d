"""Positions that are no table of the house: shown in the form of a `table` message, so that the page can draw them."""

import time

from burgher.core.table import Table
from burgher.server import messages
from burgher.server.messages import encode, moment
from burgher.server.minds import best
from burgher.server.records import BY_TURNS


def look(table: Table, seat: int, *, read_only: bool) -> bytes:
    """What the seat sees of a position; the others are bots."""
    bot = best(table.game.id)
    seats = [
        {
            "name": "",
            "kind": "human" if i == seat else "bot",
            **({} if i == seat else {"bot": bot}),
            "connected": True,
            "choosing": i in table.to_move,
            "free": False,
            "ready": False,
        }
        for i in range(table.players)
    ]
    about = {
        "id": "",
        "game": table.game.id,
        "options": {},
        "created": moment(time.time()),
        "hot_seat": False,
        "grace": BY_TURNS,
    }
    common = {
        "type": "table",
        "version": 0,
        "seats": seats,
        "n": 0,
        "to_move": [mover for mover in table.to_move if mover >= 0],
        "scores": table.scores(),
        "history": [messages.totals(table)],
        "proposals": [],
        "undone": 0,
        **({"ranking": table.ranking()} if table.over else {}),
    }
    own = {
        "table": about,
        "mine": [] if read_only else [seat],
        "away": [],
        "seat": seat,
        "hand_over": None,
        "can_undo": False,
        "can_ask_undo": False,
    }
    return messages.joined(encode(common), encode(own), messages.page(table, seat, read_only), b"")
