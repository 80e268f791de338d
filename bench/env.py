"""Steps a second of the environments on one core, played at random.

Run by `bench/__main__.py` in plain and in compiled Python:

    python bench/env.py GAME PLAYERS SECONDS        prints one JSON object
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import env_peer
import gymnasium
import numpy as np
import pyspiel

import burgher.env
import burgher.env.openspiel
from burgher.bots.episode import Fleet
from burgher.core import state
from burgher.env.gym import id_of
from burgher.env.setup import Setup
from burgher.env.share import There

FEW_GAMES = 32  # that are only observed
GAMES = 256  # of a batch
MANY_GAMES = 1024  # of one that is shared


def measure(game: str, players: int, seconds: float) -> dict[str, object]:
    on_the_wall, if_free = two_processes(game, players, seconds)
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
        "two_processes": on_the_wall,
        "two_processes_if_free": if_free,
        "microseconds_per_observation": observing(game, players, seconds / 4),
    }


def gym_steps(game: str, players: int, seconds: float) -> float:
    """An agent that chooses at random, among bots that do."""
    env: Any = gymnasium.make(id_of(game), players=players)
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


def two_processes(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Two processes beside one, with observations: how many times as many steps by the clock on the wall.

    And how many times as many if both cores were free: the time of the processor that this process needs for a step
    cannot be shared, but for its own share of the games, and that of the slowest share is waited for.
    """
    wall: list[float] = []
    needed: list[float] = []
    for processes in (1, 2):
        batch = burgher.env.Batch(game, MANY_GAMES, players=players, processes=processes)
        play_batch(batch, True, seconds / 4, time.perf_counter)  # until all have begun
        others = [share._process.pid for share in batch._shares if isinstance(share, There)]
        own: Any = Stopwatch(batch._shares[-1])
        batch._shares[-1] = own
        before = [processor_time(pid) for pid in others]
        began, started = time.perf_counter(), time.process_time()
        rate = play_batch(batch, True, seconds, time.perf_counter)
        took = time.process_time() - started - own.spent
        steps = rate * (time.perf_counter() - began)
        took += max([own.spent, *(processor_time(pid) - was for pid, was in zip(others, before, strict=True))])
        wall.append(rate)
        needed.append(took / steps)
        batch.close()
    return wall[1] / wall[0], needed[0] / needed[1]


class Stopwatch:
    """The share that this process plays, with the time of the processor that it takes."""

    def __init__(self, share: Any) -> None:
        self.share = share
        self.spent = 0.0

    def begin(self, job: str, number: int) -> None:
        started = time.process_time()
        self.share.begin(job, number)
        self.spent += time.process_time() - started

    def end(self) -> Any:
        return self.share.end()

    def close(self) -> None:
        self.share.close()


def processor_time(pid: int | None) -> float:
    """Seconds of the processor that another process has used, as Linux tells it."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def observing(game: str, players: int, seconds: float) -> float:
    """Microseconds for the features of a position that follows on the one seen before, on average over games."""
    setup = Setup(game, players, None, None)
    fleet = Fleet([setup.episode() for _ in range(FEW_GAMES)])
    fleet.begin(list(range(FEW_GAMES)))
    spent, seen = 0.0, 0
    while spent < seconds:
        fleet.step([random.choice(episode.actions) for episode in fleet.episodes], False)
        started = time.process_time()
        fleet.observe()
        spent += time.process_time() - started
        seen += FEW_GAMES
    return 1e6 * spent / seen


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
