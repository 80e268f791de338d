"""Decks and displays of orders and helpers (sections 7.4, 7.5 and 15.3), and laying orders (section 10.1).

Every card exists once. [WC-009 to WC-011] A deck is a list of the cards that are still in it: a card has its place in
the order of play only when it is shown. [WC-040, WC-052]
"""

from typing import Any, Final

from mypy_extensions import i64

from burgher.core.state import ASKS_CHANCE, PUBLIC, Step, new_stamp
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gains import IN_A_TURN
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.state import Woodcraft, put, without

# ---------------------------------------------------------------- 7.4 the displays are filled up


def slid(display: list[int]) -> list[int]:
    """Cards close the gaps by moving away from the deck; slot 1 is next to it. [WC-159, WC-432]"""
    cards = [card for card in display if card != NONE]
    return [NONE] * (f.DISPLAY - len(cards)) + cards


def refill_orders(s: Woodcraft) -> None:
    """Slide, and draw until the row is full or nothing is left. [WC-159, WC-374, WC-378, WC-381]"""
    s.order_display = slid(s.order_display)
    if s.order_display[0] != NONE:
        return
    if not s.order_deck and s.order_discard:
        s.order_deck = sorted(s.order_discard)
        s.order_discard = []
        if s.listening:
            s.events.append((v.E_SHUFFLED_ORDERS, PUBLIC))
    if s.order_deck:
        s.push(SHOW_ORDER)


def refill_helpers(s: Woodcraft) -> None:
    """The same for the helpers. [WC-170, WC-374, WC-378, WC-381]"""
    s.helper_display = slid(s.helper_display)
    if s.helper_display[0] != NONE:
        return
    if not s.helper_deck and s.helper_discard:
        s.helper_deck = sorted(s.helper_discard)
        s.helper_discard = []
        if s.listening:
            s.events.append((v.E_SHUFFLED_HELPERS, PUBLIC))
    if s.helper_deck:
        s.push(SHOW_HELPER)


class ShowOrder(Step[Woodcraft]):
    """The top card of the order deck enters the row through slot 1. [WC-053, WC-159]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        out: list[Any] = [v.SHOW_ORDERS[card] for card in s.order_deck]
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        card = v.SHOW_ORDER.one(action)
        s.order_deck = without(s.order_deck, card)
        s.order_display = put(s.order_display, 0, card)
        see_order(s, card)
        refill_orders(s)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if s.order_display[0] == NONE and s.order_deck else "there is nothing to draw"


class ShowHelper(Step[Woodcraft]):
    """The top card of the helper deck enters the row through slot 1. [WC-053, WC-170]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        out: list[Any] = [v.SHOW_HELPERS[card] for card in s.helper_deck]
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        card = v.SHOW_HELPER.one(action)
        s.helper_deck = without(s.helper_deck, card)
        s.helper_display = put(s.helper_display, 0, card)
        see_helper(s, card)
        refill_helpers(s)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if s.helper_display[0] == NONE and s.helper_deck else "there is nothing to draw"


REFILLS: Final = ("show_commission", "next_round", "round_over", "solo")  # setup, income phase and solo card
SHOW_HELPER: Final = ShowHelper(
    "show_helper", ASKS_CHANCE, on=(*IN_A_TURN, *REFILLS, "place_helper"), verbs=(v.SHOW_HELPER,)
)
SHOW_ORDER: Final = ShowOrder(
    "show_order", ASKS_CHANCE, on=(*IN_A_TURN, *REFILLS, "show_helper"), verbs=(v.SHOW_ORDER,)
)

# ---------------------------------------------------------------- 1.3 what has been seen


def see_order(s: Woodcraft, card: int) -> None:
    """From now on everybody knows where this card is; a card turned down in setup has come back. [WC-037 to WC-039]"""
    if not s.seen_orders >> card & 1:
        s.seen_orders |= 1 << card
        s.seen_stamp = new_stamp()
        for p in s.players:
            if card in p.rejected_orders:
                p.rejected_orders = without(p.rejected_orders, card)


def see_helper(s: Woodcraft, card: int) -> None:
    if not s.seen_helpers >> card & 1:
        s.seen_helpers |= 1 << card
        s.seen_stamp = new_stamp()
        for p in s.players:
            if card in p.rejected_helpers:
                p.rejected_helpers = without(p.rejected_helpers, card)


# ---------------------------------------------------------------- 15.3 discard piles


def discard_order(s: Woodcraft, card: i64) -> None:
    """Onto the pile of its deck while that deck is in use; other cards leave the game. [WC-379, WC-380]"""
    if card < f.FIRST_HAZELNUT and (card >= f.STARTING_ORDERS) == (s.final_decks == 1):
        s.order_discard = [*s.order_discard, card]


def discard_helper(s: Woodcraft, card: i64) -> None:
    if (card >= f.STARTING_HELPERS) == (s.final_decks == 1):
        s.helper_discard = [*s.helper_discard, card]


# ---------------------------------------------------------------- orders are laid


def lay_order(s: Woodcraft, seat: i64, card: int) -> None:
    """Beside the board in the row named on the card, hazelnut orders too. [WC-067, WC-157, WC-299, WC-321]"""
    s.players[seat].lay(card, f.start_row(card, s.rules))
    see_order(s, card)


def lay_from_hand(s: Woodcraft, seat: i64, card: int) -> None:
    p = s.players[seat]
    p.hand = without(p.hand, card)
    lay_order(s, seat, card)
    if s.listening:
        s.events.append((v.E_LAID, PUBLIC, seat, card, f.start_row(card, s.rules)))
