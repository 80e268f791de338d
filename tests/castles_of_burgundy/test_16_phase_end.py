"""Section 16: end of a phase."""

import pytest

from .helpers import goods_in, last_turn, new, play, points, seen, tiles_in, workers_only

THREE_MINES = {24: "mine", 29: "mine", 33: "mine"}


@pytest.mark.rule("CB-200")
def test_after_the_fifth_round() -> None:
    t = workers_only(new(2), "A5")
    assert t.view()["phase"] == "A"
    play(t, *["workers:0", "workers:1"] * 2)
    assert (t.view()["phase"], t.view()["round"]) == ("B", 1)


@pytest.mark.rule("CB-201")
def test_payments_before_the_clearing() -> None:
    t = last_turn({"estate": THREE_MINES}, phase="A", tiles={1: ["bank"]})
    play(t, "workers:1")
    keys = [message.key for messages in t.story() for message in messages]
    assert keys.index("event.mines") < keys.index("event.phase")


@pytest.mark.rule("CB-202")
@pytest.mark.parametrize("mines", [0, 1, 2, 3])
def test_one_silver_for_each_mine(mines: int) -> None:
    estate = dict(list(THREE_MINES.items())[:mines])
    t = play(last_turn({"estate": estate, "silver": 1}, [{"estate": {24: "mine"}}], phase="B"), "workers:1")
    assert (seen(t, 0)["silver"], seen(t, 1)["silver"]) == (1 + mines, 1)


@pytest.mark.rule("CB-202")
def test_no_payment_between_rounds() -> None:
    t = play(last_turn({"estate": THREE_MINES}, phase="B", round=4), "workers:1")
    assert (t.view()["round"], seen(t)["silver"]) == (5, 0)


@pytest.mark.rule("CB-203")
def test_stored_mines_pay_nothing() -> None:
    t = play(last_turn({"storage": ["mine", "mine"]}, phase="A"), "workers:1")
    assert seen(t)["silver"] == 0


@pytest.mark.rule("CB-204")
def test_mines_pay_after_phase_e() -> None:
    t = play(last_turn({"estate": THREE_MINES, "silver": 1}), "workers:1")
    assert t.over
    assert points(t)["silver"] == 4


@pytest.mark.rule("CB-205")
def test_knowledge_2_pays_together_with_the_mines() -> None:
    t = play(last_turn({"estate": {**THREE_MINES, 12: "knowledge_2"}}, phase="A"), "workers:1")
    assert (seen(t)["silver"], seen(t)["workers"]) == (3, 2 + 3)


@pytest.mark.rule("CB-206")
def test_possessions_stay() -> None:
    me = {"storage": ["ship", "castle", "bank"], "goods": {1: 2, 4: 1}, "silver": 5, "workers": 3, "sold": {2: 2}}
    t = play(last_turn(me, phase="C", goods={2: [1]}), "workers:1")
    p = seen(t)
    assert (p["storage"], p["goods"], p["sold"]) == (["ship", "castle", "bank"], [2, 0, 0, 1, 0, 0], [0, 2, 0, 0, 0, 0])
    assert (p["silver"], p["workers"]) == (5, 5)
    assert 1 in goods_in(t, 2)


@pytest.mark.rule("CB-207")
def test_a_phase_end_asks_nothing() -> None:
    t = last_turn({"estate": THREE_MINES}, [{"estate": {24: "mine"}}], phase="D")
    start = len(t.log)
    play(t, "workers:1")
    assert {seat for seat, _ in t.read_log()[start + 1 :]} == {-1}
    assert (t.view()["phase"], len([tile for tile in tiles_in(t, 0) if tile])) == ("E", 4)
