"""Many games at once, for learning: arrays in, arrays out."""

from collections.abc import Mapping, Sequence
from struct import pack_into
from typing import Any

import numpy as np
import numpy.typing as npt

from burgher.bots.episode import Fleet
from burgher.core.errors import IllegalAction
from burgher.env.setup import Mask, Setup


class Batch:
    """n games that are stepped together, each begun anew as soon as it is over.

    The arrays are there once and written anew by every step, observations and masks only when they are asked for:

    - `observations` (n, features), int16: what whoever is to move knows
    - `movers` (n,), int8: who that is
    - `starts` (n + 1,), int32, and `legal`, int32: the legal actions of game i are `legal[starts[i]:starts[i + 1]]`
    - `rewards` (n, players), float32: what the step brought to each seat
    - `dones` (n,), bool: which games ended in the step; what is observed then belongs to the next game

    With opponents, the agent has one seat in each game, another one from game to game unless `seat` is given, and bots
    have the others, so that it is always the agent who is to move.

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
    ) -> None:
        self.setup = Setup(game, players, options, reward)
        self.n = n
        self.players = players
        self.actions = self.setup.actions
        episodes = []
        for i in range(n):
            bots = self.setup.bots(opponents, i % players if seat is None else seat) if opponents is not None else ()
            episodes.append(self.setup.episode(bots))
        self._fleet = Fleet(episodes, seed)
        self._observations = np.zeros((n, self.setup.layout.size), np.int16)
        self._numbers = self._observations.data.cast("B").cast("h")  # the same in a row
        self._observed = False  # since the last step
        self.movers = np.zeros(n, np.int8)
        self.starts = np.zeros(n + 1, np.int32)
        self.legal = np.empty(n * self.actions, np.int32)  # as many as there could be; memory is taken as it is used
        self.rewards = np.zeros((n, players), np.float32)
        self.dones = np.zeros(n, np.bool_)
        self._masks = np.zeros((n, self.actions), np.int8)
        self._bytes = self._masks.data.cast("B")
        self._scores = np.zeros((n, players), np.float32)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._fleet = Fleet(self._fleet.episodes, seed)
        for i in range(self.n):
            self._fleet.deal(i)
        self._write()
        self.rewards[:] = 0
        self.dones[:] = False
        if self.setup.often:
            self._scores[:] = [self.setup.scores(episode.state) for episode in self._fleet.episodes]

    def step(self, actions: npt.NDArray[Any] | list[int]) -> None:
        """Play an action in each game, for whoever is to move there."""
        fleet = self._fleet
        chosen = actions if isinstance(actions, list) else actions.tolist()
        if len(chosen) != self.n:
            raise IllegalAction(f"There are {self.n} games, and {len(chosen)} actions.")
        wrong = fleet.step(chosen)
        if wrong >= 0:
            raise IllegalAction(f"In game {wrong} the action {chosen[wrong]} is not legal.")
        self._reward()
        self._write()

    @property
    def observations(self) -> npt.NDArray[np.int16]:
        """A row for each game with the features of whoever is to move: an array that the next one overwrites."""
        if not self._observed:
            self._fleet.observe(self._numbers)
            self._observed = True
        return self._observations

    def masks(self) -> Mask:
        """A row for each game with 1 for each legal action: an array (n, actions) that the next call overwrites."""
        self._fleet.masks(self._bytes)
        return self._masks

    def _write(self) -> None:
        fleet = self._fleet
        self._observed = False
        self.movers[:] = np.frombuffer(fleet.movers(), np.int8)
        legal, starts = fleet.legal()
        pack_into(f"{len(legal)}i", self.legal.data, 0, *legal)
        self.starts[:] = starts

    def _reward(self) -> None:
        fleet = self._fleet
        if self.dones.any():
            self.dones[:] = False
            self.rewards[:] = 0
        if self.setup.often:
            self._reward_points()
        for i, final in zip(fleet.ended, fleet.finals, strict=True):
            self.dones[i] = True
            if not self.setup.often:
                self.rewards[i] = self.setup.final(final)

    def _reward_points(self) -> None:
        """The points that came since the last step."""
        fleet = self._fleet
        scores = np.array([self.setup.scores(episode.state) for episode in fleet.episodes], np.float32)
        ends = scores.copy()
        for i, final in zip(fleet.ended, fleet.finals, strict=True):
            ends[i] = self.setup.scores(final)
        self.rewards[:] = ends - self._scores
        self._scores = scores
