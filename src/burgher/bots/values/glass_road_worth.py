"""What a position of Glass Road is worth to a seat, in points at the end of the game.

All is reckoned in time. An outlook, made once for each decision, says how many actions are left and at which buildings
it pays to aim. A position is worth its score, what those buildings will add by how soon they can be paid for, and what
the time and the goods left over will bring.
"""

from typing import Final

from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.landscape import adjacent, has_square, kind_count, largest_group
from burgher.games.glass_road.chapters.periods import PICK, hand_size
from burgher.games.glass_road.score import half_points
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player

# How many actions a unit at each marker takes: sand food charcoal water wood glass, clay charcoal food brick.
UNIT_TIME: Final = [0.6, 0.55, 0.5, 0.5, 0.6, 2.6, 0.65, 0.45, 0.5, 1.7]
HEAP: Final = [0.0, 1.0, 1.9, 2.7, 3.4, 4.0, 4.5, 4.9]  # how much so many units left over count, in units
LEFT: Final = 0.6  # share of the time in goods left over that will be saved
RATE: Final = 0.6  # points that an action brings in the long run
START: Final = 4.0  # actions before anything new is brought to an end
BUILD_TIME: Final = 1.2  # actions that it takes to build what can be paid for: not every card builds
DOUBT: Final = 1.0  # how soon a building counts as unsure, by the time it needs of the time that is left
EFFECT: Final = 0.7  # share of the time that goods given by an immediate building save
CONVERSION: Final = 0.05  # share of the time left that a conversion building saves
PLACING: Final = 0.5  # actions that a landscape tile given by a building saves
EXCHANGING: Final = 1.0  # actions that the exchanges of an immediate building save
FOREST_TIME: Final = 0.25  # actions that a forest saves, with FULL actions left: it can be felled
KIND_TIME: Final = [0.35, 0.3, 0.35]  # the same of a pit, a grove, a pond
FULL: Final = 15.0
ROOM: Final = [-2.0, -1.0, -0.4, 0.0]  # actions that so many cells to build on save, or cost
BUILDS_A_PERIOD: Final = 1.8  # buildings that will be built
BUILDS_A_CARD: Final = 0.8  # with a card in hand that builds
BUILDS_PLANNED: Final = 1.0  # in the period whose hand is being chosen
TARGETS: Final = 6  # buildings that are aimed at
ACTIONS_A_PERIOD: Final = 6.2  # of a player among others
ACTIONS_A_CARD: Final = 1.6  # between one, when others follow, and two
# How many units are kept to the end for a point building that counts each, every two, every three.
KEEP: Final = [0, 7, 6, 6]
KEEP_REFINED: Final = 3
KEEP_LOWER: Final = 4
KEEP_BASE: Final = [1, 7, 3]  # for the base buildings: glass, sand, bricks

BUILDERS: Final = sum(
    [1 << card for card in range(f.CARDS) if f.D_BUILD in [action.does for action in f.ACTIONS[card]]]
)
NOTHING: Final = [0] * f.MARKERS


class Target:
    """A building to aim at, or a built one for which goods are kept."""

    tile: int
    built: bool
    gain: float  # points that it brings
    need: list[int]  # by marker: what it costs, and what is kept for it to the end
    basic: list[int]  # the markers of basic goods among them
    whole: float  # the time to gather all of that
    time: float  # actions beside those that gather goods: for building, less what its effect saves
    looks: bool  # the points depend on the landscape
    first: int  # markers of the good that counts, or -1; for goods on one wheel both are the same
    second: int
    lower: bool  # the marker with less counts
    every: int
    points: float


class Sight:
    """How a seat values the positions that come about within a decision."""

    def value(self, s: GlassRoad, seat: int, saved: float) -> float:
        """In points at the end; `saved` is the time that tiles not yet drawn will save."""
        raise RuntimeError("each has its own")


class Outlook(Sight):
    """What a seat may expect: how many more actions, and the buildings that are worth aiming at."""

    actions: float
    builds: float
    targets: list[Target]

    def value(self, s: GlassRoad, seat: int, saved: float) -> float:
        return worth(s, seat, self, saved)


# ---------------------------------------------------------------- the time that is left


def actions_left(s: GlassRoad, seat: int) -> float:
    """How many actions this seat will still use after the card that is being evaluated."""
    p = s.players[seat]
    cards = p.hand.bit_count()
    picking = s.asking(PICK)
    if s.seats == 1:
        later = float(sum(f.SOLO_HANDS[s.period + 1 :]))
        if picking:
            return later + hand_size(s)
        return later + (cards if cards >= f.SOLO_LEFT else 0)
    later = ACTIONS_A_PERIOD * float(s.periods - 1 - s.period)
    if picking:
        return later + ACTIONS_A_PERIOD
    if s.seats == 2:
        coming = float(cards) if cards < 3 else 0.5 * cards + 1.5
    else:
        coming = min(float(cards), 1.3 * float(f.ROUNDS - 1 - s.round)) + (1 if p.laid != NO_CARD else 0)
    return later + ACTIONS_A_CARD * coming


