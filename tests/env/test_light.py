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


@pytest.mark.parametrize(
    "use, package, extra",
    [
        ("import burgher.env", "numpy", "learn"),
        ("import burgher.env; burgher.env.aec('glass_road')", "gymnasium", "pettingzoo"),
        ("import burgher.env; burgher.env.aec('glass_road')", "pettingzoo", "pettingzoo"),
        ("import burgher.env; burgher.env.parallel('glass_road')", "pettingzoo", "pettingzoo"),
        ("import burgher.env.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_not_installed_is_said_with_what_to_install(use: str, package: str, extra: str) -> None:
    code = f"""
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == {package!r} else find(name, *more)
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
{use}"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.endswith(f": install burgher[{extra}].\n"), done.stderr
