"""Sections 12 to 15: merchants' guild, town hall, privileges and work tokens."""

from typing import Any

import pytest

import burgher
from burgher.core.table import Table

from .helpers import (
    Doc,
    all_pass,
    at,
    cards,
    offers,
    play,
    player,
    points,
    seen,
    state,
    step,
    table,
    total,
    verbs,
    when,
)

TAILOR = {"row": ["S1", "A05"], "capital": {"red1": 1, "blue2": 1}}  # cloth and leather
LEATHER, CLOTH = 2, 5


def merchants(me: Doc, others: list[Doc] | None = None, *, ring: bool = False, **rest: Any) -> Table:
    players: list[Doc] = [me, *(others or [{}])]
    t = at("merchants_guild", players, queue=[[0]] if ring else [[1], [0]], **rest)
    return t if ring else play(t, "end")


@pytest.mark.rule("CR-286", "CR-287", "CR-290", "CR-294", "CR-295", "CR-305")
def test_a_natural_marker_is_bought_for_a_card() -> None:
    t = merchants(TAILOR, granary={"leather": ["natural"], "cloth": ["natural"], "rope": ["natural"]})
    assert offers(t) == [f"buy_good:{LEATHER}:4:0", f"buy_good:{CLOTH}:3:0", "end"]
    play(t, f"buy_good:{LEATHER}:4:0")
    assert offers(t) == ["give:2:2", "give:3:1"]
    play(t, "give:2:2")
    assert seen(t)["row"][1]["icons"] == [None, "natural"]
    assert state(t).discard[7] == 1 and cards(t) == 1 and total(t) == 0
    assert step(t) == "hall"


@pytest.mark.rule("CR-288", "CR-289", "CR-292")
def test_only_the_lower_marker_is_sold() -> None:
    t = merchants(TAILOR, granary={"leather": [1, "natural"], "cloth": [0, 1]})
    assert offers(t) == [f"buy_good:{LEATHER}:4:0", "end"]
    play(t, f"buy_good:{LEATHER}:4:0", "give:3:1")
    assert t.view()["granary"]["leather"] == ["natural", None]
    assert seen(t)["row"][1]["icons"] == [None, 1]


@pytest.mark.rule("CR-290", "CR-291")
def test_an_empty_icon_is_needed_and_chosen() -> None:
    taken = merchants({**TAILOR, "icons": {"A05": [None, 0]}}, granary={"leather": ["natural"]})
    assert offers(taken) == ["end"]
    two = merchants({**TAILOR, "row": ["S1", "A05", "A07"]}, granary={"leather": ["natural"]})
    assert offers(two, "buy_good") == [f"buy_good:{LEATHER}:4:0", f"buy_good:{LEATHER}:6:0"]


@pytest.mark.rule("CR-293")
def test_the_very_marker_stays_until_it_is_used() -> None:
    t = merchants(TAILOR, granary={"leather": [1]})
    play(t, f"buy_good:{LEATHER}:4:0", "give:3:1")
    assert player(t, 1).supply == 19 and seen(t)["row"][1]["icons"] == [None, 1]


@pytest.mark.rule("CR-296", "CR-297", "CR-298", "CR-350")
def test_the_seller_gets_the_card() -> None:
    t = merchants(TAILOR, granary={"leather": [1]})
    play(t, f"buy_good:{LEATHER}:4:0", "give:2:2")
    assert player(t, 1).capital[7] == 1 and not any(state(t).discard)
    full = merchants(TAILOR, [{"capital": {"violet1": 4, "green1": 4, "blue1": 2}}], granary={"leather": [1]})
    play(full, f"buy_good:{LEATHER}:4:0", "give:2:2")
    assert (step(full), full.to_move) == ("discard", (1,))
    play(full, "discard:2:2")
    assert cards(full, 1) == 10


