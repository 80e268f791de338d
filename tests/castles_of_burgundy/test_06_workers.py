"""Section 6: workers and changing a die."""

import pytest

import burgher

from .helpers import offers, play, seen, table


def steps(a: int, b: int) -> int:
    """The circle of die values walked by hand."""
    up = (b - a) % 6
    return min(up, 6 - up)


@pytest.mark.rule("CB-072", "CB-083")
def test_a_worker_changes_a_die_by_one() -> None:
    tiles = {depot: ["bank"] for depot in range(1, 7)}
    t = table({"dice": [3, 3], "workers": 1}, tiles=tiles)
    assert offers(t, "take") == ["take:0:2:0:3", "take:0:3:0:3", "take:0:4:0:3"]
    play(t, "take:0:4:0:3")
    assert seen(t)["workers"] == 0


@pytest.mark.rule("CB-073")
@pytest.mark.parametrize("die, depot", [(6, 1), (1, 6)])
def test_six_and_one_are_neighbours(die: int, depot: int) -> None:
    t = table({"dice": [die, die], "workers": 1}, tiles={depot: ["bank"]})
    play(t, f"take:0:{depot}:0:3")
    assert seen(t)["workers"] == 0


@pytest.mark.rule("CB-074")
def test_several_workers_on_one_die() -> None:
    """The rulebook's example: two workers make a 2 a 6."""
    t = table({"dice": [2, 2], "workers": 2}, tiles={6: ["bank"]})
    play(t, "take:0:6:0:3")
    assert seen(t)["workers"] == 0


@pytest.mark.rule("CB-075")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("value", range(1, 7))
def test_price_is_the_distance(die: int, value: int) -> None:
    t = table({"dice": [die, die], "workers": 3, "goods": {value: 1}})
    play(t, f"sell:0:{value}")
    assert seen(t)["workers"] == 3 - steps(die, value)


@pytest.mark.rule("CB-076")
@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("distance", [0, 1, 2, 3])
def test_general_price(distance: int, free: bool, double: bool) -> None:
    estate = {12: "knowledge_12"} if free else {}
    estate |= {7: "knowledge_8"} if double else {}
    price = -(-max(0, distance - free) // (1 + double))
    t = table({"dice": [2, 2], "workers": 3, "estate": estate}, tiles={2 + distance: ["bank"]})
    play(t, f"take:0:{2 + distance}:0:3")
    assert seen(t)["workers"] == 3 - price


@pytest.mark.rule("CB-077")
@pytest.mark.parametrize("workers", [0, 1, 2, 3])
def test_enough_workers_are_needed(workers: int) -> None:
    t = table({"dice": [1, 1], "workers": workers, "goods": {4: 1}})
    assert offers(t, "sell") == (["sell:0:4"] if workers >= 3 else [])
    if workers < 3:
        with pytest.raises(burgher.IllegalAction):
            t.act(0, "sell:0:4")


@pytest.mark.rule("CB-078")
def test_only_the_smallest_price_is_charged() -> None:
    t = table({"dice": [5, 5], "workers": 9, "goods": {1: 1}})
    assert len(offers(t, "sell")) == 1
    play(t, "sell:0:1")  # over the 6: two steps, not four
    assert seen(t)["workers"] == 7


@pytest.mark.rule("CB-079")
def test_the_change_leaves_the_die_as_it_was() -> None:
    t = table({"dice": [2, 3], "workers": 2, "goods": {4: 1}})
    play(t, "sell:0:4")
    assert (seen(t)["dice"], seen(t)["used"], seen(t)["workers"]) == ([2, 3], [True, False], 0)
    assert t.actions(0) == ["workers:1"]


@pytest.mark.rule("CB-080")
def test_workers_gained_in_the_turn_can_be_spent() -> None:
    t = table({"dice": [1, 1], "goods": {3: 1}})
    assert offers(t, "sell") == []
    play(t, "workers:0", "sell:1:3")
    assert seen(t)["workers"] == 0


@pytest.mark.rule("CB-081")
def test_other_players_dice_stay() -> None:
    t = table({"dice": [1, 1], "workers": 9, "goods": {3: 1, 4: 1}}, [{"dice": [2, 5]}])
    assert all(action.split(":")[1] in "01" for action in t.actions(0))
    play(t, "sell:0:3", "sell:1:4")
    assert seen(t, 1)["dice"] == [2, 5]


@pytest.mark.rule("CB-082")
@pytest.mark.parametrize("value", range(1, 7))
def test_workers_for_any_value(value: int) -> None:
    t = play(table({"dice": [value, value]}), "workers:0")
    assert seen(t)["workers"] == 2


@pytest.mark.rule("CB-075")
@pytest.mark.parametrize("action", ["take:0:5:0:3", "place:0:0:24", "sell:0:5", "sell:1:5", "workers:0"])
def test_the_price_that_is_told_is_the_price_that_is_paid(action: str) -> None:
    t = table({"dice": [3, 4], "workers": 6, "storage": ["mine"], "goods": {5: 2}}, tiles={5: ["bank"]})
    told = t.game.describe(t.state, 0, t.game.verbs.parse(action)).args["workers"]
    before = seen(t)["workers"]
    play(t, action)
    paid = before - seen(t)["workers"]
    assert told == (paid if not action.startswith("workers") else -paid)
    assert paid == {"take:0:5:0:3": 2, "place:0:0:24": 1, "sell:0:5": 2, "sell:1:5": 1, "workers:0": -2}[action]
