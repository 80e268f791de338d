"""Anytime actions: GR-212 to GR-226."""

from random import Random

import pytest

from burgher.games.glass_road import facts as f

from .helpers import (
    Doc,
    build,
    evaluate,
    goods,
    new,
    offers,
    plan,
    play,
    random_play,
    seen,
    state_of,
    table,
    verbs,
    window,
)


@pytest.mark.rule("GR-212", "GR-213")
def test_two_kinds_of_anytime_action() -> None:
    t = window({"plan": {9: "pit"}, "goods": {"wood": 1}}, "hardware_store")
    assert offers(t) == ["use:0:0", "convert:4:0", "clear:9", "done"]
    assert verbs(play(t, "convert:4:0")) == {"take"}  # inside an action that has begun there is none


@pytest.mark.rule("GR-214", "GR-224")
def test_a_passive_player_may_convert_before_a_gift() -> None:
    other: Doc = {"goods": {"wood": 2}, "plan": {4: "hardware_store", 9: "pit"}}
    t = play(evaluate("supplier", {}, [other]), "use:0:5", "take:0:2:0")
    assert t.to_move == (1,)
    assert offers(t) == ["convert:4:0", "clear:9", "gift:0:0", "gift:0:1"]
    play(t, "convert:4:0", "take:0:2:0", "clear:9", "gift:0:1")
    assert goods(t, 1) == {"wood": 1, "clay": 3} and plan(t, 1) == {4: "hardware_store"}


@pytest.mark.rule("GR-216", "GR-217", "GR-218")
def test_each_use_of_a_conversion_is_an_action_of_its_own() -> None:
    """Twice 1 water for 2 clay: the wheel turns after the first, so the clay cannot be pooled."""
    me = {"goods": {"water": 2, "charcoal2": 4, "food2": 4}}
    t = play(window(me, "clay_pit"), "convert:18:0", "take:0:2:0")
    assert goods(t) == {"water": 1, "charcoal2": 2, "food2": 2, "brick": 2}
    t = play(t, "convert:18:0", "take:0:2:0")
    assert goods(t) == {"clay": 1, "charcoal2": 1, "food2": 1, "brick": 3}


@pytest.mark.rule("GR-216")
def test_a_conversion_may_be_used_again_and_again() -> None:
    t = window({"goods": {"wood": 7}}, "charcoal_kiln")
    for n in range(1, 4):
        play(t, "convert:12:0", "take:0:2:0")
        assert goods(t) == {"wood": 7 - n, "charcoal": 2 * n}


@pytest.mark.rule("GR-219")
def test_what_is_given_up_pays_for_one_effect() -> None:
    t = window({"plan": {9: "pit"}}, "building_firm", "foresters_hut")
    assert offers(t, "convert") == ["convert:1:9", "convert:7:9"]
    play(t, "convert:1:9", "take:0:2:1")
    assert offers(t, "convert") == []


@pytest.mark.rule("GR-220")
def test_the_cost_is_paid_in_full_and_the_gain_may_be_declined() -> None:
    t = window({"goods": {"wood": 1}}, "hardware_store")
    assert goods(play(t, "convert:4:0", "take:0:0:0")) == {}
    assert offers(window({"goods": {"sand": 2}}, "sandstone_factory"), "convert") == []
    assert offers(window({"goods": {"sand": 3}}, "sandstone_factory"), "convert") == ["convert:26:0"]
    assert offers(window({"goods": {"water": 1}}, "boarding_house"), "convert") == []
    # without room the cost may still be paid
    t = play(window({"goods": {"wood": 1, "clay": 7}}, "hardware_store"), "convert:4:0")
    assert goods(t) == {"clay": 7} and t.view()["step"] == "evaluate"


@pytest.mark.rule("GR-221")
def test_only_own_built_conversion_buildings() -> None:
    me: Doc = {"goods": {"wood": 3}, "display": ["hardware_store"]}
    t = evaluate("pond_builder", me, [{"plan": {4: "cooperage"}, "goods": {"wood": 3}}])
    assert offers(t, "convert") == []


