"""Anytime actions: conversion buildings, and the removal of landscape tiles (sections 9 and 16)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import (
    ANY_KIND,
    ANYTIME_LIMIT,
    BASIC,
    CELLS,
    CONVERSION_OF,
    CONVERSIONS,
    EMPTY,
    FORESTS,
    GAIN_BASIC,
    GAIN_LANDSCAPE,
    GOODS,
    MARKER,
    NO_GOOD,
    PAY_FOREST,
    PAY_LANDSCAPE,
    PAY_TILES,
    SAND,
    TILES,
    Exchange,
)
from burgher.games.glass_road.landscape import MUST_PLACE, add_clears, clear, offer_place
from burgher.games.glass_road.state import GlassRoad, Player
from burgher.games.glass_road.wheels import MAY_DECLINE, offer, offer_gain, room, turn_wheels

# ---------------------------------------------------------------- what may be done


def add_anytime(p: Player, out: list[int]) -> None:
    """All anytime actions, but for a window in which the limit is reached. [GR-212 to GR-221, GR-226]"""
    if p.anytime >= ANYTIME_LIMIT:
        return
    for tile in p.conversions:
        add_conversions(p, tile, out)
    add_clears(p, out)


def has_goods(p: Player, cost: list[int]) -> bool:
    for good in range(len(GOODS)):
        if cost[good] and p.goods[MARKER[0][good]] < cost[good]:
            return False
    return True


def add_conversions(p: Player, tile: int, out: list[int]) -> None:
    """The uses of one conversion building that can be paid. [GR-220, GR-221]"""
    exchange = CONVERSION_OF[tile]
    action = v.CONVERT.of(tile)
    if exchange.pay == PAY_LANDSCAPE:
        code = exchange.what + 1
        for cell in range(CELLS):
            if p.plan[cell] == code:
                out.append(action + cell)
    elif exchange.pay == PAY_TILES:
        if len(p.display) >= exchange.what and (exchange.gives != GAIN_LANDSCAPE or EMPTY in p.plan):
            out.append(action)
    elif not has_goods(p, exchange.goods):
        return
    elif exchange.pay == PAY_FOREST:
        for forest in range(FORESTS):
            if p.forests[forest]:
                out.append(action + forest)
    elif exchange.either == NO_GOOD:
        out.append(action)
    else:
        for wheel in range(2):
            if p.goods[MARKER[wheel][exchange.either]]:
                out.append(action + wheel)


# ---------------------------------------------------------------- what happens


def play_anytime(s: GlassRoad, seat: int, action: int) -> None:
    """Carry out one anytime action; the window that offered it lies on the stack already."""
    p = s.players[seat]
    p.anytime += 1
    if v.CLEAR.owns(action):
        clear(s, seat, action - v.CLEAR.first)
        return
    tile, x = v.CONVERT.field(action, 0), v.CONVERT.field(action, 1)
    exchange = CONVERSION_OF[tile]
    if s.listening:
        s.events.append((v.E_CONVERTED, PUBLIC, seat, tile))
    if exchange.pay == PAY_TILES:
        s.push(GIVE, seat, tile, 0)
        return
    if exchange.pay == PAY_LANDSCAPE:
        p.plan[x] = EMPTY
    elif exchange.pay == PAY_FOREST:
        p.remove_forest(x)
    for good in range(len(GOODS)):
        p.goods[MARKER[0][good]] -= exchange.goods[good]
    if exchange.either != NO_GOOD:
        p.goods[MARKER[x][exchange.either]] -= 1
    give_back(s, seat, exchange)


def give_back(s: GlassRoad, seat: int, exchange: Exchange) -> None:
    """What a paid exchange gives. The wheels turn after cost and gain together. [GR-063, GR-070, GR-217]"""
    if exchange.gives == GAIN_LANDSCAPE:
        offer_place(s, seat, ANY_KIND, MUST_PLACE)
    elif exchange.gives == GAIN_BASIC:
        if goods_with_room(s.players[seat]):
            s.push(GOOD, seat, exchange.units)
        else:
            turn_wheels(s, seat)
    else:
        offer_gain(s, seat, exchange.gain, MAY_DECLINE)


def goods_with_room(p: Player) -> list[int]:
    return [good for good in range(BASIC) if room(p, good)]


class Give(Step[GlassRoad]):
    """An unbuilt tile of the own display leaves the game for the conversion building a. [GR-297]

    b is 0 for the first tile; for the second one it is the first one's number + 1, and the tiles ascend.
    """

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        display = s.players[seat].display
        last = len(display) if b or CONVERSION_OF[a].what == 1 else len(display) - 1
        return [v.GIVE.first + tile for tile in display[:last] if tile >= b]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        tile = action - v.GIVE.first
        s.players[seat].display.remove(tile)
        s.removed[tile] = 1
        if s.listening:
            s.events.append((v.E_GAVE, PUBLIC, seat, tile))
        if not b and CONVERSION_OF[a].what > 1:
            s.push(GIVE, seat, a, tile + 1)
        else:
            give_back(s, seat, CONVERSION_OF[a])


class ChooseGood(Step[GlassRoad]):
    """The basic good of which the player gains a units. [GR-296, GR-302, GR-307]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [v.GOOD.first + good for good in goods_with_room(s.players[seat])]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        offer(s, seat, action - v.GOOD.first, a, SAND, 0, MAY_DECLINE)


GIVE: Final = Give("give", a=CONVERSIONS - 1, b=TILES)
GOOD: Final = ChooseGood("choose_good", a=2)
