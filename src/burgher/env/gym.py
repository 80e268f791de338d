"""The games as Gymnasium environments: an agent in one seat, bots in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from burgher.core.errors import BadOption
from burgher.core.words import words
from burgher.env.setup import Mask, Setup
from burgher.games import NAMES


def id_of(game: str) -> str:
    """What `gymnasium.make` calls a game.

    >>> id_of("glass_road")
    'burgher/GlassRoad-v0'
    """
    return f"burgher/{game.title().replace('_', '')}-v0"


def register() -> None:
    """Make the games known to `gymnasium.make`, also those that have been added since it was last called."""
    for game in NAMES:
        if id_of(game) not in gymnasium.registry:
            entry = "burgher.env.gym:BurgherEnv"
            gymnasium.register(id_of(game), entry, kwargs={"game": game}, disable_env_checker=True)


def space_of(setup: Setup) -> spaces.Dict:
    """What is observed: the features within their bounds, and which actions are legal."""
    low, high = setup.layout.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (setup.actions,), np.int8),
        }
    )


class BurgherEnv(gymnasium.Env[dict[str, Any], int]):
    """A game from one seat.

    An action that is not legal ends the episode with the worst reward there is: the mask says which are legal, in the
    observation, in `info` and by `action_masks()`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise BadOption(f"The opponents are a list of bots, such as [{opponents!r:.40}].")
        if opponents is None:
            opponents = ["random"] * ((players or 2) - 1)
        self.setup = Setup(game, players or len(opponents) + 1, options, reward)
        self.opponents = list(opponents)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = space_of(self.setup)
        self.action_space = spaces.Discrete(self.setup.actions)  # type: ignore[assignment]  # of numpy's int64
        self._episode = self.setup.episode(self.setup.bots(opponents, seat))
        self._points = 0.0

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_episode": self.setup.kept(self._episode)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._episode = self.setup.revived(state["_episode"], self.setup.bots(self.opponents, self.seat))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew. Options of the game are given to `make`, and none here."""
        super().reset(seed=seed)
        self._episode.begin(int(self.np_random.integers(1 << 58)))
        self._points = self._score() if self.setup.often else 0.0
        return self._observed()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        episode = self._episode
        action = int(action)
        if not episode.allows(action):
            return self._stopped()
        episode.play(action)
        over = episode.mover < 0
        reward = 0.0
        if self.setup.often:
            points = self._score()
            reward, self._points = points - self._points, points
        elif over:
            reward = self.setup.final(episode.state)[self.seat]
        observation, info = self._observed()
        if over:
            info["scores"] = self.setup.scores(episode.state)
        return observation, reward, over, False, info

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        return self.setup.mask(self._episode)

    def render(self) -> str:
        """The table in text."""
        game = self.setup.game
        said = words("en", game.id)
        return game.picture(self._episode.state, [f"player_{seat}" for seat in range(self.setup.players)], said)

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.setup.mask(self._episode)
        return {"observation": self.setup.known(self._episode.state, self.seat).copy(), "action_mask": mask}, {
            "action_mask": mask
        }

    def _stopped(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        observation, info = self._observed()
        info["illegal"] = True
        return observation, self.setup.bounds()[0], True, False, info

    def _score(self) -> float:
        return float(self.setup.game.total(self._episode.state, self.seat))
