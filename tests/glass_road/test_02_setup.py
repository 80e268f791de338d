"""Setup: GR-024 to GR-039."""

from collections import Counter

import pytest

import burgher
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.setup import stack_tiles

from .helpers import goods, new, seen, state_of


@pytest.mark.rule("GR-024", "GR-025", "GR-026")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_wheels_at_the_start(players: int) -> None:
    for seat in range(players):
        assert goods(new(players), seat) == {
            "food": 1,
            "charcoal": 2,
            "water": 3,
            "wood": 4,
            "clay": 1,
            "food2": 2,
        }
        glass, brick = seen(new(players), seat)["wheels"].values()
        assert glass["sand"] == 0 and brick["charcoal"] == 0 and glass["glass"] == brick["brick"] == 0


@pytest.mark.rule("GR-027", "GR-028")
def test_plan_at_the_start() -> None:
    plans = [seen(new(4), seat)["plan"] for seat in range(4)]
    assert plans[0] == plans[1] == plans[2] == plans[3]
    assert Counter(plans[0]) == {"forest": 12, "pit": 2, "grove": 2, "pond": 2, None: 2}
    assert seen(new(1))["forests"] == [0, 1, 2, 3, 4, 5]
    assert f.START_PROVENANCE == "reconstructed"


@pytest.mark.rule("GR-029", "GR-030", "GR-032", "GR-033")
@pytest.mark.parametrize(("players", "places"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_the_building_board(players: int, places: int) -> None:
    view = new(players).view()
    assert list(view["board"]) == ["conversion", "immediate", "point"]
    for row, (category, tiles) in enumerate(view["board"].items()):
        assert len(tiles) == places and None not in tiles
        assert all(f.TILE_NAMES.index(name) // 31 == row for name in tiles)
        assert view["stacks"][category] == 31 - places


@pytest.mark.rule("GR-031")
def test_stacks_are_shuffled() -> None:
    boards = {str(new(2, seed).view()["board"]) for seed in range(20)}
    assert len(boards) == 20


@pytest.mark.rule("GR-034")
def test_every_player_has_the_full_set() -> None:
    t = new(3)
    assert t.to_move == (0, 1, 2)
    assert state_of(t).players[1].last == 0


@pytest.mark.rule("GR-035")
def test_a_random_player_gets_the_goblet() -> None:
    counts = Counter(new(4, seed).view()["first"] for seed in range(200))
    assert set(counts) == {0, 1, 2, 3} and min(counts.values()) > 25
    assert new(4, 1, first_player=2).view()["first"] == 2
    with pytest.raises(burgher.BadOption):
        new(2, 1, first_player=2)


@pytest.mark.rule("GR-036")
def test_the_order_of_the_stacks_is_nowhere_in_the_state() -> None:
    """A tile gets its identity when it is turned up: before that the state holds only which tiles are left."""
    s = state_of(new(2))
    assert set(s.pile) == {0, 1}
    assert sum(s.pile) == 81


@pytest.mark.rule("GR-037")
def test_displays_and_notches_start_empty() -> None:
    for seat in range(4):
        assert seen(new(4), seat)["display"] == seen(new(4), seat)["notches"] == []


@pytest.mark.rule("GR-038")
def test_the_tiles_for_a_first_game_come_first() -> None:
    marked = [sum(f.STARTER[row * 31 : row * 31 + 31]) for row in range(3)]
    assert marked == [19, 15, 16]
    for seed in range(10):
        s = state_of(new(4, seed, buildings="first_game"))
        assert all(f.STARTER[tile] for tile in s.board)
    s = state_of(new(4, 1, buildings="first_game"))
    for tile in range(31):  # when the marked ones are gone the others follow
        if f.STARTER[tile]:
            s.pile[tile] = 0
    assert stack_tiles(s, 0) == [tile for tile in range(31) if not f.STARTER[tile]]
    assert all(f.STARTER[tile] for tile in stack_tiles(s, 1))


@pytest.mark.rule("GR-039")
def test_four_players_may_use_the_small_board() -> None:
    view = new(4, 1, small_board=True).view()
    assert [len(tiles) for tiles in view["board"].values()] == [4, 4, 4]
    with pytest.raises(burgher.BadOption):
        new(3, 1, small_board=True)
