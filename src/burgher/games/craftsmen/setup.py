"""Setup, the starting exchange and the starting order (sections 2 to 4), and cards drawn from the piles."""

from typing import Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import (
    ADVANCED,
    BASIC,
    BOTTOM,
    CLASS_OF,
    EXTENDED,
    NO_CARD,
    START_BASIC,
    START_CAPITAL,
    START_POINTS,
    TOP,
)
from burgher.games.craftsmen.money import DRAW, TO_DISPLAY
from burgher.games.craftsmen.score import P_START
from burgher.games.craftsmen.state import Craftsmen

# Where a building card goes: into the hand of a seat, to a place of its display, or to a seat that looks at it.
ON_DISPLAY: Final = 5
LOOKED_AT: Final = 7

SWAPPED_CARD: Final = 1
SWAPPED_SAWMILL: Final = 2


def push_setup(s: Craftsmen) -> None:
    """All that has to be dealt, the first at the top of the stack. [CR-038 to CR-048]"""
    s.push(FIND_ORDER, NOBODY)
    s.push(EXCHANGES, NOBODY)
    s.push(DEAL_SAWMILL, CHANCE)
    lay_out(s, ADVANCED)
    lay_out(s, EXTENDED)
    for seat in range(s.seats - 1, -1, -1):
        s.push(REVEAL, CHANCE, EXTENDED, seat)
    lay_out(s, BASIC)
    for seat in range(s.seats - 1, -1, -1):
        for _ in range(START_BASIC):
            s.push(REVEAL, CHANCE, BASIC, seat)
    s.push(DRAW, CHANCE, TO_DISPLAY + 1, 1)
    s.push(DRAW, CHANCE, TO_DISPLAY, 1)
    for seat in range(s.seats - 1, -1, -1):
        s.push(DRAW, CHANCE, seat, START_CAPITAL)


def lay_out(s: Craftsmen, number: int) -> None:
    s.push(REVEAL, CHANCE, number, ON_DISPLAY + 1)
    s.push(REVEAL, CHANCE, number, ON_DISPLAY)


class Reveal(Step[Craftsmen]):
    """The top card of the pile of class a gets its identity and goes to b."""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        zero = v.REVEAL.zero
        return [zero + card for card in s.piles[a].top_cards(s.unseen)]

    def audience(self, s: Craftsmen, seat: int, a: int, b: int) -> int:
        if b < ON_DISPLAY:
            return b
        return b - LOOKED_AT if b >= LOOKED_AT else PUBLIC

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        card = action - v.REVEAL.zero
        entry = s.piles[a].entries.pop()
        if pl.card(entry) == NO_CARD:
            s.unseen[pl.lot(entry)].remove(card)
        if b < ON_DISPLAY:
            s.players[b].take_building(card, 0)
            if s.listening:
                s.events.append((v.E_DEALT, b, b, card))
        elif b < LOOKED_AT:
            s.display[a * 2 + b - ON_DISPLAY] = card
        else:
            reader = 1 << (b - LOOKED_AT)  # whoever knew the card in its place still does
            known = pl.entry_of(card, pl.place(entry) | reader, pl.seen(entry) | reader, pl.bundle(entry))
            s.looked.append(known)


class RefillCards(Step[Craftsmen]):
    """Fill the empty places of the display of class a. [CR-175, CR-176, CR-190, CR-202]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if not s.piles[a].entries:
            return
        for place in range(2):
            if s.display[a * 2 + place] == NO_CARD:
                s.push(REFILL_CARDS, NOBODY, a)
                s.push(REVEAL, CHANCE, a, ON_DISPLAY + place)
                return


class DealSawmill(Step[Craftsmen]):
    """A random sawmill for seat a. [CR-048]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return [v.REVEAL.zero + card for card in s.box]

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        card = action - v.REVEAL.zero
        s.box.remove(card)
        p = s.players[a]
        p.row = [card]
        p.icons = [0, 0]
        if s.listening:
            s.events.append((v.E_SAWMILL, PUBLIC, a, TOP[card], BOTTOM[card]))
        if a + 1 < s.seats:
            s.push(DEAL_SAWMILL, CHANCE, a + 1)


# ---------------------------------------------------------------- exchange (section 3)


