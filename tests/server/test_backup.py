"""Backups: made while people play, whole, and never over something else."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from burgher.core.errors import BurgherError
from burgher.server.backup import copy_house
from burgher.server.databases import connect
from burgher.server.files import Files

from .house import Person, go, running


@go
async def test_a_backup_made_under_load_holds_every_move_acknowledged_before(tmp_path: Path) -> None:
    db, file = tmp_path / "db", tmp_path / "copies" / "house.sqlite3"
    with running(db) as base:
        async with Person(base) as ann:
            tables = [await ann.new_table("human", "human", hot_seat=True) for _ in range(3)]
            lines = [await ann.connect(table["link"]) for table in tables]

            async def play(i: int) -> None:
                for _ in range(15):
                    await lines[i].play()

            playing = [asyncio.create_task(play(i)) for i in range(3)]
            await asyncio.sleep(0)
            before = [line.table["n"] for line in lines]
            assert await asyncio.to_thread(copy_house, str(db), str(file)) == 3
            await asyncio.gather(*playing)
            for line in lines:
                await line.close()
    restored = tmp_path / "restored"
    assert copy_house(str(file), str(restored)) == 3
    with running(restored) as base:
        async with Person(base) as eve:
            for table, n in zip(tables, before, strict=True):
                async with eve.at(table["spectators"]) as watcher:
                    assert watcher.table["n"] >= n and watcher.table["state"] == "waiting"


def test_nothing_is_overwritten_and_nothing_foreign_is_copied(tmp_path: Path) -> None:
    db, other, text = tmp_path / "db", tmp_path / "other", tmp_path / "text"
    connect(str(db)).close()
    other.write_text("precious")
    text.write_text("no database " * 100)
    for source, target, fault in (
        (db, other, "there already"),
        (tmp_path / "nothing", tmp_path / "new", "no database"),
        (text, tmp_path / "new", "cannot be copied"),
        ("postgresql://house", tmp_path / "new", "pg_dump"),
    ):
        with pytest.raises(BurgherError, match=fault):
            copy_house(str(source), str(target))
    assert other.read_text() == "precious" and not list(tmp_path.glob("new*"))
    copy_house(str(db), str(tmp_path / "new"))
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o600
    first, second = (connect(str(path)) for path in (db, tmp_path / "new"))
    assert Files(first).secret() == Files(second).secret()
    first.close()
    second.close()


def test_from_the_command_line(tmp_path: Path) -> None:
    def call(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "burgher", *args], capture_output=True, text=True, check=False)

    connect(str(tmp_path / "db")).close()
    saved, again = str(tmp_path / "saved"), str(tmp_path / "again")
    assert call("backup", saved, "--db", str(tmp_path / "db")).stdout == f"0 tables are in {saved}.\n"
    assert call("restore", saved, "--db", again).stdout == f"0 tables are in {again}.\n"
    refused = call("restore", saved, "--db", again)
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1 and "move it away" in refused.stderr
