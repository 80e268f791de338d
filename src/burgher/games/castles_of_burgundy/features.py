"""A position as a row of numbers, for programs that learn: first the table, then each player, the reader first.

Tiles are numbered by their face and goods by their type, 0 being none. Beside what lies on the table stand the
quantities that players count: what is open, what is nearly complete, what fits where.
"""

from typing import Final

from mypy_extensions import i16, i64

from burgher.core.features import Group, Layout
from burgher.core.state import NO_SEAT, data_of, seat_of, step_of
from burgher.core.writer import UNKNOWN, Writer
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.chapters.place import may_lie
from burgher.games.castles_of_burgundy.chapters.setup import CHOOSE_BOARDS
from burgher.games.castles_of_burgundy.chapters.tiles import FREE_TAKE, KEEP
from burgher.games.castles_of_burgundy.rules import STEPS
from burgher.games.castles_of_burgundy.score import PARTS, knowledge_points
from burgher.games.castles_of_burgundy.state import Burgundy, Player

TYPES: Final = len(f.TYPES)
NOTHING: Final = -1
NEARLY: Final = 4  # empty cells up to which a region is told apart
COLOURED_FACES: Final = [face for face in range(1, f.FACES) if f.COLOURED[face]]
BLACK_FACES: Final = [face for face in range(1, f.FACES) if f.BLACK[face]]
# the slots of the depots that any number of players uses: the black depot, then four of each numbered one
SLOTS: Final = list(range(f.SLOTS)) + [d * f.SLOTS + s for d in range(1, f.DEPOTS) for s in range(f.NUMBERED_SLOTS)]
PLACE_OF: Final = [SLOTS.index(n) if n in SLOTS else NOTHING for n in range(f.DEPOTS * f.SLOTS)]
DEPOT_GOODS: Final = [depot * f.GOODS + good for depot in range(1, f.DEPOTS) for good in range(1, f.GOODS)]

PLACE_OF_GOODS: Final = [DEPOT_GOODS.index(n) if n in DEPOT_GOODS else NOTHING for n in range(f.DEPOTS * f.GOODS)]

TABLE: Final = [
    Group("phase", 1, 0, 4, "the phase, A being 0"),
    Group("round", 1, 0, 4, "the round of the phase"),
    Group("turn", 1, 0, 3, "whose turn it is, as a place in the order of the round"),
    Group("step", len(STEPS), 0, 1, "1 for the step that is pending"),
    Group("asked", 1, 0, 1, "1 if the reader is to choose"),
    Group("offered", TYPES, 0, 1, "1 for the types of tiles that a workshop, church or market offers"),
    Group("loaded", 2, 0, 6, "the depots from which a ship is being loaded"),
    Group("bought", 1, 0, 1, "1 once the player of the turn has bought"),
    Group("white", 1, 0, 6, "the white die"),
    Group("depots", len(SLOTS), 0, f.FACES - 1, "the tile in each slot of the black depot and of depots 1 to 6"),
    Group("depots.types", f.DEPOTS * TYPES, 0, 8, "tiles of each type in each depot, the black one first"),
    Group("depots.goods", 6 * 6, 0, 42, "goods of each type in depots 1 to 6"),
    Group("goods.coming", 5, 0, 6, "the goods of the coming rounds of the phase"),
    Group("stacks.coloured", len(COLOURED_FACES), 0, 20, "tiles with coloured backs still to come, by face"),
    Group("stacks.black", len(BLACK_FACES), 0, 20, "tiles with black backs still to come, by face"),
    Group("stacks.goods", 6, 0, 42, "goods that nobody has seen, by type"),
    Group("bonus.large", TYPES, -1, 3, "who has the large bonus tile: 0 the reader, -1 nobody"),
    Group("bonus.small", TYPES, -1, 3, "who has the small bonus tile"),
]
PLAYER: Final = [
    Group("line", 1, 0, 3, "the place on the turn order track"),
    Group("order", 1, 0, 3, "the place in the order of this round"),
    Group("ships", 1, 0, 6, "spaces moved on the turn order track"),
    Group("dice", 2, 0, 6, "what the dice show"),
    Group("used", 2, 0, 1, "1 for a die that is used"),
    Group("dice.left", 1, 0, 50, "dice that the player will still use, those of this round included"),
    Group("silver", 1, 0, 1000, "silver"),
    Group("workers", 1, 0, 1000, "workers"),
    Group("goods", 6, 0, 42, "stored goods by type"),
    Group("sold", 6, 0, 42, "sold goods by type"),
    Group("storage", f.STORAGE_SPACES, 0, f.FACES - 1, "the stored tiles"),
    Group("storage.types", TYPES, 0, 3, "stored tiles of each type"),
    Group("storage.fitting", TYPES, 0, 3, "stored tiles of each type that may lie on some cell"),
    Group("board", 1, 0, 9, "the number of the board, 0 if it is not known"),
    Group("sheet", 1, -1, 5, "the sheet dealt in the advanced setup, or -1"),
    Group("start", 1, -1, f.CELLS - 1, "the cell of the start castle, or -1"),
    Group("estate", f.CELLS, 0, f.FACES - 1, "the tile on each cell"),
    Group("estate.types", TYPES, 0, f.CELLS, "placed tiles of each type"),
    Group("estate.buildings", len(f.BUILDINGS), 0, 18, "placed buildings of each kind"),
    Group("estate.animals", len(f.SPECIES), 0, 60, "placed animals of each species"),
    Group("knows", f.KNOWLEDGE_TILES, 0, 1, "1 for each knowledge tile in the estate"),
    Group("knows.points", f.KNOWLEDGE_TILES - f.K_SOLD_TYPES + 1, 0, 100, "what tiles 15 to 26 would bring now"),
    Group("open", TYPES * 6, 0, f.CELLS, "empty cells next to a tile, by type and number"),
    Group("colours.left", TYPES, 0, f.CELLS, "empty cells of each type"),
    Group("regions.nearly", NEARLY, 0, f.CELLS, "regions that are begun, by empty cells: one to four"),
    Group("regions.promise", NEARLY, 0, 1000, "points for the size of these regions"),
    Group(
        "regions.types",
        TYPES,
        0,
        1000,
        "points for the size of regions that are begun, by type, times their filled share in twelfths",
    ),
    Group("score", 1, 0, 1200, "the points so far"),
    Group("parts", PARTS, 0, 1200, "the points so far on each line of the score sheet"),
]


