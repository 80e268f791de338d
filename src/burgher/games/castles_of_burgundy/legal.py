"""What may be done with a die or with silver: prices and legality (sections 6 to 8, 11, 14 and 15)."""

from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.facts import (
    BOARDS,
    DIE_PRICES,
    FIRST_BUILDING,
    GOODS,
    NO_TILE,
    NUMBER,
    NUMBERED_SLOTS,
    SLOTS,
    TYPE_OF,
)
from burgher.games.castles_of_burgundy.state import Burgundy, Player

# ---------------------------------------------------------------- dice and workers (section 6)


def price_row(p: Player, value: int, free: int) -> int:
    """Where in DIE_PRICES the prices of a die of this value stand; free is 1 if a knowledge tile helps. [CB-076]"""
    return (p.knows[8] * 2 + free) * 49 + value * 7


def helps_placing(p: Player, kind: int) -> int:
    """1 if knowledge tile 9, 10 or 11 shifts a die that places this type. [CB-248 to CB-250]"""
    if kind == f.BUILDING:
        return p.knows[9]
    if kind == f.SHIP or kind == f.LIVESTOCK:
        return p.knows[10]
    return p.knows[11]


def price_of(p: Player, action: int) -> int:
    """The workers that a die action costs this player. [CB-075 to CB-078]"""
    if v.TAKE.owns(action):
        die, wanted, free = v.TAKE.field(action, 0), v.TAKE.field(action, 1), p.knows[12]
    elif v.PLACE.owns(action):
        tile = p.storage[v.PLACE.field(action, 1)]
        die, wanted = v.PLACE.field(action, 0), NUMBER[v.PLACE.field(action, 2)]
        free = helps_placing(p, TYPE_OF[tile])
    elif v.SELL.owns(action):
        die, wanted, free = v.SELL.field(action, 0), v.SELL.field(action, 1), 0
    else:
        return 0
    if die == v.FREE_DIE:
        return 0
    return DIE_PRICES[price_row(p, p.dice[die], free) + wanted]


# ---------------------------------------------------------------- what may be done
# The functions add_... append the legal actions with a die of this value; the free die of a castle has value 0.


def add_storing(action: int, full: bool, out: list[int]) -> None:
    """An action that stores a tile; in full storage, one for each tile that may be discarded. [CB-089, CB-092]"""
    if full:
        out.append(action)
        out.append(action + 1)
        out.append(action + 2)
    else:
        out.append(action + v.NO_DISCARD)


def add_takes(s: Burgundy, p: Player, die: int, value: int, out: list[int]) -> None:
    """Tiles of the depot that the die shows. [CB-083 to CB-092]"""
    row = price_row(p, value, p.knows[12])
    workers = p.workers
    full = NO_TILE not in p.storage
    depots = s.depots
    for depot in range(1, 7):
        if DIE_PRICES[row + depot] > workers:
            continue
        action = v.TAKE.of(die, depot)
        for slot in range(depot * SLOTS, depot * SLOTS + NUMBERED_SLOTS):
            if depots[slot]:
                add_storing(action, full, out)
            action += 4


def may_lie(p: Player, tile: int, cell: int) -> bool:
    """Colour is right already: is the cell empty, next to a tile, and the city free of this kind? [CB-095 to CB-100]"""
    if not p.open[cell]:
        return False
    if TYPE_OF[tile] != f.BUILDING or p.knows[1]:
        return True
    return not p.city_kinds[BOARDS[p.board - 1].region[cell]] >> (tile - FIRST_BUILDING) & 1


def add_places(p: Player, die: int, value: int, out: list[int]) -> None:
    """Stored tiles onto cells with the number of the die. [CB-095 to CB-101]"""
    board = BOARDS[p.board - 1]
    workers = p.workers
    for i in range(3):
        tile = p.storage[i]
        if tile == NO_TILE:
            continue
        kind = TYPE_OF[tile]
        row = price_row(p, value, helps_placing(p, kind))
        action = v.PLACE.of(die, i)
        for cell in board.cells[kind]:
            if p.open[cell] and DIE_PRICES[row + NUMBER[cell]] <= workers and may_lie(p, tile, cell):
                out.append(action + cell)


def add_sells(p: Player, die: int, value: int, out: list[int]) -> None:
    """Goods of the type that the die shows. [CB-179, CB-180, CB-186]"""
    row = price_row(p, value, 0)
    for goods in range(1, GOODS):
        if p.goods[goods] and DIE_PRICES[row + goods] <= p.workers:
            out.append(v.SELL.of(die, goods))


def shops(p: Player) -> int:
    """How many depots the purchase may use, from the black one on: all of them with knowledge tile 6. [CB-240]"""
    return f.DEPOTS if p.knows[6] else 1


def can_buy(s: Burgundy, p: Player) -> bool:
    """[CB-189, CB-193]"""
    if s.bought or p.silver < f.PRICE:
        return False
    for slot in range(shops(p) * SLOTS):
        if s.depots[slot]:
            return True
    return False


def add_buys(s: Burgundy, p: Player, out: list[int]) -> None:
    """[CB-189 to CB-197, CB-240]"""
    if s.bought or p.silver < f.PRICE:
        return
    full = NO_TILE not in p.storage
    action = v.BUY.first
    for slot in range(shops(p) * SLOTS):
        if s.depots[slot]:
            add_storing(action, full, out)
        action += 4


def add_free_takes(s: Burgundy, types: int, out: list[int]) -> None:
    """Tiles of the types in the bit mask from any numbered depot, never the black one. [CB-151 to CB-156]"""
    action = v.FREE_TAKE.first
    for depot in range(1, 7):
        for slot in range(depot * SLOTS, depot * SLOTS + NUMBERED_SLOTS):
            tile = s.depots[slot]
            if tile and types >> TYPE_OF[tile] & 1:
                out.append(action)
            action += 1


def add_free_places(p: Player, out: list[int]) -> None:
    """Any stored tile onto any cell of its colour, whatever the number. [CB-159 to CB-163]"""
    for i in range(3):
        tile = p.storage[i]
        if tile != NO_TILE:
            for cell in BOARDS[p.board - 1].cells[TYPE_OF[tile]]:
                if may_lie(p, tile, cell):
                    out.append(v.FREE_PLACE.of(i, cell))


def free_goods_spaces(p: Player) -> int:
    """[CB-114]"""
    spaces = 3
    for n in p.goods:
        if n:
            spaces -= 1
    return spaces


def can_load(s: Burgundy, p: Player) -> bool:
    """Does any depot hold goods that fit into the goods storage? [CB-113, CB-114, CB-119]"""
    space = free_goods_spaces(p)
    for depot in range(1, 7):
        for goods in range(1, GOODS):
            if s.depot_goods[depot * GOODS + goods] and (space or p.goods[goods]):
                return True
    return False


def new_types(s: Burgundy, p: Player, depot_a: int, depot_b: int) -> int:
    """The goods types in these depots that the player does not store yet, as a bit mask. [CB-115, CB-238]"""
    mask = 0
    for goods in range(1, GOODS):
        if not p.goods[goods] and (
            s.depot_goods[depot_a * GOODS + goods] or (depot_b and s.depot_goods[depot_b * GOODS + goods])
        ):
            mask |= 1 << (goods - 1)
    return mask
