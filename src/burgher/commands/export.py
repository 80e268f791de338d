"""`burgher export`: games as data, one row a decision, as JSON lines or Parquet."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from burgher.commands.common import NewFile, as_json, bar, game_options, print_json, read_game_file, read_options, whole
from burgher.core.errors import BurgherError

if TYPE_CHECKING:
    from burgher.bots.decisions import Decision
    from burgher.core.table import Table

WIDTH = 8  # actions that a verdict tries
ROWS = 4096  # that are written to Parquet at once


@click.command()
@click.argument("sources", nargs=-1, required=True, metavar="GAME|FILE...")
@click.option("--to", "out", type=NewFile(), required=True, help="*.jsonl or *.parquet")
@click.option("--bots", metavar="A,B,...", help="Let these bots play GAME; without them, saved games are exported.")
@click.option("--games", "count", type=click.IntRange(1, 10**9), default=10, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**52), default=1, show_default=True, help="Of the first game.")
@click.option(
    "--verdicts", type=click.IntRange(1, 10**6), metavar="ROLLOUTS", help="Think so hard about each decision."
)
@game_options
@as_json
def export(
    sources: tuple[str, ...],
    out: Path,
    bots: str | None,
    count: int,
    seed: int,
    verdicts: int | None,
    given: tuple[str, ...],
    json_: bool,
) -> None:
    """Write the decisions of games as data: what was known, what could be chosen, what was chosen, how it ended.

    The games are saved ones, or new ones between bots: burgher export glass_road --bots journeyman,random --to g.jsonl
    """
    from burgher.bots.decisions import decisions
    from burgher.bots.search import Effort

    if out.suffix not in (".jsonl", ".parquet"):
        raise BurgherError(f"The file {out} must end in .jsonl or .parquet.")
    if bots is not None and len(sources) != 1:
        raise BurgherError("With --bots one game is named.")
    effort = Effort(WIDTH, verdicts) if verdicts else None
    tables = played(sources[0], bots.split(","), count, seed, given) if bots is not None else saved(sources)
    with bar("games") as progress:
        task = progress.add_task("export", total=count if bots is not None else len(sources))

        def rows() -> Iterator["Decision"]:
            for source, table in tables:
                yield from decisions(table, source, effort)
                progress.update(task, advance=1)

        write = write_lines if out.suffix == ".jsonl" else write_parquet
        with whole(out) as unfinished:
            written = write(rows(), unfinished)
    if json_:
        print_json({"rows": written, "file": str(out)})
    else:
        click.echo(f"{written} decisions are in {out}.")


def played(game: str, bots: list[str], count: int, seed: int, given: tuple[str, ...]) -> Iterator[tuple[str, "Table"]]:
    """Games between bots, with their seeds."""
    from burgher.bots.decisions import play
    from burgher.games import game as find

    options = read_options(given)
    for i in range(seed, seed + count):
        yield str(i), play(find(game), bots, i, options)


def saved(files: tuple[str, ...]) -> Iterator[tuple[str, "Table"]]:
    """Saved games, with the names of their files."""
    from burgher.games import NAMES

    for file in files:
        if file in NAMES:
            raise BurgherError(f"{file} is a game and no saved one: with --bots new ones are played.")
        yield file, read_game_file(file)


def write_lines(rows: Iterator["Decision"], out: Path) -> int:
    """Each decision as a line of JSON."""
    count = 0
    with out.open("wb") as file:
        for row in rows:
            file.write(msgspec.json.encode(row) + b"\n")
            count += 1
    return count


def write_parquet(rows: Iterator["Decision"], out: Path) -> int:
    """The same columns as a Parquet file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BurgherError("Parquet needs pyarrow: install burgher[data].") from None
    count = 0
    with pyarrow.parquet.ParquetWriter(out, schema(pyarrow)) as writer:
        while some := [msgspec.to_builtins(row) for _, row in zip(range(ROWS), rows, strict=False)]:
            writer.write_table(pyarrow.Table.from_pylist(some, schema(pyarrow)))
            count += len(some)
    return count


def schema(arrow: Any) -> Any:
    """The columns and their types."""
    tried = {"action": arrow.string(), "margin": arrow.float64(), "error": arrow.float64(), "chance": arrow.float64()}
    return arrow.schema(
        {
            "game": arrow.string(),
            "rules": arrow.int32(),
            "source": arrow.string(),
            "players": arrow.int8(),
            "n": arrow.int32(),
            "seat": arrow.int8(),
            "key": arrow.string(),
            "features": arrow.list_(arrow.int16()),
            "options": arrow.list_(arrow.string()),
            "choice": arrow.string(),
            "score": arrow.float64(),
            "win": arrow.float64(),
            "verdict": arrow.list_(arrow.struct(list(tried.items()))),
        }
    )
