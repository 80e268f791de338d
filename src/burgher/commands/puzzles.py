"""`burgher puzzles`: find positions where one move is clearly better and not the obvious one."""

from pathlib import Path

import click
import msgspec

from burgher.commands.common import NewFile, as_json, bar, print_json, whole
from burgher.core.errors import BurgherError


@click.command()
@click.argument("game")
@click.option("--count", type=click.IntRange(1, 100_000), default=10, show_default=True, help="Puzzles to have.")
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, show_default=True)
@click.option(
    "--out",
    type=NewFile(),
    help="A file of puzzles, with which an earlier run goes on.",
)
@click.option("--check", is_flag=True, help="First leave out what does not hold when it is looked at again.")
@as_json
def puzzles(game: str, count: int, seed: int, out: Path | None, check: bool, json_: bool) -> None:
    """Find puzzles in games that bots play; compiled (./run fast), a minute gives several."""
    from burgher.puzzles.form import Collection
    from burgher.puzzles.make import extend, new_collection, stands

    if check and out is None:
        raise BurgherError("What is to be checked is in a file: name it with --out.")

    found = new_collection(game, seed)
    if out is not None and out.exists():
        try:
            kept = msgspec.json.decode(out.read_bytes(), type=Collection)
        except msgspec.MsgspecError as fault:
            raise BurgherError(f"The file {out} is no collection of puzzles: {fault}.") from None
        if (kept.format, kept.game, kept.rules, kept.data, kept.seed) != (
            *(found.format, found.game, found.rules, found.data, found.seed),
        ):
            raise BurgherError(f"The file {out} is of another game, seed, rules or data: choose another with --out.")
        found = kept
    if check:
        with bar("puzzles") as progress:
            task = progress.add_task(f"{game}, checked", total=len(found.puzzles))
            for puzzle in list(found.puzzles):
                if not stands(found, puzzle):
                    found.puzzles.remove(puzzle)
                    click.echo(f"{puzzle.id} does not hold.", err=True)
                progress.advance(task)
    with bar("puzzles") as progress:
        task = progress.add_task(game, total=count, completed=len(found.puzzles))
        search = extend(found)
        while len(found.puzzles) < count:
            new = next(search)
            progress.update(task, completed=len(found.puzzles))
            if out is not None and (new is not None or found.games % 10 == 0):
                write(out, found)
    if out is not None:
        write(out, found)
    if json_ or out is None:
        print_json(found)
    else:
        click.echo(f"In {out}: {len(found.puzzles)} puzzles; games looked through: {found.games}.")


def write(path: Path, found: object) -> None:
    with whole(path) as unfinished:
        unfinished.write_bytes(msgspec.json.encode(found))
