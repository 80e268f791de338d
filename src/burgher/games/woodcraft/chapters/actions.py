"""Opening the seven actions, and two of them: choose orders and choose a helper (sections 7.4 and 7.5).

The others are in `buying` (7.1 to 7.3) and `workshop` (7.6 and 7.7). With the helpers come their immediate abilities
(section 8.2), which may open an action too. [WC-224 to WC-228]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, data_of, field, step_of
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.buying import (
    BUY_LUMBER,
    EXCHANGE,
    MATERIALS,
    REFILL_LUMBER,
    SLOTS,
    die_price,
    material_price,
    part_prompt,
    second_order_price,
    six_price,
)
from burgher.games.woodcraft.chapters.cards import lay_order, refill_helpers, refill_orders
from burgher.games.woodcraft.chapters.free_actions import FREE_ACTIONS, Action, berries, is_free_action
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, gain, happens_later, later
from burgher.games.woodcraft.chapters.workshop import (
    IMPROVE,
    MODE,
    can_plant,
    has_helper,
    improvement_price,
)
from burgher.games.woodcraft.facts import DICE, HELPERS, NONE
from burgher.games.woodcraft.state import Player, Woodcraft, no, put

# ---------------------------------------------------------------- can anything of an action be done? (WC-118)


def can_perform(s: Woodcraft, p: Player, tile: i64, discount: i64, gift: i64) -> bool:
    """At least one part of the action can be done, with `gift` more blueberries than held. [WC-118, WC-131]"""
    have = p.tokens[f.BERRIES] + gift
    i: i64
    if tile == f.BUY_LUMBER_TILE:
        for i in range(SLOTS):
            if s.market[i] and die_price(s, p, i, discount) <= have:
                return True
        return False
    if tile == f.EXCHANGE_TILE:
        lumber = p.lumber
        for i in range(DICE):
            if lumber[i]:
                return True
        for i in range(3):
            if six_price(p, i, discount) <= have:
                return True
        return False
    if tile == f.MATERIALS_TILE:
        for i in range(f.MATERIALS):
            if material_price(p, i, discount) <= have:
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
            if helper != NONE and helper_price(p, helper, discount) <= have:
                return True
        return False
    if tile == f.PRODUCE_TILE:
        return has_helper(p) or can_plant(p)
    for i in range(len(f.IMPROVEMENTS)):
        if improvement_price(p, i, discount) <= have:
            return True
    return False


def no_action(s: Woodcraft, p: Player, tile: i64, gift: int, clause: str) -> Reason | None:
    """Why nothing of an action can be done; `clause` is the one that asks for a part that can. [WC-118, WC-131]"""
    if tile == f.ORDERS_TILE:
        return None if max(s.order_display) > NONE else no("WC-161", "no_orders")
    if tile == f.PRODUCE_TILE:
        plantable = [die for die in range(DICE) if p.lumber[die] and p.pots[f.COLOR_OF[die]] == 0]
        return None if plantable or max(p.rooms) > NONE else no(clause, "nothing_to_produce")
    if tile == f.HELPER_TILE and p.rooms.count(NONE) == 0:
        return no("WC-169", "rooms_full")
    if tile == f.EXCHANGE_TILE and max(p.lumber) > 0:
        return None
    prices = [int(price) for price in part_prices(s, p, tile)]
    have = p.tokens[f.BERRIES] + gift
    if not prices and tile == f.HELPER_TILE:
        return no("WC-165", "no_helpers")
    if not prices:
        return no("WC-193" if tile == f.IMPROVE_TILE else clause, "nothing_left", {"tile": f.TILES[tile]})
    if min(prices) <= have:
        return None
    if tile == f.HELPER_TILE:
        clause = "WC-165"
    return no(clause, "cheapest_part", {"tile": f.TILES[tile], "price": min(prices), "have": have})


def part_prices(s: Woodcraft, p: Player, tile: i64) -> list[i64]:
    """What the parts of an action cost, those that can be bought at all."""
    if tile == f.BUY_LUMBER_TILE:
        return [die_price(s, p, slot, 0) for slot in range(SLOTS) if s.market[slot]]
    if tile == f.EXCHANGE_TILE:
        return [six_price(p, color, 0) for color in range(3)]
    if tile == f.MATERIALS_TILE:
        return [material_price(p, line, 0) for line in range(f.MATERIALS)]
    if tile == f.HELPER_TILE:
        return [helper_price(p, helper, 0) for helper in s.helper_display if helper != NONE]
    kinds = [kind for kind in range(len(f.IMPROVEMENTS)) if p.built(kind) < len(f.COST[kind])]
    return [improvement_price(p, kind, 0) for kind in kinds]


def start_action(s: Woodcraft, seat: i64, tile: i64, discount: i64, optional: i64) -> None:
    """Open an action that can be performed."""
    if tile == f.BUY_LUMBER_TILE:
        s.push(REFILL_LUMBER)
        s.push(BUY_LUMBER, seat, discount, optional)
    elif tile == f.EXCHANGE_TILE:
        s.push(EXCHANGE, seat, discount, optional, NONE)
    elif tile == f.MATERIALS_TILE:
        s.push(MATERIALS, seat, discount, optional, NONE)
    elif tile == f.ORDERS_TILE:
        s.push(TAKE_ORDER, seat, discount, optional)
    elif tile == f.HELPER_TILE:
        s.push(TAKE_HELPER, seat, discount, optional)
    elif tile == f.PRODUCE_TILE:
        s.push(MODE, seat, discount, optional)
    else:
        s.push(IMPROVE, seat, discount, optional)


# ---------------------------------------------------------------- 7.4 choose orders


class TakeOrder(Action):
    """One order for nothing, a second for blueberries. [WC-156 to WC-162]"""

    taken = field(2)  # orders

    def begun(self, data: i64) -> bool:
        return self.taken.of(data) > 0

    def price(self, p: Player, data: i64) -> i64:
        """The first costs nothing. [WC-156, WC-160]"""
        return second_order_price(p, self.discount.of(data)) if self.begun(data) else 0

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return part_prompt(s, seat, self.name, self.begun(data), self.discount.of(data))

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out = self.free_actions(s, seat, data)
        if self.price(p, data) <= p.tokens[f.BERRIES]:
            slot: i64
            for slot in range(f.DISPLAY):
                if s.order_display[slot] != NONE:
                    out.append(v.TAKE_ORDER.first + slot)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first or self.interrupted(s, seat, data, action):
            return
        p = s.players[seat]
        slot = v.TAKE_ORDER.one(action)
        card = s.order_display[slot]
        price = self.price(p, data)
        p.tokens[f.BERRIES] -= price
        s.order_display = put(s.order_display, slot, NONE)
        lay_order(s, seat, card)
        if s.listening:
            s.events.append((v.E_TOOK_ORDER, PUBLIC, seat, card, f.start_row(card, s.rules), price))
        if not self.begun(data):
            s.push(TAKE_ORDER, seat, self.discount.of(data), 0, 1)
        happens_later(s, seat, f.TAKE_ORDER)  # [WC-244]
        refill_orders(s)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-156")
        if is_free_action(action):
            return self.no_interruption(s, seat, data, action)
        slot, p = v.TAKE_ORDER.one(action), s.players[seat]
        if s.order_display[slot] == NONE:
            return no("WC-156", "empty_slot", {"slot": int(slot) + 1})
        return berries(p, self.price(p, data), "WC-160")


TAKE_ORDER: Final = TakeOrder("take_order", on=IN_A_TURN, verbs=(*FREE_ACTIONS, v.TAKE_ORDER, v.DONE))

# ---------------------------------------------------------------- 7.5 choose a helper


def helper_price(p: Player, helper: i64, discount: i64) -> i64:
    """[WC-164]"""
    price = HELPERS[helper].cost - p.discount[f.HIRE_HELPER] - discount
    return price if price > 0 else 0


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


class TakeHelper(Action):
    """One of the displayed helpers; what it will bring cannot help to pay for it. [WC-163 to WC-166, WC-169]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        discount = self.discount.of(data)
        have: i64 = p.tokens[f.BERRIES]
        slot: i64
        for slot in range(f.DISPLAY):
            helper = s.helper_display[slot]
            if helper != NONE and helper_price(p, helper, discount) <= have:
                out.append(v.TAKE_HELPER.first + slot)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first:
            return
        slot = v.TAKE_HELPER.one(action)
        if s.rules == 1:  # the card stayed in its slot until it was placed
            s.push(ROOM, seat, slot, self.discount.of(data))
            return
        helper = s.helper_display[slot]
        s.helper_display = put(s.helper_display, slot, NONE)
        s.push(PLACE_HELPER, seat, helper, self.discount.of(data))
        refill_helpers(s)  # the player sees the new card first [WC-170]

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-163")
        slot, p = v.TAKE_HELPER.one(action), s.players[seat]
        helper = s.helper_display[slot]
        if helper == NONE:
            return no("WC-163", "empty_slot", {"slot": int(slot) + 1})
        return berries(p, helper_price(p, helper, self.discount.of(data)), "WC-165")

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if NONE in s.players[seat].rooms else "all rooms are occupied"


