"""End of a building period and start player: GR-227 to GR-237."""

from typing import Any

import pytest

from burgher import Table
from burgher.games.glass_road.chapters.periods import next_first

from .helpers import Doc, build, goods, offers, plan, play, seen, state_of, table


def end_of_period(players: int = 3, **rest: Any) -> Table:
    """The last card of the last round is about to be finished by seat 0."""
    me = rest.pop("me", {})
    others = rest.pop("others", [{}] * (players - 1))
    first = rest.pop("first", 1 % players)
    stack = [f"reveal:{players}", "evaluate:0:3:8"] if players > 2 else ["turn_over:0", "evaluate:0:3:8"]
    return table({"played": ["pond_builder"], **me}, others, first=first, round=3, stack=stack, **rest)


@pytest.mark.rule("GR-227")
def test_a_period_ends_after_the_third_round() -> None:
    t = play(end_of_period(), "done")
    assert t.view()["period"] == 2 and t.view()["round"] == 1 and t.view()["step"] == "pick"
    earlier = end_of_period(me={"hand": ["builder"]}, others=[{"hand": ["builder"]}] * 2)
    state_of(earlier).round = 1
    assert play(earlier, "done").view()["step"] == "lay"


@pytest.mark.rule("GR-228", "GR-229")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_empty_places_are_refilled_and_the_rest_stays(players: int) -> None:
    offer = ["spa", "shed", "water_mill"]
    if players == 1:
        t = table({"played": ["pond_builder"]}, offer=offer, evaluating={"seat": 0, "card": "pond_builder"})
    else:
        t = end_of_period(players, offer=offer)
    play(t, "done")
    board = t.view()["board"]
    for row, name in zip(board.values(), offer, strict=True):
        assert row[0] == name and None not in row and len(set(row)) == len(row)


@pytest.mark.rule("GR-198", "GR-228")
def test_gaps_are_closed_only_at_the_end_of_a_period() -> None:
    t = build("clay_basin", 9, others=[{}], offer=["spa"])
    assert t.view()["board"]["conversion"][0] is None
    play(t, "done")
    assert t.view()["board"]["conversion"][0] not in (None, "clay_basin")


@pytest.mark.rule("GR-230")
def test_places_of_an_exhausted_stack_stay_empty() -> None:
    t = play(end_of_period(offer=["spa"], stacks=["inn", "shed"]), "done")
    assert t.view()["board"] == {
        "conversion": ["spa", "inn", None, None],
        "immediate": ["shed", None, None, None],
        "point": [None, None, None, None],
    }


@pytest.mark.rule("GR-231", "GR-271")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3), (4, 0)])
@pytest.mark.parametrize("period", [1, 2, 3])
def test_the_goblet_passes_clockwise(players: int, first: int, period: int) -> None:
    if players == 3 and period == 3:
        period = 1
    t = play(end_of_period(players, first=first, period=period), "done")
    assert t.view()["first"] == (first + 1) % players


def first_after(counts: list[int], first: int, period: int, periods: int = 4) -> int:
    """Who gets the goblet after this period when the players have so many buildings."""
    conversion = ["spa", "inn", "kiln", "sawmill", "sandpit", "joinery", "office", "reed_hut", "farmstead"]
    players: list[Doc] = []
    for n in counts:
        own, conversion = conversion[:n], conversion[n:]
        players.append({"plan": dict(zip([4, 5, 8, 9, 10], own, strict=False))})
    t = table(players[0], players[1:], first=first, period=period, periods=periods)
    return next_first(state_of(t))


@pytest.mark.rule("GR-232", "GR-233")
@pytest.mark.parametrize(
    ("counts", "first", "expected"),
    [
        ([2, 1, 3], 2, 1),
        ([1, 2, 1], 0, 2),  # of seats 2 and 0 the first clockwise after seat 0
        ([1, 1, 1], 0, 1),
        ([1, 1, 1], 2, 0),
        ([0, 1, 2], 0, 0),  # the old start player is a candidate
        ([1, 1, 2], 1, 0),  # but the last one among equals
    ],
)
def test_three_players_before_the_fourth_period(counts: list[int], first: int, expected: int) -> None:
    assert first_after(counts, first, period=3) == expected


@pytest.mark.rule("GR-232")
def test_only_three_players_and_only_after_period_three() -> None:
    assert first_after([3, 3, 0], 0, period=2) == 1
    assert first_after([3, 3, 0, 1], 0, period=3) == 1
    assert first_after([3, 0], 1, period=3) == 0


@pytest.mark.rule("GR-234")
def test_upgrades_and_displays_do_not_count() -> None:
    me: Doc = {"upgrades": ["glassworks", "artists_colony"], "display": ["spa", "inn"]}
    t = table(me, [{"plan": {4: "kiln"}}, {"plan": {4: "sawmill"}}], first=0, period=3)
    assert [p.buildings() for p in state_of(t).players] == [0, 1, 1]
    assert next_first(state_of(t)) == 0


@pytest.mark.rule("GR-235")
def test_cards_return_to_their_owners() -> None:
    me: Doc = {"hand": ["builder"], "notches": ["supplier", "woodsman"]}
    t = play(end_of_period(me=me), "done")
    assert seen(t)["played"] == seen(t)["notches"] == [] and seen(t)["cards"] == 0
    assert len(offers(t, "pick", 0)) == 11


@pytest.mark.rule("GR-236")
def test_nothing_is_lost_at_the_end_of_a_period() -> None:
    me: Doc = {"goods": {"wood": 7, "clay": 3}, "plan": {4: "pit", 9: "spa"}, "display": ["inn"], "forests": [0]}
    t = play(end_of_period(me=me), "done")
    assert goods(t) == {"wood": 7, "clay": 3} and plan(t) == {4: "pit", 9: "spa"}
    assert seen(t)["display"] == ["inn"] and seen(t)["forests"] == [0]


@pytest.mark.rule("GR-237")
def test_after_the_last_period_no_refill_and_no_new_start_player() -> None:
    t = play(end_of_period(period=4, offer=["spa"], me={"plan": {4: "pit"}}), "done")
    assert t.view()["step"] == "last_actions" and t.to_move == (0,)
    assert state_of(t).players[0].anytime == 0, "a new window"
    assert t.view()["first"] == 1 and t.view()["board"]["conversion"] == ["spa", None, None, None]
