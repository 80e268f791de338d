"""Going on in one's own turn: what the position after the present action is worth, and the plan of a whole turn."""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.judge import LEAST
from burgher.bots.values.woodcraft_worth import Outlook, worth_above
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
    in_turn = s.pending(TURN)
    best, found = actions[0], LEAST
    for action in actions:
        after = played_again(o, s, seat, action, in_turn)
        there = value_again(o, after, seat, found)
        o.unused.append(after)
        if there > found:
            best, found = action, there
    return best


def played(s: Woodcraft, seat: i64, action: i64) -> Woodcraft:
    """The position after an action. As long as the turn goes on, it is only the seat that it can change."""
    there = s.branch(seat) if action != v.END_ACTIONS.first and s.pending(TURN) else s.copy()
    there.play(seat, action)
    return there


def played_again(o: Outlook, s: Woodcraft, seat: i64, action: i64, in_turn: bool) -> Woodcraft:
    """The same in a position that has been looked at before, if there is one: quicker than in a new one."""
    if not in_turn or action == v.END_ACTIONS.first:
        there = s.copy()
    elif o.unused:
        there = o.unused.pop()
        there.branch_again(s, seat)
    else:
        there = s.branch(seat)
    there.play(seat, action)
    return there


# ---------------------------------------------------------------- looking through an action
# Only the best way counts. So whoever looks through one says what has been found already: of what is not worth more
# than this limit nothing else is asked.


def value(s: Woodcraft, seat: i64) -> float:
    """The worth of the position after the present action, and after that of the chosen tile if it is still open."""
    return value_again(Outlook(), s, seat, LEAST)


def value_again(o: Outlook, s: Woodcraft, seat: i64, limit: float) -> float:
    """The same with an outlook that has been used for other positions of the decision."""
    depth = DEPTH if s.asking(TURN) or s.asking(CHOICE) else 0  # not both actions in full
    open_tile = s.tile != NONE and not s.settled
    found, end = finish(o, s, seat, DEPTH, LEAST if open_tile else limit)
    if open_tile and end.asking(TURN) and end.top_seat() == seat:
        found = limit
        for action in end.options(seat):
            if v.MAIN.owns(action):
                after = played_again(o, end, seat, action, True)
                there, last = finish(o, after, seat, depth, found)
                leave(o, after, last)
                if there > found:
                    found = there
    if end is not s:
        o.unused.append(end)
    return found


def finish(o: Outlook, s: Woodcraft, seat: i64, depth: i64, limit: float) -> tuple[float, Woodcraft]:
    """The best end of the action that the seat is in the middle of, and its worth."""
    pass_chance(s)
    actions = continuations(s, seat)
    while len(actions) == 1:
        s.play(seat, actions[0])
        pass_chance(s)
        actions = continuations(s, seat)
    if not actions:
        return worth_above(o, s, seat, limit), s
    in_turn = s.pending(TURN)
    if depth == 0 and not OPENS[step_of(s.stack[-1])]:
        found, end = at_first_sight(o, s, seat, actions, in_turn)
        if not continuations(end, seat):
            return found, end
        found, last = finish(o, end, seat, 0, limit)
        if last is not end:
            o.unused.append(end)
        return found, last
    found, end = LEAST, s
    for action in actions:
        after = played_again(o, s, seat, action, in_turn)
        there, last = finish(o, after, seat, depth - 1 if depth else 0, found if found > limit else limit)
        if there > found:
            if end is not s:
                o.unused.append(end)
            if last is not after:
                o.unused.append(after)
            found, end = there, last
        else:
            leave(o, after, last)
    return found, end


def at_first_sight(o: Outlook, s: Woodcraft, seat: i64, actions: list[int], in_turn: bool) -> tuple[float, Woodcraft]:
    """The position after the action that looks best at once, and its worth."""
    found, chosen = LEAST, s
    for action in actions:
        there = played_again(o, s, seat, action, in_turn)
        pass_chance(there)
        points = worth_above(o, there, seat, found)
        if points > found:
            if chosen is not s:
                o.unused.append(chosen)
            found, chosen = points, there
        else:
            o.unused.append(there)
    return found, chosen


def leave(o: Outlook, after: Woodcraft, last: Woodcraft) -> None:
    """Nobody looks any more at the position after an action, nor at the end that was found from there."""
    o.unused.append(after)
    if last is not after:
        o.unused.append(last)


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
