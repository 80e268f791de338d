"""A compiled copy of the package: bots think with it as soon as it is there, and nothing depends on it."""

import asyncio
import importlib.resources
import os
import shutil
import signal
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

import burgher
from burgher.bots import bot
from burgher.bots.bot import ask
from burgher.server.compiled import PACKAGE, STAMP, Copy, stamp
from burgher.server.minds import Minds

from .house import GAME, go

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A copy without its stamp, as one that is still being made. Whether it is compiled makes no difference here."""
    shutil.copytree(PACKAGE, tmp_path / "burgher", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    return Copy(tmp_path)


def finish(copy: Copy) -> None:
    (copy.folder / STAMP).write_text(stamp(copy.folder / "burgher"))


async def package_of(mind: Minds) -> Path:
    """Which package the processes have imported."""
    loop = asyncio.get_running_loop()
    return Path(str(await loop.run_in_executor(mind._pool, importlib.resources.files, "burgher")))


@go
async def test_bots_go_over_to_a_copy_as_soon_as_it_is_whole_and_play_the_same(copy: Copy) -> None:
    table = burgher.new(GAME, players=2, seed=9)
    mind = Minds(1, 10, copy)
    try:
        for turn in range(6):
            if turn == 3:
                assert await package_of(mind) == PACKAGE
                finish(copy)
            seat = table.to_move[0]
            answer = await mind.answer(GAME, "journeyman", mind.question(table, seat, "journeyman"))
            dice = table.course.luck.dice(len(table.log))
            assert answer == ask(bot("journeyman"), table.game, table.state, seat, dice)
            table.act(seat, table.game.verbs.text(answer))
        assert await package_of(mind) == copy.folder / "burgher"
    finally:
        await mind.close()


@go
async def test_a_copy_of_other_sources_is_left_alone(copy: Copy) -> None:
    (copy.folder / "burgher" / "py.py").write_text("")
    finish(copy)
    mind = Minds(1, 10, copy)
    try:
        assert await package_of(mind) == PACKAGE
    finally:
        await mind.close()


@go
async def test_bots_whose_copy_breaks_think_without_it(copy: Copy) -> None:
    finish(copy)
    (copy.folder / "burgher" / "__init__.py").write_text("raise SystemExit('this cannot be loaded')")
    table = burgher.new(GAME, players=2, seed=9)
    mind = Minds(1, 10, copy)
    try:
        assert mind.fast
        seat = table.to_move[0]
        answer = await mind.answer(GAME, "journeyman", mind.question(table, seat, "journeyman"))
        assert answer == ask(bot("journeyman"), table.game, table.state, seat, table.course.luck.dice(len(table.log)))
        assert await package_of(mind) == PACKAGE
    finally:
        await mind.close()


# ---------------------------------------------------------------- ./run, with a compiler that only seems to be one


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that is set up, as far as compiling goes."""
    for name in ("run", "requirements.lock", "pyproject.toml", "tools/modules.py", "src/burgher/server/compiled.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    script = load(tmp_path)
    parts = script.digest(tmp_path / "requirements.lock", tmp_path / "pyproject.toml")
    script.done("python", parts + sys.version + str(tmp_path))
    return tmp_path


def load(project: Path) -> ModuleType:
    """The script `run` as a module."""
    loader = SourceFileLoader("run", str(project / "run"))
    script = ModuleType("run")
    script.__file__ = str(project / "run")
    before = signal.getsignal(signal.SIGINT)
    exec(loader.get_code("run") or "", script.__dict__)
    signal.signal(signal.SIGINT, before)
    return script


def test_the_compiler_behind_a_table_ends_with_it(project: Path) -> None:
    pipe = project / "pipe"
    os.mkfifo(pipe)
    (project / "tools" / "compile.py").write_text(
        f"import signal\nheld = open({str(pipe)!r}, 'w')\nheld.write('at work')\nheld.flush()\nsignal.pause()\n"
    )
    player = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import os, subprocess, sys, signal\n"
            "subprocess.Popen([sys.executable, 'run', 'compile', str(os.getpid())], start_new_session=True,\n"
            "    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)\n"
            "signal.pause()",
        ],
        cwd=project,
    )
    with open(pipe) as held:  # which the compiler opens, and closes only by ending
        assert held.read(7) == "at work"
        player.kill()
        player.wait()
        assert held.read() == ""
    assert not (project / ".cache" / "compiled" / STAMP).exists()


def test_what_cannot_be_compiled_is_tried_once(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "tools" / "compile.py").write_text("raise SystemExit('no')")
    done = subprocess.run([sys.executable, "run", "compile"], cwd=project, capture_output=True, check=False)
    assert done.returncode != 0
    monkeypatch.delenv("BURGHER_COPY", raising=False)
    load(project).compile_behind()
    assert "BURGHER_COPY" not in os.environ
    assert capsys.readouterr().err == ""
