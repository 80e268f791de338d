"""Section 7: the seven actions."""

import pytest

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.state import READY

from .helpers import (
    FREE,
    act,
    chosen,
    end_turn,
    legal,
    lumber,
    me,
    open_action,
    points,
    state,
    step,
    table,
    tokens,
    verbs,
)

# ---------------------------------------------------------------- 7.1 buy lumber


@pytest.mark.rule("WC-133", "WC-134", "WC-137", "WC-140")
def test_buy_one_or_two_dice() -> None:
    """The public lumber is g1 g3 y2 y4 b1 b6, for 1 3 3 5 3 8."""
    t = open_action("buy_lumber")
    assert verbs(t) == {"buy_die"}, "the first is required"
    act(t, "buy_die:3")
    assert tokens(t) == {"blueberries": 20 - 5}
    assert verbs(t) - FREE == {"buy_die", "done"}
    act(t, "buy_die:5")
    assert tokens(t) == {"blueberries": 20 - 5 - 8}
    assert lumber(t) == "y4 b6"
    assert step(t) == "turn", "two at most"


@pytest.mark.rule("WC-133")
def test_the_second_die_is_optional() -> None:
    t = act(open_action("buy_lumber"), "buy_die:0", "done")
    assert lumber(t) == "g1"


@pytest.mark.rule("WC-135", "WC-136", "WC-199")
@pytest.mark.parametrize("second", ["ready", "used"])
def test_the_second_saw_makes_sixes_cheaper(second: str) -> None:
    t = act(open_action("buy_lumber", {"saws": ["ready", second]}), "buy_die:5")
    assert tokens(t) == {"blueberries": 20 - 6}
    assert lumber(t) == "b6"


@pytest.mark.rule("WC-138", "WC-139")
def test_gaps_are_refilled_after_the_last_purchase() -> None:
    t = open_action("buy_lumber")
    act(t, "buy_die:0")
    assert state(t).market == [0, 3, 2, 4, 1, 6]
    assert "buy_die:0" not in t.actions(0)
    act(t, "buy_die:4")
    market = state(t).market
    assert market[1:4] + market[5:] == [3, 2, 4, 6]
    assert 1 <= market[0] <= 6 and 1 <= market[4] <= 6
    rolled = [t.game.verbs.text(e.action).split(":")[:2] for e in t.log if e.seat < 0]
    assert rolled == [["roll", "0"], ["roll", "4"]]


# ---------------------------------------------------------------- 7.2 exchange dice


@pytest.mark.rule("WC-141", "WC-142", "WC-143", "WC-146", "WC-151")
def test_sell_and_buy() -> None:
    """The rulebook's example: a brown 3 sells for 8, and a yellow 6 costs 7."""
    t = open_action("exchange_dice", {"lumber": "b3", "blueberries": 0})
    assert verbs(t) == {"sell"}
    act(t, "sell:2:3")
    assert tokens(t) == {"blueberries": 8}
    assert t.actions(0) == ["buy_six:0", "buy_six:1", "done"]
    act(t, "buy_six:1")
    assert tokens(t) == {"blueberries": 1}
    assert lumber(t) == "y6"
    assert step(t) == "turn"


@pytest.mark.rule("WC-143")
@pytest.mark.parametrize(("die", "price"), [("g1", 2), ("g6", 12), ("y1", 3), ("y4", 9), ("b1", 4), ("b6", 14)])
def test_sale_prices(die: str, price: int) -> None:
    t = open_action("exchange_dice", {"lumber": die, "blueberries": 0})
    act(t, f"sell:{'gyb'.index(die[0])}:{die[1]}")
    assert tokens(t) == {"blueberries": price}
    assert lumber(t) == ""


