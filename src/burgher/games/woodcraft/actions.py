"""The seven actions (section 7), however they are reached, and what a new helper brings (section 8.2).

In the frames of an action b holds 2 * discount + 1 if the action may be declined, as one given by a card may. [WC-226]
"""

from typing import Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.cards import lay_order, refill_helpers, refill_orders
from burgher.games.woodcraft.facts import DICE, HELPERS, NONE, NOTHING
from burgher.games.woodcraft.gains import gain, happened, happens_later, later, produce
from burgher.games.woodcraft.state import NO_POT, NOT_BUILT, READY, Player, Woodcraft
from burgher.games.woodcraft.wood import sell

# ---------------------------------------------------------------- prices (WC-017 to WC-019)


def six_discount(p: Player) -> int:
    """The second sawing slot makes sixes cheaper, also while its tile is used. [WC-135, WC-136, WC-149]"""
    return f.SIX_DISCOUNT if p.saws[1] != NOT_BUILT else 0


def die_price(s: Woodcraft, p: Player, slot: int, discount: int) -> int:
    """[WC-134 to WC-137]"""
    pips = s.market[slot]
    price = pips + f.ADDER[slot // 2] - p.discount[f.BUY_LUMBER_DIE] - discount
    if pips == 6:
        price -= six_discount(p)
    return max(0, price)


def six_price(p: Player, color: int, discount: int) -> int:
    """[WC-146, WC-149, WC-150]"""
    return max(0, f.DIE_PRICE[color * 6 + 5] - six_discount(p) - p.discount[f.BUY_EXCHANGE_DIE] - discount)


def material_price(p: Player, line: int, discount: int) -> int:
    """[WC-152, WC-155]"""
    return max(0, f.MATERIAL_PRICE[line] - p.discount[f.BUY_MATERIAL] - discount)


def second_order_price(p: Player, discount: int) -> int:
    """[WC-160]"""
    return max(0, f.SECOND_ORDER - p.discount[f.TAKE_ORDER] - discount)


def helper_price(p: Player, helper: int, discount: int) -> int:
    """[WC-164]"""
    return max(0, HELPERS[helper].cost - p.discount[f.HIRE_HELPER] - discount)


def next_item(p: Player, kind: int) -> int:
    """The number of the next improvement of a kind, or -1 if it is complete. [WC-190, WC-194, WC-202]"""
    built = p.built(kind)
    return built if built < len(f.COST[kind]) else NONE


def improvement_price(p: Player, kind: int, discount: int) -> int:
    """[WC-191, WC-248]"""
    return max(0, f.COST[kind][next_item(p, kind)] - p.discount[f.IMPROVE] - discount)


# ---------------------------------------------------------------- can anything of an action be done? (WC-118)


def can_perform(s: Woodcraft, p: Player, tile: int, discount: int, gift: int) -> bool:
    """At least one part of the action can be done, with `gift` more blueberries than held. [WC-118, WC-131]"""
    berries = p.tokens[f.BERRIES] + gift
    if tile == f.BUY_LUMBER_TILE:
        for slot in range(6):
            if s.market[slot] and die_price(s, p, slot, discount) <= berries:
                return True
        return False
    if tile == f.EXCHANGE_TILE:
        for die in range(DICE):
            if p.lumber[die]:
                return True
        return six_price(p, f.GREEN, discount) <= berries
    if tile == f.MATERIALS_TILE:
        for line in range(f.MATERIALS):
            if material_price(p, line, discount) <= berries:
                return True
        return False
    if tile == f.ORDERS_TILE:
        for order in s.order_display:
            if order != NONE:
                return True
        return False
    if tile == f.HELPER_TILE:
        if NONE not in p.rooms:
            return False
        for helper in s.helper_display:
            if helper != NONE and helper_price(p, helper, discount) <= berries:
                return True
        return False
    if tile == f.PRODUCE_TILE:
        return has_helper(p) or can_plant(p)
    for kind in range(4):
        if next_item(p, kind) != NONE and improvement_price(p, kind, discount) <= berries:
            return True
    return False


def start_action(s: Woodcraft, seat: int, tile: int, discount: int, optional: bool) -> None:
    """Open an action that can be performed."""
    b = 2 * discount + (1 if optional else 0)
    if tile == f.BUY_LUMBER_TILE:
        s.push(REFILL_LUMBER, NOBODY)
        s.push(BUY_LUMBER, seat, 0, b)
    elif tile == f.EXCHANGE_TILE:
        s.push(EXCHANGE, seat, 0, b)
    elif tile == f.MATERIALS_TILE:
        s.push(MATERIALS, seat, 0, b)
    elif tile == f.ORDERS_TILE:
        s.push(TAKE_ORDER, seat, 0, b)
    elif tile == f.HELPER_TILE:
        s.push(TAKE_HELPER, seat, 0, b)
    elif tile == f.PRODUCE_TILE:
        s.push(MODE, seat, 0, b)
    else:
        s.push(IMPROVE, seat, 0, b)


def add_done(out: list[int], begun: int, b: int) -> None:
    """After its first part an action may be stopped; one given by a card may also be declined. [WC-226]"""
    if begun or b & 1:
        out.append(v.DONE.first)


# ---------------------------------------------------------------- 7.1 buy lumber


class BuyLumber(Step[Woodcraft]):
    """One or two dice of the public lumber; a counts those bought. [WC-133 to WC-140]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for slot in range(6):
            if s.market[slot] and die_price(s, p, slot, b >> 1) <= p.tokens[f.BERRIES]:
                out.append(v.BUY_DIE.first + slot)
        add_done(out, a, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        slot = action - v.BUY_DIE.first
        price = die_price(s, p, slot, b >> 1)
        pips = s.market[slot]
        p.tokens[f.BERRIES] -= price
        p.lumber[slot // 2 * 6 + pips - 1] += 1
        s.market[slot] = 0
        if s.listening:
            s.events.append((v.E_BOUGHT_DIE, PUBLIC, seat, slot // 2, pips, price))
        if a == 0:
            s.push(BUY_LUMBER, seat, 1, b & ~1)
        happened(s, seat, f.BUY_LUMBER_DIE)


class RefillLumber(Step[Woodcraft]):
    """Empty slots of the public lumber are filled with rolled dice of their colour. [WC-138, WC-139]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        for slot in range(5, -1, -1):
            if s.market[slot] == 0:
                s.push(ROLL, CHANCE, slot)


class Roll(Step[Woodcraft]):
    """The die for slot a. [WC-045, WC-139]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        first = v.ROLL.of(a, 1)
        return [first, first + 1, first + 2, first + 3, first + 4, first + 5]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.market[a] = v.ROLL.field(action, 1)


# ---------------------------------------------------------------- 7.2 exchange dice


class Exchange(Step[Woodcraft]):
    """Sell a die, buy a six of another colour, or both; a is 1 + the colour sold. [WC-141 to WC-151]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if a == 0:
            for die in range(DICE):
                if p.lumber[die]:
                    out.append(v.SELL.first + die)
        for color in range(3):
            if color != a - 1 and six_price(p, color, b >> 1) <= p.tokens[f.BERRIES]:
                out.append(v.BUY_SIX.first + color)
        add_done(out, a, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        if v.SELL.owns(action):
            die = action - v.SELL.first
            s.push(EXCHANGE, seat, 1 + die // 6, b & ~1)
            sell(s, seat, die, f.SALE_PRICE[die])
            happened(s, seat, f.SELL_DIE)
            return
        color = action - v.BUY_SIX.first
        price = six_price(p, color, b >> 1)
        p.tokens[f.BERRIES] -= price
        p.lumber[color * 6 + 5] += 1
        if s.listening:
            s.events.append((v.E_BOUGHT_SIX, PUBLIC, seat, color, price))
        happened(s, seat, f.BUY_EXCHANGE_DIE)


# ---------------------------------------------------------------- 7.3 buy materials


class Materials(Step[Woodcraft]):
    """One or two lines of different kinds; a is the kind bought first. [WC-152 to WC-155]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for line in range(f.MATERIALS):
            if f.MATERIAL_KIND[line] != a and material_price(p, line, b >> 1) <= p.tokens[f.BERRIES]:
                out.append(v.BUY_MATERIAL.first + line)
        add_done(out, a, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        line = action - v.BUY_MATERIAL.first
        kind = f.MATERIAL_KIND[line]
        price = material_price(p, line, b >> 1)
        p.tokens[f.BERRIES] -= price
        p.tokens[kind] += f.MATERIAL_COUNT[line]
        if s.listening:
            s.events.append((v.E_BOUGHT_MATERIAL, PUBLIC, seat, f.MATERIAL_COUNT[line], kind, price))
        if a == 0:
            s.push(MATERIALS, seat, kind, b & ~1)
        happened(s, seat, f.BUY_MATERIAL)


# ---------------------------------------------------------------- 7.4 choose orders


class TakeOrder(Step[Woodcraft]):
    """One order for nothing, a second for blueberries; a counts those taken. [WC-156 to WC-162]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if a == 0 or second_order_price(p, b >> 1) <= p.tokens[f.BERRIES]:
            for slot in range(f.DISPLAY):
                if s.order_display[slot] != NONE:
                    out.append(v.TAKE_ORDER.first + slot)
        add_done(out, a, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        slot = action - v.TAKE_ORDER.first
        card = s.order_display[slot]
        price = second_order_price(p, b >> 1) if a else 0
        p.tokens[f.BERRIES] -= price
        s.order_display[slot] = NONE
        lay_order(s, seat, card)
        if s.listening:
            s.events.append((v.E_TOOK_ORDER, PUBLIC, seat, card, f.ORDERS[card].row, price))
        if a == 0:
            s.push(TAKE_ORDER, seat, 1, b & ~1)
        happens_later(s, seat, f.TAKE_ORDER)
        refill_orders(s)


# ---------------------------------------------------------------- 7.5 choose a helper


def free_rooms(p: Player) -> list[int]:
    """Empty rooms that share an edge with an occupied one. [WC-167, WC-168]"""
    out: list[int] = []
    for room in range(f.ROOMS):
        if p.rooms[room] == NONE:
            for other in f.NEXT_ROOMS[room]:
                if p.rooms[other] != NONE:
                    out.append(room)
                    break
    if not out and p.rooms[0] == NONE:
        out.append(0)  # only a position written by hand has no helper at all
    return out


class TakeHelper(Step[Woodcraft]):
    """[WC-163 to WC-166]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for slot in range(f.DISPLAY):
            helper = s.helper_display[slot]
            if helper != NONE and helper_price(p, helper, b >> 1) <= p.tokens[f.BERRIES]:
                out.append(v.TAKE_HELPER.first + slot)
        add_done(out, 0, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action != v.DONE.first:
            s.push(ROOM, seat, action - v.TAKE_HELPER.first, b)


class Room(Step[Woodcraft]):
    """The room for the helper in slot a: pay, place, income step, production, immediate ability. [WC-167 to WC-174]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.ROOM.first + room for room in free_rooms(s.players[seat])]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        room = action - v.ROOM.first
        helper = s.helper_display[a]
        price = helper_price(p, helper, b >> 1)
        p.tokens[f.BERRIES] -= price
        p.place(helper, room)
        s.helper_display[a] = NONE
        if s.listening:
            s.events.append((v.E_HIRED, PUBLIC, seat, helper, room, price))
        happens_later(s, seat, f.HIRE_HELPER, room + 1)
        s.push(IMMEDIATE, NOBODY, room)
        later(s, f.ROOM_GAIN[room], score.P_HELPERS)
        refill_helpers(s)


class Immediate(Step[Woodcraft]):
    """The immediate ability of the helper just placed in room a. [WC-212, WC-224 to WC-228]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[s.turn]
        card = HELPERS[p.rooms[a]]
        if card.ability != f.IMMEDIATE:
            return
        if card.count != NONE:
            times = min(card.most, score.count_of(p, card.count))
            for _ in range(times):
                later(s, card.each, score.P_HELPERS)
        elif card.action != NONE:
            if can_perform(s, p, card.action, card.action_discount, 0):
                start_action(s, s.turn, card.action, card.action_discount, True)
        else:
            gain(s, s.turn, card.gain, score.P_HELPERS)


# ---------------------------------------------------------------- 7.6 produce or plant


def has_helper(p: Player) -> bool:
    """Only in a position written by hand may a workshop have none: then there is nothing to produce. [WC-118]"""
    return p.rooms.count(NONE) < f.ROOMS


def can_plant(p: Player) -> bool:
    """An empty pot and lumber of its colour. [WC-178 to WC-183]"""
    for pot in range(3):
        if p.pots[pot] == 0:
            for die in range(pot * 6, pot * 6 + 6):
                if p.lumber[die]:
                    return True
    return False


class Mode(Step[Woodcraft]):
    """Two productions, or one and a tree. [WC-175 to WC-178]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if has_helper(p):
            out.append(v.MODE.first)
        if 0 in p.pots:
            out.append(v.MODE.first + 1)
        add_done(out, 0, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        if action == v.MODE.first:
            produce(s, seat, 2, 0)
        else:
            s.push(PLANTING, NOBODY, 2 if s.players[seat].pots[f.BROWN] != NO_POT else 1)
            produce(s, seat, 1, 0)


class Planting(Step[Woodcraft]):
    """Up to a trees may be planted, if a die fits an empty pot. [WC-177, WC-179, WC-188]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if can_plant(s.players[s.turn]):
            s.push(PLANT, s.turn, a)


class Plant(Step[Woodcraft]):
    """Plant a die of 1 or 2, whole or cut off a larger one; or not. [WC-180 to WC-189]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for pot in range(3):
            if p.pots[pot] == 0:
                for value in range(1, 7):
                    if p.lumber[pot * 6 + value - 1]:
                        out.append(v.PLANT.of(pot, value, 1))
                        if value > 1:
                            out.append(v.PLANT.of(pot, value, 2))
        out.append(v.DONE.first)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        pot = v.PLANT.field(action, 0)
        value = v.PLANT.field(action, 1)
        piece = v.PLANT.field(action, 2)
        p.lumber[pot * 6 + value - 1] -= 1
        if value > piece:
            p.lumber[pot * 6 + value - piece - 1] += 1
        p.pots[pot] = piece
        if s.listening:
            s.events.append((v.E_PLANTED, PUBLIC, seat, pot, piece))
        if a > 1:
            s.push(PLANTING, NOBODY, a - 1)
        happened(s, seat, f.PLANT_TREE)


# ---------------------------------------------------------------- 7.7 improve the workshop


class Improve(Step[Woodcraft]):
    """Add the next pot, saw or splicing tile, or the gluing tile. [WC-190 to WC-206]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        for kind in range(4):
            if next_item(p, kind) != NONE and improvement_price(p, kind, b >> 1) <= p.tokens[f.BERRIES]:
                out.append(v.IMPROVE.first + kind)
        add_done(out, 0, b)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        kind = action - v.IMPROVE.first
        number = next_item(p, kind)
        price = improvement_price(p, kind, b >> 1)
        p.tokens[f.BERRIES] -= price
        if kind == f.POT:
            p.pots[number] = 0
        elif kind == f.SAWING:
            p.saws[number] = READY
        elif kind == f.SPLICING:
            p.splicers[number] = READY
        else:
            p.gluer = READY
        if s.listening:
            s.events.append((v.E_IMPROVED, PUBLIC, seat, kind, price))
        happens_later(s, seat, f.IMPROVE)
        if f.COST_GAIN[kind][number] != NOTHING:
            gain(s, seat, f.COST_GAIN[kind][number], score.P_HELPERS)


MOST_B: Final = 2 * 20 + 1
BUY_LUMBER: Final = BuyLumber("buy_lumber", a=1, b=MOST_B)
REFILL_LUMBER: Final = RefillLumber("refill_lumber")
ROLL: Final = Roll("roll", a=5)
EXCHANGE: Final = Exchange("exchange", a=3, b=MOST_B)
MATERIALS: Final = Materials("materials", a=f.SCRAP, b=MOST_B)
TAKE_ORDER: Final = TakeOrder("take_order", a=1, b=MOST_B)
TAKE_HELPER: Final = TakeHelper("take_helper", b=MOST_B)
ROOM: Final = Room("room", a=f.DISPLAY - 1, b=MOST_B)
IMMEDIATE: Final = Immediate("immediate", a=f.ROOMS - 1)
MODE: Final = Mode("mode", b=MOST_B)
PLANTING: Final = Planting("planting", a=2)
PLANT: Final = Plant("plant", a=2)
IMPROVE: Final = Improve("improve", b=MOST_B)
STEPS: Final[list[Step[Woodcraft]]] = [
    BUY_LUMBER,
    REFILL_LUMBER,
    ROLL,
    EXCHANGE,
    MATERIALS,
    TAKE_ORDER,
    TAKE_HELPER,
    ROOM,
    IMMEDIATE,
    MODE,
    PLANTING,
    PLANT,
    IMPROVE,
]
