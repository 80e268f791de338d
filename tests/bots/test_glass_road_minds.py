"""How masters think about Glass Road: clear decisions are found, verdicts are whole, nothing is touched or peeked."""

import pytest
from msgspec.structs import replace

from burgher.bots.bot import ask
from burgher.bots.effort import Effort
from burgher.bots.minds import glass_road as mind
from burgher.bots.search import consider
from burgher.bots.values import glass_road_value as value
from burgher.bots.values import judge_of
from burgher.bots.values.glass_road_card import PATIENCE, Line
from burgher.bots.values.glass_road_plan import best_apart
from burgher.bots.verdict import Verdict
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.specialists import GIFT
from burgher.games.glass_road.state import NO_TILE, GlassRoad

from .test_glass_road import GAME, JOURNEYMAN, until

LITTLE = Effort(2, 2)
CARD = f.CARD_NAMES.index
TILE = f.TILE_NAMES.index


def verdict(s: GlassRoad, seat: int = 0, seed: int = 1) -> Verdict:
    return consider(GAME, s, seat, LITTLE, Dice(seed))


def last_period(s: GlassRoad, offered: list[str], goods: dict[int, int]) -> GlassRoad:
    """The same table in its last period, with nothing but these tiles on the board, and these goods."""
    s.period = s.periods - 1
    s.board = [NO_TILE] * len(s.board)
    for place, name in enumerate(offered):
        s.board[place] = TILE(name)
    s.players[0].goods = [goods.get(marker, 0) for marker in range(f.MARKERS)]
    s.players[0].display = []
    return s


def play_out(s: GlassRoad) -> float:
    """The seat alone plays on as its verdicts say, to the end."""
    while s.stack:
        s.play(0, verdict(s).best.action)
    return GAME.total(s, 0)


def test_the_last_card_builds_what_scores() -> None:
    s = until("choose_last", 1, 4)
    last_period(s, ["cooperage"], {f.M_WOOD: 1, f.M_BRICK: 2})
    s.players[0].hand = 1 << CARD("woodsman") | 1 << CARD("master_builder")
    found = verdict(s)
    assert found.best.action == v.PLAY.of(CARD("master_builder"))
    assert {candidate.action for candidate in found.candidates} == set(s.options(0))
    before = GAME.total(s, 0) - 2  # two bricks are a point each to the Masons' Brotherhood
    assert play_out(s) == before + 3


def test_a_hand_that_cannot_fail_is_chosen() -> None:
    """Whatever is drawn, each of these cards builds; no other hand does as well."""
    s = until("pick", 1, 3)
    last_period(s, ["clay_basin", "sand_deposit", "hunting_lodge", "foresters_office"], {f.M_WOOD: 2, f.M_BRICK: 1})
    s.players[0].last = 0
    while s.top().name == "pick":
        s.play(0, verdict(s).best.action)
    builders = sum(1 << CARD(name) for name in ("master_builder", "supplier", "carpenter", "builder"))
    assert s.players[0].hand & builders


def test_two_bricks_are_not_spent_for_less() -> None:
    """A building for two bricks that scores nothing would cost the points that the bricks are worth."""
    s = until("choose_last", 1, 4)
    last_period(s, ["clay_lake"], {f.M_BRICK: 2})
    s.players[0].hand = 1 << CARD("woodsman") | 1 << CARD("master_builder")
    before = GAME.total(s, 0)
    assert play_out(s) >= before


@pytest.mark.parametrize("players", [1, 2, 3])
def test_verdicts_are_whole_at_every_decision(players: int) -> None:
    course = Course(GAME.begin(players), 11)
    course.run_chance()
    s, asked = course.state, set()
    judge = judge_of(GAME.id)
    for _ in range(40):
        seat = s.mover()
        actions = s.options(seat)
        if len(actions) > 1 and s.top().name not in asked:
            asked.add(s.top().name)
            before = GAME.to_position(s)
            found, again = (consider(GAME, s, seat, LITTLE, Dice(5)) for _ in range(2))
            assert GAME.to_position(s) == before, "nothing is touched"
            assert [one.margins for one in found.candidates] == [one.margins for one in again.candidates]
            assert {one.action for one in found.candidates} <= set(actions)
            for one in found.candidates:
                assert len(one.margins) == len(one.chances) == len(one.sheets) > 0
                assert all(0 <= chance <= 1 for chance in one.chances)
                assert len(one.sheet()) == len(GAME.score_lines)
                assert one.line[0] == (seat, one.action)
            assert sum(judge.sheet(s, seat)) == pytest.approx(judge.value(s, seat))
            if players == 1:
                assert sum(found.best.sheet()) == pytest.approx(found.best.margin())
        course.play(seat, ask(JOURNEYMAN, GAME, s, seat, course.luck.dice(len(course))))
        course.run_chance()


