"""The components as constants, read from the data files.

Colours: 0 green, 1 yellow, 2 brown. A die is numbered 6 * colour + pips - 1. Orders are numbered 0-71 (S01-S32,
F01-F32, N01-N08), helpers 0-48 (A01-A27, B01-B22).
Every gain of the data files is an entry of GAINS; entry 0 gives nothing.
"""

from typing import Final

from mypy_extensions import i64

from burgher.games.woodcraft import schema
from burgher.games.woodcraft.schema import GainDoc, HelperDoc, OrderDoc

NONE: Final = -1


def _codes(letter: str, count: int) -> list[str]:
    return [f"{letter}{number:02}" for number in range(1, count + 1)]


_BOARD: Final = schema.board()
# games that were begun by earlier rules are played on with these
_BOARD_1: Final = schema.board(rules=1)
_BOARD_2: Final = schema.board(rules=2)
_ORDER_CODES: Final = _codes("S", 32) + _codes("F", 32) + _codes("N", 8)
_ORDERS: Final = schema.cards("orders", schema.OrderDoc, _ORDER_CODES)
_ORDERS_2: Final = schema.cards("orders", schema.OrderDoc, _ORDER_CODES, rules=2)  # and by rules 1
_HELPERS: Final = schema.cards("helpers", schema.HelperDoc, _codes("A", 27) + _codes("B", 22))
_COMMISSIONS: Final = schema.cards("commissions", schema.CommissionDoc, _codes("P", 8))
_SOLO: Final = schema.cards("solo", schema.SoloDoc, _codes("Z", 10))
schema.check_board(_BOARD)
schema.check_board(_BOARD_1)
schema.check_board(_BOARD_2)
schema.check_orders(_ORDERS)
schema.check_orders(_ORDERS_2)
schema.check_helpers(_HELPERS)
schema.check_solo(_SOLO)

