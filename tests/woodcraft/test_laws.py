"""Laws of this game alone; those of every game are in tests/test_laws.py."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgher.core.chance import Dice
from burgher.core.table import Table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

from .helpers import new, random_play, state

many = settings(max_examples=40)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table in the course of a random game."""
    players = draw(st.integers(1, 4))
    t = new(players, draw(st.integers(0, 10**6)), start_quadrant=draw(st.integers(1, 4)))
    length = draw(st.one_of(st.integers(0, 12), st.integers(0, 90 * players)))
    return random_play(t, Random(draw(st.integers(0, 10**6))), length)


@pytest.mark.rule("WC-038")
def test_determinizing_changes_what_is_hidden() -> None:
    t = random_play(new(3, seed=3), Random(3), 30)
    first, other = state(t).first, (state(t).first + 1) % 3
    hands = {tuple(GAME.determinize(state(t), first, Dice(n)).players[other].hand) for n in range(20)}
    assert len(hands) > 10
    own = {tuple(GAME.determinize(state(t), first, Dice(n)).players[first].hand) for n in range(20)}
    assert own == {tuple(state(t).players[first].hand)}


@pytest.mark.rule("WC-037", "WC-038")
@many
@given(tables(), st.integers(0, 10**6))
def test_a_view_does_not_change_with_what_is_hidden(t: Table, seed: int) -> None:
    """Spectators see the same, whatever the hands, decks and cards turned down may be."""
    for seat in range(t.players):
        other = GAME.determinize(state(t), seat, Dice(seed))
        assert GAME.view(other, None) == GAME.view(state(t), None)


def test_what_a_seat_has_never_seen_is_not_in_its_view() -> None:
    t = new(2, seed=5)
    first = state(t).first
    for reader in (1 - first, None):
        shown = msgspec.json.encode({**t.view(reader), "players": [t.view(reader)["players"][first]]}).decode()
        for card in state(t).players[first].offered_orders + state(t).players[first].hand:
            assert f.ORDER_CODES[card] not in shown
