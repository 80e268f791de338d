"""Which modules of a game are played: those that are compiled, and those whose mutants have to die."""

from pathlib import Path

# What is read by people and not played.
READ = (
    "__init__",
    "schema",
    "view",
    "view_types",
    "facts_view",
    "preview",
    "position",
    "words",
    "text",
    "drawing",
    "old",
)


def played(folder: Path) -> list[Path]:
    """The modules of a game's folder that are played, its chapters last."""
    found = [path for path in sorted(folder.glob("*.py")) if path.stem not in READ]
    return found + [path for path in sorted(folder.glob("chapters/*.py")) if path.stem != "__init__"]
