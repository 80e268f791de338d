"""The 31 conversion buildings: GR-302 to GR-332."""

import pytest

from burgher.games.glass_road import facts as f

from .helpers import TILE, Doc, goods, offers, plan, play, seen, window

# clause, tile, what is needed, x of the conversion, answers, goods afterwards
CASES: list[tuple[str, str, Doc, int, list[str], dict[str, int]]] = [
    ("GR-302", "office", {"display": ["inn"]}, 0, ["give:9", "good:1", "take:1:1:0"], {"food2": 1}),
    ("GR-303", "building_firm", {"plan": {14: "pit"}}, 14, ["take:0:2:1"], {"clay": 2, "sand": 1}),
    ("GR-304", "builders_hut", {"plan": {14: "grove"}}, 14, ["take:0:2:0"], {"clay": 2}),
    ("GR-305", "tree_nursery", {"plan": {14: "grove"}}, 14, ["take:1:2:1"], {"wood": 2, "food2": 1}),
    ("GR-306", "hardware_store", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"clay": 2}),
    ("GR-307", "roofers_workshop", {"goods": {"brick": 1}}, 0, ["good:2", "take:1:2:0"], {"charcoal2": 2}),
    (
        "GR-308",
        "shingles_manufacturer",
        {"display": ["inn", "spa"]},
        0,
        ["give:9", "give:10", "take:0:1:0"],
        {"brick": 1},
    ),
    ("GR-309", "foresters_hut", {"plan": {14: "pit"}}, 14, ["take:0:2:0"], {"wood": 2}),
    ("GR-310", "soup_kitchen", {"goods": {"water": 1}}, 0, ["take:1:2:0"], {"food2": 2}),
    ("GR-311", "inn", {"goods": {"charcoal2": 1}}, 1, ["take:0:2:0"], {"food": 2}),
    ("GR-312", "spa", {"goods": {"charcoal": 1}}, 0, ["take:0:2:0"], {"water": 2}),
    ("GR-313", "carving_workshop", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"food": 2}),
    ("GR-314", "charcoal_kiln", {"goods": {"wood": 1}}, 0, ["take:1:2:0"], {"charcoal2": 2}),
    ("GR-315", "colonisation_house", {"forests": [3]}, 3, ["take:1:1:0"], {"charcoal2": 1}),
    ("GR-316", "cooperage", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"water": 2}),
    ("GR-317", "district_offices", {"display": ["inn", "spa"]}, 0, ["give:9", "give:10", "place:2:14"], {}),
    ("GR-318", "clay_basin", {"goods": {"water": 1, "food2": 1}}, 1, ["take:0:3:0"], {"clay": 3}),
    ("GR-319", "kiln", {"goods": {"charcoal2": 1}}, 1, ["take:0:2:0"], {"clay": 2}),
    ("GR-320", "clay_pit", {"goods": {"water": 1}}, 0, ["take:0:2:0"], {"clay": 2}),
    ("GR-321", "swamp_hut", {"plan": {14: "pond"}}, 14, ["take:1:2:0"], {"charcoal2": 2}),
    ("GR-322", "boarding_house", {"goods": {"charcoal2": 1, "water": 1}}, 1, ["take:1:4:0"], {"food2": 4}),
    ("GR-323", "potash_manufacturer", {"goods": {"water": 1, "wood": 1}}, 0, ["take:0:4:0"], {"charcoal": 4}),
    ("GR-324", "sawmill", {"forests": [3]}, 3, ["take:0:2:0"], {"wood": 2}),
    ("GR-325", "sandpit", {"goods": {"water": 1}}, 0, ["take:0:2:0"], {"sand": 2}),
    ("GR-326", "sand_producer", {"goods": {"wood": 1}}, 0, ["take:0:2:0"], {"sand": 2}),
    ("GR-327", "sand_screening_plant", {"goods": {"clay": 1}}, 0, ["take:0:2:0"], {"sand": 2}),
    ("GR-328", "sandstone_factory", {"goods": {"sand": 3}}, 0, ["take:0:1:0"], {"brick": 1}),
    ("GR-329", "sand_factory", {"goods": {"food2": 1}}, 1, ["take:0:2:0"], {"sand": 2}),
    ("GR-330", "reed_hut", {"plan": {14: "pond"}}, 14, ["take:0:2:0"], {"wood": 2}),
    ("GR-331", "farmstead", {"plan": {14: "pond"}}, 14, ["take:1:2:1"], {"food2": 2, "water": 1}),
    ("GR-332", "joinery", {"forests": [3], "goods": {"wood": 1}}, 3, ["take:1:4:0"], {"food2": 4}),
]


def test_no_conversion_building_is_forgotten() -> None:
    assert [case[1] for case in CASES] == f.TILE_NAMES[:31]
    assert [case[0] for case in CASES] == f.CLAUSES[:31]


@pytest.mark.rule("GR-302", "GR-303", "GR-304", "GR-305", "GR-306", "GR-307", "GR-308", "GR-309", "GR-310", "GR-311")
@pytest.mark.rule("GR-312", "GR-313", "GR-314", "GR-315", "GR-316", "GR-317", "GR-318", "GR-319", "GR-320", "GR-321")
@pytest.mark.rule("GR-322", "GR-323", "GR-324", "GR-325", "GR-326", "GR-327", "GR-328", "GR-329", "GR-330", "GR-331")
@pytest.mark.rule("GR-332")
@pytest.mark.parametrize(("clause", "tile", "me", "x", "answers", "after"), CASES, ids=[case[1] for case in CASES])
def test_conversion(clause: str, tile: str, me: Doc, x: int, answers: list[str], after: dict[str, int]) -> None:
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
