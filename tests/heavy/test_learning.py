"""Stable-Baselines3 takes the environments, and the example learns."""

import sys
from pathlib import Path
from typing import Any

import pytest
from stable_baselines3.common.env_checker import check_env

from burgher import GAMES
from burgher.env.gym import BurgherEnv

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield __import__("train_ppo")
    sys.modules.pop("train_ppo", None)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_stable_baselines_finds_no_fault(game: str) -> None:
    check_env(BurgherEnv(game), skip_render_check=True)


@pytest.mark.filterwarnings("ignore")
def test_the_example_learns_to_beat_random(example: Any) -> None:
    model = example.train("woodcraft", ["random"], 30_000, 1, 32)
    wins, margin = example.meet(model, "woodcraft", ["random"], 60, 2)
    assert wins > 0.8
    assert margin > 0
