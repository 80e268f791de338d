"""The parts of a turn: actions in any order, marketing, lumber check (sections 4, 6 and 14)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.actions import can_perform, no_action, start_action
from burgher.games.woodcraft.chapters.free_actions import (
    FREE_ACTIONS,
    add_free_actions,
    is_free_action,
    no_free_action,
    take_free_action,
)
from burgher.games.woodcraft.chapters.gains import gain, happens_later, later
from burgher.games.woodcraft.chapters.wood import die_of, lumber_options, no_die, pay_lanterns
from burgher.games.woodcraft.facts import GAINS, HELPERS, NONE
from burgher.games.woodcraft.state import Player, Woodcraft, no

PERFORM: Final = 0  # the ways of `main` to settle a tile
TAKE_BLUEBERRIES: Final = 1

# ---------------------------------------------------------------- 6 actions for lanterns


def lantern_gift(p: Player) -> i64:
    """Blueberries that spending lanterns brings before the action begins. [WC-131, WC-253]"""
    found: i64 = 0
    if p.watched[f.SPEND_LANTERN]:
        for helper in p.rooms:
            if helper != NONE and HELPERS[helper].event == f.SPEND_LANTERN:
                found += GAINS[HELPERS[helper].gain].tokens[f.BERRIES]
    return found


def lantern_dice(p: Player) -> bool:
    """Whether it brings dice, which could be exchanged. [WC-131]"""
    if p.watched[f.SPEND_LANTERN]:
        for helper in p.rooms:
            if helper != NONE and HELPERS[helper].event == f.SPEND_LANTERN and GAINS[HELPERS[helper].gain].dice:
                return True
    return False


def add_lantern_actions(s: Woodcraft, p: Player, first: i64, without: i64, out: list[int]) -> None:
    """The actions that lanterns buy: those of which something can be done after paying. [WC-119, WC-126, WC-131]"""
    gift = lantern_gift(p)
    dice = lantern_dice(p)
    tile: i64
    for tile in range(len(f.TILES)):
        if tile != without and (can_perform(s, p, tile, 0, gift) or (dice and tile == f.EXCHANGE_TILE)):
            out.append(first + tile)


def no_lantern_action(s: Woodcraft, p: Player, tile: i64) -> Reason | None:
    """Why an action cannot be bought with lanterns that are there. [WC-131]"""
    if tile == f.EXCHANGE_TILE and lantern_dice(p):
        return None
    return no_action(s, p, tile, int(lantern_gift(p)), "WC-131")


# ---------------------------------------------------------------- 4 the action part


class Turn(Step[Woodcraft]):
    """The action part: everything in any order until it is closed. [WC-079 to WC-085]"""

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        if s.tile == NONE:
            return Message("prompt.choose_tile")
        if not s.settled:
            return Message("prompt.settle_tile", {"tile": f.TILES[s.tile]})
        return Message("prompt.end_or_more")

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        lanterns: i64 = p.tokens[f.LANTERN]
        if s.tile == NONE:
            wheel.add_tiles(s, out)
        elif not s.settled:
            if can_perform(s, p, s.tile, 0, 0):
                out.append(v.MAIN.first + PERFORM)
            out.append(v.MAIN.first + TAKE_BLUEBERRIES)
            if lanterns - s.bonus_lanterns >= f.SWAP_LANTERNS:
                add_lantern_actions(s, p, v.SWAP.first, s.tile, out)
        if not s.bonus_used and lanterns >= f.BONUS_LANTERNS:
            add_lantern_actions(s, p, v.BONUS.first, NONE, out)
        add_free_actions(p, out)
        if s.settled:
            out.append(v.END_ACTIONS.first)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.END_ACTIONS.first:
            return
        s.push_again(self, seat, data)
        if is_free_action(action):
            take_free_action(s, seat, action)
        elif v.TILE.owns(action):
            choose_tile(s, seat, v.TILE.one(action))
        elif v.MAIN.owns(action):
            settle_tile(s, seat, v.MAIN.one(action))
        elif v.SWAP.owns(action):
            swap(s, seat, v.SWAP.one(action))
        else:
            bonus_action(s, seat, v.BONUS.one(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        if v.TILE.owns(action):
            chosen = no("WC-079", "tile_chosen", {"tile": f.TILES[s.tile]}) if s.tile != NONE else None
            return chosen or wheel.no_tile(s, v.TILE.one(action))
        if v.MAIN.owns(action) or v.SWAP.owns(action):
            return no_settling(s, p, action)
        if v.BONUS.owns(action):
            if s.bonus_used:
                return no("WC-126", "bonus_used")
            have = p.tokens[f.LANTERN]
            if have < f.BONUS_LANTERNS:
                return no("WC-126", "lanterns", {"count": f.BONUS_LANTERNS, "have": have})
            return no_lantern_action(s, p, v.BONUS.one(action))
        if action == v.END_ACTIONS.first:
            if s.tile == NONE:
                return no("WC-082", "no_tile_chosen")
            return None if s.settled else no("WC-082", "not_settled", {"tile": f.TILES[s.tile]})
        return no_free_action(p, action)


TURN: Final = Turn(
    "turn",
    on=("marketing",),
    verbs=(v.TILE, v.MAIN, v.SWAP, v.BONUS, *FREE_ACTIONS, v.END_ACTIONS),
)


def no_settling(s: Woodcraft, p: Player, action: i64) -> Reason | None:
    """Why the action of the tile cannot be settled in this way. [WC-115 to WC-123]"""
    if s.tile == NONE:
        return no("WC-115", "no_tile_chosen")
    if s.settled:
        return no("WC-115", "settled", {"tile": f.TILES[s.tile]})
    if v.MAIN.owns(action):
        return no_action(s, p, s.tile, 0, "WC-118") if v.MAIN.one(action) == PERFORM else None
    tile, have = v.SWAP.one(action), p.tokens[f.LANTERN]
    if tile == s.tile:
        return no("WC-119", "same_tile", {"tile": f.TILES[tile]})
    if have < f.SWAP_LANTERNS:
        return no("WC-119", "lanterns", {"count": f.SWAP_LANTERNS, "have": have})
    if have < f.SWAP_LANTERNS + s.bonus_lanterns:
        return no("WC-122", "bonus_lanterns", {"count": int(s.bonus_lanterns), "have": have})
    return no_lantern_action(s, p, tile)


def choose_tile(s: Woodcraft, seat: i64, tile: i64) -> None:
    """The bonuses are those of the place that the tile leaves. [WC-086, WC-094, WC-103, WC-104, WC-114]"""
    s.tile = tile
    if s.listening:
        s.events.append((v.E_TILE, PUBLIC, seat, tile))
    rim = wheel.rim_bonus(s, tile)
    saw = wheel.saw_bonus(s, tile)
    wheel.move(s, tile)
    later(s, saw, score.P_WHEEL)
    gain(s, seat, rim, score.P_WHEEL)


def settle_tile(s: Woodcraft, seat: i64, way: i64) -> None:
    """Perform the action of the tile, or take blueberries instead. [WC-115 to WC-118]"""
    s.settled = 1
    if way == PERFORM:
        start_action(s, seat, s.tile, 0, 0)
        return
    s.players[seat].tokens[f.BERRIES] += f.REPLACEMENT_BERRIES
    if s.listening:
        s.events.append((v.E_REPLACED, PUBLIC, seat, f.REPLACEMENT_BERRIES))


def swap(s: Woodcraft, seat: i64, tile: i64) -> None:
    """For a lantern the action of another tile, which is not moved. [WC-119 to WC-125]"""
    s.settled = 1
    if s.listening:
        s.events.append((v.E_SWAPPED, PUBLIC, seat, tile))
    start_action(s, seat, tile, 0, 0)
    kept = s.bonus_lanterns  # these cannot pay here [WC-122]
    pay_lanterns(s, seat, f.SWAP_LANTERNS)
    s.bonus_lanterns = kept


def bonus_action(s: Woodcraft, seat: i64, tile: i64) -> None:
    """Once a turn any action for lanterns, without moving a tile. [WC-126 to WC-130]"""
    s.bonus_used = 1
    if s.listening:
        s.events.append((v.E_BONUS, PUBLIC, seat, tile))
    start_action(s, seat, tile, 0, 0)
    pay_lanterns(s, seat, f.BONUS_LANTERNS)


# ---------------------------------------------------------------- 14 the end of the turn


def marketing_price(p: Player) -> i64:
    """[WC-347]"""
    price = f.MARKETING_COST[p.marketing] - p.discount[f.MARKETING_STEP]
    return price if price > 0 else 0


class Marketing(Step[Woodcraft]):
    """A marketing purchase is offered if it can be paid; free actions are over. [WC-346, WC-350, WC-351]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[s.turn]
        if marketing_price(p) <= p.tokens[f.BERRIES]:
            s.push(MARKET, s.turn)


