"""Sections 15 to 17: rounds, income phases, tracks, the end."""

from random import Random
from typing import Any

import pytest

from burgher.core.table import Table
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.score import leftovers, ranking
from burgher.games.woodcraft.state import NOT_BUILT, READY

from .helpers import (
    act,
    end_turn,
    legal,
    me,
    new,
    part,
    plain,
    points,
    state,
    step,
    table,
    to_round_end,
    to_step,
    tokens,
)

# ---------------------------------------------------------------- 15.1 end of round


@pytest.mark.rule("WC-359", "WC-360", "WC-361")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_income_phases_come_after_their_rounds(players: int) -> None:
    t = new(players, seed=3)
    rng = Random(players)
    phases: dict[int, int] = {}
    while not t.over:
        seat = t.to_move[0]
        round_, n = state(t).round, len(t.log)
        t.act(seat, rng.choice(t.actions(seat)))
        told = [m.key for messages in t.story()[n:] for m in messages]
        if "event.income_phase" in told:
            phases[round_] = phases.get(round_, 0) + 1
    assert phases == dict.fromkeys(f.INCOME_AFTER[players], 1)
    assert state(t).round == f.ROUNDS[players]


@pytest.mark.rule("WC-358", "WC-398", "WC-399", "WC-402")
def test_ranks_at_a_reputation_tile_with_four() -> None:
    """V3 gives 5, 4, 2. Seats 0 and 1 come in the same round, seat 2 in the next: he is third. Seat 3 gets nothing."""
    cards = {"S06": "g3 g3", "S07": "y3", "S13": "b3", "S04": "g1 g1 g2"}
    extra = {"S07": {"sawblades": 1}, "S13": {"scrap": 1}}
    seats = [{"reputation": 3, "orders": code, "lumber": wood, **extra.get(code, {})} for code, wood in cards.items()]
    t = table(*seats, players=4, reputation_tiles=["V3", "V1"], orders=[], helpers=[])
    numbers = [f.ORDER_CODES.index(code) for code in cards]
    act(t, f"complete:{numbers[0]}")
    end_turn(t)
    act(t, f"complete:{numbers[1]}")
    to_round_end(t)
    end_turn(end_turn(t))
    act(t, f"complete:{numbers[2]}")
    to_round_end(t)
    end_turn(end_turn(end_turn(t)))
    act(t, f"complete:{numbers[3]}")
    assert [part(t, "reputation_tiles", seat) for seat in range(4)] == [5, 5, 2, 0]


# ---------------------------------------------------------------- 15.2 income phase


@pytest.mark.rule("WC-362", "WC-363", "WC-365", "WC-366", "WC-367", "WC-369", "WC-370")
def test_the_steps_of_an_income_phase() -> None:
    doc = {
        "hand": ["S02", "S03"],
        "orders": "S01",
        "income": {"blueberry": 3, "hazelnut": 4},
        "saws": ["used", "ready"],
        "splicers": ["used"],
        "gluer": "used",
    }
    other = {"hand": ["S09", "S10"], "income": {"blueberry": 1, "hazelnut": 2}}
    t = to_step(table(doc, other, round=4, first=1, turn=1), "lay_order")
    assert t.to_move == (1,), "from the start player"
    assert me(t).rows == [3], "orders have fallen already"
    assert points(t) == 0, "but no income yet"
    act(t, "lay_order:9")
    assert t.to_move == (0,)
    assert legal(t, "lay_order") == ["lay_order:1", "lay_order:2"]
    before = tokens(t)["blueberries"]
    act(t, "lay_order:2")
    assert dict(zip(me(t).orders, me(t).rows, strict=True)) == {0: 3, 2: 1}, "the new order has not fallen"
    assert tokens(t)["blueberries"] == before + 3
    assert (part(t, "hazelnut_income"), part(t, "hazelnut_income", 1)) == (4, 2)
    assert me(t).saws == [READY, READY, NOT_BUILT]
    assert (me(t).splicers, me(t).gluer) == ([READY, NOT_BUILT, NOT_BUILT], READY)


