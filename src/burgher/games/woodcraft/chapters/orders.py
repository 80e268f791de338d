"""Orders beside the board and their completion (sections 10 and 11).

Orders fall only in income phases [WC-300], and nobody can give one back [WC-302]; hazelnut orders come from the setup
alone [WC-321, WC-322].
"""

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import PUBLIC, Step, field, fields
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, gain, happens_later, later
from burgher.games.woodcraft.facts import COLOR_OF, DICE, ORDERS, PIPS, Order
from burgher.games.woodcraft.state import Player, Woodcraft, dropped, no

MOST_FREE: Final = 4  # free requirements on one card
NOT_PAID: Final = 0  # in the list of dice chosen so far; a die is written as its number + 1

# ---------------------------------------------------------------- what an order asks for


def can_complete(p: Player, card: i64) -> bool:
    """Are the exact dice and tokens there? [WC-303 to WC-306]"""
    order = ORDERS[card]
    lumber = p.lumber
    for i, die in enumerate(order.dice):
        if lumber[die] < order.counts[i]:
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


def fits(order: Order, i: i64, die: i64) -> bool:
    """Does a die meet the i-th free requirement? [WC-306]"""
    value = order.free_values[i]
    return order.free_masks[i] >> COLOR_OF[die] & 1 == 1 and (value == 0 or value == PIPS[die])


def can_match(order: Order, left: list[int], i: i64) -> bool:
    """Can the free requirements from the i-th on be met with different dice? [WC-305]"""
    if i == len(order.free_masks):
        return True
    die: i64
    for die in range(DICE):
        if left[die] > 0 and fits(order, i, die):
            left[die] -= 1
            possible = can_match(order, left, i + 1)
            left[die] += 1
            if possible:
                return True
    return False


def no_completing(p: Player, card: i64) -> Reason | None:
    """Why an order cannot be completed, in the order of section 10.2."""
    order = ORDERS[card]
    code = f.ORDER_CODES[card]
    if card not in p.orders:
        in_hand = card in p.hand
        return no("WC-076" if in_hand else "WC-303", "order_in_hand" if in_hand else "not_beside", {"order": code})
    for token, count in ((f.GLUE, order.glue), (f.SCRAP, order.scrap), (f.SAWBLADE, order.sawblade)):
        if count > p.tokens[token]:
            args: Args = {"order": code, "token": f.TOKENS[token], "count": count, "have": p.tokens[token]}
            return no("WC-304", "order_tokens", args)
    for die, count in zip(order.dice, order.counts, strict=True):
        if count > p.lumber[die]:
            args = {"order": code, **die_args(die), "count": count, "have": p.lumber[die]}
            return no("WC-305", "order_dice", args)
    return None if matches(order, p, [], 0) else no("WC-306", "order_open", {"order": code})


def matches(order: Order, p: Player, paid: list[int], first: int) -> bool:
    """Is there any way to pay the free requirements from the first-th on, these dice being paid already?"""
    left = [die for die in range(DICE) for _ in range(p.lumber[die])]
    for i, die in enumerate(order.dice):
        for _ in range(order.counts[i]):
            left.remove(die)
    for die in paid:
        left.remove(die)
    open_ = range(first, len(order.free_masks))
    return any(all(fits(order, i, way[i - first]) for i in open_) for way in permutations(left, len(open_)))


def die_args(die: int) -> Args:
    return {"color": f.COLORS[COLOR_OF[die]], "value": PIPS[die]}


# ---------------------------------------------------------------- paying with a choice of dice


