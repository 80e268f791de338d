"""The final score that a position of Glass Road lets expect, line by line of the score sheet.

It was learnt from games (tools/glass_road_fit.py): at the end of each period each line of the final score sheet is a
sum of facets of the position, and in between the weights change with the time that is left. They stand in
glass_road.json, with the figures of the games that gave them; those of a player alone differ from those among others.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from burgher.bots.values.glass_road_worth import ACTIONS_A_PERIOD, Sight, actions_left
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.building import can_build_tile
from burgher.games.glass_road.score import LINES, parts
from burgher.games.glass_road.state import NO_TILE, GlassRoad

FACETS: Final = [
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
    "second_payable",
    "immediate_payable",
    "to_fill",
]
ROOM: Final = 3  # more empty cells do not matter
CHOICE: Final = 3  # nor do more tiles that could be paid


class Weights(msgspec.Struct):
    """What was learnt of positions with so much time left: for each line of the score sheet the weights of all facets,
    and what is expected beside them."""

    times: list[float]  # ascending, in actions
    lines: list[list[list[float]]]


class Learnt(msgspec.Struct):
    about: dict[str, Any]  # how it was learnt
    alone: Weights
    among_others: Weights


def in_all(weights: Weights) -> list[list[float]]:
    """Those of the whole sheet."""
    return [[sum(column) for column in zip(*lines, strict=True)] for lines in zip(*weights.lines, strict=True)]


LEARNT: Final = msgspec.json.decode((Path(__file__).parent / "glass_road.json").read_bytes(), type=Learnt)
ALONE: Final = LEARNT.alone
AMONG_OTHERS: Final = LEARNT.among_others
TOTAL_ALONE: Final = in_all(ALONE)
TOTAL_AMONG_OTHERS: Final = in_all(AMONG_OTHERS)
FACETS_IN_ALL: Final = len(FACETS)


def at_time(times: list[float], weights: list[list[float]], now: list[float], left: float) -> list[float]:
    """The weights when so much time is left, between those before and after it; at the end those of the score now."""
    after = 0
    while after < len(times) and times[after] <= left:
        after += 1
    if after == len(times):
        return weights[after - 1]
    early, late = weights[after], weights[after - 1] if after else now
    then = times[after - 1] if after else 0.0
    share = (left - then) / (times[after] - then)
    return [share * early[i] + (1 - share) * late[i] for i in range(FACETS_IN_ALL + 1)]


def only(first: int, count: int) -> list[float]:
    """The weights of the lines of the sheet as of now, so many from the first on."""
    return [1.0 if first <= i < first + count else 0.0 for i in range(FACETS_IN_ALL + 1)]


NOW: Final = only(0, len(LINES))


class Prospect(Sight):
    """How a seat's positions are valued that come about by a card: with so many actions left to it."""

    actions: float
    weights: list[float]

    def __init__(self, s: GlassRoad, actions: float) -> None:
        self.actions = actions
        if s.seats == 1:
            self.weights = at_time(ALONE.times, TOTAL_ALONE, NOW, actions)
        else:
            self.weights = at_time(AMONG_OTHERS.times, TOTAL_AMONG_OTHERS, NOW, actions)

    def value(self, s: GlassRoad, seat: int, saved: float) -> float:
        """The expected final score; `saved` is the time that tiles not yet drawn will save."""
        if self.actions <= 0:
            return sum(parts(s, seat)) / 2
        return weighed(facets(s, seat, saved), self.weights)

    def sheet(self, s: GlassRoad, seat: int, saved: float) -> list[float]:
        """The same, line by line."""
        if self.actions <= 0:
            return [half / 2 for half in parts(s, seat)]
        learnt = ALONE if s.seats == 1 else AMONG_OTHERS
        found = facets(s, seat, saved)
        out: list[float] = []
        for i in range(len(LINES)):
            out.append(weighed(found, at_time(learnt.times, learnt.lines[i], only(i, 1), self.actions)))
        return out


def prospect(s: GlassRoad, seat: int) -> Prospect:
    """As of now."""
    return Prospect(s, actions_left(s, seat))


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


def facets(s: GlassRoad, seat: int, saved: float) -> list[float]:
    """What is looked at in a position, in the order of FACETS."""
    p = s.players[seat]
    goods = p.goods
    out: list[float] = []
    for half in parts(s, seat):
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
    payable, best, second, immediate = 0, 0, 0, 0
    to_fill = len(f.CATEGORIES) * s.places - len(s.board)  # places that are used less those that are there
    for tile in s.board + p.display:
        if tile == NO_TILE:
            to_fill += 1
        elif can_build_tile(p, goods, tile, empty > 0):
            payable += 1
            points = f.POINTS[tile]
            if points > best:
                best, second = points, best
            elif points > second:
                second = points
            if f.CATEGORY[tile] == f.IMMEDIATE:
                immediate += 1
    out.append(float(min(CHOICE, payable)))
    out.append(float(best))
    out.append(float(second))
    out.append(float(min(CHOICE, immediate)))
    out.append(float(to_fill))
    return out


def lacks(goods: list[int], first: int, refined: int, turns: int) -> float:
    """How many units a wheel lacks of so many turns."""
    units = 0
    for marker in range(first, refined):
        if goods[marker] < turns:
            units += turns - goods[marker]
    return float(units)