# Dice.
COLORS: Final = ["green", "yellow", "brown"]
GREEN: Final = 0
YELLOW: Final = 1
BROWN: Final = 2
ANY_COLOR: Final = 7  # a mask of all three
DICE: Final = 18
LEAST: Final = 1  # pips of a die [WC-003]
MOST: Final = 6
COLOR_OF: Final[list[int]] = [die // MOST for die in range(DICE)]
PIPS: Final[list[int]] = [die % MOST + 1 for die in range(DICE)]
ADDER: Final[list[int]] = [
    _BOARD.shop.color_adder["green"],
    _BOARD.shop.color_adder["yellow"],
    _BOARD.shop.color_adder["brown"],
]
DIE_PRICE: Final[list[int]] = [PIPS[die] + ADDER[COLOR_OF[die]] for die in range(DICE)]  # [WC-134]
SALE_PRICE: Final[list[int]] = [  # [WC-143]
    _BOARD.shop.sale_multiplier * PIPS[die] + ADDER[COLOR_OF[die]] for die in range(DICE)
]

# Tokens that a player has any number of.
TOKENS: Final = ["blueberries", "lantern", "sawblade", "glue", "scrap", "reuse"]
BERRIES: Final = 0
LANTERN: Final = 1
SAWBLADE: Final = 2
GLUE: Final = 3
SCRAP: Final = 4
REUSE: Final = 5

# Events that set off permanent abilities, and counts.
EVENTS: Final[list[str]] = list(schema.Event.__args__)  # type: ignore[attr-defined]
BUY_LUMBER_DIE: Final = 0
BUY_EXCHANGE_DIE: Final = 1
SELL_DIE: Final = 2
BUY_MATERIAL: Final = 3
TAKE_ORDER: Final = 4
HIRE_HELPER: Final = 5
PLANT_TREE: Final = 6
HARVEST_TREE: Final = 7
IMPROVE: Final = 8
SAW: Final = 9
SPLICE: Final = 10
GLUING: Final = 11
COMPLETE_ORDER: Final = 12
SPEND_LANTERN: Final = 13
MARKETING_STEP: Final = 14

COUNTS: Final[list[str]] = list(schema.Count.__args__)  # type: ignore[attr-defined]
C_HELPERS: Final = 0
C_UPGRADES: Final = 1
C_TOOLS: Final = 2
C_BLUEBERRY_INCOME: Final = 3
C_COMPLETED: Final = 4
C_MARKETING: Final = 5
C_LANTERNS: Final = 6
C_BROWN: Final = 7

# Tools and the attic.
TOOLS: Final[list[str]] = _BOARD.tools.kinds
KINDS: Final = 5
TOOLS_EACH: Final[int] = _BOARD.tools.each
ANY_TOOL: Final = 5


def die_number(color: i64, pips: i64) -> i64:
    """The number of a die."""
    return color * MOST + pips - 1


def die_of(color: str, value: int) -> int:
    return int(die_number(COLORS.index(color), value))


class Gain:
    """A gain of the data files. [WC-013, WC-023 to WC-036]"""

    def __init__(self, doc: GainDoc, choose: list[int]) -> None:
        self.tokens: list[int] = [doc.blueberries, doc.lantern, doc.sawblade, doc.glue, doc.scrap, doc.reuse]
        self.kinds: list[int] = [token for token in range(len(self.tokens)) if self.tokens[token]]
        self.points: int = doc.points
        self.dice: list[int] = [die_of(die.color, die.value) for die in doc.dice]
        self.tree: int = NONE if doc.tree is None else die_of(doc.tree.color, doc.tree.value)
        self.blueberry_income: int = doc.blueberry_income
        self.hazelnut_income: int = doc.hazelnut_income
        self.reputation: int = doc.reputation
        self.tools: list[int] = [ANY_TOOL if kind == "any" else TOOLS.index(kind) for kind in doc.tool]
        self.produce: int = doc.produce
        self.choose: list[int] = choose  # two gains, or none
        self.claim: bool = doc.claim_commission
        self.has_tokens: bool = any(self.tokens) or self.points != 0
        self.simple: bool = not (  # nothing that could ask the player something
            doc.tree is not None
            or doc.blueberry_income
            or doc.hazelnut_income
            or doc.reputation
            or doc.tool
            or doc.produce
            or choose
            or doc.claim_commission
        )


GAINS: Final[list[Gain]] = []
GAIN_DOCS: Final[list[GainDoc]] = []


def _gain(doc: GainDoc | None) -> int:
    """The number of a gain; equal gains have one number."""
    given = doc or GainDoc()
    if given in GAIN_DOCS:
        return GAIN_DOCS.index(given)
    choose = [_gain(part) for part in given.choose or ()]
    GAIN_DOCS.append(given)
    GAINS.append(Gain(given, choose))
    return len(GAINS) - 1


NOTHING: Final = _gain(None)

# The wheel. A tile stands on place 7 * quadrant + space - 1.
TILES: Final[list[str]] = list(_BOARD.wheel.tiles)
BUY_LUMBER_TILE: Final = TILES.index("buy_lumber")
EXCHANGE_TILE: Final = TILES.index("exchange_dice")
MATERIALS_TILE: Final = TILES.index("buy_materials")
ORDERS_TILE: Final = TILES.index("choose_orders")
HELPER_TILE: Final = TILES.index("choose_helper")
PRODUCE_TILE: Final = TILES.index("produce_plant")
IMPROVE_TILE: Final = TILES.index("improve_workshop")
RIM: Final[list[int]] = [
    _gain(bonus) for quadrant in (_BOARD.rim.Q1, _BOARD.rim.Q2, _BOARD.rim.Q3, _BOARD.rim.Q4) for bonus in quadrant
]
SAW_BONUS: Final[list[int]] = [
    _gain(bonus) for bonus in (_BOARD.saw.age_0, _BOARD.saw.age_1, _BOARD.saw.age_2, _BOARD.saw.age_3)
]
REPLACEMENT_BERRIES: Final[int] = _BOARD.wheel.replacement_blueberries
SWAP_LANTERNS: Final[int] = _BOARD.wheel.replacement_lanterns
BONUS_LANTERNS: Final[int] = _BOARD.wheel.bonus_action_lanterns

# The shop.
SECOND_ORDER: Final[int] = _BOARD.shop.second_order
MATERIAL_KIND: Final[list[int]] = [TOKENS.index(line.kind) for line in _BOARD.shop.materials]
MATERIAL_COUNT: Final[list[int]] = [line.count for line in _BOARD.shop.materials]
MATERIAL_PRICE: Final[list[int]] = [line.price for line in _BOARD.shop.materials]
MATERIALS: Final = len(MATERIAL_KIND)
DISPLAY: Final = 4

# The player board.
LUMBER_SPACES: Final = 6
ROOMS: Final = 6
ROOM_NAMES: Final = ["R1C1", "R1C2", "R1C3", "R2C1", "R2C2", "R2C3"]
NEXT_ROOMS: Final = [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]
ROOM_GAIN: Final[list[int]] = [_gain(gain) for gain in _BOARD.rooms.gains]
# Improvements: pots, saws, splicing tiles, the gluing tile; `COST[kind][n]` is the price of the n-th of a kind.
POT: Final = 0
SAWING: Final = 1
SPLICING: Final = 2
GLUE_TILE: Final = 3
IMPROVEMENTS: Final = ["pot", "saw", "splicing", "gluing"]
COST: Final[list[list[int]]] = [
    list(_BOARD.pots.cost),
    list(_BOARD.sawing.cost),
    list(_BOARD.splicing.cost),
    [_BOARD.gluing.cost],
]
COST_GAIN: Final[list[list[int]]] = [
    [_gain(gain) for gain in _BOARD.pots.gains],
    [_gain(gain) for gain in _BOARD.sawing.gains],
    [_gain(gain) for gain in _BOARD.splicing.gains],
    [_gain(_BOARD.gluing.gain)],
]
GROWTH: Final[int] = _BOARD.pots.growth
SIX_DISCOUNT: Final[int] = _BOARD.sawing.discount_on_sixes
SPLICE_ADDS: Final[list[list[int]]] = [sorted(set(adds)) for adds in _BOARD.splicing.adds]
TWO_COLORS_POINTS: Final[int] = _BOARD.gluing.two_colors_points
ROWS: Final[list[str]] = _BOARD.rows.names
ROW_GAIN: Final[list[int]] = [_gain(gain) for gain in _BOARD.rows.gains]
FALLEN_REPUTATION: Final[int] = _BOARD.rows.fallen_reputation
MARKETING_COST: Final[list[int]] = list(_BOARD.marketing.cost)
MARKETING_POINTS: Final[list[int]] = list(_BOARD.marketing.points)
MARKETING_POINTS_2: Final[list[int]] = list(_BOARD_2.marketing.points)  # by rules 1 and 2

SPACES: Final = 11
SPACE_NAMES: Final[list[str]] = _BOARD.attic.spaces
SPACE_NEEDS: Final[list[list[int]]] = [
    [SPACE_NAMES.index(other) for other in _BOARD.attic.needs.get(space, [])] for space in SPACE_NAMES
]
LINK_SPACES: Final[list[list[int]]] = [
    [SPACE_NAMES.index(link.between[0]), SPACE_NAMES.index(link.between[1])] for link in _BOARD.attic.links
]
LINK_GAIN: Final[list[int]] = [_gain(link.gain) for link in _BOARD.attic.links]
LINKS: Final = len(LINK_GAIN)

# The income board.
BLUEBERRY: Final = 0
HAZELNUT: Final = 1
TRACKS: Final = ["blueberry", "hazelnut"]
TOOL_LINE: Final[int] = _BOARD.income.tool_line
POINTS_LINE: Final[int] = _BOARD.income.points_line
LINE_POINTS: Final[int] = _BOARD.income.line_points
REPUTATION_VALUES: Final[list[int]] = list(_BOARD.reputation.values)  # [WC-391]
REPUTATION_VALUES_1: Final[list[int]] = list(_BOARD_1.reputation.values)  # by rules 1
REPUTATION_VALUES_2: Final[list[int]] = list(_BOARD_2.reputation.values)  # by rules 2
LAST_REPUTATION: Final = len(REPUTATION_VALUES) - 1
OVERFLOW_POINTS: Final[int] = _BOARD.reputation.overflow_points
TILE_SPACES: Final[list[int]] = sorted(_BOARD.reputation.tile_spaces)
REPUTATION_TILES: Final = ["V1", "V2", "V3"]
_TILE_DOCS: Final = [_BOARD.reputation_tiles.V1, _BOARD.reputation_tiles.V2, _BOARD.reputation_tiles.V3]


def order_values(rules: i64) -> list[int]:
    """What a completed order is worth on each space of the reputation track. [WC-391]"""
    if rules == 1:
        return REPUTATION_VALUES_1
    return REPUTATION_VALUES_2 if rules == 2 else REPUTATION_VALUES


def marketing_points(rules: i64) -> list[int]:
    """What each step of marketing scores. [WC-347]"""
    return MARKETING_POINTS_2 if rules < 3 else MARKETING_POINTS


def _rewards(players: int, tile: int) -> list[int]:
    """The reward of each rank, first rank first. [WC-399 to WC-401, WC-442]"""
    side = _TILE_DOCS[tile].three if players == 3 else _TILE_DOCS[tile].two_four
    used = side if players >= 3 else [side[1]]
    gains = [_gain(reward) for reward in used]
    return gains + [NOTHING] * (4 - len(gains))


# By number of players, tile and rank minus 1.
TILE_REWARD: Final[list[list[list[int]]]] = [
    [_rewards(players, tile) for tile in range(3)] if players else [] for players in range(5)
]
INCOME_AFTER: Final[list[list[int]]] = [[]] + [
    list(_BOARD.rounds.income_after[players]) for players in ("1", "2", "3", "4")
]
ROUNDS: Final[list[int]] = [0] + [after[-1] for after in INCOME_AFTER[1:]]
LEFTOVERS_PER_POINT: Final[int] = _BOARD.end.leftovers_per_point
UNFINISHED_REPUTATION: Final[int] = _BOARD.end.unfinished_reputation

# Setup.
START_BERRIES: Final[int] = _BOARD.setup.blueberries
START_LANTERNS: Final[list[int]] = [0] + [_BOARD.setup.lanterns[n] for n in ("1", "2", "3", "4")]
START_DICE: Final[list[int]] = [die_of(die.color, die.value) for die in _BOARD.setup.dice]
COMMISSIONS_SHOWN: Final[list[int]] = [0] + [_BOARD.setup.commissions[n] for n in ("1", "2", "3", "4")]
DEAL_ORDERS: Final[int] = _BOARD.setup.draw.orders
DEAL_HAZELNUT: Final[int] = _BOARD.setup.draw.hazelnut
DEAL_HELPERS: Final[int] = _BOARD.setup.draw.helpers
KEEP_ORDERS: Final[int] = _BOARD.setup.keep_orders


# Orders.
class Order:
    """An order card."""

    def __init__(self, code: str, doc: OrderDoc) -> None:
        self.code = code
        self.row: int = ROWS.index(doc.start_row)
        fixed: list[int] = [0] * DICE
        self.free_masks: list[int] = []  # colours that a free requirement takes, as a mask
        self.free_values: list[int] = []  # its value, or 0 for any
        for die in doc.dice:
            if isinstance(die.value, int) and isinstance(die.color, str) and die.color != "any":
                fixed[die_of(die.color, die.value)] += 1
                continue
            if isinstance(die.color, str):
                mask = ANY_COLOR if die.color == "any" else 1 << COLORS.index(die.color)
            else:
                mask = sum([1 << COLORS.index(color) for color in die.color])
            self.free_masks.append(mask)
            self.free_values.append(die.value if isinstance(die.value, int) else 0)
        self.dice: list[int] = [die for die in range(DICE) if fixed[die]]
        self.counts: list[int] = [fixed[die] for die in self.dice]
        self.glue: int = doc.tokens.get("glue", 0)
        self.scrap: int = doc.tokens.get("scrap", 0)
        self.sawblade: int = doc.tokens.get("sawblade", 0)
        self.reward: int = _gain(doc.reward)


ORDERS: Final[list[Order]] = [Order(code, doc) for code, doc in _ORDERS.items()]
ORDER_CODES: Final[list[str]] = [order.code for order in ORDERS]
START_ROWS_2: Final[list[int]] = [ROWS.index(doc.start_row) for doc in _ORDERS_2.values()]  # by rules 1 and 2
ORDER_CARDS: Final = len(ORDERS)
STARTING_ORDERS: Final = 32  # the first cards
FIRST_HAZELNUT: Final = 64
START_ORDER_DECK: Final[list[int]] = list(range(STARTING_ORDERS))
FINAL_ORDER_DECK: Final[list[int]] = list(range(STARTING_ORDERS, FIRST_HAZELNUT))
HAZELNUT_DECK: Final[list[int]] = list(range(FIRST_HAZELNUT, ORDER_CARDS))


def start_row(card: i64, rules: i64) -> int:
    """The row in which an order is laid. [WC-067, WC-157]"""
    return START_ROWS_2[card] if rules < 3 else ORDERS[card].row


# Helpers.
IMMEDIATE: Final = 0
PER_TURN: Final = 1
PERMANENT: Final = 2
ABILITIES: Final = ["immediate", "per_turn", "permanent"]
J_GAIN: Final = 0  # what a per-turn ability does besides its gain
J_ADJUST: Final = 1
J_RECOLOR: Final = 2
J_GROW: Final = 3
J_SAW: Final = 4
J_GLUE: Final = 5
J_SELL: Final = 6


class Helper:
    """A helper card."""

    def __init__(self, code: str, doc: HelperDoc) -> None:
        e = doc.effect
        self.code = code
        self.own: bool = doc.provenance == "owner"  # replaced by an owner of the game, so our words do not tell it
        self.cost: int = doc.cost
        self.production: int = _gain(doc.production)
        self.ability: int = ABILITIES.index(doc.ability)
        self.gain: int = _gain(e.gain)
        self.pay: list[int] = [0] * len(TOKENS)
        for token, count in e.pay.items():
            self.pay[TOKENS.index(token)] = count
        self.pays: list[int] = [token for token in range(len(TOKENS)) if self.pay[token]]
        self.event: int = NONE if e.event is None else EVENTS.index(e.event)
        self.where: int = 0 if e.where is None else e.where.value  # the value that the event must have, or 0
        self.discount: int = e.discount
        self.count: int = NONE
        self.each: int = NOTHING
        self.most: int = 0
        if e.gain_per is not None:
            self.count, self.each, self.most = COUNTS.index(e.gain_per.count), _gain(e.gain_per.each), e.gain_per.max
        self.action: int = NONE if e.do is None else TILES.index(e.do.action)
        self.action_discount: int = 0 if e.do is None else e.do.discount
        self.job: int = J_GAIN
        self.adjust: list[int] = []
        self.recolor_from: int = 0  # masks of colours
        self.recolor_to: int = 0
        self.grow: int = 0
        self.cuts: int = 0
        self.sale_price: list[int] = []
        if e.adjust is not None:
            self.job, self.adjust = J_ADJUST, [int(by) for by in sorted(set(e.adjust.by))]
        elif e.recolor is not None:
            self.job = J_RECOLOR
            self.recolor_from = sum([1 << COLORS.index(color) for color in set(e.recolor.from_)])
            self.recolor_to = sum([1 << COLORS.index(color) for color in set(e.recolor.to)])
        elif e.grow is not None:
            self.job, self.grow = J_GROW, e.grow.pips
        elif e.saw is not None:
            self.job, self.cuts = J_SAW, e.saw.cuts
        elif e.glue is not None:
            self.job = J_GLUE
        elif e.sell is not None:
            self.job = J_SELL
            self.sale_price = [
                e.sell.multiplier * PIPS[i] + e.sell.bonus + (ADDER[COLOR_OF[i]] if e.sell.color_adder else 0)
                for i in range(DICE)
            ]


HELPERS: Final[list[Helper]] = [Helper(code, doc) for code, doc in _HELPERS.items()]
HELPER_CODES: Final[list[str]] = [helper.code for helper in HELPERS]
HELPER_CARDS: Final = len(HELPERS)
STARTING_HELPERS: Final = 27
START_HELPER_DECK: Final[list[int]] = list(range(STARTING_HELPERS))
FINAL_HELPER_DECK: Final[list[int]] = list(range(STARTING_HELPERS, HELPER_CARDS))


# Commissions and solo cards.
class Commission:
    def __init__(self, code: str, doc: schema.CommissionDoc) -> None:
        self.code = code
        self.count: int = COUNTS.index(doc.count)
        self.each: int = doc.each
        self.per: int = doc.per
        self.above: int = doc.above
        self.max: int = doc.max


COMMISSIONS: Final[list[Commission]] = [Commission(code, doc) for code, doc in _COMMISSIONS.items()]
COMMISSION_CODES: Final[list[str]] = [commission.code for commission in COMMISSIONS]
REARMOST: Final = 7  # stands for "the rearmost tile" on a solo card


class SoloCard:
    def __init__(self, code: str, doc: schema.SoloDoc) -> None:
        self.code = code
        self.move: list[int] = [REARMOST if tile == "rearmost" else TILES.index(tile) for tile in doc.move]
        self.orders: list[int] = [slot - 1 for slot in doc.orders]
        self.helpers: list[int] = [slot - 1 for slot in doc.helpers]
        self.dice: list[int] = [doc.dice.count(color) for color in ("green", "yellow", "brown")]
        self.rival: int = doc.rival


SOLO_CARDS: Final[list[SoloCard]] = [SoloCard(code, doc) for code, doc in _SOLO.items()]
SOLO_CODES: Final[list[str]] = [card.code for card in SOLO_CARDS]
REMOVAL_ROUNDS: Final[list[int]] = _BOARD.solo.removal_rounds
SOLO_GOOD: Final[int] = _BOARD.solo.good
SOLO_GREAT: Final[int] = _BOARD.solo.great

# Ways to cut a die of value v, by number of parts and then larger parts first. [WC-274 to WC-276]
CUTS: Final[list[list[list[int]]]] = [
    [],
    [],
    [[1, 1]],
    [[2, 1], [1, 1, 1]],
    [[3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]],
    [[4, 1], [3, 2], [3, 1, 1], [2, 2, 1], [2, 1, 1, 1], [1, 1, 1, 1, 1]],
    [
        [5, 1],
        [4, 2],
        [3, 3],
        [4, 1, 1],
        [3, 2, 1],
        [2, 2, 2],
        [3, 1, 1, 1],
        [2, 2, 1, 1],
        [2, 1, 1, 1, 1],
        [1, 1, 1, 1, 1, 1],
    ],
]
CUT_CODES: Final[list[str]] = ["".join([str(part) for part in parts]) for ways in CUTS for parts in ways]
FIRST_CUT: Final[list[int]] = [sum([len(ways) for ways in CUTS[:value]]) for value in range(7)]  # in CUT_CODES

# What the data files say, for whoever draws or prints the components.
DOCS: Final = (_BOARD, _ORDERS, _HELPERS, _COMMISSIONS, _SOLO)
