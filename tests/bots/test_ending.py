"""The last turn is played as well as it can be: all that can be done in it is compared here, without any bot's help."""

from typing import Any

import pytest

import burgher
from burgher.bots import bot, player
from burgher.bots.bot import ask
from burgher.bots.effort import Effort
from burgher.bots.ending import LUCKS, LastTurn, TooMany, is_last_turn, last_turn
from burgher.bots.search import consider
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import State
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.state import GlassRoad

BURGUNDY = burgher.game("castles_of_burgundy")
JOURNEYMAN = bot("journeyman")


def last_turns(game: Game[Any], players: int, seed: int) -> tuple[list[State], list[State]]:
    """The positions of the last turn of a game of journeymen, and those of the turn before it."""
    course = Course(game.begin(players), seed)
    course.run_chance()
    turn: list[State] = []
    before: list[State] = []
    while course.state.stack:
        s, seat = course.state, course.state.mover()
        if turn and turn[-1].mover() != seat:
            before, turn = turn, []
        turn.append(s.copy())
        course.play(seat, ask(JOURNEYMAN, game, s, seat, course.luck.dice(len(course))))
        course.run_chance()
    return before, turn


def margin(game: Game[Any], s: State, seat: int) -> float:
    own = game.total(s, seat)
    return float(own - max(game.total(s, other) for other in range(s.seats) if other != seat))


def best(game: Game[Any], s: State, seat: int) -> float:
    """The best margin that can be reached, by trying everything."""
    if not s.stack:
        return margin(game, s, seat)
    assert s.mover() == seat
    found = []
    for action in s.options(seat):
        there = s.copy()
        there.play(seat, action)
        found.append(best(game, there, seat))
    return max(found)


@pytest.mark.parametrize("seed", [0, 5, 8, 21])
def test_nothing_is_lost_in_the_last_turn(seed: int) -> None:
    """In these games the master used to leave 5 to 10 points on the table."""
    _, turn = last_turns(BURGUNDY, 2, seed)
    s = turn[-2].copy()
    seat = s.mover()
    wanted = best(BURGUNDY, s, seat)
    master = player("master", BURGUNDY.id)
    while s.stack:
        s.play(seat, ask(master, BURGUNDY, s, seat, Dice(1)))
    assert margin(BURGUNDY, s, seat) == wanted


def test_what_comes_of_every_action_is_certain_when_nobody_follows() -> None:
    _, turn = last_turns(BURGUNDY, 2, 8)
    s = turn[-2]
    seat = s.mover()
    verdict = consider(BURGUNDY, s, seat, Effort(4, 16), Dice(1))
    assert {one.action for one in verdict.candidates} == set(s.options(seat))
    for one in verdict.candidates:
        there = s.copy()
        there.play(seat, one.action)
        assert one.margin() == best(BURGUNDY, there, seat) and one.error() == 0
        for _, action in one.line[1:]:
            there.play(seat, action)
        assert not there.stack and margin(BURGUNDY, there, seat) == one.margin()
        assert list(BURGUNDY.parts(there, seat)) == one.sheet()


def test_whoever_is_followed_by_others_looks_at_how_they_may_go_on() -> None:
    before, _ = last_turns(BURGUNDY, 2, 8)
    s = before[-1]
    seat = s.mover()
    verdict = last_turn(BURGUNDY, s, seat, s.options(seat), Dice(1), Effort(4, 600))
    assert verdict is not None
    assert {len(one.margins) for one in verdict.candidates} == {LUCKS}


@pytest.mark.parametrize("name", burgher.GAMES)
def test_the_last_turn_is_known_as_such_and_no_other(name: str) -> None:
    game = burgher.game(name)
    _, turn = last_turns(game, 2, 3)
    for s in turn:
        assert is_last_turn(s, s.mover())
    course = Course(game.begin(2), 3)
    course.run_chance()
    assert not is_last_turn(course.state, course.state.mover())


def test_where_too_much_can_be_done_it_is_thought_about_as_ever() -> None:
    _, turn = last_turns(BURGUNDY, 2, 8)
    s, seat = turn[0], turn[0].mover()
    small = LastTurn(BURGUNDY, seat, Dice(1), Effort(1, 1))
    small.left = 1
    with pytest.raises(TooMany):
        small.best_of_all(s)
    assert last_turn(BURGUNDY, s, seat, s.options(seat), Dice(1), Effort(1, 0)) is None


def test_nothing_is_planned_for_one_guess_at_hidden_hands() -> None:
    """Others follow whose hands are not known: what they will do differs with them."""
    game = burgher.game("craftsmen")
    before, _ = last_turns(game, 2, 3)
    s = before[-1]
    seat = s.mover()
    assert is_last_turn(s, seat)
    assert last_turn(game, s, seat, s.options(seat), Dice(1), Effort(4, 600)) is None


def test_goods_that_can_be_turned_in_circles_break_nothing() -> None:
    """There would be more decisions in a row than Python can call within each other."""
    game = burgher.game("glass_road")
    course = Course(game.begin(1), 3)
    course.run_chance()
    s = course.state
    while s.top().name != "last_actions":
        course.play(0, ask(JOURNEYMAN, game, s, 0, course.luck.dice(len(course))))
        course.run_chance()
    assert isinstance(s, GlassRoad)
    p = s.players[0]
    p.conversions = [f.TILE_NAMES.index(name) for name in ("roofers_workshop", "carving_workshop", "kiln")]
    p.goods = [1] * f.MARKERS
    p.plan = [code if code >= f.FIRST_TILE else f.EMPTY for code in p.plan]
    turn = LastTurn(game, 0, Dice(1), Effort(8, 400))
    with pytest.raises(TooMany):
        turn.best(s, s.options(0)[0])
    assert turn.left > 0, "not for want of positions that may be looked at"
