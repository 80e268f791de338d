"""Setup of the table and of the players (sections 2 and 3)."""

from typing import Any, Final

from mypy_extensions import i64

from burgher.core.common import FirstPlayer as CommonFirstPlayer
from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.actions import IMMEDIATE
from burgher.games.woodcraft.chapters.cards import refill_helpers, refill_orders, see_helper
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER, SEATS
from burgher.games.woodcraft.chapters.wheel import SPACES, place_of
from burgher.games.woodcraft.facts import HELPERS, NONE
from burgher.games.woodcraft.state import Player, Woodcraft, dropped, no, put, without

# ---------------------------------------------------------------- 2 the table


class FirstPlayer(CommonFirstPlayer[Woodcraft]):
    """[WC-056]"""

    def begin(self, s: Woodcraft, first: i64) -> None:
        s.first = first
        s.turn = first
        if s.listening:
            s.events.append((v.E_FIRST, PUBLIC, first))

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if s.places.count(NONE) == SPACES else "the tiles are laid out already"


FIRST_PLAYER: Final = FirstPlayer("first_player", v.FIRST, ("arrange",))


class Arrange(Step[Woodcraft]):
    """The tiles fill the start quadrant in random order. [WC-041, WC-042]"""

    space = field(SPACES)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.ARRANGE.first + tile for tile in range(len(f.TILES)) if s.places[tile] == NONE]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        space = self.space.of(data)
        s.places = put(s.places, v.ARRANGE.one(action), place_of(s.start, space))
        if space + 1 < SPACES:
            s.push(ARRANGE, NO_SEAT, space + 1)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        fits = s.places.count(NONE) == SPACES - self.space.of(data)
        return "" if fits else "it does not fit the tiles on the wheel"


ARRANGE: Final = Arrange("arrange", ASKS_CHANCE, on=("refill_lumber",), verbs=(v.ARRANGE,))


class ReputationTile(Step[Woodcraft]):
    """Two of the three tiles, in random order. [WC-049]"""

    place = field(2)  # on the track

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        tiles = range(len(f.REPUTATION_TILES))
        return [v.REPUTATION_TILE.first + tile for tile in tiles if tile not in s.reputation_tiles]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        place = self.place.of(data)
        s.reputation_tiles = put(s.reputation_tiles, place, v.REPUTATION_TILE.one(action))
        if place == 0:
            s.push(REPUTATION_TILE, NO_SEAT, 1)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        place = self.place.of(data)
        lying = [tile != NONE for tile in s.reputation_tiles]
        return "" if not lying[place] and (place == 1) == lying[0] else "it lies already"


REPUTATION_TILE: Final = ReputationTile("reputation_tile", ASKS_CHANCE, on=("displays",), verbs=(v.REPUTATION_TILE,))


class ShowCommission(Step[Woodcraft]):
    """Commissions are turned up; the rest is out of the game. [WC-055]"""

    left = field(len(f.COMMISSIONS) + 1)  # to be turned up

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.SHOW_COMMISSION.first + k for k in range(len(f.COMMISSIONS)) if k not in s.commissions]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        shown: list[int] = [*s.commissions, v.SHOW_COMMISSION.one(action)]
        s.commissions = sorted(shown)
        left = self.left.of(data)
        if left > 1:
            s.push(SHOW_COMMISSION, NO_SEAT, left - 1)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        fits = 0 < self.left.of(data) <= len(f.COMMISSIONS) - len(s.commissions)
        return "" if fits else "there are not so many commissions"


SHOW_COMMISSION: Final = ShowCommission("show_commission", ASKS_CHANCE, on=("dealing",), verbs=(v.SHOW_COMMISSION,))


