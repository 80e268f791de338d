"""The speed tables: the rules plain and compiled, beside catanatron; answers of the table, also beside a greedy
client; its start; the environments for programs that learn, beside other environments; and the thinking of bots.

    ./run bench [rules] [table] [greedy] [start] [env] [minds] [--json] [--seconds S] [--before FOLDER]

Without a name, all of them. Rules run on one core. With `--before`, another checkout of Burgher in which `./run bench`
has been run once is measured in the same rounds, and its figures stand beside ours.

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

import environments

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3
PARTS = ("rules", "table", "greedy", "start", "env", "minds")
CASES = (
    ("castles_of_burgundy", 2),
    ("castles_of_burgundy", 4),
    ("glass_road", 2),
    ("woodcraft", 2),
    ("craftsmen", 2),
)


def engine(
    root: Path, folder: Path, game: str, players: int, seconds: float, script: str = "engine.py"
) -> dict[str, Any]:
    command = [sys.executable, str(root / "bench" / script), game, str(players), str(seconds)]
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
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="another checkout, to be compared with")
    parser.add_argument("--plain", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--compiled", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--peer", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--zoo", required=True, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if set(given.parts) - set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    parts = given.parts or PARTS
    report: dict[str, Any] = {}
    if "rules" in parts:
        packages = [("", ROOT, given.plain), ("", ROOT, given.compiled)]
        if given.before:
            cache = given.before / ".cache"
            packages += [("before: ", given.before, cache / "plain"), ("before: ", given.before, cache / "compiled")]
        report |= measure_rules(packages, given.peer, given.seconds)
        if not given.json:
            show(report["catanatron"], report["burgher"])
    if "env" in parts:
        report["env"] = environments.measure(given.plain, given.compiled, given.peer, given.zoo, given.seconds)
        if not given.json:
            environments.show(report["env"])
    if "minds" in parts:
        report["minds"] = measure_minds([given.plain, given.compiled], given.seconds)
        if not given.json:
            show_minds(report["minds"])
    for part in ("table", "greedy", "start"):
        if part in parts:
            command = [sys.executable, str(ROOT / "bench" / f"{part}.py")]
            if given.json:
                report[part] = run([*command, "--json"], dict(os.environ))
            else:
                subprocess.run(command, check=True)
    if given.json:
        print(json.dumps(report))


def measure_rules(packages: list[tuple[str, Path, Path]], peer_python: str, seconds: float) -> dict[str, Any]:
    peers: list[dict[str, Any]] = []
    found: dict[tuple[str, int], list[list[dict[str, Any]]]] = {case: [[] for _ in packages] for case in CASES}
    for n in range(ROUNDS):
        print(f"bench: rules, round {n + 1} of {ROUNDS}", file=sys.stderr)
        peers.append(run([peer_python, str(ROOT / "bench" / "peer.py"), str(seconds)], dict(os.environ)))
        for case in CASES:
            for rows, (_, root, folder) in zip(found[case], packages, strict=True):
                rows.append(engine(root, folder, *case, seconds))
    peer = median(peers)
    out = []
    for case in CASES:
        for rows, (label, _, _) in zip(found[case], packages, strict=True):
            row = median(rows) | {"label": label}
            row["times_catanatron"] = row["decisions_per_second"] / peer["decisions_per_second"]
            row["times_catanatron_all_actions"] = row["actions_per_second"] / peer["actions_per_second"]
            if "sim_decisions_per_second" in row:
                row["sim_times_catanatron"] = row["sim_decisions_per_second"] / peer["decisions_per_second"]
            out.append(row)
    return {"catanatron": peer, "burgher": out}


def measure_minds(folders: list[Path], seconds: float) -> list[dict[str, Any]]:
    out = []
    for game, players in CASES:
        print(f"bench: minds of {game}, {players} players", file=sys.stderr)
        out += [engine(ROOT, folder, game, players, seconds, "minds.py") for folder in folders]
    return out


PIECES = ("copy", "options", "play", "value", "policy")


def show_minds(rows: list[dict[str, Any]]) -> None:
    heads = ["rollouts/s", *(f"us/{piece}" for piece in PIECES)]
    print(f"{'':<38}" + "".join(f"{head:>12}" for head in heads) + "  ms of a decision: median, p99")
    for row in rows:
        name = f"{row['game']} {row['players']} {'compiled' if row['compiled'] else 'plain'}"
        numbers = [row["rollouts_per_second"], *(row[f"microseconds_per_{piece}"] for piece in PIECES)]
        levels = [f"{level} {took['median']:.1f}, {took['p99']:.1f}" for level, took in row["levels"].items()]
        print(f"{name:<38}" + "".join(f"{n:>12,.1f}" for n in numbers) + "  " + "; ".join(levels))
        hint = row["hint"]
        told = f"a hint {hint['median']:.2f} s, at most {hint['most']:.2f} s"
        if "review" in row:
            told += f"; turning points after {row['first_turning_points']:.1f} s, a review {row['review']:.0f} s"
        print(f"{'':<38}  {told}")


COLUMNS = {
    "games_per_second": "games/s",
    "decisions_per_second": "decisions/s",
    "times_catanatron": "x catanatron",
    "times_catanatron_all_actions": "all actions, x",
    "sim_decisions_per_second": "sim dec./s",
    "sim_times_catanatron": "sim, x",
    "microseconds_per_copy": "us/copy",
    "microseconds_per_determinize": "us/determinize",
    "microseconds_per_value": "us/value",
}


def show(peer: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    print(f"{'':<38}" + "".join(f"{head:>15}" for head in COLUMNS.values()))
    for row in [*rows, {"times_catanatron": 1.0, "times_catanatron_all_actions": 1.0, **peer}]:
        name = f"catanatron {peer['version']}, 2 players"
        if "game" in row:
            name = f"{row['label']}{row['game']} {row['players']} {'compiled' if row['compiled'] else 'plain'}"
        print(f"{name:<38}" + "".join(f"{row[key]:>15,.1f}" if key in row else " " * 15 for key in COLUMNS))


if __name__ == "__main__":
    main()
