"""`burgher check`: does a game keep the laws that hold for all of them?"""

import click

from burgher.commands.common import as_json, print_json


@click.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1, 10**6), default=20, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**52), default=0, show_default=True)
@as_json
def check(game: str, count: int, seed: int, json_: bool) -> None:
    """Play random games and try the laws of all games in them: for a game that is being written."""
    from burgher.core import check as laws
    from burgher.games import game as find

    decisions = laws.check(find(game), count, seed)
    if json_:
        print_json({"game": game, "games": count, "decisions": decisions})
    else:
        click.echo(f"{game} keeps the laws: {decisions} decisions in {count} {'game' if count == 1 else 'games'}.")
