"""Going on in one's own turn: what the position after the present action is worth, and the plan of a whole turn."""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.woodcraft_worth import Outlook, worth_again
from burgher.core.state import step_of
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.actions import TAKE_HELPER
from burgher.games.woodcraft.chapters.buying import ROLL
from burgher.games.woodcraft.chapters.cards import SHOW_HELPER, SHOW_ORDER
from burgher.games.woodcraft.chapters.free_actions import is_free_action
from burgher.games.woodcraft.chapters.gains import CHOICE, TOOL
from burgher.games.woodcraft.chapters.gluing import GLUE_DIE, GLUE_OTHER
from burgher.games.woodcraft.chapters.helpers import ABILITY_DIE
from burgher.games.woodcraft.chapters.turn import TURN
from burgher.games.woodcraft.chapters.wood import SAW_DIE, SPLICE_DIE
from burgher.games.woodcraft.chapters.workshop import MODE
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.rules import STEPS
from burgher.games.woodcraft.state import Player, Woodcraft

DEPTH: Final = 1  # decisions of one action of which every option is followed; later ones are made at first sight
# By number of a step: decisions that change nothing by themselves, of which every option is followed.
OPENS: Final[list[bool]] = [
    step in (TAKE_HELPER, MODE, CHOICE, SAW_DIE, SPLICE_DIE, GLUE_DIE, GLUE_OTHER, ABILITY_DIE) for step in STEPS
]
SHOWS: Final[list[bool]] = [step in (SHOW_ORDER, SHOW_HELPER, ROLL) for step in STEPS]  # chance within an action


# ---------------------------------------------------------------- the best of several actions


def choose(s: Woodcraft, seat: i64, actions: list[int]) -> int:
    """The action after which the position is worth most; of equal ones the first."""
    o = Outlook()
    best, found = actions[0], -1e9
    for action in actions:
        there = value_again(o, played(s, seat, action), seat)
        if there > found:
            best, found = action, there
    return best


def played(s: Woodcraft, seat: i64, action: i64) -> Woodcraft:
    """The position after an action. As long as the turn goes on, it is only the seat that it can change."""
    there = s.branch(seat) if action != v.END_ACTIONS.first and s.pending(TURN) else s.copy()
    there.play(seat, action)
    return there


# ---------------------------------------------------------------- looking through an action


def value(s: Woodcraft, seat: i64) -> float:
    """The worth of the position after the present action, and after that of the chosen tile if it is still open."""
    return value_again(Outlook(), s, seat)


def value_again(o: Outlook, s: Woodcraft, seat: i64) -> float:
    """The same with an outlook that has been used for other positions of the decision."""
    depth = DEPTH if s.asking(TURN) or s.asking(CHOICE) else 0  # not both actions in full
    found, end = finish(o, s, seat, DEPTH)
    if not end.asking(TURN) or end.top_seat() != seat or end.tile == NONE or end.settled:
        return found
    found = -1e9
    for action in end.options(seat):
        if v.MAIN.owns(action):
            there, _ = finish(o, played(end, seat, action), seat, depth)
            if there > found:
                found = there
    return found


def finish(o: Outlook, s: Woodcraft, seat: i64, depth: i64) -> tuple[float, Woodcraft]:
    """The best end of the action that the seat is in the middle of, and its worth."""
    pass_chance(s)
    actions = continuations(s, seat)
    while len(actions) == 1:
        s.play(seat, actions[0])
        pass_chance(s)
        actions = continuations(s, seat)
    if not actions:
        return worth_again(o, s, seat), s
    if depth == 0 and not OPENS[step_of(s.stack[-1])]:
        found, end = at_first_sight(o, s, seat, actions)
        if not continuations(end, seat):
            return found, end
        return finish(o, end, seat, 0)
    found, end = -1e9, s
    for action in actions:
        there, last = finish(o, played(s, seat, action), seat, depth - 1 if depth else 0)
        if there > found:
            found, end = there, last
    return found, end


def at_first_sight(o: Outlook, s: Woodcraft, seat: i64, actions: list[int]) -> tuple[float, Woodcraft]:
    """The position after the action that looks best at once, and its worth."""
    in_turn = s.pending(TURN)
    found, chosen = -1e9, s
    spare: Woodcraft | None = None  # a branch that looked worse
    for action in actions:
        if spare is not None:
            there = spare
            there.branch_again(s, seat)
            spare = None
        else:
            there = s.branch(seat) if in_turn else s.copy()
        there.play(seat, action)
        pass_chance(there)
        points = worth_again(o, there, seat)
        if points > found:
            if in_turn and chosen is not s:
                spare = chosen
            found, chosen = points, there
        elif in_turn:
            spare = there
    return found, chosen


def pass_chance(s: Woodcraft) -> None:
    """Cards and dice that chance is about to show leave their places empty; effects wait below them."""
    while s.stack and SHOWS[step_of(s.stack[-1])]:
        s.stack.pop()
        s.settle()


def continuations(s: Woodcraft, seat: i64) -> list[int]:
    """What the seat may choose in the middle of an action; nothing when the action is over."""
    if s.mover() != seat or s.asking(TURN):
        return []
    actions = s.options(seat)
    if s.asking(TOOL):
        return [likely_tool(s.players[seat], actions)]
    if is_free_action(actions[0]):  # they can wait until the action is over
        return [action for action in actions if not is_free_action(action)]
    return actions


def likely_tool(p: Player, actions: list[int]) -> int:
    """A kind that the attic has least of: links want different kinds."""
    likely = actions[0]
    for action in actions:
        if p.attic.count(v.TOOL.one(action)) < p.attic.count(v.TOOL.one(likely)):
            likely = action
    return likely
