"""Which tests run which lines of the rules, and how long each of them takes: a mutant needs to meet no other tests.

Also a plugin of pytest: with `--measure FILE` it notes what each test runs (under `coverage run`) and how long that
takes.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pytest
from coverage import Coverage, CoverageData

# ---------------------------------------------------------------- in the run of the tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--measure")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measuring = Coverage.current()
    if measuring is not None:
        measuring.switch_context(item.nodeid)
    begun = process_time()
    found = yield
    seconds = item.config.stash.setdefault(SECONDS, {})
    seconds[item.nodeid] = process_time() - begun
    return found


def pytest_sessionfinish(session: pytest.Session) -> None:
    path = session.config.getoption("--measure")
    if path is not None:
        Path(path).write_text(json.dumps(session.config.stash.get(SECONDS, {})))


SECONDS = pytest.StashKey[dict[str, float]]()


# ---------------------------------------------------------------- what was found


class Covering(NamedTuple):
    """What the tests of a game run, in the package in one folder."""

    folder: Path
    seconds: dict[str, float]  # of each test
    data: CoverageData

    def tests_of(self, path: Path, line: int) -> list[str] | None:
        """The tests that run this line, the quick ones first; None, if it runs already when they are collected."""
        source = str((self.folder / path).resolve())
        first = first_line(Path(source), line)
        contexts = self.data.contexts_by_lineno(source)
        found = {test for n in range(first, line + 1) for test in contexts.get(n, ())}
        if "" in found:
            return None
        return sorted(found, key=lambda test: (self.seconds[test], test))


@cache
def statements(source: Path) -> list[tuple[int, int]]:
    """The first and the last line of each statement, those inside others after them."""
    tree = ast.parse(source.read_bytes())
    return [(node.lineno, node.end_lineno or 0) for node in ast.walk(tree) if isinstance(node, ast.stmt)]


def first_line(source: Path, line: int) -> int:
    """Where the innermost statement begins that this line is part of."""
    return max(first for first, last in statements(source) if first <= line <= last)


def measure(folder: Path, game: str, tests: list[str], root: Path, environment: dict[str, str]) -> Covering | None:
    """Run tests of the project in `root`, given as to pytest, on the package in this folder; None if one fails."""
    rules = folder / "src" / "burgher" / "games" / game
    run = [
        "-m",
        "coverage",
        "run",
        f"--data-file={folder / DATA}",
        f"--source={rules}",
        "-m",
        "pytest",
        "-p",
        "covering",
    ]
    if subprocess.run(
        [sys.executable, *run, *tests, "--measure", str(folder / TIMES)],
        cwd=root,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ).returncode:
        return None
    return kept(folder)


def kept(folder: Path) -> Covering:
    """What was measured in this folder."""
    found = CoverageData(basename=str(folder / DATA))
    found.read()
    return Covering(folder, json.loads((folder / TIMES).read_text()), found)


DATA, TIMES = "coverage", "seconds.json"
