"""Every clause of a game's RULES.md has a test, or a case of a test, marked with its number; no marker is unknown."""

import ast
from pathlib import Path

import pytest

import burgher

HERE = Path(__file__).parent
# how many clauses each game has, counted in its ledger
LAST = {"castles_of_burgundy": "CB-294", "glass_road": "GR-408", "woodcraft": "WC-448", "craftsmen": "CR-437"}


def clauses(game: str) -> set[str]:
    return {clause.id for section in burgher.game(game).rulebook for clause in section.clauses}


def marked(game: str) -> dict[str, list[str]]:
    """The clauses that tests and their cases name, read from the source: that works however the tests are spread."""
    found: dict[str, list[str]] = {}
    for path in sorted((HERE / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    found.setdefault(str(ast.literal_eval(argument)), []).append(f"{path.name}:{node.lineno}")
    return found


@pytest.mark.parametrize("game", burgher.GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert sorted(clauses(game) - set(marked(game))) == []


@pytest.mark.parametrize("game", burgher.GAMES)
def test_no_marker_names_an_unknown_clause(game: str) -> None:
    found = marked(game)
    assert {clause: found[clause] for clause in set(found) - clauses(game)} == {}


@pytest.mark.parametrize("game", burgher.GAMES)
def test_no_clause_is_missing(game: str) -> None:
    prefix, last = LAST[game].split("-")
    assert clauses(game) == {f"{prefix}-{n:03}" for n in range(1, int(last) + 1)}
