"""Every component, compared with the sources as typed here, and what every single tile does.

The tests are generated from the data, so that no face and no board is forgotten.
"""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from burgher import Table
from burgher.games.castles_of_burgundy import facts
from burgher.games.castles_of_burgundy.rules import new_state

from .helpers import BUILDINGS, Doc, last_turn, offers, play, points, seen, table

FACES = facts.FACE_NAMES[1:]

# type, coloured backs, black backs
TILES: dict[str, tuple[str, int, int]] = {
    "castle": ("castle", 14, 2),
    "mine": ("mine", 10, 2),
    "ship": ("ship", 20, 6),
    **dict.fromkeys(BUILDINGS, ("building", 5, 2)),
    **{f"{species}_2": ("livestock", 2, 0) for species in ("cow", "pig", "sheep", "chicken")},
    **{f"{species}_3": ("livestock", 2, 1) for species in ("cow", "pig", "sheep", "chicken")},
    **{f"{species}_4": ("livestock", 1, 1) for species in ("cow", "pig", "sheep", "chicken")},
    **{f"knowledge_{n}": ("knowledge", 1, 0) for n in range(1, 27)},
    **{f"knowledge_{n}": ("knowledge", 0, 1) for n in (7, 12, 14, 15, 24, 25)},
}


@pytest.mark.parametrize("name", FACES)
def test_face(name: str) -> None:
    face = facts.FACE_NAMES.index(name)
    assert (facts.TYPES[facts.TYPE_OF[face]], facts.COLOURED[face], facts.BLACK[face]) == TILES[name]


def test_no_face_is_missing() -> None:
    assert sorted(FACES) == sorted(TILES)
    assert len(FACES) == 3 + 8 + 12 + 26


@pytest.mark.parametrize("species", ["cow", "pig", "sheep", "chicken"])
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_animals(species: str, animals: int) -> None:
    face = facts.FACE_NAMES.index(f"{species}_{animals}")
    assert (facts.SPECIES[facts.SPECIES_OF[face]], facts.ANIMALS[face]) == (species, animals)


# ---------------------------------------------------------------- boards


class Estate(NamedTuple):
    rows: str
    regions: dict[str, list[int]]
    castles: list[int]


BOARDS = {
    1: Estate(
        "LCCK LLCKB LLBKBB SSSCSSS BBMBBL BMKBB MKKB",
        {"C": [3, 1], "M": [3], "B": [5, 3, 3, 1], "S": [3, 3], "L": [5, 1], "K": [3, 3]},
        [1, 2, 6, 18],
    ),
    2: Estate(
        "SBLC LSBLB LLLBKB BBBBBKC KKMKMS BBMKS CSSC",
        {"C": [1, 1, 1, 1], "M": [2, 1], "B": [8, 2, 2], "S": [2, 2, 2], "L": [4, 2], "K": [2, 2, 2]},
        [3, 21, 33, 36],
    ),
    3: Estate(
        "LLLL SSCSS BMKKSB BBKCKBB BBKKBB CLMMC BLSB",
        {"C": [1, 1, 1, 1], "M": [2, 1], "B": [5, 5, 1, 1], "S": [3, 2, 1], "L": [4, 2], "K": [6]},
        [6, 18, 28, 32],
    ),
    4: Estate(
        "CLBS LLBSS BBBSCM LLLKKMS BCKBBB BMBKK SBKC",
        {"C": [1, 1, 1, 1], "M": [2, 1], "B": [5, 5, 2], "S": [4, 1, 1], "L": [3, 3], "K": [3, 3]},
        [0, 13, 23, 36],
    ),
    5: Estate(
        "LBBS LLBMM BCKSSS BBLKCBB KCLKSB BLBCS KKBM",
        {"C": [1, 1, 1, 1], "M": [2, 1], "B": [3, 3, 3, 2, 1], "S": [3, 2, 1], "L": [3, 3], "K": [3, 2, 1]},
        [10, 19, 23, 31],
    ),
    6: Estate(
        "KKCS KBBSB LLMSBB KBBCSBB KBBMSB KMLLS CLLC",
        {"C": [1, 1, 1, 1], "M": [1, 1, 1], "B": [6, 4, 2], "S": [6], "L": [4, 2], "K": [3, 3]},
        [2, 18, 33, 36],
    ),
    7: Estate(
        "KCCS KLLLS SMBBML SKBBBLB BKBBLB BSMKB SCCK",
        {"C": [2, 2], "M": [1, 1, 1], "B": [7, 3, 2], "S": [2, 2, 2], "L": [3, 3], "K": [2, 2, 2]},
        [1, 2, 34, 35],
    ),
    8: Estate(
        "BBSB SCKCB BKMKKS BLKMLKB SLLLMB BCLCS BSBB",
        {"C": [1, 1, 1, 1], "M": [2, 1], "B": [2, 2, 2, 2, 2, 2], "S": [1, 1, 1, 1, 1, 1], "L": [6], "K": [4, 2]},
        [5, 7, 29, 31],
    ),
    9: Estate(
        "BBCK BBLLS BBLLSS CKKMSCK SSKMBL KBBBL MCBB",
        {"C": [1, 1, 1, 1], "M": [2, 1], "B": [6, 6], "S": [4, 2], "L": [4, 2], "K": [3, 1, 1, 1]},
        [2, 15, 20, 34],
    ),
}
LETTERS = "CMBSLK"
REGION_COUNTS = [13, 17, 16, 16, 19, 15, 16, 21, 16]


