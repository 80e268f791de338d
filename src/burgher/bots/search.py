"""Thinking about a decision: what bots, hints, reviews and puzzles call. How it is done is the mind's of the game."""

from typing import Any

from burgher.bots.effort import Effort
from burgher.bots.ending import last_turn
from burgher.bots.minds import mind_of
from burgher.bots.values import judge_of
from burgher.bots.verdict import Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import CHANCE, State

__all__ = ["Effort", "consider", "judge_of", "think"]

LONGEST_LINE = 12  # decisions of an expected line


def think(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """Try the likeliest of these actions. The state is what the seat may know, with the rest drawn anew."""
    effort = effort.affordable(known.seats)
    certain = last_turn(game, known, seat, actions, dice, effort)
    return certain or mind_of(game.id).think(game, known, seat, actions, dice, effort)


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
    known = game.determinize(state, seat, dice)
    verdict = think(game, known, seat, asked, dice, effort)
    others = [action for action in asked if action != verdict.best.action]
    if others and len(verdict.candidates) == 1:  # there has to be something to compare it with
        verdict.candidates += think(game, known, seat, others, dice, effort).candidates
    for candidate in verdict.candidates:
        if len(candidate.line) < 2:
            candidate.line = line(game, known, seat, candidate.action, dice)
    return verdict


def line(game: Game[Any], known: State, seat: int, action: int, dice: Dice) -> list[tuple[int, int]]:
    """How it may go on after an action, as the judge would play, up to the end of the turn: (seat, action)."""
    judge = judge_of(game.id)
    out = [(seat, action)]
    s = known.copy()
    s.play(seat, action)
    while s.stack and s.epoch() == known.epoch() and len(out) < LONGEST_LINE:
        mover = int(s.mover())
        if mover == CHANCE:
            s.play(CHANCE, s.draw(dice.roll()))
            continue
        actions = s.options(mover)
        chosen = actions[0] if len(actions) == 1 else judge.policy(s, mover, actions, dice)
        out.append((mover, chosen))
        s.play(mover, chosen)
    return out
