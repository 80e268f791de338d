"""Setup, the starting exchange and the starting order (sections 2 to 4: CR-036 to CR-074), and cards from the piles.

A building card gets its identity when it is turned up: `reveal` for a display, `deal_card` for a hand, and `look_up`
for somebody who looks into the pile.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import (
    ASKS_CHANCE,
    ASKS_NOBODY,
    NO_SEAT,
    PUBLIC,
    Step,
    data_of,
    field,
    new_stamp,
    seat_of,
    step_of,
)
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.money import DRAW, TURN_UP, printed_sum
from burgher.games.craftsmen.facts import (
    ADVANCED,
    BASIC,
    BOTTOM,
    CARDS,
    CLASS_OF,
    CLASSES,
    EXTENDED,
    NO_CARD,
    NOTARY,
    SAWMILL,
    START_BASIC,
    START_CAPITAL,
    START_EXTENDED,
    START_POINTS,
    TOP,
)
from burgher.games.craftsmen.score import P_START
from burgher.games.craftsmen.state import Craftsmen, display_place, wrong_stage

PILES: Final = 3  # basic, extended and advanced
PLACES: Final = 2  # of a display
DONE: Final = 1


def push_setup(s: Craftsmen) -> None:
    """All that has to be dealt, the first at the top of the stack. [CR-036 to CR-050]"""
    s.push(FIND_ORDER)
    s.push(EXCHANGES)
    s.push(DEAL_SAWMILL, 0)
    lay_out(s, ADVANCED)  # [CR-046, CR-047]
    lay_out(s, EXTENDED)  # [CR-045]
    deal_to_all(s, EXTENDED, START_EXTENDED)  # house cards lie on top [CR-042 to CR-044]
    lay_out(s, BASIC)
    deal_to_all(s, BASIC, START_BASIC)  # [CR-041]
    s.push(TURN_UP, NO_SEAT, 1)
    s.push(TURN_UP, NO_SEAT, 0)  # [CR-039]
    for seat in range(s.seats - 1, -1, -1):
        s.push(DRAW, seat, START_CAPITAL)  # [CR-038]


def lay_out(s: Craftsmen, pile: i64) -> None:
    for place in range(PLACES - 1, -1, -1):
        s.push(REVEAL, NO_SEAT, pile, place)


def deal_to_all(s: Craftsmen, pile: i64, cards: i64) -> None:
    for seat in range(s.seats - 1, -1, -1):
        for _ in range(cards):
            s.push(DEAL_CARD, seat, pile)


# ---------------------------------------------------------------- cards from the piles


REVEALS: Final = [v.REVEAL.of(card) if card else 0 for card in range(CARDS)]  # the action of each card


class FromPile(Step[Craftsmen]):
    """Chance turns up the top card of the pile of a class."""

    pile = field(PILES)

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return [REVEALS[card] for card in s.piles[self.pile.of(data)].top_cards(s.unseen)]

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        """There must be a card in the pile for each that is to be turned up."""
        pile = self.pile.of(data)
        wanted = 1 + len([frame for frame in s.stack if self.pile_of(frame) == pile])
        return "" if s.piles[pile].size() >= wanted else f"the pile of class {CLASSES[pile]} does not have the cards"

    def pile_of(self, frame: i64) -> i64:
        """The pile from which a frame takes a card; -1 if it is about something else."""
        if step_of(frame) in (REVEAL.number, DEAL_CARD.number, LOOK_UP.number):
            return self.pile.of(data_of(frame))
        return -1


def take_top(s: Craftsmen, pile: i64, card: i64) -> i64:
    """The top entry of a pile, which turns out to be this card."""
    entry: i64 = s.piles[pile].entries.pop()
    s.cards_stamp = new_stamp()
    if pl.card(entry) == NO_CARD:
        s.unseen[pl.lot(entry)].remove(card)
    return entry


class Reveal(FromPile):
    """The card is laid face up on an empty place of the display. [CR-041, CR-045, CR-047, CR-175]"""

    place = field(PLACES)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        card = v.REVEAL.one(action)
        pile = self.pile.of(data)
        take_top(s, pile, card)
        s.display[display_place(pile, self.place.of(data))] = card
        s.cards_stamp = new_stamp()

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        place = display_place(self.pile.of(data), self.place.of(data))
        if s.display[place] or s.pending_frame(self, data):
            return "a card lies, or is laid, on that place of the display already"
        return FromPile.fault(self, s, seat, data)


REVEAL: Final[Reveal] = Reveal("reveal", ASKS_CHANCE, on=("deal_sawmill", "reveal", "deal_card", "refill_cards"))


class DealCard(FromPile):
    """The card goes into a hand, unseen by the others. [CR-041, CR-043, CR-061, CR-430]"""

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        card = v.REVEAL.one(action)
        take_top(s, self.pile.of(data), card)
        s.players[seat].take_building(card, 0)
        if s.listening:
            s.events.append((v.E_DEALT, seat, seat, card))


DEAL_CARD: Final[DealCard] = DealCard(
    "deal_card", ASKS_CHANCE, on=("reveal", "deal_card", "exchanges", "exchange"), owned=True
)


class LookUp(FromPile):
    """The card is taken up by somebody who looks into the pile; whoever knew it in its place still does. [CR-205]"""

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        card = v.REVEAL.one(action)
        entry = take_top(s, self.pile.of(data), card)
        reader: i64 = 1 << seat
        s.looked.append(pl.entry_of(card, pl.place(entry) | reader, pl.seen(entry) | reader, pl.bundle(entry)))
        s.cards_stamp = new_stamp()


LOOK_UP: Final[LookUp] = LookUp("look_up", ASKS_CHANCE, on=("looked", "look_up"), same_seat=True)


class RefillCards(Step[Craftsmen]):
    """Fill the empty places of a display, as far as there are cards. [CR-175, CR-176, CR-190, CR-202]"""

    pile = field(PILES)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        pile = self.pile.of(data)
        if not s.piles[pile].entries:
            return
        for place in range(PLACES):
            if s.display[display_place(pile, place)] == NO_CARD:
                s.push_again(self, NO_SEAT, data)
                s.push(REVEAL, NO_SEAT, pile, place)
                return

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, NOTARY)


REFILL_CARDS: Final[RefillCards] = RefillCards("refill_cards", ASKS_NOBODY, on=("notary", "stage"))


class DealSawmill(Step[Craftsmen]):
    """A random sawmill for one seat after the other. [CR-048, CR-049]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return [REVEALS[card] for card in s.box]

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        card = v.REVEAL.one(action)
        s.box.remove(card)
        s.cards_stamp = new_stamp()
        p = s.players[seat]
        p.row = [card]
        p.icons = [0, 0]
        p.row_stamp = new_stamp()
        if s.listening:
            s.events.append((v.E_SAWMILL, PUBLIC, seat, TOP[card], BOTTOM[card]))
        if seat + 1 < s.seats:
            s.push(DEAL_SAWMILL, seat + 1)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if len(s.box) < s.seats - seat or any(p.row for p in s.players[seat:]):
            return "there are not enough sawmills, or some are dealt already"
        return ""


