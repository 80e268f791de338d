"""Section 20: advanced setup and variants."""

from typing import Any

import pytest

import burgher
from burgher import Table
from burgher.core.chance import Dice
from burgher.games.castles_of_burgundy import facts

from .helpers import GAME, chance, new, offers, play, seen

CASTLE_CELLS = {
    1: [1, 2, 6, 18], 2: [3, 21, 33, 36], 3: [6, 18, 28, 32], 4: [0, 13, 23, 36], 5: [10, 19, 23, 31],
    6: [2, 18, 33, 36], 7: [1, 2, 34, 35], 8: [5, 7, 29, 31], 9: [2, 15, 20, 34],
}  # fmt: skip


def advanced(players: int = 2, seed: int = 1, choices: str = "open") -> Table:
    return new(players, seed, setup="advanced", choices=choices)


def choose(t: Table, seat: int, side: int = 0, castle: int = 0) -> None:
    t.act(seat, f"choose_side:{side}")
    t.act(seat, t.actions(seat)[castle])


@pytest.mark.rule("CB-277")
def test_random_sheets_after_the_order_is_known() -> None:
    t = advanced(3)
    verbs = [action.split(":")[0] for _, action in t.read_log()]
    assert verbs == ["first"] + ["start_goods"] * 9 + ["sheet"] * 3, "boards come when all else is prepared"
    dealt = {tuple(p["sides"]) for seed in range(12) for p in advanced(2, seed).view()["players"]}
    assert len(dealt) == 6


@pytest.mark.rule("CB-278")
@pytest.mark.parametrize("side", [0, 1])
def test_one_of_two_sides(side: int) -> None:
    t = advanced()
    seat = t.to_move[0]
    assert t.actions(seat) == ["choose_side:0", "choose_side:1"]
    play(t, f"choose_side:{side}")
    assert seen(t, seat)["board"] == seen(t, seat)["sides"][side]


@pytest.mark.rule("CB-279")
def test_the_first_space_can_hold_the_start_castle() -> None:
    """Board 4 has a castle space in its corner, which is space 0."""
    t = new(2, boards=[4, 4])
    assert t.view()["white"] == 0, "nothing is rolled before the castles lie"
    seat = t.to_move[0]
    play(t, "choose_castle:0")
    assert seen(t, seat)["estate"][0] == "castle" and t.to_move == (1 - seat,)


@pytest.mark.rule("CB-279")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("side", [0, 1])
def test_any_castle_cell_of_that_side(seed: int, side: int) -> None:
    t = advanced(4, seed)
    seat = t.to_move[0]
    play(t, f"choose_side:{side}")
    board = seen(t, seat)["board"]
    assert t.actions(seat) == [f"choose_castle:{cell}" for cell in CASTLE_CELLS[board]]
    cell = CASTLE_CELLS[board][seed % 4]
    play(t, f"choose_castle:{cell}")
    assert [c for c, tile in enumerate(seen(t, seat)["estate"]) if tile == "castle"] == [cell]


@pytest.mark.rule("CB-280")
def test_open_choices_in_turn_order() -> None:
    t = advanced(3, seed=2)
    for seat in t.view()["line"]:
        assert t.to_move == (seat,)
        choose(t, seat)
        assert t.view(None)["players"][seat]["board"] is not None  # seen by all at once
    assert t.view()["step"] == "turn"


@pytest.mark.rule("CB-280")
def test_open_is_the_default() -> None:
    assert new(2, setup="advanced").to_move == new(2, setup="advanced", choices="open").to_move
    assert len(new(2, setup="advanced").to_move) == 1


@pytest.mark.rule("CB-280")
def test_secret_choices_at_the_same_time() -> None:
    t = advanced(3, choices="secret")
    assert list(t.to_move) == [0, 1, 2]
    choose(t, 2, side=1)
    assert list(t.to_move) == [0, 1]
    assert (t.view(0)["players"][2]["board"], t.view(0)["players"][2]["start"]) == (None, None)
    assert t.view(2)["players"][2]["board"] == seen(t, 2)["sides"][1]
    assert [action for seat, action in t.read_log(0) if seat == 2] == ["?", "?"]
    choose(t, 0)
    choose(t, 1)
    assert all(None not in (p["board"], p["start"]) for p in t.view(None)["players"])