@pytest.mark.rule("WC-141", "WC-148")
def test_only_buying_leaves_every_colour() -> None:
    t = open_action("exchange_dice", {"lumber": "b3"})
    assert legal(t, "buy_six") == ["buy_six:0", "buy_six:1", "buy_six:2"]
    assert "done" not in t.actions(0)
    act(t, "buy_six:2")
    assert tokens(t) == {"blueberries": 12}
    assert step(t) == "turn", "no sale after the purchase"


@pytest.mark.rule("WC-144", "WC-148")
def test_one_sale_and_then_another_colour() -> None:
    t = act(open_action("exchange_dice", {"lumber": "b3 g2"}), "sell:0:2")
    assert t.actions(0) == ["saw:0", "buy_six:1", "buy_six:2", "done"]


@pytest.mark.rule("WC-145")
def test_trees_are_not_sold() -> None:
    t = table({"pots": {"green": 3}, "blueberries": 0}, this_turn=chosen("exchange_dice"))
    assert legal(t, "main") == ["main:1"]


@pytest.mark.rule("WC-147")
def test_the_six_comes_from_the_bank() -> None:
    t = act(open_action("exchange_dice"), "buy_six:2")
    assert state(t).market == [1, 3, 2, 4, 1, 6]


@pytest.mark.rule("WC-149", "WC-150")
def test_discounts_on_the_exchange() -> None:
    """The second saw helps, the Timber Haggler does not."""
    t = act(open_action("exchange_dice", {"saws": ["ready", "ready"], "rooms": ["A08"]}), "buy_six:2")
    assert tokens(t) == {"blueberries": 20 - 8 + 2}


# ---------------------------------------------------------------- 7.3 buy materials


@pytest.mark.rule("WC-152")
@pytest.mark.parametrize(
    ("line", "kind", "count", "price"),
    [(0, "sawblade", 2, 2), (1, "glue", 2, 1), (2, "glue", 3, 3), (3, "scrap", 2, 1), (4, "scrap", 3, 3)],
)
def test_the_price_list(line: int, kind: str, count: int, price: int) -> None:
    t = act(open_action("buy_materials"), f"buy_material:{line}")
    assert tokens(t) == {"blueberries": 20 - price, kind: count}


@pytest.mark.rule("WC-153", "WC-154")
def test_two_purchases_are_of_different_kinds() -> None:
    """The rulebook's example: 2 glue and 3 scrap cost 4; 5 glue cannot be bought."""
    t = open_action("buy_materials")
    assert "done" not in t.actions(0)
    act(t, "buy_material:1")
    assert t.actions(0) == ["buy_material:0", "buy_material:3", "buy_material:4", "done"]
    act(t, "buy_material:4")
    assert tokens(t) == {"blueberries": 16, "glue": 2, "scrap": 3}
    assert step(t) == "turn"


@pytest.mark.rule("WC-155")
def test_discounts_apply_to_each_purchase() -> None:
    t = act(open_action("buy_materials", {"rooms": ["A19"]}), "buy_material:2", "buy_material:4")
    assert tokens(t)["blueberries"] == 20 - 2 - 2


# ---------------------------------------------------------------- 7.4 choose orders


@pytest.mark.rule("WC-156", "WC-157", "WC-158", "WC-159")
def test_take_an_order() -> None:
    t = open_action("choose_orders", {"orders": "S09/rep2"})
    assert t.actions(0) == [f"take_order:{slot}" for slot in range(4)]
    act(t, "take_order:2")
    assert tokens(t) == {"blueberries": 20}
    p = me(t)
    assert p.hand == []
    assert dict(zip(p.orders, p.rows, strict=True)) == {6: 2, 8: 1}, "S07 starts in the third row"
    display = state(t).order_display
    assert display[1:] == [4, 5, 7], "the lower slots moved up, slot 4 stayed"
    assert display[0] not in (4, 5, 6, 7)


@pytest.mark.rule("WC-160")
def test_a_second_order_for_three_blueberries() -> None:
    t = act(open_action("choose_orders"), "take_order:3")
    new_card = state(t).order_display[0]
    assert verbs(t) == {"take_order", "done"}
    act(t, "take_order:0")
    assert new_card in me(t).orders, "the card that has just appeared"
    assert tokens(t) == {"blueberries": 17}
    assert -1 not in state(t).order_display
    assert step(t) == "turn"