@pytest.mark.rule("CR-296")
@pytest.mark.parametrize("seller", [1, 2])
def test_a_position_may_wait_for_the_card_of_any_seller(seller: int) -> None:
    t = merchants(TAILOR, [{}, {}], granary={"leather": [seller]})
    play(t, f"buy_good:{LEATHER}:4:0")
    again = burgher.position("craftsmen", t.game.to_position(t.state), strict=True, seed=1)
    assert (step(again), again.to_move) == ("give", (0,))
    play(again, "give:2:2")
    assert player(again, seller).capital[7] == 1


@pytest.mark.rule("CR-299", "CR-300", "CR-301")
def test_the_privilege_pays_with_a_marker_of_the_fair() -> None:
    poor = {"row": ["S1", "A05"], "fair": 1}
    assert offers(merchants(poor, granary={"leather": ["natural"]})) == ["end"]
    t = merchants(poor, ring=True, granary={"leather": ["natural"]})
    assert offers(t) == [f"buy_good:{LEATHER}:4:1", "end"]
    play(t, f"buy_good:{LEATHER}:4:1")
    assert (player(t).fair, player(t).supply, player(t).used) == (0, 20, 1)
    assert offers(merchants({**poor, "fair": 0}, ring=True, granary={"leather": ["natural"]})) == ["end"]


@pytest.mark.rule("CR-302", "CR-303", "CR-304")
def test_the_seller_puts_a_cube_on_the_fair() -> None:
    poor = {"row": ["S1", "A05"], "fair": 1}
    buy = f"buy_good:{LEATHER}:4:1"
    t = play(merchants(poor, ring=True, granary={"leather": [1]}), buy)
    assert (player(t, 1).fair, player(t, 1).supply, cards(t, 1)) == (1, 18, 0)
    full = play(merchants(poor, [{"fair": 3}], ring=True, granary={"leather": [1]}), buy)
    assert (player(full, 1).fair, player(full, 1).supply) == (3, 16)
    bare = play(merchants(poor, [{"supply": 0}], ring=True, granary={"leather": [1]}), buy)
    assert (player(bare, 1).fair, player(bare, 1).supply) == (0, 0)


# ---------------------------------------------------------------- town hall


@pytest.mark.rule("CR-306", "CR-307", "CR-308", "CR-311")
def test_the_town_hall_offers_tokens_and_the_order() -> None:
    t = at("town_hall", 3, queue=[[0], [1], [2]])
    assert offers(t) == ["hall:0", "hall:1", "hall:2", "hall:3"]
    play(t, "hall:1")
    assert (player(t).privileges, state(t).privileges) == (1, 5)
    play(t, "hall:2")
    assert (player(t, 1).work, state(t).work) == (1, 5)
    before = t.view()["queues"]["town_hall"]
    play(t, "hall:0")
    assert before == [[0], [1], [2]]
    change = at("town_hall", 3, queue=[[0], [1]])
    play(change, "hall:3")
    assert change.view()["change"] == [0] and change.view()["queues"]["town_hall"][0] == []


@pytest.mark.rule("CR-307", "CR-308", "CR-309", "CR-310")
def test_pools_and_limits() -> None:
    assert offers(at("town_hall", 3, privileges=0)) == ["hall:0", "hall:2", "hall:3"]
    assert offers(at("town_hall", 3, work=0)) == ["hall:0", "hall:1", "hall:3"]
    assert offers(at("town_hall", [{"privileges": 3}, {}, {}])) == ["hall:0", "hall:2", "hall:3"]
    assert offers(at("town_hall", [{"work": 3}, {}, {}])) == ["hall:0", "hall:1", "hall:3"]


@pytest.mark.rule("CR-312", "CR-313")
def test_the_order_change_track() -> None:
    assert "hall:3" not in offers(at("town_hall", 5, queue=[[4]], change=[1, 2, 3]))
    assert "hall:3" not in offers(at("town_hall", 3, queue=[[0]], change=[0]))
    assert "hall:3" in offers(at("town_hall", 3, queue=[[0]], change=[1]))


@pytest.mark.rule("CR-314")
def test_nothing_is_asked_when_nothing_is_open() -> None:
    t = at("town_hall", [{"privileges": 3, "work": 3}, {}], queue=[[0], [1]])
    assert t.to_move == (1,)