def layout(players: int) -> Layout:
    """What stands where with this number of players."""
    names = ["own"] + [f"opponent{n}" for n in range(1, players)]
    each = [Group(f"{name}.{g.name}", g.count, g.low, g.high, g.about) for name in names for g in PLAYER]
    return Layout(TABLE + each)


LAYOUTS: Final = {players: layout(players) for players in range(2, 5)}


def write(s: Burgundy, seat: i64, out: Writer) -> None:
    """The row of a seat. While boards are chosen in secret, those of others are left out. [CB-280, CB-292]"""
    same_bonuses = write_table(s, seat, out)
    secret = s.asking(CHOOSE_BOARDS)
    seats: i64 = s.seats
    n: i64
    for n in range(seats):
        write_player(s, (seat + n) % seats, secret and n > 0, same_bonuses, out)


def relative(s: Burgundy, seat: i64, owner: i64) -> i64:
    """A seat as the reader counts them."""
    return NO_SEAT if owner == NO_SEAT else (owner - seat + s.seats) % s.seats


def write_table(s: Burgundy, seat: i64, out: Writer) -> bool:
    """What lies between the players; tells whether the holders of the bonus tiles are the same."""
    out.add(s.phase)
    out.add(s.round)
    out.add(s.turn)
    write_pending(s, seat, out)
    out.add(s.bought)
    out.add(s.white)
    write_depots(s, out)
    same_stacks = out.same_stamp(s.stacks_stamp)
    if out.same_number(len(s.round_goods)) and same_stacks:
        out.keep(f.ROUNDS)
    else:
        coming = out.room(f.ROUNDS)
        for i, good in enumerate(s.round_goods):
            out.put(coming + i, good)
    if same_stacks:
        out.keep(len(COLOURED_FACES) + len(BLACK_FACES) + f.GOODS - 1)
    else:
        out.add_at(s.coloured, COLOURED_FACES)
        out.add_at(s.black, BLACK_FACES)
        out.add_all(s.goods_left, 1)
    same_bonuses = out.same_stamp(s.bonus_stamp)
    if same_bonuses:
        out.keep(2 * TYPES)
    else:
        for owner in s.large:
            out.add(relative(s, seat, owner))
        for owner in s.small:
            out.add(relative(s, seat, owner))
    return same_bonuses


def write_pending(s: Burgundy, seat: i64, out: Writer) -> None:
    """What is asked, and whom."""
    step: i64 = NOTHING
    asked: i64 = 0
    offered: i64 = 0
    depot: i64 = 0
    other: i64 = 0
    if s.stack:
        top: i64 = s.stack[-1]
        step = step_of(top)
        if seat_of(top) == seat if seat_of(top) >= 0 else int(seat) in s.to_move():
            asked = 1
        if step == FREE_TAKE.number:
            offered = FREE_TAKE.types.of(data_of(top))
        elif step == KEEP.number:
            depot = KEEP.depot.of(data_of(top))
            other = KEEP.other.of(data_of(top))
    out.add_flag(step, len(STEPS))
    out.add(asked)
    out.add_bits(offered, TYPES)
    out.add(depot)
    out.add(other)


