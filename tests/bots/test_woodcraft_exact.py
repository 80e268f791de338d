"""What makes the bots of Woodcraft quick changes nothing: the same worth, the same positions, the same choice."""

import pytest

from burgher import bots
from burgher.bots.bot import ask
from burgher.bots.values.woodcraft import JUDGE, choose
from burgher.bots.values.woodcraft_bench import NO_LIMIT, Bench, Means, set_up, work
from burgher.bots.values.woodcraft_turn import played, value
from burgher.bots.values.woodcraft_worth import Outlook, worth, worth_above, worth_again
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.turn import TURN
from burgher.games.woodcraft.state import Woodcraft

everybody = pytest.mark.parametrize("players", [1, 2, 3, 4])


def positions(players: int, seed: int) -> list[tuple[Woodcraft, int, list[int]]]:
    """Those of a game of journeymen in which somebody has something to choose."""
    found = []
    bot = bots.bot("journeyman")
    course = Course(GAME.begin(players), seed)
    course.run_chance()
    while course.state.stack:
        s, seat = course.state, int(course.state.mover())
        assert isinstance(s, Woodcraft)
        options = s.options(seat)
        if len(options) > 1:
            found.append((s.copy(), seat, options))
        course.play(seat, ask(bot, GAME, s, seat, course.luck.dice(len(course))))
        course.run_chance()
    return found


def told(s: Woodcraft) -> str:
    """All that a position holds."""
    return repr(({**s.values(), "players": ()}, [p.values() for p in s.players]))


@everybody
def test_an_outlook_that_was_used_before_finds_the_same(players: int) -> None:
    """What is kept from one position to the next of the same game and seat is worth what it is worth anew."""
    outlooks = [Outlook() for _ in range(players)]
    for s, seat, options in positions(players, 11)[::3]:
        for action in options:
            after = s.copy()
            after.play(seat, action)
            for other in range(players):
                assert worth_again(outlooks[other], after, other) == worth(after, other)


@everybody
def test_a_worth_above_a_limit_is_the_whole_worth(players: int) -> None:
    """What is worth no more than the limit is told as anything up to it."""
    for s, seat, options in positions(players, 16)[::3]:
        o = Outlook()
        for action in options:
            after = s.copy()
            after.play(seat, action)
            whole = worth(after, seat)
            for limit in (whole - 1.0, whole - 1e-12, whole, whole + 1e-12, whole + 0.3, whole + 2.0):
                found = worth_above(o, after, seat, limit)
                assert found == whole if whole > limit else found <= limit


@everybody
def test_looking_ahead_finds_the_same_position_and_touches_nothing(players: int) -> None:
    """A branch shares most of the table; what is played in it is what is played in a copy, there and nowhere else."""
    for s, seat, options in positions(players, 12)[::3]:
        before = told(s)
        for action in options:
            after = s.copy()
            after.play(seat, action)
            assert told(played(s, seat, action)) == told(after)
        assert told(s) == before


@everybody
def test_a_position_that_becomes_a_branch_is_like_a_new_one(players: int) -> None:
    for s, seat, options in positions(players, 13)[::3]:
        if s.pending(TURN):
            before = told(s)
            for branch in (s.branch(seat), s.copy()):
                for action in options:
                    if action != v.END_ACTIONS.first:
                        branch.branch_again(s, seat)
                        branch.play(seat, action)
                        after = s.copy()
                        after.play(seat, action)
                        assert told(branch) == told(after)
            assert told(s) == before


@everybody
def test_the_choice_is_the_first_of_the_best(players: int) -> None:
    for s, seat, options in positions(players, 14)[::5]:
        worths = []
        for action in options:
            after = s.copy()
            after.play(seat, action)
            worths.append(value(after, seat))
        best = options[worths.index(max(worths))]
        assert choose(s, seat, options) == best
        assert JUDGE.policy(s, seat, options, Dice(1)) == best


def test_work_within_a_limit_is_the_whole_work_or_too_much() -> None:
    for s, seat, _ in positions(2, 15)[::5]:
        bench, trial = Bench(), Bench()
        set_up(bench, s.players[seat], s.market, Means())
        for card in range(f.ORDER_CARDS):
            trial.take_from(bench)
            whole = work(trial, card, NO_LIMIT)
            for limit in (0.0, 0.5, 1.2, 2.6, whole):
                trial.take_from(bench)
                effort = work(trial, card, limit)
                assert effort == whole or limit < effort <= whole
