"""Section 9: knowledge, ships, livestock."""

from typing import Any

import pytest

from burgher import Table

from .helpers import RIVERS, Doc, goods_in, offers, play, points, seen, table

SHIP = {"storage": ["ship"], "dice": [2, 1]}
DEPOTS = [f"goods:{depot}:0" for depot in range(1, 7)]


def sail(me: Doc | None = None, others: Any = (), **rest: Any) -> Table:
    """A ship has just been placed on cell 17."""
    return play(table({**SHIP, **(me or {})}, others, **rest), "place:0:0:17")


def herd(estate: dict[int, str], tile: str, cell: int, value: int) -> dict[str, int]:
    """The points of a livestock tile placed next to others."""
    me = {"storage": [tile], "dice": [value, value], "estate": {11: "bank", **estate}}
    return points(play(table(me), f"place:0:0:{cell}"))


@pytest.mark.rule("CB-108")
@pytest.mark.parametrize("number", range(1, 27))
def test_a_knowledge_tile_does_nothing_when_placed(number: int) -> None:
    me = {
        "storage": [f"knowledge_{number}"],
        "dice": [1, 2],
        "estate": {24: "mine", 25: "bank"},
        "goods": {1: 2},
        "sold": {2: 3},
        "silver": 1,
        "workers": 4,
    }
    t = play(table(me, goods={1: [1]}), "place:0:0:12")
    p = seen(t)
    assert (points(t), p["silver"], p["workers"], p["goods"][0], p["ships"]) == ({}, 1, 4, 2, 0)
    assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-109")
def test_first_goods_then_the_marker() -> None:
    t = sail(goods={4: [3]})
    assert (offers(t), seen(t)["ships"]) == (DEPOTS, 0)
    play(t, "goods:4:0")
    assert (seen(t)["ships"], seen(t)["goods"]) == (1, [0, 0, 1, 0, 0, 0])
    assert [message.key for message in t.story()[-1]] == ["event.loaded", "event.sailed"]


@pytest.mark.rule("CB-110")
def test_any_depot_whatever_the_die() -> None:
    for depot in range(1, 7):
        t = play(sail(goods={depot: [5]}), f"goods:{depot}:0")
        assert seen(t)["goods"][4] == 1


@pytest.mark.rule("CB-111")
def test_an_empty_depot_may_be_chosen() -> None:
    t = play(sail(goods={4: [3]}), "goods:1:0")
    assert (goods_in(t, 4), sum(seen(t)["goods"]), seen(t)["ships"]) == ([3], 0, 1)


@pytest.mark.rule("CB-111")
def test_a_depot_where_nothing_fits_may_be_chosen() -> None:
    t = sail({"goods": {1: 1, 2: 1, 3: 1}}, goods={4: [5, 6], 5: [1]})
    assert offers(t) == DEPOTS
    play(t, "goods:4:0")
    assert (goods_in(t, 4), goods_in(t, 5), seen(t)["goods"]) == ([5, 6], [1], [1, 1, 1, 0, 0, 0])


@pytest.mark.rule("CB-112")
def test_all_that_fits_is_taken() -> None:
    t = play(sail({"goods": {3: 1}}, goods={4: [3, 3, 5, 6, 6]}), "goods:4:0")
    assert (seen(t)["goods"], goods_in(t, 4)) == ([0, 0, 3, 0, 1, 2], [])


@pytest.mark.rule("CB-113")
def test_stored_types_always_fit() -> None:
    t = play(sail({"goods": {1: 1, 2: 1, 3: 1}}, goods={4: [1, 1, 2, 3, 3, 3]}), "goods:4:0")
    assert seen(t)["goods"] == [3, 2, 4, 0, 0, 0]


@pytest.mark.rule("CB-114", "CB-117")
def test_new_types_need_an_empty_space() -> None:
    t = play(sail({"goods": {1: 1, 2: 1, 3: 1}}, goods={4: [1, 4, 5]}), "goods:4:0")
    assert (seen(t)["goods"], goods_in(t, 4)) == ([2, 1, 1, 0, 0, 0], [4, 5])


@pytest.mark.rule("CB-115")
def test_choice_among_new_types() -> None:
    """The rulebook's example: one stored type fits, and one of two new ones."""
    t = play(sail({"goods": {1: 2, 2: 1}}, goods={4: [1, 3, 5]}), "goods:4:0")
    assert t.actions(0) == ["keep:4", "keep:16"]
    play(t, "keep:16")
    assert (seen(t)["goods"], goods_in(t, 4)) == ([3, 1, 0, 0, 1, 0], [3])


@pytest.mark.rule("CB-115")
def test_exactly_as_many_as_there_are_spaces() -> None:
    t = play(sail({"goods": {1: 2}}, goods={4: [3, 4, 5]}), "goods:4:0")
    assert t.actions(0) == ["keep:12", "keep:20", "keep:24"]
    t = play(sail(goods={4: [2, 3, 4, 5]}), "goods:4:0")
    assert t.actions(0) == ["keep:14", "keep:22", "keep:26", "keep:28"]


