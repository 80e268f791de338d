"""Section 14: selling goods, taking workers."""

import pytest

import burgher

from .helpers import offers, play, points, seen, table


@pytest.mark.rule("CB-179")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_names_the_type(value: int) -> None:
    other = value % 6 + 1
    t = table({"dice": [value, value], "goods": {value: 2, other: 1}})
    assert offers(t, "sell") == [f"sell:0:{value}"]
    play(t, f"sell:0:{value}")
    assert seen(t)["goods"] == [1 if goods == other else 0 for goods in range(1, 7)]


@pytest.mark.rule("CB-180")
def test_no_sale_of_nothing() -> None:
    t = table({"dice": [3, 3], "goods": {4: 1}})
    assert offers(t, "sell") == []
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "sell:0:3")


@pytest.mark.rule("CB-181")
def test_all_tiles_of_the_type_are_sold() -> None:
    t = play(table({"dice": [3, 3], "goods": {3: 5}}), "sell:0:3")
    assert (seen(t)["goods"][2], seen(t)["sold"][2]) == (0, 5)


@pytest.mark.rule("CB-182")
@pytest.mark.parametrize("count", [1, 2, 6])
def test_one_silver_for_a_sale(count: int) -> None:
    t = play(table({"dice": [3, 3], "goods": {3: count}, "silver": 1}), "sell:0:3")
    assert seen(t)["silver"] == 2


@pytest.mark.rule("CB-183")
@pytest.mark.parametrize("players, each", [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("count", [1, 3])
def test_points_for_each_tile(players: int, each: int, count: int) -> None:
    t = play(table({"dice": [3, 3], "goods": {3: count}}, players=players), "sell:0:3")
    assert points(t) == {"sales": each * count}


@pytest.mark.rule("CB-184")
def test_sold_tiles_never_come_back() -> None:
    t = play(table({"dice": [3, 4], "goods": {3: 2, 4: 1}, "sold": {3: 1}}), "sell:0:3", "sell:1:4")
    assert (seen(t)["sold"], sum(seen(t)["goods"])) == ([0, 0, 3, 1, 0, 0], 0)
    assert sum(len(depot["goods"]) for depot in t.view()["depots"]) == 0


@pytest.mark.rule("CB-185")
def test_the_space_is_free_again() -> None:
    me = {"dice": [3, 2], "goods": {1: 1, 2: 1, 3: 1}, "storage": ["ship"]}
    t = play(table(me, goods={5: [6, 6]}), "sell:0:3", "place:1:0:17", "goods:5:0")
    assert seen(t)["goods"] == [1, 1, 0, 0, 0, 2]


@pytest.mark.rule("CB-186")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_free_shifts_do_not_help_selling(number: int) -> None:
    t = table({"dice": [3, 3], "goods": {4: 1}, "estate": {12: f"knowledge_{number}"}})
    assert offers(t, "sell") == []
    helped = table({"dice": [3, 3], "goods": {4: 1}, "workers": 1, "estate": {12: f"knowledge_{number}"}})
    assert seen(play(helped, "sell:0:4"))["workers"] == 0


@pytest.mark.rule("CB-186")
def test_knowledge_8_helps_selling() -> None:
    t = table({"dice": [3, 3], "goods": {5: 1}, "workers": 1, "estate": {12: "knowledge_8"}})
    assert seen(play(t, "sell:0:5"))["workers"] == 0


@pytest.mark.rule("CB-187")
@pytest.mark.parametrize("value", range(1, 7))
def test_two_workers(value: int) -> None:
    assert seen(play(table({"dice": [value, value], "workers": 5}), "workers:0"))["workers"] == 7


@pytest.mark.rule("CB-188")
def test_workers_are_free_and_always_there() -> None:
    t = table({"storage": ["ship", "mine", "bank"], "dice": [6, 6]})
    assert t.actions(0) == ["workers:0"]
    play(t, "workers:0")
    assert (seen(t)["workers"], seen(t)["silver"]) == (2, 0)