@pytest.mark.rule("CR-315")
def test_no_privilege_in_the_town_hall() -> None:
    t = at("town_hall", [{"privileges": 3}, {}, {}], queue=[[0]])
    play(t, "hall:0")
    assert player(t).privileges == 3


# ---------------------------------------------------------------- privileges (section 14)


@pytest.mark.rule("CR-316", "CR-319", "CR-322")
def test_lower_and_upper_disc_on_the_ring_use_it_free() -> None:
    t = at("craft_guild", [{"row": ["S1", "B22"], "privileges": 1}, {}, {}], queue=[[0, 0], [1], [2]])
    play(t, "raw:0:0:1", "raw:1:0:0")
    assert (player(t).privileges, player(t).used) == (1, 1)
    assert not [action for action in offers(t) if action.endswith(":1")]
    play(t, "end")
    assert t.to_move == (0,) and not offers(t, "redeem")
    two = at("bankers_guild", 3, queue=[[0, 0], [1], [2]], capital_display=["red1", "red2"])
    for _ in range(2):
        play(two, "bank:3", "bank_priv:1")
        play(two, offers(two, "discard")[0])
    assert player(two).used == 2


@pytest.mark.rule("CR-317", "CR-318", "CR-320")
def test_elsewhere_it_costs_a_token_that_returns_to_the_pool() -> None:
    t = at("craft_guild", [{"row": ["S1", "B22"], "privileges": 2}, {}], queue=[[1], [0]])
    play(t, "end")
    assert state(t).privileges == 2
    play(t, "raw:0:0:1", "raw:1:0:0")
    assert (player(t).privileges, state(t).privileges) == (1, 3)
    assert not [action for action in offers(t, "raw") if action.endswith(":1")]
    none = at("craft_guild", [{"row": ["S1", "B22"]}, {}], queue=[[1], [0]])
    play(none, "end")
    assert not [action for action in offers(none, "raw") if action.endswith(":1")]


@pytest.mark.parametrize(
    ("stage", "me", "action"),
    [
        ("bankers_guild", {}, ""),
        ("builders_guild", {"row": ["S1"], "hand": ["B04"], "capital": {"red3": 1}}, "build:0:0:1"),
        ("notary", {}, "peek:0"),
        ("craft_guild", {"row": ["S1"]}, "raw:0:0:1"),
        ("merchants_guild", {"row": ["S1", "A05"], "fair": 1}, "buy_good:2:4:1"),
    ],
)
@pytest.mark.rule("CR-317", "CR-319")
def test_every_stage_knows_both_ways(stage: str, me: Doc, action: str) -> None:
    rest = {"capital_display": ["red1"], "display": {"basic": ["B22"]}, "granary": {"leather": ["natural"]}}
    for ring in (True, False):
        queue = [[0]] if ring else [[1], [0]]
        t = at(stage, [{**me, "privileges": 1}, {}], queue=queue, **rest)
        if not ring:
            play(t, "end")
        if stage == "bankers_guild":
            play(t, "bank:1")
            action = "bank_priv:1"
        play(t, action)
        assert (player(t).used, player(t).privileges) == (1, 1 if ring else 0)


@pytest.mark.rule("CR-321")
def test_privileges_are_optional() -> None:
    t = at("craft_guild", [{"row": ["S1"]}, {}])
    play(t, "raw:0:0:0", "end")
    assert player(t).used == 0


