"""Importing the library is quick, since it brings nothing that only a server, a terminal or a learner needs."""

import subprocess
import sys

HEAVY = {"asyncio", "click", "multiprocessing", "numpy", "rich", "starlette", "uvicorn", "websockets", "burgher.server"}


def test_importing_the_library_and_playing_loads_nothing_heavy() -> None:
    code = "import sys, burgher; burgher.new('glass_road', players=2, seed=1).actions(0); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(done.stdout.split())
