"""Section 15: purchase from the black depot."""

import pytest

import burgher

from .helpers import offers, play, points, seen, table, tiles_in

BLACK = {0: ["mine", None, "ship"]}


@pytest.mark.rule("CB-189")
def test_two_silver_for_a_tile_of_choice() -> None:
    t = table({"silver": 3}, tiles=BLACK)
    assert offers(t, "buy") == ["buy:0:0:3", "buy:0:2:3"]
    play(t, "buy:0:2:3")
    assert (seen(t)["silver"], seen(t)["storage"]) == (1, ["ship", None, None])
    assert tiles_in(t, 0)[:3] == ["mine", None, None]
    assert t.view()["bought"]


@pytest.mark.rule("CB-190")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_before_between_or_after_the_dice(moment: int) -> None:
    actions = ["workers:0", "workers:1"]
    actions.insert(moment, "buy:0:0:3")
    t = play(table({"silver": 2}, tiles=BLACK), *actions)
    assert (seen(t)["storage"][0], t.to_move) == ("mine", (1,))


@pytest.mark.rule("CB-191")
@pytest.mark.parametrize(
    "tile, cell, value",
    [("castle", 6, 6), ("ship", 17, 2), ("warehouse", 25, 3), ("market", 25, 3), ("city_hall", 25, 3)],
)
def test_not_while_an_effect_is_unfinished(tile: str, cell: int, value: int) -> None:
    me = {"silver": 2, "storage": [tile, "ship"], "dice": [value, 1], "goods": {1: 1}, "estate": {12: "knowledge_16"}}
    t = play(table(me, tiles={**BLACK, 1: ["ship"]}, goods={1: [1]}), f"place:0:0:{cell}")
    assert t.view()["step"] != "turn"
    assert offers(t, "buy") == []


@pytest.mark.rule("CB-192")
def test_no_die_is_used() -> None:
    t = play(table({"silver": 2}, tiles=BLACK), "buy:0:0:3")
    assert (seen(t)["used"], seen(t)["workers"]) == ([False, False], 0)
    assert t.actions(0) == ["workers:0", "workers:1"]


@pytest.mark.rule("CB-193")
def test_not_offered_without_silver_or_tiles() -> None:
    assert offers(table({"silver": 1}, tiles=BLACK), "buy") == []
    assert offers(table({"silver": 5}, tiles={1: ["ship"]}), "buy") == []


@pytest.mark.rule("CB-194")
def test_workers_do_not_pay() -> None:
    t = table({"silver": 1, "workers": 9}, tiles=BLACK)
    assert offers(t, "buy") == []
    rich = play(table({"silver": 2, "workers": 9}, tiles=BLACK), "buy:0:0:3")
    assert (seen(rich)["silver"], seen(rich)["workers"]) == (0, 9)


@pytest.mark.rule("CB-195")
def test_silver_gained_in_the_turn() -> None:
    t = table({"silver": 1, "dice": [3, 1], "goods": {3: 1}}, tiles=BLACK)
    assert offers(t, "buy") == []
    assert offers(play(t, "sell:0:3"), "buy") == ["buy:0:0:3", "buy:0:2:3"]


@pytest.mark.rule("CB-196")
def test_bought_tile_goes_into_storage() -> None:
    t = play(table({"silver": 2}, tiles={0: ["bank"]}), "buy:0:0:3")
    assert (seen(t)["storage"][0], seen(t)["estate"].count("bank"), seen(t)["silver"]) == ("bank", 0, 0)
    assert points(t) == {}


@pytest.mark.rule("CB-197")
def test_full_storage() -> None:
    t = table({"silver": 2, "storage": ["bank", "church", "knowledge_3"]}, tiles={0: ["mine"]})
    assert offers(t, "buy") == ["buy:0:0:0", "buy:0:0:1", "buy:0:0:2"]
    play(t, "buy:0:0:2")
    assert seen(t)["storage"] == ["bank", "church", "mine"]
    assert t.game.to_position(t.state)["stacks"]["removed"] == {"knowledge_3": 1}


@pytest.mark.rule("CB-197")
def test_no_discard_with_an_empty_space() -> None:
    t = table({"silver": 2, "storage": ["bank", "church"]}, tiles={0: ["mine"]})
    assert offers(t, "buy") == ["buy:0:0:3"]


@pytest.mark.rule("CB-198")
def test_only_in_the_own_turn() -> None:
    t = table({}, [{"silver": 9}], tiles=BLACK)
    assert t.actions(1) == []
    with pytest.raises(burgher.IllegalAction):
        t.act(1, "buy:0:0:3")


@pytest.mark.rule("CB-199")
def test_the_purchase_is_optional() -> None:
    t = play(table({"silver": 9}, tiles=BLACK), "workers:0", "workers:1", "end_turn")
    assert (t.to_move, seen(t)["silver"], seen(t)["storage"]) == ((1,), 9, [None] * 3)
