"""However a server is ended, it ends without a traceback, and so do the processes of its bots."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .house import PATIENCE, SOURCE

BOTS = {"game": "castles_of_burgundy", "seats": ["journeyman", "journeyman"]}


def start(folder: Path, *command: str) -> "subprocess.Popen[str]":
    """In a group of its own, as a terminal has it: a signal goes to the server and to the processes of its bots."""
    return subprocess.Popen(
        [sys.executable, "-m", "burgher", *command, "--port", "0", "--db", str(folder / "db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        text=True,
        start_new_session=True,
        # whoever runs the tests may have been started without an interrupt key
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def end(process: "subprocess.Popen[str]", *signals: signal.Signals) -> int:
    """The status after these signals; nothing went wrong."""
    for one in signals:
        os.killpg(process.pid, one)
    _, errors = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors and "leaked" not in errors, errors
    return process.returncode


@pytest.mark.parametrize(
    ("signals", "status"),
    [([signal.SIGTERM], -signal.SIGTERM), ([signal.SIGTERM] * 2, -signal.SIGTERM), ([signal.SIGINT] * 3, 130)],
)
def test_while_bots_think(tmp_path: Path, signals: list[signal.Signals], status: int) -> None:
    process = start(tmp_path, "serve", "--workers", "2")
    assert process.stdout is not None
    base = process.stdout.readline().strip()
    for _ in range(4):
        assert httpx.post(base + "/api/tables", json=BOTS).status_code == 201
    assert end(process, *signals) == status


@pytest.mark.parametrize("command", [("serve",), ("play", "--no-open")])
def test_as_soon_as_it_runs(tmp_path: Path, command: tuple[str, ...]) -> None:
    process = start(tmp_path, *command)
    assert process.stdout is not None
    process.stdout.readline()
    assert end(process, signal.SIGINT) == 130


# What is imported when the key is pressed, one early and one late.
@pytest.mark.parametrize("module", ["burgher.core.table", "uvicorn.server"])
@pytest.mark.parametrize("command", [("serve",), ("play", "--no-open")])
def test_before_it_runs(tmp_path: Path, command: tuple[str, ...], module: str) -> None:
    """The key is pressed in the middle of an import."""
    press = (
        "import importlib.abc, os, signal, sys\n"
        "class Press(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name == {module!r}:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Press())\n"
    )
    (tmp_path / "sitecustomize.py").write_text(press)
    process = subprocess.run(
        [sys.executable, "-m", "burgher", *command, "--port", "0", "--db", str(tmp_path / "db")],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert (process.returncode, process.stderr, process.stdout) == (130, "", "")
