"""Section 1: components. The tables themselves are compared with the sources in test_components.py."""

from collections import Counter

import pytest

import burgher
from burgher.games.castles_of_burgundy import facts

from .helpers import GAME, new, offers, play, points, seen, table, tiles_in


@pytest.mark.rule("CB-001")
@pytest.mark.parametrize("players", [0, 1, 5, 6, -2])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(burgher.BadOption):
        burgher.new(GAME, players=players, seed=1)


@pytest.mark.rule("CB-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert len(new(players).view()["players"]) == players


@pytest.mark.rule("CB-002")
def test_hex_tiles_by_type() -> None:
    count: Counter[str] = Counter()
    for face in range(1, facts.FACES):
        count[facts.TYPES[facts.TYPE_OF[face]]] += facts.COLOURED[face] + facts.BLACK[face]
    assert count == {"building": 56, "livestock": 28, "knowledge": 26, "ship": 26, "castle": 16, "mine": 12}


@pytest.mark.rule("CB-003")
def test_black_backs_by_type() -> None:
    count: Counter[str] = Counter()
    for face in range(1, facts.FACES):
        count[facts.TYPES[facts.TYPE_OF[face]]] += facts.BLACK[face]
    assert count == {"building": 16, "livestock": 8, "knowledge": 6, "ship": 6, "castle": 2, "mine": 2}
    assert sum(facts.COLOURED) == 124


@pytest.mark.rule("CB-004")
def test_seven_of_each_building() -> None:
    assert len(facts.BUILDINGS) == 8
    for name in facts.BUILDINGS:
        face = facts.FACE_NAMES.index(name)
        assert (facts.COLOURED[face], facts.BLACK[face]) == (5, 2)


@pytest.mark.rule("CB-005")
@pytest.mark.parametrize("species", ["cow", "pig", "sheep", "chicken"])
def test_seven_of_each_species(species: str) -> None:
    coloured, black = [], []
    for animals in (2, 3, 4):
        face = facts.FACE_NAMES.index(f"{species}_{animals}")
        coloured += [animals] * facts.COLOURED[face]
        black += [animals] * facts.BLACK[face]
    assert coloured == [2, 2, 3, 3, 4]
    assert black == [3, 4]


@pytest.mark.rule("CB-006")
def test_knowledge_tiles_are_all_different() -> None:
    faces = {n: facts.FACE_NAMES.index(f"knowledge_{n}") for n in range(1, 27)}
    assert all(facts.COLOURED[face] + facts.BLACK[face] == 1 for face in faces.values())
    assert [n for n, face in faces.items() if facts.BLACK[face]] == [7, 12, 14, 15, 24, 25]


@pytest.mark.rule("CB-007")
def test_castles_mines_and_ships_have_one_face_each() -> None:
    for kind in (facts.CASTLE, facts.MINE, facts.SHIP):
        assert len(facts.FACES_OF_TYPE[kind]) == 1


@pytest.mark.rule("CB-007")
def test_a_bought_ship_is_like_any_other() -> None:
    bought = table({"silver": 2, "dice": [2, 6]}, tiles={0: ["ship"]})
    stored = table({"silver": 0, "dice": [2, 6], "storage": ["ship"]}, bought=True)
    assert play(bought, "buy:0:0:3", "place:0:0:17").view() == play(stored, "place:0:0:17").view() | {
        "stacks": bought.view()["stacks"]
    }


@pytest.mark.rule("CB-008")
def test_goods() -> None:
    view = new(2, seed=3).view()
    on_table = Counter(good for depot in view["depots"] for good in depot["goods"]) + Counter(view["round_goods"])
    for p in view["players"]:
        on_table += Counter({goods + 1: n for goods, n in enumerate(p["goods"])})
    assert sum(on_table.values()) + view["stacks"]["goods"] == 42
    assert facts.GOODS_TILES == 7
    assert set(on_table) <= {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("CB-009")
def test_supplies_never_run_out() -> None:
    t = table({"workers": 30, "silver": 20, "storage": ["boarding_house", "bank"], "dice": [3, 3]})
    play(t, "place:0:0:11", "place:1:1:25")
    assert (seen(t)["workers"], seen(t)["silver"]) == (34, 22)


@pytest.mark.rule("CB-010")
def test_twelve_bonus_tiles() -> None:
    bonus = new().view()["bonus"]
    assert sorted(b["type"] for b in bonus) == ["building", "castle", "knowledge", "livestock", "mine", "ship"]
    assert all({"large", "small"} <= set(b) for b in bonus)


@pytest.mark.rule("CB-011")
def test_two_dice_each_and_one_white() -> None:
    view = new(4).view()
    assert all(len(p["dice"]) == 2 and set(p["dice"]) <= {1, 2, 3, 4, 5, 6} for p in view["players"])
    assert view["white"] in range(1, 7)


@pytest.mark.rule("CB-012")
@pytest.mark.parametrize("number", range(1, 10))
def test_colours_of_each_board(number: int) -> None:
    board = facts.BOARDS[number - 1]
    assert [len(board.cells[kind]) for kind in range(6)] == [4, 3, 12, 6, 6, 6]
    assert len(board.types) == len(facts.NUMBER) == 37


@pytest.mark.rule("CB-013")
@pytest.mark.parametrize("number", range(1, 10))
def test_numbers_do_not_depend_on_the_board(number: int) -> None:
    """With a die of 6 and no workers only cells with number 6 are offered, whatever the board."""
    board = facts.BOARDS[number - 1]
    sixes = {0, 6, 15, 18, 28, 32}
    start = board.cells[facts.CASTLE][0]
    for kind, tile in enumerate(["castle", "mine", "bank", "ship", "cow_2", "knowledge_16"]):
        empty = set(board.cells[kind]) - {start}
        around = {str(c): facts.FACE_NAMES[facts.FACES_OF_TYPE[board.types[c]][0]] for c in range(37) if c not in empty}
        me = {"board": number, "estate": around, "start": start, "storage": [tile], "dice": [6, 6]}
        t = burgher.position(GAME, {"players": [me, {}]})
        open_cells = {c for c in empty if not set(facts.NEIGHBOURS[c]) <= empty and str(c) not in around}
        assert {int(a.split(":")[3]) for a in offers(t, "place")} == open_cells & sixes


@pytest.mark.rule("CB-014")
def test_adjacency() -> None:
    assert facts.NEIGHBOURS[18] == [11, 12, 17, 19, 24, 25]
    assert facts.NEIGHBOURS[0] == [1, 4, 5]
    assert facts.NEIGHBOURS[15] == [9, 16, 22]
    assert facts.NEIGHBOURS[1] == [0, 2, 5, 6]
    assert facts.NEIGHBOURS[36] == [31, 32, 35]
    assert all(a in facts.NEIGHBOURS[b] for a in range(37) for b in facts.NEIGHBOURS[a])


@pytest.mark.rule("CB-015")
@pytest.mark.parametrize("number", range(1, 10))
def test_regions_are_the_connected_cells_of_a_colour(number: int) -> None:
    board = facts.BOARDS[number - 1]
    assert sorted(c for cells in board.region_cells for c in cells) == list(range(37))
    for cells in board.region_cells:
        assert 1 <= len(cells) <= 8
        assert len({board.types[c] for c in cells}) == 1
        rim = {n for c in cells for n in facts.NEIGHBOURS[c]} - set(cells)
        assert all(board.types[n] != board.types[cells[0]] for n in rim)


@pytest.mark.rule("CB-016")
def test_main_board() -> None:
    view = new(4).view()
    assert [len(depot["tiles"]) for depot in view["depots"]] == [8, 4, 4, 4, 4, 4, 4]
    assert len(view["bonus"]) == 6
    assert len(view["round_goods"]) == 4  # five round spaces, the first tile has been moved
    assert sorted(view["line"]) == [0, 1, 2, 3]


@pytest.mark.rule("CB-017")
def test_a_slot_takes_only_its_type() -> None:
    types = [
        ["building", "ship", "knowledge", "livestock"],
        ["knowledge", "castle", "building", "building"],
        ["livestock", "building", "ship", "knowledge"],
        ["ship", "building", "livestock", "mine"],
        ["mine", "knowledge", "building", "building"],
        ["building", "livestock", "castle", "ship"],
    ]
    t = new(4, seed=9)
    for depot in range(1, 7):
        names = [facts.FACE_NAMES.index(str(tile)) for tile in tiles_in(t, depot)]
        assert [facts.TYPES[facts.TYPE_OF[face]] for face in names] == types[depot - 1]


@pytest.mark.rule("CB-018")
def test_a_goods_space_holds_any_number() -> None:
    heap = [1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6]
    t = table(goods={4: heap})
    assert t.view()["depots"][4]["goods"] == heap


@pytest.mark.rule("CB-019")
def test_ring_of_depots() -> None:
    """Knowledge tile 5 offers each pair of neighbours once."""
    t = table({"estate": {12: "knowledge_5"}, "storage": ["ship"], "dice": [2, 6]}, goods={1: [1]})
    play(t, "place:0:0:17")
    pairs = {a for a in offers(t, "goods") if not a.endswith(":0")}
    assert pairs == {"goods:1:2", "goods:2:3", "goods:3:4", "goods:4:5", "goods:5:6", "goods:6:1"}
    assert points(t) == {}
