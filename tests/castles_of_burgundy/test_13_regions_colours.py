"""Section 13: completed regions and colours, the score track."""

from typing import Any

import pytest

from burgher import Table
from burgher.games.castles_of_burgundy import facts

from .helpers import CASTLES, CITIES, MINES, PASTURES, RIVERS, STUDIES, Doc, offers, play, points, seen, table

SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
FACE = {"castle": "castle", "mine": "mine", "ship": "ship", "livestock": "cow_2", "knowledge": "knowledge_16"}
COLOURS = {"castle": CASTLES, "mine": MINES, "ship": RIVERS, "livestock": PASTURES, "knowledge": STUDIES}


def fill(board: int, cell: int, tile: str, **rest: Any) -> Table:
    """Everything but one cell of a board is filled; it gets the tile with a die of its number."""
    types = facts.BOARDS[board - 1].types
    faces = ["castle", "mine", "bank", "ship", "cow_2", "knowledge_16"]
    start = next(c for c in facts.BOARDS[board - 1].cells[facts.CASTLE] if c != cell)
    estate = {c: faces[types[c]] for c in range(37) if c != cell}
    die = facts.NUMBER[cell]
    me: Doc = {"board": board, "start": start, "estate": estate, "storage": [tile], "dice": [die, die], "ships": 0}
    return play(table(me, **rest), f"place:0:0:{cell}")


def last_mine(**rest: Any) -> Table:
    me = {"storage": ["mine"], "dice": [3, 1], "estate": {24: "mine", 29: "mine"}}
    return play(table(me, **rest), "place:0:0:33")


@pytest.mark.rule("CB-165")
@pytest.mark.parametrize("board, size", [(1, 1), (2, 2), (1, 3), (6, 4), (1, 5), (9, 6), (7, 7), (2, 8)])
def test_points_for_size(board: int, size: int) -> None:
    """A city of each size, filled by a watchtower."""
    regions = facts.BOARDS[board - 1].region_cells
    cities = [cells for cells in regions if facts.BOARDS[board - 1].types[cells[0]] == facts.BUILDING]
    cell = next(cells for cells in cities if len(cells) == size)[0]
    assert points(fill(board, cell, "watchtower"))["region_size"] == SIZE_POINTS[size]


@pytest.mark.rule("CB-165")
def test_nothing_before_the_last_cell() -> None:
    me = {"storage": ["mine"], "dice": [1, 1], "estate": {24: "mine"}}
    assert points(play(table(me), "place:0:0:29")) == {}


