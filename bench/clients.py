"""Scripted clients that play at a server of our own as pages do, and what their playing costs.

An answer is timed from the act sent to the table received that shows it: checked, committed to disk (fsync), views
rebuilt and sent to both players. Clients play at random, two at each table, and think for an exponentially distributed
time, or not at all.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).resolve().parent.parent / "src"


@dataclass
class Times:
    """What was measured."""

    answers: list[float] = field(default_factory=list)  # seconds
    seconds: float = 0.0
    busy: float = 0.0  # seconds of the servers' processes

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.answers)[int(share * (len(self.answers) - 1))]

    def report(self) -> dict[str, float]:
        return {
            "moves": len(self.answers),
            "moves_per_second": round(len(self.answers) / self.seconds, 1),
            "server_ms_per_move": round(1000 * self.busy / len(self.answers), 3),
            **{f"p{share}_ms": round(self.percentile(share / 100), 2) for share in (50, 95, 99)},
        }


class Offer(msgspec.Struct):
    action: str


class Shown(msgspec.Struct):
    """What a scripted client reads of a message: enough to play, and little work beside the server's."""

    type: str
    version: int = 0
    n: int = 0
    seat: int | None = None
    state: str = ""
    actions: list[Offer] = []
    error: dict[str, Any] = {}


read: Callable[[bytes | str], Shown] = msgspec.json.Decoder(Shown).decode


def call(base: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """A POST; its answer and the cookie that came with it."""
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"Cookie": cookie})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").split(";")[0]


class Table:
    """A table of two, each with a connection, to the same server or to two servers of one house."""

    def __init__(self, bases: Sequence[str], game: str, seed: int) -> None:
        base = bases[0]
        self.bases = bases
        self.rng = random.Random(seed)
        made, cookie = call(base, "/api/tables", {"game": game, "seats": ["human", "human"], "seed": seed})
        self.ways = [(made["link"], cookie), (made["invitations"][0]["link"], "")]
        self.lines: list[ClientConnection] = []
        self.newest: list[Shown] = [Shown(""), Shown("")]

    async def sit_down(self) -> None:
        for i, (link, cookie) in enumerate(self.ways):
            address = self.bases[i % len(self.bases)].replace("http", "ws") + "/ws/" + link.removeprefix("/t/")
            headers = {"Cookie": cookie} if cookie else {}
            self.lines.append(await connect(address, additional_headers=headers, compression=None, max_size=None))
        await asyncio.gather(self.hear(0, 0), self.hear(1, 0))

    async def hear(self, i: int, n: int) -> None:
        """Read until a table shows at least `n` entries."""
        while True:
            message = read(await self.lines[i].recv(decode=False))
            if message.type == "table":
                self.newest[i] = message
                if message.n >= n:
                    return
            elif message.type == "error":
                raise RuntimeError(f"refused: {message.error}")

    async def play(self, times: Times, think: float, until: float) -> None:
        """Play until the time or the game is over, at least one move."""
        while (time.perf_counter() < until or not times.answers) and self.newest[0].state != "over":
            if think:
                await asyncio.sleep(self.rng.expovariate(1 / think))
                if time.perf_counter() >= until and times.answers:
                    return
            i = 0 if self.newest[0].state == "choosing" else 1
            shown = self.newest[i]
            act = {"type": "act", "id": shown.version, "seat": shown.seat, "n": shown.n}
            act["action"] = self.rng.choice(shown.actions).action
            begun = time.perf_counter()
            await self.lines[i].send(json.dumps(act))
            await self.hear(i, shown.n + 1)
            times.answers.append(time.perf_counter() - begun)
            await self.hear(1 - i, shown.n + 1)

    async def get_up(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))


async def sit_down(base: str | Sequence[str], game: str, seed: int) -> Table:
    table = await asyncio.to_thread(Table, [base] if isinstance(base, str) else base, game, seed)
    await table.sit_down()
    return table


async def load(
    ways: Sequence[str | Sequence[str]], pids: Sequence[int], game: str, tables: int, seconds: float, think: float
) -> Times:
    """So many tables played at once, from the first moves on; those whose game is over begin another.

    `ways` are the servers, one for each table in turn, or one for each of its players; `pids` are those that are timed.
    """
    times = Times()
    first = [await sit_down(ways[i % len(ways)], game, i) for i in range(tables)]
    before = [busy(pid) for pid in pids]
    until = time.perf_counter() + seconds

    async def go_on(table: Table, seed: int) -> None:
        while True:
            await table.play(times, think, until)
            await table.get_up()
            if time.perf_counter() >= until:
                return
            seed += tables
            table = await sit_down(ways[seed % tables % len(ways)], game, seed)

    await asyncio.gather(*(go_on(table, seed) for seed, table in enumerate(first)))
    times.seconds = seconds
    times.busy = sum(busy(pid) for pid in pids) - sum(before)
    return times


def busy(pid: int) -> float:
    """The processor's time that a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def server(*options: str, db: str = "", source: Path = SOURCE) -> Iterator[tuple[str, int]]:
    """A server, with a database of its own unless one is named: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "burgher", "serve", "--port", "0", "--db", db or f"{folder}/db", *options]
        environment = {**os.environ, "PYTHONPATH": str(source)}
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip(), process.pid
            finally:
                process.terminate()
