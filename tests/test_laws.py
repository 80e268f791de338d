"""The laws that hold in every position of every game, tried on positions that random play reaches."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher import Table
from burgher.core.state import State

from .play import SETUPS, face, random_play, tables

every_game = pytest.mark.parametrize("game", list(SETUPS))
many = settings(max_examples=60)
some = settings(max_examples=20)
SEEDS = st.integers(0, 10**6)


def play_on(s: State, rng: Random, most: int) -> None:
    """Uniformly random play below the table, chance included."""
    for _ in range(most):
        if s.over():
            break
        seat = rng.choice(s.to_move())
        s.play(seat, s.draw(rng.getrandbits(53)) if seat < 0 else rng.choice(s.options(seat)))


def position(t: Table) -> dict[str, Any]:
    return t.game.to_position(t.state)


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_a_copy_is_independent(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    before = position(t)
    copy = t.state.copy()
    assert t.game.to_position(copy) == before
    play_on(copy, Random(seed), 30)
    assert position(t) == before


@every_game
@some
@given(data=st.data())
def test_replay_of_the_log_is_the_table(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    assert face(burgher.load(msgspec.json.encode(t.save()))) == face(t)


@every_game
@many
@given(data=st.data())
def test_positions_go_through_json(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    again = burgher.position(game, msgspec.json.encode(position(t)), strict=True, seed=1)
    assert position(again) == position(t)
    assert again.to_move == t.to_move
    for seat in range(t.players):
        assert again.actions(seat) == t.actions(seat)
    for reader in (None, *range(t.players)):
        assert again.view(reader) == t.view(reader)
    assert again.scores() == t.scores()
    assert again.ranking() == t.ranking()


@every_game
@some
@given(data=st.data())
def test_undo_restores_what_was_there(game: str, data: st.DataObject) -> None:
    """Over what was drawn, rolled or revealed only the whole table goes back."""
    t = data.draw(tables(game))
    if t.over:
        return
    before, seat = face(t), t.to_move[0]
    t.act(seat, t.actions(seat)[-1])
    revealed = any(t.game.events.kinds[event[0]].reveals for event in t.events[-1])
    barrier = t.log[-1].seat < 0 or (revealed and t.players > 1)
    assert t.can_undo(seat) is not barrier
    if barrier:
        with pytest.raises(burgher.IllegalAction):
            t.undo(seat)
    t.undo(None if barrier else seat)
    assert face(t) == before


@every_game
@many
@given(data=st.data())
def test_options_are_sorted_unique_and_not_empty(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    assert t.over == (t.to_move == ())
    for seat in range(t.players):
        numbers = t.legal(seat)
        assert numbers == sorted(set(numbers))
        assert bool(numbers) == (seat in t.to_move)
        assert [t.game.verbs.parse(text) for text in t.actions(seat)] == numbers


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_unlisted_actions_are_refused(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    before, verbs = face(t), t.game.verbs
    for number in Random(seed).sample(range(verbs.size), 60):
        for seat in range(t.players):
            if number not in t.legal(seat):
                with pytest.raises(burgher.IllegalAction):
                    t.act(seat, verbs.text(number))
    assert face(t) == before


@every_game
@many
@given(data=st.data())
def test_a_view_has_the_form_it_declares(game: str, data: st.DataObject) -> None:
    """The types of the page are made from it."""
    t = data.draw(tables(game))
    for seat in (None, *range(t.players)):
        assert msgspec.convert(t.view(seat), t.game.view_type) == t.game.view(t.state, seat)


@every_game
@many
@given(data=st.data())
def test_a_preview_has_the_form_it_declares_and_leaves_the_table_alone(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    before = face(t)
    for seat in t.to_move:
        preview = t.game.preview(t.state, seat)
        assert t.game.preview_type is not None
        assert msgspec.convert(msgspec.to_builtins(preview), t.game.preview_type) == preview
    assert face(t) == before


@every_game
def test_facts_have_the_form_they_declare(game: str) -> None:
    facts = burgher.game(game).facts()
    assert msgspec.convert(msgspec.to_builtins(facts), burgher.game(game).facts_type) == facts


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_determinize_keeps_what_the_seat_knows(game: str, data: st.DataObject, seed: int) -> None:
    """Another table that the seat cannot tell from this one, and that could be."""
    t = data.draw(tables(game))
    for seat in range(t.players):
        s = t.game.determinize(t.state, seat, Random(seed))
        assert s is not t.state
        assert t.game.view(s, seat) == t.game.view(t.state, seat)
        assert t.game.view(s, None) == t.game.view(t.state, None)
        assert s.to_move() == list(t.to_move)
        assert (s.options(seat) if seat in t.to_move else []) == t.legal(seat)
        if seat in t.to_move:
            assert t.game.preview(s, seat) == t.game.preview(t.state, seat)
        doc = t.game.to_position(s)
        assert t.game.to_position(t.game.from_position(doc, True)) == doc


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_determinize_knows_nothing_of_what_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    """From two tables that a seat cannot tell apart it makes the same one."""
    t = data.draw(tables(game))
    for seat in range(t.players):
        other = t.game.determinize(t.state, seat, Random(seed + 1))
        first, second = (t.game.determinize(s, seat, Random(seed)) for s in (t.state, other))
        assert t.game.to_position(first) == t.game.to_position(second)


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_determinized_games_come_to_their_end(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    rng = Random(seed)
    s = t.game.determinize(t.state, rng.randrange(t.players), rng)
    play_on(s, rng, 20_000)
    assert s.over()
    assert sorted(t.game.ranking(s)) == list(range(t.players))


@every_game
@some
@given(data=st.data(), seed=SEEDS, choices=SEEDS)
def test_same_seed_same_game(game: str, data: st.DataObject, seed: int, choices: int) -> None:
    players, options = data.draw(st.sampled_from(SETUPS[game]))
    games = [burgher.new(game, players=players, seed=seed, options=options) for _ in range(2)]
    first, second = (random_play(t, Random(choices), 60) for t in games)
    assert face(first) == face(second)


@every_game
@some
@given(data=st.data())
def test_scores_are_the_sum_of_their_parts(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    for seat, score in enumerate(t.scores()):
        assert score["total"] == sum(score["parts"].values()) == t.game.total(t.state, seat)
    totals = [score["total"] for score in t.scores()]
    assert [totals[seat] for seat in t.ranking()] == sorted(totals, reverse=True)