@pytest.mark.rule("CR-323", "CR-324")
def test_the_count_begins_anew_each_round() -> None:
    t = at("town_hall", [{"used": 2}, {"used": 1}, {"used": 1}])
    play(t, "hall:0")
    assert when(t) == (1, "summer")
    assert [player(t, seat).used for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CR-325", "CR-336", "CR-355", "CR-416")
def test_tokens_and_cards_left_are_worth_nothing() -> None:
    me = {"privileges": 3, "work": 1, "capital": {"red3": 3}, "fair": 3, "row": ["S1", "E01"], "icons": {"E01": [0]}}
    t = table([me, {}, {}], year=3, season="winter", stage="craft_guild")
    all_pass(t)
    assert t.over and total(t) == 0


# ---------------------------------------------------------------- work tokens (section 15)


@pytest.mark.rule("CR-326")
def test_windows_lie_between_the_stages() -> None:
    t = table([{"work": 1, "helpers": 0}, {"helpers": 0}], queues={"town_hall": [[1]]})
    count = 0
    while step(t) == "spend_tokens":
        count += 1
        play(t, "end")
    assert count == 5 and step(t) == "hall"
    play(t, "hall:0")
    assert step(t) == "send"


@pytest.mark.rule("CR-327")
def test_winter_has_one_window() -> None:
    t = table([{"work": 1}, {}], season="winter")
    steps = []
    while when(t) == (1, "winter"):
        steps.append(step(t))
        play(t, "end")
    assert steps == ["build", "build", "spend_tokens", "craft", "craft"]


@pytest.mark.rule("CR-328", "CR-329", "CR-332", "CR-335")
def test_tokens_are_spent_one_after_the_other_in_turn_order() -> None:
    players = [{"work": 2, "row": ["S1"]}, {"work": 1, "row": ["S2"]}, {}]
    t = table(players, stage="bankers_guild", order=[1, 0, 2], queues={"town_hall": [[2]]})
    assert t.to_move == (1,) and offers(t) == ["work", "end"]
    play(t, "work")
    assert state(t).work == 4 and offers(t) == ["raw:0:0:0"]
    play(t, "raw:0:0:0")
    assert t.to_move == (0,)
    play(t, "work", "raw:0:0:0", "work", "raw:0:0:0")
    assert (player(t).work, player(t).fair, state(t).work) == (0, 2, 6)
    assert step(t) == "hall"


@pytest.mark.rule("CR-328")
def test_all_own_tokens_come_before_those_of_the_next_player() -> None:
    players = [{"work": 1, "row": ["S1"]}, {"work": 2, "row": ["S2"]}, {}]
    t = table(players, stage="bankers_guild", order=[1, 0, 2], queues={"town_hall": [[2]]})
    play(t, "work", "raw:0:0:0")
    assert t.to_move == (1,) and offers(t) == ["work", "end"]
    play(t, "work", "raw:0:0:0")
    assert t.to_move == (0,)


@pytest.mark.rule("CR-330")
def test_a_token_needs_a_legal_use() -> None:
    t = table([{"work": 1, "row": ["S1"], "fair": 3}, {}], stage="bankers_guild", queues={"town_hall": [[1]]})
    assert step(t) == "hall"


@pytest.mark.rule("CR-331")
def test_all_four_uses_are_open_to_a_token() -> None:
    row = {"row": ["S1", "E01", "E07", "A05"], "icons": {"E07": [0], "A05": [0, 0]}}
    me = {**row, "work": 3, "fair": 1, "capital": {"red1": 1}}
    full = {"1": {"clothes": [1, 1]}, "3": {"clothes": [1, 1]}}
    rest: Doc = {"capital_display": ["red3"], "ships": full, "queues": {"town_hall": [[1]]}}
    t = table([me, {}], stage="bankers_guild", **rest)
    play(t, "work")
    assert verbs(t) == {"raw", "redeem", "semi", "ship"}
    play(t, "ship:3:1", "bribe:3:1")
    assert points(t) == {"finished": 4} and step(t) == "spend_tokens"
    play(t, "work", "semi:2:0", "take:0")
    assert points(t) == {"finished": 4, "semi_finished": 1} and cards(t) == 1
    play(t, "work", "redeem:3")
    assert player(t).fair == 0


@pytest.mark.rule("CR-333")
def test_no_doubling_with_a_token() -> None:
    t = table([{"work": 1, "privileges": 2}, {}], stage="bankers_guild", queues={"town_hall": [[1]]})
    play(t, "work")
    assert offers(t) == ["raw:0:0:0"]


@pytest.mark.rule("CR-334")
def test_no_token_during_a_stage() -> None:
    t = at("craft_guild", [{"work": 2, "row": ["S1"]}, {}])
    assert "work" not in offers(t)
