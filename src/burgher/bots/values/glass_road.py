"""What a position of Glass Road is worth to a seat, in points at the end of the game.

The score as it stands, and what the position promises: goods on the wheels, buildings within reach, the landscape, and
the cards still to be evaluated, all weighed by how many evaluations are left.
"""

from typing import Final

from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.anytime import GIVE, GOOD
from burgher.games.glass_road.building import BUILD, can_build_tile
from burgher.games.glass_road.immediate import EXCHANGE, PLACE_BESIDE
from burgher.games.glass_road.landscape import PLACE, adjacent, kind_count
from burgher.games.glass_road.periods import PICK, hand_size
from burgher.games.glass_road.score import half_points, tile_points
from burgher.games.glass_road.specialists import BOTH, ENTERED, EVALUATE, USED
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player
from burgher.games.glass_road.wheels import TAKE, amount

# What a unit at each marker promises beyond the score: sand food charcoal water wood glass, clay charcoal food brick.
PRICE: Final = [0.22, 0.16, 0.18, 0.20, 0.34, 0.80, 0.34, 0.16, 0.15, 0.60]
HEAP: Final = [0.0, 1.2, 2.2, 3.0, 3.6, 4.0, 4.3, 4.5]  # how much so many units are worth, in units
TURN: Final = [0.9, 0.7]  # what a turn of the glass and of the brick wheel promises
LACK: Final = [1.0, 0.72, 0.52, 0.37, 0.27, 0.19, 0.14, 0.10, 0.07, 0.05, 0.03, 0.02, 0.0]  # with so many units missing
UNIT: Final = [0.36, 0.24, 0.26, 0.30, 0.40, 0.42, 1.9, 1.6]  # the worth of a unit by good, in costs and gains
KIND_WORTH: Final = [0.30, 0.25, 0.30]  # of a pit, a grove, a pond
FOREST_WORTH: Final = 0.22
ROOM: Final = [0.0, 0.8, 1.3, 1.6, 1.8, 1.9]  # of so many empty cells
CONVERSION: Final = 0.7  # of a conversion building, beside its points
REACH: Final = [0.25, 0.12, 0.06]  # share of the best, second and third building within reach
HAND: Final = [0.50, 0.42, 0.33, 0.22, 0.14, 0.10]  # share of the best, second ... card in hand
LAID: Final = 0.56  # share of a card that is certain to be evaluated
PENDING: Final = 0.6  # share of a card being evaluated: less than what using it brings, so that it is used
BUILT: Final = 1.5  # of any building, which makes way for others within reach
DISPLAY: Final = 0.3  # of an unbuilt tile
REACH_COST: Final = 0.3  # share of the cost that a building within reach is worth less
NOW_COST: Final = 0.55  # the same for one that could be built now
GATHER: Final = 1.2  # of a point building whose goods can still be gathered
GROW: Final = 0.6  # of one whose landscape or buildings can still grow
EFFECT: Final = 0.75  # share of the worth of goods that an immediate building gives
DRAW: Final = 1.0  # of the Feudal Lord's tiles
PLACED: Final = 0.5  # of a landscape tile to place
FELLED: Final = 0.1  # of a forest paid for entry
HOPE: Final = 0.25  # share of the best building within reach that a chance to build is worth
FULL_WEIGHT: Final = 5.0  # with so many evaluations left a promise counts in full


def value(s: GlassRoad, seat: int) -> float:
    return look(s, seat, 1)


def look(s: GlassRoad, seat: int, depth: int) -> float:
    """The worth of a position in which the seat may have to choose: that of its best choice, as far as it looks."""
    if s.stack and s.stack[-1][1] == seat:
        step = s.stack[-1][0]
        if step == TAKE.id:
            return best_of(s, seat, likely_takes(s.options(seat)), depth)
        if step == BUILD.id:
            return best_of(s, seat, likely_builds(s, seat), depth)
        if step == EVALUATE.id and depth:
            actions: list[int] = []
            for action in s.options(seat):
                if v.USE.owns(action) or action == v.DONE.first:
                    actions.append(action)
                elif v.ENTER.owns(action) and not actions:
                    actions.append(action)
            return best_of(s, seat, actions, depth - 1)
    return worth_now(s, seat)


def worth_now(s: GlassRoad, seat: int) -> float:
    p = s.players[seat]
    points = half_points(s, seat) / 2
    if not s.stack:
        return points
    left = evaluations_left(s, seat)
    weight = min(1.0, left / FULL_WEIGHT)
    reach = within_reach(s, p, weight)
    points += weight * (promise(p.goods) + land(p) + CONVERSION * len(p.conversions))
    points += min(1.0, left / 2) * (reach[0] * REACH[0] + reach[1] * REACH[1] + reach[2] * REACH[2])
    points += weight * (DISPLAY * min(len(p.display), 3) + BUILT * (f.BASES - p.bases.count(NO_TILE) + p.buildings()))
    return points + cards(s, p, seat, weight, reach) + pending(s, p, seat, weight, reach)


