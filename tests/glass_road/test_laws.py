"""The laws that hold in every position, tried on positions that random play reaches."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher import Table
from burgher.core.table import Record
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.periods import LAY, PICK
from burgher.games.glass_road.verbs import VERBS
from burgher.games.glass_road.view import mask_of

from .helpers import load, new, position, random_play, state_of
from .test_conservation import SETUPS

LENGTHS = st.one_of(st.integers(0, 25), st.integers(0, 400))
many = settings(max_examples=60, deadline=None, derandomize=True)
some = settings(max_examples=20, deadline=None, derandomize=True)


@st.composite
def tables(draw: st.DrawFn, lengths: st.SearchStrategy[int] = LENGTHS, at_least: int = 1) -> Table:
    """A table in the course of a random game."""
    players, options = draw(st.sampled_from([setup for setup in SETUPS if setup[0] >= at_least]))
    t = new(players, draw(st.integers(0, 10**6)), **options)
    return random_play(t, Random(draw(st.integers(0, 10**6))), draw(lengths))


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


@many
@given(tables(), st.integers(0, 10**6))
def test_copy_is_independent(t: Table, seed: int) -> None:
    before = RULES.to_position(state_of(t))
    copy = state_of(t).copy()
    assert RULES.to_position(copy) == before
    rng = Random(seed)
    for _ in range(30):
        if copy.over():
            break
        seat = rng.choice(copy.to_move())
        copy.play(seat, copy.draw(rng.getrandbits(53)) if seat < 0 else rng.choice(copy.options(seat)))
    assert RULES.to_position(state_of(t)) == before


@many
@given(tables())
def test_replay_of_the_log_is_the_state(t: Table) -> None:
    again = load(msgspec.json.decode(as_bytes(t.save()), type=Record))
    assert face(again) == face(t)


@many
@given(tables())
def test_positions_go_through_json(t: Table) -> None:
    doc = RULES.to_position(state_of(t))
    again = position(msgspec.json.decode(as_bytes(doc)), strict=True)
    assert RULES.to_position(state_of(again)) == doc
    assert again.to_move == t.to_move
    for seat in range(t.players):
        assert again.actions(seat) == t.actions(seat)
        assert again.view(seat) == t.view(seat)
    assert again.scores() == t.scores()


@some
@given(tables())
def test_undo_restores_what_was_there(t: Table) -> None:
    if t.over:
        return
    before, seat = face(t), t.to_move[0]
    t.act(seat, t.actions(seat)[-1])
    barrier = t.log[-1].seat < 0  # something was drawn
    assert t.can_undo(seat) is not barrier
    t.undo(None if barrier else seat)
    assert face(t) == before


@many
@given(tables())
def test_options_are_sorted_unique_and_not_empty(t: Table) -> None:
    assert t.over == (t.to_move == ())
    for seat in range(t.players):
        numbers = t.legal(seat)
        assert numbers == sorted(set(numbers))
        assert bool(numbers) == (seat in t.to_move)
        assert [VERBS.parse(text) for text in t.actions(seat)] == numbers


@some
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
@given(tables(at_least=2), st.integers(0, 10**6))
def test_determinize_keeps_what_the_seat_knows(t: Table, seed: int) -> None:
    for seat in range(t.players):
        s = RULES.determinize(state_of(t), seat, Random(seed))
        assert s is not t.state
        assert RULES.view(s, seat) == t.view(seat)
        assert s.to_move() == list(t.to_move)
        assert (s.options(seat) if seat in t.to_move else []) == t.legal(seat)
        for p in s.players:
            assert not p.hand & p.absent
            assert p.laid < 0 or not p.absent_before >> p.laid & 1


@some
@given(tables(), st.integers(0, 10**6))
def test_determinized_games_can_be_played(t: Table, seed: int) -> None:
    rng = Random(seed)
    s = RULES.determinize(state_of(t), rng.randrange(t.players), rng)
    while not s.over():
        seat = rng.choice(s.to_move())
        s.play(seat, s.draw(rng.getrandbits(53)) if seat < 0 else rng.choice(s.options(seat)))
    assert RULES.ranking(s)


def hide(t: Table, seat: int, rng: Random) -> Table:
    """The same table with the hidden cards of all other seats exchanged for others that could be there."""
    doc = RULES.to_position(state_of(t))
    for other, player in enumerate(doc["players"]):
        if other != seat:
            seen = set(player["notches"]) | set(player["played"]) | set(player["absent"])
            cards = [name for name in f.CARD_NAMES if name not in seen]
            rng.shuffle(cards)
            if player["laid"] is not None:
                player["laid"] = cards.pop()
            player["hand"] = cards[: len(player["hand"])]
    return position(doc)


@many
@given(tables(at_least=2), st.integers(0, 10**6))
def test_a_view_does_not_change_when_hidden_cards_do(t: Table, seed: int) -> None:
    """Invariant 12."""
    rng = Random(seed)
    for seat in range(t.players):
        if state_of(t).stack and state_of(t).stack[-1][0] in (PICK.id, LAY.id) and t.view()["step"] == "pick":
            continue  # here hands grow: the next test
        other = hide(t, seat, rng)
        assert as_bytes(other.view(seat)) == as_bytes(t.view(seat))
        assert as_bytes(other.view(None)) == as_bytes(t.view(None))
        assert other.actions(seat) == t.actions(seat)
        hidden = [RULES.determinize(state_of(one), seat, Random(seed)) for one in (t, other)]
        assert RULES.to_position(hidden[0]) == RULES.to_position(hidden[1])


@many
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 25))
def test_secret_choices_do_not_show(players: int, seed: int, choices: int, length: int) -> None:
    """Two games that differ only in what the other seats picked give seat 0 and spectators the same bytes."""
    order = Random(choices)
    games = [new(players, seed), new(players, seed)]
    rngs = [Random(choices + 1), Random(choices + 2)]
    mine = Random(choices)
    for _ in range(length):
        if games[0].view()["step"] != "pick" or games[1].view()["step"] != "pick" or len(games[0].to_move) < 2:
            break
        seat = order.choice(games[0].to_move)
        if seat == 0:
            action = mine.choice(games[0].actions(0))
            for t in games:
                t.act(0, action)
        else:
            for t, rng in zip(games, rngs, strict=True):
                t.act(seat, rng.choice(t.actions(seat)))
    a, b = games
    for reader in (0, None):
        assert as_bytes(a.view(reader)) == as_bytes(b.view(reader))
        assert as_bytes(a.read_log(reader)) == as_bytes(b.read_log(reader))
        assert as_bytes(a.story(reader)) == as_bytes(b.story(reader))
    assert as_bytes([a.actions(0), a.to_move]) == as_bytes([b.actions(0), b.to_move])
    hidden = [RULES.determinize(state_of(t), 0, Random(seed)) for t in games]
    assert RULES.to_position(hidden[0]) == RULES.to_position(hidden[1])


@some
@given(st.integers(1, 4), st.integers(0, 10**6), st.integers(0, 10**6))
def test_same_seed_same_game(players: int, seed: int, choices: int) -> None:
    games = [random_play(new(players, seed), Random(choices), 120) for _ in range(2)]
    assert face(games[0]) == face(games[1])


@some
@given(tables())
def test_scores_are_the_sum_of_their_parts(t: Table) -> None:
    scores = t.scores()
    for seat, score in enumerate(scores):
        assert score["total"] == sum(score["parts"].values()) == t.view()["players"][seat]["score"]
        assert score["parts"] == t.view()["players"][seat]["parts"]
        assert score["total"] * 2 == int(score["total"] * 2)
        assert RULES.total(state_of(t), seat) == score["total"]
    totals = [score["total"] for score in scores]
    assert [totals[seat] for seat in t.ranking()] == sorted(totals, reverse=True)
    assert RULES.winners(state_of(t)) == [seat for seat in range(t.players) if totals[seat] == max(totals)]


def test_masks_of_cards() -> None:
    assert mask_of([0, 3]) == 9
