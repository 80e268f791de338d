"""Section 11: the craft guild."""

from typing import Any

import pytest

from burgher.core.table import Table
from burgher.games.craftsmen import facts as f

from .helpers import Doc, at, cards, log_of, offers, play, player, points, seen, state, step, table, total, verbs


def craft(me: Doc | None = None, others: list[Doc] | None = None, *, ring: bool = False, **rest: Any) -> Table:
    """Seat 0 in the craft guild, on the gold ring or not."""
    players: list[Doc] = [me or {}, *(others or [{}])]
    t = at("craft_guild", players, queue=[[0]] if ring else [[1], [0]], **rest)
    return t if ring else play(t, "end")


def row_markers(t: Table, ship: int, good: str) -> list[Any]:
    rows = t.view()["ships"][ship - 1]["rows"]
    return next(row["markers"] for row in rows if row["good"] == good)


# ---------------------------------------------------------------- labour


@pytest.mark.parametrize(("year", "labour"), [(1, 3), (2, 4), (3, 5)])
@pytest.mark.rule("CR-211", "CR-212", "CR-214", "CR-216")
def test_labour_by_year(year: int, labour: int) -> None:
    t = craft({"row": ["S1", "E01", "E02", "E03", "E10", "E11"]}, year=year)
    for left in range(labour, 0, -1):
        assert t.view()["labour_left"] == left and "end" in offers(t)
        play(t, next(a for a in offers(t, "raw") if ":0:0" not in a[4:]))
    assert step(t) == "hall"
    early = craft({"row": ["S1"]}, year=year)
    play(early, "raw:0:0:0", "end")
    assert step(early) == "hall" and player(early).fair == 1


@pytest.mark.rule("CR-213")
def test_labour_of_two_helpers_is_not_added() -> None:
    t = at("craft_guild", [{"row": ["S1"]}, {}, {}], queue=[[0], [0]])
    play(t, "raw:0:0:0", "raw:0:0:0", "end")
    assert t.view()["labour_left"] == 3 and t.to_move == (0,)


@pytest.mark.rule("CR-215", "CR-214")
def test_uses_are_mixed_freely() -> None:
    t = craft({"row": ["S1", "E01", "A11"], "fair": 1, "icons": {"A11": [None, None]}}, year=3)
    play(t, "raw:0:3:0", "semi:1:6", "redeem:5", "ship:2:4")
    assert points(t) == {"semi_finished": 1, "finished": 2}
    assert "raw:0:3:0" in offers(t)


@pytest.mark.rule("CR-217")
def test_only_the_own_row_is_used() -> None:
    t = craft({"row": ["S1"]}, [{"row": ["S2", "B01", "E13"], "icons": {"E13": [1]}}])
    assert offers(t) == ["raw:0:0:0", "end"]


# ---------------------------------------------------------------- raw goods


@pytest.mark.rule("CR-218", "CR-219", "CR-220", "CR-221", "CR-222", "CR-223", "CR-225")
def test_raw_goods() -> None:
    t = craft({"row": ["B22", "S1", "E01", "E10"]})
    assert offers(t, "raw") == ["raw:0:0:0", "raw:1:0:0", "raw:1:5:0", "raw:1:7:0"]
    play(t, "raw:1:5:0")
    assert (player(t).supply, player(t).icons[4]) == (19, 1)
    play(t, "raw:1:7:0", "raw:0:0:0")
    assert (player(t).supply, player(t).fair) == (17, 1)
    assert total(t) == 0


@pytest.mark.rule("CR-224")
def test_a_raw_good_needs_a_destination() -> None:
    t = craft({"row": ["S1", "B22"], "fair": 3})
    assert offers(t) == ["end"]


@pytest.mark.rule("CR-226", "CR-227", "CR-229", "CR-318")
def test_the_privilege_doubles_raw_goods_once() -> None:
    t = craft({"row": ["S1", "B22", "E01"]}, ring=True)
    assert {"raw:0:0:1", "raw:0:5:1", "raw:1:0:1"} <= set(offers(t))
    play(t, "raw:0:5:1")
    assert step(t) == "second_raw"
    assert offers(t) == ["raw:0:0:0", "raw:1:0:0"]
    play(t, "raw:1:0:0")
    assert t.view()["labour_left"] == 2
    assert (player(t).fair, player(t).icons[4], player(t).supply) == (1, 1, 18)
    assert not [action for action in offers(t, "raw") if action.endswith(":1")]


