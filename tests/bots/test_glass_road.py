"""How the journeyman plays Glass Road: it knows no more than its seat, wastes nothing, and builds."""

from typing import Any

import burgher
from burgher.bots import bot
from burgher.bots.arena import play_game, run
from burgher.bots.bot import ask
from burgher.bots.values import glass_road
from burgher.bots.values.glass_road import planned_hand
from burgher.bots.values.glass_road_card import PATIENCE
from burgher.bots.values.glass_road_worth import actions_left
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.state import GlassRoad

GAME = burgher.game("glass_road")
JOURNEYMAN = bot("journeyman")


def until(step: str, players: int, seed: int) -> GlassRoad:
    """A game of journeymen, up to the first time that this step asks seat 0."""
    course = Course(GAME.begin(players), seed)
    course.run_chance()
    state = course.state
    while state.top().name != step or 0 not in state.to_move():
        seat = state.mover()
        course.play(seat, ask(JOURNEYMAN, GAME, state, seat, course.luck.dice(len(course))))
        course.run_chance()
    assert isinstance(state, GlassRoad)
    return state


def test_hidden_hands_do_not_change_its_choice() -> None:
    for players, step in ((2, "play"), (3, "lay")):
        state = until(step, players, 5)
        other = state.copy()
        for p in other.players[1:]:
            p.hand = f.ALL_CARDS & ~p.hand & ~p.absent
            while p.hand.bit_count() > f.HAND:
                p.hand &= p.hand - 1
        assert other.players[1].hand != state.players[1].hand
        assert ask(JOURNEYMAN, GAME, state, 0, Dice(5)) == ask(JOURNEYMAN, GAME, other, 0, Dice(5))


def test_the_hand_it_chooses_is_one_plan() -> None:
    """Card by card it comes to the hand that it planned when it chose the first one."""
    for seed in range(1, 5):
        state = until("pick", 1, seed)
        plan = planned_hand(state, 0, 0, list(range(f.CARDS)))
        while state.top().name == "pick":
            hand = state.players[0].hand
            state.play(0, ask(JOURNEYMAN, GAME, state, 0, Dice(1)))
        assert hand & plan == hand
        assert plan.bit_count() == f.SOLO_HANDS[0]


def test_it_comes_to_the_same_hand_where_nothing_is_remembered() -> None:
    """Its next card may be asked of another process, or of one that has been started since."""
    for seed in (2, 5):
        state = until("pick", 2, seed)
        while state.mover() == 0:
            glass_road._hands.clear()
            anew = ask(JOURNEYMAN, GAME, state, 0, Dice(1))
            glass_road._hands.clear()
            before = state.copy()
            before.players[0].hand = 0
            glass_road.choose(before, 0, before.options(0))
            assert ask(JOURNEYMAN, GAME, state, 0, Dice(1)) == anew
            state.play(0, anew)


def test_it_keeps_count_of_the_time_that_is_left() -> None:
    assert actions_left(until("pick", 1, 2), 0) == sum(f.SOLO_HANDS)
    last = until("last_actions", 1, 2)
    assert actions_left(last, 0) == 0


def test_at_the_end_it_gives_nothing_away() -> None:
    state = until("last_actions", 1, 2)
    before = GAME.total(state, 0)
    while state.stack:
        state.play(0, ask(JOURNEYMAN, GAME, state, 0, Dice(1)))
    assert GAME.total(state, 0) >= before


# Three of these buildings turn goods into each other for ever.
CIRCLE: dict[str, Any] = {
    "players": [
        {
            "wheels": {
                "glass": {"sand": 7, "food": 2, "wood": 1, "glass": 1},
                "brick": {"clay": 3, "charcoal": 3, "food": 4, "brick": 3},
            },
            "plan": {
                "0": "carving_workshop",
                "1": "roofers_workshop",
                "10": "kiln",
                "2": "grove",
                "9": "grove",
                "15": "grove",
                "5": "pit",
                "14": "pit",
                "8": "pond",
                "11": "pond",
            },
            "forests": [2, 3, 4, 5],
            "hand": ["master_builder", "supplier", "slash_and_burn_farmer", "water_carrier"],
        },
        {},
    ],
    "period": 4,
    "board": {
        "conversion": ["swamp_hut", "colonisation_house", "sandstone_factory", "sand_factory"],
        "immediate": ["tavern", "landscaping_office", "winery", "buttery"],
        "point": ["coal_facility", "coal_storage", "factory", "clinker_plant"],
    },
    "evaluating": {"card": "charcoal_burner", "seat": 0, "entered": True, "used": [True, True]},
}


def test_goods_are_not_turned_in_a_circle() -> None:
    state = GAME.from_position(CIRCLE, False)
    assert isinstance(state, GlassRoad)
    course = Course(state, 7)
    course.run_chance()
    most = 0
    while state.mover() == 0:
        action = ask(JOURNEYMAN, GAME, state, 0, course.luck.dice(len(course)))
        if v.CONVERT.owns(action):
            most = max(most, state.players[0].anytime)
        course.play(0, action)
        course.run_chance()
    assert PATIENCE // 2 < most < PATIENCE, "the circle is begun, and left in time"


def test_it_plays_well_alone() -> None:
    report = run("glass_road", ["journeyman"], 8, seed=400, jobs=1)
    assert report.bots[0].mean_score >= 18


def test_it_plays_with_all_options() -> None:
    options = {"fifth_period": True, "buildings": "first_game", "small_board": True, "bases_adjacent": True}
    result = play_game(GAME, ["journeyman", "random", "random", "random"], 3, options)
    assert result.points[0] > max(result.points[1:])


def test_a_hand_that_somebody_else_has_begun_is_filled_up_anew() -> None:
    state = until("pick", 2, 3)
    plan = planned_hand(state, 0, 0, list(range(f.CARDS)))
    other = next(action for action in state.options(0) if not plan >> v.PICK.one(action) & 1)
    state.play(0, other)
    while state.top().name == "pick" and state.mover() == 0:
        state.play(0, ask(JOURNEYMAN, GAME, state, 0, Dice(1)))
    hand = state.players[0].hand
    assert hand >> v.PICK.one(other) & 1 and hand.bit_count() == f.HAND
