"""./run torture [--minutes M] [--seed N]: faults on purpose, against one server on SQLite and two on PostgreSQL.

While people play, servers are killed, ended and frozen, lines cut and stalled, the disk filled, the database locked,
killed and cut off, clocks set wrong. In the end everything that was acknowledged must be in the log, once. Exit status
1: it was not, or something did not go on, or a server had a fault that nobody had thought of.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from ..server import postgres
from .campaign import Campaign, Stuck
from .faults import POSTGRES, SQLITE, Fault
from .scene import Scene, on_postgres, on_sqlite

WIDTH = 18


async def suffer(
    making: AbstractAsyncContextManager[Scene], faults: tuple[Fault, ...], seconds: float, seed: int
) -> bool:
    """Torture one scene and print what came of it; was all well?"""
    async with making as scene:
        print(f"\n{scene.name}", flush=True)
        campaign = Campaign(scene, seed)
        stuck, verdict = "", None
        try:
            verdict = await campaign.run(faults, time.monotonic() + seconds)
        except Stuck as fault:
            stuck = str(fault)
        print(f"{'fault':{WIDTH}} times  acknowledged  goes on within  refusals")
        for name, row in sorted(campaign.rows.items()):
            refusals = ", ".join(f"{key} {n}" for key, n in sorted(row.refusals.items()))
            print(f"{name:{WIDTH}} {row.times:5}  {row.acknowledged:12}  {row.longest:12.1f} s  {refusals}")
        tracebacks = [trace for server in scene.servers for trace in server.tracebacks()]
    print(f"acknowledged {campaign.acknowledged}", end="")
    if verdict is not None:
        print(f", lost {verdict.lost}, double {verdict.double}, unreadable tables {verdict.unreadable}", end="")
        print("".join(f"\n  {line}" for line in verdict.told), end="")
    print(f", stuck: {stuck or 'nothing'}, tracebacks {len(tracebacks)}", flush=True)
    for trace in tracebacks[:5]:
        print(trace)
    return verdict is not None and verdict.fine and not tracebacks


async def torture(minutes: float, seed: int) -> bool:
    well = True
    with tempfile.TemporaryDirectory() as folder:
        seconds = 60 * minutes / (2 if postgres.binaries() else 1)
        well &= await suffer(on_sqlite(Path(folder) / "sqlite"), SQLITE, seconds, seed)
        if postgres.binaries() is None:
            print("PostgreSQL IS NOT INSTALLED: only one server on SQLite was tortured.")
            return well
        with postgres.cluster() as cluster:
            well &= await suffer(on_postgres(Path(folder) / "postgres", cluster), POSTGRES, seconds, seed)
    return well


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run torture", description="Play while everything fails.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long, in all (5)")
    parser.add_argument("--seed", type=int, default=random.randrange(10_000), help="of the faults and of the players")
    args = parser.parse_args()
    print(f"--minutes {args.minutes:g} --seed {args.seed}")
    sys.exit(0 if asyncio.run(torture(args.minutes, args.seed)) else 1)


if __name__ == "__main__":
    main()
