"""What helpers can do once in every turn (section 8.2, per-turn effects).

Hiring and immediate abilities are in `actions` (section 7.5), production and permanent abilities in `gains`. No
ability but growing touches a tree. [WC-239]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, gain, happens_later
from burgher.games.woodcraft.chapters.gluing import GLUE_DIE, can_glue, no_pair
from burgher.games.woodcraft.chapters.orders import die_args
from burgher.games.woodcraft.chapters.wood import (
    BY_HELPER,
    SAW_DIE,
    can_saw,
    die_of,
    grow,
    helper_ready,
    largest,
    no_die,
    start_ability,
)
from burgher.games.woodcraft.facts import COLOR_OF, DICE, HELPERS, NONE, PIPS, Helper
from burgher.games.woodcraft.state import Player, Woodcraft, no

# ---------------------------------------------------------------- what can be used


def can_use_ability(p: Player, room: i64) -> bool:
    """Once a turn, if its cost can be paid and something can be done. [WC-213, WC-214, WC-238]"""
    if p.rooms[room] == NONE or p.used[room]:
        return False
    card = HELPERS[p.rooms[room]]
    if card.ability != f.PER_TURN:
        return False
    pay, tokens = card.pay, p.tokens
    for token in card.pays:
        if pay[token] > tokens[token]:
            return False
    job: i64 = card.job
    if job == f.J_GAIN:
        return True
    if job == f.J_GROW:
        return p.pots[0] > 0 or p.pots[1] > 0 or p.pots[2] > 0
    if job == f.J_SAW:
        return can_saw(p)
    if job == f.J_GLUE:
        return can_glue(p)
    lumber = p.lumber
    die: i64
    for die in range(DICE):
        if lumber[die] and fits_ability(card, die):
            return True
    return False


def fits_ability(card: Helper, die: i64) -> bool:
    """May the ability change, recolour or sell this die? [WC-230, WC-232, WC-237]"""
    if card.job == f.J_ADJUST:
        for by in card.adjust:
            if f.LEAST <= PIPS[die] + by <= f.MOST:
                return True
        return False
    if card.job == f.J_RECOLOR:
        own = 1 << COLOR_OF[die]
        return card.recolor_from & own != 0 and card.recolor_to & ~own != 0
    return True


def no_ability(p: Player, room: i64) -> Reason | None:
    """Why the helper of a room cannot be used now. [WC-213, WC-229, WC-238]"""
    helper = p.rooms[room]
    if helper == NONE:
        return no("WC-213", "empty_room", {"room": f.ROOM_NAMES[room]})
    card = HELPERS[helper]
    name = {"helper": card.code}
    if card.ability != f.PER_TURN:
        return no("WC-213", "not_each_turn", {**name})
    if p.used[room]:
        return no("WC-213", "ability_used", {**name})
    for token, count in enumerate(card.pay):
        if p.tokens[token] < count:
            args: Args = {**name, "token": f.TOKENS[token], "count": count, "have": p.tokens[token]}
            return no("WC-238", "ability_cost", args)
    if card.job == f.J_GROW:
        return None if max(p.pots) > 0 else no("WC-238", "ability_no_tree", {**name})
    if card.job == f.J_SAW:
        possible = largest(p) >= 2
    elif card.job == f.J_GLUE:
        possible = no_pair(p) is None
    elif card.job == f.J_GAIN:
        possible = True
    else:
        possible = any(no_fitting(card, die) is None for die in range(DICE) if p.lumber[die])
    return None if possible else no("WC-238", "ability_no_die", {**name})


def no_fitting(card: Helper, die: int) -> Reason | None:
    """Why an ability cannot change, recolour or sell a die."""
    args = {"helper": card.code, **die_args(die)}
    if card.job == f.J_ADJUST:
        becomes = [PIPS[die] + by for by in card.adjust]
        return None if set(becomes) & set(range(f.LEAST, f.MOST + 1)) else no("WC-230", "no_adjusting", {**args})
    if card.job == f.J_RECOLOR:
        others = [color for color in range(3) if color != COLOR_OF[die] and card.recolor_to >> color & 1]
        fine = others and card.recolor_from >> COLOR_OF[die] & 1
        return None if fine else no("WC-232", "no_recoloring", {**args})
    return None


# ---------------------------------------------------------------- using one


def use_ability(s: Woodcraft, seat: i64, room: i64) -> None:
    """A free action; the cost is paid first, and with it comes what is gained. [WC-229 to WC-237]"""
    job: i64 = HELPERS[s.players[seat].rooms[room]].job
    if job == f.J_GAIN:
        card = start_ability(s, seat, room)
        gain(s, seat, card.gain, score.P_HELPERS)
    elif job == f.J_GROW:
        s.push(GROW, seat, room)
    elif job == f.J_SAW:
        s.push(SAW_DIE, seat, BY_HELPER + room)
    elif job == f.J_GLUE:
        s.push(GLUE_DIE, seat, BY_HELPER + room)
    else:
        s.push(ABILITY_DIE, seat, room)


def sell(s: Woodcraft, seat: i64, die: i64, price: i64) -> None:
    """The die returns to the bank. [WC-143, WC-237]"""
    p = s.players[seat]
    p.add_dice(die, -1)
    p.tokens[f.BERRIES] += price
    if s.listening:
        s.events.append((v.E_SOLD, PUBLIC, seat, COLOR_OF[die], PIPS[die], price))


PROMPTS: Final = {f.J_ADJUST: "adjust", f.J_RECOLOR: "recolor", f.J_SELL: "sell", f.J_GROW: "grow"}
CLAUSES: Final = {f.J_ADJUST: "WC-230", f.J_RECOLOR: "WC-232", f.J_SELL: "WC-237"}


class AbilityDie(Step[Woodcraft]):
    """The die that a helper adjusts, recolours or sells. [WC-230, WC-232, WC-237]"""

    room = field(f.ROOMS)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        return Message(f"prompt.ability_{PROMPTS[card.job]}", {"helper": card.code})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        card = HELPERS[p.rooms[self.room.of(data)]]
        return [v.DIE.first + die for die in range(DICE) if p.lumber[die] and fits_ability(card, die)]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        room, die = self.room.of(data), die_of(action)
        job = HELPERS[s.players[seat].rooms[room]].job
        if job == f.J_ADJUST:
            s.push(ABILITY_ADD, seat, room, die)
        elif job == f.J_RECOLOR:
            s.push(ABILITY_COLOR, seat, room, die)
        else:
            card = start_ability(s, seat, room)
            happens_later(s, seat, f.SELL_DIE)  # [WC-242]
            sell(s, seat, die, card.sale_price[die])
            gain(s, seat, card.gain, score.P_HELPERS)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        return no_die(s.players[seat], action, CLAUSES[card.job]) or no_fitting(card, int(die_of(action)))

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, room = s.players[seat], self.room.of(data)
        fine = any(helper_ready(p, room, job) for job in (f.J_ADJUST, f.J_RECOLOR, f.J_SELL))
        return "" if fine else "this ability cannot be used"


ABILITY_DIE: Final = AbilityDie("ability_die", on=IN_A_TURN, verbs=(v.DIE,))


class AbilityAdd(Step[Woodcraft]):
    """By how much a die changes; this is no splicing. [WC-230, WC-231]"""

    room = field(f.ROOMS)
    die = field(DICE)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        return Message("prompt.ability_add", {**die_args(self.die.of(data)), "helper": card.code})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        pips = PIPS[self.die.of(data)]
        return [v.ADD.zero + by for by in card.adjust if f.LEAST <= pips + by <= f.MOST]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        die, by = self.die.of(data), v.ADD.one(action)
        card = start_ability(s, seat, self.room.of(data))
        p = s.players[seat]
        p.add_dice(die, -1)
        p.add_dice(die + by, 1)
        if s.listening:
            s.events.append((v.E_ADJUSTED, PUBLIC, seat, COLOR_OF[die], PIPS[die], PIPS[die + by]))
        gain(s, seat, card.gain, score.P_HELPERS)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        becomes = PIPS[self.die.of(data)] + int(v.ADD.one(action))
        if v.ADD.one(action) not in card.adjust or not f.LEAST <= becomes <= f.MOST:
            return no("WC-230", "no_such_change", {"helper": card.code, "value": becomes})
        return None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, room = s.players[seat], self.room.of(data)
        fine = helper_ready(p, room, f.J_ADJUST) and p.lumber[self.die.of(data)] > 0
        return "" if fine else "this ability cannot be used"


ABILITY_ADD: Final = AbilityAdd("ability_add", on=IN_A_TURN, verbs=(v.ADD,))


class AbilityColor(Step[Woodcraft]):
    """The new colour of a die, which keeps its pips. [WC-232]"""

    room = field(f.ROOMS)
    die = field(DICE)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        return Message("prompt.ability_color", {**die_args(self.die.of(data)), "helper": card.code})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        card = HELPERS[s.players[seat].rooms[self.room.of(data)]]
        own = COLOR_OF[self.die.of(data)]
        return [v.COLOR.first + color for color in range(3) if card.recolor_to >> color & 1 and color != own]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        die, color = self.die.of(data), v.COLOR.one(action)
        card = start_ability(s, seat, self.room.of(data))
        p = s.players[seat]
        p.add_dice(die, -1)
        p.add_dice(f.die_number(color, PIPS[die]), 1)
        if s.listening:
            s.events.append((v.E_RECOLORED, PUBLIC, seat, COLOR_OF[die], PIPS[die], color))
        gain(s, seat, card.gain, score.P_HELPERS)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        card, color = HELPERS[s.players[seat].rooms[self.room.of(data)]], int(v.COLOR.one(action))
        args = {"helper": card.code, "color": f.COLORS[color]}
        if color == COLOR_OF[self.die.of(data)]:
            return no("WC-232", "same_color", {**args})
        return None if card.recolor_to & 1 << color else no("WC-232", "other_color", {**args})

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, room, die = s.players[seat], self.room.of(data), self.die.of(data)
        fine = helper_ready(p, room, f.J_RECOLOR) and p.lumber[die] > 0
        return "" if fine and fits_ability(HELPERS[p.rooms[room]], die) else "this ability cannot be used"


ABILITY_COLOR: Final = AbilityColor("ability_color", on=IN_A_TURN, verbs=(v.COLOR,))


class Grow(Step[Woodcraft]):
    """One own tree grows; at 6 it is harvested. [WC-233]"""

    room = field(f.ROOMS)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.ability_grow", {"helper": f.HELPER_CODES[s.players[seat].rooms[self.room.of(data)]]})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        pots = s.players[seat].pots
        return [v.GROW.first + pot for pot in range(3) if pots[pot] > 0]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        card = start_ability(s, seat, self.room.of(data))
        grow(s, seat, v.GROW.one(action), card.grow)
        gain(s, seat, card.gain, score.P_HELPERS)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        pot = v.GROW.one(action)
        return no("WC-233", "no_tree", {"color": f.COLORS[pot]}) if s.players[seat].pots[pot] < 1 else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if helper_ready(s.players[seat], self.room.of(data), f.J_GROW) else "this ability cannot be used"


GROW: Final = Grow("grow", on=IN_A_TURN, verbs=(v.GROW,))