@pytest.mark.rule("WC-368")
def test_a_single_card_is_laid_without_a_choice() -> None:
    t = to_round_end(table({"hand": ["S02"]}, {"hand": ["S03"]}, round=11, orders=["F01"], helpers=["B01"]))
    assert (me(t).orders, me(t).hand, me(t, 1).orders) == ([1], [], [2])
    t = table({}, players=1, round=14, orders=["F01"], helpers=["B01"])
    while not t.over:
        assert step(t) != "lay_order"
        act(t, plain(t))


@pytest.mark.rule("WC-371", "WC-374", "WC-379")
@pytest.mark.parametrize("round_", [4, 11])
def test_the_oldest_cards_go_in_the_first_and_third_phase(round_: int) -> None:
    late: dict[str, Any] = {"orders": ["F01", "F02", "F03", "F04"], "helpers": ["B01", "B02", "B03", "B04"]}
    t = to_round_end(table({}, {}, round=round_, **(late if round_ == 11 else {})))
    s = state(t)
    codes = [f.ORDER_CODES[card] for card in s.order_display]
    assert codes[1:] == (["F01", "F02", "F03"] if round_ == 11 else ["S05", "S06", "S07"])
    assert [f.ORDER_CODES[card] for card in s.order_discard] == ["F04" if round_ == 11 else "S08"]
    helpers = [f.HELPER_CODES[card] for card in s.helper_display]
    assert helpers[1:] == (["B01", "B02", "B03"] if round_ == 11 else ["A02", "A05", "A09"])
    assert -1 not in s.order_display + s.helper_display


@pytest.mark.rule("WC-372", "WC-376", "WC-377", "WC-380")
def test_the_final_decks() -> None:
    doc = {"orders": "S01 S02/minus", "hand": ["S03", "S04"], "rooms": ["A03"], "reputation": 5}
    t = to_round_end(table(doc, round=8))
    s = state(t)
    assert s.final_decks
    assert all(32 <= card < 64 for card in s.order_display + s.order_deck)
    assert all(card >= 27 for card in s.helper_display + s.helper_deck)
    assert (s.order_discard, s.helper_discard) == ([], []), "what fell off left with its deck"
    assert set(me(t).orders) == {0, 2} and me(t).hand == [3] and me(t).rooms[0] == 2
    t = to_round_end(table({"orders": "S02/minus F05/minus"}, round=11, orders=["F01"], helpers=["B01"]))
    assert 1 not in state(t).order_discard, "a starting card leaves the game"
    assert 36 in state(t).order_discard


@pytest.mark.rule("WC-379", "WC-380")
@pytest.mark.parametrize(
    ("code", "late", "kept"),
    [
        ("S32", False, True),
        ("S32", True, False),
        ("F01", False, False),
        ("F01", True, True),
        ("F32", True, True),
        ("N01", False, False),
        ("N01", True, False),
    ],
)
def test_a_fallen_order_goes_to_the_pile_of_its_deck_while_that_is_in_use(code: str, late: bool, kept: bool) -> None:
    """The last starting order, the first and the last final order, and the first hazelnut order."""
    shown: dict[str, Any] = {"round": 11, "orders": ["F02"], "helpers": ["B02"]} if late else {"round": 4}
    t = to_round_end(table({"orders": f"{code}/minus"}, **shown))
    assert me(t).fallen == 1
    assert (f.ORDER_CODES.index(code) in state(t).order_discard) is kept


@pytest.mark.rule("WC-379")
@pytest.mark.parametrize(("code", "round_"), [("A27", 4), ("B01", 11), ("B22", 11)])
def test_a_helper_of_the_x_slot_goes_to_the_pile_of_its_deck(code: str, round_: int) -> None:
    orders = ["F01"] if round_ == 11 else ["S01"]
    t = to_round_end(table({}, round=round_, orders=orders, helpers=[None, None, None, code]))
    assert [f.HELPER_CODES[card] for card in state(t).helper_discard] == [code]


@pytest.mark.rule("WC-373", "WC-403", "WC-404")
def test_the_fourth_phase() -> None:
    """Orders fall and are penalised, income is paid, the displays stay; then the game is over."""
    doc = {"orders": "S01/minus", "reputation": 5, "income": {"hazelnut": 3}, "completed": ["S02"], "blueberries": 0}
    t = table(doc, {}, round=14, orders=["F01", "F02", "F03", "F04"], helpers=["B01"], turn=1)
    to_round_end(t)
    assert t.over
    assert [f.ORDER_CODES[card] for card in state(t).order_display] == ["F01", "F02", "F03", "F04"]
    assert part(t, "hazelnut_income") == 3
    assert (me(t).reputation, me(t).unfinished) == (3, 0)
    assert part(t, "completed_orders") == f.REPUTATION_VALUES[3]


