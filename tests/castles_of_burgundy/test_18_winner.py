"""Section 18: winner and tie-breaks."""

import pytest

from .helpers import Doc, last_turn, play, table


def ended(me: Doc, others: list[Doc]) -> list[int]:
    """The ranking after the last turn, in which seat 0 gets two workers, which is one point."""
    t = play(last_turn(me, others), "workers:1")
    assert t.over
    return t.ranking()


@pytest.mark.rule("CB-216")
def test_highest_score_wins() -> None:
    assert ended({}, [{"silver": 5}]) == [1, 0]
    assert ended({"silver": 9}, [{"silver": 5}]) == [0, 1]


@pytest.mark.rule("CB-217")
def test_more_empty_cells_break_a_tie() -> None:
    assert ended({"silver": 4, "estate": {17: "ship"}}, [{"silver": 5}]) == [1, 0]
    assert ended({"silver": 4}, [{"silver": 5, "estate": {17: "ship"}}]) == [0, 1]


@pytest.mark.rule("CB-218")
def test_then_the_later_turn() -> None:
    assert ended({"silver": 4}, [{"silver": 5}]) == [0, 1]
    early = table(
        {"silver": 4, "used": [True, False]}, [{"silver": 4, "used": [True, False]}], phase="E", round=5, order=[0, 1]
    )
    assert play(early, "workers:1", "workers:1").ranking() == [1, 0]


@pytest.mark.rule("CB-218")
def test_the_order_played_counts_not_the_track() -> None:
    """Seat 0 moved last in round 25, and its ship then took it to the front of the track."""
    me = {"storage": ["ship"], "dice": [2, 2], "estate": {}, "silver": 5}
    t = play(last_turn(me, [{"silver": 5, "estate": {17: "ship"}, "ships": 0}]), "place:1:0:17")
    assert t.view()["line"] == [0, 1]
    assert [score["total"] for score in t.scores()] == [5, 5]
    assert t.ranking() == [0, 1]


@pytest.mark.rule("CB-219")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 1, 2, 0], [2, 3, 0, 1]])
def test_exactly_one_winner(order: list[int]) -> None:
    """Four equal players: the last to move wins."""
    equal = {"used": [True, False]}
    t = table(equal, [equal] * 3, phase="E", round=5, order=order)
    play(t, *["workers:1"] * 4)
    assert t.over
    assert t.ranking() == order[::-1]


@pytest.mark.rule("CB-220")
def test_lower_places_by_the_same_criteria() -> None:
    others: list[Doc] = [{"silver": 9}, {"silver": 4, "estate": {17: "ship"}}, {"silver": 4}]
    assert ended({"silver": 3, "estate": {17: "ship"}}, others) == [1, 3, 0, 2]
