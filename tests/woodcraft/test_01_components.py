"""Section 1: components, gains and costs, information."""

from random import Random

import pytest

from burgher.core.table import HIDDEN
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

from .helpers import (
    act,
    chosen,
    legal,
    lumber,
    me,
    new,
    open_action,
    part,
    points,
    random_play,
    state,
    step,
    table,
    tokens,
    verbs,
)


@pytest.mark.rule("WC-001", "WC-002")
def test_seven_tiles_and_four_quadrants() -> None:
    t = new(2)
    places = state(t).places
    assert len(places) == 7 == len(set(f.TILES))
    assert len(set(places)) == 7 and all(0 <= place < 28 for place in places)
    assert len(f.RIM) == 4 * 7


@pytest.mark.rule("WC-003")
def test_dice_have_three_colours_and_six_values() -> None:
    assert f.COLORS == ["green", "yellow", "brown"]
    assert f.DICE == 18


@pytest.mark.rule("WC-004")
def test_the_bank_never_runs_out() -> None:
    """There are 16 glue and 14 green dice in the box."""
    t = open_action("buy_materials", {"glue": 500, "lumber": " ".join(["g1"] * 40)})
    act(t, "buy_material:1")
    assert tokens(t)["glue"] == 502


@pytest.mark.rule("WC-005", "WC-008")
def test_tools_are_counted_and_cannot_all_be_taken() -> None:
    assert state(new(2)).tools == [11] * 5
    assert 4 * f.SPACES < 5 * f.TOOLS_EACH


def attic(kind: str, spaces: int) -> dict[str, str]:
    order = ["b0", "b1", "b2", "b3", "m0", "m1", "m2", "t1", "t2", "t0", "t3"]
    return dict.fromkeys(order[:spaces], kind)


@pytest.mark.rule("WC-006")
def test_a_kind_that_has_run_out_is_replaced_by_any_other() -> None:
    """The Nail Driver gives a hammer, but all eleven lie in attics."""
    t = table(
        {"rooms": ["A03"]},
        {"attic": attic("hammer", 11)},
        helpers=["A11", "A05", "A09", "A19"],
        this_turn=chosen("choose_helper"),
    )
    act(t, "main:0", "take_helper:0", "room:1")
    assert legal(t, "tool") == ["tool:1", "tool:2", "tool:3", "tool:4"]


@pytest.mark.rule("WC-007")
def test_any_tool_is_any_kind_that_is_left() -> None:
    t = table({"rooms": ["A03"]}, {"attic": attic("wrench", 11)}, helpers=["A10"], this_turn=chosen("choose_helper"))
    act(t, "main:0", "take_helper:0", "room:1")
    assert legal(t, "tool") == ["tool:0", "tool:2", "tool:3", "tool:4"]


@pytest.mark.rule("WC-009", "WC-010", "WC-011")
def test_counts_of_cards() -> None:
    letters = "".join(code[0] for code in f.ORDER_CODES)
    assert [letters.count(letter) for letter in "SFN"] == [32, 32, 8]
    letters = "".join(code[0] for code in f.HELPER_CODES)
    assert [letters.count(letter) for letter in "AB"] == [27, 22]
    assert len(f.COMMISSIONS) == 8
    assert len(f.SOLO_CARDS) == 10
    for codes in (f.ORDER_CODES, f.HELPER_CODES, f.COMMISSION_CODES, f.SOLO_CODES):
        assert len(codes) == len(set(codes))


@pytest.mark.rule("WC-012")
def test_a_player_board() -> None:
    p = new(2).view(0)["players"][0]
    assert (len(p["pots"]), len(p["saws"]), len(p["splicers"])) == (3, 3, 3)
    assert list(p["pots"]) == ["green", "yellow", "brown"]
    assert (len(p["rooms"]), len(p["attic"]), len(f.ROWS), f.LUMBER_SPACES) == (6, 11, 5, 6)
    assert len(f.MARKETING_COST) == 7


# ---------------------------------------------------------------- 1.2 gains and costs


@pytest.mark.rule("WC-013", "WC-023", "WC-024", "WC-031")
def test_a_gain_gives_everything_it_lists() -> None:
    """S01 gives 6 blueberries, 3 points and a brown 1."""
    t = table({"lumber": "y4 g2", "glue": 1, "orders": "S01/berry", "blueberries": 0})
    act(t, "complete:0")
    assert tokens(t) == {"blueberries": 7}
    assert points(t) == 3
    assert lumber(t) == "b1"


@pytest.mark.rule("WC-014")
def test_the_parts_of_a_gain_come_in_a_fixed_order() -> None:
    """S17: blueberries and points are there while the tool of its income step is still being chosen."""
    order = {"lumber": "g3 y3 b1", "orders": "S17", "income": {"blueberry": 4}, "blueberries": 0}
    t = act(table(order), "complete:16")
    assert step(t) == "tool"
    assert tokens(t) == {"blueberries": 9}
    assert points(t) == 2


