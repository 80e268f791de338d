"""Learning from rows: a network fitted with Adam, on a part of the games; the others tell how good it is."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgher.bots.learning.net import BINS, Array, Net

Table = dict[str, NDArray[Any]]

HIDDEN = 64
BATCH = 512
RATE = 2e-3
FADING = 0.8  # of the rate, from epoch to epoch
DECAY = 1e-4  # of the weights, at each step
TOTAL = 0.25  # how much the error of the sum counts, beside those of the lines
POINTS = 10.0  # the unit in which errors are counted
LOOKED_AT = 200_000  # rows at most, to know what inputs look like
EVERY = 8  # of so many games one is not learned from


def load(path: Path) -> Table | None:
    """Arrays that were written before; none if there is no such file, or a damaged one: then they are made anew."""
    try:
        packed = BytesIO(path.read_bytes())
    except FileNotFoundError:
        return None
    try:
        with np.load(packed) as kept:
            return {key: kept[key] for key in kept.files} or None
    except Exception:  # a damaged archive makes zipfile and numpy raise nearly anything
        return None


def save_rows(path: Path, rows: Table) -> Table:
    """Write rows down, whole or not at all."""
    new = path.with_suffix(".new.npz")
    np.savez(new, **rows)  # type: ignore[arg-type]  # arrays, by name
    new.replace(path)
    return rows


def begin(rows: Table, seed: int) -> Net:
    """A network that knows what its inputs look like, and nothing else."""
    count = len(rows["inputs"])
    found = rows["inputs"][:: 1 + count // LOOKED_AT].astype(np.float32)
    spread = found.std(axis=0)
    used = np.flatnonzero(spread > 1e-3)
    rng = np.random.default_rng(seed)
    wide, lines = 2 * len(used) + 1, rows["parts"].shape[1]
    return Net(
        {
            "used": used.astype(np.int32),
            "mean": found[:, used].mean(axis=0),
            "scale": 1 / spread[used],
            "last": np.asarray(rows["epochs"].max(), np.float32),
            "hidden": rng.normal(0, 0.5 / np.sqrt(wide), (wide, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "out": np.zeros((HIDDEN, lines)),
            "skip": np.zeros((wide, lines)),
            "end": (rows["finals"] - rows["parts"]).mean(axis=0),
            "spread": np.full(BINS, 30.0),
        }
    )


class Adam:
    """The state of the optimiser, which checkpoints keep too."""

    def __init__(self, layers: dict[str, Array]) -> None:
        self.first = {key: np.zeros_like(layer) for key, layer in layers.items()}
        self.second = {key: np.zeros_like(layer) for key, layer in layers.items()}
        self.steps = 0

    def step(self, layers: dict[str, Array], slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for key, slope in slopes.items():
            first, second = self.first[key], self.second[key]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            bent = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            layers[key] -= np.float32(rate) * (bent + np.float32(DECAY) * layers[key])


def slopes_of(net: Net, x: Array, gains: Array) -> dict[str, Array]:
    """How the error of these rows changes with each weight."""
    layer = net.layers
    before = x @ layer["hidden"] + layer["bias"]
    after = np.maximum(before, 0)
    error = (after @ layer["out"] + x @ layer["skip"] + layer["end"] - gains) / POINTS
    error = (error + TOTAL * error.sum(axis=1, keepdims=True)) / len(x)
    back = (error @ layer["out"].T) * (before > 0)
    return {
        "out": after.T @ error,
        "skip": x.T @ error,
        "end": error.sum(axis=0),
        "hidden": x.T @ back,
        "bias": back.sum(axis=0),
    }


def learned_from(rows: Table) -> NDArray[np.bool_]:
    """Which rows are learned from: whole games, so that none is seen in part."""
    mask: NDArray[np.bool_] = rows["games"] % EVERY != 0
    return mask


def held_back(rows: Table) -> Table:
    """The rows that are not learned from."""
    held = ~learned_from(rows)
    return {key: array[held] for key, array in rows.items()}


def fit(rows: Table, seats: int, epochs: int, seed: int, checkpoint: Path, told: Callable[[int, float], None]) -> Net:
    """Learn for so many epochs, going on from a checkpoint; `told` hears of each epoch and its error."""
    net, done = begin(rows, seed), 0
    adam = Adam(net.layers)
    kept = load(checkpoint)
    if kept is not None and kept["done"] <= epochs:  # what has learned for longer is something else
        done, adam.steps = int(kept["done"]), int(kept["steps"])
        for key in net.layers:
            net.layers[key] = kept[key]
            adam.first[key], adam.second[key] = kept[f"first.{key}"], kept[f"second.{key}"]
    learned = np.flatnonzero(learned_from(rows))
    for epoch in range(done, epochs):
        order = np.random.default_rng(seed + epoch + 1).permutation(learned)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            x = net.enter(rows["inputs"][some], rows["epochs"][some])
            gains = rows["finals"][some] - rows["parts"][some]
            adam.step(net.layers, slopes_of(net, x, gains), RATE * FADING**epoch)
        save(checkpoint, net, adam, epoch + 1)
        told(epoch + 1, figures(net, rows, seats)["score"])
    net.spreads = spreads(net, rows, seats)
    return net


def save(checkpoint: Path, net: Net, adam: Adam, done: int) -> None:
    """Write a checkpoint, whole or not at all."""
    new = checkpoint.with_suffix(".new.npz")
    kept: dict[str, Any] = {"done": done, "steps": adam.steps, **net.layers}
    kept |= {f"first.{key}": array for key, array in adam.first.items()}
    kept |= {f"second.{key}": array for key, array in adam.second.items()}
    np.savez(new, **kept)
    new.replace(checkpoint)


def expected(net: Net, rows: Table) -> Array:
    """The expected sheets of all rows, some at a time."""
    found = []
    for start in range(0, len(rows["epochs"]), 4096):
        some = slice(start, start + 4096)
        found.append(net.sheets(rows["inputs"][some], rows["epochs"][some], rows["parts"][some]))
    return np.concatenate(found)


def margins(totals: Array, seats: int) -> Array:
    """From totals, seat by seat of each position: how far each is ahead of the best of the others; alone, the total."""
    table = totals.reshape(-1, seats)
    if seats == 1:
        return totals
    best = np.stack([np.delete(table, seat, axis=1).max(axis=1) for seat in range(seats)], axis=1)
    ahead: Array = table - best
    return ahead.reshape(-1)


def root_mean_square(errors: Array) -> float:
    return round(float(np.sqrt(np.mean(errors * errors))), 3)


def figures(net: Net, rows: Table, seats: int) -> dict[str, float]:
    """Errors on games that were not learned from: of the score, the lines and the margin; by hand-made value too."""
    some = held_back(rows)
    sheets = expected(net, some)
    truth = some["finals"].sum(axis=1)
    margin = margins(truth, seats)
    by_hand = some["values"]
    return {
        "score": root_mean_square(sheets.sum(axis=1) - truth),
        "line": root_mean_square(sheets - some["finals"]),
        "margin": root_mean_square(margins(sheets.sum(axis=1), seats) - margin),
        "bias": round(float((sheets.sum(axis=1) - truth).mean()), 3),
        "score_by_hand": root_mean_square(by_hand - truth),
        "margin_by_hand": root_mean_square(margins(by_hand, seats) - margin),
        "rows": float(len(truth)),
    }


def spreads(net: Net, rows: Table, seats: int) -> Array:
    """The standard deviation of the margin's error by time of the game, from games that were not learned from."""
    some = held_back(rows)
    error = margins(expected(net, some).sum(axis=1), seats) - margins(some["finals"].sum(axis=1), seats)
    bins = np.minimum((some["epochs"] / net.last * BINS).astype(int), BINS - 1)
    everywhere = float(np.sqrt(np.mean(error * error)))
    return np.array(
        [np.sqrt(np.mean(error[bins == n] ** 2)) if (bins == n).any() else everywhere for n in range(BINS)], np.float32
    )