def best_of(s: GlassRoad, seat: int, actions: list[int], depth: int) -> float:
    """A choice is as good as the best that can be chosen."""
    best = -1e9
    for action in actions:
        after = s.copy()
        after.play(seat, action)
        best = max(best, look(after, seat, depth))
    return best


def likely_takes(actions: list[int]) -> list[int]:
    """All of a gain, on each wheel, or nothing."""
    out = [actions[0]]
    for i in range(1, len(actions)):
        if i + 1 == len(actions) or v.TAKE.field(actions[i], 0) != v.TAKE.field(actions[i + 1], 0):
            out.append(actions[i])
    return out


def likely_builds(s: GlassRoad, seat: int) -> list[int]:
    """Each building that can be built now, once: on the cell that suits it."""
    p = s.players[seat]
    empty = p.plan.index(f.EMPTY) if f.EMPTY in p.plan else -1
    out: list[int] = []
    for tile in s.board + p.display:
        if tile != NO_TILE and can_build_tile(p, tile, empty >= 0):
            if f.UPGRADES[tile] >= 0:
                out.append(v.BUILD.of(tile, f.ON_BASE))
            else:
                out.append(v.BUILD.of(tile, best_cell(p, tile)))
    return out


def evaluations_left(s: GlassRoad, seat: int) -> float:
    """How many more cards this seat will evaluate, the present one in part."""
    p = s.players[seat]
    if s.seats == 1:
        later = float(sum([n - 1 for n in f.SOLO_HANDS[s.period + 1 :]])) if s.period + 1 < s.periods else 0.0
        now = max(0, p.hand.bit_count() - 1)
    else:
        later = 3.6 * (s.periods - 1 - s.period)
        now = min(p.hand.bit_count(), 3 - s.round if s.seats > 2 else 4) + (p.laid != NO_CARD)
    if s.stack and s.stack[-1][0] == PICK.id:
        now = max(now, 3)
    for step, other, _, _ in s.stack:
        if step == EVALUATE.id and other == seat:
            return later + now + 0.7
    return later + now


# ---------------------------------------------------------------- goods and landscape


def promise(amounts: list[int]) -> float:
    """What the goods on the wheels promise: for buildings, and as glass and bricks when the wheels turn."""
    worth = 0.0
    for marker in range(f.MARKERS):
        worth += PRICE[marker] * HEAP[amounts[marker]]
    for turns in range(1, 4):
        lack = 0
        for marker in range(f.M_GLASS):
            lack += max(0, turns - amounts[marker])
        if lack < 12:
            worth += TURN[0] * LACK[lack]
        lack = 0
        for marker in range(f.M_CLAY, f.M_BRICK):
            lack += max(0, turns - amounts[marker])
        if lack < 12:
            worth += TURN[1] * LACK[lack]
    return worth


def land(p: Player) -> float:
    worth = FOREST_WORTH * sum(p.forests)
    space = 0
    for code in p.plan:
        if code == f.EMPTY:
            space += 1
        elif code < f.FIRST_FOREST:
            space += 1
            worth += KIND_WORTH[code - 1]
    return worth + ROOM[min(space, 5)]


# ---------------------------------------------------------------- buildings


def building_worth(s: GlassRoad, p: Player, tile: int, weight: float) -> float:
    """What a building would bring, its cost apart."""
    category = tile // f.CONVERSIONS
    if category == f.CONVERSION:
        return f.POINTS[tile] + CONVERSION * weight
    if category == f.IMMEDIATE:
        worth = f.POINTS[tile] + effect_worth(p, tile) * weight
    else:
        worth = float(tile_points(s, p, tile, best_cell(p, tile)))
        scoring = f.SCORING_OF[tile - f.POINT * f.CONVERSIONS]
        if scoring.good >= 0 and scoring.rule <= f.R_BOTH:
            worth -= f.COST[tile][scoring.good] * scoring.points / scoring.every
            worth += weight * GATHER  # goods can still be gathered for it
        elif scoring.rule >= f.R_SQUARE:
            worth += weight * GROW
    base = f.UPGRADES[tile]
    if base >= 0:
        worth -= amount(p, f.BASE_GOOD[base]) * f.BASE_HALVES[base] / 2
    return worth


