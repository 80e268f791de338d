"""Buy lumber, exchange dice, buy materials (sections 7.1 to 7.3); discounts add up, down to a price of 0.

[WC-018, WC-019, WC-223]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.free_actions import FREE_ACTIONS, Action, berries, is_free_action
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, happened
from burgher.games.woodcraft.chapters.helpers import sell
from burgher.games.woodcraft.chapters.orders import die_args
from burgher.games.woodcraft.facts import DICE, NONE
from burgher.games.woodcraft.state import NOT_BUILT, Player, Woodcraft, no, put

SLOTS: Final = 6  # of the public lumber, two of each colour [WC-045]
SLOT_COLOR: Final = [0, 0, 1, 1, 2, 2]

# ---------------------------------------------------------------- prices


def six_discount(p: Player) -> i64:
    """The second sawing slot makes sixes cheaper, also while its tile is used. [WC-135, WC-136, WC-149, WC-199]"""
    return f.SIX_DISCOUNT if p.saws[1] != NOT_BUILT else 0


def die_price(s: Woodcraft, p: Player, slot: i64, discount: i64) -> i64:
    """[WC-134 to WC-137]"""
    pips: i64 = s.market[slot]
    price = pips + f.ADDER[SLOT_COLOR[slot]] - p.discount[f.BUY_LUMBER_DIE] - discount
    if pips == f.MOST:
        price -= six_discount(p)
    return price if price > 0 else 0


def six_price(p: Player, color: i64, discount: i64) -> i64:
    """[WC-146, WC-149, WC-150]"""
    full: i64 = f.DIE_PRICE[f.die_number(color, f.MOST)]
    price = full - six_discount(p) - p.discount[f.BUY_EXCHANGE_DIE] - discount
    return price if price > 0 else 0


def material_price(p: Player, line: i64, discount: i64) -> i64:
    """[WC-152, WC-155]"""
    full: i64 = f.MATERIAL_PRICE[line]
    price = full - p.discount[f.BUY_MATERIAL] - discount
    return price if price > 0 else 0


def second_order_price(p: Player, discount: i64) -> i64:
    """[WC-160]"""
    price = f.SECOND_ORDER - p.discount[f.TAKE_ORDER] - discount
    return price if price > 0 else 0


def part_prompt(s: Woodcraft, seat: i64, name: str, again: bool, discount: i64) -> Message:
    """The question for the first or the second part of an action."""
    price = int(second_order_price(s.players[seat], discount))
    return Message(f"prompt.{name}_again" if again else f"prompt.{name}", {"price": price})


# ---------------------------------------------------------------- 7.1 buy lumber


class BuyLumber(Action):
    """One or two dice of the public lumber, each priced by itself. [WC-133 to WC-140]"""

    bought = field(2)  # dice

    def begun(self, data: i64) -> bool:
        return self.bought.of(data) > 0

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return part_prompt(s, seat, self.name, self.begun(data), self.discount.of(data))

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out = self.free_actions(s, seat, data)
        discount = self.discount.of(data)
        have: i64 = p.tokens[f.BERRIES]
        slot: i64
        for slot in range(SLOTS):
            if s.market[slot] and die_price(s, p, slot, discount) <= have:
                out.append(v.BUY_DIE.first + slot)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first or self.interrupted(s, seat, data, action):
            return
        p = s.players[seat]
        slot = v.BUY_DIE.one(action)
        price = die_price(s, p, slot, self.discount.of(data))
        color, pips = SLOT_COLOR[slot], s.market[slot]
        p.tokens[f.BERRIES] -= price
        p.add_dice(f.die_number(color, pips), 1)
        s.market = put(s.market, slot, 0)
        if s.listening:
            s.events.append((v.E_BOUGHT_DIE, PUBLIC, seat, color, pips, price))
        if not self.begun(data):
            s.push(BUY_LUMBER, seat, self.discount.of(data), 0, 1)
        happened(s, seat, f.BUY_LUMBER_DIE)  # before the next die is chosen [WC-220]

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-133")
        if is_free_action(action):
            return self.no_interruption(s, seat, data, action)
        p, slot = s.players[seat], v.BUY_DIE.one(action)
        if s.market[slot] == 0:
            return no("WC-138", "lumber_gap", {"slot": int(slot) + 1})
        return berries(p, die_price(s, p, slot, self.discount.of(data)), "WC-134")


BUY_LUMBER: Final = BuyLumber("buy_lumber", on=IN_A_TURN, verbs=(*FREE_ACTIONS, v.BUY_DIE, v.DONE))


class RefillLumber(Step[Woodcraft]):
    """Empty slots of the public lumber are filled after the last purchase. [WC-138, WC-139]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        slot: i64
        for slot in range(SLOTS - 1, -1, -1):
            if s.market[slot] == 0:
                s.push(ROLL, NO_SEAT, slot)


class Roll(Step[Woodcraft]):
    """A die of the colour of the slot is rolled. [WC-045, WC-139]"""

    slot = field(SLOTS)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return v.ROLLS[self.slot.of(data)][:]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        slot, pips = v.ROLL.two(action)
        s.market = put(s.market, slot, pips)