@pytest.mark.rule("CR-228")
def test_doubling_needs_room_and_cubes_for_both() -> None:
    one_place = craft({"row": ["S1", "E01"], "fair": 3}, ring=True)
    assert offers(one_place, "raw") == ["raw:0:3:0"]
    foreign = craft({"row": ["S1", "E01", "E22"], "fair": 3}, ring=True)  # no wheat field for the mill
    assert offers(foreign, "raw") == ["raw:0:3:0"]
    one_cube = craft({"row": ["S1", "E01"], "supply": 1}, ring=True)
    assert offers(one_cube, "raw") == ["raw:0:0:0", "raw:0:3:0"]
    two = craft({"row": ["S1", "E01"], "fair": 2, "supply": 2}, ring=True)
    assert "raw:0:3:1" in offers(two) and two.why_not(0, "raw:0:3:1") is None
    reason = one_cube.why_not(0, "raw:0:3:1")
    assert reason is not None and reason.clause == "CR-228"


# ---------------------------------------------------------------- fair


@pytest.mark.rule("CR-230", "CR-231", "CR-232", "CR-233")
def test_the_fair() -> None:
    t = craft({"row": ["S1", "E22", "A15"], "fair": 1})
    # mill: wheat; bakery: flour (no raw good) and wax
    assert offers(t, "redeem") == ["redeem:3", "redeem:6"]
    play(t, "redeem:6")
    assert (player(t).fair, player(t).icons[5], player(t).supply) == (0, 1, 19)
    assert offers(t, "redeem") == []
    full = craft({"row": ["S1"], "fair": 3})
    assert offers(full, "raw") == []


@pytest.mark.rule("CR-234", "CR-241", "CR-408")
def test_markers_stay_on_fair_and_icons_over_the_year_end() -> None:
    t = table([{"row": ["S1", "E01"], "fair": 2, "icons": {"E01": [0]}}, {}], season="winter")
    play(t, "end", "end", "end", "end")
    assert t.view()["year"] == 2
    assert (player(t).fair, player(t).icons[2]) == (2, 1)


# ---------------------------------------------------------------- semi-finished goods and granary


@pytest.mark.rule("CR-235", "CR-236", "CR-237", "CR-238", "CR-239", "CR-240")
def test_semi_finished_goods() -> None:
    t = craft({"row": ["S1", "E01", "A11"], "icons": {"E01": [0]}})
    assert offers(t, "semi") == ["semi:1:0", "semi:1:6"]
    play(t, "semi:1:6")
    assert points(t) == {"semi_finished": 1}
    assert player(t).icons == [0, 0, 0, 0, 0, 1]
    assert offers(t, "semi") == []
    taken = craft({"row": ["S1", "E01", "A11"], "icons": {"E01": [0], "A11": [None, 0]}})
    assert offers(taken, "semi") == ["semi:1:0"]


@pytest.mark.rule("CR-242", "CR-243", "CR-244", "CR-245", "CR-246", "CR-247")
def test_the_granary_is_a_queue() -> None:
    me = {"row": ["S1", "E01"], "icons": {"E01": [0]}}
    empty = play(craft(me), "semi:1:0")
    assert empty.view()["granary"]["barrel"] == [0, None]
    one = play(craft(me, granary={"barrel": ["natural"]}), "semi:1:0")
    assert one.view()["granary"]["barrel"] == ["natural", 0]
    full = play(craft(me, granary={"barrel": ["natural", 1], "rope": ["natural"]}), "semi:1:0")
    assert full.view()["granary"]["barrel"] == [1, 0] and full.view()["granary"]["rope"] == ["natural", None]
    assert full.view()["natural"] == 13
    other = play(craft(me, granary={"barrel": [1, "natural"]}), "semi:1:0")
    assert other.view()["granary"]["barrel"] == ["natural", 0] and player(other, 1).supply == 20
    assert cards(other, 1) == 0
    own = play(craft(me, granary={"barrel": [0, 1]}), "semi:1:0")
    assert own.view()["granary"]["barrel"] == [1, 0] and player(own).supply == 19


