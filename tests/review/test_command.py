"""`burgher review`, and the report."""

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from burgher.cli import cli
from burgher.core.errors import BurgherError
from burgher.core.table import Chair
from burgher.core.words import LANGUAGES
from tests.review.endings import ending


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = ending("castles_of_burgundy", 2, 6)
    table.chairs = [Chair(name="<b>Anna</b>"), Chair(bot="journeyman")]
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_bytes(msgspec.json.encode(table.save()))
    return file


def review(*args: str) -> str:
    result = CliRunner().invoke(cli, ["review", *args, "--quick"], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_text_and_as_a_page(saved: Path, tmp_path: Path, language: str) -> None:
    text = review(str(saved), "--lang", language)
    assert "<b>Anna</b>" in text and "{" not in text
    page = tmp_path / "review.html"
    assert review(str(saved), "--html", str(page), "--lang", language) == ""
    html = page.read_text("utf-8")
    assert "&lt;b&gt;Anna&lt;/b&gt;" in html and "<b>Anna" not in html
    assert f'<html lang="{language}">' in html


def test_a_page_needs_nothing_else(saved: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    review(str(saved), "--html", str(page))

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag not in ("script", "link", "img", "iframe")
            assert not {"src", "href"} & {name for name, _ in attrs}

    Reader().feed(page.read_text("utf-8"))


def test_json_is_one_object(saved: Path) -> None:
    doc = json.loads(review(str(saved), "--json"))
    assert doc["game"] == "castles_of_burgundy" and len(doc["parts"]) == 2
    assert all(decision["mark"] for decision in doc["decisions"])


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BurgherError, match="cannot be read"):
        CliRunner().invoke(cli, ["review", str(tmp_path / "none.json")], catch_exceptions=False)
