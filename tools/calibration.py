"""Measures how far the chances of winning can be trusted, over games of equal bots, for a chapter of docs/strength.md.

    python tools/calibration.py GAME [--level L]... [--players N] [--games N] [--places N] [--rollouts N] [--seed N]

adds or replaces the figures of these levels (without any, of all but the random one) in docs/calibration.json, from
which tools/strength.py writes. `./run fast` first: plain Python is ten times slower.
"""

from pathlib import Path

import click
import msgspec

from burgher.bots import levels
from burgher.games import game as find_game
from burgher.review.calibration import Bin, error, reliability, self_play

FILE = Path(__file__).resolve().parent.parent / "docs" / "calibration.json"


class Measured(msgspec.Struct, frozen=True):
    """The forecasts in games of two or more of a level."""

    command: str
    bins: list[Bin]


def measured() -> dict[str, dict[str, Measured]]:
    """What has been measured, by game and level."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Measured]]) if FILE.exists() else {}


@click.command()
@click.argument("game")
@click.option("--level", "wanted", multiple=True)
@click.option("--players", default=2, show_default=True)
@click.option("--games", default=60, show_default=True)
@click.option("--places", default=8, show_default=True, help="Places of each game.")
@click.option("--rollouts", default=24, show_default=True, help="At each of them.")
@click.option("--seed", default=1, show_default=True)
def main(game: str, wanted: tuple[str, ...], players: int, games: int, places: int, rollouts: int, seed: int) -> None:
    """Let equal bots play, and compare what was said with what came."""
    for level in wanted or levels(game)[1:]:
        found: list[tuple[float, float]] = []
        for i in range(games):
            found += self_play(find_game(game), level, players, seed + i, places, rollouts)
            click.echo(f"{level}: {i + 1} of {games} games\r", nl=False, err=True)
        bins = reliability(found)
        command = (
            f"python tools/calibration.py {game} --level {level} --players {players} --games {games}"
            f" --places {places} --rollouts {rollouts} --seed {seed}"
        )
        known = measured()
        known.setdefault(game, {})[level] = Measured(command, bins)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
        click.echo(f"{level}: on average forecasts and what came differ by {error(bins):.1%}.")


if __name__ == "__main__":
    main()
