"""The laws that hold in every position, tried on positions that random play reaches."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher import Table
from burgher.games.castles_of_burgundy import GAME as RULES
from burgher.games.castles_of_burgundy.state import Burgundy
from burgher.games.castles_of_burgundy.verbs import VERBS

from .helpers import GAME, SETUPS, new, random_play, setup_options

LENGTHS = st.one_of(st.integers(0, 12), st.integers(0, 250))


@st.composite
def tables(
    draw: st.DrawFn, lengths: st.SearchStrategy[int] = LENGTHS, setups: tuple[str, ...] = tuple(SETUPS)
) -> Table:
    """A table in the course of a random game."""
    players = draw(st.integers(2, 4))
    setup = draw(st.sampled_from(setups))
    t = new(players, draw(st.integers(0, 10**6)), **setup_options(setup, players))
    return random_play(t, Random(draw(st.integers(0, 10**6))), draw(lengths))


many = settings(max_examples=100, deadline=None, derandomize=True)


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def face(t: Table) -> tuple[Any, ...]:
    """All that can be read off a table, for every reader."""
    readers = [None, *range(t.players)]
    return (
        [t.view(reader) for reader in readers],
        [t.read_log(reader) for reader in readers],
        [t.story(reader) for reader in readers],
        [t.actions(seat) for seat in range(t.players)],
        t.to_move,
        t.scores(),
        RULES.to_position(state_of(t)),
    )


def state_of(t: Table) -> Burgundy:
    assert isinstance(t.state, Burgundy)
    return t.state


@many
@given(tables(), st.integers(0, 10**6))
def test_copy_is_independent(t: Table, seed: int) -> None:
    before = RULES.to_position(state_of(t))
    copy = state_of(t).copy()
    assert RULES.to_position(copy) == before
    rng = Random(seed)
    for _ in range(20):
        if copy.over():
            break
        seat = rng.choice(copy.to_move())
        copy.play(seat, copy.draw(rng.getrandbits(53)) if seat < 0 else rng.choice(copy.options(seat)))
    assert RULES.to_position(state_of(t)) == before


@many
@given(tables())
def test_replay_of_the_log_is_the_state(t: Table) -> None:
    assert face(burgher.load(as_bytes(t.save()))) == face(t)


@many
@given(tables())
def test_positions_go_through_json(t: Table) -> None:
    doc = RULES.to_position(state_of(t))
    again = burgher.position(GAME, as_bytes(doc), strict=True, seed=1)
    assert RULES.to_position(state_of(again)) == doc
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
    barrier = t.log[-1].seat < 0  # something was rolled or dealt
    assert t.can_undo(seat) is not barrier
    if barrier:
        with pytest.raises(burgher.IllegalAction):
            t.undo(seat)
    t.undo(None if barrier else seat)
    assert face(t) == before


@many
@given(tables(lengths=st.integers(1, 60)))
def test_a_seat_cannot_take_back_what_another_did(t: Table) -> None:
    last = t.log[-1].seat
    for seat in range(t.players):
        assert t.can_undo(seat) == (seat == last)


@many
@given(tables())
def test_options_are_sorted_unique_and_not_empty(t: Table) -> None:
    assert t.over == (t.to_move == ())
    for seat in range(t.players):
        numbers = t.legal(seat)
        assert numbers == sorted(set(numbers))
        assert bool(numbers) == (seat in t.to_move)
        assert [VERBS.parse(text) for text in t.actions(seat)] == numbers


@many
@given(tables(), st.integers(0, 10**6))
def test_unlisted_actions_are_refused(t: Table, seed: int) -> None:
    before = face(t)
    for number in Random(seed).sample(range(VERBS.size), 60):
        for seat in range(t.players):
            if number not in t.legal(seat):
                with pytest.raises(burgher.IllegalAction):
                    t.act(seat, VERBS.text(number))
    assert face(t) == before


@many
@given(tables(), st.integers(0, 10**6))
def test_determinize_keeps_what_the_seat_knows(t: Table, seed: int) -> None:
    for seat in range(t.players):
        s = RULES.determinize(state_of(t), seat, Random(seed))
        assert s is not t.state
        assert RULES.view(s, seat) == t.view(seat)
        assert s.to_move() == list(t.to_move)
        assert (s.options(seat) if seat in t.to_move else []) == t.legal(seat)


@many
@given(tables(setups=("secret",), lengths=st.integers(0, 8)), st.integers(0, 10**6))
def test_determinized_games_can_be_played(t: Table, seed: int) -> None:
    rng = Random(seed)
    s = RULES.determinize(state_of(t), rng.randrange(t.players), rng)
    burgher.position(GAME, RULES.to_position(s), strict=True)  # what was drawn anew could have been chosen
    while not s.over():
        seat = rng.choice(s.to_move())
        s.play(seat, s.draw(rng.getrandbits(53)) if seat < 0 else rng.choice(s.options(seat)))
    assert RULES.ranking(s)


def secret_game(players: int, seed: int, moves: list[tuple[int, int]]) -> Table:
    """A secret setup in which seats have made these choices, each the number of an option."""
    t = new(players, seed, setup="advanced", choices="secret")
    for seat, option in moves:
        t.act(seat, t.actions(seat)[option % len(t.actions(seat))])
    return t


@many
@given(
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3), st.integers(0, 3)), max_size=6),
    st.integers(0, 2),
)
def test_secret_choices_do_not_show(players: int, seed: int, moves: list[tuple[int, int, int]], own: int) -> None:
    """Two games that differ only in what the other seats chose give seat 0 and spectators the same bytes."""
    taken = [0] * players
    first, second = [(0, i) for i in range(own)], [(0, i) for i in range(own)]
    for seat, one, other in moves:
        seat = 1 + seat % (players - 1)
        if taken[seat] < 2 and (sum(taken) + own < 2 * players - 1):
            taken[seat] += 1
            first.append((seat, one))
            second.append((seat, other))
    a, b = secret_game(players, seed, first), secret_game(players, seed, second)
    for reader in (0, None):
        assert as_bytes(a.view(reader)) == as_bytes(b.view(reader))
        assert as_bytes(a.read_log(reader)) == as_bytes(b.read_log(reader))
        assert as_bytes(a.story(reader)) == as_bytes(b.story(reader))
    assert as_bytes([a.actions(0), a.to_move]) == as_bytes([b.actions(0), b.to_move])
    assert as_bytes(a.scores()) == as_bytes(b.scores())
    rng_a, rng_b = Random(seed), Random(seed)
    hidden_a, hidden_b = (RULES.determinize(state_of(t), 0, rng) for t, rng in ((a, rng_a), (b, rng_b)))
    assert RULES.to_position(hidden_a) == RULES.to_position(hidden_b)


@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.sampled_from(list(SETUPS)), st.integers(0, 10**6), st.integers(0, 10**6))
def test_same_seed_same_game(players: int, setup: str, seed: int, choices: int) -> None:
    games = [random_play(new(players, seed, **setup_options(setup, players)), Random(choices), 40) for _ in range(2)]
    assert face(games[0]) == face(games[1])


@settings(max_examples=15, deadline=None, derandomize=True)
@given(tables(lengths=st.just(0)), st.integers(0, 10**6))
def test_scores_never_fall_and_are_the_sum_of_their_parts(t: Table, seed: int) -> None:
    rng = Random(seed)
    before = [0] * t.players
    while not t.over:
        random_play(t, rng, 1)
        scores = t.scores()
        now = [score["total"] for score in scores]
        assert all(a <= b for a, b in zip(before, now, strict=True))
        for seat, score in enumerate(scores):
            assert score["total"] == sum(score["parts"].values()) == t.view()["players"][seat]["score"]
            assert score["parts"] == t.view()["players"][seat]["parts"]
            assert min(score["parts"].values()) >= 0
        before = now
    assert sorted(t.ranking()) == list(range(t.players))
    assert [now[seat] for seat in t.ranking()] == sorted(now, reverse=True)
