"""Stage III, the notary: purchase, auction and the look into a pile (section 10)."""

from typing import Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import privilege
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import ANY_COLOUR, COLOUR_MASK, KINDS, MAYOR_CARDS, NO_CARD, NOTARY_PRICE, TOP_VALUE
from burgher.games.craftsmen.money import PAY, TO_MAYOR, draw, told, worth, worth_in
from burgher.games.craftsmen.setup import LOOKED_AT, REFILL_CARDS, REVEAL
from burgher.games.craftsmen.state import Craftsmen

LOOK_CARDS: Final = 3
BACK_BOTTOM: Final = 1
ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]


class Notary(Step[Craftsmen]):
    """Buy or auction a card, and once look into a pile; a is the privilege, b 1 once the action is done. [CR-166]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out: list[int] = []
        if not b:
            hand = s.players[seat].capital
            for place in range(6):
                card = s.display[place]
                if card and worth_in(hand, COLOUR_MASK[card]) >= NOTARY_PRICE[place // 2]:
                    out.append(v.BUY_CARD.first + place)
            money = min(worth(hand), TOP_VALUE)
            for place in range(6):
                if s.display[place]:
                    first = v.AUCTION.first + place * TOP_VALUE
                    out += range(first, first + money)
        if privilege.available(s, seat, a):
            for number in range(3):
                if s.piles[number].entries:
                    out.append(v.PEEK.first + number)
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        if v.PEEK.owns(action):
            privilege.use(s, seat, a)
            if not b:
                s.push(NOTARY, seat, privilege.NONE, 0)
            look(s, seat, action - v.PEEK.first)
            return
        if privilege.available(s, seat, a):
            s.push(NOTARY, seat, a, 1)
        if v.BUY_CARD.owns(action):
            place = action - v.BUY_CARD.first
            card = s.display[place]
            if s.listening:
                s.events.append((v.E_BOUGHT, PUBLIC, seat, card, NOTARY_PRICE[place // 2]))
            receive(s, seat, place, NOTARY_PRICE[place // 2], COLOUR_MASK[card])
        else:
            open_auction(s, seat, (action - v.AUCTION.first) // TOP_VALUE, v.AUCTION.field(action, 2))


def receive(s: Craftsmen, seat: int, place: int, price: int, colours: int) -> None:
    """The card comes into the hand for its price; then the place is refilled. [CR-174 to CR-177, CR-190]"""
    card = s.display[place]
    s.display[place] = NO_CARD
    s.players[seat].take_building(card, 1)
    s.push(REFILL_CARDS, NOBODY, place // 2)
    s.push(PAY, seat, price, colours)


# ---------------------------------------------------------------- auction


def open_auction(s: Craftsmen, seat: int, place: int, bid: int) -> None:
    """[CR-179 to CR-183]"""
    s.lot_place = place
    s.opener = seat
    s.bid = bid
    s.bidder = seat
    s.bidders = (1 << s.seats) - 1
    if s.listening:
        s.events.append((v.E_AUCTION, PUBLIC, seat, s.display[place], bid))
    s.push(NEXT_BID, NOBODY, (seat + 1) % s.seats)


class NextBid(Step[Craftsmen]):
    """Clockwise from seat a the next one still in bids, until one is left; b is 1 after a raise. [CR-183 to CR-193]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if s.bidders != 1 << s.bidder:
            while not s.bidders >> a & 1:
                a = (a + 1) % s.seats
            s.push(BID, a, b)
        elif b:
            win(s, s.bidder, s.bid)
        else:
            s.push(MAYOR_BID, NOBODY)
            draw(s, TO_MAYOR, MAYOR_CARDS[s.lot_place // 2])


class Bid(Step[Craftsmen]):
    """Bid more or drop out; a is 1 after a raise. [CR-180, CR-184 to CR-187]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        money = min(worth(s.players[seat].capital), TOP_VALUE)
        out = list(range(v.BID.zero + s.bid + 1, v.BID.zero + money + 1))
        out.append(v.DROP.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        raised = a
        if action == v.DROP.first:
            s.bidders &= ~(1 << seat)
            if s.listening:
                s.events.append((v.E_DROPPED, PUBLIC, seat))
        else:
            raised = 1
            s.bid = action - v.BID.zero
            s.bidder = seat
            if s.listening:
                s.events.append((v.E_BID, PUBLIC, seat, s.bid))
        s.push(NEXT_BID, NOBODY, (seat + 1) % s.seats, raised)


def win(s: Craftsmen, seat: int, price: int) -> None:
    """[CR-188 to CR-191]"""
    place = s.lot_place
    if s.listening:
        s.events.append((v.E_WON, PUBLIC, seat, s.display[place], price))
    s.close_auction()
    receive(s, seat, place, price, ANY_COLOUR)


class MayorBid(Step[Craftsmen]):
    """Nobody has raised: the mayor's cards are his bid. [CR-192 to CR-198]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        bid = worth(s.mayor)
        if s.listening:
            s.events.append((v.E_MAYOR, PUBLIC, bid, *told(s.mayor)))
        if bid < s.bid:
            discard_mayor(s)
            win(s, s.opener, s.bid)
        else:
            s.push(ANSWER, s.opener)


def discard_mayor(s: Craftsmen) -> None:
    """[CR-203]"""
    for kind in range(KINDS):
        s.discard[kind] += s.mayor[kind]
        s.mayor[kind] = 0


class Answer(Step[Craftsmen]):
    """Beat the mayor by one, or drop out. [CR-198 to CR-202]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out = [v.MAYOR.first]
        if worth(s.players[seat].capital) > worth(s.mayor):
            out.append(v.MAYOR.first + 1)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        price = worth(s.mayor) + 1
        discard_mayor(s)
        if action != v.MAYOR.first:
            win(s, seat, price)
            return
        place = s.lot_place
        card = s.display[place]
        s.display[place] = NO_CARD
        s.piles[place // 2].put_under(card, pl.EVERY_SEAT)
        if s.listening:
            s.events.append((v.E_LOST, PUBLIC, seat, card))
        s.close_auction()
        s.push(REFILL_CARDS, NOBODY, place // 2)


# ---------------------------------------------------------------- the look into a pile


def look(s: Craftsmen, seat: int, number: int) -> None:
    """Take the face-up cards of a class and the top three of its pile. [CR-205, CR-208]"""
    for place in range(2):
        card = s.display[number * 2 + place]
        if card:
            s.looked.append(pl.entry_of(card, pl.EVERY_SEAT, pl.EVERY_SEAT, 0))
            s.display[number * 2 + place] = NO_CARD
    count = min(LOOK_CARDS, s.piles[number].size())
    if s.listening:
        s.events.append((v.E_PEEKED, PUBLIC, seat, number, count))
    s.push(LOOKED, NOBODY, seat, number)
    for _ in range(count):
        s.push(REVEAL, CHANCE, number, LOOKED_AT + seat)


class Looked(Step[Craftsmen]):
    """Seat a has taken the cards of class b; up to two are laid out without asking. [CR-208]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if len(s.looked) > 2:
            s.push(PEEK_SHOW, a, b)
            return
        for i in range(len(s.looked)):
            lay_open(s, a, b, i, s.looked[i])
        s.looked = []


def lay_open(s: Craftsmen, seat: int, number: int, place: int, entry: int) -> None:
    s.display[number * 2 + place] = pl.card(entry)
    if s.listening:
        s.events.append((v.E_SHOWN, PUBLIC, seat, pl.card(entry)))


class PeekShow(Step[Craftsmen]):
    """Two of the cards become the display of class a. [CR-206]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        size = len(s.looked)
        return [v.PEEK_SHOW.of(i, j) for i in range(size) for j in range(i + 1, size)]

    def audience(self, s: Craftsmen, seat: int, a: int, b: int) -> int:
        return seat  # all see the two cards, but not where in the pile they lay [CR-210]

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        i = v.PEEK_SHOW.field(action, 0)
        j = v.PEEK_SHOW.field(action, 1)
        lay_open(s, seat, a, 0, s.looked[i])
        lay_open(s, seat, a, 1, s.looked[j])
        del s.looked[j]
        del s.looked[i]
        s.push(PEEK_BACK, seat, a)


def back_orders(count: int) -> list[list[int]]:
    """The orders in which so many cards can be put back, the card nearest to the top first."""
    if count == 3:
        return ORDERS
    return [[0, 1], [1, 0]] if count == 2 else [[0]]


class PeekBack(Step[Craftsmen]):
    """The others go back together, on top or at the bottom, in an order of choice. [CR-207, CR-210]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        count = len(back_orders(len(s.looked)))
        return [v.PEEK_BACK.of(w, p) for w in range(2) for p in range(count)]

    def audience(self, s: Craftsmen, seat: int, a: int, b: int) -> int:
        return seat

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        where = v.PEEK_BACK.field(action, 0)
        order = back_orders(len(s.looked))[v.PEEK_BACK.field(action, 1)]
        s.bundles += 1
        back: list[int] = []  # from bottom to top, as a pile is
        for i in order:
            entry = s.looked[i]
            # of a card that goes back alone, everybody who knows the card knows the place too
            knowing = pl.seen(entry) if len(order) == 1 else 1 << seat
            back.insert(0, pl.entry_of(pl.card(entry), knowing, pl.seen(entry), s.bundles))
        pile = s.piles[a]
        pile.entries = back + pile.entries if where == BACK_BOTTOM else pile.entries + back
        s.looked = []
        if s.listening:
            kind = v.E_BACK_BOTTOM if where == BACK_BOTTOM else v.E_BACK_TOP
            s.events.append((kind, PUBLIC, seat, a, len(back)))


NOTARY: Final[Notary] = Notary("notary", a=2, b=1)
NEXT_BID: Final[NextBid] = NextBid("next_bid", a=4, b=1)
BID: Final[Bid] = Bid("bid", a=1)
MAYOR_BID: Final[MayorBid] = MayorBid("mayor_bid")
ANSWER: Final[Answer] = Answer("answer")
LOOKED: Final[Looked] = Looked("looked", a=4, b=2)
PEEK_SHOW: Final[PeekShow] = PeekShow("peek_show", a=2)
PEEK_BACK: Final[PeekBack] = PeekBack("peek_back", a=2)
