"""Chapter 6: the 15 specialists. What each of their actions needs and does, and what follows from it.

Which card does what is data: [GR-121 to GR-174] stand in data/specialists.toml.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_NOBODY, PUBLIC, Step, field
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.anytime import add_anytime, no_anytime, no_room, play_anytime
from burgher.games.glass_road.chapters.building import BUILD, can_build, no_building
from burgher.games.glass_road.chapters.landscape import MAY_LEAVE, card_at_work, kind_count, offer_place
from burgher.games.glass_road.chapters.setup import has_tiles, top_tiles
from burgher.games.glass_road.chapters.wheels import (
    can_gain,
    gain_units,
    no_room_for,
    offer,
    offer_gain,
    room,
    room_at,
    turn_wheels,
)
from burgher.games.glass_road.facts import (
    ACTIONS,
    ANY_KIND,
    BASIC,
    CARD_NAMES,
    CATEGORIES,
    D_BUILD,
    D_DRAW,
    D_GAIN,
    D_GAIN_PER,
    D_PLACE,
    D_SUPPLY,
    EMPTY,
    GOODS,
    KINDS,
    MARKER,
    ON_BOTH,
    PER_HAND,
    ROWS_OF_TILES,
    SAND,
    SUPPLIER,
    Action,
)
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player

# ---------------------------------------------------------------- what may be done


def count_per(p: Player, action: Action) -> i64:
    """Cards in hand, or own landscape tiles, at this moment. [GR-119, GR-131, GR-163, GR-164, GR-272, GR-286]"""
    return p.hand.bit_count() if action.per == PER_HAND else kind_count(p, action.per)


def can_act(s: GlassRoad, p: Player, goods: list[int], has_space: bool, action: Action) -> bool:
    """Could this action have an effect, with these goods and with or without an empty cell?"""
    if action.does == D_GAIN:
        return can_gain(goods, action.gain)
    if action.does == D_BUILD:
        return can_build(s, p, goods, has_space)
    if action.does == D_PLACE:
        return has_space or (action.gain.n > 0 and can_gain(goods, action.gain))
    if action.does == D_GAIN_PER:
        if count_per(p, action):
            for good in action.choose:
                if room(goods, good):
                    return True
        return False
    if action.does == D_DRAW:
        return 1 in s.pile
    return True


def add_uses(s: GlassRoad, p: Player, card: i64, used: i64, out: list[int]) -> None:
    """The actions that can be used now, with their options. What would have no effect is not listed. [GR-107]"""
    has_space = EMPTY in p.plan
    for part in range(2):
        action = ACTIONS[card][part]
        if used >> part & 1 or not can_act(s, p, p.goods, has_space, action):
            continue
        use = v.USE.of(part)
        if action.does == D_GAIN_PER and len(action.choose) > 1:
            for good in action.choose:
                if room(p.goods, good):
                    out.append(use + good)
        elif action.does == D_PLACE and action.kind == ANY_KIND:
            for kind in range(ANY_KIND):
                out.append(use + kind)
        elif action.does == D_SUPPLY:
            for good in range(BASIC):
                if s.seats > 1 or room(p.goods, good):  # the gift to others does not depend on one's own room [GR-143]
                    out.append(use + good)
        else:
            out.append(use)


# ---------------------------------------------------------------- what happens


def begin(s: GlassRoad, seat: i64, action: Action, option: i64, mode: i64) -> None:
    """Begin an action with the good or kind chosen for it. [GR-117, GR-118]"""
    p = s.players[seat]
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
    else:  # the gifts come after the own gain, also where the own gain is 1 or nothing [GR-141, GR-143, GR-285]
        if s.seats > 1:
            s.push(GIFTS, seat, option, 1)
        offer(s, seat, option, action.own if s.seats > 1 else action.solo, SAND, 0, mode)


# ---------------------------------------------------------------- Feudal Lord


def next_draw(s: GlassRoad, seat: i64, row: i64) -> None:
    """Go on with the next stack that is not empty. [GR-122, GR-123]"""
    while row < ROWS_OF_TILES:
        if has_tiles(s, row):
            s.push(DRAW_DISPLAY, seat, row)
            return
        row += 1


class DrawDisplay(Step[GlassRoad]):
    """The top tile of a stack goes face up into the display. [GR-121]"""

    row = field(ROWS_OF_TILES)

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return top_tiles(s, self.row.of(data))

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        tile = v.DRAW.one(action)
        s.pile[tile] = 0
        display = s.players[seat].display
        display.append(tile)
        display.sort()
        if s.listening:
            s.events.append((v.E_DREW, PUBLIC, seat, tile))
        next_draw(s, seat, self.row.of(data) + 1)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        row = self.row.of(data)
        return "" if has_tiles(s, row) else f"the stack of {CATEGORIES[row]} buildings is empty"


DRAW_DISPLAY: Final = DrawDisplay("draw_display", ASKS_CHANCE, on=("evaluate",), same_seat=True, verbs=(v.DRAW,))

# ---------------------------------------------------------------- Supplier


class Gifts(Step[GlassRoad]):
    """Each other player is offered the named good, clockwise, before the card goes on. [GR-135 to GR-143, GR-269]"""

    good = field(BASIC)
    away = field(3, low=1)  # how far the next one sits from the acting player

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        good, away = self.good.of(data), self.away.of(data)
        if away + 1 < s.seats:
            s.push(GIFTS, seat, good, away + 1)
        other = (seat + away) % s.seats
        p = s.players[other]
        p.anytime = 0
        if room(p.goods, good) or p.conversions:  # a conversion might make room [GR-140]
            s.push(GIFT, other, good)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        if card_at_work(s) != SUPPLIER:
            return "nobody uses the Supplier"
        return "" if self.away.of(data) < s.seats else f"there are {s.seats} players"


GIFTS: Final = Gifts("gifts", ASKS_NOBODY, on=("evaluate",), same_seat=True, players=(2, 3, 4))


class Gift(Step[GlassRoad]):
    """Take one unit, or decline; anytime actions come before the answer. [GR-138 to GR-141]"""

    good = field(BASIC)

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        good = self.good.of(data)
        out: list[int] = []
        add_anytime(p, out)
        out.append(v.GIFT.of(0, 0))
        for wheel in range(2 if ON_BOTH[good] else 1):
            if room_at(p.goods, MARKER[wheel][good]):
                out.append(v.GIFT.of(wheel, 1))
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        if not v.GIFT.owns(action):
            s.push_again(self, seat, data)
            play_anytime(s, seat, action)
            return
        s.players[seat].anytime = 0
        wheel, count = v.GIFT.two(action)
        good = self.good.of(data)
        if count:
            gain_units(s, seat, good, wheel, 1)
            turn_wheels(s, seat)
        elif s.listening:
            s.events.append((v.E_DECLINED, PUBLIC, seat, good))

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        p, good = s.players[seat], self.good.of(data)
        if not v.GIFT.owns(action):
            return no_anytime(p, action)
        wheel, count = v.GIFT.two(action)
        if wheel and not (count and ON_BOTH[good]):
            return Reason("GR-005", Message("refusal.no_wheel"))
        full = no_room_for(p, good, wheel, count)
        return None if full is None else Reason("GR-140", full.message)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        if card_at_work(s) != SUPPLIER:
            return "nobody uses the Supplier"
        return "nobody gives to himself" if seat == s.top_seat() else ""

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        return Message("prompt.gift", {"good": GOODS[self.good.of(data)]})


GIFT: Final = Gift("gift", on=("evaluate", "gifts"), players=(2, 3, 4), verbs=(v.GIFT, v.CONVERT, v.CLEAR))

# ---------------------------------------------------------------- why not


def no_use(s: GlassRoad, seat: i64, card: i64, part: i64, option: i64) -> Reason | None:
    """Why an open action has no effect now, or not with this option. [GR-044, GR-119, GR-123, GR-183, GR-203]"""
    p, action = s.players[seat], ACTIONS[card][part]
    if option not in options_of(action):
        return Reason(action.clause, Message("refusal.use_option", {"option": option, "card": CARD_NAMES[card]}))
    if action.does == D_GAIN_PER:
        if not count_per(p, action):
            if action.per == PER_HAND:
                return Reason("GR-164", Message("refusal.no_hand"))
            return Reason("GR-119", Message("refusal.no_tiles", {"kind": KINDS[action.per]}))
        return no_room(p, option if len(action.choose) > 1 else action.choose[0])
    if action.does == D_PLACE and EMPTY in p.plan:
        return None
    if action.does in (D_GAIN, D_PLACE):
        for good, units in ((action.gain.first, action.gain.n), (action.gain.second, action.gain.m)):
            if units and room(p.goods, good):
                return None
        if action.does == D_PLACE:
            return Reason("GR-203", Message("refusal.no_empty_cell"))
        return no_room(p, action.gain.first)
    if action.does == D_BUILD:
        tiles = [tile for tile in s.board if tile != NO_TILE] + p.display
        if any(no_building(s, seat, tile) is None for tile in tiles):
            return None
        return Reason("GR-183", Message("refusal.nothing_to_build", {"count": len(tiles)}))
    if action.does == D_DRAW:
        return None if sum(s.pile) else Reason("GR-123", Message("refusal.stacks_empty"))
    return no_room(p, option) if s.seats == 1 else None


def options_of(action: Action) -> list[int]:
    """What may be chosen for an action: a good, a kind, or nothing, which is written 0. [GR-118]"""
    if action.does == D_SUPPLY:
        return list(range(BASIC))
    if action.does == D_PLACE and action.kind == ANY_KIND:
        return list(range(ANY_KIND))
    return action.choose if len(action.choose) > 1 else [0]
