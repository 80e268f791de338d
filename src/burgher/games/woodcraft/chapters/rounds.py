"""Rounds, income phases, the final decks and the end of the game (sections 4, 15 and 17)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.cards import (
    discard_helper,
    discard_order,
    lay_from_hand,
    refill_helpers,
    refill_orders,
)
from burgher.games.woodcraft.chapters.gains import claimable, lower_reputation
from burgher.games.woodcraft.chapters.solo import REMOVE_COMMISSION, draw_solo_card
from burgher.games.woodcraft.chapters.turn import LUMBER_CHECK, MARKETING, TURN
from burgher.games.woodcraft.chapters.wood import grow
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.state import READY, USED, Woodcraft, dropped, no, put, without

FINAL_DECKS_PHASE: Final = 1  # the phases are 0 to 3 [WC-361]
LAST_PHASE: Final = 3
SEATS: Final = 4  # at most

# ---------------------------------------------------------------- 4 rounds


class StartRound(Step[Woodcraft]):
    """The start player begins; in the solo game a commission may go first. [WC-056, WC-077, WC-445, WC-446]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        s.turn = s.first
        if s.listening:
            s.events.append((v.E_ROUND, PUBLIC, s.round))
        s.push(START_TURN)
        if s.seats == 1 and s.round in f.REMOVAL_ROUNDS and claimable(s, s.players[0]):
            s.push(REMOVE_COMMISSION)


START_ROUND: Final = StartRound("start_round", ASKS_NOBODY)


class StartTurn(Step[Woodcraft]):
    """Growth, actions, marketing, lumber check: the parts wait on the stack. [WC-078, WC-263, WC-265]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[s.turn]
        push_turn(s)
        pot: i64
        for pot in range(3):
            if p.pots[pot] > 0:
                grow(s, s.turn, pot, f.GROWTH)


START_TURN: Final = StartTurn("start_turn", ASKS_NOBODY)


def push_turn(s: Woodcraft) -> None:
    """The parts of a turn after growth. [WC-078]"""
    s.push(TURN_OVER)
    s.push(LUMBER_CHECK)
    s.push(MARKETING)
    s.push(TURN, s.turn)


class TurnOver(Step[Woodcraft]):
    """The next player, or the end of the round; a solo card comes before it. [WC-077, WC-356, WC-422]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        s.tile = NONE
        s.settled = 0
        s.bonus_used = 0
        s.bonus_lanterns = 0
        p = s.players[s.turn]
        p.used = [0] * f.ROOMS
        turn = (s.turn + 1) % s.seats
        if turn != s.first:
            s.turn = turn
            s.push(START_TURN)
            return
        s.push(ROUND_OVER)
        if s.seats == 1:
            draw_solo_card(s)


TURN_OVER: Final = TurnOver("turn_over", ASKS_NOBODY)

# ---------------------------------------------------------------- 15.1 the end of a round


class RoundOver(Step[Woodcraft]):
    """Claimed commissions leave the row; then perhaps an income phase.

    [WC-330, WC-333, WC-357, WC-359 to WC-361, WC-447]
    """

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        for p in s.players:
            for commission in p.claimed:
                if commission in s.commissions:
                    s.commissions = without(s.commissions, commission)
                    if s.listening:
                        s.events.append((v.E_COMMISSION_LEFT, PUBLIC, commission))
        s.push(NEXT_ROUND)
        if s.round in f.INCOME_AFTER[s.seats]:
            phase = f.INCOME_AFTER[s.seats].index(s.round)
            if s.listening:
                s.events.append((v.E_INCOME_PHASE, PUBLIC, phase + 1))
            s.push(INCOME, NO_SEAT, phase)
            if phase != LAST_PHASE:
                s.push(LAYING, NO_SEAT, 0)
            fall(s)


ROUND_OVER: Final = RoundOver("round_over", ASKS_NOBODY)

# ---------------------------------------------------------------- 15.2 the income phase (WC-362, WC-375)


def fall(s: Woodcraft) -> None:
    """Step 1: unfinished orders move one row down. [WC-300, WC-317, WC-319, WC-363, WC-364, WC-367, WC-404]"""
    lowest = len(f.ROWS) - 1
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        for card in p.orders:
            place = p.orders.index(card)
            if p.rows[place] < lowest:
                p.rows = put(p.rows, place, p.rows[place] + 1)
                continue
            p.orders = dropped(p.orders, place)
            p.rows = dropped(p.rows, place)
            p.fallen += 1
            discard_order(s, card)
            lower_reputation(s, seat, f.FALLEN_REPUTATION)
            if s.listening:
                s.events.append((v.E_FELL_OFF, PUBLIC, seat, card))


