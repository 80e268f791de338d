"""The 31 immediate buildings and the Tavern: GR-333 to GR-371."""

import pytest

from burgher import Table
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v

from .helpers import TILE, Doc, build, building, evaluate, goods, offers, plan, play, points, proven_by, seen

PONDS = {2: "pond", 6: "pond", 14: "pond"}
# tile, position, answers, goods afterwards, further things on the plan afterwards
CASES = [
    pytest.param("carpenters_workshop", {}, ["take:0:7:0"], {"wood": 7}, {}, marks=pytest.mark.rule("GR-333")),
    pytest.param("builders_depot", {}, ["take:0:3:3"], {"wood": 3, "clay": 3}, {}, marks=pytest.mark.rule("GR-334")),
    pytest.param(
        "sculpture_workshop",
        {"goods": {"wood": 4}},
        ["take:1:4:0"],
        {"wood": 4, "food2": 4},
        {},
        marks=pytest.mark.rule("GR-335"),
    ),
    pytest.param("fuel_depot", {}, ["take:1:7:0"], {"charcoal2": 7}, {}, marks=pytest.mark.rule("GR-336")),
    pytest.param("house_of_the_brotherhood", {}, ["take:0:4:0"], {"clay": 4}, {}, marks=pytest.mark.rule("GR-337")),
    pytest.param(
        "fishery",
        {"plan": {4: "pond"}},
        ["again:4", "take:1:3:1", "stop"],
        {"food2": 3, "water": 1},
        {},
        marks=pytest.mark.rule("GR-338"),
    ),
    pytest.param(
        "log_driver",
        {"goods": {"water": 4}},
        ["take:0:4:0"],
        {"water": 4, "wood": 4},
        {},
        marks=pytest.mark.rule("GR-339"),
    ),
    pytest.param(
        "grove_court", {}, [], {}, {2: "grove", 6: "grove", 8: "grove", 12: "grove"}, marks=pytest.mark.rule("GR-340")
    ),
    pytest.param(
        "wood_depot", {"plan": {2: "pit"}}, ["take:0:6:0"], {"wood": 6}, {2: "pit"}, marks=pytest.mark.rule("GR-341")
    ),
    pytest.param(
        "wood_trader",
        {"goods": {"wood": 1}},
        ["again:2", "take:1:2:0", "stop"],
        {"charcoal2": 2},
        {},
        marks=pytest.mark.rule("GR-342"),
    ),
    pytest.param(
        "boathouse", {"plan": PONDS}, ["take:1:3:0"], {"charcoal2": 3}, PONDS, marks=pytest.mark.rule("GR-343")
    ),
    pytest.param("grain_house", {}, ["take:1:7:0"], {"food2": 7}, {}, marks=pytest.mark.rule("GR-344")),
    pytest.param("artists_colony", {}, ["take:0:1:0"], {"glass": 1}, {}, marks=pytest.mark.rule("GR-345")),
    pytest.param("storage", {}, ["take:0:2:0"], {"brick": 2}, {}, marks=pytest.mark.rule("GR-346")),
    pytest.param(
        "country_house",
        {},
        ["place:1:6", "place:1:12"],
        {},
        {6: "grove", 12: "grove"},
        marks=pytest.mark.rule("GR-347"),
    ),
    pytest.param(
        "landscaping_office",
        {"plan": {4: "pit"}},
        ["again:4", "take:0:2:2", "stop"],
        {"clay": 2, "sand": 2},
        {},
        marks=pytest.mark.rule("GR-348"),
    ),
    pytest.param(
        "clay_depot", {"plan": {2: "pit"}}, ["take:0:6:0"], {"clay": 6}, {2: "pit"}, marks=pytest.mark.rule("GR-349")
    ),
    pytest.param("loess_island", {"plan": PONDS}, ["take:0:4:0"], {"clay": 4}, PONDS, marks=pytest.mark.rule("GR-350")),
    pytest.param(
        "loess_plateau", {}, [], {}, {2: "pit", 6: "pit", 8: "pit", 12: "pit"}, marks=pytest.mark.rule("GR-351")
    ),
    pytest.param("lumber_storage", {}, ["take:0:4:0"], {"wood": 4}, {}, marks=pytest.mark.rule("GR-352")),
    pytest.param("sand_island", {"plan": PONDS}, ["take:0:4:0"], {"sand": 4}, PONDS, marks=pytest.mark.rule("GR-353")),
    pytest.param("sand_deposit", {}, ["take:0:3:0"], {"sand": 3}, {}, marks=pytest.mark.rule("GR-354")),
    pytest.param("shed", {}, ["take:0:1:0"], {"glass": 1}, {}, marks=pytest.mark.rule("GR-355")),
    pytest.param(
        "tavern", {"plan": {8: "shed"}}, ["take:0:1:0"], {"glass": 1}, {8: "shed"}, marks=pytest.mark.rule("GR-356")
    ),
    pytest.param(
        "hot_springs",
        {"goods": {"water": 4}},
        ["take:1:4:0"],
        {"water": 4, "charcoal2": 4},
        {},
        marks=pytest.mark.rule("GR-357"),
    ),
    pytest.param("buttery", {}, ["take:0:3:3"], {"food": 3, "food2": 3}, {}, marks=pytest.mark.rule("GR-358")),
    pytest.param("forest_hut", {}, ["take:0:5:0"], {"wood": 5}, {}, marks=pytest.mark.rule("GR-359")),
    pytest.param("water_tank", {}, ["take:0:7:0"], {"water": 7}, {}, marks=pytest.mark.rule("GR-360")),
    pytest.param(
        "water_tower", {}, [], {}, {2: "pond", 6: "pond", 8: "pond", 12: "pond"}, marks=pytest.mark.rule("GR-361")
    ),
    pytest.param(
        "winery",
        {"plan": {4: "grove"}},
        ["again:4", "take:1:3:1", "stop"],
        {"food2": 3, "wood": 1},
        {},
        marks=pytest.mark.rule("GR-362"),
    ),
    pytest.param("clay_lake", {}, ["take:0:7:0"], {"clay": 7}, {}, marks=pytest.mark.rule("GR-363")),
]