TAKE_HELPER: Final = TakeHelper("take_helper", on=IN_A_TURN, verbs=(v.TAKE_HELPER, v.DONE))


class Hiring(Step[Woodcraft]):
    """The room for a helper: pay, and place. [WC-164, WC-167 to WC-174]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.ROOM.first + room for room in free_rooms(s.players[seat])]

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        return no_room(s.players[seat], v.ROOM.one(action))


class PlaceHelper(Hiring):
    """The helper has been taken, and the display shows a new one already. [WC-170]"""

    helper = field(f.HELPER_CARDS)
    discount = field(21)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.room", {"helper": f.HELPER_CODES[self.helper.of(data)]})

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        helper = self.helper.of(data)
        hire(s, seat, helper, v.ROOM.one(action), helper_price(s.players[seat], helper, self.discount.of(data)))

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, price = s.players[seat], helper_price(s.players[seat], self.helper.of(data), self.discount.of(data))
        return "" if price <= p.tokens[f.BERRIES] else "this helper cannot be paid"


PLACE_HELPER: Final = PlaceHelper("place_helper", on=IN_A_TURN, verbs=(v.ROOM,))


class Room(Hiring):
    """The same by rules 1: the helper is still in the display, which is refilled after the placing."""

    slot = field(f.DISPLAY)
    discount = field(21)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.room", {"helper": f.HELPER_CODES[s.helper_display[self.slot.of(data)]]})

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        slot = self.slot.of(data)
        helper = s.helper_display[slot]
        s.helper_display = put(s.helper_display, slot, NONE)
        hire(s, seat, helper, v.ROOM.one(action), helper_price(s.players[seat], helper, self.discount.of(data)))
        refill_helpers(s)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        helper, p = s.helper_display[self.slot.of(data)], s.players[seat]
        fine = helper != NONE and helper_price(p, helper, self.discount.of(data)) <= p.tokens[f.BERRIES]
        return "" if fine else "this helper cannot be hired"


ROOM: Final = Room("room", on=IN_A_TURN, verbs=(v.ROOM,))


def taken_helper(stack: list[int]) -> int:
    """The helper that has left the display and has no room yet, or NONE."""
    number: i64 = PLACE_HELPER.number
    frame: i64
    for frame in stack:
        if step_of(frame) == number:
            return PLACE_HELPER.helper.of(data_of(frame))
    return NONE


def no_room(p: Player, room: i64) -> Reason | None:
    """[WC-167, WC-168]"""
    if p.rooms[room] != NONE:
        args = {"room": f.ROOM_NAMES[room], "helper": f.HELPER_CODES[p.rooms[room]]}
        return no("WC-167", "room_taken", {**args})
    occupied = [other for other in range(f.ROOMS) if p.rooms[other] != NONE]
    beside = set(f.NEXT_ROOMS[room]) & set(occupied) if occupied else {room} & {0}
    return None if beside else no("WC-167", "room_apart", {"room": f.ROOM_NAMES[room]})


def hire(s: Woodcraft, seat: i64, helper: i64, room: i64, price: i64) -> None:
    """Pay and place; then the income step and production of the room, and the immediate ability. [WC-171 to WC-174]"""
    p = s.players[seat]
    p.tokens[f.BERRIES] -= price
    p.place(helper, room)
    if s.listening:
        s.events.append((v.E_HIRED, PUBLIC, seat, helper, room, price))
    happens_later(s, seat, f.HIRE_HELPER, room + 1)  # [WC-245]
    s.push(IMMEDIATE, NO_SEAT, room)
    later(s, f.ROOM_GAIN[room], score.P_HELPERS)


class Immediate(Step[Woodcraft]):
    """The immediate ability of the helper just placed in a room. [WC-212, WC-224 to WC-228]"""

    room = field(f.ROOMS)

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[s.turn]
        card = HELPERS[p.rooms[self.room.of(data)]]
        if card.ability != f.IMMEDIATE:
            return
        if card.count != NONE:
            times = min(card.most, score.count_of(p, card.count))
            for _ in range(times):
                later(s, card.each, score.P_HELPERS)
        elif card.action != NONE:
            if can_perform(s, p, card.action, card.action_discount, 0):
                start_action(s, s.turn, card.action, card.action_discount, 1)
        else:
            gain(s, s.turn, card.gain, score.P_HELPERS)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if s.players[s.turn].rooms[self.room.of(data)] != NONE else "there is no helper in this room"


IMMEDIATE: Final = Immediate("immediate", ASKS_NOBODY, on=IN_A_TURN)
