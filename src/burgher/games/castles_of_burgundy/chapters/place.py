"""8 Action: place a hex tile, and 13 Completed regions and colours, score track.

What the tile does once it lies is told in `tiles.py`. It is never moved or covered again. [CB-102] Points are added at
once and never lost, nobody decides anything about them, and the track of 100 only helps to count. [CB-175 to CB-178]
"""

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import NO_SEAT, PUBLIC, new_stamp
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import score
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters.workers import helps_placing, no_workers, prices, value_of
from burgher.games.castles_of_burgundy.facts import BOARDS, FIRST_BUILDING, NO_TILE, NUMBER, STORAGE_SPACES, TYPE_OF
from burgher.games.castles_of_burgundy.state import Burgundy, Player

# ---------------------------------------------------------------- quantities


def place_price(p: Player, die: i64, space: i64, cell: i64) -> i64:
    """The workers that it costs to place the tile in this space of the storage. [CB-096, CB-223, CB-248 to CB-250]"""
    return prices(p, value_of(p, die), helps_placing(p, TYPE_OF[p.storage[space]]))[NUMBER[cell]]


# ---------------------------------------------------------------- what may be done


def may_lie(p: Player, tile: i64, cell: i64) -> bool:
    """Colour is right already: is the cell empty, next to a tile, and the city free of this kind? [CB-095 to CB-100]

    Equal buildings may stand in different cities, and with knowledge tile 1 in the same. [CB-142, CB-143, CB-227]
    """
    return p.open_bits >> cell & 1 == 1 and (TYPE_OF[tile] != f.BUILDING or not is_barred(p, tile, cell))


def is_barred(p: Player, building: i64, cell: i64) -> bool:
    """Does the city of this cell have such a building, which bars another one? [CB-142, CB-143, CB-227]"""
    if p.knows[f.K_EQUAL_BUILDINGS]:
        return False
    kinds: i64 = p.city_kinds[BOARDS[p.board - 1].region[cell]]
    return kinds >> (building - FIRST_BUILDING) & 1 == 1


def add_places(p: Player, die: i64, value: i64, out: list[int]) -> None:
    """Stored tiles onto cells with the number of the die. [CB-095 to CB-101]"""
    board = BOARDS[p.board - 1]
    open_bits = p.open_bits
    workers: i64 = p.workers
    action = v.PLACE.of(die) - v.PLACE.stride_b  # each space adds its share
    cell: i64
    tile: i64
    for tile in p.storage:
        action += v.PLACE.stride_b
        if tile == NO_TILE:
            continue
        kind: i64 = TYPE_OF[tile]
        bits: i64 = board.bits[kind]
        if open_bits & bits == 0:
            continue
        price = prices(p, value, helps_placing(p, kind))
        for cell in board.cells[kind]:
            if open_bits >> cell & 1 and price[NUMBER[cell]] <= workers:
                if kind != f.BUILDING or not is_barred(p, tile, cell):
                    out.append(action + cell)


def add_free_places(p: Player, out: list[int]) -> None:
    """Any stored tile onto any cell of its colour, whatever the number. [CB-159 to CB-163]"""
    space: i64
    cell: i64
    for space in range(STORAGE_SPACES):
        tile: i64 = p.storage[space]
        if tile != NO_TILE:
            for cell in BOARDS[p.board - 1].cells[TYPE_OF[tile]]:
                if may_lie(p, tile, cell):
                    out.append(v.FREE_PLACE.of(space, cell))


# ---------------------------------------------------------------- what happens


def lay_stored(s: Burgundy, seat: i64, space: i64, cell: i64, workers: i64) -> i64:
    """The stored tile moves to its cell, then its region and its colour are scored. [CB-095, CB-104, CB-174]"""
    p = s.players[seat]
    tile: i64 = p.storage[space]
    p.put_into_storage(space, NO_TILE)
    p.lay(tile, cell)
    if s.listening:
        s.events.append((v.E_PLACED, PUBLIC, seat, tile, cell, workers))
    complete_region(s, seat, cell)
    complete_colour(s, seat, TYPE_OF[tile])
    return tile


