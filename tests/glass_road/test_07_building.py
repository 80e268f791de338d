"""Building, step by step: GR-175 to GR-200."""

import pytest

from burgher.core.table import Table
from burgher.games.glass_road import facts as f

from .helpers import TILE, build, building, evaluate, goods, offers, plan, play, points, seen, state_of, total, verbs

BUILDERS = {"master_builder", "supplier", "builder", "carpenter"}


@pytest.mark.rule("GR-175")
def test_only_four_specialists_build() -> None:
    cards = {f.CARD_NAMES[card] for card, actions in enumerate(f.ACTIONS) for a in actions if a.does == f.D_BUILD}
    assert cards == BUILDERS
    t = build("sand_deposit", 9, offer=["loess_plateau"])
    t = play(t, "take:0:3:0")
    assert offers(t, "use:1") == []  # one building for each action


@pytest.mark.rule("GR-176", "GR-177", "GR-200")
def test_tiles_come_from_the_board_or_the_own_display() -> None:
    me = {"display": ["sand_deposit"]}
    t = evaluate("master_builder", me, [{"display": ["clay_basin"]}], offer=["loess_plateau"])
    t = play(t, "use:1:0")
    assert {int(a.split(":")[1]) for a in offers(t)} == {TILE["sand_deposit"], TILE["loess_plateau"]}
    t = play(t, f"build:{TILE['sand_deposit']}:9", "take:0:0:0")
    assert seen(t)["display"] == [] and t.view()["board"]["immediate"][0] == "loess_plateau"


@pytest.mark.rule("GR-178")
def test_the_entry_cost_comes_first() -> None:
    t = evaluate("builder", {"goods": {"food": 1}}, offer=["sand_deposit"])
    assert "use" not in verbs(t) and "build" not in verbs(t)


@pytest.mark.rule("GR-179", "GR-180", "GR-203")
def test_an_empty_cell_is_needed_before_paying() -> None:
    full = {"plan": dict.fromkeys(range(20), "pit")}
    t = evaluate("master_builder", full, offer=["sand_deposit"])
    assert offers(t, "use") == []
    t = play(t, "clear:13", "use:1:0")
    assert offers(t) == [f"build:{TILE['sand_deposit']}:13"]


@pytest.mark.rule("GR-181", "GR-191")
def test_without_an_empty_cell_only_upgrades() -> None:
    full = {"plan": dict.fromkeys(range(20), "pit"), "goods": {"food": 1}}
    t = play(evaluate("master_builder", full, offer=["sand_deposit", "artists_colony"]), "use:1:0")
    assert offers(t) == [f"build:{TILE['artists_colony']}:20"]


@pytest.mark.rule("GR-182")
def test_giving_up_a_tile_may_turn_a_wheel_before_paying() -> None:
    me = {"plan": {4: "building_firm", 9: "pit"}, "goods": {"clay": 0, "charcoal2": 1, "food2": 1}}
    t = evaluate("master_builder", me, offer=["food_locker"])  # costs a brick
    assert offers(t, "use:1") == []
    t = play(t, "convert:1:9", "take:0:1:0")
    assert goods(t) == {"brick": 1}
    assert offers(t, "use:1") == ["use:1:0"]


@pytest.mark.rule("GR-183", "GR-061")
@pytest.mark.parametrize("tile", range(93))
def test_every_building_costs_what_is_printed(tile: int) -> None:
    name = f.TILE_NAMES[tile]
    cell = 20 if f.UPGRADES[tile] >= 0 else 7
    t = building(name)
    assert f"build:{tile}:{cell}" in offers(t)
    state_of(t).players[0].forests = [0] * 6
    play(t, f"build:{tile}:{cell}")
    while "done" not in offers(t):
        play(t, next((a for a in offers(t) if a in ("stop", "leave", "take:0:0:0")), offers(t)[0]))
    assert goods(t) == {}
    for good, n in enumerate(f.COST[tile]):
        if n:  # one unit short of any good, it cannot be built
            short = {f.GOODS[g]: m - (g == good) for g, m in enumerate(f.COST[tile])}
            assert offers(evaluate("master_builder", {"goods": short}, offer=[name]), "use:1") == []


@pytest.mark.rule("GR-185")
def test_a_building_without_cost_uses_up_the_action() -> None:
    for name in ("clay_basin", "loess_plateau", "sand_deposit"):
        assert sum(f.COST[TILE[name]]) == 0
    t = build("clay_basin", 9, offer=["sand_deposit"])
    assert offers(t, "use:1") == [] and plan(t) == {9: "clay_basin"}


@pytest.mark.rule("GR-186", "GR-298")
def test_wheels_turn_before_the_tile_is_placed_and_acts() -> None:
    """Two glass are paid, the wheel turns, and the Hot Springs count the water that is left then."""
    rich = {"sand": 3, "food": 3, "charcoal": 3, "water": 3, "wood": 3, "glass": 3, "clay": 2}
    t = evaluate("master_builder", {"goods": rich}, offer=["hot_springs"])
    t = play(t, "use:1:0", f"build:{TILE['hot_springs']}:9")
    assert goods(t) == {"sand": 1, "food": 1, "charcoal": 1, "water": 1, "wood": 1, "glass": 3}
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:1:1:0"]


