"""What is on disk. The log is the truth: everything else about a game can be worked out from it again.

Undo: the rows of `moves` that are taken back leave that table in the transaction that writes them into `undos`, so
`moves` always is the log as it stands, `undos` tells what became of the rest, and `tables.version` has risen.
Every change names the version it was made on and raises it by one; a change made on an older one is refused.
"""

import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from burgher.core.errors import BurgherError
from burgher.core.table import Opening
from burgher.server.logs import Complaints
from burgher.server.refusal import Refusal

log = logging.getLogger("burgher.store")

SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE facts (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opening TEXT NOT NULL,             -- what the log is played on: players, options, seed, position, rules, data
    hot_seat INTEGER NOT NULL,
    watch TEXT NOT NULL UNIQUE,        -- the token of spectators
    created REAL NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    n INTEGER NOT NULL DEFAULT 0,      -- entries in the log; this and the next two are for lists of tables
    to_move TEXT NOT NULL DEFAULT '[]',
    over INTEGER NOT NULL DEFAULT 0,
    rematch TEXT REFERENCES tables (id)
) WITHOUT ROWID;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    token TEXT NOT NULL UNIQUE,
    bot TEXT NOT NULL DEFAULT '',      -- who plays; nothing for a human
    person TEXT,                       -- to whom the seat belongs
    label TEXT NOT NULL DEFAULT '',    -- a name that came with a saved game
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE TABLE moves (
    game TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
CREATE TABLE undos (game TEXT NOT NULL, version INTEGER NOT NULL, by INTEGER NOT NULL, n INTEGER NOT NULL,
    moves TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (game, version)) WITHOUT ROWID;
CREATE TABLE proposals (game TEXT NOT NULL, what TEXT NOT NULL, proposal TEXT NOT NULL,
    PRIMARY KEY (game, what)) WITHOUT ROWID;
CREATE TABLE answers (game TEXT NOT NULL, person TEXT NOT NULL, message TEXT NOT NULL, n INTEGER NOT NULL,
    version INTEGER NOT NULL, PRIMARY KEY (game, person, message)) WITHOUT ROWID;
"""
OWN_TABLES = {"facts", "people", "tables", "seats", "moves", "undos", "proposals", "answers"}
ANSWERS_KEPT = 64  # versions for which a message sent twice is recognised
BUSY_SECONDS = 10.0  # how long a write waits for another server's

T = TypeVar("T")


class Conflict(Exception):
    """Another server has changed the table meanwhile."""


class Unwritable(Refusal):
    """The database cannot be read or written: the disk is full, or somebody keeps it locked."""


class Seat(msgspec.Struct):
    """A chair at a table: its link, and who sits there."""

    token: str
    bot: str = ""
    person: str | None = None
    name: str = ""

    @property
    def free(self) -> bool:
        return not self.bot and self.person is None


class Proposal(msgspec.Struct):
    """Something that everybody has to agree to."""

    what: str
    by: int
    yes: list[int]
    seat: int | None = None
    bot: str = ""
    n: int = 0  # how long the log stays if an undo is agreed


class Rematch(msgspec.Struct):
    """The links of the next game of the same people: for each seat, and for spectators."""

    seats: list[str]
    watch: str


class Stored(msgspec.Struct):
    """A table as it lies on disk."""

    id: str
    game: str
    opening: Opening
    hot_seat: bool
    watch: str
    created: float
    seats: list[Seat]
    moves: list[tuple[int, str]]
    to_move: list[int]
    over: bool
    version: int = 0
    rematch: Rematch | None = None
    proposals: dict[str, Proposal] = {}
    answers: dict[tuple[str, str], int] = {}  # the length of the log with which a person's message was answered


class Change(msgspec.Struct):
    """What one message, bot or visitor changes at one table, all of it or nothing."""

    moves: Sequence[tuple[int, str]] = ()
    keep: int | None = None  # an undo: how much of the log stays
    by: int = -1  # the seat that takes back
    seats: dict[int, Seat] = {}
    proposals: dict[str, Proposal | None] = {}
    answer: tuple[str, str] | None = None  # the person and the message that this answers
    rematch: Stored | None = None


class Place(msgspec.Struct):
    """Where a token leads: a table, and a seat unless it is the token of spectators."""

    table: str
    seat: int | None


class Summary(msgspec.Struct):
    """A line in the list of somebody's tables."""

    id: str
    game: str
    created: float
    n: int
    over: bool
    to_move: list[int]
    seats: list[Seat]


class Files:
    """The database, used from one thread."""

    def __init__(self, path: str) -> None:
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            if not os.path.exists(path):
                os.close(os.open(path, os.O_CREAT, 0o600))  # it holds the secret that signs cookies
        self.db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            self._set_up(path)
        except BaseException:
            self.db.close()
            raise

    def _set_up(self, path: str) -> None:
        self._recognise(path)
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
        self.db.execute("PRAGMA foreign_keys = ON")
        self.db.execute("BEGIN IMMEDIATE")
        if not self._version():
            for statement in SCHEMA.split(";\n"):
                self.db.execute(statement)
            self.db.execute("INSERT INTO facts VALUES ('secret', ?)", (secrets.token_bytes(32),))
            self.db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        self.db.execute("COMMIT")

    def _recognise(self, path: str) -> None:
        """Leave a file alone that is somebody else's, or newer than we are."""
        tables = {row[0] for row in self.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        version = self._version()
        if version > SCHEMA_VERSION and tables >= OWN_TABLES:
            raise BurgherError(f"The database {path} was written by a newer version of Burgher: update to use it.")
        is_new = not tables and version == 0
        if not is_new and not (tables >= OWN_TABLES and version == SCHEMA_VERSION):
            raise BurgherError(f"The database {path} is not one of Burgher: choose another with --db.")

    def _version(self) -> int:
        return int(self.db.execute("PRAGMA user_version").fetchone()[0])

    def secret(self) -> bytes:
        """The key that signs cookies."""
        return bytes(self.db.execute("SELECT value FROM facts WHERE key = 'secret'").fetchone()[0])

    # --- people

    def name_of(self, person: str) -> str:
        row = self.db.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
        return str(row[0]) if row else ""

    def rename(self, person: str, name: str) -> list[str]:
        """Give a person a name; the tables that show it have changed."""
        self.db.execute(
            "INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name", (person, name)
        )
        tables = [row[0] for row in self.db.execute("SELECT DISTINCT game FROM seats WHERE person = ?", (person,))]
        self.db.executemany("UPDATE tables SET version = version + 1 WHERE id = ?", [(table,) for table in tables])
        return tables

    # --- tables

    def create(self, table: Stored) -> None:
        self.db.execute(
            "INSERT INTO tables (id, game, opening, hot_seat, watch, created, n, to_move, over)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(table.id, table.game, _text(table.opening), table.hot_seat, table.watch, table.created),
                *(len(table.moves), _text(table.to_move), table.over),
            ),
        )
        self.db.executemany(
            "INSERT INTO seats (game, seat, token, bot, person, label) VALUES (?, ?, ?, ?, ?, ?)",
            [(table.id, i, seat.token, seat.bot, seat.person, seat.name) for i, seat in enumerate(table.seats)],
        )
        self._add_moves(table.id, 0, table.moves)

    def find(self, token: str) -> Place | None:
        """Where a link leads."""
        row = self.db.execute("SELECT game, seat FROM seats WHERE token = ?", (token,)).fetchone()
        if row is None:
            row = self.db.execute("SELECT id, NULL FROM tables WHERE watch = ?", (token,)).fetchone()
        return None if row is None else Place(row[0], row[1])

    def load(self, table: str) -> Stored | None:
        row = self.db.execute(
            "SELECT game, opening, hot_seat, watch, created, to_move, over, version, rematch FROM tables WHERE id = ?",
            (table,),
        ).fetchone()
        if row is None:
            return None
        moves = self.db.execute("SELECT seat, action FROM moves WHERE game = ? ORDER BY n", (table,)).fetchall()
        proposals = self.db.execute("SELECT what, proposal FROM proposals WHERE game = ?", (table,))
        answers = self.db.execute("SELECT person, message, n FROM answers WHERE game = ? ORDER BY version", (table,))
        return Stored(
            id=table,
            game=row[0],
            opening=msgspec.json.decode(row[1], type=Opening),
            hot_seat=bool(row[2]),
            watch=row[3],
            created=row[4],
            seats=self._seats(table),
            moves=moves,
            to_move=msgspec.json.decode(row[5], type=list[int]),
            over=bool(row[6]),
            version=row[7],
            rematch=None if row[8] is None else self._rematch(row[8]),
            proposals={what: msgspec.json.decode(text, type=Proposal) for what, text in proposals},
            answers={(person, message): n for person, message, n in answers},
        )

    def _seats(self, table: str) -> list[Seat]:
        rows = self.db.execute(
            "SELECT token, bot, person, coalesce(nullif(people.name, ''), label) FROM seats"
            " LEFT JOIN people ON people.id = seats.person WHERE game = ? ORDER BY seat",
            (table,),
        )
        return [Seat(*row) for row in rows]

    def _rematch(self, table: str) -> Rematch:
        watch = self.db.execute("SELECT watch FROM tables WHERE id = ?", (table,)).fetchone()[0]
        return Rematch([seat.token for seat in self._seats(table)], watch)

    def awaiting_bots(self) -> list[str]:
        """The tables at which a bot is to move."""
        rows = self.db.execute(
            "SELECT DISTINCT tables.id FROM tables JOIN json_each(tables.to_move) AS mover"
            " JOIN seats ON seats.game = tables.id AND seats.seat = mover.value WHERE NOT over AND bot <> ''"
        )
        return [row[0] for row in rows]

    def tables_of(self, person: str, most: int) -> list[Summary]:
        """The newest tables at which somebody has a seat."""
        rows = self.db.execute(
            "SELECT id, game, created, n, over, to_move FROM tables"
            " WHERE id IN (SELECT game FROM seats WHERE person = ?) ORDER BY created DESC LIMIT ?",
            (person, most),
        ).fetchall()
        return [
            Summary(id, game, created, n, bool(over), msgspec.json.decode(to_move, type=list[int]), self._seats(id))
            for id, game, created, n, over, to_move in rows
        ]

    def versions(self, tables: list[str]) -> dict[str, int]:
        """How far these tables have got."""
        out: dict[str, int] = {}
        for table in tables:
            row = self.db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
            if row:
                out[table] = row[0]
        return out

    def data_version(self) -> int:
        """A number that changes when another server has written anything."""
        return int(self.db.execute("PRAGMA data_version").fetchone()[0])

    # --- changes

    def commit(self, table: str, version: int, n: int, standing: tuple[list[int], bool], change: Change) -> None:
        """Carry out a change that was made on this version of a table, and after which its log has `n` entries.

        `standing` says who is to move then, and whether the game is over.
        """
        rematch = change.rematch
        if rematch is not None:
            self.create(rematch)
        to_move, over = standing
        raised = self.db.execute(
            "UPDATE tables SET version = version + 1, n = ?, to_move = ?, over = ?, rematch = coalesce(?, rematch)"
            " WHERE id = ? AND version = ?",
            (n, _text(to_move), over, rematch.id if rematch else None, table, version),
        )
        if raised.rowcount != 1:
            raise Conflict
        if change.keep is not None:
            self._take_back(table, version + 1, change.keep, change.by)
        try:
            self._add_moves(table, n - len(change.moves), change.moves)
        except sqlite3.IntegrityError:
            raise Conflict from None
        for i, seat in change.seats.items():
            self.db.execute(
                "UPDATE seats SET bot = ?, person = ? WHERE game = ? AND seat = ?", (seat.bot, seat.person, table, i)
            )
        for what, proposal in change.proposals.items():
            if proposal is None:
                self.db.execute("DELETE FROM proposals WHERE game = ? AND what = ?", (table, what))
            else:
                self.db.execute("INSERT OR REPLACE INTO proposals VALUES (?, ?, ?)", (table, what, _text(proposal)))
        if change.answer is not None:
            self.db.execute(
                "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)", (table, *change.answer, n, version + 1)
            )
            if not version % ANSWERS_KEPT:
                self.db.execute("DELETE FROM answers WHERE game = ? AND version < ?", (table, version - ANSWERS_KEPT))

    def _add_moves(self, table: str, first: int, moves: Sequence[tuple[int, str]]) -> None:
        now = time.time()
        self.db.executemany(
            "INSERT INTO moves VALUES (?, ?, ?, ?, ?)",
            [(table, first + i, seat, action, now) for i, (seat, action) in enumerate(moves)],
        )

    def _take_back(self, table: str, version: int, keep: int, by: int) -> None:
        taken = self.db.execute(
            "SELECT seat, action, at FROM moves WHERE game = ? AND n >= ? ORDER BY n", (table, keep)
        ).fetchall()
        self.db.execute(
            "INSERT INTO undos VALUES (?, ?, ?, ?, ?, ?)", (table, version, by, keep, _text(taken), time.time())
        )
        self.db.execute("DELETE FROM moves WHERE game = ? AND n >= ?", (table, keep))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """The database for the event loop: jobs are done in a thread, and those that wait together share one commit."""

    def __init__(self, path: str) -> None:
        self._jobs: queue.SimpleQueue[tuple[Callable[[Files], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._path = path
        self._loop: AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._opened: Future[None] | None = None
        self._complaints = Complaints(log, f"the database {path} cannot be used: %s")

    async def open(self) -> None:
        self._loop = get_running_loop()
        self._opened = self._loop.create_future()
        self._thread.start()
        await self._opened

    async def close(self) -> None:
        self._jobs.put(None)
        await get_running_loop().run_in_executor(None, self._thread.join)

    def do(self, job: Callable[[Files], T]) -> "Future[T]":
        """The result of a job, once what it has written is on disk."""
        done: Future[T] = get_running_loop().create_future()
        self._jobs.put((job, done))
        return done

    # --- in the thread

    def _work(self) -> None:
        assert self._loop is not None and self._opened is not None
        try:
            files = Files(self._path)
        except (sqlite3.Error, OSError, BurgherError) as fault:
            self._loop.call_soon_threadsafe(self._opened.set_exception, fault)
            return
        self._loop.call_soon_threadsafe(self._opened.set_result, None)
        going = True
        while going:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            answers = _do_together(files, [entry[0] for entry in batch if entry is not None])
            futures = [entry[1] for entry in batch if entry is not None]
            if futures:
                for _, problem in answers:
                    if isinstance(problem, sqlite3.Error):
                        self._complaints.tell(problem)
                self._loop.call_soon_threadsafe(_settle, futures, answers)
        files.db.close()


def _do_together(files: Files, jobs: list[Callable[[Files], Any]]) -> list[tuple[Any, Exception | None]]:
    """Do jobs in one transaction, each of them wholly or not at all."""
    db = files.db
    answers: list[tuple[Any, Exception | None]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            db.execute("SAVEPOINT job")
            try:
                answers.append((job(files), None))
            except Exception as fault:
                db.execute("ROLLBACK TO job")
                answers.append((None, fault))
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except sqlite3.Error as fault:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(None, fault)] * len(jobs)
    return answers


def _settle(futures: list["Future[Any]"], answers: list[tuple[Any, Exception | None]]) -> None:
    for future, (answer, fault) in zip(futures, answers, strict=True):
        if future.cancelled():
            continue
        if fault is None:
            future.set_result(answer)
        else:
            future.set_exception(Unwritable("storage", 503) if isinstance(fault, sqlite3.Error) else fault)
