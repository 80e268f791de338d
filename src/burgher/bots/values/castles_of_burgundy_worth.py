"""What a position of The Castles of Burgundy is worth to a seat, in points at the end of the game.

The sum of what is scored already and of what the position promises: regions and colours begun, stored tiles, goods,
workers, silver, mines, knowledge tiles and the place in the turn order, each weighed by the rounds that are left.
"""

from typing import Final

from burgher.core.state import NO_SEAT
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.chapters.place import may_lie
from burgher.games.castles_of_burgundy.chapters.tiles import (
    CASTLE,
    CITY_HALL,
    FREE_TAKE,
    KEEP,
    SHIP,
    WAREHOUSE,
    free_goods_spaces,
)
from burgher.games.castles_of_burgundy.facts import BOARDS, NO_TILE, TYPE_OF
from burgher.games.castles_of_burgundy.score import knowledge_points
from burgher.games.castles_of_burgundy.state import Burgundy, Player

ALL_ROUNDS: Final = 25

# Weights. All of them were changed at once, by chance, in 10,000 games of the policy at a time, and moved along what
# that showed, until it showed no more (docs/decisions.md).
ACTIONS_PER_TILE: Final = 2.35  # dice that a tile takes from depot to estate, effects included
PROGRESS: Final = 1.73  # how much more the last tiles of a region are worth than the first
COLOUR: Final = 0.79  # a bonus tile that may still be had
STORED: Final = 0.44  # a stored tile as a share of a placed one
NOT_YET: Final = 0.385  # a stored tile whose best cell cannot be reached yet, as a share of one that can
BARRED: Final = 0.17  # the same for a building whose city has its kind
CASTLE_EFFECT: Final = 5.3
SHIP_EFFECT: Final = 4.8
BUILDING_EFFECTS: Final = [2.8, 2.7, 2.65, 2.7, 3.2, 3.4, 3.0, 3.6]  # in the order of the buildings
HERD: Final = 0.315  # an animal that later tiles of its pasture may score again
MINE_SILVER: Final = 3.2  # a coin of a mine, with what it buys
MINE_WORKER: Final = 0.63  # a worker of knowledge tile 2
SALE: Final = 0.39  # stored goods as a share of sold ones
INCOME: Final = 0.29  # the silver of a sale still to come
WORKER: Final = 0.38  # each of the first three workers beyond their end value
MORE_WORKERS: Final = 0.285
SILVER: Final = 0.83  # each of the first two coins beyond their end value
MORE_SILVER: Final = 0.38
ORDER: Final = 0.06  # each place in the turn order, for a round
GOODS_PENDING: Final = 2.3  # a goods tile that a ship may load now
TAKE_PENDING: Final = 2.5  # a free tile
HALL_PENDING: Final = 3.2  # a free placement
# knowledge tiles 1 to 14: points for each round that is left
HABITS: Final = [0.0, 0.12, 0.0, 0.22, 0.15, 0.15, 0.3, 0.0, 0.3, 0.28, 0.26, 0.26, 0.36, 0.14, 0.3]


def rounds_left(s: Burgundy, seat: int) -> float:
    """Rounds in which this seat still has dice, the current one in part."""
    p = s.players[seat]
    later = ALL_ROUNDS - 1 - 5 * s.phase - s.round
    if s.stack and seat in s.order[s.turn :]:
        return later + (2 - p.used[0] - p.used[1]) / 2
    return later


def terms(s: Burgundy, seat: int) -> list[float]:
    """What stands on the score sheet, and what the position promises."""
    p = s.players[seat]
    points = float(sum(p.parts))
    if not s.stack:
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = rounds_left(s, seat)
    return [
        points,
        regions(s, p, left),
        colours(s, p, left),
        storage(s, p, seat, left),
        goods(s, p, left),
        purse(p, left),
        knowledge(s, p, seat, left),
        mines(s, p),
        ORDER * left * (s.seats - s.line.index(seat)),
        pending(s, p, seat, left),
    ]


def value(s: Burgundy, seat: int) -> float:
    return sum(terms(s, seat))


# ---------------------------------------------------------------- regions and colours


