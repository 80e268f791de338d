"""Measures what reviews find in games of the bots, for the figures beside one's own: src/burgher/review/levels.json.

    python tools/review_levels.py GAME [--games N] [--seed N]

adds or replaces the figures of a game. `./run fast` first: plain Python is ten times slower, and looks less deep.
"""

from pathlib import Path

import click
import msgspec

import burgher
from burgher.bots import levels, player
from burgher.bots.bot import ask
from burgher.core.table import Table
from burgher.review import review
from burgher.review.summary import Figures, figures, summarise, together

FILE = Path(__file__).resolve().parent.parent / "src" / "burgher" / "review" / "levels.json"


def played(game: str, level: str, seed: int) -> Table:
    """A game between two of a level."""
    bot, table = player(level, game), burgher.new(game, players=2, seed=seed)
    while not table.over:
        seat = table.to_move[0]
        dice = table.course.luck.dice(len(table.log))
        table.act(seat, table.game.verbs.text(ask(bot, table.game, table.state, seat, dice)))
    return table


@click.command()
@click.argument("game")
@click.option("--games", default=4, show_default=True, help="Of each level; both seats count.")
@click.option("--seed", default=1, show_default=True)
def main(game: str, games: int, seed: int) -> None:
    """Review games of every level but the random one."""
    known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Figures]])
    known[game] = {}
    for level in levels(game)[1:]:
        found = [one for i in range(games) for one in summarise(review(played(game, level, seed + i)))]
        known[game][level] = figures(together(found))
        click.echo(f"{level}: {known[game][level].lost:.1f} lost, accuracy {known[game][level].accuracy:.1%}")
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


if __name__ == "__main__":
    main()
