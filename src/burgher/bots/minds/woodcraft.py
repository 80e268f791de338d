"""How Woodcraft is thought about: by plans of the whole turn, and by playing on from where the best of them end.

A plan is judged where the turn ends, with empty places for all that is not known yet. Who takes more time follows the
best plans with the same luck through the next turns of everybody, played as the journeyman plays.
"""

from typing import Any

from burgher.bots.effort import COMPILED, Effort
from burgher.bots.halving import halve
from burgher.bots.leaves import read
from burgher.bots.values import judge_of
from burgher.bots.values.woodcraft import NEXT, WoodcraftJudge
from burgher.bots.values.woodcraft_plan import Node, by_action, plan
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER
from burgher.games.woodcraft.chapters.turn import TURN
from burgher.games.woodcraft.state import Woodcraft

EFFORTS = {
    "master": Effort(4, 64, seconds=0.08, plain=(1, 0), more=-16),
    "guildmaster": Effort(12, 1024, seconds=0.8, plain=(2, 16), more=-256, thrifty=True, turns=6),
}
DEAR = 8  # a rollout takes as long as so many rollouts of other games, and has less luck in it
LATE = 3  # so many times less is tried late in a turn
PLAN = (4, 1500) if COMPILED else (2, 150)  # the width of a plan, and the positions that it looks at


def think(game: Game[Any], known: Woodcraft, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """By where the actions lead; who takes time, by what follows from there."""
    ends = ends_of(game, known, seat, actions)
    if effort.width == 1 or len(actions) == 1:
        first = by_action(ends)
        found = [begun(end, seat) for end in first]
        read(game, [end.s for end in first], seat, found)
        return Verdict(seat, sorted(found, key=lambda candidate: -candidate.margin()))
    # when only free actions are left, most of the turn is decided
    share = LATE if known.settled and known.asking(TURN) else 1
    tried = distinct(ends, max(2, effort.width // share))
    if len(actions) <= effort.width:  # each of them is asked about, also where others come to the same
        met = {end.line[0] for end in tried}
        tried += [ends_of(game, known, seat, [action])[0] for action in actions if action not in met]
    rollouts = max(2 * len(tried), effort.rollouts // DEAR // share)
    judge = WoodcraftJudge(max(NEXT, effort.turns // known.seats))
    return halve(
        game, known, seat, [begun(end, seat) for end in tried], dice, effort.less(effort.width, rollouts), judge
    )


def ends_of(game: Game[Any], known: Woodcraft, seat: int, actions: list[int]) -> list[Node]:
    """Where these actions lead, the best first: in the own turn to its end, else no further."""
    if known.round == 0 or known.asking(LAY_ORDER):
        return at_once(game, known, seat, actions)
    return plan(known, seat, actions, *PLAN)


def at_once(game: Game[Any], known: Woodcraft, seat: int, actions: list[int]) -> list[Node]:
    """Orders and helpers are kept, and orders laid, by the journeyman's value."""
    judge = judge_of(game.id)
    ends = []
    for action in actions:
        end = known.copy()
        end.play(seat, action)
        ends.append(Node(end, judge.after(known, seat, action), [action]))
    return sorted(ends, key=lambda end: -end.points)


def distinct(ends: list[Node], count: int) -> list[Node]:
    """The best ends, those that come to the same once."""
    kept: dict[tuple[float, int], Node] = {}
    for end in ends:
        if len(kept) < count:
            kept.setdefault((end.points, end.line[0]), end)
    return list(kept.values())


def begun(end: Node, seat: int) -> Candidate:
    return Candidate(end.line[0], line=[(seat, action) for action in end.line])
