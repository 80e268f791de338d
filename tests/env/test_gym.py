"""The games as Gymnasium environments."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import burgher.env
from burgher import GAMES, BadOption
from burgher.env.gym import BurgherEnv, id_of

from ..play import SETUPS

NAMED = {"CastlesOfBurgundy", "GlassRoad", "Woodcraft", "Craftsmen"}
EVERY = [(game, *setup) for game, setups in SETUPS.items() for setup in setups]


def play(env: BurgherEnv, seed: int) -> tuple[float, list[int]]:
    """A game of random legal actions: the sum of its rewards, and the actions."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    rewards, actions, over = 0.0, [], False
    while not over:
        assert observation in env.observation_space
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert (observation["action_mask"] == env.action_masks()).all()
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        observation, reward, over, truncated, info = env.step(actions[-1])
        rewards += reward
        assert not truncated
    assert not info["action_mask"].any()
    return rewards, actions


@pytest.mark.parametrize("game", GAMES)
def test_the_names_are_known(game: str) -> None:
    env = gymnasium.make(id_of(game), players=3, opponents=["random", "journeyman"], seat=1)
    assert env.unwrapped.setup.game.id == game  # type: ignore[attr-defined]
    assert env.reset(seed=1)[0]["observation"].dtype == np.int16


def test_the_names_stay_what_they_are() -> None:
    assert {id_of(game) for game in GAMES} == {f"burgher/{name}-v0" for name in NAMED}


@pytest.mark.filterwarnings("ignore")  # spaces whose numbers are all small are suspected of being pictures
@pytest.mark.parametrize("game, players, options", EVERY)
def test_upstream_finds_no_fault(game: str, players: int, options: dict[str, Any]) -> None:
    check_env(BurgherEnv(game, players=players, options=options, render_mode="ansi"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_the_same_again(game: str) -> None:
    env = BurgherEnv(game, seat=1)
    assert play(env, 3) == play(env, 3)


def test_rewards() -> None:
    won, _ = play(BurgherEnv("glass_road", players=3), 5)
    assert won in (1.0, 0.25, -0.5)  # a victory may be shared by two
    env = BurgherEnv("glass_road", reward="score")
    points, _ = play(env, 5)
    scores = env.setup.scores(env._episode.state)
    assert points == pytest.approx(scores[0])
    margin, _ = play(BurgherEnv("glass_road", reward="margin"), 5)
    assert margin == scores[0] - scores[1]
    solo = BurgherEnv("glass_road", players=1)
    assert play(solo, 5)[0] == pytest.approx(solo.setup.scores(solo._episode.state)[0])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_alike_and_on_its_own(game: str, again: Callable[[BurgherEnv], BurgherEnv]) -> None:
    """For searches that try what an action leads to, and for whoever keeps an environment in a file."""
    env = BurgherEnv(game, players=3, opponents=["random", "apprentice"], seat=1, reward="score")
    _, info = env.reset(seed=7)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    twin, rest = again(env), again(env)
    told: list[list[Any]] = []
    for one in (env, twin):
        told.append([])
        over = False
        while not over:
            action = int(np.flatnonzero(one.action_masks())[-1])
            observation, reward, over, _, _ = one.step(action)
            told[-1].append((action, reward, observation["observation"].tolist()))
        told[-1].append(one.reset()[0]["observation"].tolist())
    assert told[0] == told[1]
    assert rest.action_masks().any(), "what the others played is nothing to this one"


def test_an_illegal_action_ends_the_episode() -> None:
    env = BurgherEnv("castles_of_burgundy")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_table_can_be_shown() -> None:
    env = gymnasium.make(id_of("glass_road"), render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in str(env.render())


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 9},
        {"players": 3, "opponents": ["random"]},
        {"seat": 2},
        {"opponents": "random"},
        {"reward": "fame"},
        {"players": 1, "reward": "win"},
        {"options": {"weather": "fine"}},
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        BurgherEnv("glass_road", **settings)


def test_what_an_agent_wants_is_said() -> None:
    assert burgher.env.__doc__