@pytest.mark.rule("WC-375")
def test_nothing_else_can_be_done_in_an_income_phase() -> None:
    doc = {"hand": ["S02", "S03"], "orders": "S01", "lumber": "y4 g2", "glue": 1, "pots": {"green": 2}}
    t = to_step(table(doc, players=1, round=4), "lay_order")
    assert {action.partition(":")[0] for action in t.actions(0)} == {"lay_order"}


# ---------------------------------------------------------------- 15.3 decks


@pytest.mark.rule("WC-378", "WC-379")
def test_the_discard_pile_becomes_the_deck() -> None:
    t = table(decks={"orders": [], "discarded_orders": ["S20", "S21"]}, this_turn={"tile": "choose_orders"})
    act(t, "main:0", "take_order:0")
    assert state(t).order_display[0] in (19, 20)
    assert len(state(t).order_deck) == 1 and state(t).order_discard == []
    rejected = table(
        {"turned_down": ["S20", "A20"]},
        decks={"orders": [], "discarded_orders": ["S20"]},
        this_turn={"tile": "choose_orders"},
    )
    act(rejected, "main:0", "take_order:0")
    assert state(rejected).order_display[0] == 19, "cards rejected in setup come back"
    assert me(rejected).rejected_orders == []


@pytest.mark.rule("WC-381")
def test_slots_stay_empty_when_there_is_nothing_left() -> None:
    t = table(decks={"orders": [], "helpers": []}, this_turn={"tile": "choose_orders"})
    act(t, "main:0", "take_order:2")
    assert state(t).order_display == [-1, 4, 5, 7]
    assert legal(t, "take_order") == ["take_order:1", "take_order:2", "take_order:3"]
    t = act(table({"rooms": ["A03"]}, decks={"helpers": []}, this_turn={"tile": "choose_helper"}), "main:0")
    act(t, "take_helper:3", "room:1")
    assert state(t).helper_display[0] == -1


# ---------------------------------------------------------------- 16 tracks


def steps(doc: dict[str, Any], blueberry: int = 0) -> Table:
    """A step of hazelnut income (S26), or of blueberry income (S17)."""
    wood = ("S17", "g3 y3 b1") if blueberry else ("S26", "g6 y4")
    t = table({"lumber": wood[1], "orders": f"{wood[0]}/minus", **doc})
    return act(t, f"complete:{f.ORDER_CODES.index(wood[0])}")


@pytest.mark.rule("WC-382", "WC-385")
def test_three_separate_tracks() -> None:
    t = steps({"income": {"blueberry": 4, "hazelnut": 4}})
    assert me(t).income == [4, 5]
    assert step(t) == "tool"
    act(t, "tool:0", "space:0")
    t = steps({"income": {"blueberry": 4, "hazelnut": 5}}, blueberry=1)
    assert step(t) == "tool", "the line exists on both tracks"
    assert me(t).reputation == 0


@pytest.mark.rule("WC-383", "WC-384", "WC-385")
@pytest.mark.parametrize(
    ("before", "asked", "scored"), [(3, False, 0), (4, True, 0), (5, False, 0), (7, False, 3), (8, False, 0)]
)
def test_the_lines_pay_once(before: int, asked: bool, scored: int) -> None:
    t = steps({"income": {"hazelnut": before}})
    assert (step(t) == "tool") == asked
    assert part(t, "income_lines") == scored


@pytest.mark.rule("WC-383", "WC-386")
def test_a_move_across_both_lines() -> None:
    """Nut Steward gives 3 steps, his room 1: from 4 to 8 in two moves; a single move of 4 pays the tool first."""
    from burgher.games.woodcraft.chapters.gains import raise_income

    t = table({"income": {"hazelnut": 4}})
    s = state(t)
    raise_income(s, 0, f.HAZELNUT, 4)
    s.settle()
    assert (step(t), part(t, "income_lines")) == ("tool", 0)
    act(t, "tool:0", "space:0")
    assert part(t, "income_lines") == 3


