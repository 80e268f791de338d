"""A turn: growth, actions in any order, marketing, lumber check (sections 4, 6 and 14).

How long a turn can get: the tile is chosen and settled once, the bonus action comes once, each ability once; every
sawing, splicing and gluing uses up a ready tile or a re-use token, and every completed order a card, and nothing in a
turn brings these back without end. So free actions in any order always come to an end by themselves.
"""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score, wheel
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.actions import can_perform, start_action
from burgher.games.woodcraft.facts import GAINS, HELPERS, NONE
from burgher.games.woodcraft.gains import gain, happens_later, harvest, later
from burgher.games.woodcraft.orders import can_complete, choose_payment
from burgher.games.woodcraft.state import READY, USED, Player, Woodcraft
from burgher.games.woodcraft.wood import (
    BY_TILE,
    BY_TOKEN,
    GLUE_DIE,
    SAW_DIE,
    SPLICE_DIE,
    can_glue_with_tile,
    can_saw,
    can_splice,
    can_use_ability,
    lumber_options,
    pay_lanterns,
    use_ability,
)

# ---------------------------------------------------------------- the action part


def lantern_gift(p: Player) -> tuple[int, bool]:
    """Blueberries, and whether also dice, that spending lanterns brings before the action begins. [WC-131, WC-253]"""
    berries = 0
    dice = False
    if p.watched[f.SPEND_LANTERN]:
        for helper in p.rooms:
            if helper != NONE and HELPERS[helper].event == f.SPEND_LANTERN:
                g = GAINS[HELPERS[helper].gain]
                berries += g.tokens[f.BERRIES]
                dice = dice or len(g.dice) > 0
    return berries, dice


def add_lantern_actions(s: Woodcraft, p: Player, first: int, without: int, out: list[int]) -> None:
    """The actions that lanterns buy: those of which something can be done after paying. [WC-119, WC-126, WC-131]"""
    berries, dice = lantern_gift(p)
    for tile in range(7):
        if tile != without and (can_perform(s, p, tile, 0, berries) or (dice and tile == f.EXCHANGE_TILE)):
            out.append(first + tile)


def add_free_actions(p: Player, out: list[int]) -> None:
    """[WC-084, WC-296]"""
    for room in range(f.ROOMS):
        if p.rooms[room] != NONE and can_use_ability(p, room):
            out.append(v.ABILITY.first + room)
    if can_saw(p):
        if READY in p.saws:
            out.append(v.SAW.first + BY_TILE)
        if p.tokens[f.REUSE] and USED in p.saws:
            out.append(v.SAW.first + BY_TOKEN)
    if p.tokens[f.SCRAP]:
        for slot in range(3):
            if can_splice(p, slot):
                out.append(v.SPLICE.first + slot)
    if can_glue_with_tile(p):
        out.append(v.GLUE.first)
    for pot in range(3):
        if p.pots[pot] > 0:
            out.append(v.HARVEST.first + pot)
    for card in p.orders:
        if can_complete(p, card):
            out.append(v.COMPLETE.first + card)


