"""Tunes the numbers by which a game's quick policy plays, all at once.

    python tools/tune.py GAME [--games N] [--rounds N] [--change X] [--step X] [--seed N] [--out FILE]

In each round every number is changed up or down by lot, for each seat of each game anew. A regression of the seats'
scores on these changes tells what each number is worth; all of them are moved along that, and the new numbers meet
those of the beginning. Plain Python is needed, in which the numbers of a module can be changed: `./run plain` first.
"""

import json
from importlib import import_module
from math import exp
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from burgher.bots.values import judge_of
from burgher.bots.values.judge import UNSURE, rollout
from burgher.core.chance import Dice
from burgher.core.state import State
from burgher.games import game as find_game

MODULES = {
    "castles_of_burgundy": ["castles_of_burgundy_worth"],
    "craftsmen": ["craftsmen_policy", "craftsmen_craft"],
}
CONFIRMED = 400  # games of the new numbers with those of the beginning, from both seats
FURTHEST = 0.35  # that a number is moved in a round, as a logarithm
WHOLE_GAME = 10**12  # an epoch that never comes

Numbers = NDArray[np.float64]


class Place:
    """Where a number stands: a name of a module, or an item of one of its lists."""

    def __init__(self, module: ModuleType, name: str, item: int | None = None) -> None:
        self.module, self.name, self.item = module, name, item

    def __str__(self) -> str:
        return self.name if self.item is None else f"{self.name}[{self.item}]"

    def get(self) -> float:
        found = getattr(self.module, self.name)
        return float(found if self.item is None else found[self.item])

    def put(self, value: float) -> None:
        if self.item is None:
            setattr(self.module, self.name, value)
        else:
            getattr(self.module, self.name)[self.item] = value


def places_of(game: str) -> list[Place]:
    """All numbers of the game's modules that are not whole, and are not there to be lower than any other."""
    out: list[Place] = []
    for name in MODULES[game]:
        module = import_module(f"burgher.bots.values.{name}")
        for key, value in vars(module).items():
            if key.isupper() and isinstance(value, float) and value > 0:
                out.append(Place(module, key))
            elif key.isupper() and isinstance(value, list) and all(isinstance(one, float) for one in value):
                out += [Place(module, key, i) for i, one in enumerate(value) if one > 0]
    return out


class Trial:
    """Games in which each seat plays by its own numbers."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.places = places_of(game)
        self.judge: Any = judge_of(game)
        self.policy = self.judge.policy
        setattr(self.judge, "policy", self.choose)  # noqa: B010 - a method is put in the place of another
        setattr(self.judge, "at_once", lambda s, seat: UNSURE)  # noqa: B010 - so that it is asked for all that is chosen
        self.sets: list[Numbers] = []
        self.seat = -1  # whose numbers are set

    def choose(self, s: State, seat: int, actions: list[int], dice: Dice) -> int:
        if seat != self.seat:
            self.seat = seat
            for place, value in zip(self.places, self.sets[seat], strict=True):
                place.put(float(value))
        chosen: int = self.policy(s, seat, actions, dice)
        return chosen

    def play(self, sets: list[Numbers], seed: int) -> list[float]:
        self.sets, self.seat = sets, -1
        s = self.game.begin(len(sets))
        rollout(self.judge, s, seed * 7919, WHOLE_GAME)
        return [float(self.game.total(s, seat)) for seat in range(len(sets))]

    def slopes(self, now: Numbers, games: int, change: float, seed: int) -> tuple[Numbers, float]:
        """What a change of each number up is worth, in points, and the error of that."""
        lot = np.random.default_rng(seed)
        signs, scores = [], []
        for i in range(games):
            both = lot.choice((-1.0, 1.0), size=(2, len(now)))
            scores += self.play([now * np.exp(change * one) for one in both], seed + i)
            signs += list(both)
        x, y = np.column_stack([np.ones(len(signs)), np.array(signs)]), np.array(scores)
        found: Numbers = np.linalg.lstsq(x, y, rcond=None)[0]
        return found[1:], float(np.sqrt(np.mean((y - x @ found) ** 2) / len(y)))

    def ahead(self, new: Numbers, old: Numbers, seed: int) -> tuple[float, float]:
        """By how many points the new numbers beat the old ones, and the half of the 95 % interval."""
        found = []
        for i in range(CONFIRMED // 2):
            first, second = self.play([new, old], seed + i), self.play([old, new], seed + i)
            found += [first[0] - first[1], second[1] - second[0]]
        return float(np.mean(found)), float(1.96 * np.std(found) / len(found) ** 0.5)


@click.command()
@click.argument("game", type=click.Choice(list(MODULES)))
@click.option("--games", default=2000, show_default=True, help="In each round.")
@click.option("--rounds", default=10, show_default=True)
@click.option("--change", default=0.12, show_default=True, help="Of each number, as a logarithm.")
@click.option("--step", default=0.4, show_default=True, help="How far numbers are moved: for a point, so many changes.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The numbers, as JSON.")
def main(game: str, games: int, rounds: int, change: float, step: float, seed: int, out: Path | None) -> None:
    """Tune the numbers of a game's policy."""
    if not isinstance(rollout, FunctionType):
        raise click.ClickException("Compiled modules cannot be changed: ./run plain first.")
    trial = Trial(game)
    first = now = np.array([place.get() for place in trial.places])
    for k in range(rounds):
        slopes, error = trial.slopes(now, games, change, seed + k * games)
        now = now * np.exp(np.clip(step * change * slopes * (abs(slopes) > error), -FURTHEST, FURTHEST))
        won, half = trial.ahead(now, first, seed + (k + 1) * 10**6)
        click.echo(
            f"Round {k + 1}: {won:+.1f} +- {half:.1f} points against the beginning; a number is told to {error:.2f}."
        )
        for i in np.argsort(-abs(slopes))[:8]:
            click.echo(
                f"    {trial.places[i]!s:24} {slopes[i]:+.2f} points for {exp(change) - 1:.0%}, now {now[i]:.4g}"
            )
        if out:
            found = {str(place): float(f"{value:.4g}") for place, value in zip(trial.places, now, strict=True)}
            out.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
