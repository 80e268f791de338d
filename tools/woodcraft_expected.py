"""Learns the score sheet that positions of Woodcraft lead to, and writes the weights that its judge reads.

    python tools/woodcraft_expected.py --games 1=150,2=400,3=60,4=60 --level journeyman --seed 10000

Bots play with themselves. Ridge regression finds the points still to come, line by line, from the terms of
`bots/values/woodcraft_terms.py`, each also times the share of the game that is left and its square; and their total
from the hand-made worth and the number of players alone. One game in eight is not learned from: it tells how good the
result is, by quarters of the game, and how far final margins stray.
"""

import sys
from typing import Any

import click
import msgspec
import numpy as np
from numpy.typing import NDArray

from burgher.bots.learning.fit import learned_from, margins
from burgher.bots.learning.rows import join, play_many
from burgher.bots.values.woodcraft_expected import FILE, MOST_TURNS, Weights
from burgher.bots.values.woodcraft_terms import terms
from burgher.games.woodcraft import GAME

Array = NDArray[np.float64]
RIDGE = 300.0
BY_HAND = [0, 1, 2, -2, -1]  # the terms that the total is found from


def rows_of(players: int, games: int, level: str, seed: int) -> dict[str, NDArray[Any]]:
    """Positions with their terms, turns left, points so far and points at the end."""
    found = play_many("woodcraft", level, players, range(seed, seed + games), [{}])
    layout = GAME.layouts[players]
    count = len(terms(GAME.begin(players), 0))
    return {
        "terms": found["inputs"][:, layout.size : layout.size + count].astype(np.float64),
        "turns": found["inputs"][:, layout.start("own.turns")].astype(np.float64),
        "gains": (found["finals"] - found["parts"]).astype(np.float64),
        "points": found["parts"].sum(axis=1),
        "finals": found["finals"].sum(axis=1),
        "games": found["games"],
        "players": np.full(len(found["games"]), players),
    }


def wide(rows: dict[str, NDArray[Any]]) -> Array:
    """The terms, and the terms times the time that is left, and its square."""
    time = (rows["turns"] / MOST_TURNS)[:, None]
    return np.concatenate([rows["terms"], rows["terms"] * time, rows["terms"] * time**2], axis=1)


def fit(x: Array, y: Array) -> Array:
    """Ridge regression on inputs of the same size; the first of them is always 1 and costs nothing."""
    mean, scale = x.mean(axis=0), x.std(axis=0)
    scale[scale < 1e-6] = 1.0
    mean[0], scale[0] = 0.0, 1.0
    z = (x - mean) / scale
    ridge = RIDGE * np.eye(x.shape[1])
    ridge[0, 0] = 0.0
    found = np.linalg.solve(z.T @ z + ridge, z.T @ y)
    weights: Array = found / scale[:, None]
    weights[0] -= (mean / scale) @ found
    return weights


def figures(expected: Array, rows: dict[str, NDArray[Any]]) -> dict[str, float]:
    """Error and bias of the expected score in games that were not learned from, by quarters of the game."""
    error = expected - rows["finals"]
    out = {"score": float(np.sqrt(np.mean(error**2)))}
    quarters = np.minimum((MOST_TURNS - rows["turns"]) * 4 // (MOST_TURNS + 1), 3)
    for quarter in range(4):
        some = error[quarters == quarter]
        out[f"bias_{quarter + 1}"] = float(some.mean())
        out[f"error_{quarter + 1}"] = float(np.sqrt(np.mean(some**2)))
    return {key: round(number, 2) for key, number in out.items()}


def spread(expected: Array, rows: dict[str, NDArray[Any]]) -> list[float]:
    """How far the margin of two players strays from the expected one, by turns left: a line through what was found."""
    two = rows["players"] == 2
    error = margins(expected[two], 2) - margins(rows["finals"][two], 2)
    turns = rows["turns"][two]
    slope, start = np.polyfit(turns, error**2, 1)
    return [round(float(np.sqrt(max(1.0, start + slope * turn))), 2) for turn in range(MOST_TURNS + 1)]


@click.command()
@click.option("--games", default="1=150,2=400,3=60,4=60", show_default=True, help="How many by number of players.")
@click.option("--level", default="journeyman", show_default=True)
@click.option("--seed", default=10000, show_default=True)
def main(games: str, level: str, seed: int) -> None:
    """Play, learn, tell how good it is, and write the file."""
    tables = []
    for pair in games.split(","):
        players, count = pair.split("=")
        tables.append(rows_of(int(players), int(count), level, seed))
        click.echo(f"{players}: {len(tables[-1]['games'])} rows, mean {tables[-1]['finals'].mean():.1f}", err=True)
    rows = join(tables)
    learned = learned_from(rows)
    x = wide(rows)
    lines = fit(x[learned], rows["gains"][learned])
    count = rows["terms"].shape[1]
    few = [i * count + term % count for i in range(3) for term in BY_HAND]
    total = np.zeros(3 * count)
    total[few] = fit(x[learned][:, few], rows["gains"][learned].sum(axis=1, keepdims=True))[:, 0]
    held = {key: array[~learned] for key, array in rows.items()}
    expected = rows["points"][~learned] + x[~learned] @ total
    about = "python tools/woodcraft_expected.py " + " ".join(sys.argv[1:])
    found = Weights(
        about,
        figures(expected, held),
        total.reshape(3, count).T.round(5).tolist(),
        [line.reshape(3, count).T.round(5).tolist() for line in lines.T],
        spread(expected, held),
    )
    FILE.write_bytes(msgspec.json.encode(found))
    click.echo(msgspec.json.encode({"figures": found.figures, "spread": found.spread}).decode())


if __name__ == "__main__":
    main()
