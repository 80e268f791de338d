"""Games that were begun by rules 1 and 2 stay the games they were; new ones are played by rules 3."""

from random import Random
from typing import Any

import pytest

from burgher.core.table import Opening, Table, open_record, open_table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

from ..vocabulary import why
from .helpers import (
    act,
    by_rules,
    by_rules_1,
    chosen,
    document,
    legal,
    lumber,
    me,
    open_action,
    part,
    pick,
    points,
    state,
    step,
    table,
    tokens,
    verbs,
)

# ---------------------------------------------------------------- WC-020: free actions between the parts of an action

ORDER = {"lumber": "g3 g3", "orders": "S06"}  # Bathtub boat: 5 blueberries and a sawblade


@pytest.mark.rule("WC-020", "WC-303")
@pytest.mark.parametrize(
    ("tile", "doc", "first", "between"),
    [
        ("buy_lumber", {"blueberries": 1}, ["buy_die:0"], ["buy_die:1", "done"]),
        ("exchange_dice", {"blueberries": 0, "lumber": "g3 g3 g1"}, ["sell:0:1"], ["buy_six:1", "done"]),
        ("buy_materials", {"blueberries": 1}, ["buy_material:1"], ["buy_material:0", "done"]),
        ("choose_orders", {"blueberries": 0}, ["take_order:0"], ["take_order:0", "done"]),
        ("produce_plant", {"rooms": ["A03"]}, ["mode:1"], ["done"]),
    ],
)
def test_an_order_completed_between_two_parts_pays_for_the_second(
    tile: str, doc: dict[str, Any], first: list[str], between: list[str]
) -> None:
    """Between the first and the second die, sale and purchase, lines of material, orders, and production and tree."""
    t = act(open_action(tile, {**ORDER, **doc}), *first)
    where = step(t)
    if tile != "produce_plant":
        assert between[0] not in t.actions(0), "it cannot be paid yet"
    before = tokens(t).get("blueberries", 0)
    act(t, "complete:5")
    assert (step(t), len(me(t).completed), tokens(t)["blueberries"]) == (where, 1, before + 5)
    for action in between:
        assert action in t.actions(0)
    act(t, between[0])
    while step(t) not in ("turn", None):
        act(t, "done")
    assert state(t).settled == 1 and "end_actions" in verbs(t)


@pytest.mark.rule("WC-020")
@pytest.mark.parametrize("tile", ["buy_lumber", "exchange_dice", "buy_materials", "choose_orders", "produce_plant"])
def test_no_free_action_between_opening_an_action_and_its_first_part(tile: str) -> None:
    t = open_action(tile, {**ORDER, "rooms": ["A03"]})
    assert not {"complete", "saw"} & verbs(t)
    if tile != "produce_plant":
        assert why(t, "complete:5") == (
            "WC-020",
            "This action has been opened: at least its first part must be done.",
        )


@pytest.mark.rule("WC-020", "WC-085")
def test_no_free_action_inside_a_part_a_gain_or_the_setup() -> None:
    """A helper is taken and placed in one; what an order brings is finished first."""
    t = act(open_action("choose_helper", {**ORDER, "rooms": ["A03"]}), "take_helper:0")
    assert verbs(t) == {"room"}
    t = act(table({"lumber": "g4 y3 b1", "orders": "N01", "rooms": ["A27"]}, commissions=["P01", "P02"]), "complete:64")
    assert verbs(t) == {"choice"}
    doc = document({"rooms": ["A03"], **ORDER}, players=1, round=0)
    doc["stack"] = ["next_round", "choosing:served=1", "buy_lumber:0:optional=1:bought=1"]
    t = open_table(GAME, 0, seed=1, position=doc)
    assert verbs(t) == {"buy_die", "done"}
    assert why(t, "complete:5") == (
        "WC-085",
        "Free actions belong to your own turn, and the game is still being set up.",
    )


@pytest.mark.rule("WC-020", "WC-183")
def test_a_free_action_between_production_and_planting_may_bring_the_tree() -> None:
    """Only a yellow 6 is there: a helper makes it green, and a piece of it is planted."""
    late: dict[str, Any] = {"round": 9, "orders": ["F01"], "helpers": ["B01"]}
    t = act(open_action("produce_plant", {"rooms": ["B13"], "lumber": "y6"}, **late), "mode:1")
    assert (step(t), legal(t, "plant")) == ("plant", [])
    act(t, "ability:0", "die:1:6", "color:0")
    assert (step(t), legal(t, "plant")) == ("plant", ["plant:0:6:1", "plant:0:6:2"])
    act(t, "plant:0:6:2")
    assert (me(t).pots[0], "g4" in lumber(t)) == (2, True)


@pytest.mark.rule("WC-188", "WC-268")
def test_the_second_tree_needs_another_pot_even_if_the_first_was_harvested() -> None:
    me_ = {"rooms": ["A03"], "lumber": "g5 y1", "pots": {"green": 0, "yellow": 0, "brown": 3}}
    t = act(open_action("produce_plant", me_), "mode:1", "plant:0:5:1", "harvest:0")
    assert (me(t).pots, lumber(t)) == ([0, 0, 3], "g1 g4 y1")
    assert legal(t, "plant") == ["plant:1:1:1"]
    assert why(t, "plant:0:1:1") == (
        "WC-188",
        "Your first tree of this action came into this pot (green): the second needs another.",
    )
    act(t, "harvest:2", "plant:2:3:2")
    assert me(t).pots == [0, 0, 2]
    assert step(t) == "turn", "two trees at most"


