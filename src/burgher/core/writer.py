"""How features are written: as 16-bit numbers into memory that is taken once, which numpy reads without a copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

WORD: Final = 60  # bits that are looked at together
LOW_BITS: Final = (1 << WORD) - 1


class Writer:
    """Rows of numbers, all 0 at first, and the place where the next number goes.

    >>> out = Writer(6)
    >>> out.add(7)
    >>> cards = out.room(3)
    >>> out.put(cards + 1, 5)
    >>> out.add_all([2, -1])
    >>> list(out.numbers)
    [7, 0, 5, 0, 2, -1]
    """

    def __init__(self, size: i64) -> None:
        self.numbers: vec[i16] = vec[i16](bytes(size))
        self.at: i64 = 0

    def begin(self, at: i64, count: i64) -> None:
        """Go to this place, and make room for so many numbers there."""
        numbers = self.numbers
        i: i64
        for i in range(at, at + count):
            numbers[i] = 0
        self.at = at

    def add(self, value: int) -> None:
        """The next number."""
        self.numbers[self.at] = value
        self.at += 1

    def add_all(self, values: list[int], skipped: i64 = 0) -> None:
        """The next numbers: those of a list, without so many at its beginning."""
        numbers = self.numbers
        at = self.at - skipped
        value: i16
        for value in values:
            if skipped:
                skipped -= 1
            else:
                numbers[at] = value
            at += 1
        self.at = at

    def add_at(self, values: list[int], places: list[int]) -> None:
        """The next numbers: those that stand in a list at these places."""
        numbers = self.numbers
        at = self.at
        place: i64
        for place in places:
            value: i16 = values[place]
            numbers[at] = value
            at += 1
        self.at = at

    def add_bits(self, bits: int, count: i64) -> None:
        """A set that is a bit mask, as so many zeros and ones."""
        while count > WORD:  # a mask may be of any length
            self._add_word(bits & LOW_BITS, WORD)
            bits >>= WORD
            count -= WORD
        self._add_word(bits, count)

    def _add_word(self, bits: i64, count: i64) -> None:
        numbers = self.numbers
        at = self.room(count)
        while bits:
            if bits & 1:
                numbers[at] = 1
            bits >>= 1
            at += 1

    def room(self, count: i64) -> i64:
        """Leave room for so many numbers, which stay 0 where nothing is put; tells where it begins."""
        at = self.at
        self.at = at + count
        return at

    def put(self, at: i64, value: int = 1) -> None:
        """A number where room was left."""
        self.numbers[at] = value

    def raise_by(self, at: i64, more: int = 1) -> None:
        """Count something where room was left."""
        self.numbers[at] += more
