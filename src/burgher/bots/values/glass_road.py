"""What a position of Glass Road is worth to a seat, in points at the end of the game.

The score as it stands, and what the position promises: goods on the wheels, buildings within reach, the landscape, and
the cards still to be evaluated, all weighed by how many evaluations are left.
"""

from typing import Final

from burgher.games.glass_road import facts as f
from burgher.games.glass_road.anytime import GIVE, GOOD
from burgher.games.glass_road.building import BUILD, can_build_tile
from burgher.games.glass_road.buildings import EXCHANGE, PLACE_BESIDE
from burgher.games.glass_road.landscape import PLACE, adjacent, kind_count
from burgher.games.glass_road.periods import PICK, hand_size
from burgher.games.glass_road.score import half_points, tile_points
from burgher.games.glass_road.specialists import BOTH, ENTERED, EVALUATE, USED
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player
from burgher.games.glass_road.wheels import TAKE, amount

# What a unit at each marker promises beyond the score: sand food charcoal water wood glass, clay charcoal food brick.
PRICE: Final = [0.36, 0.24, 0.26, 0.30, 0.40, 0.75, 0.42, 0.24, 0.22, 0.60]
CROWDED: Final = 4  # basic goods above this amount promise less
CROWDED_SHARE: Final = 0.4
UNIT: Final = [0.36, 0.24, 0.26, 0.30, 0.40, 0.42, 1.9, 1.6]  # the worth of a unit by good, in costs and gains
KIND_WORTH: Final = [0.30, 0.25, 0.30]  # of a pit, a grove, a pond
FOREST_WORTH: Final = 0.22
ROOM: Final = [0.0, 0.8, 1.3, 1.6, 1.8, 1.9]  # of so many empty cells
CONVERSION: Final = 0.7  # of a conversion building, beside its points
REACH: Final = [0.45, 0.25, 0.12]  # share of the best, second and third building within reach
HAND: Final = [0.80, 0.66, 0.52, 0.36, 0.22, 0.15]  # share of the best, second ... card in hand
LAID: Final = 0.92  # share of a card that is certain to be evaluated
FULL_WEIGHT: Final = 5.0  # with so many evaluations left a promise counts in full


def value(s: GlassRoad, seat: int) -> float:
    if s.stack and s.stack[-1][0] == TAKE.id and s.stack[-1][1] == seat:
        return best_take(s, seat)
    p = s.players[seat]
    points = half_points(s, seat) / 2
    if not s.stack:
        return points
    left = evaluations_left(s, seat)
    weight = min(1.0, left / FULL_WEIGHT)
    reach = within_reach(s, p, weight)
    points += weight * (goods(p) + land(p) + CONVERSION * len(p.conversions))
    points += min(1.0, left / 2) * (reach[0] * REACH[0] + reach[1] * REACH[1] + reach[2] * REACH[2])
    points += weight * 0.3 * min(len(p.display), 3)
    return points + cards(s, p, seat, weight, reach) + pending(s, p, seat, weight, reach)


def best_take(s: GlassRoad, seat: int) -> float:
    """A gain is as good as the best way to take it."""
    best = -1e9
    for action in s.options(seat):
        after = s.copy()
        after.play(seat, action)
        best = max(best, value(after, seat))
    return best


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


def goods(p: Player) -> float:
    worth = 0.0
    for marker in range(f.MARKERS):
        n = p.goods[marker]
        if n > CROWDED:
            worth += PRICE[marker] * (CROWDED + (n - CROWDED) * CROWDED_SHARE)
        else:
            worth += PRICE[marker] * n
    return worth


def land(p: Player) -> float:
    worth = FOREST_WORTH * sum(p.forests)
    empty = 0
    for code in p.plan:
        if code == f.EMPTY:
            empty += 1
        elif code < f.FIRST_FOREST:
            worth += KIND_WORTH[code - 1]
    return worth + ROOM[min(empty, 5)]


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
            worth += weight * 1.2  # goods can still be gathered for it
        elif scoring.rule >= f.R_SQUARE:
            worth += weight * 0.6
    base = f.UPGRADES[tile]
    if base >= 0:
        worth -= amount(p, f.BASE_GOOD[base]) * f.BASE_HALVES[base] / 2
    return worth


