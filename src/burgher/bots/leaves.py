"""Where rollouts end: what is expected from there, by what was learned of the game or else by its judge."""

import math
from functools import cache
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from burgher.bots.learning import weights_of
from burgher.bots.values import judge_of
from burgher.bots.verdict import Candidate
from burgher.core.game import Game
from burgher.core.state import State

if TYPE_CHECKING:
    from burgher.bots.learning.weights import Learned

NORMAL = NormalDist()
LEAST_SPREAD = 0.5  # of a margin that is not final


@cache
def learned_of(game: Game[Any], players: int) -> "Learned | None":
    """What was learned of the game, if anything was, and if there is numpy to use it."""
    if not weights_of(game.id).exists():
        return None  # and numpy need not be loaded
    try:
        from burgher.bots.learning.weights import learned
    except ImportError:
        return None
    return learned(game, players)


def sheets_of(game: Game[Any], states: list[State], learnt: bool = True) -> list[list[list[float]]]:
    """The expected final score sheets of all seats in each of these positions; where the game is over, the final ones.

    They are told together, which is quicker than one by one.
    """
    asked = [(s, seat) for s in states if not s.over() for seat in range(s.seats)]
    if not asked:
        return [[final(game, s, seat) for seat in range(s.seats)] for s in states]
    learned = learned_of(game, states[0].seats) if learnt else None
    judge = judge_of(game.id)
    found = iter(learned.sheets(asked) if learned else [judge.sheet(s, seat) for s, seat in asked])
    return [[final(game, s, seat) if s.over() else next(found) for seat in range(s.seats)] for s in states]


def final(game: Game[Any], s: State, seat: int) -> list[float]:
    """The sheet of a seat where the game is over."""
    return list(game.parts(s, seat))


def read(
    game: Game[Any],
    ends: list[State],
    seat: int,
    candidates: list[Candidate],
    learnt: bool = True,
    doubt: float = 0.0,
) -> None:
    """Write down how a rollout of each candidate ended for the seat."""
    for s, sheets, candidate in zip(ends, sheets_of(game, ends, learnt), candidates, strict=True):
        totals = [sum(sheet) for sheet in sheets]
        ahead = totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0.0)
        candidate.margins.append(ahead)
        candidate.sheets.append(sheets[seat])
        candidate.chances.append(chance(game, s, seat, ahead, doubt))


def chance(game: Game[Any], s: State, seat: int, ahead: float, doubt: float = 0.0) -> float:
    """The chance of winning where a rollout has ended, whose way there is as doubtful as `Judge.doubt` tells.

    A shared victory is shared. Whoever plays alone has nobody to beat.
    """
    if s.seats == 1 or (s.over() and not doubt):
        winners = game.winners(s) if s.seats > 1 else [seat]
        return 1 / len(winners) if seat in winners else 0.0
    return NORMAL.cdf(ahead / max(LEAST_SPREAD, math.hypot(spread(game, s), doubt)))


def spread(game: Game[Any], s: State) -> float:
    """How far the margin at the end may yet lie from the expected one: a standard deviation, none at the end."""
    if s.over():
        return 0.0
    learned = learned_of(game, s.seats)
    return learned.spread(s) if learned else judge_of(game.id).spread(s)
