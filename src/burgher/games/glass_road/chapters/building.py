"""Chapter 7: building, step by step. Only four specialists let a player build, one building each time [GR-175].

The entry cost is paid before [GR-178]; a tile removed, or given up in a conversion, may make
room first [GR-180, GR-182].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step, field
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.immediate import carry_out
from burgher.games.glass_road.chapters.wheels import can_pay, missing, pay, turn_wheels
from burgher.games.glass_road.facts import (
    BASE_NAMES,
    CATEGORY,
    CELLS,
    COST,
    EMPTY,
    GOODS,
    IMMEDIATE,
    NO_BASE,
    ON_BASE,
    TILE_NAMES,
    TILES,
    UPGRADES,
)
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player

# ---------------------------------------------------------------- what may be done


def can_build_tile(p: Player, goods: list[int], tile: i64, has_space: bool) -> bool:
    """With a place to go to, and payable in full with these goods. [GR-179, GR-181, GR-183, GR-189 to GR-191]"""
    base: i64 = UPGRADES[tile]
    if base != NO_BASE:
        if p.bases[base] != NO_TILE:
            return False
    elif not has_space:
        return False
    return can_pay(goods, COST[tile])


def can_build(s: GlassRoad, p: Player, goods: list[int], has_space: bool) -> bool:
    """Is there any tile that this player could build now? [GR-176, GR-177]"""
    for tile in s.board:
        if tile != NO_TILE and can_build_tile(p, goods, tile, has_space):
            return True
    for tile in p.display:
        if can_build_tile(p, goods, tile, has_space):
            return True
    return False


# ---------------------------------------------------------------- the steps


class Build(Step[GlassRoad]):
    """Choose a tile and its place, any empty cell. [GR-176 to GR-191]"""

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        cells: list[int] = []
        for cell in range(CELLS):
            if p.plan[cell] == EMPTY:
                cells.append(cell)
        tiles: list[int] = []
        for tile in s.board:
            if tile != NO_TILE and can_build_tile(p, p.goods, tile, len(cells) > 0):
                tiles.append(tile)
        for tile in p.display:
            if can_build_tile(p, p.goods, tile, len(cells) > 0):
                tiles.append(tile)
        tiles.sort()
        out: list[int] = []
        for tile in tiles:
            action = v.BUILD.of(tile)
            if UPGRADES[tile] != NO_BASE:
                out.append(action + ON_BASE)
            else:
                for cell in cells:
                    out.append(action + cell)
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        """The place on the board stays empty until the end of the period. [GR-185, GR-198, GR-200]"""
        p = s.players[seat]
        tile, cell = v.BUILD.two(action)
        if tile in p.display:
            p.display.remove(tile)
        else:
            s.board[s.board.index(tile)] = NO_TILE
        s.effect = 1
        s.push(RAISE, seat, tile, cell)
        pay(s, seat, COST[tile])

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        """In the order of the steps of chapter 7."""
        p = s.players[seat]
        tile, cell = v.BUILD.two(action)
        name = TILE_NAMES[tile]
        unbuildable = no_building(s, seat, tile)
        if unbuildable is not None:
            return unbuildable
        if UPGRADES[tile] != NO_BASE:
            base = BASE_NAMES[UPGRADES[tile]]
            if cell != ON_BASE:
                return Reason("GR-189", Message("refusal.upgrade_place", {"tile": name, "base": base}))
        elif cell == ON_BASE:
            return Reason("GR-187", Message("refusal.no_upgrade", {"tile": name}))
        elif p.plan[cell] != EMPTY:
            return Reason("GR-187", Message("refusal.not_empty", {"cell": cell}))
        return None


BUILD: Final = Build("build", on=("evaluate",), same_seat=True, verbs=(v.BUILD,))


class Raise(Step[GlassRoad]):
    """The paid tile is placed after due turns, and acts, without anything in between. [GR-186 to GR-197]"""

    tile = field(TILES)
    cell = field(CELLS + 1)  # or ON_BASE

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        tile, cell = self.tile.of(data), self.cell.of(data)
        turn_wheels(s, seat)
        if cell == ON_BASE:
            p.bases[UPGRADES[tile]] = tile
        else:
            p.lay_building(tile, cell)
        if s.listening:
            if cell == ON_BASE:
                s.events.append((v.E_UPGRADED, PUBLIC, seat, tile, UPGRADES[tile]))
            else:
                s.events.append((v.E_BUILT, PUBLIC, seat, tile, cell))
        if CATEGORY[tile] == IMMEDIATE:
            carry_out(s, seat, tile, cell)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        p, tile, cell = s.players[seat], self.tile.of(data), self.cell.of(data)
        base = UPGRADES[tile]
        if (base != NO_BASE) != (cell == ON_BASE):
            return "the tile does not belong there"
        if p.bases[base] != NO_TILE if cell == ON_BASE else p.plan[cell] != EMPTY:
            return "the place is taken"
        if s.pile[tile] or s.removed[tile]:
            return "the tile is elsewhere"
        return ""


RAISE: Final = Raise("raise", ASKS_NOBODY, on=("evaluate",), same_seat=True)

# ---------------------------------------------------------------- why not


def no_building(s: GlassRoad, seat: i64, tile: i64) -> Reason | None:
    """Why a tile cannot be built, wherever it should go. [GR-176, GR-177, GR-179, GR-183, GR-190]"""
    p = s.players[seat]
    name = TILE_NAMES[tile]
    if tile not in s.board and tile not in p.display:
        for other in s.players:
            if tile in other.display:
                return Reason("GR-177", Message("refusal.others_display", {"tile": name}))
        if s.pile[tile]:
            return Reason("GR-177", Message("refusal.in_stack", {"tile": name}))
        return Reason("GR-176", Message("refusal.not_on_offer", {"tile": name}))
    base = UPGRADES[tile]
    if base == NO_BASE and EMPTY not in p.plan:
        return Reason("GR-179", Message("refusal.no_space", {"tile": name}))
    if base != NO_BASE and p.bases[base] != NO_TILE:
        other_tile = TILE_NAMES[p.bases[base]]
        return Reason("GR-190", Message("refusal.upgraded", {"base": BASE_NAMES[base], "tile": other_tile}))
    lacks = missing(p.goods, COST[tile])
    if lacks:
        cost = [good for good, n in zip(GOODS, COST[tile], strict=True) for _ in range(n)]
        return Reason("GR-183", Message("refusal.cost", {"tile": name, "cost": cost, "good": lacks}))
    return None