def region_worth(s: Burgundy, size: int, empty: int, left: float) -> float:
    """What a region with so many empty cells promises."""
    wait = empty * ACTIONS_PER_TILE / 2
    if wait > left + 0.5:
        return 0.0
    when = 5 * s.phase + s.round + wait
    phase = min(4, int(when / 5))
    whole = f.SIZE_POINTS[size] + f.PHASE_POINTS[phase]
    return float(whole * ((size - empty) / size) ** PROGRESS)


def regions(s: Burgundy, p: Player, left: float) -> float:
    board = BOARDS[p.board - 1]
    points = 0.0
    for region in range(len(p.region_left)):
        empty = p.region_left[region]
        size = board.region_size[region]
        if empty and empty < size:
            points += region_worth(s, size, empty, left)
    return points


def colours(s: Burgundy, p: Player, left: float) -> float:
    """Bonus tiles still to be had, the more likely the fewer cells are missing."""
    points = 0.0
    for kind in range(6):
        empty = p.colour_left[kind]
        if empty == 0 or empty * ACTIONS_PER_TILE / 2 > left:
            continue
        bonus = f.LARGE_BONUS[s.seats] if s.large[kind] == NO_SEAT else f.SMALL_BONUS[s.seats]
        if s.small[kind] != NO_SEAT:
            continue
        cells = len(BOARDS[p.board - 1].cells[kind])
        points += bonus * ((cells - empty) / cells) ** 2 * COLOUR
    return points


# ---------------------------------------------------------------- tiles


def effect_worth(s: Burgundy, p: Player, seat: int, tile: int, cell: int, left: float) -> float:
    """What a tile would do when placed on this cell."""
    kind = TYPE_OF[tile]
    if kind == f.BUILDING:
        return BUILDING_EFFECTS[tile - f.FIRST_BUILDING] * min(1.0, 0.54 + left / 10)
    if kind == f.LIVESTOCK:
        board = BOARDS[p.board - 1]
        animals = f.ANIMALS[tile] + (1 if p.knows[f.K_LIVESTOCK] else 0)
        room = 0
        for other in board.region_cells[board.region[cell]]:
            if p.estate[other] == NO_TILE:
                room += 1
            elif f.SPECIES_OF[p.estate[other]] == f.SPECIES_OF[tile]:
                animals += f.ANIMALS[p.estate[other]] + (1 if p.knows[f.K_LIVESTOCK] else 0)
        return animals + HERD * f.ANIMALS[tile] * min(room - 1, 2) * min(1.0, left / 8)
    if kind == f.MINE:
        return mine_worth(s)
    if kind == f.KNOWLEDGE:
        return knowledge_worth(s, p, seat, tile - f.KNOWLEDGE_0, left)
    return CASTLE_EFFECT if kind == f.CASTLE else SHIP_EFFECT


def storage(s: Burgundy, p: Player, seat: int, left: float) -> float:
    """Stored tiles: what each would be worth on its best cell, which is taken once."""
    board = BOARDS[p.board - 1]
    points = 0.0
    taken: list[int] = []
    for tile in p.storage:
        if tile == NO_TILE:
            continue
        best, best_cell = 0.0, -1
        for cell in board.cells[TYPE_OF[tile]]:
            if p.estate[cell] or cell in taken:
                continue
            region = board.region[cell]
            size = board.region_size[region]
            empty = p.region_left[region]
            found = effect_worth(s, p, seat, tile, cell, left) + region_worth(s, size, empty - 1, left)
            if empty < size:
                found -= region_worth(s, size, empty, left)
            if not may_lie(p, tile, cell):
                found *= BARRED if TYPE_OF[tile] == f.BUILDING and p.open[cell] else NOT_YET
            if found > best:
                best, best_cell = found, cell
        taken.append(best_cell)
        points += best * STORED * min(1.0, left / 1.5)
    return points


def mine_worth(s: Burgundy) -> float:
    return MINE_SILVER * (5 - s.phase)


def mines(s: Burgundy, p: Player) -> float:
    count = p.estate.count(f.MINE_TILE)
    workers = MINE_WORKER if p.knows[f.K_MINE_WORKERS] else 0.0
    return count * (5 - s.phase) * (MINE_SILVER + workers)


