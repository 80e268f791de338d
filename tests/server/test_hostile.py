"""What an attacker, a broken client or a broken disk may do: a clear refusal, nothing lost, a short log."""

import asyncio
import copy
import random
import resource
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

import burgher
from burgher.server.door import READ_BYTES, TableCaller

from .conftest import FAST
from .house import GAME, Person, Process, go, running
from .test_commands import refused
from .test_crash import log_on_disk

ROOM = 150_000  # bytes that a file may have on the full disk
FILES = 40  # that a process may have open


def handshake(base: str, token: str, cookie: str = "") -> bytes:
    lines = [
        f"GET /ws/{token} HTTP/1.1",
        f"Host: {base.removeprefix('http://')}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def reach(base: str) -> socket.socket:
    host, port = base.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)))


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 5000,
        "/%ff%fe",
        "/%ed%a0%80",
        "/%zz%",
        "//etc/passwd",
        "/..%5c..%5csecret",
        "/api/tables/%00/record",
        "/api/tables/" + "x" * 4000 + "/record",
        "/api/tables/x/at/" + "9" * 30,
        "/api/tables/x/at/-1",
        "/api/words/..%2f..%2fen",
        "/api/recovery/%00.%ff",
        "/api/recovery/" + "x" * 4000,
    ],
)
def test_odd_addresses_lead_nowhere(base: str, path: str) -> None:
    answer = httpx.get(base + path)
    assert answer.status_code == 404 and answer.json()["error"]["key"].startswith("error.")


@pytest.mark.parametrize("path", ["/api/tables/%00/record", "/api/recovery/%00.ff", "/api/tables/x/at/" + "9" * 5000])
def test_odd_addresses_are_no_fault_of_either_database(where: str, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with running(where) as base:
        assert httpx.get(base + path).status_code == 404
        with reach(base) as line:
            line.sendall(handshake(base, "%00"))
            answer = line.recv(1000)
            while b"error.no_table" not in answer:
                answer += line.recv(1000)
    assert not [record for record in caplog.records if record.levelname != "INFO"]


def test_an_origin_that_is_no_address_is_foreign(base: str) -> None:
    answer = httpx.post(base + "/api/me", json={"name": "Eve"}, headers={"Origin": "http://["})
    assert answer.status_code == 403 and answer.json()["error"]["key"] == "error.foreign_page"
    with reach(base) as line:
        line.sendall(handshake(base, "x").replace(b"Cookie:", b"Origin: http://[\r\nCookie:"))
        assert b" 403 " in line.recv(1000)


def test_bodies_that_are_nested_too_deep(base: str) -> None:
    deep = b'{"game": "x", "seats": ["human"], "options": {"a": ' + b"[" * 15_000
    assert httpx.post(base + "/api/tables", content=deep).json()["error"]["key"] == "error.malformed"
    for start in (b"", b'{"burgher": 1, "position": '):
        answer = httpx.post(base + "/api/tables/upload", content=start + b'{"a":' * 150_000)
        assert answer.status_code == 400 and answer.json()["error"]["key"] == "error.refused"


def test_what_clients_break_off_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    with Process(tmp_path / "db") as one:
        with reach(one.base) as line:
            line.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        with reach(one.base) as line:
            line.sendall(b"\x00\x01\x02\r\n\r\n")
            assert b" 400 " in line.recv(1000)
        crowd = [reach(one.base) for _ in range(60)]
        for line in crowd:
            line.sendall(handshake(one.base, "x"))
        for line in crowd:
            with line:
                assert b" 101 " in line.recv(1000)
                line.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        unfinished = reach(one.base)
        unfinished.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert httpx.get(one.base + "/health").status_code == 200
        one.stop()
        unfinished.close()
        assert "Traceback" not in one.log()


# ---------------------------------------------------------------- connections


@go
async def test_who_does_not_read_is_taken_to_be_gone_and_holds_up_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "db", send_seconds=0.5, messages=FAST, guest_work=FAST, address_work=FAST) as base:
        async with Person(base) as ann, Person(base) as ben:
            table = await ann.new_table()
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                host, port = base.removeprefix("http://").split(":")
                deaf.connect((host, int(port)))
                deaf.sendall(handshake(base, table["invitations"][0]["link"][3:], ben.cookie()))
                async with ann.at(table["link"]) as line:
                    await line.until(lambda table: table["seats"][1]["connected"])
                    for i in range(100_000):
                        await line.ok("rename", name=f"Ann {i}")  # each is a message to both
                        if not line.table["seats"][1]["connected"]:
                            break
                    assert not line.table["seats"][1]["connected"]
                    assert not held_by_server(deaf)  # though the client keeps its end, and has not read what was sent


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_who_sends_nothing_but_pings_is_cut_off(base: str, kind: Opcode) -> None:
    """A browser sends none; a few thousand at once would keep everybody waiting."""
    table = httpx.post(base + "/api/tables", json={"game": GAME, "seats": ["human"] * 2}).json()
    with reach(base) as line:
        line.sendall(handshake(base, table["spectators"][3:]))
        assert b" 101 " in line.recv(1000)
        pings = Frame(kind, b"").serialize(mask=True) * 100_000
        with pytest.raises(ConnectionError):
            line.sendall(pings * 10)


