"""What the docs show works as they show it."""

import doctest
import importlib
import json
import re
from pathlib import Path

import pytest
from site_pages import made, rules

import burgher
from burgher.core.words import words

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    "name", ["burgher", "burgher.core.verbs", "burgher.core.words", "burgher.core.listing", "burgher.core.table"]
)
def test_examples_of_docstrings(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def blocks(file: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / file).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("file", ["README.md", "docs/research.md"])
def test_the_python_of_the_docs_runs(file: str) -> None:
    for code in blocks(file, "python"):
        exec(compile(code, file, "exec"), {})


def test_the_worked_review_is_right() -> None:
    exec(compile("\n".join(blocks("docs/analysis.md", "python")), "docs/analysis.md", "exec"), {})


def test_the_worked_position_does_what_its_text_says() -> None:
    (example,) = blocks("docs/positions/castles_of_burgundy.md", "json")
    table = burgher.position("castles_of_burgundy", example, seed=1)
    assert {"place:0:0:25", "take:0:2:1:3"} <= set(table.actions(0))
    table.act(0, "take:0:2:1:3")
    assert table.view(0)["players"][0]["workers"] == 0
    again = burgher.position("castles_of_burgundy", table.game.to_position(table.state))
    assert again.view(0) == table.view(0)


def test_every_entry_of_a_position_is_documented() -> None:
    text = (ROOT / "docs/positions/castles_of_burgundy.md").read_text("utf-8")
    doc = burgher.game("castles_of_burgundy").to_position(
        burgher.position("castles_of_burgundy", {"players": [{}, {}]}, seed=1).state
    )
    for name in [*doc, *doc["players"][0], *doc["stacks"], *doc["bonus"]["mine"], *doc["depots"]["1"]]:
        assert f"`{name}`" in text, name
    assert json.loads(json.dumps(doc)) == doc


@pytest.mark.parametrize("game", burgher.games.OURS)
def test_the_map_of_the_chapters_is_true(game: str) -> None:
    """So that a rule is found in one guess."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    (row,) = re.findall(rf"^\| {words('en', game).say('game.name')} \| (.*) \|$", text, re.MULTILINE)
    chapters = (ROOT / "src/burgher/games" / game / "chapters").glob("*.py")
    assert set(re.findall(r"`([a-z_]+)`", row)) == {path.stem for path in chapters} - {"__init__"}


def test_every_file_that_the_docs_link_to_exists() -> None:
    for file in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", file.read_text("utf-8")):
            target = (file.parent / link).resolve()
            assert target.exists() or target.relative_to(ROOT / "docs").as_posix() in made(), f"{file.name}: {link}"


def test_every_clause_has_an_anchor_on_the_site() -> None:
    text = "- **CB-078** You pay.\n  *Reading:* never more.\n- **CB-079** It does not last.\n"
    assert rules(text) == (
        "- **CB-078**{ #cb-078 } You pay.<br>*Reading:* never more.\n- **CB-079**{ #cb-079 } It does not last.\n"
    )
    for name in burgher.games.OURS:
        page = made()[f"rules/{name}.md"]
        for section in burgher.game(name).rulebook:
            assert all(f"{{ #{clause.id.lower()} }}" in page for clause in section.clauses)