@pytest.mark.rule("CB-116")
def test_all_tiles_of_a_chosen_type() -> None:
    t = play(sail({"goods": {1: 1, 2: 1}}, goods={4: [3, 5, 5, 5]}), "goods:4:0")
    told = [t.game.describe(t.state, 0, action).args["goods"] for action in t.legal(0)]
    assert told == [["3"], ["5", "5", "5"]]
    play(t, "keep:16")
    assert (seen(t)["goods"], goods_in(t, 4)) == ([1, 1, 0, 0, 3, 0], [3])


@pytest.mark.rule("CB-117")
def test_the_rest_stays_in_its_depot() -> None:
    t = play(sail({"goods": {1: 1, 2: 1}}, goods={4: [3, 3, 5, 6], 5: [3]}), "goods:4:0", "keep:32")
    assert (goods_in(t, 4), goods_in(t, 5)) == ([3, 3, 5], [3])


@pytest.mark.rule("CB-118")
@pytest.mark.parametrize("stored, lying", [({1: 1, 2: 1, 3: 1}, [1, 4, 5]), ({1: 1}, [4, 5]), ({}, [4, 5, 6])])
def test_no_question_without_a_choice(stored: dict[int, int], lying: list[int]) -> None:
    t = play(sail({"goods": stored}, goods={4: lying}), "goods:4:0")
    assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-119")
@pytest.mark.parametrize("stored, lying", [({}, {}), ({1: 1, 2: 1, 3: 1}, {2: [4, 5], 6: [6]})])
def test_goods_step_is_skipped_if_nothing_can_be_taken(stored: dict[int, int], lying: dict[int, list[int]]) -> None:
    t = sail({"goods": stored}, goods=lying)
    assert (t.view()["step"], seen(t)["ships"]) == ("turn", 1)


@pytest.mark.rule("CB-120")
def test_marker_goes_on_top_of_the_stack() -> None:
    t = sail({}, [{"ships": 1}, {"ships": 1}, {"ships": 2}], line=[3, 2, 1, 0], order=[0, 1, 2, 3])
    assert t.view()["line"] == [3, 0, 2, 1]


@pytest.mark.rule("CB-121")
def test_marker_moves_without_goods() -> None:
    assert seen(sail())["ships"] == 1
    assert seen(play(sail(goods={1: [1]}), "goods:2:0"))["ships"] == 1


@pytest.mark.rule("CB-122")
def test_the_others_keep_their_order() -> None:
    """Seat 0 leaves the middle of the stack 3, 0, 2, 1."""
    t = sail({}, [{}, {}, {}], line=[3, 0, 2, 1], order=[0, 1, 2, 3])
    assert t.view()["line"] == [0, 3, 2, 1]


@pytest.mark.rule("CB-123")
def test_two_ships_two_spaces() -> None:
    me = {"storage": ["ship", "ship"], "dice": [2, 1]}
    t = play(table(me, [{"ships": 1}], line=[1, 0], order=[0, 1]), "place:0:0:17")
    assert t.view()["line"] == [0, 1]
    play(t, "place:1:1:16")
    assert (seen(t)["ships"], t.view()["line"]) == (2, [0, 1])


@pytest.mark.rule("CB-124")
def test_at_most_six_ships() -> None:
    estate = dict.fromkeys(RIVERS[:-1], "ship")
    t = table({"storage": ["ship", "ship"], "dice": [1, 1], "workers": 9, "estate": estate})
    assert seen(t)["ships"] == 5
    play(t, "place:0:0:21")
    assert seen(t)["ships"] == 6
    assert offers(t, "place") == []


@pytest.mark.rule("CB-125")
def test_new_first_player_leads_the_next_round() -> None:
    t = table({}, [{"storage": ["ship"], "dice": [2, 2]}])
    play(t, "workers:0", "workers:1", "place:0:0:17", "workers:1")
    assert (t.view()["order"], t.to_move) == ([1, 0], (1,))


@pytest.mark.rule("CB-126")
def test_animals_of_the_new_tile_and_the_old_ones() -> None:
    """The rulebook's example: four cows beside three give 7, four more give 11."""
    assert herd({10: "cow_3"}, "cow_4", 5, 1) == {"livestock": 7}
    assert herd({10: "cow_3", 5: "cow_4"}, "cow_4", 9, 5) == {"livestock": 11}
    assert herd({}, "sheep_2", 5, 1) == {"livestock": 2}


@pytest.mark.rule("CB-127")
def test_earlier_tiles_need_not_touch() -> None:
    assert herd({10: "cow_3", 4: "pig_2"}, "cow_4", 0, 6) == {"livestock": 7}  # 0 and 10 do not touch


@pytest.mark.rule("CB-128")
def test_other_pastures_do_not_count() -> None:
    estate = {26: "church", 25: "bank", 27: "cow_4"}
    assert herd(estate, "cow_3", 5, 1) == {"livestock": 3}


@pytest.mark.rule("CB-129")
def test_other_species_do_not_count() -> None:
    assert herd({10: "pig_4", 9: "sheep_3"}, "cow_3", 5, 1) == {"livestock": 3}


@pytest.mark.rule("CB-130")
def test_animals_ask_nothing() -> None:
    me = {"storage": ["cow_3"], "dice": [1, 2], "estate": {11: "bank", 10: "cow_2"}}
    assert play(table(me), "place:0:0:5").actions(0) == ["workers:1"]
