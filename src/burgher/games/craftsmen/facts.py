"""The components as constants, read from the data files.

Building cards are numbered: 0 none, 1-6 the sawmills, 7-30 basic, 31-54 extended, 55-70 advanced. Goods: 0-6 raw,
7-14 semi-finished, 15-22 finished. A kind of capital card is colour * 3 + value - 1.
"""

from typing import Final

from mypy_extensions import i64

from burgher.games.craftsmen.schema import COLOURS, CardData, GoodData, read_board, read_cards, read_goods, read_numbers

_GOODS: Final = read_goods()
_CARDS: Final = read_cards(_GOODS)
_BOARD: Final = read_board(_GOODS)
_NUMBERS: Final = read_numbers()

# Classes of building cards; the sawmills are a class of their own. [CR-004 to CR-007]
CLASSES: Final = ["basic", "extended", "advanced", "sawmill"]
BASIC: Final = 0
EXTENDED: Final = 1
ADVANCED: Final = 2
SAWMILL: Final = 3

# Goods. [CR-005, CR-011, CR-012, CR-014]
_ALL_GOODS: Final[list[GoodData]] = [*_GOODS.raw, *_GOODS.semi_finished, *_GOODS.finished]
GOODS: Final[list[str]] = [entry.good for entry in _ALL_GOODS]
RAW: Final = 7  # raw goods are numbered below this,
SEMI: Final = 15  # semi-finished goods below this
NO_GOOD: Final = -1
INPUTS: Final[list[list[int]]] = [[GOODS.index(name) for name in entry.inputs] for entry in _ALL_GOODS]
PRODUCTION_POINTS: Final[list[int]] = [entry.points for entry in _ALL_GOODS]
GOOD_RECONSTRUCTED: Final[list[bool]] = [entry.reconstructed for entry in _ALL_GOODS]
BUILDINGS: Final[list[str]] = [entry.building for entry in _ALL_GOODS]  # the building that makes each good
FINISHED: Final = len(_GOODS.finished)
BONUS: Final[list[int]] = [entry.bonus for entry in _GOODS.finished]
# the goods whose buildings make up the production line of a finished good, beside the sawmill
LINES: Final[list[list[int]]] = [[BUILDINGS.index(name) for name in e.line] for e in _GOODS.finished]

# Building cards, each with a top and a bottom half that are never exchanged. [CR-004 to CR-012]
NO_CARD: Final = 0
_ENTRIES: Final[list[CardData]] = [
    *_CARDS.sawmill,
    *_CARDS.basic,
    *_CARDS.extended,
    *_CARDS.advanced,
]
CARDS: Final = len(_ENTRIES) + 1
CARD_IDS: Final[list[str]] = ["none"] + [entry.id for entry in _ENTRIES]
CARD_NAMES: Final[list[str]] = ["none"] + [entry.building for entry in _ENTRIES]
CLASS_OF: Final[list[int]] = [-1] + [{"S": 3, "B": 0, "E": 1, "A": 2}[entry.id[0]] for entry in _ENTRIES]
GOOD_OF: Final[list[int]] = [NO_GOOD] + [GOODS.index(entry.good) for entry in _ENTRIES]
TOP: Final[list[int]] = [-1] + [COLOURS.index(entry.top) for entry in _ENTRIES]
BOTTOM: Final[list[int]] = [-1] + [COLOURS.index(entry.bottom) for entry in _ENTRIES]
# how many halves of each colour a card has, all in one number: no row has more of a colour than a byte can hold
HALVES_BITS: Final = 8
HALVES_MASK: Final = 255
HALVES: Final = [0] + [(1 << HALVES_BITS * TOP[card]) + (1 << HALVES_BITS * BOTTOM[card]) for card in range(1, CARDS)]
COLOUR_MASK: Final[list[int]] = [0] + [1 << TOP[card] | 1 << BOTTOM[card] for card in range(1, CARDS)]
HOUSE: Final[list[int]] = [0] + [int(entry.house) for entry in _ENTRIES]
CARD_RECONSTRUCTED: Final[list[bool]] = [False] + [entry.reconstructed for entry in _ENTRIES]
# the goods that the two input icons of a card take
ICON: Final[list[list[int]]] = [[NO_GOOD, NO_GOOD]] + [
    (INPUTS[GOOD_OF[card]] + [NO_GOOD, NO_GOOD])[:2] for card in range(1, CARDS)
]
SAWMILLS: Final = 6

# A lot is a set of cards that lie in a pile in an order nobody knows.
LOTS: Final = 5
LOT_OF: Final[list[int]] = [-1] + [
    -1 if CLASS_OF[card] == SAWMILL else 0 if CLASS_OF[card] == BASIC else CLASS_OF[card] * 2 - 1 + HOUSE[card]
    for card in range(1, CARDS)
]
LOT_CARDS: Final = [[card for card in range(1, CARDS) if LOT_OF[card] == lot] for lot in range(LOTS)]
CLASS_LOTS: Final = [[0], [1, 2], [3, 4]]  # from bottom to top: house cards lie above the others [CR-044, CR-046]

# Capital cards: those of one colour and value are alike. [CR-002, CR-003]
VALUES: Final = 3
KINDS: Final = 12  # of colour and value