@pytest.mark.rule("WC-160")
def test_without_blueberries_there_is_no_second_order() -> None:
    t = act(open_action("choose_orders", {"blueberries": 2}), "take_order:0")
    assert t.actions(0) == ["done"]


@pytest.mark.rule("WC-161")
def test_an_empty_display_gives_no_action() -> None:
    t = table(orders=[], decks={"orders": []}, this_turn=chosen("choose_orders"))
    assert legal(t, "main") == ["main:1"]


@pytest.mark.rule("WC-161")
@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_one_order_on_any_slot_is_enough(slot: int) -> None:
    """In play cards lie on the highest slots; a position written by hand may leave gaps."""
    shown = ["S05" if i == slot else None for i in range(4)]
    t = act(table(orders=shown, this_turn=chosen("choose_orders")), "main:0")
    assert legal(t, "take_order") == [f"take_order:{slot}"]


@pytest.mark.rule("WC-162")
def test_an_order_just_taken_may_be_completed() -> None:
    """At once, before a second is taken, which its reward may pay for; or after the action."""
    bare = {"lumber": "g3 g3", "blueberries": 0}
    t = act(open_action("choose_orders", bare), "take_order:1")
    assert t.actions(0) == ["saw:0", "complete:5", "done"], "a second order cannot be paid"
    act(t, "complete:5")
    assert len(me(t).completed) == 1 and tokens(t)["blueberries"] >= 3
    assert step(t) == "take_order" and len(legal(t, "take_order")) == 4
    act(t, "take_order:0")
    assert step(t) == "turn" and len(me(t).orders) == 1
    t = act(open_action("choose_orders", bare), "take_order:1", "done")
    assert legal(t, "complete") == ["complete:5"]


# ---------------------------------------------------------------- 7.5 choose a helper


@pytest.mark.rule("WC-163", "WC-164")
def test_hire_a_helper() -> None:
    t = open_action("choose_helper", {"rooms": ["A03"]})
    assert t.actions(0) == [f"take_helper:{slot}" for slot in range(4)]
    act(t, "take_helper:2", "room:1")
    assert me(t).rooms[1] == f.HELPER_CODES.index("A09")
    assert tokens(t) == {"blueberries": 17}
    codes = [f.HELPER_CODES[card] for card in state(t).helper_display]
    assert codes[1:] == ["A02", "A05", "A19"]
    assert step(t) == "turn", "exactly one"


@pytest.mark.rule("WC-170")
def test_the_helper_row_is_filled_before_the_helper_is_paid_and_placed() -> None:
    t = act(open_action("choose_helper", {"rooms": ["A03"]}), "take_helper:2")
    shown = [f.HELPER_CODES[card] for card in state(t).helper_display]
    assert shown[1:] == ["A02", "A05", "A19"] and shown[0] not in ("A02", "A05", "A09", "A19")
    assert (step(t), tokens(t), me(t).rooms[1]) == ("place_helper", {"blueberries": 20}, -1)
    turn = t.view(0)["this_turn"]
    assert (turn["hiring"], turn["hiring_price"]) == ("A09", 3)
    act(t, "room:1")
    assert (me(t).rooms[1], tokens(t)) == (f.HELPER_CODES.index("A09"), {"blueberries": 17})
    assert [f.HELPER_CODES[card] for card in state(t).helper_display] == shown
    assert t.view(0)["this_turn"]["hiring"] is None


