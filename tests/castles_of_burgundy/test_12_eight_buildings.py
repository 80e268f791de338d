"""Section 12: the eight buildings."""

from typing import Any

import pytest

import burgher
from burgher import Table

from .helpers import Doc, offers, play, points, seen, table, tiles_in

SIX_TYPES = {
    1: ["bank", "ship", "knowledge_1", "cow_2"],
    2: ["knowledge_2", "castle", "church", None],
    3: ["pig_3", None, "ship"],
    5: ["mine"],
}
BLACK = {0: ["bank", "mine", "ship", "cow_3", "castle", "knowledge_7"]}


def built(tile: str, me: Doc | None = None, **rest: Any) -> Table:
    """A building on cell 25; it is stored in space 0, so more tiles may follow in `also`."""
    doc = {"dice": [3, 1], **(me or {})}
    doc["storage"] = [tile, *doc.pop("also", [])]
    return play(table(doc, **rest), "place:0:0:25")


@pytest.mark.rule("CB-148")
@pytest.mark.parametrize("players, each", [(2, 2), (3, 3), (4, 4)])
def test_warehouse_sells_one_type(players: int, each: int) -> None:
    t = built("warehouse", {"goods": {2: 3, 5: 1}}, players=players)
    assert t.actions(0) == ["free_sell:2", "free_sell:5", "skip"]
    play(t, "free_sell:2")
    p = seen(t)
    assert (p["goods"], p["sold"], p["silver"]) == ([0, 0, 0, 0, 1, 0], [0, 3, 0, 0, 0, 0], 1)
    assert points(t) == {"sales": 3 * each}


@pytest.mark.rule("CB-149")
def test_warehouse_needs_no_die_and_no_workers() -> None:
    t = play(built("warehouse", {"goods": {6: 1}, "workers": 0}), "free_sell:6")
    assert (seen(t)["used"], seen(t)["workers"]) == ([True, False], 0)
    assert t.actions(0) == ["workers:1"]


@pytest.mark.rule("CB-150")
def test_warehouse_without_goods() -> None:
    t = built("warehouse")
    assert (t.actions(0), seen(t)["silver"]) == (["workers:1"], 0)


@pytest.mark.rule("CB-151")
def test_workshop_takes_buildings() -> None:
    t = built("carpenters_workshop", tiles=SIX_TYPES)
    assert t.actions(0) == ["free_take:1:0", "free_take:2:2", "skip"]
    play(t, "free_take:2:2")
    assert (seen(t)["storage"][0], tiles_in(t, 2)[2]) == ("church", None)


@pytest.mark.rule("CB-152")
def test_workshop_and_the_black_depot() -> None:
    assert offers(built("carpenters_workshop", tiles=BLACK), "free_take") == []
    me = {"estate": {12: "knowledge_6"}}
    t = built("carpenters_workshop", me, tiles={**BLACK, 4: ["bank"]})
    assert t.actions(0) == ["free_take:4:0", "skip"]
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "free_take:0:0")


@pytest.mark.rule("CB-153")
def test_church_takes_mines_knowledge_and_castles() -> None:
    t = built("church", tiles=SIX_TYPES)
    assert t.actions(0) == ["free_take:1:2", "free_take:2:0", "free_take:2:1", "free_take:5:0", "skip"]
    play(t, "free_take:2:1")
    assert seen(t)["storage"][0] == "castle"
    assert t.view()["step"] == "turn"  # taking a castle is not placing it


@pytest.mark.rule("CB-154")
def test_church_and_the_black_depot() -> None:
    assert offers(built("church", tiles=BLACK), "free_take") == []


@pytest.mark.rule("CB-155")
def test_market_takes_ships_and_livestock() -> None:
    t = built("market", tiles=SIX_TYPES)
    assert t.actions(0) == ["free_take:1:1", "free_take:1:3", "free_take:3:0", "free_take:3:2", "skip"]
    play(t, "free_take:3:0")
    assert (seen(t)["storage"][0], points(t)) == ("pig_3", {})


@pytest.mark.rule("CB-156")
def test_market_and_the_black_depot() -> None:
    assert offers(built("market", tiles=BLACK), "free_take") == []


@pytest.mark.rule("CB-157")
def test_boarding_house() -> None:
    assert seen(built("boarding_house", {"workers": 3}))["workers"] == 7


@pytest.mark.rule("CB-158")
def test_bank() -> None:
    assert seen(built("bank", {"silver": 3}))["silver"] == 5


@pytest.mark.rule("CB-159")
def test_city_hall_places_a_tile_with_its_effect() -> None:
    t = built("city_hall", {"also": ["bank"]})
    play(t, "free_place:1:11")
    assert (seen(t)["estate"][11], seen(t)["silver"], t.actions(0)) == ("bank", 2, ["workers:1"])


@pytest.mark.rule("CB-159")
@pytest.mark.parametrize("tile, cell", [("mine", 24), ("ship", 17), ("knowledge_3", 12), ("church", 26)])
def test_city_hall_places_any_type(tile: str, cell: int) -> None:
    assert f"free_place:1:{cell}" in built("city_hall", {"also": [tile]}).actions(0)


@pytest.mark.rule("CB-160")
def test_city_hall_ignores_the_number_and_nothing_else() -> None:
    t = built("city_hall", {"also": ["ship", "castle"], "workers": 0})
    assert t.actions(0) == ["free_place:1:17", "free_place:1:19", "skip"]  # no castle cell touches a tile
    t = built("city_hall", {"also": ["bank"], "estate": {11: "church", 26: "bank"}})
    assert t.actions(0) == ["workers:1"]  # a second bank in the only open city


@pytest.mark.rule("CB-161")
def test_city_hall_is_a_neighbour() -> None:
    t = built("city_hall", {"also": ["bank", "knowledge_3"]})
    assert {"free_place:1:26", "free_place:1:31", "free_place:2:30"} <= set(t.actions(0))


@pytest.mark.rule("CB-162")
def test_city_hall_choice_of_tile_and_cell() -> None:
    t = built("city_hall", {"also": ["ship", "mine"]})
    assert t.actions(0) == ["free_place:1:17", "free_place:1:19", "free_place:2:24", "skip"]
    assert built("city_hall").actions(0) == ["workers:1"]
    assert built("city_hall", {"also": ["castle"]}).actions(0) == ["workers:1"]


@pytest.mark.rule("CB-163")
def test_city_hall_places_a_city_hall() -> None:
    t = built("city_hall", {"also": ["city_hall", "ship"]})
    assert offers(t, "free_place:1") == ["free_place:1:11"]
    play(t, "free_place:1:11")
    assert t.actions(0) == ["free_place:2:17", "free_place:2:19", "skip"]


@pytest.mark.rule("CB-163")
def test_city_hall_beside_a_city_hall_with_knowledge_1() -> None:
    t = built("city_hall", {"also": ["city_hall", "ship"], "estate": {12: "knowledge_1"}})
    assert "free_place:1:26" in t.actions(0)
    play(t, "free_place:1:26")
    assert offers(t, "free_place:2") == ["free_place:2:17", "free_place:2:19", "free_place:2:20"]


@pytest.mark.rule("CB-163")
def test_city_hall_places_a_castle() -> None:
    t = built("city_hall", {"also": ["castle"], "estate": {12: "knowledge_16"}})
    play(t, "free_place:1:6")
    assert t.actions(0) == ["workers:2"]


@pytest.mark.rule("CB-164")
def test_watchtower() -> None:
    assert points(built("watchtower")) == {"watchtowers": 4}
