"""Section 8: helpers."""

from collections.abc import Mapping
from typing import Any

import pytest

from burgher.core.table import Table
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.score import count_of
from burgher.games.woodcraft.state import READY, USED

from .helpers import (
    act,
    chosen,
    end_turn,
    legal,
    lumber,
    me,
    open_action,
    part,
    points,
    spread,
    state,
    step,
    table,
    to_step,
    tokens,
    verbs,
)


def final(me_: Mapping[str, Any] | None = None, **rest: Any) -> Table:
    """After the change of decks."""
    return table(me_, **{"round": 9, "orders": ["F01", "F02", "F03", "F04"], "helpers": ["B01", "B02"], **rest})


def hire(code: str, me_: Mapping[str, Any], room: int = 1) -> Table:
    """The helper has been hired for the room."""
    late = code[0] == "B"
    rest: dict[str, Any] = {"round": 9, "orders": ["F01"]} if late else {}
    t = table({"blueberries": 20, **me_}, helpers=[code], this_turn=chosen("choose_helper"), **rest)
    return act(t, "main:0", "take_helper:0", f"room:{room}")


# ---------------------------------------------------------------- 8.1 production


@pytest.mark.rule("WC-207")
@pytest.mark.parametrize("code", f.HELPER_CODES)
def test_every_production(code: str) -> None:
    helper = f.HELPERS[f.HELPER_CODES.index(code)]
    t = act(open_action("produce_plant", {"rooms": [code], "blueberries": 0}), "mode:0")
    gain = f.GAINS[helper.production]
    assert me(t).tokens == gain.tokens
    assert part(t, "helpers") == gain.points
    assert [die for die in range(f.DICE) for _ in range(me(t).lumber[die])] == sorted(gain.dice)


@pytest.mark.rule("WC-208", "WC-209", "WC-210")
def test_different_helpers_one_at_a_time() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03", "A01", "A02"], "blueberries": 0}), "mode:0")
    assert t.actions(0) == ["produce:0", "produce:1", "produce:2"]
    act(t, "produce:1")
    assert tokens(t) == {"scrap": 2}
    assert t.actions(0) == ["produce:0", "produce:2"]
    act(t, "produce:0")
    assert tokens(t) == {"blueberries": 3, "scrap": 2}


@pytest.mark.rule("WC-209")
def test_if_all_produce_nobody_is_asked() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03", "A01"], "blueberries": 0}), "mode:0")
    assert tokens(t) == {"blueberries": 3, "scrap": 2}


@pytest.mark.rule("WC-211")
def test_a_helper_may_produce_again_for_another_effect() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03"], "blueberries": 0, "lanterns": 3}), "mode:0", "bonus:5")
    act(t, "mode:0")
    assert tokens(t) == {"blueberries": 6}


# ---------------------------------------------------------------- 8.2 types


@pytest.mark.rule("WC-212", "WC-224")
def test_an_immediate_ability_works_once() -> None:
    t = hire("A25", {"rooms": ["A03"]})
    assert tokens(t) == {"blueberries": 17, "reuse": 2}
    end_turn(end_turn(t))
    assert tokens(t)["reuse"] == 2
    assert not legal(t, "ability")


@pytest.mark.rule("WC-213", "WC-214", "WC-215", "WC-229")
def test_a_per_turn_ability() -> None:
    """Errand Fox: a scrap for 2 blueberries, in the turn of hiring too, once a turn."""
    t = hire("A27", {"rooms": ["A13"], "scrap": 5, "lumber": "g3"})
    assert legal(t, "ability") == ["ability:0", "ability:1"]
    act(t, "ability:1")
    assert tokens(t) == {"blueberries": 20, "scrap": 4}
    assert legal(t, "ability") == ["ability:0"], "each helper counts for itself"
    end_turn(end_turn(t))
    assert legal(t, "ability") == ["ability:0", "ability:1"]