@pytest.mark.rule("WC-015")
def test_a_reward_set_off_inside_a_gain_is_finished_first() -> None:
    """A room gives an income step, whose tool sets off a link, before its productions begin."""
    t = open_action(
        "choose_helper",
        {"rooms": ["A03", "A01"], "income": {"hazelnut": 4}, "attic": {"b0": "hammer"}, "scrap": 0, "blueberries": 9},
    )
    act(t, "take_helper:0", "room:2")
    assert step(t) == "tool"
    before = tokens(t)
    act(t, "tool:1", "space:1")
    assert me(t).income[f.BLUEBERRY] == 2, "the link between b0 and b1"
    assert step(t) == "produce"
    assert tokens(t) == before


@pytest.mark.rule("WC-016")
def test_a_gain_cannot_be_declined() -> None:
    t = table({"lumber": "y4 g2", "glue": 1, "orders": "S01/minus", "score": {"wheel": 5}})
    act(t, "complete:0")
    assert part(t, "orders") == 3 - 1, "not even the loss of the lowest row"


@pytest.mark.rule("WC-017")
def test_a_cost_must_be_paid_in_full() -> None:
    t = open_action("buy_lumber", {"blueberries": 3})
    assert legal(t, "buy_die") == ["buy_die:0", "buy_die:1", "buy_die:2", "buy_die:4"]


@pytest.mark.rule("WC-018", "WC-019")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    """Timber Haggler 1 and Timber Factor 2 together take 3 off each die."""
    t = open_action("buy_lumber", {"rooms": ["A08", "B07"], "blueberries": 1})
    assert t.view(0)["players"][0]["prices"]["market"] == [0, 0, 0, 2, 0, 5]
    act(t, "buy_die:0")
    assert tokens(t) == {"blueberries": 1}


@pytest.mark.rule("WC-020")
def test_free_actions_come_between_the_parts_of_an_action() -> None:
    """The first part is done once the action is opened, and a free action is carried through too."""
    t = open_action("buy_lumber", {"lumber": "g6 y4 g2", "glue": 1, "orders": "S01"})
    assert verbs(t) == {"buy_die"}
    act(t, "buy_die:0")
    assert verbs(t) == {"buy_die", "done", "saw", "complete"}
    act(t, "saw:0")
    assert verbs(t) == {"die"}
    act(t, "die:0:6", "cut:0", "complete:0")
    assert (step(t), state(t).market[0]) == ("buy_lumber", 0), "the second die is still to come"
    act(t, "buy_die:1")
    assert step(t) == "turn" and 0 not in state(t).market


@pytest.mark.rule("WC-021", "WC-311")
def test_points_never_fall_below_nothing() -> None:
    t = table({"lumber": "g2 y1", "scrap": 1, "orders": "S02/minus"})
    act(t, "complete:1")
    assert points(t) == 0


@pytest.mark.rule("WC-022")
def test_points_have_no_upper_end() -> None:
    t = table({"lumber": "y4 g2", "glue": 1, "orders": "S01", "score": {"wheel": 149}})
    act(t, "complete:0")
    assert points(t) == 152


@pytest.mark.rule("WC-025", "WC-026", "WC-027", "WC-028", "WC-029", "WC-030", "WC-033")
@pytest.mark.parametrize(
    ("card", "setup", "expected"),
    [
        ("S19", {"lumber": "b1 y1"}, {"blueberries": 4, "lantern": 1}),
        ("S23", {"lumber": "g3 g3 y1"}, {"blueberries": 7, "sawblade": 1}),
        ("S11", {"lumber": "g1 y1 b1"}, {"blueberries": 5, "glue": 1, "scrap": 1}),
        ("S32", {"lumber": "b1 b1 y2 y2"}, {"blueberries": 9, "reuse": 1}),
    ],
)
def test_tokens_are_added(card: str, setup: dict[str, str], expected: dict[str, int]) -> None:
    t = table({**setup, "orders": f"{card}/minus", "blueberries": 0})
    act(t, f"complete:{f.ORDER_CODES.index(card)}")
    assert tokens(t) == expected


@pytest.mark.rule("WC-028", "WC-029")
def test_steps_move_markers_and_give_nothing_else() -> None:
    t = table({"lumber": "g6 y4", "orders": "S26/minus", "blueberries": 0})
    act(t, "complete:25")
    assert me(t).income == [0, 1]
    assert tokens(t) == {"blueberries": 10}
    t = table(
        {"lumber": "y6 y2", "glue": 1, "scrap": 1, "orders": "F31/berry"}, round=9, orders=["F01"], helpers=["B01"]
    )
    act(t, "complete:62")
    assert me(t).reputation == 1


