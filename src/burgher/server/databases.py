"""The two kinds of database, SQLite and PostgreSQL, and everything in which they differ.

Both understand the SQL of `files.py` and of the migrations; what they spell otherwise is put right here.
"""

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from math import ceil
from pathlib import Path
from typing import Any, Protocol
from uuid import uuid4

from burgher.core.errors import BurgherError
from burgher.server.migrations import NEWEST, migration

BUSY_SECONDS = 10.0  # how long a write waits for another server's
OWN_TABLES = {"facts", "people", "tables", "seats", "moves", "undos", "proposals", "answers"}
CHANNEL = "burgher"  # of the notifications of PostgreSQL
SET_UP_LOCK = 0x42555247  # the advisory lock under which one server at a time sets a database up

Row = tuple[Any, ...]
Told = Callable[[str], None]  # is called with the id of a table that another server has changed; "" stands for any


class Broken(Exception):
    """The database cannot be read or written now."""


class Taken(Exception):
    """A row that must be there once is there already."""


class Database(Protocol):
    """A connection, used from one thread."""

    def rows(self, sql: str, *values: object) -> list[Row]:
        """What a query finds."""

    def run(self, sql: str, *values: object) -> int:
        """Carry out a statement; how many rows it has changed."""

    def run_each(self, sql: str, each: Iterable[Sequence[object]]) -> None:
        """Carry out a statement for each of these values."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def notify(self, table: str) -> None:
        """Tell the other servers, with the commit, that a table has changed."""

    def size(self) -> int:
        """How many bytes the database takes."""

    def close(self) -> None: ...


def is_postgres(where: str) -> bool:
    return where.startswith(("postgresql://", "postgres://"))


def connect(where: str) -> Database:
    """The database at this place, set up and of the newest version."""
    return Postgres(where) if is_postgres(where) else Sqlite(where)


def recognise(where: str, version: int, tables: set[str]) -> None:
    """Leave a database alone that is somebody else's, or newer than we are."""
    if version > NEWEST and tables >= OWN_TABLES:
        raise BurgherError(f"The database {where} was written by a newer version of Burgher: update to use it.")
    if (version or tables) and not (0 < version <= NEWEST and tables >= OWN_TABLES):
        raise BurgherError(f"The database {where} is not one of Burgher: choose another with --db.")


def migrate(db: Database, version: int, set_version: Callable[[int], None]) -> None:
    """Bring a database to the newest version, step by step."""
    for number in range(version + 1, NEWEST + 1):
        for statement in migration(number):
            db.run(statement)
        if number == 1:
            db.run("INSERT INTO facts VALUES ('secret', ?)", os.urandom(32))
        set_version(number)


# ---------------------------------------------------------------- SQLite