@pytest.mark.parametrize("board", facts.BOARDS, ids=lambda board: f"board_{board.number}")
def test_board(board: facts.Board) -> None:
    estate = BOARDS[board.number]
    assert "".join(LETTERS[kind] for kind in board.types) == estate.rows.replace(" ", "")
    sizes: dict[str, list[int]] = {letter: [] for letter in LETTERS}
    for cells in board.region_cells:
        sizes[LETTERS[board.types[cells[0]]]].append(len(cells))
    assert {letter: sorted(found, reverse=True) for letter, found in sizes.items()} == estate.regions
    assert board.cells[facts.CASTLE] == estate.castles
    assert len(board.region_size) == REGION_COUNTS[board.number - 1]


def test_no_board_is_missing() -> None:
    assert [board.number for board in facts.BOARDS] == list(BOARDS)


def test_numbers_of_the_cells() -> None:
    rows = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"]
    assert "".join(str(number) for number in facts.NUMBER) == "".join(rows)
    assert Counter(facts.NUMBER) == {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}


def test_neighbours_by_their_places_on_paper() -> None:
    """Hexes drawn on paper, half a width to a step: neighbours lie two steps aside, or one row and one step off."""
    places = [(row, abs(row - 3) + 2 * i) for row, n in enumerate([4, 5, 6, 7, 6, 5, 4]) for i in range(n)]
    for cell, (row, x) in enumerate(places):
        near = [
            other
            for other, (r, y) in enumerate(places)
            if (abs(r - row), abs(y - x)) in ((0, 2), (1, 1))
        ]  # fmt: skip
        assert facts.NEIGHBOURS[cell] == near


# ---------------------------------------------------------------- the main board

SLOTS = {
    1: ["building", "ship", "knowledge", "livestock"],
    2: ["knowledge", "castle", "building", "building"],
    3: ["livestock", "building", "ship", "knowledge"],
    4: ["ship", "building", "livestock", "mine"],
    5: ["mine", "knowledge", "building", "building"],
    6: ["building", "livestock", "castle", "ship"],
}
TILES_LAID = {
    2: {"castle": 5, "mine": 5, "building": 20, "ship": 10, "livestock": 10, "knowledge": 10},
    3: {"castle": 8, "mine": 7, "building": 30, "ship": 15, "livestock": 15, "knowledge": 15},
    4: {"castle": 10, "mine": 10, "building": 40, "ship": 20, "livestock": 20, "knowledge": 20},
}


@pytest.mark.parametrize("depot", SLOTS)
def test_slots_of_a_depot(depot: int) -> None:
    assert facts.SLOT_TYPE[depot - 1] == SLOTS[depot]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", range(5))
def test_layout_of_a_phase(players: int, phase: int) -> None:
    wanted = []
    for depot, types in SLOTS.items():
        for slot, (kind, least) in enumerate(zip(types, (2, 2, 3, 4), strict=True)):
            mine_instead = (players, depot, slot) == (3, 6, 2) and phase in (1, 3)
            if least <= players:
                wanted.append((depot * 8 + slot, facts.TYPES.index("mine" if mine_instead else kind)))
    wanted += [(slot, facts.ANY_TYPE) for slot in range({2: 4, 3: 6, 4: 8}[players])]
    assert facts.LAYOUT[players][phase] == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_laid_in_the_whole_game(players: int) -> None:
    laid = [kind for phase in range(5) for _, kind in facts.LAYOUT[players][phase]]
    numbered = Counter(facts.TYPES[kind] for kind in laid if kind != facts.ANY_TYPE)
    assert numbered == TILES_LAID[players]
    assert laid.count(facts.ANY_TYPE) == {2: 20, 3: 30, 4: 40}[players]


