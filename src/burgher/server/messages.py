"""What is said about a game: the parts of a `table` message that depend on the log and on the seat that reads it."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from burgher.core.deeds import deeds
from burgher.core.table import Table

encode = msgspec.json.encode


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


def link(token: str) -> str:
    """A table's address."""
    return f"/t/{token}"


def moment(at: float) -> str:
    """A time as ISO 8601 has it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def page(table: Table, seat: int | None, read_only: bool, public: msgspec.Struct | None = None) -> bytes:
    """What the table shows to everyone who looks through a seat, and what the seat may do.

    `public` is what everybody may see, if that is known already.
    """
    game, state = table.game, table.state
    if public is None:
        public = game.view(state, None)
    asked = seat if seat is not None and seat in table.to_move and not read_only else None
    offers = [] if asked is None else actions(table, asked)
    return encode(
        {
            "state": "over" if table.over else "choosing" if offers else "waiting",
            "view": game.seen_by(state, public, seat),
            "prompt": None if asked is None else game.prompt(state, asked),
            "actions": offers,
            "verbs": [] if asked is None else [verb.name for verb in state.top().verbs],
            "preview": None if asked is None else game.preview(state, asked),
            "deeds": [] if asked is None else deeds(game, state, asked),
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


def actions(table: Table, seat: int) -> list[Offer]:
    """The legal actions of a seat."""
    game, state = table.game, table.state
    out = []
    for action in table.legal(seat):
        message = game.describe(state, seat, action)
        out.append(Offer(game.verbs.text(action), message.key, message.args))
    return out


def story(table: Table, seat: int | None, told: int, before: bytes) -> bytes:
    """The story so far as JSON without its brackets: what had been told of the first entries, and the rest."""
    return b",".join([*([before] if before else []), *(line for _, line in lines(table, seat, told))])


def lines(
    table: Table, seat: int | None, since: int, until: int | None = None, *, hindsight: bool = True
) -> list[tuple[int, bytes]]:
    """What the entries of the log have to tell, each with its place; what was before the first has the place -1."""
    out = []
    if since < 0:
        before = [e for e in table.prelude if table.may_know(e[1], seat, hindsight=hindsight)]
        out += _line(-1, -1, [table.game.tell(event) for event in before])
        since = 0
    for i, messages in enumerate(table.story(seat, since, until, hindsight=hindsight), since):
        out += _line(i, table.log[i].seat, messages)
    return out


def _line(n: int, seat: int, messages: list[Any]) -> list[tuple[int, bytes]]:
    return [(n, encode({"n": n, "seat": seat, "messages": messages}))] if messages else []


def totals(table: Table) -> list[float]:
    """The totals of all seats now."""
    return [table.game.total(table.state, seat) for seat in range(table.players)]
