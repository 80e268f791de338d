"""What immediate buildings do when they are built (section 17)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.anytime import add_anytime, play_anytime
from burgher.games.glass_road.facts import (
    BASES_BESIDE,
    BASIC,
    CELLS,
    CONVERSIONS,
    E_COPY,
    E_EACH_WHEEL,
    E_EXCHANGE,
    E_GAIN,
    E_GAIN_PER,
    E_PLACE_AROUND,
    EMPTY,
    EXCHANGES,
    FIRST_TILE,
    GAIN_BASIC,
    IMMEDIATE,
    IMMEDIATE_OF,
    NEIGHBOURS,
    ON_BASE,
    PAY_LANDSCAPE,
    PER_ADJACENT_EMPTY,
    PER_POND,
    PER_WATER,
    PER_WOOD,
    POND,
    SAND,
    TILES,
    WOOD,
    Immediate,
)
from burgher.games.glass_road.landscape import adjacent, kind_count, place
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player
from burgher.games.glass_road.wheels import MAY_DECLINE, amount, offer, offer_gain, room


def carry_out(s: GlassRoad, seat: int, tile: int, cell: int) -> None:
    """The effect of an immediate building that stands on this cell. [GR-194 to GR-196]"""
    building = IMMEDIATE_OF[tile - CONVERSIONS]
    gain = building.gain
    if building.effect == E_GAIN:
        offer_gain(s, seat, gain, MAY_DECLINE)
    elif building.effect == E_GAIN_PER:
        units = count_per(s.players[seat], building, cell) * gain.n
        offer(s, seat, gain.first, units, SAND, 0, MAY_DECLINE)
    elif building.effect == E_EACH_WHEEL:
        offer(s, seat, gain.first, gain.n, gain.first, gain.n, MAY_DECLINE)
    elif building.effect == E_EXCHANGE:
        if exchange_options(s.players[seat], tile):
            s.push(EXCHANGE, seat, tile, 0)
    elif building.effect == E_PLACE_AROUND:
        place_around(s, seat, building.kind, cell)
    elif building.effect == E_COPY:
        tavern(s, seat, cell)
    elif empty_beside(s.players[seat], cell):
        s.push(PLACE_BESIDE, seat, cell, 0)


def count_per(p: Player, building: Immediate, cell: int) -> int:
    """What the gain is multiplied with, counted after payment, turns and placing. [GR-298, GR-299]"""
    if building.per == PER_WOOD:
        return amount(p, WOOD)
    if building.per == PER_WATER:
        return p.goods[3]
    if building.per == PER_POND:
        return kind_count(p, POND)
    if building.per == PER_ADJACENT_EMPTY:
        return adjacent(p, cell, EMPTY)
    return adjacent(p, cell, POND + 1)


# ---------------------------------------------------------------- landscape tiles beside the building


def empty_beside(p: Player, cell: int) -> list[int]:
    return [other for other in NEIGHBOURS[cell] if p.plan[other] == EMPTY]


def place_around(s: GlassRoad, seat: int, kind: int, cell: int) -> None:
    """A tile on every adjacent empty cell, without a choice. [GR-301, GR-340, GR-351, GR-361]"""
    for other in empty_beside(s.players[seat], cell):
        place(s, seat, kind, other)


class PlaceBeside(Step[GlassRoad]):
    """Country House on cell a: up to two tiles of one kind beside it; b is the kind of the first + 1. [GR-347]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        cells = empty_beside(s.players[seat], a)
        kinds = [b - 1] if b else [0, 1, 2]
        return [v.PLACE.of(kind, cell) for kind in kinds for cell in cells] + [v.LEAVE.first]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if action == v.LEAVE.first:
            return
        kind = v.PLACE.field(action, 0)
        place(s, seat, kind, v.PLACE.field(action, 1))
        if not b and empty_beside(s.players[seat], a):
            s.push(PLACE_BESIDE, seat, a, kind + 1)


