"""Bots play legal games, the same ones every time, and the levels differ."""

from random import Random

import pytest

import burgher
from burgher import bots
from burgher.bots import masters
from burgher.bots.arena import play_game, run
from burgher.bots.bot import ask
from burgher.bots.effort import Effort
from burgher.bots.minds import Mind, mind_of
from burgher.bots.statistics import wilson
from burgher.core.state import CHANCE


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in burgher.GAMES for name in bots.levels(game)])
def test_a_bot_answers_with_a_legal_action_and_repeats_itself(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(masters, "mind_of", lambda _: Mind({name: Effort(2, 2)}, mind_of(game).think))
    for players in burgher.game(game).players:
        table = burgher.new(game, players=players, seed=3)
        rng = Random(players)
        for _ in range(8 if isinstance(bots.bot(name), masters.Thinker) else 25):
            if table.over:
                break
            seat = rng.choice(table.to_move)
            before = table.view(seat)
            action, again = (
                ask(bots.bot(name), table.game, table.state, seat, table.course.luck.dice(len(table.log)))
                for _ in range(2)
            )
            assert action in table.legal(seat)
            assert action == again
            assert table.view(seat) == before, "a bot never touches the table"
            table.act(seat, table.game.verbs.text(action))


def test_the_same_seed_gives_the_same_game() -> None:
    game = burgher.game("castles_of_burgundy")
    first, second = (play_game(game, ["journeyman", "random"], 11, {}) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_levels_beat_each_other(game: str) -> None:
    report = run(game, ["journeyman", "apprentice", "random"], 9, seed=1, jobs=1)
    journeyman, apprentice, chance = (one.mean_score for one in report.bots)
    assert journeyman > 1.1 * apprentice and apprentice > 1.5 * chance
    assert report.bots[0].wins >= 6 and report.bots[2].wins == 0


def test_a_former_name_is_understood() -> None:
    assert bots.bot("greedy") is bots.bot("journeyman")
    assert bots.is_bot("greedy") and not bots.is_bot("clever")


def test_seats_are_balanced_and_seeds_paired() -> None:
    """With the same bot in both seats, each pair of games is one game seen from both sides."""
    game = burgher.game("castles_of_burgundy")
    for seed in range(3):
        first = play_game(game, ["journeyman", "journeyman"], seed, {}, turn=0)
        second = play_game(game, ["journeyman", "journeyman"], seed, {}, turn=1)
        assert first.points == second.points[::-1]


def test_jobs_do_not_change_the_result() -> None:
    one = run("castles_of_burgundy", ["random", "random"], 8, seed=5, jobs=1)
    two = run("castles_of_burgundy", ["random", "random"], 8, seed=5, jobs=2)
    assert [bot.mean_score for bot in one.bots] == [bot.mean_score for bot in two.bots]
    assert one.decisions == two.decisions


def test_the_interval_of_a_rate() -> None:
    low, high = wilson(98, 100)
    assert (round(low, 4), round(high, 4)) == (0.93, 0.9945)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(burgher.BurgherError, match="no bot called 'clever'"):
        run("castles_of_burgundy", ["clever", "random"], 1, seed=1, jobs=1)


def test_chance_is_no_seat_of_a_bot() -> None:
    state = burgher.game("castles_of_burgundy").begin(2)
    assert state.to_move() == [CHANCE]
