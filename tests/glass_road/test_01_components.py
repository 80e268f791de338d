"""Components and terms: GR-001 to GR-023."""

import pytest

import burgher
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f

from .helpers import build, evaluate, new, offers, plan, play, points, seen, state_of, table, verbs, window


@pytest.mark.rule("GR-001")
def test_one_to_four_players() -> None:
    assert list(RULES.players) == [1, 2, 3, 4]
    assert [len(new(n).view()["players"]) for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for n in (0, 5):
        with pytest.raises(burgher.BadOption):
            new(n)


@pytest.mark.rule("GR-002", "GR-003")
def test_six_basic_and_two_refined_goods() -> None:
    assert f.GOODS[: f.BASIC] == ["sand", "food", "charcoal", "water", "wood", "clay"]
    assert f.GOODS[f.BASIC :] == ["glass", "brick"]
    # a basic good of choice is never glass or brick
    t = play(window({"goods": {"brick": 1}}, "roofers_workshop"), "convert:5:0")
    assert offers(t) == [f"good:{good}" for good in range(6)]
    assert offers(evaluate("supplier", {}, [{}]), "use:0") == [f"use:0:{good}" for good in range(6)]


@pytest.mark.rule("GR-004", "GR-005")
def test_ten_markers_with_food_and_charcoal_on_each_wheel() -> None:
    wheels = seen(new(1))["wheels"]
    assert list(wheels["glass"]) == ["sand", "food", "charcoal", "water", "wood", "glass"]
    assert list(wheels["brick"]) == ["clay", "charcoal", "food", "brick"]
    assert set(wheels["glass"]) & set(wheels["brick"]) == {"food", "charcoal"}
    assert len(state_of(new(1)).players[0].goods) == 10
    t = table({"goods": {"food": 2, "food2": 3}})
    assert seen(t)["wheels"]["glass"]["food"] == 2 and seen(t)["wheels"]["brick"]["food"] == 3


@pytest.mark.rule("GR-006")
def test_three_kinds_of_landscape_of_one_cell() -> None:
    assert f.KINDS == ["pit", "grove", "pond"]
    t = play(evaluate("pit_worker"), "use:0:0", "place:0:9", "take:0:0:0")
    assert plan(t) == {9: "pit"}


@pytest.mark.rule("GR-007")
def test_landscape_tiles_never_run_out() -> None:
    full = {cell: "pond" for cell in range(20) if cell != 7}
    others = [{"plan": dict.fromkeys(range(20), "pond")}] * 3
    t = evaluate("pond_builder", {"plan": full}, others)
    assert offers(play(t, "use:0:0"), "place") == ["place:2:7"]


@pytest.mark.rule("GR-008")
def test_a_forest_covers_two_cells_side_by_side_in_one_row() -> None:
    for left in f.FOREST_CELLS:
        assert left // 5 == (left + 1) // 5
    t = table({"forests": [2]})
    assert [cell for cell, what in enumerate(seen(t)["plan"]) if what == "forest"] == [6, 7]


@pytest.mark.rule("GR-009")
def test_a_forest_is_not_a_landscape_tile() -> None:
    t = evaluate("pond_builder", {"forests": [0, 1, 2, 3, 4, 5]})
    assert offers(t, "clear") == []
    assert offers(evaluate("master_builder"), "use:0") == ["use:0:0", "use:0:1", "use:0:2"]
    assert points(table({"plan": {4: "estate", 5: "pit", 8: "pond"}, "forests": [0, 1]})) == {}


@pytest.mark.rule("GR-010")
def test_forests_are_only_removed() -> None:
    t = play(evaluate("woodsman", {"forests": [0, 3]}), "enter:3")
    assert seen(t)["forests"] == [0]
    assert {cell for cell, what in enumerate(seen(t)["plan"]) if what == "forest"} == {0, 1}
    assert all(not action.startswith("place:3") for action in offers(t))


@pytest.mark.rule("GR-011", "GR-012")
def test_plan_of_20_cells_and_three_base_buildings() -> None:
    assert (f.ROWS, f.COLUMNS, f.CELLS) == (4, 5, 20)
    for seat in range(3):
        assert len(seen(new(3), seat)["plan"]) == 20
        assert list(seen(new(3), seat)["upgrades"].values()) == [None, None, None]
    assert f.BASE_NAMES == ["forest_glassworks", "glass_painters_colony", "masons_brotherhood"]


@pytest.mark.rule("GR-013", "GR-015")
def test_93_different_tiles_in_three_categories() -> None:
    tiles = RULES.facts()["tiles"]
    assert len({tile["name"] for tile in tiles}) == 93
    for category in ("conversion", "immediate", "point"):
        assert sum(tile["category"] == category for tile in tiles) == 31


@pytest.mark.rule("GR-014")
def test_the_roofers_workshop_can_be_left_out() -> None:
    whole, without = state_of(new(2)), state_of(new(2, buildings="without_roofer"))
    assert sum(whole.removed) == 0
    assert [tile for tile in range(93) if without.removed[tile]] == [f.ROOFER]
    assert sum(without.pile) == sum(whole.pile) - 1
    assert not without.pile[f.ROOFER] and f.ROOFER not in without.board


@pytest.mark.rule("GR-016")
def test_each_player_has_the_same_15_cards() -> None:
    assert len(set(f.CARD_NAMES)) == 15
    t = new(4)
    assert all(offers(t, "pick", seat) == [f"pick:{card}" for card in range(11)] for seat in range(4))


@pytest.mark.rule("GR-017")
def test_an_island_is_a_building() -> None:
    t = build("sand_island", 9, {"plan": {4: "extension"}})
    assert points(t)["neighbours"] == 1
    assert seen(t)["buildings"] == 2
    assert offers(t, "clear") == []


@pytest.mark.rule("GR-018")
def test_adjacent_means_sharing_an_edge() -> None:
    assert f.NEIGHBOURS[7] == [2, 6, 8, 12]
    assert f.NEIGHBOURS[0] == [1, 5]
    assert f.NEIGHBOURS[4] == [3, 9] and f.NEIGHBOURS[5] == [0, 6, 10]  # no way round the edge
    diagonal = {1: "pond", 3: "pond", 11: "pond", 13: "pond"}
    assert points(table({"plan": {7: "bathhouse", **diagonal}})) == {}
    assert points(table({"plan": {7: "bathhouse", 8: "pond", 2: "pond"}})) == {"neighbours": 4}


@pytest.mark.rule("GR-019")
def test_base_buildings_are_neighbours_only_with_the_option() -> None:
    me = {"plan": {0: "extension", 9: "spa"}}
    assert points(table(me)) == {"conversion_buildings": 4}
    assert points(table(me, bases_adjacent=True)) == {"conversion_buildings": 4, "neighbours": 1}
    assert state_of(new(2, bases_adjacent=True)).bases_adjacent == 1
    below = {"plan": {15: "extension"}}
    assert points(table(below, bases_adjacent=True)) == {}  # three bases beside four rows


@pytest.mark.rule("GR-020")
def test_what_an_empty_cell_is() -> None:
    t = evaluate("pond_builder", {"forests": [0, 1], "plan": {5: "spa", 9: "pit"}})
    places = offers(play(t, "use:0:0"), "place")
    assert places == [f"place:2:{cell}" for cell in range(20) if cell not in (0, 1, 2, 3, 5, 9)]


@pytest.mark.rule("GR-021")
def test_two_notches() -> None:
    assert f.NOTCHES == 2
    with pytest.raises(burgher.BadPosition):
        table({"notches": ["supplier", "builder", "woodsman"]}, [{}, {}])


@pytest.mark.rule("GR-022", "GR-023")
def test_the_display_has_no_limit_and_is_not_built() -> None:
    display = f.TILE_NAMES[:20]
    t = play(evaluate("feudal_lord", {"display": display}), "use:0:0")
    assert len(seen(t)["display"]) == 23
    assert seen(t)["buildings"] == 0 and points(t) == {}
    assert "convert" not in verbs(t)
