"""The ways to hold a hand that is worth enough: counted, and one of them drawn, for hands that are dealt anew."""

from math import comb
from typing import Final

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.games.craftsmen.chapters.money import colour_value
from burgher.games.craftsmen.facts import COLOUR_COUNT, KINDS, VALUES, kind_of

MOST: Final = 48  # capital cards
COMB: Final = [[float(comb(n, k)) for k in range(MOST + 1)] for n in range(MOST + 1)]

SORT_BITS: Final = 6  # how many cards of each of up to four sorts a hand takes, and what they are worth
COUNT: Final = 63
WORTH_SHIFT: Final = 24


class Ways:
    """All hands that take so many cards of each sort (pools apart from each other) and are worth a price.

    They are counted colour by colour. A part is what one colour adds to a hand: cards of each sort and worth, in one
    number; its ways are the choices of cards that make it up.
    """

    def __init__(self, base: list[int], colours: i64, sorts: list[list[int]]) -> None:
        self.base = base  # cards that count beside those of the hand
        self.colours = colours
        self.sorts = sorts
        self.parts: list[dict[int, float]] = [{} for _ in range(COLOUR_COUNT)]
        self.choices: list[dict[int, list[list[int]]]] = [{} for _ in range(COLOUR_COUNT)]
        self.known: dict[int, float] = {}
        for colour in range(COLOUR_COUNT):
            self.choose(colour, 0, [0] * (VALUES * len(sorts)), 1.0)

    def choose(self, colour: i64, slot: i64, counts: list[int], ways: float) -> None:
        """Every choice of cards of a colour: how many of each value (fastest) and sort."""
        if slot == len(counts):
            self.add_part(colour, counts, ways)
            return
        there: i64 = self.sorts[slot // VALUES][kind_of(colour, 1) + slot % VALUES]
        for count in range(there + 1):
            counts[slot] = count
            self.choose(colour, slot + 1, counts, ways * COMB[there][count])
        counts[slot] = 0

    def add_part(self, colour: i64, counts: list[int], ways: float) -> None:
        values = self.base[kind_of(colour, 1) : kind_of(colour, VALUES) + 1]
        part: i64 = 0
        for slot in range(len(counts)):
            values[slot % VALUES] += counts[slot]
            part += counts[slot] << SORT_BITS * (slot // VALUES)
        if self.colours >> colour & 1:
            part += colour_value(values[0], values[1], values[2]) << WORTH_SHIFT
        parts = self.parts[colour]
        parts[part] = parts.get(part, 0.0) + ways
        self.choices[colour].setdefault(part, []).append(counts[:])

    def count(self, colour: i64, sizes: i64, price: i64) -> float:
        """How many ways there are to take these numbers of each sort from this colour on, worth at least the price."""
        if colour == COLOUR_COUNT:
            return 1.0 if sizes == 0 and price <= 0 else 0.0
        if price < 0:
            price = 0
        key = (price << WORTH_SHIFT | sizes) << 2 | colour
        if key in self.known:
            return self.known[key]
        out = 0.0
        for part, ways in self.parts[colour].items():
            left = less(sizes, part)
            if left >= 0:
                out += ways * self.count(colour + 1, left, price - (part >> WORTH_SHIFT))
        self.known[key] = out
        return out

    def draw(self, sizes: list[list[int]], price: i64, dice: Dice) -> list[list[int]]:
        """One of all hands with one of these sizes, as the cards of each sort."""
        packed: list[int] = []
        for size in sizes:
            number = 0
            for sort in range(len(size)):
                number |= size[sort] << SORT_BITS * sort
            packed.append(number)
        weights = [self.count(0, number, price) for number in packed]
        left: i64 = packed[pick(weights, sum(weights), dice)]
        out: list[list[int]] = [[0] * KINDS for _ in self.sorts]
        for colour in range(COLOUR_COUNT):
            parts = [part for part in self.parts[colour] if less(left, part) >= 0]
            weights = [
                self.parts[colour][part] * self.count(colour + 1, less(left, part), price - (part >> WORTH_SHIFT))
                for part in parts
            ]
            part = parts[pick(weights, sum(weights), dice)]
            left = less(left, part)
            price -= part >> WORTH_SHIFT
            self.draw_choice(colour, self.choices[colour][part], out, dice)
        return out

    def draw_choice(self, colour: i64, choices: list[list[int]], out: list[list[int]], dice: Dice) -> None:
        """One of the choices of cards that make up a part."""
        first = kind_of(colour, 1)
        weights: list[float] = []
        for counts in choices:
            ways = 1.0
            for slot in range(len(counts)):
                ways *= COMB[self.sorts[slot // VALUES][first + slot % VALUES]][counts[slot]]
            weights.append(ways)
        counts = choices[pick(weights, sum(weights), dice)]
        for slot in range(len(counts)):
            out[slot // VALUES][first + slot % VALUES] = counts[slot]


def less(sizes: i64, part: i64) -> i64:
    """How many cards of each sort are left to take after a part; -1 if it has too many of one."""
    out: i64 = 0
    shift: i64 = 0
    while shift < WORTH_SHIFT:
        left = (sizes >> shift & COUNT) - (part >> shift & COUNT)
        if left < 0:
            return -1
        out |= left << shift
        shift += SORT_BITS
    return out


def pick(weights: list[float], whole: float, dice: Dice) -> i64:
    """A place in the list, as likely as its weight."""
    mark = dice.random() * whole
    last: i64 = 0
    for i in range(len(weights)):
        if weights[i]:
            last = i
            mark -= weights[i]
            if mark < 0:
                break
    return last
