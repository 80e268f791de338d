"""Nothing that was acknowledged is ever lost: not by a killed server, nor by two servers on one database."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

import burgher

from .house import Line, Person, Process, free_port, go

RESTARTS = 6


def log_on_disk(db: Path, table: str) -> list[tuple[int, int, str]]:
    with sqlite3.connect(db) as files:
        return files.execute("SELECT n, seat, action FROM moves WHERE game = ? ORDER BY n", (table,)).fetchall()


@go
async def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    """Killed at random moments of a game, in the middle of messages too; clients send again what was not answered."""
    db, port, rng = tmp_path / "db", free_port(), random.Random(11)
    acknowledged = 0
    unanswered: dict[str, Any] | None = None
    table: dict[str, Any] = {}
    ann = Person(f"http://127.0.0.1:{port}")
    for life in range(RESTARTS):
        with Process(db, port) as server:
            if not life:
                table = await ann.new_table("human", "human", hot_seat=True)
            line = await ann.connect(table["link"])
            assert line.table["n"] >= acknowledged
            if unanswered is not None:  # whether it had been written or not, now it is, and once
                answer = await line.send(unanswered)
                assert answer["type"] == "ok", answer
                assert answer["n"] > unanswered["n"]
                acknowledged = answer["n"]
                await line.until(lambda table, n=acknowledged: table["n"] >= n)  # type: ignore[misc]
                unanswered = None
            killing = asyncio.get_running_loop().call_later(0.02 + rng.random() * 0.25, server.process.kill)
            try:
                for i in range(1000):
                    shown = await line.until(lambda table, n=acknowledged: table["n"] >= n)  # type: ignore[misc]
                    if shown["state"] == "over":
                        break
                    unanswered = {"type": "act", "id": f"{life}-{i}", "seat": shown["seat"], "n": shown["n"]}
                    unanswered["action"] = rng.choice(shown["actions"])["action"]
                    acknowledged = (await line.send(unanswered))["n"]
                    unanswered = None
            except (ConnectionClosed, ConnectionError):
                pass
            killing.cancel()
        await line.close()
        log = log_on_disk(db, table["id"])
        assert [n for n, _, _ in log] == list(range(len(log)))
        assert len(log) >= acknowledged
    with Process(db, port) as server:
        async with ann.at(table["link"]) as line:
            assert acknowledged > 50
            assert line.table["n"] == len(log)
        await ann.http.aclose()
        server.stop()
    assert "Traceback" not in server.log()


@go
async def test_a_server_killed_at_every_step_of_a_whole_game(tmp_path: Path) -> None:
    """Killed right after each answer, and started again for the next act: the game is played to its end."""
    db, port, rng = tmp_path / "db", free_port(), random.Random(5)
    ann = Person(f"http://127.0.0.1:{port}")
    table: dict[str, Any] = {}
    acknowledged = lives = 0
    over = False
    while not over:
        with Process(db, port) as server:
            if not lives:
                table = await ann.new_table("human", "human", hot_seat=True)
            line = await ann.connect(table["link"])
            shown = line.table
            assert shown["n"] >= acknowledged, "what was acknowledged is there"
            over = shown["state"] == "over"
            if not over:
                act = {"type": "act", "id": f"{lives}", "seat": shown["seat"], "n": shown["n"]}
                act["action"] = rng.choice(shown["actions"])["action"]
                answer = await line.send(act)
                assert answer["type"] == "ok", answer
                acknowledged = answer["n"]
            server.process.kill()
        await line.close()
        lives += 1
    await ann.http.aclose()
    assert lives > 100
    assert len(log_on_disk(db, table["id"])) == acknowledged


@go
async def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "db"
    with Process(db) as server:
        async with Person(server.base) as ann:
            table = await ann.new_table("journeyman", "random")
    before = len(log_on_disk(db, table["id"]))
    with Process(db) as server:
        async with Person(server.base) as eve, eve.at(table["spectators"]) as line:
            await line.until(lambda table: table["state"] == "over")
            assert line.table["n"] > before


@go
async def test_two_servers_on_one_database(tmp_path: Path) -> None:
    """Both notice what the other has written, and the n-th move is written once."""
    db = tmp_path / "db"
    with Process(db) as one, Process(db) as two:
        async with Person(one.base) as ann, Person(two.base) as ben:
            ben.http.cookies = ann.http.cookies  # the same person at both: all seats are theirs
            table = await ann.new_table("human", "human", hot_seat=True)
            async with ann.at(table["link"]) as here, ben.at(table["link"]) as there:
                for i in range(10):
                    shown = await (here, there)[i % 2].play(i)
                    await (there, here)[i % 2].until(lambda table, n=shown["n"]: table["n"] == n)  # type: ignore[misc]
                    assert here.table["view"] == there.table["view"]
                for _ in range(10):
                    n = here.table["n"]
                    await there.until(lambda table, n=n: table["n"] == n)  # type: ignore[misc]
                    answers = await asyncio.gather(_play_first(here), _play_first(there))
                    assert sorted(answer["type"] for answer in answers) == ["error", "ok"], answers
                    assert {answer["error"]["key"] for answer in answers if "error" in answer} == {"error.late"}
                    after = max(answer.get("n", 0) for answer in answers)
                    for line in (here, there):
                        await line.until(lambda table, n=after: table["n"] == n)  # type: ignore[misc]
                undone = {"type": "undo", "id": "same", "seat": here.table["seat"], "n": here.table["n"]}
                both = await asyncio.gather(here.send(undone), there.send(undone))
                assert both[0] == both[1] and both[0]["type"] == "ok"
                for line in (here, there):
                    await line.until(lambda table: table["n"] == both[0]["n"])
            log = log_on_disk(db, table["id"])
            assert [n for n, _, _ in log] == list(range(both[0]["n"]))
            finished = await ann.http.get(f"/api/tables/{table['link'][3:]}/record")
            assert len(burgher.load(finished.content).log) == len(log)
        one.stop()
        two.stop()
        assert "Traceback" not in one.log() + two.log()


async def _play_first(line: Line) -> dict[str, Any]:
    table = line.table
    return await line.ask("act", seat=table["seat"], n=table["n"], action=table["actions"][0]["action"])


@go
async def test_bots_of_two_servers_do_not_play_twice(tmp_path: Path) -> None:
    db = tmp_path / "db"
    with Process(db) as one, Process(db) as two:
        async with Person(one.base) as ann, Person(two.base) as eve:
            table = await ann.new_table("journeyman", "journeyman", seed=1)
            async with ann.at(table["link"]) as here, eve.at(table["spectators"]) as there:
                for line in (here, there):
                    await line.until(lambda table: table["state"] == "over")
                assert here.table["scores"] == there.table["scores"]
            log = log_on_disk(db, table["id"])
            assert [n for n, _, _ in log] == list(range(len(log)))
        one.stop()
        two.stop()
        assert "Traceback" not in one.log() + two.log()
