"""What the database knows of reviews: how far each has come, who is at it, and what it says of somebody's games."""

import time
from typing import NamedTuple

import msgspec

from burgher.review.reviewer import Found
from burgher.review.summary import Summary, together
from burgher.server.files import Files, lease_times

LEASE_SECONDS = 15.0  # for which a server that makes a review need not say so again


class Kept(NamedTuple):
    """A review as it lies on disk."""

    log: str
    found: Found
    done: bool


def kept(files: Files, table: str) -> Kept | None:
    """The review of a table as far as it has come; one that cannot be read is made anew."""
    rows = files.db.rows("SELECT log, found, done FROM reviews WHERE game = ?", table)
    if not rows:
        return None
    try:
        return Kept(rows[0][0], msgspec.json.decode(rows[0][1], type=Found), bool(rows[0][2]))
    except msgspec.MsgspecError:
        return None


def begin(files: Files, table: str, log: str, owner: str) -> bool:
    """Does this server make the review of a table from now on, for a while? What was found of another log is lost."""
    files.db.run(
        "INSERT INTO reviews VALUES (?, ?, '{}', '[]', 0, ?, '', 0) ON CONFLICT (game) DO NOTHING",
        *(table, log, time.time()),
    )
    files.db.run(
        "UPDATE reviews SET log = ?, found = '{}', summaries = '[]', done = 0 WHERE game = ? AND log <> ?",
        *(log, table, log),
    )
    return lease(files, table, owner)


def lease(files: Files, table: str, owner: str) -> bool:
    """Say that this server is at it, unless another one is."""
    files.db.run(
        "UPDATE reviews SET owner = ?, until = ? WHERE game = ? AND (owner = ? OR until NOT BETWEEN ? AND ?)",
        *(owner, time.time() + LEASE_SECONDS, table, owner, *lease_times(LEASE_SECONDS)),
    )
    return bool(files.db.rows("SELECT 1 FROM reviews WHERE game = ? AND owner = ?", table, owner))


def keep(files: Files, table: str, log: str, owner: str, found: Found, summaries: list[Summary]) -> bool:
    """Write down what has been found of this log; with summaries it is done. False if another server has taken over, or
    the game has gone on otherwise since and another one reviews that."""
    values = (msgspec.json.encode(found).decode(), msgspec.json.encode(summaries).decode(), bool(summaries))
    mine = (table, log, owner)
    files.db.run(
        "UPDATE reviews SET found = ?, summaries = ?, done = ? WHERE game = ? AND log = ? AND owner = ?", *values, *mine
    )
    still = files.db.rows("SELECT 1 FROM reviews WHERE game = ? AND log = ? AND owner = ?", *mine)
    return bool(still) and lease(files, table, owner)


def unfinished(files: Files) -> list[str]:
    """The tables whose review somebody has asked for and nobody is at, the longest waiting first."""
    rows = files.db.rows(
        "SELECT game FROM reviews WHERE done = 0 AND until NOT BETWEEN ? AND ? ORDER BY asked",
        *lease_times(LEASE_SECONDS),
    )
    return [str(row[0]) for row in rows]


def release(files: Files, owner: str) -> None:
    """This server makes no more reviews."""
    files.db.run("UPDATE reviews SET owner = '', until = 0 WHERE owner = ?", owner)


def own_summary(files: Files, person: str, game: str) -> Summary:
    """What all reviews of somebody's own games come to."""
    rows = files.db.rows(
        "SELECT reviews.summaries, seats.seat FROM reviews JOIN tables ON tables.id = reviews.game"
        " JOIN seats ON seats.game = tables.id WHERE done = 1 AND tables.game = ? AND person = ? AND bot = ''",
        *(game, person),
    )
    return together(msgspec.json.decode(text, type=list[Summary])[seat] for text, seat in rows)


def forget(files: Files, table: str) -> None:
    """There is no review of this table."""
    files.db.run("DELETE FROM reviews WHERE game = ?", table)
