"""Many games at once, for learning: arrays in, arrays out."""

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from burgher.core.errors import BadOption, IllegalAction
from burgher.env.setup import Mask, Setup
from burgher.env.share import Arrays, Here, Share, There, size_of


class Batch:
    """n games that are stepped together, each begun anew as soon as it is over.

    The arrays are there once and written anew by every step, observations and masks when they are asked for:

    - `observations` (n, features), int16: what whoever is to move knows
    - `movers` (n,), int8: who that is
    - `starts` (n + 1,), int32, and `legal`, int32: the legal actions of game i are `legal[starts[i]:starts[i + 1]]`
    - `rewards` (n, players), float32: what the step brought to each seat
    - `dones` (n,), bool: which games ended in the step; what is observed then belongs to the next game

    With opponents, the agent has one seat in each game, another one from game to game unless `seat` is given, and bots
    have the others, so that it is always the agent who is to move. With several processes, this one and others, each
    plays its share of the games, and all is as with one, only sooner; `close()` ends the others, and so does the end of
    the program.

    >>> batch = Batch("glass_road", 8, players=2, seed=1)
    >>> batch.step(batch.legal[batch.starts[:-1]])  # the first legal action in each of them
    >>> batch.masks().shape == (8, batch.actions)
    True
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int = 2,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        seed: int = 0,
        processes: int = 1,
    ) -> None:
        if not 0 < processes <= n:
            raise BadOption(f"{n} games cannot be shared by {processes} processes.")
        setup = Setup(game, players, options, reward)
        self.setup = setup
        self.n = n
        self.players = players
        self.actions = setup.actions
        size = size_of(n, players, setup.layout)
        memory: Any = bytearray(size) if processes == 1 else get_context("spawn").RawArray("b", size)
        self._arrays = Arrays(n, players, setup.layout, memory)
        self.movers = self._arrays.movers
        self.rewards = self._arrays.rewards
        self.dones = self._arrays.dones
        self.starts = np.zeros(n + 1, np.int32)
        self.legal = np.empty(n * self.actions, np.int32)  # as many as there could be; memory is taken as it is used
        self._firsts = np.arange(0, n * self.actions, self.actions)
        self._keys = np.zeros(0, np.int64)  # of all that is legal: the number of the game times the actions, and which
        self._masks = np.zeros((n, self.actions), np.int8)
        self._masked = self._keys  # where they are 1
        self._observed = False  # are the observations those of the last step?
        self._looked = False  # has anybody asked for them?
        self._shares: list[Here | There] = []
        if opponents is not None:
            setup.bots(opponents, seat or 0)  # refused here, and not in a process that nobody sees
        parts = [range(n * i // processes, n * (i + 1) // processes) for i in range(processes)]
        for numbers in parts[:-1]:
            self._shares.append(There(memory, n, (game, players, options, reward), numbers, opponents, seat))
        self._shares.append(
            Here(Share(setup, parts[-1], self._arrays, opponents, seat))
        )  # while the others play theirs
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._write(self._do("reset", seed))
        self._observed = False

    def step(self, actions: npt.NDArray[Any] | Sequence[int]) -> None:
        """Play an action in each game, for whoever is to move there."""
        if len(actions) != self.n:
            raise IllegalAction(f"There are {self.n} games, and {len(actions)} actions.")
        chosen = self._arrays.chosen
        chosen[:] = actions
        keys = self._firsts + chosen
        there = np.searchsorted(self._keys, keys).clip(max=self._keys.size - 1)
        wrong = (self._keys[there] != keys) | (chosen < 0) | (chosen >= self.actions)
        if wrong.any():
            first = int(np.argmax(wrong))
            raise IllegalAction(f"In game {first} the action {actions[first]} is not legal.")
        self._observed = self._looked  # who has looked at the last positions will look at the next ones
        self._looked = False
        self._write(self._do("step", self._observed))

    @property
    def observations(self) -> npt.NDArray[np.int16]:
        """A row for each game with the features of whoever is to move: an array that the next one overwrites."""
        if not self._observed:
            self._do("observe", 0)
            self._observed = True
        self._looked = True
        return self._arrays.observations

    def masks(self) -> Mask:
        """A row for each game with 1 for each legal action: an array (n, actions) that the next call overwrites."""
        flat = self._masks.reshape(-1)
        flat[self._masked] = 0
        flat[self._keys] = 1
        self._masked = self._keys
        return self._masks

    def close(self) -> None:
        """End the processes, if there are some."""
        for share in self._shares:
            share.close()
        self._shares = []

    def _do(self, job: str, number: int) -> list[npt.NDArray[np.int32]]:
        """What came of a job that all shares do at the same time: the legal actions."""
        for share in self._shares:
            share.begin(job, number)
        return [share.end() for share in self._shares]

    def _write(self, legal: list[npt.NDArray[np.int32]]) -> None:
        counts = self._arrays.counts
        np.cumsum(counts, out=self.starts[1:])
        here = self.legal[: self.starts[-1]]
        np.concatenate(legal, out=here)
        self._keys = np.repeat(self._firsts, counts) + here
