"""What a greedy client does to the others: their answers while it asks for all it can, beside those without it.

    python bench/greedy.py [--json] [--attacks A,B] [--tables N] [--seconds S]

At some tables two scripted clients each play and think; from a process of its own somebody with the rights of a guest
asks for places of a long game, for its record, uploads saved games, looks at a table through many sockets, comes and
goes, or opens connections and says nothing.
Each attack is measured right after as many seconds without one.
"""

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from clients import SOURCE, Times, call, server, sit_down
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(SOURCE))
import burgher

THINK = 0.1
HANDS = 12  # connections that ask at once
SOCKETS = 20
HALF_OPEN = 3000

Ask = Callable[[], Awaitable[int]]


def long_game() -> dict[str, Any]:
    """A saved game of four that is over."""
    table, rng = burgher.new("castles_of_burgundy", players=4, seed=3), random.Random(1)
    while not table.over:
        seat = table.to_move[0]
        table.act(seat, rng.choice(table.actions(seat)))
    return table.save()


# ---------------------------------------------------------------- the greedy one


def get(base: str, path: str, cookie: str) -> bool:
    """Is a GET answered with what it asks for?"""
    try:
        with urllib.request.urlopen(urllib.request.Request(base + path, headers={"Cookie": cookie})) as answer:
            return bool(answer.read())
    except (urllib.error.URLError, OSError):
        return False


async def with_many_hands(ask: Ask, until: float, hands: int = HANDS) -> int:
    """Ask again and again; how often there was an answer."""
    answered = 0

    async def hand() -> None:
        nonlocal answered
        while time.perf_counter() < until:
            answered += await ask()
            await asyncio.sleep(0)

    await asyncio.gather(*(hand() for _ in range(hands)))
    return answered


async def attack(kind: str, base: str, seconds: float) -> int:
    """How often the greedy one got what it wanted."""
    saved = long_game()
    made, cookie = call(base, "/api/tables/upload", saved)
    token, length = made["link"].removeprefix("/t/"), len(saved["log"])
    print("ready", flush=True)
    until = time.perf_counter() + seconds
    rng = random.Random(2)
    web = base.replace("http", "ws") + "/ws/" + token
    headers = {"Cookie": cookie}

    async def at() -> bool:
        return await asyncio.to_thread(get, base, f"/api/tables/{token}/at/{rng.randrange(length)}", cookie)

    async def record() -> bool:
        return await asyncio.to_thread(get, base, f"/api/tables/{token}/record", cookie)

    async def upload() -> bool:
        try:
            await asyncio.to_thread(call, base, "/api/tables/upload", saved, cookie)
        except (urllib.error.URLError, OSError):
            return False
        return True

    async def churn() -> bool:
        try:
            async with connect(web, additional_headers=headers, max_size=None, compression=None) as line:
                await line.recv()
        except (WebSocketException, OSError):
            await asyncio.sleep(0.01)
            return False
        return True

    async def look() -> int:
        seen = 0
        with suppress(WebSocketException, OSError):
            async with connect(web, additional_headers=headers, max_size=None, compression=None) as line:
                while time.perf_counter() < until:
                    await line.send('{"type": "look", "id": 1, "seat": 0}')
                    while (answer := json.loads(await line.recv()))["type"] == "table":
                        seen += 1
                    if answer["type"] == "error":
                        await asyncio.sleep(0.01)
        return seen

    async def half_open() -> bool:
        lines = []
        where = urlsplit(base)
        for _ in range(HALF_OPEN):
            line = socket.socket()
            line.setblocking(False)
            with suppress(OSError):
                line.connect_ex((where.hostname, where.port))
            lines.append(line)
            if not len(lines) % 50:
                await asyncio.sleep(0.01)
        await asyncio.sleep(max(0.0, until - time.perf_counter()))
        for line in lines:
            line.close()
        return True

    ways: dict[str, tuple[Ask, int]] = {
        "at": (at, HANDS),
        "record": (record, HANDS),
        "upload": (upload, HANDS),
        "look": (look, SOCKETS),
        "half_open": (half_open, 1),
        "churn": (churn, HANDS),
    }
    ask, hands = ways[kind]
    return await with_many_hands(ask, until, hands)


ATTACKS = ("at", "record", "upload", "look", "half_open", "churn")

# ---------------------------------------------------------------- the others


async def play(base: str, tables: int, seconds: float) -> Times:
    """The answers that players get at so many tables."""
    times = Times()
    sitting = [await sit_down(base, "castles_of_burgundy", i) for i in range(tables)]
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(times, THINK, until) for table in sitting))
    await asyncio.gather(*(table.get_up() for table in sitting))
    return times


def measure(kind: str, tables: int, seconds: float) -> dict[str, Any]:
    with server() as (base, _):
        calm = asyncio.run(play(base, tables, seconds))
        command = [sys.executable, __file__, "--greedy", kind, "--base", base, "--seconds", str(seconds + 2)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as greedy:
            assert greedy.stdout is not None
            greedy.stdout.readline()  # it is ready
            besieged = asyncio.run(play(base, tables, seconds))
            got = int(greedy.communicate()[0])
    return {
        "attack": kind,
        "answered": got,
        "p95_ms_without": round(calm.percentile(0.95), 2),
        "p95_ms_with": round(besieged.percentile(0.95), 2),
        "times": round(besieged.percentile(0.95) / calm.percentile(0.95), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/greedy.py")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    parser.add_argument("--tables", type=int, default=10, help="at which others play")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--greedy", help=argparse.SUPPRESS)
    parser.add_argument("--base", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.greedy:
        print(asyncio.run(attack(given.greedy, given.base, given.seconds)))
        return
    rows = []
    for kind in given.attacks.split(","):
        rows.append(measure(kind, given.tables, given.seconds))
        print(line(rows[-1]), file=sys.stderr if given.json else sys.stdout, flush=True)
    if given.json:
        print(json.dumps(rows))


def line(row: dict[str, Any]) -> str:
    return (
        f"{row['attack']:<10} p95 of others {row['p95_ms_without']:8.2f} ms without, {row['p95_ms_with']:8.2f} ms with"
        f" ({row['times']:5.1f} times); answered {row['answered']} times"
    )


if __name__ == "__main__":
    main()
