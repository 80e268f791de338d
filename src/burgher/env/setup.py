"""What all adapters agree on: who plays what, how it is rewarded, and how a position is observed."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from burgher.bots import player
from burgher.bots.bot import Bot
from burgher.bots.episode import Episode
from burgher.core.errors import BadOption
from burgher.core.state import State
from burgher.core.writer import Writer
from burgher.games import game as find

if TYPE_CHECKING:
    from burgher.core.game import Game

REWARDS = ("win", "margin", "score")

Observation = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Setup:
    """A game with its number of players, its options and its reward: what episodes are made of.

    `win` gives the winner 1 at the end and each of n others -1/n; a shared victory is shared.
    `margin` gives, at the end, the points over the best of the others; alone, the points.
    `score` gives the own points as they come.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None, reward: str | None) -> None:
        self.game: Game[Any] = find(game)
        self.players = players
        self.options = options
        self.start: State = self.game.begin(players, options)
        self.reward = reward or ("win" if players > 1 else "score")
        if self.reward not in REWARDS:
            raise BadOption(f"There is no reward called {reward!r:.40}; there is {', '.join(REWARDS)}.")
        if self.reward == "win" and players == 1:
            raise BadOption("Whoever plays alone has nobody to beat: the reward is margin or score.")
        if players not in self.game.layouts:
            raise BadOption(f"{game} has no features, which is what agents observe.")
        self.layout = self.game.layouts[players]
        self._rows = Writer(self.layout.size, players)
        known = np.frombuffer(memoryview(self._rows.numbers), np.int16).reshape(players, self.layout.size)
        self._known: list[Observation] = list(known)
        self.actions = self.game.code_count
        self.often = self.reward == "score"  # not only at the end

    def episode(self, bots: Sequence[Bot | None] = ()) -> Episode:
        """An episode, not yet begun; without bots, agents sit everywhere."""
        return Episode(self.game, self.start, list(bots) or [None] * self.players)

    def __reduce__(self) -> Any:
        return Setup, (self.game.id, self.players, self.options, self.reward)

    def kept(self, episode: Episode) -> tuple[Any, ...]:
        """Where an episode stands, as what can be copied and pickled: an environment that is copied goes on with it."""
        return episode.state, episode.luck, episode.minds, episode.mover, episode.actions, episode.means

    def revived(self, kept: tuple[Any, ...], bots: Sequence[Bot | None] = ()) -> Episode:
        """An episode that stands there."""
        out = self.episode(bots)
        out.state, out.luck, out.minds, out.mover, out.actions, out.means = kept
        return out

    def bots(self, opponents: Sequence[str], seat: int) -> list[Bot | None]:
        """Who sits where if an agent has this seat and the opponents the others, in order from the seat after it."""
        if len(opponents) != self.players - 1:
            raise BadOption(f"An agent and {len(opponents)} opponents cannot play a game of {self.players}.")
        if seat not in range(self.players):
            raise BadOption(f"The seat must be from 0 to {self.players - 1}.")
        out: list[Bot | None] = [None] * self.players
        for away, name in enumerate(opponents, start=1):
            out[(seat + away) % self.players] = player(name, self.game.id)
        return out

    def scores(self, s: State) -> list[float]:
        """The points of all seats as of now."""
        return [float(self.game.total(s, seat)) for seat in range(self.players)]

    def final(self, s: State) -> list[float]:
        """What a game that is over is worth to each seat."""
        if self.reward == "win":
            winners = self.game.winners(s)
            shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
            return [(share * self.players - 1) / (self.players - 1) for share in shares]
        scores = self.scores(s)
        if self.reward == "score" or self.players == 1:
            return scores
        return [points - max(scores[:seat] + scores[seat + 1 :]) for seat, points in enumerate(scores)]

    def bounds(self) -> tuple[float, float]:
        """Between which numbers the rewards of a whole game lie."""
        low, high = self.game.score_range
        if self.reward == "win":
            return -1 / (self.players - 1), 1.0
        if self.reward == "score" or self.players == 1:
            return float(low), float(high)
        return float(low - high), float(high - low)

    def known(self, s: State, seat: int) -> Observation:
        """The features of a seat, in an array that the next look of this seat overwrites."""
        self._rows.renew(seat)
        self.game.write_features(s, seat, self._rows)
        return self._known[seat]

    def mask(self, episode: Episode) -> Mask:
        """1 for each action that is legal for whom is to move."""
        return np.frombuffer(episode.mask(), np.int8)
