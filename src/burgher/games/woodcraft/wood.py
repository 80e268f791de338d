"""Free actions on wood, with the tiles of the workshop (section 9) or by a helper (per-turn abilities, section 8.2).

A frame's `a` tells how the work is done: 0 with a ready tile, 1 with a re-use token, 2 + room by the helper in a room.
Costs are paid with the last step.
"""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.facts import DICE, HELPERS, NONE, NOTHING, Helper
from burgher.games.woodcraft.gains import add_points, gain, happened, happens_later, harvest
from burgher.games.woodcraft.state import NOT_BUILT, READY, USED, Player, Woodcraft

BY_TILE: Final = 0
BY_TOKEN: Final = 1
BY_HELPER: Final = 2

# ---------------------------------------------------------------- what can be done


def can_saw(p: Player) -> bool:
    """A die of 2 or more. [WC-273]"""
    for die in range(DICE):
        if p.lumber[die] and die % 6:
            return True
    return False


def can_splice(p: Player, slot: int) -> bool:
    """[WC-279 to WC-283, WC-291, WC-297]"""
    tile = p.splicers[slot]
    if tile == NOT_BUILT or not p.tokens[f.SCRAP] or (tile == USED and not p.tokens[f.REUSE]):
        return False
    least = f.SPLICE_ADDS[slot][0]
    for die in range(DICE):
        if p.lumber[die] and die % 6 + 1 + least <= 6:
            return True
    return False


def two_smallest(p: Player) -> tuple[int, int]:
    """The values of the two smallest dice; 9 where there is none."""
    first = second = 9
    for die in range(DICE):
        count = p.lumber[die]
        if count:
            value = die % 6 + 1
            if value < first:
                second = value if count > 1 else first
                first = value
            elif value < second:
                second = value
    return first, second


def can_glue(p: Player) -> bool:
    """A pair of dice with a sum of at most 6. [WC-286]"""
    first, second = two_smallest(p)
    return first + second <= 6


def can_glue_with_tile(p: Player) -> bool:
    """[WC-284, WC-291]"""
    if p.gluer == NOT_BUILT or not p.tokens[f.GLUE] or (p.gluer == USED and not p.tokens[f.REUSE]):
        return False
    return can_glue(p)


def can_use_ability(p: Player, room: int) -> bool:
    """[WC-213, WC-238]"""
    if p.used[room] or p.rooms[room] == NONE:
        return False
    card = HELPERS[p.rooms[room]]
    if card.ability != f.PER_TURN:
        return False
    for token in range(6):
        if card.pay[token] > p.tokens[token]:
            return False
    if card.job == f.J_GAIN:
        return True
    if card.job == f.J_GROW:
        return p.pots[0] > 0 or p.pots[1] > 0 or p.pots[2] > 0
    if card.job == f.J_SAW:
        return can_saw(p)
    if card.job == f.J_GLUE:
        return can_glue(p)
    for die in range(DICE):
        if p.lumber[die] and fits_ability(card, die):
            return True
    return False


def fits_ability(card: Helper, die: int) -> bool:
    """May the ability change, recolour or sell this die? [WC-230, WC-232, WC-237]"""
    if card.job == f.J_ADJUST:
        for by in card.adjust:
            if 1 <= die % 6 + 1 + by <= 6:
                return True
        return False
    if card.job == f.J_RECOLOR:
        own = 1 << die // 6
        return card.recolor_from & own != 0 and card.recolor_to & ~own != 0
    return True


# ---------------------------------------------------------------- costs


def pay_lanterns(s: Woodcraft, seat: int, count: int) -> None:
    """Bonus lanterns of this turn count as spent first where they are allowed. [WC-124, WC-253]"""
    s.players[seat].tokens[f.LANTERN] -= count
    s.bonus_lanterns = max(0, s.bonus_lanterns - count)
    happened(s, seat, f.SPEND_LANTERN)