@pytest.mark.rule("WC-387", "WC-388", "WC-389")
def test_income_beyond_ten() -> None:
    t = steps({"income": {"hazelnut": 14}})
    assert (me(t).income[1], step(t), part(t, "income_lines")) == (15, "turn", 0)
    t = to_round_end(table({"income": {"blueberry": 13, "hazelnut": 27}, "blueberries": 0}, players=1, round=4))
    assert part(t, "hazelnut_income") == 27
    assert tokens(t)["blueberries"] >= 13


@pytest.mark.rule("WC-390")
def test_income_never_decreases() -> None:
    for seed in range(4):
        t = new(2, seed=seed)
        rng, before = Random(seed), [[0, 0], [0, 0]]
        while not t.over:
            seat = t.to_move[0]
            t.act(seat, rng.choice(t.actions(seat)))
            now = [me(t, s).income[:] for s in (0, 1)]
            assert all(now[s][i] >= before[s][i] for s in (0, 1) for i in (0, 1))
            before = now


@pytest.mark.rule("WC-391")
def test_values_of_the_reputation_track() -> None:
    assert len(f.REPUTATION_VALUES) == 15
    assert f.REPUTATION_VALUES[0] == 0, "at the start an order is worth nothing"
    assert f.REPUTATION_VALUES[-2:] == [5, 6] and max(f.REPUTATION_VALUES) == 6
    assert sorted(f.REPUTATION_VALUES) == f.REPUTATION_VALUES


@pytest.mark.rule("WC-392", "WC-393")
@pytest.mark.parametrize(("before", "after", "scored"), [(11, 14, 0), (12, 14, 2), (13, 14, 4), (14, 14, 6)])
def test_steps_beyond_the_last_space_score(before: int, after: int, scored: int) -> None:
    t = act(table({"lumber": "g3 g3", "orders": "S06/rep3", "reputation": before}), "complete:5")
    assert (me(t).reputation, part(t, "reputation_overflow")) == (after, scored)


@pytest.mark.rule("WC-394")
def test_losses_count_from_the_marker() -> None:
    t = to_round_end(table({"orders": "S01/minus", "reputation": 14}, players=1, round=4))
    assert me(t).reputation == 12


@pytest.mark.rule("WC-395")
@pytest.mark.parametrize(("before", "reached"), [(0, False), (1, True), (2, True), (3, True), (4, False), (6, False)])
def test_reaching_or_passing_a_tile(before: int, reached: bool) -> None:
    """Three steps; the tile lies on space 4 and gives 4 points to the first of two players who comes from below."""
    doc = {"lumber": "g3 g3", "orders": "S06/rep3", "reputation": before}
    t = act(table(doc, reputation_tiles=["V3", None]), "complete:5")
    assert part(t, "reputation_tiles") == (4 if reached else 0)
    assert (me(t).reached[0] > 0) == (before + 3 >= 4), "now or, who stood there already, before"


@pytest.mark.rule("WC-397")
def test_passing_both_tiles() -> None:
    from burgher.games.woodcraft.chapters.gains import raise_reputation

    t = table(reputation_tiles=["V1", "V3"])
    s = state(t)
    raise_reputation(s, 0, 9)
    s.settle()
    assert (step(t), points(t)) == ("tool", 0), "the lower space first"
    act(t, "tool:0", "space:0")
    assert points(t) == 4


def arrive(players: int, ranks: list[int]) -> list[int]:
    """Points of V3 for players who reached it in these rounds; the last one comes in round 9."""
    doc = {"lumber": "g3 g3", "orders": "S06", "reputation": 3}
    others = [{"reached": [round_, 0], "reputation": 5} for round_ in ranks]
    t = table(doc, *others, players=players, round=9, reputation_tiles=["V3", None], orders=[], helpers=[])
    act(t, "complete:5")
    return [part(t, "reputation_tiles")]


