"""Chapter 2: setup. The goblet, the stacks, and the tiles on the building board, which chapter 10 refills.

A stack is a set of tiles: which of them is on top is chance, and nobody knows it before [GR-031, GR-033, GR-036].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.common import FirstPlayer
from burgher.core.state import ASKS_CHANCE, NO_SEAT, PUBLIC, Step, field
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.facts import CONVERSIONS, FIRST_OF, ROW, ROWS_OF_TILES, STARTER
from burgher.games.glass_road.state import NO_TILE, GlassRoad, entry


class Goblet(FirstPlayer[GlassRoad]):
    """A random player gets the goblet. [GR-035]"""

    def begin(self, s: GlassRoad, first: i64) -> None:
        s.first = first
        if s.listening:
            s.events.append((v.E_FIRST, PUBLIC, first))


# Alone there is no start player. [GR-287]
FIRST_PLAYER: Final = Goblet("first_player", v.FIRST, on=("start_period", "fill_place"), players=(2, 3, 4))


def stack_tiles(s: GlassRoad, row: i64) -> list[int]:
    """The tiles that can be on top of a stack: in a first game the marked ones come first. [GR-031, GR-038]"""
    pile = s.pile
    first = FIRST_OF[row]
    if s.starter:
        marked = [tile for tile in range(first, first + CONVERSIONS) if pile[tile] and STARTER[tile]]
        if marked:
            return marked
    return [tile for tile in range(first, first + CONVERSIONS) if pile[tile]]


def top_tiles(s: GlassRoad, row: i64) -> list[int]:
    """The draws that are possible from a stack. [GR-031]"""
    first = v.DRAW.first
    return [first + tile for tile in stack_tiles(s, row)]


def has_tiles(s: GlassRoad, row: i64) -> bool:
    """Is there a tile left in this stack? [GR-123, GR-230]"""
    first = FIRST_OF[row]
    return 1 in s.pile[first : first + CONVERSIONS]


def fill_board(s: GlassRoad, row: i64, place: i64) -> None:
    """Go on with the next empty place whose stack has a tile. [GR-029 to GR-033, GR-228 to GR-230, GR-288]"""
    while row < ROWS_OF_TILES:
        while place < s.places:
            if s.board[entry(row, place)] == NO_TILE and has_tiles(s, row):
                s.push(FILL_PLACE, NO_SEAT, row, place)
                return
            place += 1
        place = 0
        row += 1


class FillPlace(Step[GlassRoad]):
    """A tile from the stack of its row is turned up onto a place of the building board. [GR-032, GR-228]"""

    row = field(ROWS_OF_TILES)
    place = field(ROW)

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return top_tiles(s, self.row.of(data))

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        tile = v.DRAW.one(action)
        row, place = self.row.of(data), self.place.of(data)
        s.pile[tile] = 0
        s.board[entry(row, place)] = tile
        if s.listening:
            s.events.append((v.E_OFFERED, PUBLIC, tile))
        fill_board(s, row, place + 1)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        row, place = self.row.of(data), self.place.of(data)
        if place >= s.places or s.board[entry(row, place)] != NO_TILE or not has_tiles(s, row):
            return "there is no such empty place, or no tile for it"
        return ""


FILL_PLACE: Final = FillPlace("fill_place", ASKS_CHANCE, on=("start_period",), verbs=(v.DRAW,))
