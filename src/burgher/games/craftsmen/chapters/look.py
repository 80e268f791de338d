"""The look into a pile, which is the privilege of the notary (section 10: CR-205 to CR-210)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.setup import LOOK_UP, PILES, PLACES
from burgher.games.craftsmen.facts import CLASS_OF, CLASSES, NO_CARD, NOTARY
from burgher.games.craftsmen.state import Craftsmen, display_place, wrong_stage

LOOK_CARDS: Final = 3
BACK_BOTTOM: Final = 1
# the orders in which one, two or three cards can be put back, the card nearest to the top first
ORDERS: Final = [
    [],
    [[0]],
    [[0, 1], [1, 0]],
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
]


def look(s: Craftsmen, seat: i64, pile: i64) -> None:
    """Take the face-up cards of a class and the top three of its pile. [CR-205, CR-208]"""
    for place in range(PLACES):
        at = display_place(pile, place)
        if s.display[at]:
            s.looked.append(pl.entry_of(s.display[at], pl.EVERY_SEAT, pl.EVERY_SEAT, 0))
            s.display[at] = NO_CARD
            s.cards_stamp = new_stamp()
    cards: i64 = s.piles[pile].size()
    if cards > LOOK_CARDS:
        cards = LOOK_CARDS
    if s.listening:
        s.events.append((v.E_PEEKED, PUBLIC, seat, pile, cards))
    s.push(LOOKED, seat, pile)
    while cards:
        s.push(LOOK_UP, seat, pile)
        cards -= 1


class LookStep(Step[Craftsmen]):
    """What all steps of a look carry: the class of the cards."""

    pile = field(PILES)

    def looked_fault(self, s: Craftsmen, data: i64) -> str:
        """The cards are all of one class."""
        if any(CLASS_OF[pl.card(entry)] != self.pile.of(data) for entry in s.looked):
            return "the cards being looked at do not go with what is pending"
        return wrong_stage(s, NOTARY)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return self.looked_fault(s, data)

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        return Message(f"prompt.{self.name}", {"class": CLASSES[self.pile.of(data)], "count": len(s.looked)})


class Looked(LookStep):
    """The cards are taken up; as many as the display has room for are laid out without asking. [CR-208]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        pile = self.pile.of(data)
        if len(s.looked) > PLACES:
            s.push(PEEK_SHOW, seat, pile)
            return
        for place in range(len(s.looked)):
            lay_open(s, seat, pile, place, s.looked[place])
        s.looked = []
        s.cards_stamp = new_stamp()


LOOKED: Final[Looked] = Looked("looked", ASKS_NOBODY, on=("notary", "stage"), owned=True)


def lay_open(s: Craftsmen, seat: i64, pile: i64, place: i64, entry: i64) -> None:
    s.display[display_place(pile, place)] = pl.card(entry)
    s.cards_stamp = new_stamp()
    if s.listening:
        s.events.append((v.E_SHOWN, PUBLIC, seat, pl.card(entry)))


class PeekShow(LookStep):
    """Two of the cards become the new display. [CR-206]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        size = len(s.looked)
        return [v.PEEK_SHOW.of(first, second) for first in range(size) for second in range(first + 1, size)]

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat  # all see the two cards, but not where in the pile they lay [CR-210]

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        first, second = v.PEEK_SHOW.two(action)
        pile = self.pile.of(data)
        lay_open(s, seat, pile, 0, s.looked[first])
        lay_open(s, seat, pile, 1, s.looked[second])
        del s.looked[second]
        del s.looked[first]
        s.cards_stamp = new_stamp()
        s.push(PEEK_BACK, seat, pile)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        first, second = v.PEEK_SHOW.two(action)
        if first >= second:
            return Reason("CR-206", Message("refusal.two_cards"))
        if second >= len(s.looked):
            return Reason("CR-208", Message("refusal.looked_size", {"count": len(s.looked)}))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if len(s.looked) <= PLACES:
            return "there are not enough cards to choose from"
        return self.looked_fault(s, data)


PEEK_SHOW: Final[PeekShow] = PeekShow("peek_show", on=("notary", "stage"), verbs=(v.PEEK_SHOW,))


class PeekBack(LookStep):
    """The others go back together, on top or at the bottom, in an order of choice. [CR-207, CR-210]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        orders = len(ORDERS[len(s.looked)])
        return [v.PEEK_BACK.of(bottom, sequence) for bottom in range(2) for sequence in range(orders)]

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        bottom, sequence = v.PEEK_BACK.two(action)
        order = ORDERS[len(s.looked)][sequence]
        s.bundles += 1
        back: list[int] = []  # from bottom to top, as a pile is
        for i in order:
            entry: i64 = s.looked[i]
            # of a card that goes back alone, everybody who knows the card knows the place too
            knowing = pl.seen(entry) if len(order) == 1 else 1 << seat
            back.insert(0, pl.entry_of(pl.card(entry), knowing, pl.seen(entry), s.bundles))
        pile = self.pile.of(data)
        entries = s.piles[pile].entries
        s.piles[pile].entries = back + entries if bottom == BACK_BOTTOM else entries + back
        s.looked = []
        s.cards_stamp = new_stamp()
        if s.listening:
            kind = v.E_BACK_BOTTOM if bottom == BACK_BOTTOM else v.E_BACK_TOP
            s.events.append((kind, PUBLIC, seat, pile, len(back)))

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        _, sequence = v.PEEK_BACK.two(action)
        if sequence >= len(ORDERS[len(s.looked)]):
            return Reason("CR-208", Message("refusal.looked_size", {"count": len(s.looked)}))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if not 1 <= len(s.looked) <= LOOK_CARDS:
            return "there must be one to three cards to put back"
        return self.looked_fault(s, data)


PEEK_BACK: Final[PeekBack] = PeekBack("peek_back", on=("notary", "stage"), verbs=(v.PEEK_BACK,))