MARKETING: Final = Marketing("marketing", ASKS_NOBODY, on=("lumber_check",))


class Market(Step[Woodcraft]):
    """One marketing purchase, or none. [WC-346 to WC-349]"""

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        p = s.players[seat]
        points = f.marketing_points(s.rules)[p.marketing]
        return Message("prompt.market", {"price": int(marketing_price(p)), "points": points})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.MARKET.first, v.MARKET.first + 1]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.MARKET.first:
            return
        p = s.players[seat]
        price = marketing_price(p)
        points = f.marketing_points(s.rules)[p.marketing]
        p.tokens[f.BERRIES] -= price
        if s.listening:
            s.events.append((v.E_MARKETING, PUBLIC, seat, price, points))
        happens_later(s, seat, f.MARKETING_STEP)
        p.score(score.P_MARKETING, points)
        if p.marketing + 1 < len(f.MARKETING_COST):
            p.marketing += 1

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        return None  # it is asked only if the price can be paid [WC-350]

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p = s.players[seat]
        return "" if marketing_price(p) <= p.tokens[f.BERRIES] else "its price cannot be paid"


MARKET: Final = Market("market", on=("lumber_check",), verbs=(v.MARKET,))


class LumberCheck(Step[Woodcraft]):
    """Only six lumber dice are kept; trees do not count. [WC-270, WC-352, WC-354, WC-355]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        dice: i64 = 0
        for count in s.players[s.turn].lumber:
            dice += count
        if dice > f.LUMBER_SPACES:
            s.push(DISCARD, s.turn)


LUMBER_CHECK: Final = LumberCheck("lumber_check", ASKS_NOBODY, on=("turn_over",))


class Discard(Step[Woodcraft]):
    """A die too many returns to the bank, for nothing. [WC-352, WC-353]"""

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.discard", {"count": sum(s.players[seat].lumber) - f.LUMBER_SPACES})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return lumber_options(s.players[seat], f.LEAST, f.MOST)

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        die = die_of(action)
        s.players[seat].add_dice(die, -1)
        if s.listening:
            s.events.append((v.E_DISCARDED, PUBLIC, seat, f.COLOR_OF[die], f.PIPS[die]))
        s.push(LUMBER_CHECK)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        return no_die(s.players[seat], action, "WC-352")

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if sum(s.players[seat].lumber) > f.LUMBER_SPACES else "there are no dice too many"


DISCARD: Final = Discard("discard", on=("turn_over",), verbs=(v.DIE,))