@pytest.mark.rule("CR-248", "CR-249", "CR-250")
def test_a_good_in_the_granary_brings_a_card() -> None:
    me = {"row": ["S1", "E01"], "icons": {"E01": [0]}}
    t = play(craft(me, capital_display=["red3", "blue1"]), "semi:1:0")
    assert offers(t) == ["take:0", "take:1", "take:2"]
    play(t, "take:0")
    assert player(t).capital[11] == 1 and None not in t.view()["capital"]["display"]
    deck = play(craft(me, capital_display=["red3", None]), "semi:1:0")
    assert offers(deck) == ["take:0", "take:2"]
    play(deck, "take:2")
    assert cards(deck) == 1 and log_of(deck, 1)[-1] == "?"
    assert deck.view()["capital"]["display"] == [[3, 3], None]


@pytest.mark.rule("CR-251")
def test_without_any_card_there_is_none() -> None:
    t = play(craft({"row": ["S1", "E01"], "icons": {"E01": [0]}}, deck={}), "semi:1:0")
    assert step(t) == "craft" and cards(t) == 0


@pytest.mark.rule("CR-252", "CR-350")
def test_the_limit_holds_for_that_card() -> None:
    hand = {"violet1": 4, "green1": 4, "blue1": 2}
    t = craft({"row": ["S1", "E01"], "icons": {"E01": [0]}, "capital": hand}, capital_display=["red3"])
    play(t, "semi:1:0", "take:0")
    assert step(t) == "discard"
    play(t, "discard:0:1")
    assert cards(t) == 10 and step(t) == "craft"


# ---------------------------------------------------------------- finished goods


@pytest.mark.rule("CR-253", "CR-254", "CR-255", "CR-256", "CR-257", "CR-260", "CR-265", "CR-266", "CR-267")
def test_finished_goods() -> None:
    half = craft({"row": ["S1", "A05"], "icons": {"A05": [0, None]}})
    assert offers(half, "ship") == []
    t = craft({"row": ["S1", "A05"], "icons": {"A05": [0, 0]}})
    assert offers(t, "ship") == ["ship:1:1", "ship:1:3"]
    play(t, "ship:1:3")
    assert points(t) == {"finished": 4}
    assert player(t).icons[2:4] == [0, 0]
    assert row_markers(t, 3, "clothes") == [0, None]
    assert player(t).supply == 19  # one cube shipped, the other home


@pytest.mark.rule("CR-256", "CR-257", "CR-258", "CR-293")
def test_foreign_and_natural_inputs_go_home() -> None:
    t = craft({"row": ["S1", "A05"], "icons": {"A05": [1, "natural"]}}, granary={"cloth": ["natural"]})
    assert (player(t).supply, player(t, 1).supply, state(t).natural) == (20, 19, 12)
    play(t, "ship:1:1")
    assert (player(t).supply, player(t, 1).supply, state(t).natural) == (19, 20, 13)
    assert row_markers(t, 1, "clothes") == [0, None]


@pytest.mark.rule("CR-259", "CR-281")
def test_without_a_cube_nothing_is_made() -> None:
    t = craft({"row": ["S1", "A05"], "icons": {"A05": [1, "natural"]}, "supply": 0, "fair": 1})
    assert offers(t, "ship") == [] and offers(t, "raw") == []
    own = craft({"row": ["S1", "A05"], "icons": {"A05": [0, "natural"]}, "supply": 0})
    assert offers(own, "ship")


@pytest.mark.rule("CR-261", "CR-262", "CR-263")
def test_meat() -> None:
    t = craft({"row": ["S1", "E19"], "icons": {"E19": [0]}})
    assert offers(t, "semi") == []
    assert offers(t, "ship") == ["ship:1:3", "ship:1:4"]
    play(t, "ship:1:4")
    assert points(t) == {"meat": 1} and row_markers(t, 4, "meat") == [0, None]
    lost = craft({"row": ["S1", "E19"], "icons": {"E19": [0]}}, ships={"3": {"meat": [1, 1]}, "4": {"meat": [1, 1]}})
    play(lost, "ship:1:0")
    assert points(lost) == {}


@pytest.mark.rule("CR-264")
def test_meat_cannot_be_bought() -> None:
    assert "meat" not in [f.GOODS[good] for good in f.GRANARY]
    t = at("merchants_guild", [{"row": ["S1", "E19"], "capital": {"red1": 1}}, {}], granary={"leather": ["natural"]})
    assert offers(t) == ["end"]


# ---------------------------------------------------------------- ships and bribes

TAILOR = {"row": ["S1", "A05"], "icons": {"A05": [0, 0]}}
CARD = {"capital": {"red1": 1, "blue2": 1}}