@pytest.mark.rule("WC-216", "WC-222")
def test_a_permanent_ability_works_by_itself() -> None:
    t = act(open_action("choose_orders", {"rooms": ["A09"]}), "take_order:0")
    assert tokens(t) == {"blueberries": 21}
    act(t, "take_order:0")
    assert tokens(t) == {"blueberries": 19}, "3 paid, 1 gained"


@pytest.mark.rule("WC-217")
def test_a_permanent_ability_does_not_affect_its_own_hiring() -> None:
    t = hire("A17", {"rooms": ["A03"]})
    assert tokens(t) == {"blueberries": 16}
    t = hire("A03", {"rooms": ["A17"]})
    assert tokens(t) == {"blueberries": 20 - (5 - 2) + 3}


@pytest.mark.rule("WC-218", "WC-219")
def test_several_abilities_answer_one_event() -> None:
    """Delivery Clerk 2 blueberries, Order Courier 2 points, after reward and row."""
    t = table(
        {"rooms": ["A16", "B16"], "lumber": "g2 y1", "scrap": 1, "orders": "S02/minus", "blueberries": 0},
    )
    act(t, "complete:1")
    assert tokens(t) == {"blueberries": 4 + 2, "glue": 2}
    assert (part(t, "orders"), part(t, "helpers")) == (0, 2), "the row took its point when there was none yet"


@pytest.mark.rule("WC-220")
def test_an_event_is_a_single_part_of_an_action() -> None:
    t = open_action("choose_orders", {"rooms": ["A09"], "blueberries": 2})
    act(t, "take_order:0")
    assert "take_order:0" in t.actions(0), "the blueberry of the first order pays for the second"


@pytest.mark.rule("WC-221", "WC-247")
def test_a_filter_limits_the_event() -> None:
    """Head Gardener: 2 points for a tree harvested at 6."""
    t = final({"rooms": ["B19"], "pots": {"green": 5}})
    act(t, "harvest:0")
    assert points(t) == 0
    doc = {"rooms": ["B19"], "pots": {"green": 5, "yellow": 4}}
    t = table({}, doc, turn=0, round=9, orders=["F01"], helpers=["B01"])
    end_turn(t)
    assert lumber(t, 1) == "g6 y6"
    assert points(t, 1) == 4


@pytest.mark.rule("WC-223")
def test_a_discount_comes_before_the_payment() -> None:
    t = open_action("improve_workshop", {"rooms": ["A18"], "blueberries": 2})
    assert t.actions(0) == ["improve:0", "improve:1", "improve:2", "improve:3"]
    act(t, "improve:3")
    assert tokens(t) == {}


# ---------------------------------------------------------------- immediate effects


IMMEDIATE_GAINS = [
    code for code, card in zip(f.HELPER_CODES, f.HELPERS, strict=True) if card.ability == f.IMMEDIATE and card.gain
]


@pytest.mark.rule("WC-224")
@pytest.mark.parametrize("code", IMMEDIATE_GAINS)
def test_every_immediate_gain(code: str) -> None:
    card = f.HELPERS[f.HELPER_CODES.index(code)]
    gain = f.GAINS[card.gain]
    t = hire(code, {"rooms": ["A01" if code == "A02" else "A02"], "blueberries": 12}, room=3)
    expected = gain.tokens[:]
    expected[f.BERRIES] += 12 - card.cost
    if gain.produce:
        assert step(t) in ("turn", "produce")
        return
    assert me(t).tokens == expected
    assert me(t).income == [gain.blueberry_income, gain.hazelnut_income + 1], "and the step of the room"
    assert me(t).reputation == gain.reputation
    assert sum(me(t).lumber) == len(gain.dice)
    assert step(t) == ("turn" if not gain.tools else "tool" if gain.tools[0] == f.ANY_TOOL else "space")


