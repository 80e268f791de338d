"""Fits the expected score sheet of Craftsmen (`bots/values/craftsmen_sheet.json`) to games played out.

    python tools/fit_craftsmen.py --games 3000 --seed 1      (quicker with the compiled engine in PYTHONPATH)

Each game is played by the judge's rules of thumb, at first with some actions at random, so that all sorts of positions
come up; from a random moment on it is played without them, and positions from there are what is learned from. One game
in eight is held back: on those the error is told, quarter by quarter of the game.
"""

import json
from pathlib import Path

import click
import numpy as np

from burgher.bots.values.craftsmen import JUDGE, terms
from burgher.bots.values.craftsmen_row import rounds_left
from burgher.bots.values.craftsmen_sheet import inputs
from burgher.core.chance import Dice
from burgher.core.state import CHANCE
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen.score import PARTS
from burgher.games.craftsmen.state import Craftsmen

PLACE = Path("src/burgher/bots/values/craftsmen_sheet.json")
ASTRAY = 0.15  # actions at random, at first
KEPT = 1 / 12  # of the decisions, positions that are learned from
EVERY = 8  # games, one is held back
RIDGE = 5.0
LAST = 11  # rounds after the first one


class Row:
    def __init__(self, game: int, s: Craftsmen, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = rounds_left(s)
        self.inputs = inputs(s, terms(s, seat))
        self.parts = list(s.players[seat].parts)
        self.final: list[int] = []


def play(number: int, dice: Dice, players: int) -> list[Row]:
    """The rows of one game, seat by seat of each position."""
    s = GAME.begin(players)
    straight = dice.below(LAST + 1)  # the round from which nothing is random
    rows: list[Row] = []
    while not s.over():
        seat = s.mover()
        if seat == CHANCE:
            s.play(CHANCE, s.draw(dice.roll()))
            continue
        actions = s.options(seat)
        steady = LAST - rounds_left(s) >= straight
        if steady and len(s.order) == players and dice.random() < KEPT:
            rows += [Row(number, s, reader) for reader in range(players)]
        loose = not steady and dice.random() < ASTRAY
        s.play(seat, dice.choice(actions) if loose else JUDGE.policy(s, seat, actions, dice))
    for row in rows:
        row.final = list(s.players[row.seat].parts)
    return rows


def fit(rows: list[Row]) -> np.ndarray:
    """Weights of each line, by least squares with a small pull towards nothing."""
    x = np.array([row.inputs for row in rows])
    y = np.array([row.final for row in rows], float) - np.array([row.parts for row in rows], float)
    return np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y).T


def totals(rows: list[Row], weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The expected and the true final scores."""
    found = np.array([row.inputs for row in rows]) @ weights.sum(axis=0) + np.array([sum(row.parts) for row in rows])
    return found, np.array([float(sum(row.final)) for row in rows])


@click.command()
@click.option("--games", default=3000)
@click.option("--seed", default=1)
@click.option("--players", default=2)
def main(games: int, seed: int, players: int) -> None:
    dice = Dice(seed)
    rows = [row for number in range(games) for row in play(number, dice, players)]
    weights = fit([row for row in rows if row.game % EVERY])
    held = [row for row in rows if row.game % EVERY == 0]
    found, true = totals(held, weights)
    left = np.array([row.left for row in held])
    error = found - true
    margin = (error.reshape(-1, players)[:, 0] - error.reshape(-1, players)[:, 1])[:, None].repeat(players, 1).ravel()
    spread = [float(np.sqrt(np.mean(margin[left == n] ** 2))) for n in range(LAST + 1)]
    for quarter in range(4):
        some = (LAST - left) // 3 == quarter
        click.echo(
            f"quarter {quarter + 1}: {some.sum()} positions, final {true[some].mean():.1f}, "
            f"bias {error[some].mean():+.1f}, error {error[some].std():.1f}, of the margin {margin[some].std():.1f}"
        )
    about = f"python tools/fit_craftsmen.py --games {games} --seed {seed} --players {players}"
    doc = {
        "about": about,
        "weights": [[round(float(w), 4) for w in line] for line in weights],
        "spread": [round(n, 2) for n in spread],
    }
    assert len(doc["weights"]) == PARTS
    PLACE.write_text(json.dumps(doc, indent=None).replace("], [", "],\n    [") + "\n")


if __name__ == "__main__":
    main()
