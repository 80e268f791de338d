"""Building categories in general: GR-291 to GR-301."""

import pytest

from burgher.games.glass_road import facts as f

from .helpers import TILE, Doc, build, evaluate, goods, offers, plan, play, points, seen, state_of, table, verbs, window


@pytest.mark.rule("GR-291")
def test_conversion_buildings_are_anytime_actions() -> None:
    assert len(f.CONVERSION_OF) == 31
    t = window({"goods": {"wood": 1}}, "hardware_store")
    assert offers(t, "convert") == [f"convert:{TILE['hardware_store']}:0"]


@pytest.mark.rule("GR-292")
def test_immediate_buildings_act_once() -> None:
    t = play(build("lumber_storage", 9), "take:0:4:0")
    assert goods(t) == {"wood": 4}
    assert verbs(t) == {"use", "done"}  # nothing of it can be used again


@pytest.mark.rule("GR-293")
def test_point_buildings_do_nothing_during_the_game() -> None:
    t = build("slipway", 9, {"goods": {"wood": 3}})
    assert verbs(t) == {"use", "done"} and goods(t) == {"wood": 3} and points(t) == {"goods": 3}


@pytest.mark.rule("GR-294", "GR-295")
def test_six_upgrades_and_87_others() -> None:
    found = {f.TILE_NAMES[tile]: f.BASE_NAMES[base] for tile, base in enumerate(f.UPGRADES) if base >= 0}
    assert found == {
        "forest_hut": "forest_glassworks",
        "glassworks": "forest_glassworks",
        "artists_colony": "glass_painters_colony",
        "glassmakers_village": "glass_painters_colony",
        "house_of_the_brotherhood": "masons_brotherhood",
        "masons_guild": "masons_brotherhood",
    }
    assert f.UPGRADES.count(-1) == 87


@pytest.mark.rule("GR-296")
def test_a_good_of_choice_with_its_wheel() -> None:
    t = play(window({"display": ["spa"]}, "office"), "convert:0:0", f"give:{TILE['spa']}")
    assert offers(t) == [f"good:{good}" for good in range(6)]
    assert offers(play(t, "good:2")) == ["take:0:0:0", "take:0:1:0", "take:1:1:0"]
    full: Doc = {"display": ["spa"], "goods": {"wood": 7}}
    t = play(window(full, "office"), "convert:0:0", f"give:{TILE['spa']}")
    assert "good:4" not in offers(t)


@pytest.mark.rule("GR-297")
def test_unbuilt_tiles_leave_the_game_for_good() -> None:
    t = window({"display": ["spa", "inn", "kiln"]}, "shingles_manufacturer")
    t = play(t, "convert:6:0")
    assert offers(t) == ["give:9", "give:10"]  # two tiles, in ascending order
    t = play(t, "give:10")
    assert offers(t) == ["give:17"]
    t = play(t, "give:17", "take:0:1:0")
    assert seen(t)["display"] == ["inn"] and goods(t) == {"brick": 1}
    assert set(t.view()["removed"]) == {"spa", "kiln"}
    assert not state_of(t).pile[TILE["spa"]]


@pytest.mark.rule("GR-298")
def test_per_good_takes_nothing_away() -> None:
    t = build("log_driver", 9, {"goods": {"water": 5}})
    assert goods(play(t, "take:0:5:0")) == {"water": 5, "wood": 5}


@pytest.mark.rule("GR-299")
def test_adjacent_empty_cells_are_counted_after_placing() -> None:
    t = build("clay_depot", 7, {"plan": {2: "pit", 8: "spa"}})
    assert offers(t)[-1] == "take:0:4:0"  # 2 clay for each of cells 6 and 12


@pytest.mark.rule("GR-300")
def test_each_exchange_is_a_single_action() -> None:
    me: Doc = {"plan": {4: "pond", 5: "pond", 8: "cooperage"}, "goods": {"charcoal2": 2, "clay": 2, "wood": 1}}
    t = build("fishery", 9, me)
    assert offers(t) == ["again:4", "again:5", "stop"]  # nothing else before the first
    t = play(t, "again:4")
    t = play(t, "take:1:3:1")
    assert goods(t) == {"food2": 1, "brick": 2, "wood": 1, "water": 1}  # turned before the second exchange
    assert offers(t) == ["convert:14:0", "clear:5", "again:5", "stop"]
    t = play(t, "convert:14:0", "take:0:2:0", "clear:5")
    assert offers(t) == ["convert:14:0", "stop"] or offers(t) == ["stop"]


@pytest.mark.rule("GR-301")
@pytest.mark.parametrize(
    ("tile", "kind"), [("grove_court", "grove"), ("loess_plateau", "pit"), ("water_tower", "pond")]
)
def test_every_adjacent_empty_cell_is_filled(tile: str, kind: str) -> None:
    t = build(tile, 7, {"plan": {2: "pit", 8: "spa"}})
    assert plan(t) == {2: "pit", 8: "spa", 7: tile, 6: kind, 12: kind}
    assert t.view()["step"] == "evaluate"
    corner = build(tile, 19)
    assert plan(corner) == {19: tile, 14: kind, 18: kind}


def test_conversions_of_a_player_follow_from_the_plan() -> None:
    t = table({"plan": {4: "spa", 9: "inn", 10: "shed", 14: "office"}})
    assert seen(t)["conversions"] == ["office", "inn", "spa"]
    assert evaluate("builder", {}).view()["step"] == "evaluate"
