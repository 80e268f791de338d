"""Section 19: the 26 knowledge tiles. K5 means the tile with number 5, lying on cell 12 unless told otherwise."""

from typing import Any

import pytest

import burgher
from burgher import Table

from .helpers import BUILDINGS, Doc, goods_in, last_turn, offers, play, points, seen, table, tiles_in


def knowing(*numbers: int, me: Doc | None = None, others: Any = (), **rest: Any) -> Table:
    """A table where seat 0 has these knowledge tiles on cells 12, 7 and 3."""
    return table(owner(*numbers, me=me), others, **rest)


def owner(*numbers: int, me: Doc | None = None) -> Doc:
    doc = dict(me or {})
    tiles = {cell: f"knowledge_{n}" for cell, n in zip((12, 7, 3), numbers, strict=False)}
    doc["estate"] = {**tiles, **doc.get("estate", {})}
    return doc


def final(*numbers: int, me: Doc | None = None, others: Any = (), **rest: Any) -> dict[str, int]:
    """The points that seat 0 gets for knowledge tiles at the end."""
    t = play(last_turn(owner(*numbers, me=me), others, **rest), "workers:1")
    return {line: n for line, n in points(t).items() if line.startswith("knowledge")}


# ---------------------------------------------------------------- general


@pytest.mark.rule("CB-221")
def test_only_for_its_owner() -> None:
    t = table({"dice": [3, 3], "goods": {3: 1}}, [owner(3)])
    assert seen(play(t, "sell:0:3"))["silver"] == 1


@pytest.mark.rule("CB-221")
def test_only_in_the_estate() -> None:
    me = {"dice": [3, 3], "goods": {3: 1}, "storage": ["knowledge_3", "knowledge_4"]}
    t = play(table(me), "sell:0:3")
    assert (seen(t)["silver"], seen(t)["workers"]) == (1, 0)


@pytest.mark.rule("CB-222")
def test_works_in_the_rest_of_the_turn() -> None:
    t = play(table({"dice": [1, 5], "storage": ["knowledge_14"]}), "place:0:0:12", "workers:1")
    assert seen(t)["workers"] == 4


@pytest.mark.rule("CB-223")
@pytest.mark.parametrize("number", [8, 11])
def test_does_not_help_its_own_placement(number: int) -> None:
    """Cell 12 has number 1: one step from a 2, two from a 3."""
    me = {"dice": [2, 2], "storage": [f"knowledge_{number}"]}
    assert offers(table(me), "place") == []
    far = {"dice": [3, 3], "storage": [f"knowledge_{number}"], "workers": 2}
    assert seen(play(table(far), "place:0:0:12"))["workers"] == 0


@pytest.mark.rule("CB-224")
def test_not_retroactive() -> None:
    me = {
        "dice": [1, 2],
        "estate": {11: "bank", 10: "cow_3", 24: "mine"},
        "sold": {1: 5},
        "storage": ["knowledge_7"],
        "workers": 1,
    }
    t = play(table(me), "place:0:0:12")
    assert (points(t), seen(t)["silver"], seen(t)["workers"]) == ({}, 0, 1)


@pytest.mark.rule("CB-225")
def test_different_tiles_add_up() -> None:
    t = knowing(3, 4, 8, me={"dice": [1, 1], "goods": {4: 2}, "workers": 2})
    play(t, "sell:0:4")  # three steps for two workers
    assert (seen(t)["silver"], seen(t)["workers"]) == (2, 1)


@pytest.mark.rule("CB-226")
@pytest.mark.parametrize("number", [1, 3, 4, 7, 13, 14, 8, 9, 10, 11, 12])
def test_automatic_tiles_ask_nothing(number: int) -> None:
    """Each action that such a tile touches leads straight to the second die."""
    me: Doc = {"dice": [3, 6], "goods": {3: 1}, "storage": ["bank", "cow_2"], "estate": {11: "bank"}, "workers": 2}
    for action in ("sell:0:3", "workers:0", "place:0:0:25", "place:0:1:5"):
        t = play(knowing(number, me=me), action)
        assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-226")
