"""What is on disk. The log is the truth: everything else about a game can be worked out from it again.

Undo: the rows of `moves` that are taken back leave that table in the transaction that writes them into `undos`, so
`moves` always is the log as it stands, `undos` tells what became of the rest, and `tables.version` has risen.
Every change names the version it was made on and raises it by one; a change made on an older one is refused.
"""

import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from burgher.core.state import CHANCE
from burgher.core.table import Opening
from burgher.server.databases import Database, Taken
from burgher.server.identity import sound
from burgher.server.records import (
    BROUGHT,
    DRAWN_BEFORE,
    Arrangement,
    Change,
    Clock,
    DailyMark,
    Finished,
    Place,
    Proposal,
    Rematch,
    Result,
    Seat,
    Standing,
    Stored,
    Summary,
)
from burgher.server.refusal import Refusal

T = TypeVar("T")

ANSWERS_KEPT = 64  # versions for which a message sent twice is recognised
LEASE_SECONDS = 6.0  # for which a server that thinks for a table's bots need not say so again


class Conflict(Exception):
    """Another server has changed the table meanwhile."""


class Files:
    """What is asked of the database, used from one thread. Each method belongs into a transaction of the store."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def secret(self) -> bytes:
        """The key that signs cookies."""
        return bytes(self.db.rows("SELECT value FROM facts WHERE key = 'secret'")[0][0])

    # --- people

    def name_of(self, person: str) -> str:
        rows = self.db.rows("SELECT name FROM people WHERE id = ?", person)
        return str(rows[0][0]) if rows else ""

    def rename(self, person: str, name: str) -> list[str]:
        """Give a person a name; the tables that show it have changed."""
        self.db.run(
            "INSERT INTO people (id, name, last_here) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            *(person, name, time.time()),
        )
        return self._changed_tables_of(person)

    def _changed_tables_of(self, person: str) -> list[str]:
        tables = [str(row[0]) for row in self.db.rows("SELECT DISTINCT game FROM seats WHERE person = ?", person)]
        for table in tables:
            self.touch(table)
        return tables

    def is_refused(self, name: str) -> bool:
        """Has the operator refused this name?"""
        return bool(name) and bool(self.db.rows("SELECT 1 FROM refused_names WHERE name = ?", sound(name)))

    def touch(self, table: str) -> None:
        """Something that a table shows has changed."""
        self.db.run("UPDATE tables SET version = version + 1 WHERE id = ?", table)
        self.db.notify(table)

    def came(self, person: str) -> None:
        """Somebody is here; noted once an hour."""
        now = time.time()
        self.db.run("UPDATE people SET last_here = ? WHERE id = ? AND last_here < ?", now, person, now - 3600)

    def recovery_of(self, person: str) -> int:
        """The number that a recovery link must have to be good."""
        rows = self.db.rows("SELECT recovery FROM people WHERE id = ?", person)
        return int(rows[0][0]) if rows else 0

    def revoke_recovery(self, person: str) -> int:
        """All recovery links so far are good for nothing; the number of the new one."""
        self.db.run(
            "INSERT INTO people (id, name, recovery) VALUES (?, '', 1)"
            " ON CONFLICT (id) DO UPDATE SET recovery = people.recovery + 1",
            person,
        )
        return self.recovery_of(person)

    # --- tables

    def create(self, table: Stored) -> None:
        self.db.run(
            "INSERT INTO tables"
            " (id, game, opening, hot_seat, watch, created, n, to_move, over, made_by, changed, grace, gathering,"
            " clock)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *(table.id, table.game, _text(table.opening), table.hot_seat, table.watch, table.created),
            *(len(table.moves), _text(table.to_move), table.over, table.made_by, table.created, table.grace),
            *(table.gathering, _text_or_null(table.clock)),
        )
        self._put_seats(table.id, table.seats)
        self._add_moves(table.id, 0, table.moves)

    def _put_seats(self, table: str, seats: list[Seat]) -> None:
        labels = ["" if self.is_refused(seat.name) else seat.name for seat in seats]
        self.db.run_each(
            "INSERT INTO seats (game, seat, token, bot, person, label, seen, at_server, ready)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (table, i, seat.token, seat.bot, seat.person, label, seat.seen, seat.at_server, seat.ready)
                for i, (seat, label) in enumerate(zip(seats, labels, strict=True))
            ],
        )

    def find(self, token: str) -> Place | None:
        """Where a link leads."""
        rows = self.db.rows("SELECT game, seat FROM seats WHERE token = ?", token)
        if not rows:
            rows = self.db.rows("SELECT id, NULL FROM tables WHERE watch = ?", token)
        return Place(rows[0][0], rows[0][1]) if rows else None

    def load(self, table: str, since: int = 0) -> Stored | None:
        """A table, with the entries of its log from there on."""
        rows = self.db.rows(
            "SELECT game, opening, hot_seat, watch, created, to_move, over, version, rematch, made_by, grace,"
            " gathering, shut, clock FROM tables WHERE id = ?",
            table,
        )
        if not rows:
            return None
        row = rows[0]
        moves = self.db.rows("SELECT seat, action FROM moves WHERE game = ? AND n >= ? ORDER BY n", table, since)
        proposals = self.db.rows("SELECT what, proposal FROM proposals WHERE game = ?", table)
        daily = self.db.rows("SELECT day, person, seat, kind FROM daily_tables WHERE played = ?", table)
        undone, drawn = self.db.rows(
            "SELECT count(*), max(CASE WHEN moves LIKE ? THEN 1 ELSE 0 END) FROM undos WHERE game = ?",
            *(f"%[{CHANCE},%", table),
        )[0]
        answers = self.db.rows("SELECT person, message, n FROM answers WHERE game = ? ORDER BY version", table)
        opening = _read(row[1], Opening)
        return Stored(
            id=table,
            game=row[0],
            opening=opening,
            hot_seat=bool(row[2]),
            watch=row[3],
            created=row[4],
            seats=self.seats(table),
            moves=[(seat, action) for seat, action in moves],
            to_move=_read(row[5], list[int]),
            over=bool(row[6]),
            version=row[7],
            undone=undone,
            known=BROUGHT if opening.brought or opening.position is not None else DRAWN_BEFORE if drawn else "",
            rematch=None if row[8] is None else self._rematch(row[8]),
            made_by=row[9],
            grace=row[10],
            gathering=bool(row[11]),
            shut=bool(row[12]),
            clock=None if row[13] is None else _read(row[13], Clock),
            daily=DailyMark(*daily[0]) if daily else None,
            proposals={what: _read(text, Proposal) for what, text in proposals},
            answers={(person, message): n for person, message, n in answers},
        )

    def seats(self, table: str) -> list[Seat]:
        rows = self.db.rows(
            "SELECT token, bot, person, coalesce(people.name, ''), label, seen, at_server, ready,"
            " tables.hot_seat FROM seats JOIN tables ON tables.id = seats.game"
            " LEFT JOIN people ON people.id = seats.person WHERE seats.game = ? ORDER BY seat",
            table,
        )
        # where several play at one screen, they are called by the names they were given there
        return [
            Seat(token, bot, person, (label or name) if hot_seat else (name or label), seen, at_server, bool(ready))
            for token, bot, person, name, label, seen, at_server, ready, hot_seat in rows
        ]

    def _rematch(self, table: str) -> Rematch:
        watch = self.db.rows("SELECT watch FROM tables WHERE id = ?", table)[0][0]
        return Rematch([seat.token for seat in self.seats(table)], watch)

    def tables_of(self, person: str, most: int) -> list[Summary]:
        """The newest tables at which somebody has a seat."""
        rows = self.db.rows(
            "SELECT id, game, created, n, over, to_move, gathering, changed, result, shut FROM tables"
            " WHERE id IN (SELECT game FROM seats WHERE person = ? AND hidden = 0) ORDER BY changed DESC LIMIT ?",
            *(person, most),
        )
        return [
            Summary(
                *(id, game, created, n, bool(over), _movers(to_move), self.seats(id), bool(gathering), changed),
                None if result is None else _read(result, Result),
                bool(shut),
            )
            for id, game, created, n, over, to_move, gathering, changed, result, shut in rows
        ]

    def finished_by(self, person: str, game: str, players: int) -> list[Finished]:
        """The finished tables of a game at which somebody has one seat and has played it to the end, newest first."""
        rows = self.db.rows(
            "SELECT id, opening, created, result, seat, token FROM tables JOIN seats ON seats.game = tables.id"
            " WHERE tables.game = ? AND over = 1 AND result IS NOT NULL AND person = ? AND bot = ''"
            " AND (SELECT count(*) FROM seats AS own WHERE own.game = id AND own.person = ?) = 1"
            " ORDER BY created DESC",
            *(game, person, person),
        )
        found = [
            Finished(id, _read(opening, Opening), created, _read(result, Result).totals[seat], token)
            for id, opening, created, result, seat, token in rows
        ]
        return [finished for finished in found if finished.opening.players == players]

    def was_uploaded(self, table: str) -> bool:
        """Did a table have decisions in its log when it was made?"""
        return bool(
            self.db.rows(
                "SELECT 1 FROM moves WHERE game = ? AND seat >= 0 AND at = (SELECT min(at) FROM moves WHERE game = ?)"
                " LIMIT 1",
                *(table, table),
            )
        )

    def is_daily(self, table: str) -> bool:
        """Is its seed one that everybody can know?"""
        return bool(self.db.rows("SELECT 1 FROM daily_tables WHERE played = ?", table))

    def hide(self, table: str, person: str) -> None:
        """Take a table off somebody's list, until they sit at it again."""
        self.db.run("UPDATE seats SET hidden = 1 WHERE game = ? AND person = ?", table, person)

    def versions(self, tables: list[str]) -> dict[str, int]:
        """How far these tables have got."""
        out: dict[str, int] = {}
        for table in tables:
            for row in self.db.rows("SELECT version FROM tables WHERE id = ?", table):
                out[table] = row[0]
        return out

    # --- who is there, and who thinks

    def still_there(self, server: str, people: set[tuple[str, str]]) -> None:
        """A server lives, with these people at these tables; others have left, though it could not be written down."""
        self.db.run("UPDATE seats SET seen = ? WHERE at_server = ?", time.time(), server)
        for table, person in self.db.rows("SELECT DISTINCT game, person FROM seats WHERE at_server = ?", server):
            if (table, person) not in people:
                self.db.run("UPDATE seats SET at_server = '' WHERE game = ? AND person = ?", table, person)
                self.touch(table)

    def awaiting_bots(self) -> list[str]:
        """The tables at which a bot is to move, and nobody thinks for it."""
        rows = self.db.rows(
            "SELECT tables.id, to_move, seat FROM tables JOIN seats ON seats.game = tables.id"
            " LEFT JOIN leases ON leases.game = tables.id"
            " WHERE over = 0 AND gathering = 0 AND shut = 0 AND bot <> ''"
            " AND (until IS NULL OR until NOT BETWEEN ? AND ?)",
            *lease_times(),
        )
        return sorted({id for id, to_move, seat in rows if seat in _movers(to_move)})

    def lease(self, table: str, owner: str) -> bool:
        """Does this server think for the bots of a table from now on, for a while?"""
        self.db.run(
            "INSERT INTO leases VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
            " SET owner = excluded.owner, until = excluded.until"
            " WHERE leases.owner = excluded.owner OR leases.until NOT BETWEEN ? AND ?",
            *(table, owner, time.time() + LEASE_SECONDS, *lease_times()),
        )
        return bool(self.db.rows("SELECT 1 FROM leases WHERE game = ? AND owner = ?", table, owner))

    def release(self, owner: str) -> None:
        """This server thinks no more for any bots."""
        self.db.run("DELETE FROM leases WHERE owner = ?", owner)

    # --- what an operator keeps in order

    def being_set(self, most: int) -> list[str]:
        """The tokens of spectators of the tables that are being set, the newest first."""
        rows = self.db.rows(
            "SELECT watch FROM tables WHERE gathering = 1 AND shut = 0 ORDER BY created DESC LIMIT ?", most
        )
        return [watch for (watch,) in rows]

    def open_tables_of(self, person: str) -> int:
        """How many tables somebody has made that are not over."""
        rows = self.db.rows("SELECT count(*) FROM tables WHERE made_by = ? AND over = 0 AND shut = 0", person)
        return int(rows[0][0])

    def expire(self, empty_before: float, over_before: float, abandoned_before: float) -> int:
        """Delete what is that old: tables at which nobody ever sat down, finished games, games that nobody plays on.

        Who comes to a table, or is there, plays it.
        """
        sits = "SELECT 1 FROM seats WHERE seats.game = tables.id AND person IS NOT NULL"
        rows = self.db.rows(
            f"SELECT id FROM tables WHERE (over = 0 AND changed < ? AND NOT EXISTS ({sits}))"
            f" OR (over = 1 AND changed < ?) OR (over = 0 AND changed < ? AND NOT EXISTS ({sits} AND seen >= ?))",
            *(empty_before, over_before, abandoned_before, abandoned_before),
        )
        for (table,) in rows:
            self.delete(table)
        return len(rows)

    def delete(self, table: str) -> None:
        self.db.run("UPDATE tables SET rematch = NULL WHERE rematch = ?", table)
        for part in ("moves", "undos", "proposals", "answers", "leases", "reviews", "seats"):
            self.db.run(f"DELETE FROM {part} WHERE game = ?", table)
        self.db.run("DELETE FROM tables WHERE id = ?", table)

    # --- changes

    def commit(self, table: str, version: int, n: int, standing: Standing, change: Change) -> None:
        """Carry out a change that was made on this version of a table, and after which its log has `n` entries.

        `standing` says how the game stands then.
        """
        rematch = change.rematch
        if rematch is not None:
            self.create(rematch)
        raised = self.db.run(
            "UPDATE tables SET version = version + 1, n = ?, to_move = ?, over = ?, result = ?, changed = ?,"
            " rematch = coalesce(?, rematch) WHERE id = ? AND version = ?",
            *(n, _text(standing.to_move), standing.over, _text_or_null(standing.result), time.time()),
            *(rematch.id if rematch else None, table, version),
        )
        if raised != 1:
            raise Conflict
        if standing.result is not None:
            self._finish_daily(table, standing.result)
        if change.arranged is not None:
            self._arrange(table, change.arranged)
        if change.clock is not None:
            self.db.run("UPDATE tables SET clock = ? WHERE id = ?", _text(change.clock), table)
        if change.begun:
            self.db.run("UPDATE tables SET gathering = 0 WHERE id = ?", table)
        if change.keep is not None:
            self._take_back(table, version + 1, change.keep, change.by)
        try:
            self._add_moves(table, n - len(change.moves), change.moves)
        except Taken:
            raise Conflict from None
        for i, seat in change.seats.items():
            self.db.run(
                "UPDATE seats SET bot = ?, person = ?, ready = ? WHERE game = ? AND seat = ?",
                *(seat.bot, seat.person, seat.ready, table, i),
            )
        for i, server in change.present.items():
            self.db.run(
                "UPDATE seats SET seen = ?, at_server = ? WHERE game = ? AND seat = ?", time.time(), server, table, i
            )
            if server:
                self.db.run("UPDATE seats SET hidden = 0 WHERE game = ? AND seat = ?", table, i)
        for what, proposal in change.proposals.items():
            if proposal is None:
                self.db.run("DELETE FROM proposals WHERE game = ? AND what = ?", table, what)
            else:
                self.db.run(
                    "INSERT INTO proposals VALUES (?, ?, ?)"
                    " ON CONFLICT (game, what) DO UPDATE SET proposal = excluded.proposal",
                    *(table, what, _text(proposal)),
                )
        if change.answer is not None:
            self.db.run(
                "INSERT INTO answers VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (game, person, message) DO UPDATE SET n = excluded.n, version = excluded.version",
                *(table, *change.answer, n, version + 1),
            )
            if not version % ANSWERS_KEPT:
                self.db.run("DELETE FROM answers WHERE game = ? AND version < ?", table, version - ANSWERS_KEPT)
        self.db.notify(table)

    def _finish_daily(self, table: str, result: Result) -> None:
        """The first end of a daily table is what it comes to."""
        for (seat,) in self.db.rows("SELECT seat FROM daily_tables WHERE played = ? AND finished IS NULL", table):
            self.db.run(
                "UPDATE daily_tables SET points = ?, finished = ? WHERE played = ?",
                *(result.totals[seat], time.time(), table),
            )

    def _arrange(self, table: str, new: Arrangement) -> None:
        self.db.run(
            "UPDATE tables SET opening = ?, hot_seat = ?, grace = ?, clock = ? WHERE id = ?",
            *(_text(new.opening), new.hot_seat, new.grace, _text_or_null(new.clock), table),
        )
        for part in ("seats", "moves"):
            self.db.run(f"DELETE FROM {part} WHERE game = ?", table)
        self._put_seats(table, new.seats)
        self._add_moves(table, 0, new.moves)

    def _add_moves(self, table: str, first: int, moves: Sequence[tuple[int, str]]) -> None:
        now = time.time()
        self.db.run_each(
            "INSERT INTO moves VALUES (?, ?, ?, ?, ?)",
            [(table, first + i, seat, action, now) for i, (seat, action) in enumerate(moves)],
        )

    def _take_back(self, table: str, version: int, keep: int, by: int) -> None:
        taken = self.db.rows("SELECT seat, action, at FROM moves WHERE game = ? AND n >= ? ORDER BY n", table, keep)
        self.db.run("INSERT INTO undos VALUES (?, ?, ?, ?, ?, ?)", table, version, by, keep, _text(taken), time.time())
        self.db.run("DELETE FROM moves WHERE game = ? AND n >= ?", table, keep)


def lease_times(seconds: float = LEASE_SECONDS) -> tuple[float, float]:
    """Between these moments lies the end of every lease that is good; a later one was written by a clock gone wrong."""
    now = time.time()
    return now, now + 2 * seconds


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _text_or_null(value: Any | None) -> str | None:
    return None if value is None else _text(value)


def _read(text: str, kind: type[T]) -> T:
    """What is written in a row of one table; if it cannot be read, only that table is lost."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        raise Refusal("unreadable_table", 500) from None


def _movers(text: str) -> list[int]:
    """Who is to move, for lists of tables: nobody where that cannot be read."""
    try:
        return msgspec.json.decode(text, type=list[int])
    except msgspec.MsgspecError:
        return []
