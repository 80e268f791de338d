"""An owner's own data overrules ours, and is checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def facts(folder: Path) -> subprocess.CompletedProcess[str]:
    """The facts of a game in a fresh process, because a game reads its data once."""
    command = [sys.executable, "-m", "burgher", "--data", str(folder), "facts", "castles_of_burgundy", "--json"]
    return subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / "castles_of_burgundy" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return folder


def test_own_pairing_of_the_sheets(tmp_path: Path) -> None:
    sides = "[[1, 9], [1, 8], [1, 7], [1, 6], [2, 3], [4, 5]]"
    found = facts(write(tmp_path, "boards.toml", f'[sheets]\nprovenance = "owner"\nsides = {sides}\n'))
    assert found.returncode == 0, found.stderr
    assert '"sides":[[1,9],[1,8]' in found.stdout
    assert '"provenance":"owner"' in found.stdout


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [
        ("boards.toml", "[sheets", "boards.toml"),
        ("boards.toml", '[sheets]\nprovenance = "owner"\nsides = [[1, 2], [1, 3], [1, 4], [1, 5]]', "sheets"),
        ("boards.toml", "start_castle_cell = 99", "start_castle_cell"),
        ("boards.toml", "moat = 1", "moat"),
        ("tiles.toml", "castle = [15, 2]", "124"),
        ("tiles.toml", 'castle = "many"', "castle"),
        ("depots.toml", "ring = [1, 2, 3, 4, 5, 5]", "ring"),
        ("numbers.toml", "[setup]\nsilver = -1\nworkers = [1, 2, 3, 4]\ngoods = 3", "silver"),
    ],
)
def test_what_does_not_add_up_is_refused_by_file_and_entry(tmp_path: Path, name: str, text: str, named: str) -> None:
    found = facts(write(tmp_path, name, text))
    assert found.returncode == 2
    assert found.stdout == ""
    assert name in found.stderr
    assert named in found.stderr
    assert found.stderr.count("\n") == 1
