"""One server for the tests that need nothing special, and a place for a database of either kind."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgher.server.settings import Rate

from . import postgres
from .house import running

FAST = Rate(100_000, 100_000)
KINDS = ["sqlite", *(["postgres"] if postgres.binaries() else [])]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(
        tmp_path_factory.mktemp("server") / "tables.sqlite3",
        messages=FAST,
        requests=FAST,
        creations=FAST,
        guest_work=FAST,
        address_work=FAST,
        least_grace=0,
    ) as address:
        yield address


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.cluster() as running:
        yield running


@pytest.fixture
def own_cluster() -> Iterator[postgres.Cluster]:
    """One that may be killed."""
    with postgres.cluster() as running:
        yield running


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a database that is not there yet."""
    if request.param == "sqlite":
        return str(tmp_path / "db")
    found: postgres.Cluster = request.getfixturevalue("cluster")
    return found.new_database(f"db{time.monotonic_ns()}")