@pytest.mark.rule("WC-030")
def test_produce_gives_productions() -> None:
    t = table({"lumber": "b2 y4", "orders": "S21/minus", "rooms": ["A03"], "blueberries": 0})
    act(t, "complete:20")
    assert tokens(t) == {"blueberries": 8 + 3}


@pytest.mark.rule("WC-032", "WC-195")
def test_a_tree_goes_into_its_pot() -> None:
    t = act(open_action("improve_workshop"), "improve:0")
    assert me(t).pots == [0, 1, -1]


@pytest.mark.rule("WC-033")
def test_tools_are_placed_one_after_the_other() -> None:
    """The Tool Collector gives two tools."""
    t = table({"rooms": ["A03"]}, helpers=["B10"], orders=["F01"], this_turn=chosen("choose_helper"), round=9)
    act(t, "main:0", "take_helper:0", "room:3", "tool:0", "space:0")
    assert me(t).attic[0] == 0
    assert step(t) == "tool"
    act(t, "tool:1", "space:3")
    assert me(t).attic[3] == 1
    assert step(t) == "turn"


@pytest.mark.rule("WC-034", "WC-323", "WC-324")
def test_one_of_two_gains_is_chosen() -> None:
    t = table({"lumber": "y5 g3", "orders": "N05", "blueberries": 0}, commissions=["P01"])
    act(t, "complete:68")
    assert t.actions(0) == ["choice:0", "choice:1"]
    act(t, "choice:1")
    assert tokens(t) == {"blueberries": 1 + 5}
    assert part(t, "hazelnut") == 5


@pytest.mark.rule("WC-035", "WC-325")
def test_without_a_commission_the_other_gain_is_forced() -> None:
    t = table({"lumber": "y5 g3", "orders": "N05", "blueberries": 0, "claimed": ["P01"]}, commissions=["P01"])
    act(t, "complete:68")
    assert step(t) == "turn"
    assert part(t, "hazelnut") == 5


@pytest.mark.rule("WC-036", "WC-326")
def test_claiming_marks_a_commission_and_scores_nothing() -> None:
    t = table({"lumber": "y5 g3", "orders": "N05"}, commissions=["P01", "P08"])
    act(t, "complete:68", "choice:0")
    assert t.actions(0) == ["claim:0", "claim:7"]
    act(t, "claim:7")
    assert me(t).claimed == [7]
    assert points(t) == 0


# ---------------------------------------------------------------- 1.3 information


@pytest.mark.rule("WC-037", "WC-039")
def test_what_lies_open_is_seen_by_all() -> None:
    t = random_play(new(3, seed=5), Random(5), 90)
    seen = t.view(None)
    for seat in range(3):
        view = t.view(seat)
        for key in ("wheel", "market", "orders", "helpers", "decks", "commissions", "tools", "reputation_tiles"):
            assert view[key] == seen[key]
        for other in range(3):
            private = ("hand", "turned_down", "offered_orders", "offered_helpers")
            public = {key: value for key, value in view["players"][other].items() if key not in private}
            assert public == {key: value for key, value in seen["players"][other].items() if key not in private}
            assert public["completed"] == [f.ORDER_CODES[card] for card in me(t, other).completed]
            assert public["hand_size"] == len(me(t, other).hand)


@pytest.mark.rule("WC-038")
def test_hands_and_cards_turned_down_are_hidden() -> None:
    t = new(2, seed=4)
    first = state(t).first
    act(t, "keep_order:0", "keep_order:3")
    other = 1 - first
    assert t.view(first)["players"][first]["hand"] == [f.ORDER_CODES[card] for card in me(t, first).hand]
    for reader in (other, None):
        p = t.view(reader)["players"][first]
        assert (p["hand"], p["turned_down"], p["offered_helpers"]) == (None, None, None)
    shown = [action for _, action in t.read_log(other)]
    assert HIDDEN in shown and "keep_order:0" not in shown
    mine = [action for _, action in t.read_log(first)]
    assert "keep_order:0" in mine
    dealt = [action for action in mine if action.startswith("deal_")]
    assert len(dealt) == 10, "ten cards of the own seat, none of the other"


@pytest.mark.rule("WC-040")
def test_a_seed_fixes_the_game() -> None:
    first, second = new(4, seed=9), new(4, seed=9)
    assert first.save() == second.save()
    chance = {GAME.verbs.of(e.action).name for e in new(1, seed=9).log if e.seat < 0}
    assert chance == {
        "first",
        "arrange",
        "roll",
        "reputation_tile",
        "show_order",
        "show_helper",
        "show_commission",
        "deal_order",
        "deal_helper",
    }
