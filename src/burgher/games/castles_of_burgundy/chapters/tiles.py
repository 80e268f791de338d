"""9 Tile types: knowledge, ships, livestock; 10 castles and mines; 11 Buildings in general; 12 The eight buildings.

Mines and knowledge tiles do nothing when they are placed. [CB-108, CB-139]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.common import Offer
from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step, field, new_stamp
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import score
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters.place import (
    add_free_places,
    add_places,
    lay_stored,
    no_free_place,
    no_place,
    place_price,
)
from burgher.games.castles_of_burgundy.chapters.sell_buy import (
    add_sells,
    no_goods,
    no_sell,
    sell,
    sell_price,
    take_workers,
)
from burgher.games.castles_of_burgundy.chapters.take import add_takes, discard, no_take, no_tile_there, take, take_price
from burgher.games.castles_of_burgundy.facts import BOARDS, DEPOTS, GOODS, NUMBERED_SLOTS, SLOTS, TYPE_OF
from burgher.games.castles_of_burgundy.state import Burgundy, Player

# ---------------------------------------------------------------- the four actions, with a die or through a castle


def price_of(p: Player, action: i64) -> i64:
    """The workers that an action with a die costs this player: none for taking workers. [CB-075 to CB-078, CB-082]"""
    if v.TAKE.owns(action):
        die, depot = v.TAKE.two(action)
        return take_price(p, die, depot)
    if v.PLACE.owns(action):
        die, space, cell = v.PLACE.three(action)
        return place_price(p, die, space, cell)
    if v.SELL.owns(action):
        die, goods = v.SELL.two(action)
        return sell_price(p, die, goods)
    return 0


def use_die(s: Burgundy, seat: i64, action: i64) -> None:
    """Carry out take, place, sell or workers with a die of the turn or the free one of a castle. [CB-064, CB-132]"""
    p = s.players[seat]
    if v.TAKE.owns(action):
        die, depot, slot, lost = v.TAKE.four(action)
        price = take_price(p, die, depot)
        spend(p, die, price)
        discard(s, seat, lost)
        take(s, seat, depot, slot, price)
    elif v.PLACE.owns(action):
        die, space, cell = v.PLACE.three(action)
        price = place_price(p, die, space, cell)
        spend(p, die, price)
        place(s, seat, space, cell, price)
    elif v.SELL.owns(action):
        die, goods = v.SELL.two(action)
        spend(p, die, sell_price(p, die, goods))
        sell(s, seat, goods)
    else:
        spend(p, v.WORKERS.one(action), 0)
        take_workers(s, seat)


def spend(p: Player, die: i64, workers: i64) -> None:
    """A used die cannot be used again; the action of a castle uses none. [CB-066, CB-072, CB-138]"""
    p.workers -= workers
    if die != v.FREE_DIE:
        p.used[die] = 1


def no_die_action(s: Burgundy, p: Player, action: i64) -> Reason | None:
    """Why the die, which may be used, cannot do this. [CB-135]"""
    if v.TAKE.owns(action):
        return no_take(s, p, action)
    if v.PLACE.owns(action):
        return no_place(p, action)
    return no_sell(p, action) if v.SELL.owns(action) else None


def place(s: Burgundy, seat: i64, space: i64, cell: i64, workers: i64) -> None:
    """The tile, its region, its colour, its effect: in this order. [CB-103 to CB-106]"""
    tile = lay_stored(s, seat, space, cell, workers)
    kind: i64 = TYPE_OF[tile]
    if kind == f.CASTLE:
        s.push(CASTLE, seat)
    elif kind == f.SHIP:
        s.push(SAIL, seat)
        if can_load(s, s.players[seat]):
            s.push(SHIP, seat)
    elif kind == f.LIVESTOCK:
        score_livestock(s, seat, tile, cell)
    elif kind == f.BUILDING:
        use_building(s, seat, tile)


# ---------------------------------------------------------------- ships (section 9)


def free_goods_spaces(p: Player) -> i64:
    """Places of the goods storage that hold nothing yet. [CB-114]"""
    spaces: i64 = f.GOODS_SPACES
    for n in p.goods:
        if n:
            spaces -= 1
    return spaces


def can_load(s: Burgundy, p: Player) -> bool:
    """Does any depot hold goods that fit into the goods storage? [CB-113, CB-114, CB-119]"""
    space = free_goods_spaces(p)
    depot: i64
    goods: i64
    for depot in range(1, DEPOTS):
        for goods in range(1, GOODS):
            if s.depot_goods[depot * GOODS + goods] and (space or p.goods[goods]):
                return True
    return False


def new_types(s: Burgundy, p: Player, depot: i64, other: i64) -> i64:
    """The goods types in these depots that the player does not store yet, as a bit mask. [CB-115, CB-238]"""
    mask: i64 = 0
    goods: i64
    for goods in range(1, GOODS):
        if not p.goods[goods] and (
            s.depot_goods[depot * GOODS + goods] or (other and s.depot_goods[other * GOODS + goods])
        ):
            mask |= type_bit(goods)
    return mask


def type_bit(goods: i64) -> i64:
    """The bit of a goods type in a mask of types."""
    one: i64 = 1
    return one << (goods - 1)


def count_types(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class Ship(Step[Burgundy]):
    """Choose the depot to load from; with knowledge tile 5 also two neighbours. [CB-110, CB-111, CB-236, CB-237]"""

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        depot: i64
        for depot in range(1, DEPOTS):
            out.append(v.GOODS.of(depot, 0))
            if s.players[seat].knows[f.K_TWO_DEPOTS]:
                out.append(v.GOODS.of(depot, f.NEXT_ON_RING[depot]))
        return out

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        depot, other = v.GOODS.two(action)
        p = s.players[seat]
        new = new_types(s, p, depot, other)
        space = free_goods_spaces(p)
        if space and count_types(new) > space:
            s.push(KEEP, seat, depot, other)
        else:  # there is nothing to choose [CB-118]
            load(s, seat, depot, other, new if space else 0)

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        depot, other = v.GOODS.two(action)
        if not other:
            return None
        if not s.players[seat].knows[f.K_TWO_DEPOTS]:
            return Reason("CB-110", Message("refusal.one_depot"))
        if f.NEXT_ON_RING[other] == depot:
            return Reason("CB-237", Message("refusal.pair_the_other_way", {"depot": int(other), "other": int(depot)}))
        if f.NEXT_ON_RING[depot] != other:
            return Reason("CB-237", Message("refusal.no_neighbours", {"depot": int(depot), "other": int(other)}))
        return None


SHIP: Final = Ship("ship", on=("sail",), same_seat=True, verbs=(v.GOODS,))


class Keep(Step[Burgundy]):
    """Choose which new types to take, exactly as many as there are spaces. [CB-115]"""

    depot = field(DEPOTS)
    other = field(DEPOTS)  # 0 if one depot is loaded

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        new = new_types(s, p, self.depot.of(data), self.other.of(data))
        space = free_goods_spaces(p)
        out: list[int] = []
        mask: i64
        for mask in range(1, 64):
            if mask & ~new == 0 and count_types(mask) == space:
                out.append(v.KEEP.of(mask))
        return out

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        load(s, seat, self.depot.of(data), self.other.of(data), v.KEEP.one(action))

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        named = [goods for goods in range(1, GOODS) if v.KEEP.one(action) & type_bit(goods)]
        for goods in named:
            if p.goods[goods]:
                return Reason("CB-113", Message("refusal.stored_already", {"goods": goods}))
            if not s.depot_goods[self.depot.of(data) * GOODS + goods]:
                if not self.other.of(data) or not s.depot_goods[self.other.of(data) * GOODS + goods]:
                    return Reason("CB-115", Message("refusal.not_in_depot", {"goods": goods}))
        space = int(free_goods_spaces(p))
        if len(named) != space:
            return Reason("CB-115", Message("refusal.types_to_keep", {"places": space, "count": len(named)}))
        return None

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        p, depot, other = s.players[seat], self.depot.of(data), self.other.of(data)
        if not depot or other not in (0, f.NEXT_ON_RING[depot]):
            return "these are not one depot or two neighbours"
        if not 0 < free_goods_spaces(p) < count_types(new_types(s, p, depot, other)):
            return "there is no choice of goods in these depots"
        return ""


KEEP: Final = Keep("keep", on=("sail",), same_seat=True, verbs=(v.KEEP,))


def load(s: Burgundy, seat: i64, depot: i64, other: i64, new: i64) -> None:
    """Take all goods of stored types and of the new types in the mask; the rest stays. [CB-112 to CB-117]"""
    p = s.players[seat]
    goods: i64
    wanted = new
    for goods in range(1, GOODS):
        if p.goods[goods]:
            wanted |= type_bit(goods)
    load_from(s, seat, depot, wanted)
    if other:
        load_from(s, seat, other, wanted)


def load_from(s: Burgundy, seat: i64, depot: i64, wanted: i64) -> None:
    p = s.players[seat]
    goods: i64
    for goods in range(1, GOODS):
        count = s.take_from_depot(depot, goods) if wanted & type_bit(goods) else 0
        if count:
            p.goods[goods] += count
            p.goods_stamp = new_stamp()
            if s.listening:
                s.events.append((v.E_LOADED, PUBLIC, seat, goods, count, depot))


TRACK_END: Final = 6  # as many spaces as ships can be placed [CB-124]


class Sail(Step[Burgundy]):
    """The order marker moves one space, on top of those that stand there, goods or not. [CB-109, CB-120 to CB-125]"""

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        if p.ships < TRACK_END:  # only a marker set by hand can stand at the end already
            p.ships += 1
        s.line.remove(seat)
        place = 0
        while place < len(s.line) and s.players[s.line[place]].ships > p.ships:
            place += 1
        s.line.insert(place, seat)
        if s.listening:
            s.events.append((v.E_SAILED, PUBLIC, seat, p.ships))


SAIL: Final = Sail("sail", ASKS_NOBODY, on=("after",), same_seat=True)


# ---------------------------------------------------------------- livestock (section 9)


def score_livestock(s: Burgundy, seat: i64, tile: i64, cell: i64) -> None:
    """The new tile and all earlier ones of its species in its pasture. [CB-126 to CB-130, CB-244, CB-245]"""
    p = s.players[seat]
    board = BOARDS[p.board - 1]
    species: i64 = f.SPECIES_OF[tile]
    animals: i64 = 0
    tiles: i64 = 0
    other: i64
    for other in board.region_cells[board.region[cell]]:
        grazing: i64 = p.estate[other]
        if grazing and f.SPECIES_OF[grazing] == species:
            animals += f.ANIMALS[grazing]
            tiles += 1
    extra = f.KNOWLEDGE_LIVESTOCK_POINTS * tiles if p.knows[f.K_LIVESTOCK] else 0
    p.score(score.P_LIVESTOCK, animals)
    p.score(score.P_LIVESTOCK_EXTRA, extra)
    if s.listening:
        s.events.append((v.E_LIVESTOCK, PUBLIC, seat, animals + extra))


# ---------------------------------------------------------------- castles (section 10)


class Castle(Step[Burgundy]):
    """One action with a die of any value; it must be used, and is no purchase. [CB-131 to CB-138]"""

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        add_takes(s, p, v.FREE_DIE, 0, out)
        add_places(p, v.FREE_DIE, 0, out)
        add_sells(p, v.FREE_DIE, 0, out)
        out.append(v.WORKERS.of(v.FREE_DIE))
        return out

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        use_die(s, seat, action)

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.VERBS.of(action).one(action) != v.FREE_DIE:
            return Reason("CB-138", Message("refusal.not_your_dice"))
        return no_die_action(s, s.players[seat], action)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        return full_storage(s.players[seat])


CASTLE: Final = Castle("castle", on=("after",), same_seat=True, verbs=(v.TAKE, v.PLACE, v.SELL, v.WORKERS))


def full_storage(p: Player) -> str:
    """A tile has just left the storage, so that there is room. [CB-106]"""
    return "its player's storage is full" if p.is_storage_full() else ""


# ---------------------------------------------------------------- buildings (sections 11 and 12)

WORKSHOP_TYPES: Final = 1 << f.BUILDING
CHURCH_TYPES: Final = 1 << f.MINE | 1 << f.KNOWLEDGE | 1 << f.CASTLE
MARKET_TYPES: Final = 1 << f.SHIP | 1 << f.LIVESTOCK
# by the types that a building offers: its name and its clause
TAKING_BUILDINGS: Final = {
    WORKSHOP_TYPES: ("carpenters_workshop", "CB-151"),
    CHURCH_TYPES: ("church", "CB-153"),
    MARKET_TYPES: ("market", "CB-155"),
}


def use_building(s: Burgundy, seat: i64, tile: i64) -> None:
    """The effect of a building, once, when it is placed: without a die, and no action. [CB-140, CB-141, CB-145]"""
    p = s.players[seat]
    if tile == f.WAREHOUSE:
        WAREHOUSE.offer(s, seat, 0)
    elif tile == f.WORKSHOP:
        FREE_TAKE.offer(s, seat, FREE_TAKE.types.put(0, WORKSHOP_TYPES))
    elif tile == f.CHURCH:
        FREE_TAKE.offer(s, seat, FREE_TAKE.types.put(0, CHURCH_TYPES))
    elif tile == f.MARKET:
        FREE_TAKE.offer(s, seat, FREE_TAKE.types.put(0, MARKET_TYPES))
    elif tile == f.BOARDING_HOUSE:  # [CB-157, CB-258, CB-260]
        p.workers += f.BOARDING_HOUSE_WORKERS
        if s.listening:
            s.events.append((v.E_BOARDING_HOUSE, PUBLIC, seat, f.BOARDING_HOUSE_WORKERS))
    elif tile == f.BANK:  # [CB-158]
        p.silver += f.BANK_SILVER
        if s.listening:
            s.events.append((v.E_BANK, PUBLIC, seat, f.BANK_SILVER))
    elif tile == f.CITY_HALL:
        CITY_HALL.offer(s, seat, 0)
    elif tile == f.WATCHTOWER:  # [CB-164]
        p.score(score.P_WATCHTOWERS, f.WATCHTOWER_POINTS)
        if s.listening:
            s.events.append((v.E_WATCHTOWER, PUBLIC, seat, f.WATCHTOWER_POINTS))


class Building(Offer[Burgundy]):
    """An effect that may be declined; with nothing to work on it is lost. [CB-144, CB-146, CB-147]"""

    def declined(self, s: Burgundy, seat: i64, data: i64) -> None:
        if s.listening:
            s.events.append((v.E_SKIPPED, PUBLIC, seat))


class Warehouse(Building):
    """Sell one stored type without a die. [CB-148 to CB-150]"""

    def offers(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return [v.FREE_SELL.of(goods) for goods in range(1, GOODS) if s.players[seat].goods[goods]]

    def accept(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        sell(s, seat, v.FREE_SELL.one(action))

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.SKIP.first:
            return None
        return no_goods(s.players[seat], v.FREE_SELL.one(action), "CB-148")


WAREHOUSE: Final = Warehouse("warehouse", v.SKIP, on=("after",), verbs=(v.FREE_SELL,), same_seat=True)


class FreeTake(Building):
    """Workshop, church or market: take a tile of certain types, never from the black depot. [CB-151 to CB-156]"""

    types = field(64)  # a bit for each type of tile

    def offers(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        types = self.types.of(data)
        out: list[int] = []
        depot: i64
        slot: i64
        for depot in range(1, DEPOTS):
            for slot in range(NUMBERED_SLOTS):
                tile = s.depots[depot * SLOTS + slot]
                if tile and types >> TYPE_OF[tile] & 1:
                    out.append(v.FREE_TAKE.of(depot, slot))
        return out

    def accept(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        depot, slot = v.FREE_TAKE.two(action)
        take(s, seat, depot, slot, 0)

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.SKIP.first:
            return None
        depot, slot = v.FREE_TAKE.two(action)
        tile = s.depots[depot * SLOTS + slot]
        name, clause = TAKING_BUILDINGS[self.types.of(data)]
        if not tile:
            return no_tile_there(s, depot, slot)
        if not 1 << TYPE_OF[tile] & self.types.of(data):
            return Reason(clause, Message(f"refusal.{name}", {"tile": f.FACE_NAMES[tile]}))
        return None

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        if self.types.of(data) not in TAKING_BUILDINGS:
            return "no building offers these types"
        return full_storage(s.players[seat])

    def prompt(self, s: Burgundy, seat: i64, data: i64) -> Message:
        return Message(f"prompt.{TAKING_BUILDINGS[self.types.of(data)][0]}")


FREE_TAKE: Final = FreeTake("free_take", v.SKIP, on=("after",), verbs=(v.FREE_TAKE,), same_seat=True)


class CityHall(Building):
    """Place one more tile, whatever the number of the cell, with its own effect. [CB-159 to CB-163]"""

    def offers(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        add_free_places(s.players[seat], out)
        return out

    def accept(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        space, cell = v.FREE_PLACE.two(action)
        place(s, seat, space, cell, 0)

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        return None if action == v.SKIP.first else no_free_place(s.players[seat], action)


CITY_HALL: Final = CityHall("city_hall", v.SKIP, on=("after",), verbs=(v.FREE_PLACE,), same_seat=True)
