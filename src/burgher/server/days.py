"""What the database knows of daily tables: who has played which day, and what came of it."""

import time
from datetime import date, timedelta
from typing import Any, NamedTuple

from burgher.server.files import Files
from burgher.server.messages import link
from burgher.server.records import COUNTED, PRACTICE, DailyMark, Stored


class Try(NamedTuple):
    """Somebody's one try at a day's table."""

    table: str
    kind: str
    points: float | None  # once it is finished


def has_finished(files: Files, game: str, day: str, person: str) -> bool:
    found = try_of(files, game, day, person)
    return found is not None and found.points is not None


def try_of(files: Files, game: str, day: str, person: str) -> Try | None:
    rows = files.db.rows(
        "SELECT played, kind, points FROM daily_tables WHERE day = ? AND game = ? AND person = ? AND kind <> ?",
        *(day, game, person, PRACTICE),
    )
    return Try(*rows[0]) if rows else None


def create(files: Files, stored: Stored, mark: DailyMark) -> None:
    """Write down a new table of a day; `Taken` if it would be somebody's second try."""
    files.db.run(
        "INSERT INTO daily_tables (played, day, game, person, seat, kind, begun) VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(stored.id, mark.day, stored.game, mark.person, mark.seat, mark.kind, time.time()),
    )
    files.create(stored)


def link_of(files: Files, table: str, seat: int | None = None) -> str | None:
    """The address of a table, or of a seat at it, if it is still there."""
    if seat is None:
        rows = files.db.rows("SELECT watch FROM tables WHERE id = ?", table)
    else:
        rows = files.db.rows("SELECT token FROM seats WHERE game = ? AND seat = ?", table, seat)
    return link(rows[0][0]) if rows else None


def own(files: Files, game: str, day: str, person: str) -> dict[str, Any] | None:
    """What somebody has made of a day: the link goes to their seat."""
    found = try_of(files, game, day, person)
    if found is None:
        return None
    (seat,) = files.db.rows("SELECT seat FROM daily_tables WHERE played = ?", found.table)[0]
    length = files.db.rows("SELECT n FROM tables WHERE id = ?", found.table)
    before = files.db.rows(
        "SELECT max(points) FROM daily_tables WHERE person = ? AND game = ? AND kind <> ? AND played <> ?",
        *(person, game, PRACTICE, found.table),
    )
    return {
        "kind": found.kind,
        "points": found.points,
        "link": link_of(files, found.table, seat),
        "n": length[0][0] if length else 0,
        "seat": seat,
        "best_before": before[0][0],
    }


def standing(files: Files, game: str, day: str) -> dict[str, Any]:
    """What may be known before one has played: how many have finished on the day, and the best of them."""
    rows = files.db.rows(
        "SELECT points, coalesce(people.name, '') FROM daily_tables LEFT JOIN people ON people.id = person"
        " WHERE day = ? AND game = ? AND kind = ? AND points IS NOT NULL ORDER BY points DESC, finished",
        *(day, game, COUNTED),
    )
    return {"people": len(rows), "best": {"name": rows[0][1], "points": rows[0][0]} if rows else None}


def results(files: Files, game: str, day: str, person: str) -> dict[str, Any]:
    """All results of a day, for who has finished it: the order of those who played it on the day, and the others."""
    rows = files.db.rows(
        "SELECT played, kind, person, points, coalesce(people.name, '') FROM daily_tables"
        " LEFT JOIN people ON people.id = person"
        " WHERE day = ? AND game = ? AND kind <> ? AND points IS NOT NULL ORDER BY points DESC, finished",
        *(day, game, PRACTICE),
    )
    order: list[dict[str, Any]] = []
    late: list[dict[str, Any]] = []
    for table, kind, who, points, name in rows:
        line = {"name": name, "points": points, "mine": who == person, "link": link_of(files, table)}
        if kind == COUNTED:
            place = order[-1]["place"] if order and order[-1]["points"] == points else len(order) + 1
            order.append({"place": place, **line})
        else:
            late.append(line)
    bots = files.db.rows("SELECT bot, points FROM daily_bots WHERE day = ? AND game = ?", day, game)
    return {"order": order, "late": late, "bots": [{"bot": bot, "points": points} for bot, points in bots]}


def keep_bot(files: Files, game: str, day: str, bot: str, points: float) -> None:
    files.db.run(
        "INSERT INTO daily_bots VALUES (?, ?, ?, ?, ?) ON CONFLICT (day, game) DO NOTHING",
        *(day, game, bot, points, time.time()),
    )


def has_bot(files: Files, game: str, day: str) -> bool:
    return bool(files.db.rows("SELECT 1 FROM daily_bots WHERE day = ? AND game = ?", day, game))


def calendar(files: Files, person: str, month: str) -> dict[str, dict[str, str]]:
    """By day and game, what somebody has made of a month: `counted`, `late`, or `going`."""
    rows = files.db.rows(
        "SELECT day, game, kind, points FROM daily_tables WHERE person = ? AND day LIKE ? AND kind <> ?",
        *(person, f"{month}-%", PRACTICE),
    )
    out: dict[str, dict[str, str]] = {}
    for day, game, kind, points in rows:
        out.setdefault(day, {})[game] = "going" if points is None else kind
    return out


def streak(files: Files, person: str, today: date) -> int:
    """On how many days in a row, up to today or yesterday, somebody has finished a table on its day."""
    rows = files.db.rows(
        "SELECT DISTINCT day FROM daily_tables WHERE person = ? AND kind = ? AND points IS NOT NULL", person, COUNTED
    )
    played = {date.fromisoformat(day) for (day,) in rows}
    day = today if today in played else today - timedelta(days=1)
    count = 0
    while day - timedelta(days=count) in played:
        count += 1
    return count
