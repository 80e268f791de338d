"""Games from outside the package: how they are found, and what is refused."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import burgher
from burgher import bots
from burgher.core.check import Broken, check
from burgher.core.game import Game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "burgher", *args]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False, timeout=60
    )


def test_a_folder_of_games_is_named_by_an_option_or_in_the_environment() -> None:
    for told in (run("--own-games", str(EXAMPLES), "games"), run("games", BURGHER_GAMES=str(EXAMPLES))):
        assert "market_day              Market Day, 2-4" in told.stdout


def test_bots_in_other_processes_find_the_game_too() -> None:
    sim = ("sim", "market_day", "--bots", "journeyman,apprentice,random", "--games", "6", "--jobs", "2", "--json")
    done = run("--own-games", str(EXAMPLES), *sim)
    assert done.returncode == 0, done.stderr
    assert '"games":6' in done.stdout


def test_a_folder_without_a_game_is_refused(tmp_path: Path) -> None:
    told = run("--own-games", str(tmp_path), "games")
    assert told.returncode == 2
    assert told.stderr.startswith("burgher: There is no game in ") and told.stderr.count("\n") == 1


def test_a_game_cannot_take_the_name_of_another(tmp_path: Path) -> None:
    (tmp_path / "woodcraft").mkdir()
    for name in ("__init__.py", "RULES.md"):
        (tmp_path / "woodcraft" / name).write_text("")
    told = run("--own-games", str(tmp_path), "games")
    assert told.returncode == 2
    assert "There is a game called 'woodcraft' already." in told.stderr


def test_a_game_of_which_bots_know_nothing_is_played_by_chance(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "market_day", tmp_path / "market_day", ignore=shutil.ignore_patterns("value.py"))
    told = run("--own-games", str(tmp_path), "sim", "market_day", "--bots", "journeyman,random", "--games", "1")
    assert told.returncode == 2
    assert told.stderr == "burgher: The bot 'journeyman' does not play market_day; there is random.\n"
    assert bots.levels("a.game/that is not there") == ["random"]


def test_a_game_that_breaks_a_law_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = burgher.game("castles_of_burgundy")
    assert check(game, games=1) > 50
    monkeypatch.setattr(type(game), "determinize", lambda self, s, seat, dice: Game.begin(self, s.seats))
    with pytest.raises(Broken, match="castles_of_burgundy breaks a law: after determinize seat 0 sees something else"):
        check(game, games=1)


def test_a_game_that_cannot_be_tried_is_told_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one whose steps say nothing of what may not be chosen."""
    game = burgher.game("glass_road")

    def refusal(*_: object) -> None:
        raise RuntimeError("step turn gives no reasons")

    for step in game.steps:
        monkeypatch.setattr(type(step), "refusal", refusal)
    with pytest.raises(Broken, match=r"cannot be tried: RuntimeError in refusal .*: step turn gives no reasons"):
        check(game, games=1)
