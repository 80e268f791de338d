"""The database: one suite for both kinds, SQLite and PostgreSQL."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.core.errors import BurgherError
from burgher.server import deeds
from burgher.server.databases import Broken, Database, Taken, connect
from burgher.server.files import LEASE_SECONDS, Conflict, Files
from burgher.server.migrations import NEWEST, migration
from burgher.server.records import Change, Proposal, Seat, Standing, Stored
from burgher.server.store import Store

from .house import GAME, PATIENCE, go

PEOPLE = ["ann" * 6, "ben" * 6]


@pytest.fixture
def files(where: str) -> Iterator[Files]:
    db = connect(where)
    db.begin()
    yield Files(db)
    db.rollback()
    db.close()


def some_table(*, bots: bool = False) -> Stored:
    table = burgher.new(GAME, players=2, seed=1)
    seats = [Seat(f"token-{time.monotonic_ns()}-{i}", "greedy" if bots and i else "") for i in range(2)]
    stored = deeds.new_table(table, seats, False)
    stored.made_by = PEOPLE[0]
    return stored


def test_a_table_is_read_as_it_was_written(files: Files) -> None:
    table = some_table()
    files.create(table)
    assert files.load(table.id) == table
    assert files.load("nowhere") is None
    places = [files.find(token) for token in (table.watch, table.seats[1].token, "nothing")]
    assert [place and (place.table, place.seat) for place in places] == [(table.id, None), (table.id, 1), None]


def test_a_change_is_made_on_one_version_only(files: Files) -> None:
    table = some_table()
    files.create(table)
    n = len(table.moves)
    proposal = Proposal("undo", 0, [0], n=3)
    change = Change(
        moves=[(0, "workers:0")],
        seats={1: Seat(table.seats[1].token, person=PEOPLE[1])},
        proposals={"undo": proposal},
        answer=(PEOPLE[0], '"m1"'),
    )
    files.commit(table.id, 0, n + 1, Standing([1], False), change)
    with pytest.raises(Conflict):
        files.commit(table.id, 0, n + 1, Standing([1], False), change)
    found = files.load(table.id)
    assert found is not None
    assert (found.version, found.moves[-1], found.to_move, found.over) == (1, (0, "workers:0"), [1], False)
    assert (found.seats[1].person, found.proposals, found.answers) == (
        PEOPLE[1],
        {"undo": proposal},
        {(PEOPLE[0], '"m1"'): n + 1},
    )
    files.commit(table.id, 1, n, Standing([0], False), Change(keep=n, by=0, proposals={"undo": None}))
    found = files.load(table.id)
    assert found is not None and (len(found.moves), found.proposals) == (n, {})


def test_the_same_place_in_the_log_is_written_once(files: Files) -> None:
    table = some_table()
    files.create(table)
    with pytest.raises(Conflict):
        files.commit(table.id, 0, len(table.moves), Standing([0], False), Change(moves=[(0, "workers:0")]))


def test_names_reach_the_tables_that_show_them(files: Files) -> None:
    table = some_table()
    table.seats[0].person = PEOPLE[0]
    files.create(table)
    assert files.rename(PEOPLE[0], "Ann \U0001f600 Żółć") == [table.id]
    found = files.load(table.id)
    assert found is not None and (found.seats[0].name, found.version) == ("Ann \U0001f600 Żółć", 1)
    assert [line.id for line in files.tables_of(PEOPLE[0], 5)] == [table.id]
    assert files.tables_of(PEOPLE[1], 5) == []


def test_recovery_links_can_be_revoked(files: Files) -> None:
    assert files.recovery_of(PEOPLE[0]) == 0
    assert [files.revoke_recovery(PEOPLE[0]) for _ in range(2)] == [1, 2]
    files.rename(PEOPLE[0], "Ann")
    assert files.recovery_of(PEOPLE[0]) == 2 and files.recovery_of(PEOPLE[1]) == 0


def test_one_server_thinks_for_the_bots_of_a_table(files: Files) -> None:
    table = some_table(bots=True)
    table.to_move = [1]
    files.create(table)
    assert files.awaiting_bots() == [table.id]
    assert files.lease(table.id, "one") and files.lease(table.id, "one")
    assert not files.lease(table.id, "two") and files.awaiting_bots() == []
    files.release("two")
    assert not files.lease(table.id, "two")
    files.release("one")
    assert files.awaiting_bots() == [table.id] and files.lease(table.id, "two")
    files.db.run("UPDATE leases SET until = 0")  # its owner has died
    assert files.awaiting_bots() == [table.id] and files.lease(table.id, "one")


def test_tables_expire(files: Files) -> None:
    empty, taken, over = some_table(), some_table(), some_table()
    taken.seats[0].person = PEOPLE[0]
    over.over = True
    for table in (empty, taken, over):
        files.create(table)
    assert files.open_tables_of(PEOPLE[0]) == 2
    assert files.expire(empty.created - 1, over.created - 1, taken.created - 1) == 0
    later = time.time() + 1
    assert files.expire(later, 0, 0) == 1 and files.load(empty.id) is None
    assert files.expire(0, later, 0) == 1 and files.load(over.id) is None
    assert files.load(taken.id) is not None


def test_a_game_expires_only_if_none_of_its_players_comes_any_more(files: Files) -> None:
    abandoned, played, looked_at = some_table(), some_table(), some_table()
    for table in (abandoned, played, looked_at):
        table.seats[0].person = PEOPLE[0]
        files.create(table)
        files.db.run("UPDATE tables SET changed = ? WHERE id = ?", 1000.0, table.id)
    files.commit(played.id, 0, 0, Standing([0], False), Change())  # something has happened at it
    files.db.run("UPDATE seats SET seen = ? WHERE game = ?", 2000.0, looked_at.id)  # somebody was at it
    assert files.expire(0, 0, 1000.0) == 0
    assert files.expire(0, 0, 1500.0) == 1 and files.load(abandoned.id) is None
    assert files.load(played.id) is not None and files.load(looked_at.id) is not None


def test_a_lease_holds_as_long_as_it_is_said_again(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    table = some_table(bots=True)
    table.to_move = [1]
    files.create(table)
    now = time.time()
    for moment in (now + i * (LEASE_SECONDS - 1) for i in range(5)):  # a bot may think for longer than one lease
        monkeypatch.setattr(time, "time", partial(float, moment))
        assert files.lease(table.id, "one") and not files.lease(table.id, "two") and files.awaiting_bots() == []
    monkeypatch.setattr(time, "time", partial(float, now + 5 * LEASE_SECONDS))
    assert files.awaiting_bots() == [table.id] and files.lease(table.id, "two")


def test_a_database_keeps_its_secret(where: str) -> None:
    secrets = []
    for _ in range(2):
        db = connect(where)
        secrets.append(Files(db).secret())
        db.close()
    assert secrets[0] == secrets[1] and len(secrets[0]) == 32


def test_many_servers_may_start_at_once(where: str) -> None:
    found: list[object] = []

    def start() -> None:
        try:
            db = connect(where)
            found.append(Files(db).secret())
            db.close()
        except Exception as fault:
            found.append(fault)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(found) == 6 and len(set(found)) == 1 and isinstance(found[0], bytes)


def test_a_newer_database_is_left_alone(where: str) -> None:
    db = connect(where)
    db.begin()
    db._set_version(NEWEST + 1)  # type: ignore[attr-defined]
    db.commit()
    db.close()
    with pytest.raises(BurgherError, match="newer version of Burgher: update"):
        connect(where)


def test_somebody_elses_database_is_left_alone(where: str) -> None:
    db = connect(where)
    db.begin()
    for table in ("moves", "undos", "proposals", "answers", "leases", "seats", "tables"):
        db.run(f"DROP TABLE {table}")
    db.commit()
    db.close()
    with pytest.raises(BurgherError, match="not one of Burgher"):
        connect(where)


def test_a_database_of_version_1_is_brought_up_to_date_with_its_games(where: str) -> None:
    """Made as version 1 made it, with a running game; nothing of it is lost."""
    old(where, lambda db: fill_version_1(db))
    db = connect(where)
    files = Files(db)
    found = files.load("old")
    assert found is not None
    assert (found.moves, found.seats[0].person, found.seats[1].bot) == ([(-1, "first:0")], PEOPLE[0], "greedy")
    assert (found.opening.rules, found.opening.data, found.opening.seed) == (1, "", 7)
    assert (found.grace, found.made_by) == (120, None)
    assert files.secret() == b"s" * 32 and files.name_of(PEOPLE[0]) == "Ann"
    db.close()


def fill_version_1(db: Database) -> None:
    for statement in migration(1):
        db.run(statement)
    db.run("INSERT INTO facts VALUES ('secret', ?)", b"s" * 32)
    db.run("INSERT INTO people VALUES (?, 'Ann')", PEOPLE[0])
    opening = '{"players":2,"seed":7,"options":{},"position":null,"strict":false}'
    db.run(
        "INSERT INTO tables (id, game, opening, hot_seat, watch, created, n, to_move)"
        " VALUES (?, ?, ?, 0, 'w', 5.5, 1, ?)",
        *("old", GAME, opening, "[0]"),
    )
    db.run("INSERT INTO seats (game, seat, token, bot, person) VALUES ('old', 0, 'a', '', ?)", PEOPLE[0])
    db.run("INSERT INTO seats (game, seat, token, bot) VALUES ('old', 1, 'b', 'greedy')")
    db.run("INSERT INTO moves VALUES ('old', 0, -1, 'first:0', 5.5)")


def old(where: str, fill: Callable[[Database], None]) -> None:
    """A database of version 1."""
    from burgher.server import databases

    class Bare(databases.Postgres if databases.is_postgres(where) else databases.Sqlite):  # type: ignore[misc]
        def _set_up(self, *_: object) -> None:
            """As it is."""

    db = Bare(where)
    db.begin()
    if databases.is_postgres(where):
        db.run("CREATE TABLE schema_version (number INTEGER NOT NULL)")
        db.run("INSERT INTO schema_version VALUES (0)")
    fill(db)
    db._set_version(1)
    db.commit()
    db.close()


@go
async def test_jobs_that_fail_harm_nobody_else(where: str) -> None:
    store = Store(where)
    await store.open(lambda table: None)

    def fails(files: Files) -> None:
        files.rename(PEOPLE[1], "Ben")
        raise KeyError("no")

    def nonsense(files: Files) -> None:
        files.db.run("INSERT INTO nothing VALUES (1)")

    futures: list[Any] = [
        store.do(lambda files: files.rename(PEOPLE[0], "Ann")),
        store.do(fails),
        store.do(nonsense),
        store.do(lambda files: files.name_of(PEOPLE[0])),
        store.do(lambda files: files.name_of(PEOPLE[1])),
    ]
    results = []
    for future in futures:
        try:
            results.append(await future)
        except Exception as fault:
            results.append(type(fault).__name__)
    assert results == [[], "KeyError", "Unwritable", "Ann", ""]
    await store.close()


@go
async def test_servers_hear_of_each_other(where: str) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    one, two = Store(where), Store(where)
    await one.open(heard.put_nowait)
    await two.open(lambda table: None)
    table = some_table()
    async with asyncio.timeout(PATIENCE):
        await two.do(lambda files: files.create(table))
        while not heard.empty():
            heard.get_nowait()
        await two.do(lambda files: files.commit(table.id, 0, len(table.moves), Standing([0], False), Change()))
        while await heard.get() not in (table.id, ""):
            pass
    await one.close()
    await two.close()


def test_an_empty_file_is_no_new_house(tmp_path: Path) -> None:
    """A copy of the file alone, made while a server ran, may be empty: that must not look like a house."""
    path = tmp_path / "db"
    path.touch()
    os.utime(path, (1, 1))
    with pytest.raises(BurgherError, match="restore a backup"):
        connect(str(path))
    with sqlite3.connect(path) as copied:
        copied.execute("PRAGMA journal_mode = WAL")
    os.utime(path, (1, 1))
    with pytest.raises(BurgherError, match="restore a backup"):
        connect(str(path))


def test_the_errors_of_both_are_ours(where: str) -> None:
    db = connect(where)
    db.begin()
    with pytest.raises(Taken):
        db.run("INSERT INTO facts VALUES ('secret', ?)", b"x")
    db.rollback()
    with pytest.raises(Broken):
        db.rows("SELECT * FROM nothing")
    db.close()
