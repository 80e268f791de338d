"""How Woodcraft is thought about: a plan of the whole turn. And the levels that this has proved."""

from typing import TYPE_CHECKING, Any

from burgher.bots.effort import Effort
from burgher.bots.leaves import read
from burgher.bots.values import judge_of
from burgher.bots.values.woodcraft_plan import by_action, plan
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER
from burgher.games.woodcraft.state import Woodcraft

if TYPE_CHECKING:
    from burgher.core.state import State

EFFORTS = {
    "master": Effort(4, 1500, seconds=0.1, plain=(2, 150)),
}


def think(game: Game[Any], known: Woodcraft, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """In the own turn by its plans, each judged where the turn ends; else by what the actions lead to at once."""
    if known.round == 0 or known.asking(LAY_ORDER):
        return at_once(game, known, seat, actions, effort)
    ends = by_action(plan(known, seat, actions, effort.width, effort.rollouts))
    candidates = [Candidate(end.line[0], line=[(seat, action) for action in end.line]) for end in ends]
    read(game, [end.s for end in ends], seat, candidates)
    candidates.sort(key=lambda candidate: -candidate.margin())
    return Verdict(seat, candidates)


def at_once(game: Game[Any], known: Woodcraft, seat: int, actions: list[int], effort: Effort) -> Verdict:
    """Orders and helpers are kept, and orders laid, by the journeyman's value."""
    judge = judge_of(game.id)
    ranked = sorted(actions, key=lambda action: -judge.after(known, seat, action))[: effort.width]
    candidates = [Candidate(action, line=[(seat, action)]) for action in ranked]
    ends: list[State] = []
    for action in ranked:
        end = known.copy()
        end.play(seat, action)
        ends.append(end)
    read(game, ends, seat, candidates)
    return Verdict(seat, candidates)
