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
    if not others_know(copy, seat):
        return copy
    me = copy.players[seat]
    orders: list[list[int]] = []
    helpers: list[list[int]] = []
    for p in copy.players:
        orders += [p.hand, p.offered_orders, p.rejected_orders]
        helpers += [p.offered_helpers, p.rejected_helpers]
    orders += [copy.order_discard, copy.order_deck, copy.hazelnut_deck]
    helpers += [copy.helper_discard, copy.helper_deck]
    known = me.hand + me.offered_orders + me.rejected_orders
    for deck in (f.START_ORDER_DECK, f.FINAL_ORDER_DECK, f.HAZELNUT_DECK):
        deal_anew(unseen(deck, s.seen_orders, known), orders, f.ORDER_CARDS, dice)
    known = me.offered_helpers + me.rejected_helpers
    for deck in (f.START_HELPER_DECK, f.FINAL_HELPER_DECK):
        deal_anew(unseen(deck, s.seen_helpers, known), helpers, f.HELPER_CARDS, dice)
    for p in copy.players:
        p.hand.sort()
    copy.order_deck.sort()
    copy.hazelnut_deck.sort()
    copy.helper_deck.sort()
    return copy


def others_know(s: Woodcraft, seat: i64) -> bool:
    """Does anybody else hold a card, or know one that they turned down?

    If nobody does, what the seat has not seen lies in decks, which have no order: there is nothing to draw.
    """
    other: i64
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            if p.hand or p.offered_orders or p.rejected_orders or p.offered_helpers or p.rejected_helpers:
                return True
    return False


def unseen(deck: list[int], seen: int, known: list[int]) -> list[int]:
    """The cards of a deck that have never lain open and that the seat does not know."""
    return [card for card in deck if not seen >> card & 1 and card not in known]


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
