"""Section 11: buildings in general."""

import pytest

import burgher
from burgher import Table

from .helpers import offers, play, points, seen, table

WITH_DECISION = {
    "warehouse": ["free_sell:4", "skip"],
    "carpenters_workshop": ["free_take:1:0", "skip"],
    "church": ["free_take:2:0", "skip"],
    "market": ["free_take:3:0", "skip"],
    "city_hall": ["free_place:1:17", "free_place:1:19", "skip"],
}


def built(tile: str) -> Table:
    """A building on cell 25, with one target for each effect."""
    me = {"storage": [tile, "ship"], "dice": [3, 1], "goods": {4: 2}}
    return play(table(me, tiles={1: ["bank"], 2: ["mine"], 3: ["cow_2"]}), "place:0:0:25")


@pytest.mark.rule("CB-140")
def test_an_effect_comes_once() -> None:
    t = play(table({"storage": ["bank"], "dice": [3, 1]}), "place:0:0:25")
    assert seen(t)["silver"] == 2
    play(t, "workers:1", "workers:0", "workers:1")
    play(t, "workers:0", "workers:1")
    assert seen(t)["silver"] == 2


@pytest.mark.rule("CB-141")
@pytest.mark.parametrize("tile", WITH_DECISION)
def test_an_effect_uses_no_die_and_no_workers(tile: str) -> None:
    t = play(built(tile), WITH_DECISION[tile][0])
    assert (seen(t)["used"], seen(t)["workers"], t.to_move) == ([True, False], 0, (0,))


@pytest.mark.rule("CB-142")
def test_a_kind_only_once_in_a_city() -> None:
    me = {"storage": ["bank"], "dice": [1, 5], "estate": {25: "bank"}}
    assert offers(table(me), "place") == []
    far = {"storage": ["bank"], "dice": [3, 3], "estate": {25: "bank", 26: "church", 31: "market", 32: "warehouse"}}
    t = table(far)  # cell 36 is in the same city, though not next to the bank
    assert offers(t, "place") == ["place:0:0:11"]
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "place:0:0:36")


@pytest.mark.rule("CB-143")
def test_the_same_kind_in_different_cities() -> None:
    t = table({"storage": ["bank"], "dice": [3, 3], "estate": {25: "bank"}})
    play(t, "place:0:0:11")
    assert seen(t)["silver"] == 2


@pytest.mark.rule("CB-144")
@pytest.mark.parametrize("tile", WITH_DECISION)
def test_effects_with_a_decision_are_optional(tile: str) -> None:
    t = built(tile)
    assert t.actions(0) == WITH_DECISION[tile]
    before = seen(t)
    play(t, "skip")
    assert seen(t) == before
    assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-145")
@pytest.mark.parametrize("tile, gain", [("boarding_house", (4, 0, 0)), ("bank", (0, 2, 0)), ("watchtower", (0, 0, 4))])
def test_automatic_effects(tile: str, gain: tuple[int, int, int]) -> None:
    t = built(tile)
    assert (seen(t)["workers"], seen(t)["silver"], seen(t)["score"]) == gain
    assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-146")
@pytest.mark.parametrize("tile", WITH_DECISION)
def test_no_question_without_a_target(tile: str) -> None:
    t = play(table({"storage": [tile, "castle"], "dice": [3, 1]}, tiles={0: ["ship", "bank"]}), "place:0:0:25")
    assert t.actions(0) == ["workers:1"]


@pytest.mark.rule("CB-147")
def test_a_declined_effect_is_gone() -> None:
    t = play(built("warehouse"), "skip")
    assert offers(t, "free_sell") == []
    play(t, "workers:1", "workers:0", "workers:1")
    assert offers(t, "free_sell") == []


@pytest.mark.rule("CB-147")
def test_a_lost_effect_does_not_come_back() -> None:
    """The market finds nothing; a ship that appears later is not offered by it."""
    t = play(table({"storage": ["market"], "dice": [3, 1]}), "place:0:0:25", "workers:1", "workers:0", "workers:1")
    assert t.view()["round"] == 2
    assert offers(t, "free_take") == []
    assert points(t) == {}
