"""What the page shows of actions before the click is what they do."""

from random import Random

import pytest

from burgher import Table
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.preview import Outcome, Preview

from .helpers import TILE, building, evaluate, new, offers, plan, play, points, position, seen, state_of, window


def preview(t: Table) -> Preview:
    return RULES.preview(state_of(t), t.to_move[0])


def told(t: Table, action: str) -> Outcome | None:
    return next((outcome for outcome in preview(t).outcomes if action in outcome.actions), None)


def test_what_is_taken_is_shown_with_the_turns_that_follow() -> None:
    goods = {"food": 1, "charcoal": 2, "water": 3, "wood": 4, "clay": 1}
    t = play(evaluate("pit_worker", {"goods": goods, "plan": {4: "pit"}}), "use:1:0")
    taken = told(t, "take:0:1:0")
    assert taken is not None and taken.turns == {"glass": 1, "brick": 0}
    assert taken.wheels["glass"] == {"sand": 0, "food": 0, "charcoal": 1, "water": 2, "wood": 3, "glass": 1}
    assert told(t, "take:0:0:0") is None  # nothing changes


def test_outcomes_come_true() -> None:
    """What is asked for at once changes the wheels as it was told."""
    for seed in range(12):
        t, rng = new(1 + seed % 4, seed), Random(seed)
        for _ in range(150):
            if t.over:
                break
            seat = rng.choice(t.to_move)
            outcomes = [o for o in RULES.preview(state_of(t), seat).outcomes if o.actions[0][:4] in ("take", "gift")]
            action = rng.choice(rng.choice(outcomes).actions) if outcomes else rng.choice(t.actions(seat))
            t.act(seat, action)
            for outcome in outcomes:
                if action in outcome.actions:
                    assert seen(t, seat)["wheels"] == outcome.wheels


def test_a_building_shows_its_price_whatever_the_cell() -> None:
    t = building(next(name for name in TILE if f.COST[TILE[name]][f.WOOD] and f.UPGRADES[TILE[name]] < 0))
    (outcome,) = preview(t).outcomes
    assert outcome.actions == offers(t, "build:")
    assert len(outcome.actions) > 5


def test_no_price_is_shown_while_a_wheel_is_still_to_be_asked_for() -> None:
    tile = next(name for name in TILE if f.COST[TILE[name]][f.FOOD])
    t = building(tile, {"goods": {"food2": 1}})
    action = offers(t, f"build:{TILE[tile]}:")[0]
    assert told(t, action) is None
    assert play(t, action).view()["step"] == "pay_from"


def test_a_conversion_is_shown_in_full_unless_a_wheel_is_asked_for() -> None:
    t = window({"plan": {9: "grove"}}, "builders_hut", "tree_nursery")
    gained = told(t, f"convert:{TILE['builders_hut']}:9")
    assert gained is not None and gained.wheels["brick"]["clay"] == 2
    assert told(t, f"convert:{TILE['tree_nursery']}:9") is None  # food lies on either wheel


@pytest.mark.parametrize("tile", ["extension", "bathhouse", "factory", "village_church", "mansion"])
def test_the_worth_of_a_place_is_what_a_building_scores_there(tile: str) -> None:
    t = building(tile, {"plan": {4: "pond", 8: "pit", 10: "spa"}})
    for action, value in preview(t).worth.items():
        assert points(play(again(t), action)).get("neighbours", 0) == value
    assert len(preview(t).worth) == len(offers(t, "build:"))


def test_the_worth_of_a_place_is_what_a_building_gains_or_places_there() -> None:
    t = building("wood_depot")
    for action, value in preview(t).worth.items():
        after = play(again(t), action)
        assert max((int(take.split(":")[2]) for take in offers(after, "take:")), default=0) == min(value, 7)
    t = building("loess_island")
    for action, value in preview(t).worth.items():
        assert len(plan(play(again(t), action))) - 1 == value
    assert preview(building("spa")).worth == {}


def again(t: Table) -> Table:
    return position(RULES.to_position(state_of(t)))


def test_what_ends_a_turn_is_told_before_it_is_played() -> None:
    """A card that is revealed cannot be hidden again, whoever plays next."""
    handing_on = ("lay:", "play:", "done", "skip")
    ended = revealed = 0
    for seed in range(8):
        t, rng = new(2 + seed % 2, seed), Random(seed)
        for _ in range(150):
            if t.over:
                break
            seat = t.to_move[0]
            ends = RULES.preview(state_of(t), seat).ends_turn
            actions = t.actions(seat)
            plays = [action for action in actions if action.startswith("play:")]
            assert set(plays) <= set(ends)
            assert all(action.startswith(handing_on) for action in ends)
            action = rng.choice(actions)
            t.act(seat, action)
            if action in ends:
                ended += 1
                revealed += action in plays and t.to_move == (seat,)
                assert t.to_move != (seat,) or not t.can_undo(seat)
            elif action.startswith(handing_on) and not t.over:
                assert t.to_move == (seat,) and t.can_undo(seat)
    assert ended > 50 and revealed > 10
