"""Measures how far the chances of winning can be trusted, over games of equal bots.

    python tools/calibration.py GAME [--level L] [--players N] [--games N] [--places N] [--rollouts N] [--svg FILE]

prints the table of docs/analysis.md, and draws its diagram. `./run fast` first: plain Python is ten times slower.
"""

from pathlib import Path

import click

from burgher.games import game as find_game
from burgher.review.calibration import diagram, error, reliability, self_play, table_of


@click.command()
@click.argument("game")
@click.option("--level", default="journeyman", show_default=True)
@click.option("--players", default=2, show_default=True)
@click.option("--games", default=100, show_default=True)
@click.option("--places", default=8, show_default=True, help="Places of each game.")
@click.option("--rollouts", default=32, show_default=True, help="At each of them.")
@click.option("--seed", default=1, show_default=True)
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path))
def main(
    game: str, level: str, players: int, games: int, places: int, rollouts: int, seed: int, svg: Path | None
) -> None:
    """Let equal bots play, and compare what was said with what came."""
    found: list[tuple[float, float]] = []
    for i in range(games):
        found += self_play(find_game(game), level, players, seed + i, places, rollouts)
        click.echo(f"{i + 1} of {games} games\r", nl=False, err=True)
    bins = reliability(found)
    click.echo(table_of(bins))
    click.echo(f"\nOn average forecasts and what came differ by {error(bins):.1%}.")
    if svg is not None:
        svg.write_text(diagram(bins, f"{game}, {level}"), "utf-8")


if __name__ == "__main__":
    main()
