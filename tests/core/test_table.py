"""The contract of the core, proven on a tiny game that needs all of it."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgher.core.chance import Dice
from burgher.core.errors import BadOption, BadRecord, BurgherError, IllegalAction
from burgher.core.playout import play_out
from burgher.core.state import CHANCE
from burgher.core.table import HIDDEN, Record, Table, new_opening, open_record, open_table

from .fair import DRAW, GAME, Fair


def dealt(seed: int = 1, players: int = 3) -> Table:
    return open_table(GAME, players, seed=seed)


def finish(table: Table, rng: Random) -> None:
    while not table.over:
        seat = rng.choice(table.to_move)
        table.act(seat, rng.choice(table.actions(seat)))


def test_simultaneous_choices_arrive_in_any_order() -> None:
    table = dealt()
    assert list(table.to_move) == [0, 1, 2]
    table.act(2, table.actions(2)[0])
    assert list(table.to_move) == [0, 1]
    assert table.actions(2) == []
    table.act(0, table.actions(0)[0])
    table.act(1, table.actions(1)[0])
    assert list(table.to_move) == [0]


def test_the_order_of_secret_commits_does_not_matter_to_the_state() -> None:
    first, second = dealt(), dealt()
    for seat in (0, 1, 2):
        first.act(seat, first.actions(seat)[-1])
    for seat in (2, 0, 1):
        second.act(seat, second.actions(seat)[-1])
    assert [first.view(seat) for seat in range(3)] == [second.view(seat) for seat in range(3)]


def test_a_nested_effect_is_one_more_frame() -> None:
    seeds = [seed for seed in range(200) if any(sum(hand) > 2 for hand in state_of(dealt(seed)).hands)]
    assert seeds, "no joker in 200 deals"
    for seed in seeds:
        assert sorted(sum(hand) for hand in state_of(dealt(seed)).hands) == [2, 2, 3]


def state_of(table: Table) -> Fair:
    assert isinstance(table.state, Fair)
    return table.state


def test_illegal_and_foreign_actions_change_nothing() -> None:
    table = dealt()
    before = [table.view(seat) for seat in range(3)]
    for seat, action in [
        (0, "drop"),
        (0, "sealed:9"),
        (0, "nonsense"),
        (7, "sealed:1"),
        (CHANCE, "draw:1"),
        (-2, "drop"),
    ]:
        with pytest.raises(IllegalAction):
            table.act(seat, action)
    assert [table.view(seat) for seat in range(3)] == before


def test_private_entries_are_hidden_in_the_log_and_story_of_others() -> None:
    table = dealt()
    mine = [text for seat, text in table.read_log(0) if seat == CHANCE]
    assert mine[0].startswith("draw:") and HIDDEN in mine
    assert all(text == HIDDEN for _, text in table.read_log())
    assert all(messages == [] for messages in table.story())
    own = [message for messages in table.story(0) for message in messages]
    assert {message.args["seat"] for message in own} == {0}


def test_the_log_is_open_when_the_game_is_over() -> None:
    table = dealt()
    finish(table, Random(1))
    assert all(text != HIDDEN for _, text in table.read_log())


@given(st.integers(0, 500), st.integers(0, 500))
def test_what_a_seat_may_not_know_does_not_show(seed: int, other_seed: int) -> None:
    """Two tables that differ only in what seat 0 may not know give it the same bytes."""
    table = dealt(seed)
    state = state_of(table)
    table.act(1, Random(other_seed).choice(table.actions(1)))
    other = dealt(seed)
    other_state = other.game.determinize(state, 0, Dice(other_seed))
    assert isinstance(other_state, Fair)
    other.course.state = other_state
    for reader in (0, None):
        view = [msgspec.json.encode(one.game.view(one.state, reader)) for one in (table, other)]
        if reader == 0:
            assert view[0] == view[1]
    assert state.options(0) == other_state.options(0)


@given(st.integers(0, 10_000), st.integers(2, 3))
def test_random_play_ends_and_keeps_the_cards(seed: int, players: int) -> None:
    state = GAME.new_state(players, None)
    state.settle()
    copy = state.copy()
    play_out(state, seed)
    assert state.over()
    assert not copy.over() and copy.deck == [1, 3, 3, 3, 3]


def test_undo_stops_at_chance_and_at_others() -> None:
    table = dealt()
    assert not table.can_undo(0), "the deal is chance"
    table.act(0, table.actions(0)[0])
    assert table.can_undo(0)
    table.undo(0)
    assert list(table.to_move) == [0, 1, 2]
    table.act(0, table.actions(0)[0])
    table.act(1, table.actions(1)[0])
    assert not table.can_undo(0)
    with pytest.raises(IllegalAction):
        table.undo(0)


def test_free_undo_goes_back_to_the_last_decision_and_chance_repeats() -> None:
    table = dealt()
    before = table.read_log(0)
    with pytest.raises(IllegalAction):
        table.undo()
    table.act(1, table.actions(1)[0])
    table.undo()
    assert table.read_log(0) == before


def test_a_saved_game_replays_to_the_same_table() -> None:
    table = dealt(5)
    finish(table, Random(3))
    again = open_record(GAME, table.record())
    assert again.scores() == table.scores()
    assert again.story() == table.story()


def test_a_saved_game_goes_on_with_the_same_chance() -> None:
    table = dealt(5)
    record = table.record()
    record.log = record.log[:3]
    assert open_record(GAME, record).record().log == table.record().log


@pytest.mark.parametrize(
    "change",
    [
        lambda r: setattr(r, "burgher", 99),
        lambda r: setattr(r, "rules", 99),
        lambda r: r.log.__setitem__(0, (0, "draw:1")),
        lambda r: r.log.__setitem__(0, (CHANCE, "draw:7")),
        lambda r: r.log.append((0, "done")),
        lambda r: r.log.append((5, "sealed:1")),
    ],
)
def test_a_broken_saved_game_is_refused(change: object) -> None:
    record: Record = dealt(5).record()
    change(record)  # type: ignore[operator]
    with pytest.raises(BadRecord):
        open_record(GAME, record)


def test_chance_follows_its_weights() -> None:
    state = GAME.new_state(2, None)
    state.settle()
    drawn = Counter(DRAW.one(state.draw((2 * n + 1) * 2**31 // 13000)) for n in range(13000))
    assert drawn == {0: 1000, 1: 3000, 2: 3000, 3: 3000, 4: 3000}


@pytest.mark.parametrize("seed", [True, False, -1, 2**53, 1.5, "7", "F" * 32, "0" * 31, [1]])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number from 0 to"):
        open_table(GAME, 2, seed=seed)


def test_a_seed_that_nobody_chose_has_128_bits_and_is_saved() -> None:
    table = open_table(GAME, 2)
    assert isinstance(table.opening.seed, str) and len(table.opening.seed) == 32
    record = table.record()
    record.log = []
    assert open_record(GAME, record).record().log == table.record().log
    assert table.record(secret_seed=True).seed is None


@pytest.mark.parametrize("seat", [-1, 3, 9, True, "0", 1.0])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any) -> None:
    table = dealt()
    reading = (table.view, table.read_log, table.story)
    acting = (table.actions, table.legal, table.can_undo, table.undo, lambda seat: table.why_not(seat, "drop"))
    for ask in (*reading, *acting):
        with pytest.raises(BurgherError, match="There is no seat"):
            ask(seat)
    with pytest.raises(IllegalAction, match="is not to move"):
        table.act(seat, table.actions(table.to_move[0])[0])


def test_who_acts_has_a_seat() -> None:
    """Without one a table can be looked at, but not played."""
    table = dealt()
    assert table.view(None) and table.read_log(None)
    for ask in (table.actions, lambda seat: table.why_not(seat, "drop")):
        with pytest.raises(BurgherError, match="There is no seat"):
            ask(None)  # type: ignore[arg-type]


def test_the_table_as_it_was() -> None:
    table = dealt()
    before = [table.view(seat) for seat in range(3)]
    n = len(table.log)
    finish(table, Random(2))
    then = table.at(n)
    assert [then.view(seat) for seat in range(3)] == before and len(then.log) == n
    assert table.over


def test_what_is_drawn_can_be_fixed() -> None:
    table = Table(GAME, new_opening(GAME, 2, seed=1))
    for card in (4, 3, 2, 1):
        table.replay(CHANCE, f"draw:{card}")
    assert state_of(table).hands == [[0, 0, 0, 1, 1], [0, 1, 1, 0, 0]]
