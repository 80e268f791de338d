"""The components as constants, read from the data files and checked.

A cell of a plan holds one number: 0 empty, 1 to 3 a landscape tile (kind + 1), 4 to 9 half of a forest (forest + 4),
from 10 on a building (tile + 10). Each player's goods are ten amounts, one per marker on the wheels. [GR-004]

The components are those of chapter 1: six basic and two refined goods [GR-002, GR-003], three kinds of landscape
[GR-006, GR-007], forests of two cells [GR-008 to GR-010], a plan of 20 cells and three base buildings [GR-011, GR-012],
two notches [GR-021], 93 building tiles [GR-013 to GR-015, GR-017] and 15 specialists for each player [GR-016].
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from burgher.games.glass_road.schema import (
    LEGEND,
    CardAction,
    Cost,
    read_board,
    read_buildings,
    read_costs,
    read_numbers,
    read_specialists,
)

_NUMBERS: Final = read_numbers()
_BUILDINGS: Final = read_buildings(_NUMBERS)
_COSTS: Final = read_costs(_NUMBERS, _BUILDINGS)
_BOARD: Final = read_board()
_CARDS: Final = read_specialists(_NUMBERS)

# ---------------------------------------------------------------- goods and wheels

GOODS: Final = ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick"]
BASIC: Final = 6  # goods below this number are basic
SAND: Final = 0
FOOD: Final = 1
CHARCOAL: Final = 2
WATER: Final = 3
WOOD: Final = 4
CLAY: Final = 5
GLASS: Final = 6
BRICK: Final = 7
NO_GOOD: Final = -1

WHEELS: Final = ["glass", "brick"]
GLASS_WHEEL: Final = 0
BRICK_WHEEL: Final = 1
MARKERS: Final = 10
MARKER_NAMES: Final = [["sand", "food", "charcoal", "water", "wood", "glass"], ["clay", "charcoal", "food", "brick"]]
M_SAND: Final = 0
M_FOOD: Final = 1
M_CHARCOAL: Final = 2
M_WATER: Final = 3
M_WOOD: Final = 4
M_GLASS: Final = 5
M_CLAY: Final = 6
M_BRICK_CHARCOAL: Final = 7  # charcoal on the brick wheel
M_BRICK_FOOD: Final = 8  # food on the brick wheel
M_BRICK: Final = 9
FIRST_BASIC: Final = [M_SAND, M_CLAY]  # of each wheel: its basic markers go from here up to its refined one
REFINED: Final = [M_GLASS, M_BRICK]
REFINED_GOOD: Final = [GLASS, BRICK]
# The marker of a good, by wheel: where a good is on one wheel only, it is that one. [GR-005]
ON_GLASS_WHEEL: Final = [M_SAND, M_FOOD, M_CHARCOAL, M_WATER, M_WOOD, M_CLAY, M_GLASS, M_BRICK]
ON_BRICK_WHEEL: Final = [M_SAND, M_BRICK_FOOD, M_BRICK_CHARCOAL, M_WATER, M_WOOD, M_CLAY, M_GLASS, M_BRICK]
MARKER: Final = [ON_GLASS_WHEEL, ON_BRICK_WHEEL]
ON_BOTH: Final = [0, 1, 1, 0, 0, 0, 0, 0]  # goods with a marker on each wheel [GR-005]
HIGHEST_BASIC: Final = _BOARD.wheels.highest_basic  # [GR-040]
HIGHEST_REFINED: Final = _BOARD.wheels.highest_refined  # [GR-041]
HIGHEST: Final = [HIGHEST_REFINED if m in (M_GLASS, M_BRICK) else HIGHEST_BASIC for m in range(MARKERS)]

# [GR-024, GR-025]
START_GOODS: Final[list[int]] = [getattr(_BOARD.wheels.glass, name) for name in MARKER_NAMES[0]] + [
    getattr(_BOARD.wheels.brick, name) for name in MARKER_NAMES[1]
]

# ---------------------------------------------------------------- the plan

ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = 20
KINDS: Final = ["pit", "grove", "pond"]
PIT: Final = 0
GROVE: Final = 1
POND: Final = 2
ANY_KIND: Final = 3
NO_KIND: Final = -1
EMPTY: Final = 0  # no forest, landscape tile or building [GR-020]
FIRST_KIND: Final = 1
FIRST_FOREST: Final = 4
FIRST_TILE: Final = 10
ON_BASE: Final = 20  # the "cell" of an upgrade
FORESTS: Final = 6
NOTCHES: Final = _BOARD.plan.notches
START_PROVENANCE: Final[str] = _BOARD.start.provenance


# The plan at the start, and the left cell of each forest. [GR-027, GR-028]
START_PLAN: Final[list[int]] = [LEGEND.index(word) for row in _BOARD.start.layout for word in row.split()]
FOREST_CELLS: Final = [START_PLAN.index(FIRST_FOREST + forest) for forest in range(FORESTS)]


def _neighbours() -> list[list[int]]:
    """Cells that share an edge. [GR-018]"""
    out = []
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        out.append([COLUMNS * r + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS])
    return out


NEIGHBOURS: Final = _neighbours()

BASES: Final = 3
BASE_NAMES: Final[list[str]] = list(_BOARD.bases.order)
BASE_GOOD: Final = [GOODS.index(score.good) for score in _BOARD.bases.scores]
BASE_HALVES: Final = [score.half_points for score in _BOARD.bases.scores]
BASE_CLAUSE: Final = {
    "forest_glassworks": "GR-403",
    "glass_painters_colony": "GR-404",
    "masons_brotherhood": "GR-405",
}
BESIDE: Final[list[int]] = list(_BOARD.bases.beside)
BASES_BESIDE: Final = [[b for b in range(BASES) if BESIDE[b] == cell] for cell in range(CELLS)]

# ---------------------------------------------------------------- building tiles

CATEGORIES: Final = ["conversion", "immediate", "point"]  # also the rows of the building board [GR-015, GR-030]
ROWS_OF_TILES: Final = 3
CONVERSION: Final = 0
IMMEDIATE: Final = 1
POINT: Final = 2
CONVERSIONS: Final = 31  # of each category, which follow each other
TILE_NAMES: Final = list(_BUILDINGS)
TILES: Final = 93
CATEGORY: Final = [tile // CONVERSIONS for tile in range(TILES)]
FIRST_OF: Final = [category * CONVERSIONS for category in range(ROWS_OF_TILES)]  # the first tile of a category
NO_BASE: Final = -1
ENTRY: Final = list(_BUILDINGS.values())
FIRST_CLAUSE: Final = [302, 333, 372]  # of each category: the tiles stand in the order of the clauses
CLAUSES: Final = [f"GR-{FIRST_CLAUSE[CATEGORY[tile]] + tile - FIRST_OF[CATEGORY[tile]]}" for tile in range(TILES)]
STARTER: Final = [int(entry.starter) for entry in ENTRY]
# The base building that a tile upgrades. [GR-294, GR-295]
UPGRADES: Final = [NO_BASE if entry.upgrade is None else BASE_NAMES.index(entry.upgrade) for entry in ENTRY]
PRINTED: Final[list[Cost]] = [_COSTS[name] for name in TILE_NAMES]


def _by_good(given: Mapping[Any, int]) -> list[int]:
    """Amounts by good; what is not a good is left out."""
    return [given.get(good, 0) for good in GOODS]


COST: Final = [_by_good(printed.cost) for printed in PRINTED]
POINTS: Final = [printed.points or 0 for printed in PRINTED]


ROOFER: Final = TILE_NAMES.index("roofers_workshop")
WOOD_TRADER: Final = TILE_NAMES.index("wood_trader")
TAVERN: Final = TILE_NAMES.index("tavern")


class Gain:
    """What is gained as one action: up to two goods, of which each may be taken in part."""

    def __init__(self, given: Mapping[Any, int]) -> None:
        goods = [GOODS.index(name) for name in given if name in GOODS]
        amounts = _by_good(given)
        self.first: i64 = goods[0] if goods else SAND
        self.n: i64 = amounts[self.first] if goods else 0
        self.second: i64 = goods[1] if len(goods) > 1 else SAND
        self.m: i64 = amounts[self.second] if len(goods) > 1 else 0


PAY_GOODS: Final = 0
PAY_LANDSCAPE: Final = 1
PAY_FOREST: Final = 2
PAY_TILES: Final = 3

GAIN_GOODS: Final = 0
GAIN_BASIC: Final = 1  # of choice
GAIN_LANDSCAPE: Final = 2  # of choice


class Exchange:
    """What a conversion building or a repeatable immediate effect takes and gives."""

    def __init__(self, tile: int) -> None:
        pay, gain = ENTRY[tile].pay, ENTRY[tile].gain
        self.pay: i64 = PAY_GOODS
        self.what: i64 = 0  # the kind of landscape, or how many unbuilt tiles
        for kind in range(3):
            if KINDS[kind] in pay:
                self.pay, self.what = PAY_LANDSCAPE, kind
        if "forest" in pay:
            self.pay = PAY_FOREST
        elif "tile" in pay:
            self.pay, self.what = PAY_TILES, pay["tile"]
        self.goods = _by_good(pay)
        self.either: i64 = NO_GOOD  # the good of the cost that can come from either wheel
        for good in (FOOD, CHARCOAL):
            if self.goods[good]:
                self.either = good
                self.goods[good] = 0
        self.gives: i64 = GAIN_GOODS
        self.units: i64 = 0  # of the good of choice
        if "basic" in gain or "choice" in gain:
            self.gives, self.units = GAIN_BASIC, gain.get("basic", 0) + gain.get("choice", 0)
        elif "landscape" in gain:
            self.gives = GAIN_LANDSCAPE
        self.gain = Gain(gain)


EFFECTS: Final = ["none", "gain", "gain_on_each_wheel", "gain_per", "exchange", "place_around", "place_some", "copy"]
E_GAIN: Final = 1
E_EACH_WHEEL: Final = 2
E_GAIN_PER: Final = 3
E_EXCHANGE: Final = 4
E_PLACE_AROUND: Final = 5
E_PLACE_SOME: Final = 6
E_COPY: Final = 7

PERS: Final = ["wood", "water", "pond", "adjacent_empty", "adjacent_pond"]
PER_WOOD: Final = 0
PER_WATER: Final = 1
PER_POND: Final = 2
PER_ADJACENT_EMPTY: Final = 3
PER_ADJACENT_POND: Final = 4


class Immediate:
    """What an immediate building does."""

    def __init__(self, tile: int) -> None:
        entry = ENTRY[tile]
        self.effect: i64 = EFFECTS.index(entry.effect or "none")
        self.per: i64 = PERS.index(entry.per) if entry.per else 0
        self.gain = Gain(entry.gain)
        self.kind: i64 = KINDS.index(entry.tile) if entry.tile else ANY_KIND
        self.count = entry.count


RULES: Final = [
    "per_good",
    "per_good_lower",
    "per_good_both",
    "markers",
    "per_adjacent",
    "square",
    "group",
    "sets",
    "per_owned",
    "at_least",
    "spent",
]
R_PER_GOOD: Final = 0
R_LOWER: Final = 1
R_BOTH: Final = 2
R_MARKERS: Final = 3
R_ADJACENT: Final = 4
R_SQUARE: Final = 5
R_GROUP: Final = 6
R_SETS: Final = 7
R_OWNED: Final = 8
R_AT_LEAST: Final = 9
R_SPENT: Final = 10

THINGS: Final = [*KINDS, "empty", "building", "forest", "immediate"]
T_EMPTY: Final = 3
T_BUILDING: Final = 4
T_FOREST: Final = 5
T_IMMEDIATE: Final = 6


class Scoring:
    """The rule by which a point building scores."""

    def __init__(self, tile: int) -> None:
        entry = ENTRY[tile].score
        if entry is None:
            raise ValueError(f"{TILE_NAMES[tile]} is no point building")
        self.rule: i64 = RULES.index(entry.rule)
        self.good: i64 = GOODS.index(entry.what) if entry.what in GOODS else NO_GOOD
        self.thing: i64 = THINGS.index(entry.what) if entry.what in THINGS else 0
        self.points: i64 = entry.points
        self.every: i64 = entry.every
        self.base: i64 = entry.base
        self.least: i64 = entry.min


EXCHANGES: Final[dict[int, Exchange]] = {tile: Exchange(tile) for tile in range(TILES) if ENTRY[tile].pay}
CONVERSION_OF: Final[list[Exchange]] = [EXCHANGES[tile] for tile in range(CONVERSIONS)]
_IMMEDIATE: Final[list[Immediate]] = [Immediate(tile) for tile in range(TILES) if CATEGORY[tile] == IMMEDIATE]
_SCORING: Final[list[Scoring]] = [Scoring(tile) for tile in range(TILES) if CATEGORY[tile] == POINT]


def immediate_of(tile: i64) -> Immediate:
    """What an immediate building does."""
    return _IMMEDIATE[tile - FIRST_OF[IMMEDIATE]]


def scoring_of(tile: i64) -> Scoring:
    """The rule of a point building."""
    return _SCORING[tile - FIRST_OF[POINT]]


# ---------------------------------------------------------------- specialists

CARD_NAMES: Final = list(_CARDS)
CARD_ENTRY: Final = list(_CARDS.values())
CARDS: Final = _NUMBERS.cards.specialists
CARD_CLAUSES: Final = [card.clause for card in _CARDS.values()]
ALL_CARDS: Final = (1 << CARDS) - 1
SUPPLIER: Final = CARD_NAMES.index("supplier")

ENTRY_FOREST: Final = 8  # instead of a good
ENTRIES: Final = [*GOODS, "forest"]
ENTRY_COST: Final = [NO_GOOD if card.entry is None else ENTRIES.index(card.entry) for card in _CARDS.values()]

DOES: Final = ["gain", "gain_per", "place", "build", "draw", "supply"]
D_GAIN: Final = 0
D_GAIN_PER: Final = 1
D_PLACE: Final = 2
D_BUILD: Final = 3
D_DRAW: Final = 4
D_SUPPLY: Final = 5
PER_HAND: Final = 3  # instead of a kind of landscape


class Action:
    """One of the two actions of a specialist. [GR-098]"""

    def __init__(self, entry: CardAction) -> None:
        self.clause = entry.clause
        self.does: i64 = DOES.index(entry.does)
        self.gain = Gain(entry.gain)
        self.per: i64 = [*KINDS, "hand"].index(entry.per) if entry.per else 0
        self.choose: list[int] = sorted([GOODS.index(good) for good in entry.choose])
        self.kind: i64 = [*KINDS, "any"].index(entry.tile) if entry.tile else 0
        self.own: i64 = entry.own
        self.solo: i64 = entry.solo


ACTIONS: Final[list[list[Action]]] = [[Action(card.first), Action(card.second)] for card in _CARDS.values()]
BOTH_PARTS: Final = 3  # the two actions of a card as bits

# ---------------------------------------------------------------- periods and places

HAND: Final = _NUMBERS.cards.hand
ROUNDS: Final = _NUMBERS.cards.rounds
EXTRA: Final = _NUMBERS.cards.extra
SOLO_HANDS: Final[list[int]] = list(_NUMBERS.periods.solo)
SOLO_LEFT: Final = _NUMBERS.periods.solo_left
LONG_GAME: Final = _NUMBERS.periods.long_game
PERIODS: Final[list[int]] = [0, len(SOLO_HANDS)] + [_NUMBERS.periods.game] * 3
ROW: Final = 5  # entries of a state's board in each row, of which the places may be fewer
PLACES: Final[list[int]] = [0] + [_NUMBERS.places[players] for players in ("1", "2", "3", "4")]
SMALL_BOARD: Final = _NUMBERS.places["small_board"]
ANYTIME_LIMIT: Final = _NUMBERS.engine.anytime_limit
