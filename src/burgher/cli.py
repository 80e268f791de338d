"""The command line. Errors are one sentence on standard error, with exit status 2 for bad input."""

import os
import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console

from burgher.commands.arena import ladder, sim
from burgher.commands.check import check
from burgher.commands.common import (
    as_json,
    game_options,
    language,
    print_json,
    read_game_file,
    read_names,
    read_options,
)
from burgher.commands.daily import daily
from burgher.commands.export import export
from burgher.commands.puzzles import puzzles
from burgher.commands.review import review
from burgher.commands.train import train
from burgher.core.data import OWNER_DATA
from burgher.core.errors import BurgherError
from burgher.core.words import words
from burgher.server.commands import backup, db_option, open_table, restore, serve
from burgher.server.options import PORT
from burgher.starting import one_thread, raise_again


def set_data(_context: click.Context, _option: click.Parameter, folder: str | None) -> None:
    """The games read their data when they are first used, so the folder has to be known before."""
    if folder is not None:
        os.environ[OWNER_DATA] = str(Path(folder).resolve())


def set_games(_context: click.Context, _option: click.Parameter, folder: str | None) -> None:
    if folder is not None:
        from burgher.games import add_games

        add_games(folder)


seed_option = click.option("--seed", type=click.IntRange(0, 2**53 - 1), help="Number that makes chance repeatable.")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="burgher")
@click.option(
    "--own-games",
    type=click.Path(exists=True, file_okay=False),
    callback=set_games,
    expose_value=False,
    help="Folder with games of your own.",
)
@click.option(
    "--data",
    type=click.Path(exists=True, file_okay=False),
    callback=set_data,
    expose_value=False,
    help="Folder with your own component data.",
)
def cli() -> None:
    """Board games of craft and trade."""


@cli.command()
@language
@as_json
def games(lang: str, json_: bool) -> None:
    """List the games."""
    from burgher import GAMES, game

    found = [
        {"id": one, "name": words(lang, one).say("game.name"), "players": list(game(one).players)} for one in GAMES
    ]
    if json_:
        print_json({"games": found})
        return
    for one in found:
        click.echo(f"{one['id']:<24}{one['name']}, {one['players'][0]}-{one['players'][-1]}")


@cli.command()
@click.argument("game")
@click.option("--players", type=int, required=True, help="How many play.")
@seed_option
@game_options
def new(game: str, players: int, seed: int | None, given: tuple[str, ...]) -> None:
    """Print a new game as a file."""
    import burgher

    print_json(burgher.new(game, players=players, seed=seed, options=read_options(given)).save())


@cli.command()
@click.argument("file")
@click.option("--to", "end", type=click.IntRange(0), help="Stop after this many entries of the log.")
@click.option("--seat", type=click.IntRange(0), help="Show what this seat may know.")
@language
@as_json
def replay(file: str, end: int | None, seat: int | None, lang: str, json_: bool) -> None:
    """Replay a saved game and show where it stands."""
    from burgher.terminal import Terminal

    table = read_game_file(file)
    if seat is not None and seat >= table.players:
        raise BurgherError(f"There is no seat {seat} in this game of {table.players}.")
    if end is not None and end > len(table.log):
        raise BurgherError(f"The log has only {len(table.log)} entries.")
    if end is not None:
        table.rewind(end)
    if json_:
        doc = {"n": len(table.log), "over": table.over, "to_move": table.to_move, "scores": table.scores()}
        print_json({**doc, "view": table.view(seat), "log": table.read_log(seat)})
        return
    shown = Terminal(table, words(lang, table.game.id), Console(), None, input)
    shown.tell(seat)
    shown.show()
    if table.over:
        shown.show_scores()


@cli.command()
@click.argument("game")
@click.argument("clause", required=False)
@as_json
def rules(game: str, clause: str | None, json_: bool) -> None:
    """Print the rules of a game, or one clause of them."""
    from burgher.games import game as find

    sections = find(game).rulebook
    if clause is not None:
        for section in sections:
            section.clauses = [one for one in section.clauses if one.id == clause.upper()]
        sections = [section for section in sections if section.clauses]
        if not sections:
            raise BurgherError(f"There is no clause {clause!r:.40} in the rules of {game}.")
    if json_:
        print_json({"game": game, "sections": sections})
        return
    for section in sections:
        click.echo(f"{section.title}\n")
        for one in section.clauses:
            click.echo(f"{one.id}  {one.text}")
            if one.reading:
                click.echo(f"        Reading: {one.reading}")
        click.echo("")


@cli.command()
@click.argument("game")
@as_json
def facts(game: str, json_: bool) -> None:
    """Print the components of a game as data."""
    from burgher.games import game as find

    found = find(game).facts()
    if json_:
        print_json(found)
    else:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


@cli.command()
@click.argument("game")
@as_json
def verbs(game: str, json_: bool) -> None:
    """Print what the actions of a game mean: each verb with its fields and their values."""
    from burgher.games import game as find

    found = find(game).verb_table()
    if json_:
        print_json({"game": game, "verbs": found})
        return
    for verb in found:
        form = ":".join([verb["verb"], *(field["name"] for field in verb["fields"])])
        click.echo(f"{form}{'  (chance)' if verb['chance'] else ''}")
        for field in verb["fields"]:
            values = f": {', '.join(field['values'])}" if "values" in field else ""
            click.echo(f"    {field['name']} {field['low']} to {field['high']}{values}")


@cli.command()
@click.argument("game", default="castles_of_burgundy")
@click.option("--seats", default="human,journeyman", show_default=True, metavar="A,B,...", help="Who sits where.")
@click.option("--names", default="", metavar="A,B,...", help="What the humans are called, in the order of their seats.")
@seed_option
@game_options
@click.option("--port", type=click.IntRange(0, 65535), help=f"Default: {PORT}, or any other if that is taken.")
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@db_option
@click.option("--terminal", is_flag=True, help="Play in this terminal.")
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="In a terminal: keep the game here.")
@language
def play(
    game: str,
    seats: str,
    names: str,
    seed: int | None,
    given: tuple[str, ...],
    port: int | None,
    no_open: bool,
    db: str | None,
    terminal: bool,
    file: Path | None,
    lang: str,
) -> None:
    """Play at a table in the browser, or in this terminal. Several humans share the screen.

    A terminal game with a file is in it after every move, and goes on with it if the file exists.
    """
    kinds = [kind.strip() for kind in seats.split(",")]
    called = read_names(names, kinds)
    options = read_options(given)
    if not terminal:
        if file is not None:
            raise BurgherError("A file is kept only with --terminal; in the browser, games are kept by themselves.")
        open_table(game, kinds, seed=seed, options=options, port=port, browse=not no_open, db=db, names=called)
        return
    from burgher.terminal import Terminal, seated

    table = (
        read_game_file(str(file)) if file is not None and file.exists() else seated(game, kinds, called, seed, options)
    )
    Terminal(table, words(lang, table.game.id), Console(), file, input).run()


for command in (serve, backup, restore, sim, ladder, daily, review, train, export, check, puzzles):
    cli.add_command(command)


def main() -> None:
    """Run the command line; bad input ends in one sentence and exit status 2."""
    raise_again()
    one_thread()
    try:
        cli(standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as fault:
        click.echo(f"burgher: {fault.format_message()}", err=True)
        sys.exit(2)
    except (BurgherError, OSError) as fault:
        click.echo(f"burgher: {' '.join(str(fault).split())}", err=True)
        sys.exit(2)
