"""How Woodcraft is thought about: by plans of the whole turn, and by playing on from where the best of them end.

A plan is judged where the turn ends, with empty places for all that is not known yet. Who takes more time follows the
best plans with the same luck through the next turns of everybody, each of which is planned too.
"""

from typing import Any

from burgher.bots.effort import COMPILED, Effort
from burgher.bots.halving import halve
from burgher.bots.leaves import read
from burgher.bots.values import judge_of
from burgher.bots.values.woodcraft import PLANNING
from burgher.bots.values.woodcraft_plan import Node, by_action, plan
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER
from burgher.games.woodcraft.state import Woodcraft

EFFORTS = {
    "master": Effort(1, 0),
    "guildmaster": Effort(6, 96, seconds=0.8, plain=(2, 4)),
}
PLAN = (4, 1500) if COMPILED else (2, 150)  # the width of a plan, and the positions that it looks at


def think(game: Game[Any], known: Woodcraft, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """In the own turn by its plans, else by what actions lead to at once; then by what follows, if there is time."""
    if known.round == 0 or known.asking(LAY_ORDER):
        ends = at_once(game, known, seat, actions)
    else:
        ends = plan(known, seat, actions, *PLAN)
    if effort.width > 1 and len(actions) > 1:
        return halve(game, known, seat, likely(ends, seat, len(actions), effort.width), dice, effort, PLANNING)
    first = by_action(ends)
    candidates = [begun(end, seat) for end in first]
    read(game, [end.s for end in first], seat, candidates)
    candidates.sort(key=lambda candidate: -candidate.margin())
    return Verdict(seat, candidates)


def at_once(game: Game[Any], known: Woodcraft, seat: int, actions: list[int]) -> list[Node]:
    """Orders and helpers are kept, and orders laid, by the journeyman's value."""
    judge = judge_of(game.id)
    ends = []
    for action in actions:
        end = known.copy()
        end.play(seat, action)
        ends.append(Node(end, judge.after(known, seat, action), [action]))
    return sorted(ends, key=lambda end: -end.points)


def likely(ends: list[Node], seat: int, actions: int, width: int) -> list[Candidate]:
    """The best ends, those that come to the same once; and one for each action, if there are not too many of them."""
    kept: dict[tuple[float, int], Node] = {}
    for end in ends:
        if len(kept) < width:
            kept.setdefault((end.points, end.line[0]), end)
    out = list(kept.values())
    if actions <= width:
        begun_with = {end.line[0] for end in out}
        out += [end for end in by_action(ends) if end.line[0] not in begun_with]
    return [begun(end, seat) for end in out]


def begun(end: Node, seat: int) -> Candidate:
    return Candidate(end.line[0], line=[(seat, action) for action in end.line])