def test_k5_and_k6_only_widen_a_choice() -> None:
    t = play(knowing(5, me={"storage": ["ship"], "dice": [2, 2]}, goods={1: [1]}), "place:0:0:17")
    assert {f"goods:{depot}:0" for depot in range(1, 7)} < set(t.actions(0))
    bare, wide = (knowing(n, me={"silver": 2}, tiles={0: ["ship"], 1: ["bank"]}) for n in (16, 6))
    assert set(offers(bare, "buy")) < set(offers(wide, "buy"))


# ---------------------------------------------------------------- one by one


@pytest.mark.rule("CB-227")
def test_k1_allows_equal_buildings() -> None:
    me = {"dice": [1, 1], "storage": ["bank"], "estate": {25: "bank"}}
    assert offers(table(me), "place") == []
    t = play(knowing(1, me=me), "place:0:0:26")
    assert seen(t)["estate"][25:27] == ["bank", "bank"]


@pytest.mark.rule("CB-228")
def test_k1_changes_nothing_else() -> None:
    t = play(knowing(1, me={"dice": [1, 1], "storage": ["bank"], "estate": {25: "bank"}}), "place:0:0:26")
    assert seen(t)["silver"] == 2
    t = knowing(1, me={"dice": [2, 2], "storage": ["bank"], "estate": {25: "bank"}})
    assert offers(t, "place") == ["place:0:0:13"]  # cells 26 and 31 need their numbers, 13 touches cell 12


@pytest.mark.rule("CB-229")
@pytest.mark.parametrize("mines", [0, 1, 3])
def test_k2_workers_for_mines(mines: int) -> None:
    estate = dict.fromkeys([24, 29, 33][:mines], "mine")
    t = play(last_turn(owner(2, me={"estate": estate}), phase="A"), "workers:1")
    assert (seen(t)["silver"], seen(t)["workers"]) == (mines, 2 + mines)


@pytest.mark.rule("CB-230")
def test_k2_after_phase_e() -> None:
    t = play(last_turn(owner(2, me={"estate": {24: "mine", 29: "mine"}})), "workers:1")
    assert points(t) == {"silver": 2, "workers": 2}


@pytest.mark.rule("CB-231", "CB-232")
@pytest.mark.parametrize("warehouse", [False, True])
def test_k3_two_silver_for_a_sale(warehouse: bool) -> None:
    actions = ["place:0:0:25", "free_sell:3"] if warehouse else ["sell:0:3"]
    t = play(knowing(3, me={"dice": [3, 1], "goods": {3: 4}, "storage": ["warehouse"]}), *actions)
    assert (seen(t)["silver"], points(t)) == (2, {"sales": 8})


@pytest.mark.rule("CB-233", "CB-234")
@pytest.mark.parametrize("warehouse", [False, True])
def test_k4_a_worker_for_a_sale(warehouse: bool) -> None:
    actions = ["place:0:0:25", "free_sell:3"] if warehouse else ["sell:0:3"]
    t = play(knowing(4, me={"dice": [3, 1], "goods": {3: 4}, "storage": ["warehouse"]}), *actions)
    assert (seen(t)["silver"], seen(t)["workers"]) == (1, 1)


@pytest.mark.rule("CB-235")
def test_k3_and_k4() -> None:
    t = play(knowing(3, 4, me={"dice": [3, 1], "goods": {3: 1}}), "sell:0:3")
    assert (seen(t)["silver"], seen(t)["workers"]) == (2, 1)


SHIP: Doc = {"dice": [2, 1], "storage": ["ship"]}


@pytest.mark.rule("CB-236")
def test_k5_two_depots() -> None:
    t = play(knowing(5, me=SHIP, goods={2: [4], 3: [5, 5]}), "place:0:0:17", "goods:2:3")
    assert (seen(t)["goods"], goods_in(t, 2), goods_in(t, 3)) == ([0, 0, 0, 1, 2, 0], [], [])


