"""The games of this folder are there while their own tests run, and not for the others of the project."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgher import games

HERE = Path(__file__).resolve().parent


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(games.OWN_GAMES, "")  # so that it is put back afterwards
    added = games.add_games(HERE)
    yield
    for name in added:
        games.NAMES.remove(name)
    games.__path__.remove(str(HERE))
