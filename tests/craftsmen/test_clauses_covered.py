"""Every clause of RULES.md has a test marked with its number, and no marker names a clause that does not exist."""

import ast
from pathlib import Path

from burgher.core.rulebook import read_rules

HERE = Path(__file__).parent


def clauses() -> list[str]:
    return [clause.id for section in read_rules("craftsmen") for clause in section.clauses]


def marked() -> set[str]:
    """The clauses that the tests name, read from the source so that it works however the tests are spread."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                        found |= {str(ast.literal_eval(argument)) for argument in decorator.args}
    return found


def test_every_clause_has_a_test() -> None:
    assert sorted(set(clauses()) - marked()) == []


def test_no_marker_names_an_unknown_clause() -> None:
    assert sorted(marked() - set(clauses())) == []


def test_the_rulebook_is_whole() -> None:
    """The numbers run from 1 to 437 without a gap, in 22 sections."""
    assert clauses() == [f"CR-{n:03}" for n in range(1, 438)]
    assert len(read_rules("craftsmen")) == 22
