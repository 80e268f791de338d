"""Doing it: the four actions, the purchase, and what each tile does when it is placed (sections 7 to 15)."""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import score
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.facts import BOARDS, GOODS, NO_TILE, SLOTS, TYPE_OF
from burgher.games.castles_of_burgundy.legal import (
    add_free_places,
    add_free_takes,
    add_places,
    add_sells,
    add_takes,
    can_load,
    free_goods_spaces,
    new_types,
    price_of,
)
from burgher.games.castles_of_burgundy.state import NO_SEAT, Burgundy, Player

# ---------------------------------------------------------------- the actions (sections 7, 8, 14 and 15)


def use_die(s: Burgundy, seat: int, action: int) -> None:
    """Carry out take, place, sell or workers, with a real die or the free one of a castle."""
    p = s.players[seat]
    price = price_of(p, action)
    p.workers -= price
    if v.TAKE.owns(action):
        spend_die(p, v.TAKE.field(action, 0))
        discard(s, seat, v.TAKE.field(action, 3))
        take(s, seat, v.TAKE.field(action, 1), v.TAKE.field(action, 2), price)
    elif v.PLACE.owns(action):
        spend_die(p, v.PLACE.field(action, 0))
        place(s, seat, v.PLACE.field(action, 1), v.PLACE.field(action, 2), price)
    elif v.SELL.owns(action):
        spend_die(p, v.SELL.field(action, 0))
        sell(s, seat, v.SELL.field(action, 1))
    else:
        spend_die(p, v.WORKERS.field(action, 0))
        take_workers(s, seat)


def spend_die(p: Player, die: int) -> None:
    if die != v.FREE_DIE:
        p.used[die] = 1


def discard(s: Burgundy, seat: int, space: int) -> None:
    """A stored tile leaves the game to make room. [CB-089 to CB-091]"""
    if space == v.NO_DISCARD:
        return
    p = s.players[seat]
    if s.listening:
        s.events.append((v.E_DISCARDED, PUBLIC, seat, p.storage[space]))
    s.removed[p.storage[space]] += 1
    p.storage[space] = NO_TILE


def take(s: Burgundy, seat: int, depot: int, slot: int, workers: int) -> None:
    """[CB-083 to CB-094]"""
    tile = s.depots[depot * SLOTS + slot]
    s.depots[depot * SLOTS + slot] = NO_TILE
    s.players[seat].store(tile)
    if s.listening:
        s.events.append((v.E_TOOK, PUBLIC, seat, tile, depot, workers))


def sell(s: Burgundy, seat: int, goods: int) -> None:
    """All goods of one type. [CB-179 to CB-185, CB-231 to CB-235]"""
    p = s.players[seat]
    count = p.goods[goods]
    points = f.SALE_POINTS[s.seats] * count
    silver = f.K_SALE_SILVER if p.knows[3] else f.SALE_SILVER
    workers = f.K_SALE_WORKERS if p.knows[4] else 0
    p.goods[goods] = 0
    p.sold[goods] += count
    p.silver += silver
    p.workers += workers
    p.parts[score.P_SALES] += points
    if s.listening:
        s.events.append((v.E_SOLD, PUBLIC, seat, goods, count, points, silver, workers))


def take_workers(s: Burgundy, seat: int) -> None:
    """[CB-187, CB-257 to CB-262]"""
    p = s.players[seat]
    workers = f.K_WORKERS if p.knows[14] else f.WORKERS
    silver = f.K_WORKERS_SILVER if p.knows[13] else 0
    p.workers += workers
    p.silver += silver
    if s.listening:
        s.events.append((v.E_WORKERS, PUBLIC, seat, workers, silver))


def buy(s: Burgundy, seat: int, action: int) -> None:
    """[CB-189 to CB-199]"""
    p = s.players[seat]
    depot = v.BUY.field(action, 0)
    slot = depot * SLOTS + v.BUY.field(action, 1)
    tile = s.depots[slot]
    p.silver -= f.PRICE
    s.bought = 1
    discard(s, seat, v.BUY.field(action, 2))
    s.depots[slot] = NO_TILE
    p.store(tile)
    if s.listening:
        s.events.append((v.E_BOUGHT, PUBLIC, seat, tile, f.PRICE, depot))


# ---------------------------------------------------------------- placing (sections 8 and 13)


def place(s: Burgundy, seat: int, space: int, cell: int, workers: int) -> None:
    """The tile, its region, its colour, its effect: in this order. [CB-104]"""
    p = s.players[seat]
    tile = p.storage[space]
    p.storage[space] = NO_TILE
    p.lay(tile, cell)
    if s.listening:
        s.events.append((v.E_PLACED, PUBLIC, seat, tile, cell, workers))
    complete_region(s, seat, cell)
    complete_colour(s, seat, TYPE_OF[tile])
    effect(s, seat, tile, cell)


