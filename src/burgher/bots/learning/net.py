"""What is learned: a small network that tells the score sheet at the end from what is known of a position.

It adds to what stands on the sheet already. Each input also comes multiplied with the time of the game, so that the
linear part alone can weigh it anew for every time; a hidden layer adds what is not linear.
"""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
FAR = 4.0  # standard deviations beyond which an input says no more
BINS = 10  # of the time of the game, for the spread


class About(msgspec.Struct):
    """Where weights come from, and how good they are."""

    command: str
    level: str
    games: int
    rows: int
    epochs: int
    validation: dict[str, float]  # errors on games that were not learned from, in points


class Net:
    """Weights by name: `used` inputs with their `mean` and `scale`, the layers, `last` epoch and `spread`."""

    def __init__(self, weights: dict[str, NDArray[Any]]) -> None:
        self.weights = weights
        self.used = weights["used"]
        self.mean = weights["mean"].astype(np.float32)
        self.scale = weights["scale"].astype(np.float32)
        self.last = float(weights["last"])
        self.layers = {key: weights[key].astype(np.float32) for key in ("hidden", "bias", "out", "skip", "end")}
        self.spreads = weights["spread"].astype(np.float32)

    def enter(self, inputs: Array, epochs: Array) -> Array:
        """Inputs as the layers take them."""
        z = np.clip((inputs[:, self.used].astype(np.float32) - self.mean) * self.scale, -FAR, FAR)
        time = np.minimum(epochs / self.last, 1.0)[:, None]
        return np.concatenate([z, z * time, time], axis=1, dtype=np.float32)

    def gains(self, entered: Array) -> Array:
        """The points still to come, line by line."""
        layer = self.layers
        found: Array = np.maximum(entered @ layer["hidden"] + layer["bias"], 0) @ layer["out"]
        found += entered @ layer["skip"]
        return found + layer["end"]

    def sheets(self, inputs: Array, epochs: Array, parts: Array) -> Array:
        """The expected score sheets at the end."""
        return parts + self.gains(self.enter(inputs, epochs))

    def spread(self, epoch: float) -> float:
        """How far the margin at the end lies from what is expected at this time: a standard deviation."""
        at = min(max(epoch / self.last, 0.0), 1.0) * BINS - 0.5
        return float(np.interp(at, np.arange(BINS), self.spreads))