@pytest.mark.rule("WC-225", "WC-255", "WC-257", "WC-259")
@pytest.mark.parametrize(
    ("code", "doc", "expected"),
    [
        ("B03", {"completed": ["S01", "S02", "S03"]}, 3),
        ("B03", {"completed": [f"S{n:02}" for n in range(1, 11)]}, 8),
        ("B20", {"attic": {"b0": "saw", "b1": "saw", "b3": "saw"}}, 3),
        ("B22", {}, 2),
    ],
)
def test_gains_for_each(code: str, doc: dict[str, Any], expected: int) -> None:
    """The House Elder counts himself too."""
    assert points(hire(code, {"rooms": ["A02"], **doc}, room=3)) == expected


@pytest.mark.rule("WC-227")
def test_an_action_at_once_is_an_effect_and_no_choice_on_the_wheel() -> None:
    """No tile moves, no lantern is spent, and neither the tile's own action nor the bonus action is used up by it."""
    rest: dict[str, Any] = {"round": 9, "orders": ["F01"], "helpers": ["B17"], "wheel": spread(1, 2)}
    t = table({"blueberries": 20, "rooms": ["A02"], "lanterns": 4}, **rest)
    act(t, "tile:0", "bonus:4", "take_helper:0", "room:3")
    before = (state(t).places[:], me(t).tokens[f.LANTERN], state(t).tile, state(t).settled, state(t).bonus_used)
    assert before[1] == 2, "one of the rim, three for the bonus action"
    act(t, "improve:3")
    after = (state(t).places, me(t).tokens[f.LANTERN], state(t).tile, state(t).settled, state(t).bonus_used)
    assert after == before
    assert legal(t, "main") == ["main:0", "main:1"] and legal(t, "swap")
    t = table({"blueberries": 20, "rooms": ["A02"], "lanterns": 3}, this_turn=chosen("choose_helper"), **rest)
    act(t, "main:0", "take_helper:0", "room:3", "improve:3")
    assert len(legal(t, "bonus")) == 7, "the bonus action may still be bought"


@pytest.mark.rule("WC-226")
def test_an_action_at_once() -> None:
    """Workshop Planner: improve the workshop, 4 cheaper, or not; on top of all other discounts."""
    t = hire("B17", {"rooms": ["A02"], "blueberries": 7}, room=3)
    assert t.actions(0) == ["improve:0", "improve:1", "improve:2", "improve:3", "done"]
    act(t, "improve:3")
    assert tokens(t) == {}
    assert not state(t).bonus_used
    t = act(hire("B17", {"rooms": ["A02"], "blueberries": 7}, room=3), "done")
    assert (me(t).upgrades(), step(t)) == (0, "turn")
    whole = {"pots": {"yellow": 0, "brown": 0}, "saws": ["ready"] * 3, "splicers": ["ready"] * 3, "gluer": "used"}
    assert step(hire("B17", {"rooms": ["A02"], **whole}, room=3)) == "turn", "it lapses"
    t = hire("B17", {"rooms": ["A18"], "blueberries": 7, "pots": {"yellow": 0}}, room=3)
    act(t, "improve:0")
    assert tokens(t) == {}, "6 less 4 less 2"


@pytest.mark.rule("WC-228")
def test_production_as_an_immediate_ability_includes_the_new_helper() -> None:
    t = hire("B04", {"rooms": ["A03"], "blueberries": 7}, room=3)
    assert (tokens(t), points(t)) == ({"blueberries": 3}, 2)


# ---------------------------------------------------------------- per-turn effects


