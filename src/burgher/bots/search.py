"""Thinking about a decision: what bots, hints, reviews and puzzles call. How it is done is the mind's of the game."""

from typing import Any

from burgher.bots.effort import Effort
from burgher.bots.minds import mind_of
from burgher.bots.values import judge_of
from burgher.bots.verdict import Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State

__all__ = ["Effort", "consider", "judge_of", "think"]


def think(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    return mind_of(game.id).think(game, known, seat, actions, dice, effort.affordable())


def consider(
    game: Game[Any],
    state: State,
    seat: int,
    effort: Effort,
    dice: Dice,
    actions: list[int] | None = None,
) -> Verdict:
    """What the seat, knowing what it may know and no more, may expect of its actions, or of these."""
    asked = state.options(seat) if actions is None else actions
    return think(game, game.determinize(state, seat, dice), seat, asked, dice, effort)
