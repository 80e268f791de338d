"""Section 17: end of the game."""

import pytest

import burgher

from .helpers import MINES, STUDIES, Doc, last_turn, new, play, points, seen, workers_only


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


SOLD = {1: 3, 2: 1}  # two types, four tiles
BUILT = {11: "warehouse", 25: "watchtower", 26: "carpenters_workshop", 31: "church", 32: "market", 36: "boarding_house"}
MORE = {23: "bank", 22: "city_hall", 10: "cow_2", 9: "pig_3"}  # and two species


@pytest.mark.rule("CB-212")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "numbers, worth",
    [
        (range(15, 21), [2 * 3, 4, 4, 4, 4, 4]),
        (range(21, 27), [4, 4, 4, 2 * 4, 4 * 1, 2 * 2]),
    ],
)
def test_knowledge_tiles_15_to_26_score_for_their_owner(seat: int, numbers: range, worth: list[int]) -> None:
    """Nothing of it shows before the last die, and then each tile has its own line."""
    tiles = [f"knowledge_{number}" for number in numbers]
    owner = {"estate": {**BUILT, **MORE, **dict(zip(STUDIES, tiles, strict=True))}, "sold": SOLD}
    players: list[Doc] = [{}, {}]
    players[seat] = owner
    t = last_turn(players[0], players[1:], bonus={"ship": {"large": seat}, "mine": {"large": 1 - seat, "small": seat}})
    assert points(t, seat) == {}
    play(t, "workers:1")
    expected = dict(zip(tiles, worth, strict=True)) | ({"workers": 1} if seat == 0 else {})
    assert points(t, seat) == expected
    assert points(t, 1 - seat) == ({} if seat == 0 else {"workers": 1}), "the other player has none of it"


@pytest.mark.rule("CB-212")
@pytest.mark.parametrize("numbers", [range(1, 7), range(7, 13), range(13, 15)])
def test_other_knowledge_tiles_score_nothing_at_the_end(numbers: range) -> None:
    tiles = {cell: f"knowledge_{number}" for cell, number in zip(STUDIES, numbers, strict=False)}
    t = last_turn({}, [{"estate": {**BUILT, **MORE, **tiles}, "sold": SOLD}], bonus={"ship": {"large": 1}})
    assert points(play(t, "workers:1"), 1) == {}


@pytest.mark.rule("CB-209", "CB-210", "CB-211")
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