def best_cell(p: Player, tile: int) -> int:
    """The empty cell that suits a building: with the most beside it of what it looks at, otherwise the first."""
    code = -1
    if tile // f.CONVERSIONS == f.POINT:
        scoring = f.SCORING_OF[tile - f.POINT * f.CONVERSIONS]
        if scoring.rule == f.R_ADJACENT:
            code = scoring.thing + 1 if scoring.thing < f.T_EMPTY else f.EMPTY
    elif tile // f.CONVERSIONS == f.IMMEDIATE:
        building = f.IMMEDIATE_OF[tile - f.CONVERSIONS]
        if building.effect == f.E_GAIN_PER and building.per == f.PER_ADJACENT_POND:
            code = f.POND + 1
        elif building.effect == f.E_PLACE_AROUND or (
            building.effect == f.E_GAIN_PER and building.per == f.PER_ADJACENT_EMPTY
        ):
            code = f.EMPTY
    best, most = 0, -1
    for cell in range(f.CELLS):
        if p.plan[cell] == f.EMPTY:
            n = adjacent(p, cell, code) if code >= 0 else 0
            if n > most:
                best, most = cell, n
    return best


def effect_worth(p: Player, tile: int) -> float:
    """What an immediate building gives when it is built."""
    building = f.IMMEDIATE_OF[tile - f.CONVERSIONS]
    gain = building.gain
    if building.effect == f.E_GAIN:
        return EFFECT * (gain.n * UNIT[gain.first] + gain.m * UNIT[gain.second])
    if building.effect == f.E_EACH_WHEEL:
        return 1.1
    if building.effect == f.E_GAIN_PER:
        if building.per == f.PER_WOOD:
            units = p.goods[4]
        elif building.per == f.PER_WATER:
            units = p.goods[3]
        elif building.per == f.PER_POND:
            units = kind_count(p, f.POND)
        else:
            units = 2 * gain.n
        return EFFECT * min(7, units) * UNIT[gain.first]
    return 0.8


def cost_worth(tile: int) -> float:
    worth = 0.0
    for good in range(len(f.GOODS)):
        worth += f.COST[tile][good] * UNIT[good]
    return worth


COST_WORTH: Final = [cost_worth(tile) for tile in range(f.TILES)]


def missing_worth(p: Player, tile: int) -> float:
    worth = 0.0
    cost = f.COST[tile]
    for good in range(len(f.GOODS)):
        if cost[good]:
            lack = cost[good] - amount(p, good)
            if lack > 0:
                worth += lack * UNIT[good]
    return worth


def within_reach(s: GlassRoad, p: Player, weight: float) -> list[float]:
    """What the three best buildings promise, by how much of their cost is there; then the best that is affordable."""
    best = [0.0, 0.0, 0.0, 0.0]
    space = f.EMPTY in p.plan
    for tile in s.board + p.display:
        if tile == NO_TILE or (f.UPGRADES[tile] >= 0 and p.bases[f.UPGRADES[tile]] != NO_TILE):
            continue
        worth = building_worth(s, p, tile, weight)
        if can_build_tile(p, tile, space):
            best[3] = max(best[3], worth - weight * NOW_COST * COST_WORTH[tile])
        missing = missing_worth(p, tile)
        ready = 1 - missing / (COST_WORTH[tile] + 1.0)
        worth = (worth - REACH_COST * COST_WORTH[tile]) * ready * ready
        if worth > best[0]:
            best[0], best[1], best[2] = worth, best[0], best[1]
        elif worth > best[1]:
            best[1], best[2] = worth, best[1]
        elif worth > best[2]:
            best[2] = worth
    return best


# ---------------------------------------------------------------- cards


def gain_worth(p: Player, good: int, units: int) -> float:
    """Up to so many units of a good, on the wheel where they promise more."""
    worth = gain_on(p, f.MARKER[0][good], units)
    if f.ON_BOTH[good]:
        worth = max(worth, gain_on(p, f.MARKER[1][good], units))
    return worth


def gain_on(p: Player, marker: int, units: int) -> float:
    space = f.HIGHEST[marker] - p.goods[marker]
    if not units or not space:
        return 0.0
    amounts = p.goods[:]
    amounts[marker] += min(units, space)
    first, refined = (0, f.M_GLASS) if marker < f.M_CLAY else (f.M_CLAY, f.M_BRICK)
    turns = f.HIGHEST_REFINED - amounts[refined]
    for other in range(first, refined):
        turns = min(turns, amounts[other])
    for other in range(first, refined):
        amounts[other] -= turns
    amounts[refined] += turns
    return max(0.0, promise(amounts) - promise(p.goods) + turns)