DEAL_SAWMILL: Final[DealSawmill] = DealSawmill("deal_sawmill", ASKS_CHANCE, on=("exchanges",), owned=True)


# ---------------------------------------------------------------- exchange (section 3)


class Exchanges(Step[Craftsmen]):
    """Seat after seat may exchange cards. [CR-067]"""

    next = field(6)  # the seat whose turn it is; all have had theirs when there is none of that number

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        turn = self.next.of(data)
        if turn < s.seats:
            s.push(EXCHANGES, NO_SEAT, turn + 1)
            s.push(EXCHANGE, turn)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return "" if self.next.of(data) <= s.seats else f"there are {s.seats} players"


EXCHANGES: Final[Exchanges] = Exchanges("exchanges", ASKS_NOBODY, on=("find_order",))


class Exchange(Step[Craftsmen]):
    """Exchange a building card of the hand, the sawmill, both or nothing. [CR-058 to CR-066]"""

    card = field(2)  # a card of the hand has been exchanged,
    sawmill = field(2)  # and the sawmill

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        if not self.card.of(data):
            for i, card in enumerate(s.players[seat].hand):
                if s.piles[CLASS_OF[card]].entries:
                    out.append(v.SWAP.of(i))
        if not self.sawmill.of(data):
            for i in range(len(s.box)):
                out.append(v.SWAP_SAW.of(i))
        out.append(v.END.first)
        return out

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat

    def secret(self, s: Craftsmen, seat: i64, action: i64) -> bool:
        """The place of a card in the sorted hand would tell something about it. [CR-430]"""
        return v.SWAP.owns(action)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        p = s.players[seat]
        if v.SWAP.owns(action):
            card = p.hand[v.SWAP.one(action)]
            pile = CLASS_OF[card]
            p.drop_building(card)
            # The pile is not empty, so that the card under it cannot be the one drawn. [CR-062]
            s.piles[pile].put_under(card, 1 << seat)
            s.cards_stamp = new_stamp()
            if s.listening:
                s.events.append((v.E_SWAPPED, PUBLIC, seat, pile))
            self.go_on(s, seat, self.card.put(data, DONE))
            s.push(DEAL_CARD, seat, pile)
        else:
            swap_sawmill(s, seat, s.box[v.SWAP_SAW.one(action)])
            self.go_on(s, seat, self.sawmill.put(data, DONE))

    def go_on(self, s: Craftsmen, seat: i64, data: i64) -> None:
        if not (self.card.of(data) and self.sawmill.of(data)):
            s.push_again(self, seat, data)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.SWAP.owns(action):
            hand = s.players[seat].hand
            if self.card.of(data):
                return Reason("CR-060", Message("refusal.card_exchanged"))
            if v.SWAP.one(action) >= len(hand):
                return Reason("CR-058", Message("refusal.hand_size", {"count": len(hand)}))
            pile = CLASS_OF[hand[v.SWAP.one(action)]]
            if s.piles[pile].size() == 0:
                return Reason("CR-061", Message("refusal.pile_empty", {"class": CLASSES[pile]}))
        if v.SWAP_SAW.owns(action):
            if self.sawmill.of(data):
                return Reason("CR-064", Message("refusal.sawmill_exchanged"))
            if v.SWAP_SAW.one(action) >= len(s.box):
                return Reason("CR-049", Message("refusal.box_size", {"count": len(s.box)}))
        return None


