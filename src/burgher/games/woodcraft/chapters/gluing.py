"""Gluing two dice into one, with the tile, with a re-use token or by a helper (section 9.4)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, add_points, gain, happens_later
from burgher.games.woodcraft.chapters.orders import die_args
from burgher.games.woodcraft.chapters.wood import (
    BY_HELPER,
    BY_TILE,
    WAYS,
    die_of,
    no_die,
    no_token,
    ready,
    spend_reuse,
    start_ability,
)
from burgher.games.woodcraft.facts import COLOR_OF, DICE, NOTHING, PIPS
from burgher.games.woodcraft.state import NOT_BUILT, USED, Player, Woodcraft, no

NO_DIE: Final = 9  # pips of a die that is not there: more than any other die allows


def two_smallest(p: Player) -> tuple[i64, i64]:
    """The values of the two smallest dice; NO_DIE where there is none."""
    first: i64 = NO_DIE
    second: i64 = NO_DIE
    lumber = p.lumber
    die: i64
    for die in range(DICE):
        count: i64 = lumber[die]
        if count:
            value: i64 = PIPS[die]
            if value < first:
                second = value if count > 1 else first
                first = value
            elif value < second:
                second = value
    return first, second


def can_glue(p: Player) -> bool:
    """A pair of dice with a sum of at most 6. [WC-286]"""
    first, second = two_smallest(p)
    return first + second <= f.MOST


def can_glue_with_tile(p: Player) -> bool:
    """[WC-284, WC-291]"""
    if p.gluer == NOT_BUILT or not p.tokens[f.GLUE] or (p.gluer == USED and not p.tokens[f.REUSE]):
        return False
    return can_glue(p)


def no_pair(p: Player) -> Reason | None:
    """The two smallest dice are too large together, or there are no two. [WC-286]"""
    values = sorted([PIPS[die] for die in range(DICE) for _ in range(p.lumber[die])])
    if len(values) < 2:
        return no("WC-286", "no_two_dice", {"count": len(values)})
    return no("WC-286", "no_pair", {"sum": values[0] + values[1]}) if values[0] + values[1] > f.MOST else None


def no_gluing(p: Player) -> Reason | None:
    """[WC-284 to WC-286, WC-291]"""
    if p.gluer == NOT_BUILT:
        return no("WC-284", "no_gluer")
    if p.tokens[f.GLUE] == 0:
        return no("WC-284", "no_glue")
    return no_token(p, p.gluer, "WC-285") or no_pair(p)


class GlueDie(Step[Woodcraft]):
    """The first of the two dice. [WC-286]"""

    by = field(WAYS)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        first, second = two_smallest(p)
        out: list[int] = []
        die: i64
        for die in range(DICE):
            if p.lumber[die]:
                value: i64 = PIPS[die]
                if value + (second if value == first else first) <= f.MOST:
                    out.append(v.DIE.first + die)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        s.push(GLUE_OTHER, seat, self.by.of(data), die_of(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        p, die = s.players[seat], int(die_of(action))
        missing = no_die(p, action, "WC-286")
        others = [other for other in range(DICE) if p.lumber[other] > (other == die)]
        fits = [other for other in others if PIPS[other] + PIPS[die] <= f.MOST]
        return missing or (None if fits else no("WC-286", "no_partner", {**die_args(die)}))

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p = s.players[seat]
        fine = ready(p, self.by.of(data), [p.gluer], f.J_GLUE) and p.tokens[f.GLUE] > 0
        return "" if fine else "this work cannot be done"


GLUE_DIE: Final = GlueDie("glue_die", on=IN_A_TURN, verbs=(v.DIE,))


class GlueOther(Step[Woodcraft]):
    """The die that goes with the first. [WC-286]"""

    by = field(WAYS)
    die = field(DICE)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.glue_other", {**die_args(self.die.of(data))})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        die = self.die.of(data)
        most = f.MOST - PIPS[die]
        out: list[int] = []
        other: i64
        for other in range(DICE):
            if PIPS[other] <= most and p.lumber[other] > (1 if other == die else 0):
                out.append(v.DIE.first + other)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        by, die, other = self.by.of(data), self.die.of(data), die_of(action)
        if COLOR_OF[die] != COLOR_OF[other]:
            s.push(GLUE_COLOR, seat, by, die, other)
        else:
            glue(s, seat, by, die, other, COLOR_OF[die])

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        p, die, other = s.players[seat], int(self.die.of(data)), int(die_of(action))
        missing = no_die(p, action, "WC-286")
        if missing is not None:
            return missing
        if die == other and p.lumber[die] == 1:
            return no("WC-286", "one_die_only", {**die_args(die)})
        total = PIPS[die] + PIPS[other]
        return no("WC-286", "sum_above_six", {"sum": total}) if total > f.MOST else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p = s.players[seat]
        if not ready(p, self.by.of(data), [p.gluer], f.J_GLUE) or not p.tokens[f.GLUE]:
            return "this work cannot be done"
        return "" if p.lumber[self.die.of(data)] else "there is no such die to glue"


GLUE_OTHER: Final = GlueOther("glue_other", on=IN_A_TURN, verbs=(v.DIE,))


class GlueColor(Step[Woodcraft]):
    """Which of the two colours the result has. [WC-288]"""

    by = field(WAYS)
    die = field(DICE)
    other = field(DICE)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        colors = [COLOR_OF[self.die.of(data)], COLOR_OF[self.other.of(data)]]
        return [v.COLOR.first + color for color in sorted(colors)]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        glue(s, seat, self.by.of(data), self.die.of(data), self.other.of(data), v.COLOR.one(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        color = v.COLOR.one(action)
        if color == COLOR_OF[self.die.of(data)] or color == COLOR_OF[self.other.of(data)]:
            return None
        return no("WC-288", "no_such_color", {"color": f.COLORS[color]})

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, die, other = s.players[seat], self.die.of(data), self.other.of(data)
        if not ready(p, self.by.of(data), [p.gluer], f.J_GLUE) or not p.tokens[f.GLUE]:
            return "this work cannot be done"
        fits = COLOR_OF[die] != COLOR_OF[other] and PIPS[die] + PIPS[other] <= f.MOST
        return "" if fits and p.lumber[die] and p.lumber[other] else "these dice cannot be glued"


GLUE_COLOR: Final = GlueColor("glue_color", on=IN_A_TURN, verbs=(v.COLOR,))


def glue(s: Woodcraft, seat: i64, by: i64, die: i64, other: i64, color: i64) -> None:
    """Two dice become one; two colours score. [WC-235, WC-236, WC-284, WC-285, WC-287, WC-289, WC-290]"""
    p = s.players[seat]
    value = PIPS[die] + PIPS[other]
    happens_later(s, seat, f.GLUING)
    gift: i64 = NOTHING
    if by >= BY_HELPER:
        gift = start_ability(s, seat, by - BY_HELPER).gain
    else:
        p.tokens[f.GLUE] -= 1
        if by == BY_TILE:
            p.gluer = USED
        else:
            spend_reuse(s, seat)
    p.add_dice(die, -1)
    p.add_dice(other, -1)
    p.add_dice(f.die_number(color, value), 1)
    if s.listening:
        s.events.append((v.E_GLUED, PUBLIC, seat, color, value))
    if COLOR_OF[die] != COLOR_OF[other]:
        add_points(s, seat, f.TWO_COLORS_POINTS, score.P_GLUING)
    gain(s, seat, gift, score.P_HELPERS)
