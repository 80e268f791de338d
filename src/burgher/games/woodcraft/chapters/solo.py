"""The solo game: solo cards, the rival, and commissions that are removed (section 18).

It is set up like a game of two with a single board. [WC-418, WC-420, WC-421] Solo cards contain no decision. [WC-425]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.state import ASKS_CHANCE, PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.buying import REFILL_LUMBER
from burgher.games.woodcraft.chapters.cards import discard_helper, discard_order, refill_helpers, refill_orders
from burgher.games.woodcraft.chapters.gains import claimable
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.state import Woodcraft, put, without

SLOTS_OF_A_COLOR: Final = 2

# ---------------------------------------------------------------- 18.1 and 18.2 solo cards


def draw_solo_card(s: Woodcraft) -> None:
    """After every turn, the last too; an empty deck is shuffled anew. [WC-422 to WC-424]"""
    if not s.solo_deck:
        s.solo_deck = list(range(len(f.SOLO_CARDS)))
    s.push(SOLO)


class Solo(Step[Woodcraft]):
    """A solo card: its tiles move, then its lower part; if no tile moved, another card. [WC-426 to WC-441]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.SOLO_CARD.first + card for card in s.solo_deck]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        number = v.SOLO_CARD.one(action)
        s.solo_deck = without(s.solo_deck, number)
        card = f.SOLO_CARDS[number]
        if s.listening:
            s.events.append((v.E_SOLO, PUBLIC, number))
        moved = 0
        for tile in card.move:
            shown = wheel.rearmost_tile(s) if tile == f.REARMOST else tile
            blocked = wheel.blocked(s, shown)
            if s.listening:
                s.events.append((v.E_SOLO_BLOCKED if blocked else v.E_SOLO_MOVE, PUBLIC, shown))
            if not blocked:
                wheel.move(s, shown)
                moved += 1
        if not moved:
            draw_solo_card(s)
        lower_part(s, card)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if s.seats == 1 else "this belongs to the solo game"


SOLO: Final = Solo("solo", ASKS_CHANCE, on=("round_over",), verbs=(v.SOLO_CARD,))


def lower_part(s: Woodcraft, card: f.SoloCard) -> None:
    """Cards and dice are replaced, the rival moves. [WC-429 to WC-436, WC-441]"""
    for slot in card.orders:
        if s.order_display[slot] != NONE:
            discard_order(s, s.order_display[slot])
            s.order_display = put(s.order_display, slot, NONE)
    for slot in card.helpers:
        if s.helper_display[slot] != NONE:
            discard_helper(s, s.helper_display[slot])
            s.helper_display = put(s.helper_display, slot, NONE)
    for color in range(3):
        for i in range(card.dice[color]):
            s.market = put(s.market, color * SLOTS_OF_A_COLOR + i, 0)
    if card.rival:
        move_rival(s, card.rival)
    if sum(card.dice):
        s.push(REFILL_LUMBER)
    if card.helpers:
        refill_helpers(s)
    if card.orders:
        refill_orders(s)


# ---------------------------------------------------------------- 18.3 special cases


def move_rival(s: Woodcraft, steps: i64) -> None:
    """A tile that the rival reaches first is lost. [WC-435, WC-436, WC-443, WC-444]"""
    before = s.rival
    s.rival = min(f.LAST_REPUTATION, before + steps)
    if s.listening:
        s.events.append((v.E_RIVAL, PUBLIC, steps, s.rival))
    for i in range(len(f.TILE_SPACES)):
        if s.reputation_tiles[i] != NONE and before < f.TILE_SPACES[i] <= s.rival:
            if s.listening:
                s.events.append((v.E_TILE_LOST, PUBLIC, s.reputation_tiles[i]))
            s.reputation_tiles = put(s.reputation_tiles, i, NONE)


class RemoveCommission(Step[Woodcraft]):
    """At the start of two rounds an unclaimed commission goes. [WC-419, WC-445, WC-447]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.REMOVE_COMMISSION.first + commission for commission in claimable(s, s.players[0])]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        commission = v.REMOVE_COMMISSION.one(action)
        s.commissions = without(s.commissions, commission)
        if s.listening:
            s.events.append((v.E_COMMISSION_REMOVED, PUBLIC, commission))

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if s.seats == 1 else "this belongs to the solo game"


REMOVE_COMMISSION: Final = RemoveCommission(
    "remove_commission", ASKS_CHANCE, on=("start_turn",), verbs=(v.REMOVE_COMMISSION,)
)