def test_a_planned_hand_does_not_depend_on_what_was_thought_before() -> None:
    s = until("pick", 2, 6)
    first = verdict(s)
    assert len(first.candidates) > 1
    mind._plans.clear()
    assert [one.action for one in verdict(s).candidates] == [one.action for one in first.candidates]


def test_a_planned_hand_is_not_that_of_another_table() -> None:
    """Tables that begin alike are told apart by how long they play, and by what the others have."""
    s = until("pick", 2, 6)
    longer, ahead = s.copy(), s.copy()
    longer.periods += 1
    ahead.players[1].plan = [f.EMPTY] * len(s.players[1].plan)
    first = verdict(s)
    for other in (longer, ahead):
        after = verdict(other)
        mind._plans.clear()
        assert after == verdict(other) != first


def test_the_cards_of_a_hand_are_planned_together() -> None:
    s = until("pick", 2, 6)
    mind._plans.clear()
    while s.top().name == "pick" and s.mover() == 0:
        s.play(0, verdict(s).best.action)
    assert len(mind._plans) == 1


def test_any_action_can_be_asked_about() -> None:
    s = until("pick", 1, 2)
    for action in s.options(0)[::4]:
        found = consider(GAME, s, 0, LITTLE, Dice(1), [action])
        assert [one.action for one in found.candidates] == [action]
    s = until("evaluate", 2, 2)
    for action in s.options(0):
        assert consider(GAME, s, 0, LITTLE, Dice(1), [action]).best.action == action


def test_who_has_converted_very_often_is_done_with_it() -> None:
    """Where buildings turn goods in a circle, masters come to an end; a conversion can still be asked about."""
    s = until("evaluate", 1, 3)
    p = s.players[0]
    p.conversions = [TILE("roofers_workshop"), TILE("carving_workshop"), TILE("kiln")]
    p.goods = [3] * f.MARKERS
    p.anytime = PATIENCE
    offered = [action for action in s.options(0) if v.CONVERT.owns(action)]
    assert len(offered) >= 3
    found = consider(GAME, s, 0, Effort(len(s.options(0)), 2), Dice(1))
    assert not any(v.CONVERT.owns(one.action) for one in found.candidates)
    for action in offered:
        assert consider(GAME, s, 0, LITTLE, Dice(1), [action]).best.action == action


def test_every_action_is_judged_by_who_is_wide_enough() -> None:
    """Also those that come to the same as others: which forest to fell, which cell to build on."""
    for step in ("evaluate", "take", "build"):
        s = until(step, 1, 3)
        found = consider(GAME, s, 0, Effort(len(s.options(0)), 2), Dice(1))
        assert {one.action for one in found.candidates} == set(s.options(0)), step


def test_each_card_of_a_hand_can_be_compared_with_another() -> None:
    s = until("pick", 1, 2)
    while s.top().name == "pick":
        found = verdict(s)
        assert len(found.candidates) > 1 or len(s.options(0)) == 1
        s.play(0, found.best.action)


def test_what_no_luck_can_change_has_no_error() -> None:
    s = until("choose_last", 1, 4)
    assert all(one.error() == 0 for one in verdict(s).candidates)


