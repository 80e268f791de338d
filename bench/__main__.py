"""The speed tables: the rules plain and compiled, beside catanatron; answers of the table; its start.

    ./run bench [rules] [table] [start] [--json] [--seconds S]

Without a name, all of them. Rules run on one core.

A decision is a choice between at least two legal actions. "All actions" are all entries of a game's log: catanatron's
rolls and turns that can only be ended as well, and our rolls and draws, which are entries of the seat of chance.
Plain, compiled and catanatron take turns, several rounds of them, and the medians are shown, so that a busy machine
slows all of them alike.
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
PARTS = ("rules", "table", "start")
CASES = (
    ("castles_of_burgundy", 2),
    ("castles_of_burgundy", 4),
    ("glass_road", 2),
    ("woodcraft", 2),
    ("craftsmen", 2),
)


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
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)}")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--plain", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--compiled", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--peer", required=True, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if set(given.parts) - set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    parts = given.parts or PARTS
    report: dict[str, Any] = {}
    if "rules" in parts:
        report |= measure_rules(given.plain, given.compiled, given.peer, given.seconds)
        if not given.json:
            show(report["catanatron"], report["burgher"])
    for part in ("table", "start"):
        if part in parts:
            command = [sys.executable, str(ROOT / "bench" / f"{part}.py")]
            if given.json:
                report[part] = run([*command, "--json"], dict(os.environ))
            else:
                subprocess.run(command, check=True)
    if given.json:
        print(json.dumps(report))


def measure_rules(plain_package: Path, compiled_package: Path, peer_python: str, seconds: float) -> dict[str, Any]:
    peers: list[dict[str, Any]] = []
    plain: dict[tuple[str, int], list[dict[str, Any]]] = {case: [] for case in CASES}
    compiled: dict[tuple[str, int], list[dict[str, Any]]] = {case: [] for case in CASES}
    for n in range(ROUNDS):
        print(f"bench: rules, round {n + 1} of {ROUNDS}", file=sys.stderr)
        peers.append(run([peer_python, str(ROOT / "bench" / "peer.py"), str(seconds)], dict(os.environ)))
        for case in CASES:
            plain[case].append(engine(plain_package, *case, seconds))
            compiled[case].append(engine(compiled_package, *case, seconds))
    peer = median(peers)
    rows = []
    for case in CASES:
        for found in (median(plain[case]), median(compiled[case])):
            found["times_catanatron"] = found["decisions_per_second"] / peer["decisions_per_second"]
            found["times_catanatron_all_actions"] = found["actions_per_second"] / peer["actions_per_second"]
            rows.append(found)
    return {"catanatron": peer, "burgher": rows}


def show(peer: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    keys: tuple[str, ...] = ("games_per_second", "decisions_per_second", "times_catanatron", "actions_per_second")
    keys += ("times_catanatron_all_actions", "microseconds_per_decision", "microseconds_per_copy")
    heads = ("games/s", "decisions/s", "x catanatron", "all actions/s", "x catanatron", "us/decision", "us/copy")
    print(f"{'':<34}" + "".join(f"{head:>15}" for head in heads))
    for row in rows:
        name = f"{row['game']} {row['players']} {'compiled' if row['compiled'] else 'plain'}"
        print(f"{name:<34}" + "".join(f"{row[key]:>15,.1f}" for key in keys))
    name = f"catanatron {peer['version']}, 2 players"
    shown = {"times_catanatron": 1.0, "times_catanatron_all_actions": 1.0, **peer}
    print(f"{name:<34}" + "".join(f"{shown[key]:>15,.1f}" for key in keys[:5]))


if __name__ == "__main__":
    main()