class Exchanges(Step[Craftsmen]):
    """Seat after seat may exchange cards; a is the next one. [CR-067]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if a < s.seats:
            s.push(EXCHANGES, NOBODY, a + 1)
            s.push(EXCHANGE, a)


class Exchange(Step[Craftsmen]):
    """Exchange a building card of the hand, the sawmill, both or nothing; a tells what is done. [CR-058 to CR-066]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out: list[int] = []
        hand = s.players[seat].hand
        if not a & SWAPPED_CARD:
            for h in range(len(hand)):
                if s.piles[CLASS_OF[hand[h]]].entries:
                    out.append(v.SWAP.first + h)
        if not a & SWAPPED_SAWMILL:
            for j in range(len(s.box)):
                out.append(v.SWAP_SAW.first + j)
        out.append(v.END.first)
        return out

    def audience(self, s: Craftsmen, seat: int, a: int, b: int) -> int:
        return seat

    def secret(self, s: Craftsmen, seat: int, action: int) -> bool:
        """The place of a card in the sorted hand would tell something about it. [CR-430]"""
        return v.SWAP.owns(action)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        p = s.players[seat]
        if v.SWAP.owns(action):
            card = p.hand[action - v.SWAP.first]
            number = CLASS_OF[card]
            p.drop_building(card)
            # The pile is not empty, so that the card under it cannot be the one drawn. [CR-062]
            s.piles[number].put_under(card, 1 << seat)
            if s.listening:
                s.events.append((v.E_SWAPPED, PUBLIC, seat, number))
            go_on_exchanging(s, seat, a | SWAPPED_CARD)
            s.push(REVEAL, CHANCE, number, seat)
        else:
            swap_sawmill(s, seat, s.box[action - v.SWAP_SAW.first])
            go_on_exchanging(s, seat, a | SWAPPED_SAWMILL)


def go_on_exchanging(s: Craftsmen, seat: int, done: int) -> None:
    if done != SWAPPED_CARD | SWAPPED_SAWMILL:
        s.push(EXCHANGE, seat, done)


def swap_sawmill(s: Craftsmen, seat: int, new: int) -> None:
    """The old sawmill goes into the box, where others may still take it. [CR-064, CR-065]"""
    p = s.players[seat]
    old = p.row[0]
    s.box.remove(new)
    s.box.append(old)
    s.box.sort()
    p.row[0] = new
    if s.listening:
        s.events.append((v.E_SWAPPED_SAWMILL, PUBLIC, seat, TOP[new], BOTTOM[new]))


# ---------------------------------------------------------------- starting order (section 4)


def printed_sum(cards: list[int]) -> int:
    """The sum of the printed values, without sets. [CR-068, CR-069]"""
    total = 0
    for kind in range(len(cards)):
        total += cards[kind] * (kind % 3 + 1)
    return total


def next_in_order(s: Craftsmen) -> list[int]:
    """The seats with the lowest sum among those without a place yet."""
    lowest = 99
    out: list[int] = []
    for seat in range(s.seats):
        if seat not in s.order:
            total = printed_sum(s.players[seat].capital)
            if total < lowest:
                lowest = total
                out = []
            if total == lowest:
                out.append(seat)
    return out


class FindOrder(Step[Craftsmen]):
    """The turn order of the first round, and the starting points. [CR-068 to CR-074]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        while len(s.order) < s.seats:
            seats = next_in_order(s)
            if len(seats) > 1:
                s.push(FIND_ORDER, NOBODY)
                s.push(BREAK_TIE, CHANCE)
                return
            take_place(s, seats[0])


class BreakTie(Step[Craftsmen]):
    """Equal sums are ordered at random. [CR-070]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return [v.FIRST.first + seat for seat in next_in_order(s)]

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        take_place(s, action - v.FIRST.first)


def take_place(s: Craftsmen, seat: int) -> None:
    """[CR-071 to CR-074]"""
    place = len(s.order)
    s.order.append(seat)
    p = s.players[seat]
    p.parts[P_START] = START_POINTS[place]
    p.sum = printed_sum(p.capital)
    if s.listening:
        s.events.append((v.E_ORDER, PUBLIC, seat, place + 1, p.sum, START_POINTS[place]))


REVEAL: Final[Reveal] = Reveal("reveal", a=2, b=11)
REFILL_CARDS: Final[RefillCards] = RefillCards("refill_cards", a=2)
DEAL_SAWMILL: Final[DealSawmill] = DealSawmill("deal_sawmill", a=4)
EXCHANGES: Final[Exchanges] = Exchanges("exchanges", a=5)
EXCHANGE: Final[Exchange] = Exchange("exchange", a=3)
FIND_ORDER: Final[FindOrder] = FindOrder("find_order")
BREAK_TIE: Final[BreakTie] = BreakTie("break_tie")
