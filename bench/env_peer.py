"""Steps a second of other environments, played at random on one core, in environments of their own.

python bench/env_peer.py NAME SECONDS        prints one JSON object
"""

import json
import random
import sys
import time
import warnings
from typing import Any

warnings.simplefilter("ignore")


def gym_steps(seconds: float) -> float:
    """catanatron's Gymnasium environment: its observation and its list of valid actions."""
    import catanatron_gym  # noqa: F401
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    steps = 0
    _, info = env.reset(seed=1)
    started = time.process_time()
    while time.process_time() - started < seconds:
        _, _, over, cut, info = env.step(random.choice(info["valid_actions"]))
        steps += 1
        if over or cut:
            _, info = env.reset()
    return steps / (time.process_time() - started)


def zoo_steps(name: str, seconds: float) -> float:
    """A classic of PettingZoo, as its own benchmark plays it."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    return play_aec(env, seconds)


def play_aec(env: Any, seconds: float) -> float:
    import numpy as np

    env.reset(seed=1)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
    return steps / (time.process_time() - started)


def spiel_steps(name: str, tensors: bool, seconds: float) -> float:
    """A game of OpenSpiel, called from Python; with tensors, each decision asks for that of who is to move."""
    import pyspiel

    return play_spiel(pyspiel.load_game(name), tensors, seconds)


def play_spiel(game: Any, tensors: bool, seconds: float) -> float:
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                seats = range(game.num_players())
                if tensors:
                    for seat in seats:
                        state.observation_tensor(seat)
                state.apply_actions([random.choice(state.legal_actions(seat) or [0]) for seat in seats])
            else:
                if tensors:
                    state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - started)


def measure(name: str, seconds: float) -> dict[str, float]:
    if name == "catanatron":
        return {"gym": gym_steps(seconds)}
    if name.endswith(("_v3", "_v4", "_v5")):
        return {"aec": zoo_steps(name, seconds)}
    return {"openspiel": spiel_steps(name, False, seconds), "openspiel_tensors": spiel_steps(name, True, seconds)}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
