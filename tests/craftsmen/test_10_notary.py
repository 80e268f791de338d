"""Section 10: the notary."""

import pytest

from burgher.core.table import Table
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl

from .helpers import RICH, Doc, at, cards, log_of, offers, play, player, state, step, verbs

ALL = {"basic": ["B22", "B01"], "extended": ["E22", "E01"], "advanced": ["A05", "A11"]}


def notary(me: Doc | None = None, others: int = 1, *, ring: bool = False, **rest: object) -> Table:
    """Seat 0 at the notary, on the gold ring or not."""
    players: list[Doc] = [me or {}, *[{}] * others]
    t = at("notary", players, queue=[[0]] if ring else [[1], [0]], **{"display": ALL, **rest})
    return t if ring else play(t, "end")


@pytest.mark.rule("CR-166", "CR-167")
def test_buy_auction_or_nothing() -> None:
    t = notary({"capital": {**RICH, "red2": 2}})
    assert verbs(t) == {"buy_card", "auction", "end"}
    assert len({action.rsplit(":", 1)[0] for action in offers(t, "auction")}) == 6
    play(t, "end")
    assert step(t) == "hall"
    bare = notary({"capital": dict(RICH)}, display={"basic": [None, "B01"]})
    assert {action.split(":")[1:3][1] for action in offers(bare, "auction")} == {"1"}


@pytest.mark.parametrize(("card", "place", "price"), [("B22", "0:0", 3), ("E22", "1:0", 5), ("A05", "2:0", 10)])
@pytest.mark.rule("CR-168", "CR-173")
def test_listed_prices(card: str, place: str, price: int) -> None:
    colours = {"B22": "green", "E22": "red", "A05": "violet"}
    hands = {3: ({f"{colours[card]}3": 1}, {f"{colours[card]}2": 1}), 5: ({"red1": 2}, {"red3": 1})}
    hands[10] = ({"violet1": 3}, {"violet3": 2})
    enough, short = hands[price]
    t = notary({"capital": enough})
    assert f"buy_card:{place}" in offers(t)
    play(t, f"buy_card:{place}")
    assert t.view()["payment"]["price"] == price
    assert f"buy_card:{place}" not in offers(notary({"capital": short}))


@pytest.mark.rule("CR-169", "CR-170")
def test_a_green_vineyard_is_paid_in_green() -> None:
    t = notary({"capital": {"red3": 2, "green2": 1, "green1": 1}})
    assert offers(t, "buy_card") == ["buy_card:0:0", "buy_card:1:0", "buy_card:1:1"]
    play(t, "buy_card:0:0")
    assert offers(t) == ["pay:1:1", "pay:1:2"]


@pytest.mark.rule("CR-171", "CR-172")
def test_a_mill_is_paid_in_red_and_blue_with_sets() -> None:
    t = notary({"capital": {"red2": 1, "blue3": 1, "green3": 2}})
    play(t, "buy_card:1:0")
    assert offers(t) == ["pay:2:3", "pay:3:2"]
    play(t, "pay:2:3", "pay:3:2")
    assert f.CARD_IDS.index("E22") in player(t).hand
    assert offers(notary({"capital": {"blue1": 2}}), "buy_card") == ["buy_card:1:0", "buy_card:1:1", "buy_card:2:1"][:2]


@pytest.mark.rule("CR-174", "CR-175", "CR-177", "CR-178")
def test_a_bought_card_comes_into_the_hand_and_the_place_is_refilled() -> None:
    t = notary({"capital": {"green3": 1}, "hand": ["B02", "B03", "B04", "B05", "B06", "B07"]})
    play(t, "buy_card:0:0")
    assert t.view()["buildings"][0]["display"][0] is None
    play(t, "pay:1:3")
    assert len(player(t).hand) == 7 and len(player(t).row) == 1
    assert state(t).discard[5] == 1
    assert t.view()["buildings"][0]["display"][0] not in (None, "B22")


@pytest.mark.rule("CR-176")
def test_an_empty_pile_leaves_the_place_empty() -> None:
    t = notary({"capital": {"green3": 1}}, piles={"basic": []})
    play(t, "buy_card:0:0", "pay:1:3")
    assert t.view()["buildings"][0]["display"] == [None, "B01"]


# ---------------------------------------------------------------- auction


@pytest.mark.rule("CR-179", "CR-180", "CR-181")
def test_opening_bids() -> None:
    t = notary({"capital": {"green3": 1, "red2": 1}})
    assert offers(t, "auction:2:1") == [f"auction:2:1:{n}" for n in range(1, 6)]
    assert offers(notary(), "auction") == []