def test_a_client_is_read_a_little_at_a_time(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it sends at once: others have their turn in between."""
    reads: list[int] = []
    read = TableCaller.data_received

    def counted(self: TableCaller, data: bytes) -> None:
        reads.append(len(data))
        read(self, data)

    monkeypatch.setattr(TableCaller, "data_received", counted)
    with reach(base) as line, suppress(ConnectionError):
        line.sendall(handshake(base, "x"))
        assert b" 101 " in line.recv(1000)
        line.sendall(Frame(Opcode.TEXT, b"x").serialize(mask=True) * 30_000)
        while line.recv(100_000):
            pass
    assert reads and max(reads) <= READ_BYTES


def held_by_server(client: socket.socket) -> bool:
    """Does a process still have the other end of this connection? What the system does with it costs nobody a file."""
    ends = (client.getpeername(), client.getsockname())
    wanted = " ".join(f"{int.from_bytes(socket.inet_aton(host), 'little'):08X}:{port:04X}" for host, port in ends)
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(" ".join(line[1:3]) == wanted and line[9] != "0" for line in lines)


@contextmanager
def limited(process: Process, what: int, most: int) -> Iterator[None]:
    """A process gets less of something for a while."""
    before = resource.prlimit(process.process.pid, what)
    resource.prlimit(process.process.pid, what, (most, before[1]))
    yield
    resource.prlimit(process.process.pid, what, before)


@go
async def test_more_connections_than_the_system_allows(tmp_path: Path) -> None:
    with Process(tmp_path / "db") as one:
        async with Person(one.base) as ann, Person(one.base) as ben:
            table = await ann.new_table("human", "human", hot_seat=True)
            async with ann.at(table["link"]) as line:
                with limited(one, resource.RLIMIT_NOFILE, FILES):
                    crowd = [reach(one.base) for _ in range(2 * FILES)]
                    for i in range(10):
                        await line.play(i)
                for stranger in crowd:
                    stranger.close()
                async with ben.at(table["spectators"]) as watcher:
                    assert watcher.table["n"] == line.table["n"]
        one.stop()
        assert "Traceback" not in one.log()
        assert one.log().count("cannot accept connections") == 1


# ---------------------------------------------------------------- the disk


@go
async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    with Process(tmp_path / "db") as one:
        async with Person(one.base) as ann:
            table = await ann.new_table("human", "human", hot_seat=True)
            await ann.new_table("random", "random")  # their bots wait, and play on afterwards
            async with ann.at(table["link"]) as line:
                with limited(one, resource.RLIMIT_FSIZE, ROOM):
                    answer: dict[str, Any] = {"type": "ok"}
                    while answer["type"] == "ok":
                        shown = line.table
                        act = {"seat": shown["seat"], "n": shown["n"], "action": shown["actions"][-1]["action"]}
                        answer = await line.ask("act", **act)
                    assert answer["error"] == {"key": "error.storage", "args": {}}
                    made = await ann.http.post("/api/tables", json={"game": GAME, "seats": ["human", "human"]})
                    assert made.status_code == 503 and made.json()["error"]["key"] == "error.storage"
                    assert line.table["n"] == shown["n"]
                await line.ok("act", **act)
                assert len(log_on_disk(tmp_path / "db", table["id"])) == line.table["n"] > shown["n"]
        one.stop()
        assert "Traceback" not in one.log()
        assert one.log().count("cannot be used") == 1


@pytest.mark.parametrize("version", [0, 1, 9])
@pytest.mark.parametrize("table", ["moves", "bookmarks"])
def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path, version: int, table: str) -> None:
    path = tmp_path / "db"
    with sqlite3.connect(path) as theirs:
        theirs.execute(f"CREATE TABLE {table} (what TEXT)")
        theirs.execute(f"PRAGMA user_version = {version}")
    theirs.close()
    before = path.read_bytes()
    refused("not one of Burgher", "serve", "--port", "0", "--db", str(path))
    assert path.read_bytes() == before


def test_a_database_of_a_newer_burgher(tmp_path: Path) -> None:
    path = tmp_path / "db"
    with Process(path) as one:
        one.stop()
    with sqlite3.connect(path) as files:
        files.execute("PRAGMA user_version = 99")
    files.close()
    refused("newer version", "serve", "--port", "0", "--db", str(path))


# ---------------------------------------------------------------- uploads


ODD: list[Any] = [None, True, -1, 99, 2**70, 1.5, "", "x" * 500, "\0", [], {}, [[]], [None] * 50, {"x": [1]}]


def broken(rng: random.Random, doc: Any) -> Any:
    """A saved game with something changed, left out or written twice."""
    doc = copy.deepcopy(doc)
    place = doc
    while True:
        key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
        inside = place[key]
        if isinstance(inside, dict | list) and inside and rng.random() < 0.7:
            place = inside
            continue
        how = rng.random()
        if how < 0.6:
            place[key] = rng.choice(ODD)
        elif how < 0.8 or isinstance(place, dict):
            del place[key]
        else:
            place.insert(key, inside)
        return doc


@go
async def test_broken_saved_games_are_played_or_refused(base: str) -> None:
    rng = random.Random(8)
    async with Person(base) as ann:
        for name in burgher.GAMES:
            table = burgher.new(name, players=2, seed=3)
            for _ in range(20):
                seat = table.to_move[0]
                table.act(seat, rng.choice(table.actions(seat)))
            whole = [table.save(), burgher.position(name, table.game.to_position(table.state), seed=1).save()]
            for i in range(40):
                doc = msgspec.json.encode(broken(rng, whole[i % 2]))
                answer = await ann.http.post("/api/tables/upload", content=doc)
                assert answer.status_code in (201, 400), answer.text
                if answer.status_code == 201:
                    async with ann.at(answer.json()["link"]) as line:
                        assert line.table["table"]["game"] == name


@go
async def test_tokens_of_other_tables_and_seats_open_nothing(base: str) -> None:
    """Neither a table's id, nor a person's cookie or recovery code, nor half a token is a link."""
    async with Person(base) as ann:
        table = await ann.new_table()
        token = table["link"][3:]
        recovery = (await ann.get("/api/me"))["recovery"].removeprefix("/me/")
        person = recovery.partition(".")[0]
        for wrong in (table["id"], token[:-1], token + "A", token.swapcase(), recovery, person, "%25", "'--"):
            answer = await ann.http.get(f"/api/tables/{wrong}/record")
            assert answer.status_code == 404, wrong
        others = await asyncio.gather(*(ann.http.get(f"/api/tables/{token}/at/{n}") for n in (0, 10**9)))
        assert [answer.status_code for answer in others] == [200, 404]
