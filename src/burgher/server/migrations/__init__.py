"""The numbered steps by which a database came to be what it is. A step that was released is never changed."""

from importlib.resources import files

NEWEST = 7


def migration(number: int) -> list[str]:
    """The statements of a step."""
    text = files("burgher.server.migrations").joinpath(f"{number:03}.sql").read_text("utf-8")
    lines = [line.partition("--")[0] for line in text.splitlines()]
    return [statement.strip() for statement in "\n".join(lines).split(";") if statement.strip()]
