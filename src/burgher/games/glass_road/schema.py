"""The form of the data files, and what must add up in them: an owner's own file is held to the same."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from burgher.core.data import read
from burgher.core.errors import BurgherError

GAME = "glass_road"
Provenance = Literal["confirmed", "reconstructed", "owner"]
Confidence = Literal["high", "medium", "medium-low", "low"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Basic = Annotated[int, msgspec.Meta(ge=0, le=7)]
Refined = Annotated[int, msgspec.Meta(ge=0, le=3)]
Good = Literal["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick"]
Kind = Literal["pit", "grove", "pond"]
Base = Literal["forest_glassworks", "glass_painters_colony", "masons_brotherhood"]
Category = Literal["conversion", "immediate", "point"]
CATEGORIES: list[Category] = ["conversion", "immediate", "point"]
ROWS, COLUMNS, FORESTS = 4, 5, 6
LEGEND = [".", "P", "G", "O", *(f"F{i}" for i in range(1, FORESTS + 1))]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Score(Strict):
    rule: Literal[
        "per_good",
        "per_good_lower",
        "per_good_both",
        "markers",
        "per_adjacent",
        "square",
        "group",
        "sets",
        "per_owned",
        "at_least",
        "spent",
    ]
    points: Count
    what: Good | Kind | Literal["empty", "building", "forest", "immediate"] | None = None
    every: Annotated[int, msgspec.Meta(ge=1)] = 1
    base: Count = 0
    min: Count = 0


class Does(Strict, omit_defaults=True):
    """What a building does."""

    effect: (
        Literal["gain", "gain_on_each_wheel", "gain_per", "exchange", "place_around", "place_some", "copy"] | None
    ) = None
    per: Literal["wood", "water", "pond", "adjacent_empty", "adjacent_pond"] | None = None
    tile: Kind | None = None
    count: Count = 0
    pay: dict[Good | Kind | Literal["forest", "tile"], Basic] = {}
    gain: dict[Good | Literal["basic", "choice", "landscape"], Basic] = {}
    score: Score | None = None


class Building(Does, kw_only=True):
    category: Category
    starter: bool = False
    upgrade: Base | None = None


class Cost(Strict):
    cost: dict[Good, Basic]
    points: Annotated[int, msgspec.Meta(ge=-9, le=19)] | None = None
    provenance: Provenance = "owner"
    confidence: Confidence | None = None
    alternatives: list[dict[Good, Basic]] = []


class CardAction(Strict):
    does: Literal["gain", "gain_per", "place", "build", "draw", "supply"]
    gain: dict[Good, Basic] = {}
    per: Kind | Literal["hand"] | None = None
    choose: list[Good] = []
    tile: Kind | Literal["any"] | None = None
    own: Basic = 0
    others: Basic = 0
    solo: Basic = 0
    clause: str = ""


class Specialist(Strict):
    first: CardAction
    second: CardAction
    entry: Good | Literal["forest"] | None = None
    clause: str = ""


class Plan(Strict):
    provenance: Provenance
    rows: Annotated[int, msgspec.Meta(ge=ROWS, le=ROWS)]
    columns: Annotated[int, msgspec.Meta(ge=COLUMNS, le=COLUMNS)]
    notches: Annotated[int, msgspec.Meta(ge=2, le=2)]


class Start(Strict):
    provenance: Provenance
    layout: list[str]
    confidence: Confidence | None = None


class BaseScore(Strict):
    good: Good
    half_points: Count


class Bases(Strict):
    provenance: Provenance
    order: list[Base]
    beside: Annotated[list[Literal[0, 5, 10, 15]], msgspec.Meta(min_length=3, max_length=3)]
    scores: Annotated[list[BaseScore], msgspec.Meta(min_length=3, max_length=3)]
    confidence: Confidence | None = None


class GlassWheel(Strict):
    sand: Basic
    food: Basic
    charcoal: Basic
    water: Basic
    wood: Basic
    glass: Refined


class BrickWheel(Strict):
    clay: Basic
    charcoal: Basic
    food: Basic
    brick: Refined


class Wheels(Strict):
    provenance: Provenance
    highest_basic: Annotated[int, msgspec.Meta(ge=7, le=7)]
    highest_refined: Annotated[int, msgspec.Meta(ge=3, le=3)]
    glass: GlassWheel
    brick: BrickWheel


class Board(Strict):
    plan: Plan
    start: Start
    bases: Bases
    wheels: Wheels


class Cards(Strict):
    specialists: Annotated[int, msgspec.Meta(ge=15, le=15)]
    hand: Annotated[int, msgspec.Meta(ge=5, le=5)]
    rounds: Annotated[int, msgspec.Meta(ge=3, le=3)]
    extra: Annotated[int, msgspec.Meta(ge=3, le=3)]


class Periods(Strict):
    game: Annotated[int, msgspec.Meta(ge=4, le=4)]
    long_game: Annotated[int, msgspec.Meta(ge=5, le=5)]
    solo: Annotated[list[Annotated[int, msgspec.Meta(ge=3, le=6)]], msgspec.Meta(min_length=7, max_length=7)]
    solo_left: Annotated[int, msgspec.Meta(ge=2, le=2)]


class Checksums(Strict):
    buildings: Annotated[int, msgspec.Meta(ge=93, le=93)]
    each_category: Annotated[int, msgspec.Meta(ge=31, le=31)]
    starter: tuple[Count, Count, Count]
    glass: Count
    brick: Count


class Engine(Strict):
    anytime_limit: Annotated[int, msgspec.Meta(ge=200)]


class Numbers(Strict):
    provenance: Provenance
    cards: Cards
    periods: Periods
    places: dict[Literal["1", "2", "3", "4", "small_board"], Annotated[int, msgspec.Meta(ge=4, le=5)]]
    checksums: Checksums
    engine: Engine


def refuse(file: str, entry: str, fault: str) -> None:
    raise BurgherError(f"The data file {GAME}/{file}.toml is not right at {entry}: {fault}.")


T = TypeVar("T")


def read_entries(file: str, form: type[T]) -> dict[str, T]:
    """A file whose tables all have one form; a fault is told with the name of its table."""
    out: dict[str, T] = {}
    for name, entry in read(GAME, file, dict[str, dict[str, Any]]).items():
        try:
            out[name] = msgspec.convert(entry, form)
        except msgspec.ValidationError as fault:
            refuse(file, name, str(fault))
    return out


def read_numbers() -> Numbers:
    data = read(GAME, "numbers", Numbers)
    if len(data.places) != 5:
        refuse("numbers", "places", "it must name 1, 2, 3, 4 and small_board")
    return data


def read_buildings(numbers: Numbers) -> dict[str, Building]:
    """[GR-013, GR-038, GR-294]"""
    data = read_entries("buildings", Building)
    sums = numbers.checksums
    if len(data) != sums.buildings:
        refuse("buildings", "the number of tiles", f"there are {len(data)}, not {sums.buildings}")
    tiles = list(data.items())
    for i, category in enumerate(CATEGORIES):
        part = tiles[i * sums.each_category : (i + 1) * sums.each_category]
        for name, building in part:
            if building.category != category:
                refuse("buildings", name, f"its category must be {category!r}, of which there are {sums.each_category}")
            needed = {"conversion": building.pay, "immediate": building.effect, "point": building.score}[category]
            if not needed:
                refuse("buildings", name, "it does not say what the building does")
        if sum(building.starter for _, building in part) != sums.starter[i]:
            refuse("buildings", "starter", f"{sums.starter[i]} {category} buildings must be marked")
    for base in ("forest_glassworks", "glass_painters_colony", "masons_brotherhood"):
        if sum(building.upgrade == base for building in data.values()) != 2:
            refuse("buildings", "upgrade", f"two tiles must be upgrades of {base}")
    return data


def read_costs(numbers: Numbers, buildings: dict[str, Building]) -> dict[str, Cost]:
    """[GR-406]"""
    data = read_entries("costs", Cost)
    for name in data:
        if name not in buildings:
            refuse("costs", name, "there is no such building")
    for name, building in buildings.items():
        if name not in data:
            refuse("costs", name, "the entry is missing")
        if (data[name].points is None) != (building.category == "point"):
            refuse("costs", name, "conversion and immediate buildings have printed points, point buildings have none")
        for good in ("glass", "brick"):
            if data[name].cost.get(good, 0) > 3:
                refuse("costs", f"{name}.cost", f"nobody can have more than 3 {good}")
    glass = sum(entry.cost.get("glass", 0) for entry in data.values())
    brick = sum(entry.cost.get("brick", 0) for entry in data.values())
    for good, found, total in (("glass", glass, numbers.checksums.glass), ("brick", brick, numbers.checksums.brick)):
        if found != total:
            refuse("costs", f"the sum of {good}", f"all costs together have {found}, but must have {total}")
    return data


def read_specialists(numbers: Numbers) -> dict[str, Specialist]:
    data = read_entries("specialists", Specialist)
    if len(data) != numbers.cards.specialists:
        refuse("specialists", "the number of cards", f"there are {len(data)}, not {numbers.cards.specialists}")
    return data


def read_board() -> Board:
    """[GR-027]"""
    data = read(GAME, "board", Board)
    if len(set(data.bases.order)) != 3:
        refuse("board", "bases.order", "it must name the three base buildings")
    rows = [row.split() for row in data.start.layout]
    if [len(row) for row in rows] != [COLUMNS] * ROWS:
        refuse("board", "start.layout", f"it must have {ROWS} rows of {COLUMNS} cells")
    cells = [word for row in rows for word in row]
    for word in cells:
        if word not in LEGEND:
            refuse("board", "start.layout", f"{word!r} is none of {', '.join(LEGEND)}")
    for word in LEGEND:
        if cells.count(word) != 2:
            refuse("board", "start.layout", f"there must be two cells with {word!r}")
    for word in LEGEND[4:]:
        left = cells.index(word)
        if (left + 1) % COLUMNS == 0 or cells[left + 1] != word:
            refuse("board", "start.layout", f"the forest {word} must cover two cells side by side")
    return data