@pytest.mark.rule("CR-182", "CR-183", "CR-184", "CR-185", "CR-187", "CR-188", "CR-191", "CR-193")
def test_bidding_goes_round_until_one_is_left() -> None:
    hand = {"capital": {"green3": 2}}
    rich = {"capital": {"red3": 2, "blue1": 1}}
    t = at("notary", [{"capital": {"violet3": 2}}, hand, rich], queue=[[0]], display=ALL)
    play(t, "auction:0:0:1")
    assert t.to_move == (1,)
    assert offers(t) == [f"bid:{n}" for n in range(2, 7)] + ["drop"]
    play(t, "drop")
    assert t.to_move == (2,)
    play(t, "bid:3")
    assert t.to_move == (0,)  # the opener again, seat 1 is out
    play(t, "bid:4")
    assert t.to_move == (2,)
    play(t, "bid:7", "drop")
    assert (step(t), t.to_move) == ("pay", (2,))
    assert t.view()["payment"]["price"] == 7
    assert not any(state(t).mayor) and not any(state(t).discard)
    play(t, "pay:3:3", "pay:3:3", "pay:2:1")
    assert player(t, 2).hand == [f.CARD_IDS.index("B22")]
    assert step(t) == "notary" and verbs(t) == {"peek", "end"}  # the action is spent; the privilege is left


@pytest.mark.rule("CR-187", "CR-193")
def test_the_opener_may_win_after_a_raise_without_the_mayor() -> None:
    t = at("notary", [{"capital": {"violet3": 2}}, {"capital": {"red2": 1}}], queue=[[1], [0]], display=ALL)
    play(t, "end", "auction:0:0:1", "bid:2", "bid:3", "drop")
    assert (step(t), t.to_move) == ("pay", (0,)) and t.view()["payment"]["price"] == 3


@pytest.mark.rule("CR-186", "CR-437")
def test_who_cannot_pay_more_must_drop_out() -> None:
    t = notary({"capital": {"violet3": 2}})
    play(t, "auction:0:0:2")
    assert offers(t) == ["drop"]
    assert "most" in t.view()["auction"]["bidders"][1]


@pytest.mark.rule("CR-189", "CR-190")
def test_a_bid_is_paid_in_any_colours() -> None:
    t = notary({"capital": {"violet3": 1, "red2": 1}}, deck={"blue1": 4})
    play(t, "auction:0:0:4", "drop")
    assert offers(t) == ["pay:0:3", "pay:3:2"]
    play(t, "pay:0:3", "pay:3:2")
    assert player(t).hand == [f.CARD_IDS.index("B22")]
    assert None not in t.view()["buildings"][0]["display"]


@pytest.mark.parametrize(("place", "count"), [("0:0", 1), ("1:0", 2), ("2:0", 3)])
@pytest.mark.rule("CR-192", "CR-194", "CR-195", "CR-203", "CR-204")
def test_the_mayor_draws_by_class(place: str, count: int) -> None:
    """Blue cards only, so that his bid is 1, 5 or 10 with sets."""
    t = notary({"capital": {"violet3": 1}}, deck={"blue1": 4})
    play(t, f"auction:{place}:1", "drop")
    worth = {1: 1, 2: 5, 3: 10}[count]
    auction = t.view()["auction"]
    assert (auction["mayor_bid"], len(auction["mayor"])) == (worth, count)
    assert log_of(t, None)[-1] == "draw:2:1"
    assert step(t) == "answer"
    play(t, "mayor:0")
    assert state(t).discard[6] == count and not any(state(t).mayor)


@pytest.mark.rule("CR-196", "CR-197")
def test_without_cards_the_mayor_bids_nothing() -> None:
    t = notary({"capital": {"violet3": 1}}, deck={})
    play(t, "auction:2:0:1", "drop")
    assert step(t) == "pay" and t.view()["payment"]["price"] == 1
    few = notary({"capital": {"violet3": 1}}, deck={"blue1": 1})
    play(few, "auction:2:0:2", "drop")
    assert step(few) == "pay" and state(few).discard[6] == 1


@pytest.mark.rule("CR-197", "CR-198", "CR-199", "CR-200")
def test_the_answer_to_the_mayor() -> None:
    higher = notary({"capital": {"violet3": 1}}, deck={"blue1": 4})
    play(higher, "auction:0:0:2", "drop")
    assert step(higher) == "pay" and higher.view()["payment"]["price"] == 2
    equal = notary({"capital": {"violet3": 1}}, deck={"blue2": 4})
    play(equal, "auction:0:0:2", "drop")
    assert offers(equal) == ["mayor:0", "mayor:1"]
    play(equal, "mayor:1")
    assert equal.view()["payment"]["price"] == 3
    poor = notary({"capital": {"violet3": 1}}, deck={"blue3": 4})
    play(poor, "auction:0:0:2", "drop")
    assert offers(poor) == ["mayor:0"]


