"""Every clause of RULES.md has a test marked with its number, and no marker names a clause that does not exist."""

import ast
import re
from importlib.resources import files
from pathlib import Path

HERE = Path(__file__).parent
CLAUSE = re.compile(r"CB-\d{3}")


def clauses() -> set[str]:
    """The clauses that RULES.md defines: each stands in bold at the head of its line."""
    rules = files("burgher.games.castles_of_burgundy").joinpath("RULES.md").read_text("utf-8")
    return set(re.findall(r"^\W*\*\*(CB-\d{3})\*\*", rules, re.MULTILINE))


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
    assert all(CLAUSE.fullmatch(clause) for clause in marked())


def test_the_ledger_is_whole() -> None:
    """The numbers run from 1 to 294 without a gap."""
    assert clauses() == {f"CB-{n:03}" for n in range(1, 295)}