def complete_region(s: Burgundy, seat: int, cell: int) -> None:
    """[CB-165 to CB-168]"""
    p = s.players[seat]
    board = BOARDS[p.board - 1]
    region = board.region[cell]
    if p.region_left[region]:
        return
    size = board.region_size[region]
    p.parts[score.P_REGION_SIZE] += f.SIZE_POINTS[size]
    p.parts[score.P_REGION_PHASE] += f.PHASE_POINTS[s.phase]
    if s.listening:
        points = (f.SIZE_POINTS[size], f.PHASE_POINTS[s.phase])
        s.events.append((v.E_REGION, PUBLIC, seat, board.types[cell], size, points[0], points[1]))


def complete_colour(s: Burgundy, seat: int, kind: int) -> None:
    """The large bonus tile for the first, the small one for the second. [CB-169 to CB-173]"""
    p = s.players[seat]
    if p.colour_left[kind] or s.large[kind] == seat:
        return
    if s.large[kind] == NO_SEAT:
        s.large[kind] = seat
        p.parts[score.P_LARGE_BONUS] += f.LARGE_BONUS[s.seats]
        if s.listening:
            s.events.append((v.E_LARGE, PUBLIC, seat, kind, f.LARGE_BONUS[s.seats]))
    elif s.small[kind] == NO_SEAT:
        s.small[kind] = seat
        p.parts[score.P_SMALL_BONUS] += f.SMALL_BONUS[s.seats]
        if s.listening:
            s.events.append((v.E_SMALL, PUBLIC, seat, kind, f.SMALL_BONUS[s.seats]))


# ---------------------------------------------------------------- effects (sections 9, 10 and 12)


def effect(s: Burgundy, seat: int, tile: int, cell: int) -> None:
    """What the tile just placed does. Mines and knowledge tiles do nothing now. [CB-108, CB-139]"""
    kind = TYPE_OF[tile]
    if kind == f.CASTLE:
        s.push(CASTLE, seat)
    elif kind == f.SHIP:
        s.push(SAIL, NOBODY, seat)
        if can_load(s, s.players[seat]):
            s.push(SHIP, seat)
    elif kind == f.LIVESTOCK:
        score_livestock(s, seat, tile, cell)
    elif kind == f.BUILDING:
        building(s, seat, tile)


def score_livestock(s: Burgundy, seat: int, tile: int, cell: int) -> None:
    """The new tile and all earlier ones of its species in its pasture. [CB-126 to CB-130, CB-244]"""
    p = s.players[seat]
    board = BOARDS[p.board - 1]
    animals = tiles = 0
    for other in board.region_cells[board.region[cell]]:
        if p.estate[other] and f.SPECIES_OF[p.estate[other]] == f.SPECIES_OF[tile]:
            animals += f.ANIMALS[p.estate[other]]
            tiles += 1
    extra = f.K_LIVESTOCK_POINTS * tiles if p.knows[7] else 0
    p.parts[score.P_LIVESTOCK] += animals
    p.parts[score.P_LIVESTOCK_EXTRA] += extra
    if s.listening:
        s.events.append((v.E_LIVESTOCK, PUBLIC, seat, animals + extra))


WORKSHOP_TYPES: Final = 1 << f.BUILDING
CHURCH_TYPES: Final = 1 << f.MINE | 1 << f.KNOWLEDGE | 1 << f.CASTLE
MARKET_TYPES: Final = 1 << f.SHIP | 1 << f.LIVESTOCK


def building(s: Burgundy, seat: int, tile: int) -> None:
    """[CB-140 to CB-164]"""
    p = s.players[seat]
    if tile == f.WAREHOUSE:
        WAREHOUSE.offer(s, seat)
    elif tile == f.WORKSHOP:
        FREE_TAKE.offer(s, seat, WORKSHOP_TYPES)
    elif tile == f.CHURCH:
        FREE_TAKE.offer(s, seat, CHURCH_TYPES)
    elif tile == f.MARKET:
        FREE_TAKE.offer(s, seat, MARKET_TYPES)
    elif tile == f.BOARDING_HOUSE:
        p.workers += f.BOARDING_HOUSE_WORKERS
        if s.listening:
            s.events.append((v.E_BOARDING_HOUSE, PUBLIC, seat, f.BOARDING_HOUSE_WORKERS))
    elif tile == f.BANK:
        p.silver += f.BANK_SILVER
        if s.listening:
            s.events.append((v.E_BANK, PUBLIC, seat, f.BANK_SILVER))
    elif tile == f.CITY_HALL:
        CITY_HALL.offer(s, seat)
    elif tile == f.WATCHTOWER:
        p.parts[score.P_WATCHTOWERS] += f.WATCHTOWER_POINTS
        if s.listening:
            s.events.append((v.E_WATCHTOWER, PUBLIC, seat, f.WATCHTOWER_POINTS))