def test_no_immediate_building_is_forgotten() -> None:
    assert [case.values[0] for case in CASES] == f.TILE_NAMES[31:62]
    assert [proven_by(case) for case in CASES] == f.CLAUSES[31:62]


@pytest.mark.parametrize(("tile", "me", "answers", "after", "beside"), CASES)
def test_immediate(tile: str, me: Doc, answers: list[str], after: dict[str, int], beside: dict[int, str]) -> None:
    upgrade = f.UPGRADES[TILE[tile]] >= 0
    t = build(tile, 20 if upgrade else 7, me)
    for answer in answers:
        if answer.startswith("take"):  # the whole of the gain is the highest answer on that wheel
            assert offers(t, answer[:7])[-1] == answer and "take:0:0:0" in offers(t)
        t = play(t, answer)
    assert goods(t) == after
    assert plan(t) == ({} if upgrade else {7: tile}) | beside
    assert (tile in seen(t)["upgrades"].values()) == upgrade
    assert t.view()["step"] == "evaluate"


@pytest.mark.rule("GR-335", "GR-336", "GR-343", "GR-344", "GR-357")
@pytest.mark.parametrize("tile", ["sculpture_workshop", "fuel_depot", "boathouse", "grain_house", "hot_springs"])
def test_all_on_one_wheel(tile: str) -> None:
    t = build(tile, 7, {"goods": {"wood": 2, "water": 2}, "plan": {2: "pond", 4: "pond"}})
    for action in offers(t):
        _, wheel, n, m = (int(part) if part.isdigit() else 0 for part in action.split(":"))
        assert m == 0 and wheel in (0, 1) and n <= 7


@pytest.mark.rule("GR-338", "GR-348", "GR-362")
@pytest.mark.parametrize(("tile", "kind"), [("fishery", "pond"), ("landscaping_office", "pit"), ("winery", "grove")])
def test_exchanges_go_on_as_long_as_there_are_tiles(tile: str, kind: str) -> None:
    t = build(tile, 7, {"plan": {4: kind, 9: kind, 14: "pit" if kind != "pit" else "pond"}})
    assert offers(t) == ["again:4", "again:9", "stop"]
    play(t, "again:9", "take:0:0:0")
    assert offers(t, "again") == ["again:4"]
    play(t, "again:4", "take:0:0:0")
    assert offers(t, "again") == [] and "stop" in offers(t)


