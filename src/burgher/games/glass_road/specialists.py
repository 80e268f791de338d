"""Evaluating a specialist, and the gifts of the Supplier (sections 5 and 6)."""

from typing import Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.anytime import add_anytime, play_anytime
from burgher.games.glass_road.building import BUILD, can_build
from burgher.games.glass_road.facts import (
    ACTIONS,
    ANY_KIND,
    BASIC,
    CARDS,
    CONVERSIONS,
    D_BUILD,
    D_DRAW,
    D_GAIN,
    D_GAIN_PER,
    D_PLACE,
    EMPTY,
    ENTRY_COST,
    ENTRY_FOREST,
    FORESTS,
    HIGHEST,
    MARKER,
    NO_GOOD,
    ON_BOTH,
    PER_HAND,
    SAND,
    STARTER,
    Action,
)
from burgher.games.glass_road.landscape import MAY_LEAVE, kind_count, offer_place
from burgher.games.glass_road.state import GlassRoad, Player
from burgher.games.glass_road.wheels import (
    MUST_TAKE,
    OF_CARD,
    can_gain,
    gain_units,
    offer,
    offer_gain,
    room,
    turn_wheels,
)

# What has happened in an evaluation: bits of its frame's b.
USED: Final = [1, 2]  # the first, the second action
ENTERED: Final = 4  # the entry cost is paid
BOTH: Final = 8  # both actions are allowed [GR-099, GR-102]

# ---------------------------------------------------------------- what may be done


def is_open(b: int, part: int) -> bool:
    """May this action still be used, its possibility apart? [GR-099 to GR-102]"""
    return not b & USED[part] and (not b & 3 or b & BOTH > 0)


def count_per(p: Player, action: Action) -> int:
    """[GR-119, GR-163, GR-164]"""
    return p.hand.bit_count() if action.per == PER_HAND else kind_count(p, action.per)


def can_act(s: GlassRoad, p: Player, action: Action) -> bool:
    """Could this action have an effect now?"""
    if action.does == D_GAIN:
        return can_gain(p, action.gain)
    if action.does == D_BUILD:
        return can_build(s, p)
    if action.does == D_PLACE:
        return EMPTY in p.plan or (action.gain.n > 0 and can_gain(p, action.gain))
    if action.does == D_GAIN_PER:
        if count_per(p, action):
            for good in action.choose:
                if room(p, good):
                    return True
        return False
    if action.does == D_DRAW:
        return 1 in s.pile
    return True


def add_uses(s: GlassRoad, p: Player, card: int, b: int, out: list[int]) -> None:
    """The actions that can be used now, with their options. What would have no effect is not listed. [GR-118]"""
    for part in range(2):
        action = ACTIONS[2 * card + part]
        if not is_open(b, part) or not can_act(s, p, action):
            continue
        use = v.USE.of(part)
        if action.does == D_GAIN_PER and len(action.choose) > 1:
            for good in action.choose:
                if room(p, good):
                    out.append(use + good)
        elif action.does == D_PLACE and action.kind == ANY_KIND:
            for kind in range(ANY_KIND):
                out.append(use + kind)
        elif action.does > D_DRAW:
            for good in range(BASIC):
                if s.seats > 1 or room(p, good):  # the gift to others does not depend on one's own room [GR-143]
                    out.append(use + good)
        else:
            out.append(use)


def pay_entry(p: Player, cost: int, x: int) -> None:
    if cost == ENTRY_FOREST:
        p.remove_forest(x)
    else:
        p.goods[MARKER[x][cost]] -= 1


def worth_entering(s: GlassRoad, p: Player, card: int, cost: int, x: int) -> bool:
    """Could an allowed action have an effect right after this payment, or might conversions help? [GR-115]"""
    if p.conversions:
        return True
    after = p.copy()
    pay_entry(after, cost, x)
    return can_act(s, after, ACTIONS[2 * card]) or can_act(s, after, ACTIONS[2 * card + 1])


def add_entries(s: GlassRoad, p: Player, card: int, out: list[int]) -> None:
    """The ways to pay the entry cost. [GR-109, GR-112]"""
    cost = ENTRY_COST[card]
    if cost == ENTRY_FOREST:
        if 1 in p.forests and worth_entering(s, p, card, cost, p.forests.index(1)):
            for forest in range(FORESTS):
                if p.forests[forest]:
                    out.append(v.ENTER.first + forest)
        return
    for wheel in range(2 if ON_BOTH[cost] else 1):
        if p.goods[MARKER[wheel][cost]] and worth_entering(s, p, card, cost, wheel):
            out.append(v.ENTER.first + wheel)


# ---------------------------------------------------------------- what happens