class PayDie(Step[Woodcraft]):
    """The die for the next free requirement of an order, where several fit. [WC-307]"""

    card = field(f.ORDER_CARDS)
    paid = fields(MOST_FREE, DICE + 1)  # the dice chosen before, as numbers + 1

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.pay_die", {"order": f.ORDER_CODES[self.card.of(data)]})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.DIE.first + die for die in self.fitting(s.players[seat], data)]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        color, value = v.DIE.two(action)
        self.pay(s, seat, self.with_die(data, f.die_number(color, value)))

    def chosen(self, data: i64) -> i64:
        """How many dice have been chosen."""
        i: i64 = 0
        while i < MOST_FREE and self.paid.at(data, i) != NOT_PAID:
            i += 1
        return i

    def with_die(self, data: i64, die: i64) -> i64:
        return self.paid.put_at(data, self.chosen(data), die + 1)

    def fitting(self, p: Player, data: i64) -> list[int]:
        """The dice that may be chosen for the next free requirement. [WC-305 to WC-307]"""
        order = ORDERS[self.card.of(data)]
        left = after_fixed(p, order)
        chosen = self.chosen(data)
        i: i64
        for i in range(chosen):
            left[self.paid.at(data, i) - 1] -= 1
        out: list[int] = []
        die: i64
        for die in range(DICE):
            if left[die] > 0 and fits(order, chosen, die):
                left[die] -= 1
                if can_match(order, left, chosen + 1):
                    out.append(die)
                left[die] += 1
        return out

    def pay(self, s: Woodcraft, seat: i64, data: i64) -> None:
        """Ask for the dice of free requirements where there is a choice, then complete the order. [WC-307]"""
        free = len(ORDERS[self.card.of(data)].free_masks)
        while self.chosen(data) < free:
            dice = self.fitting(s.players[seat], data)
            if len(dice) > 1:
                s.push_again(self, seat, data)
                return
            data = self.with_die(data, dice[0])
        complete(s, seat, data)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        color, value = v.DIE.two(action)
        die = int(f.die_number(color, value))
        order, chosen = ORDERS[self.card.of(data)], int(self.chosen(data))
        paid = [int(self.paid.at(data, i)) - 1 for i in range(chosen)]
        args = {"order": order.code, **die_args(die)}
        if not fits(order, chosen, die):
            return no("WC-306", "die_unfit", {**args})
        fixed = order.counts[order.dice.index(die)] if die in order.dice else 0
        if p.lumber[die] - fixed - paid.count(die) < 1:
            return no("WC-307", "die_not_free", {**args, "have": p.lumber[die]})
        return None if matches(order, p, [*paid, die], chosen + 1) else no("WC-305", "die_wanted", {**args})

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, card = s.players[seat], self.card.of(data)
        fine = card in p.orders and can_complete(p, card) and self.chosen(data) < len(ORDERS[card].free_masks)
        before = PAY_DIE.card.put(0, card)
        for i in range(self.chosen(data) if fine else 0):
            die = self.paid.at(data, i) - 1
            fine = fine and die in self.fitting(p, before)
            before = self.paid.put_at(before, i, die + 1)
        return "" if fine and before == data else "this order cannot be paid so"


PAY_DIE: Final = PayDie("pay_die", on=IN_A_TURN, verbs=(v.DIE,))


def complete_order(s: Woodcraft, seat: i64, card: i64) -> None:
    """A free action: pay for an order beside the board, and be rewarded. [WC-303]"""
    PAY_DIE.pay(s, seat, PAY_DIE.card.put(0, card))


def complete(s: Woodcraft, seat: i64, data: i64) -> None:
    """Pay; then the card's reward, the row's result, and permanent abilities. [WC-252, WC-304, WC-308 to WC-316]"""
    p = s.players[seat]
    card = PAY_DIE.card.of(data)
    order = ORDERS[card]
    for i in range(len(order.dice)):
        p.add_dice(order.dice[i], -order.counts[i])
    k: i64
    for k in range(PAY_DIE.chosen(data)):
        p.add_dice(PAY_DIE.paid.at(data, k) - 1, -1)
    p.tokens[f.GLUE] -= order.glue
    p.tokens[f.SCRAP] -= order.scrap
    p.tokens[f.SAWBLADE] -= order.sawblade
    place = p.orders.index(card)
    row = p.rows[place]
    p.orders = dropped(p.orders, place)
    p.rows = dropped(p.rows, place)
    p.completed = [*p.completed, card]
    if s.listening:
        s.events.append((v.E_COMPLETED, PUBLIC, seat, card, row))
    happens_later(s, seat, f.COMPLETE_ORDER)
    later(s, f.ROW_GAIN[row], score.P_ORDERS)  # [WC-298, WC-309, WC-310, WC-312, WC-313]
    gain(s, seat, order.reward, score.P_ORDERS)
