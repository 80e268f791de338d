"""Readers for positions written by hand, which all games share. Each names the fault and where it lies."""

from collections.abc import Iterable, Mapping, Sequence

from burgher.core.errors import BadPosition


def read_name(name: str, names: Sequence[str], where: str, what: str) -> int:
    """The number of a thing by its name."""
    if name not in names:
        raise BadPosition(f"{where} names a {what} {name!r:.40}, which does not exist.")
    return names.index(name)


def read_counts(doc: Mapping[str, int], names: Sequence[str], where: str, what: str) -> list[int]:
    """How many there are of each named thing."""
    out = [0] * len(names)
    for name, count in doc.items():
        out[read_name(name, names, where, what)] = count
    return out


def read_seats(seats: Sequence[int], n: int, where: str) -> list[int]:
    """An order of all seats."""
    if sorted(seats) != list(range(n)):
        raise BadPosition(f"{where} must name each of the seats 0 to {n - 1} once.")
    return list(seats)


def read_seat(seat: int | None, n: int, where: str) -> int:
    """A seat, or -1 for nobody."""
    if seat is not None and not 0 <= seat < n:
        raise BadPosition(f"{where} names seat {seat}, where nobody sits.")
    return -1 if seat is None else seat


def read_score(doc: Mapping[str, float], lines: Sequence[str], where: str) -> list[float]:
    """The points on each line of the score sheet."""
    out: list[float] = [0] * len(lines)
    for key, points in doc.items():
        if key not in lines:
            raise BadPosition(f"{where}.score has a line {key!r:.40}, which the score sheet does not have.")
        out[lines.index(key)] = points
    return out


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def in_two_places(what: str, places: Iterable[str]) -> BadPosition:
    """A thing of which there is one lies in several places: they are named."""
    return BadPosition(f"{what} lies in more than one place: {', '.join(places)}.")
