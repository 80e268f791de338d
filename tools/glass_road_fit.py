"""Learns what Glass Road's positions are worth (src/burgher/bots/values/glass_road.json) from games of bots.

    PYTHONPATH=src python tools/glass_road_fit.py play FILE --level L --players N --games G --seed S [--effort W:R]
    PYTHONPATH=src python tools/glass_road_fit.py fit FILE... [--out FILE]

`play` writes down the facets of the position after each card, and the score sheet with which the game ended. Some
decisions are made by lot, so that positions are seen that the bot avoids. `fit` finds by ridge regression how each line
of the sheet follows from the facets and from the time that is left, and prints how far off it is on games that it has
not seen. FILE:2 counts a file twice. Games of the new value's own players come next: play, fit, and play again.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import burgher
from burgher.bots import bot
from burgher.bots.bot import ask
from burgher.bots.effort import Effort
from burgher.bots.minds.glass_road import EFFORTS
from burgher.bots.values.glass_road_value import BENDS, FACETS, facets, prospect
from burgher.bots.values.glass_road_worth import actions_left
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.state import seat_of, step_of
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.score import parts
from burgher.games.glass_road.state import GlassRoad

OUT = Path(burgher.__file__).parent / "bots" / "values" / "glass_road.json"
SLIPS = 0.015  # the share of decisions made by lot; of cards for the hand three times as many
ACTIONS = 30.0  # the time that weights refer to: that of a game alone
SHRINK = 200.0  # how strongly weights are held small
LATER = 0.5  # how much of what is learnt from is not the end of the game but what was expected a period later
FOLDS = 3
GAME = burgher.game("glass_road")


def evaluates(s: GlassRoad, seat: int) -> bool:
    return any(step_of(frame) == EVALUATE.number and seat_of(frame) == seat for frame in s.stack)


def play_one(level: str, players: int, seed: int) -> list[tuple[GlassRoad, int, list[float]]]:
    """The position of each seat after each of its cards, and the sheet with which it ended."""
    course, slips, mind = Course(GAME.begin(players), seed), Dice(seed + 77777), bot(level)
    s = course.state
    assert isinstance(s, GlassRoad)
    course.run_chance()
    seen: list[tuple[GlassRoad, int]] = []
    while s.stack:
        seat, actions = s.mover(), s.options(s.mover())
        share = 3 * SLIPS if s.top().name == "pick" else SLIPS
        if len(actions) > 1 and slips.random() < share:
            action = slips.choice(actions)
        else:
            action = ask(mind, GAME, s, seat, course.luck.dice(len(course)))
        before = s.copy() if action == v.DONE.first and evaluates(s, seat) else None
        course.play(seat, action)
        if before is not None and not evaluates(s, seat):
            if s.period != before.period or not s.stack or s.top().name == "last_actions":
                before.players[seat].hand = 0  # what is left of it is never played
            seen.append((before, seat))
        course.run_chance()
    sheets = [[half / 2 for half in parts(s, seat)] for seat in range(players)]
    return [(before, seat, sheets[seat]) for before, seat in seen]


def play(file: str, level: str, players: int, games: int, seed: int) -> None:
    left, rows, sheets, whose, periods = [], [], [], [], []
    for n in range(games):
        for s, seat, sheet in play_one(level, players, seed + n):
            seen = prospect(s, seat)
            left.append(actions_left(s, seat) / ACTIONS)
            rows.append(facets(s, seat, seen.outlook, seen.builders, 0.0))
            sheets.append(sheet)
            whose.append(players * n + seat)
            periods.append(int(s.period))
    effort = EFFORTS.get(level)
    about: dict[str, Any] = {"level": level, "players": players, "games": games, "seed": seed}
    if effort:
        about["effort"] = f"{effort.width}:{effort.rollouts}"
    told = np.array([json.dumps(about)])
    np.savez_compressed(file, left=left, facets=rows, sheets=sheets, whose=whose, periods=periods, about=told)
    print(f"{len(rows)} positions; mean score {np.sum(sheets) / len(sheets):.2f}")


class Rows:
    """What was written down of games, in one table: a row for each position."""

    def __init__(self, specs: list[str]) -> None:
        self.about: list[dict[str, Any]] = []
        tables: list[dict[str, Any]] = []
        for n, spec in enumerate(specs):
            name, _, weight = spec.partition(":")
            read = dict(np.load(name))
            about = json.loads(str(read.pop("about")[0])) | {"weight": float(weight or 1)}
            count = len(read["left"])
            read["alone"] = np.full(count, about["players"] == 1)
            read["weight"] = np.full(count, about["weight"])
            read["whose"] = read["whose"] + n * 10**6
            self.about.append(about)
            tables.append(read)
        every = {key: np.concatenate([table[key] for table in tables]) for key in tables[0]}
        self.left, self.sheets, self.whose = every["left"], every["sheets"], every["whose"]
        self.periods, self.alone, self.weight = every["periods"], every["alone"], every["weight"]
        bends = np.stack([self.left**power for power in range(BENDS)], 1)
        late = every["facets"] * self.left[:, None]
        self.table = np.hstack([every["facets"], late, bends * self.alone[:, None], bends * ~self.alone[:, None]])
        rows = {key: i for i, key in enumerate(zip(self.whose.tolist(), self.periods.tolist(), strict=True))}
        self.later = np.array([rows.get((whose, period + 1), -1) for whose, period in rows_of(self)])


def rows_of(rows: Rows) -> list[tuple[int, int]]:
    return list(zip(rows.whose.tolist(), rows.periods.tolist(), strict=True))


def ridge(table: Any, sheets: Any, weight: Any) -> Any:
    """Weights of all columns for each line; those of the bends are free."""
    columns = 2 * len(FACETS)
    mean = np.average(table[:, :columns], axis=0, weights=weight)
    scale = np.sqrt(np.average((table[:, :columns] - mean) ** 2, axis=0, weights=weight)) + 1e-6
    scaled = np.hstack([(table[:, :columns] - mean) / scale, table[:, columns:]])
    held = np.full(scaled.shape[1], SHRINK)
    held[columns:] *= 1e-4
    weighted = (scaled * weight[:, None]).T
    out = np.linalg.solve(weighted @ scaled + np.diag(held), weighted @ sheets)
    out[:columns] /= scale[:, None]
    for first in (columns, columns + BENDS):
        out[first] -= mean @ out[:columns]
    return out


def train(rows: Rows, chosen: Any) -> Any:
    """Learn from the ends of the games, then from a mixture of these and of what is expected a period later."""
    live = chosen & (rows.left > 0)
    targets = rows.sheets
    has = rows.later >= 0
    for _ in range(3):
        found = ridge(rows.table[live], targets[live], rows.weight[live])
        expected = np.where(rows.left[:, None] > 0, rows.table @ found, rows.sheets)
        targets = rows.sheets.copy()
        targets[has] = LATER * expected[rows.later[has]] + (1 - LATER) * rows.sheets[has]
    return found


def fit(specs: list[str], out: Path) -> None:
    rows = Rows(specs)
    expected = rows.sheets.copy()
    for fold in range(FOLDS):
        unseen = rows.whose % FOLDS == fold
        expected[unseen] = (rows.table @ train(rows, ~unseen))[unseen]
    faults = np.where(rows.left > 0, (expected - rows.sheets).sum(1), 0.0)
    figures: dict[str, Any] = {}
    for name, some in (("alone", rows.alone), ("among_others", ~rows.alone)):
        by_period = [faults[some & (rows.periods == period)] for period in range(int(rows.periods[some].max()) + 1)]
        figures[name] = {
            "bias": [round(float(found.mean()), 2) for found in by_period],
            "rmse": [round(float(np.sqrt((found**2).mean())), 2) for found in by_period],
        }
        print(name, figures[name])
    found = train(rows, np.ones(len(rows.left), bool))
    count = len(FACETS)
    for i, name in enumerate(FACETS):
        end, start = found[i].sum(), found[i].sum() + found[count + i].sum()
        print(f"  {name:28} at the end {end:6.2f}, at the start {start:6.2f}")
    columns = 2 * count
    document: dict[str, Any] = {"about": {"command": "tools/glass_road_fit.py", "games": rows.about, **figures}}
    for name, first in (("alone", columns), ("among_others", columns + BENDS)):
        kept = np.vstack([found[:columns], found[first : first + BENDS]])
        document[name] = {"actions": ACTIONS, "lines": [[round(float(n), 4) for n in line] for line in kept.T]}
    out.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    jobs = parser.add_subparsers(dest="job", required=True)
    one = jobs.add_parser("play")
    one.add_argument("file")
    one.add_argument("--level", default="master")
    one.add_argument("--players", type=int, default=1, choices=(1, 2, 3, 4))
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--effort", help="width and rollouts instead of the level's own, as 3:6")
    two = jobs.add_parser("fit")
    two.add_argument("files", nargs="+")
    two.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    if given.job == "fit":
        fit(given.files, given.out)
        return
    if given.effort:
        width, rollouts = map(int, given.effort.split(":"))
        EFFORTS[given.level] = Effort(width, rollouts)
    play(given.file, given.level, given.players, given.games, given.seed)


if __name__ == "__main__":
    main()