def test_a_branch_is_a_copy_in_which_a_card_can_be_played() -> None:
    """What it shares with the position that it comes from is nothing that a player changes by it."""
    course = Course(GAME.begin(2), 4)
    course.run_chance()
    s, tried = course.state, 0
    assert isinstance(s, GlassRoad)
    while s.stack:
        seat = s.mover()
        if s.pending(EVALUATE):
            before = GAME.to_position(s)
            for action in s.options(seat):
                branch = s.branch(seat)
                assert GAME.to_position(branch) == before
                if action == v.DONE.first:
                    continue  # with the card the period may be over
                branch.play(seat, action)
                if branch.asking(GIFT):
                    branch.play(branch.top_seat(), v.GIFT.of(0, 0))
                assert GAME.to_position(s) == before
                tried += 1
        course.play(seat, ask(JOURNEYMAN, GAME, s, seat, course.luck.dice(len(course))))
        course.run_chance()
    assert tried > 100


def test_a_hand_that_was_left_behind_is_not_the_best() -> None:
    """It has met other luck than those that were tried on, so its margin may well be higher."""
    for seed in range(3):
        found = consider(GAME, until("pick", 2, seed), 0, Effort(4, 12), Dice(1))
        assert len(found.best.margins) == max(len(one.margins) for one in found.candidates)


@pytest.mark.parametrize("options", [{"fifth_period": True}, {"bases_adjacent": True}])
def test_a_hand_is_remembered_for_this_game_and_this_much_thought(options: dict[str, bool]) -> None:
    """Not for one with other options that is dealt alike, nor as it was planned when there was no time."""
    dealt, other = (Course(GAME.begin(3, given), 1) for given in ({}, options))
    for course in (dealt, other):
        course.run_chance()
    assert isinstance(dealt.state, GlassRoad) and isinstance(other.state, GlassRoad)
    assert dealt.state.board == other.state.board
    effort = Effort(4, 8)
    alone = [way.found for way in mind.planned(GAME, other.state, 0, 0, effort)]
    mind._plans.clear()
    for s, much in ((other.state, replace(effort, seconds=0.0)), (dealt.state, effort), (other.state, effort)):
        found = [way.found for way in mind.planned(GAME, s, 0, 0, much)]
    assert len(mind._plans) == 3 and found == alone


def test_hidden_hands_do_not_change_a_verdict() -> None:
    for players, step in ((2, "play"), (3, "lay")):
        s = until(step, players, 5)
        other = s.copy()
        for p in other.players[1:]:
            p.hand = f.ALL_CARDS & ~p.hand & ~p.absent
            while p.hand.bit_count() > f.HAND:
                p.hand &= p.hand - 1
        assert verdict(s) == verdict(other)


def test_lines_are_followed_that_end_apart() -> None:
    s = until("choose_last", 1, 4)
    other = s.copy()
    other.players[0].goods[f.M_WOOD] += 1
    lines = [Line(float(n), n, state, 0.0) for n, state in enumerate((other, s, s.copy(), s))]
    assert [line.origin for line in best_apart(lines, 0, 3)] == [3, 0]


def test_the_learnt_weights_are_whole_and_lead_to_the_score_at_the_end() -> None:
    for seats, learnt in ((1, value.ALONE), (2, value.AMONG_OTHERS)):
        assert len(learnt.lines) == len(GAME.score_lines)
        assert learnt.times == sorted(learnt.times)
        for line in learnt.lines:
            assert [len(weights) for weights in line] == [len(value.FACETS) + 1] * len(learnt.times)
        s = until("pick", seats, 3)
        assert value.Prospect(s, 0.0).value(s, 0, 0.0) == GAME.total(s, 0)
        assert value.Prospect(s, 1e-9).value(s, 0, 0.0) == pytest.approx(GAME.total(s, 0), abs=1e-6)
        between = value.Prospect(s, learnt.times[0] / 2).value(s, 0, 0.0)
        early = value.Prospect(s, learnt.times[0]).value(s, 0, 0.0)
        assert between == pytest.approx((early + GAME.total(s, 0)) / 2)


def test_what_is_expected_is_near_what_comes() -> None:
    """The value is a final score, not a promise: over some games it is right on the average, from the start on."""
    judge = judge_of(GAME.id)
    differences = []
    for seed in range(3):
        s = until("pick", 1, seed)
        expected = judge.value(s, 0)
        course = Course(s, seed)
        while s.stack:
            course.play(0, ask(JOURNEYMAN, GAME, s, 0, course.luck.dice(len(course))))
            course.run_chance()
        differences.append(expected - GAME.total(s, 0))
    assert abs(sum(differences) / len(differences)) < 5
