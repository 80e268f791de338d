"""`burgher play` and `burgher serve`."""

import logging
import os
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path

import click
import msgspec

import burgher
from burgher.bots import NAMES as BOTS
from burgher.core.errors import BurgherError
from burgher.server.deeds import HUMAN
from burgher.server.house import House
from burgher.server.logs import set_up_logs
from burgher.server.run import address_of, listen, run
from burgher.server.settings import Settings, data_home
from burgher.server.store import Files
from burgher.server.wire import NewTable

PORT = 8400
DATABASE = "tables.sqlite3"

db_option = click.option("--db", type=click.Path(dir_okay=False), help="The file of the tables.")


def database(given: str | None) -> str:
    """The file of the tables, checked before anything is started."""
    path = Path(given) if given else data_home() / DATABASE
    try:
        Files(str(path)).db.close()
    except (sqlite3.Error, OSError) as fault:
        raise BurgherError(f"The database {path} cannot be used: {fault}.") from None
    return str(path)


def fail(fault: Exception) -> None:
    """One sentence on standard error, and the status of bad input."""
    click.echo(str(fault), err=True)
    sys.exit(2)


@click.command()
@click.argument("game", default=burgher.GAMES[0])
@click.option("--seats", default=f"{HUMAN},{BOTS[-1]}", show_default=True, help="Who plays: human or a bot, by commas.")
@click.option("--seed", type=click.IntRange(0, 2**53 - 1), help="Repeats the same dice and draws.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"Default: {PORT}, or any if that is taken.")
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@db_option
def play(game: str, seats: str, seed: int | None, port: int | None, no_open: bool, db: str | None) -> None:
    """Open a table in the browser. Several humans share the screen."""
    set_up_logs(logging.WARNING, json_lines=False)
    kinds = [kind.strip() for kind in seats.split(",")]
    wish = NewTable(game, kinds, seed=seed, hot_seat=kinds.count(HUMAN) > 1)

    async def ready(house: House) -> None:
        table = await house.create(wish, None)
        where = address_of(sock) + table["link"]
        click.echo(where)
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    try:
        check_seats(game, kinds)
        sock = listen("127.0.0.1", PORT if port is None else port, or_any=port is None)
        run(Settings(db=database(db)), sock, ready)
    except BurgherError as fault:
        fail(fault)


def check_seats(game: str, kinds: list[str]) -> None:
    """Refuse what cannot be played before a server is started for it."""
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            raise BurgherError(f"A seat is for {HUMAN} or a bot ({', '.join(BOTS)}), not {kind!r:.40}.")
    burgher.new(game, players=len(kinds))


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option("--json", "json_lines", is_flag=True, help="Log as JSON.")
@db_option
def serve(host: str, port: int, workers: int | None, json_lines: bool, db: str | None) -> None:
    """Keep a house of tables for others."""
    set_up_logs(logging.INFO, json_lines)

    async def ready(_: House) -> None:
        where = address_of(sock)
        click.echo(msgspec.json.encode({"address": where}).decode() if json_lines else where)

    try:
        sock = listen(host, port)
        processes = workers or max(1, (os.cpu_count() or 2) - 1)
        run(Settings(db=database(db), workers=processes), sock, ready)
    except BurgherError as fault:
        fail(fault)
