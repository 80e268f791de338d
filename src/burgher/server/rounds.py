"""What an operator wants to know of a house, and decides in it. All of it lies in the database, for all its servers."""

import time

import msgspec

from burgher.server.files import Files
from burgher.server.identity import sound
from burgher.server.live import PRESENT_SECONDS
from burgher.server.records import Seat

MOST_LINES = 50  # of tables, and of names, on one page
LOAD_SECONDS = 300.0  # over which moves are counted


class Load(msgspec.Struct):
    """How much is going on, in the whole house."""

    tables: int
    going_on: int
    shut: int
    people: int
    present: int
    moves_per_minute: float
    bytes: int


class TableLine(msgspec.Struct):
    """A table as an operator sees it."""

    id: str
    game: str
    watch: str
    n: int
    changed: float
    over: bool
    shut: bool
    names: list[str]


class NameLine(msgspec.Struct):
    """A name, and how many people have it."""

    name: str
    people: int
    seen: float


def load(files: Files) -> Load:
    now = time.time()

    def count(sql: str, *values: object) -> int:
        return int(files.db.rows(f"SELECT count(*) FROM {sql}", *values)[0][0])

    since = now - LOAD_SECONDS
    moves = count("moves WHERE at > ? AND game IN (SELECT id FROM tables WHERE changed > ?)", since, since)
    return Load(
        tables=count("tables"),
        going_on=count("tables WHERE over = 0 AND shut = 0"),
        shut=count("tables WHERE shut = 1"),
        people=count("people WHERE name <> ''"),
        present=count(
            "(SELECT DISTINCT person FROM seats WHERE at_server <> '' AND seen > ?) AS p", now - PRESENT_SECONDS
        ),
        moves_per_minute=moves / (LOAD_SECONDS / 60),
        bytes=files.db.size(),
    )


def tables(files: Files, wanted: str) -> list[TableLine]:
    """The tables that changed last; or those with this number, link, game or name."""
    query = "SELECT id, game, watch, n, changed, over, shut FROM tables"
    values: list[object] = []
    if wanted:
        place = files.find(wanted.rstrip("/").rsplit("/", 1)[-1])
        query += (
            " WHERE id = ? OR id = ? OR game = ? OR id IN (SELECT seats.game FROM seats LEFT JOIN people"
            " ON people.id = seats.person WHERE lower(people.name) LIKE ? ESCAPE '!' OR lower(label) LIKE ? ESCAPE '!')"
        )
        values = [wanted, place.table if place else "", wanted, _like(wanted), _like(wanted)]
    rows = files.db.rows(f"{query} ORDER BY changed DESC LIMIT ?", *values, MOST_LINES)
    return [
        TableLine(id, game, watch, n, changed, bool(over), bool(shut), [_who(seat) for seat in files.seats(id)])
        for id, game, watch, n, changed, over, shut in rows
    ]


def _who(seat: Seat) -> str:
    return seat.name or seat.bot or ("a guest without a name" if seat.person else "nobody yet")


def names(files: Files, wanted: str) -> list[NameLine]:
    """The names of people who came last, or those like this one."""
    rows = files.db.rows(
        "SELECT name, count(*), max(last_here) FROM people WHERE name <> '' AND lower(name) LIKE ? ESCAPE '!'"
        " GROUP BY name ORDER BY max(last_here) DESC, name LIMIT ?",
        *(_like(wanted), MOST_LINES),
    )
    return [NameLine(*row) for row in rows]


def refused_names(files: Files) -> list[str]:
    return [str(row[0]) for row in files.db.rows("SELECT shown FROM refused_names ORDER BY shown")]


def shut(files: Files, table: str, closed: bool) -> None:
    """Close a table, or open it again."""
    files.db.run("UPDATE tables SET shut = ?, version = version + 1 WHERE id = ?", closed, table)
    files.db.notify(table)


def refuse_name(files: Files, name: str) -> list[str]:
    """From now on nobody has this name; the tables that showed it have changed."""
    sounds = sound(name)
    files.db.run("INSERT INTO refused_names VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING", sounds, name, time.time())
    changed: set[str] = set()
    for person, other in files.db.rows("SELECT id, name FROM people WHERE name <> ''"):
        if sound(other) == sounds:
            changed.update(files.rename(person, ""))
    for table, seat, label in files.db.rows("SELECT game, seat, label FROM seats WHERE label <> ''"):
        if sound(label) == sounds:
            files.db.run("UPDATE seats SET label = '' WHERE game = ? AND seat = ?", table, seat)
            files.touch(table)
            changed.add(table)
    return sorted(changed)


def allow_name(files: Files, name: str) -> None:
    files.db.run("DELETE FROM refused_names WHERE name = ?", sound(name))


def forget_guests(files: Files, before: float) -> int:
    """Forget those who sit at no table and have not come since; numbers of revoked links stay."""
    files.db.run("UPDATE people SET last_here = ? WHERE last_here = 0", time.time())
    gone = "last_here < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)"
    files.db.run(f"UPDATE people SET name = '' WHERE name <> '' AND recovery > 0 AND {gone}", before)
    return files.db.run(f"DELETE FROM people WHERE recovery = 0 AND {gone}", before)


def _like(wanted: str) -> str:
    """A pattern of SQL that finds a text within others."""
    for sign in "!%_":
        wanted = wanted.replace(sign, f"!{sign}")
    return f"%{wanted.lower()}%"