def test_points_and_numbers() -> None:
    assert facts.SIZE_POINTS[1:] == [1, 3, 6, 10, 15, 21, 28, 36]
    assert facts.PHASE_POINTS == [10, 8, 6, 4, 2]
    assert (facts.LARGE_BONUS[2:], facts.SMALL_BONUS[2:], facts.SALE_POINTS[2:]) == ([5, 6, 7], [2, 3, 4], [2, 3, 4])
    assert (facts.START_SILVER, facts.START_WORKERS, facts.START_GOODS) == (1, [1, 2, 3, 4], 3)
    assert (facts.PHASES, facts.ROUNDS, facts.PHASE_GOODS, facts.GOODS_TILES) == (5, 5, 5, 7)
    assert (facts.RING, facts.NEXT_ON_RING[1:]) == ([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 1])
    assert facts.SHEETS_PROVENANCE == "reconstructed"


def test_all_pieces_are_in_the_stacks_at_first() -> None:
    s = new_state(4, [1] * 4, False, False, 0)
    assert (sum(s.coloured), sum(s.black), sum(s.goods_left)) == (124, 40, 42)


# ---------------------------------------------------------------- what each tile does

CELL = {"castle": (6, 6), "mine": (24, 4), "building": (25, 3), "ship": (17, 2), "livestock": (5, 1)}


def placed(tile: str, me: Doc | None = None, **rest: Any) -> Table:
    """A tile on the first cell of its colour, next to a workshop on 11 and an idle knowledge tile on 12."""
    cell, value = CELL[TILES[tile][0]]
    doc: Doc = {"dice": [value, 1], "estate": {11: "carpenters_workshop", 12: "knowledge_26"}, **(me or {})}
    doc["storage"] = [tile, *doc.get("storage", [])]
    return play(table(doc, **rest), f"place:0:0:{cell}")


EFFECTS: dict[str, tuple[Doc, Doc, list[str]]] = {
    # what the player has, what lies in the depots, what may be done then (both the effect and nothing else)
    "castle": ({}, {}, ["workers:2"]),
    "mine": ({}, {}, ["workers:1"]),
    "ship": ({}, {"goods": {3: [4]}}, [f"goods:{depot}:0" for depot in range(1, 7)]),
    "warehouse": ({"goods": {6: 2}}, {}, ["free_sell:6", "skip"]),
    "carpenters_workshop": ({}, {"tiles": {2: ["castle", "bank", "ship"]}}, ["free_take:2:1", "skip"]),
    "church": ({}, {"tiles": {2: ["castle", "bank"], 4: ["mine"]}}, ["free_take:2:0", "free_take:4:0", "skip"]),
    "market": ({}, {"tiles": {2: ["castle", "cow_2", "mine", "ship"]}}, ["free_take:2:1", "free_take:2:3", "skip"]),
    "boarding_house": ({}, {}, ["workers:1"]),
    "bank": ({}, {}, ["workers:1"]),
    "city_hall": ({"storage": ["mine"]}, {}, ["free_place:1:24", "skip"]),
    "watchtower": ({}, {}, ["workers:1"]),
    **{name: ({}, {}, ["workers:1"]) for name in FACES if TILES[name][0] == "livestock"},
}  # fmt: skip
GAINS: dict[str, tuple[int, int, int]] = {  # workers, silver, points
    "boarding_house": (4, 0, 0),
    "bank": (0, 2, 0),
    "watchtower": (0, 0, 4),
    **{name: (0, 0, int(name[-1])) for name in FACES if TILES[name][0] == "livestock"},
}


@pytest.mark.parametrize("name", [name for name in FACES if not name.startswith("knowledge")])
def test_what_the_tile_does(name: str) -> None:
    me, depots, actions = EFFECTS[name]
    t = placed(name, me, **depots)
    assert t.actions(0) == actions
    assert (seen(t)["workers"], seen(t)["silver"], seen(t)["score"]) == GAINS.get(name, (0, 0, 0))


class Case(NamedTuple):
    """What a knowledge tile changes: the same actions with and without it."""

    me: Doc
    actions: list[str]
    measure: str  # a value of the player, "score", or the beginning of the actions offered
    without: int
    with_it: int
    rest: Doc = {}
    ending: str = ""  # the phase whose last turn is played


def at_the_end(me: Doc, points: int, **rest: Any) -> Case:
    """One point is for the two workers that the last die takes."""
    return Case(me, ["workers:1"], "knowledge points", 0, points, rest, "E")


