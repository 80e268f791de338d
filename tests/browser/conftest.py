from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.browsers import launch
from tests.browser.house import ROOT, Guest, serve

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("house")) as where:
        yield where


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Callable[..., Guest]]:
    """Makes guests; at the end of the test none of their pages may have complained."""
    guests: list[Guest] = []

    def make(name: str = "Hanna", **wishes: Any) -> Guest:
        guests.append(Guest(browser, address, name, **wishes))
        return guests[-1]

    yield make
    for made in guests:
        made.check()
        made.context.close()


@pytest.fixture(scope="session")
def pictures() -> Path:
    folder = ROOT / "artefacts"
    folder.mkdir(exist_ok=True)
    return folder
