"""The production wheels: paying, gaining and turning (section 3)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import (
    BRICK,
    CHARCOAL,
    FOOD,
    GLASS,
    GOODS,
    HIGHEST,
    HIGHEST_REFINED,
    M_BRICK,
    M_CLAY,
    M_GLASS,
    MARKER,
    ON_BOTH,
    Gain,
)
from burgher.games.glass_road.state import GlassRoad, Player

# ---------------------------------------------------------------- turning


def turns_due(p: Player, wheel: int) -> int:
    """How many steps this wheel must turn now: as long as both of its brown spaces are empty. [GR-053 to GR-055]"""
    goods = p.goods
    if wheel == 0:
        return min(goods[0], goods[1], goods[2], goods[3], goods[4], HIGHEST_REFINED - goods[M_GLASS])
    return min(goods[M_CLAY], goods[7], goods[8], HIGHEST_REFINED - goods[M_BRICK])


def turn_wheels(s: GlassRoad, seat: int) -> None:
    """Both wheels turn as far as they must, without anything in between. [GR-054 to GR-060]"""
    p = s.players[seat]
    goods = p.goods
    if goods[0] and goods[1] and goods[2] and goods[3] and goods[4]:
        steps = turns_due(p, 0)
        if steps:
            for marker in range(M_GLASS):
                goods[marker] -= steps
            goods[M_GLASS] += steps
            if s.listening:
                s.events.append((v.E_TURNED, PUBLIC, seat, 0, steps, GLASS))
    if goods[6] and goods[7] and goods[8]:
        steps = turns_due(p, 1)
        if steps:
            for marker in range(M_CLAY, M_BRICK):
                goods[marker] -= steps
            goods[M_BRICK] += steps
            if s.listening:
                s.events.append((v.E_TURNED, PUBLIC, seat, 1, steps, BRICK))


# ---------------------------------------------------------------- paying


def amount(p: Player, good: int) -> int:
    """What a player has of a good, on both wheels together."""
    if ON_BOTH[good]:
        return p.goods[MARKER[0][good]] + p.goods[MARKER[1][good]]
    return p.goods[MARKER[0][good]]


def can_pay(p: Player, cost: list[int]) -> bool:
    """[GR-043, GR-183]"""
    goods = p.goods
    return (
        goods[4] >= cost[4]
        and goods[M_CLAY] >= cost[5]
        and goods[M_BRICK] >= cost[7]
        and goods[M_GLASS] >= cost[6]
        and goods[3] >= cost[3]
        and goods[0] >= cost[0]
        and goods[1] + goods[8] >= cost[1]
        and goods[2] + goods[7] >= cost[2]
    )


def pay(s: GlassRoad, seat: int, cost: list[int]) -> None:
    """Pay a cost; units of food and charcoal are asked for where both wheels have some. [GR-061, GR-068, GR-069]"""
    p = s.players[seat]
    for good in range(len(GOODS)):
        if cost[good] and not ON_BOTH[good]:
            p.goods[MARKER[0][good]] -= cost[good]
    for good in (FOOD, CHARCOAL):
        if cost[good]:
            pay_units(s, seat, good, cost[good])


def pay_units(s: GlassRoad, seat: int, good: int, units: int) -> None:
    """Pay so many units of food or charcoal, asking as long as there is a choice."""
    p = s.players[seat]
    first, second = MARKER[0][good], MARKER[1][good]
    while units and not (p.goods[first] and p.goods[second]):
        p.goods[first if p.goods[first] else second] -= 1
        units -= 1
    if units:
        s.push(PAY_FROM, seat, good, units)


class PayFrom(Step[GlassRoad]):
    """The wheel that the next unit of food or charcoal (a) comes from; b units are still to be paid. [GR-068]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [v.FROM.first, v.FROM.first + 1]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        s.players[seat].goods[MARKER[action - v.FROM.first][a]] -= 1
        pay_units(s, seat, a, b - 1)


# ---------------------------------------------------------------- gaining

MAY_DECLINE: Final = 0  # a gain of a building
OF_CARD: Final = 1  # a gain of a card: one unit is an effect of the card
MUST_TAKE: Final = 2  # a gain of a card that is the last chance of an effect [GR-114]


def room(p: Player, good: int) -> int:
    """How many units of a good can still be gained, on the wheel with more room."""
    marker = MARKER[0][good]
    first = HIGHEST[marker] - p.goods[marker]
    if ON_BOTH[good]:
        other = MARKER[1][good]
        return max(first, HIGHEST[other] - p.goods[other])
    return first


def can_gain(p: Player, gain: Gain) -> bool:
    return room(p, gain.first) > 0 or (gain.m > 0 and room(p, gain.second) > 0)


def offer(s: GlassRoad, seat: int, first: int, n: int, second: int, m: int, mode: int) -> None:
    """One gain of up to two goods, then the wheels turn. Without room nothing is asked. [GR-042, GR-062, GR-063]"""
    p = s.players[seat]
    if (n and room(p, first)) or (m and room(p, second)):
        s.push(TAKE, seat, first * 8 + min(n, 7), mode * 32 + second * 4 + m)
    else:
        turn_wheels(s, seat)


def offer_gain(s: GlassRoad, seat: int, gain: Gain, mode: int) -> None:
    offer(s, seat, gain.first, gain.n, gain.second, gain.m, mode)


class Take(Step[GlassRoad]):
    """How much is taken of a gain, and onto which wheel. [GR-044 to GR-051]

    a is 8 * first good + units; b is 32 * mode + 4 * second good + units. Twice food means food on each wheel.
    """

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        goods = s.players[seat].goods
        first, second = a >> 3, b >> 2 & 7
        n, m = a & 7, b & 3
        each_wheel = m > 0 and first == second
        out: list[int] = []
        for wheel in range(2):
            on_first = MARKER[wheel][first]
            on_second = MARKER[1 if each_wheel else wheel][second]
            most_n = min(n, HIGHEST[on_first] - goods[on_first])
            most_m = min(m, HIGHEST[on_second] - goods[on_second])
            for i in range(most_n + 1):
                action = v.TAKE.of(wheel, i)
                for j in range(most_m + 1):
                    # on the second wheel only what could not lie on the first one as well
                    if wheel == 0 or (i and ON_BOTH[first]) or (j and ON_BOTH[second]):
                        out.append(action + j)
            if each_wheel or not (ON_BOTH[first] or (m and ON_BOTH[second])):
                break
        if b >> 5 == MUST_TAKE:
            del out[0]
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        wheel, n, m = v.TAKE.field(action, 0), v.TAKE.field(action, 1), v.TAKE.field(action, 2)
        first, second = a >> 3, b >> 2 & 7
        second_wheel = 1 if first == second and b & 3 else wheel
        if n:
            gain_units(s, seat, first, wheel, n)
        if m:
            gain_units(s, seat, second, second_wheel, m)
        if n + m and b >> 5 != MAY_DECLINE:
            s.effect = 1
        turn_wheels(s, seat)


def gain_units(s: GlassRoad, seat: int, good: int, wheel: int, units: int) -> None:
    marker = MARKER[wheel][good]
    s.players[seat].goods[marker] += units
    if s.listening:
        on = 1 if marker >= M_CLAY else 0
        s.events.append((v.E_GAINED, PUBLIC, seat, units, good, on))


PAY_FROM: Final = PayFrom("pay_from", a=CHARCOAL, b=7)
TAKE: Final = Take("take", a=8 * BRICK + 7, b=MUST_TAKE * 32 + 31)
