"""Thinking by playing on: the same luck for all candidates, nothing touched, and clear decisions found."""

from random import Random

import pytest
from msgspec.structs import replace

import burgher
from burgher import bots
from burgher.bots import effort as efforts
from burgher.bots import halving, masters
from burgher.bots.bot import ask
from burgher.bots.effort import COMPILED, DUE, EVERYWHERE, Watch
from burgher.bots.leaves import chance
from burgher.bots.minds import Mind, mind_of
from burgher.bots.search import Effort, judge_of, think
from burgher.bots.values.judge import keyed, margin, rollout
from burgher.bots.verdict import Candidate
from burgher.core.chance import Dice
from burgher.core.playout import play_out

from ..vocabulary import LAST_DIE

JUDGED = [game for game in burgher.GAMES if "master" in bots.levels(game)]


def some_table(game: str, players: int, actions: int) -> burgher.Table:
    table = burgher.new(game, players=players, seed=actions)
    rng = Random(actions)
    while actions or len(table.legal(table.to_move[0])) < 2:
        seat = table.to_move[0]
        table.act(seat, rng.choice(table.actions(seat)))
        actions = max(0, actions - 1)
    return table


def test_the_master_plays_what_can_be_judged() -> None:
    assert "castles_of_burgundy" in JUDGED
    for game in burgher.GAMES:
        assert bots.levels(game)[:3] == ["random", "apprentice", "journeyman"]


def test_a_level_that_has_not_proved_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "mind_of", lambda _: Mind({}, halving.think))
    with pytest.raises(burgher.BurgherError, match="'master' does not play glass_road; there is random, apprentice,"):
        bots.player("master", "glass_road")


def test_a_level_is_offered_where_it_has_proved_itself() -> None:
    for game in burgher.GAMES:
        assert [level for level in bots.levels(game)[3:] if level not in mind_of(game).efforts] == []


def test_seconds_cap_the_rollouts_but_something_is_always_tried() -> None:
    table = some_table("castles_of_burgundy", 2, 40)
    seat = table.to_move[0]
    found = think(table.game, table.state, seat, table.legal(seat), Dice(5), Effort(3, 10**6, seconds=0.0))
    assert [len(candidate.margins) for candidate in found.candidates] == [1] * 3


def test_a_search_gives_the_best_it_has_found_when_an_answer_is_due() -> None:
    table = some_table("castles_of_burgundy", 2, 40)
    seat = table.to_move[0]
    due = DUE.set(0.0)
    try:
        found = think(table.game, table.state, seat, table.legal(seat), Dice(5), Effort(3, 10**9))
    finally:
        DUE.reset(due)
    assert [len(candidate.margins) for candidate in found.candidates] == [1] * 3


def test_a_thrifty_effort_leaves_early_what_is_clearly_behind() -> None:
    """And saves its rollouts; who is left with the best has met as much luck as without it."""
    table = some_table("castles_of_burgundy", 2, 100)
    seat = table.to_move[0]
    effort = Effort(6, 480, learned=False)
    whole, thrifty = (
        think(table.game, table.state, seat, table.legal(seat), Dice(5), one)
        for one in (effort, replace(effort, thrifty=True))
    )
    tried = [sum(len(candidate.margins) for candidate in found.candidates) for found in (whole, thrifty)]
    assert tried[1] < tried[0] / 2
    assert thrifty.best.action == whole.best.action
    behind = [candidate for candidate in thrifty.candidates if len(candidate.margins) == halving.LOOKS]
    assert behind
    for candidate in behind:
        ahead, error = thrifty.best.ahead_of(candidate)
        assert ahead > 0 or error == 0, "it was behind, or came to the same"


def test_what_has_to_be_the_same_everywhere_counts_work_and_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(efforts, "COMPILED", False)
    effort = Effort(8, 128, 0.0, plain=(4, 16), more=10)
    due, exact = DUE.set(0.0), EVERYWHERE.set(True)
    try:
        assert effort.affordable() == Effort(8, 128, plain=(4, 16), more=10)
        assert effort.affordable(4) == Effort(8, 148)
        assert not Watch(effort.affordable()).over()
        assert efforts.has_time()
    finally:
        DUE.reset(due)
        EVERYWHERE.reset(exact)
    assert effort.affordable() == Effort(4, 16, 0.0)
    assert not efforts.has_time()


@pytest.mark.parametrize("game", burgher.GAMES)
def test_doubt_ends_with_the_game(game: str) -> None:
    """What rollouts find is the less in doubt the less is still to come, and at the end it is certain."""
    judge, table = judge_of(game), burgher.new(game, players=2, seed=1)
    doubts = [judge.doubt(table.state)]
    while not table.over:
        table.act(table.to_move[0], table.actions(table.to_move[0])[-1])
        doubts.append(judge.doubt(table.state))
    assert doubts[0] == max(doubts) and doubts[-1] == 0