def best_cell(p: Player, tile: int) -> int:
    """The empty cell with the most of what the building scores beside it; cell 0 where that does not matter."""
    scoring = f.SCORING_OF[tile - f.POINT * f.CONVERSIONS]
    if scoring.rule != f.R_ADJACENT:
        return 0
    best, most = 0, -1
    for cell in range(f.CELLS):
        if p.plan[cell] == f.EMPTY:
            n = adjacent(p, cell, scoring.thing + 1) if scoring.thing < f.T_EMPTY else adjacent(p, cell, f.EMPTY)
            if n > most:
                best, most = cell, n
    return best


def effect_worth(p: Player, tile: int) -> float:
    """What an immediate building gives when it is built."""
    building = f.IMMEDIATE_OF[tile - f.CONVERSIONS]
    gain = building.gain
    if building.effect == f.E_GAIN:
        return 0.75 * (gain.n * UNIT[gain.first] + gain.m * UNIT[gain.second])
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
        return 0.75 * min(7, units) * UNIT[gain.first]
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
            best[3] = max(best[3], worth - weight * 0.55 * COST_WORTH[tile])
        missing = missing_worth(p, tile)
        ready = 1 - missing / (COST_WORTH[tile] + 1.0)
        worth = (worth - 0.3 * COST_WORTH[tile]) * ready * ready
        if worth > best[0]:
            best[0], best[1], best[2] = worth, best[0], best[1]
        elif worth > best[1]:
            best[1], best[2] = worth, best[1]
        elif worth > best[2]:
            best[2] = worth
    return best


# ---------------------------------------------------------------- cards


def gain_worth(p: Player, good: int, units: int) -> float:
    """Up to so many units of a good, on the wheel with more room."""
    marker = f.MARKER[0][good]
    space = f.HIGHEST[marker] - p.goods[marker]
    if f.ON_BOTH[good]:
        other = f.MARKER[1][good]
        space = max(space, f.HIGHEST[other] - p.goods[other])
    worth = UNIT[good] * min(units, space)
    if marker < f.M_GLASS and not p.goods[marker]:
        worth *= 1.5  # what stands on 0 holds the wheel
    return worth


def action_worth(s: GlassRoad, p: Player, action: f.Action, weight: float, reach: list[float]) -> float:
    if action.does == f.D_GAIN:
        worth = gain_worth(p, action.gain.first, action.gain.n)
        if action.gain.m:
            worth += gain_worth(p, action.gain.second, action.gain.m)
        return weight * worth
    if action.does == f.D_BUILD:
        return reach[3] if reach[3] > 0 else 0.25 * reach[0]
    if action.does == f.D_GAIN_PER:
        units = p.hand.bit_count() if action.per == f.PER_HAND else kind_count(p, action.per)
        best = 0.0
        for good in action.choose:
            best = max(best, gain_worth(p, good, units))
        return weight * best
    if action.does == f.D_PLACE:
        worth = 0.5 if f.EMPTY in p.plan else 0.0
        if action.gain.n:
            worth += gain_worth(p, action.gain.first, action.gain.n)
        return weight * worth
    if action.does == f.D_DRAW:
        return weight * 1.0
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
        return weight * 0.1 if 1 in p.forests else 99.0
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
            worth += card_worth(s, p, a, b, weight, reach)
        elif step == BUILD.id:
            worth += reach[3]
        elif step == PLACE.id:
            worth += weight * 0.5
        elif step == PLACE_BESIDE.id:
            worth += weight * 0.8
        elif step == EXCHANGE.id:
            exchange = f.EXCHANGES[a]
            units = kind_count(p, exchange.what) if exchange.pay == f.PAY_LANDSCAPE else 0
            worth += weight * 0.5 * units
        elif step == GIVE.id or step == GOOD.id:
            worth += weight * 0.6
    return worth
