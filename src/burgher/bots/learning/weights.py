"""Weights that are shipped: one file for each game, with what was learned for each number of players."""

from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from burgher.bots.learning import weights_of
from burgher.bots.learning.net import About, Net
from burgher.bots.learning.rows import inputs
from burgher.core.features import Layout
from burgher.core.game import Game
from burgher.core.state import State

HALVED = ("mean", "scale", "hidden", "bias", "out", "skip", "end", "spread")  # kept in 16 bits


def layout_digest(layout: Layout) -> int:
    """A number that changes with the meaning of any feature."""
    return crc32(repr([(group.name, group.count) for group in layout.groups]).encode())


def write(path: Path, players: int, net: Net, about: About, layout: Layout) -> None:
    """Put what was learned for one number of players into the file of the game."""
    kept: dict[str, Any] = {}
    if path.exists():
        with np.load(path) as there:
            kept = {key: there[key] for key in there.files if not key.startswith(f"{players}.")}
    arrays = {**net.weights, **net.layers, "spread": net.spreads}
    for key, array in arrays.items():
        kept[f"{players}.{key}"] = array.astype(np.float16) if key in HALVED else array
    kept[f"{players}.layout"] = np.int64(layout_digest(layout))
    kept[f"{players}.about"] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **kept)


def read(path: Path, players: int, layout: Layout) -> tuple[Net, About] | None:
    """What was learned for this number of players, if there is something and it knows these features."""
    if not path.exists():
        return None
    with np.load(path) as kept:
        mine = {key.partition(".")[2]: kept[key] for key in kept.files if key.startswith(f"{players}.")}
    if not mine or int(mine["layout"]) != layout_digest(layout):
        return None
    return Net(mine), msgspec.json.decode(mine["about"].tobytes(), type=About)


class Learned:
    """Who tells the expected score sheets of positions of one game and number of players."""

    def __init__(self, game: Game[Any], net: Net, about: About) -> None:
        self.game = game
        self.net = net
        self.about = about

    def sheets(self, positions: list[tuple[State, int]]) -> list[list[float]]:
        """The expected final score sheets of seats in positions that are not over, all at once."""
        game = self.game
        found: list[list[float]] = self.net.sheets(
            inputs(game, positions),
            np.array([s.epoch() for s, _ in positions], np.float32),
            np.array([game.parts(s, seat) for s, seat in positions], np.float32),
        ).tolist()
        return found

    def spread(self, s: State) -> float:
        """How far the margin at the end may yet lie from the expected one: a standard deviation."""
        return self.net.spread(s.epoch())


@cache
def learned(game: Game[Any], players: int) -> Learned | None:
    """What was learned of a game for this number of players, if anything was."""
    if players not in game.layouts:
        return None
    found = read(weights_of(game.id), players, game.layouts[players])
    return Learned(game, *found) if found else None
