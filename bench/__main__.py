"""The speed table: our rules plain and compiled, beside catanatron, in one run on one core.

    ./run bench [--json] [--seconds S]

A decision is a choice between at least two legal actions. Catanatron also asks players for rolls and for turns that
can only be ended; with those its count is given as "all actions". Plain, compiled and catanatron take turns, several
rounds of them, and the medians are shown, so that a busy machine slows all of them alike.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3
CASES = (("castles_of_burgundy", 2), ("castles_of_burgundy", 4))


def engine(folder: Path, game: str, players: int, seconds: float) -> dict[str, Any]:
    command = [sys.executable, str(ROOT / "bench" / "engine.py"), game, str(players), str(seconds)]
    return run(command, {**os.environ, "PYTHONPATH": str(folder)})


def run(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: statistics.median(row[key] for row in rows) if isinstance(value, float) else value
        for key, value in rows[0].items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--plain", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--compiled", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--peer", required=True, help=argparse.SUPPRESS)
    given = parser.parse_args()

    peers: list[dict[str, Any]] = []
    plain: dict[tuple[str, int], list[dict[str, Any]]] = {case: [] for case in CASES}
    compiled: dict[tuple[str, int], list[dict[str, Any]]] = {case: [] for case in CASES}
    for n in range(ROUNDS):
        print(f"bench: round {n + 1} of {ROUNDS}", file=sys.stderr)
        peers.append(run([given.peer, str(ROOT / "bench" / "peer.py"), str(given.seconds)], dict(os.environ)))
        for case in CASES:
            plain[case].append(engine(given.plain, *case, given.seconds))
            compiled[case].append(engine(given.compiled, *case, given.seconds))

    peer = median(peers)
    rows = []
    for case in CASES:
        for found in (median(plain[case]), median(compiled[case])):
            found["times_catanatron"] = found["decisions_per_second"] / peer["decisions_per_second"]
            found["times_catanatron_all_actions"] = found["decisions_per_second"] / peer["actions_per_second"]
            rows.append(found)
    if given.json:
        print(json.dumps({"catanatron": peer, "burgher": rows}))
    else:
        show(peer, rows)


def show(peer: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    head = ("", "games/s", "decisions/s", "us/decision", "us/copy", "x catanatron", "x (all its actions)")
    print(f"{head[0]:<38}" + "".join(f"{word:>20}" for word in head[1:]))
    for row in rows:
        name = f"{row['game']} {row['players']} {'compiled' if row['compiled'] else 'plain'}"
        keys = ("games_per_second", "decisions_per_second", "microseconds_per_decision", "microseconds_per_copy")
        figures = [row[key] for key in keys] + [row["times_catanatron"], row["times_catanatron_all_actions"]]
        print(f"{name:<38}" + "".join(f"{figure:>20,.1f}" for figure in figures))
    name = f"catanatron {peer['version']}, 2 random players"
    print(f"{name:<38}{peer['games_per_second']:>20,.1f}{peer['decisions_per_second']:>20,.1f}", end="")
    print(f"   (all actions: {peer['actions_per_second']:,.0f}/s)")


if __name__ == "__main__":
    main()