@pytest.mark.rule("CR-201", "CR-202")
def test_dropping_out_sends_the_card_under_the_pile() -> None:
    t = notary({"capital": {"violet3": 1}}, deck={"blue3": 4})
    play(t, "auction:0:0:1", "drop", "mayor:0")
    assert cards(t) == 1 and player(t).hand == []
    assert f.CARD_IDS[pl.card(state(t).piles[0].entries[0])] == "B22"
    assert t.view()["buildings"][0]["display"][0] not in (None, "B22")
    assert t.view()["buildings"][0]["known"] == [{"above": 21, "card": "B22"}]  # all have seen it
    empty = notary({"capital": {"violet3": 1}}, deck={"blue3": 4}, piles={"basic": []})
    play(empty, "auction:0:0:1", "drop", "mayor:0")
    assert empty.view()["buildings"][0]["display"] == ["B22", "B01"]


# ---------------------------------------------------------------- the look


@pytest.mark.rule("CR-205", "CR-206", "CR-209", "CR-210")
def test_the_look_into_a_pile() -> None:
    t = notary(ring=True)
    assert verbs(t) == {"peek", "end"}
    assert offers(t, "peek") == ["peek:0", "peek:1", "peek:2"]
    play(t, "peek:1")
    assert player(t).used == 1
    assert offers(t) == [f"peek_show:{i}:{j}" for i in range(5) for j in range(i + 1, 5)]
    mine, theirs = t.view(0)["looking"]["cards"], t.view(1)["looking"]["cards"]
    assert mine[:2] == ["E22", "E01"] == theirs[:2]
    assert None not in mine and theirs[2:] == [None] * 3
    play(t, "peek_show:1:3")
    assert t.view()["buildings"][1]["display"] == [mine[1], mine[3]]
    assert len(offers(t)) == 12


@pytest.mark.rule("CR-207", "CR-210")
def test_cards_go_back_on_top_or_under_in_any_order() -> None:
    orders = set()
    for where in (0, 1):
        for p in range(6):
            t = notary(ring=True)
            play(t, "peek:1")
            looked = t.view(0)["looking"]["cards"]
            play(t, "peek_show:0:1", f"peek_back:{where}:{p}")
            entries = state(t).piles[1].entries
            back = entries[-3:][::-1] if where == 0 else entries[:3][::-1]
            names = [f.CARD_IDS[pl.card(entry)] for entry in back]
            assert sorted(names) == sorted(looked[2:])
            orders.add((where, tuple(looked.index(name) for name in names)))
            known = t.view(0)["buildings"][1]["known"]
            assert [entry["card"] for entry in known] == names
            assert [entry["above"] for entry in known] == ([0, 1, 2] if where == 0 else [19, 20, 21])
            assert t.view(1)["buildings"][1]["known"] == []
            assert log_of(t, 1)[-1] == "?" and log_of(t, 0)[-1] == f"peek_back:{where}:{p}"
    assert len(orders) == 12


@pytest.mark.rule("CR-207")
def test_permutations_are_in_lexicographic_order() -> None:
    t = notary(ring=True)
    play(t, "peek:1")
    looked = t.view(0)["looking"]["cards"][2:]
    play(t, "peek_show:0:1", "peek_back:0:3")  # 1, 2, 0
    known = [entry["card"] for entry in t.view(0)["buildings"][1]["known"]]
    assert known == [looked[1], looked[2], looked[0]]


@pytest.mark.rule("CR-208")
def test_small_piles() -> None:
    one = notary(ring=True, piles={"basic": ["unseen"]})
    play(one, "peek:0")
    assert offers(one) == ["peek_show:0:1", "peek_show:0:2", "peek_show:1:2"]
    play(one, "peek_show:0:2")
    assert offers(one) == ["peek_back:0:0", "peek_back:1:0"]
    two = notary(ring=True, piles={"basic": ["unseen", "unseen"]})
    play(two, "peek:0", "peek_show:0:1")
    assert len(offers(two)) == 4
    bare = notary(ring=True, piles={"basic": ["unseen"]}, display={"basic": [None, "B01"]})
    play(bare, "peek:0")
    assert bare.view()["buildings"][0]["display"][0] == "B01" and bare.view()["buildings"][0]["pile"] == 0
    assert offers(notary(ring=True, piles={"basic": []}), "peek") == ["peek:1", "peek:2"]


@pytest.mark.rule("CR-205", "CR-209")
def test_before_or_after_the_action_but_once() -> None:
    before = notary({"capital": {"green3": 3}}, ring=True)
    play(before, "peek:0", "peek_show:0:1", "peek_back:0:0")
    assert "buy_card:0:0" in offers(before) and offers(before, "peek") == []
    after = notary({"capital": {"green3": 3}}, ring=True)
    play(after, "buy_card:0:0", "pay:1:3")
    assert verbs(after) == {"peek", "end"}
    play(after, "peek:0", "peek_show:0:1", "peek_back:0:0")
    assert step(after) == "hall"