class Turn(Step[Woodcraft]):
    """The action part: everything in any order until it is closed. [WC-079 to WC-085]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if s.tile == NONE:
            for tile in range(7):
                if not wheel.blocked(s, tile):
                    out.append(v.TILE.first + tile)
        elif not s.settled:
            if can_perform(s, p, s.tile, 0, 0):
                out.append(v.MAIN.first)
            out.append(v.MAIN.first + 1)
            if p.tokens[f.LANTERN] - s.bonus_lanterns >= f.SWAP_LANTERNS:
                add_lantern_actions(s, p, v.SWAP.first, s.tile, out)
        if not s.bonus_used and p.tokens[f.LANTERN] >= f.BONUS_LANTERNS:
            add_lantern_actions(s, p, v.BONUS.first, NONE, out)
        add_free_actions(p, out)
        if s.settled:
            out.append(v.END_ACTIONS.first)
        return out

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END_ACTIONS.first:
            return
        s.push(TURN, seat)
        if v.TILE.owns(action):
            choose_tile(s, seat, action - v.TILE.first)
        elif v.MAIN.owns(action):
            settle_tile(s, seat, action - v.MAIN.first)
        elif v.SWAP.owns(action):
            swap(s, seat, action - v.SWAP.first)
        elif v.BONUS.owns(action):
            bonus_action(s, seat, action - v.BONUS.first)
        elif v.ABILITY.owns(action):
            use_ability(s, seat, action - v.ABILITY.first)
        elif v.SAW.owns(action):
            s.push(SAW_DIE, seat, action - v.SAW.first)
        elif v.SPLICE.owns(action):
            s.push(SPLICE_DIE, seat, action - v.SPLICE.first)
        elif v.GLUE.owns(action):
            s.push(GLUE_DIE, seat, BY_TILE if s.players[seat].gluer == READY else BY_TOKEN)
        elif v.HARVEST.owns(action):
            harvest(s, seat, action - v.HARVEST.first)
        else:
            choose_payment(s, seat, action - v.COMPLETE.first, 0, 0)


def choose_tile(s: Woodcraft, seat: int, tile: int) -> None:
    """The bonuses are those of the place that the tile leaves. [WC-086, WC-103, WC-104]"""
    s.tile = tile
    if s.listening:
        s.events.append((v.E_TILE, PUBLIC, seat, tile))
    rim = wheel.rim_bonus(s, tile)
    saw = wheel.saw_bonus(s, tile)
    wheel.move(s, tile)
    later(s, saw, score.P_WHEEL)
    gain(s, seat, rim, score.P_WHEEL)


def settle_tile(s: Woodcraft, seat: int, k: int) -> None:
    """Perform the action of the tile, or take blueberries instead. [WC-115 to WC-118]"""
    s.settled = 1
    if k == 0:
        start_action(s, seat, s.tile, 0, False)
        return
    s.players[seat].tokens[f.BERRIES] += f.REPLACEMENT_BERRIES
    if s.listening:
        s.events.append((v.E_REPLACED, PUBLIC, seat, f.REPLACEMENT_BERRIES))


def swap(s: Woodcraft, seat: int, tile: int) -> None:
    """For a lantern the action of another tile, which is not moved. [WC-119 to WC-125]"""
    s.settled = 1
    if s.listening:
        s.events.append((v.E_SWAPPED, PUBLIC, seat, tile))
    start_action(s, seat, tile, 0, False)
    kept = s.bonus_lanterns  # these cannot pay here [WC-122]
    pay_lanterns(s, seat, f.SWAP_LANTERNS)
    s.bonus_lanterns = kept


def bonus_action(s: Woodcraft, seat: int, tile: int) -> None:
    """[WC-126 to WC-130]"""
    s.bonus_used = 1
    if s.listening:
        s.events.append((v.E_BONUS, PUBLIC, seat, tile))
    start_action(s, seat, tile, 0, False)
    pay_lanterns(s, seat, f.BONUS_LANTERNS)


# ---------------------------------------------------------------- the end of the turn (section 14)


def marketing_price(p: Player) -> int:
    """[WC-347]"""
    return max(0, f.MARKETING_COST[p.marketing] - p.discount[f.MARKETING_STEP])


class Marketing(Step[Woodcraft]):
    """A marketing purchase is offered if it can be paid. [WC-346, WC-350, WC-351]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[s.turn]
        if marketing_price(p) <= p.tokens[f.BERRIES]:
            s.push(MARKET, s.turn)


class Market(Step[Woodcraft]):
    """One marketing purchase, or none. [WC-346 to WC-349]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.MARKET.first, v.MARKET.first + 1]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if action == v.MARKET.first:
            return
        p = s.players[seat]
        price = marketing_price(p)
        points = f.MARKETING_POINTS[p.marketing]
        p.tokens[f.BERRIES] -= price
        if s.listening:
            s.events.append((v.E_MARKETING, PUBLIC, seat, price, points))
        happens_later(s, seat, f.MARKETING_STEP)
        p.parts[score.P_MARKETING] += points
        if p.marketing + 1 < len(f.MARKETING_COST):
            p.marketing += 1


class LumberCheck(Step[Woodcraft]):
    """Only six lumber dice are kept. [WC-352 to WC-355]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        if sum(s.players[s.turn].lumber) > f.LUMBER_SPACES:
            s.push(DISCARD, s.turn)


class Discard(Step[Woodcraft]):
    """A die too many returns to the bank. [WC-352, WC-353]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return lumber_options(s.players[seat], 1, 6)

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        die = action - v.DIE.first
        s.players[seat].lumber[die] -= 1
        if s.listening:
            s.events.append((v.E_DISCARDED, PUBLIC, seat, die // 6, die % 6 + 1))
        s.push(LUMBER_CHECK, NOBODY)


TURN: Final = Turn("turn")
MARKETING: Final = Marketing("marketing")
MARKET: Final = Market("market")
LUMBER_CHECK: Final = LumberCheck("lumber_check")
DISCARD: Final = Discard("discard")
STEPS: Final[list[Step[Woodcraft]]] = [TURN, MARKETING, MARKET, LUMBER_CHECK, DISCARD]
