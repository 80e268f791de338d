"""The components, for drawing and for study."""

from typing import Annotated, cast

import msgspec

from burgher.games.glass_road import facts as f
from burgher.games.glass_road.schema import Base, CardAction, Category, Confidence, Does, Good, Kind, Provenance
from burgher.games.glass_road.view import CATEGORIES, Wheel, cell_view, wheels_view


class WheelFacts(msgspec.Struct):
    markers: list[str]
    highest: int
    highest_refined: int


class StartFacts(msgspec.Struct):
    wheels: dict[Wheel, dict[str, int]]
    plan: list[str | None]
    provenance: Provenance


class BaseFacts(msgspec.Struct):
    name: Base
    good: Good
    points: float
    beside: int  # the cell
    clause: str


class SpecialistFacts(msgspec.Struct):
    name: str
    entry: str | None  # the good, or "forest"
    actions: Annotated[list[CardAction], msgspec.Meta(min_length=2, max_length=2)]
    clause: str


class TileFacts(msgspec.Struct):
    name: str
    number: int
    category: Category
    cost: dict[str, int]
    points: int | None
    starter: bool
    upgrade: Base | None
    does: Does
    clause: str
    provenance: Provenance
    confidence: Confidence | None


class Facts(msgspec.Struct):
    goods: list[Good]
    wheels: dict[str, WheelFacts]
    start: StartFacts
    rows: int
    columns: int
    forests: list[Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]]
    kinds: list[Kind]
    bases: list[BaseFacts]
    specialists: list[SpecialistFacts]
    tiles: list[TileFacts]
    places: dict[str, int]
    notches: int
    hand: int
    solo_hands: list[int]
    anytime_limit: int


def facts() -> Facts:
    return Facts(
        goods=cast("list[Good]", f.GOODS),
        wheels={
            wheel: WheelFacts(f.MARKER_NAMES[i], f.HIGHEST_BASIC, f.HIGHEST_REFINED) for i, wheel in enumerate(f.WHEELS)
        },
        start=StartFacts(
            wheels=wheels_view(f.START_GOODS),
            plan=[cell_view(code) for code in f.START_PLAN],
            provenance=cast("Provenance", f.START_PROVENANCE),
        ),
        rows=f.ROWS,
        columns=f.COLUMNS,
        forests=[[cell, cell + 1] for cell in f.FOREST_CELLS],
        kinds=cast("list[Kind]", f.KINDS),
        bases=[base_facts(base) for base in range(f.BASES)],
        specialists=[
            SpecialistFacts(
                name=name,
                entry=f.CARD_ENTRY[card].entry,
                actions=[f.CARD_ENTRY[card].first, f.CARD_ENTRY[card].second],
                clause=f.CARD_CLAUSES[card],
            )
            for card, name in enumerate(f.CARD_NAMES)
        ],
        tiles=[tile_facts(tile) for tile in range(f.TILES)],
        places={str(players): f.PLACES[players] for players in (1, 2, 3, 4)},
        notches=f.NOTCHES,
        hand=f.HAND,
        solo_hands=f.SOLO_HANDS,
        anytime_limit=f.ANYTIME_LIMIT,
    )


def base_facts(base: int) -> BaseFacts:
    name = cast("Base", f.BASE_NAMES[base])
    return BaseFacts(
        name=name,
        good=cast("Good", f.GOODS[f.BASE_GOOD[base]]),
        points=f.BASE_HALVES[base] / 2,
        beside=f.BESIDE[base],
        clause=f.BASE_CLAUSE[name],
    )


def tile_facts(tile: int) -> TileFacts:
    entry = f.ENTRY[tile]
    printed = f.PRINTED[tile]
    return TileFacts(
        name=f.TILE_NAMES[tile],
        number=tile,
        category=CATEGORIES[f.CATEGORY[tile]],
        cost={f.GOODS[good]: n for good, n in enumerate(f.COST[tile]) if n},
        points=printed.points,
        starter=entry.starter,
        upgrade=entry.upgrade,
        does=Does(**{field: getattr(entry, field) for field in Does.__struct_fields__}),
        clause=f.CLAUSES[tile],
        provenance=printed.provenance,
        confidence=printed.confidence,
    )