@pytest.mark.rule("CB-237")
def test_k5_neighbours_only() -> None:
    t = play(knowing(5, me=SHIP, goods={6: [4], 1: [5], 3: [6]}), "place:0:0:17")
    assert len(t.actions(0)) == 12
    for wrong in ("goods:1:3", "goods:1:6", "goods:2:2"):
        with pytest.raises(burgher.IllegalAction):
            t.act(0, wrong)
    play(t, "goods:6:1")
    assert seen(t)["goods"] == [0, 0, 0, 1, 1, 0]


@pytest.mark.rule("CB-237")
def test_k5_one_depot_remains_possible() -> None:
    t = play(knowing(5, me=SHIP, goods={2: [4], 3: [5]}), "place:0:0:17", "goods:2:0")
    assert (seen(t)["goods"], goods_in(t, 3)) == ([0, 0, 0, 1, 0, 0], [5])


@pytest.mark.rule("CB-237")
def test_without_k5_no_pairs() -> None:
    t = play(table(SHIP, goods={2: [4], 3: [5]}), "place:0:0:17")
    assert t.actions(0) == [f"goods:{depot}:0" for depot in range(1, 7)]


@pytest.mark.rule("CB-238")
def test_k5_one_pool_for_the_choice() -> None:
    me = {**SHIP, "goods": {1: 1, 2: 1}}
    t = play(knowing(5, me=me, goods={4: [3, 1], 5: [3, 6, 2]}), "place:0:0:17", "goods:4:5")
    assert t.actions(0) == ["keep:4", "keep:32"]
    play(t, "keep:4")
    assert seen(t)["goods"] == [2, 2, 2, 0, 0, 0]
    assert (goods_in(t, 4), goods_in(t, 5)) == ([], [6])


@pytest.mark.rule("CB-239")
def test_k5_one_space_on_the_track() -> None:
    t = play(knowing(5, me=SHIP, goods={2: [4], 3: [5]}), "place:0:0:17", "goods:2:3")
    assert seen(t)["ships"] == 1


SHOP = {0: ["ship"], 1: [None, "bank"], 6: ["mine"]}


@pytest.mark.rule("CB-240")
def test_k6_all_seven_depots() -> None:
    t = knowing(6, me={"silver": 2}, tiles=SHOP)
    assert offers(t, "buy") == ["buy:0:0:3", "buy:1:1:3", "buy:6:0:3"]
    play(t, "buy:1:1:3")
    assert (seen(t)["storage"][0], tiles_in(t, 1)) == ("bank", [None] * 4)


@pytest.mark.rule("CB-240")
def test_k6_with_full_storage() -> None:
    t = knowing(6, me={"silver": 2, "storage": ["ship", "mine", "bank"]}, tiles={4: ["cow_2"]})
    assert offers(t, "buy") == ["buy:4:0:0", "buy:4:0:1", "buy:4:0:2"]


@pytest.mark.rule("CB-241")
@pytest.mark.parametrize("first", ["buy:0:0:3", "buy:1:1:3"])
def test_k6_still_one_purchase(first: str) -> None:
    t = play(knowing(6, me={"silver": 9}, tiles=SHOP), first)
    assert offers(t, "buy") == []


@pytest.mark.rule("CB-242")
def test_k6_price() -> None:
    t = knowing(6, me={"silver": 3, "workers": 3, "dice": [3, 3]}, tiles=SHOP)
    play(t, "buy:6:0:3")
    assert (seen(t)["silver"], seen(t)["workers"], seen(t)["used"]) == (1, 3, [False, False])
    assert offers(knowing(6, me={"silver": 1, "workers": 9}, tiles=SHOP), "buy") == []


@pytest.mark.rule("CB-243")
def test_k6_placed_after_the_purchase() -> None:
    t = table({"silver": 4, "dice": [1, 5], "storage": ["knowledge_6"]}, tiles=SHOP)
    play(t, "buy:0:0:3", "place:0:0:12")
    assert offers(t, "buy") == []