@pytest.mark.rule("WC-165", "WC-166")
def test_a_helper_must_be_paid_beforehand() -> None:
    """The Berry Gatherer would bring 3 blueberries at once, which does not help to pay the 5."""
    t = table({"rooms": ["A08"], "blueberries": 4}, helpers=["A03", "A21"], this_turn=chosen("choose_helper"))
    assert legal(t, "main") == ["main:1"]
    t = table({"rooms": ["A08"], "blueberries": 5}, helpers=["A03", "A21"], this_turn=chosen("choose_helper"))
    act(t, "main:0")
    assert t.actions(0) == ["take_helper:0"]


@pytest.mark.rule("WC-167", "WC-168")
@pytest.mark.parametrize(
    ("rooms", "free"),
    [
        (["A03"], [1, 3]),
        (["A03", "A01"], [2, 3, 4]),
        (["A03", None, None, "A01"], [1, 4]),
        (["A03", "A01", "A04"], [3, 4, 5]),
        (["A03", "A01", "A04", "A06", "A07"], [5]),
    ],
)
def test_rooms_share_an_edge(rooms: list[str | None], free: list[int]) -> None:
    t = act(open_action("choose_helper", {"rooms": rooms}), "take_helper:3")
    assert t.actions(0) == [f"room:{room}" for room in free]


@pytest.mark.rule("WC-169")
def test_with_six_helpers_nobody_is_hired() -> None:
    rooms = ["A01", "A03", "A04", "A06", "A07", "A08"]
    assert legal(table({"rooms": rooms}, this_turn=chosen("choose_helper")), "main") == ["main:1"]


@pytest.mark.rule("WC-171")
@pytest.mark.parametrize(
    ("rooms", "room", "income"),
    [(["A16"], 1, [1, 0]), (["A16"], 3, [0, 1]), (["A16", "A01"], 2, [0, 1]), (["A16", "A01"], 4, [1, 0])],
)
def test_a_room_gives_its_income_step(rooms: list[str], room: int, income: list[int]) -> None:
    t = act(open_action("choose_helper", {"rooms": rooms}), "take_helper:1", f"room:{room}")
    assert me(t).income == income


@pytest.mark.rule("WC-172", "WC-173")
def test_a_room_gives_productions_and_the_new_helper_counts() -> None:
    """R2C2 gives one production: of the Delivery Clerk, the Sweeper or the new Glue Boiler."""
    t = act(open_action("choose_helper", {"rooms": ["A16", "A01"]}), "take_helper:0", "room:4")
    assert t.actions(0) == ["produce:0", "produce:1", "produce:4"]
    act(t, "produce:4")
    assert tokens(t) == {"blueberries": 17, "glue": 2}
    assert step(t) == "turn"


@pytest.mark.rule("WC-174")
def test_income_then_production_then_the_immediate_ability() -> None:
    """The Tool Pedlar in R2C2: the production is chosen before the tool."""
    t = open_action("choose_helper", {"rooms": ["A16", "A01"]}, helpers=["A10"])
    act(t, "take_helper:0", "room:4")
    assert (tokens(t), me(t).income) == ({"blueberries": 15}, [1, 0])
    assert step(t) == "produce"
    act(t, "produce:0")
    assert points(t) == 2
    assert step(t) == "tool"


# ---------------------------------------------------------------- 7.6 produce or plant


@pytest.mark.rule("WC-175")
def test_the_two_modes() -> None:
    me_ = {"rooms": ["A03", "A01", "A02"], "lumber": "g3", "blueberries": 0}
    t = open_action("produce_plant", me_)
    assert t.actions(0) == ["mode:0", "mode:1"]
    act(t, "mode:0", "produce:1", "produce:2")
    assert tokens(t) == {"scrap": 2, "glue": 2}
    t = act(open_action("produce_plant", me_), "mode:1", "produce:1")
    assert tokens(t) == {"scrap": 2}
    assert verbs(t) - FREE == {"plant", "done"}


@pytest.mark.rule("WC-176")
def test_a_single_helper_produces_once() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03"], "blueberries": 0}), "mode:0")
    assert tokens(t) == {"blueberries": 3}
    assert step(t) == "turn"


