"""What players do most takes as many clicks as the docs say."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from burgher.core.words import words
from tests.browser.clicks import ACTS, count_all
from tests.browser.house import ROOT


def told(game: str) -> list[tuple[str, int]]:
    """The rows of a game in the table of the docs: what is done, and the clicks that it takes now."""
    docs = (ROOT / "docs" / "page.md").read_text("utf-8")
    rows = re.findall(
        rf"^\| {words('en').say(f'page.games.{game}.name')} \| ([^|]+) \| \d+ \| (\d+) \|$", docs, re.MULTILINE
    )
    return [(name, int(now)) for name, now in rows]


@pytest.mark.parametrize("game", ACTS)
def test_the_clicks_of_common_acts(game: str, browser: Browser, tmp_path: Path) -> None:
    assert len(ACTS[game]) == 10
    counted = count_all(browser, ROOT, tmp_path, game)
    assert [(act.name, clicks) for act, clicks in zip(ACTS[game], counted, strict=True)] == told(game)