def write_depots(s: Burgundy, out: Writer) -> None:
    same = out.same_stamp(s.depots_stamp)
    filled = out.before(s.filled)
    if not same:
        write_slots(s, out)
    elif filled == s.filled:
        out.keep(len(SLOTS) + f.DEPOTS * TYPES)
    else:
        empty_slots(filled ^ s.filled, out)
    same_goods = out.same_stamp(s.depot_goods_stamp)
    stocked = out.before(s.stocked)
    if same_goods:
        add_stock(s, stocked ^ s.stocked, out)
    else:
        out.add_at(s.depot_goods, DEPOT_GOODS)


def add_stock(s: Burgundy, new: i64, out: Writer) -> None:
    """Goods have come to places of the depots where there were none."""
    at = out.standing(len(DEPOT_GOODS))
    n: i64 = 0
    while new:
        if new & 1:
            out.put(at + PLACE_OF_GOODS[n], s.depot_goods[n])
        new >>= 1
        n += 1


def write_slots(s: Burgundy, out: Writer) -> None:
    slots = out.standing(len(SLOTS))
    types = out.standing(f.DEPOTS * TYPES)
    numbers = out.numbers
    depots = s.depots
    slot: i64
    for place, slot in enumerate(SLOTS):
        tile: i64 = depots[slot]
        before = i64(numbers[slots + place])
        if tile != before:  # nearly every action changes one of them
            numbers[slots + place] = i16(tile)
            of_depot = types + slot // f.SLOTS * TYPES
            if before:
                numbers[of_depot + f.TYPE_OF[before]] -= 1
            if tile:
                numbers[of_depot + f.TYPE_OF[tile]] += 1


