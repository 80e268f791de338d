"""The games as PettingZoo environments."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import burgher.env

from ..play import SETUPS

EVERY = [(game, *setup) for game, setups in SETUPS.items() for setup in setups]
CYCLES = 25


@pytest.mark.filterwarnings("ignore")  # observations with masks are suspected, though PettingZoo asks for them
@pytest.mark.parametrize("game, players, options", EVERY)
def test_upstream_finds_no_fault(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(burgher.env.aec(game, players, options=options), num_cycles=CYCLES)
    seed_test(lambda: burgher.env.aec(game, players, options=options), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game, players, options", EVERY)
def test_upstream_finds_no_fault_in_parallel(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(burgher.env.parallel(game, players, options=options), num_cycles=CYCLES)


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
@pytest.mark.parametrize("game", list(SETUPS))
def test_what_agents_are_given_adds_up(game: str, reward: str) -> None:
    env = burgher.env.aec(game, 2, reward=reward)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, gain, over, _, info = env.last()
        given[agent] += gain
        if over:
            env.step(None)
            continue
        assert (observation["action_mask"] == info["action_mask"]).all()
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert list(given.values()) == pytest.approx(env.setup.final(env._episode.state))


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    env = burgher.env.aec("craftsmen", 3)
    env.reset(seed=2)
    rest = copy.deepcopy(env)
    for one in (env, pickle.loads(pickle.dumps(env))):
        for agent in one.agent_iter(40):
            one.step(int(np.flatnonzero(one.observe(agent)["action_mask"])[-1]))
        mask = one.last()[0]["action_mask"]
        assert (mask == env.last()[0]["action_mask"]).all()
    assert rest.agent_selection == "player_0" and (rest.last()[0]["action_mask"] != mask).any()


def test_who_waits_has_no_legal_action() -> None:
    env = burgher.env.aec("glass_road", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_ends_the_game() -> None:
    env = burgher.env.aec("castles_of_burgundy", 2)
    env.reset(seed=1)
    agent, (_, _, _, _, info) = env.agent_selection, env.last()
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env._cumulative_rewards[agent] == -1.0
