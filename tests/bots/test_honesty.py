"""Bots know what their seat may know, and no more: what is hidden may be anything else, and they answer the same."""

from random import Random

import pytest

import burgher
from burgher import bots
from burgher.bots.bot import ask
from burgher.bots.minds import mind_of
from burgher.bots.search import Effort, consider
from burgher.bots.verdict import Verdict
from burgher.core.chance import Dice
from burgher.core.state import State

from ..play import random_play

SMALL = Effort(3, 6)
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("castles_of_burgundy", 2, {"setup": "advanced", "choices": "secret"}),
    ("glass_road", 2, {}),
    ("woodcraft", 2, {}),
    ("craftsmen", 3, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_what_is_hidden_changes_no_answer(game: str, players: int, options: dict[str, str]) -> None:
    """From all that a seat cannot tell apart it is asked the same question, so that with the same dice it answers so.

    Every level is asked: those that search, with a small effort.
    """
    quick = [bots.bot(name) for name in ("apprentice", "journeyman")]
    for seed, length in ((1, 2), (2, 30), (3, 60)):
        t = random_play(burgher.new(game, players=players, seed=seed, options=options), Random(seed), length)
        seat = t.to_move[0]
        for n in range(3):
            other = t.game.determinize(t.state, seat, Dice(100 + n))
            for bot in quick:
                one, two = (ask(bot, t.game, s, seat, Dice(n)) for s in (t.state, other))
                assert one == two, f"{bot.name} in game {seed}"
        first, second = (consider(t.game, s, seat, SMALL, Dice(5)) for s in (t.state, other))
        assert first == second, f"a search in game {seed}"


@pytest.mark.parametrize(
    ("game", "players"),
    [("castles_of_burgundy", 4), ("glass_road", 3), ("glass_road", 4), ("woodcraft", 4)]
    + [("craftsmen", players) for players in (2, 4, 5)],
)
def test_nor_does_it_among_any_number(game: str, players: int) -> None:
    """Whoever is asked: a little into the game, and near the middle."""
    options = next(given for name, _, given in TABLES if name == game)
    for seed, length in ((players, players + 1), (7, 30 * players)):
        t = random_play(burgher.new(game, players=players, seed=seed, options=options), Random(seed), length)
        for seat in t.to_move:
            other = t.game.determinize(t.state, seat, Dice(50 + seat))
            assert t.game.view(other, seat) == t.game.view(t.state, seat)
            for name in ("apprentice", "journeyman"):
                one, two = (ask(bots.bot(name), t.game, s, seat, Dice(3)) for s in (t.state, other))
                assert one == two, f"{name} at seat {seat}"
            if len(t.legal(seat)) > 1:
                first, second = (think_about(t, s, seat) for s in (t.state, other))
                assert first == second, f"a search at seat {seat}"


def think_about(t: burgher.Table, s: State, seat: int) -> Verdict:
    return consider(t.game, s, seat, Effort(2, 2), Dice(5))


@pytest.mark.parametrize("game", burgher.GAMES)
def test_levels_that_search_are_those_of_the_mind(game: str) -> None:
    """So that what holds of the mind holds of them."""
    assert set(bots.levels(game)) - {"random", "apprentice", "journeyman"} == set(mind_of(game).efforts)


@pytest.mark.parametrize("game", burgher.GAMES)
def test_a_verdict_tells_how_it_may_go_on(game: str) -> None:
    """Each candidate has a line that begins with it and can be played, chance aside, to the end of the turn."""
    t = random_play(burgher.new(game, players=2, seed=4), Random(4), 40)
    seat = t.to_move[0]
    found = consider(t.game, t.state, seat, SMALL, Dice(2))
    for candidate in found.candidates:
        assert candidate.line[0] == (seat, candidate.action)
        assert all(0 <= who < 2 for who, _ in candidate.line)
    s = t.game.determinize(t.state, seat, Dice(2))
    for who, action in found.best.line:
        if who not in s.to_move():
            break
        assert action in s.options(who)
        s.play(who, action)