@pytest.mark.rule("WC-230", "WC-231")
def test_adjust() -> None:
    """Sawdust Sweeper +1 for a scrap, Fine Carver +1 or -1, Whittler -1 with a scrap gained."""
    t = table({"rooms": ["A01"], "lumber": "g6 y2", "scrap": 1})
    act(t, "ability:0")
    assert t.actions(0) == ["die:1:2"], "a 6 cannot grow"
    act(t, "die:1:2")
    assert t.actions(0) == ["add:1"]
    act(t, "add:1")
    assert (lumber(t), "scrap" in tokens(t)) == ("g6 y3", False)
    assert me(t).splicers[0] == READY
    t = act(table({"rooms": ["B14"], "lumber": "g6 y2"}), "ability:0", "die:1:2")
    assert t.actions(0) == ["add:-1", "add:1"]
    act(t, "add:-1")
    assert lumber(t) == "g6 y1"
    t = act(table({"rooms": ["B14"], "lumber": "g6 y1"}), "ability:0", "die:0:6")
    assert t.actions(0) == ["add:-1"], "there is no 7"
    t = act(table({"rooms": ["B14"], "lumber": "g6 y1"}), "ability:0", "die:1:1")
    assert t.actions(0) == ["add:1"], "and no 0"
    t = act(table({"rooms": ["A13"], "lumber": "g1 y2"}), "ability:0")
    assert t.actions(0) == ["die:1:2"]
    act(t, "die:1:2", "add:-1")
    assert (lumber(t), tokens(t)["scrap"]) == ("g1 y1", 1)


@pytest.mark.rule("WC-231", "WC-250")
def test_adjusting_is_no_splicing() -> None:
    """Splice Expert: 2 points each time a splicing tile is used."""
    t = table({"rooms": ["A01", "B15"], "lumber": "g1", "scrap": 2})
    act(t, "ability:0", "die:0:1", "add:1")
    assert points(t) == 0
    act(t, "splice:0", "die:0:2", "add:1")
    assert points(t) == 2


@pytest.mark.rule("WC-232")
def test_recolor() -> None:
    t = act(table({"rooms": ["A14"], "lumber": "g4 y2 b1", "blueberries": 1}), "ability:0")
    assert t.actions(0) == ["die:0:4"]
    act(t, "die:0:4")
    assert t.actions(0) == ["color:1"]
    act(t, "color:1")
    assert (lumber(t), tokens(t)) == ("y2 y4 b1", {})
    t = act(table({"rooms": ["B13"], "lumber": "y2"}), "ability:0", "die:1:2")
    assert t.actions(0) == ["color:0", "color:2"]


@pytest.mark.rule("WC-233")
def test_grow() -> None:
    t = act(table({"rooms": ["A07"], "pots": {"green": 5, "yellow": 1}}), "ability:0")
    assert t.actions(0) == ["grow:0", "grow:1"]
    act(t, "grow:1")
    assert me(t).pots == [5, 2, -1]
    t = act(table({"rooms": ["A07"], "pots": {"green": 5}}), "ability:0", "grow:0")
    assert (me(t).pots[0], lumber(t)) == (0, "g6")


@pytest.mark.rule("WC-234", "WC-249")
def test_saw_without_a_tile() -> None:
    """Master Sawyer beside Sawyer's Pupil, who gives scrap for each sawing."""
    t = act(table({"rooms": ["B01", "A05"], "lumber": "g4", "sawblades": 1}), "ability:0", "die:0:4")
    assert t.actions(0) == ["cut:0", "cut:1", "cut:2"], "two pieces for nothing, three for a sawblade"
    act(t, "cut:2")
    assert (lumber(t), me(t).saws[0]) == ("g1 g1 g2", READY)
    assert tokens(t) == {"blueberries": 20, "scrap": 1}


@pytest.mark.rule("WC-235", "WC-236", "WC-251")
def test_glue_without_a_tile() -> None:
    """Bench Joiner beside the Glue Boiler: 1 glue and 2 blueberries, 4 points for colours, 2 for gluing."""
    t = table({"rooms": ["A12", "A02"], "lumber": "g2 y3", "glue": 1})
    act(t, "ability:0", "die:0:2", "die:1:3")
    assert t.actions(0) == ["color:0", "color:1"]
    act(t, "color:1")
    assert (lumber(t), tokens(t)) == ("y5", {"blueberries": 18})
    assert (part(t, "gluing"), part(t, "helpers")) == (4, 2)


