"""Learns what Glass Road's positions are worth (src/burgher/bots/values/glass_road.json) from quick games.

    PYTHONPATH=src python tools/glass_road_fit.py play FILE --players N --games G --seed S
    PYTHONPATH=src python tools/glass_road_fit.py fit FILE... [--out FILE]

In a quick game each player drafts a hand for a period, by today's value, and follows its course as a mind would, in a
twentieth of the time that a whole game takes. `play` writes down the facets of the position at the end of each period,
before and after the board is filled, and the score sheet at the end of the game. Some drafts are careless and some
goods are added or taken away, so that positions are seen that the value avoids.

`fit` goes backwards from the end of the game: what is expected at the end of a period is learnt from what is expected a
period later, which is much less a matter of luck than how the game ends. It prints how far off that is on games that it
has not seen. Quick games by the new value come next: play, fit, and play again.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import burgher
from burgher.bots.values.glass_road_card import NOTHING, Line
from burgher.bots.values.glass_road_plan import Known, course, draft, follow, pool_of
from burgher.bots.values.glass_road_value import FACETS, facets, only, time_after_period
from burgher.core.chance import Dice
from burgher.core.state import CHANCE
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.periods import end_period
from burgher.games.glass_road.chapters.specialists import next_draw
from burgher.games.glass_road.score import LINES, parts
from burgher.games.glass_road.state import GlassRoad, Player

OUT = Path(burgher.__file__).parent / "bots" / "values" / "glass_road.json"
WIDTH = 4  # lines that are followed
NOISE = [0.0, 0.0, 1.6, 1.6, 3.0]  # with which hands are drafted, by lot
STIRRED = 0.3  # the share of positions with other goods than were made
SHRINK = 30.0  # how strongly the weights of a period are held to those of the next
LATER = 0.8  # how much of what is learnt from is what was expected a period later, and not how the game ended
FOLDS = 3
START = -1  # the period whose end is the start of the game
GAME = burgher.game("glass_road")


# ---------------------------------------------------------------- quick games


class Seen:
    """What is written down of games."""

    def __init__(self) -> None:
        self.facets: list[list[float]] = []
        self.periods: list[int] = []
        self.filled: list[bool] = []
        self.whose: list[int] = []  # of which player in which game
        self.sheets: list[list[float]] = []  # at the end, of each of these

    def add(self, s: GlassRoad, seat: int, period: int, drawn: float, filled: bool) -> None:
        self.facets.append(facets(s, seat, drawn))
        self.periods.append(period)
        self.filled.append(filled)
        self.whose.append(len(self.sheets) + seat)


def draw(s: GlassRoad, dice: Dice) -> None:
    while s.stack and s.mover() == CHANCE:
        s.play(CHANCE, s.draw(dice.roll()))


def stir(p: Player, dice: Dice) -> None:
    """Up to two goods are more or less than they were, unless a wheel would have to turn."""
    for _ in range(dice.below(3)):
        marker = dice.below(f.MARKERS)
        before = p.goods[marker]
        p.goods[marker] = max(0, min(f.HIGHEST[marker], before + dice.below(5) - 2))
        for first, refined in ((f.M_SAND, f.M_GLASS), (f.M_CLAY, f.M_BRICK)):
            if min(p.goods[first:refined]) > 0 and p.goods[refined] < f.HIGHEST[refined]:
                p.goods[marker] = before


def play_one(seen: Seen, players: int, seed: int) -> None:
    """One game; players who share a period play it one after the other."""
    dice = Dice(seed)
    s = GAME.begin(players)
    assert isinstance(s, GlassRoad)
    draw(s, dice)
    while True:
        for seat in range(players):
            seen.add(s, seat, int(s.period) - 1, 0.0, True)
        orders = [
            draft(s, seat, 0, pool_of(s.players[seat]), NOISE[dice.below(len(NOISE))], dice) for seat in range(players)
        ]
        hands = [sum(1 << card for card in order) for order in orders]
        if players == 1:
            dice.shuffle(orders[0])
        chances = [course(s, seat, hands, orders[seat], dice).chances for seat in range(players)]
        drawn = [0.0] * players
        for i in range(players):
            seat = (max(0, int(s.first)) + i) % players
            s = s.copy()
            s.players[seat].hand = hands[seat]
            line = follow(Line(0.0, NOTHING, s, 0.0), seat, chances[seat], WIDTH, Known()).line
            s, drawn[seat] = line.state, line.drawn
        s = s.copy()
        s.stack = []
        if s.period + 1 == s.periods:
            seen.sheets += [[half / 2 for half in parts(s, seat)] for seat in range(players)]
            return
        for seat, p in enumerate(s.players):
            if dice.random() < STIRRED:
                stir(p, dice)
            seen.add(s, seat, int(s.period), drawn[seat], False)
            for _ in range(int(drawn[seat])):
                next_draw(s, seat, 0)
                draw(s, dice)
            p.hand = hands[seat]
        end_period(s)
        s.settle()
        draw(s, dice)


def play(file: str, players: int, games: int, seed: int) -> None:
    seen = Seen()
    for n in range(games):
        play_one(seen, players, seed + n)
    about = np.array([json.dumps({"players": players, "games": games, "seed": seed})])
    np.savez_compressed(file, **vars(seen), about=about)
    print(f"{len(seen.facets)} positions; mean score {np.sum(seen.sheets) / len(seen.sheets):.2f}")


# ---------------------------------------------------------------- learning


class Rows:
    """What was written down of games for one kind of table: a row for each position, the constant last."""

    def __init__(self, files: list[dict[str, Any]]) -> None:
        firsts = np.cumsum([0, *(len(read["sheets"]) for read in files)])
        whose = [read["whose"] + first for read, first in zip(files, firsts, strict=False)]
        self.facets = np.concatenate([read["facets"] for read in files])
        self.facets = np.hstack([self.facets, np.ones((len(self.facets), 1))])
        self.periods, self.filled, sheets = (
            np.concatenate([read[key] for read in files]) for key in ("periods", "filled", "sheets")
        )
        self.whose = np.concatenate(whose)
        self.sheets = sheets[self.whose]  # for each row
        self.last = int(self.periods.max()) + 1
        ends = {(who, period): i for i, (who, period) in enumerate(self.keys()) if not self.filled[i]}
        self.later = np.array([ends.get((who, period + 1), -1) for who, period in self.keys()])

    def keys(self) -> list[tuple[int, int]]:
        return list(zip(self.whose.tolist(), self.periods.tolist(), strict=True))


def ridge(table: Any, sheets: Any, before: Any) -> Any:
    """Weights of all facets for each line, near those that were there before; the constant is free."""
    mean, scale = table.mean(0), table.std(0) + 1e-6
    mean[-1], scale[-1] = 0.0, 1.0
    scaled = (table - mean) / scale
    held = np.full(table.shape[1], SHRINK)
    held[-1] = 0.0
    rest = sheets - table @ before
    found = np.linalg.solve(scaled.T @ scaled + np.diag(held), scaled.T @ rest) / scale[:, None]
    found[-1] -= mean @ found
    return before + found


def train(rows: Rows, chosen: Any) -> dict[int, Any]:
    """By period, from the last but one back to the start, which differs from the first only in what is expected."""
    weights: dict[int, Any] = {rows.last: np.array([only(i, 1) for i in range(len(LINES))]).T}
    for period in range(rows.last - 1, START - 1, -1):
        some = chosen & (rows.periods == period)
        table = rows.facets[some]
        targets = rows.sheets[some]
        if period + 1 < rows.last:
            expected = rows.facets[rows.later[some]] @ weights[period + 1]
            targets = LATER * expected + (1 - LATER) * targets
        before = weights[period + 1]
        if period > START:
            weights[period] = ridge(table, targets, before)
        else:
            weights[START] = before.copy()
            weights[START][-1] += (targets - table @ before).mean(0)
    return weights


def expected_by(rows: Rows, weights: dict[int, Any], some: Any) -> Any:
    """The final score of each of these rows."""
    out = np.zeros(len(rows.facets))
    for period in range(START, rows.last):
        these = some & (rows.periods == period)
        out[these] = (rows.facets[these] @ weights[period]).sum(1)
    return out


def faults(rows: Rows) -> dict[str, list[float]]:
    """How far off games are that were not learnt from: by period, and beside them how much scores differ at all."""
    expected = np.zeros(len(rows.facets))
    for fold in range(FOLDS):
        unseen = rows.whose // 4 % FOLDS == fold
        expected += expected_by(rows, train(rows, ~unseen), unseen)
    totals = rows.sheets.sum(1)
    ahead = np.where(rows.later >= 0, expected[rows.later], totals)
    out: dict[str, list[float]] = {"bias": [], "rmse": [], "rmse_of_next": [], "spread": []}
    for period in range(START, rows.last):
        these = rows.periods == period
        off = (expected - totals)[these]
        out["bias"].append(round(float(off.mean()), 2))
        out["rmse"].append(round(float(np.sqrt((off**2).mean())), 2))
        out["rmse_of_next"].append(round(float((expected - ahead)[these].std()), 2))
        out["spread"].append(round(float(expected[these].std()), 2))
    return out


def fit(names: list[str], out: Path) -> None:
    read = [dict(np.load(name)) for name in names]
    told = [json.loads(str(one.pop("about")[0])) for one in read]
    document: dict[str, Any] = {"about": {"command": "tools/glass_road_fit.py", "games": told}}
    for kind, alone in (("alone", True), ("among_others", False)):
        rows = Rows([one for one, about in zip(read, told, strict=True) if (about["players"] == 1) == alone])
        document["about"][kind] = faults(rows)
        print(kind, document["about"][kind])
        weights = train(rows, np.ones(len(rows.facets), bool))
        periods = range(rows.last - 1, START - 1, -1)
        for i, name in enumerate(FACETS):
            print(f"  {name:28}", *(f"{weights[period][i].sum():6.2f}" for period in periods))
        s = GAME.begin(1 if alone else 2)
        assert isinstance(s, GlassRoad)
        times = []
        for period in periods:
            s.period = period
            times.append(round(time_after_period(s), 2))
        lines = [[[round(float(n), 4) for n in weights[period][:, i]] for period in periods] for i in range(len(LINES))]
        document[kind] = {"times": times, "lines": lines}
    out.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    jobs = parser.add_subparsers(dest="job", required=True)
    one = jobs.add_parser("play")
    one.add_argument("file")
    one.add_argument("--players", type=int, default=1, choices=(1, 2, 3, 4))
    one.add_argument("--games", type=int, default=1000)
    one.add_argument("--seed", type=int, default=1)
    two = jobs.add_parser("fit")
    two.add_argument("files", nargs="+")
    two.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    if given.job == "fit":
        fit(given.files, given.out)
    else:
        play(given.file, given.players, given.games, given.seed)


if __name__ == "__main__":
    main()