def _capital() -> list[int]:
    out = [0] * KINDS
    for entry in _CARDS.capital:
        out[COLOURS.index(entry.colour) * VALUES + entry.value - 1] = entry.copies
    return out


CAPITAL: Final = _capital()
CAPITAL_RECONSTRUCTED: Final[bool] = any(entry.reconstructed for entry in _CARDS.capital)
SET_VALUE: Final[int] = _NUMBERS.capital.set_value
LIMIT: Final[int] = _NUMBERS.capital.limit
ROUND_LIMIT: Final[int] = _NUMBERS.capital.round_limit
COLOUR_COUNT: Final = 4
ANY_COLOUR: Final = 15  # a mask with a bit for each colour
TOP_VALUE: Final = 45  # what ten cards of one colour are worth

# City buildings are numbered 1 to 6 in the order of their stages. [CR-022]
CITY: Final = ["none", "bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild", "town_hall"]
BANKERS: Final = 1
BUILDERS: Final = 2
NOTARY: Final = 3
CRAFT: Final = 4
MERCHANTS: Final = 5
TOWN_HALL: Final = 6
SPACES: Final = 3  # of a queue, the third with a green ribbon [CR-023 to CR-026]
SEASONS: Final = ["spring", "summer", "autumn", "winter"]
WINTER: Final = 3
YEARS: Final[int] = _NUMBERS.calendar.years
LABOUR: Final[list[int]] = list(_NUMBERS.calendar.labour)
FEE_POINTS: Final[list[int]] = list(_NUMBERS.calendar.fee_points)
BUILD_COST: Final[list[int]] = list(_NUMBERS.building.build)
NOTARY_PRICE: Final[list[int]] = list(_NUMBERS.building.notary)
MAYOR_CARDS: Final[list[int]] = list(_NUMBERS.building.mayor_cards)
BANK_CARDS: Final[int] = _NUMBERS.bankers.cards
BANK_DISCARD: Final[int] = _NUMBERS.bankers.discard
PRIVILEGE_DISCARD: Final[int] = _NUMBERS.bankers.privilege_discard
START_CAPITAL: Final[int] = _NUMBERS.setup.capital
START_BASIC: Final[int] = _NUMBERS.setup.basic
START_EXTENDED: Final[int] = _NUMBERS.setup.extended
START_POINTS: Final[list[int]] = _NUMBERS.setup.start_points
PRIVILEGES: Final[list[int]] = [0, 0, *_NUMBERS.setup.privileges]  # by number of players, as are the next two
WORK: Final[list[int]] = [0, 0, *_NUMBERS.setup.work]
DISCS: Final[list[int]] = [0, 0, *_NUMBERS.city.discs]
HELPERS: Final[int] = _NUMBERS.pieces.helpers
CUBES: Final[int] = _NUMBERS.pieces.cubes
NATURAL_MARKERS: Final[int] = _NUMBERS.pieces.natural
FAIR: Final[int] = _NUMBERS.pieces.fair
TOKENS: Final[int] = _NUMBERS.pieces.tokens
CHANGES: Final[int] = _NUMBERS.pieces.order_change
OWN_HELPERS: Final[int] = _NUMBERS.city.own_helpers
IDLE_POINTS: Final[int] = _NUMBERS.city.idle_points
TOWN_SET: Final[int] = _NUMBERS.year_end.town_set
GRANARY_POINTS: Final[int] = _NUMBERS.year_end.granary

# A marker is 0 for none, 1 + seat for a player's cube, or natural. [CR-018, CR-019]
NO_MARKER: Final = 0
NATURAL: Final = 6

# The granary has the lower and the upper space of each column, one after the other. [CR-030, CR-031]
GRANARY: Final[list[int]] = [GOODS.index(name) for name in _BOARD.granary]
COLUMNS: Final = len(GRANARY)
COLUMN_OF: Final[list[int]] = [GRANARY.index(good) if good in GRANARY else -1 for good in range(len(GOODS))]

# Rows of the ships, ship after ship and from top to bottom; each has a left and a right space. [CR-032, CR-033]
SHIPS: Final = 4
_HOLD: Final = _BOARD.hold
ROWS: Final = len(_HOLD)
ROW_SHIP: Final[list[int]] = [entry.ship for entry in _HOLD]
ROW_GOOD: Final[list[int]] = [GOODS.index(entry.good) for entry in _HOLD]
ROW_POINTS: Final[list[int]] = [entry.points for entry in _HOLD]
ROW_RECONSTRUCTED: Final[list[bool]] = [entry.reconstructed for entry in _HOLD]
ROWS_OF_GOOD: Final[list[list[int]]] = [[r for r in range(ROWS) if ROW_GOOD[r] == g] for g in range(len(GOODS))]
ROWS_OF_SHIP: Final[list[list[int]]] = [[r for r in range(ROWS) if ROW_SHIP[r] == ship] for ship in range(SHIPS + 1)]
SHIP_BONUS: Final[list[list[int]]] = [[], *_BOARD.ship_bonus]


def kind_of(colour: i64, value: i64) -> i64:
    """The kind of capital card with this colour and value."""
    return colour * VALUES + value - 1


def colour_of(kind: i64) -> i64:
    return kind // VALUES


def value_of(kind: i64) -> i64:
    """The printed value of a kind of capital card."""
    return kind % VALUES + 1