def builds_left(s: GlassRoad, seat: int) -> float:
    """How many more buildings this seat will come to build, after the card that is being evaluated."""
    later = BUILDS_A_PERIOD * float(s.periods - 1 - s.period)
    if s.asking(PICK):
        return later + BUILDS_PLANNED
    hand = s.players[seat].hand
    builders = (hand & BUILDERS).bit_count()
    if s.seats == 1:
        builders = min(builders, hand.bit_count() - 1)  # the last card is not used
    return later + BUILDS_A_CARD * builders


def outlook(s: GlassRoad, seat: int, actions: float, builds: float) -> Outlook:
    p = s.players[seat]
    o = Outlook()
    o.actions = actions
    o.builds = builds
    ranked: list[tuple[float, int, Target]] = []
    for tile in s.board + p.display:
        if tile != NO_TILE and (f.UPGRADES[tile] == f.NO_BASE or p.bases[f.UPGRADES[tile]] == NO_TILE):
            t = target(p, tile, actions)
            net = prospect(p, t, actions)
            if net > 0:
                ranked.append((-net, tile, t))
    ranked.sort()
    del ranked[TARGETS:]
    for code in p.plan:
        if code >= f.FIRST_TILE + f.FIRST_OF[f.POINT]:
            add_kept(ranked, p, code - f.FIRST_TILE, actions)
    for base in range(f.BASES):
        if p.bases[base] == NO_TILE:
            t = new_target(f.TILES + base)
            t.built = True
            count_good(p, t, f.BASE_GOOD[base], KEEP_BASE[base], 1, f.BASE_HALVES[base] / 2)
            ranked.append((-prospect(p, t, actions), t.tile, t))
        elif p.bases[base] >= f.FIRST_OF[f.POINT]:
            add_kept(ranked, p, p.bases[base], actions)
    ranked.sort()
    o.targets = [found for _, _, found in ranked]
    return o


def prospect(p: Player, t: Target, actions: float) -> float:
    """What a target brings more than the time it takes would bring otherwise."""
    if t.looks:
        t.gain = landscape_points(p, t.tile)
    t.basic = [marker for marker in range(f.MARKERS) if t.need[marker] and marker not in (f.M_GLASS, f.M_BRICK)]
    t.whole = lack(NOTHING, t)
    time = lack(p.goods, t) + t.time
    return t.gain * chance(actions, time) - pace(actions) * time


def add_kept(ranked: list[tuple[float, int, Target]], p: Player, tile: int, actions: float) -> None:
    """A built point building, if goods can be kept for it."""
    t = new_target(tile)
    t.built = True
    keep(p, t)
    if t.first >= 0:
        ranked.append((-prospect(p, t, actions), tile, t))


def pace(actions: float) -> float:
    """What one action is worth."""
    return RATE * actions / (actions + START)


def chance(actions: float, time: float) -> float:
    """How likely it is that something which takes so much time will be done."""
    if time <= 0:
        return 1.0
    if actions <= 0:
        return 0.0
    ratio = DOUBT * time / actions
    return 1 / (1 + ratio * ratio)


def queue(place: int, builds: float) -> float:
    """How likely it is that the turn of a building comes: the last ones that could be built may not."""
    ratio = place / (builds + 0.5)
    return 1 / (1 + ratio * ratio * ratio)


# ---------------------------------------------------------------- buildings


def new_target(tile: int) -> Target:
    t = Target()
    t.tile = tile
    t.built = False
    t.gain = 0.0
    t.need = NOTHING[:]
    t.basic = []
    t.whole = 0.0
    t.time = 0.0
    t.looks = False
    t.first = -1
    t.second = -1
    t.lower = False
    t.every = 1
    t.points = 0.0
    return t


def target(p: Player, tile: int, actions: float) -> Target:
    """A tile that can be built."""
    t = new_target(tile)
    t.gain = float(f.POINTS[tile])
    for good in range(len(f.GOODS)):
        if f.COST[tile][good]:
            t.need[better_marker(p, good)] = f.COST[tile][good]
    t.time = BUILD_TIME
    category = f.CATEGORY[tile]
    if category == f.CONVERSION:
        t.time -= CONVERSION * actions
    elif category == f.IMMEDIATE:
        t.time -= effect_time(p, tile)
    else:
        keep(p, t)
    base = f.UPGRADES[tile]
    if base != f.NO_BASE:
        t.gain -= KEEP_BASE[base] * f.BASE_HALVES[base] / 2  # what the base building would have counted
    return t


