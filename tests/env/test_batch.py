"""Many games at once."""

from typing import Any

import numpy as np
import pytest

from burgher import BadOption, IllegalAction
from burgher.bots.episode import Fleet
from burgher.env import Batch
from burgher.env.setup import Setup
from burgher.env.share import Here

from ..play import SETUPS

EVERY = [(game, *setup) for game, setups in SETUPS.items() for setup in setups]


def fleet(batch: Batch) -> Fleet:
    """The games themselves."""
    (share,) = batch._shares
    assert isinstance(share, Here)
    return share._share.fleet


def choose(batch: Batch, rng: np.random.Generator) -> Any:
    """A legal action in each game, at random."""
    counts = np.diff(batch.starts)
    return batch.legal[batch.starts[:-1] + (rng.random(batch.n) * counts).astype(np.int32)]


@pytest.mark.parametrize("game, players, options", EVERY)
def test_arrays_say_what_single_games_say(game: str, players: int, options: dict[str, Any]) -> None:
    batch = Batch(game, 3, players=players, options=options, seed=2)
    rng = np.random.default_rng(2)
    low, high = map(np.array, batch.setup.layout.bounds())
    for _ in range(40):
        for i, episode in enumerate(fleet(batch).episodes):
            assert batch.movers[i] == episode.mover
            assert batch.legal[batch.starts[i] : batch.starts[i + 1]].tolist() == episode.actions
            known = batch.setup.game.features(episode.state, episode.mover)
            assert batch.observations[i].tolist() == known
        assert ((low <= batch.observations) & (batch.observations <= high)).all()
        masks = batch.masks()
        assert [np.flatnonzero(row).tolist() for row in masks] == [e.actions for e in fleet(batch).episodes]
        batch.step(choose(batch, rng))


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_games_are_begun_anew_and_rewarded(reward: str) -> None:
    batch = Batch("glass_road", 6, players=2, reward=reward, seed=5)
    setup = Setup("glass_road", 2, None, reward)
    rng = np.random.default_rng(5)
    given = np.zeros((6, 2), np.float32)
    (share,) = batch._shares
    assert isinstance(share, Here)
    first = np.array(share._share.scores)
    ended = 0
    while ended < 8:
        batch.step(choose(batch, rng))
        given += batch.rewards
        for i, final in zip(fleet(batch).ended, fleet(batch).finals, strict=True):
            assert batch.dones[i]
            assert final.over()
            assert given[i] + first[i] == pytest.approx(setup.final(final))
            given[i] = 0
            first[i] = share._share.scores[i]
            ended += 1
        assert batch.dones.sum() == len(fleet(batch).ended)
        assert reward == "score" or (batch.rewards[~batch.dones] == 0).all()


def test_the_same_seed_plays_the_same() -> None:
    def observed(seed: int) -> Any:
        batch = Batch("woodcraft", 4, seed=seed)
        rng = np.random.default_rng(1)
        for _ in range(30):
            batch.step(choose(batch, rng))
        return batch.observations

    assert (observed(7) == observed(7)).all()
    assert (observed(7) != observed(8)).any()


def test_observations_are_right_whether_they_are_asked_for_always_or_seldom() -> None:
    always, seldom = Batch("woodcraft", 3, seed=2), Batch("woodcraft", 3, seed=2)
    rng = np.random.default_rng(2)
    for n in range(40):
        assert always.observations.any()
        if n % 3 == 1:
            assert (always.observations == seldom.observations).all()
        actions = choose(always, rng)
        always.step(actions)
        seldom.step(actions)


def test_opponents_play_between() -> None:
    batch = Batch("castles_of_burgundy", 4, players=2, opponents=["journeyman"], seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        assert batch.movers.tolist() == [0, 1, 0, 1]  # the agent's seat goes round
        batch.step(choose(batch, rng))


def test_illegal_actions_are_refused_before_anything_happens() -> None:
    batch = Batch("glass_road", 2, seed=1)
    before = batch.observations.copy()
    with pytest.raises(IllegalAction, match="In game 1 the action 2999"):
        batch.step([int(batch.legal[0]), 2999])
    with pytest.raises(IllegalAction, match="2 games"):
        batch.step([0])
    assert (batch.observations == before).all()


@pytest.mark.parametrize("reward", ["margin", "score"])
def test_several_processes_play_the_same_games(reward: str) -> None:
    one = Batch("glass_road", 5, opponents=["random"], reward=reward, seed=3)
    several = Batch("glass_road", 5, opponents=["random"], reward=reward, seed=3, processes=2)
    rng = np.random.default_rng(3)
    ended = 0
    while ended < 3:
        actions = choose(one, rng)
        with pytest.raises(IllegalAction, match="In game 4"):
            several.step([*actions[:4], -1])
        for batch in (one, several):
            batch.step(actions)
        for name in ("movers", "starts", "rewards", "dones", "observations"):
            assert (getattr(one, name) == getattr(several, name)).all(), name
        assert (one.masks() == several.masks()).all()
        ended += one.dones.sum()
    several.close()


def test_shares_that_cannot_be_are_refused() -> None:
    for settings in ({"processes": 3}, {"processes": 0}, {"processes": 2, "opponents": ["random", "random"]}):
        with pytest.raises(BadOption):
            Batch("glass_road", 2, **settings)
