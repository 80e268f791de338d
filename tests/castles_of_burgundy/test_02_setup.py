"""Section 2: setup of the basic game."""

import pytest

import burgher
from burgher.games.castles_of_burgundy import facts

from .helpers import GAME, chance, new, seen, table, workers_only

FOUR_SEEDS = [1, 2, 3, 4]


@pytest.mark.rule("CB-020")
def test_seven_stacks() -> None:
    stacks = new(2).view()["stacks"]
    # 12 and 4 tiles have been laid out, two start castles taken
    assert stacks == {
        "castle": 14 - 2 - 1, "mine": 9, "building": 36, "ship": 18, "livestock": 18, "knowledge": 18,
        "black": 36, "goods": 42 - 6 - 5,
    }  # fmt: skip


@pytest.mark.rule("CB-020")
def test_stacks_are_shuffled() -> None:
    assert len({str(new(2, seed).view()["depots"]) for seed in range(10)}) == 10


@pytest.mark.rule("CB-021")
def test_five_goods_for_each_of_five_phases() -> None:
    t = workers_only(new(2), "end")
    assert len(chance(t, "phase_goods")) == 25
    assert t.view()["stacks"]["goods"] == 42 - 25 - 6


@pytest.mark.rule("CB-022")
@pytest.mark.parametrize("seed", FOUR_SEEDS)
def test_three_start_goods_each(seed: int) -> None:
    t = new(4, seed)
    assert [sum(seen(t, seat)["goods"]) for seat in range(4)] == [3, 3, 3, 3]
    assert len(chance(t, "start_goods")) == 12


@pytest.mark.rule("CB-023")
def test_start_goods_ask_nothing() -> None:
    for seed in FOUR_SEEDS:
        t = new(3, seed)
        assert all(sum(1 for n in seen(t, seat)["goods"] if n) <= 3 for seat in range(3))
        assert all(seat < 0 for seat, _ in t.read_log())


@pytest.mark.rule("CB-022")
def test_start_goods_are_drawn_from_what_is_left_in_its_proportion() -> None:
    goods, stack = {"2": 6, "5": 1}, ["start_phase", "boards", "deal_goods"]
    s = burgher.game(GAME).from_position({"players": [{}, {}], "stacks": {"goods": goods}, "stack": stack}, False)
    assert [(burgher.game(GAME).verbs.text(action), n) for action, n in s.outcomes()] == [
        ("start_goods:2", 6),
        ("start_goods:5", 1),
    ]


@pytest.mark.rule("CB-024")
@pytest.mark.parametrize("players, left", [(2, 11), (3, 8), (4, 5)])
def test_goods_that_leave_the_game(players: int, left: int) -> None:
    assert workers_only(new(players), "end").view()["stacks"]["goods"] == left


@pytest.mark.rule("CB-025")
def test_bonus_tiles_lie_on_the_board() -> None:
    assert all(bonus["large"] is None and bonus["small"] is None for bonus in new(3).view()["bonus"])


@pytest.mark.rule("CB-026")
def test_all_play_board_1() -> None:
    assert [p["board"] for p in new(4).view()["players"]] == [1, 1, 1, 1]


@pytest.mark.rule("CB-027")
def test_start_castle_on_the_centre() -> None:
    t = new(4)
    for seat in range(4):
        assert [(c, tile) for c, tile in enumerate(seen(t, seat)["estate"]) if tile] == [(18, "castle")]
    assert facts.NUMBER[18] == 6
    assert t.view()["stacks"]["castle"] == 14 - 4 - 2
    assert t.view()["stacks"]["black"] == 32


@pytest.mark.rule("CB-028", "CB-031")
def test_start_castle_scores_nothing() -> None:
    t = new(4)
    assert [score["total"] for score in t.scores()] == [0, 0, 0, 0]
    assert t.actions(t.to_move[0])[0].startswith("take")
    assert not [a for a in t.actions(t.to_move[0]) if a.split(":")[:2] == ["workers", "2"]]  # no extra action waits


@pytest.mark.rule("CB-028")
def test_a_one_cell_start_region_never_scores() -> None:
    assert seen(table())["score"] == 0
    assert seen(workers_only(table({"estate": {}}), "B1"))["score"] == 0


@pytest.mark.rule("CB-029")
def test_start_castle_fills_its_cell() -> None:
    t = table({"storage": ["castle"], "dice": [6, 6], "estate": {12: "knowledge_16"}})
    assert [a for a in t.actions(0) if a.startswith("place")] == ["place:0:0:6"]  # 18 is taken


@pytest.mark.rule("CB-030", "CB-032")
def test_purse_and_storage_at_the_start() -> None:
    t = new(4)
    for seat in range(4):
        p = seen(t, seat)
        assert (p["silver"], p["storage"], p["sold"]) == (1, [None] * 3, [0] * 6)


@pytest.mark.rule("CB-033")
def test_first_player_by_chance() -> None:
    firsts = [new(4, seed).view()["line"] for seed in range(40)]
    assert {line[0] for line in firsts} == {0, 1, 2, 3}
    assert all(line == [(line[0] + i) % 4 for i in range(4)] for line in firsts)


@pytest.mark.rule("CB-033")
def test_first_player_can_be_agreed_on() -> None:
    assert new(3, first_player=2).view()["line"] == [2, 0, 1]
    with pytest.raises(burgher.BadOption):
        burgher.new(GAME, players=2, options={"first_player": 2})


@pytest.mark.rule("CB-034")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_workers(players: int) -> None:
    t = new(players, seed=5)
    assert [seen(t, seat)["workers"] for seat in t.view()["line"]] == [1, 2, 3, 4][:players]


@pytest.mark.rule("CB-035")
def test_one_stack_of_order_markers() -> None:
    t = new(4, first_player=1)
    assert [p["ships"] for p in t.view()["players"]] == [0, 0, 0, 0]
    assert t.view()["line"] == t.view()["order"] == [1, 2, 3, 0]


@pytest.mark.rule("CB-036")
def test_first_player_is_first_to_move() -> None:
    t = new(4, first_player=3)
    assert t.to_move == (3,)
    assert t.view()["order"][0] == 3


@pytest.mark.rule("CB-037")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_basic_setup_has_no_decisions(players: int) -> None:
    t = new(players)
    assert {seat for seat, _ in t.read_log()} == {-1}
    assert t.view()["step"] == "turn"
