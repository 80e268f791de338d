"""The final score that a position of Glass Road lets expect, line by line of the score sheet.

It was learnt from games of the bots (tools/glass_road_fit.py): each line of the final score sheet is a sum of facets of
the position, with weights that change with the time that is left. The weights stand in glass_road.json, with the
figures of the games that gave them; those of a player alone differ from those of a player among others.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from burgher.bots.values.glass_road_worth import (
    ACTIONS_A_PERIOD,
    BUILDERS,
    BUILDS_A_CARD,
    BUILDS_A_PERIOD,
    Outlook,
    Sight,
    actions_left,
    outlook,
    worth_beyond,
)
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.building import can_build_tile
from burgher.games.glass_road.score import LINES, parts
from burgher.games.glass_road.state import NO_TILE, GlassRoad

FACETS: Final = [
    "worth",
    *[f"points.{line}" for line, _ in LINES],
    "built.conversion",
    "built.immediate",
    "built.point",
    *[f"goods.{name}" for name in f.MARKER_NAMES[0]],
    *[f"goods.brick_wheel.{name}" for name in f.MARKER_NAMES[1]],
    "lacks.first_brick",
    "lacks.second_brick",
    "lacks.third_brick",
    "lacks.first_glass",
    "lacks.second_glass",
    "pits",
    "groves",
    "ponds",
    "forests",
    "room",
    "display",
    "payable",
    "best_payable",
    "builders",
]
BENDS: Final = 4  # what is expected at all: 1, the share of the time that is left, and its higher powers
ROOM: Final = 3  # more empty cells do not matter
CHOICE: Final = 3  # nor do more tiles that could be paid


class Weights(msgspec.Struct):
    """For each line of the score sheet: of each facet at the end, and how much more at the start; and of the bends."""

    actions: float  # that a game has for a player
    lines: list[list[float]]


class Learnt(msgspec.Struct):
    about: dict[str, Any]  # how it was learnt
    alone: Weights
    among_others: Weights


LEARNT: Final = msgspec.json.decode((Path(__file__).parent / "glass_road.json").read_bytes(), type=Learnt)
ALONE: Final = LEARNT.alone
AMONG_OTHERS: Final = LEARNT.among_others
TOTAL_ALONE: Final = [sum(column) for column in zip(*ALONE.lines, strict=True)]
TOTAL_AMONG_OTHERS: Final = [sum(column) for column in zip(*AMONG_OTHERS.lines, strict=True)]
FACETS_IN_ALL: Final = len(FACETS)


def at_time(weights: list[float], left: float) -> list[float]:
    """The weights of the facets when so much of the time is left, and what is expected beside them."""
    out: list[float] = []
    for i in range(FACETS_IN_ALL):
        out.append(weights[i] + left * weights[FACETS_IN_ALL + i])
    power, rest = 1.0, 0.0
    for i in range(BENDS):
        rest += power * weights[2 * FACETS_IN_ALL + i]
        power *= left
    out.append(rest)
    return out


class Prospect(Sight):
    """How a seat's positions are valued that come about by a card: with the same time left, and the same aims."""

    outlook: Outlook
    weights: list[float]
    builders: int  # cards to come that build
    over: bool  # nothing is to come

    def __init__(self, s: GlassRoad, seat: int, actions: float, builders: int) -> None:
        builds = BUILDS_A_PERIOD * float(s.periods - 1 - s.period) + BUILDS_A_CARD * builders
        self.outlook = outlook(s, seat, actions, builds)
        self.builders = builders
        self.over = actions <= 0
        alone = s.seats == 1
        whole = ALONE.actions if alone else AMONG_OTHERS.actions
        self.weights = at_time(TOTAL_ALONE if alone else TOTAL_AMONG_OTHERS, actions / whole)

    def value(self, s: GlassRoad, seat: int, saved: float) -> float:
        """The expected final score; `saved` is the time that tiles not yet drawn will save."""
        if self.over:
            return sum(parts(s, seat)) / 2
        return weighed(facets(s, seat, self.outlook, self.builders, saved), self.weights)

    def sheet(self, s: GlassRoad, seat: int, saved: float) -> list[float]:
        """The same, line by line."""
        if self.over:
            return [half / 2 for half in parts(s, seat)]
        learnt = ALONE if s.seats == 1 else AMONG_OTHERS
        found = facets(s, seat, self.outlook, self.builders, saved)
        left = self.outlook.actions / learnt.actions
        return [weighed(found, at_time(line, left)) for line in learnt.lines]


def prospect(s: GlassRoad, seat: int) -> Prospect:
    """As of now."""
    hand = s.players[seat].hand
    return Prospect(s, seat, actions_left(s, seat), (hand & BUILDERS).bit_count())


def time_after_period(s: GlassRoad) -> float:
    """How many actions a seat will have in the periods to come."""
    if s.seats == 1:
        return float(sum(f.SOLO_HANDS[s.period + 1 :]))
    return ACTIONS_A_PERIOD * float(s.periods - 1 - s.period)


def weighed(found: list[float], weights: list[float]) -> float:
    total = weights[FACETS_IN_ALL]
    for i in range(FACETS_IN_ALL):
        total += found[i] * weights[i]
    return total


def facets(s: GlassRoad, seat: int, o: Outlook, builders: int, saved: float) -> list[float]:
    """What is looked at in a position, in the order of FACETS."""
    p = s.players[seat]
    goods = p.goods
    halves = parts(s, seat)
    out: list[float] = [worth_beyond(s, seat, o, saved, sum(halves) / 2)]
    for half in halves:
        out.append(half / 2)
    pits, groves, ponds, empty = 0, 0, 0, 0
    built = [0, 0, 0]
    for code in p.plan:
        if code == f.EMPTY:
            empty += 1
        elif code < f.FIRST_FOREST:
            if code == f.FIRST_KIND + f.PIT:
                pits += 1
            elif code == f.FIRST_KIND + f.GROVE:
                groves += 1
            else:
                ponds += 1
        elif code >= f.FIRST_TILE:
            built[f.CATEGORY[code - f.FIRST_TILE]] += 1
    for tile in p.bases:
        if tile != NO_TILE:
            built[f.CATEGORY[tile]] += 1
    for count in built:
        out.append(float(count))
    for amount in goods:
        out.append(float(amount))
    for turns in range(1, 4):
        out.append(lacks(goods, f.M_CLAY, f.M_BRICK, turns))
    for turns in range(1, 3):
        out.append(lacks(goods, f.M_SAND, f.M_GLASS, turns))
    out.append(float(pits))
    out.append(float(groves))
    out.append(float(ponds))
    out.append(float(sum(p.forests)))
    out.append(float(min(ROOM, empty)))
    out.append(float(len(p.display)) + 3 * saved)
    payable, best = 0, 0
    for tile in s.board + p.display:
        if tile != NO_TILE and can_build_tile(p, goods, tile, empty > 0):
            payable += 1
            best = max(best, f.POINTS[tile])
    out.append(float(min(CHOICE, payable)))
    out.append(float(best))
    out.append(float(builders))
    return out


def lacks(goods: list[int], first: int, refined: int, turns: int) -> float:
    """How many units a wheel lacks of so many turns."""
    units = 0
    for marker in range(first, refined):
        if goods[marker] < turns:
            units += turns - goods[marker]
    return float(units)
