"""The components as constants, read from the data files. Tiles are numbered by their face.

Equal tiles are one face: 1 castle, 2 mine, 3 ship, 4-11 the buildings, 12-23 livestock, 24-49 knowledge. [CB-002 to
CB-007]
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgher.games.castles_of_burgundy.schema import ByPlayers, read_boards, read_depots, read_numbers, read_tiles

_BOARDS: Final = read_boards()
_DEPOTS: Final = read_depots()
_TILES: Final = read_tiles()
_NUMBERS: Final = read_numbers()

# Types of tiles, which are also the colours of the cells.
TYPES: Final = ["castle", "mine", "building", "ship", "livestock", "knowledge"]
CASTLE: Final = 0
MINE: Final = 1
BUILDING: Final = 2
SHIP: Final = 3
LIVESTOCK: Final = 4
KNOWLEDGE: Final = 5

# Faces.
NO_TILE: Final = 0
CASTLE_TILE: Final = 1
MINE_TILE: Final = 2
SHIP_TILE: Final = 3
FIRST_BUILDING: Final = 4
BUILDINGS: Final[list[str]] = list(_TILES.building.__struct_fields__)
WAREHOUSE: Final = 4
WORKSHOP: Final = 5
CHURCH: Final = 6
MARKET: Final = 7
BOARDING_HOUSE: Final = 8
BANK: Final = 9
CITY_HALL: Final = 10
WATCHTOWER: Final = 11
FIRST_LIVESTOCK: Final = 12
SPECIES: Final[list[str]] = _TILES.livestock.species
FIRST_KNOWLEDGE: Final = 24  # the face of knowledge tile k is KNOWLEDGE_0 + k
KNOWLEDGE_0: Final = 23
KNOWLEDGE_TILES: Final = 26
FACES: Final = 50


def _faces() -> tuple[list[str], list[int], list[int], list[int], list[int], list[int]]:
    """Name, type, species, animals and both counts of every face."""
    names, types, species, animals = ["none"], [-1], [-1], [0]
    coloured, black = [0], [0]

    def add(name: str, kind: int, counts: tuple[int, int], beast: int = -1, heads: int = 0) -> None:
        names.append(name)
        types.append(kind)
        species.append(beast)
        animals.append(heads)
        coloured.append(counts[0])
        black.append(counts[1])

    add("castle", CASTLE, _TILES.castle)
    add("mine", MINE, _TILES.mine)
    add("ship", SHIP, _TILES.ship)
    for building in BUILDINGS:
        add(building, BUILDING, getattr(_TILES.building, building))
    for beast, word in enumerate(SPECIES):
        for heads, counts in ((2, _TILES.livestock.two), (3, _TILES.livestock.three), (4, _TILES.livestock.four)):
            add(f"{word}_{heads}", LIVESTOCK, counts, beast, heads)
    for number in range(1, KNOWLEDGE_TILES + 1):
        add(f"knowledge_{number}", KNOWLEDGE, (0, 1) if number in _TILES.knowledge.black else (1, 0))
    return names, types, species, animals, coloured, black


_ALL_FACES: Final = _faces()
FACE_NAMES: Final = _ALL_FACES[0]
TYPE_OF: Final = _ALL_FACES[1]
SPECIES_OF: Final = _ALL_FACES[2]
ANIMALS: Final = _ALL_FACES[3]
COLOURED: Final = _ALL_FACES[4]  # how many tiles with a coloured back show each face
BLACK: Final = _ALL_FACES[5]  # and with a black back
FACES_OF_TYPE: Final = [[f for f in range(1, FACES) if TYPE_OF[f] == t] for t in range(6)]
# The faces in each stack: by type those with coloured backs; the last entry, for ANY_TYPE, is the black stack. [CB-020]
STACK_FACES: Final = [[f for f in range(1, FACES) if TYPE_OF[f] == t and COLOURED[f]] for t in range(6)] + [
    [f for f in range(1, FACES) if BLACK[f]]
]

# The clause of RULES.md that says what a tile does.
_BUILDING_CLAUSES: Final = ["CB-148", "CB-151", "CB-153", "CB-155", "CB-157", "CB-158", "CB-159", "CB-164"]
_KNOWLEDGE_CLAUSES: Final = [
    227,
    229,
    231,
    233,
    236,
    240,
    244,
    246,
    248,
    249,
    250,
    251,
    257,
    259,
    *range(263, 272),
    273,
    274,
    276,
]


def clause_of(face: int) -> str:
    if face >= FIRST_KNOWLEDGE:
        return f"CB-{_KNOWLEDGE_CLAUSES[face - FIRST_KNOWLEDGE]}"
    if face >= FIRST_LIVESTOCK:
        return "CB-126"
    if face >= FIRST_BUILDING:
        return _BUILDING_CLAUSES[face - FIRST_BUILDING]
    return ["", "CB-131", "CB-139", "CB-109"][face]


# Cells.
CELLS: Final = 37
START_CELL: Final[int] = _BOARDS.start_castle_cell
ROW_LENGTHS: Final[list[int]] = _BOARDS.row_lengths
NUMBER: Final[list[int]] = [number for row in _BOARDS.die_numbers for number in row]


def _neighbours() -> list[list[int]]:
    """Cells that share an edge: by axial coordinates of a hexagon whose middle row is row 3. [CB-014]"""
    place: dict[tuple[int, int], int] = {}
    for r, length in enumerate(ROW_LENGTHS):
        for i in range(length):
            place[(max(0, 3 - r) - 3 + i, r - 3)] = len(place)
    around = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    return [sorted(place[(q + x, r + y)] for x, y in around if (q + x, r + y) in place) for q, r in place]


NEIGHBOURS: Final = _neighbours()


class Board:
    """One printed side: the colour of each cell and the regions they make. [CB-012, CB-015]"""

    def __init__(self, number: int, rows: list[str]) -> None:
        self.number = number
        self.types: list[int] = ["CMBSLK".index(letter) for row in rows for letter in row]
        self.cells: list[list[int]] = [[c for c in range(CELLS) if self.types[c] == t] for t in range(6)]
        self.bits: vec[i64] = vec[i64](
            [sum(1 << c for c in cells) for cells in self.cells]
        )  # the same, bit c for cell c
        self.region: list[int] = [-1] * CELLS
        self.region_size: list[int] = []
        for cell in range(CELLS):
            if self.region[cell] < 0:
                self.region_size.append(self._flood(cell, len(self.region_size)))
        self.region_cells: list[list[int]] = [
            [c for c in range(CELLS) if self.region[c] == r] for r in range(len(self.region_size))
        ]

    def _flood(self, start: int, region: int) -> int:
        cells = [start]
        self.region[start] = region
        for cell in cells:
            for other in NEIGHBOURS[cell]:
                if self.region[other] < 0 and self.types[other] == self.types[start]:
                    self.region[other] = region
                    cells.append(other)
        return len(cells)


BOARDS: Final[list[Board]] = [Board(board.number, board.rows) for board in _BOARDS.board]
SHEETS: Final[list[list[int]]] = [list(sides) for sides in _BOARDS.sheets.sides]  # two board numbers each

STORAGE_SPACES: Final = 3  # of a player, for hex tiles
GOODS_SPACES: Final = 3  # of a player, each for goods of one type

SHEETS_PROVENANCE: Final[str] = _BOARDS.sheets.provenance

# Depots [CB-016 to CB-019]. Slot s of depot d is entry SLOTS * d + s of a state's list; depot 0 is the black one.
DEPOTS: Final = 7
SLOTS: Final = 8
NUMBERED_SLOTS: Final = 4
BLACK_DEPOT: Final = 0  # the numbered ones are range(1, DEPOTS)
SLOT_BITS: Final = (1 << SLOTS) - 1  # of one depot
ANY_TYPE: Final = 6  # what a slot of the black depot takes


def _by_players(table: ByPlayers) -> list[int]:
    return [0, 0, table["2"], table["3"], table["4"]]


def _layout(players: int, phase: int) -> list[tuple[int, int]]:
    """What a phase lays out, in order: (entry in the list of slots, type of tile). [CB-017, CB-043 to CB-047]"""
    out = []
    for depot in _DEPOTS.depot:
        for s, slot in enumerate(depot.slots):
            if slot.players <= players:
                swapped = players == 3 and phase in (1, 3)
                kind = slot.three_players_in_b_and_d if swapped and slot.three_players_in_b_and_d else slot.type
                out.append((SLOTS * depot.number + s, TYPES.index(kind)))
    out += [(s, ANY_TYPE) for s in range(_by_players(_DEPOTS.black_slots)[players])]
    return out


LAYOUT: Final[list[list[list[tuple[int, int]]]]] = [
    [_layout(players, phase) if players >= 2 else [] for phase in range(5)] for players in range(5)
]
SLOT_TYPE: Final[list[list[str]]] = [[slot.type for slot in depot.slots] for depot in _DEPOTS.depot]
RING: Final[list[int]] = _DEPOTS.ring
NEXT_ON_RING: Final[list[int]] = [0] + [RING[(RING.index(d) + 1) % 6] for d in range(1, 7)]

# Goods, phases, points. Goods types are 1-6, the die number. [CB-008]
GOODS: Final = 7  # length of a list by goods type; entry 0 is unused
GOODS_TYPES: Final = list(range(1, GOODS))
GOODS_TILES: Final[int] = _TILES.goods.tiles
START_GOODS: Final[int] = _NUMBERS.setup.goods
START_SILVER: Final[int] = _NUMBERS.setup.silver
START_WORKERS: Final[list[int]] = _NUMBERS.setup.workers
PHASES: Final = 5
ROUNDS: Final[int] = _NUMBERS.phase.rounds
PHASE_GOODS: Final[int] = _NUMBERS.phase.goods
PHASE_POINTS: Final[list[int]] = _NUMBERS.phase.region_points
SIZE_POINTS: Final[list[int]] = [0, *_NUMBERS.points.region_size]
LARGE_BONUS: Final = _by_players(_NUMBERS.points.large_bonus)
SMALL_BONUS: Final = _by_players(_NUMBERS.points.small_bonus)
SALE_POINTS: Final = _by_players(_NUMBERS.income.sale_points)
SALE_SILVER: Final[int] = _NUMBERS.income.sale_silver
WORKERS: Final[int] = _NUMBERS.income.workers
MINE_SILVER: Final[int] = _NUMBERS.income.mine_silver
BOARDING_HOUSE_WORKERS: Final[int] = _NUMBERS.income.boarding_house_workers
BANK_SILVER: Final[int] = _NUMBERS.income.bank_silver
WATCHTOWER_POINTS: Final[int] = _NUMBERS.income.watchtower_points
PRICE: Final[int] = _NUMBERS.income.price
WORKERS_PER_POINT: Final[int] = _NUMBERS.points.workers_per_point

# The knowledge tiles by what they do: entries of a player's list `knows`. [CB-225 to CB-276]
K_EQUAL_BUILDINGS: Final = 1
K_MINE_WORKERS: Final = 2
K_SALE_SILVER: Final = 3
K_SALE_WORKERS: Final = 4
K_TWO_DEPOTS: Final = 5
K_BUY_ANYWHERE: Final = 6
K_LIVESTOCK: Final = 7
K_STRONG_WORKERS: Final = 8
K_PLACE_BUILDING: Final = 9
K_PLACE_SHIP_LIVESTOCK: Final = 10
K_PLACE_OTHERS: Final = 11  # castles, mines and knowledge tiles
K_TAKE: Final = 12
K_WORKERS_SILVER: Final = 13
K_MORE_WORKERS: Final = 14
K_SOLD_TYPES: Final = 15  # from here on they count at the end of the game
K_FIRST_BUILDING: Final = 16  # and so on, in the order of KNOWLEDGE_BUILDINGS
K_LAST_BUILDING: Final = 23
K_SPECIES: Final = 24
K_SOLD_GOODS: Final = 25
K_BONUS_TILES: Final = 26

# What the knowledge tiles give.
_K: Final = _NUMBERS.knowledge
KNOWLEDGE_SALE_SILVER: Final[int] = _K.sale_silver
KNOWLEDGE_SALE_WORKERS: Final[int] = _K.sale_workers
KNOWLEDGE_LIVESTOCK_POINTS: Final[int] = _K.livestock_points
KNOWLEDGE_WORKER_STEPS: Final[int] = _K.worker_steps
KNOWLEDGE_FREE_STEPS: Final[int] = _K.free_steps
KNOWLEDGE_WORKERS_SILVER: Final[int] = _K.workers_silver
KNOWLEDGE_WORKERS: Final[int] = _K.workers
KNOWLEDGE_SOLD_TYPE_POINTS: Final[int] = _K.sold_type_points
KNOWLEDGE_BUILDING_POINTS: Final[int] = _K.building_points
KNOWLEDGE_BUILDINGS: Final[list[int]] = [FACE_NAMES.index(name) for name in _K.buildings]
KNOWLEDGE_SPECIES_POINTS: Final[int] = _K.species_points
KNOWLEDGE_SOLD_POINTS: Final[int] = _K.sold_points
KNOWLEDGE_BONUS_POINTS: Final[int] = _K.bonus_points


def distance(a: int, b: int) -> int:
    """Steps from one die value to another, 6 and 1 being next to each other. [CB-073, CB-075]"""
    return min(abs(a - b), 6 - abs(a - b))


def _prices(steps_per_worker: int, free_steps: int) -> list[list[int]]:
    """Workers to use a die of each value as each other one; the free die of a castle has value 0. [CB-075, CB-076]"""
    out = [[0] * 7]
    for value in range(1, 7):
        steps = [max(0, distance(value, wanted) - free_steps) for wanted in range(1, 7)]
        out.append([0] + [-(-n // steps_per_worker) for n in steps])
    return out


# By the value wanted; in a row by whether a worker counts double, whether a knowledge tile helps, the value of the die.
DIE_PRICES: Final[list[list[int]]] = [
    prices
    for steps in (1, KNOWLEDGE_WORKER_STEPS)
    for free in (0, KNOWLEDGE_FREE_STEPS)
    for prices in _prices(steps, free)
]
