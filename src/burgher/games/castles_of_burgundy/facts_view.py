"""The components, for drawing and for study."""

from typing import cast

import msgspec

from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.facts import BOARDS, DEPOTS, FACE_NAMES, SLOTS
from burgher.games.castles_of_burgundy.schema import Provenance
from burgher.games.castles_of_burgundy.schema import Type as Kind
from burgher.games.castles_of_burgundy.view import KINDS, Pair


class BoardFacts(msgspec.Struct):
    number: int
    types: list[Kind]
    regions: list[int]


class SheetFacts(msgspec.Struct):
    sides: list[Pair]
    provenance: Provenance


class TileFacts(msgspec.Struct):
    type: Kind
    coloured: int
    black: int
    animals: int
    clause: str


class Facts(msgspec.Struct):
    row_lengths: list[int]
    numbers: list[int]
    neighbours: list[list[int]]
    boards: list[BoardFacts]
    sheets: SheetFacts
    slots: list[list[Kind]]  # of depots 1 to 6
    layout: dict[str, list[list[int]]]  # which entries of a depot's slots a phase fills, by number of players, phase A
    ring: list[int]
    tiles: dict[str, TileFacts]
    goods_tiles: int
    region_points: list[int]
    phase_points: list[int]
    price: int


def facts() -> Facts:
    return Facts(
        row_lengths=f.ROW_LENGTHS,
        numbers=f.NUMBER,
        neighbours=f.NEIGHBOURS,
        boards=[BoardFacts(board.number, [KINDS[kind] for kind in board.types], board.region) for board in BOARDS],
        sheets=SheetFacts(f.SHEETS, cast("Provenance", f.SHEETS_PROVENANCE)),
        slots=cast("list[list[Kind]]", f.SLOT_TYPE),
        layout={str(players): [filled(players, depot) for depot in range(DEPOTS)] for players in (2, 3, 4)},
        ring=f.RING,
        tiles={FACE_NAMES[face]: tile_facts(face) for face in range(1, f.FACES)},
        goods_tiles=f.GOODS_TILES,
        region_points=f.SIZE_POINTS[1:],
        phase_points=f.PHASE_POINTS,
        price=f.PRICE,
    )


def filled(players: int, depot: int) -> list[int]:
    return [entry % SLOTS for entry, _ in f.LAYOUT[players][0] if entry // SLOTS == depot]


def tile_facts(face: int) -> TileFacts:
    return TileFacts(
        type=KINDS[f.TYPE_OF[face]],
        coloured=f.COLOURED[face],
        black=f.BLACK[face],
        animals=f.ANIMALS[face],
        clause=f.clause_of(face),
    )