class Displays(Step[Woodcraft]):
    """Four orders and four helpers are turned up; the final decks wait. [WC-053, WC-054]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        refill_helpers(s)
        refill_orders(s)


DISPLAYS: Final = Displays("displays", ASKS_NOBODY, on=("show_commission",))

# ---------------------------------------------------------------- 3 the players

ORDER_CARDS: Final = f.DEAL_ORDERS + f.DEAL_HAZELNUT  # dealt to each player


class DealOrder(Step[Woodcraft]):
    """An order card for the seat: starting orders to choose from, then hazelnut orders to keep. [WC-063, WC-065]"""

    dealt = field(ORDER_CARDS)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        deck = s.order_deck if self.dealt.of(data) < f.DEAL_ORDERS else s.hazelnut_deck
        out: list[Any] = [v.DEAL_ORDERS[card] for card in deck]
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        card, dealt = v.DEAL_ORDER.one(action), self.dealt.of(data)
        p = s.players[seat]
        if dealt < f.DEAL_ORDERS:
            s.order_deck = without(s.order_deck, card)
            p.offered_orders = [*p.offered_orders, card]
        else:
            s.hazelnut_deck = without(s.hazelnut_deck, card)
            p.hand = sorted([*p.hand, card])
        if s.listening:
            s.events.append((v.E_DEALT_ORDER, seat, seat, card))
        if dealt + 1 < ORDER_CARDS:
            s.push(DEAL_ORDER, seat, dealt + 1)

    def audience(self, s: Woodcraft, seat: i64, data: i64) -> int:
        return seat

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, dealt = s.players[seat], self.dealt.of(data)
        before = len(p.offered_orders) if dealt <= f.DEAL_ORDERS else f.DEAL_ORDERS + len(p.hand)
        enough = len(s.order_deck) >= f.DEAL_ORDERS - dealt
        enough = enough and len(s.hazelnut_deck) >= min(f.DEAL_HAZELNUT, ORDER_CARDS - dealt)
        return "" if enough and before == dealt else "it does not fit the cards dealt"


class DealHelper(Step[Woodcraft]):
    """A helper for the seat. [WC-063]"""

    dealt = field(f.DEAL_HELPERS)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        out: list[Any] = [v.DEAL_HELPERS[card] for card in s.helper_deck]
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        card, dealt = v.DEAL_HELPER.one(action), self.dealt.of(data)
        p = s.players[seat]
        s.helper_deck = without(s.helper_deck, card)
        p.offered_helpers = [*p.offered_helpers, card]
        if s.listening:
            s.events.append((v.E_DEALT_HELPER, seat, seat, card))
        if dealt + 1 < f.DEAL_HELPERS:
            s.push(DEAL_HELPER, seat, dealt + 1)

    def audience(self, s: Woodcraft, seat: i64, data: i64) -> int:
        return seat

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, dealt = s.players[seat], self.dealt.of(data)
        fits = len(s.helper_deck) >= f.DEAL_HELPERS - dealt and len(p.offered_helpers) == dealt
        return "" if fits else "it does not fit the cards dealt"


DEAL_HELPER: Final = DealHelper("deal_helper", ASKS_CHANCE, on=("dealing",), owned=True, verbs=(v.DEAL_HELPER,))
DEAL_ORDER: Final = DealOrder("deal_order", ASKS_CHANCE, on=("deal_helper",), same_seat=True, verbs=(v.DEAL_ORDER,))


class Dealing(Step[Woodcraft]):
    """Everybody gets the same things, and the ten cards, in turn order. [WC-057 to WC-063]"""

    served = field(SEATS + 1)  # players

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        served = self.served.of(data)
        if served == s.seats:
            return
        player = (s.first + served) % s.seats
        p = s.players[player]
        p.tokens[f.BERRIES] = f.START_BERRIES
        p.tokens[f.LANTERN] = f.START_LANTERNS[s.seats]
        for die in f.START_DICE:
            p.add_dice(die, 1)
        s.push(DEALING, NO_SEAT, served + 1)
        s.push(DEAL_HELPER, player, 0)
        s.push(DEAL_ORDER, player, 0)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        left = s.seats - self.served.of(data)
        if left < 0:
            return f"there are {s.seats} players"
        enough = len(s.order_deck) >= f.DEAL_ORDERS * left and len(s.helper_deck) >= f.DEAL_HELPERS * left
        enough = enough and len(s.hazelnut_deck) >= f.DEAL_HAZELNUT * left
        return "" if enough and not CHOOSING.served.of(s.top_data()) else "there are not enough cards to deal"


DEALING: Final = Dealing("dealing", ASKS_NOBODY, on=("choosing",))


class Choosing(Step[Woodcraft]):
    """Keep an order, keep a second, lay one, keep a helper: player by player. [WC-073]"""

    served = field(SEATS + 1)  # players

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        served = self.served.of(data)
        if served == s.seats:
            return
        s.push(CHOOSING, NO_SEAT, served + 1)
        s.turn = (s.first + served) % s.seats
        s.push(START_HELPER, s.turn)
        s.push(LAY_ORDER, s.turn)
        s.push(KEEP_ORDER, s.turn, f.KEEP_ORDERS)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if self.served.of(data) <= s.seats else f"there are {s.seats} players"


CHOOSING: Final = Choosing("choosing", ASKS_NOBODY, on=("next_round",))


class KeepOrder(Step[Woodcraft]):
    """Orders are kept; the rest is turned down. [WC-064, WC-074, WC-075]"""

    left = field(f.KEEP_ORDERS + 1)  # to be kept

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.keep_order", {"count": self.left.of(data)})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        offered = s.players[seat].offered_orders
        return [v.KEEP_ORDER.first + i for i in range(len(offered)) if offered[i] != NONE]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        place = v.KEEP_ORDER.one(action)
        card = p.offered_orders[place]
        p.offered_orders = put(p.offered_orders, place, NONE)
        p.hand = sorted([*p.hand, card])
        if s.listening:
            s.events.append((v.E_KEPT, seat, seat, card))
        left = self.left.of(data)
        if left > 1:
            s.push(KEEP_ORDER, seat, left - 1)
            return
        p.rejected_orders = [card for card in p.offered_orders if card != NONE]
        s.order_discard = s.order_discard + p.rejected_orders
        p.offered_orders = []

    def audience(self, s: Woodcraft, seat: i64, data: i64) -> int:
        return seat

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        kept = s.players[seat].offered_orders[v.KEEP_ORDER.one(action)] == NONE
        return no("WC-064", "kept_already") if kept else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        offered = s.players[seat].offered_orders
        fits = len(offered) == f.DEAL_ORDERS and 0 < self.left.of(data) <= len(offered) - offered.count(NONE)
        return "" if fits else "this seat has no orders to choose from"


KEEP_ORDER: Final = KeepOrder("keep_order", on=("lay_order",), same_seat=True, verbs=(v.KEEP_ORDER,))


def can_pay_helpers(p: Player) -> bool:
    """Are there helpers to choose from, each of whom can be paid? [WC-068, WC-069]"""
    return bool(p.offered_helpers) and all(HELPERS[h].cost <= p.tokens[f.BERRIES] for h in p.offered_helpers)


class StartHelper(Step[Woodcraft]):
    """One of the three helpers is paid and goes to the first room; its immediate ability works. [WC-068 to WC-072]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.START_HELPER.first + i for i in range(len(s.players[seat].offered_helpers))]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        place = v.START_HELPER.one(action)
        helper = p.offered_helpers[place]
        p.rejected_helpers = dropped(p.offered_helpers, place)
        s.helper_discard = s.helper_discard + p.rejected_helpers
        p.offered_helpers = []
        p.tokens[f.BERRIES] -= HELPERS[helper].cost
        p.place(helper, 0)
        see_helper(s, helper)
        if s.listening:
            s.events.append((v.E_START_HELPER, PUBLIC, seat, helper, HELPERS[helper].cost))
        s.push(IMMEDIATE, NO_SEAT, 0)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        offered = len(s.players[seat].offered_helpers)
        return no("WC-068", "no_such_helper", {"count": offered}) if v.START_HELPER.one(action) >= offered else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p = s.players[seat]
        return "" if can_pay_helpers(p) and p.rooms[0] == NONE else "this seat has no helpers to choose from"


START_HELPER: Final = StartHelper("start_helper", on=("choosing",), verbs=(v.START_HELPER,))