@pytest.mark.rule("GR-187", "GR-188")
def test_any_empty_cell_will_do() -> None:
    t = building("sand_deposit", {"forests": [0], "plan": {19: "spa"}})
    cells = [int(a.split(":")[2]) for a in offers(t)]
    assert cells == list(range(2, 19))


@pytest.mark.rule("GR-189", "GR-190", "GR-294")
@pytest.mark.parametrize("base", range(3))
def test_upgrades_go_on_their_base_once(base: int) -> None:
    pair = [tile for tile in range(93) if f.UPGRADES[tile] == base]
    assert len(pair) == 2
    for tile, other in (pair, pair[::-1]):
        t = building(f.TILE_NAMES[tile])
        assert offers(t) == [f"build:{tile}:20"]
        play(t, f"build:{tile}:20")
        assert seen(t)["upgrades"][f.BASE_NAMES[base]] == f.TILE_NAMES[tile]
        cost = {f.GOODS[g]: n for g, n in enumerate(f.COST[other])}
        me = {"upgrades": [f.TILE_NAMES[tile]], "goods": cost}
        assert offers(evaluate("master_builder", me, offer=[f.TILE_NAMES[other]]), "use:1") == []


@pytest.mark.rule("GR-192", "GR-234")
def test_an_upgrade_does_not_raise_the_number_of_buildings() -> None:
    t = build("artists_colony", 20, {"plan": {9: "spa"}})
    assert seen(t)["buildings"] == 1


@pytest.mark.rule("GR-193")
def test_a_conversion_building_can_be_used_at_once() -> None:
    t = build("hardware_store", 9, {"goods": {"wood": 1}})
    assert offers(t, "convert") == ["convert:4:0"]


@pytest.mark.rule("GR-194", "GR-195")
def test_an_immediate_effect_comes_at_once_and_once() -> None:
    t = build("lumber_storage", 9)
    assert offers(t) == [f"take:0:{n}:0" for n in range(5)]  # compulsory, but goods may be declined
    t = play(t, "take:0:0:0")
    assert offers(t, "take") == [] and goods(t) == {}
    t = build("fishery", 9, {"plan": {4: "pond"}})
    assert "stop" in offers(t)  # a repeatable exchange may be done zero times
    t = play(t, "stop")
    assert plan(t) == {4: "pond", 9: "fishery"}


@pytest.mark.rule("GR-196")
@pytest.mark.parametrize("name", ["log_driver", "fishery", "sand_island", "tavern", "boathouse", "wood_depot"])
def test_a_building_without_any_effect_now_may_be_built(name: str) -> None:
    crowd = {cell: "pit" for cell in range(20) if cell != 7}
    t = build(name, 7, {"plan": crowd})
    assert plan(t)[7] == name and "done" in offers(t)


@pytest.mark.rule("GR-197", "GR-213")
def test_no_anytime_action_inside_a_build() -> None:
    me = {"plan": {4: "cooperage", 5: "pit"}, "goods": {"food2": 1, "wood": 1}}
    t = building("builders_depot", me)
    assert verbs(t) == {"build"}
    assert verbs(play(t, f"build:{TILE['builders_depot']}:9")) == {"from"}
    assert verbs(play(t, "from:0")) == {"take"}
    assert "convert" in verbs(play(t, "take:0:0:0"))


@pytest.mark.rule("GR-198")
def test_the_place_on_the_board_stays_empty() -> None:
    t = build("clay_basin", 9, offer=["spa"])
    assert t.view()["board"]["conversion"] == [None, "spa", None, None]


@pytest.mark.rule("GR-199")
def test_a_built_tile_stays() -> None:
    t = evaluate("master_builder", {"plan": {9: "spa", 4: "pit"}}, offer=["sand_deposit"])
    assert offers(t, "clear") == ["clear:4"]
    t = play(t, "use:1:0")
    assert f"build:{TILE['sand_deposit']}:9" not in offers(t)


@pytest.mark.rule("GR-243", "GR-195")
def test_values_count_as_soon_as_a_tile_stands() -> None:
    t = build("spa", 9)
    assert total(t) == 4 and points(t) == {"conversion_buildings": 4}


def told(t: Table, key: str) -> list[list[str]]:
    """What the sentences of this key tell about the price."""
    return [m.args["cost"] for messages in t.story() for m in messages if m.key == f"event.{key}"]  # type: ignore[misc]


@pytest.mark.rule("GR-183", "GR-217")
def test_the_log_tells_what_was_paid() -> None:
    me = {"goods": {"wood": 3, "clay": 3, "brick": 1}, "plan": {4: "cooperage", 8: "pond", 9: "swamp_hut"}}
    t = evaluate("master_builder", me, offer=["hardware_store"])
    play(t, "convert:14:0", "take:0:1:0", f"convert:{TILE['swamp_hut']}:8", "take:0:1:0")
    assert told(t, "converted") == [["wood"], ["pond"]]
    play(t, "use:1:0", f"build:{TILE['hardware_store']}:5")
    paid = [name for name in f.GOODS for _ in range(f.COST[TILE["hardware_store"]][f.GOODS.index(name)])]
    assert told(t, "built") == [paid] and paid
