"""Rounds, income phases, final decks, the end of the game (sections 15 and 17) and the solo game (section 18)."""

from typing import Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score, wheel
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.actions import REFILL_LUMBER
from burgher.games.woodcraft.cards import (
    LAY_ORDER,
    discard_helper,
    discard_order,
    lay_from_hand,
    refill_helpers,
    refill_orders,
)
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.gains import claimable, lower_reputation
from burgher.games.woodcraft.state import READY, USED, Woodcraft
from burgher.games.woodcraft.turn import LUMBER_CHECK, MARKETING, TURN
from burgher.games.woodcraft.wood import grow

LAST_PHASE: Final = 3  # the phases are 0 to 3


class StartRound(Step[Woodcraft]):
    """The start player begins; in the solo game a commission may go first. [WC-056, WC-077, WC-445, WC-446]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.turn = s.first
        if s.listening:
            s.events.append((v.E_ROUND, PUBLIC, s.round))
        s.push(START_TURN, NOBODY)
        if s.seats == 1 and s.round in f.REMOVAL_ROUNDS and claimable(s, s.players[0]):
            s.push(REMOVE_COMMISSION, CHANCE)


class StartTurn(Step[Woodcraft]):
    """Growth, actions, marketing, lumber check: the parts wait on the stack. [WC-078, WC-263 to WC-265]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[s.turn]
        push_turn(s)
        for pot in range(3):
            if p.pots[pot] > 0:
                grow(s, s.turn, pot, f.GROWTH)


def push_turn(s: Woodcraft) -> None:
    s.push(TURN_OVER, NOBODY)
    s.push(LUMBER_CHECK, NOBODY)
    s.push(MARKETING, NOBODY)
    s.push(TURN, s.turn)


class TurnOver(Step[Woodcraft]):
    """The next player, or the end of the round; a solo card comes before it. [WC-077, WC-356, WC-422]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.tile = NONE
        s.settled = 0
        s.bonus_used = 0
        s.bonus_lanterns = 0
        s.players[s.turn].used = [0] * f.ROOMS
        turn = (s.turn + 1) % s.seats
        if turn != s.first:
            s.turn = turn
            s.push(START_TURN, NOBODY)
            return
        s.push(ROUND_OVER, NOBODY)
        if s.seats == 1:
            draw_solo_card(s)


class RoundOver(Step[Woodcraft]):
    """Claimed commissions leave the row; then perhaps an income phase. [WC-330, WC-357 to WC-361, WC-447]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        for p in s.players:
            for commission in p.claimed:
                if commission in s.commissions:
                    s.commissions.remove(commission)
                    if s.listening:
                        s.events.append((v.E_COMMISSION_LEFT, PUBLIC, commission))
        if s.round in f.INCOME_AFTER[s.seats]:
            phase = f.INCOME_AFTER[s.seats].index(s.round)
            if s.listening:
                s.events.append((v.E_INCOME_PHASE, PUBLIC, phase + 1))
            s.push(NEXT_ROUND, NOBODY)
            s.push(INCOME, NOBODY, phase)
            if phase != LAST_PHASE:
                s.push(LAYING, NOBODY, 0)
            fall(s)
        else:
            s.push(NEXT_ROUND, NOBODY)


# ---------------------------------------------------------------- the income phase (section 15.2)


def fall(s: Woodcraft) -> None:
    """Step 1: unfinished orders move one row down. [WC-300, WC-317 to WC-319, WC-363, WC-364, WC-404]"""
    lowest = len(f.ROWS) - 1
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        for card in p.orders[:]:
            place = p.orders.index(card)
            if p.rows[place] < lowest:
                p.rows[place] += 1
                continue
            del p.orders[place]
            del p.rows[place]
            p.fallen += 1
            discard_order(s, card)
            lower_reputation(s, seat, f.FALLEN_REPUTATION)
            if s.listening:
                s.events.append((v.E_FELL_OFF, PUBLIC, seat, card))


class Laying(Step[Woodcraft]):
    """Step 2: everybody lays an order, in turn order; a counts. A single card needs no choice. [WC-365 to WC-368]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if a == s.seats:
            return
        s.push(LAYING, NOBODY, a + 1)
        player = (s.first + a) % s.seats
        hand = s.players[player].hand
        if len(hand) == 1:
            lay_from_hand(s, player, hand[0])
        elif hand:
            s.push(LAY_ORDER, player)


class Income(Step[Woodcraft]):
    """Steps 3 to 6 of phase a. [WC-369 to WC-374]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        for i in range(s.seats):
            player = (s.first + i) % s.seats
            p = s.players[player]
            p.tokens[f.BERRIES] += p.income[f.BLUEBERRY]
            p.parts[score.P_INCOME] += p.income[f.HAZELNUT]
            if s.listening:
                s.events.append((v.E_INCOME_PAID, PUBLIC, player, p.income[f.BLUEBERRY], p.income[f.HAZELNUT]))
            for slot in range(3):
                if p.saws[slot] == USED:
                    p.saws[slot] = READY
                if p.splicers[slot] == USED:
                    p.splicers[slot] = READY
            if p.gluer == USED:
                p.gluer = READY
        if a == LAST_PHASE:
            return
        if a == 1:
            open_final_decks(s)
        else:
            discard_oldest(s)
        refill_helpers(s)
        refill_orders(s)


def discard_oldest(s: Woodcraft) -> None:
    """The cards on the X slots go. [WC-371]"""
    last = f.DISPLAY - 1
    if s.order_display[last] != NONE:
        discard_order(s, s.order_display[last])
        s.order_display[last] = NONE
    if s.helper_display[last] != NONE:
        discard_helper(s, s.helper_display[last])
        s.helper_display[last] = NONE


