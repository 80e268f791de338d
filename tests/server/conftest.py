"""One server for the tests that need nothing special."""

from collections.abc import Iterator

import pytest

from burgher.server.settings import Rate

from .house import running

FAST = Rate(100_000, 100_000)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(
        tmp_path_factory.mktemp("server") / "tables.sqlite3",
        messages=FAST,
        requests=FAST,
        creations=FAST,
        least_grace=0,
    ) as address:
        yield address
