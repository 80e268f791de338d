"""How fast a table answers: a server of our own is started, and scripted clients play at it as pages do.

    python bench/table.py [--json] [--games A,B] [--tables N,M] [--seconds S] [--think S]

An answer is timed from the act sent to the table received that shows it: checked, committed to disk (fsync), views
rebuilt and sent to both players. Clients play at random, two at each table, and think for an exponentially distributed
time; "flat out" they do not think at all, which shows the most that one server process can do: there an answer takes
as long as all tables' moves together.
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).resolve().parent.parent / "src"
GAMES = ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen")
TABLES = (1, 50, 200)
IDLE_SECONDS = 15


@dataclass
class Times:
    """What was measured."""

    answers: list[float] = field(default_factory=list)  # seconds
    seconds: float = 0.0
    busy: float = 0.0  # seconds of the server's process

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
    """A table of two, each with a connection."""

    def __init__(self, base: str, game: str, seed: int) -> None:
        self.base = base
        self.rng = random.Random(seed)
        made, cookie = call(base, "/api/tables", {"game": game, "seats": ["human", "human"], "seed": seed})
        self.ways = [(made["link"], cookie), (made["invitations"][0]["link"], "")]
        self.lines: list[ClientConnection] = []
        self.newest: list[Shown] = [Shown(""), Shown("")]

    async def sit_down(self) -> None:
        for link, cookie in self.ways:
            address = self.base.replace("http", "ws") + "/ws/" + link.removeprefix("/t/")
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
        """Play until the time or the game is over."""
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


async def sit_down(base: str, game: str, seed: int) -> Table:
    table = await asyncio.to_thread(Table, base, game, seed)
    await table.sit_down()
    return table


async def load(base: str, pid: int, game: str, tables: int, seconds: float, think: float) -> Times:
    """So many tables played at once, from the first moves on; those whose game is over begin another."""
    times = Times()
    first = [await sit_down(base, game, i) for i in range(tables)]
    before = busy(pid)
    until = time.perf_counter() + seconds

    async def go_on(table: Table, seed: int) -> None:
        while True:
            await table.play(times, think, until)
            await table.get_up()
            if time.perf_counter() >= until:
                return
            seed += tables
            table = await sit_down(base, game, seed)

    await asyncio.gather(*(go_on(table, seed) for seed, table in enumerate(first)))
    times.seconds, times.busy = seconds, busy(pid) - before
    return times


def busy(pid: int) -> float:
    """The processor's time that a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def idle_memory(base: str, pid: int, game: str, tables: int) -> float:
    """Bytes for each table with two clients that do nothing."""
    sitting: list[Table] = []

    async def fill(count: int) -> None:
        for _ in range(count):
            sitting.append(await sit_down(base, game, len(sitting)))
            await sitting[-1].play(Times(), 0, time.perf_counter() + 60)

    await fill(40)  # so that what all tables share, the cache of the database too, is there already
    before = resident(pid)
    await fill(tables)
    await asyncio.sleep(IDLE_SECONDS)
    growth = resident(pid) - before
    await asyncio.gather(*(table.get_up() for table in sitting))
    return growth / tables


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server with a database of its own: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "burgher", "serve", "--port", "0", "--db", f"{folder}/db"]
        environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))}
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip(), process.pid
            finally:
                process.terminate()


def measure(games: list[str], tables: list[int], seconds: float, think: float, told: TextIO) -> dict[str, Any]:
    """Each line is told as soon as it is known."""
    rows = []
    for game in games:
        for count in tables:
            for pause in (think, 0.0):
                with server() as (base, pid):
                    times = asyncio.run(load(base, pid, game, count, seconds, pause))
                rows.append({"game": game, "tables": count, "think_seconds": pause, **times.report()})
                print(line(rows[-1]), file=told, flush=True)
    with server() as (base, pid):
        idle = asyncio.run(idle_memory(base, pid, games[0], 60))
    return {"load": rows, "idle_table_kB": round(idle / 1000, 1)}


def line(row: dict[str, Any]) -> str:
    how = f"think {row['think_seconds']:g} s" if row["think_seconds"] else "flat out"
    times = "   ".join(f"p{share} {row[f'p{share}_ms']:7.2f} ms" for share in (50, 95, 99))
    name = f"{row['game']:<20} {row['tables']:>4} tables, {how:<10}"
    busy = f"{row['server_ms_per_move']:6.3f} ms of the server's"
    return f"{name} {row['moves_per_second']:8.1f} moves/s   {times}   {busy}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/table.py")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--tables", default=",".join(map(str, TABLES)), help="how many are played at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between a table's moves")
    given = parser.parse_args()
    games, tables = given.games.split(","), [int(n) for n in given.tables.split(",")]
    report = measure(games, tables, given.seconds, given.think, sys.stderr if given.json else sys.stdout)
    print(json.dumps(report) if given.json else f"idle table {report['idle_table_kB']} kB")


if __name__ == "__main__":
    main()
