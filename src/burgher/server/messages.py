"""What is said about a game: the parts of a `table` message that depend on the log and on the seat that reads it."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from burgher.core.table import Table

encode = msgspec.json.encode
Page = dict[str, msgspec.Raw]  # what a message says to everyone who looks through one seat

NOTHING = msgspec.Raw(b"null")
NONE = msgspec.Raw(b"[]")


def link(token: str) -> str:
    """A table's address."""
    return f"/t/{token}"


def moment(at: float) -> str:
    """A time as ISO 8601 has it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def page(table: Table, seat: int | None, read_only: bool) -> Page:
    """What the table shows through a seat, and what the seat may do."""
    asked = seat if seat is not None and seat in table.to_move and not read_only else None
    game, state = table.game, table.state
    return {
        "view": msgspec.Raw(encode(table.view(seat))),
        "prompt": NOTHING if asked is None else msgspec.Raw(encode(game.prompt(state, asked))),
        "actions": NONE if asked is None else msgspec.Raw(encode(actions(table, asked))),
    }


def actions(table: Table, seat: int) -> list[dict[str, Any]]:
    """The legal actions of a seat, each with what it would do."""
    game, state = table.game, table.state
    out = []
    for action in table.legal(seat):
        message = game.describe(state, seat, action)
        out.append({"action": game.verbs.text(action), "key": message.key, "args": message.args})
    return out


def story(table: Table, seat: int | None, told: int, before: bytes) -> bytes:
    """The story so far as JSON without its brackets: what had been told of the first entries, and the rest."""
    lines = [before] if before else []
    if not told:
        lines += _line(-1, -1, [table.game.tell(event) for event in table.opening if table.may_know(event[1], seat)])
    for i, messages in enumerate(table.story(seat, since=told), told):
        lines += _line(i, table.log[i].seat, messages)
    return b",".join(lines)


def bracketed(story: bytes) -> msgspec.Raw:
    return msgspec.Raw(b"[" + story + b"]")


def _line(n: int, seat: int, messages: list[Any]) -> list[bytes]:
    return [encode({"n": n, "seat": seat, "messages": messages})] if messages else []


def totals(table: Table) -> list[float]:
    """The totals of all seats now."""
    return [table.game.total(table.state, seat) for seat in range(table.players)]


def past(table: Table, n: int) -> Table:
    """The table as it was after `n` entries of its log."""
    then = Table(
        table.game, table.players, seed=table.seed, options=table.options, position=table.position, strict=table.strict
    )
    then.log = table.log[:n]
    then.rewind(n)
    return then