def test_a_chance_of_winning_is_less_certain_where_it_is_doubtful() -> None:
    table = burgher.new("craftsmen", players=2, seed=1)
    play_out(table.state, 1)
    winner = table.game.winners(table.state)[0]
    assert [chance(table.game, table.state, seat, 0.0) for seat in (winner, 1 - winner)] == [1.0, 0.0]
    ahead, behind = (chance(table.game, table.state, winner, margin, doubt=20.0) for margin in (15.0, -15.0))
    assert 0.75 < ahead < 0.8 and ahead + behind == pytest.approx(1.0)
    certain, doubtful = (chance(table.game, table.state, winner, 15.0, doubt) for doubt in (5.0, 40.0))
    assert certain > ahead > doubtful > 0.5


def test_plain_python_tries_less() -> None:
    effort = Effort(8, 128, 0.1, plain=(4, 16))
    assert effort.affordable() == (effort if COMPILED else Effort(4, 16, 0.1))
    assert Effort(3, 9).affordable() == Effort(3, 9)


def test_where_luck_is_greater_among_many_more_is_tried() -> None:
    effort = Effort(6, 24, seconds=0.1, plain=(3, 6), more=24)
    assert effort.affordable(2).rollouts == (24 if COMPILED else 6)
    assert effort.affordable(4) == (Effort(6, 72, 0.1) if COMPILED else Effort(3, 6, 0.1))
    assert Effort(3, 9).affordable(4) == Effort(3, 9)


def test_who_plays_alone_may_try_less() -> None:
    effort = Effort(8, 128, seconds=0.8, plain=(3, 6), alone=64)
    assert effort.affordable(1).rollouts == (64 if COMPILED else 6)
    assert effort.affordable(2).rollouts == (128 if COMPILED else 6)


def test_luck_is_keyed_by_all_that_names_a_draw() -> None:
    numbers = {
        keyed(seed, step, epoch, n) for seed in (1, 2**40) for step in (3, 4) for epoch in (0, 7) for n in (0, 1)
    }
    assert len(numbers) == 16 and all(0 <= number < 2**32 for number in numbers)
    spread = [keyed(seed, 5, 1, 0) * 6 >> 32 for seed in range(6000)]
    assert all(900 < spread.count(face) < 1100 for face in range(6))


@pytest.mark.parametrize("game", JUDGED)
def test_thinking_touches_nothing_and_repeats_itself(game: str) -> None:
    for players in burgher.game(game).players:
        table = some_table(game, players, 30 * players)
        seat, state = table.to_move[0], table.state
        before = table.game.to_position(state)
        actions = table.legal(seat)
        first, second = (think(table.game, state, seat, actions, Dice(5), Effort(4, 8)).candidates for _ in range(2))
        assert table.game.to_position(state) == before
        assert first == second
        assert {candidate.action for candidate in first} <= set(actions)


@pytest.mark.parametrize("game", JUDGED)
def test_any_of_the_actions_can_be_judged_alone(game: str) -> None:
    table = some_table(game, 2, 40)
    seat = table.to_move[0]
    some = table.legal(seat)[-2:]
    found = think(table.game, table.state, seat, some, Dice(1), Effort(8, 8))
    assert {candidate.action for candidate in found.candidates} == set(some)


def test_what_is_expected_of_the_only_action_is_as_sure_as_of_several() -> None:
    """Whoever exports a game wants to know how it stands there, too. Only who saves effort has nothing to compare."""
    table = some_table("castles_of_burgundy", 2, 40)
    seat, only = table.to_move[0], table.legal(table.to_move[0])[:1]
    effort = Effort(4, 12)
    [found] = think(table.game, table.state, seat, only, Dice(1), effort).candidates
    assert len(found.margins) == 12
    [found] = think(table.game, table.state, seat, only, Dice(1), replace(effort, thrifty=True)).candidates
    assert len(found.margins) == 1


@pytest.mark.parametrize("game", JUDGED)
def test_rollouts_of_one_seed_are_the_same_and_end_in_time(game: str) -> None:
    table = some_table(game, 2, 40)
    until = judge_of(game).until(table.state)
    ends = []
    for seed in (8, 8, 9, 10, 11):
        s = table.state.copy()
        rollout(judge_of(game), s, seed, until)
        assert s.over() or s.epoch() >= until
        ends.append(table.game.to_position(s))
    assert ends[0] == ends[1] and any(end != ends[0] for end in ends)


def test_the_margin_is_over_the_best_of_the_others() -> None:
    table = some_table("castles_of_burgundy", 3, 60)
    values = [judge_of("castles_of_burgundy").value(table.state, seat) for seat in range(3)]
    assert margin(judge_of("castles_of_burgundy"), table.state, 1) == values[1] - max(values[0], values[2])


def test_what_luck_both_met_falls_out_of_a_difference() -> None:
    better, worse = Candidate(1, [5.0, 9.0, 1.0]), Candidate(2, [4.0, 8.0, 0.0])
    assert better.margin() == 5.0
    assert better.ahead_of(worse) == (1.0, 0.0)
    assert worse.ahead_of(Candidate(3, [3.0])) == (1.0, float("inf"))


def test_the_last_die_of_the_game_completes_a_pasture() -> None:
    """The fifth cow's pasture is complete: animals and region score. Everything else brings two points at most."""
    table = burgher.position("castles_of_burgundy", LAST_DIE)
    chosen = ask(bots.bot("master"), table.game, table.state, 0, Dice(3))
    assert table.game.verbs.text(chosen) == "place:0:0:0"