@pytest.mark.rule("GR-342")
def test_wood_trader_chooses_anew_each_time() -> None:
    t = build("wood_trader", 7, {"goods": {"wood": 3}})
    assert offers(t) == ["again:0", "again:1", "again:2", "again:3", "again:5", "stop"]
    play(t, "again:1", "take:1:2:0", "again:5", "take:0:2:0", "again:1", "take:0:2:0")
    assert goods(t) == {"food": 2, "food2": 2, "clay": 2}
    assert offers(t) == ["stop"]
    full = build("wood_trader", 7, {"goods": {"wood": 3, "clay": 5, "water": 7}})
    assert goods(full)["water"] == 7
    assert "again:3" not in offers(full)  # no room for water: the same as declining another good


@pytest.mark.rule("GR-347")
def test_country_house_places_up_to_two_tiles_of_one_kind() -> None:
    t = build("country_house", 7, {"plan": {2: "pit"}})
    assert offers(t) == [f"place:{kind}:{cell}" for kind in range(3) for cell in (6, 8, 12)] + ["leave"]
    t = play(t, "place:2:8")
    assert offers(t) == ["place:2:6", "place:2:12", "leave"]
    assert plan(play(t, "leave")) == {2: "pit", 7: "country_house", 8: "pond"}
    assert plan(play(build("country_house", 7), "leave")) == {7: "country_house"}
    crowd = dict.fromkeys((2, 6, 12), "pit")
    assert "done" in offers(play(build("country_house", 7, {"plan": crowd}), "place:0:8"))


@pytest.mark.rule("GR-346")
def test_bricks_above_three_are_lost() -> None:
    t = build("storage", 7, {"goods": {"brick": 2}})
    assert offers(t) == ["take:0:0:0", "take:0:1:0"]


@pytest.mark.rule("GR-351", "GR-354", "GR-359")
def test_printed_values_that_are_stated() -> None:
    assert f.POINTS[TILE["loess_plateau"]] == -1 and not any(f.COST[TILE["loess_plateau"]])
    assert f.POINTS[TILE["sand_deposit"]] == 0 and not any(f.COST[TILE["sand_deposit"]])
    assert f.POINTS[TILE["forest_hut"]] == 2


@pytest.mark.rule("GR-358")
def test_buttery_fills_each_wheel_on_its_own() -> None:
    t = build("buttery", 7, {"goods": {"food": 6}})
    assert offers(t) == [f"take:0:{n}:{m}" for n in range(2) for m in range(4)]
    assert goods(play(t, "take:0:0:2")) == {"food": 6, "food2": 2}


# ---------------------------------------------------------------- Tavern


@pytest.mark.rule("GR-364")
def test_tavern_chooses_among_adjacent_immediate_buildings() -> None:
    t = build("tavern", 7, {"plan": {8: "shed", 2: "lumber_storage", 13: "clay_lake"}})
    assert offers(t) == [f"copy:{tile}" for tile in sorted([TILE["shed"], TILE["lumber_storage"]])]
    assert offers(play(t, f"copy:{TILE['lumber_storage']}"))[-1] == "take:0:4:0"


@pytest.mark.rule("GR-365", "GR-366", "GR-370")
def test_tavern_without_anything_to_copy() -> None:
    t = build("tavern", 7, {"plan": {8: "spa", 2: "slipway", 13: "shed"}})
    assert "done" in offers(t) and plan(t)[7] == "tavern"


@pytest.mark.rule("GR-367", "GR-369")
def test_tavern_reads_the_place_of_the_copied_building() -> None:
    """The Clay Depot on cell 8 has the empty neighbours 3, 9 and 13; the Tavern on 7 is no longer empty."""
    t = build("tavern", 7, {"plan": {8: "clay_depot", 2: "pit", 6: "pit", 12: "pit"}})
    assert offers(t)[-1] == "take:0:6:0"


