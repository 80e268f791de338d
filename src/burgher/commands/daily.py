"""`burgher daily`: the table of a day, which needs no server."""

from pathlib import Path

import click

from burgher.commands.common import NewFile, as_json, language, print_json
from burgher.core.words import words


@click.command()
@click.argument("game")
@click.option("--date", "day", metavar="YYYY-MM-DD", help="The day; without it, today by UTC.")
@click.option("--out", type=NewFile(), help="Write the game to this file, to play it.")
@language
@as_json
def daily(game: str, day: str | None, out: Path | None, lang: str, json_: bool) -> None:
    """Tell the daily table of a game: the same for everybody, as docs/daily.md says."""
    import msgspec

    from burgher.daily import daily as table_of
    from burgher.daily import end_of, read_day

    found = table_of(game, None if day is None else read_day(day))
    if out is not None:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(found.table().save()), indent=1))
    if json_:
        print_json({**msgspec.to_builtins(found), "ends": end_of(found.day)})
        return
    spoken = words(lang, game)
    click.echo(spoken.say("cli.daily_title", {"name": spoken.say("game.name"), "day": found.day.isoformat()}))
    for seat, who in enumerate(found.seats):
        click.echo(f"  {seat + 1}  {spoken.say('cli.daily_you' if seat == found.seat else f'page.bots.{who}')}")
    click.echo(spoken.say("cli.daily_seed", {"seed": found.seed, "rule": found.rule}))
    if out is not None:
        click.echo(spoken.say("cli.daily_written", {"file": str(out)}))
