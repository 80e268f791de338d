"""What is not asked for is not loaded."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("what", ["burgher", "burgher.cli"])
def test_no_server_and_no_numpy(what: str) -> None:
    heavy = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "ray", "burgher.env", "burgher.bots"]
    heavy += ["starlette", "uvicorn", "burgher.server"] if what == "burgher" else []
    code = f"import sys, {what}; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
