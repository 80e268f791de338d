"""The 31 point buildings and the 3 base buildings: GR-372 to GR-408."""

import pytest

from burgher.games.glass_road import facts as f

from .helpers import TILE, Doc, points, proven_by, table

GOODS, NEIGHBOURS, LANDSCAPE, BUILT, UPGRADES = "goods", "neighbours", "landscape", "built", "upgrades"
SQUARE = [3, 4, 8, 9]


def of(kind: str, *cells: int) -> dict[int, str]:
    return dict.fromkeys(cells, kind)


# tile, line of the score sheet, cases of (position, points); the tile stands on cell 7
CASES = [
    pytest.param(
        "extension",
        NEIGHBOURS,
        [({}, 0), ({"plan": {2: "inn", 6: "shed", 8: "slipway", 13: "spa"}}, 3)],
        marks=pytest.mark.rule("GR-372"),
    ),
    pytest.param(
        "bathhouse",
        NEIGHBOURS,
        [({"plan": of("pond", 2, 8, 13)}, 4), ({"plan": of("pit", 2)}, 0)],
        marks=pytest.mark.rule("GR-373"),
    ),
    pytest.param(
        "factory",
        NEIGHBOURS,
        [({"plan": of("pit", 2, 6, 8, 12)}, 8), ({"plan": of("pond", 2)}, 0)],
        marks=pytest.mark.rule("GR-374"),
    ),
    pytest.param(
        "springhouse", GOODS, [({"goods": {"water": n}}, n // 2) for n in range(8)], marks=pytest.mark.rule("GR-375")
    ),
    pytest.param(
        "village_church",
        NEIGHBOURS,
        [({}, 8), ({"plan": of("pit", 2, 6, 8, 12)}, 4), ({"forests": [1]}, 7)],
        marks=pytest.mark.rule("GR-376"),
    ),
    pytest.param(
        "half_timbered_house",
        BUILT,
        [({"plan": {2: "shed", 4: "tavern", 9: "spa"}}, 2), ({"upgrades": ["forest_hut"]}, 1)],
        marks=pytest.mark.rule("GR-377"),
    ),
    pytest.param(
        "fish_yard",
        LANDSCAPE,
        [
            ({"plan": of("pond", *SQUARE)}, 4),
            ({"plan": of("pond", *SQUARE, 13, 14)}, 4),
            ({"plan": of("pond", 3, 4, 8)}, 0),
        ],
        marks=pytest.mark.rule("GR-378"),
    ),
    pytest.param(
        "foresters_lodge",
        LANDSCAPE,
        [({"plan": of("grove", *SQUARE)}, 4), ({"plan": of("pond", *SQUARE)}, 0)],
        marks=pytest.mark.rule("GR-379"),
    ),
    pytest.param(
        "foresters_office", LANDSCAPE, [({"forests": [0, 1, 3, 4, 5]}, 5), ({}, 0)], marks=pytest.mark.rule("GR-380")
    ),
    pytest.param(
        "plant_nursery",
        LANDSCAPE,
        [({"plan": of("grove", 3, 4, 9, 11)}, 3), ({"plan": of("grove", 4)}, 1), ({}, 0)],
        marks=pytest.mark.rule("GR-381"),
    ),
    pytest.param(
        "glaziers_workshop",
        BUILT,
        [({"plan": {2: "spa", 4: "inn"}}, 3), ({"upgrades": ["house_of_the_brotherhood"]}, 2), ({}, 0)],
        marks=pytest.mark.rule("GR-382"),
    ),
    pytest.param(
        "glassworks", UPGRADES, [({"goods": {"glass": n}}, 3 * n) for n in range(4)], marks=pytest.mark.rule("GR-383")
    ),
    pytest.param(
        "glassmakers_village",
        UPGRADES,
        [({"goods": {"sand": n}}, n) for n in range(8)],
        marks=pytest.mark.rule("GR-384"),
    ),
    pytest.param(
        "estate",
        LANDSCAPE,
        [({"plan": {2: "pit", 3: "grove", 4: "pond", 9: "pond"}}, 2), ({"plan": of("pit", 2, 3)}, 0)],
        marks=pytest.mark.rule("GR-385"),
    ),
    pytest.param("slipway", GOODS, [({"goods": {"wood": n}}, n) for n in range(8)], marks=pytest.mark.rule("GR-386")),
    pytest.param("mansion", NEIGHBOURS, [({"plan": of("grove", 2, 6, 11)}, 4)], marks=pytest.mark.rule("GR-387")),
    pytest.param(
        "woodcarvers_house",
        GOODS,
        [({"goods": {"wood": n}}, n // 2) for n in range(8)],
        marks=pytest.mark.rule("GR-388"),
    ),
    pytest.param(
        "hunting_lodge",
        LANDSCAPE,
        [({"forests": [0, 1, 3, 4]}, 3), ({"forests": [0, 1, 3]}, 0), ({"forests": [0, 1, 3, 4, 5]}, 3)],
        marks=pytest.mark.rule("GR-389"),
    ),
    pytest.param(
        "clinker_plant",
        BUILT,
        [({"plan": {2: "cooperage", 4: "kiln"}}, 4), ({"upgrades": ["masons_guild"]}, 1)],
        marks=pytest.mark.rule("GR-390"),
    ),
    pytest.param(
        "coal_facility",
        GOODS,
        [
            ({"goods": {"charcoal": 5, "charcoal2": 3}}, 3),
            ({"goods": {"charcoal": 2, "charcoal2": 2}}, 2),
            ({"goods": {"charcoal": 7}}, 0),
        ],
        marks=pytest.mark.rule("GR-391"),
    ),
    pytest.param(
        "coal_storage",
        GOODS,
        [
            ({"goods": {"charcoal": a, "charcoal2": b}}, (a + b) // 3)
            for a, b in ((0, 2), (2, 1), (4, 4), (7, 7), (7, 5))
        ],
        marks=pytest.mark.rule("GR-392"),
    ),
    pytest.param(
        "warehouse",
        GOODS,
        [
            ({"goods": {"wood": 4, "food": 7, "food2": 5, "clay": 3, "glass": 3, "brick": 3}}, 3),
            (
                {
                    "goods": {
                        "sand": 4,
                        "food": 4,
                        "charcoal": 4,
                        "water": 4,
                        "wood": 4,
                        "glass": 3,
                        "clay": 4,
                        "charcoal2": 4,
                        "food2": 4,
                        "brick": 3,
                    }
                },
                8,
            ),
        ],
        marks=pytest.mark.rule("GR-393"),
    ),
    pytest.param(
        "masons_guild", UPGRADES, [({"goods": {"brick": n}}, 3 * n) for n in range(4)], marks=pytest.mark.rule("GR-394")
    ),
    pytest.param(
        "friends_of_nature_house",
        LANDSCAPE,
        [({"plan": of("pit", *SQUARE)}, 4), ({"plan": of("pit", 3, 4, 9, 13)}, 0)],
        marks=pytest.mark.rule("GR-395"),
    ),
    pytest.param(
        "floodgate",
        LANDSCAPE,
        [({"plan": of("pond", 3, 4, 8, 11, 16)}, 3), ({"plan": of("pond", 4)}, 1)],
        marks=pytest.mark.rule("GR-396"),
    ),
    pytest.param(
        "sediment_factory",
        LANDSCAPE,
        [({"plan": of("pit", 3, 4, 8, 11, 16)}, 3), ({"plan": of("pit", 4)}, 1)],
        marks=pytest.mark.rule("GR-397"),
    ),
    pytest.param(
        "storehouse",
        GOODS,
        [({"goods": {"food": 5, "food2": 3}}, 3), ({"goods": {"food2": 7}}, 0)],
        marks=pytest.mark.rule("GR-398"),
    ),
    pytest.param(
        "food_locker",
        GOODS,
        [({"goods": {"food": a, "food2": b}}, (a + b) // 3) for a, b in ((0, 2), (2, 1), (4, 4), (7, 7))],
        marks=pytest.mark.rule("GR-399"),
    ),
    pytest.param("pottery", GOODS, [({"goods": {"clay": n}}, n) for n in range(8)], marks=pytest.mark.rule("GR-400")),
    pytest.param(
        "potters_parlour", GOODS, [({"goods": {"clay": n}}, n // 2) for n in range(8)], marks=pytest.mark.rule("GR-401")
    ),
    pytest.param(
        "water_mill", GOODS, [({"goods": {"water": n}}, n) for n in range(8)], marks=pytest.mark.rule("GR-402")
    ),
]


def test_no_point_building_is_forgotten() -> None:
    assert [case.values[0] for case in CASES] == f.TILE_NAMES[62:]
    assert [proven_by(case) for case in CASES] == f.CLAUSES[62:]


@pytest.mark.parametrize(("tile", "line", "cases"), CASES)
def test_points(tile: str, line: str, cases: list[tuple[Doc, int]]) -> None:
    for me, expected in cases:
        if line == UPGRADES:
            with_tile = {**me, "upgrades": [tile, *me.get("upgrades", [])]}
        else:
            with_tile = {**me, "plan": {7: tile, **me.get("plan", {})}}
        without = points(table(me)).get(line, 0)
        assert points(table(with_tile)).get(line, 0) - without == expected, me


@pytest.mark.rule("GR-377")
def test_an_immediate_upgrade_counts_for_the_half_timbered_house_wherever_it_lies() -> None:
    t = table({"plan": {7: "half_timbered_house", 9: "shed"}, "upgrades": ["artists_colony", "glassworks"]})
    assert points(t)["built"] == 2


@pytest.mark.rule("GR-382", "GR-390")
def test_the_own_cost_never_counts() -> None:
    assert f.COST[TILE["glaziers_workshop"]][f.BRICK] == 1 and f.COST[TILE["clinker_plant"]][f.GLASS] == 1
    t = table({"plan": {7: "glaziers_workshop", 13: "clinker_plant"}})
    assert points(t) == {"built": 2}  # one glass in the clinker plant, one brick in the workshop


@pytest.mark.rule("GR-403", "GR-404", "GR-405")
@pytest.mark.parametrize(("good", "each"), [("glass", 1), ("sand", 0.5), ("brick", 1)])
def test_base_buildings(good: str, each: float) -> None:
    for n in range(4):
        assert points(table({"goods": {good: n}})).get("base_buildings", 0) == n * each


@pytest.mark.rule("GR-406")
def test_check_sums() -> None:
    assert sum(cost[f.GLASS] for cost in f.COST) == 39
    assert sum(cost[f.BRICK] for cost in f.COST) == 58


@pytest.mark.rule("GR-407")
def test_a_square_is_a_block_of_four() -> None:
    line = of("pond", 0, 1, 2, 3)
    assert points(table({"plan": {19: "fish_yard", **line}})) == {}
    over_the_edge = of("pond", 4, 5, 9, 10)
    assert points(table({"plan": {19: "fish_yard", **over_the_edge}})) == {}
    for corner in (0, 3, 10, 13):
        cells = of("pond", corner, corner + 1, corner + 5, corner + 6)
        tile = 8 if 8 not in cells else 15
        assert points(table({"plan": {tile: "fish_yard", **cells}})) == {"landscape": 4}


@pytest.mark.rule("GR-408")
def test_groups_are_interrupted_by_anything_else() -> None:
    row = of("pond", 0, 1, 3, 4)
    assert points(table({"plan": {19: "floodgate", 2: "pit", **row}})) == {"landscape": 2}
    assert points(table({"plan": {19: "floodgate", 2: "pond", **row}})) == {"landscape": 5}
    diagonal = of("pond", 0, 6, 12)
    assert points(table({"plan": {19: "floodgate", **diagonal}})) == {"landscape": 1}
    edge = of("pond", 4, 5)  # the end of one row and the beginning of the next
    assert points(table({"plan": {19: "floodgate", **edge}})) == {"landscape": 1}
