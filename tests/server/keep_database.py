"""Keeps databases of both kinds with running games of this version of the schema, for the versions to come.

    python -m tests.server.keep_database 003 [SOURCE]

writes `databases/sqlite/003.sql` and `databases/postgres/003.sql`. It is to be run before a new migration is written,
by the code that is here or in another folder SOURCE.
"""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

import burgher

from .house import PATIENCE, SOURCE, Message, Person
from .postgres import cluster

KEPT = Path(__file__).parent / "databases"
PLAYS = 16


def is_as_new_as(version: int, table: Message) -> bool:
    return bool(table["version"] >= version)


async def play_in(base: str) -> None:
    """All games with two people at one screen, and with a bot; an undo, something proposed, and a finished game."""
    async with Person(base) as ann, Person(base) as ben:
        await ann.http.post("/api/me", json={"name": "Ann"})
        await ben.http.post("/api/me", json={"name": "Ben"})
        for game in burgher.GAMES:
            for seats, hot_seat in ((("human", "human"), True), (("human", "greedy"), False)):
                table = await ann.new_table(*seats, game=game, hot_seat=hot_seat)
                async with ann.at(table["link"]) as line:
                    for i in range(PLAYS):
                        seen = await line.until(
                            lambda table: table["state"] == "choosing" or table["hand_over"] is not None
                        )
                        if seen["hand_over"] is not None:
                            await line.ok("look", seat=seen["hand_over"])
                        await line.play(i)
        table = await ann.new_table("human", "human")
        async with ann.at(table["link"]) as one, ben.at(table["invitations"][0]["link"]) as other:
            for i in range(1000):
                seat = one.table["to_move"][0]
                line = (one, other)[seat]
                await line.play()
                if not i and line.table["can_undo"]:
                    await line.ok("undo", seat=seat, n=line.table["n"])
                for each in (one, other):
                    await each.until(partial(is_as_new_as, line.table["version"]))
                if i > PLAYS and one.table["can_ask_undo"]:
                    await one.ok("propose", what="undo")
                    break
        table = await ann.new_table("random", "random")
        async with ann.at(table["spectators"]) as line:
            await line.until(lambda table: table["state"] == "over")


def play_on(where: str, source: Path) -> None:
    """Have a server of this source play on a new database."""
    server = subprocess.Popen(
        [sys.executable, "-m", "burgher", "serve", "--port", "0", "--db", where],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(source)},
        text=True,
    )
    assert server.stdout is not None
    try:
        asyncio.run(play_in(server.stdout.readline().strip()))
    finally:
        server.terminate()
        server.wait(PATIENCE)


def of_sqlite(source: Path) -> str:
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "db"
        play_on(str(db), source)
        with sqlite3.connect(db) as made:
            version = made.execute("PRAGMA user_version").fetchone()[0]
            return "\n".join([f"PRAGMA user_version = {version};", *made.iterdump(), ""])


def of_postgres(source: Path) -> str:
    """What PostgreSQL's own tool writes, without what is meant for its reader."""
    with cluster() as found:
        where = found.new_database("kept")
        play_on(where, source)
        command = [str(found.programs / "pg_dump"), "--inserts", "--no-owner", "--no-comments", where]
        dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return re.sub(r"\n{2,}", "\n", re.sub(r"(?m)^(--|\\(un)?restrict).*$", "", dump)).lstrip()


def main() -> None:
    name, source = sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else SOURCE
    for kind, dump in (("sqlite", of_sqlite), ("postgres", of_postgres)):
        (KEPT / kind / f"{name}.sql").write_text(dump(source), "utf-8")


if __name__ == "__main__":
    main()
