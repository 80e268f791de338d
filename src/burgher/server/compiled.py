"""A compiled copy of this package, which may be there, come or go while a server runs: bots think with it if it fits.

`./run play` makes one behind the table and names its folder in `BURGHER_COPY`. Standard library only, for
`tools/compile.py` reads this file where the package cannot be imported.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COPY = "BURGHER_COPY"  # the folder in which a compiled copy is, or may be one day
STAMP = "stamp"  # the file in it that says of what it is a copy, written last
PACKAGE = Path(__file__).resolve().parent.parent
LEFT_OUT = ("page", "__pycache__")


def stamp(package: Path = PACKAGE) -> str:
    """What identifies the sources of a package, and the Python that they are compiled for."""
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(package.rglob("*")):
        inner = path.relative_to(package)
        if path.suffix in (".py", ".toml") and not set(LEFT_OUT) & set(inner.parts):
            found.update(inner.as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


class Copy:
    """The place of a compiled copy of the package that is running."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamp = stamp()

    def fits(self) -> bool:
        """Is it there, whole, and made of what runs here?"""
        try:
            return (self.folder / STAMP).read_text() == self.stamp
        except OSError:
            return False

    @contextmanager
    def found_first(self) -> Iterator[None]:
        """Processes that are spawned meanwhile import the copy: they take over this process's `sys.path`."""
        sys.path.insert(0, str(self.folder))
        try:
            yield
        finally:
            sys.path.remove(str(self.folder))


def copy_here() -> Copy | None:
    """The copy that the environment names."""
    folder = os.environ.get(COPY)
    return Copy(Path(folder)) if folder else None
