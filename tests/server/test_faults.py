"""What the campaign of faults (tests/torture) has found, and what follows from it: each fault alone, without chance."""

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.core.errors import BurgherError
from burgher.server import databases, deeds
from burgher.server.databases import Broken, Sqlite, connect
from burgher.server.files import Files
from burgher.server.live import Live
from burgher.server.records import Change, Seat, Standing, Stored
from burgher.server.store import Store, Unwritable

from .house import GAME, PATIENCE, Line, Message, Person, go, running
from .test_crash import log_on_disk

QUIET = {"poll_seconds": 1000.0, "keep_seconds": 1000.0}  # nothing is read or written but what the test asks for


class BadLine:
    """A line to the database that can break just after the commit of a move, and stay broken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.breaks = False  # with the next commit of a move,
        self.stays = False  # and then cannot be had again
        self.away = False
        # where the move is written, and where the line is broken: other servers of this process have lines of their own
        self.moved: object = None
        self.broken: object = None
        commit, rollback, begin, add_moves = Sqlite.commit, Sqlite.rollback, Sqlite.begin, Files._add_moves

        def note_the_move(files: Files, table: str, first: int, moves: Sequence[tuple[int, str]]) -> None:
            self.moved = files.db if self.breaks else None
            add_moves(files, table, first, moves)

        def lose_the_answer(db: Sqlite) -> None:
            commit(db)
            if self.breaks and self.moved is db:
                self.breaks, self.broken, self.away = False, db, self.stays
                raise Broken("the line broke")

        def lose_the_line(db: Sqlite) -> None:
            if self.broken is db:
                raise Broken("the line is broken")
            rollback(db)

        def begin_anew(db: Sqlite) -> None:
            if self.away:
                raise Broken("nobody answers")
            if self.broken is db:
                self.broken = None
            begin(db)

        monkeypatch.setattr(Files, "_add_moves", note_the_move)
        monkeypatch.setattr(Sqlite, "commit", lose_the_answer)
        monkeypatch.setattr(Sqlite, "rollback", lose_the_line)
        monkeypatch.setattr(Sqlite, "begin", begin_anew)


def an_act(line: Line) -> Message:
    seen = line.table
    return {
        "type": "act",
        "id": "once",
        "seat": seen["seat"],
        "n": seen["n"],
        "action": seen["actions"][0]["action"],
    }


@go
async def test_a_commit_whose_answer_was_lost_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written, so nobody is told that it was not; and it is not written twice."""
    line_to_db = BadLine(monkeypatch)
    with running(tmp_path / "db", **QUIET) as base:
        async with Person(base) as ann:
            table = await ann.new_table(hot_seat=True)
            async with ann.at(table["link"]) as line:
                message = an_act(line)
                line_to_db.breaks = True
                answer = await line.send(message)
                assert answer["type"] == "ok", answer
                assert len(log_on_disk(tmp_path / "db", table["id"])) == answer["n"] == line.table["n"]


@go
async def test_where_it_is_not_known_there_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away, with a commit that it may have carried out: the line is closed, and asking again tells."""
    line_to_db = BadLine(monkeypatch)
    with running(tmp_path / "db", **QUIET) as base:
        async with Person(base) as ann:
            table = await ann.new_table(hot_seat=True)
            line = await ann.connect(table["link"])
            message = an_act(line)
            line_to_db.breaks = line_to_db.stays = True
            with pytest.raises(ConnectionError):
                await line.send(message)
            await line.close()
            line_to_db.away = False
            async with ann.at(table["link"]) as line:
                answer = await line.send(message)
                assert answer["type"] == "ok", answer
                assert len(log_on_disk(tmp_path / "db", table["id"])) == answer["n"]


@go
async def test_who_has_resigned_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on disk; that names cannot be read afterwards changes nothing of it."""
    blind = threading.Event()
    load = Files.load

    def load_or_not(files: Files, table: str, since: int = 0) -> Stored | None:
        if blind.is_set():
            raise Broken("it cannot be read")
        return load(files, table, since)

    monkeypatch.setattr(Files, "load", load_or_not)
    with running(tmp_path / "db", **QUIET) as base:
        async with Person(base) as ann, Person(base) as ben:
            table = await ann.new_table()
            async with ann.at(table["link"]) as line, ben.at(table["invitations"][0]["link"]) as other:
                await line.until(lambda table: table["seats"][1]["connected"])
                blind.set()
                assert (await line.ask("propose", what="resign", seat=0))["type"] == "ok"
                blind.clear()
                await other.ok("look", seat=1)
                await line.until(lambda table: table["seats"][0]["kind"] == "bot")


@go
async def test_bots_play_on_when_the_database_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lease = Files.lease
    asked = 0

    def fail_at_first(files: Files, table: str, owner: str) -> bool:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise Broken("nobody answers")
        return lease(files, table, owner)

    monkeypatch.setattr(Files, "lease", fail_at_first)
    with running(tmp_path / "db", **QUIET, retry_seconds=0.01) as base:
        async with Person(base) as ann:
            table = await ann.new_table("random", "random")
            async with ann.at(table["spectators"]) as line:
                await line.until(lambda table: table["n"] > 20)
    assert asked >= 3
    assert not [record for record in caplog.records if record.exc_info]


