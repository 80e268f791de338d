"""The minds of Woodcraft: plans of whole turns, and the score sheet that is expected of a position."""

from random import Random
from typing import Any

import pytest

from burgher.bots.effort import Effort
from burgher.bots.search import judge_of, think
from burgher.bots.values.woodcraft_plan import plan
from burgher.core.chance import Dice
from burgher.core.table import Table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters.turn import TURN

from ..woodcraft.helpers import act, chosen, new, random_play, state, table

EFFORT = Effort(2, 2)
LAST: dict[str, Any] = {"round": 14, "orders": ["F01", "F09", "F16", "F32"], "helpers": ["B22", "B07"]}


def best(t: Table) -> str:
    """What is found to be best for the seat that is to move."""
    seat = t.to_move[0]
    known = GAME.determinize(state(t), seat, Dice(1))
    return t.game.verbs.text(think(GAME, known, seat, t.legal(seat), Dice(2), EFFORT).best.action)


def play_turn(t: Table) -> list[str]:
    """Seat 0 plays its turn as it is planned, anew for each action."""
    done = []
    while not t.over and tuple(t.to_move) == (0,) and state(t).turn == 0:
        done.append(best(t))
        act(t, done[-1])
    return done


def verbs(done: list[str]) -> list[str]:
    return [action.partition(":")[0] for action in done]


def test_in_the_last_turn_the_wood_for_an_order_is_sawn_and_the_order_completed() -> None:
    """S07 takes a yellow 3 and a sawblade: only together are the free actions worth anything."""
    t = table({"lumber": "y5", "orders": "S07/rep1", "sawblades": 1, "reputation": 9}, **LAST)
    done = play_turn(t)
    assert verbs(done).index("saw") < verbs(done).index("complete")
    assert "complete:S07" in done or f"complete:{f.ORDER_CODES.index('S07')}" in done


def test_in_the_last_turn_a_missing_die_is_bought_and_the_order_completed() -> None:
    """S05 takes a green 4 and a yellow 2; the yellow 2 lies in the public lumber."""
    t = table({"lumber": "g4", "orders": "S05/rep1", "reputation": 9}, **LAST)
    done = play_turn(t)
    assert "complete" in verbs(done)


def test_what_is_ready_is_completed_before_the_game_ends() -> None:
    t = table({"lumber": "g4 y2", "orders": "S05/rep1", "reputation": 9}, this_turn=chosen("buy_materials"), **LAST)
    assert "complete" in verbs(play_turn(t))


@pytest.mark.parametrize("players", GAME.players)
def test_thinking_touches_nothing_and_repeats_itself(players: int) -> None:
    t = random_play(new(players, seed=players), Random(players), 40 * players)
    seat = t.to_move[0]
    before = GAME.to_position(state(t))
    first, second = (think(GAME, state(t), seat, t.legal(seat), Dice(3), EFFORT) for _ in range(2))
    assert GAME.to_position(state(t)) == before
    assert first == second
    margins = [candidate.margin() for candidate in first.candidates]
    assert margins == sorted(margins, reverse=True)


@pytest.mark.parametrize("players", GAME.players)
def test_the_expected_sheet_adds_up_and_ends_as_the_game_does(players: int) -> None:
    judge = judge_of("woodcraft")
    t = random_play(new(players, seed=7), Random(7), 60)
    for seat in range(players):
        value, sheet = judge.value(state(t), seat), judge.sheet(state(t), seat)
        assert len(sheet) == len(GAME.score_lines)
        assert sum(sheet) == pytest.approx(value)
    random_play(t, Random(8), 10**6)
    assert t.over
    for seat in range(players):
        assert judge.sheet(state(t), seat) == list(GAME.parts(state(t), seat))
        assert judge.value(state(t), seat) == GAME.total(state(t), seat)


def test_the_further_the_end_the_less_is_known_of_it() -> None:
    judge = judge_of("woodcraft")
    early, late = table({}, round=1), table({}, **LAST)
    assert judge.spread(state(early)) > judge.spread(state(late)) > 0


def test_a_plan_follows_its_line() -> None:
    """What a plan says it does can be done, up to the end of the turn."""
    t = table({"lumber": "g3 y2 b1 g5"}, round=3)
    end = plan(state(t), 0, t.legal(0), 2, 200)[0]
    for action in end.line:
        if tuple(t.to_move) != (0,):
            break
        assert action in t.legal(0)
        act(t, GAME.verbs.text(action))


def test_a_plan_begins_with_what_is_asked_for() -> None:
    """Bonus actions wait until all else is planned, but only those that are in question."""
    t = table({"lumber": "g3 y2 b1 g5", "lanterns": 3}, round=3)
    legal = [action for action in t.legal(0) if GAME.verbs.text(action) not in ("bonus:1", "tile:2")]
    ends = plan(state(t), 0, legal, 2, 3000)
    begun = {end.line[0] for end in ends}
    assert begun <= set(legal)
    assert any(GAME.verbs.text(action).startswith("bonus") for action in begun)


def test_a_plan_is_found_for_every_action_that_is_asked_about() -> None:
    """Also for the later half of a pair: where it comes first, the earlier one is all that is left."""
    t = table(
        {"lumber": "y1 y1 b1", "rooms": ["A16", "A03", "A09"]},
        round=3,
        this_turn=chosen("produce_plant", settled=True),
        stack=["turn_over", "lumber_check", "marketing", "turn:0", "produce:0:left=2"],
    )
    legal = t.legal(0)
    assert len(legal) == 3
    assert [plan(state(t), 0, [action], 1, 5)[0].line[0] for action in legal] == legal


def test_who_takes_time_judges_ends_of_the_turn_by_what_follows() -> None:
    t = random_play(new(2, seed=3), Random(3), 40)
    while not state(t).asking(TURN):
        random_play(t, Random(3), 1)
    seat = t.to_move[0]
    known = GAME.determinize(state(t), seat, Dice(1))
    found = think(GAME, known, seat, t.legal(seat), Dice(2), Effort(3, 12))
    assert len(set(found.best.margins)) > 1, "each time with other luck"
    assert found.best.line[0] == (seat, found.best.action)


def test_an_order_is_completed_before_the_tile_if_its_reward_pays_for_the_action() -> None:
    """Bathtub boat (S06) brings the blueberries for the yellow 2 that S05 lacks."""
    t = table({"lumber": "g3 g3 g4", "orders": "S06/rep1 S05/rep1", "blueberries": 0, "reputation": 9}, **LAST)
    done = verbs(play_turn(t))
    assert done.count("complete") == 2


def test_a_level_may_look_through_more_turns_than_the_next() -> None:
    """So many of all players together, but never less than through the own next turn."""
    t = random_play(new(2, seed=3), Random(3), 40)
    seat = t.to_move[0]
    near, same, far = (
        think(GAME, state(t), seat, t.legal(seat), Dice(2), Effort(3, 48, turns=turns)) for turns in (0, 4, 8)
    )
    assert near == same != far
