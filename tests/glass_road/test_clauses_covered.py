"""Every clause of RULES.md has a test marked with its number, and no marker names a clause that does not exist."""

import ast
from pathlib import Path

from burgher.games.glass_road import GAME

HERE = Path(__file__).parent


def clauses() -> set[str]:
    return {clause.id for section in GAME.rulebook for clause in section.clauses}


def marked() -> dict[str, list[str]]:
    """The clauses that the tests name, read from the source so that it works however the tests are spread."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in markers(node):
                    found.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return found


def markers(test: ast.FunctionDef) -> list[str]:
    out = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            out += [str(ast.literal_eval(argument)) for argument in decorator.args]
    return out


def test_every_clause_has_a_test() -> None:
    assert sorted(clauses() - set(marked())) == []


def test_no_marker_names_an_unknown_clause() -> None:
    unknown = set(marked()) - clauses()
    assert {clause: marked()[clause] for clause in unknown} == {}


def test_no_clause_is_missing() -> None:
    """The numbers run from 1 to 408 without a gap."""
    assert clauses() == {f"GR-{n:03}" for n in range(1, 409)}
