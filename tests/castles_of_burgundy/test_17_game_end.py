"""Section 17: end of the game."""

import pytest

import burgher

from .helpers import MINES, last_turn, new, play, points, seen, workers_only


@pytest.mark.rule("CB-208")
def test_the_game_ends_after_25_rounds() -> None:
    t = workers_only(new(3), "E5")
    assert not t.over
    play(t, *["workers:0", "workers:1"] * 3)
    assert (t.over, t.to_move) == (True, ())
    assert all(t.actions(seat) == [] for seat in range(3))


@pytest.mark.rule("CB-209")
def test_unsold_goods() -> None:
    assert points(play(last_turn({"goods": {1: 3, 5: 1}}), "workers:1")) == {"unsold_goods": 4, "workers": 1}


@pytest.mark.rule("CB-210")
def test_silver() -> None:
    assert points(play(last_turn({"silver": 7}), "workers:1")) == {"silver": 7, "workers": 1}


@pytest.mark.rule("CB-211")
@pytest.mark.parametrize("workers, worth", [(0, 1), (1, 1), (2, 2), (3, 2), (8, 5)])
def test_workers_in_pairs(workers: int, worth: int) -> None:
    """The last die adds two."""
    assert points(play(last_turn({"workers": workers}), "workers:1")) == {"workers": worth}


@pytest.mark.rule("CB-212")
def test_knowledge_tiles() -> None:
    me = {"estate": {12: "knowledge_25", 7: "knowledge_15"}, "sold": {1: 3, 2: 1}}
    assert points(play(last_turn(me), "workers:1")) == {"knowledge_25": 4, "knowledge_15": 6, "workers": 1}


@pytest.mark.rule("CB-212")
def test_other_players_are_scored_too() -> None:
    t = play(last_turn({}, [{"goods": {2: 3}, "silver": 2, "workers": 5}]), "workers:1")
    assert points(t, 1) == {"unsold_goods": 3, "silver": 2, "workers": 2}


@pytest.mark.rule("CB-213")
def test_stored_tiles_score_nothing() -> None:
    me = {"storage": ["knowledge_25", "cow_4", "watchtower"], "sold": {1: 5}}
    assert points(play(last_turn(me), "workers:1")) == {"workers": 1}


@pytest.mark.rule("CB-214")
def test_incomplete_regions_score_nothing() -> None:
    me = {"estate": dict.fromkeys(MINES[:2], "mine") | {17: "ship", 16: "ship"}}
    assert points(play(last_turn(me), "workers:1")) == {"silver": 2, "workers": 1}


@pytest.mark.rule("CB-215")
def test_final_scoring_asks_nothing() -> None:
    t = last_turn({"estate": {12: "knowledge_25"}, "goods": {1: 1}})
    start = len(t.log)
    play(t, "workers:1")
    assert (len(t.log), t.over) == (start + 1, True)
    assert seen(t)["score"] == 2
    with pytest.raises(burgher.IllegalAction):
        t.act(0, "workers:0")
