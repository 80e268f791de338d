"""What a seat cannot know, drawn anew (section 1.3)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.state import Woodcraft

HIDDEN: Final = -2  # a card that is hidden, and for which none has been drawn yet


def determinize(s: Woodcraft, seat: i64, dice: Dice) -> Woodcraft:
    """Cards that this seat has never seen are dealt anew: hands, cards turned down, decks. [WC-038]

    How many lie in each place is public and stays. Which they were has no influence: the outcome depends on the dice
    and on what the seat knows, and on nothing else.
    """
    copy = s.copy()
    own_cards(copy)
    me = copy.players[seat]
    orders: list[list[int]] = []
    helpers: list[list[int]] = []
    other: i64
    for other in range(s.seats):
        if other != seat:
            p = copy.players[other]
            orders += [p.hand, p.offered_orders, p.rejected_orders]
            helpers += [p.offered_helpers, p.rejected_helpers]
    known = me.hand + me.offered_orders + me.rejected_orders
    piles = [copy.order_discard, copy.order_deck, copy.hazelnut_deck]
    for deck in (f.START_ORDER_DECK, f.FINAL_ORDER_DECK, f.HAZELNUT_DECK):
        if any_of(deck, orders):
            deal_anew(unseen(deck, s.seen_orders, known), orders + piles, f.ORDER_CARDS, dice)
    known = me.offered_helpers + me.rejected_helpers
    piles = [copy.helper_discard, copy.helper_deck]
    for deck in (f.START_HELPER_DECK, f.FINAL_HELPER_DECK):
        if any_of(deck, helpers):
            deal_anew(unseen(deck, s.seen_helpers, known), helpers + piles, f.HELPER_CARDS, dice)
    for p in copy.players:
        p.hand.sort()
    copy.order_deck.sort()
    copy.hazelnut_deck.sort()
    copy.helper_deck.sort()
    return copy


def own_cards(s: Woodcraft) -> None:
    """Lists of cards that a copy shares with nobody, so that they can be dealt anew in their places."""
    for p in s.players:
        p.hand = p.hand[:]
        p.offered_orders = p.offered_orders[:]
        p.rejected_orders = p.rejected_orders[:]
        p.offered_helpers = p.offered_helpers[:]
        p.rejected_helpers = p.rejected_helpers[:]
    s.order_discard = s.order_discard[:]
    s.order_deck = s.order_deck[:]
    s.hazelnut_deck = s.hazelnut_deck[:]
    s.helper_discard = s.helper_discard[:]
    s.helper_deck = s.helper_deck[:]


def any_of(deck: list[int], places: list[list[int]]) -> bool:
    """Do others hold a card of this deck, or know one that they turned down?

    If they do not, those that the seat has not seen lie in the deck, which has no order: there is nothing to draw.
    """
    first: i64 = deck[0]
    last: i64 = deck[-1]
    for place in places:
        for card in place:
            if first <= card <= last:
                return True
    return False


def unseen(deck: list[int], seen: int, known: list[int]) -> list[int]:
    """The cards of a deck that have never lain open and that the seat does not know."""
    bits: i64 = seen >> deck[0] & (1 << len(deck)) - 1  # those of this deck
    out: list[int] = []
    for card in deck:
        if not bits & 1 and card not in known:
            out.append(card)
        bits >>= 1
    return out


def deal_anew(cards: list[int], places: list[list[int]], size: i64, dice: Dice) -> None:
    """The hidden cards of a deck, shuffled, come to where such a card lies, one place after the other."""
    drawn = [NONE] * size  # for each card which comes in its place: one that was turned down is named twice
    for card in cards:
        drawn[card] = HIDDEN
    dice.shuffle(cards)
    after: i64 = 0
    i: i64
    for place in places:
        for i in range(len(place)):
            old: i64 = place[i]
            if old != NONE and drawn[old] != NONE:
                if drawn[old] == HIDDEN:
                    drawn[old] = cards[after]
                    after += 1
                place[i] = drawn[old]
