"""How fast a table answers: a server of our own is started, and scripted clients play at it as pages do.

    python bench/table.py [--json] [--tables N] [--seconds S] [--think S]

An answer is timed from the act sent to the table received that shows it: checked, committed to disk (fsync), views
rebuilt and sent to both players. Clients play at random, two at each table, and think for an exponentially distributed
time; "flat out" is one figure more, without any thinking, for the most that one server process can do.
Memory is what the server's process has grown by, a quarter of a minute later, for each table of a finished game whose
players are still connected.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).resolve().parent.parent / "src"
GAME = "castles_of_burgundy"
IDLE_SECONDS = 15


@dataclass
class Times:
    """What was measured."""

    answers: list[float] = field(default_factory=list)  # seconds
    seconds: float = 0.0

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.answers)[int(share * (len(self.answers) - 1))]

    def report(self) -> dict[str, float]:
        return {
            "moves": len(self.answers),
            "moves_per_second": round(len(self.answers) / self.seconds, 1),
            **{f"p{share}_ms": round(self.percentile(share / 100), 2) for share in (50, 95, 99)},
        }


def call(base: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """A POST; its answer and the cookie that came with it."""
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"Cookie": cookie})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").split(";")[0]


class Table:
    """A table of two, each with a connection."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.rng = random.Random(seed)
        made, cookie = call(base, "/api/tables", {"game": GAME, "seats": ["human", "human"], "seed": seed})
        self.ways = [(made["link"], cookie), (made["invitations"][0]["link"], "")]
        self.lines: list[ClientConnection] = []
        self.newest: list[dict[str, Any]] = [{}, {}]

    async def sit_down(self) -> None:
        for link, cookie in self.ways:
            address = self.base.replace("http", "ws") + "/ws/" + link.removeprefix("/t/")
            headers = {"Cookie": cookie} if cookie else {}
            self.lines.append(await connect(address, additional_headers=headers, compression=None, max_size=None))
        await asyncio.gather(self.hear(0, 0), self.hear(1, 0))

    async def hear(self, i: int, n: int) -> None:
        """Read until a table shows at least `n` entries."""
        while True:
            message = json.loads(await self.lines[i].recv())
            if message["type"] == "table":
                self.newest[i] = message
                if message["n"] >= n:
                    return
            elif message["type"] == "error":
                raise RuntimeError(f"refused: {message}")

    async def play(self, times: Times, think: float, until: float) -> None:
        """Play until the time or the game is over."""
        while time.perf_counter() < until and self.newest[0]["state"] != "over":
            if think:
                await asyncio.sleep(self.rng.expovariate(1 / think))
            i = 0 if self.newest[0]["state"] == "choosing" else 1
            shown = self.newest[i]
            act = {"type": "act", "id": shown["version"], "seat": shown["seat"], "n": shown["n"]}
            act["action"] = self.rng.choice(shown["actions"])["action"]
            begun = time.perf_counter()
            await self.lines[i].send(json.dumps(act))
            await self.hear(i, shown["n"] + 1)
            times.answers.append(time.perf_counter() - begun)
            await self.hear(1 - i, shown["n"] + 1)

    async def get_up(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))


async def load(base: str, tables: int, seconds: float, think: float) -> Times:
    """So many tables played at once; those whose game is over begin another."""
    times = Times()
    begun = time.perf_counter()
    until = begun + seconds

    async def one(number: int) -> None:
        game = 0
        while time.perf_counter() < until:
            table = await asyncio.to_thread(Table, base, number + 1000 * game)
            await table.sit_down()
            await table.play(times, think, until)
            await table.get_up()
            game += 1

    await asyncio.gather(*(one(i) for i in range(tables)))
    times.seconds = time.perf_counter() - begun
    return times


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def idle_memory(base: str, pid: int, tables: int) -> float:
    """Bytes for each table with two clients that do nothing."""
    sitting: list[Table] = []

    async def fill(count: int) -> None:
        new = [Table(base, len(sitting) + i) for i in range(count)]
        sitting.extend(new)
        for table in new:
            await table.sit_down()
            await table.play(Times(), 0, time.perf_counter() + 60)

    await fill(40)  # so that what all tables share, the cache of the database too, is there already
    before = resident(pid)
    await fill(tables)
    await asyncio.sleep(IDLE_SECONDS)
    growth = resident(pid) - before
    await asyncio.gather(*(table.get_up() for table in sitting))
    return growth / tables


async def measure(base: str, pid: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    return {
        "idle_table_kB": round(await idle_memory(base, pid, max(20, tables // 3)) / 1000, 1),
        "one_table": (await load(base, 1, seconds / 3, 0)).report(),
        "tables": tables,
        "think_seconds": think,
        "many_tables": (await load(base, tables, seconds, think)).report(),
        "flat_out": (await load(base, tables, seconds / 3, 0)).report(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/table.py")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between a table's moves")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "burgher", "serve", "--port", "0", "--db", f"{folder}/db"]
        environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))}
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            base = server.stdout.readline().strip()
            try:
                report = asyncio.run(measure(base, server.pid, given.tables, given.seconds, given.think))
            finally:
                server.terminate()
    if given.json:
        print(json.dumps(report))
        return
    for name in ("one_table", "many_tables", "flat_out"):
        row = report[name]
        print(f"{name:<12} {row['moves_per_second']:8} moves/s   p50 {row['p50_ms']} p95 {row['p95_ms']} ms")
    print(f"idle table   {report['idle_table_kB']} kB")


if __name__ == "__main__":
    main()
