"""What programs that learn read of a position."""

import burgher
from burgher.core.chance import Dice
from burgher.games.castles_of_burgundy import facts as f

POSITION = {
    "phase": "B",
    "round": 3,
    "depots": {"5": {"tiles": ["castle", "mine"]}, "0": {"tiles": ["ship"]}},
    "players": [
        {
            "estate": {"18": "castle", "10": "cow_2", "9": "cow_3", "4": "pig_4", "12": "knowledge_16"},
            "storage": ["cow_2", "bank"],
            "goods": {"2": 3},
            "workers": 2,
            "silver": 5,
            "dice": [6, 5],
            "used": [False, True],
        },
        {"dice": [1, 2], "used": [True, True]},
    ],
}


def group(seat: int, name: str) -> list[int]:
    table = burgher.position("castles_of_burgundy", POSITION)
    layout = table.game.layouts[2]
    start = layout.start(name)
    count = next(g.count for g in layout.groups if g.name == name)
    return table.game.features(table.state, seat)[start : start + count]


def test_the_table() -> None:
    assert (group(0, "phase"), group(0, "round"), group(0, "turn")) == ([1], [2], [0])
    assert group(0, "step").count(1) == 1
    assert (group(0, "asked"), group(1, "asked")) == ([1], [0])
    assert group(0, "depots")[0] == f.SHIP_TILE
    assert group(0, "depots")[8 + 4 * 4 : 8 + 4 * 5] == [f.CASTLE_TILE, f.MINE_TILE, 0, 0]
    assert group(0, "depots.types")[5 * 6 :][:6] == [1, 1, 0, 0, 0, 0]
    assert sum(group(0, "depots.types")) == 3


def test_a_player_is_the_same_to_both_readers() -> None:
    names = [g.name.removeprefix("own.") for g in burgher.game("castles_of_burgundy").layouts[2].groups]
    for name in names[names.index("line") : names.index("parts") + 1]:
        assert group(0, f"own.{name}") == group(1, f"opponent1.{name}")
        assert group(1, f"own.{name}") == group(0, f"opponent1.{name}")


def test_a_player() -> None:
    assert (group(0, "own.dice"), group(0, "own.used")) == ([6, 5], [0, 1])
    assert group(0, "own.dice.left") == [2 * 17 + 1] and group(1, "own.dice.left") == [2 * 17 + 2]
    assert (group(0, "own.silver"), group(0, "own.workers")) == ([5], [2])
    assert group(0, "own.goods") == [0, 3, 0, 0, 0, 0]
    assert group(0, "own.storage.types") == [0, 0, 1, 0, 1, 0]
    assert group(0, "own.storage.fitting") == [0, 0, 1, 0, 1, 0]
    assert group(0, "own.estate")[18] == f.CASTLE_TILE
    assert group(0, "own.estate.types") == [1, 0, 0, 0, 3, 1]
    assert sorted(group(0, "own.estate.animals")) == [0, 0, 4, 5]
    assert group(0, "own.knows")[15] == 1
    assert group(0, "own.regions.nearly")[1] == 2, "two cells of the pasture are empty, and of the knowledge"
    assert group(0, "own.regions.promise")[1] == f.SIZE_POINTS[5] + f.SIZE_POINTS[3]
    assert group(0, "own.score") == [0]


def test_boards_chosen_in_secret_are_told_to_nobody_else() -> None:
    """Not by the regions of a board that is chosen and not laid out, either. [CB-292]"""
    t = burgher.new("castles_of_burgundy", players=3, seed=4, options={"setup": "advanced", "choices": "secret"})
    while len(t.to_move) > 1:
        seat = t.to_move[-1]
        t.act(seat, t.actions(seat)[-1])
        row = t.game.features(t.state, 0)
        for seed in range(20):
            assert t.game.features(t.game.determinize(t.state, 0, Dice(seed)), 0) == row