class Evaluate(Step[GlassRoad]):
    """A player evaluates card a, with anytime actions between its parts; b tells what was done. [GR-098 to GR-120]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        done = True
        if ENTRY_COST[a] == NO_GOOD or b & ENTERED:
            add_uses(s, p, a, b, out)
            done = not out or not b & ENTERED or s.effect > 0  # who has paid must use something [GR-113]
        else:
            add_entries(s, p, a, out)
        add_anytime(p, out)
        if done:
            out.append(v.DONE.first)
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        if action == v.DONE.first:
            p.anytime = 0
            if s.listening and not b & 3:
                s.events.append((v.E_UNUSED, PUBLIC, seat, a))
        elif v.USE.owns(action):
            p.anytime = 0
            part, option = v.USE.field(action, 0), v.USE.field(action, 1)
            s.push(EVALUATE, seat, a, b | USED[part])
            self.use(s, seat, a, b, part, option)
        elif v.ENTER.owns(action):
            p.anytime = 0
            s.effect = 0
            x = action - v.ENTER.first
            pay_entry(p, ENTRY_COST[a], x)
            if s.listening:
                if ENTRY_COST[a] == ENTRY_FOREST:
                    s.events.append((v.E_ENTERED_FOREST, PUBLIC, seat, a))
                else:
                    s.events.append((v.E_ENTERED, PUBLIC, seat, ENTRY_COST[a], a))
            s.push(EVALUATE, seat, a, b | ENTERED)
        else:
            s.push(EVALUATE, seat, a, b)
            play_anytime(s, seat, action)

    def use(self, s: GlassRoad, seat: int, card: int, b: int, part: int, option: int) -> None:
        """Begin one of the two actions."""
        p = s.players[seat]
        action = ACTIONS[2 * card + part]
        mode = OF_CARD
        if b & ENTERED and not s.effect:
            other = ACTIONS[2 * card + 1 - part]
            if not (b & BOTH and not b & USED[1 - part] and can_act(s, p, other)):
                mode = MUST_TAKE  # nothing else could still have the effect that the payment asks for [GR-114]
        if action.does == D_GAIN:
            offer_gain(s, seat, action.gain, mode)
        elif action.does == D_GAIN_PER:
            good = option if len(action.choose) > 1 else action.choose[0]
            offer(s, seat, good, count_per(p, action), SAND, 0, mode)
        elif action.does == D_PLACE:
            if action.gain.n:
                offer_gain(s, seat, action.gain, mode)
            offer_place(s, seat, option if action.kind == ANY_KIND else action.kind, MAY_LEAVE)
        elif action.does == D_BUILD:
            s.push(BUILD, seat)
        elif action.does == D_DRAW:
            next_draw(s, seat, 0)
        else:
            if s.seats > 1:
                s.push(GIFTS, NOBODY, seat * BASIC + option, 1)
            offer(s, seat, option, action.own if s.seats > 1 else action.solo, SAND, 0, mode)


# ---------------------------------------------------------------- Feudal Lord


def stack_tiles(s: GlassRoad, row: int) -> list[int]:
    """The tiles that can be on top of a stack: in a first game the marked ones come first. [GR-031, GR-038]"""
    tiles: list[int] = []
    marked: list[int] = []
    for tile in range(row * CONVERSIONS, (row + 1) * CONVERSIONS):
        if s.pile[tile]:
            tiles.append(tile)
            if STARTER[tile]:
                marked.append(tile)
    return marked if s.starter and marked else tiles


def next_draw(s: GlassRoad, seat: int, row: int) -> None:
    """Go on with the next stack that is not empty. [GR-122, GR-123]"""
    while row < 3:
        if stack_tiles(s, row):
            s.push(DRAW_DISPLAY, CHANCE, seat, row)
            return
        row += 1


class DrawDisplay(Step[GlassRoad]):
    """The top tile of stack b goes face up into the display of seat a. [GR-121]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [v.DRAW.first + tile for tile in stack_tiles(s, b)]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        tile = action - v.DRAW.first
        s.pile[tile] = 0
        display = s.players[a].display
        display.append(tile)
        display.sort()
        if s.listening:
            s.events.append((v.E_DREW, PUBLIC, a, tile))
        next_draw(s, a, b + 1)


# ---------------------------------------------------------------- Supplier


class Gifts(Step[GlassRoad]):
    """The b-th other player clockwise is offered the good; a is 6 * acting seat + good. [GR-135 to GR-142]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        good = a % BASIC
        other = (a // BASIC + b) % s.seats
        if b + 1 < s.seats:
            s.push(GIFTS, NOBODY, a, b + 1)
        p = s.players[other]
        p.anytime = 0
        if room(p, good) or p.conversions:  # a conversion might make room [GR-140]
            s.push(GIFT, other, good)


class Gift(Step[GlassRoad]):
    """Take one unit of good a, or decline; anytime actions come before the answer. [GR-138 to GR-140]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        add_anytime(p, out)
        out.append(v.GIFT.of(0, 0))
        for wheel in range(2 if ON_BOTH[a] else 1):
            marker = MARKER[wheel][a]
            if p.goods[marker] < HIGHEST[marker]:
                out.append(v.GIFT.of(wheel, 1))
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if not v.GIFT.owns(action):
            s.push(GIFT, seat, a)
            play_anytime(s, seat, action)
            return
        s.players[seat].anytime = 0
        if v.GIFT.field(action, 1):
            gain_units(s, seat, a, v.GIFT.field(action, 0), 1)
            turn_wheels(s, seat)
        elif s.listening:
            s.events.append((v.E_DECLINED, PUBLIC, seat, a))


EVALUATE: Final = Evaluate("evaluate", a=CARDS - 1, b=15)
DRAW_DISPLAY: Final = DrawDisplay("draw_display", a=3, b=2)
GIFTS: Final = Gifts("gifts", a=4 * BASIC - 1, b=3)
GIFT: Final = Gift("gift", a=BASIC - 1)
