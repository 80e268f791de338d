"""The speed table of the environments: ours, plain and compiled, beside others in the same rounds.

    ./run bench env [--json] [--seconds S]

A step is a choice of an agent; with OpenSpiel, one of chance as well. All play at random and are measured in the
processor's time on one core, several rounds in turn, of which the medians are shown. Gym, AEC and the batch give an
observation and the legal actions for every step; OpenSpiel is shown without tensors and with them. "x2 processes" is
how many times as many steps a batch of 1,024 games makes with two processes as with one, by the clock on the wall;
"if free" is the same by the time of the processor, were each of them never kept waiting for a core.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3
GAMES = ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen")
ZOO = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4")
SPIEL = ("backgammon", "gin_rummy")
COLUMNS = {
    "gym": "Gym",
    "aec": "AEC",
    "openspiel": "OpenSpiel",
    "openspiel_tensors": "with tensors",
    "batch": "batch",
    "batch_unseen": "unobserved",
    "two_processes": "x2 processes",
    "two_processes_if_free": "if free",
    "microseconds_per_observation": "us/features",
}
FORMS = {"two_processes": ",.2f", "two_processes_if_free": ",.2f", "microseconds_per_observation": ",.1f"}


def run(python: str, script: str, *args: object, package: Path | None = None) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(package)} if package else dict(os.environ)
    command = [python, str(ROOT / "bench" / script), *map(str, args)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(plain: Path, compiled: Path, catanatron: str, zoo: str, seconds: float) -> dict[str, Any]:
    rows: dict[str, list[dict[str, Any]]] = {}
    for n in range(ROUNDS):
        print(f"bench: environments, round {n + 1} of {ROUNDS}", file=sys.stderr)
        rows.setdefault("catanatron", []).append(run(catanatron, "env_peer.py", "catanatron", seconds))
        for name in ZOO:
            rows.setdefault(name, []).append(run(zoo, "env_peer.py", name, seconds))
        for name in SPIEL:
            rows.setdefault(name, []).append(run(sys.executable, "env_peer.py", name, seconds))
        for game in GAMES:
            for label, package in (("plain", plain), ("compiled", compiled)):
                found = run(sys.executable, "env.py", game, 2, seconds, package=package)
                rows.setdefault(f"{game} {label}", []).append(found)
    return {name: median(found) for name, found in rows.items()}


def median(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: statistics.median(row[key] for row in rows) if isinstance(value, float) else value
        for key, value in rows[0].items()
    }


def show(table: dict[str, dict[str, Any]]) -> None:
    print(f"{'steps a second':<32}" + "".join(f"{head:>14}" for head in COLUMNS.values()))
    for name, row in table.items():
        print(
            f"{name:<32}"
            + "".join(f"{row[key]:>14{FORMS.get(key, ',.0f')}}" if key in row else " " * 14 for key in COLUMNS)
        )