@go
async def test_who_left_while_nothing_could_be_written_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    commit = Files.commit
    full, tried = threading.Event(), threading.Event()

    def commit_or_not(files: Files, **change: Any) -> None:
        if full.is_set():
            tried.set()
            raise Broken("the disk is full")
        commit(files, **change)

    monkeypatch.setattr(Files, "commit", commit_or_not)
    with running(tmp_path / "db", poll_seconds=1000.0, keep_seconds=0.05) as base:
        async with Person(base) as ann:
            table = await ann.new_table()
            line = await ann.connect(table["link"])
            assert where_people_are(tmp_path / "db", table["id"])[0] != ""
            full.set()
            await line.close()
            assert await asyncio.to_thread(tried.wait, PATIENCE)
            full.clear()
            async with asyncio.timeout(PATIENCE):
                while where_people_are(tmp_path / "db", table["id"]) != ["", ""]:
                    await asyncio.sleep(0.02)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR and record.exc_info]


def test_only_who_has_left_is_taken_to_have_left(where: str) -> None:
    table = a_table()
    table.seats[1] = Seat("b", person="ben")
    db = connect(where)
    db.begin()
    files = Files(db)
    files.create(table)
    files.commit(table.id, 0, len(table.moves), Standing([0], False), Change(present={0: "here", 1: "here"}))
    files.still_there("here", {(table.id, "ann"), ("another", "ben")})
    found = files.load(table.id)
    assert found is not None
    assert ([seat.at_server for seat in found.seats], found.version) == (["here", ""], 2)
    db.rollback()
    db.close()


def where_people_are(db: Path, table: str) -> list[str]:
    files = Sqlite(str(db))
    rows = files.rows("SELECT at_server FROM seats WHERE game = ? ORDER BY seat", table)
    files.close()
    return [row[0] for row in rows]


@go
async def test_what_could_not_be_read_when_it_was_told_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server hears that a table has changed, at a moment at which it cannot read it. Nobody tells it again."""
    versions = Files.versions
    fails = threading.Event()

    def versions_or_not(files: Files, tables: list[str]) -> dict[str, int]:
        if fails.is_set():
            fails.clear()
            raise Broken("not now")
        return versions(files, tables)

    monkeypatch.setattr(Files, "versions", versions_or_not)
    settings = {"poll_seconds": 0.02, "keep_seconds": 1000.0, "retry_seconds": 0.02}
    with running(tmp_path / "db", **settings) as one, running(tmp_path / "db", **settings) as two:
        async with Person(one) as ann, Person(two) as eve:
            table = await ann.new_table(hot_seat=True)
            async with eve.at(table["spectators"]) as watcher, ann.at(table["link"]) as line:
                await watcher.until(lambda table: table["seats"][0]["connected"])
                fails.set()
                n = (await line.send(an_act(line)))["n"]
                await watcher.until(lambda table: table["n"] == n)
                assert not fails.is_set()


# ---------------------------------------------------------------- clocks


def a_table() -> Stored:
    table = burgher.new(GAME, players=2, seed=1)
    seats = [Seat("a", person="ann"), Seat("b", "greedy")]
    stored = deeds.new_table(table, seats, False)
    stored.to_move = [1]
    return stored


def test_a_lease_from_the_future_holds_nobody_up(where: str) -> None:
    """Its server had a clock two hours ahead, and died: the bots are not thought for by nobody until then."""
    table = a_table()
    db = connect(where)
    db.begin()
    files = Files(db)
    files.create(table)
    assert files.lease(table.id, "one")
    db.run("UPDATE leases SET until = ?", time.time() + 7200)
    assert files.awaiting_bots() == [table.id]
    assert files.lease(table.id, "two") and not files.lease(table.id, "one")
    db.rollback()
    db.close()


def test_who_was_seen_in_the_future_can_be_absent() -> None:
    stored = a_table()
    seat = stored.seats[0]
    live = Live(stored, "here")
    seat.at_server, seat.seen = "there", time.time() + 7200  # by the clock of a server that has died since
    assert live.connected() == [False, False]
    assert live.absent_in(0) <= stored.grace
    live.since -= stored.grace
    assert live.absent_in(0) <= 0


# ---------------------------------------------------------------- the database


def test_nobody_waits_for_a_locked_database_for_ever(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.2)
    one, two = connect(where), connect(where)
    one.begin()
    one.run("INSERT INTO people (id, name) VALUES ('ann', 'Ann')")

    def write() -> None:
        two.begin()
        two.run("INSERT INTO people (id, name) VALUES ('ann', 'Eve')")

    with pytest.raises(Broken):
        write()
    two.rollback()
    one.rollback()
    for db in (one, two):
        db.close()


@go
async def test_a_fault_that_nobody_thought_of_does_not_end_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example: connecting again, the server finds a database of a newer version."""
    store = Store(str(tmp_path / "db"), poll_seconds=1000.0)
    await store.open(lambda table: None)
    with monkeypatch.context() as patched:

        def newer(db: Sqlite) -> None:
            raise BurgherError("it is newer")

        patched.setattr(Sqlite, "begin", newer)
        with pytest.raises(Unwritable, match="it is newer"):
            await asyncio.wait_for(store.do(Files.secret), PATIENCE)
    assert len(await asyncio.wait_for(store.do(Files.secret), PATIENCE)) == 32
    await store.close()
