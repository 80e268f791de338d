"""How rollouts of The Castles of Burgundy are played, and what is expected at the end."""

from random import Random

import pytest

import burgher
from burgher.bots.values import judge_of
from burgher.bots.values.castles_of_burgundy_policy import Gains, best_of
from burgher.bots.values.castles_of_burgundy_worth import value
from burgher.bots.values.judge import rollout
from burgher.games.castles_of_burgundy.state import Burgundy

from ..play import random_play

GAME = burgher.game("castles_of_burgundy")
JUDGE = judge_of(GAME.id)


def positions(players: int, count: int) -> list[Burgundy]:
    """Positions of a random game in which somebody chooses."""
    found: list[Burgundy] = []
    for n in range(count):
        t = random_play(burgher.new(GAME.id, players=players, seed=n), Random(n), 12 * n)
        if isinstance(t.state, Burgundy) and not t.over:
            found.append(t.state)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_what_actions_add_is_told_without_a_trace(players: int) -> None:
    for s in positions(players, 12):
        before = GAME.to_position(s)
        seat = s.mover()
        actions = s.options(seat)
        assert best_of(s, seat, actions) in actions
        assert GAME.to_position(s) == before


def test_what_actions_add_is_nearly_what_the_value_gains() -> None:
    """Of two actions that differ much, the better one by value is the better one by what it adds, nearly always."""
    right = wrong = 0
    for s in positions(2, 16):
        seat = s.mover()
        gains, worths = Gains(s, seat), []
        for action in s.options(seat):
            after = s.copy()
            after.play(seat, action)
            worths.append((value(after, seat), gains.of(action)))
        for one in worths:
            for two in worths:
                if one[0] > two[0] + 2:
                    right += one[1] > two[1]
                    wrong += one[1] <= two[1]
    assert right > 6 * wrong


def test_games_played_by_what_actions_add_score_like_journeymen() -> None:
    totals = []
    for seed in range(4):
        state = GAME.begin(2)
        rollout(JUDGE, state, seed, 10**6)
        assert state.over()
        totals += [GAME.total(state, seat) for seat in range(2)]
    assert sum(totals) / len(totals) > 140


def test_the_expected_sheet_adds_up_to_the_value_and_comes_true_at_the_end() -> None:
    for s in positions(2, 12):
        for seat in range(2):
            assert sum(JUDGE.sheet(s, seat)) == pytest.approx(JUDGE.value(s, seat))
    over = random_play(burgher.new(GAME.id, players=2, seed=1), Random(1), 1000)
    assert over.over
    assert JUDGE.sheet(over.state, 0) == [float(part) for part in GAME.parts(over.state, 0)]


def test_a_beginning_promises_what_games_of_journeymen_bring() -> None:
    start = GAME.begin(2)
    assert 140 < JUDGE.value(start, 0) < 180