@pytest.mark.rule("WC-177")
def test_a_die_just_produced_can_be_planted() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A06"]}), "mode:1")
    assert lumber(t) == "g1"
    act(t, "plant:0:1:1")
    assert me(t).pots[0] == 1
    assert lumber(t) == ""


@pytest.mark.rule("WC-178")
def test_planting_needs_an_empty_pot() -> None:
    t = open_action("produce_plant", {"rooms": ["A03"], "pots": {"green": 2}, "lumber": "g1"})
    assert t.actions(0) == ["mode:0"]


@pytest.mark.rule("WC-179")
def test_planting_may_be_declined_and_lapses() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03"], "lumber": "g1"}), "mode:1", "done")
    assert (lumber(t), me(t).pots[0], step(t)) == ("g1", 0, "turn")
    t = act(open_action("produce_plant", {"rooms": ["A03"], "lumber": "y1 b1"}), "mode:1")
    assert step(t) == "turn", "nothing fits the green pot, and no free action could change that"


@pytest.mark.rule("WC-180", "WC-181", "WC-182", "WC-183", "WC-184")
def test_what_can_be_planted() -> None:
    """Pieces of 1 or 2 of the pot's own colour: whole dice, or cut off larger ones."""
    t = act(open_action("produce_plant", {"rooms": ["A03"], "lumber": "g1 g2 g5 y1"}), "mode:1")
    assert legal(t, "plant") == ["plant:0:1:1", "plant:0:2:1", "plant:0:2:2", "plant:0:5:1", "plant:0:5:2"]


@pytest.mark.rule("WC-182", "WC-183", "WC-184", "WC-185", "WC-187")
@pytest.mark.parametrize(
    ("action", "tree", "rest"),
    [
        ("plant:0:1:1", 1, "g2 g5"),
        ("plant:0:2:2", 2, "g1 g5"),
        ("plant:0:2:1", 1, "g1 g1 g5"),
        ("plant:0:5:2", 2, "g1 g2 g3"),
        ("plant:0:5:1", 1, "g1 g2 g4"),
    ],
)
def test_planting_leaves_the_rest(action: str, tree: int, rest: str) -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03"], "lumber": "g1 g2 g5"}), "mode:1", action)
    assert me(t).pots[0] == tree
    assert lumber(t) == rest
    assert me(t).saws[0] == READY
    assert tokens(t) == {"blueberries": 23}


@pytest.mark.rule("WC-186")
def test_the_cut_for_planting_is_no_sawing() -> None:
    """Sawyer's Pupil would give scrap for sawing."""
    t = act(open_action("produce_plant", {"rooms": ["A05"], "lumber": "g5"}), "mode:1", "plant:0:5:1")
    assert "scrap" not in tokens(t)


@pytest.mark.rule("WC-188")
def test_the_brown_pot_lets_plant_two_trees() -> None:
    me_ = {"rooms": ["A03"], "lumber": "g1 g2 y4", "pots": {"green": 0, "yellow": 0, "brown": 3}}
    t = act(open_action("produce_plant", me_), "mode:1", "plant:0:1:1")
    assert legal(t, "plant") == ["plant:1:4:1", "plant:1:4:2"], "another pot"
    assert "done" in t.actions(0)
    act(t, "plant:1:4:2")
    assert (me(t).pots, lumber(t), step(t)) == ([1, 2, 3], "g2 y2", "turn")
    me_ = {**me_, "pots": {"green": 0, "yellow": 0}}
    t = act(open_action("produce_plant", me_), "mode:1", "plant:0:1:1")
    assert step(t) == "turn", "without it one tree"


@pytest.mark.rule("WC-189")
def test_a_tree_does_not_grow_in_the_turn_it_is_planted() -> None:
    t = act(open_action("produce_plant", {"rooms": ["A03"], "lumber": "g1"}), "mode:1", "plant:0:1:1")
    assert me(t).pots[0] == 1
    end_turn(t)
    assert me(t).pots[0] == 1
    end_turn(t)
    assert me(t).pots[0] == 3


