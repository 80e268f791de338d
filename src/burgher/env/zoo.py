"""The games as PettingZoo environments: an agent in every seat."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from burgher.core.words import words
from burgher.env.gym import space_of
from burgher.env.setup import Setup


class BurgherAEC(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game in which each seat is an agent, `player_0` and so on. Where several may choose at once, the first does.

    An action that is not legal ends the game with the worst reward for its agent and nothing for the others.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, players, options, reward)
        self.metadata = {"name": f"burgher_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observation_space = {agent: space_of(self.setup) for agent in self.possible_agents}
        self._action_space = {agent: spaces.Discrete(self.setup.actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._episode = self.setup.episode()
        self._random, _ = seeding.np_random()
        self._scores = [0.0] * players

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_episode": self.setup.kept(self._episode)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._episode = self.setup.revived(state["_episode"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. Options of the game are given when the environment is made, and none here."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._episode.begin(int(self._random.integers(1 << 58)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.setup.often:
            self._scores = self.setup.scores(self._episode.state)
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self._mask if seat == self._episode.mover else np.zeros(self.setup.actions, np.int8)
        return {"observation": self.setup.known(self._episode.state, seat).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        self._cumulative_rewards[agent] = 0.0
        if action is None or not episode.allows(int(action)):
            self._clear_rewards()
            self.rewards[agent] = self.setup.bounds()[0]
            self._end()
            self._accumulate_rewards()
            return
        self.infos[agent] = {}
        episode.play(int(action))
        if self.setup.often:
            before, self._scores = self._scores, self.setup.scores(episode.state)
            self._give([now - then for now, then in zip(self._scores, before, strict=True)])
        elif episode.mover < 0:
            self._give(self.setup.final(episode.state))
        if episode.mover < 0:
            self._end()
        else:
            self._ask()

    def render(self) -> str:
        """The table in text."""
        game = self.setup.game
        return game.picture(self._episode.state, self.possible_agents, words("en", game.id))

    def close(self) -> None:
        """There is nothing to close."""

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self._episode.mover]
        self._mask = self.setup.mask(self._episode)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _give(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
