"""A face-down pile of building cards.

A card that nobody has looked at is only a member of its lot and has no identity yet. A card that somebody has looked
at, or that was put back, has one, and the pile keeps who knows it: `place` is the set of seats that know which
card lies there, `seen` the set of those that know that it is one of its bundle, the cards put back together.
"""

from typing import Final

from mypy_extensions import i64

from burgher.games.craftsmen.facts import CLASS_LOTS, LOT_CARDS, LOT_OF, NO_CARD

EVERY_SEAT: Final = 31

# Fields of an entry, from the lowest bits up: lot 3, card 7, place 5, seen 5, bundle.
_CARD: Final = 3
_PLACE: Final = 10
_SEEN: Final = 15
_BUNDLE: Final = 20


def entry_of(card: i64, place: i64, seen: i64, bundle: i64) -> i64:
    """The entry of a card with an identity."""
    lot_number: i64 = LOT_OF[card]
    return lot_number | card << _CARD | place << _PLACE | seen << _SEEN | bundle << _BUNDLE


def lot(entry: i64) -> i64:
    return entry & 7


def card(entry: i64) -> i64:
    """The card, or NO_CARD if nobody has seen it."""
    return entry >> _CARD & 127


def without_card(entry: i64) -> i64:
    """All of an entry but the card."""
    return entry & ~(127 << _CARD)


def place(entry: i64) -> i64:
    return entry >> _PLACE & 31


def seen(entry: i64) -> i64:
    return entry >> _SEEN & 31


def bundle(entry: i64) -> i64:
    return entry >> _BUNDLE


class Pile:
    """The pile of one class; the last entry is the top."""

    entries: list[int]

    def __init__(self, entries: list[int]) -> None:
        self.entries = entries

    def copy(self) -> "Pile":
        return Pile(self.entries[:])

    def __reduce__(self) -> tuple[type["Pile"], tuple[list[int]]]:
        return Pile, (self.entries,)

    def size(self) -> int:
        return len(self.entries)

    def put_under(self, number: i64, seats: i64) -> None:
        """A card goes to the bottom; these seats know it."""
        self.entries.insert(0, entry_of(number, seats, seats, 0))

    def top_cards(self, unseen: list[list[int]]) -> list[int]:
        """What the top card may be, given the unseen cards of each lot."""
        entry: i64 = self.entries[-1]
        known = card(entry)
        return [known] if known != NO_CARD else unseen[lot(entry)]


def fresh_pile(number: int) -> Pile:
    """The whole pile of a class, house cards on top. [CR-042 to CR-046]"""
    entries: list[int] = []
    for part in CLASS_LOTS[number]:
        entries += [part] * len(LOT_CARDS[part])
    return Pile(entries)