# ---------------------------------------------------------------- goods and purse


def goods(s: Burgundy, p: Player, left: float) -> float:
    """Stored goods: each type will be one sale."""
    sale = float(f.SALE_POINTS[s.seats])
    if p.knows[f.K_SOLD_GOODS]:
        sale += 1
    points = 0.0
    for goods_type in range(1, f.GOODS):
        count = p.goods[goods_type]
        if count:
            income = 1.07 + (1.2 if p.knows[f.K_SALE_SILVER] else 0.0) + (0.6 if p.knows[f.K_SALE_WORKERS] else 0.0)
            points += count * (1 + (sale - 1) * SALE * min(1.0, left / 2)) + income * INCOME * min(1.0, left / 2)
    return points


def purse(p: Player, left: float) -> float:
    """Workers bend dice, silver buys tiles; both less so near the end."""
    use = min(1.0, left / 4)
    workers = 0.5 * p.workers + use * (WORKER * min(p.workers, 3) + MORE_WORKERS * min(max(p.workers - 3, 0), 3))
    silver = p.silver + use * (SILVER * min(p.silver, 2) + MORE_SILVER * min(max(p.silver - 2, 0), 4))
    return workers + silver


# ---------------------------------------------------------------- knowledge


def knowledge_worth(s: Burgundy, p: Player, seat: int, number: int, left: float) -> float:
    if number == f.K_MINE_WORKERS:
        return MINE_WORKER * p.estate.count(f.MINE_TILE) * (5 - s.phase) + 0.04 * left
    if number == f.K_LIVESTOCK:
        return 0.5 * min(p.colour_left[f.LIVESTOCK], left / 3.4)
    if number <= f.K_MORE_WORKERS:
        return HABITS[number] * left
    if number == f.K_SOLD_TYPES:
        types = sum([1 for n in p.sold if n])
        return 3.0 * types + min(6 - types, left / 3.6) * 2.0
    if number <= f.K_LAST_BUILDING:
        return 4.0 * p.estate.count(f.KNOWLEDGE_BUILDINGS[number - f.K_FIRST_BUILDING]) + 1.35 * min(left / 9, 2.0)
    if number == f.K_SPECIES:
        return min(16.0, float(knowledge_points(s, seat, number)) + min(left / 5, 3.0) * 2.0)
    if number == f.K_SOLD_GOODS:
        return sum(p.sold) + 0.35 * left
    return float(knowledge_points(s, seat, number)) + min(left / 7, 3.0)


def knowledge(s: Burgundy, p: Player, seat: int, left: float) -> float:
    points = 0.0
    for number in range(1, f.KNOWLEDGE_TILES + 1):
        if p.knows[number] and number != f.K_MINE_WORKERS:  # which is counted with the mines
            points += knowledge_worth(s, p, seat, number, left)
    return points


# ---------------------------------------------------------------- choices still open


def pending(s: Burgundy, p: Player, seat: int, left: float) -> float:
    """A choice that the seat has still to make for a tile just placed."""
    if s.mover() != seat:
        return 0.0
    if s.asking(CASTLE):
        return CASTLE_EFFECT
    if s.asking(SHIP) or s.asking(KEEP):
        return best_load(s, p) * GOODS_PENDING + 0.8
    if s.asking(WAREHOUSE):
        return 1.5 + 0.25 * max(p.goods) * f.SALE_POINTS[s.seats]
    if s.asking(FREE_TAKE):
        return TAKE_PENDING * min(1.0, left / 2)
    if s.asking(CITY_HALL):
        return HALL_PENDING
    return 0.0


def best_load(s: Burgundy, p: Player) -> int:
    """How many goods tiles the best depot offers."""
    space = free_goods_spaces(p)
    best = 0
    for depot in range(1, 7):
        count = new = 0
        for goods_type in range(1, f.GOODS):
            here = s.depot_goods[depot * f.GOODS + goods_type]
            if here and p.goods[goods_type]:
                count += here
            elif here and new < space:
                count += here
                new += 1
        best = max(best, count)
    return best
