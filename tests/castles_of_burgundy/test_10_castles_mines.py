"""Section 10: castles and mines."""

from typing import Any

import pytest

import burgher
from burgher import Table

from .helpers import Doc, offers, play, points, seen, table

ESTATE = {12: "knowledge_16"}  # lets castles be placed on cell 6


def castle(me: Doc | None = None, **rest: Any) -> Table:
    """A castle has just been placed on cell 6 with the first die."""
    doc = {"storage": ["castle"], "dice": [6, 1], "estate": ESTATE}
    return play(table({**doc, **(me or {})}, **rest), "place:0:0:6")


@pytest.mark.rule("CB-131")
def test_one_extra_action_at_once() -> None:
    t = castle()
    assert (t.to_move, t.actions(0)) == ((0,), ["workers:2"])
    play(t, "workers:2")
    assert t.actions(0) == ["workers:1"]


@pytest.mark.rule("CB-132")
def test_all_four_actions() -> None:
    t = castle({"storage": ["castle", "ship"], "goods": {4: 1}}, tiles={5: ["mine"]})
    assert {a.split(":")[0] for a in t.actions(0)} == {"take", "place", "sell", "workers"}


@pytest.mark.rule("CB-133")
def test_any_value_for_no_workers() -> None:
    tiles = {depot: ["bank"] for depot in range(1, 7)}
    t = castle({"storage": ["castle", "ship"], "goods": {2: 1, 3: 1, 5: 1}}, tiles=tiles)
    assert offers(t, "take") == [f"take:2:{depot}:0:3" for depot in range(1, 7)]
    assert offers(t, "place") == ["place:2:1:17", "place:2:1:19"]
    assert offers(t, "sell") == ["sell:2:2", "sell:2:3", "sell:2:5"]


@pytest.mark.rule("CB-133")
def test_workers_are_kept() -> None:
    t = play(castle({"workers": 5}, tiles={3: ["bank"]}), "take:2:3:0:3")
    assert seen(t)["workers"] == 5


@pytest.mark.rule("CB-134")
def test_it_cannot_be_declined_or_saved() -> None:
    t = castle()
    for action in ("skip", "end_turn", "workers:1"):
        with pytest.raises(burgher.IllegalAction):
            t.act(0, action)


@pytest.mark.rule("CB-135")
def test_the_rules_of_the_action_hold() -> None:
    me = {"storage": ["castle", "bank", "cow_2"], "estate": {**ESTATE, 11: "bank", 13: "bank", 25: "bank"}}
    t = castle(me, tiles={1: [None, "ship"]})
    assert offers(t, "take") == ["take:2:1:1:3"]
    assert offers(t, "place") == ["place:2:2:5", "place:2:2:10"]  # no second bank in a city
    assert offers(t, "sell") == []


@pytest.mark.rule("CB-136")
def test_no_purchase_and_no_black_depot() -> None:
    t = castle({"silver": 9}, tiles={0: ["bank"]})
    assert t.actions(0) == ["workers:2"]
    play(t, "workers:2")
    assert offers(t, "buy") == ["buy:0:0:3"]


@pytest.mark.rule("CB-137")
def test_three_castles_in_a_row() -> None:
    t = castle({"storage": ["castle"] * 3})
    play(t, "place:2:1:1")
    assert t.view()["step"] == "castle"
    play(t, "place:2:2:2")
    assert t.actions(0) == ["workers:2"]
    play(t, "workers:2")
    assert t.actions(0) == ["workers:1"]
    assert points(t) == {"region_size": 6, "region_phase": 10, "large_bonus": 5}


@pytest.mark.rule("CB-138")
def test_no_real_die_is_used() -> None:
    t = castle()
    assert seen(t)["used"] == [True, False]
    play(t, "workers:2")
    assert (seen(t)["used"], t.to_move) == ([True, False], (0,))


@pytest.mark.rule("CB-139")
def test_a_mine_does_nothing_when_placed() -> None:
    t = play(table({"storage": ["mine"], "dice": [4, 1]}), "place:0:0:24")
    assert (seen(t)["silver"], points(t), t.actions(0)) == (0, {}, ["workers:1"])