class Castle(Step[Burgundy]):
    """One action with a die of any value; it must be used. [CB-131 to CB-138]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        add_takes(s, p, v.FREE_DIE, 0, out)
        add_places(p, v.FREE_DIE, 0, out)
        add_sells(p, v.FREE_DIE, 0, out)
        out.append(v.WORKERS.of(v.FREE_DIE))
        return out

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        use_die(s, seat, action)


class Ship(Step[Burgundy]):
    """Choose the depot to load from; with knowledge tile 5 also two neighbouring ones. [CB-110, CB-111, CB-236]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        out: list[int] = []
        for depot in range(1, 7):
            out.append(v.GOODS.of(depot, 0))
            if s.players[seat].knows[5]:
                out.append(v.GOODS.of(depot, f.NEXT_ON_RING[depot]))
        return out

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        depot_a = v.GOODS.field(action, 0)
        depot_b = v.GOODS.field(action, 1)
        p = s.players[seat]
        new = new_types(s, p, depot_a, depot_b)
        space = free_goods_spaces(p)
        if space and new.bit_count() > space:
            s.push(KEEP, seat, depot_a, depot_b)
        else:
            load(s, seat, depot_a, depot_b, new if space else 0)


class Keep(Step[Burgundy]):
    """Choose which new types to take, as many as there are spaces. [CB-115]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        new = new_types(s, p, a, b)
        space = free_goods_spaces(p)
        return [v.KEEP.of(mask) for mask in range(1, 64) if mask & ~new == 0 and mask.bit_count() == space]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        load(s, seat, a, b, v.KEEP.field(action, 0))


def load(s: Burgundy, seat: int, depot_a: int, depot_b: int, new: int) -> None:
    """Take all goods of stored types and of the new types in the mask; the rest stays. [CB-112 to CB-117]"""
    p = s.players[seat]
    wanted = [p.goods[goods] > 0 or (goods > 0 and new >> (goods - 1) & 1 == 1) for goods in range(GOODS)]
    for depot in (depot_a, depot_b):
        if depot == 0:
            continue
        for goods in range(1, GOODS):
            count = s.depot_goods[depot * GOODS + goods]
            if count and wanted[goods]:
                s.depot_goods[depot * GOODS + goods] = 0
                p.goods[goods] += count
                if s.listening:
                    s.events.append((v.E_LOADED, PUBLIC, seat, goods, count, depot))


TRACK_END: Final = 6  # as many spaces as ships can be placed [CB-124]


class Sail(Step[Burgundy]):
    """The order marker of seat a moves one space, on top of those that stand there. [CB-120 to CB-125]"""

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        ships = min(TRACK_END, s.players[a].ships + 1)  # only a marker set by hand can stand at the end already
        s.players[a].ships = ships
        s.line.remove(a)
        place = 0
        while place < len(s.line) and s.players[s.line[place]].ships > ships:
            place += 1
        s.line.insert(place, a)
        if s.listening:
            s.events.append((v.E_SAILED, PUBLIC, a, ships))


class Offer(Step[Burgundy]):
    """An effect that may be declined. [CB-144]"""

    def offers(self, s: Burgundy, seat: int, a: int) -> list[int]:
        raise RuntimeError(f"step {self.name} offers nothing")

    def accept(self, s: Burgundy, seat: int, action: int) -> None:
        raise RuntimeError(f"step {self.name} does nothing")

    def offer(self, s: Burgundy, seat: int, a: int = 0) -> None:
        """Ask, unless there is no target: then the effect is lost. [CB-146]"""
        if self.offers(s, seat, a):
            s.push(self, seat, a)

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        out = self.offers(s, seat, a)
        out.append(v.SKIP.first)
        return out

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        if action != v.SKIP.first:
            self.accept(s, seat, action)
        elif s.listening:
            s.events.append((v.E_SKIPPED, PUBLIC, seat))


class Warehouse(Offer):
    """Sell one stored type without a die. [CB-148 to CB-150]"""

    def offers(self, s: Burgundy, seat: int, a: int) -> list[int]:
        return [v.FREE_SELL.of(goods) for goods in range(1, GOODS) if s.players[seat].goods[goods]]

    def accept(self, s: Burgundy, seat: int, action: int) -> None:
        sell(s, seat, v.FREE_SELL.field(action, 0))


class FreeTake(Offer):
    """Workshop, church or market: take a tile of the types in the mask a. [CB-151 to CB-156]"""

    def offers(self, s: Burgundy, seat: int, a: int) -> list[int]:
        out: list[int] = []
        add_free_takes(s, a, out)
        return out

    def accept(self, s: Burgundy, seat: int, action: int) -> None:
        take(s, seat, v.FREE_TAKE.field(action, 0), v.FREE_TAKE.field(action, 1), 0)


class CityHall(Offer):
    """Place one more tile, whatever the number of the cell. [CB-159 to CB-163]"""

    def offers(self, s: Burgundy, seat: int, a: int) -> list[int]:
        out: list[int] = []
        add_free_places(s.players[seat], out)
        return out

    def accept(self, s: Burgundy, seat: int, action: int) -> None:
        place(s, seat, v.FREE_PLACE.field(action, 0), v.FREE_PLACE.field(action, 1), 0)


CASTLE: Final = Castle("castle")
SHIP: Final = Ship("ship")
KEEP: Final = Keep("keep", a=6, b=6)
SAIL: Final = Sail("sail", a=3)
WAREHOUSE: Final = Warehouse("warehouse")
FREE_TAKE: Final = FreeTake("free_take", a=63)
CITY_HALL: Final = CityHall("city_hall")