# also in the setup and after a solo card
REFILL_LUMBER: Final = RefillLumber(
    "refill_lumber", ASKS_NOBODY, on=(*IN_A_TURN, "reputation_tile", "round_over", "solo")
)
ROLL: Final = Roll(
    "roll", ASKS_CHANCE, on=(*IN_A_TURN, "reputation_tile", "round_over", "solo", "roll"), verbs=(v.ROLL,)
)

# ---------------------------------------------------------------- 7.2 exchange dice


class Exchange(Action):
    """Sell a die, buy a six of another colour, or both: the sale first, the purchase last. [WC-141 to WC-151]"""

    sold = field(4, low=NONE)  # the colour of the die that was sold

    def begun(self, data: i64) -> bool:
        return self.sold.of(data) != NONE

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.exchange_after_sale" if self.begun(data) else "prompt.exchange")

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out = self.free_actions(s, seat, data)
        sold = self.sold.of(data)
        if sold == NONE:
            lumber = p.lumber
            die: i64
            for die in range(DICE):
                if lumber[die]:
                    out.append(v.SELL.first + die)
        discount = self.discount.of(data)
        have: i64 = p.tokens[f.BERRIES]
        color: i64
        for color in range(3):
            if color != sold and six_price(p, color, discount) <= have:
                out.append(v.BUY_SIX.first + color)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first or self.interrupted(s, seat, data, action):
            return
        p = s.players[seat]
        if v.SELL.owns(action):
            color, value = v.SELL.two(action)
            die = f.die_number(color, value)
            s.push(EXCHANGE, seat, self.discount.of(data), 0, color)
            sell(s, seat, die, f.SALE_PRICE[die])
            happened(s, seat, f.SELL_DIE)
            return
        color = v.BUY_SIX.one(action)
        price = six_price(p, color, self.discount.of(data))
        p.tokens[f.BERRIES] -= price
        p.add_dice(f.die_number(color, f.MOST), 1)  # from the bank [WC-147]
        if s.listening:
            s.events.append((v.E_BOUGHT_SIX, PUBLIC, seat, color, price))
        happened(s, seat, f.BUY_EXCHANGE_DIE)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-141")
        if is_free_action(action):
            return self.no_interruption(s, seat, data, action)
        p, sold = s.players[seat], self.sold.of(data)
        if v.SELL.owns(action):
            color, value = v.SELL.two(action)
            die = int(f.die_number(color, value))
            if sold != NONE:
                return no("WC-144", "one_sale")
            return None if p.lumber[die] > 0 else no("WC-141", "no_die", {**die_args(die)})
        color = v.BUY_SIX.one(action)
        if color == sold:
            return no("WC-148", "sold_color", {"color": f.COLORS[color]})
        return berries(p, six_price(p, color, self.discount.of(data)), "WC-146")


EXCHANGE: Final = Exchange("exchange", on=IN_A_TURN, verbs=(*FREE_ACTIONS, v.SELL, v.BUY_SIX, v.DONE))

# ---------------------------------------------------------------- 7.3 buy materials


class Materials(Action):
    """One or two lines of the price list, of different kinds. [WC-152 to WC-155]"""

    bought = field(len(f.TOKENS), low=NONE)  # the kind bought first

    def begun(self, data: i64) -> bool:
        return self.bought.of(data) != NONE

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return part_prompt(s, seat, self.name, self.begun(data), self.discount.of(data))

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out = self.free_actions(s, seat, data)
        bought, discount = self.bought.of(data), self.discount.of(data)
        have: i64 = p.tokens[f.BERRIES]
        line: i64
        for line in range(f.MATERIALS):
            if f.MATERIAL_KIND[line] != bought and material_price(p, line, discount) <= have:
                out.append(v.BUY_MATERIAL.first + line)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first or self.interrupted(s, seat, data, action):
            return
        p = s.players[seat]
        line = v.BUY_MATERIAL.one(action)
        kind = f.MATERIAL_KIND[line]
        price = material_price(p, line, self.discount.of(data))
        p.tokens[f.BERRIES] -= price
        p.tokens[kind] += f.MATERIAL_COUNT[line]
        if s.listening:
            s.events.append((v.E_BOUGHT_MATERIAL, PUBLIC, seat, f.MATERIAL_COUNT[line], kind, price))
        if not self.begun(data):
            s.push(MATERIALS, seat, self.discount.of(data), 0, kind)
        happened(s, seat, f.BUY_MATERIAL)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-153")
        if is_free_action(action):
            return self.no_interruption(s, seat, data, action)
        line = v.BUY_MATERIAL.one(action)
        kind = f.MATERIAL_KIND[line]
        if kind == self.bought.of(data):
            return no("WC-154", "same_material", {"token": f.TOKENS[kind]})
        p = s.players[seat]
        return berries(p, material_price(p, line, self.discount.of(data)), "WC-152")

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        kinds = (NONE, f.SAWBLADE, f.GLUE, f.SCRAP)
        return "" if self.bought.of(data) in kinds else "there is no such material"


MATERIALS: Final = Materials("materials", on=IN_A_TURN, verbs=(*FREE_ACTIONS, v.BUY_MATERIAL, v.DONE))