@pytest.mark.rule("CR-268")
def test_a_row_is_filled_as_a_queue() -> None:
    t = play(craft(TAILOR, ships={"1": {"clothes": [1]}}), "ship:1:1")
    assert row_markers(t, 1, "clothes") == [1, 0]


@pytest.mark.rule("CR-269", "CR-270", "CR-271", "CR-275", "CR-349")
def test_a_bribe_pushes_the_left_marker_out() -> None:
    t = craft({**TAILOR, **CARD}, [{}, {}], ships={"1": {"clothes": [1, 2]}})
    assert offers(t, "ship") == ["ship:1:1", "ship:1:3"]  # ship 3 has room, and may be passed by
    play(t, "ship:1:1")
    assert offers(t) == ["bribe:2:2", "bribe:3:1"]
    play(t, "bribe:3:1")
    assert row_markers(t, 1, "clothes") == [2, 0]
    assert state(t).discard[9] == 1 and (cards(t), cards(t, 1)) == (1, 0)
    assert player(t, 1).supply == 20 and points(t) == {"finished": 4}


@pytest.mark.rule("CR-272", "CR-273")
def test_own_markers_are_not_pushed_out() -> None:
    left = craft({**TAILOR, **CARD}, ships={"1": {"clothes": [0, 1]}, "3": {"clothes": [1, 0]}})
    assert offers(left, "ship") == ["ship:1:0", "ship:1:3"]
    play(left, "ship:1:3", "bribe:3:1")
    assert row_markers(left, 3, "clothes") == [0, 0]


@pytest.mark.rule("CR-274", "CR-278", "CR-280")
def test_without_a_card_the_good_is_given_up() -> None:
    full = {"1": {"clothes": [1, 1]}, "3": {"clothes": [1, 1]}}
    t = craft(TAILOR, ships=full)
    assert offers(t, "ship") == ["ship:1:0"]
    room = craft(TAILOR, ships={"1": {"clothes": [1, 1]}})
    assert offers(room, "ship") == ["ship:1:3"]


@pytest.mark.rule("CR-276", "CR-277", "CR-279")
def test_giving_up_is_possible_only_when_all_rows_are_full() -> None:
    assert "ship:1:0" not in offers(craft({**TAILOR, **CARD}))
    t = craft({**TAILOR, **CARD}, ships={"1": {"clothes": [1, 1]}, "3": {"clothes": [1, 1]}})
    assert offers(t, "ship") == ["ship:1:0", "ship:1:1", "ship:1:3"]
    play(t, "ship:1:0")
    assert points(t) == {} and player(t).icons[2:4] == [0, 0]
    assert player(t).supply == 20 and cards(t) == 2 and t.view()["labour_left"] == 2


# ---------------------------------------------------------------- taking cubes back


@pytest.mark.rule("CR-282", "CR-283", "CR-284", "CR-285")
def test_cubes_come_back_from_fair_and_row_when_the_supply_is_empty() -> None:
    me = {"row": ["S1", "E01", "A11"], "icons": {"E01": [0], "A11": [0, 1]}, "fair": 2, "supply": 0}
    t = craft(me, granary={"rope": [0]}, ships={"1": {"beer": [0]}})
    assert offers(t, "recall") == ["recall:0", "recall:3", "recall:5"]
    play(t, "recall:0")
    assert (player(t).fair, player(t).supply) == (1, 1) and t.view()["labour_left"] == 3
    assert offers(t, "recall") == [] and total(t) == 0
    play(t, "raw:0:0:0")
    assert offers(t, "recall") == ["recall:0", "recall:3", "recall:5"]
    play(t, "recall:3")
    assert player(t).icons[2] == 0
    assert "recall" not in verbs(craft({**me, "supply": 1}))


@pytest.mark.rule("CR-282")
def test_cubes_come_back_in_a_work_window_too() -> None:
    me = {"row": ["S1", "E01"], "icons": {"E01": [0]}, "fair": 1, "supply": 0, "work": 1}
    t = table([me, {}], stage="builders_guild", queues={"town_hall": [[1]]})
    assert step(t) == "spend_tokens"
    assert offers(t) == ["recall:0", "recall:3", "work", "end"]
    play(t, "recall:0")
    assert (player(t).supply, player(t).work) == (1, 1) and step(t) == "spend_tokens"
    bare = table([{**me, "work": 0}, {}], stage="builders_guild", queues={"town_hall": [[1]]})
    assert step(bare) == "hall" and seen(bare)["supply"] == 0
