"""Evaluating a specialist: GR-098 to GR-120."""

import pytest

from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f

from .helpers import evaluate, goods, offers, plan, play, seen, state_of, table, window


@pytest.mark.rule("GR-098")
def test_every_specialist_has_two_actions() -> None:
    assert [len(actions) for actions in f.ACTIONS] == [2] * len(f.CARD_NAMES)


@pytest.mark.rule("GR-099", "GR-100", "GR-101")
def test_alone_both_actions_in_either_order_each_once() -> None:
    t = play(evaluate("pit_worker", {"plan": {4: "pit"}}), "use:1:0", "take:0:1:0")
    assert offers(t, "use") == ["use:0:0"]
    t = play(t, "use:0:0", "place:0:9", "take:0:1:0")
    assert offers(t, "use") == []
    t = play(evaluate("pit_worker", {"plan": {4: "pit"}}), "use:0:0", "place:0:9", "take:0:1:0")
    assert offers(t, "use") == ["use:1:0", "use:1:5"]


@pytest.mark.rule("GR-102")
@pytest.mark.parametrize("part", [0, 1])
def test_shared_only_one_action(part: int) -> None:
    t = evaluate("feudal_lord", both=False)
    t = play(t, f"use:{part}:0")
    if part:
        t = play(t, "take:0:1:1")
    assert offers(t) == ["done"]


@pytest.mark.rule("GR-103")
def test_each_player_chooses_an_action_of_their_own() -> None:
    me = {"played": ["feudal_lord"], "plan": {4: "pit"}}
    other = {"notches": ["feudal_lord"]}
    stack = ["turn_over:0", "evaluate:1:0:0", "evaluate:0:0:0"]
    t = table(me, [other], stack=stack)
    play(t, "use:1:0", "take:0:1:0", "done")
    assert t.to_move == (1,) and offers(t, "use") == ["use:0:0", "use:1:0"]
    play(t, "use:1:0", "take:0:1:1")
    assert goods(t, 0) == {"wood": 1} and goods(t, 1) == {"wood": 1, "clay": 1}


@pytest.mark.rule("GR-106")
def test_the_same_card_revealed_later_is_checked_afresh() -> None:
    me = {"laid": "supplier", "hand": ["builder"]}
    other = {"laid": "supplier", "hand": ["woodsman"]}
    t = table(me, [other, {"laid": "builder", "hand": ["supplier"]}])
    assert [entry["seat"] for entry in t.view()["evaluating"]] == [0, 2]
    assert not t.view()["evaluating"][0]["both"]
    play(t, "done", "done")
    assert t.view()["evaluating"] == [
        {"seat": 1, "card": "supplier", "used": [False, False], "entered": False, "both": True}
    ]


@pytest.mark.rule("GR-107", "GR-108")
def test_a_card_may_be_left_unused_and_still_counts() -> None:
    me = {"played": ["feudal_lord"]}
    t = table(me, [{"notches": ["feudal_lord"]}], stack=["turn_over:0", "evaluate:1:0:0", "evaluate:0:0:0"])
    play(t, "done")
    assert not t.view()["evaluating"][0]["both"]
    assert seen(t)["played"] == ["feudal_lord"]


@pytest.mark.rule("GR-109", "GR-111")
@pytest.mark.parametrize("card", [c for c in f.CARD_NAMES if f.ENTRY_COST[f.CARD_NAMES.index(c)] >= 0])
def test_no_action_before_the_entry_cost(card: str) -> None:
    me = {"goods": {"food": 1, "charcoal": 1, "water": 1, "wood": 1}, "forests": [1]}
    t = evaluate(card, {**me, "hand": ["supplier"]}, offer=["sand_deposit"])
    assert offers(t, "use") == []
    entry = offers(t, "enter")
    assert len(entry) == 1
    assert offers(play(t, entry[0]), "use")


@pytest.mark.rule("GR-110")
def test_the_entry_cost_is_paid_once() -> None:
    t = play(evaluate("woodsman", {"forests": [0, 1]}), "enter:0", "use:0:0", "take:0:2:0", "use:1:0", "take:0:2:0")
    assert seen(t)["forests"] == [1] and goods(t) == {"wood": 4}
    assert offers(t) == ["done"]


@pytest.mark.rule("GR-112")
def test_paying_is_optional() -> None:
    t = evaluate("woodsman", {"forests": [0]})
    assert offers(t) == ["enter:0", "done"]
    assert play(t, "done").view()["step"] != "evaluate" and seen(t)["forests"] == [0]


@pytest.mark.rule("GR-113")
def test_who_has_paid_must_use_an_action_with_an_effect() -> None:
    t = play(evaluate("charcoal_burner", {"goods": {"wood": 1}}), "enter:0")
    assert offers(t) == ["use:0:0", "use:1:0"]
    t = play(t, "use:0:0", "take:0:0:0")
    assert offers(t) == ["use:1:0"]
    t = play(t, "use:1:0")
    assert "take:0:0:0" not in offers(t)
    assert offers(play(t, "take:0:1:0")) == ["done"]


@pytest.mark.rule("GR-113")
def test_who_has_used_one_action_with_an_effect_may_leave_the_other() -> None:
    t = play(evaluate("charcoal_burner", {"goods": {"wood": 1}}), "enter:0", "use:0:0", "take:0:1:0")
    assert offers(t) == ["use:1:0", "done"] and t.why_not(0, "done") is None


@pytest.mark.rule("GR-113")
def test_the_prompt_offers_to_finish_only_where_that_is_possible() -> None:
    t = play(evaluate("charcoal_burner", {"goods": {"wood": 1}}), "enter:0", "use:0:0", "take:0:0:0")
    assert RULES.prompt(state_of(t), 0).key == "prompt.use_other_now"
    t = play(evaluate("charcoal_burner", {"goods": {"wood": 1}}), "enter:0", "use:0:0", "take:0:1:0")
    assert RULES.prompt(state_of(t), 0).key == "prompt.use_other"


