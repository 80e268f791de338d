"""Section 3: course of the game and preparing a phase."""

from collections import Counter

import pytest

from burgher.games.castles_of_burgundy import facts

from .helpers import chance, last_turn, new, play, seen, table, tiles_in, workers_only

CASTLE_SLOT = 2  # the third slot of depot 6


def kinds(depots: list[dict[str, list[str | None]]]) -> Counter[str]:
    faces = [facts.FACE_NAMES.index(tile) for depot in depots for tile in depot["tiles"] if tile]
    return Counter(facts.TYPES[facts.TYPE_OF[face]] for face in faces)


@pytest.mark.rule("CB-038")
def test_five_phases_of_five_rounds() -> None:
    t = new(2)
    rounds = []
    while not t.over:
        rounds.append(t.view()["phase"] + str(t.view()["round"]))
        play(t, "workers:0", "workers:1")
        play(t, "workers:0", "workers:1")
    assert rounds == [phase + str(n) for phase in "ABCDE" for n in range(1, 6)]


@pytest.mark.rule("CB-039")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fifty_dice_each(players: int) -> None:
    t = workers_only(new(players), "end")
    uses = Counter(seat for seat, action in t.read_log() if action.startswith("workers"))
    assert uses == dict.fromkeys(range(players), 50)
    assert len(chance(t, "roll")) == 25 * players


@pytest.mark.rule("CB-040", "CB-041")
def test_old_tiles_leave_before_the_next_phase() -> None:
    t = last_turn({}, phase="A", tiles={0: ["knowledge_7"], 3: ["knowledge_1", "knowledge_2"]})
    play(t, "workers:1")
    removed = t.game.to_position(t.state)["stacks"]["removed"]
    assert removed == {"knowledge_7": 1, "knowledge_1": 1, "knowledge_2": 1}
    left = [tile for depot in t.view()["depots"] for tile in depot["tiles"]]
    assert not {"knowledge_7", "knowledge_1", "knowledge_2"} & set(left)


@pytest.mark.rule("CB-042")
def test_goods_are_not_cleared() -> None:
    t = last_turn({}, phase="B", goods={1: [1, 1], 2: [2], 6: [3, 6]})
    play(t, "workers:1")
    goods = [good for depot in t.view()["depots"] for good in depot["goods"]]
    assert len(goods) == 6  # and the one of the new round
    assert Counter(goods) >= Counter([1, 1, 2, 3, 6])


@pytest.mark.rule("CB-043")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_slots_up_to_the_player_count_are_filled(players: int) -> None:
    t = new(players)
    for depot in range(1, 7):
        assert [tile is not None for tile in tiles_in(t, depot)] == [n <= players for n in (2, 2, 3, 4)]


@pytest.mark.rule("CB-043")
def test_numbered_depots_get_coloured_backs_only() -> None:
    for seed in range(5):
        t = new(4, seed)
        laid = {tile for depot in range(1, 7) for tile in tiles_in(t, depot)}
        assert not laid & {f"knowledge_{n}" for n in (7, 12, 14, 15, 24, 25)}


@pytest.mark.rule("CB-044")
@pytest.mark.parametrize("players, count", [(2, 12), (3, 18), (4, 24)])
def test_tiles_in_numbered_depots(players: int, count: int) -> None:
    t = new(players)
    for phase in "ABCDE":
        workers_only(t, f"{phase}1")
        assert sum(kinds(t.view()["depots"][1:]).values()) == count


@pytest.mark.rule("CB-045")
def test_three_players_castle_or_mine() -> None:
    t = new(3)
    laid = []
    for phase in "ABCDE":
        workers_only(t, f"{phase}1")
        laid.append(tiles_in(t, 6)[CASTLE_SLOT])
    assert laid == ["castle", "mine", "castle", "mine", "castle"]


@pytest.mark.rule("CB-046")
@pytest.mark.parametrize("players, tile", [(2, None), (4, "castle")])
def test_that_slot_with_two_or_four(players: int, tile: str | None) -> None:
    t = new(players)
    for phase in "ABCDE":
        workers_only(t, f"{phase}1")
        assert tiles_in(t, 6)[CASTLE_SLOT] == tile


@pytest.mark.rule("CB-047")
@pytest.mark.parametrize("players, count", [(2, 4), (3, 6), (4, 8)])
def test_black_depot(players: int, count: int) -> None:
    t = new(players)
    for phase in "ABCDE":
        workers_only(t, f"{phase}1")
        assert [tile is not None for tile in tiles_in(t, 0)] == [i < count for i in range(8)]
        assert all(facts.BLACK[facts.FACE_NAMES.index(str(tile))] for tile in tiles_in(t, 0)[:count])


@pytest.mark.rule("CB-048")
def test_five_goods_on_the_round_spaces() -> None:
    t = new(2, seed=4)
    laid = [int(action.split(":")[1]) for action in chance(t, "phase_goods")]
    assert len(laid) == 5
    assert t.view()["round_goods"] == laid[1:]
    assert len({tuple(new(2, seed).view()["round_goods"]) for seed in range(8)}) > 4


@pytest.mark.rule("CB-049")
def test_an_emptied_slot_stays_empty() -> None:
    t = table({"dice": [3, 1], "silver": 2}, tiles={3: ["cow_2", "bank"], 0: ["mine"]})
    play(t, "take:0:3:0:3", "buy:0:0:3", "workers:1", "workers:0", "workers:1")
    assert t.view()["round"] == 2
    assert tiles_in(t, 3) == [None, "bank", None, None]
    assert tiles_in(t, 0) == [None] * 8


@pytest.mark.rule("CB-050")
def test_four_players_use_every_tile() -> None:
    stacks = workers_only(new(4), "end").view()["stacks"]
    assert {name: n for name, n in stacks.items() if name != "goods"} == dict.fromkeys([*facts.TYPES, "black"], 0)


@pytest.mark.rule("CB-050")
def test_only_a_position_written_by_hand_can_run_short() -> None:
    """Then slots without a tile and round spaces without goods stay empty, and the game goes on."""
    stacks = {"coloured": {"ship": 20, "bank": 1}, "black": {"bank": 2}, "goods": {"3": 2}}
    t = play(last_turn({}, phase="A", stacks=stacks), "workers:1")
    assert kinds(t.view()["depots"][1:]) == {"ship": 2, "building": 1}
    assert kinds(t.view()["depots"][:1]) == {"building": 2}
    assert t.view()["round_goods"] == [3]
    stacks["goods"] = {}
    t = play(last_turn({}, phase="A", stacks=stacks), "workers:1")
    assert (t.view()["round_goods"], t.view()["phase"], t.to_move) == ([], "B", (1,))


@pytest.mark.rule("CB-051")
def test_preparing_has_no_decisions() -> None:
    t = last_turn({}, phase="C")
    start = len(t.log)
    play(t, "workers:1")
    assert t.view()["phase"] == "D"
    assert {seat for seat, _ in t.read_log()[start + 1 :]} == {-1}
    assert seen(t)["used"] == [False, False]
