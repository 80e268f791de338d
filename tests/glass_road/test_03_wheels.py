"""Production wheels: GR-040 to GR-071."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.wheels import turn_wheels, turns_due
from burgher.games.glass_road.rules import STEPS
from burgher.games.glass_road.state import GlassRoad

from .helpers import TILE, build, building, evaluate, goods, offers, play, seen, table, told_turns, window

many = settings(max_examples=150)
amounts = st.tuples(*[st.integers(0, f.HIGHEST[marker]) for marker in range(f.MARKERS)])


@pytest.fixture
def costly_depot() -> Iterator[None]:
    """The Builder's Depot costs three food, as an owner's file might say."""
    cost = f.COST[TILE["builders_depot"]]
    before = cost[:]
    cost[f.FOOD] = 3
    yield
    cost[:] = before


def with_goods(values: tuple[int, ...]) -> GlassRoad:
    s = GlassRoad(1, STEPS)
    s.clear()
    s.players[0].goods = list(values)
    return s


@pytest.mark.rule("GR-040", "GR-041")
def test_amounts_are_bounded() -> None:
    assert f.HIGHEST == [7, 7, 7, 7, 7, 3, 7, 7, 7, 3]
    for good, amount in (("wood", 8), ("glass", 4), ("brick", 4), ("clay", -1)):
        with pytest.raises(burgher.BadPosition):
            table({"goods": {good: amount}})


@pytest.mark.rule("GR-042", "GR-046")
def test_gaining_raises_the_amount_and_fewer_may_be_taken() -> None:
    t = play(evaluate("woodsman", {"forests": [0], "goods": {"wood": 1}}), "enter:0", "use:0:0")
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:0:2:0"]
    assert goods(play(t, "take:0:2:0")) == {"wood": 3}


@pytest.mark.rule("GR-046", "GR-062")
def test_two_goods_are_taken_each_in_part() -> None:
    t = play(evaluate("feudal_lord"), "use:1:0")
    assert offers(t) == ["take:0:0:0", "take:0:0:1", "take:0:1:0", "take:0:1:1"]
    assert goods(play(t, "take:0:0:1")) == {"clay": 1}


@pytest.mark.rule("GR-043")
def test_only_what_is_there_can_be_paid() -> None:
    t = evaluate("charcoal_burner", {"goods": {"charcoal": 3}})
    assert offers(t) == ["done"]
    t = evaluate("charcoal_burner", {"goods": {"wood": 1}})
    assert goods(play(t, "enter:0")) == {}


@pytest.mark.rule("GR-044", "GR-047")
def test_units_above_seven_are_lost() -> None:
    t = play(evaluate("woodsman", {"forests": [0], "goods": {"wood": 6}}), "enter:0", "use:0:0")
    assert offers(t) == ["take:0:0:0", "take:0:1:0"]
    t = play(t, "take:0:1:0")
    assert goods(t) == {"wood": 7}
    assert offers(t) == ["done"]  # the lost unit is gone for good, and the second action can give nothing


@pytest.mark.rule("GR-045")
@pytest.mark.parametrize(("tile", "good", "n"), [("shed", "glass", 1), ("storage", "brick", 2)])
def test_units_above_three_refined_are_lost(tile: str, good: str, n: int) -> None:
    full = build(tile, 9, {"goods": {good: 3}})
    assert goods(full)[good] == 3 and offers(full, "take") == []
    if n == 2:
        one = build(tile, 9, {"goods": {good: 2}})
        assert offers(one) == ["take:0:0:0", "take:0:1:0"]


@pytest.mark.rule("GR-048")
def test_goods_cannot_be_thrown_away() -> None:
    t = evaluate("pond_builder", {"goods": {"wood": 7, "food": 3}})
    assert offers(t) == ["use:0:0", "done"]


@pytest.mark.rule("GR-049", "GR-051")
def test_food_of_one_action_goes_onto_one_wheel() -> None:
    me = {"forests": [0], "goods": {"food": 6, "food2": 0}}
    t = play(evaluate("slash_and_burn_farmer", me), "enter:0", "use:1:0")
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:1:1:0", "take:1:2:0"]
    assert goods(play(t, "take:1:2:0")) == {"food": 6, "food2": 2}


@pytest.mark.rule("GR-050")
def test_the_wheel_is_chosen_anew_for_each_action() -> None:
    t = play(evaluate("charcoal_burner", {"goods": {"wood": 1}}), "enter:0", "use:0:0", "take:0:3:0", "use:1:0")
    assert goods(play(t, "take:1:3:0")) == {"charcoal": 3, "charcoal2": 3}


@pytest.mark.rule("GR-052", "GR-053", "GR-055", "GR-057")
@many
@given(amounts)
def test_a_wheel_turns_exactly_while_both_brown_spaces_are_empty(values: tuple[int, ...]) -> None:
    s = with_goods(values)
    turn_wheels(s, 0)
    p = s.players[0]
    for wheel, (basics, refined) in enumerate(((range(5), 5), (range(6, 9), 9))):
        was_at_rest = min(values[m] for m in basics) == 0 or values[refined] == 3
        assert turns_due(p.goods, wheel) == 0
        assert min(p.goods[m] for m in basics) == 0 or p.goods[refined] == 3
        if was_at_rest:
            assert all(p.goods[m] == values[m] for m in [*basics, refined])


@pytest.mark.rule("GR-054", "GR-060")
@many
@given(amounts)
def test_a_turn_takes_one_of_each_basic_good_for_one_refined(values: tuple[int, ...]) -> None:
    s = with_goods(values)
    steps = [turns_due(s.players[0].goods, wheel) for wheel in (0, 1)]
    turn_wheels(s, 0)
    after = s.players[0].goods
    for wheel, (basics, refined) in enumerate(((range(5), 5), (range(6, 9), 9))):
        assert after[refined] == values[refined] + steps[wheel]
        assert all(after[m] == values[m] - steps[wheel] for m in basics)
    assert all(0 <= after[m] <= f.HIGHEST[m] for m in range(f.MARKERS))
    again = after[:]
    turn_wheels(s, 0)
    assert s.players[0].goods == again  # a wheel at rest stays as it is


@pytest.mark.rule("GR-055", "GR-058", "GR-215")
def test_repeated_turns_are_one_act() -> None:
    me = {"goods": {"sand": 0, "food": 3, "charcoal": 3, "water": 3, "wood": 4}}
    t = play(window(me, "sandpit"), "convert:23:0")
    assert goods(t)["water"] == 2
    t = play(t, "take:0:2:0")  # two turns at once, and nothing is asked between them
    assert goods(t) == {"food": 1, "charcoal": 1, "wood": 2, "glass": 2}


@pytest.mark.rule("GR-054")
def test_the_example_of_the_start_position() -> None:
    me = {"goods": {"sand": 0, "food": 1, "charcoal": 2, "water": 3, "wood": 4}, "plan": {4: "pond", 9: "pond"}}
    t = play(evaluate("pond_builder", me), "use:1:0", "take:0:2:0")
    assert goods(t) == {"sand": 1, "charcoal": 1, "water": 2, "wood": 3, "glass": 1}


@pytest.mark.rule("GR-056", "GR-057")
def test_a_due_turn_is_no_choice() -> None:
    me = {"goods": {"clay": 0, "charcoal2": 1, "food2": 1}, "plan": {4: "pit"}}
    t = play(evaluate("pit_worker", me), "use:1:5", "take:0:1:0")
    assert goods(t) == {"brick": 1}
    t = evaluate("pit_worker", {"goods": {"clay": 3, "charcoal2": 0, "food2": 3}})
    assert goods(t) == {"clay": 3, "food2": 3} and "done" in offers(t)


@pytest.mark.rule("GR-059", "GR-063", "GR-120")
def test_wheels_are_checked_after_each_action_of_a_card() -> None:
    me = {"goods": {"food": 2, "charcoal": 1, "water": 0, "wood": 0, "sand": 1}}
    t = play(evaluate("water_carrier", me), "enter:0", "use:0:0", "take:0:2:1")
    assert goods(t) == {"water": 1, "glass": 1}  # turned before the second action begins
    t = play(t, "use:1:0", "take:0:2:1")
    assert goods(t) == {"water": 3, "sand": 1, "glass": 1}


@pytest.mark.rule("GR-061", "GR-065", "GR-067", "GR-186")
def test_a_payment_turns_the_wheel_only_when_it_is_complete() -> None:
    """Glass at 3 held the wheel; the spa costs two glass, so it turns twice after both are paid."""
    rich = {"sand": 4, "food": 4, "charcoal": 4, "water": 4, "wood": 4}
    t = evaluate("master_builder", {"goods": {**rich, "glass": 3}}, offer=["spa"])
    assert goods(t)["glass"] == 3  # no turn with the refined marker on 3
    t = play(t, "use:1:0", "build:10:9")
    assert goods(t) == {"sand": 2, "food": 2, "charcoal": 2, "water": 2, "wood": 2, "glass": 3}


@pytest.mark.rule("GR-065")
def test_no_turn_if_the_payment_empties_a_basic_good() -> None:
    rich = {"sand": 4, "food": 4, "charcoal": 4, "water": 4, "wood": 2, "glass": 3}
    t = evaluate("master_builder", {"goods": rich}, offer=["grove_court"])  # 2 wood and 2 glass
    t = play(t, "use:1:0", "build:38:9")
    assert goods(t) == {"sand": 4, "food": 4, "charcoal": 4, "water": 4, "glass": 1}


@pytest.mark.rule("GR-064", "GR-116")
@many
@given(amounts, st.integers(0, 8))
def test_paying_basic_goods_never_turns_a_wheel(values: tuple[int, ...], marker: int) -> None:
    s = with_goods(values)
    turn_wheels(s, 0)
    p = s.players[0]
    if p.goods[marker] and marker != f.M_GLASS:
        p.goods[marker] -= 1
        assert turns_due(p.goods, 0) == turns_due(p.goods, 1) == 0


@pytest.mark.rule("GR-066")
@many
@given(amounts)
def test_gaining_refined_goods_never_turns_a_wheel(values: tuple[int, ...]) -> None:
    s = with_goods(values)
    turn_wheels(s, 0)
    p = s.players[0]
    for marker in (f.M_GLASS, f.M_BRICK):
        p.goods[marker] = min(3, p.goods[marker] + 1)
    assert turns_due(p.goods, 0) == turns_due(p.goods, 1) == 0


@pytest.mark.rule("GR-068")
def test_one_food_is_paid_from_either_wheel() -> None:
    t = evaluate("water_carrier", {"goods": {"food": 1, "food2": 1}})
    assert offers(t, "enter") == ["enter:0", "enter:1"]
    assert goods(play(t, "enter:1")) == {"food": 1}
    assert offers(evaluate("water_carrier", {"goods": {"food2": 1}}), "enter") == ["enter:1"]


@pytest.mark.rule("GR-068", "GR-184")
def test_the_food_of_a_building_comes_from_a_wheel_of_choice() -> None:
    t = building("builders_depot", {"goods": {"food2": 1}})
    t = play(t, "build:32:9")
    assert offers(t) == ["from:0", "from:1"]
    assert goods(play(t, "from:1", "take:0:0:0")) == {"food": 1}
    forced = building("builders_depot", {"goods": {"food": 3}})
    assert offers(play(forced, "build:32:9"), "take")  # one wheel has food: nothing to ask


@pytest.mark.rule("GR-069")
@pytest.mark.usefixtures("costly_depot")
def test_several_units_may_be_split_over_both_wheels() -> None:
    t = evaluate("master_builder", {"goods": {"food": 2, "food2": 2}}, offer=["builders_depot"])
    t = play(t, "use:1:0", "build:32:9", "from:0", "from:1")
    assert offers(t) == ["from:0", "from:1"]
    assert goods(play(t, "from:0", "take:0:0:0")) == {"food2": 1}


@pytest.mark.rule("GR-069")
@pytest.mark.usefixtures("costly_depot")
def test_units_are_forced_when_one_wheel_is_empty() -> None:
    t = evaluate("master_builder", {"goods": {"food": 1, "food2": 2}}, offer=["builders_depot"])
    t = play(t, "use:1:0", "build:32:9", "from:0", "take:0:0:0")
    assert goods(t) == {}


@pytest.mark.rule("GR-070")
def test_the_cost_of_a_conversion_is_paid_before_the_gain() -> None:
    t = play(window({"goods": {"wood": 7, "clay": 6}}, "hardware_store"), "convert:4:0")
    assert goods(t) == {"wood": 6, "clay": 6}
    assert offers(t) == ["take:0:0:0", "take:0:1:0"]


@pytest.mark.rule("GR-071")
def test_all_amounts_are_public() -> None:
    t = table({"goods": {"wood": 3}}, [{"goods": {"brick": 2}}])
    for reader in (None, 0, 1):
        players = t.view(reader)["players"]
        assert players[0]["wheels"]["glass"]["wood"] == 3 and players[1]["wheels"]["brick"]["brick"] == 2


def test_a_wheel_that_would_have_turned_is_refused() -> None:
    with pytest.raises(burgher.BadPosition, match="brick wheel would have turned"):
        table({"goods": {"clay": 1, "charcoal2": 1, "food2": 1}})
    assert seen(table({"goods": {"clay": 1, "charcoal2": 1, "food2": 1, "brick": 3}}))


@pytest.mark.rule("GR-066")
def test_gaining_glass_or_brick_is_not_told_as_a_turn() -> None:
    assert told_turns(build("shed", 4), "take:0:1:0") == (0, 0)
    assert told_turns(build("storage", 4), "take:0:2:0") == (0, 0)
    bricks = play(window({"goods": {"sand": 3}}, "sandstone_factory"), f"convert:{TILE['sandstone_factory']}:0")
    assert told_turns(bricks, "take:0:1:0") == (0, 0)


@pytest.mark.rule("GR-063", "GR-067")
def test_the_turn_that_a_paid_brick_brings_is_told_also_when_nothing_is_taken() -> None:
    me = {"goods": {"brick": 3, "clay": 1, "charcoal2": 2, "food2": 2}}
    t = play(window(me, "roofers_workshop"), f"convert:{TILE['roofers_workshop']}:0", "good:5")
    assert told_turns(t, "take:0:0:0") == (0, 1)
    assert goods(play(t, "take:0:0:0")) == {"charcoal2": 1, "food2": 1, "brick": 3}
