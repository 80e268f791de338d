"""Setup of the table and of the players (sections 2 and 3)."""

from typing import Any, Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step, number_steps
from burgher.games.woodcraft import actions, cards, gains, orders, rounds, turn, wood
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.actions import IMMEDIATE, REFILL_LUMBER
from burgher.games.woodcraft.cards import LAY_ORDER, refill_helpers, refill_orders, see_helper
from burgher.games.woodcraft.facts import HELPERS, NONE
from burgher.games.woodcraft.rounds import NEXT_ROUND
from burgher.games.woodcraft.state import Woodcraft
from burgher.games.woodcraft.wheel import QUADRANTS, SPACES


class FirstPlayer(Step[Woodcraft]):
    """[WC-056]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.FIRST.first + i for i in range(s.seats)]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.first = action - v.FIRST.first
        s.turn = s.first
        if s.listening:
            s.events.append((v.E_FIRST, PUBLIC, s.first))


class Arrange(Step[Woodcraft]):
    """The tiles fill the start quadrant in random order; a is the space, minus 1. [WC-041, WC-042]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.ARRANGE.first + tile for tile in range(7) if s.places[tile] == NONE]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.places[action - v.ARRANGE.first] = s.start * SPACES + a
        if a + 1 < SPACES:
            s.push(ARRANGE, CHANCE, a + 1)


class ReputationTile(Step[Woodcraft]):
    """Two of the three tiles, in random order; a is the place on the track. [WC-049]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.REPUTATION_TILE.first + tile for tile in range(3) if tile not in s.reputation_tiles]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.reputation_tiles[a] = action - v.REPUTATION_TILE.first
        if a == 0:
            s.push(REPUTATION_TILE, CHANCE, 1)


class ShowCommission(Step[Woodcraft]):
    """a more commissions are turned up. [WC-055]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.SHOW_COMMISSION.first + k for k in range(len(f.COMMISSIONS)) if k not in s.commissions]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.commissions.append(action - v.SHOW_COMMISSION.first)
        s.commissions.sort()
        if a > 1:
            s.push(SHOW_COMMISSION, CHANCE, a - 1)


class Displays(Step[Woodcraft]):
    """Four orders and four helpers are turned up. [WC-053]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        refill_helpers(s)
        refill_orders(s)


# ---------------------------------------------------------------- the players

HAND_CARDS: Final = f.DEAL_ORDERS + f.DEAL_HAZELNUT


class DealOrder(Step[Woodcraft]):
    """The b-th order card for seat a: starting orders to choose from, then hazelnut orders. [WC-063, WC-065]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.DEAL_ORDER.first + card for card in (s.order_deck if b < f.DEAL_ORDERS else s.hazelnut_deck)]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        card = action - v.DEAL_ORDER.first
        p = s.players[a]
        if b < f.DEAL_ORDERS:
            s.order_deck.remove(card)
            p.offered_orders.append(card)
        else:
            s.hazelnut_deck.remove(card)
            p.hand.append(card)
            p.hand.sort()
        if s.listening:
            s.events.append((v.E_DEALT_ORDER, a, a, card))
        if b + 1 < HAND_CARDS:
            s.push(DEAL_ORDER, CHANCE, a, b + 1)

    def audience(self, s: Woodcraft, seat: int, a: int, b: int) -> int:
        return a


class DealHelper(Step[Woodcraft]):
    """The b-th helper for seat a. [WC-063]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.DEAL_HELPER.first + card for card in s.helper_deck]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        card = action - v.DEAL_HELPER.first
        s.helper_deck.remove(card)
        s.players[a].offered_helpers.append(card)
        if s.listening:
            s.events.append((v.E_DEALT_HELPER, a, a, card))
        if b + 1 < f.DEAL_HELPERS:
            s.push(DEAL_HELPER, CHANCE, a, b + 1)

    def audience(self, s: Woodcraft, seat: int, a: int, b: int) -> int:
        return a


class Dealing(Step[Woodcraft]):
    """Everybody gets the ten cards, in turn order; a counts. [WC-057 to WC-063]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if a == s.seats:
            return
        player = (s.first + a) % s.seats
        p = s.players[player]
        p.tokens[f.BERRIES] = f.START_BERRIES
        p.tokens[f.LANTERN] = f.START_LANTERNS[s.seats]
        for die in f.START_DICE:
            p.lumber[die] += 1
        s.push(DEALING, NOBODY, a + 1)
        s.push(DEAL_HELPER, CHANCE, player, 0)
        s.push(DEAL_ORDER, CHANCE, player, 0)


