"""Completing orders (section 10)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.facts import DICE, ORDERS, Order
from burgher.games.woodcraft.gains import gain, happens_later, later
from burgher.games.woodcraft.state import Player, Woodcraft

MOST_FREE: Final = 4  # free requirements on one card
PAID_BASE: Final = DICE + 1  # the dice chosen so far are digits of a number: die + 1, first choice lowest


def can_complete(p: Player, card: int) -> bool:
    """Are the exact dice and tokens there? [WC-304 to WC-306]"""
    order = ORDERS[card]
    for i in range(len(order.dice)):
        if p.lumber[order.dice[i]] < order.counts[i]:
            return False
    tokens = p.tokens
    if tokens[f.GLUE] < order.glue or tokens[f.SCRAP] < order.scrap or tokens[f.SAWBLADE] < order.sawblade:
        return False
    return not order.free_masks or can_match(order, after_fixed(p, order), 0)


def after_fixed(p: Player, order: Order) -> list[int]:
    """The lumber that is left for free requirements: single colours are set aside first. [WC-307]"""
    left = p.lumber[:]
    for i in range(len(order.dice)):
        left[order.dice[i]] -= order.counts[i]
    return left


def fits(order: Order, i: int, die: int) -> bool:
    """Does a die meet the i-th free requirement? [WC-306]"""
    value = order.free_values[i]
    return order.free_masks[i] >> die // 6 & 1 == 1 and (value == 0 or value == die % 6 + 1)


def can_match(order: Order, left: list[int], i: int) -> bool:
    """Can the free requirements from the i-th on be met with different dice?"""
    if i == len(order.free_masks):
        return True
    for die in range(DICE):
        if left[die] and fits(order, i, die):
            left[die] -= 1
            possible = can_match(order, left, i + 1)
            left[die] += 1
            if possible:
                return True
    return False


def fitting_dice(p: Player, card: int, paid: int) -> list[int]:
    """The dice that may be chosen for the next free requirement."""
    order = ORDERS[card]
    left = after_fixed(p, order)
    i = 0
    while paid:
        left[paid % PAID_BASE - 1] -= 1
        paid //= PAID_BASE
        i += 1
    out: list[int] = []
    for die in range(DICE):
        if left[die] > 0 and fits(order, i, die):
            left[die] -= 1
            if can_match(order, left, i + 1):
                out.append(die)
            left[die] += 1
    return out


def choose_payment(s: Woodcraft, seat: int, card: int, paid: int, chosen: int) -> None:
    """Ask for the dice of free requirements where there is a choice, then complete the order. [WC-307]"""
    free = len(ORDERS[card].free_masks)
    while chosen < free:
        dice = fitting_dice(s.players[seat], card, paid)
        if len(dice) > 1:
            s.push(PAY_DIE, seat, card, paid)
            return
        paid += (dice[0] + 1) * PAID_BASE**chosen
        chosen += 1
    complete(s, seat, card, paid)


class PayDie(Step[Woodcraft]):
    """The die for the next free requirement of card a; b holds those chosen before. [WC-307]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.DIE.first + die for die in fitting_dice(s.players[seat], a, b)]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        chosen = 0
        rest = b
        while rest:
            rest //= PAID_BASE
            chosen += 1
        paid = b + (action - v.DIE.first + 1) * PAID_BASE**chosen
        choose_payment(s, seat, a, paid, chosen + 1)


def complete(s: Woodcraft, seat: int, card: int, paid: int) -> None:
    """Pay; then the card's reward, the row's result, and permanent abilities. [WC-304, WC-308 to WC-316]"""
    p = s.players[seat]
    order = ORDERS[card]
    for i in range(len(order.dice)):
        p.lumber[order.dice[i]] -= order.counts[i]
    while paid:
        p.lumber[paid % PAID_BASE - 1] -= 1
        paid //= PAID_BASE
    p.tokens[f.GLUE] -= order.glue
    p.tokens[f.SCRAP] -= order.scrap
    p.tokens[f.SAWBLADE] -= order.sawblade
    i = p.orders.index(card)
    row = p.rows[i]
    del p.orders[i]
    del p.rows[i]
    p.completed.append(card)
    if s.listening:
        s.events.append((v.E_COMPLETED, PUBLIC, seat, card, row))
    happens_later(s, seat, f.COMPLETE_ORDER)
    later(s, f.ROW_GAIN[row], score.P_ORDERS)
    gain(s, seat, order.reward, score.P_ORDERS)


PAY_DIE: Final = PayDie("pay_die", a=f.ORDER_CARDS - 1, b=PAID_BASE**MOST_FREE - 1)
STEPS: Final[list[Step[Woodcraft]]] = [PAY_DIE]
