"""Section 8: placing a hex tile."""

import pytest

import burgher
from burgher import Table

from .helpers import offers, play, points, seen, table

ALL_VALUES = {"workers": 9, "dice": [1, 1]}


def cells(t: Table, storage: int = 0) -> set[int]:
    return {int(a.split(":")[3]) for a in offers(t, "place") if a.split(":")[2] == str(storage)}


@pytest.mark.rule("CB-095")
def test_from_storage_onto_an_empty_cell() -> None:
    t = table({"storage": [None, "ship"], "dice": [2, 1]})
    play(t, "place:0:1:17")
    assert (seen(t)["storage"], seen(t)["estate"][17]) == ([None] * 3, "ship")
    filled = table({"storage": ["ship"], "dice": [2, 2], "estate": {17: "ship"}})
    assert offers(filled, "place") == []


@pytest.mark.rule("CB-096")
@pytest.mark.parametrize("value", range(1, 7))
def test_number_of_the_cell(value: int) -> None:
    t = table({"storage": ["ship"], "dice": [value, value]})
    assert cells(t) == {2: {17}, 5: {19}}.get(value, set())


@pytest.mark.rule("CB-097")
@pytest.mark.parametrize(
    "tile, allowed",
    [
        ("bank", {11, 25}),
        ("knowledge_16", {12}),
        ("ship", {17, 19}),
        ("mine", {24}),
        ("castle", set()),
        ("pig_2", set()),
    ],
)
def test_colour_of_the_cell(tile: str, allowed: set[int]) -> None:
    assert cells(table({"storage": [tile], **ALL_VALUES})) == allowed


@pytest.mark.rule("CB-098")
def test_next_to_a_tile() -> None:
    assert cells(table({"storage": ["pig_2"], **ALL_VALUES, "estate": {11: "bank"}})) == {5, 10}
    assert cells(table({"storage": ["mine"], **ALL_VALUES, "estate": {24: "mine"}})) == {29}


@pytest.mark.rule("CB-099")
def test_first_tile_around_the_start_castle() -> None:
    around = set()
    for tile in ("bank", "knowledge_16", "ship", "mine", "castle", "pig_2"):
        around |= cells(table({"storage": [tile], **ALL_VALUES}))
    assert around == {11, 12, 17, 19, 24, 25}


@pytest.mark.rule("CB-100")
def test_city_rule_binds_placing() -> None:
    assert cells(table({"storage": ["bank"], **ALL_VALUES, "estate": {25: "bank"}})) == {11}
    assert cells(table({"storage": ["church"], **ALL_VALUES, "estate": {25: "bank"}})) == {11, 26, 31}


@pytest.mark.rule("CB-101")
def test_only_stored_tiles() -> None:
    t = table({**ALL_VALUES}, [{"storage": ["ship"]}], tiles={1: ["ship"], 0: ["ship"]})
    assert offers(t, "place") == []
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "place:0:0:17")


@pytest.mark.rule("CB-102")
def test_placed_tiles_stay() -> None:
    t = table({"storage": ["ship", "mine"], "dice": [2, 4], "estate": {25: "bank"}})
    play(t, "place:0:0:17", "place:1:1:24")
    estate = {cell: tile for cell, tile in enumerate(seen(t)["estate"]) if tile}
    assert estate == {18: "castle", 25: "bank", 17: "ship", 24: "mine"}


@pytest.mark.rule("CB-103")
@pytest.mark.parametrize("tile", ["warehouse", "carpenters_workshop", "church", "market", "city_hall"])
def test_an_effect_that_can_do_nothing_is_lost(tile: str) -> None:
    t = play(table({"storage": [tile], "dice": [3, 1]}), "place:0:0:25")
    assert (seen(t)["estate"][25], t.actions(0)) == (tile, ["workers:1"])


@pytest.mark.rule("CB-104")
def test_order_of_a_placement() -> None:
    """The castle that fills its region and its colour is scored before its extra action is asked for."""
    me = {"storage": ["castle"], "dice": [4, 1], "estate": {12: "knowledge_16", 6: "castle", 1: "castle"}}
    t = play(table(me), "place:0:0:2")
    assert points(t) == {"region_size": 6, "region_phase": 10, "large_bonus": 5}
    assert t.view()["step"] == "castle"
    keys = [message.key for message in t.story()[-1]]
    assert keys == ["event.placed", "event.region", "event.large_bonus"]


@pytest.mark.rule("CB-104")
def test_region_and_bonus_before_the_animals() -> None:
    me = {"storage": ["pig_2"], "dice": [2, 1], "estate": {26: "bank", 25: "church"}}
    t = play(table(me), "place:0:0:27")
    assert [message.key for message in t.story()[-1]] == ["event.placed", "event.region", "event.livestock"]
    assert points(t) == {"region_size": 1, "region_phase": 10, "livestock": 2}


@pytest.mark.rule("CB-105")
def test_nested_placement_is_finished_first() -> None:
    """City hall, then a castle, then its action, and only then the second die."""
    me = {"storage": ["city_hall", "castle", "ship"], "dice": [3, 1], "estate": {12: "knowledge_16"}}
    t = play(table(me, goods={4: [2]}), "place:0:0:11", "free_place:1:6")
    assert t.view()["step"] == "castle"
    play(t, "place:2:2:17")
    assert offers(t) == [f"goods:{depot}:0" for depot in range(1, 7)]
    play(t, "goods:4:0")
    assert (t.actions(0), seen(t)["ships"]) == (["workers:1"], 1)


@pytest.mark.rule("CB-106")
def test_effects_never_meet_full_storage() -> None:
    me = {"storage": ["market", "mine", "bank"], "dice": [3, 1]}
    t = play(table(me, tiles={2: ["ship"]}), "place:0:0:25", "free_take:2:0")
    assert seen(t)["storage"] == ["ship", "mine", "bank"]


@pytest.mark.rule("CB-106")
def test_castle_takes_without_a_discard() -> None:
    me = {"storage": ["castle", "mine", "bank"], "dice": [6, 1], "estate": {12: "knowledge_16"}}
    t = play(table(me, tiles={2: ["ship"]}), "place:0:0:6")
    assert offers(t, "take") == ["take:2:2:0:3"]


@pytest.mark.rule("CB-107")
def test_a_chain_completes_several_regions() -> None:
    """A city hall fills the one-cell city 11 and places the pig that fills the one-cell pasture 27."""
    me = {"storage": ["city_hall", "pig_2"], "dice": [3, 1], "estate": {25: "bank", 26: "church"}}
    t = play(table(me), "place:0:0:11")
    assert points(t) == {"region_size": 1, "region_phase": 10}
    play(t, "free_place:1:27")
    assert points(t) == {"region_size": 2, "region_phase": 20, "livestock": 2}
