"""What commands share: options that mean the same everywhere, JSON, and progress."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from burgher.core.errors import BurgherError
from burgher.core.words import LANGUAGES

if TYPE_CHECKING:
    from burgher.core.table import Table

LONGEST_NAME = 40


class NewFile(click.Path):
    """A file that is written in the end: that it can be is said before the work, not after it."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, writable=True, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(str(super().convert(value, param, ctx)))
        if not path.parent.is_dir():
            self.fail(f"{path} cannot be written: there is no folder {path.parent}.", param, ctx)
        if not path.exists() and not os.access(path.parent, os.W_OK):
            self.fail(f"{path} cannot be written: nothing may be added to the folder {path.parent}.", param, ctx)
        return path


def own_language() -> str:
    """The language of the system if we speak it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return os.environ[variable][:2] if os.environ[variable][:2] in LANGUAGES else "en"
    return "en"


game_options = click.option("--option", "given", multiple=True, metavar="KEY=VALUE", help="An option of the game.")
language = click.option("--lang", type=click.Choice(LANGUAGES), default=own_language, help="Language of the words.")
as_json = click.option("--json", "json_", is_flag=True, help="One JSON object on standard output.")
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes at work."
)
ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Work on the Ray cluster at this address; without one, on a Ray of its own on this machine.",
)


def print_json(thing: Any) -> None:
    click.echo(msgspec.json.encode(thing).decode())


def read_options(given: tuple[str, ...]) -> dict[str, Any]:
    """Options as KEY=VALUE, the value as JSON or else as plain text."""
    out: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise BurgherError(f"The option {text!r:.60} does not have the form KEY=VALUE.")
        try:
            out[key] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            out[key] = value
    return out


def read_names(text: str, kinds: Sequence[str]) -> list[str]:
    """What each seat is called: the given names go to the humans, in the order of their seats."""
    given = [name.strip() for name in text.split(",")] if text.strip() else []
    if len(given) > kinds.count("human"):
        raise BurgherError("There are more --names than humans among the --seats.")
    if any(len(name) > LONGEST_NAME for name in given):
        raise BurgherError(f"A name of --names has at most {LONGEST_NAME} characters.")
    left = iter(given)
    return [next(left, "") if kind == "human" else "" for kind in kinds]


def bar(unit: str) -> Progress:
    """A progress bar on standard error, where somebody looks at it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(unit),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write what becomes this file once it is complete: it is replaced as a whole, or stays as it was."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        yield unfinished
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def read_game_file(path: str) -> "Table":
    """The table of a saved game; `-` is standard input."""
    from burgher import load

    try:
        return load(sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes())
    except OSError as fault:
        raise BurgherError(f"The file {path} cannot be read: {fault.strerror}.") from None
