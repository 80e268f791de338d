"""What is packed can be installed where nothing is, and played: plain and compiled."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import burgher

ROOT = Path(__file__).resolve().parents[2]


def build(root: Path, folder: Path, *args: str, compiled: str = "") -> Path:
    """What hatchling makes of a project: one file."""
    done = run([sys.executable, "-m", "hatchling", "build", "-d", str(folder), *args], root, BURGHER_COMPILE=compiled)
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    return made


def run(command: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BURGHER"))}
    return subprocess.run(
        command, cwd=folder, env={**clean, **environment}, capture_output=True, text=True, check=False
    )


def needed(name: str, found: set[str]) -> set[str]:
    """A distribution and all that it requires here, without extras."""
    if name not in found:
        found.add(name)
        for text in distribution(name).requires or []:
            wanted = Requirement(text)
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                needed(wanted.name.lower(), found)
    return found


def install(wheel: Path, folder: Path) -> Path:
    """An environment with the wheel and what it requires, and nothing else; its folder of commands."""
    venv.create(folder, with_pip=False, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    for name in needed("burgher", set()) - {"burgher"}:
        for top in {file.parts[0] for file in distribution(name).files or [] if file.parts[0] != ".."}:
            if not (packages / top).exists():
                (packages / top).symlink_to(distribution(name).locate_file(top))  # type: ignore[arg-type]
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--no-deps", "-q"]
    done = run([*pip, "--no-index", "--disable-pip-version-check", str(wheel)], folder)
    assert done.returncode == 0, done.stderr
    return folder / "bin"


def play_everything(commands: Path, folder: Path) -> bool:
    """Every game is played by bots, and a table is served with its page. Was it compiled code that played?"""
    for game in burgher.GAMES:
        bots = ",".join(["journeyman", "random", "random"][: burgher.game(game).players[-1]])
        sim = [str(commands / "burgher"), "sim", game, "--bots", bots, "--games", "1", "--json"]
        done = run(sim, folder)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["games"] == 1
    serve = [str(commands / "burgher"), "play", "--no-open", "--port", "0", "--db", str(folder / "tables.sqlite3")]
    server = subprocess.Popen(serve, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        with urllib.request.urlopen(server.stdout.readline().strip()) as answer:
            assert b"/assets/main-" in answer.read()
    finally:
        server.terminate()
        server.wait()
        server.stdout.close() if server.stdout else None
    look = "import burgher.core.state as s; print(s.__file__.endswith('.py'))"
    return run([str(commands / "python"), "-c", look], folder).stdout.strip() == "False"


def test_the_plain_wheel_plays_everything_with_what_it_requires(tmp_path: Path) -> None:
    wheel = build(ROOT, tmp_path / "dist", "-t", "wheel")
    assert wheel.name == f"burgher-{burgher.__version__}-py3-none-any.whl"
    assert not play_everything(install(wheel, tmp_path / "venv"), tmp_path)


def test_the_compiled_wheel_plays_everything_with_what_it_requires(tmp_path: Path, compiled: Path) -> None:
    wheel = build(ROOT, tmp_path / "dist", "-t", "wheel", compiled=str(compiled))
    assert not wheel.name.endswith("-any.whl")
    assert play_everything(install(wheel, tmp_path / "venv"), tmp_path)


def test_a_wheel_can_be_made_of_the_sdist_alone(tmp_path: Path) -> None:
    with tarfile.open(build(ROOT, tmp_path / "sdist", "-t", "sdist")) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (folder,) = (tmp_path / "unpacked").iterdir()
    assert contents(build(folder, tmp_path / "again", "-t", "wheel")) == contents(
        build(ROOT, tmp_path / "direct", "-t", "wheel")
    )


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_packed_without_the_page(target: str, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/wheel_hook.py", "src/burgher/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    done = run([sys.executable, "-m", "hatchling", "build", "-t", target], tmp_path)
    assert done.returncode != 0
    assert "The page has not been built" in done.stderr
