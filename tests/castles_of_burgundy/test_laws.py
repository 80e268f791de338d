"""Laws of this game alone; those of every game are in tests/test_laws.py."""

from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from burgher import Table
from burgher.core.chance import Dice
from burgher.games.castles_of_burgundy import GAME as RULES
from burgher.games.castles_of_burgundy.state import Burgundy

from .helpers import SETUPS, new, random_play, setup_options

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


many = settings(max_examples=100)


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def state_of(t: Table) -> Burgundy:
    assert isinstance(t.state, Burgundy)
    return t.state


@many
@given(tables(lengths=st.integers(1, 60)))
def test_a_seat_cannot_take_back_what_another_did(t: Table) -> None:
    last = t.log[-1].seat
    for seat in range(t.players):
        assert t.can_undo(seat) == (seat == last)


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
    hidden_a, hidden_b = (RULES.determinize(state_of(t), 0, Dice(seed)) for t in (a, b))
    assert RULES.to_position(hidden_a) == RULES.to_position(hidden_b)


@settings(max_examples=15)
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
