"""Steps a second of the environments on one core, played at random.

Run by `bench/__main__.py` in plain and in compiled Python:

    python bench/env.py GAME PLAYERS SECONDS        prints one JSON object
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import env_peer
import gymnasium
import numpy as np
import pyspiel

import burgher.env
import burgher.env.openspiel
from burgher.core import state
from burgher.core.writer import Writer
from burgher.env.gym import IDS
from burgher.env.setup import Setup

GAMES = 256  # of a batch
MANY_GAMES = 1024  # of one that is shared


def measure(game: str, players: int, seconds: float) -> dict[str, object]:
    load = f"burgher_{game}(players={players})"
    return {
        "game": game,
        "players": players,
        "compiled": not state.__file__.endswith(".py"),
        "features": burgher.game(game).layouts[players].size,
        "actions": burgher.game(game).code_count,
        "gym": gym_steps(game, players, seconds),
        "aec": env_peer.play_aec(burgher.env.aec(game, players), seconds),
        "openspiel": env_peer.play_spiel(pyspiel.load_game(load), False, seconds),
        "openspiel_tensors": env_peer.play_spiel(pyspiel.load_game(load), True, seconds),
        "batch": batch_steps(game, players, True, seconds),
        "batch_unseen": batch_steps(game, players, False, seconds),
        "two_processes": two_processes(game, players, seconds),
        "microseconds_per_observation": observing(game, players, seconds / 4),
    }


def gym_steps(game: str, players: int, seconds: float) -> float:
    """An agent that chooses at random, among bots that do."""
    env: Any = gymnasium.make(IDS[game], players=players)
    steps = 0
    _, info = env.reset(seed=1)
    started = time.process_time()
    while time.process_time() - started < seconds:
        _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        steps += 1
        if over:
            _, info = env.reset()
    return steps / (time.process_time() - started)


def batch_steps(game: str, players: int, observe: bool, seconds: float) -> float:
    """Numpy chooses among the legal actions of all games; with observations, or without."""
    return play_batch(burgher.env.Batch(game, GAMES, players=players), observe, seconds, time.process_time)


def play_batch(batch: burgher.env.Batch, observe: bool, seconds: float, clock: Callable[[], float]) -> float:
    rng = np.random.default_rng(1)
    steps = 0
    started = clock()
    while clock() - started < seconds:
        counts = np.diff(batch.starts)
        batch.step(batch.legal[batch.starts[:-1] + (rng.random(batch.n) * counts).astype(np.int32)])
        if observe:
            _ = batch.observations
        steps += batch.n
    return steps / (clock() - started)


def two_processes(game: str, players: int, seconds: float) -> float:
    """How many times as many steps two processes make as one, by the clock on the wall, with observations."""
    rates = []
    for processes in (1, 2):
        batch = burgher.env.Batch(game, MANY_GAMES, players=players, processes=processes)
        rates.append(play_batch(batch, True, seconds, time.perf_counter))
        batch.close()
    return rates[1] / rates[0]


def observing(game: str, players: int, seconds: float) -> float:
    """Microseconds for the features of a position, on average over a game."""
    setup = Setup(game, players, None, None)
    episode = setup.episode()
    episode.begin(1)
    row = Writer(setup.layout.size)
    spent, seen = 0.0, 0
    while spent < seconds:
        started = time.process_time()
        for _ in range(20):
            episode.observe(episode.mover, row, 0)
        spent += time.process_time() - started
        seen += 20
        episode.play(random.choice(episode.actions))
        if episode.mover < 0:
            episode.begin(seen)
    return 1e6 * spent / seen


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
