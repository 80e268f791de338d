"""Databases of every earlier version, of both kinds, are opened by today's code, and their games go on."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from burgher.server.databases import Row
from burgher.server.guests import COOKIE_PURPOSE
from burgher.server.identity import Signer
from burgher.server.migrations import NEWEST

from . import postgres
from .house import Person, go, running
from .keep_database import KEPT

FIRST = {"sqlite": 1, "postgres": 2}  # the versions that each kind began with
ALL = sorted(KEPT.glob("*/*.sql"))
DUMPS = [dump for dump in ALL if dump.parent.name == "sqlite" or postgres.binaries()]


class Old:
    """A kept database, put where a house will look for it, and what was in it before."""

    def __init__(self, dump: Path, folder: Path, request: pytest.FixtureRequest) -> None:
        text = dump.read_text("utf-8")
        if dump.parent.name == "sqlite":
            self.where = str(folder / "db")
            with sqlite3.connect(self.where) as db:
                db.executescript(text)
            self.db: Any = db
        else:
            cluster: postgres.Cluster = request.getfixturevalue("cluster")
            self.where = cluster.new_database(f"old{time.monotonic_ns()}")
            self.db = postgres.connection(self.where)
            self.db.execute(text)
            self.db.execute("SET search_path = public")

    def rows(self, sql: str) -> list[Row]:
        return list(self.db.execute(sql))


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: f"{dump.parent.name}-{dump.stem}")
@go
async def test_the_games_of_an_old_database_go_on(dump: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old = Old(dump, tmp_path, request)
    logs: dict[str, int] = dict(old.rows("SELECT id, n FROM tables"))
    proposals = old.rows("SELECT game, what FROM proposals")
    finished = old.rows("SELECT watch FROM tables WHERE over = 1")
    ((ann,),) = old.rows("SELECT id FROM people WHERE name = 'Ann'")
    signer = Signer(bytes(old.rows("SELECT value FROM facts WHERE key = 'secret'")[0][0]))
    old.db.close()
    with running(old.where) as base:
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
            async with person.at(finished[0][0]) as line:
                assert line.table["state"] == "over" and line.table["ranking"]


@pytest.mark.parametrize("kind", FIRST)
def test_a_database_of_every_earlier_version_is_kept(kind: str) -> None:
    """Before a migration is written, databases are kept: python -m tests.server.keep_database NUMBER."""
    kept = {dump.stem for dump in ALL if dump.parent.name == kind}
    assert {f"{number:03}" for number in range(FIRST[kind], NEWEST)} <= kept


@pytest.mark.parametrize("dump", ALL, ids=lambda dump: f"{dump.parent.name}-{dump.stem}")
def test_each_is_of_the_version_that_it_says(dump: Path) -> None:
    marks = {"sqlite": "PRAGMA user_version = {};", "postgres": "INSERT INTO public.schema_version VALUES ({});"}
    assert marks[dump.parent.name].format(int(dump.stem[:3])) in dump.read_text("utf-8").splitlines()
