"""What a row of Craftsmen can make with the labour to come."""

from typing import Final

from mypy_extensions import i64

from burgher.core.state import data_of, step_of
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.year import STAGE
from burgher.games.craftsmen.state import Craftsmen, Player

GOODS: Final = len(f.GOODS)


def _bits(goods: list[int]) -> int:
    mask = 0
    for good in goods:
        mask |= 1 << good
    return mask


def _labour(good: int) -> int:
    """Labour for one unit that is made from the very beginning."""
    return 1 + sum([_labour(other) for other in f.INPUTS[good]])


def _cargo(good: int) -> float:
    """What a marker of a shipped good earns at best when the ship sails."""
    return float(max([f.ROW_POINTS[row] for row in f.ROWS_OF_GOOD[good]], default=0))


def _gain(good: int) -> float:
    """All points from making one unit: its own, those of its inputs, and those of ship or granary."""
    own = f.PRODUCTION_POINTS[good] + sum([f.PRODUCTION_POINTS[other] for other in f.INPUTS[good]])
    return own + (_cargo(good) + 1.0 if f.ROWS_OF_GOOD[good] else 1.2)


LABOUR: Final = [_labour(good) for good in range(GOODS)]
CARGO: Final = [_cargo(good) for good in range(GOODS)]
GAIN: Final = [_gain(good) for good in range(GOODS)]
RATE: Final[list[float]] = [GAIN[good] / LABOUR[good] for good in range(GOODS)]
# the goods whose buildings are needed for a semi-finished or finished good, as bits
LINE: Final = [
    _bits(f.LINES[good - f.SEMI]) if good >= f.SEMI else _bits([good, *f.INPUTS[good]]) & ~1 for good in range(GOODS)
]
# what a line is worth of which so many twentieths are there
PROGRESS: Final[list[float]] = [(i / 20) ** 1.5 for i in range(21)]
LINE_SIZE: Final = [LINE[good].bit_count() for good in range(GOODS)]
SLOTS: Final = (1 << 14) - 1  # for rates that were found
MOST_SHARES: Final = 8
BITS: Final = [n.bit_count() for n in range(1 << 12)]


def rounds_left(s: Craftsmen) -> int:
    """Rounds that are still to come after this one."""
    return 11 - 4 * s.year - s.season


def in_stages(s: Craftsmen) -> bool:
    """Are helpers being sent, or the buildings resolved?"""
    return step_of(s.stack[0]) == STAGE.number


def labour_left(s: Craftsmen) -> float:
    """Labour points that a player may reckon with, beside those of helpers that stand in the craft guild."""
    total = 0.0
    for year in range(s.year, f.YEARS):
        seasons: int = 4 if year > s.year else 3 - s.season
        if seasons:
            total += f.LABOUR[year] * (1 + (seasons - 1) * 1.7)
    if s.season == f.WINTER and in_stages(s) and STAGE.city.of(data_of(s.stack[0])) <= f.CRAFT:
        total += f.LABOUR[s.year] * 0.5
    return total


class Rates:
    """The rates for some goods, where a card in hand counts as this share of a built one.

    The same goods are asked for again and again, so what was found is kept, each in its slot until others need that.
    """

    def __init__(self, share: float) -> None:
        self.share = share
        self.keys: list[int] = [-1] * (SLOTS + 1)
        self.found: list[float] = [0.0] * (SLOTS + 1)

    def of(self, built: i64, held: i64) -> float:
        key: i64 = built << GOODS | held
        slot = built * 2654435761 + held * 2246822519 >> 24 & SLOTS  # neighbours shall have slots far apart
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.found[slot] = rate(built, held, self.share)
        return self.found[slot]


_rates: Final[list[Rates]] = []  # for the shares that were asked for


def rates_of(share: float) -> Rates:
    for rates in _rates:
        if rates.share == share:
            return rates
    if len(_rates) == MOST_SHARES:
        _rates.clear()
    _rates.append(Rates(share))
    return _rates[-1]


class Row:
    """The goods that a player's built cards and those in hand make, as bits.

    A card in hand counts as a share of a built one; so much of the labour to come will be of use.
    """

    def __init__(self, p: Player, share: float, use: float) -> None:
        self.share = share
        self.use = use
        self.rates = rates_of(share)
        built: i64 = 0
        held: i64 = 0
        for card in p.row:
            built |= 1 << f.GOOD_OF[card]
        for card in p.hand:
            held |= 1 << f.GOOD_OF[card]
        self.built = built
        self.held = held & ~built
        self.rate = self.rates.of(self.built, self.held)

    def gain_in_hand(self, card: i64, labour: float) -> float:
        """What one more card in hand would bring."""
        bit: i64 = 1 << f.GOOD_OF[card]
        if (self.built | self.held) & bit:
            return 0.0
        return (self.rates.of(self.built, self.held | bit) - self.rate) * labour * self.use

    def gain_built(self, card: i64, labour: float) -> float:
        """What it brings to build a card of the hand."""
        bit: i64 = 1 << f.GOOD_OF[card]
        if self.built & bit:
            return 0.0
        return (self.rates.of(self.built | bit, self.held & ~bit) - self.rate) * labour * self.use


def ones(mask: i64) -> i64:
    return BITS[mask & 4095] + BITS[mask >> 12]


def rate(built: i64, held: i64, part: float) -> float:
    """Points for a point of labour with these buildings; those in hand count in part."""
    half = 0.0  # the best semi-finished good, or meat
    best = 0.0  # the best finished good, and the next one
    second = 0.0
    both = built | held
    for good in range(f.RAW, GOODS):
        line: i64 = LINE[good]
        if not line & both:
            continue
        share = (float(ones(line & built)) + part * float(ones(line & held))) / LINE_SIZE[good]
        found = RATE[good] * PROGRESS[int(share * 20)]
        if good < f.SEMI:
            if found > half:
                half = found
        elif found > best:
            second = best
            best = found
        elif found > second:
            second = found
    return max(half, best) + 0.6 * min(half, best) + 0.25 * second
