"""How features are written: as 16-bit numbers into memory that is taken once, which numpy reads without a copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from burgher.core.state import NO_STAMP

WORD: Final = 60  # bits that are looked at together
LOW_BITS: Final = (1 << WORD) - 1
NEVER: Final = -1
MARKS: Final = 64  # of a row; there is room for no more
UNKNOWN: Final = -(1 << 61)  # a mark that was never made


class Writer:
    """Rows of numbers, all 0 at first, and the place where the next number goes.

    >>> out = Writer(6)
    >>> out.add(7)
    >>> cards = out.room(3)
    >>> out.put(cards + 1, 5)
    >>> out.add_all([2, -1])
    >>> list(out.numbers)
    [7, 0, 5, 0, 2, -1]

    A row that is written anew again and again mostly stays as it was. `renew` goes to one of so many rows; what follows
    from a list that is as it was when this row was last written can be passed over then, for there it stands. What has
    a stamp (`core/state.py`) is known by that to be the same; other lists are compared with a copy. What else a game
    wants to know of how a row was written it can have remembered with the row.

    >>> out = Writer(4, rows=2)
    >>> def write(score: int, tiles: list[int]) -> None:
    ...     out.add(score)
    ...     if out.same(tiles):
    ...         out.keep(3)
    ...     else:
    ...         out.put(out.room(3) + tiles[0])
    >>> for score in range(3):
    ...     out.renew(1)
    ...     write(score, [1])
    >>> list(out.numbers)
    [0, 0, 0, 0, 2, 0, 1, 0]
    """

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        self.numbers: vec[i16] = vec[i16](bytes(size * rows))
        self.size = size
        self.at: i64 = 0
        self.met: list[list[list[int]]] = [[] for _ in range(rows)]  # by row: the lists from which it was written
        self.seen: list[list[int]] = []  # those of the row that is renewed
        self.things: list[object] = [None] * rows  # by row: what is remembered with it
        self.row: i64 = NEVER  # which of them is renewed
        self.turn: i64 = NEVER  # which of them is looked at next
        # single numbers from which rows were written, side by side: with many games memory is what takes the time
        unknown: i64 = UNKNOWN
        self.marks: vec[i64] = vec[i64]([unknown] * (MARKS * rows))
        self.mark: i64 = NEVER  # which of them is looked at next
        self.end: i64 = NEVER  # where those of the row end

    def begin(self, at: i64) -> None:
        """Go to this place, where everything is written."""
        self.at = at
        self.row = NEVER
        self.turn = NEVER
        self.mark = NEVER

    def renew(self, row: i64) -> None:
        """Go to this row, where what is the same is kept."""
        if self.mark > self.end:
            raise RuntimeError("a row has been written from too many numbers")
        self.at = row * self.size
        self.row = row
        self.seen = self.met[row]
        self.turn = 0
        self.mark = row * MARKS
        self.end = self.mark + MARKS

    def recalled(self) -> object:
        """What was remembered with this row when it was last written; None where everything is written."""
        return None if self.row == NEVER else self.things[self.row]

    def remember(self, thing: object) -> None:
        """Keep something with this row, until it is written again."""
        if self.row != NEVER:
            self.things[self.row] = thing

    def same(self, values: list[int]) -> bool:
        """Is this list as it was when the row was last written? It has to be asked in each row in the same order."""
        turn = self.turn
        if turn == NEVER:
            return False
        self.turn = turn + 1
        seen = self.seen
        if turn == len(seen):
            seen.append(values[:])
            return False
        if seen[turn] == values:
            return True
        seen[turn] = values[:]
        return False

    def same_number(self, value: i64) -> bool:
        """The same of a number."""
        mark = self.mark
        if mark == NEVER:
            return False
        self.mark = mark + 1
        marks = self.marks
        if marks[mark] == value:
            return True
        marks[mark] = value
        return False

    def before(self, value: i64) -> i64:
        """The number that stood here when the row was last written, which this one replaces: what changes bit by bit.

        Where it was never written, it is `UNKNOWN`.
        """
        mark = self.mark
        if mark == NEVER:
            return UNKNOWN
        self.mark = mark + 1
        marks = self.marks
        found = marks[mark]
        marks[mark] = value
        return found

    def same_stamp(self, stamp: i64) -> bool:
        """The same of what has this stamp (`core/state.py`): if it is the same, so is all that follows from it."""
        return self.same_number(stamp) and stamp != NO_STAMP

    def keep(self, count: i64) -> None:
        """Pass over so many numbers, which stand there."""
        self.at += count

    def add(self, value: i64) -> None:
        """The next number."""
        at = self.at
        self.numbers[at] = i16(value)
        self.at = at + 1

    def add_five(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """The next five numbers, sooner than one after the other."""
        numbers = self.numbers
        at = self.at
        numbers[at] = i16(a)
        numbers[at + 1] = i16(b)
        numbers[at + 2] = i16(c)
        numbers[at + 3] = i16(d)
        numbers[at + 4] = i16(e)
        self.at = at + 5

    def add_flag(self, place: i64, count: i64) -> None:
        """So many numbers, all 0 but a 1 at this place, if it is not negative. Of what is kept only two are changed."""
        first = self.at
        mark = self.mark
        if mark == NEVER:
            self.room(count)
            if place >= 0:
                self.numbers[first + place] = 1
            return
        self.at = first + count
        self.mark = mark + 1
        before = self.marks[mark]  # never made it is negative, and the row is 0 there
        if before != place:
            self.marks[mark] = place
            if before >= 0:
                self.numbers[first + before] = 0
            if place >= 0:
                self.numbers[first + place] = 1

    def add_all(self, values: list[int], skipped: i64 = 0) -> None:
        """The next numbers: those of a list, without so many at its beginning."""
        numbers = self.numbers
        first = self.at
        at = first - skipped
        value: i64  # this is read faster than an i16
        for value in values:
            if at >= first:
                numbers[at] = i16(value)
            at += 1
        self.at = at

    def add_at(self, values: list[int], places: list[int]) -> None:
        """The next numbers: those that stand in a list at these places."""
        numbers = self.numbers
        at = self.at
        place: i64
        for place in places:
            value: i64 = values[place]
            numbers[at] = i16(value)
            at += 1
        self.at = at

    def add_most(self, values: list[int], most: i64) -> None:
        """The next numbers: those of a list, and this one for those above it."""
        numbers = self.numbers
        at = self.at
        value: i64
        for value in values:
            numbers[at] = i16(value if value < most else most)
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
        """Leave room for so many numbers, which are 0 where nothing is put; tells where it begins."""
        numbers = self.numbers
        at = self.at
        i: i64
        for i in range(at, at + count):
            numbers[i] = 0
        self.at = at + count
        return at

    def standing(self, count: i64) -> i64:
        """Go past so many numbers, which are as they were when the row was last written, or 0; tells where they begin.

        What is changed of them is left to the caller: where little changes, that is less than all of them.
        """
        if self.mark == NEVER:
            return self.room(count)
        at = self.at
        self.at = at + count
        return at

    def put(self, at: i64, value: i64 = 1) -> None:
        """A number where room was left."""
        self.numbers[at] = i16(value)

    def raise_by(self, at: i64, more: i64 = 1) -> None:
        """Count something where room was left."""
        self.numbers[at] += i16(more)
