"""Compiled and plain Python play the same games, move for move."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def games_of(package: Path) -> dict[str, Any]:
    script = Path(__file__).with_name("transcript.py")
    done = subprocess.run(
        [sys.executable, str(script)], env={**os.environ, "PYTHONPATH": str(package)}, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plain")
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "page")
    shutil.copytree(ROOT / "src" / "burgher", folder / "burgher", ignore=ignored)
    return folder


def test_the_same_games_move_for_move(plain: Path, compiled: Path) -> None:
    first, second = games_of(plain), games_of(compiled)
    assert not first["compiled"]
    assert second["compiled"]
    assert first["games"].keys() == second["games"].keys()
    for name, lines in first["games"].items():
        assert lines == second["games"][name], name


def test_a_game_from_outside_is_played_with_a_compiled_core(plain: Path, compiled: Path) -> None:
    told = []
    for package in (plain, compiled):
        environment = {**os.environ, "PYTHONPATH": str(package), "BURGHER_GAMES": str(ROOT / "examples")}
        command = [sys.executable, "-m", "burgher", "check", "market_day", "--json"]
        told.append(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    assert told[0] == told[1]