@pytest.mark.rule("CB-243")
def test_k6_placed_before_the_purchase() -> None:
    t = table({"silver": 4, "dice": [1, 5], "storage": ["knowledge_6"]}, tiles=SHOP)
    play(t, "place:0:0:12", "workers:1")
    assert t.actions(0) == ["buy:0:0:3", "buy:1:1:3", "buy:6:0:3", "end_turn"]


@pytest.mark.rule("CB-244", "CB-245")
def test_k7_one_point_for_each_tile_scored() -> None:
    """The rulebook's example: three sheep beside four give 9, then two pigs give 3."""
    me = {"dice": [1, 5], "storage": ["sheep_3", "pig_2"], "estate": {11: "bank", 10: "sheep_4"}}
    t = play(knowing(7, me=me), "place:0:0:5")
    assert points(t) == {"livestock": 7, "livestock_extra": 2}
    play(t, "place:1:1:9")
    assert points(t) == {"livestock": 9, "livestock_extra": 3}


@pytest.mark.rule("CB-246")
@pytest.mark.parametrize("steps, price", [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_k8_two_steps_for_a_worker(steps: int, price: int) -> None:
    t = play(knowing(8, me={"dice": [1, 1], "workers": 2, "goods": {1 + steps: 1}}), f"sell:0:{1 + steps}")
    assert seen(t)["workers"] == 2 - price


@pytest.mark.rule("CB-247")
def test_k8_over_the_six_and_with_an_odd_rest() -> None:
    """The rulebook's example: from 6 to 3 for two workers."""
    t = play(knowing(8, me={"dice": [6, 6], "workers": 2, "goods": {3: 1}}), "sell:0:3")
    assert seen(t)["workers"] == 0
    t = play(knowing(8, me={"dice": [6, 6], "workers": 1, "goods": {2: 1}}), "sell:0:2")
    assert seen(t)["workers"] == 0
    assert offers(knowing(8, me={"dice": [6, 6], "workers": 1, "goods": {3: 1}}), "sell") == []


PLACED = {"bank": (25, 3), "ship": (17, 2), "pig_2": (5, 1), "castle": (6, 6), "mine": (24, 4), "knowledge_16": (7, 5)}
HELPED = {9: {"bank"}, 10: {"ship", "pig_2"}, 11: {"castle", "mine", "knowledge_16"}, 12: set[str]()}


@pytest.mark.rule("CB-248", "CB-249", "CB-250", "CB-251")
@pytest.mark.parametrize("number", HELPED)
@pytest.mark.parametrize("tile", PLACED)
@pytest.mark.parametrize("step", [-1, 1])
def test_free_shift_by_type(number: int, tile: str, step: int) -> None:
    cell, value = PLACED[tile]
    die = (value - 1 + step) % 6 + 1
    me = {"dice": [die, die], "storage": [tile], "estate": {11: "church"}}
    action = f"place:0:0:{cell}"
    assert (action in knowing(number, me=me).actions(0)) == (tile in HELPED[number])
    assert action not in knowing(23, me=me).actions(0)


@pytest.mark.rule("CB-251")
@pytest.mark.parametrize("number", HELPED)
def test_k12_free_shift_for_taking(number: int) -> None:
    t = knowing(number, me={"dice": [3, 3]}, tiles={2: ["bank"], 3: ["bank"], 4: ["bank"], 5: ["bank"]})
    assert offers(t, "take") == [f"take:0:{depot}:0:3" for depot in ([2, 3, 4] if number == 12 else [3])]


@pytest.mark.rule("CB-252")
@pytest.mark.parametrize("depot", [5, 6, 1])
def test_free_shift_unused_or_over_the_six(depot: int) -> None:
    t = play(knowing(12, me={"dice": [6, 6], "workers": 1}, tiles={depot: ["bank"]}), f"take:0:{depot}:0:3")
    assert seen(t)["workers"] == 1


@pytest.mark.rule("CB-253")
def test_free_shift_with_workers() -> None:
    t = play(knowing(12, me={"dice": [6, 6], "workers": 3}, tiles={3: ["bank"]}), "take:0:3:0:3")
    assert seen(t)["workers"] == 1
    t = play(knowing(9, me={"dice": [6, 6], "workers": 3, "storage": ["bank"]}), "place:0:0:25")
    assert seen(t)["workers"] == 1


@pytest.mark.rule("CB-254")
@pytest.mark.parametrize("depot, price", [(6, 0), (1, 0), (2, 1), (3, 1)])
def test_free_shift_with_k8(depot: int, price: int) -> None:
    """Of three steps one is free and one worker pays for two; the free shift itself is not doubled."""
    t = knowing(12, 8, me={"dice": [6, 6], "workers": 3}, tiles={depot: ["bank"]})
    assert seen(play(t, f"take:0:{depot}:0:3"))["workers"] == 3 - price


@pytest.mark.rule("CB-255")
def test_free_shift_for_each_die() -> None:
    t = knowing(12, me={"dice": [2, 4]}, tiles={3: ["bank", "ship"]})
    play(t, "take:0:3:0:3", "take:1:3:1:3")
    assert (seen(t)["storage"], seen(t)["workers"]) == (["bank", "ship", None], 0)


@pytest.mark.rule("CB-256")
def test_free_shifts_change_no_castle_city_hall_or_purchase() -> None:
    """With and without the tiles the same actions are offered there, and for nothing."""
    for numbers in ((16, 17, 18), (9, 10, 11), (12, 8, 16)):
        me: Doc = {"dice": [6, 1], "storage": ["castle", "ship"], "estate": {11: "church"}, "workers": 1}
        t = play(knowing(*numbers, me=me, tiles={2: ["bank"]}), "place:0:0:6")
        assert t.actions(0) == ["take:2:2:0:3", "place:2:1:17", "place:2:1:19", "workers:2"]
        assert seen(play(t, "place:2:1:19"))["workers"] == 1
        hall = play(knowing(*numbers, me={"dice": [3, 1], "storage": ["city_hall", "ship"]}), "place:0:0:25")
        assert hall.actions(0) == ["free_place:1:17", "free_place:1:19", "skip"]
        shop = knowing(*numbers, me={"silver": 2}, tiles={0: ["ship"]})
        assert seen(play(shop, "buy:0:0:3"))["silver"] == 0


@pytest.mark.rule("CB-257")
def test_k13_a_silver_with_the_workers() -> None:
    t = play(knowing(13, me={"dice": [1, 2]}), "workers:0", "workers:1")
    assert (seen(t)["workers"], seen(t)["silver"]) == (4, 2)


@pytest.mark.rule("CB-258")
def test_k13_and_the_boarding_house() -> None:
    t = play(knowing(13, me={"dice": [3, 1], "storage": ["boarding_house"]}), "place:0:0:25")
    assert (seen(t)["workers"], seen(t)["silver"]) == (4, 0)


@pytest.mark.rule("CB-259")
def test_k14_four_workers() -> None:
    assert seen(play(knowing(14), "workers:0"))["workers"] == 4


@pytest.mark.rule("CB-260")
def test_k14_and_the_boarding_house() -> None:
    t = play(knowing(14, me={"dice": [3, 1], "storage": ["boarding_house"]}), "place:0:0:25")
    assert seen(t)["workers"] == 4


@pytest.mark.rule("CB-261")
def test_k13_and_k14() -> None:
    t = play(knowing(13, 14), "workers:0")
    assert (seen(t)["workers"], seen(t)["silver"]) == (4, 1)


@pytest.mark.rule("CB-262")
def test_k13_and_k14_with_a_castle() -> None:
    t = play(knowing(13, 14, me={"dice": [6, 1], "storage": ["castle"]}), "place:0:0:6", "workers:2")
    assert (seen(t)["workers"], seen(t)["silver"]) == (4, 1)


# ---------------------------------------------------------------- at the end of the game


@pytest.mark.rule("CB-263")
def test_k15_sold_types() -> None:
    """The rulebook's example: four types sold give 12."""
    assert final(15, me={"sold": {4: 4, 2: 3, 3: 3, 6: 1}, "goods": {1: 2}}) == {"knowledge_15": 12}


COUNTED = dict(enumerate(BUILDINGS, start=16))


@pytest.mark.rule(
    "CB-264", "CB-265", "CB-266", "CB-267", "CB-268", "CB-269", "CB-270", "CB-271",
)  # fmt: skip
@pytest.mark.parametrize("number", COUNTED)
def test_k16_to_k23_their_building(number: int) -> None:
    two = {"estate": {11: COUNTED[number], 25: COUNTED[number]}}
    assert final(number, me=two) == {f"knowledge_{number}": 8}
    others = [kind for kind in BUILDINGS if kind != COUNTED[number]]
    rest = {"estate": dict(zip([11, 25, 26, 31, 32, 36, 8], others, strict=True))}
    assert final(number, me=rest) == {}


@pytest.mark.rule("CB-265", "CB-270")
def test_the_rulebooks_example_of_towers_and_banks() -> None:
    estate = {11: "watchtower", 25: "watchtower", 26: "bank", 8: "bank", 23: "bank", 31: "bank"}
    assert final(17, 22, me={"estate": estate}) == {"knowledge_17": 8, "knowledge_22": 16}


@pytest.mark.rule("CB-272")
def test_buildings_placed_before_and_after() -> None:
    me = {"dice": [1, 3], "storage": ["knowledge_22", "bank"], "estate": {25: "bank"}, "used": [False, False]}
    t = play(last_turn(me), "place:0:0:12", "place:1:1:11")
    assert points(t)["knowledge_22"] == 8


@pytest.mark.rule("CB-272")
def test_other_buildings_do_not_count() -> None:
    assert final(22, me={"storage": ["bank", "bank"]}, others=[{"estate": {25: "bank"}}]) == {}


@pytest.mark.rule("CB-273")
def test_k24_species() -> None:
    """The rulebook's example: three species give 12; four is the most."""
    three = {"estate": {10: "cow_2", 5: "chicken_2", 9: "sheep_2", 4: "sheep_3", 0: "sheep_4", 11: "bank"}}
    assert final(24, me=three) == {"knowledge_24": 12}
    four = {"estate": {10: "cow_2", 5: "chicken_2", 9: "sheep_2", 4: "pig_3", 27: "cow_4"}, "storage": ["pig_2"]}
    assert final(24, me=four) == {"knowledge_24": 16}


@pytest.mark.rule("CB-274")
def test_k25_sold_tiles() -> None:
    assert final(25, me={"sold": {4: 4, 2: 3, 3: 3, 6: 1}, "goods": {1: 2}}) == {"knowledge_25": 11}


@pytest.mark.rule("CB-275")
def test_sales_of_every_kind_count() -> None:
    """One sale before the tiles lay, one by warehouse, one by die; the goods left over do not count."""
    me = {
        "dice": [3, 5],
        "used": [False, False],
        "storage": ["warehouse"],
        "goods": {5: 2, 6: 1, 1: 1},
        "sold": {4: 3},
    }
    t = play(last_turn(owner(15, 25, me=me)), "place:0:0:25", "free_sell:6", "sell:1:5")
    assert (points(t)["knowledge_15"], points(t)["knowledge_25"]) == (9, 6)


@pytest.mark.rule("CB-276")
def test_k26_bonus_tiles() -> None:
    bonus = {"mine": {"large": 0, "small": 1}, "ship": {"large": 1, "small": 0}, "castle": {"large": 1}}
    assert final(26, bonus=bonus) == {"knowledge_26": 4}
    assert final(26) == {}