@pytest.mark.rule("WC-398", "WC-399", "WC-400", "WC-401", "WC-402")
@pytest.mark.parametrize(
    ("players", "earlier", "expected"),
    [
        (4, [], 5),
        (4, [3], 4),
        (4, [3, 4], 2),
        (4, [3, 3], 2),
        (4, [3, 4, 5], 0),
        (4, [9], 5),
        (3, [], 5),
        (3, [3], 3),
        (3, [3, 4], 0),
        (2, [], 4),
        (2, [3], 0),
        (2, [9], 4),
    ],
)
def test_rewards_by_rank(players: int, earlier: list[int], expected: int) -> None:
    assert arrive(players, earlier) == [expected]


# ---------------------------------------------------------------- 17 the end


def ended(*docs: dict[str, Any], **rest: Any) -> Table:
    """The last round has been played out plainly, without blueberries for marketing."""
    bare = [{"blueberries": 0, **doc} for doc in docs]
    last = len(bare) - 1
    t = table(
        *bare,
        players=len(bare),
        round=f.ROUNDS[len(bare)],
        turn=last,
        this_turn={"tile": "buy_lumber", "settled": True},
        orders=[],
        helpers=[],
        **rest,
    )
    act(t, "end_actions")
    while not t.over:
        act(t, plain(t))
    return t


@pytest.mark.rule("WC-405", "WC-408", "WC-412", "WC-414")
def test_the_four_steps_of_the_final_scoring() -> None:
    """The unfinished order costs 2 reputation before the completed ones score; the commission counts them at once."""
    doc = {
        "completed": ["S02", "S03", "S04", "S09", "S10"],
        "orders": "S01",
        "reputation": 9,
        "claimed": ["P05"],
        "lumber": "g6 g4",
    }
    t = ended({}, doc)
    assert part(t, "commission_5", 1) == 4
    assert part(t, "leftovers", 1) == 1
    assert me(t, 1).reputation == 7
    assert part(t, "completed_orders", 1) == 5 * f.REPUTATION_VALUES[7]
    assert me(t, 1).unfinished == 1


@pytest.mark.rule("WC-409", "WC-410", "WC-411")
def test_leftovers() -> None:
    """The rulebook's example: 3 + 5 + 6 + 2 + 1 = 17 give 1 point."""
    doc = {"lumber": "g3", "pots": {"yellow": 5}, "blueberries": 6, "glue": 2, "scrap": 1, "lanterns": 9, "reuse": 9}
    t = table({**doc, "attic": {"b0": "saw"}})
    assert leftovers(me(t)) == 17
    assert leftovers(me(table({"blueberries": 0, "pots": {"green": 0, "yellow": 1}}))) == 1, "the smallest tree too"
    t = ended({}, {"lumber": "b6", "glue": 2, "sawblades": 1, "scrap": 1})
    assert part(t, "leftovers", 1) == 1, "6 + 2 + 1 + 1"


@pytest.mark.rule("WC-412", "WC-318")
def test_unfinished_orders_do_not_push_reputation_below_its_start() -> None:
    t = ended({}, {"orders": "S01 S02 S03", "reputation": 3})
    assert me(t, 1).reputation == 0


@pytest.mark.rule("WC-413")
def test_an_order_that_fell_off_is_not_penalised_again() -> None:
    t = ended({}, {"orders": "S01/minus", "reputation": 6})
    assert (me(t, 1).reputation, me(t, 1).fallen, me(t, 1).unfinished) == (4, 1, 0)


@pytest.mark.rule("WC-415")
def test_hands_are_empty_at_the_end() -> None:
    for players in (1, 2, 3, 4):
        t = new(players, seed=players)
        rng = Random(players)
        while not t.over:
            t.act(t.to_move[0], rng.choice(t.actions(t.to_move[0])))
        assert [me(t, seat).hand for seat in range(players)] == [[]] * players


@pytest.mark.rule("WC-416", "WC-417")
@pytest.mark.parametrize(
    ("points_", "first", "order"),
    [([9, 5, 7], 0, [0, 2, 1]), ([7, 7, 7], 0, [2, 1, 0]), ([7, 7, 7], 1, [0, 2, 1]), ([8, 8, 7], 0, [1, 0, 2])],
)
def test_the_winner(points_: list[int], first: int, order: list[int]) -> None:
    t = table(*[{"score": {"wheel": n}} for n in points_], players=3, first=first)
    assert ranking(state(t)) == order
    assert t.game.winners(t.state) == order[:1]
