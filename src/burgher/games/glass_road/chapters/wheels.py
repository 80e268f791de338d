"""Chapter 3: the production wheels, on which goods are paid, gained and turned into glass and brick.

All amounts are public [GR-071]; nothing but a payment or a turn lowers one [GR-048].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import (
    BASIC,
    BRICK,
    BRICK_WHEEL,
    CHARCOAL,
    CLAY,
    FIRST_BASIC,
    FOOD,
    GLASS,
    GLASS_WHEEL,
    GOODS,
    HIGHEST,
    HIGHEST_BASIC,
    HIGHEST_REFINED,
    M_BRICK,
    M_BRICK_CHARCOAL,
    M_BRICK_FOOD,
    M_CHARCOAL,
    M_CLAY,
    M_FOOD,
    M_GLASS,
    M_SAND,
    M_WATER,
    M_WOOD,
    MARKER,
    ON_BOTH,
    ON_BRICK_WHEEL,
    ON_GLASS_WHEEL,
    REFINED,
    REFINED_GOOD,
    SAND,
    WATER,
    WHEELS,
    WOOD,
    Gain,
)
from burgher.games.glass_road.state import GlassRoad, Player

# ---------------------------------------------------------------- quantities


def room_at(goods: list[int], marker: i64) -> i64:
    """How many units a marker can still rise. [GR-040, GR-041, GR-044, GR-045]"""
    return HIGHEST[marker] - goods[marker]


def room(goods: list[int], good: i64) -> i64:
    """How many units of a good can still be gained, on the wheel with more room. [GR-051]"""
    marker: i64 = ON_GLASS_WHEEL[good]
    most: i64 = HIGHEST[marker] - goods[marker]
    if ON_BOTH[good]:
        marker = ON_BRICK_WHEEL[good]
        if HIGHEST[marker] - goods[marker] > most:
            return HIGHEST[marker] - goods[marker]
    return most


def amount(goods: list[int], good: i64) -> i64:
    """What there is of a good, on both wheels together. [GR-005]"""
    have: i64 = goods[ON_GLASS_WHEEL[good]]
    return have + goods[ON_BRICK_WHEEL[good]] if ON_BOTH[good] else have


def turns_due(goods: list[int], wheel: i64) -> i64:
    """How many steps this wheel must turn now: as long as both of its brown spaces are empty. [GR-052 to GR-057]"""
    marker: i64 = FIRST_BASIC[wheel]
    refined: i64 = REFINED[wheel]
    steps: i64 = HIGHEST_REFINED - goods[refined]
    while marker < refined:
        if goods[marker] < steps:
            if not goods[marker]:
                return 0
            steps = goods[marker]
        marker += 1
    return steps


# ---------------------------------------------------------------- turning


def turn_wheels(s: GlassRoad, seat: i64) -> None:
    """Both wheels turn as far as they must, each for itself and without anything in between. [GR-054 to GR-060]

    It is called after each complete action, and only then [GR-059 to GR-063]. A payment too can be the reason, where it
    takes the refined marker from its highest place. [GR-065, GR-067]
    """
    goods = s.players[seat].goods
    if goods[M_SAND] and goods[M_FOOD] and goods[M_CHARCOAL] and goods[M_WATER] and goods[M_WOOD]:
        turn(s, seat, GLASS_WHEEL)
    if goods[M_CLAY] and goods[M_BRICK_CHARCOAL] and goods[M_BRICK_FOOD]:
        turn(s, seat, BRICK_WHEEL)


def turn(s: GlassRoad, seat: i64, wheel: i64) -> None:
    """Each step takes one of every basic good and gives one refined good. [GR-054]"""
    goods = s.players[seat].goods
    steps = turns_due(goods, wheel)
    if steps:
        refined: i64 = REFINED[wheel]
        for marker in range(FIRST_BASIC[wheel], refined):
            goods[marker] -= steps
        goods[refined] += steps
        if s.listening:
            s.events.append((v.E_TURNED, PUBLIC, seat, wheel, steps, REFINED_GOOD[wheel]))


# ---------------------------------------------------------------- paying


def can_pay(goods: list[int], cost: list[int]) -> bool:
    """[GR-043, GR-064, GR-069, GR-183]"""
    return (
        goods[M_WOOD] >= cost[WOOD]
        and goods[M_CLAY] >= cost[CLAY]
        and goods[M_BRICK] >= cost[BRICK]
        and goods[M_GLASS] >= cost[GLASS]
        and goods[M_WATER] >= cost[WATER]
        and goods[M_SAND] >= cost[SAND]
        and goods[M_FOOD] + goods[M_BRICK_FOOD] >= cost[FOOD]
        and goods[M_CHARCOAL] + goods[M_BRICK_CHARCOAL] >= cost[CHARCOAL]
    )


def missing(goods: list[int], cost: list[int]) -> list[str]:
    """What of a cost is not there, unit by unit. [GR-043]"""
    return [name for good, name in enumerate(GOODS) for _ in range(cost[good] - amount(goods, good))]


def pay(s: GlassRoad, seat: i64, cost: list[int]) -> None:
    """Pay a cost; units of food and charcoal are asked for where both wheels have some. [GR-043, GR-061, GR-068]"""
    goods = s.players[seat].goods
    for good in range(len(GOODS)):
        if cost[good] and not ON_BOTH[good]:
            goods[ON_GLASS_WHEEL[good]] -= cost[good]
    if cost[FOOD]:
        pay_units(s, seat, FOOD, cost[FOOD])
    if cost[CHARCOAL]:
        pay_units(s, seat, CHARCOAL, cost[CHARCOAL])


def pay_units(s: GlassRoad, seat: i64, good: i64, units: i64) -> None:
    """Pay so many units of food or charcoal, asking as long as there is a choice. [GR-068, GR-069]"""
    goods = s.players[seat].goods
    first, second = ON_GLASS_WHEEL[good], ON_BRICK_WHEEL[good]
    while units and not (goods[first] and goods[second]):
        goods[first if goods[first] else second] -= 1
        units -= 1
    if units:
        s.push(PAY_FROM, seat, good, units)


class PayFrom(Step[GlassRoad]):
    """The wheel that the next unit of food or charcoal comes from. [GR-068, GR-069, GR-184]"""

    good = field(CHARCOAL - FOOD + 1, low=FOOD)
    units = field(HIGHEST_BASIC, low=1)  # still to be paid, this one too

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return [v.FROM.first, v.FROM.first + 1]

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        good = self.good.of(data)
        s.players[seat].goods[MARKER[v.FROM.one(action)][good]] -= 1
        pay_units(s, seat, good, self.units.of(data) - 1)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        """It asks only where both wheels have a unit, so either wheel will do."""
        return None

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        goods, good = s.players[seat].goods, self.good.of(data)
        if self.units.of(data) > amount(goods, good):
            return "this cannot be paid"
        if not goods[ON_GLASS_WHEEL[good]] or not goods[ON_BRICK_WHEEL[good]]:
            return "there is no choice of wheels"
        return ""

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        return Message("prompt.pay_from", {"good": GOODS[self.good.of(data)]})


PAY_FROM: Final = PayFrom("pay_from", on=("raise", "pay_from"), same_seat=True, verbs=(v.FROM,))

# ---------------------------------------------------------------- gaining

# Whose gain it is.
MAY_DECLINE: Final = 0  # a building's
OF_CARD: Final = 1  # a card's: one unit is an effect of the card
MUST_TAKE: Final = 2  # a card's, and the last chance of an effect [GR-114]


def can_gain(goods: list[int], gain: Gain) -> bool:
    """[GR-044, GR-045]"""
    return room(goods, gain.first) > 0 or (gain.m > 0 and room(goods, gain.second) > 0)


def offer(s: GlassRoad, seat: i64, first: i64, n: i64, second: i64, m: i64, mode: i64) -> None:
    """One gain of up to two goods, then the wheels turn. Without room nothing is asked. [GR-042, GR-062, GR-063]"""
    goods = s.players[seat].goods
    if (n and room(goods, first)) or (m and room(goods, second)):
        s.push(TAKE, seat, first, n if n < HIGHEST_BASIC else HIGHEST_BASIC, second, m, mode)
    else:
        turn_wheels(s, seat)


def offer_gain(s: GlassRoad, seat: i64, gain: Gain, mode: i64) -> None:
    """[GR-042]"""
    offer(s, seat, gain.first, gain.n, gain.second, gain.m, mode)


def gain_units(s: GlassRoad, seat: i64, good: i64, wheel: i64, units: i64) -> None:
    """[GR-042, GR-049]"""
    marker: i64 = MARKER[wheel][good]
    s.players[seat].goods[marker] += units
    if s.listening:
        on = BRICK_WHEEL if marker >= M_CLAY else GLASS_WHEEL
        s.events.append((v.E_GAINED, PUBLIC, seat, units, good, on))


class Take(Step[GlassRoad]):
    """How much is taken of a gain, and onto which wheel; what is left is gone. [GR-044 to GR-051]"""

    first = field(len(GOODS))
    n = field(HIGHEST_BASIC + 1)  # units of the first good that are offered
    second = field(len(GOODS))
    m = field(HIGHEST_REFINED + 1)  # units of the second good; twice food means food on each wheel [GR-358]
    mode = field(MUST_TAKE + 1)

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        goods = s.players[seat].goods
        first, second, m = self.first.of(data), self.second.of(data), self.m.of(data)
        each_wheel = m > 0 and first == second
        asks_wheel = not each_wheel and (ON_BOTH[first] or (m > 0 and ON_BOTH[second]))
        out: list[int] = []
        for wheel in range(2 if asks_wheel else 1):
            most_n = self.n.of(data)
            space = room_at(goods, MARKER[wheel][first])
            if space < most_n:
                most_n = space
            most_m = m
            if m:
                space = room_at(goods, MARKER[BRICK_WHEEL if each_wheel else wheel][second])
                if space < most_m:
                    most_m = space
            action = v.TAKE.of(wheel)
            i: i64 = 0
            while i <= most_n:
                j: i64 = 0
                while j <= most_m:
                    # on the second wheel only what could not lie on the first one as well
                    if wheel == 0 or (i and ON_BOTH[first]) or (j and ON_BOTH[second]):
                        out.append(action + j)
                    j += 1
                action += v.TAKE.stride_b
                i += 1
        if self.mode.of(data) == MUST_TAKE:
            del out[0]  # to take nothing [GR-114]
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        wheel, n, m = v.TAKE.three(action)
        first, second = self.first.of(data), self.second.of(data)
        if n:
            gain_units(s, seat, first, wheel, n)
        if m:
            gain_units(s, seat, second, BRICK_WHEEL if first == second else wheel, m)
        if n + m and self.mode.of(data) != MAY_DECLINE:
            s.effect = 1
        turn_wheels(s, seat)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        wheel, n, m = v.TAKE.three(action)
        first, second = self.first.of(data), self.second.of(data)
        each_wheel = self.m.of(data) > 0 and first == second
        if n > self.n.of(data):
            return Reason("GR-046", Message("refusal.offered", {"good": GOODS[first], "count": self.n.of(data)}))
        if m and not self.m.of(data):
            return Reason("GR-046", Message("refusal.one_good", {"good": GOODS[first]}))
        if m > self.m.of(data):
            return Reason("GR-046", Message("refusal.offered", {"good": GOODS[second], "count": self.m.of(data)}))
        if each_wheel and wheel:
            return Reason("GR-358", Message("refusal.each_wheel", {"good": GOODS[first]}))
        if wheel and not (n and ON_BOTH[first]) and not (m and ON_BOTH[second]):
            return Reason("GR-005", Message("refusal.no_wheel"))
        on_second = BRICK_WHEEL if each_wheel else wheel
        no_room = no_room_for(s.players[seat], first, wheel, n) or no_room_for(s.players[seat], second, on_second, m)
        if no_room is not None:
            return no_room
        if self.mode.of(data) == MUST_TAKE and not n and not m:
            return Reason("GR-114", Message("refusal.must_take"))
        return None

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        goods = s.players[seat].goods
        first, second, m = self.first.of(data), self.second.of(data), self.m.of(data)
        if not (self.n.of(data) and room(goods, first)) and not (m and room(goods, second)):
            return "there is nothing to take"
        if m and first == second and first != FOOD:
            return "no gain is like that"
        if self.mode.of(data) != MAY_DECLINE and s.top().name not in ("evaluate", "gifts"):
            return "this is no gain of a card"
        return ""

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        good, count = GOODS[self.first.of(data)], self.n.of(data)
        if not self.m.of(data):
            return Message("prompt.take", {"good": good, "count": count})
        second, more = GOODS[self.second.of(data)], self.m.of(data)
        return Message("prompt.take_two", {"good": good, "count": count, "second": second, "more": more})


TAKE: Final = Take(
    "take", on=("evaluate", "exchange", "gift", "last_actions", "gifts"), same_seat=True, verbs=(v.TAKE,)
)

# ---------------------------------------------------------------- why not


def no_room_for(p: Player, good: i64, wheel: i64, units: i64) -> Reason | None:
    """So many units do not fit onto a wheel. [GR-044, GR-045, GR-051]"""
    marker = MARKER[wheel][good]
    have, highest = p.goods[marker], HIGHEST[marker]
    if have + units <= highest:
        return None
    if ON_BOTH[good]:
        on = WHEELS[wheel]
        return Reason("GR-051", Message("refusal.no_room_on", {"good": GOODS[good], "wheel": on, "count": have}))
    clause = "GR-044" if good < BASIC else "GR-045"
    return Reason(clause, Message("refusal.no_room", {"good": GOODS[good], "count": have, "highest": highest}))