@pytest.mark.rule("CB-281")
def test_six_sheets() -> None:
    sides = sorted(side for sheet in facts.SHEETS for side in sheet)
    assert sides == [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(facts.SHEETS) == 6
    for seed in range(10):
        dealt = chance(advanced(4, seed), "sheet")
        assert len(set(dealt)) == 4


@pytest.mark.rule("CB-282")
def test_pairing_of_the_sides() -> None:
    assert facts.SHEETS == [[1, 2], [1, 3], [1, 4], [1, 5], [6, 7], [8, 9]]


@pytest.mark.rule("CB-283")
@pytest.mark.parametrize("choices", ["open", "secret"])
def test_all_else_is_as_in_the_basic_game(choices: str) -> None:
    t = advanced(3, 5, choices)
    while t.view()["step"] != "turn":
        seat = t.to_move[0]
        t.act(seat, t.actions(seat)[-1])
    line = t.view()["line"]
    assert [seen(t, seat)["workers"] for seat in line] == [1, 2, 3]
    for seat in range(3):
        p = seen(t, seat)
        assert (p["silver"], sum(p["goods"]), p["score"], p["storage"]) == (1, 3, 0, [None] * 3)
        assert p["estate"].count("castle") == 1
    assert t.view()["stacks"]["castle"] == 14 - 3 - 2


@pytest.mark.rule("CB-284")
def test_first_tile_next_to_the_chosen_castle() -> None:
    """Board 4 with the castle on the corner cell 0, which has three neighbours, all of them pasture."""
    me = {"board": 4, "start": 0, "storage": ["cow_2", "bank", "ship"], "dice": [1, 1], "workers": 9}
    t = burgher.position(GAME, {"players": [me, {}]})
    assert offers(t, "place") == ["place:0:0:1", "place:0:0:4", "place:0:0:5"]


@pytest.mark.rule("CB-285")
def test_boards_of_the_classic_game_only() -> None:
    assert [board.number for board in facts.BOARDS] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for board in (0, 10, 11):
        with pytest.raises(burgher.BadOption):
            new(2, boards=[1, board])
    with pytest.raises(burgher.BadOption):
        burgher.new(GAME, players=1)
    with pytest.raises(burgher.BadOption):
        new(2, teams=True)


@pytest.mark.rule("CB-026", "CB-279")
def test_boards_agreed_on_beforehand() -> None:
    """A board other than 1 that the options give still has its start castle chosen."""
    t = new(2, boards=[7, 1], first_player=0)
    assert t.actions(0) == [f"choose_castle:{cell}" for cell in CASTLE_CELLS[7]]
    play(t, "choose_castle:35")
    assert [(p["board"], p["start"]) for p in t.view()["players"]] == [(7, 35), (1, 18)]


@pytest.mark.parametrize(
    "options",
    [
        {"choices": "secret"},
        {"setup": "advanced", "boards": [1, 2]},
        {"boards": [1]},
        {"boards": [1, 2, 3]},
        {"boards": "1"},
        {"setup": "expert"},
        {"first_player": 2},
        {"first_player": -1},
        {"choices": None},
    ],
    ids=str,
)
def test_options_that_do_not_fit(options: dict[str, Any]) -> None:
    with pytest.raises(burgher.BadOption):
        new(2, **options)


@pytest.mark.rule("CB-280")
def test_secret_choices_can_be_read_once_all_have_chosen() -> None:
    t = advanced(2, choices="secret")
    choose(t, 0)
    assert [text for seat, text in t.read_log(1) if seat == 0] == ["?", "?"]
    choose(t, 1)
    assert [text.split(":")[0] for seat, text in t.read_log(1) if seat == 0] == ["choose_side", "choose_castle"]


@pytest.mark.rule("CB-280")
def test_to_another_seat_any_secret_choice_could_have_been_made() -> None:
    t = advanced(2, choices="secret")
    for _ in range(2):
        t.act(0, t.actions(0)[0])
    drawn = [t.game.to_position(t.game.determinize(t.state, 1, Dice(n)))["players"][0] for n in range(40)]
    assert {one["side"] for one in drawn} == {0, 1}
    assert {one["board"] for one in drawn} == set(t.view(1)["players"][0]["sides"])
    assert len({one["start"] for one in drawn}) > 2
    own = t.game.to_position(t.state)["players"][0]
    assert all(t.game.to_position(t.game.determinize(t.state, 0, Dice(n)))["players"][0] == own for n in range(5))
