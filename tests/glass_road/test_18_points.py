"""The 31 point buildings and the 3 base buildings: GR-372 to GR-408."""

import pytest

from burgher.games.glass_road import facts as f

from .helpers import TILE, Doc, points, table

GOODS, NEIGHBOURS, LANDSCAPE, BUILT, UPGRADES = "goods", "neighbours", "landscape", "built", "upgrades"
SQUARE = [3, 4, 8, 9]


def of(kind: str, *cells: int) -> dict[int, str]:
    return dict.fromkeys(cells, kind)


# clause, tile, line of the score sheet, cases of (position, points); the tile stands on cell 7
Case = tuple[str, str, str, list[tuple[Doc, int]]]
CASES: list[Case] = [
    ("GR-372", "extension", NEIGHBOURS, [({}, 0), ({"plan": {2: "inn", 6: "shed", 8: "slipway", 13: "spa"}}, 3)]),
    ("GR-373", "bathhouse", NEIGHBOURS, [({"plan": of("pond", 2, 8, 13)}, 4), ({"plan": of("pit", 2)}, 0)]),
    ("GR-374", "factory", NEIGHBOURS, [({"plan": of("pit", 2, 6, 8, 12)}, 8), ({"plan": of("pond", 2)}, 0)]),
    ("GR-375", "springhouse", GOODS, [({"goods": {"water": n}}, n // 2) for n in range(8)]),
    ("GR-376", "village_church", NEIGHBOURS, [({}, 8), ({"plan": of("pit", 2, 6, 8, 12)}, 4), ({"forests": [1]}, 7)]),
    (
        "GR-377",
        "half_timbered_house",
        BUILT,
        [({"plan": {2: "shed", 4: "tavern", 9: "spa"}}, 2), ({"upgrades": ["forest_hut"]}, 1)],
    ),
    (
        "GR-378",
        "fish_yard",
        LANDSCAPE,
        [
            ({"plan": of("pond", *SQUARE)}, 4),
            ({"plan": of("pond", *SQUARE, 13, 14)}, 4),
            ({"plan": of("pond", 3, 4, 8)}, 0),
        ],
    ),
    ("GR-379", "foresters_lodge", LANDSCAPE, [({"plan": of("grove", *SQUARE)}, 4), ({"plan": of("pond", *SQUARE)}, 0)]),
    ("GR-380", "foresters_office", LANDSCAPE, [({"forests": [0, 1, 3, 4, 5]}, 5), ({}, 0)]),
    (
        "GR-381",
        "plant_nursery",
        LANDSCAPE,
        [({"plan": of("grove", 3, 4, 9, 11)}, 3), ({"plan": of("grove", 4)}, 1), ({}, 0)],
    ),
    (
        "GR-382",
        "glaziers_workshop",
        BUILT,
        [({"plan": {2: "spa", 4: "inn"}}, 3), ({"upgrades": ["house_of_the_brotherhood"]}, 2), ({}, 0)],
    ),
    ("GR-383", "glassworks", UPGRADES, [({"goods": {"glass": n}}, 3 * n) for n in range(4)]),
    ("GR-384", "glassmakers_village", UPGRADES, [({"goods": {"sand": n}}, n) for n in range(8)]),
    (
        "GR-385",
        "estate",
        LANDSCAPE,
        [({"plan": {2: "pit", 3: "grove", 4: "pond", 9: "pond"}}, 2), ({"plan": of("pit", 2, 3)}, 0)],
    ),
    ("GR-386", "slipway", GOODS, [({"goods": {"wood": n}}, n) for n in range(8)]),
    ("GR-387", "mansion", NEIGHBOURS, [({"plan": of("grove", 2, 6, 11)}, 4)]),
    ("GR-388", "woodcarvers_house", GOODS, [({"goods": {"wood": n}}, n // 2) for n in range(8)]),
    (
        "GR-389",
        "hunting_lodge",
        LANDSCAPE,
        [({"forests": [0, 1, 3, 4]}, 3), ({"forests": [0, 1, 3]}, 0), ({"forests": [0, 1, 3, 4, 5]}, 3)],
    ),
    (
        "GR-390",
        "clinker_plant",
        BUILT,
        [({"plan": {2: "cooperage", 4: "kiln"}}, 4), ({"upgrades": ["masons_guild"]}, 1)],
    ),
    (
        "GR-391",
        "coal_facility",
        GOODS,
        [
            ({"goods": {"charcoal": 5, "charcoal2": 3}}, 3),
            ({"goods": {"charcoal": 2, "charcoal2": 2}}, 2),
            ({"goods": {"charcoal": 7}}, 0),
        ],
    ),
    (
        "GR-392",
        "coal_storage",
        GOODS,
        [
            ({"goods": {"charcoal": a, "charcoal2": b}}, (a + b) // 3)
            for a, b in ((0, 2), (2, 1), (4, 4), (7, 7), (7, 5))
        ],
    ),
    (
        "GR-393",
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
    ),
    ("GR-394", "masons_guild", UPGRADES, [({"goods": {"brick": n}}, 3 * n) for n in range(4)]),
    (
        "GR-395",
        "friends_of_nature_house",
        LANDSCAPE,
        [({"plan": of("pit", *SQUARE)}, 4), ({"plan": of("pit", 3, 4, 9, 13)}, 0)],
    ),
    ("GR-396", "floodgate", LANDSCAPE, [({"plan": of("pond", 3, 4, 8, 11, 16)}, 3), ({"plan": of("pond", 4)}, 1)]),
    ("GR-397", "sediment_factory", LANDSCAPE, [({"plan": of("pit", 3, 4, 8, 11, 16)}, 3), ({"plan": of("pit", 4)}, 1)]),
    ("GR-398", "storehouse", GOODS, [({"goods": {"food": 5, "food2": 3}}, 3), ({"goods": {"food2": 7}}, 0)]),
    (
        "GR-399",
        "food_locker",
        GOODS,
        [({"goods": {"food": a, "food2": b}}, (a + b) // 3) for a, b in ((0, 2), (2, 1), (4, 4), (7, 7))],
    ),
    ("GR-400", "pottery", GOODS, [({"goods": {"clay": n}}, n) for n in range(8)]),
    ("GR-401", "potters_parlour", GOODS, [({"goods": {"clay": n}}, n // 2) for n in range(8)]),
    ("GR-402", "water_mill", GOODS, [({"goods": {"water": n}}, n) for n in range(8)]),
]


def test_no_point_building_is_forgotten() -> None:
    assert [case[1] for case in CASES] == f.TILE_NAMES[62:]
    assert [case[0] for case in CASES] == f.CLAUSES[62:]


@pytest.mark.rule("GR-372", "GR-373", "GR-374", "GR-375", "GR-376", "GR-377", "GR-378", "GR-379", "GR-380", "GR-381")
@pytest.mark.rule("GR-382", "GR-383", "GR-384", "GR-385", "GR-386", "GR-387", "GR-388", "GR-389", "GR-390", "GR-391")
@pytest.mark.rule("GR-392", "GR-393", "GR-394", "GR-395", "GR-396", "GR-397", "GR-398", "GR-399", "GR-400", "GR-401")
@pytest.mark.rule("GR-402")
@pytest.mark.parametrize(("clause", "tile", "line", "cases"), CASES, ids=[case[1] for case in CASES])
def test_points(clause: str, tile: str, line: str, cases: list[tuple[Doc, int]]) -> None:
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