@pytest.mark.rule("GR-368")
def test_tavern_copies_an_upgrade_only_with_the_option() -> None:
    me: Doc = {"upgrades": ["forest_hut"]}
    assert "done" in offers(build("tavern", 0, me))
    two: Doc = {"plan": {1: "shed", 5: "lumber_storage"}, **me}  # so that the Tavern asks
    t = build("tavern", 0, two, bases_adjacent=True)
    assert f"copy:{TILE['forest_hut']}" in offers(t) and t.why_not(0, f"copy:{TILE['forest_hut']}") is None
    t = build("tavern", 6, two, bases_adjacent=True)
    told = t.why_not(0, f"copy:{TILE['forest_hut']}")
    assert told is not None and told.clause == "GR-368", "a space of the second column has no base beside it"
    t = build("tavern", 0, me, bases_adjacent=True)
    assert offers(t)[-1] == "take:0:5:0"
    t = play(t, "take:0:5:0")
    assert seen(t)["upgrades"]["forest_glassworks"] == "forest_hut" and plan(t) == {0: "tavern"}
    assert "done" in offers(build("tavern", 1, me, bases_adjacent=True))


@pytest.mark.rule("GR-369")
def test_tavern_counts_at_the_time_of_copying() -> None:
    t = build("tavern", 7, {"plan": {8: "log_driver"}, "goods": {"water": 3}})
    assert offers(t)[-1] == "take:0:3:0"
    t = build("tavern", 7, {"plan": {8: "boathouse", 2: "pond"}})
    assert offers(t)[-1] == "take:1:1:0"


@pytest.mark.rule("GR-371")
def test_tavern_chooses_kind_and_cells_for_the_country_house_once() -> None:
    t = build("tavern", 7, {"plan": {8: "country_house"}})
    assert offers(t) == [f"place:{kind}:{cell}" for kind in range(3) for cell in (3, 9, 13)] + ["leave"]
    t = play(t, "place:2:13", "place:2:3")
    assert plan(t) == {3: "pond", 7: "tavern", 8: "country_house", 13: "pond"}
    assert t.view()["step"] == "evaluate" and copies(t) == 1


@pytest.mark.rule("GR-371")
def test_tavern_chooses_the_wheel_for_the_grain_house_once() -> None:
    t = build("tavern", 7, {"plan": {8: "grain_house"}})
    assert offers(t) == [f"take:0:{n}:0" for n in range(8)] + [f"take:1:{n}:0" for n in range(1, 8)]
    t = play(t, "take:1:7:0")
    assert goods(t) == {"food2": 7}
    assert t.view()["step"] == "evaluate" and copies(t) == 1


@pytest.mark.rule("GR-371")
@pytest.mark.parametrize("exchanges", [0, 1, 2])
def test_tavern_chooses_the_number_of_exchanges_of_the_fishery_once(exchanges: int) -> None:
    t = build("tavern", 7, {"plan": {8: "fishery", 4: "pond", 14: "pond"}})
    assert offers(t) == ["again:4", "again:14", "stop"]
    for cell in (4, 14)[:exchanges]:
        t = play(t, f"again:{cell}", "take:1:3:1")
    t = play(t, "stop")
    assert goods(t) == ({"food2": 3 * exchanges, "water": exchanges} if exchanges else {})
    assert t.view()["step"] == "evaluate" and copies(t) == 1


def copies(t: Table) -> int:
    """How often an effect was copied."""
    return sum(event[0] == v.E_COPIED for events in t.events for event in events)


@pytest.mark.rule("GR-367")
def test_tavern_places_around_the_copied_building() -> None:
    t = build("tavern", 7, {"plan": {8: "water_tower"}})
    assert plan(t) == {7: "tavern", 8: "water_tower", 3: "pond", 9: "pond", 13: "pond"}


def test_immediate_buildings_score_what_is_printed() -> None:
    t = play(build("shed", 7), "take:0:0:0")
    assert points(t) == {}
    assert "use:1:0" not in offers(evaluate("master_builder", {}, offer=["water_tower"]))
    assert building("shed").view()["step"] == "build"