def empty_slots(gone: i64, out: Writer) -> None:
    """Of what was laid out, some tiles are gone."""
    slots = out.standing(len(SLOTS))
    types = out.standing(f.DEPOTS * TYPES)
    numbers = out.numbers
    slot: i64 = 0
    while gone:
        if gone & 1:
            place: i64 = PLACE_OF[slot]
            tile = i64(numbers[slots + place])
            numbers[slots + place] = 0
            numbers[types + slot // f.SLOTS * TYPES + f.TYPE_OF[tile]] -= 1
        gone >>= 1
        slot += 1


def write_player(s: Burgundy, seat: i64, secret: bool, same_bonuses: bool, out: Writer) -> None:
    p = s.players[seat]
    same_board = out.same_number((((p.sheet + 1) * 4 + p.side + 1) * 64 + p.start + 1) * 32 + p.board * 2 + secret)
    same_tiles = out.same_stamp(p.estate_stamp) and same_board
    laid = out.before(p.laid)
    opened = out.before(p.open_bits)
    same_estate = same_tiles and laid == p.laid
    same_storage = out.same_stamp(p.storage_stamp) and same_estate
    place = place_of(seat, s.order)
    out.add_five(place_of(seat, s.line), place, p.ships, p.dice[0], p.dice[1])
    out.add_five(p.used[0], p.used[1], dice_left(s, seat, place), p.silver, p.workers)
    same_goods = out.same_stamp(p.goods_stamp)
    if same_goods:
        out.keep(2 * (f.GOODS - 1))
    else:
        out.add_all(p.goods, 1)
        out.add_all(p.sold, 1)
    if same_storage:
        out.keep(f.STORAGE_SPACES + 2 * TYPES)
    else:
        write_storage(p, out)
    if same_board:
        out.keep(3)
    else:
        out.add(0 if secret or (p.sheet >= 0 and p.side < 0) else p.board)
        out.add(p.sheet)
        out.add(-1 if secret else p.start)
    if same_estate:
        out.keep(f.CELLS + TYPES + len(f.BUILDINGS) + len(f.SPECIES) + f.KNOWLEDGE_TILES)
    elif same_tiles:
        write_new(p, laid ^ p.laid, out)
    else:
        write_estate(p, out)
    if same_estate and same_goods and same_bonuses:
        out.keep(f.K_BONUS_TILES + 1 - f.K_SOLD_TYPES)
    else:
        number: i64
        for number in range(f.K_SOLD_TYPES, f.K_BONUS_TILES + 1):
            out.add(knowledge_points(s, seat, number) if p.knows[number] else 0)
    if same_estate:
        out.keep(TYPES * 6 + TYPES + 2 * NEARLY + TYPES)
    else:
        write_open(p, opened ^ p.open_bits if same_tiles else UNKNOWN, out)
        write_regions(p, secret, out)
    if out.same_stamp(p.parts_stamp):
        out.keep(1 + PARTS)
    else:
        score: i64 = 0
        part: i64
        for part in p.parts:
            score += part
        out.add(score)
        out.add_all(p.parts)


def place_of(seat: i64, line: list[int]) -> i64:
    """Where a seat stands in a line."""
    at: i64 = 0
    other: i64
    for other in line:
        if other == seat:
            break
        at += 1
    return at


def dice_left(s: Burgundy, seat: i64, place: i64) -> i64:
    """Dice still to be used by a seat: two for each round to come, and those of this round that are not used."""
    if not s.stack:
        return 0
    p = s.players[seat]
    rounds: i64 = f.PHASES * f.ROUNDS - 1 - s.phase * f.ROUNDS - s.round
    if place < s.turn:
        return 2 * rounds
    if place > s.turn:
        return 2 * rounds + 2
    return 2 * rounds + 2 - p.used[0] - p.used[1]


def write_storage(p: Player, out: Writer) -> None:
    out.add_all(p.storage)
    types = out.room(TYPES)
    fitting = out.room(TYPES)
    numbers = out.numbers
    bits_of = f.BOARDS[p.board - 1].bits
    tile: i64
    for tile in p.storage:
        if tile:
            kind: i64 = f.TYPE_OF[tile]
            bits: i64 = bits_of[kind]
            numbers[types + kind] += 1
            if p.open_bits & bits and (kind != f.BUILDING or has_city(p, tile)):
                numbers[fitting + kind] += 1


def has_city(p: Player, building: i64) -> bool:
    """Is there a cell on which this building may lie?"""
    cell: i64
    for cell in f.BOARDS[p.board - 1].cells[f.BUILDING]:
        if may_lie(p, building, cell):
            return True
    return False


def write_estate(p: Player, out: Writer) -> None:
    cells = out.standing(f.CELLS)
    totals = out.standing(TYPES + len(f.BUILDINGS) + len(f.SPECIES))
    numbers = out.numbers
    tile: i64
    for cell, tile in enumerate(p.estate):
        before = i64(numbers[cells + cell])
        if tile != before:
            numbers[cells + cell] = i16(tile)
            if before:
                count_tile(before, -1, out, totals)
            if tile:
                count_tile(tile, 1, out, totals)
    out.add_all(p.knows, 1)


def write_new(p: Player, new: i64, out: Writer) -> None:
    """The same where tiles have come to those that stand there."""
    cells = out.standing(f.CELLS)
    totals = out.standing(TYPES + len(f.BUILDINGS) + len(f.SPECIES))
    cell: i64 = 0
    while new:
        if new & 1:
            tile: i64 = p.estate[cell]
            out.put(cells + cell, tile)
            count_tile(tile, 1, out, totals)
        new >>= 1
        cell += 1
    out.add_all(p.knows, 1)


def count_tile(tile: i64, count: i64, out: Writer, totals: i64) -> None:
    """A tile more or less among those of its type, of its kind of building or of its species."""
    kind: i64 = f.TYPE_OF[tile]
    out.raise_by(totals + kind, count)
    if kind == f.BUILDING:
        out.raise_by(totals + TYPES + tile - f.FIRST_BUILDING, count)
    elif kind == f.LIVESTOCK:
        out.raise_by(totals + TYPES + len(f.BUILDINGS) + f.SPECIES_OF[tile], count * f.ANIMALS[tile])


def write_open(p: Player, changed: i64, out: Writer) -> None:
    """Open cells by type and number: all of them, or those of these cells that have been opened or closed."""
    types = f.BOARDS[p.board - 1].types
    open_bits = p.open_bits
    if changed == UNKNOWN:
        at = out.room(TYPES * 6)
        changed = open_bits
    else:
        at = out.standing(TYPES * 6)
    cell: i64 = 0
    while changed:
        if changed & 1:
            kind: i64 = types[cell]
            number: i64 = f.NUMBER[cell]
            out.raise_by(at + kind * 6 + number - 1, 1 if open_bits >> cell & 1 else -1)
        changed >>= 1
        cell += 1


def write_regions(p: Player, secret: bool, out: Writer) -> None:
    """What is left and what is begun; of a board chosen in secret nothing is told."""
    board = f.BOARDS[p.board - 1]
    left = out.room(TYPES)
    nearly = out.room(NEARLY)
    promise = out.room(NEARLY)
    begun = out.room(TYPES)
    numbers = out.numbers
    cells: i64 = 0
    count: i64
    for colour, count in enumerate(p.colour_left):
        cells += count
        if not secret:
            numbers[left + colour] = i16(count)
    if cells == f.CELLS:
        return  # nothing is begun; and a board that is chosen is laid out only with its castle
    empty: i64
    for i, empty in enumerate(p.region_left):
        size: i64 = board.region_size[i]
        if 0 < empty < size:
            points: i64 = f.SIZE_POINTS[size]
            if empty <= NEARLY:
                numbers[nearly + empty - 1] += 1
                numbers[promise + empty - 1] += i16(points)
            kind: i64 = board.types[board.region_cells[i][0]]
            numbers[begun + kind] += i16(points * (size - empty) * 12 // size)
