"""What is said about a game: the parts of a `table` message that depend on the log and on the seat that reads it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from burgher.core.course import ENTRY
from burgher.core.deeds import deeds
from burgher.core.game import Game
from burgher.core.state import Event
from burgher.core.table import Table

encode = msgspec.json.encode
LINES_KEPT = 20_000  # a few megabytes

# What a `table` message says of a game that has not begun: for all clients, and as a page.
NOT_DEALT: dict[str, Any] = {
    "n": 0,
    "to_move": [],
    "scores": [],
    "history": [],
    "proposals": [],
    "undone": 0,
    "can_undo": False,
    "can_ask_undo": False,
}
NOT_SHOWN = encode({"state": "gathering", "view": None, "prompt": None, "actions": [], "preview": None})
# What a page says to a seat that is not asked anything.
NOT_ASKED: dict[str, Any] = {"prompt": None, "actions": [], "verbs": [], "preview": None, "deeds": []}


def link(token: str) -> str:
    """A table's address."""
    return f"/t/{token}"


def moment(at: float) -> str:
    """A time as ISO 8601 has it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def page(
    table: Table,
    seat: int | None,
    read_only: bool,
    public: msgspec.Struct | None = None,
    legal: Sequence[int] | None = None,
) -> bytes:
    """What the table shows to everyone who looks through a seat, and what the seat may do.

    What everybody may see (`public`) and what is legal are given by those who know them already.
    """
    game, state = table.game, table.state
    view = game.seen_by(state, game.view(state, None) if public is None else public, seat)
    if legal is None and seat is not None and not read_only:
        legal = table.legal(seat)
    if seat is None or read_only or not legal:
        return encode({"state": "over" if table.over else "waiting", "view": view, **NOT_ASKED})
    return encode(
        {
            "state": "choosing",
            "view": view,
            "prompt": game.prompt(state, seat),
            "actions": [offer(table, seat, action) for action in legal],
            "verbs": [verb.name for verb in state.top().verbs],
            "preview": game.preview(state, seat, legal),
            "deeds": deeds(game, state, seat, legal),
        }
    )


def joined(common: bytes, own: bytes, page: bytes, story: bytes) -> bytes:
    """A `table` message of its parts: three objects, and the story without its brackets."""
    return b'%b,%b,%b,"story":[%b]}' % (common[:-1], own[1:-1], page[1:-1], story)


class Offer(msgspec.Struct):
    """A legal action with what it would do."""

    action: str
    key: str
    args: dict[str, int | str | list[str]]


def offer(table: Table, seat: int, action: int) -> Offer:
    message = table.game.describe(table.state, seat, action)
    return Offer(table.game.verbs.text(action), message.key, message.args)


def story(table: Table, seat: int | None, told: int, before: bytes) -> bytes:
    """The story so far as JSON without its brackets: what had been told of the first entries, and the rest."""
    return b",".join([*([before] if before else []), *(line for _, line in lines(table, seat, told))])


def lines(
    table: Table, seat: int | None, since: int, until: int | None = None, *, hindsight: bool = True
) -> list[tuple[int, bytes]]:
    """What the entries of the log have to tell, each with its place; what was before the first has the place -1."""
    out = []
    happened = [(-1, -1, table.prelude)] if since < 0 else []
    first = max(since, 0)
    for i, events in enumerate(table.events[first:until], first):
        happened.append((i, table.course.entries[i * ENTRY], events))
    for n, who, events in happened:
        heard = [told(table.game, e) for e in events if table.may_know(e[1], seat, hindsight=hindsight)]
        if heard:
            out.append((n, b'{"n":%d,"seat":%d,"messages":[%b]}' % (n, who, b",".join(heard))))
    return out


@lru_cache(LINES_KEPT)
def told(game: Game[Any], event: Event) -> bytes:
    """An event in words, as JSON; the same happens at many tables, and is told to many."""
    return encode(game.tell(event))


def totals(table: Table) -> list[float]:
    """The totals of all seats now."""
    return [table.game.total(table.state, seat) for seat in range(table.players)]
