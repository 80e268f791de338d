"""Learn a game with MaskablePPO of sb3-contrib on many games at once, and meet a bot afterwards.

    python examples/train_ppo.py glass_road --opponent random --steps 300000 --out glass_road.zip

Needs burgher[gym] and sb3-contrib. The agent sits in every seat in turn; what it reads are the features of the
position divided by their largest value, and its reward is the margin of the game in which it played.
"""

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from burgher.env import Batch

SCALE = 30.0  # points of margin that make a reward of 1


class BatchVecEnv(VecEnv):  # type: ignore[misc]
    """Many games as a vectorised environment of Stable-Baselines3."""

    def __init__(self, game: str, n: int, opponents: list[str], seed: int) -> None:
        self.batch = Batch(game, n, players=len(opponents) + 1, opponents=opponents, reward="margin", seed=seed)
        low, high = map(np.array, self.batch.setup.layout.bounds())
        self.largest = np.maximum(np.abs(low), np.abs(high)).clip(1).astype(np.float32)
        self.margins: list[float] = []  # of all games that ended
        self.chosen: npt.NDArray[Any] = np.zeros(n, np.int64)
        features = self.batch.setup.layout.size
        super().__init__(n, spaces.Box(-1, 1, (features,), np.float32), spaces.Discrete(self.batch.actions))

    def observed(self) -> npt.NDArray[np.float32]:
        scaled: npt.NDArray[np.float32] = np.divide(self.batch.observations, self.largest, dtype=np.float32)
        return scaled

    def reset(self) -> npt.NDArray[np.float32]:
        return self.observed()  # games that are over begin anew by themselves

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        agents = self.batch.movers.copy()  # the agent keeps its seat from game to game
        self.batch.step(self.chosen)
        rewards = self.batch.rewards[np.arange(self.num_envs), agents]
        dones = self.batch.dones.copy()
        self.margins += rewards[dones].tolist()
        observations = self.observed()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(dones):
            infos[i]["terminal_observation"] = observations[i]  # never valued, since games end and are not cut off
        return observations, rewards / SCALE, dones, infos

    def env_method(self, name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        if name != "action_masks":
            raise AttributeError(name)
        return list(self.batch.masks().astype(bool))

    def has_attr(self, name: str) -> bool:
        return name == "action_masks" or hasattr(self.batch, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def train(game: str, opponents: list[str], steps: int, seed: int, n: int) -> MaskablePPO:
    """A policy that has played so many steps against these opponents."""
    torch.set_num_threads(1)  # networks so small gain nothing from more, and lose much where cores are busy
    model = MaskablePPO(
        "MlpPolicy",
        BatchVecEnv(game, n, opponents, seed),
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def meet(model: MaskablePPO, game: str, opponents: list[str], games: int, seed: int) -> tuple[float, float]:
    """The share of games that the policy wins against these opponents, and by how much it is ahead on average."""
    env = BatchVecEnv(game, min(games, 100), opponents, seed)
    observations = env.reset()
    while len(env.margins) < games:
        actions, _ = model.predict(observations, action_masks=env.batch.masks().astype(bool), deterministic=True)
        env.step_async(actions)
        observations, *_ = env.step_wait()
    margins = np.array(env.margins[:games])
    return float((margins > 0).mean() + (margins == 0).mean() / 2), float(margins.mean())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=200, help="against each bot, when it has learnt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=64, help="games at once")
    parser.add_argument("--out", help="where the policy is kept")
    given = parser.parse_args()
    others = given.players - 1
    model = train(given.game, [given.opponent] * others, given.steps, given.seed, given.batch)
    if given.out:
        model.save(given.out)
    for bot in dict.fromkeys([given.opponent, "random", "apprentice", "journeyman"]):
        wins, margin = meet(model, given.game, [bot] * others, given.games, given.seed + 1)
        print(f"{bot}: wins {wins:.1%} of {given.games} games, {margin:+.1f} points", flush=True)


if __name__ == "__main__":
    main()
