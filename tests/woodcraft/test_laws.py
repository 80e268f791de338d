"""The laws that hold in every position, tried on positions that random play reaches."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher.core.table import Table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

from .helpers import new, pick, random_play, state

many = settings(max_examples=40, deadline=None, derandomize=True)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table in the course of a random game."""
    players = draw(st.integers(1, 4))
    t = new(players, draw(st.integers(0, 10**6)), start_quadrant=draw(st.integers(1, 4)))
    length = draw(st.one_of(st.integers(0, 12), st.integers(0, 90 * players)))
    return random_play(t, Random(draw(st.integers(0, 10**6))), length)


def face(t: Table) -> tuple[Any, ...]:
    """All that can be read off a table, for every reader."""
    readers = [None, *range(t.players)]
    return (
        [t.view(reader) for reader in readers],
        [t.read_log(reader) for reader in readers],
        [t.actions(seat) for seat in range(t.players)],
        t.to_move,
        t.scores(),
        GAME.to_position(state(t)),
    )


@many
@given(tables(), st.integers(0, 10**6))
def test_copy_is_independent(t: Table, seed: int) -> None:
    before = GAME.to_position(state(t))
    copy = state(t).copy()
    assert GAME.to_position(copy) == before
    rng = Random(seed)
    for _ in range(25):
        if copy.over():
            break
        seat = copy.to_move()[0]
        copy.play(seat, copy.draw(rng.getrandbits(53)) if seat < 0 else rng.choice(copy.options(seat)))
    assert GAME.to_position(state(t)) == before


@many
@given(tables())
def test_replay_of_the_log_is_the_state(t: Table) -> None:
    assert face(burgher.load(msgspec.json.encode(t.save()))) == face(t)


@many
@given(tables())
def test_positions_go_through_json(t: Table) -> None:
    doc = GAME.to_position(state(t))
    again = burgher.position("woodcraft", msgspec.json.encode(doc), strict=True, seed=1)
    assert GAME.to_position(state(again)) == doc
    assert again.to_move == t.to_move
    for seat in range(t.players):
        assert again.actions(seat) == t.actions(seat)
        assert again.view(seat) == t.view(seat)
    assert again.scores() == t.scores()


@many
@given(tables())
def test_undo_restores_what_was_there(t: Table) -> None:
    if t.over:
        return
    before, seat = face(t), t.to_move[0]
    t.act(seat, t.actions(seat)[-1])
    barrier = t.log[-1].seat < 0
    t.undo(None if barrier else seat)
    assert face(t) == before


@pytest.mark.rule("WC-038")
@many
@given(tables(), st.integers(0, 10**6))
def test_determinizing_keeps_the_view(t: Table, seed: int) -> None:
    """Another world that the seat cannot tell from this one: the same view, the same options, the same strictness."""
    for seat in range(t.players):
        other = GAME.determinize(state(t), seat, Random(seed))
        assert GAME.view(other, seat) == t.view(seat)
        if seat in t.to_move:
            assert other.options(seat) == t.legal(seat)
        doc = GAME.to_position(other)
        assert GAME.to_position(GAME.from_position(doc, True)) == doc, "it is a possible table"


@pytest.mark.rule("WC-038")
def test_determinizing_changes_what_is_hidden() -> None:
    t = random_play(new(3, seed=3), Random(3), 30)
    first, other = state(t).first, (state(t).first + 1) % 3
    hands = {tuple(GAME.determinize(state(t), first, Random(n)).players[other].hand) for n in range(20)}
    assert len(hands) > 10
    own = {tuple(GAME.determinize(state(t), first, Random(n)).players[first].hand) for n in range(20)}
    assert own == {tuple(state(t).players[first].hand)}


@pytest.mark.rule("WC-038")
@many
@given(tables(), st.integers(0, 10**6))
def test_determinizing_knows_nothing_of_what_is_hidden(t: Table, seed: int) -> None:
    """Tables that differ only in what a seat cannot know give it the very same world."""
    for seat in range(t.players):
        other = GAME.determinize(state(t), seat, Random(seed + 1))
        ours = GAME.determinize(state(t), seat, Random(seed))
        theirs = GAME.determinize(other, seat, Random(seed))
        assert GAME.to_position(ours) == GAME.to_position(theirs)


@pytest.mark.rule("WC-037", "WC-038")
@many
@given(tables(), st.integers(0, 10**6))
def test_a_view_does_not_change_with_what_is_hidden(t: Table, seed: int) -> None:
    """Spectators see the same, whatever the hands, decks and cards turned down may be."""
    for seat in range(t.players):
        other = GAME.determinize(state(t), seat, Random(seed))
        assert GAME.view(other, None) == t.view(None)


def test_what_a_seat_has_never_seen_is_not_in_its_view() -> None:
    t = new(2, seed=5)
    first = state(t).first
    for reader in (1 - first, None):
        shown = msgspec.json.encode({**t.view(reader), "players": [t.view(reader)["players"][first]]}).decode()
        for card in state(t).players[first].offered_orders + state(t).players[first].hand:
            assert f.ORDER_CODES[card] not in shown


@many
@given(tables(), st.integers(0, 10**6))
def test_bots_get_worlds_that_can_be_played_on(t: Table, seed: int) -> None:
    """From every determinized world random play comes to the end."""
    if t.over:
        return
    rng = Random(seed)
    s = GAME.determinize(state(t), t.to_move[0], rng)
    for _ in range(3000):
        if s.over():
            break
        seat = s.to_move()[0]
        s.play(seat, s.draw(rng.getrandbits(53)) if seat < 0 else pick(s.options(seat), rng))
    assert s.over()
