"""Chapters 11, 15 and 18: the score sheet, worked out from the position in half points, and who has won.

Point buildings count only here [GR-293], alone as with others [GR-290].
"""

from typing import Final

from mypy_extensions import i64

from burgher.games.glass_road.chapters.landscape import adjacent, has_square, kind_count, largest_group
from burgher.games.glass_road.chapters.wheels import amount
from burgher.games.glass_road.facts import (
    BASE_GOOD,
    BASE_HALVES,
    BASES,
    BASES_BESIDE,
    CATEGORY,
    CELLS,
    CONVERSION,
    COST,
    EMPTY,
    FIRST_KIND,
    FIRST_TILE,
    GROVE,
    HIGHEST,
    HIGHEST_BASIC,
    IMMEDIATE,
    KINDS,
    M_BRICK,
    M_GLASS,
    MARKERS,
    NEIGHBOURS,
    NO_BASE,
    ON_BRICK_WHEEL,
    ON_GLASS_WHEEL,
    PIT,
    POINT,
    POINTS,
    POND,
    R_ADJACENT,
    R_AT_LEAST,
    R_BOTH,
    R_GROUP,
    R_LOWER,
    R_MARKERS,
    R_OWNED,
    R_PER_GOOD,
    R_SETS,
    R_SPENT,
    R_SQUARE,
    T_BUILDING,
    T_EMPTY,
    T_FOREST,
    TILE_NAMES,
    TILES,
    UPGRADES,
    Scoring,
    scoring_of,
)
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player

# The lines of the score sheet with the clause that gives the points.
# so many points in a solo game, what they are called, and where [GR-290]
VERDICTS: Final = [(30, "outstanding", "GR-290")]

LINES: Final = [
    ("base_buildings", "GR-246"),
    ("upgrades", "GR-294"),
    ("conversion_buildings", "GR-243"),
    ("immediate_buildings", "GR-243"),
    ("goods", "GR-244"),
    ("neighbours", "GR-018"),
    ("landscape", "GR-408"),
    ("built", "GR-244"),
]
L_BASES: Final = 0
L_UPGRADES: Final = 1
L_CONVERSION: Final = 2
L_IMMEDIATE: Final = 3
L_GOODS: Final = 4
L_NEIGHBOURS: Final = 5
L_LANDSCAPE: Final = 6
L_BUILT: Final = 7
# The line of each rule of a point building, in the order of facts.RULES.
LINE_OF_RULE: Final = [
    L_GOODS,
    L_GOODS,
    L_GOODS,
    L_GOODS,
    L_NEIGHBOURS,
    L_LANDSCAPE,
    L_LANDSCAPE,
    L_LANDSCAPE,
    L_LANDSCAPE,
    L_LANDSCAPE,
    L_BUILT,
]
HALF_TIMBERED_HOUSE: Final = TILE_NAMES.index("half_timbered_house")  # counts what was built, not landscape


def built_tiles(p: Player) -> list[int]:
    """The tiles on the cells and on the base buildings."""
    out: list[int] = []
    for code in p.plan:
        if code >= FIRST_TILE:
            out.append(code - FIRST_TILE)
    for tile in p.bases:
        if tile != NO_TILE:
            out.append(tile)
    return out


def tile_points(s: GlassRoad, p: Player, tile: i64, cell: i64) -> i64:
    """What a built tile is worth now, in whole points. [GR-243 to GR-245]"""
    if CATEGORY[tile] != POINT:
        return POINTS[tile]
    scoring = scoring_of(tile)
    rule, points = scoring.rule, scoring.points
    if rule == R_PER_GOOD:
        return amount(p.goods, scoring.good) // scoring.every * points
    if rule == R_LOWER:
        return min(p.goods[ON_GLASS_WHEEL[scoring.good]], p.goods[ON_BRICK_WHEEL[scoring.good]]) * points
    if rule == R_BOTH:
        return amount(p.goods, scoring.good) // scoring.every * points
    if rule == R_MARKERS:
        return markers_from(p, scoring.least) * points
    if rule == R_ADJACENT:
        return scoring.base + count_adjacent(s, p, scoring, cell) * points
    if rule == R_SQUARE:
        return points if has_square(p, scoring.thing) else 0
    if rule == R_GROUP:
        return largest_group(p, scoring.thing) * points
    if rule == R_SETS:
        return min(kind_count(p, PIT), kind_count(p, GROVE), kind_count(p, POND)) * points
    if rule == R_OWNED:
        return (sum(p.forests) if scoring.thing == T_FOREST else immediate_built(p)) * points
    if rule == R_AT_LEAST:
        return points if sum(p.forests) >= scoring.least else 0
    return spent(p, scoring.good, tile) * points


