"""The 15 specialists: GR-121 to GR-174."""

import pytest

from burgher.games.glass_road import facts as f

from .helpers import CARD, TILE, Doc, document, evaluate, goods, offers, plan, play, position, seen, state_of, table


@pytest.mark.rule("GR-121", "GR-122")
def test_feudal_lord_takes_a_tile_of_each_stack() -> None:
    t = play(evaluate("feudal_lord"), "use:0:0")
    display = seen(t)["display"]
    assert [TILE[name] // 31 for name in display] == [0, 1, 2]  # all three, without a choice
    assert t.view()["stacks"] == {"conversion": 30, "immediate": 30, "point": 30}
    assert offers(t, "use") == ["use:1:0"]


@pytest.mark.rule("GR-123")
def test_feudal_lord_with_empty_stacks() -> None:
    t = play(evaluate("feudal_lord", stacks=["spa", "water_mill"]), "use:0:0")
    assert seen(t)["display"] == ["spa", "water_mill"]
    assert offers(evaluate("feudal_lord", stacks=[]), "use") == ["use:1:0"]


@pytest.mark.rule("GR-124")
def test_feudal_lord_gains_wood_and_clay() -> None:
    assert goods(play(evaluate("feudal_lord"), "use:1:0", "take:0:1:1")) == {"wood": 1, "clay": 1}


@pytest.mark.rule("GR-125", "GR-127", "GR-129")
@pytest.mark.parametrize(
    ("card", "kind", "good"),
    [("pit_worker", "pit", "clay"), ("cultivator", "grove", "wood"), ("pond_builder", "pond", "")],
)
def test_landscape_specialists_place_a_tile(card: str, kind: str, good: str) -> None:
    t = play(evaluate(card), "use:0:0", f"place:{f.KINDS.index(kind)}:7")
    if good:
        assert offers(t) == ["take:0:0:0", "take:0:1:0"]
        t = play(t, "take:0:1:0")
    assert goods(t) == ({good: 1} if good else {})
    assert plan(t) == {7: kind}


@pytest.mark.rule("GR-126", "GR-128", "GR-130")
@pytest.mark.parametrize(
    ("card", "kind", "choice"),
    [
        ("pit_worker", "pit", ["sand", "clay"]),
        ("cultivator", "grove", ["food", "wood"]),
        ("pond_builder", "pond", ["sand", "water"]),
    ],
)
def test_landscape_specialists_gain_per_tile(card: str, kind: str, choice: list[str]) -> None:
    me = {"plan": {4: kind, 5: kind, 8: kind, 9: "pit" if kind != "pit" else "pond"}}
    for good in choice:
        t = evaluate(card, me)
        assert offers(t, "use:1") == [f"use:1:{f.GOODS.index(name)}" for name in choice]
        t = play(t, f"use:1:{f.GOODS.index(good)}", "take:0:3:0")
        assert goods(t) == {good: 3}


@pytest.mark.rule("GR-128")
def test_cultivator_puts_food_onto_one_wheel() -> None:
    t = play(evaluate("cultivator", {"plan": {4: "grove", 5: "grove"}}), "use:1:1")
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:0:2:0", "take:1:1:0", "take:1:2:0"]


@pytest.mark.rule("GR-131")
@pytest.mark.parametrize(("card", "kind", "good"), [("pit_worker", 0, 0), ("cultivator", 1, 4), ("pond_builder", 2, 3)])
def test_a_tile_just_placed_counts_for_the_second_action(card: str, kind: int, good: int) -> None:
    t = play(evaluate(card), "use:0:0", f"place:{kind}:7")
    if card != "pond_builder":
        t = play(t, "take:0:0:0")
    assert offers(play(t, f"use:1:{good}")) == ["take:0:0:0", "take:0:1:0"]


@pytest.mark.rule("GR-132")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_master_builder_places_any_kind(kind: int) -> None:
    t = play(evaluate("master_builder"), f"use:0:{kind}")
    assert offers(t) == [f"place:{kind}:{cell}" for cell in range(20)] + ["leave"]
    assert plan(play(t, f"place:{kind}:11")) == {11: f.KINDS[kind]}


@pytest.mark.rule("GR-133", "GR-144", "GR-146", "GR-147", "GR-151")
@pytest.mark.parametrize(
    ("card", "parts"), [("master_builder", [1]), ("supplier", [1]), ("builder", [0, 1]), ("carpenter", [1])]
)
def test_builders_build(card: str, parts: list[int]) -> None:
    me: Doc = {"goods": {"food": 1}, "forests": [0]}
    for part in parts:
        t = evaluate(card, me, offer=["sand_deposit"])
        if card in ("builder", "carpenter"):
            t = play(t, "enter:0")
        t = play(t, f"use:{part}:0", f"build:{TILE['sand_deposit']}:9", "take:0:3:0")
        assert plan(t) == {9: "sand_deposit"}


@pytest.mark.rule("GR-134")
@pytest.mark.parametrize("good", range(6))
def test_supplier_gains_two_of_a_basic_good(good: int) -> None:
    t = play(evaluate("supplier", {}, [{}]), f"use:0:{good}", "take:0:2:0")
    assert goods(t) == {f.GOODS[good]: 2}


@pytest.mark.rule("GR-135", "GR-136", "GR-138", "GR-142")
def test_supplier_gifts_go_clockwise_to_all_others() -> None:
    me = {"played": ["supplier"]}
    others: list[Doc] = [{"played": ["builder"]}, {}, {}]
    t = table(me, others, evaluating={"seat": 2, "card": "supplier"}, first=2)
    play(t, "use:0:4", "take:0:2:0")
    order = []
    while t.view()["step"] == "gift":
        order.append(t.to_move[0])
        assert offers(t) == ["gift:0:0", "gift:0:1"]
        play(t, "gift:0:1" if len(order) != 2 else "gift:0:0")
    assert order == [3, 0, 1]
    assert t.to_move == (2,) and t.view()["step"] == "evaluate"  # then the Supplier goes on
    assert [goods(t, seat) for seat in range(4)] == [{}, {"wood": 1}, {"wood": 2}, {"wood": 1}]


@pytest.mark.rule("GR-137")
def test_each_use_of_the_supplier_makes_its_own_gifts() -> None:
    stack = ["turn_over:0", "evaluate:1:5:0", "evaluate:0:5:0"]
    t = table({"played": ["supplier"]}, [{"notches": ["supplier"]}], stack=stack)
    play(t, "use:0:4", "take:0:2:0", "gift:0:1", "done")
    play(t, "use:0:4", "take:0:2:0", "gift:0:1", "done")
    assert goods(t, 0) == goods(t, 1) == {"wood": 3}


@pytest.mark.rule("GR-139")
def test_the_recipient_chooses_the_wheel() -> None:
    t = play(evaluate("supplier", {}, [{}]), "use:0:1", "take:0:2:0")
    assert t.to_move == (1,) and offers(t) == ["gift:0:0", "gift:0:1", "gift:1:1"]
    play(t, "gift:1:1")
    assert goods(t, 0) == {"food": 2} and goods(t, 1) == {"food2": 1}


@pytest.mark.rule("GR-140")
def test_a_full_recipient_may_make_room_first() -> None:
    t = play(evaluate("supplier", {}, [{"goods": {"wood": 7}}]), "use:0:4", "take:0:2:0")
    assert t.view()["step"] == "evaluate"  # no room, and nothing to make some with
    other = {"goods": {"wood": 7}, "plan": {4: "hardware_store"}}
    t = play(evaluate("supplier", {}, [other]), "use:0:4", "take:0:2:0")
    assert t.to_move == (1,) and offers(t) == ["convert:4:0", "gift:0:0"]
    play(t, "convert:4:0", "take:0:2:0", "gift:0:1")
    assert goods(t, 1) == {"wood": 7, "clay": 2}
    half = {"goods": {"food": 7}}
    t = play(evaluate("supplier", {}, [half]), "use:0:1", "take:0:0:0")
    assert offers(t) == ["gift:0:0", "gift:1:1"]


@pytest.mark.rule("GR-141")
def test_wheels_turn_before_and_after_a_gift() -> None:
    rest = {"charcoal2": 2, "food2": 2}
    t = evaluate("supplier", {"goods": rest}, [{"goods": rest}])
    play(t, "use:0:5", "take:0:2:0")
    assert goods(t, 0) == {"brick": 2} and t.to_move == (1,)
    play(t, "gift:0:1")
    assert goods(t, 1) == {"charcoal2": 1, "food2": 1, "brick": 1}


@pytest.mark.rule("GR-143")
def test_the_gift_does_not_depend_on_what_the_supplier_takes() -> None:
    t = play(evaluate("supplier", {"goods": {"wood": 7}}, [{}]), "use:0:4")
    assert t.to_move == (1,) and offers(t) == ["gift:0:0", "gift:0:1"]
    t = play(evaluate("supplier", {}, [{}]), "use:0:4", "take:0:0:0")
    assert t.to_move == (1,)


@pytest.mark.rule("GR-145", "GR-172")
@pytest.mark.parametrize("card", ["builder", "water_carrier"])
def test_entry_of_one_food(card: str) -> None:
    t = evaluate(card, {"goods": {"food": 1, "food2": 2}}, offer=["sand_deposit"])
    assert offers(t, "enter") == ["enter:0", "enter:1"]
    assert goods(play(t, "enter:1")) == {"food": 1, "food2": 1}


@pytest.mark.rule("GR-148")
def test_the_two_builds_of_the_builder_are_separate() -> None:
    """The wheel turns after the first payment, and a conversion makes the second build possible."""
    me = {"goods": {"food": 1, "wood": 3, "clay": 0}, "plan": {4: "hardware_store"}}
    t = play(evaluate("builder", me, offer=["shed", "clay_pit"]), "enter:0", "use:0:0")
    assert {int(a.split(":")[1]) for a in offers(t)} == {TILE["shed"]}
    t = play(t, f"build:{TILE['shed']}:9", "take:0:1:0")
    assert offers(t, "use") == []  # no clay for the clay pit
    t = play(t, "convert:4:0", "take:0:2:0", "use:1:0", f"build:{TILE['clay_pit']}:8", "done")
    assert plan(t) == {4: "hardware_store", 9: "shed", 8: "clay_pit"}


@pytest.mark.rule("GR-149", "GR-152", "GR-155", "GR-207")
@pytest.mark.parametrize("card", ["carpenter", "slash_and_burn_farmer", "woodsman"])
def test_entry_of_one_forest_of_choice(card: str) -> None:
    t = evaluate(card, {"forests": [1, 2, 5]})
    assert offers(t, "enter") == ["enter:1", "enter:2", "enter:5"]
    assert seen(play(t, "enter:2"))["forests"] == [1, 5]


GAINS = [
    pytest.param("carpenter", 0, "take:0:1:0", {"wood": 1}, marks=pytest.mark.rule("GR-150")),
    pytest.param("slash_and_burn_farmer", 0, "take:1:2:0", {"charcoal2": 2}, marks=pytest.mark.rule("GR-153")),
    pytest.param("slash_and_burn_farmer", 1, "take:1:2:0", {"food2": 2}, marks=pytest.mark.rule("GR-154")),
    pytest.param("woodsman", 0, "take:0:2:0", {"wood": 2}, marks=pytest.mark.rule("GR-156")),
    pytest.param("woodsman", 1, "take:0:2:0", {"wood": 2}, marks=pytest.mark.rule("GR-157")),
    pytest.param("clay_worker", 0, "take:0:2:0", {"clay": 2}, marks=pytest.mark.rule("GR-160")),
    pytest.param("clay_worker", 1, "take:0:2:0", {"clay": 2}, marks=pytest.mark.rule("GR-161")),
    pytest.param("fuel_gatherer", 1, "take:0:2:0", {"wood": 2}, marks=pytest.mark.rule("GR-165")),
    pytest.param("charcoal_burner", 0, "take:0:3:0", {"charcoal": 3}, marks=pytest.mark.rule("GR-167")),
    pytest.param("charcoal_burner", 1, "take:1:3:0", {"charcoal2": 3}, marks=pytest.mark.rule("GR-168")),
    pytest.param("fish_farmer", 0, "take:0:2:0", {"food": 2}, marks=pytest.mark.rule("GR-170")),
    pytest.param("fish_farmer", 1, "take:1:2:0", {"food2": 2}, marks=pytest.mark.rule("GR-171")),
    pytest.param("water_carrier", 0, "take:0:2:1", {"water": 2, "wood": 1}, marks=pytest.mark.rule("GR-173")),
    pytest.param("water_carrier", 1, "take:0:2:1", {"water": 2, "sand": 1}, marks=pytest.mark.rule("GR-174")),
]
ENTRY = {"wood": 1, "charcoal": 1, "food": 1, "water": 1}


@pytest.mark.parametrize(("card", "part", "take", "gained"), GAINS)
def test_gains(card: str, part: int, take: str, gained: dict[str, int]) -> None:
    entry = f.ENTRY_COST[CARD[card]]
    good = "forest" if entry == f.ENTRY_FOREST else f.GOODS[entry]
    me: Doc = {"goods": {good: 1}} if good != "forest" else {"forests": [0]}
    t = play(evaluate(card, {**me, "plan": {4: "pond", 9: "pond"}}), "enter:0", f"use:{part}:0", take)
    assert goods(t) == gained


@pytest.mark.rule("GR-158")
def test_without_forest_the_card_must_be_played_and_cannot_be_used() -> None:
    me = {"laid": "woodsman", "hand": ["builder"]}
    t = table(me, [{"laid": "builder", "hand": ["woodsman"]}, {"laid": "supplier", "hand": ["builder"]}])
    assert offers(t) == ["done"]
    assert [(e["seat"], e["both"]) for e in t.view()["evaluating"]] == [(0, False), (1, False)]
    play(t, "done")
    assert offers(t) == ["done"]


@pytest.mark.rule("GR-159", "GR-162", "GR-166", "GR-169")
@pytest.mark.parametrize(
    ("card", "good"),
    [("clay_worker", "water"), ("fuel_gatherer", "water"), ("charcoal_burner", "wood"), ("fish_farmer", "charcoal")],
)
def test_entry_costs_in_goods(card: str, good: str) -> None:
    t = evaluate(card, {"goods": {good: 2}, "plan": {4: "pond"}})
    assert offers(t) == ["enter:0", "clear:4", "done"]
    assert goods(play(t, "enter:0")) == {good: 1}
    assert offers(evaluate(card, {"goods": {"clay": 3}}), "enter") == []


@pytest.mark.rule("GR-169")
def test_fish_farmer_pays_charcoal_from_either_wheel() -> None:
    t = evaluate("fish_farmer", {"goods": {"charcoal": 1, "charcoal2": 1}})
    assert offers(t, "enter") == ["enter:0", "enter:1"]
    assert goods(play(t, "enter:1")) == {"charcoal": 1}


@pytest.mark.rule("GR-163", "GR-164")
def test_fuel_gatherer_counts_the_cards_in_hand_only() -> None:
    me = {
        "goods": {"water": 1},
        "hand": ["builder", "woodsman"],
        "notches": ["supplier"],
        "played": ["fuel_gatherer"],
    }
    t = play(evaluate("fuel_gatherer", me, [{}, {}]), "enter:0", "use:0:0")
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:0:2:0", "take:1:1:0", "take:1:2:0"]


@pytest.mark.rule("GR-164")
def test_a_laid_card_is_no_hand_card() -> None:
    """In the first round of a period four cards are in hand when the Fuel Gatherer is revealed."""
    hand = ["builder", "woodsman", "supplier", "carpenter"]
    me = {"goods": {"water": 1}, "hand": hand, "laid": "fuel_gatherer"}
    t = table(me, [{"laid": "feudal_lord"}, {"laid": "feudal_lord"}])
    t = play(t, "enter:0", "use:0:0")
    assert offers(t)[-1] == "take:1:4:0"
    other = {"goods": {"water": 1}, "hand": ["fuel_gatherer", "builder", "carpenter", "woodsman"], "laid": "supplier"}
    t = table({"laid": "fuel_gatherer"}, [other, {"laid": "feudal_lord"}])
    t = play(t, "done", "enter:0", "use:0:0")
    assert offers(t)[-1] == "take:1:3:0"  # follower: neither the card itself nor the laid one


@pytest.mark.rule("GR-163")
def test_fuel_gatherer_with_an_empty_hand_has_only_wood() -> None:
    t = play(evaluate("fuel_gatherer", {"goods": {"water": 1}}), "enter:0")
    assert offers(t) == ["use:1:0"]


def test_every_specialist_is_tried_in_random_play_of_one_card() -> None:
    """Each card can be evaluated to its end from a rich position, in every seat."""
    rich = {"sand": 0, "food": 3, "charcoal": 3, "water": 3, "wood": 3, "clay": 3}
    for card in f.CARD_NAMES:
        me = player_with(rich)
        t = position(document(me, [me], evaluating={"seat": 0, "card": card}, offer=["sand_deposit", "shed"]))
        steps = 0
        while state_of(t).stack and t.view()["evaluating"]:
            play(t, offers(t)[0])
            steps += 1
            assert steps < 700


def player_with(amounts: dict[str, int]) -> Doc:
    return {"goods": dict(amounts), "forests": [0, 1], "plan": {4: "pit", 5: "grove", 9: "pond"}}