class Choosing(Step[Woodcraft]):
    """Keep an order, keep a second, lay one, keep a helper: player by player; a counts. [WC-073]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if a == s.seats:
            return
        s.push(CHOOSING, NOBODY, a + 1)
        s.turn = (s.first + a) % s.seats
        s.push(START_HELPER, s.turn)
        s.push(LAY_ORDER, s.turn)
        s.push(KEEP_ORDER, s.turn, f.KEEP_ORDERS)


class KeepOrder(Step[Woodcraft]):
    """a more orders are kept; the rest is turned down. [WC-064, WC-074, WC-075]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.KEEP_ORDER.first + i for i in range(f.DEAL_ORDERS) if s.players[seat].offered_orders[i] != NONE]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        i = action - v.KEEP_ORDER.first
        card = p.offered_orders[i]
        p.offered_orders[i] = NONE
        p.hand.append(card)
        p.hand.sort()
        if s.listening:
            s.events.append((v.E_KEPT, seat, seat, card))
        if a > 1:
            s.push(KEEP_ORDER, seat, a - 1)
            return
        p.rejected_orders = [card for card in p.offered_orders if card != NONE]
        s.order_discard += p.rejected_orders
        p.offered_orders = []

    def audience(self, s: Woodcraft, seat: int, a: int, b: int) -> int:
        return seat


class StartHelper(Step[Woodcraft]):
    """One of the three helpers is paid and goes to the first room; its immediate ability works. [WC-068 to WC-072]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.START_HELPER.first + i for i in range(len(s.players[seat].offered_helpers))]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        helper = p.offered_helpers.pop(action - v.START_HELPER.first)
        p.rejected_helpers = p.offered_helpers
        s.helper_discard += p.rejected_helpers
        p.offered_helpers = []
        p.tokens[f.BERRIES] -= HELPERS[helper].cost
        p.place(helper, 0)
        see_helper(s, helper)
        if s.listening:
            s.events.append((v.E_START_HELPER, PUBLIC, seat, helper, HELPERS[helper].cost))
        s.push(IMMEDIATE, NOBODY, 0)


FIRST_PLAYER: Final = FirstPlayer("first_player")
ARRANGE: Final = Arrange("arrange", a=6)
REPUTATION_TILE: Final = ReputationTile("reputation_tile", a=1)
SHOW_COMMISSION: Final = ShowCommission("show_commission", a=8)
DISPLAYS: Final = Displays("displays")
DEALING: Final = Dealing("dealing", a=4)
DEAL_ORDER: Final = DealOrder("deal_order", a=3, b=HAND_CARDS - 1)
DEAL_HELPER: Final = DealHelper("deal_helper", a=3, b=f.DEAL_HELPERS - 1)
CHOOSING: Final = Choosing("choosing", a=4)
KEEP_ORDER: Final = KeepOrder("keep_order", a=f.KEEP_ORDERS)
START_HELPER: Final = StartHelper("start_helper")

STEPS: Final[list[Step[Any]]] = number_steps(
    [
        FIRST_PLAYER,
        ARRANGE,
        REPUTATION_TILE,
        SHOW_COMMISSION,
        DISPLAYS,
        DEALING,
        DEAL_ORDER,
        DEAL_HELPER,
        CHOOSING,
        KEEP_ORDER,
        START_HELPER,
        *cards.STEPS,
        *rounds.STEPS,
        *turn.STEPS,
        *actions.STEPS,
        *wood.STEPS,
        *orders.STEPS,
        *gains.STEPS,
    ]
)


def new_state(seats: int, start_quadrant: int) -> Woodcraft:
    """The table before anything is dealt. [WC-041 to WC-051]"""
    s = Woodcraft(seats, STEPS)
    s.clear()
    s.start = start_quadrant
    s.arrow = (start_quadrant + 1) % QUADRANTS
    s.push(NEXT_ROUND, NOBODY)
    s.push(CHOOSING, NOBODY, 0)
    s.push(DEALING, NOBODY, 0)
    s.push(SHOW_COMMISSION, CHANCE, f.COMMISSIONS_SHOWN[seats])
    s.push(DISPLAYS, NOBODY)
    s.push(REPUTATION_TILE, CHANCE, 0)
    s.push(REFILL_LUMBER, NOBODY)
    s.push(ARRANGE, CHANCE, 0)
    s.push(FIRST_PLAYER, CHANCE)
    return s
