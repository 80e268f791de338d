"""Tests that wait for changed rules."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from waiting import Question, WaitingTests

RULES = """
LIMIT = 3

class Die:
    def legal(self, x):
        return 0 < x < LIMIT

def double(x):
    return [2 * y for y in [x]][0]
"""
TESTS = """
from rules import LIMIT, Die, double

def test_legal():
    assert Die().legal(2) and not Die().legal(3)

def test_double():
    assert double(2) == 4

def test_limit():
    assert LIMIT == 3
"""
LEGAL, DOUBLE, LIMIT = (f"test_rules.py::test_{name}" for name in ("legal", "double", "limit"))
TOOLS = Path(__file__).parents[2] / "tools"


def start(folder: Path) -> WaitingTests:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(TOOLS)])}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
        "test_rules.py",
    ]
    return WaitingTests(command, folder, environment)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    (folder / "rules.py").write_text(RULES)
    (folder / "test_rules.py").write_text(TESTS)
    return folder


@pytest.fixture(scope="module")
def tests(folder: Path) -> Iterator[WaitingTests]:
    found = start(folder)
    yield found
    found.end()


def test_they_are_all_there(tests: WaitingTests) -> None:
    assert tests.names == [LEGAL, DOUBLE, LIMIT]


@pytest.mark.parametrize(
    ("old", "new", "names", "passes"),
    [
        ("x < LIMIT", "x < LIMIT", (LEGAL, DOUBLE, LIMIT), True),
        ("x < LIMIT", "x <= LIMIT", (LEGAL,), False),
        ("x < LIMIT", "x <= LIMIT", (DOUBLE, LIMIT), True),
        ("2 * y", "2 * y * y", (LEGAL, DOUBLE), False),
        ("2 * y", "3 * y", (LEGAL,), True),
    ],
)
def test_a_changed_function_meets_those_that_are_named(
    tests: WaitingTests, folder: Path, old: str, new: str, names: tuple[str, ...], passes: bool
) -> None:
    changed = RULES.replace(old, new).encode()
    assert tests.answer(Question(dict.fromkeys(names, 0.1), str(folder / "rules.py"), changed)) is passes


@pytest.mark.parametrize("line", ["while True: pass", "x = [0] * (1 << 40)", "import os; os.abort()"])
def test_what_never_ends_or_breaks_does_not_pass_and_the_next_is_answered(
    tests: WaitingTests, folder: Path, line: str
) -> None:
    changed = RULES.replace("def double(x):", f"def double(x):\n    {line}").encode()
    assert not tests.answer(Question({DOUBLE: -0.9}, str(folder / "rules.py"), changed)), "below zero: a short limit"
    assert tests.answer(Question({DOUBLE: 0.1}))


def test_what_cannot_be_imported_has_no_tests(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(TESTS)
    tests = start(tmp_path)
    assert tests.names == []
    tests.end()