def markers_from(p: Player, least: i64) -> i64:
    """Markers of basic goods that stand this high or higher: the refined ones never do. [GR-393]"""
    n = 0
    for marker in range(MARKERS):
        if p.goods[marker] >= least and marker != M_GLASS and marker != M_BRICK:
            n += 1
    return n


def count_adjacent(s: GlassRoad, p: Player, scoring: Scoring, cell: i64) -> i64:
    """[GR-018, GR-019, GR-372 to GR-376]"""
    if scoring.thing == T_EMPTY:
        return adjacent(p, cell, EMPTY)
    if scoring.thing != T_BUILDING:
        return adjacent(p, cell, FIRST_KIND + scoring.thing)
    n = 0
    for other in NEIGHBOURS[cell]:
        if p.plan[other] >= FIRST_TILE:
            n += 1
    return n + len(BASES_BESIDE[cell]) if s.bases_adjacent else n


def immediate_built(p: Player) -> int:
    """[GR-377]"""
    n = 0
    for tile in built_tiles(p):
        if CATEGORY[tile] == IMMEDIATE:
            n += 1
    return n


def spent(p: Player, good: i64, but: i64) -> i64:
    """Units of a good in the costs of the other built tiles. [GR-382, GR-390]"""
    n = 0
    for tile in built_tiles(p):
        if tile != but:
            n += COST[tile][good]
    return n


def parts(s: GlassRoad, seat: i64) -> list[int]:
    """The score sheet in half points, as if the game ended now. [GR-241 to GR-248]"""
    p = s.players[seat]
    out = [0] * len(LINES)
    for base in range(BASES):
        tile = p.bases[base]
        if tile == NO_TILE:
            out[L_BASES] += amount(p.goods, BASE_GOOD[base]) * BASE_HALVES[base]
        else:
            out[L_UPGRADES] += 2 * tile_points(s, p, tile, -1)
    for cell in range(CELLS):
        tile = p.plan[cell] - FIRST_TILE
        if tile >= 0:
            out[line_of(tile)] += 2 * tile_points(s, p, tile, cell)
    return out


def line_of(tile: i64) -> int:
    """The line of the score sheet for a tile on a cell."""
    category = CATEGORY[tile]
    if category == CONVERSION:
        return L_CONVERSION
    if category == IMMEDIATE:
        return L_IMMEDIATE
    if tile == HALF_TIMBERED_HOUSE:
        return L_BUILT
    return LINE_OF_RULE[scoring_of(tile).rule]


def half_points(s: GlassRoad, seat: i64) -> int:
    return sum(parts(s, seat))


def ranking(s: GlassRoad) -> list[int]:
    """The seats from first to last place; equal scores in the order of the seats. [GR-249]"""
    keys = [(-half_points(s, seat), seat) for seat in range(s.seats)]
    keys.sort()
    return [key[1] for key in keys]


def winners(s: GlassRoad) -> list[int]:
    """All who share the highest score: there is no tie-breaker. [GR-249, GR-250]"""
    totals = [half_points(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if totals[seat] == max(totals)]


# ---------------------------------------------------------------- bounds


def most_points(tile: i64) -> i64:
    """What a tile can be worth at most. [GR-040, GR-041, GR-372 to GR-402]"""
    if CATEGORY[tile] != POINT:
        return POINTS[tile]
    scoring = scoring_of(tile)
    rule, points = scoring.rule, scoring.points
    if rule in (R_PER_GOOD, R_BOTH):
        return amount(HIGHEST, scoring.good) // scoring.every * points
    if rule == R_LOWER:
        return HIGHEST_BASIC * points
    if rule == R_MARKERS:
        return MARKERS * points
    if rule == R_ADJACENT:
        return scoring.base + 4 * points
    if rule == R_SETS:
        return CELLS // len(KINDS) * points
    if rule == R_SPENT:
        return sum([cost[scoring.good] for cost in COST]) * points
    return points if rule in (R_SQUARE, R_AT_LEAST) else CELLS * points


def lowest_and_highest() -> tuple[float, float]:
    """Only printed values below 0 lower a score; tiles on the cells and on base buildings raise it. [GR-241, GR-242]"""
    best = [most_points(tile) for tile in range(TILES)]
    on_cells = sorted([best[tile] for tile in range(TILES) if UPGRADES[tile] == NO_BASE])
    high = float(sum(on_cells[-CELLS:]))
    for base in range(BASES):
        upgrades = [float(best[tile]) for tile in range(TILES) if UPGRADES[tile] == base]
        high += max([float(amount(HIGHEST, BASE_GOOD[base]) * BASE_HALVES[base]) / 2.0, *upgrades])
    return float(sum([points for points in POINTS if points < 0])), high