# ---------------------------------------------------------------- Fishery, Wood Trader, Landscaping Office, Winery


def exchange_options(p: Player, tile: int) -> list[int]:
    """One more exchange: the tile given up, or for the Wood Trader the good wanted. [GR-300, GR-342]"""
    exchange = EXCHANGES[tile]
    if exchange.pay == PAY_LANDSCAPE:
        code = exchange.what + 1
        return [v.AGAIN.first + cell for cell in range(CELLS) if p.plan[cell] == code]
    if not p.goods[4]:
        return []
    goods = [good for good in range(BASIC) if not exchange.goods[good]]
    # goods without room all come to the same: wood paid for nothing
    return [v.AGAIN.first + good for good in goods if room(p, good)] or [v.AGAIN.first + goods[0]]


class RepeatedExchange(Step[GlassRoad]):
    """Exchange with building a, or stop; b is 1 after the first one, when anytime actions are possible. [GR-300]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if b:
            add_anytime(p, out)
        out += exchange_options(p, a)
        out.append(v.STOP.first)
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        if action == v.STOP.first:
            p.anytime = 0
            return
        s.push(EXCHANGE, seat, a, 1)
        if not v.AGAIN.owns(action):
            play_anytime(s, seat, action)
            return
        # all exchanges share one count: with conversions between them they could go round for ever [GR-226]
        exchange = EXCHANGES[a]
        x = action - v.AGAIN.first
        if s.listening:
            s.events.append((v.E_EXCHANGED, PUBLIC, seat, a))
        if exchange.gives == GAIN_BASIC:
            p.goods[4] -= exchange.goods[WOOD]
            offer(s, seat, x, exchange.units, SAND, 0, MAY_DECLINE)
        else:
            p.plan[x] = EMPTY
            offer_gain(s, seat, exchange.gain, MAY_DECLINE)


# ---------------------------------------------------------------- Tavern


def immediate_beside(s: GlassRoad, p: Player, cell: int) -> list[int]:
    """Adjacent immediate buildings. [GR-364 to GR-370]"""
    out = []
    for other in NEIGHBOURS[cell]:
        tile = p.plan[other] - FIRST_TILE
        if tile >= 0 and tile // CONVERSIONS == IMMEDIATE:
            out.append(tile)
    if s.bases_adjacent:
        for base in BASES_BESIDE[cell]:
            tile = p.bases[base]
            if tile != NO_TILE and tile // CONVERSIONS == IMMEDIATE:
                out.append(tile)
    out.sort()
    return out


def tavern(s: GlassRoad, seat: int, cell: int) -> None:
    """Carry out one adjacent immediate effect; with one candidate there is no choice. [GR-356, GR-364]"""
    found = immediate_beside(s, s.players[seat], cell)
    if len(found) > 1:
        s.push(COPY, seat, cell)
    elif found:
        copy_effect(s, seat, found[0])


def copy_effect(s: GlassRoad, seat: int, tile: int) -> None:
    """The effect is read from the place of the copied building. [GR-367, GR-371]"""
    p = s.players[seat]
    if s.listening:
        s.events.append((v.E_COPIED, PUBLIC, seat, tile))
    code = FIRST_TILE + tile
    carry_out(s, seat, tile, p.plan.index(code) if code in p.plan else ON_BASE)


class CopyEffect(Step[GlassRoad]):
    """Which adjacent immediate building the Tavern on cell a copies. [GR-364]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [v.COPY.first + tile for tile in immediate_beside(s, s.players[seat], a)]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        copy_effect(s, seat, action - v.COPY.first)


PLACE_BESIDE: Final = PlaceBeside("place_beside", a=CELLS - 1, b=3)
EXCHANGE: Final = RepeatedExchange("exchange", a=TILES - 1, b=1)
COPY: Final = CopyEffect("copy", a=CELLS - 1)