@pytest.mark.rule("WC-237", "WC-242")
def test_sell_by_ability() -> None:
    """Yard Auctioneer: pips + 3 + colour; the Barter Badger gives 2 for each sale."""
    t = table({"rooms": ["B12", "A15"], "lumber": "b4", "blueberries": 0})
    act(t, "ability:0", "die:2:4")
    assert (lumber(t), tokens(t)) == ("", {"blueberries": 4 + 3 + 2 + 2})


@pytest.mark.rule("WC-238")
@pytest.mark.parametrize(
    ("code", "doc"),
    [
        ("A01", {"lumber": "g6", "scrap": 1}),
        ("A01", {"lumber": "g1"}),
        ("A07", {}),
        ("A12", {"lumber": "g4 y3", "glue": 1}),
        ("A12", {"lumber": "g1 y3", "glue": 1, "blueberries": 1}),
        ("A13", {"lumber": "g1 y1"}),
        ("A14", {"lumber": "y1"}),
        ("B01", {"lumber": "y1"}),
        ("B12", {}),
    ],
)
def test_an_ability_that_cannot_be_carried_out_is_not_offered(code: str, doc: dict[str, Any]) -> None:
    assert not legal(table({"rooms": [code], **doc}), "ability")


@pytest.mark.rule("WC-239", "WC-269")
def test_no_ability_but_growing_touches_a_tree() -> None:
    doc = {"pots": {"green": 3}, "scrap": 1, "glue": 1, "gluer": "ready", "orders": "S06"}
    for code in ("A01", "A12", "A13", "A14", "B01", "B12", "B13", "B14"):
        assert verbs(table({"rooms": [code], **doc})) == {"tile", "harvest"}


# ---------------------------------------------------------------- permanent abilities


@pytest.mark.rule("WC-240", "WC-241")
def test_public_dice_and_exchange_dice_are_different_events() -> None:
    t = act(open_action("buy_lumber", {"rooms": ["A08"]}), "buy_die:1", "buy_die:3")
    assert tokens(t) == {"blueberries": 20 - 2 - 4}
    t = act(open_action("exchange_dice", {"rooms": ["A08"]}), "buy_six:0")
    assert tokens(t) == {"blueberries": 14}
    p = me(t)
    p.discount[f.BUY_EXCHANGE_DIE] = 2
    state(t).settled = 0
    act(t, "main:0", "buy_six:0")
    assert tokens(t) == {"blueberries": 14 - 4}


@pytest.mark.rule("WC-242")
def test_a_sale_in_an_exchange_is_an_event() -> None:
    t = act(open_action("exchange_dice", {"rooms": ["A15"], "lumber": "g2", "blueberries": 0}), "sell:0:2")
    assert tokens(t) == {"blueberries": 6}


@pytest.mark.rule("WC-243")
def test_each_purchase_of_materials_is_an_event() -> None:
    t = act(open_action("buy_materials", {"rooms": ["A19"], "blueberries": 3}), "buy_material:0", "buy_material:2")
    assert tokens(t) == {"sawblade": 2, "glue": 3}


@pytest.mark.rule("WC-244")
def test_laying_from_the_hand_is_no_taking() -> None:
    t = to_step(table({"rooms": ["A09"], "hand": ["S01", "S03"], "blueberries": 0}, players=1, round=4), "lay_order")
    before = tokens(t).get("blueberries", 0)
    act(t, "lay_order:0")
    assert tokens(t).get("blueberries", 0) == before


@pytest.mark.rule("WC-245")
def test_hiring_is_an_event_with_a_discount() -> None:
    t = open_action("choose_helper", {"rooms": ["A17"]})
    act(t, "take_helper:0", "room:1")
    assert tokens(t) == {"blueberries": 20 - 1}


@pytest.mark.rule("WC-246")
def test_two_trees_are_two_plantings() -> None:
    doc = {"rooms": ["A06"], "lumber": "y1", "pots": {"green": 0, "yellow": 0, "brown": 0}, "blueberries": 0}
    t = act(open_action("produce_plant", doc), "mode:1", "plant:0:1:1", "plant:1:1:1")
    assert tokens(t) == {"blueberries": 4}


