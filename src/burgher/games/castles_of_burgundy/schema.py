"""The form of the data files, and what must add up in them: an owner's own file is held to the same."""

from typing import Annotated, Literal

import msgspec

from burgher.core.data import read
from burgher.core.errors import BurgherError

GAME = "castles_of_burgundy"
Provenance = Literal["confirmed", "reconstructed", "owner"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=6)]
ByPlayers = dict[Literal["2", "3", "4"], Count]
Type = Literal["castle", "mine", "building", "ship", "livestock", "knowledge"]
Backs = tuple[Count, Count]  # tiles with a coloured and with a black back
CELLS_OF_COLOUR = {"C": 4, "M": 3, "B": 12, "S": 6, "L": 6, "K": 6}


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Sheets(Strict):
    provenance: Provenance
    sides: Annotated[list[tuple[Count, Count]], msgspec.Meta(min_length=4)]


class BoardData(Strict):
    number: Annotated[int, msgspec.Meta(ge=1, le=9)]
    provenance: Provenance
    rows: list[str]


class Boards(Strict):
    row_lengths: list[Count]
    die_numbers: list[list[Number]]
    start_castle_cell: Annotated[int, msgspec.Meta(ge=0, le=36)]
    sheets: Sheets
    board: list[BoardData]


class Slot(Strict):
    type: Type
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    three_players_in_b_and_d: Type | None = None


class Depot(Strict):
    number: Number
    slots: Annotated[list[Slot], msgspec.Meta(min_length=4, max_length=4)]


class Depots(Strict):
    provenance: Provenance
    black_slots: ByPlayers
    ring: list[Number]
    depot: Annotated[list[Depot], msgspec.Meta(min_length=6, max_length=6)]


class Buildings(Strict):
    warehouse: Backs
    carpenters_workshop: Backs
    church: Backs
    market: Backs
    boarding_house: Backs
    bank: Backs
    city_hall: Backs
    watchtower: Backs


class Livestock(Strict):
    species: Annotated[list[str], msgspec.Meta(min_length=4, max_length=4)]
    two: Backs
    three: Backs
    four: Backs


class Knowledge(Strict):
    numbers: Annotated[int, msgspec.Meta(ge=26, le=26)]
    black: list[Annotated[int, msgspec.Meta(ge=1, le=26)]]


class Goods(Strict):
    tiles: Count


class Tiles(Strict):
    provenance: Provenance
    castle: Backs
    mine: Backs
    ship: Backs
    building: Buildings
    livestock: Livestock
    knowledge: Knowledge
    goods: Goods


class Setup(Strict):
    silver: Count
    workers: Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]
    goods: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Phase(Strict):
    rounds: Annotated[int, msgspec.Meta(ge=5, le=5)]
    goods: Annotated[int, msgspec.Meta(ge=5, le=5)]
    region_points: Annotated[list[Count], msgspec.Meta(min_length=5, max_length=5)]


class Income(Strict):
    sale_silver: Count
    sale_points: ByPlayers
    workers: Count
    mine_silver: Count
    boarding_house_workers: Count
    bank_silver: Count
    watchtower_points: Count
    price: Count


class Points(Strict):
    region_size: Annotated[list[Count], msgspec.Meta(min_length=8, max_length=8)]
    large_bonus: ByPlayers
    small_bonus: ByPlayers
    workers_per_point: Annotated[int, msgspec.Meta(ge=1)]


class KnowledgeNumbers(Strict):
    sale_silver: Count
    sale_workers: Count
    livestock_points: Count
    worker_steps: Annotated[int, msgspec.Meta(ge=1, le=3)]
    free_steps: Annotated[int, msgspec.Meta(ge=0, le=3)]
    workers_silver: Count
    workers: Count
    sold_type_points: Count
    building_points: Count
    buildings: Annotated[list[str], msgspec.Meta(min_length=8, max_length=8)]
    species_points: Count
    sold_points: Count
    bonus_points: Count


class Numbers(Strict):
    provenance: Provenance
    setup: Setup
    phase: Phase
    income: Income
    points: Points
    knowledge: KnowledgeNumbers


def refuse(file: str, entry: str, fault: str) -> None:
    raise BurgherError(f"The data file {GAME}/{file}.toml is not right at {entry}: {fault}.")


def read_boards() -> Boards:
    data = read(GAME, "boards", Boards)
    if data.row_lengths != [4, 5, 6, 7, 6, 5, 4]:
        refuse("boards", "row_lengths", "an estate is a hexagon of 37 cells")
    if [len(row) for row in data.die_numbers] != data.row_lengths:
        refuse("boards", "die_numbers", "the rows do not have the lengths of an estate")
    if [board.number for board in data.board] != list(range(1, 10)):
        refuse("boards", "board", "there must be boards 1 to 9, in order")
    for board in data.board:
        if [len(row) for row in board.rows] != data.row_lengths:
            refuse("boards", f"board {board.number}", "the rows do not have the lengths of an estate")
        letters = "".join(board.rows)
        if any(letters.count(letter) != n for letter, n in CELLS_OF_COLOUR.items()):
            refuse("boards", f"board {board.number}", "the colours are not 4 C, 3 M, 12 B, 6 S, 6 L and 6 K")
    if sorted(side for sides in data.sheets.sides for side in sides) != [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]:
        refuse("boards", "sheets", "side 1 must occur four times and sides 2 to 9 once each")
    return data


def read_depots() -> Depots:
    data = read(GAME, "depots", Depots)
    if [depot.number for depot in data.depot] != [1, 2, 3, 4, 5, 6] or sorted(data.ring) != [1, 2, 3, 4, 5, 6]:
        refuse("depots", "depot", "there must be depots 1 to 6, in order, and all of them in the ring")
    if len(data.black_slots) != 3 or max(data.black_slots.values()) > 8:
        refuse("depots", "black_slots", "the black depot has at most 8 slots, for 2, 3 and 4 players")
    return data


def read_tiles() -> Tiles:
    data = read(GAME, "tiles", Tiles)
    buildings = [getattr(data.building, name) for name in data.building.__struct_fields__]
    livestock = [data.livestock.two, data.livestock.three, data.livestock.four]
    plain = [data.castle, data.mine, data.ship, *buildings]
    for back, total in ((0, 124), (1, 40)):
        black = len(set(data.knowledge.black))
        found = sum(counts[back] for counts in plain) + 4 * sum(counts[back] for counts in livestock)
        if found + (black if back else data.knowledge.numbers - black) != total:
            refuse("tiles", "the counts", f"there must be {total} tiles with a {'black' if back else 'coloured'} back")
    return data


def read_numbers() -> Numbers:
    data = read(GAME, "numbers", Numbers)
    if sorted(data.knowledge.buildings) != sorted(Buildings.__struct_fields__):
        refuse("numbers", "knowledge.buildings", "each of the eight buildings must occur once")
    return data
