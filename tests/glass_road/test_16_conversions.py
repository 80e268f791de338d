"""The 31 conversion buildings: GR-302 to GR-332."""

import pytest

from burgher.games.glass_road import facts as f

from .helpers import TILE, Doc, goods, offers, plan, play, proven_by, seen, window

# clause, tile, what is needed, x of the conversion, answers, goods afterwards
CASES = [
    pytest.param(
        "office",
        {"display": ["inn"]},
        0,
        ["give:9", "good:1", "take:1:1:0"],
        {"food2": 1},
        marks=pytest.mark.rule("GR-302"),
    ),
    pytest.param(
        "building_firm",
        {"plan": {14: "pit"}},
        14,
        ["take:0:2:1"],
        {"clay": 2, "sand": 1},
        marks=pytest.mark.rule("GR-303"),
    ),
    pytest.param(
        "builders_hut", {"plan": {14: "grove"}}, 14, ["take:0:2:0"], {"clay": 2}, marks=pytest.mark.rule("GR-304")
    ),
    pytest.param(
        "tree_nursery",
        {"plan": {14: "grove"}},
        14,
        ["take:1:2:1"],
        {"wood": 2, "food2": 1},
        marks=pytest.mark.rule("GR-305"),
    ),
    pytest.param(
        "hardware_store", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"clay": 2}, marks=pytest.mark.rule("GR-306")
    ),
    pytest.param(
        "roofers_workshop",
        {"goods": {"brick": 1}},
        0,
        ["good:2", "take:1:2:0"],
        {"charcoal2": 2},
        marks=pytest.mark.rule("GR-307"),
    ),
    pytest.param(
        "shingles_manufacturer",
        {"display": ["inn", "spa"]},
        0,
        ["give:9", "give:10", "take:0:1:0"],
        {"brick": 1},
        marks=pytest.mark.rule("GR-308"),
    ),
    pytest.param(
        "foresters_hut", {"plan": {14: "pit"}}, 14, ["take:0:2:0"], {"wood": 2}, marks=pytest.mark.rule("GR-309")
    ),
    pytest.param(
        "soup_kitchen", {"goods": {"water": 1}}, 0, ["take:1:2:0"], {"food2": 2}, marks=pytest.mark.rule("GR-310")
    ),
    pytest.param("inn", {"goods": {"charcoal2": 1}}, 1, ["take:0:2:0"], {"food": 2}, marks=pytest.mark.rule("GR-311")),
    pytest.param("spa", {"goods": {"charcoal": 1}}, 0, ["take:0:2:0"], {"water": 2}, marks=pytest.mark.rule("GR-312")),
    pytest.param(
        "carving_workshop", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"food": 2}, marks=pytest.mark.rule("GR-313")
    ),
    pytest.param(
        "charcoal_kiln", {"goods": {"wood": 1}}, 0, ["take:1:2:0"], {"charcoal2": 2}, marks=pytest.mark.rule("GR-314")
    ),
    pytest.param(
        "colonisation_house", {"forests": [3]}, 3, ["take:1:1:0"], {"charcoal2": 1}, marks=pytest.mark.rule("GR-315")
    ),
    pytest.param(
        "cooperage", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"water": 2}, marks=pytest.mark.rule("GR-316")
    ),
    pytest.param(
        "district_offices",
        {"display": ["inn", "spa"]},
        0,
        ["give:9", "give:10", "place:2:14"],
        {},
        marks=pytest.mark.rule("GR-317"),
    ),
    pytest.param(
        "clay_basin",
        {"goods": {"water": 1, "food2": 1}},
        1,
        ["take:0:3:0"],
        {"clay": 3},
        marks=pytest.mark.rule("GR-318"),
    ),
    pytest.param("kiln", {"goods": {"charcoal2": 1}}, 1, ["take:0:2:0"], {"clay": 2}, marks=pytest.mark.rule("GR-319")),
    pytest.param("clay_pit", {"goods": {"water": 1}}, 0, ["take:0:2:0"], {"clay": 2}, marks=pytest.mark.rule("GR-320")),
    pytest.param(
        "swamp_hut", {"plan": {14: "pond"}}, 14, ["take:1:2:0"], {"charcoal2": 2}, marks=pytest.mark.rule("GR-321")
    ),
    pytest.param(
        "boarding_house",
        {"goods": {"charcoal2": 1, "water": 1}},
        1,
        ["take:1:4:0"],
        {"food2": 4},
        marks=pytest.mark.rule("GR-322"),
    ),
    pytest.param(
        "potash_manufacturer",
        {"goods": {"water": 1, "wood": 1}},
        0,
        ["take:0:4:0"],
        {"charcoal": 4},
        marks=pytest.mark.rule("GR-323"),
    ),
    pytest.param("sawmill", {"forests": [3]}, 3, ["take:0:2:0"], {"wood": 2}, marks=pytest.mark.rule("GR-324")),
    pytest.param("sandpit", {"goods": {"water": 1}}, 0, ["take:0:2:0"], {"sand": 2}, marks=pytest.mark.rule("GR-325")),
    pytest.param(
        "sand_producer", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"sand": 2}, marks=pytest.mark.rule("GR-326")
    ),
    pytest.param(
        "sand_screening_plant", {"goods": {"clay": 1}}, 0, ["take:0:2:0"], {"sand": 2}, marks=pytest.mark.rule("GR-327")
    ),
    pytest.param(
        "sandstone_factory", {"goods": {"sand": 3}}, 0, ["take:0:1:0"], {"brick": 1}, marks=pytest.mark.rule("GR-328")
    ),
    pytest.param(
        "sand_factory", {"goods": {"food2": 1}}, 1, ["take:0:2:0"], {"sand": 2}, marks=pytest.mark.rule("GR-329")
    ),
    pytest.param("reed_hut", {"plan": {14: "pond"}}, 14, ["take:0:2:0"], {"wood": 2}, marks=pytest.mark.rule("GR-330")),
    pytest.param(
        "farmstead",
        {"plan": {14: "pond"}},
        14,
        ["take:1:2:1"],
        {"food2": 2, "water": 1},
        marks=pytest.mark.rule("GR-331"),
    ),
    pytest.param(
        "joinery",
        {"forests": [3], "goods": {"wood": 1}},
        3,
        ["take:1:4:0"],
        {"food2": 4},
        marks=pytest.mark.rule("GR-332"),
    ),
]