def better_marker(p: Player, good: int) -> int:
    """Where a good is, or where there is more of it."""
    first, second = f.ON_GLASS_WHEEL[good], f.ON_BRICK_WHEEL[good]
    return first if p.goods[first] >= p.goods[second] else second


def count_good(p: Player, t: Target, good: int, units: int, every: int, points: float) -> None:
    """So many units of a good are kept to the end."""
    t.first, t.second = f.ON_GLASS_WHEEL[good], f.ON_BRICK_WHEEL[good]
    t.every = every
    t.points = points
    t.need[better_marker(p, good)] += units
    t.gain += units // every * points


def keep(p: Player, t: Target) -> None:
    """A point building: the goods to keep for it to the end, and the points it will bring then."""
    scoring = f.scoring_of(t.tile)
    rule = scoring.rule
    if rule == f.R_PER_GOOD or rule == f.R_BOTH:
        units = KEEP_REFINED if scoring.good >= f.BASIC else KEEP[scoring.every]
        count_good(p, t, scoring.good, units, scoring.every, float(scoring.points))
    elif rule == f.R_LOWER:
        t.lower = True
        t.first, t.second = f.ON_GLASS_WHEEL[scoring.good], f.ON_BRICK_WHEEL[scoring.good]
        t.points = float(scoring.points)
        t.need[t.first] += KEEP_LOWER
        t.need[t.second] += KEEP_LOWER
        t.gain = KEEP_LOWER * t.points
    elif rule == f.R_MARKERS:
        t.gain = 2.0
    elif rule == f.R_SPENT:
        t.gain = 1.0
        for code in p.plan:
            if code >= f.FIRST_TILE:
                t.gain += f.COST[code - f.FIRST_TILE][scoring.good]
    elif rule == f.R_OWNED and scoring.thing == f.T_IMMEDIATE:
        t.gain = 1.0
        for code in p.plan:
            if code >= f.FIRST_TILE and f.CATEGORY[code - f.FIRST_TILE] == f.IMMEDIATE:
                t.gain += 1
    else:
        t.looks = True


def landscape_points(p: Player, tile: int) -> float:
    """What an unbuilt tile that looks at the landscape would be worth."""
    scoring = f.scoring_of(tile)
    rule, thing = scoring.rule, scoring.thing
    if rule == f.R_ADJACENT:
        code = f.FIRST_KIND + thing if thing < f.T_EMPTY else f.EMPTY
        most = 0
        for cell in range(f.CELLS):
            if p.plan[cell] < f.FIRST_FOREST:  # a landscape tile can make way
                n = beside_building(p, cell) if thing == f.T_BUILDING else adjacent(p, cell, code)
                if n > most:
                    most = n
        return float(scoring.base + most * scoring.points)
    if rule == f.R_SQUARE:
        return (
            float(scoring.points)
            if has_square(p, thing)
            else float(scoring.points) * 0.1 * min(kind_count(p, thing), 5)
        )
    if rule == f.R_GROUP:
        return largest_group(p, thing) * float(scoring.points)
    if rule == f.R_SETS:
        return min(kind_count(p, f.PIT), kind_count(p, f.GROVE), kind_count(p, f.POND)) * float(scoring.points)
    if rule == f.R_OWNED:
        return sum(p.forests) * float(scoring.points)
    return float(scoring.points) if sum(p.forests) >= scoring.least else 0.0


def beside_building(p: Player, cell: int) -> int:
    n = 0
    for other in f.NEIGHBOURS[cell]:
        if p.plan[other] >= f.FIRST_TILE:
            n += 1
    return n


def effect_time(p: Player, tile: int) -> float:
    """The actions that an immediate building saves when it is built."""
    building = f.immediate_of(tile)
    gain = building.gain
    if building.effect == f.E_GAIN:
        return EFFECT * (units_time(p, gain.first, gain.n) + units_time(p, gain.second, gain.m))
    if building.effect == f.E_EACH_WHEEL:
        return EFFECT * float(gain.n) * (UNIT_TIME[f.M_FOOD] + UNIT_TIME[f.M_BRICK_FOOD])
    if building.effect == f.E_GAIN_PER:
        if building.per == f.PER_WOOD:
            units = p.goods[f.M_WOOD]
        elif building.per == f.PER_WATER:
            units = p.goods[f.M_WATER]
        elif building.per == f.PER_POND:
            units = kind_count(p, f.POND)
        else:
            units = 2 * gain.n
        return EFFECT * units_time(p, gain.first, units)
    if building.effect == f.E_PLACE_AROUND or building.effect == f.E_PLACE_SOME:
        return 2 * PLACING
    return EXCHANGING