@pytest.mark.rule("WC-248")
def test_each_improvement_is_an_event() -> None:
    t = act(open_action("improve_workshop", {"rooms": ["A18"]}), "improve:2")
    assert tokens(t) == {"blueberries": 19}


@pytest.mark.rule("WC-249")
def test_sawing_is_one_event_whatever_the_cuts() -> None:
    t = table({"rooms": ["A05"], "lumber": "g6", "sawblades": 4})
    act(t, "saw:0", "die:0:6", "cut:9")
    assert tokens(t) == {"blueberries": 20, "scrap": 1}


@pytest.mark.rule("WC-251")
def test_gluing_with_the_tile_is_an_event() -> None:
    t = table({"rooms": ["B02"], "lumber": "g1 g2", "glue": 1, "gluer": "ready"})
    act(t, "glue", "die:0:1", "die:0:2")
    assert points(t) == 3
    assert me(t).gluer == USED


@pytest.mark.rule("WC-252", "WC-314")
def test_completing_is_an_event_for_any_deck() -> None:
    for code, wood in (("S06", "g3 g3"), ("F18", "g3 g3 g3"), ("N05", "y5 g3")):
        t = table({"rooms": ["B16"], "lumber": wood, "orders": f"{code}/berry"}, orders=[])
        act(t, f"complete:{f.ORDER_CODES.index(code)}")
        assert part(t, "helpers") == 2


@pytest.mark.rule("WC-253")
def test_spending_lanterns_is_one_event_a_payment() -> None:
    t = table({"rooms": ["A24"], "lanterns": 4, "blueberries": 5}, this_turn=chosen("buy_lumber"))
    act(t, "bonus:2", "buy_material:1", "done")
    assert tokens(t)["blueberries"] == 5 + 2 - 1
    act(t, "swap:2")
    assert tokens(t)["blueberries"] == 6 + 2


@pytest.mark.rule("WC-254")
def test_every_marketing_purchase_is_an_event() -> None:
    """The Treasurer's discount works on the last space too."""
    doc = {"rooms": ["A03", "B11"], "marketing": 6, "blueberries": 25}
    t = table(doc, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions", "market:1")
    assert (tokens(t), points(t)) == ({"blueberries": 15}, 11)


# ---------------------------------------------------------------- counts


@pytest.mark.parametrize(
    ("what", "count"),
    [
        pytest.param(f.C_HELPERS, 2, marks=pytest.mark.rule("WC-255")),
        pytest.param(f.C_UPGRADES, 4, marks=pytest.mark.rule("WC-256")),
        pytest.param(f.C_TOOLS, 3, marks=pytest.mark.rule("WC-257")),
        pytest.param(f.C_BLUEBERRY_INCOME, 12, marks=pytest.mark.rule("WC-258")),
        pytest.param(f.C_COMPLETED, 3, marks=pytest.mark.rule("WC-259")),
        pytest.param(f.C_MARKETING, 6, marks=pytest.mark.rule("WC-260")),
        pytest.param(f.C_LANTERNS, 4, marks=pytest.mark.rule("WC-261")),
        pytest.param(f.C_BROWN, 3, marks=pytest.mark.rule("WC-262")),
    ],
)
def test_counts(what: int, count: int) -> None:
    t = table(
        {
            "rooms": ["A03", "A01"],
            "saws": ["used", "ready"],
            "gluer": "ready",
            "pots": {"green": 1, "yellow": 2, "brown": 3},
            "attic": {"b0": "saw", "b3": "saw", "b2": "saw"},
            "income": {"blueberry": 12, "hazelnut": 3},
            "completed": ["S01", "F01", "N01"],
            "marketing": 6,
            "lanterns": 4,
            "lumber": "b1 b6 g1",
        },
        orders=[],
    )
    assert count_of(me(t), what) == count
    assert count_of(me(t, 1), what) == 0
