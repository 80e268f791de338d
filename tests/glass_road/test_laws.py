"""Laws of this game alone; those of every game are in tests/test_laws.py."""

from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from burgher import Table
from burgher.core.chance import Dice
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.periods import PICK
from burgher.games.glass_road.hidden import mask_of

from .helpers import new, position, random_play, state_of
from .test_conservation import SETUPS

LENGTHS = st.one_of(st.integers(0, 25), st.integers(0, 400))
many = settings(max_examples=60)
some = settings(max_examples=20)


@st.composite
def tables(draw: st.DrawFn, lengths: st.SearchStrategy[int] = LENGTHS, at_least: int = 1) -> Table:
    """A table in the course of a random game."""
    players, options = draw(st.sampled_from([setup for setup in SETUPS if setup[0] >= at_least]))
    t = new(players, draw(st.integers(0, 10**6)), **options)
    return random_play(t, Random(draw(st.integers(0, 10**6))), draw(lengths))


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


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
        if state_of(t).asking(PICK):
            continue  # here hands grow: the next test
        other = hide(t, seat, rng)
        assert as_bytes(other.view(seat)) == as_bytes(t.view(seat))
        assert as_bytes(other.view(None)) == as_bytes(t.view(None))
        assert other.actions(seat) == t.actions(seat)
        hidden = [RULES.determinize(state_of(one), seat, Dice(seed)) for one in (t, other)]
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
    hidden = [RULES.determinize(state_of(t), 0, Dice(seed)) for t in games]
    assert RULES.to_position(hidden[0]) == RULES.to_position(hidden[1])


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


def test_the_time_goes_on_with_every_card_that_is_played() -> None:
    """So that luck of the same moment is the same, whatever was chosen before it."""
    t, rng, played = new(2, 3), Random(3), 0
    while not t.over:
        before, period = state_of(t).epoch(), state_of(t).period
        seat = t.to_move[0]
        action = rng.choice(t.actions(seat))
        t.act(seat, action)
        if action.startswith("play:") and state_of(t).period == period:
            assert state_of(t).epoch() > before
            played += 1
    assert played > 10
