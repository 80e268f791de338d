"""Free actions (sections 4 and 9.5), and what the seven actions have in common (sections 1.2 and 7).

How long a turn can get: every sawing, splicing and gluing uses up a ready tile or a re-use token, every ability can be
used once, every completed order uses up a card, and nothing in a turn brings these back without end. So free actions
in any order always come to an end by themselves.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Reason
from burgher.core.state import Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gains import harvest
from burgher.games.woodcraft.chapters.gluing import GLUE_DIE, can_glue_with_tile, no_gluing
from burgher.games.woodcraft.chapters.helpers import can_use_ability, no_ability, use_ability
from burgher.games.woodcraft.chapters.orders import can_complete, complete_order, no_completing
from burgher.games.woodcraft.chapters.wood import (
    BY_TILE,
    BY_TOKEN,
    SAW_DIE,
    SPLICE_DIE,
    can_saw,
    can_splice,
    no_harvest,
    no_sawing,
    no_splicing,
)
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.state import READY, USED, Player, Woodcraft, no

FREE_ACTIONS: Final = (v.ABILITY, v.SAW, v.SPLICE, v.GLUE, v.HARVEST, v.COMPLETE)  # [WC-084]


def add_free_actions(p: Player, out: list[int]) -> None:
    """What may be done at any time of the own turn, as often as it is possible. [WC-084, WC-085, WC-296, WC-303]"""
    rooms = p.rooms
    room: i64
    for room in range(f.ROOMS):
        if rooms[room] != NONE and can_use_ability(p, room):
            out.append(v.ABILITY.first + room)
    saws = p.saws
    reuse: i64 = p.tokens[f.REUSE]
    if (READY in saws or reuse) and can_saw(p):
        if READY in saws:
            out.append(v.SAW.first + BY_TILE)
        if reuse and USED in saws:
            out.append(v.SAW.first + BY_TOKEN)
    if p.tokens[f.SCRAP]:
        slot: i64
        for slot in range(3):
            if can_splice(p, slot):
                out.append(v.SPLICE.first + slot)
    if can_glue_with_tile(p):
        out.append(v.GLUE.first)
    pots = p.pots
    pot: i64
    for pot in range(3):
        if pots[pot] > 0:
            out.append(v.HARVEST.first + pot)
    for card in p.orders:
        if can_complete(p, card):
            out.append(v.COMPLETE.first + card)


def take_free_action(s: Woodcraft, seat: i64, action: i64) -> None:
    """Carry out a free action, or ask how."""
    if v.ABILITY.owns(action):
        use_ability(s, seat, v.ABILITY.one(action))
    elif v.SAW.owns(action):
        s.push(SAW_DIE, seat, v.SAW.one(action))
    elif v.SPLICE.owns(action):
        s.push(SPLICE_DIE, seat, v.SPLICE.one(action))
    elif v.GLUE.owns(action):
        s.push(GLUE_DIE, seat, BY_TILE if s.players[seat].gluer == READY else BY_TOKEN)
    elif v.HARVEST.owns(action):
        harvest(s, seat, v.HARVEST.one(action))
    else:
        complete_order(s, seat, v.COMPLETE.one(action))


def no_free_action(p: Player, action: i64) -> Reason | None:
    """Why a free action is not possible."""
    if v.ABILITY.owns(action):
        return no_ability(p, v.ABILITY.one(action))
    if v.SAW.owns(action):
        return no_sawing(p, v.SAW.one(action))
    if v.SPLICE.owns(action):
        return no_splicing(p, v.SPLICE.one(action))
    if v.GLUE.owns(action):
        return no_gluing(p)
    if v.HARVEST.owns(action):
        return no_harvest(p, v.HARVEST.one(action))
    return no_completing(p, v.COMPLETE.one(action))


# ---------------------------------------------------------------- actions and their parts


def is_free_action(action: i64) -> bool:
    """Their verbs follow one another."""
    return v.ABILITY.first <= action < v.COMPLETE.end


class Parts(Step[Woodcraft]):
    """Something that is done in parts. Between them free actions may be taken. [WC-020]"""

    def begun(self, data: i64) -> bool:
        """Has its first part been done?"""
        return False

    def free_actions(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        """Between two parts, in the own turn; by rules 1 an action was carried through as a whole. [WC-020, WC-085]"""
        out: list[int] = []
        if s.rules > 1 and s.round > 0 and self.begun(data):
            add_free_actions(s.players[seat], out)
        return out

    def interrupted(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> bool:
        """Take a free action, and go on afterwards where it was."""
        if not is_free_action(action):
            return False
        s.push_again(self, seat, data)
        take_free_action(s, seat, action)
        return True

    def no_interruption(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        """Why a free action may not be taken now."""
        if s.rules == 1:
            return no("WC-020", "carry_through")
        if s.round == 0:
            return no("WC-085", "not_a_turn")
        if not self.begun(data):
            return no("WC-020", "first_part")
        return no_free_action(s.players[seat], action)


class Action(Parts):
    """One of the seven actions while it is performed, however it was reached."""

    discount = field(21)  # in addition to all others [WC-018, WC-226]
    optional = field(2)  # it was given by a card, and may be declined [WC-226]

    def add_done(self, out: list[int], data: i64) -> None:
        """After its first part an action may be stopped; one given by a card may also be declined. [WC-118, WC-226]"""
        if self.begun(data) or self.optional.of(data):
            out.append(v.DONE.first)

    def no_done(self, data: i64, clause: str) -> Reason | None:
        """The first part must be done."""
        return None if self.begun(data) or self.optional.of(data) else no(clause, "first_part")


def berries(p: Player, price: i64, clause: str) -> Reason | None:
    """A price must be paid in full; there is no debt. [WC-017]"""
    have = p.tokens[f.BERRIES]
    return no(clause, "price", {"price": int(price), "have": have}) if price > have else None
