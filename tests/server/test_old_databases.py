"""Databases of every earlier version are opened by today's code, in both kinds, and their games go on."""

import sqlite3
from pathlib import Path

import pytest

from burgher.server.databases import connect, is_postgres
from burgher.server.guests import COOKIE_PURPOSE
from burgher.server.identity import Signer
from burgher.server.migrations import NEWEST

from .house import Person, go, running

KEPT = sorted((Path(__file__).parent / "databases").glob("*.sql"))


def read(dump: Path) -> sqlite3.Connection:
    db = sqlite3.connect(":memory:")
    db.executescript(dump.read_text("utf-8"))
    return db


def put(dump: Path, where: str, monkeypatch: pytest.MonkeyPatch) -> sqlite3.Connection:
    """Put a kept database where a house will look for it; PostgreSQL gets the same rows in a schema of that age."""
    old = read(dump)
    version = old.execute("PRAGMA user_version").fetchone()[0]
    if not is_postgres(where):
        with sqlite3.connect(where) as new:
            old.backup(new)
        return old
    monkeypatch.setattr("burgher.server.databases.NEWEST", version)
    new_one = connect(where)
    monkeypatch.undo()
    new_one.run("DELETE FROM facts")
    for table in ("facts", "people", "tables", "seats", "moves", "undos", "proposals", "answers"):
        known = {
            row[0]
            for row in new_one.rows("SELECT column_name FROM information_schema.columns WHERE table_name = ?", table)
        }
        names = [row[1] for row in old.execute(f"PRAGMA table_info({table})") if row[1] in known]
        holes = ", ".join("?" * len(names))
        rows = old.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall()
        new_one.run_each(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({holes})", rows)
    new_one.close()
    return old


@pytest.mark.parametrize("dump", KEPT, ids=lambda dump: dump.stem)
@go
async def test_the_games_of_an_old_database_go_on(dump: Path, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old = put(dump, where, monkeypatch)
    logs = dict(old.execute("SELECT id, n FROM tables").fetchall())
    proposals = old.execute("SELECT game, what FROM proposals").fetchall()
    (ann,) = old.execute("SELECT id FROM people WHERE name = 'Ann'").fetchone()
    signer = Signer(old.execute("SELECT value FROM facts WHERE key = 'secret'").fetchone()[0])
    with running(where) as base:
        person = Person(base)
        person.http.cookies.set(signer.cookie, signer.sign(COOKIE_PURPOSE, ann))
        async with person:
            assert (await person.get("/api/me"))["name"] == "Ann"
            tables = await person.get("/api/tables")
            assert len({table["game"] for table in tables}) == 4
            for table in tables:
                async with person.at(table["link"]) as line:
                    assert line.table["n"] >= logs[table["id"]]
                    if line.table["hand_over"] is not None:
                        await line.ok("look", seat=line.table["hand_over"])
                    proposed = [proposal["what"] for proposal in line.table["proposals"]]
                    assert proposed == [what for (game, what) in proposals if game == table["id"]]
                    if not proposed:
                        await line.play()
            finished = [id for (id,) in old.execute("SELECT watch FROM tables WHERE over = 1")]
            async with person.at(finished[0]) as line:
                assert line.table["state"] == "over" and line.table["ranking"]


def test_a_database_of_every_earlier_version_is_kept() -> None:
    """Before a migration is written, a database is kept: python -m tests.server.keep_database FILE."""
    assert {f"{number:03}" for number in range(1, NEWEST)} <= {dump.stem for dump in KEPT}
    for dump in KEPT:
        assert int(dump.stem[:3]) == read(dump).execute("PRAGMA user_version").fetchone()[0]
