"""Chapter 17: what immediate buildings do, once, right after they were built [GR-292]."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.anytime import add_anytime, no_anytime, no_room, play_anytime
from burgher.games.glass_road.chapters.landscape import adjacent, kind_count, not_empty, place
from burgher.games.glass_road.chapters.wheels import MAY_DECLINE, amount, offer, offer_gain, room
from burgher.games.glass_road.facts import (
    ANY_KIND,
    BASES_BESIDE,
    BASIC,
    CATEGORY,
    CELLS,
    CLAUSES,
    E_COPY,
    E_EACH_WHEEL,
    E_EXCHANGE,
    E_GAIN,
    E_GAIN_PER,
    E_PLACE_AROUND,
    EMPTY,
    EXCHANGES,
    FIRST_KIND,
    FIRST_TILE,
    GAIN_BASIC,
    GOODS,
    IMMEDIATE,
    KINDS,
    M_WATER,
    M_WOOD,
    NEIGHBOURS,
    NO_KIND,
    ON_BASE,
    PAY_LANDSCAPE,
    PER_ADJACENT_EMPTY,
    PER_POND,
    PER_WATER,
    PER_WOOD,
    POND,
    SAND,
    TAVERN,
    TILE_NAMES,
    TILES,
    WOOD,
    Immediate,
    immediate_of,
)
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player


def carry_out(s: GlassRoad, seat: i64, tile: i64, cell: i64) -> None:
    """The effect of an immediate building that stands on this cell, also if it comes to nothing. [GR-194 to GR-196]"""
    building = immediate_of(tile)
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
            s.push(EXCHANGE, seat, tile)
    elif building.effect == E_PLACE_AROUND:
        place_around(s, seat, building.kind, cell)
    elif building.effect == E_COPY:
        copy_beside(s, seat, cell)
    elif empty_beside(s.players[seat], cell):
        s.push(PLACE_BESIDE, seat, cell, NO_KIND)


def count_per(p: Player, building: Immediate, cell: i64) -> i64:
    """What the gain is multiplied with, counted after payment, turns and placing. [GR-298, GR-299]"""
    if building.per == PER_WOOD:
        return p.goods[M_WOOD]
    if building.per == PER_WATER:
        return p.goods[M_WATER]
    if building.per == PER_POND:
        return kind_count(p, POND)
    if building.per == PER_ADJACENT_EMPTY:
        return adjacent(p, cell, EMPTY)
    return adjacent(p, cell, FIRST_KIND + POND)


# ---------------------------------------------------------------- landscape tiles beside the building


def empty_beside(p: Player, cell: i64) -> list[int]:
    """[GR-299]"""
    return [other for other in NEIGHBOURS[cell] if p.plan[other] == EMPTY]


def place_around(s: GlassRoad, seat: i64, kind: i64, cell: i64) -> None:
    """A tile on every adjacent empty cell, without a choice. [GR-301, GR-340, GR-351, GR-361]"""
    for other in empty_beside(s.players[seat], cell):
        place(s, seat, kind, other)


class PlaceBeside(Step[GlassRoad]):
    """Country House: up to two tiles of one kind beside it. [GR-347]"""

    cell = field(CELLS)  # on which it stands
    kind = field(ANY_KIND + 1, low=NO_KIND)  # of the first tile

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        cells = empty_beside(s.players[seat], self.cell.of(data))
        kind = self.kind.of(data)
        kinds = range(ANY_KIND) if kind == NO_KIND else range(kind, kind + 1)
        return [v.PLACE.of(one, cell) for one in kinds for cell in cells] + [v.LEAVE.first]

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        if action == v.LEAVE.first:
            return
        kind, cell = v.PLACE.two(action)
        place(s, seat, kind, cell)
        if self.kind.of(data) == NO_KIND and empty_beside(s.players[seat], self.cell.of(data)):
            s.push_again(self, seat, self.kind.put(data, kind))

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.LEAVE.first:
            return None
        kind, cell = v.PLACE.two(action)
        if self.kind.of(data) not in (NO_KIND, kind):
            return Reason("GR-347", Message("refusal.one_kind", {"kind": KINDS[self.kind.of(data)]}))
        if cell not in NEIGHBOURS[self.cell.of(data)]:
            return Reason("GR-347", Message("refusal.not_beside", {"cell": cell}))
        return not_empty(s.players[seat], cell)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return "" if empty_beside(s.players[seat], self.cell.of(data)) else "there is no empty cell beside it"


PLACE_BESIDE: Final = PlaceBeside("place_beside", on=("evaluate",), same_seat=True, verbs=(v.PLACE, v.LEAVE))

# ---------------------------------------------------------------- Fishery, Wood Trader, Landscaping Office, Winery


def exchange_options(p: Player, tile: i64) -> list[int]:
    """One more exchange: the tile given up, or for the Wood Trader the good wanted. [GR-300, GR-342]"""
    exchange = EXCHANGES[tile]
    if exchange.pay == PAY_LANDSCAPE:
        code = FIRST_KIND + exchange.what
        return [v.AGAIN.first + cell for cell in range(CELLS) if p.plan[cell] == code]
    if not p.goods[M_WOOD]:
        return []
    goods = goods_for_wood(tile)
    # goods without room all come to the same: wood paid for nothing
    return [v.AGAIN.first + good for good in goods if room(p.goods, good)] or [v.AGAIN.first + goods[0]]


def goods_for_wood(tile: i64) -> list[int]:
    """What the Wood Trader gives: any basic good but wood itself. [GR-342]"""
    return [good for good in range(BASIC) if not EXCHANGES[tile].goods[good]]


class RepeatedExchange(Step[GlassRoad]):
    """Exchange, or stop. Each exchange is an action of its own, with anytime actions between them. [GR-300]"""

    tile = field(TILES)
    begun = field(2)  # there has been an exchange

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if self.begun.of(data):
            add_anytime(p, out)
        out += exchange_options(p, self.tile.of(data))
        out.append(v.STOP.first)
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        if action == v.STOP.first:
            p.anytime = 0
            return
        s.push_again(self, seat, self.begun.put(data, 1))
        if not v.AGAIN.owns(action):
            play_anytime(s, seat, action)
            return
        # all exchanges share one count: with conversions between them they could go round for ever [GR-226]
        tile, target = self.tile.of(data), v.AGAIN.one(action)
        exchange = EXCHANGES[tile]
        if s.listening:
            s.events.append((v.E_EXCHANGED, PUBLIC, seat, tile))
        if exchange.gives == GAIN_BASIC:
            p.goods[M_WOOD] -= exchange.goods[WOOD]
            offer(s, seat, target, exchange.units, SAND, 0, MAY_DECLINE)
        else:
            p.plan[target] = EMPTY
            offer_gain(s, seat, exchange.gain, MAY_DECLINE)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        if action == v.STOP.first:
            return None
        if v.AGAIN.owns(action):
            return no_exchange(p, self.tile.of(data), v.AGAIN.one(action))
        if not self.begun.of(data):
            return Reason("GR-300", Message("refusal.exchange_first"))
        return no_anytime(p, action)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        tile = self.tile.of(data)
        known = CATEGORY[tile] == IMMEDIATE and tile in EXCHANGES
        return "" if known else "this building makes no exchanges"

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        return Message("prompt.exchange", {"tile": TILE_NAMES[self.tile.of(data)]})


EXCHANGE: Final = RepeatedExchange(
    "exchange", on=("evaluate",), same_seat=True, verbs=(v.CONVERT, v.CLEAR, v.AGAIN, v.STOP)
)


def no_exchange(p: Player, tile: i64, target: i64) -> Reason | None:
    """Why this is not given up, or not gained. [GR-043, GR-044, GR-338, GR-342, GR-348, GR-362]"""
    exchange = EXCHANGES[tile]
    name = TILE_NAMES[tile]
    if exchange.pay == PAY_LANDSCAPE:
        if p.plan[target] == FIRST_KIND + exchange.what:
            return None
        kind = KINDS[exchange.what]
        return Reason(CLAUSES[tile], Message("refusal.exchange_kind", {"tile": name, "kind": kind, "cell": target}))
    goods = goods_for_wood(tile)
    if target not in goods:
        return Reason(CLAUSES[tile], Message("refusal.exchange_good", {"tile": name}))
    if amount(p.goods, WOOD) < exchange.goods[WOOD]:
        return Reason("GR-043", Message("refusal.no_wood"))
    if any(room(p.goods, good) for good in goods):
        return no_room(p, target)
    if target != goods[0]:
        return Reason("GR-044", Message("refusal.all_full", {"good": GOODS[goods[0]]}))
    return None


# ---------------------------------------------------------------- Tavern


def immediate_beside(s: GlassRoad, p: Player, cell: i64) -> list[int]:
    """Adjacent immediate buildings, ascending. [GR-019, GR-364 to GR-370]"""
    out: list[int] = []
    for other in NEIGHBOURS[cell]:
        tile = p.plan[other] - FIRST_TILE
        if tile >= 0 and CATEGORY[tile] == IMMEDIATE:
            out.append(tile)
    if s.bases_adjacent:
        for base in BASES_BESIDE[cell]:
            tile = p.bases[base]
            if tile != NO_TILE and CATEGORY[tile] == IMMEDIATE:
                out.append(tile)
    out.sort()
    return out


def copy_beside(s: GlassRoad, seat: i64, cell: i64) -> None:
    """The Tavern: one adjacent immediate effect; with one candidate there is no choice. [GR-356, GR-364, GR-365]"""
    found = immediate_beside(s, s.players[seat], cell)
    if len(found) > 1:
        s.push(COPY, seat, cell)
    elif found:
        copy_effect(s, seat, found[0])


def copy_effect(s: GlassRoad, seat: i64, tile: i64) -> None:
    """The effect is read from the place of the copied building, and counted now. [GR-367 to GR-371]"""
    p = s.players[seat]
    if s.listening:
        s.events.append((v.E_COPIED, PUBLIC, seat, tile))
    code = FIRST_TILE + tile
    carry_out(s, seat, tile, p.plan.index(code) if code in p.plan else ON_BASE)


class CopyEffect(Step[GlassRoad]):
    """Which adjacent immediate building the Tavern copies. [GR-364]"""

    cell = field(CELLS)  # on which the Tavern stands

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return [v.COPY.first + tile for tile in immediate_beside(s, s.players[seat], self.cell.of(data))]

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        copy_effect(s, seat, v.COPY.one(action))

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        p, tile, tavern = s.players[seat], v.COPY.one(action), self.cell.of(data)
        name = TILE_NAMES[tile]
        if CATEGORY[tile] != IMMEDIATE:
            return Reason("GR-366", Message("refusal.copy_category", {"tile": name}))
        if tile == TAVERN:
            return Reason("GR-370", Message("refusal.copy_itself"))
        if tile in p.bases:
            if s.bases_adjacent and p.bases.index(tile) in BASES_BESIDE[tavern]:
                return None
            return Reason("GR-368", Message("refusal.copy_upgrade", {"tile": name}))
        if FIRST_TILE + tile not in [p.plan[cell] for cell in NEIGHBOURS[tavern]]:
            return Reason("GR-364", Message("refusal.copy_far", {"tile": name}))
        return None

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        found = immediate_beside(s, s.players[seat], self.cell.of(data))
        return "" if len(found) > 1 else "there is no choice of buildings"


COPY: Final = CopyEffect("copy", on=("evaluate",), same_seat=True, verbs=(v.COPY,))
