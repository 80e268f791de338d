"""Section 5: calendar, and section 18: the winter round."""

import pytest

from .helpers import RICH, all_pass, at, begun, offers, play, player, points, seen, state, step, table, total, when


@pytest.mark.rule("CR-075", "CR-076", "CR-077", "CR-078", "CR-079", "CR-080", "CR-081", "CR-082")
def test_twelve_rounds_of_three_years() -> None:
    t = begun(3)
    seasons, stages = [], []
    while not t.over:
        if when(t) not in seasons:
            seasons.append(when(t))
        found = t.view()["stage"]
        if found and (*when(t), found) not in stages:
            stages.append((*when(t), found))
        actions = offers(t)
        choice = next((a for a in actions if a.startswith("place")), None) if step(t) == "send" else None
        if choice is None or t.view()["queues"]["town_hall"] != [[], [], []]:
            choice = "pass" if "pass" in actions else "end" if "end" in actions else actions[0]
        elif len(t.log) % 2:
            choice = next(a for a in reversed(actions) if a.startswith("place"))
        t.act(t.to_move[0], choice)
    assert seasons == [(year, season) for year in (1, 2, 3) for season in ("spring", "summer", "autumn", "winter")]
    order = ["bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild", "town_hall"]
    for year, season in seasons:
        found = [stage for y, s, stage in stages if (y, s) == (year, season)]
        assert found == sorted(found, key=order.index)
        if season == "winter":
            assert found == ["builders_guild", "craft_guild"]
    assert (state(t).year, state(t).season) == (2, 3)


@pytest.mark.rule("CR-078", "CR-122")
def test_six_stages_in_order_and_empty_buildings_are_passed_over() -> None:
    queues = {name: [[0]] for name in ("bankers_guild", "notary", "town_hall")}
    rich = {"capital": dict(RICH)}
    t = table([{**rich, "helpers": 0}, {"helpers": 0}, {"helpers": 0}], queues=queues, capital_display=["red1"])
    found = []
    while when(t) == (1, "spring"):
        found.append(t.view()["stage"])
        play(t, next(a for a in offers(t) if a in ("end", "hall:0")))
    assert found == ["bankers_guild", "notary", "town_hall"]


@pytest.mark.rule("CR-370", "CR-371", "CR-372", "CR-375")
def test_winter_has_no_helpers_and_one_action_each_in_two_stages() -> None:
    t = table(3, season="winter", order=[2, 0, 1])
    asked = []
    while when(t) == (1, "winter") and step(t) != "invest":
        asked.append((t.view()["stage"], t.to_move[0]))
        play(t, "end")
    assert asked == [(stage, seat) for stage in ("builders_guild", "craft_guild") for seat in (2, 0, 1)]
    assert all("idle_helpers" not in points(t, seat) for seat in range(3))


@pytest.mark.rule("CR-372", "CR-211")
def test_winter_labour_is_that_of_the_year() -> None:
    for year, labour in ((1, 3), (2, 4), (3, 5)):
        t = table(2, season="winter", stage="craft_guild", year=year)
        assert t.view()["labour_left"] == labour


@pytest.mark.rule("CR-373", "CR-374")
def test_a_privilege_in_winter_needs_a_token() -> None:
    hand = {"hand": ["B04", "B08"], "capital": {"green3": 2}, "row": ["S1"]}
    poor = table([hand, {}], season="winter")
    assert offers(poor, "build") == []
    t = table([{**hand, "privileges": 2}, {}], season="winter")
    assert set(offers(t, "build")) == {"build:0:0:1", "build:0:1:1", "build:1:0:1", "build:1:1:1"}
    play(t, "build:0:1:1")
    assert player(t).privileges == 1
    assert offers(t, "build") == ["build:0:1:0"]  # red beside red; no second privilege


@pytest.mark.rule("CR-374")
def test_each_winter_stage_has_a_privilege_of_its_own() -> None:
    doc = {"hand": ["B04"], "capital": {"green3": 1}, "row": ["S1"], "privileges": 2}
    t = table([doc, {}], season="winter")
    play(t, "build:0:1:1", "end", "pay:1:3", "end")
    assert step(t) == "craft"
    assert "raw:0:0:1" in offers(t)
    play(t, "raw:0:0:1", "raw:0:0:0")
    assert offers(t, "raw:0:0:1") == [] and player(t).privileges == 0


@pytest.mark.rule("CR-376", "CR-377")
def test_winter_gives_no_privileges_and_changes_no_order() -> None:
    t = table([{"privileges": 1}, {}, {}], season="winter", order=[1, 0, 2])
    all_pass(t, "send")
    assert when(t) == (2, "spring")
    assert [seen(t, seat)["privileges"] for seat in range(3)] == [1, 0, 0]
    assert t.view()["order"] == [1, 0, 2]


@pytest.mark.rule("CR-378", "CR-351")
def test_the_hand_limit_comes_before_the_scoring_of_the_year() -> None:
    hand = {"violet1": 3, "green1": 3, "blue1": 3, "red1": 1}
    t = table([{"capital": hand}, {}], season="winter", stage="craft_guild", ships={"1": {"beer": [0]}})
    play(t, "end", "end")
    assert step(t) == "discard"
    assert total(t) == 0
    play(t, "discard:0:1", "discard:0:1")
    assert step(t) == "invest" and total(t) == 7


@pytest.mark.rule("CR-371")
def test_winter_building_is_a_whole_action() -> None:
    hand = {"hand": ["B02", "B06"], "capital": {"green3": 2}, "row": ["S1"]}
    t = table([hand, {}], season="winter")
    play(t, "build:0:1:0", "build:0:1:0", "pay:1:3", "pay:1:3")
    assert [card["card"] for card in seen(t)["row"]] == ["S1", "B02", "B06"]
    assert t.to_move == (1,)


@pytest.mark.rule("CR-079")
def test_winter_queues_are_not_needed() -> None:
    t = at("craft_guild", 2, season="winter", queue=[])
    assert step(t) == "craft" and t.to_move == (0,)
