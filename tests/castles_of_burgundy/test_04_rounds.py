"""Section 4: the round."""

import pytest

from .helpers import chance, goods_in, new, offers, play, seen, table, workers_only


@pytest.mark.rule("CB-052")
def test_all_roll_and_all_see() -> None:
    t = new(3, first_player=0)
    assert [roll.split(":")[1] for roll in chance(t, "roll")] == ["0", "1", "2"]
    for roll in chance(t, "roll"):
        _, seat, first, second = roll.split(":")
        for reader in (None, 0, 1, 2):
            assert t.view(reader)["players"][int(seat)]["dice"] == [int(first), int(second)]


@pytest.mark.rule("CB-052")
def test_dice_are_rolled_anew_each_round() -> None:
    t = workers_only(new(2), "A3")
    assert len(chance(t, "roll")) == 6
    assert [seen(t, seat)["used"] for seat in (0, 1)] == [[False, False]] * 2


@pytest.mark.rule("CB-053")
def test_one_white_die_each_round() -> None:
    t = new(2)
    assert t.view()["white"] == int(chance(t, "white")[0].split(":")[1])
    assert len(chance(workers_only(t, "A4"), "white")) == 4


@pytest.mark.rule("CB-054")
def test_goods_tile_moves_to_the_depot_of_the_white_die() -> None:
    for seed in range(6):
        t = new(2, seed)
        first = int(chance(t, "phase_goods")[0].split(":")[1])
        assert goods_in(t, t.view()["white"]) == [first]
        assert sum(len(goods_in(t, depot)) for depot in range(7)) == 1


@pytest.mark.rule("CB-055")
def test_white_die_stays_as_rolled() -> None:
    """No action changes it, and the depot that it shows gives no right to take."""
    t = table({"dice": [1, 2], "estate": {12: "knowledge_12", 7: "knowledge_8"}}, white=4, tiles={4: ["ship", "bank"]})
    assert offers(t, "take") == []  # dist(2, 4) is 2, only one step is free
    play(t, "workers:0", "workers:1")
    assert t.view()["white"] == 4


@pytest.mark.rule("CB-056")
def test_one_goods_tile_each_round() -> None:
    t = new(2)
    for phase in "AB":
        for round_ in range(1, 6):
            workers_only(t, f"{phase}{round_}")
            assert len(t.view()["round_goods"]) == 5 - round_
    assert sum(len(goods_in(t, depot)) for depot in range(1, 7)) == 10


@pytest.mark.rule("CB-057")
def test_farthest_marker_first_then_from_the_top() -> None:
    others = [{"ships": 2}, {"ships": 1}, {"ships": 2}]
    t = table({"ships": 1}, others, line=[3, 1, 0, 2])
    turns = []
    while t.view()["round"] == 1:
        turns.append(t.to_move[0])
        play(t, "workers:0", "workers:1")
    assert turns == [3, 1, 0, 2]


@pytest.mark.rule("CB-058")
def test_a_ship_counts_from_the_next_round_on() -> None:
    """Three players, seat 2 overtakes both others but moves last in this round and first in the next."""
    t = table({}, [{}, {"storage": ["ship"], "dice": [2, 2]}])
    play(t, "workers:0", "workers:1", "workers:0", "workers:1")
    assert t.view()["order"] == [0, 1, 2]
    play(t, "place:0:0:17")
    assert (t.view()["line"], t.view()["order"]) == ([2, 0, 1], [0, 1, 2])
    play(t, "workers:1")
    assert (t.view()["order"], t.to_move) == ([2, 0, 1], (2,))


@pytest.mark.rule("CB-058")
def test_a_ship_gives_no_second_turn_in_the_round() -> None:
    t = table({"storage": ["ship"], "dice": [2, 2]}, [{}, {}])
    play(t, "place:0:0:17", "workers:1")
    assert t.to_move == (1,)


@pytest.mark.rule("CB-059")
def test_round_ends_after_one_turn_each() -> None:
    t = new(3, first_player=0)
    for seat in (0, 1, 2):
        assert (t.view()["round"], t.to_move) == (1, (seat,))
        play(t, "workers:0", "workers:1")
    assert t.view()["round"] == 2


@pytest.mark.rule("CB-060")
def test_track_is_never_reset() -> None:
    t = table({}, [{"ships": 2}, {"ships": 1}], phase="A", round=4)
    workers_only(t, "B2")
    assert t.view()["line"] == [1, 2, 0]
    assert [p["ships"] for p in t.view()["players"]] == [0, 2, 1]


@pytest.mark.rule("CB-061")
def test_white_die_goes_to_the_new_first_player() -> None:
    """Seat 1 overtakes; in the next round it leads the order, whose head rolls the white die."""
    t = table({}, [{"storage": ["ship"], "dice": [2, 2]}])
    play(t, "workers:0", "workers:1", "place:0:0:17", "workers:1")
    assert t.view()["order"][0] == 1
    assert [roll.split(":")[1] for roll in chance(t, "roll")] == ["1", "0"]