# ---------------------------------------------------------------- 7.7 improve the workshop


@pytest.mark.rule("WC-190", "WC-191", "WC-206")
def test_improvements_and_their_prices() -> None:
    """Each kind on its own: pot 4, saw 4, splicing 3, gluing 4."""
    t = open_action("improve_workshop")
    assert t.actions(0) == ["improve:0", "improve:1", "improve:2", "improve:3"]
    for kind, price in enumerate([4, 4, 3, 4]):
        t = act(open_action("improve_workshop"), f"improve:{kind}")
        assert tokens(t) == {"blueberries": 20 - price}
        assert step(t) == "turn"
    assert open_action("improve_workshop", {"blueberries": 3}).actions(0) == ["improve:2"]


@pytest.mark.rule("WC-192", "WC-199", "WC-200")
def test_a_second_saw() -> None:
    t = act(open_action("improve_workshop"), "improve:1")
    assert me(t).saws == [READY, READY, 0]
    assert me(t).income == [0, 1]
    assert t.view(0)["players"][0]["prices"]["market"][5] == 6


@pytest.mark.rule("WC-200", "WC-201")
def test_a_third_saw_also_gives_reputation() -> None:
    t = act(open_action("improve_workshop", {"saws": ["ready", "used"]}), "improve:1")
    assert tokens(t) == {"blueberries": 14}
    assert me(t).saws == [READY, 2, READY]
    assert (me(t).income, me(t).reputation) == ([0, 1], 2)


@pytest.mark.rule("WC-193")
def test_a_complete_workshop_cannot_be_improved() -> None:
    whole = {
        "pots": {"green": 0, "yellow": 0, "brown": 0},
        "saws": ["ready"] * 3,
        "splicers": ["ready"] * 3,
        "gluer": "used",
    }
    t = table(whole, this_turn=chosen("improve_workshop"))
    assert legal(t, "main") == ["main:1"]
    assert me(t).upgrades() == 7


@pytest.mark.rule("WC-194", "WC-195", "WC-196")
def test_pots_come_in_order_with_a_tree() -> None:
    t = act(open_action("improve_workshop"), "improve:0")
    assert me(t).pots == [0, 1, -1]
    assert me(t).income == [0, 1]
    t = act(open_action("improve_workshop", {"pots": {"green": 3, "yellow": 2}}), "improve:0")
    assert me(t).pots == [3, 2, 1]
    assert tokens(t) == {"blueberries": 14}


@pytest.mark.rule("WC-197", "WC-198")
def test_the_tree_of_a_pot_is_not_planted() -> None:
    """The Seedling Nurse gives 2 blueberries for planting only; the tree may be harvested at once."""
    t = act(open_action("improve_workshop", {"rooms": ["A06"]}), "improve:0")
    assert tokens(t) == {"blueberries": 16}
    act(t, "harvest:1")
    assert lumber(t) == "y1"
    t = act(open_action("improve_workshop"), "improve:0")
    end_turn(end_turn(t))
    assert me(t).pots[1] == 3, "it grows from the next turn on"


@pytest.mark.rule("WC-202", "WC-203")
def test_splicing_tiles() -> None:
    t = act(open_action("improve_workshop"), "improve:2")
    assert (me(t).splicers, me(t).income) == ([READY, READY, 0], [1, 0])
    t = act(open_action("improve_workshop", {"splicers": ["used", "ready"]}), "improve:2")
    assert (me(t).splicers, me(t).income) == ([2, READY, READY], [1, 1])
    assert f.SPLICE_ADDS == [[1], [1, 2], [1, 2, 3, 4]]


@pytest.mark.rule("WC-204", "WC-205")
def test_the_gluing_tile() -> None:
    t = act(open_action("improve_workshop"), "improve:3")
    assert (me(t).gluer, me(t).income, tokens(t)) == (READY, [1, 1], {"blueberries": 16})
