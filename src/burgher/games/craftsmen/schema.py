"""The form of the data files, and what must hold in them: an owner's own file is held to the same.

What the rulebook prints must come out: the sizes of the decks, the points of flour and clothes, a green vineyard, a
mill in red and blue, and the example of the ships' scoring.
"""

import os
from pathlib import Path
from typing import Annotated, Final, Literal, NoReturn, get_args

import msgspec

from burgher.core.data import OWNER_DATA, read
from burgher.core.errors import BurgherError

GAME: Final = "craftsmen"
Colour = Literal["violet", "green", "blue", "red"]
COLOURS: Final[list[str]] = list(get_args(Colour))
Provenance = Literal["confirmed", "one_source", "reconstructed", "owner"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Points = Annotated[int, msgspec.Meta(ge=0, le=20)]
ByClass = tuple[Count, Count, Count]
ByPlayers = tuple[Count, Count, Count, Count]  # 2 to 5 players
Load = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

# Letter, number of cards and number of house cards of each deck.
DECKS: Final = {"sawmill": ("S", 6, 0), "basic": ("B", 24, 0), "extended": ("E", 24, 8), "advanced": ("A", 16, 8)}
CAPITAL_CARDS: Final = 48

# What the rulebook's example pays on each ship to the colours that have markers there: base points and bonus.
PRINTED_EXAMPLE: Final = [
    {"yellow": (9, 4), "black": (4, 0), "red": (4, 0)},
    {"green": (16, 5), "blue": (14, 3), "black": (8, 0)},
    {"yellow": (17, 4), "red": (11, 6)},
    {"black": (16, 7), "green": (10, 5), "blue": (8, 3), "yellow": (4, 1)},
]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    reconstructed: bool = False


class CapitalData(Strict, kw_only=True):
    colour: Colour
    value: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: Count


class CardData(Strict, kw_only=True):
    id: str
    building: str
    good: str
    top: Colour
    bottom: Colour
    house: bool = False


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    capital: list[CapitalData]
    sawmill: list[CardData]
    basic: list[CardData]
    extended: list[CardData]
    advanced: list[CardData]


class GoodData(Strict, kw_only=True):
    good: str
    building: str
    points: Points
    inputs: list[str] = []
    granary: bool = False
    bonus: Points = 0
    line: list[str] = []
    recipe: Provenance = "confirmed"
    points_from: Provenance = "confirmed"
    bonus_from: Provenance = "confirmed"


class Goods(msgspec.Struct, forbid_unknown_fields=True):
    raw: Annotated[list[GoodData], msgspec.Meta(min_length=7, max_length=7)]
    semi_finished: Annotated[list[GoodData], msgspec.Meta(min_length=8, max_length=8)]
    finished: Annotated[list[GoodData], msgspec.Meta(min_length=8, max_length=8)]


class RowData(Strict, kw_only=True):
    ship: Annotated[int, msgspec.Meta(ge=1, le=4)]
    good: str
    points: Points


class Board(msgspec.Struct, forbid_unknown_fields=True):
    granary: Annotated[list[str], msgspec.Meta(min_length=7, max_length=7)]
    ship_bonus: Annotated[list[list[Points]], msgspec.Meta(min_length=4, max_length=4)]
    hold: list[RowData]


class Calendar(msgspec.Struct, forbid_unknown_fields=True):
    years: Annotated[int, msgspec.Meta(ge=3, le=3)]
    labour: tuple[Points, Points, Points]
    fee_points: tuple[Points, Points, Points]


class CapitalNumbers(msgspec.Struct, forbid_unknown_fields=True):
    set_value: Count
    limit: Count
    round_limit: Count


class BuildingNumbers(msgspec.Struct, forbid_unknown_fields=True):
    build: ByClass
    notary: ByClass
    mayor_cards: ByClass


class Bankers(msgspec.Struct, forbid_unknown_fields=True):
    cards: Count
    discard: Count
    privilege_discard: Count


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    capital: Count
    basic: Count
    extended: Count
    start_points: Annotated[list[Points], msgspec.Meta(min_length=5, max_length=5)]
    privileges: ByPlayers
    work: ByPlayers


class Pieces(msgspec.Struct, forbid_unknown_fields=True):
    helpers: Count
    cubes: Count
    natural: Count
    fair: Count
    tokens: Count
    order_change: Count


class City(msgspec.Struct, forbid_unknown_fields=True):
    own_helpers: Count
    discs: ByPlayers
    idle_points: Points


class YearEnd(msgspec.Struct, forbid_unknown_fields=True):
    town_set: Points
    granary: Points


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    calendar: Calendar
    capital: CapitalNumbers
    building: BuildingNumbers
    bankers: Bankers
    setup: Setup
    pieces: Pieces
    city: City
    year_end: YearEnd


def owner_file(name: str) -> Path | None:
    """The owner's data file of this name, if there is one."""
    owner = os.environ.get(OWNER_DATA)
    path = Path(owner, GAME, f"{name}.toml") if owner else None
    return path if path is not None and path.is_file() else None


def refuse(name: str, entry: str, fault: str) -> NoReturn:
    raise BurgherError(f"The data file {owner_file(name) or f'{GAME}/{name}.toml'} is not right at {entry}: {fault}.")


# ---------------------------------------------------------------- goods


def read_goods() -> Goods:
    data = read(GAME, "goods", Goods)
    usable: set[str] = set()
    buildings: set[str] = set()
    tiers = (("raw", data.raw), ("semi_finished", data.semi_finished), ("finished", data.finished))
    for inputs, (tier, entries) in enumerate(tiers):
        made: set[str] = set()
        for i, entry in enumerate(entries):
            where = f"{tier}[{i}]"
            if entry.building in buildings or entry.good in usable | made:
                refuse("goods", where, f"{entry.good} or {entry.building} is listed twice")
            if len(entry.inputs) != inputs:
                refuse("goods", where, f"a recipe here has {inputs} inputs, not {len(entry.inputs)}")
            for other in entry.inputs:
                if other not in usable:
                    refuse("goods", where, f"{entry.good} cannot be made, since no recipe gives {other!r:.40} for it")
            buildings.add(entry.building)
            if tier == "raw" or entry.granary:
                made.add(entry.good)
        usable |= made
    for i, entry in enumerate(data.finished):
        for building in entry.line:
            if building not in buildings:
                refuse("goods", f"finished[{i}]", f"line names {building!r:.40}, which is no building")
    for good, entries, points in (("flour", data.semi_finished, 1), ("clothes", data.finished, 4)):
        if [entry.points for entry in entries if entry.good == good] != [points]:
            refuse("goods", good, f"the rulebook prints {points} {'point' if points == 1 else 'points'} for it")
    return data


# ---------------------------------------------------------------- cards


def read_cards(goods: Goods) -> Cards:
    data = read(GAME, "cards", Cards)
    check_capital(data.capital)
    makers = {entry.building: entry.good for entry in [*goods.raw, *goods.semi_finished, *goods.finished]}
    made: set[str] = set()
    for deck in DECKS:
        made |= check_deck(deck, getattr(data, deck), makers)
    for good in makers.values():
        if good not in made:
            refuse("cards", good, "no card makes this good")
    return data


def check_capital(entries: list[CapitalData]) -> None:
    kinds = [(entry.colour, entry.value) for entry in entries]
    for i, kind in enumerate(kinds):
        if kind in kinds[:i]:
            refuse("cards", f"capital[{i}]", f"{kind[0]} {kind[1]} is listed twice")
    total = sum(entry.copies for entry in entries)
    if total != CAPITAL_CARDS:
        refuse("cards", "capital", f"there must be {CAPITAL_CARDS} cards, not {total}")


def check_deck(deck: str, entries: list[CardData], makers: dict[str, str]) -> set[str]:
    """The goods that the cards of a deck make."""
    letter, size, houses = DECKS[deck]
    if len(entries) != size:
        refuse("cards", deck, f"there must be {size} cards, not {len(entries)}")
    for i, entry in enumerate(entries):
        wanted = f"{letter}{i + 1}" if deck == "sawmill" else f"{letter}{i + 1:02}"
        if entry.id != wanted:
            refuse("cards", f"{deck}[{i}]", f"its id must be {wanted}")
        if makers.get(entry.building) != entry.good:
            refuse("cards", f"{deck}[{i}]", f"a {entry.building!r:.40} does not make {entry.good!r:.40}")
    if sum(entry.house for entry in entries) != houses:
        refuse("cards", deck, f"{houses} cards must carry the house symbol")
    halves = {(entry.building, frozenset((entry.top, entry.bottom))) for entry in entries}
    if deck == "basic" and ("vineyard", frozenset(["green"])) not in halves:
        refuse("cards", "basic", "the rulebook knows a vineyard with two green halves")
    if deck == "extended" and ("mill", frozenset(["red", "blue"])) not in halves:
        refuse("cards", "extended", "the rulebook knows a mill with a red and a blue half")
    return {entry.good for entry in entries}


# ---------------------------------------------------------------- granary and ships


def read_board(goods: Goods) -> Board:
    data = read(GAME, "board", Board)
    stored = {entry.good for entry in goods.semi_finished if entry.granary}
    if set(data.granary) != stored:
        refuse("board", "granary", f"it must list these goods once each: {', '.join(sorted(stored))}")
    if [len(ranks) for ranks in data.ship_bonus] != [1, 2, 3, 4]:
        refuse("board", "ship_bonus", "ship 1 has one rank, ship 2 two, ship 3 three and ship 4 four")
    check_holds(data, {entry.good for entry in [*goods.semi_finished, *goods.finished]} - stored)
    return data


def check_holds(data: Board, shipped: set[str]) -> None:
    for i, row in enumerate(data.hold):
        if row.good not in shipped:
            refuse("board", f"hold[{i}]", f"{row.good!r:.40} is no good that is shipped")
        if i and row.ship < data.hold[i - 1].ship:
            refuse("board", f"hold[{i}]", "the rows of the ships are listed in the order of the ships")
        if (row.ship, row.good) in [(other.ship, other.good) for other in data.hold[:i]]:
            refuse("board", f"hold[{i}]", f"ship {row.ship} has a row for {row.good} already")
    for good in sorted(shipped - {row.good for row in data.hold}):
        refuse("board", "hold", f"no ship has a row for {good}")
    for ship, figures in enumerate(PRINTED_EXAMPLE, 1):
        points = [row.points for row in data.hold if row.ship == ship]
        if not example_possible(points, data.ship_bonus[ship - 1], figures):
            refuse("board", "hold", f"the printed example of the scoring cannot come about on ship {ship}")


def example_possible(hold: list[int], bonus: list[int], figures: dict[str, tuple[int, int]]) -> bool:
    """Can the hold be loaded so that it pays these base points and bonuses? Rows are tried from top to bottom."""
    names = list(figures)
    ranked = sorted((name for name in names if figures[name][1]), key=lambda name: -figures[name][1])
    if [figures[name][1] for name in ranked] != bonus[: len(ranked)] or len(ranked) != min(len(bonus), len(names)):
        return False
    # what is known after some rows: points still missing, markers, and who appeared before whom (the tie-break)
    loads: set[Load] = {(tuple(figures[name][0] for name in names), (0,) * len(names), ())}
    for points in hold:
        left = one_more(loads, points)
        loads |= left | one_more(left, points)
    for missing, markers, seen in loads:
        if any(missing) or 0 in markers:
            continue
        order = sorted(range(len(names)), key=lambda i: (-markers[i], seen.index(i)))
        if [names[i] for i in order[: len(ranked)]] == ranked:
            return True
    return False


def one_more(loads: set[Load], points: int) -> set[Load]:
    """All that can come of one more marker in a row with these points."""
    out: set[Load] = set()
    for missing, markers, seen in loads:
        for i in range(len(missing)):
            if missing[i] >= points:
                rest = (*missing[:i], missing[i] - points, *missing[i + 1 :])
                count = (*markers[:i], markers[i] + 1, *markers[i + 1 :])
                out.add((rest, count, seen if i in seen else (*seen, i)))
    return out


def read_numbers() -> Numbers:
    if owner_file("numbers"):
        refuse("numbers", "every entry", "these numbers are printed in the rulebook and cannot be overruled")
    return read(GAME, "numbers", Numbers)