KNOWLEDGE = {
    1: Case({"dice": [1, 1], "storage": ["bank"], "estate": {25: "bank"}}, [], "place:", 0, 1),
    2: Case({"estate": {24: "mine"}}, ["workers:1"], "workers", 2, 3, {}, "A"),
    3: Case({"dice": [4, 4], "goods": {4: 3}}, ["sell:0:4"], "silver", 1, 2),
    4: Case({"dice": [4, 4], "goods": {4: 3}}, ["sell:0:4"], "workers", 0, 1),
    5: Case({"dice": [2, 2], "storage": ["ship"]}, ["place:0:0:17"], "goods:", 6, 12, {"goods": {1: [1]}}),
    6: Case({"silver": 2}, [], "buy:", 0, 1, {"tiles": {3: ["bank"]}}),
    7: Case({"dice": [1, 1], "storage": ["cow_2"], "estate": {11: "bank", 10: "cow_3"}}, ["place:0:0:5"],
            "score", 5, 7),
    8: Case({"dice": [1, 1], "goods": {3: 1}, "workers": 2}, ["sell:0:3"], "workers", 0, 1),
    9: Case({"dice": [4, 4], "storage": ["bank"], "estate": {13: "bank"}}, [], "place:", 0, 2),
    10: Case({"dice": [1, 1], "storage": ["ship"]}, [], "place:", 0, 1),
    11: Case({"dice": [5, 5], "storage": ["mine"]}, [], "place:", 0, 1),
    12: Case({"dice": [5, 5]}, [], "take:", 0, 2, {"tiles": {4: ["bank"], 6: ["bank"]}}),
    13: Case({}, ["workers:0"], "silver", 0, 1),
    14: Case({}, ["workers:0"], "workers", 2, 4),
    15: at_the_end({"sold": {1: 4, 6: 1}}, 6),
    16: at_the_end({"estate": {11: "warehouse", 25: "warehouse"}}, 8),
    17: at_the_end({"estate": {11: "watchtower", 25: "watchtower"}}, 8),
    18: at_the_end({"estate": {11: "carpenters_workshop", 25: "carpenters_workshop"}}, 8),
    19: at_the_end({"estate": {11: "church", 25: "church"}}, 8),
    20: at_the_end({"estate": {11: "market", 25: "market"}}, 8),
    21: at_the_end({"estate": {11: "boarding_house", 25: "boarding_house"}}, 8),
    22: at_the_end({"estate": {11: "bank", 25: "bank"}}, 8),
    23: at_the_end({"estate": {11: "city_hall", 25: "city_hall"}}, 8),
    24: at_the_end({"estate": {10: "cow_2", 5: "pig_2", 9: "cow_4"}}, 8),
    25: at_the_end({"sold": {1: 4, 6: 1}}, 5),
    26: at_the_end({}, 4, bonus={"ship": {"large": 0, "small": 1}, "mine": {"large": 1, "small": 0}}),
}  # fmt: skip


def measured(case: Case, tile: str | None) -> int:
    estate = {**case.me.get("estate", {}), **({12: tile} if tile else {})}
    me = {**case.me, "estate": estate}
    t = last_turn(me, phase=case.ending, **case.rest) if case.ending else table(me, **case.rest)
    play(t, *case.actions)
    if case.measure == "knowledge points":
        return sum(n for line, n in points(t).items() if line.startswith("knowledge"))
    return len(offers(t, case.measure)) if case.measure.endswith(":") else int(seen(t)[case.measure])


@pytest.mark.parametrize("number", range(1, 27))
def test_what_the_knowledge_tile_does(number: int) -> None:
    case = KNOWLEDGE[number]
    assert measured(case, None) == case.without
    assert measured(case, f"knowledge_{number}") == case.with_it


CLAUSES = {
    "castle": 131, "mine": 139, "ship": 109, "warehouse": 148, "carpenters_workshop": 151, "church": 153, "market": 155,
    "boarding_house": 157, "bank": 158, "city_hall": 159, "watchtower": 164,
}  # fmt: skip


@pytest.mark.parametrize("name", FACES)
def test_the_clause_of_a_tile_speaks_of_it(name: str) -> None:
    """Knowledge clauses begin with the tile's name in the ledger; the others are typed here."""
    clause = facts.clause_of(facts.FACE_NAMES.index(name))
    if name in CLAUSES:
        assert clause == f"CB-{CLAUSES[name]}"
    elif not name.startswith("knowledge"):
        assert clause == "CB-126"
    else:
        number = int(name.split("_")[1])
        first = [227, 229, 231, 233, 236, 240, 244, 246, 248, 249, 250, 251, 257, 259, 263, 264, 265, 266, 267, 268]
        first += [269, 270, 271, 273, 274, 276]
        assert clause == f"CB-{first[number - 1]}"
