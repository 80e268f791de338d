"""`burgher review`, and the report."""

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import burgher
from burgher.cli import cli
from burgher.core.errors import BurgherError
from burgher.core.table import Chair
from burgher.core.words import LANGUAGES, words
from burgher.review.depth import QUICK
from burgher.review.tell import Teller
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_table_is_cut_off(saved: Path, language: str) -> None:
    """In a terminal of 80 columns."""
    assert "…" not in review(str(saved), "--lang", language)


def test_a_game_that_goes_on_is_said_to(saved: Path, tmp_path: Path) -> None:
    doc = json.loads(saved.read_text("utf-8"))
    file, page = tmp_path / "half.json", tmp_path / "half.html"
    file.write_text(json.dumps(doc | {"log": doc["log"][:3]}), "utf-8")
    assert "not over" in review(str(file)) and "not over" not in review(str(saved))
    review(str(file), "--html", str(page))
    assert "not over" in page.read_text("utf-8")


def test_who_plays_alone_has_points_and_no_margin(tmp_path: Path) -> None:
    file, page = tmp_path / "alone.json", tmp_path / "alone.html"
    file.write_bytes(msgspec.json.encode(ending("glass_road", 1, 2).save()))
    assert "points" in review(str(file)) and "margin" not in review(str(file))
    review(str(file), "--html", str(page))
    assert "margin" not in page.read_text("utf-8").partition("</style>")[2]


def test_what_is_rounded_to_nothing_is_not_said_to_be_sure(saved: Path) -> None:
    """Where nothing is drawn before a rollout is judged, all of them come out alike; that is no certainty."""
    table = burgher.load(json.loads(saved.read_text("utf-8")))
    teller = Teller(table, table.analyse(depth=QUICK), words("en", table.game.id))
    decision = teller.review.decisions[0]
    assert teller.sure(msgspec.structs.replace(decision, error=0.04)) == ""
    assert teller.sure(msgspec.structs.replace(decision, error=0.06)) == " (give or take 0.1)"


def test_a_page_that_cannot_be_written_is_refused_before_the_work(saved: Path, tmp_path: Path) -> None:
    told = CliRunner().invoke(cli, ["review", str(saved), "--html", str(tmp_path / "none" / "review.html")])
    assert told.exit_code == 2 and "there is no folder" in told.output


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BurgherError, match="cannot be read"):
        CliRunner().invoke(cli, ["review", str(tmp_path / "none.json")], catch_exceptions=False)