def complete_region(s: Burgundy, seat: i64, cell: i64) -> None:
    """The last cell of a region scores its size and the phase, once. [CB-107, CB-165 to CB-168]"""
    p = s.players[seat]
    board = BOARDS[p.board - 1]
    region: i64 = board.region[cell]
    if p.region_left[region]:
        return
    size = board.region_size[region]
    p.score(score.P_REGION_SIZE, f.SIZE_POINTS[size])
    p.score(score.P_REGION_PHASE, f.PHASE_POINTS[s.phase])
    if s.listening:
        points = (f.SIZE_POINTS[size], f.PHASE_POINTS[s.phase])
        s.events.append((v.E_REGION, PUBLIC, seat, board.types[cell], size, points[0], points[1]))


def complete_colour(s: Burgundy, seat: i64, kind: i64) -> None:
    """The large bonus tile for the first, the small one for the second, nothing for others. [CB-169 to CB-173]"""
    p = s.players[seat]
    if p.colour_left[kind] or s.large[kind] == seat:
        return
    if s.large[kind] == NO_SEAT:
        s.large[kind] = seat
        s.bonus_stamp = new_stamp()
        p.score(score.P_LARGE_BONUS, f.LARGE_BONUS[s.seats])
        if s.listening:
            s.events.append((v.E_LARGE, PUBLIC, seat, kind, f.LARGE_BONUS[s.seats]))
    elif s.small[kind] == NO_SEAT:
        s.small[kind] = seat
        s.bonus_stamp = new_stamp()
        p.score(score.P_SMALL_BONUS, f.SMALL_BONUS[s.seats])
        if s.listening:
            s.events.append((v.E_SMALL, PUBLIC, seat, kind, f.SMALL_BONUS[s.seats]))


# ---------------------------------------------------------------- why not


def no_stored_tile(p: Player, space: i64, cell: i64) -> Reason | None:
    """A tile of the own storage, and an empty cell. [CB-095, CB-101]"""
    if p.storage[space] == NO_TILE:
        stored = any(tile != NO_TILE for tile in p.storage)
        return Reason("CB-101", Message("refusal.nothing_stored" if stored else "refusal.storage_empty"))
    if p.estate[cell] != NO_TILE:
        there: Args = {"cell": int(cell), "tile": f.FACE_NAMES[p.estate[cell]]}
        return Reason("CB-095", Message("refusal.taken", there))
    return None


def no_lying(p: Player, tile: i64, cell: i64) -> Reason | None:
    """Colour, neighbours and city, seen on the board itself. [CB-097, CB-098, CB-100, CB-142]"""
    board = BOARDS[p.board - 1]
    kind = board.types[cell]
    if kind != TYPE_OF[tile]:
        colours: Args = {"tile": f.FACE_NAMES[tile], "cell": int(cell), "type": f.TYPES[kind]}
        return Reason("CB-097", Message("refusal.other_colour", colours))
    if all(p.estate[other] == NO_TILE for other in f.NEIGHBOURS[cell]):
        return Reason("CB-098", Message("refusal.not_adjacent", {"cell": int(cell)}))
    city = [p.estate[other] for other in board.region_cells[board.region[cell]]]
    if kind == f.BUILDING and tile in city and not p.knows[f.K_EQUAL_BUILDINGS]:
        return Reason("CB-142", Message("refusal.equal_building", {"tile": f.FACE_NAMES[tile]}))
    return None


def no_place(p: Player, action: i64) -> Reason | None:
    """Why this die cannot place this tile there. [CB-095 to CB-101]"""
    die, space, cell = v.PLACE.three(action)
    tile = p.storage[space]
    return (
        no_stored_tile(p, space, cell)
        or no_workers(p, die, NUMBER[cell], helps_placing(p, TYPE_OF[tile]))
        or no_lying(p, tile, cell)
    )


def no_free_place(p: Player, action: i64) -> Reason | None:
    """Why a city hall cannot place this tile there: the same without the number. [CB-160]"""
    space, cell = v.FREE_PLACE.two(action)
    return no_stored_tile(p, space, cell) or no_lying(p, p.storage[space], cell)
