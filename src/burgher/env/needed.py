"""What is not installed is said with what to install."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Imports of packages that come with this extra."""
    try:
        yield
    except ModuleNotFoundError as fault:
        raise ModuleNotFoundError(f"{fault}: install burgher[{extra}].", name=fault.name) from None
