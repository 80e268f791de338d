"""The games for programs that learn: Gymnasium, PettingZoo, OpenSpiel and arrays of many games.

To import this makes the games known to `gymnasium.make`, if Gymnasium is there; `burgher.env.openspiel` does the same
for OpenSpiel. docs/research.md shows how each is used.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from burgher.env.needed import brought_by

with brought_by("learn"):
    from burgher.env.batch import Batch

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

    from burgher.env.zoo import BurgherAEC

__all__ = ["Batch", "aec", "parallel"]

if find_spec("gymnasium"):
    from burgher.env.gym import register

    register()


def aec(
    game: str,
    players: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    reward: str | None = None,
    render_mode: str | None = None,
) -> "BurgherAEC":
    """A game as a PettingZoo environment in which one agent after the other acts."""
    with brought_by("pettingzoo"):
        from burgher.env.zoo import BurgherAEC
    return BurgherAEC(game, players, options, reward, render_mode)


def parallel(game: str, players: int = 2, **settings: Any) -> "ParallelEnv[str, dict[str, Any], int | None]":
    """The same as a parallel environment, by PettingZoo's own wrapper: only the action of who is to move counts."""
    with brought_by("pettingzoo"):
        from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    return turn_based_aec_to_parallel(aec(game, players, **settings))