def open_final_decks(s: Woodcraft) -> None:
    """Displays, decks and discard piles leave the game; no card that is in play already is in the new decks.

    Only a position written by hand can have final cards in play so early. [WC-009, WC-010, WC-372, WC-376, WC-377]
    """
    s.final_decks = 1
    s.order_display = [NONE] * f.DISPLAY
    s.helper_display = [NONE] * f.DISPLAY
    hands = [card for p in s.players for card in p.hand]
    s.order_deck = [card for card in f.FINAL_ORDER_DECK if not s.seen_orders >> card & 1 and card not in hands]
    s.helper_deck = [card for card in f.FINAL_HELPER_DECK if not s.seen_helpers >> card & 1]
    s.order_discard = []
    s.helper_discard = []
    if s.listening:
        s.events.append((v.E_FINAL_DECKS, PUBLIC))


class NextRound(Step[Woodcraft]):
    """[WC-359, WC-403]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if s.round >= f.ROUNDS[s.seats]:
            end_game(s)
        else:
            s.round += 1
            s.push(START_ROUND, NOBODY)


def end_game(s: Woodcraft) -> None:
    """Final scoring. [WC-405]"""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        score.score_end(p)
        if s.listening:
            for commission in p.claimed:
                points = p.parts[score.P_COMMISSION_1 + commission]
                s.events.append((v.E_COMMISSION_POINTS, PUBLIC, seat, commission, points))
            s.events.append((v.E_LEFTOVERS, PUBLIC, seat, p.parts[score.P_LEFTOVERS]))
            if p.unfinished:
                s.events.append((v.E_UNFINISHED, PUBLIC, seat, p.unfinished))
            value = f.REPUTATION_VALUES[p.reputation]
            points = p.parts[score.P_COMPLETED]
            s.events.append((v.E_ORDERS_SCORED, PUBLIC, seat, len(p.completed), value, points))
    if s.listening:
        winner = score.ranking(s)[0]
        kind = v.E_SOLO_RESULT if s.seats == 1 else v.E_WINNER
        s.events.append((kind, PUBLIC, winner, sum(s.players[winner].parts)))


# ---------------------------------------------------------------- solo (section 18)


def draw_solo_card(s: Woodcraft) -> None:
    """[WC-422 to WC-424]"""
    if not s.solo_deck:
        s.solo_deck = list(range(len(f.SOLO_CARDS)))
    s.push(SOLO, CHANCE)


class Solo(Step[Woodcraft]):
    """A solo card: its tiles move, then its lower part; if no tile moved, another card. [WC-426 to WC-441]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.SOLO_CARD.first + card for card in s.solo_deck]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        number = action - v.SOLO_CARD.first
        s.solo_deck.remove(number)
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


def lower_part(s: Woodcraft, card: f.SoloCard) -> None:
    """Cards and dice are replaced, the rival moves. [WC-430 to WC-436]"""
    for slot in card.orders:
        if s.order_display[slot] != NONE:
            discard_order(s, s.order_display[slot])
            s.order_display[slot] = NONE
    for slot in card.helpers:
        if s.helper_display[slot] != NONE:
            discard_helper(s, s.helper_display[slot])
            s.helper_display[slot] = NONE
    for color in range(3):
        for i in range(card.dice[color]):
            s.market[color * 2 + i] = 0
    if card.rival:
        move_rival(s, card.rival)
    if sum(card.dice):
        s.push(REFILL_LUMBER, NOBODY)
    if card.helpers:
        refill_helpers(s)
    if card.orders:
        refill_orders(s)


def move_rival(s: Woodcraft, steps: int) -> None:
    """A tile that the rival reaches first is lost. [WC-435, WC-436, WC-443, WC-444]"""
    before = s.rival
    s.rival = min(f.LAST_REPUTATION, before + steps)
    if s.listening:
        s.events.append((v.E_RIVAL, PUBLIC, steps, s.rival))
    for i in range(2):
        if s.reputation_tiles[i] != NONE and before < f.TILE_SPACES[i] <= s.rival:
            if s.listening:
                s.events.append((v.E_TILE_LOST, PUBLIC, s.reputation_tiles[i]))
            s.reputation_tiles[i] = NONE


class RemoveCommission(Step[Woodcraft]):
    """At the start of two rounds an unclaimed commission goes. [WC-445, WC-447]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.REMOVE_COMMISSION.first + commission for commission in claimable(s, s.players[0])]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        commission = action - v.REMOVE_COMMISSION.first
        s.commissions.remove(commission)
        if s.listening:
            s.events.append((v.E_COMMISSION_REMOVED, PUBLIC, commission))


START_ROUND: Final = StartRound("start_round")
START_TURN: Final = StartTurn("start_turn")
TURN_OVER: Final = TurnOver("turn_over")
ROUND_OVER: Final = RoundOver("round_over")
LAYING: Final = Laying("laying", a=4)
INCOME: Final = Income("income", a=LAST_PHASE)
NEXT_ROUND: Final = NextRound("next_round")
SOLO: Final = Solo("solo")
REMOVE_COMMISSION: Final = RemoveCommission("remove_commission")
STEPS: Final[list[Step[Woodcraft]]] = [
    START_ROUND,
    START_TURN,
    TURN_OVER,
    ROUND_OVER,
    LAYING,
    INCOME,
    NEXT_ROUND,
    SOLO,
    REMOVE_COMMISSION,
]
