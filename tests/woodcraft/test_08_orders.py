"""Sections 10 to 12: orders, hazelnut orders, public commissions."""

import pytest

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.score import commission_points

from .helpers import act, end_turn, legal, lumber, me, part, points, state, step, table, to_round_end, tokens


def wood_for(card: int) -> str:
    """Dice that meet a card's requirements exactly."""
    order = f.ORDERS[card]
    dice = [f"{'gyb'[die // 6]}{die % 6 + 1}" for i, die in enumerate(order.dice) for _ in range(order.counts[i])]
    for mask, value in zip(order.free_masks, order.free_values, strict=True):
        dice.append(f"{'gyb'[(mask & -mask).bit_length() - 1]}{value or 1}")
    return " ".join(dice)


@pytest.mark.rule("WC-304", "WC-305", "WC-308", "WC-315")
@pytest.mark.parametrize("code", f.ORDER_CODES)
def test_every_order(code: str) -> None:
    """Each card takes exactly its dice and tokens and gives its reward, in the blueberry row."""
    card = f.ORDER_CODES.index(code)
    order = f.ORDERS[card]
    paid = {"glue": order.glue, "scrap": order.scrap, "sawblades": order.sawblade}
    t = table({"lumber": wood_for(card) + " b5", "orders": f"{code}/berry", "blueberries": 0, **paid}, orders=[])
    assert legal(t, "complete") == [f"complete:{card}"]
    act(t, f"complete:{card}")
    while step(t) == "pay_die":
        act(t, t.actions(0)[0])
    gain = f.GAINS[order.reward]
    if gain.tools:
        assert step(t) == "tool"
        act(t, "tool:0", "space:0")
    expected = gain.tokens[:]
    expected[f.BERRIES] += 1 + (5 if gain.choose else 0)
    assert me(t).tokens == expected
    assert part(t, "orders") == gain.points
    assert part(t, "hazelnut") == (5 if gain.choose else 0)
    assert me(t).income == [gain.blueberry_income, gain.hazelnut_income]
    assert me(t).reputation == gain.reputation
    assert sum(me(t).lumber) == 1 + len(gain.dice)
    assert (me(t).completed, me(t).orders) == ([card], [])
    for i in range(len(order.dice)):
        short = table(
            {"lumber": wood_for(card).replace(wood_for(card).split()[i], "", 1), "orders": code, **paid}, orders=[]
        )
        assert not legal(short, "complete")


# ---------------------------------------------------------------- 10.1 rows


@pytest.mark.rule("WC-298", "WC-309")
@pytest.mark.parametrize(
    ("row", "reputation", "berries", "loss"),
    [
        pytest.param("rep3", 3, 0, 0, marks=pytest.mark.rule("WC-313")),
        pytest.param("rep2", 2, 0, 0, marks=pytest.mark.rule("WC-313")),
        pytest.param("rep1", 1, 0, 0, marks=pytest.mark.rule("WC-313")),
        pytest.param("berry", 0, 1, 0, marks=pytest.mark.rule("WC-312")),
        pytest.param("minus", 0, 0, 1, marks=pytest.mark.rule("WC-310", "WC-311")),
    ],
)
def test_the_result_of_each_row(row: str, reputation: int, berries: int, loss: int) -> None:
    """The rulebook's example: 2 glue and 4 blueberries, and 1 more in the blueberry row."""
    t = table({"lumber": "g2 y1", "scrap": 1, "orders": f"S02/{row}", "blueberries": 0, "score": {"wheel": 9}})
    act(t, "complete:1")
    assert me(t).reputation == reputation
    assert tokens(t) == {"blueberries": 4 + berries, "glue": 2}
    assert points(t) == 9 - loss
    assert part(t, "orders") == -loss


@pytest.mark.rule("WC-299")
def test_orders_enter_in_their_start_row() -> None:
    for code in f.ORDER_CODES:
        t = table({"orders": code}, orders=[])
        assert me(t).rows == [f.ORDERS[f.ORDER_CODES.index(code)].row]
        assert me(t).rows[0] in (0, 1, 2)


@pytest.mark.rule("WC-300")
def test_orders_fall_only_in_income_phases() -> None:
    t = table({"orders": "S01"}, round=2)
    to_round_end(t)
    assert me(t).rows == [2]
    to_round_end(t)
    to_round_end(t)
    assert state(t).round == 5
    assert me(t).rows == [3], "after round 4"