EXCHANGE: Final[Exchange] = Exchange("exchange", on=("exchanges",), verbs=(v.SWAP, v.SWAP_SAW, v.END))


def swap_sawmill(s: Craftsmen, seat: i64, new: i64) -> None:
    """The old sawmill goes into the box, where others may still take it. [CR-064, CR-065]"""
    p = s.players[seat]
    old = p.row[0]
    s.box.remove(new)
    s.box.append(old)
    s.box.sort()
    s.cards_stamp = new_stamp()
    p.row[0] = new
    p.row_stamp = new_stamp()
    if s.listening:
        s.events.append((v.E_SWAPPED_SAWMILL, PUBLIC, seat, TOP[new], BOTTOM[new]))


def rows_fault(s: Craftsmen) -> str:
    """While cards are exchanged there is a sawmill and nothing else in each row, or it is still to be dealt."""
    if not s.pending(EXCHANGES):
        return ""
    dealt = [seat_of(frame) for frame in s.stack if step_of(frame) == DEAL_SAWMILL.number] + [s.seats]
    for p in s.players[: dealt[0]]:
        if [CLASS_OF[card] for card in p.row] != [SAWMILL]:
            return "there must be a sawmill and nothing else in each row"
    return ""


# ---------------------------------------------------------------- starting order (section 4)


def next_in_order(s: Craftsmen) -> list[int]:
    """The seats with the lowest sum among those without a place yet. [CR-068, CR-069]"""
    lowest: i64 = 99
    out: list[int] = []
    for seat in range(s.seats):
        if seat not in s.order:
            found = printed_sum(s.players[seat].capital)
            if found < lowest:
                lowest = found
                out = []
            if found == lowest:
                out.append(seat)
    return out


class FindOrder(Step[Craftsmen]):
    """The turn order of the first round, and the starting points. [CR-068 to CR-074]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        while len(s.order) < s.seats:
            seats = next_in_order(s)
            if len(seats) > 1:
                s.push(FIND_ORDER)
                s.push(BREAK_TIE)
                return
            take_place(s, seats[0])


FIND_ORDER: Final[FindOrder] = FindOrder("find_order", ASKS_NOBODY, on=("start_round",))


class BreakTie(Step[Craftsmen]):
    """Equal sums are ordered at random. [CR-070]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        for tied in next_in_order(s):
            out.append(v.FIRST.of(tied))
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        take_place(s, v.FIRST.one(action))

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return "" if len(next_in_order(s)) > 1 else "there is no tie"


BREAK_TIE: Final[BreakTie] = BreakTie("break_tie", ASKS_CHANCE, on=("find_order",))


def take_place(s: Craftsmen, seat: i64) -> None:
    """The next place of the turn order, with its points; the sum becomes public. [CR-071 to CR-074]"""
    place = len(s.order)
    s.order.append(seat)
    s.markers_stamp = new_stamp()
    p = s.players[seat]
    p.earn(P_START, START_POINTS[place] - p.parts[P_START])
    p.sum = printed_sum(p.capital)
    if s.listening:
        s.events.append((v.E_ORDER, PUBLIC, seat, place + 1, p.sum, START_POINTS[place]))