def test_no_conversion_building_is_forgotten() -> None:
    assert [case.values[0] for case in CASES] == f.TILE_NAMES[:31]
    assert [proven_by(case) for case in CASES] == f.CLAUSES[:31]


@pytest.mark.parametrize(("tile", "me", "x", "answers", "after"), CASES)
def test_conversion(tile: str, me: Doc, x: int, answers: list[str], after: dict[str, int]) -> None:
    t = window(me, tile)
    assert offers(t, "convert") == [f"convert:{TILE[tile]}:{x}"]  # exactly what can be paid
    t = play(t, f"convert:{TILE[tile]}:{x}")
    if not after:
        assert plan(play(t, *answers)) == {4: tile, 14: "pond"}
        return
    # the gain is "up to": the listed answers end with the whole of it
    whole = play(t, *answers[:-1])
    wheel = answers[-1].split(":")[1]
    most = offers(whole, f"take:{wheel}")[-1]
    assert most == answers[-1] and "take:0:0:0" in offers(whole)
    play(whole, most)
    assert goods(whole) == after
    assert offers(whole, "convert") == [] or tile == "sandstone_factory"
    assert plan(whole) == {4: tile} and seen(whole)["forests"] == [] and seen(whole)["display"] == []


@pytest.mark.parametrize("tile", f.TILE_NAMES[:31])
def test_nothing_without_the_cost(tile: str) -> None:
    assert offers(window({}, tile), "convert") == []


@pytest.mark.rule("GR-307", "GR-063")
def test_the_wheel_is_checked_after_the_whole_exchange_of_the_roofer() -> None:
    """Paying the brick empties the brown 3, but the clay is added before the wheel turns."""
    me: Doc = {"goods": {"clay": 1, "charcoal2": 3, "food2": 3, "brick": 3}}
    t = play(window(me, "roofers_workshop"), f"convert:{f.ROOFER}:0")
    assert goods(t) == {"clay": 1, "charcoal2": 3, "food2": 3, "brick": 2}
    t = play(t, "good:5", "take:0:2:0")
    assert goods(t) == {"clay": 2, "charcoal2": 2, "food2": 2, "brick": 3}


@pytest.mark.rule("GR-305", "GR-045")
def test_the_food_of_the_tree_nursery_needs_room_on_its_own_wheel() -> None:
    """The marker for food on the glass wheel stands on the highest number: only the brick wheel can take it."""
    me: Doc = {"plan": {14: "grove"}, "goods": {"food": f.HIGHEST_BASIC}}
    t = play(window(me, "tree_nursery"), f"convert:{TILE['tree_nursery']}:14")
    assert offers(t) == ["take:0:0:0", "take:0:1:0", "take:0:2:0", "take:1:0:1", "take:1:1:1", "take:1:2:1"]


@pytest.mark.rule("GR-317")
def test_district_offices_need_an_empty_cell() -> None:
    full = {cell: "pit" for cell in range(20) if cell != 4}
    me: Doc = {"display": ["inn", "spa"], "plan": full}
    t = window(me, "district_offices")
    assert offers(t, "convert") == []
    t = play(t, "clear:9")
    assert offers(t, "convert") == ["convert:15:0"]
    t = play(t, "convert:15:0", "give:9", "give:10")
    assert offers(t) == ["place:0:9", "place:1:9", "place:2:9"]


@pytest.mark.rule("GR-316", "GR-318")
def test_printed_costs_of_the_model_tiles() -> None:
    assert {f.GOODS[g]: n for g, n in enumerate(f.COST[TILE["cooperage"]]) if n} == {"wood": 1, "brick": 2}
    assert f.POINTS[TILE["cooperage"]] == 3
    assert not any(f.COST[TILE["clay_basin"]])


@pytest.mark.rule("GR-332")
def test_the_joinery_needs_forest_and_wood() -> None:
    assert offers(window({"forests": [0]}, "joinery"), "convert") == []
    assert offers(window({"goods": {"wood": 3}}, "joinery"), "convert") == []


@pytest.mark.rule("GR-311", "GR-318", "GR-322", "GR-329")
@pytest.mark.parametrize("tile", ["inn", "spa", "kiln", "boarding_house", "clay_basin", "sand_factory"])
def test_food_and_charcoal_come_from_either_wheel(tile: str) -> None:
    me: Doc = {"goods": {"charcoal": 1, "charcoal2": 1, "food": 1, "food2": 1, "water": 1}}
    t = window(me, tile)
    assert offers(t, "convert") == [f"convert:{TILE[tile]}:0", f"convert:{TILE[tile]}:1"]