@pytest.mark.rule("WC-301", "WC-302")
def test_any_number_of_orders_and_none_can_be_given_back() -> None:
    t = table({"orders": " ".join(f"S{n:02}" for n in range(1, 20))}, orders=[])
    assert len(me(t).orders) == 19
    assert all(action.startswith("tile") for action in t.actions(0))


# ---------------------------------------------------------------- 10.2 completing


@pytest.mark.rule("WC-303")
def test_several_orders_in_a_turn() -> None:
    t = table({"lumber": "g3 g3 y3", "sawblades": 1, "orders": "S06 S07"}, orders=[])
    act(t, "complete:5", "complete:6")
    assert me(t).completed == [5, 6]


@pytest.mark.rule("WC-305")
@pytest.mark.parametrize("wood", ["g3", "g3 g4", "g3 y3", "g6 g6", "g2 g3"])
def test_dice_must_match_exactly(wood: str) -> None:
    assert not legal(table({"lumber": wood, "orders": "S06"}, orders=[]), "complete")


@pytest.mark.rule("WC-306", "WC-307")
def test_free_colours_are_chosen() -> None:
    """Eating sticks: two 2s of any colour."""
    t = table({"lumber": "g2 y2 b2 b3", "orders": "S22"})
    act(t, "complete:21")
    assert t.actions(0) == ["die:0:2", "die:1:2", "die:2:2"]
    act(t, "die:1:2")
    assert t.actions(0) == ["die:0:2", "die:2:2"]
    act(t, "die:2:2")
    assert lumber(t) == "g2 b3"
    t = table({"lumber": "g2 g2 b3", "orders": "S22"})
    act(t, "complete:21")
    assert lumber(t) == "b3", "one fitting colour: nothing is asked"


@pytest.mark.rule("WC-306", "WC-307")
def test_two_colours_and_fixed_dice_first() -> None:
    """Globe stand: a green or yellow 6, and a brown 1."""
    t = table({"lumber": "b6 b1", "orders": "F20"}, orders=[])
    assert not legal(t, "complete")
    t = table({"lumber": "g6 y6 b1", "orders": "F20"}, orders=[])
    act(t, "complete:51")
    assert t.actions(0) == ["die:0:6", "die:1:6"]
    act(t, "die:0:6")
    assert lumber(t) == "y6"


@pytest.mark.rule("WC-309")
def test_the_card_comes_before_the_row() -> None:
    """With no points yet, the 2 points of the card are there when the row takes 1."""
    t = table({"lumber": "g4 y2", "orders": "S05/minus"})
    act(t, "complete:4")
    assert points(t) == 1


@pytest.mark.rule("WC-316")
def test_rewards_serve_other_orders_but_not_their_own() -> None:
    """S01 gives a brown 1, which S19 wants beside a yellow 1."""
    t = table({"lumber": "y4 g2 y1", "glue": 1, "orders": "S01 S19"})
    assert legal(t, "complete") == ["complete:0"]
    act(t, "complete:0")
    assert legal(t, "complete") == ["complete:18"]
    t = table({"lumber": "g2 y1", "orders": "S02"}, orders=[])
    assert not legal(t, "complete"), "the scrap must be there beforehand"


# ---------------------------------------------------------------- 10.3 failing


@pytest.mark.rule("WC-317", "WC-319", "WC-363", "WC-364")
def test_an_order_that_falls_off() -> None:
    t = table({"orders": "S01/minus S03/minus S04/berry", "reputation": 7, "hand": []}, players=1, round=4)
    to_round_end(t)
    assert me(t).reputation == 3
    assert me(t).orders == [3] and me(t).rows == [4]
    assert me(t).fallen == 2
    assert {0, 2} <= set(state(t).order_discard)


@pytest.mark.rule("WC-318")
def test_reputation_stops_at_its_start() -> None:
    t = to_round_end(table({"orders": "S01/minus S03/minus", "reputation": 3}, players=1, round=4))
    assert me(t).reputation == 0


@pytest.mark.rule("WC-320", "WC-396")
def test_a_loss_does_not_return_a_reputation_tile() -> None:
    """Falling back below the tile and passing it again gives nothing more."""
    doc = {"orders": "S01/minus S06/rep3", "reputation": 5, "reached": [2, 0], "lumber": "g3 g3", "blueberries": 0}
    t = table(doc, round=4, reputation_tiles=["V2", "V3"])
    end_turn(t)
    to_round_end(t)
    assert me(t).reputation == 3
    assert "lantern" not in tokens(t)
    while t.to_move != (0,):
        end_turn(t)
    act(t, "complete:5")
    assert me(t).reputation == 5
    assert "lantern" not in tokens(t)


