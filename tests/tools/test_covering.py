"""Which tests a mutant meets."""

from pathlib import Path

import pytest
from coverage import CoverageData
from covering import Covering

SOURCE = """LIMIT = 3

def legal(x):
    return (
        x > 1
        and x < LIMIT
    )

def never(x):
    return x
"""


@pytest.fixture
def covering(tmp_path: Path) -> Covering:
    path = (tmp_path / "rules.py").resolve()
    path.write_text(SOURCE)
    data = CoverageData(no_disk=True)
    for test, lines in {"": [1, 3, 9], "slow": [4, 5, 6], "quick": [4, 5], "other": []}.items():
        data.set_context(test)
        data.add_lines({str(path): lines})
    return Covering(tmp_path, {"slow": 2.0, "quick": 0.1, "other": 0.5}, data)


@pytest.mark.parametrize(
    ("line", "tests"),
    [
        (5, ["quick", "slow"]),
        (6, ["quick", "slow"]),  # a line of a statement that both run
        (10, []),
        (1, None),  # it runs when the module is imported, before any test
    ],
)
def test_the_tests_of_a_line_the_quick_ones_first(covering: Covering, line: int, tests: list[str] | None) -> None:
    assert covering.tests_of(Path("rules.py"), line) == tests
