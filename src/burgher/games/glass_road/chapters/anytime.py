"""Chapters 9 and 16: anytime actions, which are conversion buildings [GR-291] and the removal of landscape tiles.

They are offered where they can matter: in an evaluation before, between and after its parts, between exchanges, before
the answer to a gift, and before scoring [GR-214, GR-222 to GR-225]; never inside an own action [GR-213, GR-215].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.landscape import (
    MUST_PLACE,
    add_clears,
    clear,
    no_clear,
    no_forest,
    offer_place,
)
from burgher.games.glass_road.chapters.wheels import (
    MAY_DECLINE,
    missing,
    offer,
    offer_gain,
    room,
    turn_wheels,
)
from burgher.games.glass_road.facts import (
    ANY_KIND,
    ANYTIME_LIMIT,
    BASIC,
    CLAUSES,
    CONVERSION_OF,
    CONVERSIONS,
    EMPTY,
    FIRST_KIND,
    FIRST_TILE,
    GAIN_BASIC,
    GAIN_LANDSCAPE,
    GOODS,
    KINDS,
    MARKER,
    NO_GOOD,
    ON_GLASS_WHEEL,
    PAY_FOREST,
    PAY_LANDSCAPE,
    PAY_TILES,
    SAND,
    TILE_NAMES,
    TILES,
    WHEELS,
    Exchange,
)
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player

WINDOWS: Final = ("evaluate", "exchange", "gift", "last_actions")  # the steps that offer anytime actions [GR-224]

# ---------------------------------------------------------------- what may be done


def add_anytime(p: Player, out: list[int]) -> None:
    """All anytime actions, but for a window in which the limit is reached. [GR-212, GR-216, GR-226]"""
    if p.anytime >= ANYTIME_LIMIT:
        return
    for tile in p.conversions:
        add_conversions(p, tile, out)
    add_clears(p, out)


def has_goods(goods: list[int], cost: list[int]) -> bool:
    """[GR-220]"""
    for good in range(len(GOODS)):
        if cost[good] and goods[ON_GLASS_WHEEL[good]] < cost[good]:
            return False
    return True


def add_conversions(p: Player, tile: i64, out: list[int]) -> None:
    """The uses of one conversion building that can be paid. [GR-219 to GR-221]"""
    exchange = CONVERSION_OF[tile]
    action = v.CONVERT.of(tile)
    if exchange.pay == PAY_LANDSCAPE:
        given = FIRST_KIND + exchange.what
        for cell, code in enumerate(p.plan):
            if code == given:
                out.append(action + cell)
    elif exchange.pay == PAY_TILES:
        if len(p.display) >= exchange.what and (exchange.gives != GAIN_LANDSCAPE or EMPTY in p.plan):
            out.append(action)
    elif not has_goods(p.goods, exchange.goods):
        return
    elif exchange.pay == PAY_FOREST:
        for stands in p.forests:
            if stands:
                out.append(action)
            action += 1
    elif exchange.either == NO_GOOD:
        out.append(action)
    else:
        for wheel in range(len(WHEELS)):
            if p.goods[MARKER[wheel][exchange.either]]:
                out.append(action + wheel)


# ---------------------------------------------------------------- what happens


def play_anytime(s: GlassRoad, seat: i64, action: i64) -> None:
    """Carry out one anytime action; the window that offered it lies on the stack already. [GR-217, GR-218]"""
    p = s.players[seat]
    p.anytime += 1
    if v.CLEAR.owns(action):
        clear(s, seat, v.CLEAR.one(action))
        return
    tile, target = v.CONVERT.two(action)
    exchange = CONVERSION_OF[tile]
    if s.listening:
        s.events.append((v.E_CONVERTED, PUBLIC, seat, tile))
    if exchange.pay == PAY_TILES:
        s.push(GIVE, seat, tile, NO_TILE)
        return
    if exchange.pay == PAY_LANDSCAPE:
        p.plan[target] = EMPTY
    elif exchange.pay == PAY_FOREST:
        p.remove_forest(target)
    for good in range(len(GOODS)):
        p.goods[ON_GLASS_WHEEL[good]] -= exchange.goods[good]
    if exchange.either != NO_GOOD:
        p.goods[MARKER[target][exchange.either]] -= 1
    give_back(s, seat, exchange)


def give_back(s: GlassRoad, seat: i64, exchange: Exchange) -> None:
    """What a paid exchange gives. The wheels turn after cost and gain together. [GR-063, GR-070, GR-217]"""
    if exchange.gives == GAIN_LANDSCAPE:
        offer_place(s, seat, ANY_KIND, MUST_PLACE)
    elif exchange.gives == GAIN_BASIC:
        if goods_with_room(s.players[seat]):
            s.push(GOOD, seat, exchange.units)
        else:
            turn_wheels(s, seat)
    else:
        offer_gain(s, seat, exchange.gain, MAY_DECLINE)


def goods_with_room(p: Player) -> list[int]:
    """The basic goods that can still be gained. [GR-296]"""
    return [good for good in range(BASIC) if room(p.goods, good)]


class Give(Step[GlassRoad]):
    """An unbuilt tile of the own display leaves the game for a conversion building. [GR-297]"""

    tile = field(CONVERSIONS)
    first = field(TILES + 1, low=NO_TILE)  # the tile given before; of two the lower one goes first

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        display = s.players[seat].display
        first = self.first.of(data)
        asked = first == NO_TILE and CONVERSION_OF[self.tile.of(data)].what > 1
        last = len(display) - 1 if asked else len(display)
        return [v.GIVE.first + tile for tile in display[:last] if tile > first]

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        given = v.GIVE.one(action)
        s.players[seat].display.remove(given)
        s.removed[given] = 1
        if s.listening:
            s.events.append((v.E_GAVE, PUBLIC, seat, given))
        exchange = CONVERSION_OF[self.tile.of(data)]
        if self.first.of(data) == NO_TILE and exchange.what > 1:
            s.push_again(self, seat, self.first.put(data, given))
        else:
            give_back(s, seat, exchange)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        """[GR-297]"""
        given, first = v.GIVE.one(action), self.first.of(data)
        display = s.players[seat].display
        if given not in display:
            return Reason("GR-297", Message("refusal.not_in_display", {"tile": TILE_NAMES[given]}))
        more = CONVERSION_OF[self.tile.of(data)].what - (1 if first == NO_TILE else 2)
        if given < first or sum(other > given for other in display) < more:
            return Reason("GR-297", Message("refusal.give_ascending"))
        return None

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        p, tile, first = s.players[seat], self.tile.of(data), self.first.of(data)
        exchange = CONVERSION_OF[tile]
        if exchange.pay != PAY_TILES or tile not in p.conversions or (first != NO_TILE and exchange.what < 2):
            return "this building takes no tiles"
        if len(p.display) < (exchange.what if first == NO_TILE else 1):
            return "the display has too few tiles"
        return ""

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        return Message("prompt.give", {"tile": TILE_NAMES[self.tile.of(data)]})


GIVE: Final = Give("give", on=WINDOWS, same_seat=True, verbs=(v.GIVE,))


class ChooseGood(Step[GlassRoad]):
    """The basic good of choice that a building gives. [GR-003, GR-296, GR-302, GR-307]"""

    units = field(2, low=1)

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return [v.GOOD.first + good for good in goods_with_room(s.players[seat])]

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        offer(s, seat, v.GOOD.one(action), self.units.of(data), SAND, 0, MAY_DECLINE)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        return no_room(s.players[seat], v.GOOD.one(action))

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        return Message("prompt.choose_good", {"count": self.units.of(data)})


GOOD: Final = ChooseGood("choose_good", on=WINDOWS, same_seat=True, verbs=(v.GOOD,))

# ---------------------------------------------------------------- why not


def no_room(p: Player, good: i64) -> Reason | None:
    """Of a good of choice no unit can be gained. [GR-044]"""
    return None if room(p.goods, good) else Reason("GR-044", Message("refusal.full", {"good": GOODS[good]}))


def no_anytime(p: Player, action: i64) -> Reason | None:
    """Why an anytime action is not possible. [GR-199, GR-204, GR-206, GR-220, GR-221, GR-226]"""
    if p.anytime >= ANYTIME_LIMIT:
        return Reason("GR-226", Message("refusal.anytime_limit", {"count": ANYTIME_LIMIT}))
    if v.CLEAR.owns(action):
        return no_clear(p, v.CLEAR.one(action))
    tile, target = v.CONVERT.two(action)
    if tile not in [code - FIRST_TILE for code in p.plan]:
        return Reason("GR-221", Message("refusal.not_yours", {"tile": TILE_NAMES[tile]}))
    return no_conversion(p, tile, target)


def no_conversion(p: Player, tile: i64, target: i64) -> Reason | None:
    """Why an own conversion building cannot be paid in this way. [GR-220]"""
    exchange = CONVERSION_OF[tile]
    name = TILE_NAMES[tile]
    if exchange.pay == PAY_LANDSCAPE:
        if p.plan[target] == FIRST_KIND + exchange.what:
            return None
        kind = KINDS[exchange.what]
        return Reason("GR-220", Message("refusal.convert_kind", {"tile": name, "kind": kind, "cell": target}))
    if exchange.pay == PAY_FOREST:
        gone = no_forest(p, target, CLAUSES[tile])
        if gone is not None:
            return gone
    elif exchange.either != NO_GOOD:
        good = GOODS[exchange.either]
        if target >= len(WHEELS):
            return Reason("GR-068", Message("refusal.which_wheel", {"good": good}))
        if not p.goods[MARKER[target][exchange.either]]:
            wheel = WHEELS[target]
            return Reason("GR-220", Message("refusal.convert_wheel", {"tile": name, "good": good, "wheel": wheel}))
    elif target:
        return Reason(CLAUSES[tile], Message("refusal.convert_target", {"tile": name}))
    if exchange.pay == PAY_TILES:
        if len(p.display) < exchange.what:
            counts: dict[str, int | str | list[str]] = {"count": exchange.what, "have": len(p.display)}
            return Reason("GR-220", Message("refusal.convert_tiles", {"tile": name, **counts}))
        if exchange.gives == GAIN_LANDSCAPE and EMPTY not in p.plan:
            return Reason("GR-317", Message("refusal.no_empty_cell"))
    lacks = missing(p.goods, exchange.goods)
    if lacks:
        return Reason("GR-220", Message("refusal.convert_goods", {"tile": name, "good": lacks}))
    return None