@pytest.mark.rule("CB-166")
@pytest.mark.parametrize("phase, worth", [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_points_for_the_phase(phase: str, worth: int) -> None:
    small = play(table({"storage": ["bank"], "dice": [3, 1]}, phase=phase), "place:0:0:11")
    assert points(small) == {"region_size": 1, "region_phase": worth}
    assert points(last_mine(phase=phase)) == {"region_size": 6, "region_phase": worth, "large_bonus": 5}


@pytest.mark.rule("CB-167")
def test_each_player_scores_the_region_once() -> None:
    other = {"storage": ["bank"], "dice": [3, 3]}
    t = play(table({"storage": ["bank"], "dice": [3, 1]}, [other]), "place:0:0:11", "workers:1", "place:0:0:11")
    assert points(t, 0) == points(t, 1) == {"region_size": 1, "region_phase": 10}
    play(t, "workers:1", "workers:0", "workers:1")
    assert points(t, 0) == {"region_size": 1, "region_phase": 10}


@pytest.mark.rule("CB-168")
def test_start_castle_counts_in_a_larger_region() -> None:
    """Board 1 with the start castle on cell 6: castles on 1 and 2 complete a region of three."""
    me = {"start": 6, "estate": {1: "castle"}, "storage": ["castle"], "dice": [4, 4]}
    t = play(table(me), "place:0:0:2")
    assert points(t) == {"region_size": 6, "region_phase": 10}


@pytest.mark.rule("CB-169")
@pytest.mark.parametrize("players, worth", [(2, 5), (3, 6), (4, 7)])
def test_large_bonus(players: int, worth: int) -> None:
    t = last_mine(players=players)
    assert points(t)["large_bonus"] == worth
    assert {"type": "mine", "large": 0, "small": None} in t.view()["bonus"]


@pytest.mark.rule("CB-169")
@pytest.mark.parametrize("colour", COLOURS)
def test_large_bonus_of_each_colour(colour: str) -> None:
    *filled, last = COLOURS[colour]
    estate = dict.fromkeys(CITIES, "bank") | dict.fromkeys(filled, FACE[colour])
    die = facts.NUMBER[last]
    t = table({"storage": [FACE[colour]], "dice": [die, die], "estate": estate, "ships": 0})
    play(t, f"place:0:0:{last}")
    assert points(t)["large_bonus"] == 5
    assert {"type": colour, "large": 0, "small": None} in t.view()["bonus"]


@pytest.mark.rule("CB-169")
def test_large_bonus_for_all_buildings() -> None:
    *filled, last = CITIES
    t = table(
        {
            "storage": ["watchtower"],
            "dice": [3, 3],
            "estate": dict.fromkeys([*filled, 12], "bank") | {12: FACE["knowledge"]},
        }
    )
    play(t, f"place:0:0:{last}")
    assert points(t) == {"watchtowers": 4, "region_size": 6, "region_phase": 10, "large_bonus": 5}


@pytest.mark.rule("CB-170")
@pytest.mark.parametrize("players, worth", [(2, 2), (3, 3), (4, 4)])
def test_small_bonus(players: int, worth: int) -> None:
    t = last_mine(players=players, bonus={"mine": {"large": 1}})
    assert points(t) == {"region_size": 6, "region_phase": 10, "small_bonus": worth}
    assert {"type": "mine", "large": 1, "small": 0} in t.view()["bonus"]


@pytest.mark.rule("CB-171")
@pytest.mark.parametrize("players", [3, 4])
def test_nothing_for_the_third_and_fourth(players: int) -> None:
    t = last_mine(players=players, bonus={"mine": {"large": 1, "small": 2}})
    assert points(t) == {"region_size": 6, "region_phase": 10}
    assert {"type": "mine", "large": 1, "small": 2} in t.view()["bonus"]


@pytest.mark.rule("CB-172")
def test_one_bonus_tile_for_a_colour() -> None:
    t = play(last_mine(), "workers:1", "workers:0", "workers:1")
    assert {"type": "mine", "large": 0, "small": None} in t.view()["bonus"]
    assert points(t)["large_bonus"] == 5


@pytest.mark.rule("CB-173")
def test_three_castles_fill_the_colour() -> None:
    me = {"storage": ["castle"], "dice": [4, 1], "estate": {12: "knowledge_16", 6: "castle", 1: "castle"}}
    assert points(play(table(me), "place:0:0:2"))["large_bonus"] == 5


@pytest.mark.rule("CB-174")
def test_region_phase_and_colour_together() -> None:
    assert points(last_mine(phase="C")) == {"region_size": 6, "region_phase": 6, "large_bonus": 5}


@pytest.mark.rule("CB-174")
def test_a_full_region_is_not_a_full_colour() -> None:
    me = {"storage": ["ship"], "dice": [6, 1], "estate": {17: "ship", 16: "ship"}}
    assert points(play(table(me), "place:0:0:15")) == {"region_size": 6, "region_phase": 10}


@pytest.mark.rule("CB-175")
def test_regions_and_colours_ask_nothing() -> None:
    assert last_mine().actions(0) == ["workers:1"]


@pytest.mark.rule("CB-176")
def test_points_are_added_at_once() -> None:
    t = last_mine()
    assert seen(t)["score"] == t.scores()[0]["total"] == 21
    assert t.to_move == (0,)


@pytest.mark.rule("CB-177", "CB-178")
@pytest.mark.parametrize("before", [95, 195, 299, 995])
def test_the_score_runs_on_past_the_track(before: int) -> None:
    me = {"storage": ["watchtower"], "dice": [3, 1], "score": {"sales": before}}
    t = play(table(me), "place:0:0:25")
    assert (seen(t)["score"], t.scores()[0]["total"]) == (before + 4, before + 4)
    assert offers(t, "workers") == ["workers:1"]
