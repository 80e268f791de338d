"""Section 5: the turn."""

import pytest

import burgher

from .helpers import GAME, new, offers, play, points, seen, table


@pytest.mark.rule("CB-062")
def test_two_dice_then_the_next_player() -> None:
    t = table()
    play(t, "workers:0")
    assert t.to_move == (0,)
    play(t, "workers:1")
    assert t.to_move == (1,)


@pytest.mark.rule("CB-063")
def test_either_die_first() -> None:
    for order in (["workers:0", "workers:1"], ["workers:1", "workers:0"]):
        t = play(table(), *order)
        assert (t.to_move, seen(t)["workers"]) == ((1,), 4)


@pytest.mark.rule("CB-064")
def test_four_actions() -> None:
    t = table({"dice": [2, 3], "storage": ["ship"], "goods": {3: 1}}, tiles={2: ["castle"]})
    assert t.actions(0) == ["take:0:2:0:3", "place:0:0:17", "sell:1:3", "workers:0", "workers:1"]


@pytest.mark.rule("CB-064")
def test_same_action_twice() -> None:
    t = table({"dice": [2, 3]}, tiles={2: ["castle"], 3: ["mine"]})
    play(t, "take:0:2:0:3", "take:1:3:0:3")
    assert seen(t)["storage"] == ["castle", "mine", None]


@pytest.mark.rule("CB-065")
def test_no_pass() -> None:
    t = table()
    assert t.actions(0) == ["workers:0", "workers:1"]
    for text in ("end_turn", "skip"):
        with pytest.raises(burgher.IllegalAction):
            t.act(0, text)
    play(t, "workers:0")
    assert t.actions(0) == ["workers:1"]


@pytest.mark.rule("CB-066")
def test_used_die_is_gone() -> None:
    t = play(table({"dice": [3, 6], "goods": {3: 1}}), "workers:0")  # three steps away
    assert t.actions(0) == ["workers:1"]
    assert seen(t)["used"] == [True, False]


@pytest.mark.rule("CB-066")
def test_each_round_has_two_fresh_dice() -> None:
    t = play(new(2), *["workers:0", "workers:1"] * 2)
    assert seen(t, t.to_move[0])["used"] == [False, False]


@pytest.mark.rule("CB-067")
def test_effects_come_before_the_second_die() -> None:
    t = table({"dice": [3, 5], "storage": ["warehouse"], "goods": {5: 2}})
    play(t, "place:0:0:25")
    assert t.actions(0) == ["free_sell:5", "skip"]
    play(t, "skip")
    assert t.actions(0) == ["sell:1:5", "workers:1"]


@pytest.mark.rule("CB-068")
def test_one_purchase_in_a_turn() -> None:
    t = table({"silver": 6}, tiles={0: ["mine", "mine"]})
    play(t, "buy:0:0:3")
    assert offers(t, "buy") == []
    play(t, "workers:0")
    assert offers(t, "buy") == []


@pytest.mark.rule("CB-068")
def test_the_next_turn_has_its_own_purchase() -> None:
    t = table({"silver": 6}, [{"silver": 2}], tiles={0: ["mine", "ship"]})
    play(t, "buy:0:0:3", "workers:0", "workers:1")
    assert offers(t, "buy", 1) == ["buy:0:1:3"]


@pytest.mark.rule("CB-069")
def test_taken_tile_placed_in_the_same_turn() -> None:
    t = table({"dice": [4, 2]}, tiles={4: ["ship"]})
    assert offers(t, "place") == []
    play(t, "take:0:4:0:3", "place:1:0:17")
    assert seen(t)["estate"][17] == "ship"


@pytest.mark.rule("CB-069")
def test_bought_tile_placed_in_the_same_turn() -> None:
    t = table({"dice": [4, 2], "silver": 2}, tiles={0: ["mine"]})
    play(t, "buy:0:0:3", "place:0:0:24")
    assert seen(t)["estate"][24] == "mine"


@pytest.mark.rule("CB-070")
def test_turn_ends_by_itself() -> None:
    assert play(table({"silver": 1}, tiles={0: ["mine"]}), "workers:0", "workers:1").to_move == (1,)
    assert play(table({"silver": 2}), "workers:0", "workers:1").to_move == (1,)


@pytest.mark.rule("CB-070")
def test_buy_or_end() -> None:
    t = play(table({"silver": 2}, tiles={0: ["mine"]}), "workers:0", "workers:1")
    assert (t.to_move, t.actions(0)) == ((0,), ["buy:0:0:3", "end_turn"])
    assert play(t, "end_turn").to_move == (1,)


@pytest.mark.rule("CB-070")
def test_turn_ends_after_the_last_purchase() -> None:
    t = play(table({"silver": 4}, tiles={0: ["mine", "ship"]}), "workers:0", "workers:1", "buy:0:1:3")
    assert t.to_move == (1,)
    assert points(t) == {}


@pytest.mark.rule("CB-071")
def test_equal_dice_are_listed_once() -> None:
    t = table({"dice": [4, 4], "goods": {4: 1}}, tiles={4: ["mine"]})
    assert t.actions(0) == ["take:0:4:0:3", "sell:0:4", "workers:0"]
    play(t, "workers:0")
    assert t.actions(0) == ["take:1:4:0:3", "sell:1:4", "workers:1"]


@pytest.mark.rule("CB-070")
def test_a_position_with_nothing_left_to_do_goes_on_with_the_next_player() -> None:
    doc = {"players": [{"dice": [1, 2], "used": [True, True]}, {"dice": [3, 4]}]}
    assert burgher.position(GAME, doc).to_move == (1,)
