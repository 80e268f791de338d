"""Section 7: taking a hex tile."""

import pytest

import burgher

from .helpers import CITIES, offers, play, points, seen, table, tiles_in


@pytest.mark.rule("CB-083")
def test_depot_of_the_die() -> None:
    t = table({"dice": [3, 5]}, tiles={depot: ["bank"] for depot in range(1, 7)})
    assert offers(t, "take") == ["take:0:3:0:3", "take:1:5:0:3"]
    play(t, "take:1:5:0:3")
    assert (tiles_in(t, 5), seen(t)["storage"]) == ([None] * 4, ["bank", None, None])


@pytest.mark.rule("CB-084")
def test_any_tile_of_the_depot() -> None:
    t = table({"dice": [3, 3]}, tiles={3: ["cow_2", "bank", None, "knowledge_1"]})
    assert offers(t, "take") == ["take:0:3:0:3", "take:0:3:1:3", "take:0:3:3:3"]
    play(t, "take:0:3:3:3")
    assert seen(t)["storage"][0] == "knowledge_1"


@pytest.mark.rule("CB-085")
def test_empty_depot_cannot_be_chosen() -> None:
    t = table({"dice": [3, 3], "workers": 1}, tiles={4: ["ship"]}, goods={3: [1, 2]})
    assert offers(t, "take") == ["take:0:4:0:3"]


@pytest.mark.rule("CB-086")
def test_black_depot_is_out_of_reach() -> None:
    t = table({"dice": [3, 5], "workers": 9}, tiles={0: ["ship"] * 8})
    assert offers(t, "take") == []
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "take:0:0:0:3")


@pytest.mark.rule("CB-087")
def test_tile_goes_into_storage() -> None:
    t = play(table({"dice": [2, 5]}, tiles={2: ["ship"]}), "take:0:2:0:3")
    assert seen(t)["storage"] == ["ship", None, None]
    assert seen(t)["estate"].count("ship") == 0


@pytest.mark.rule("CB-088")
def test_a_tile_without_a_cell_may_be_taken() -> None:
    t = table({"dice": [2, 5], "estate": {24: "mine", 29: "mine", 33: "mine"}}, tiles={2: ["mine"]})
    assert offers(t, "take") == ["take:0:2:0:3"]


@pytest.mark.rule("CB-088")
def test_a_building_for_which_every_city_is_full() -> None:
    t = table({"dice": [2, 5], "estate": dict.fromkeys(CITIES, "bank")}, tiles={2: ["bank"]})
    assert offers(t, "take") == ["take:0:2:0:3"]


@pytest.mark.rule("CB-089", "CB-090")
def test_full_storage_needs_a_discard() -> None:
    t = table({"dice": [2, 5], "storage": ["ship", "mine", "cow_2"]}, tiles={2: ["bank"]})
    assert offers(t, "take") == ["take:0:2:0:0", "take:0:2:0:1", "take:0:2:0:2"]
    play(t, "take:0:2:0:1")
    assert seen(t)["storage"] == ["ship", "bank", "cow_2"]


@pytest.mark.rule("CB-090")
def test_the_new_tile_is_not_the_one_discarded() -> None:
    t = table({"dice": [2, 5], "storage": ["ship", "mine", "cow_2"]}, tiles={2: ["bank"]})
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "take:0:2:0:3")


@pytest.mark.rule("CB-091")
def test_a_discarded_tile_leaves_the_game() -> None:
    t = table({"dice": [2, 5], "storage": ["knowledge_1", "mine", "cow_2"]}, tiles={2: ["bank"]})
    play(t, "take:0:2:0:0")
    assert t.game.to_position(t.state)["stacks"]["removed"] == {"knowledge_1": 1}
    assert all(tiles_in(t, depot) == [None] * len(tiles_in(t, depot)) for depot in range(7))


@pytest.mark.rule("CB-092")
def test_no_discard_with_an_empty_space() -> None:
    t = table({"dice": [2, 5], "storage": ["ship", "mine"]}, tiles={2: ["bank"]})
    assert offers(t, "take") == ["take:0:2:0:3"]
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "take:0:2:0:0")


@pytest.mark.rule("CB-093")
@pytest.mark.parametrize("tile", ["watchtower", "cow_4", "bank", "castle", "ship", "boarding_house", "knowledge_13"])
def test_taking_triggers_nothing(tile: str) -> None:
    t = play(table({"dice": [2, 5]}, tiles={2: [tile]}), "take:0:2:0:3")
    assert (points(t), seen(t)["silver"], seen(t)["workers"], seen(t)["ships"]) == ({}, 0, 0, 0)
    assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-094")
def test_lowest_empty_space_is_used() -> None:
    t = play(table({"dice": [2, 5], "storage": ["ship", None, "mine"]}, tiles={2: ["bank"]}), "take:0:2:0:3")
    assert seen(t)["storage"] == ["ship", "bank", "mine"]
    t = play(table({"dice": [2, 5], "storage": [None, None, "mine"]}, tiles={2: ["bank"]}), "take:0:2:0:3")
    assert seen(t)["storage"] == ["bank", None, "mine"]
