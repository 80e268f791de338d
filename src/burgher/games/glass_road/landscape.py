"""The landscape plan: placing and removing tiles, and what lies beside what (section 8)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import (
    ANY_KIND,
    CELLS,
    COLUMNS,
    EMPTY,
    FIRST_FOREST,
    NEIGHBOURS,
    ROWS,
)
from burgher.games.glass_road.state import GlassRoad, Player

MUST_PLACE: Final = 0
MAY_LEAVE: Final = 1


def kind_count(p: Player, kind: int) -> int:
    """Own landscape tiles of a kind. [GR-119]"""
    return p.plan.count(kind + 1)


def adjacent(p: Player, cell: int, code: int) -> int:
    """How many neighbours of a cell hold this."""
    n = 0
    for other in NEIGHBOURS[cell]:
        if p.plan[other] == code:
            n += 1
    return n


def has_square(p: Player, kind: int) -> bool:
    """[GR-407]"""
    plan, code = p.plan, kind + 1
    for row in range(ROWS - 1):
        for cell in range(COLUMNS * row, COLUMNS * row + COLUMNS - 1):
            if (
                plan[cell] == code
                and plan[cell + 1] == code
                and plan[cell + COLUMNS] == code
                and plan[cell + COLUMNS + 1] == code
            ):
                return True
    return False


def largest_group(p: Player, kind: int) -> int:
    """[GR-408]"""
    code = kind + 1
    seen = [0] * CELLS
    best = 0
    for start in range(CELLS):
        if p.plan[start] != code or seen[start]:
            continue
        group = [start]
        seen[start] = 1
        for cell in group:
            for other in NEIGHBOURS[cell]:
                if p.plan[other] == code and not seen[other]:
                    seen[other] = 1
                    group.append(other)
        best = max(best, len(group))
    return best


def place(s: GlassRoad, seat: int, kind: int, cell: int) -> None:
    s.players[seat].plan[cell] = kind + 1
    if s.listening:
        s.events.append((v.E_PLACED, PUBLIC, seat, kind, cell))


def clear(s: GlassRoad, seat: int, cell: int) -> None:
    """A landscape tile goes back to the supply. [GR-204, GR-210]"""
    p = s.players[seat]
    if s.listening:
        s.events.append((v.E_CLEARED, PUBLIC, seat, p.plan[cell] - 1, cell))
    p.plan[cell] = EMPTY


def add_clears(p: Player, out: list[int]) -> None:
    """[GR-204]"""
    for cell in range(CELLS):
        if EMPTY < p.plan[cell] < FIRST_FOREST:
            out.append(v.CLEAR.first + cell)


def offer_place(s: GlassRoad, seat: int, kind: int, leave: int) -> None:
    """Place a landscape tile, if there is an empty cell. [GR-201, GR-203]"""
    if EMPTY in s.players[seat].plan:
        s.push(PLACE, seat, kind, leave)


class Place(Step[GlassRoad]):
    """A tile of kind a on an empty cell; with b = 1 it may be left out. [GR-117, GR-201, GR-202]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        plan = s.players[seat].plan
        out: list[int] = []
        for kind in range(3) if a == ANY_KIND else range(a, a + 1):
            for cell in range(CELLS):
                if plan[cell] == EMPTY:
                    out.append(v.PLACE.of(kind, cell))
        if b == MAY_LEAVE:
            out.append(v.LEAVE.first)
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if action != v.LEAVE.first:
            place(s, seat, v.PLACE.field(action, 0), v.PLACE.field(action, 1))


PLACE: Final = Place("place", a=ANY_KIND, b=MAY_LEAVE)