class Sqlite:
    """A file, for one machine. Several servers on it look for each other's changes now and then."""

    def __init__(self, path: str) -> None:
        self.path = path
        made = path == ":memory:" or self._make_file(Path(path))
        try:
            self.db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
            self._set_up(made)
        except sqlite3.Error as fault:
            self._close_quietly()
            raise Broken(str(fault)) from None
        except BaseException:
            self._close_quietly()
            raise

    @staticmethod
    def _make_file(path: Path) -> bool:
        """A new file, readable by nobody else as it holds the secret that signs cookies; False if it was there."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            # one that was made a moment ago is being set up by another server now
            return time.time() - path.stat().st_mtime < BUSY_SECONDS
        return True

    def _close_quietly(self) -> None:
        if hasattr(self, "db"):
            self.db.close()

    def _set_up(self, made: bool) -> None:
        tables, version = self._found()
        recognise(self.path, version, tables)
        if not tables and not made:
            raise BurgherError(
                f"The database {self.path} is empty. If it was copied while a server ran, its -wal file is missing: "
                "restore a backup with 'burgher restore'. If no house was ever kept in it, delete the file."
            )
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
        self.db.execute("PRAGMA foreign_keys = ON")
        self.db.execute("BEGIN IMMEDIATE")  # one server at a time sets it up; the others find it done
        tables, version = self._found()
        recognise(self.path, version, tables)
        migrate(self, version, self._set_version)
        self.db.execute("COMMIT")
        self.seen = self.rows("PRAGMA data_version")[0][0]

    def _found(self) -> tuple[set[str], int]:
        """The names of all tables, and the version."""
        tables = {str(row[0]) for row in self.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return tables, int(self.db.execute("PRAGMA user_version").fetchone()[0])

    def _set_version(self, number: int) -> None:
        self.db.execute(f"PRAGMA user_version = {number}")

    def rows(self, sql: str, *values: object) -> list[Row]:
        try:
            return self.db.execute(sql, values).fetchall()
        except sqlite3.Error as fault:
            raise Broken(str(fault)) from None

    def run(self, sql: str, *values: object) -> int:
        try:
            return self.db.execute(sql, values).rowcount
        except sqlite3.IntegrityError as fault:
            raise Taken(str(fault)) from None
        except sqlite3.Error as fault:
            raise Broken(str(fault)) from None

    def run_each(self, sql: str, each: Iterable[Sequence[object]]) -> None:
        try:
            self.db.executemany(sql, each)
        except sqlite3.IntegrityError as fault:
            raise Taken(str(fault)) from None
        except sqlite3.Error as fault:
            raise Broken(str(fault)) from None

    def begin(self) -> None:
        if self.path != ":memory:" and not os.path.exists(self.path):
            raise Broken("the file has been deleted")
        self.run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if self.db.in_transaction:
            self.run("ROLLBACK")

    def notify(self, table: str) -> None:
        """Nothing to do: who looks at the file sees that it has changed."""

    def changed(self) -> bool:
        """Has another connection written anything since this was last asked?"""
        before, self.seen = self.seen, self.rows("PRAGMA data_version")[0][0]
        return bool(before != self.seen)

    def size(self) -> int:
        return int(self.rows("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")[0][0])

    def close(self) -> None:
        self.db.close()


# ---------------------------------------------------------------- PostgreSQL


class Postgres:
    """A database server, for several servers of ours on any number of machines."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise BurgherError(
                "PostgreSQL needs the package psycopg: install Burgher with the extra 'postgres'."
            ) from None
        self.psycopg = psycopg
        self.url = url
        self.speaker = uuid4().hex  # whose notifications are our own
        self._connect()

    def _connect(self) -> None:
        try:
            self.db = self.psycopg.connect(self.url, autocommit=True, connect_timeout=ceil(BUSY_SECONDS))
        except self.psycopg.Error as fault:
            raise Broken(str(fault)) from None
        try:
            self.db.execute(f"SET lock_timeout = {int(BUSY_SECONDS * 1000)}")
            self._set_up()
        except self.psycopg.Error as fault:
            self.db.close()
            raise Broken(str(fault)) from None
        except BaseException:
            self.db.close()
            raise

    def _set_up(self) -> None:
        self.begin()
        self.run("SELECT pg_advisory_xact_lock(?)", SET_UP_LOCK)  # one server at a time
        found = self.rows("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
        tables = {str(row[0]) for row in found}
        version = 0
        if "schema_version" in tables:
            tables.discard("schema_version")
            version = int(self.rows("SELECT number FROM schema_version")[0][0])
        elif not tables:
            self.run("CREATE TABLE schema_version (number INTEGER NOT NULL)")
            self.run("INSERT INTO schema_version VALUES (0)")
        recognise(self.place(), version, tables)
        migrate(self, version, self._set_version)
        self.commit()

    def place(self) -> str:
        """Where the database is, without the password."""
        info = self.db.info
        return f"{info.dbname} at {info.host}"

    def _set_version(self, number: int) -> None:
        self.run("UPDATE schema_version SET number = ?", number)

    @staticmethod
    def _spelled(sql: str) -> str:
        sql = sql.replace("?", "%s")
        if sql.startswith(("CREATE", "ALTER")):
            sql = sql.replace(" WITHOUT ROWID", "").replace("BLOB", "BYTEA").replace(" REAL", " DOUBLE PRECISION")
        return sql

    def rows(self, sql: str, *values: object) -> list[Row]:
        found: list[Row] = self._do(sql, values).fetchall()
        return found

    def run(self, sql: str, *values: object) -> int:
        return int(self._do(sql, values).rowcount)

    def _do(self, sql: str, values: Sequence[object]) -> Any:
        try:
            return self.db.execute(self._spelled(sql), _written(values))
        except self.psycopg.errors.UniqueViolation as fault:
            raise Taken(str(fault)) from None
        except self.psycopg.Error as fault:
            raise Broken(str(fault)) from None

    def run_each(self, sql: str, each: Iterable[Sequence[object]]) -> None:
        try:
            with self.db.cursor() as cursor:
                cursor.executemany(self._spelled(sql), [_written(values) for values in each])
        except self.psycopg.errors.UniqueViolation as fault:
            raise Taken(str(fault)) from None
        except self.psycopg.Error as fault:
            raise Broken(str(fault)) from None

    def begin(self) -> None:
        if self.db.closed or self.db.broken:
            self._connect()
        self.run("BEGIN")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        self.run("ROLLBACK")

    def notify(self, table: str) -> None:
        self.run("SELECT pg_notify(?, ?)", CHANNEL, f"{self.speaker}:{table}")

    def listen(self, told: Told) -> Callable[[], None]:
        """Have changes of other servers told, from a thread of its own; what is returned ends that."""
        ended = threading.Event()

        def hear() -> None:
            while not ended.is_set():
                try:
                    with self.psycopg.connect(self.url, autocommit=True) as ears:
                        ears.execute(f"LISTEN {CHANNEL}")
                        told("")  # whatever was said while nobody listened
                        while not ended.is_set():
                            for notice in ears.notifies(timeout=0.5):
                                speaker, _, table = notice.payload.partition(":")
                                if speaker != self.speaker:
                                    told(table)
                except self.psycopg.Error:
                    ended.wait(0.5)

        threading.Thread(target=hear, name="listen", daemon=True).start()
        return ended.set

    def size(self) -> int:
        return int(self.rows("SELECT pg_database_size(current_database())")[0][0])

    def close(self) -> None:
        self.db.close()


def _written(values: Sequence[object]) -> list[object]:
    """Values as PostgreSQL takes them: 0 and 1 for no and yes, and no zero bytes in texts, which it does not know."""
    return [
        int(value) if isinstance(value, bool) else value.replace("\0", "\ufffd") if isinstance(value, str) else value
        for value in values
    ]
