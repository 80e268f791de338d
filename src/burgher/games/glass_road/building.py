"""Building, step by step (section 7)."""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import (
    CELLS,
    CONVERSIONS,
    COST,
    EMPTY,
    IMMEDIATE,
    ON_BASE,
    TILES,
    UPGRADES,
)
from burgher.games.glass_road.immediate import carry_out
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player
from burgher.games.glass_road.wheels import can_pay, pay, turn_wheels

PLACES_OF_TILE: Final = CELLS + 1  # the cells, and "on its base building"


def can_build_tile(p: Player, tile: int, has_space: bool) -> bool:
    """Payable in full, and with a place to go to. [GR-179, GR-183, GR-189 to GR-191]"""
    base = UPGRADES[tile]
    if base >= 0:
        if p.bases[base] != NO_TILE:
            return False
    elif not has_space:
        return False
    return can_pay(p, COST[tile])


def can_build(s: GlassRoad, p: Player) -> bool:
    """Is there any tile that this player could build now? [GR-176, GR-177]"""
    has_space = EMPTY in p.plan
    for tile in s.board:
        if tile != NO_TILE and can_build_tile(p, tile, has_space):
            return True
    for tile in p.display:
        if can_build_tile(p, tile, has_space):
            return True
    return False


class Build(Step[GlassRoad]):
    """Choose a tile and its place. [GR-175 to GR-191]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        cells: list[int] = []
        for cell in range(CELLS):
            if p.plan[cell] == EMPTY:
                cells.append(cell)
        tiles: list[int] = []
        for tile in s.board + p.display:
            if tile != NO_TILE and can_build_tile(p, tile, len(cells) > 0):
                tiles.append(tile)
        tiles.sort()
        out: list[int] = []
        for tile in tiles:
            action = v.BUILD.of(tile)
            if UPGRADES[tile] >= 0:
                out.append(action + ON_BASE)
            else:
                for cell in cells:
                    out.append(action + cell)
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        tile, cell = v.BUILD.field(action, 0), v.BUILD.field(action, 1)
        if tile in p.display:
            p.display.remove(tile)
        else:
            s.board[s.board.index(tile)] = NO_TILE
        s.effect = 1
        s.push(RAISE, NOBODY, seat, tile * PLACES_OF_TILE + cell)
        pay(s, seat, COST[tile])


class Raise(Step[GlassRoad]):
    """The paid tile of seat a is placed after due turns, and acts; b is 21 * tile + cell. [GR-186 to GR-197]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[a]
        tile, cell = b // PLACES_OF_TILE, b % PLACES_OF_TILE
        turn_wheels(s, a)
        if cell == ON_BASE:
            p.bases[UPGRADES[tile]] = tile
        else:
            p.lay_building(tile, cell)
        if s.listening:
            if cell == ON_BASE:
                s.events.append((v.E_UPGRADED, PUBLIC, a, tile, UPGRADES[tile]))
            else:
                s.events.append((v.E_BUILT, PUBLIC, a, tile, cell))
        if tile // CONVERSIONS == IMMEDIATE:
            carry_out(s, a, tile, cell)


BUILD: Final = Build("build")
RAISE: Final = Raise("raise", a=3, b=TILES * PLACES_OF_TILE - 1)