def units_time(p: Player, good: int, units: int) -> float:
    """The time in so many units of a good, as far as there is room for them."""
    if not units:
        return 0.0
    marker = f.ON_GLASS_WHEEL[good]
    if f.ON_BOTH[good] and p.goods[f.ON_BRICK_WHEEL[good]] < p.goods[marker]:
        marker = f.ON_BRICK_WHEEL[good]
    have = p.goods[marker]
    units = min(units, f.HIGHEST[marker] - have)
    return UNIT_TIME[marker] * (HEAP[have + units] - HEAP[have])


# ---------------------------------------------------------------- a position


def lack(goods: list[int], t: Target) -> float:
    """The time to gather what is missing; missing glass and bricks as what the wheels take for them."""
    time = 0.0
    for marker in t.basic:
        short = t.need[marker] - goods[marker]
        if short > 0:
            time += short * UNIT_TIME[marker]
    if t.need[f.M_GLASS] > goods[f.M_GLASS]:
        time += turning_lack(goods, t.need, f.M_SAND, f.M_GLASS)
    if t.need[f.M_BRICK] > goods[f.M_BRICK]:
        time += turning_lack(goods, t.need, f.M_CLAY, f.M_BRICK)
    return time


def turning_lack(goods: list[int], need: list[int], first: int, refined: int) -> float:
    """The time to gather what a wheel takes for the missing units, beside what is needed anyway."""
    turns = need[refined] - goods[refined]
    time = 0.0
    for marker in range(first, refined):
        free = goods[marker] - need[marker]
        if free < turns:
            time += (turns if free < 0 else turns - free) * UNIT_TIME[marker]
    return time


def reserve(goods: list[int], t: Target) -> None:
    """What is needed is no longer free."""
    for marker in t.basic:
        left = goods[marker] - t.need[marker]
        goods[marker] = left if left > 0 else 0
    if t.need[f.M_GLASS]:
        take_turns(goods, t.need[f.M_GLASS], f.M_SAND, f.M_GLASS)
    if t.need[f.M_BRICK]:
        take_turns(goods, t.need[f.M_BRICK], f.M_CLAY, f.M_BRICK)


def take_turns(goods: list[int], units: int, first: int, refined: int) -> None:
    """So many refined goods, and what the wheel takes for those that are not there."""
    turns = units - goods[refined]
    if turns <= 0:
        goods[refined] -= units
        return
    goods[refined] = 0
    for marker in range(first, refined):
        left = goods[marker] - turns
        goods[marker] = left if left > 0 else 0


def kept_points(goods: list[int], t: Target) -> float:
    """What a built target counts with these goods."""
    units = goods[t.first]
    if t.lower:
        units = min(units, goods[t.second])
    elif t.second != t.first:
        units += goods[t.second]
    return units // t.every * t.points


def worth(s: GlassRoad, seat: int, o: Outlook, saved: float) -> float:
    """The worth of a position that has come about within a decision with this outlook."""
    points = half_points(s, seat) / 2
    p = s.players[seat]
    time = o.actions
    if time <= 0:
        return points
    goods = p.goods[:]
    built = 0
    rate = pace(time)
    for t in o.targets:
        least = 0.0
        if t.built:
            least = kept_points(goods, t)
            points -= kept_points(p.goods, t)
        elif not (t.tile in s.board or t.tile in p.display):
            continue
        gain = landscape_points(p, t.tile) if t.looks else t.gain
        needed = lack(goods, t) + t.time
        hope = chance(time, needed)
        if not t.built:
            hope *= queue(built + 1, o.builds)
        # what lies ready could have been used otherwise
        if hope * (gain - rate * needed) - rate * LEFT * (t.whole + t.time - needed) <= least:
            points += least
            continue
        if not t.built:
            built += 1
        points += hope * gain
        time -= hope * needed
        rate = pace(time)
        reserve(goods, t)
    saved += land_time(p, o.actions) + CONVERSION * o.actions * len(p.conversions)
    for marker in range(f.MARKERS):
        saved += LEFT * UNIT_TIME[marker] * HEAP[goods[marker]]
    if time < 0:
        time = 0.0
    return points + pace(time) * (time + saved)


def land_time(p: Player, actions: float) -> float:
    """The time that the landscape saves: its yield, forests to fell, and room to build."""
    time = 0.0
    room = 0
    for code in p.plan:
        if code == f.EMPTY:
            room += 1
        elif code < f.FIRST_FOREST:
            room += 1
            time += KIND_TIME[code - f.FIRST_KIND]
    time += FOREST_TIME * sum(p.forests)
    return time * min(1.0, actions / FULL) + ROOM[min(room, 3)]
