"""The games of a batch that one process plays: the batch's own process, or one of several that share the work."""

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt

from burgher.bots.episode import Fleet
from burgher.core.features import Layout
from burgher.env.setup import Setup

Legal = npt.NDArray[np.int32]


class Arrays:
    """What is told of n games and asked about them, in one piece of memory, which processes may share."""

    def __init__(self, n: int, players: int, layout: Layout, memory: Any) -> None:
        self._memory = memoryview(memory).cast("B")
        self._at = 0
        self.chosen = self._array(np.int64, n)  # the actions to be played
        self.rewards = self._array(np.float32, n, players)
        self.counts = self._array(np.int32, n)  # of legal actions
        self.observations = self._array(np.int16, n, layout.size)
        self.movers = self._array(np.int8, n)
        self.dones = self._array(np.bool_, n)

    def _array(self, kind: Any, *shape: int) -> npt.NDArray[Any]:
        count = int(np.prod(shape))
        made = np.frombuffer(self._memory, kind, count, self._at).reshape(shape)
        self._at += made.nbytes
        return made


def size_of(n: int, players: int, layout: Layout) -> int:
    """The bytes that the arrays of n games take."""
    return n * (8 + 4 * players + 4 + 2 * layout.size + 1 + 1)


class Share:
    """The games with these numbers. Its jobs are methods that take a number and give the legal actions of all games."""

    def __init__(self, setup: Setup, numbers: range, arrays: Arrays, opponents: Sequence[str] | None, seat: int | None):
        self.setup = setup
        self.numbers = numbers
        mine = slice(numbers.start, numbers.stop)
        self.chosen = arrays.chosen[mine]
        self.rewards = arrays.rewards[mine]
        self.counts = arrays.counts[mine]
        self.observations = arrays.observations[mine]
        self.movers = arrays.movers[mine]
        self.dones = arrays.dones[mine]
        self.scores = np.zeros_like(self.rewards)  # so far, where points are rewarded as they come
        episodes = []
        for i in numbers:
            place = i % setup.players if seat is None else seat
            episodes.append(setup.episode(() if opponents is None else setup.bots(opponents, place)))
        self.fleet = Fleet(episodes)
        self._rows = np.frombuffer(memoryview(self.fleet.rows.numbers), np.int16).reshape(-1, setup.layout.size)
        self._movers = np.frombuffer(memoryview(self.fleet.movers), np.int8)
        self._firsts = np.arange(len(numbers)) * setup.players  # the row of the first seat of each game

    def reset(self, seed: int) -> Legal:
        """Begin all games anew."""
        self.fleet.begin([seed + i * 1000003 for i in self.numbers])
        self.rewards[:] = 0
        self.dones[:] = False
        if self.setup.often:
            self.scores[:] = [self.setup.scores(episode.state) for episode in self.fleet.episodes]
        return self._written()

    def step(self, observe: int) -> Legal:
        """Play the chosen actions, and write what is known then if that is wished."""
        fleet = self.fleet
        fleet.step(self.chosen.tolist(), bool(observe))
        if observe:
            self._show()
        if self.dones.any():
            self.dones[:] = False
            self.rewards[:] = 0
        if self.setup.often:
            self._reward_points()
        for i, final in zip(fleet.ended, fleet.finals, strict=True):
            self.dones[i] = True
            if not self.setup.often:
                self.rewards[i] = self.setup.final(final)
        return self._written()

    def observe(self, _: int) -> Legal:
        """Write what whoever is to move knows."""
        self.fleet.observe()
        self._show()
        return self._legal

    def _show(self) -> None:
        """Of each game, the row of whoever is to move."""
        np.take(self._rows, self._firsts + self._movers, axis=0, out=self.observations, mode="clip")  # not buffered

    def _reward_points(self) -> None:
        """The points that came since the last step."""
        fleet = self.fleet
        scores = np.array([self.setup.scores(episode.state) for episode in fleet.episodes], np.float32)
        ends = scores.copy()
        for i, final in zip(fleet.ended, fleet.finals, strict=True):
            ends[i] = self.setup.scores(final)
        self.rewards[:] = ends - self.scores
        self.scores = scores

    def _written(self) -> Legal:
        fleet = self.fleet
        self.movers[:] = self._movers
        self.counts[:] = np.frombuffer(memoryview(fleet.counts), np.int32)
        self._legal = np.frombuffer(memoryview(fleet.legal), np.int32, fleet.count)
        return self._legal


class Here:
    """A share that is played in this process."""

    def __init__(self, share: Share) -> None:
        self._share = share
        self._legal: Legal = np.zeros(0, np.int32)

    def begin(self, job: str, number: int) -> None:
        """Do a job of the share."""
        self._legal = getattr(self._share, job)(number)

    def end(self) -> Legal:
        """What came of it."""
        return self._legal

    def close(self) -> None:
        """There is nothing to close."""


class There:
    """A share that is played in a process of its own, which ends when this one does."""

    def __init__(self, memory: Any, n: int, settings: tuple[Any, ...], numbers: range, *who: Any) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=play, args=(theirs, memory, n, settings, numbers, *who), daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, job: str, number: int) -> None:
        """Have a job of the share begun."""
        self._pipe.send((job, number))

    def end(self) -> Legal:
        """What came of it."""
        return np.frombuffer(self._pipe.recv_bytes(), np.int32)

    def close(self) -> None:
        """End the process."""
        self._pipe.close()
        self._process.join()


def play(pipe: Connection, memory: Any, n: int, settings: tuple[Any, ...], numbers: range, *who: Any) -> None:
    """What the process of a share does: one job after the other, until nobody is left who could ask for one."""
    setup = Setup(*settings)
    share = Share(setup, numbers, Arrays(n, setup.players, setup.layout, memory), *who)
    try:
        while True:
            job, number = pipe.recv()
            pipe.send_bytes(getattr(share, job)(number).tobytes())
    except (EOFError, KeyboardInterrupt):
        pass