@pytest.mark.rule("GR-224", "GR-239")
def test_the_six_points_where_anytime_actions_are_offered() -> None:
    me: Doc = {"goods": {"wood": 4, "water": 1}, "plan": {4: "cooperage"}}
    t = evaluate("clay_worker", me)
    assert "convert" in verbs(t)  # 1: at the start of the evaluation
    assert "convert" in verbs(play(t, "enter:0"))  # 2: after the entry cost
    assert "convert" in verbs(play(t, "use:0:0", "take:0:1:0"))  # 3: after each action
    assert "convert" in verbs(play(t, "use:1:0", "take:0:1:0"))
    pond = {"goods": {"wood": 1}, "plan": {4: "cooperage", 5: "pond", 8: "pond"}}
    t = build("fishery", 9, pond)
    assert "convert" not in verbs(t)
    assert "convert" in verbs(play(t, "again:5", "take:0:0:0"))  # 4: between exchanges
    t = play(evaluate("supplier", {}, [me]), "use:0:5", "take:0:0:0")
    assert "convert" in verbs(t)  # 5: before the answer to a gift
    t = play(evaluate("pond_builder", me, period=7), "done")
    assert t.view()["step"] == "last_actions" and "convert" in verbs(t)  # 6: before scoring


@pytest.mark.rule("GR-225")
def test_no_anytime_actions_while_cards_are_chosen_or_laid() -> None:
    me: Doc = {"goods": {"wood": 4}, "plan": {4: "cooperage"}}
    assert verbs(table(me)) == {"pick"}
    assert verbs(table({**me, "hand": ["builder"]}, [{"hand": ["builder"]}, {"hand": ["builder"]}])) == {"lay"}


ENDLESS = ["roofers_workshop", "sandstone_factory", "sand_screening_plant", "hardware_store"]


@pytest.mark.rule("GR-226")
def test_an_endless_chain_goes_round_and_ends_at_the_limit() -> None:
    """A brick gives 2 clay, each of which gives 2 sand, and 3 sand give the brick back."""
    t = window({"goods": {"brick": 1}}, *ENDLESS[:3])
    rounds = 0
    while f"convert:{f.ROOFER}:0" in offers(t):
        play(t, f"convert:{f.ROOFER}:0", "good:5", "take:0:2:0")
        for _ in range(2):
            if "convert:25:0" in offers(t):
                play(t, "convert:25:0")
                play(t, offers(t)[-1])
        if "convert:26:0" in offers(t):
            play(t, "convert:26:0", "take:0:1:0")
        rounds += 1
    assert state_of(t).players[0].anytime == f.ANYTIME_LIMIT == 200
    assert rounds == 50
    assert offers(t) == ["use:0:0", "done"]
    # a new window begins a new count
    assert "convert" in verbs(play(t, "use:0:0", "leave"))


@pytest.mark.rule("GR-226", "GR-300")
def test_exchanges_with_conversions_between_them_end_at_the_limit() -> None:
    """A wood gives 2 sand at the Wood Trader, 3 sand give a brick, and the brick gives 2 wood back."""
    t = build("wood_trader", 4, {"goods": {"wood": 2}, "plan": {9: "sandstone_factory", 10: "roofers_workshop"}})
    wanted = [f"convert:{f.ROOFER}:0", "convert:26:0", "again:0"]
    for _ in range(2 * f.ANYTIME_LIMIT):
        able = [action for action in wanted if action in offers(t)]
        if not able:
            break
        play(t, able[0])
        if "good:4" in offers(t):
            play(t, "good:4")
        if offers(t, "take"):
            play(t, offers(t, "take")[-1])
    assert state_of(t).players[0].anytime == f.ANYTIME_LIMIT
    assert not offers(t, "convert")
    play(t, "stop")
    assert state_of(t).players[0].anytime == 0


@pytest.mark.rule("GR-226")
def test_endless_chains_cannot_hang_random_play() -> None:
    for seed in range(5):
        me: Doc = {"goods": {"brick": 3, "wood": 7}, "plan": dict(zip([4, 5, 8, 9], ENDLESS, strict=True))}
        t = random_play(table(me, [me | {"plan": {}}], period=4), Random(seed))
        assert t.over
    longest = max(len(random_play(new(2, seed), Random(seed)).log) for seed in range(10))
    assert longest < 2000


@pytest.mark.rule("GR-213", "GR-223")
def test_the_count_starts_again_after_a_card_action() -> None:
    t = window({"plan": {9: "pit", 10: "pit"}, "goods": {}})
    play(t, "clear:9")
    assert state_of(t).players[0].anytime == 1
    play(t, "use:0:0", "leave")
    assert state_of(t).players[0].anytime == 0
    assert seen(t)["plan"][9] is None
