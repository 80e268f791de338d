"""Chapter 8: landscape tiles and forests, and what lies beside what on a plan [GR-018].

Plans are public [GR-211]. A tile is never moved [GR-205]; a forest goes only where a card or building says so [GR-206].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, data_of, field, step_of
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import (
    ANY_KIND,
    CARD_CLAUSES,
    CELLS,
    COLUMNS,
    EMPTY,
    FIRST_FOREST,
    FIRST_KIND,
    FIRST_TILE,
    FOREST_CELLS,
    FORESTS,
    KINDS,
    NEIGHBOURS,
    ROWS,
    TILE_NAMES,
)
from burgher.games.glass_road.state import NO_CARD, GlassRoad, Player

# ---------------------------------------------------------------- quantities


def kind_count(p: Player, kind: i64) -> int:
    """Own landscape tiles of a kind. [GR-119]"""
    return p.plan.count(FIRST_KIND + kind)


def adjacent(p: Player, cell: i64, code: i64) -> int:
    """How many neighbours of a cell hold this. [GR-018]"""
    plan = p.plan
    n = 0
    for other in NEIGHBOURS[cell]:
        if plan[other] == code:
            n += 1
    return n


def has_square(p: Player, kind: i64) -> bool:
    """[GR-407]"""
    plan = p.plan
    code = FIRST_KIND + kind
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


def largest_group(p: Player, kind: i64) -> int:
    """[GR-408]"""
    plan = p.plan
    code = FIRST_KIND + kind
    seen = [0] * CELLS
    best = 0
    for start in range(CELLS):
        if plan[start] != code or seen[start]:
            continue
        group = [start]
        seen[start] = 1
        for cell in group:
            for other in NEIGHBOURS[cell]:
                if plan[other] == code and not seen[other]:
                    seen[other] = 1
                    group.append(other)
        if len(group) > best:
            best = len(group)
    return best


# ---------------------------------------------------------------- placing


def place(s: GlassRoad, seat: i64, kind: i64, cell: i64) -> None:
    """There are always enough tiles. [GR-007]"""
    s.players[seat].plan[cell] = FIRST_KIND + kind
    if s.listening:
        s.events.append((v.E_PLACED, PUBLIC, seat, kind, cell))


def offer_place(s: GlassRoad, seat: i64, kind: i64, may_leave: i64) -> None:
    """Place a landscape tile, if there is an empty cell. [GR-201, GR-203]"""
    if EMPTY in s.players[seat].plan:
        s.push(PLACE, seat, kind, may_leave)


MUST_PLACE: Final = 0
MAY_LEAVE: Final = 1


class Place(Step[GlassRoad]):
    """A tile on an empty cell of choice. [GR-117, GR-201, GR-202]"""

    kind = field(ANY_KIND + 1)
    may_leave = field(2)  # the tile may be left out

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        plan = s.players[seat].plan
        kind = self.kind.of(data)
        out: list[int] = []
        for one in range(ANY_KIND) if kind == ANY_KIND else range(kind, kind + 1):
            for cell in range(CELLS):
                if plan[cell] == EMPTY:
                    out.append(v.PLACE.of(one, cell))
        if self.may_leave.of(data):
            out.append(v.LEAVE.first)
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        if action != v.LEAVE.first:
            kind, cell = v.PLACE.two(action)
            place(s, seat, kind, cell)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        wanted = self.kind.of(data)
        if action == v.LEAVE.first:
            return None if self.may_leave.of(data) else Reason("GR-317", Message("refusal.must_place"))
        kind, cell = v.PLACE.two(action)
        if wanted not in (ANY_KIND, kind):
            return Reason(CARD_CLAUSES[card_at_work(s)], Message("refusal.other_kind", {"kind": KINDS[wanted]}))
        return not_empty(s.players[seat], cell)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        named = self.kind.of(data) != ANY_KIND
        return "only a specialist places a tile of this kind" if named and card_at_work(s) == NO_CARD else ""

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        kind = self.kind.of(data)
        return Message("prompt.place_any") if kind == ANY_KIND else Message("prompt.place", {"kind": KINDS[kind]})


PLACE: Final = Place(
    "place",
    on=("evaluate", "exchange", "gift", "last_actions", "take"),
    same_seat=True,
    verbs=(v.PLACE, v.LEAVE),
)

# ---------------------------------------------------------------- removing


def clear(s: GlassRoad, seat: i64, cell: i64) -> None:
    """A landscape tile goes back to the supply; no wheel changes. [GR-204, GR-210]"""
    plan = s.players[seat].plan
    if s.listening:
        s.events.append((v.E_CLEARED, PUBLIC, seat, plan[cell] - FIRST_KIND, cell))
    plan[cell] = EMPTY


def add_clears(p: Player, out: list[int]) -> None:
    """Own pits, groves and ponds, but no forest. [GR-009, GR-204]"""
    for cell, code in enumerate(p.plan):
        if code < FIRST_FOREST and code != EMPTY:
            out.append(v.CLEAR.first + cell)


# ---------------------------------------------------------------- why not


def card_at_work(s: GlassRoad) -> int:
    """The specialist whose action is being carried out, if one is."""
    for frame in reversed(s.stack):
        step = s.steps[step_of(frame)]
        if step.name == "evaluate":
            return step.fields[0].of(data_of(frame))
    return NO_CARD


def not_empty(p: Player, cell: i64) -> Reason | None:
    """A landscape tile lies on an empty cell only. [GR-201]"""
    if p.plan[cell] == EMPTY:
        return None
    return Reason("GR-201", Message("refusal.not_empty", {"cell": cell}))


def no_clear(p: Player, cell: i64) -> Reason | None:
    """What cannot be removed for nothing, and why. [GR-199, GR-204, GR-206]"""
    code = p.plan[cell]
    if code >= FIRST_TILE:
        return Reason("GR-199", Message("refusal.building_stays", {"tile": TILE_NAMES[code - FIRST_TILE]}))
    if code >= FIRST_FOREST:
        return Reason("GR-206", Message("refusal.forest_stays"))
    return None if code != EMPTY else Reason("GR-204", Message("refusal.nothing_to_clear", {"cell": cell}))


def no_forest(p: Player, forest: i64, clause: str) -> Reason | None:
    """A forest that is to be given up must still stand. [GR-149, GR-207]"""
    if forest >= FORESTS:
        return Reason(clause, Message("refusal.which_forest", {"count": FORESTS - 1}))
    if p.forests[forest]:
        return None
    left = FOREST_CELLS[forest]
    return Reason("GR-207", Message("refusal.forest_gone", {"cell": left, "next": left + 1, "count": sum(p.forests)}))