def action_worth(s: GlassRoad, p: Player, action: f.Action, weight: float, reach: list[float]) -> float:
    if action.does == f.D_GAIN:
        worth = gain_worth(p, action.gain.first, action.gain.n)
        if action.gain.m:
            worth += gain_worth(p, action.gain.second, action.gain.m)
        return weight * worth
    if action.does == f.D_BUILD:
        return max(reach[3], HOPE * reach[0])
    if action.does == f.D_GAIN_PER:
        units = p.hand.bit_count() if action.per == f.PER_HAND else kind_count(p, action.per)
        best = 0.0
        for good in action.choose:
            best = max(best, gain_worth(p, good, units))
        return weight * best
    if action.does == f.D_PLACE:
        worth = PLACED if f.EMPTY in p.plan else 0.0
        if action.gain.n:
            worth += gain_worth(p, action.gain.first, action.gain.n)
        return weight * worth
    if action.does == f.D_DRAW:
        return weight * DRAW
    best = 0.0
    for good in range(f.BASIC):
        best = max(best, gain_worth(p, good, action.own if s.seats > 1 else action.solo))
    return weight * best


def entry_worth(p: Player, card: int, weight: float) -> float:
    """What the entry cost takes; a card that cannot be paid for now may still be later."""
    cost = f.ENTRY_COST[card]
    if cost == f.NO_GOOD:
        return 0.0
    if cost == f.ENTRY_FOREST:
        return weight * FELLED if 1 in p.forests else 99.0
    return weight * UNIT[cost] if amount(p, cost) else 99.0


def card_worth(s: GlassRoad, p: Player, card: int, done: int, weight: float, reach: list[float]) -> float:
    """What is still to be had from a card, by what has been done with it."""
    first = 0.0 if done & USED[0] else action_worth(s, p, f.ACTIONS[2 * card], weight, reach)
    second = 0.0 if done & USED[1] else action_worth(s, p, f.ACTIONS[2 * card + 1], weight, reach)
    if done & BOTH:
        both_build = f.ACTIONS[2 * card].does == f.D_BUILD
        worth = max(first, second) + (0.4 if both_build else 1.0) * min(first, second)
    else:
        worth = 0.0 if done & 3 else max(first, second)
    if done & ENTERED:
        return worth
    entry = entry_worth(p, card, weight)
    if entry > 9:
        return 0.0
    return max(0.0, worth - entry)


def cards(s: GlassRoad, p: Player, seat: int, weight: float, reach: list[float]) -> float:
    """Cards in hand and face down; while the hand is chosen, also the best that can still be added."""
    if not p.hand and p.laid == NO_CARD and not (s.stack and s.stack[-1][0] == PICK.id):
        return 0.0
    found: list[float] = []
    for card in range(f.CARDS):
        if p.hand >> card & 1:
            found.append(hand_worth(s, p, card, weight, reach))
    worth = 0.0
    if s.stack and s.stack[-1][0] == PICK.id:
        missing = hand_size(s) - p.hand.bit_count()
        more: list[float] = []
        for card in range(p.hand.bit_length(), f.CARDS):
            if not p.last >> card & 1:
                more.append(hand_worth(s, p, card, weight, reach))
        more.sort(reverse=True)
        found += more[:missing]
    elif p.laid != NO_CARD:
        worth += LAID * hand_worth(s, p, p.laid, weight, reach)
    found.sort(reverse=True)
    for i in range(min(len(found), len(HAND))):
        worth += HAND[i] * found[i]
    return worth


def hand_worth(s: GlassRoad, p: Player, card: int, weight: float, reach: list[float]) -> float:
    """A card not yet played: between one action and both; one that cannot be paid for yet counts a little."""
    both = card_worth(s, p, card, BOTH, weight, reach)
    one = card_worth(s, p, card, 0, weight, reach)
    worth = 0.5 * (both + one)
    return worth if worth > 0.1 else 0.1


# ---------------------------------------------------------------- what is being decided


def pending(s: GlassRoad, p: Player, seat: int, weight: float, reach: list[float]) -> float:
    worth = 0.0
    for step, other, a, b in s.stack:
        if other != seat:
            continue
        if step == EVALUATE.id:
            worth += PENDING * card_worth(s, p, a, b, weight, reach)
        elif step == PLACE.id:
            worth += weight * PLACED
        elif step == PLACE_BESIDE.id:
            worth += weight * 0.8
        elif step == EXCHANGE.id:
            exchange = f.EXCHANGES[a]
            units = kind_count(p, exchange.what) if exchange.pay == f.PAY_LANDSCAPE else 0
            worth += weight * 0.5 * units
        elif step == GIVE.id or step == GOOD.id:
            worth += weight * 0.6
    return worth
