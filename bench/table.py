"""How fast a table answers: servers of our own are started, and scripted clients play at them as pages do.

    python bench/table.py [--json] [--games A,B] [--tables N,M] [--seconds S] [--think S] [--idle N] [--before FOLDER]

"Flat out" clients do not think at all, which shows the most that one server process can do: there an answer takes as
long as all tables' moves together.
Memory is what the server's process has grown by, a quarter of a minute later, for each table at which a few moves were
played and whose two players are still connected.
On PostgreSQL, one server is measured beside two of the same house, between which the tables are divided, and beside two
where each table has a player at either; PostgreSQL's own time is told apart.
With `--before`, another checkout of Burgher takes turns with ours, and the medians are shown.
"""

import argparse
import asyncio
import json
import resource
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

from clients import SOURCE, Table, Times, busy, load, resident, server, sit_down

sys.path.insert(0, str(SOURCE.parent))
from tests.server.postgres import Cluster, binaries, cluster

GAMES = ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen")
TABLES = (1, 50, 200)
IDLE_SECONDS = 15
IDLE_TABLES = 3000
IDLE_MOVES = 5
WARM_TABLES = 100
MANY = ("--connections", "100000", "--creations", "100000:1000", "--requests", "100000:10000")
MANY_WORK = ("--address-work", "10000000:100000")
HOUSE_TABLES = 20  # at each of the servers on PostgreSQL
ROUNDS = 5


async def idle_memory(base: str, pid: int, game: str, tables: int) -> float:
    """Bytes for each table with two clients that do nothing."""
    sitting: list[Table] = []

    async def fill(count: int) -> None:
        for _ in range(count):
            sitting.append(await sit_down(base, game, len(sitting)))
            for _ in range(IDLE_MOVES):
                await sitting[-1].play(Times(), 0, time.perf_counter())

    await fill(WARM_TABLES)  # so that what all tables share, the cache of the database too, is there already
    before = resident(pid)
    await fill(tables)
    await asyncio.sleep(IDLE_SECONDS)
    growth = resident(pid) - before
    await asyncio.gather(*(table.get_up() for table in sitting))
    return growth / tables


def measure_idle(game: str, tables: int) -> float:
    """Kilobytes of an idle table; where fewer files may be open than that many tables need, of fewer."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with server(*MANY, *MANY_WORK) as (base, pid):
        return round(asyncio.run(idle_memory(base, pid, game, tables)) / 1000, 1)


# ---------------------------------------------------------------- servers beside each other


def measure_houses(seconds: float) -> list[dict[str, Any]]:
    """One server and two on PostgreSQL, flat out, in turns."""
    cases = {"one server": (1, False), "two servers": (2, False), "two servers, across": (2, True)}
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in cases}
    with cluster() as postgres:
        for n in range(ROUNDS):
            for name, (servers, across) in cases.items():
                rounds[name].append(measure_house(postgres, f"round{n}_{len(name)}", servers, across, seconds))
    return [{"servers": name, **medians(rows)} for name, rows in rounds.items()]


def measure_house(postgres: Cluster, database: str, servers: int, across: bool, seconds: float) -> dict[str, Any]:
    where = postgres.new_database(database)
    with ExitStack() as stack:
        found = [stack.enter_context(server(db=where)) for _ in range(servers)]
        bases, pids = [base for base, _ in found], [pid for _, pid in found]
        before = sum(map(busy, children(postgres)))
        ways: Sequence[str | Sequence[str]] = [bases] if across else bases
        times = asyncio.run(load(ways, pids, GAMES[0], servers * HOUSE_TABLES, seconds, 0.0))
        spent = sum(map(busy, children(postgres))) - before
    return times.report() | {"database_ms_per_move": round(1000 * spent / len(times.answers), 3)}


def children(postgres: Cluster) -> list[int]:
    """The processes of PostgreSQL."""
    assert postgres.process is not None
    pid = postgres.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def measure_before(games: Sequence[str], before: Path, seconds: float) -> list[dict[str, Any]]:
    """The processor's time of a move at our server and at another checkout's, in turns."""
    sources = {"now": SOURCE, "before": before / "src"}
    out = []
    for game in games:
        rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in sources}
        for _ in range(ROUNDS):
            for name, source in sources.items():
                with server(source=source) as (base, pid):
                    rounds[name].append(asyncio.run(load([base], [pid], game, HOUSE_TABLES, seconds, 0.0)).report())
        now, then = (medians(rounds[name])["server_ms_per_move"] for name in sources)
        out.append({"game": game, "ms_now": now, "ms_before": then, "ratio": round(now / then, 2)})
    return out


def medians(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {key: round(statistics.median(row[key] for row in rows), 3) for key in rows[0]}


# ---------------------------------------------------------------- all together


def measure_load(games: Sequence[str], tables: Sequence[int], seconds: float, think: float, told: TextIO) -> list[Any]:
    """Each line is told as soon as it is known."""
    rows = []
    for game in games:
        for count in tables:
            for pause in (think, 0.0):
                with server() as (base, pid):
                    times = asyncio.run(load([base], [pid], game, count, seconds, pause))
                rows.append({"game": game, "tables": count, "think_seconds": pause, **times.report()})
                print(line(rows[-1]), file=told, flush=True)
    return rows


def line(row: dict[str, Any]) -> str:
    how = f"think {row['think_seconds']:g} s" if row["think_seconds"] else "flat out"
    times = "   ".join(f"p{share} {row[f'p{share}_ms']:7.2f} ms" for share in (50, 95, 99))
    name = f"{row['game']:<20} {row['tables']:>4} tables, {how:<10}"
    busy = f"{row['server_ms_per_move']:6.3f} ms of the server's"
    return f"{name} {row['moves_per_second']:8.1f} moves/s   {times}   {busy}"


def house_line(row: dict[str, Any]) -> str:
    busy = (
        f"{row['server_ms_per_move']:.3f} ms of the servers' a move, {row['database_ms_per_move']:.3f} of PostgreSQL's"
    )
    return f"PostgreSQL, {row['servers']:<20} {row['moves_per_second']:8.1f} moves/s   {busy}"


def before_line(row: dict[str, Any]) -> str:
    return f"{row['game']:<20} {row['ms_now']:.3f} ms a move, before {row['ms_before']:.3f} ({row['ratio']:.2f} times)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/table.py")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--tables", default=",".join(map(str, TABLES)), help="how many are played at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between a table's moves")
    parser.add_argument("--idle", type=int, default=IDLE_TABLES, help="how many idle tables")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="another checkout, to be compared with")
    parser.add_argument("--parts", default="load,idle,houses", help="which parts are measured")
    given = parser.parse_args()
    told = sys.stderr if given.json else sys.stdout
    games, tables = given.games.split(","), [int(n) for n in given.tables.split(",")]
    report: dict[str, Any] = {}
    if "load" in given.parts:
        report["load"] = measure_load(games, tables, given.seconds, given.think, told)
    if given.before:
        report["before"] = measure_before(games, given.before, given.seconds)
        print("\n".join(map(before_line, report["before"])), file=told, flush=True)
    if "houses" in given.parts and binaries():
        report["houses"] = measure_houses(given.seconds)
        print("\n".join(map(house_line, report["houses"])), file=told, flush=True)
    elif "houses" in given.parts:
        print("PostgreSQL is not installed: not measured", file=told)
    if "idle" in given.parts:
        report["idle_table_kB"] = measure_idle(games[0], given.idle)
        print(f"idle table {report['idle_table_kB']} kB", file=told)
    if given.json:
        print(json.dumps(report))


if __name__ == "__main__":
    main()
