"""Rows of features that are kept: what stands there, and when it is written again."""

from typing import Any

import pytest

import burgher
from burgher.core.state import NO_STAMP, STAMP, new_stamp
from burgher.core.writer import MARKS, UNKNOWN, Writer


def test_what_has_the_same_stamp_is_the_same() -> None:
    out = Writer(1, rows=2)
    stamp = new_stamp()
    seen = []
    for row, given in ((0, stamp), (0, stamp), (1, stamp), (0, new_stamp()), (0, stamp), (1, stamp)):
        out.renew(row)
        seen.append(out.same_stamp(given))
    assert seen == [False, True, False, False, False, True]


def test_what_has_no_stamp_is_never_the_same() -> None:
    out = Writer(1)
    for _ in range(2):
        out.renew(0)
        assert not out.same_stamp(NO_STAMP)


def test_a_row_remembers_something_of_its_own() -> None:
    out = Writer(1, rows=2)
    seen = []
    for row, thing in ((0, "a"), (1, "b"), (0, "c"), (1, "d")):
        out.renew(row)
        seen.append(out.recalled())
        out.remember(thing)
    assert seen == [None, None, "a", "b"]
    out.begin(0)
    out.remember("e")
    assert out.recalled() is None, "where everything is written there is nothing to remember"
    out.renew(0)
    assert out.recalled() == "c"


def test_where_everything_is_written_nothing_is_the_same() -> None:
    out = Writer(1)
    stamp = new_stamp()
    for _ in range(2):
        out.begin(0)
        assert not out.same_stamp(stamp)
        assert not out.same_number(3)


def test_what_stands_in_a_row_stays_until_all_is_written() -> None:
    out = Writer(2)
    for expected in (1, 2):
        out.renew(0)
        out.raise_by(out.standing(2) + 1)
        assert list(out.numbers) == [0, expected]
    out.begin(0)
    out.raise_by(out.standing(2) + 1)
    assert list(out.numbers) == [0, 1]


def test_a_flag_moves() -> None:
    out = Writer(3, rows=2)
    for place, expected in ((-1, [0, 0, 0]), (2, [0, 0, 1]), (0, [1, 0, 0]), (-1, [0, 0, 0])):
        out.renew(1)
        out.add_flag(place, 3)
        assert list(out.numbers) == [0, 0, 0, *expected]


def test_what_stood_there_before_is_told() -> None:
    out = Writer(1, rows=2)
    seen = []
    for row, number in ((0, 5), (1, 6), (0, 7), (0, 8)):
        out.renew(row)
        seen.append(out.before(number))
    assert seen == [UNKNOWN, UNKNOWN, 5, 7]
    out.begin(0)
    assert out.before(9) == UNKNOWN


def test_a_row_written_from_too_many_numbers_is_noticed() -> None:
    out = Writer(1, rows=2)
    out.renew(0)
    for number in range(MARKS + 1):
        out.same_number(number)
    with pytest.raises(RuntimeError, match="too many"):
        out.renew(1)


@pytest.mark.parametrize("game", burgher.GAMES)
def test_a_copy_takes_stamps_of_its_own_and_they_are_no_data(game: str) -> None:
    s: Any = burgher.new(game, players=2, seed=1).state
    copy = s.copy()
    pairs = [(s, copy), *zip(s.players, copy.players, strict=True)]
    for one, other in pairs:
        stamps = [name for name in dir(one) if name.endswith(STAMP)]
        assert all(getattr(other, name) not in (NO_STAMP, getattr(one, name)) for name in stamps)
        assert not set(stamps) & set(one.values())
