"""Going on in one's own turn: what the position after the present action is worth, and the plan of a whole turn."""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.woodcraft_worth import worth
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


# ---------------------------------------------------------------- looking through an action


def value(s: Woodcraft, seat: i64) -> float:
    """The worth of the position after the present action, and after that of the chosen tile if it is still open."""
    depth = DEPTH if s.asking(TURN) or s.asking(CHOICE) else 0  # not both actions in full
    found, after = finish(s, seat, DEPTH)
    if not after.asking(TURN) or after.top_seat() != seat or after.tile == NONE or after.settled:
        return found
    found = -1e9
    for action in after.options(seat):
        if v.MAIN.owns(action):
            settled = after.copy()
            settled.play(seat, action)
            found = max(found, finish(settled, seat, depth)[0])
    return found


def finish(s: Woodcraft, seat: i64, depth: i64) -> tuple[float, Woodcraft]:
    """The best end of the action that the seat is in the middle of, and its worth."""
    pass_chance(s)
    actions = continuations(s, seat)
    while len(actions) == 1:
        s.play(seat, actions[0])
        pass_chance(s)
        actions = continuations(s, seat)
    if not actions:
        return worth(s, seat), s
    if depth == 0 and not OPENS[step_of(s.stack[-1])]:
        return finish(at_first_sight(s, seat, actions), seat, 0)
    found, end = -1e9, s
    for action in actions:
        after = s.copy()
        after.play(seat, action)
        there, after = finish(after, seat, max(0, depth - 1))
        if there > found:
            found, end = there, after
    return found, end


def at_first_sight(s: Woodcraft, seat: i64, actions: list[int]) -> Woodcraft:
    """The position after the action that looks best at once."""
    chosen = s
    found = -1e9
    for action in actions:
        after = s.copy()
        after.play(seat, action)
        pass_chance(after)
        there = worth(after, seat)
        if there > found:
            found, chosen = there, after
    return chosen


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
