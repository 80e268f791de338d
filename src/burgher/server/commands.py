"""`burgher play` in the browser, and `burgher serve`. The server itself is imported only when one of them runs."""

import logging
import os
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from burgher.core.errors import BurgherError
from burgher.server.options import PORT, InSections, options
from burgher.server.options import settings as settings_of
from burgher.starting import end_quietly

if TYPE_CHECKING:
    from burgher.server.house import House

HUMAN = "human"
DATABASE = "tables.sqlite3"

db_option = click.option(
    "--db", envvar="BURGHER_DB", metavar="FILE or URL", help="Where tables are kept: a file, or postgresql://..."
)


@click.command(cls=InSections)
@options
def serve(host: str, port: int, db: str | None, workers: int | None, json: bool, **given: Any) -> None:
    """Keep a house of tables for others.

    Every option may also stand in the environment, --db as BURGHER_DB, --open-tables as BURGHER_OPEN_TABLES.
    """
    end_quietly()
    import msgspec

    from burgher.server.logs import set_up_logs
    from burgher.server.run import address_of, listen, run

    set_up_logs(logging.INFO, json)
    cores = os.cpu_count() or 2
    settings = settings_of(given | {"db": database(db), "workers": workers or max(1, cores - 1)})
    sock = listen(host, port)

    async def ready(_: "House") -> None:
        where = address_of(sock)
        click.echo(msgspec.json.encode({"address": where}).decode() if json else where)

    run(settings, sock, ready)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@db_option
def backup(file: str, db: str | None) -> None:
    """Copy all tables into a file, also while a server runs."""
    from burgher.server.backup import copy_house

    click.echo(f"{copy_house(where(db), file)} tables are in {file}.")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@db_option
def restore(file: str, db: str | None) -> None:
    """Put a backup where the tables are kept. What is there is never overwritten."""
    from burgher.server.backup import copy_house

    click.echo(f"{copy_house(file, where(db))} tables are in {where(db)}.")


def open_table(
    game: str,
    kinds: list[str],
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    port: int | None = None,
    browse: bool = True,
    db: str | None = None,
    names: Sequence[str] = (),
) -> None:
    """Serve one new table and print its address, until interrupted. Who shares a screen is asked for names first."""
    end_quietly()
    import burgher
    from burgher.bots import player
    from burgher.server.logs import set_up_logs
    from burgher.server.run import address_of, listen, run
    from burgher.server.settings import Settings
    from burgher.server.wire import NewTable

    kinds = [kind.strip() for kind in kinds]
    for kind in kinds:
        if kind != HUMAN:
            player(kind, game)
    shared = kinds.count(HUMAN) > 1
    wish = NewTable(game, kinds, dict(options or {}), seed, shared, list(names), gather=shared and not any(names))
    burgher.new(game, players=len(kinds), options=wish.options)  # what cannot be played is refused before anything runs
    set_up_logs(logging.WARNING, json_lines=False)
    settings = Settings(db=database(db))
    sock = listen("127.0.0.1", PORT if port is None else port, or_any=port is None)

    async def ready(house: "House") -> None:
        where = address_of(sock) + (await house.create(wish, None))["link"]
        click.echo(where)
        if browse:
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    run(settings, sock, ready)


def database(given: str | None) -> str:
    """Where the tables are kept, tried before anything is started."""
    from burgher.server.databases import Broken, connect, is_postgres

    place = where(given)
    try:
        connect(place).close()
    except (Broken, OSError) as fault:
        what = "The database server" if is_postgres(place) else f"The database {place}"
        raise BurgherError(f"{what} cannot be used: {fault}.") from None
    return place


def where(given: str | None) -> str:
    """Where the tables are kept: where the user says, or among the user's own data."""
    from burgher.server.settings import data_home

    return given or str(data_home() / DATABASE)