class Laying(Step[Woodcraft]):
    """Step 2: everybody lays an order, in turn order. A single card needs no choice. [WC-365 to WC-368]"""

    asked = field(SEATS + 1)  # players who have been asked

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        asked = self.asked.of(data)
        if asked == s.seats:
            return
        s.push(LAYING, NO_SEAT, asked + 1)
        player = (s.first + asked) % s.seats
        hand = s.players[player].hand
        if len(hand) == 1:
            lay_from_hand(s, player, hand[0])
        elif hand:
            s.push(LAY_ORDER, player)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if self.asked.of(data) <= s.seats else f"there are {s.seats} players"


LAYING: Final = Laying("laying", ASKS_NOBODY, on=("income",))


class LayOrder(Step[Woodcraft]):
    """A card of the hand is laid, in setup and in income phases, and only then. [WC-066, WC-076, WC-365]"""

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.lay_order_setup" if s.round == 0 else "prompt.lay_order")

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.LAY_ORDER.first + card for card in s.players[seat].hand]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        lay_from_hand(s, seat, v.LAY_ORDER.one(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        card = v.LAY_ORDER.one(action)
        if card in s.players[seat].hand:
            return None
        return no("WC-066" if s.round == 0 else "WC-365", "not_in_hand", {"order": f.ORDER_CODES[card]})

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        if not s.asking(LAYING):
            return ""
        asked = (s.first + LAYING.asked.of(s.top_data()) - 1) % s.seats
        return "" if seat == asked else "it is not this seat's turn to lay an order"


LAY_ORDER: Final = LayOrder("lay_order", on=("start_helper", "laying"), verbs=(v.LAY_ORDER,))


class Income(Step[Woodcraft]):
    """Steps 3 to 6 of an income phase. [WC-369 to WC-374]"""

    phase = field(LAST_PHASE + 1)

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        for i in range(s.seats):
            player = (s.first + i) % s.seats
            p = s.players[player]
            p.tokens[f.BERRIES] += p.income[f.BLUEBERRY]
            p.score(score.P_INCOME, p.income[f.HAZELNUT])
            if s.listening:
                s.events.append((v.E_INCOME_PAID, PUBLIC, player, p.income[f.BLUEBERRY], p.income[f.HAZELNUT]))
            for slot in range(3):
                if p.saws[slot] == USED:
                    p.saws = put(p.saws, slot, READY)
                if p.splicers[slot] == USED:
                    p.splicers = put(p.splicers, slot, READY)
            if p.gluer == USED:
                p.gluer = READY
        phase = self.phase.of(data)
        if phase == LAST_PHASE:
            return
        if phase == FINAL_DECKS_PHASE:
            open_final_decks(s)
        else:
            discard_oldest(s)
        refill_helpers(s)
        refill_orders(s)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        fits = s.round == f.INCOME_AFTER[s.seats][self.phase.of(data)]
        return "" if fits else f"it does not follow round {s.round}"


INCOME: Final = Income("income", ASKS_NOBODY, on=("next_round",))


def discard_oldest(s: Woodcraft) -> None:
    """The cards on the X slots go. [WC-371]"""
    last = f.DISPLAY - 1
    if s.order_display[last] != NONE:
        discard_order(s, s.order_display[last])
        s.order_display = put(s.order_display, last, NONE)
    if s.helper_display[last] != NONE:
        discard_helper(s, s.helper_display[last])
        s.helper_display = put(s.helper_display, last, NONE)


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


# ---------------------------------------------------------------- 17 the end of the game


class NextRound(Step[Woodcraft]):
    """After the last income phase the game ends. [WC-047, WC-359, WC-360, WC-403]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if s.round >= f.ROUNDS[s.seats]:
            end_game(s)
        else:
            s.round += 1
            s.push(START_ROUND)


NEXT_ROUND: Final = NextRound("next_round", ASKS_NOBODY)


def end_game(s: Woodcraft) -> None:
    """Final scoring, in the solo game too. [WC-405, WC-448]"""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        score.score_end(p, s.rules)
        if s.listening:
            for commission in p.claimed:
                points = p.parts[score.P_COMMISSION_1 + commission]
                s.events.append((v.E_COMMISSION_POINTS, PUBLIC, seat, commission, points))
            s.events.append((v.E_LEFTOVERS, PUBLIC, seat, p.parts[score.P_LEFTOVERS]))
            if p.unfinished:
                s.events.append((v.E_UNFINISHED, PUBLIC, seat, p.unfinished))
            value = f.order_values(s.rules)[p.reputation]
            points = p.parts[score.P_COMPLETED]
            s.events.append((v.E_ORDERS_SCORED, PUBLIC, seat, len(p.completed), value, points))
    if s.listening:
        winner = score.ranking(s)[0]
        kind = v.E_SOLO_RESULT if s.seats == 1 else v.E_WINNER
        s.events.append((kind, PUBLIC, winner, sum(s.players[winner].parts)))
