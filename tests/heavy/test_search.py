"""The example in which an algorithm of OpenSpiel plays."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "search_openspiel.py"


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_the_example_plays(search: str) -> None:
    command = [sys.executable, str(EXAMPLE), "glass_road", "--search", search, "--simulations", "4", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{search} wins" in done.stdout