# ---------------------------------------------------------------- 11 hazelnut orders


@pytest.mark.rule("WC-321")
def test_hazelnut_orders_are_orders() -> None:
    t = to_round_end(table({"orders": "N05"}, players=1, round=4))
    assert me(t).rows == [2]
    t = table({"lumber": "y5 g3", "orders": "N05/rep1"})
    act(t, "complete:68")
    assert (len(me(t).completed), me(t).reputation) == (1, 1)


@pytest.mark.rule("WC-322")
def test_hazelnut_orders_never_come_to_the_display() -> None:
    for deck in (f.START_ORDER_DECK, f.FINAL_ORDER_DECK):
        assert not set(deck) & set(f.HAZELNUT_DECK)
    t = to_round_end(table({"orders": "N05/minus"}, players=1, round=4))
    assert 68 not in state(t).order_discard


# ---------------------------------------------------------------- 12 public commissions

READY_TO_CLAIM = {"lumber": "y5 g3", "orders": "N05"}


@pytest.mark.rule("WC-327", "WC-328", "WC-330", "WC-333", "WC-357")
def test_others_may_claim_in_the_same_round_only() -> None:
    second = {"lumber": "b3 b1 g2", "orders": "N04"}
    third = {"lumber": "g4 y3 b1", "orders": "N01"}
    t = table(READY_TO_CLAIM, second, third, players=3, commissions=["P01", "P05"])
    act(t, "complete:68", "choice:0", "claim:4")
    end_turn(t)
    act(t, "complete:67", "choice:0")
    assert t.actions(1) == ["claim:0", "claim:4"]
    act(t, "claim:4")
    to_round_end(t)
    assert state(t).commissions == [0], "and nothing takes its place"
    assert (me(t).claimed, me(t, 1).claimed) == ([4], [4])
    while t.to_move != (2,):
        end_turn(t)
    act(t, "complete:64", "choice:0")
    assert t.actions(2) == ["claim:0"]


@pytest.mark.rule("WC-329")
def test_a_commission_is_claimed_once_by_a_player() -> None:
    t = table({**READY_TO_CLAIM, "claimed": ["P05"]}, commissions=["P01", "P05"])
    act(t, "complete:68", "choice:0")
    assert t.actions(0) == ["claim:0"]


@pytest.mark.rule("WC-331", "WC-332")
def test_every_claimant_scores_in_full() -> None:
    """Busy benches: 2 points for each helper; the one never claimed scores for nobody."""
    two = {"rooms": ["A03", "A01"], "claimed": ["P01"]}
    three = {"rooms": ["A02", "A04", "A05"], "claimed": ["P01"], "lanterns": 4}
    t = table(two, three, round=14, commissions=["P01", "P07"], helpers=["B01"], orders=["F01"])
    to_round_end(t)
    assert t.over
    assert [part(t, "commission_1", seat) for seat in (0, 1)] == [4, 6]
    assert [part(t, "commission_7", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("WC-406", "WC-407")
@pytest.mark.parametrize(
    ("commission", "doc", "expected"),
    [
        ("P01", {"rooms": ["A03", "A01"]}, 4),
        ("P01", {"rooms": ["A03", "A01", "A02", "A04", "A05", "A06"]}, 12),
        ("P02", {"gluer": "ready", "saws": ["ready", "ready"]}, 4),
        ("P03", {"attic": {"b0": "saw", "b1": "saw", "b2": "saw"}}, 5),
        ("P04", {"income": {"blueberry": 15}}, 12),
        ("P05", {"completed": ["S01", "S02"]}, 0),
        ("P05", {"completed": ["S01", "S02", "S03", "S04", "S09"]}, 4),
        ("P06", {"marketing": 5}, 8),
        ("P07", {"lanterns": 3}, 9),
        ("P07", {"lanterns": 9}, 12),
        ("P08", {"lumber": "b1 b2 g3", "pots": {"yellow": 0, "brown": 1}}, 9),
    ],
)
def test_commission_points(commission: str, doc: dict[str, object], expected: int) -> None:
    t = table(doc, helpers=[])
    assert commission_points(me(t), f.COMMISSION_CODES.index(commission)) == expected