@pytest.mark.rule("WC-162", "WC-220")
def test_the_gain_for_an_order_comes_before_the_next_part() -> None:
    """Completing in the middle sets off permanent abilities as ever, and the action goes on."""
    listener = next(
        card.code
        for card in f.HELPERS
        if card.ability == f.PERMANENT and card.event == f.COMPLETE_ORDER and f.GAINS[card.gain].points
    )
    late: dict[str, Any] = {"round": 9, "helpers": ["B01"]}
    shown = ["F01", "F02", "F03", "F04"]
    t = open_action("choose_orders", {**ORDER, "rooms": ["A03", listener]}, orders=shown, **late)
    act(t, "take_order:0", "complete:5")
    assert (step(t), part(t, "helpers") > 0) == ("take_order", True)


# ---------------------------------------------------------------- the same by rules 1


@pytest.mark.rule("WC-020", "WC-162")
def test_by_rules_1_an_action_is_carried_through() -> None:
    t = by_rules_1({**ORDER, "blueberries": 9}, this_turn=chosen("choose_orders"))
    act(t, "main:0", "take_order:0")
    assert verbs(t) == {"take_order", "done"}
    assert why(t, "complete:5") == (
        "WC-020",
        "By the rules of this game an action is carried through as a whole; free actions come before or after it.",
    )
    act(t, "done")
    assert legal(t, "complete") == ["complete:5"]
    t = by_rules_1({"rooms": ["A03"], "lumber": "y4"}, this_turn=chosen("produce_plant"))
    act(t, "main:0", "mode:1")
    assert step(t) == "turn", "planting lapses, though something could be sawn"


@pytest.mark.rule("WC-170")
def test_by_rules_1_the_helper_row_is_filled_after_the_helper_was_placed() -> None:
    t = by_rules_1({"rooms": ["A03"]}, this_turn=chosen("choose_helper"))
    act(t, "main:0", "take_helper:2")
    assert step(t) == "room"
    assert [f.HELPER_CODES[card] for card in state(t).helper_display] == ["A02", "A05", "A09", "A19"]
    act(t, "room:1")
    assert [f.HELPER_CODES[card] for card in state(t).helper_display][1:] == ["A02", "A05", "A19"]
    assert (me(t).rooms[1], tokens(t)) == (f.HELPER_CODES.index("A09"), {"blueberries": 17})


@pytest.mark.rule("WC-391", "WC-414")
@pytest.mark.parametrize(("rules", "reputation", "value"), [(1, 0, 1), (2, 0, 0), (1, 2, 2), (2, 2, 1), (2, 14, 6)])
def test_what_an_order_is_worth_on_the_reputation_track(rules: int, reputation: int, value: int) -> None:
    me_ = {"completed": ["S02", "S03", "S04"], "reputation": reputation, "blueberries": 0}
    settled: dict[str, Any] = {
        "round": 14,
        "this_turn": chosen("buy_lumber", settled=True),
        "orders": [],
        "helpers": [],
    }
    t = (by_rules_1 if rules == 1 else table)(me_, players=1, **settled)
    assert t.view()["reputation_values"][reputation] == value
    while not t.over:
        act(t, "end_actions")
    assert part(t, "completed_orders") == 3 * value == points(t)


# ---------------------------------------------------------------- saves


@pytest.mark.parametrize("rules", [1, 2, 3])
def test_a_saved_game_goes_on_by_its_own_rules(rules: int) -> None:
    for seed in range(4):
        t = Table(GAME, Opening(2, seed, rules=rules))
        t.run_chance()
        rng = Random(seed)
        for _ in range(60):
            t.act(t.to_move[0], GAME.verbs.text(pick(t.legal(t.to_move[0]), rng)))
        again = open_record(GAME, t.record())
        assert again.state.rules == rules
        assert again.actions(again.to_move[0]) == t.actions(t.to_move[0])
        while not again.over:
            again.act(again.to_move[0], GAME.verbs.text(pick(again.legal(again.to_move[0]), rng)))


# ---------------------------------------------------------------- rules 3: what was reconstructed too generously


@pytest.mark.rule("WC-347")
@pytest.mark.parametrize(("rules", "points"), [(1, 4), (2, 4), (3, 2)])
def test_marketing_scores_by_the_rules_of_the_game(rules: int, points: int) -> None:
    t = by_rules(rules, {"blueberries": 7, "marketing": 3}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions", "market:1")
    assert part(t, "marketing") == points
    assert t.view(0)["marketing_points"][3] == points


@pytest.mark.rule("WC-067", "WC-157")
@pytest.mark.parametrize(("rules", "row"), [(1, 0), (2, 0), (3, 1)])
def test_orders_are_laid_by_the_rules_of_the_game(rules: int, row: int) -> None:
    """Milking stool (S02), reconstructed, has come down a row; Porridge bowl (S01), known, stays where it was."""
    t = by_rules(rules, {"orders": "S01 S02"})
    assert dict(zip(me(t).orders, me(t).rows, strict=True)) == {0: 2, 1: row}
    assert t.view(0)["start_rows"].get("S02") == (None if rules == 3 else "rep3")
    assert "S01" not in t.view(0)["start_rows"]


def test_the_data_of_all_versions_differ_and_are_told_apart() -> None:
    assert len({GAME.fingerprint(rules) for rules in (1, 2, 3)}) == 3
    assert f.order_values(3)[-2:] == [5, 6] and f.order_values(3)[0] == 0
    assert f.order_values(1)[:3] == [1, 1, 2] and f.order_values(2)[:3] == [0, 1, 1]
    assert f.order_values(1)[-2:] == f.order_values(2)[-2:] == [5, 6]