@pytest.mark.rule("GR-113")
def test_done_is_possible_when_nothing_can_have_an_effect_any_more() -> None:
    """The owner of a conversion building pays, then fills the last room with a conversion."""
    me = {"goods": {"water": 1, "wood": 1, "clay": 6}, "plan": {4: "hardware_store"}}
    t = play(evaluate("clay_worker", me), "enter:0")
    assert "done" not in offers(t)
    t = play(t, "convert:4:0", "take:0:1:0")
    assert goods(t) == {"clay": 7}
    assert offers(t) == ["done"]


@pytest.mark.rule("GR-114")
def test_the_last_open_action_cannot_be_used_for_nothing() -> None:
    t = play(evaluate("clay_worker", {"goods": {"water": 1}}, both=False), "enter:0", "use:0:0")
    assert offers(t) == ["take:0:1:0", "take:0:2:0"]
    # the other action can have no effect: this one must
    t = play(evaluate("carpenter", {"forests": [0]}), "enter:0", "use:0:0")
    assert offers(t) == ["take:0:1:0"]
    # after an effect anything goes
    t = play(evaluate("clay_worker", {"goods": {"water": 1}}), "enter:0", "use:0:0", "take:0:1:0", "use:1:0")
    assert "take:0:0:0" in offers(t)


@pytest.mark.rule("GR-115")
def test_payment_is_offered_only_if_something_could_come_of_it() -> None:
    full = {"goods": {"water": 1, "clay": 7}}
    assert offers(evaluate("clay_worker", full), "enter") == []
    assert offers(evaluate("clay_worker", {**full, "plan": {4: "office"}}), "enter") == ["enter:0"]
    assert offers(evaluate("builder", {"goods": {"food": 1}}), "enter") == []
    assert offers(evaluate("builder", {"goods": {"food": 1}}, offer=["sand_deposit"]), "enter") == ["enter:0"]
    # the food paid for entry is not there for the building any more
    assert offers(evaluate("builder", {"goods": {"food": 1}}, offer=["builders_depot"]), "enter") == []
    # the cells of the removed forest may be built on
    crowded = {"plan": {cell: "spa" if cell == 4 else "pit" for cell in range(20) if cell > 1}, "forests": [0]}
    crowded["plan"] = dict.fromkeys(range(2, 20), "pit")
    assert offers(evaluate("carpenter", {**crowded, "goods": {"wood": 7}}, offer=["sand_deposit"]), "enter")


@pytest.mark.rule("GR-116")
def test_paying_the_entry_turns_no_wheel() -> None:
    me = {"goods": {"sand": 1, "food": 1, "charcoal": 1, "water": 1, "wood": 1, "glass": 3}}
    t = play(evaluate("charcoal_burner", me), "enter:0")
    assert goods(t) == {"sand": 1, "food": 1, "charcoal": 1, "water": 1, "glass": 3}


@pytest.mark.rule("GR-117")
def test_tile_and_good_can_be_left_out_separately() -> None:
    t = play(evaluate("pit_worker"), "use:0:0")
    assert offers(t)[-1] == "leave" and len(offers(t, "place")) == 20
    t = play(t, "leave")
    assert offers(t) == ["take:0:0:0", "take:0:1:0"]
    assert goods(play(t, "take:0:1:0")) == {"clay": 1} and plan(t) == {}
    full = {"plan": dict.fromkeys(range(20), "grove")}
    assert offers(play(evaluate("pit_worker", full), "use:0:0")) == ["take:0:0:0", "take:0:1:0"]
    no_room = play(evaluate("pit_worker", {"goods": {"clay": 7}}), "use:0:0", "place:0:3")
    assert plan(no_room) == {3: "pit"} and no_room.view()["step"] == "evaluate"


@pytest.mark.rule("GR-118")
def test_all_units_are_of_the_chosen_kind() -> None:
    t = evaluate("pit_worker", {"plan": {4: "pit", 5: "pit"}})
    assert offers(t, "use:1") == ["use:1:0", "use:1:5"]
    t = play(t, "use:1:5")
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:0:2:0"]
    assert goods(play(t, "take:0:2:0")) == {"clay": 2}


@pytest.mark.rule("GR-119")
def test_tiles_are_counted_at_the_moment_of_the_action() -> None:
    t = play(evaluate("cultivator", {"plan": {4: "grove", 5: "grove"}}), "clear:4", "use:1:4")
    assert offers(t) == ["take:0:0:0", "take:0:1:0"]


@pytest.mark.rule("GR-222", "GR-223")
def test_anytime_actions_before_between_and_after() -> None:
    me = {"goods": {"wood": 3, "charcoal": 0}, "plan": {4: "cooperage", 5: "pit"}}
    t = evaluate("clay_worker", me)
    assert offers(t, "enter") == [] and offers(t, "convert") == ["convert:14:0"]
    t = play(t, "convert:14:0", "take:0:2:0", "enter:0")  # the conversion got the water for the entry cost
    assert offers(t, "convert") == ["convert:14:0"] and offers(t, "clear") == ["clear:5"]
    t = play(t, "use:0:0", "take:0:2:0")
    assert offers(t, "convert") and offers(t, "use") == ["use:1:0"]
    t = play(t, "use:1:0", "take:0:2:0")
    assert offers(t) == ["convert:14:0", "clear:5", "done"]


def test_nothing_is_listed_that_could_have_no_effect() -> None:
    t = window({"plan": dict.fromkeys(range(20), "pit"), "goods": {"sand": 7}})
    assert offers(t, "use") == []