def start_ability(s: Woodcraft, seat: int, room: int) -> Helper:
    """Pay for a per-turn ability and mark it as used. [WC-213, WC-229]"""
    p = s.players[seat]
    card = HELPERS[p.rooms[room]]
    p.used[room] = 1
    if s.listening:
        s.events.append((v.E_ABILITY, PUBLIC, seat, p.rooms[room]))
    for token in range(6):
        if card.pay[token] and token != f.LANTERN:
            p.tokens[token] -= card.pay[token]
    if card.pay[f.LANTERN]:
        pay_lanterns(s, seat, card.pay[f.LANTERN])
    return card


def spend_reuse(s: Woodcraft, seat: int) -> None:
    """The token replaces the ready tile, which stays on its used side. [WC-291 to WC-293]"""
    s.players[seat].tokens[f.REUSE] -= 1
    if s.listening:
        s.events.append((v.E_REUSED, PUBLIC, seat))


def lumber_options(p: Player, low: int, high: int) -> list[int]:
    """DIE for every lumber die with a value in these bounds."""
    out: list[int] = []
    for die in range(DICE):
        if p.lumber[die] and low <= die % 6 + 1 <= high:
            out.append(v.DIE.first + die)
    return out


# ---------------------------------------------------------------- sawing


class SawDie(Step[Woodcraft]):
    """[WC-273]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return lumber_options(s.players[seat], 2, 6)

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.push(SAW_CUT, seat, a, action - v.DIE.first)


def free_cuts(p: Player, a: int) -> int:
    """[WC-234, WC-275]"""
    return HELPERS[p.rooms[a - BY_HELPER]].cuts if a >= BY_HELPER else 1


class SawCut(Step[Woodcraft]):
    """Cut die b: the pieces add up to it, further cuts cost sawblades. [WC-274 to WC-276]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        blades = p.tokens[f.SAWBLADE]
        if a >= BY_HELPER:
            blades -= HELPERS[p.rooms[a - BY_HELPER]].pay[f.SAWBLADE]
        most = blades + free_cuts(p, a) + 1
        ways = f.CUTS[b % 6 + 1]
        return [v.CUT.first + x for x in range(len(ways)) if len(ways[x]) <= most]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        x = action - v.CUT.first
        parts = f.CUTS[b % 6 + 1][x]
        blades = max(0, len(parts) - 1 - free_cuts(p, a))
        happens_later(s, seat, f.SAW)
        if a == BY_TILE:
            p.saws[p.saws.index(READY)] = USED
        elif a == BY_TOKEN:
            spend_reuse(s, seat)
        p.lumber[b] -= 1
        for part in parts:
            p.lumber[b // 6 * 6 + part - 1] += 1
        if a >= BY_HELPER:
            card = start_ability(s, seat, a - BY_HELPER)
            gain(s, seat, card.gain, score.P_HELPERS)
        p.tokens[f.SAWBLADE] -= blades
        if s.listening:
            s.events.append((v.E_SAWED, PUBLIC, seat, b // 6, b % 6 + 1, f.FIRST_CUT[b % 6 + 1] + x, blades))


# ---------------------------------------------------------------- splicing


class SpliceDie(Step[Woodcraft]):
    """a is the slot. [WC-281, WC-283]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return lumber_options(s.players[seat], 1, 6 - f.SPLICE_ADDS[a][0])

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.push(SPLICE_ADD, seat, a, action - v.DIE.first)


class SpliceAdd(Step[Woodcraft]):
    """One scrap lets die b grow by an amount of the tile in slot a. [WC-279 to WC-283]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.ADD.zero + n for n in f.SPLICE_ADDS[a] if b % 6 + 1 + n <= 6]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        n = action - v.ADD.zero
        if p.splicers[a] == READY:
            p.splicers[a] = USED
        else:
            spend_reuse(s, seat)
        p.tokens[f.SCRAP] -= 1
        p.lumber[b] -= 1
        p.lumber[b + n] += 1
        if s.listening:
            s.events.append((v.E_SPLICED, PUBLIC, seat, b // 6, b % 6 + 1, n))
        happened(s, seat, f.SPLICE)


# ---------------------------------------------------------------- gluing


class GlueDie(Step[Woodcraft]):
    """The first of the two dice. [WC-286]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        first, second = two_smallest(p)
        out: list[int] = []
        for die in range(DICE):
            if p.lumber[die]:
                value = die % 6 + 1
                if value + (second if value == first else first) <= 6:
                    out.append(v.DIE.first + die)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.push(GLUE_OTHER, seat, a, action - v.DIE.first)


class GlueOther(Step[Woodcraft]):
    """The die that goes with die b. [WC-286]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for die in range(DICE):
            if p.lumber[die] > (1 if die == b else 0) and die % 6 + b % 6 + 2 <= 6:
                out.append(v.DIE.first + die)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        other = action - v.DIE.first
        if other // 6 != b // 6:
            s.push(GLUE_COLOR, seat, a, b * DICE + other)
        else:
            glue(s, seat, a, b, other, b // 6)


class GlueColor(Step[Woodcraft]):
    """Which of the two colours the result has; b holds both dice. [WC-288]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        colors = [b // DICE // 6, b % DICE // 6]
        return [v.COLOR.first + color for color in sorted(colors)]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        glue(s, seat, a, b // DICE, b % DICE, action - v.COLOR.first)


def glue(s: Woodcraft, seat: int, how: int, one: int, other: int, color: int) -> None:
    """[WC-284 to WC-290, WC-235, WC-236]"""
    p = s.players[seat]
    value = one % 6 + other % 6 + 2
    happens_later(s, seat, f.GLUING)
    gift = NOTHING
    if how >= BY_HELPER:
        gift = start_ability(s, seat, how - BY_HELPER).gain
    else:
        p.tokens[f.GLUE] -= 1
        if how == BY_TILE:
            p.gluer = USED
        else:
            spend_reuse(s, seat)
    p.lumber[one] -= 1
    p.lumber[other] -= 1
    p.lumber[color * 6 + value - 1] += 1
    if s.listening:
        s.events.append((v.E_GLUED, PUBLIC, seat, color, value))
    if one // 6 != other // 6:
        add_points(s, seat, f.TWO_COLORS_POINTS, score.P_GLUING)
    gain(s, seat, gift, score.P_HELPERS)


# ---------------------------------------------------------------- per-turn abilities


def use_ability(s: Woodcraft, seat: int, room: int) -> None:
    """[WC-229 to WC-237]"""
    job = HELPERS[s.players[seat].rooms[room]].job
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


class AbilityDie(Step[Woodcraft]):
    """The die that the helper in room a adjusts, recolours or sells. [WC-230, WC-232, WC-237]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        card = HELPERS[p.rooms[a]]
        return [v.DIE.first + die for die in range(DICE) if p.lumber[die] and fits_ability(card, die)]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        die = action - v.DIE.first
        job = HELPERS[s.players[seat].rooms[a]].job
        if job == f.J_ADJUST:
            s.push(ABILITY_ADD, seat, a, die)
        elif job == f.J_RECOLOR:
            s.push(ABILITY_COLOR, seat, a, die)
        else:
            card = start_ability(s, seat, a)
            happens_later(s, seat, f.SELL_DIE)
            sell(s, seat, die, card.sale_price[die])
            gain(s, seat, card.gain, score.P_HELPERS)


def sell(s: Woodcraft, seat: int, die: int, price: int) -> None:
    """The die returns to the bank. [WC-143, WC-237]"""
    p = s.players[seat]
    p.lumber[die] -= 1
    p.tokens[f.BERRIES] += price
    if s.listening:
        s.events.append((v.E_SOLD, PUBLIC, seat, die // 6, die % 6 + 1, price))


class AbilityAdd(Step[Woodcraft]):
    """By how much die b changes. [WC-230, WC-231]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        card = HELPERS[s.players[seat].rooms[a]]
        return [v.ADD.zero + by for by in card.adjust if 1 <= b % 6 + 1 + by <= 6]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        by = action - v.ADD.zero
        card = start_ability(s, seat, a)
        p = s.players[seat]
        p.lumber[b] -= 1
        p.lumber[b + by] += 1
        if s.listening:
            s.events.append((v.E_ADJUSTED, PUBLIC, seat, b // 6, b % 6 + 1, b % 6 + 1 + by))
        gain(s, seat, card.gain, score.P_HELPERS)


class AbilityColor(Step[Woodcraft]):
    """The new colour of die b. [WC-232]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        card = HELPERS[s.players[seat].rooms[a]]
        return [v.COLOR.first + c for c in range(3) if card.recolor_to >> c & 1 and c != b // 6]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        color = action - v.COLOR.first
        card = start_ability(s, seat, a)
        p = s.players[seat]
        p.lumber[b] -= 1
        p.lumber[color * 6 + b % 6] += 1
        if s.listening:
            s.events.append((v.E_RECOLORED, PUBLIC, seat, b // 6, b % 6 + 1, color))
        gain(s, seat, card.gain, score.P_HELPERS)


class Grow(Step[Woodcraft]):
    """One own tree grows; at 6 it is harvested. [WC-233]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        pots = s.players[seat].pots
        return [v.GROW.first + pot for pot in range(3) if pots[pot] > 0]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        card = start_ability(s, seat, a)
        pot = action - v.GROW.first
        grow(s, seat, pot, card.grow)
        gain(s, seat, card.gain, score.P_HELPERS)


def grow(s: Woodcraft, seat: int, pot: int, pips: int) -> None:
    """A tree that reaches 6 becomes lumber at once. [WC-264, WC-266]"""
    p = s.players[seat]
    p.pots[pot] = min(6, p.pots[pot] + pips)
    if s.listening:
        s.events.append((v.E_GREW, PUBLIC, seat, pot, p.pots[pot]))
    if p.pots[pot] == 6:
        harvest(s, seat, pot)


SAW_DIE: Final = SawDie("saw_die", a=BY_HELPER + f.ROOMS - 1)
SAW_CUT: Final = SawCut("saw_cut", a=BY_HELPER + f.ROOMS - 1, b=DICE - 1)
SPLICE_DIE: Final = SpliceDie("splice_die", a=2)
SPLICE_ADD: Final = SpliceAdd("splice_add", a=2, b=DICE - 1)
GLUE_DIE: Final = GlueDie("glue_die", a=BY_HELPER + f.ROOMS - 1)
GLUE_OTHER: Final = GlueOther("glue_other", a=BY_HELPER + f.ROOMS - 1, b=DICE - 1)
GLUE_COLOR: Final = GlueColor("glue_color", a=BY_HELPER + f.ROOMS - 1, b=DICE * DICE - 1)
ABILITY_DIE: Final = AbilityDie("ability_die", a=f.ROOMS - 1)
ABILITY_ADD: Final = AbilityAdd("ability_add", a=f.ROOMS - 1, b=DICE - 1)
ABILITY_COLOR: Final = AbilityColor("ability_color", a=f.ROOMS - 1, b=DICE - 1)
GROW: Final = Grow("grow", a=f.ROOMS - 1)
STEPS: Final[list[Step[Woodcraft]]] = [
    SAW_DIE,
    SAW_CUT,
    SPLICE_DIE,
    SPLICE_ADD,
    GLUE_DIE,
    GLUE_OTHER,
    GLUE_COLOR,
    ABILITY_DIE,
    ABILITY_ADD,
    ABILITY_COLOR,
    GROW,
]
