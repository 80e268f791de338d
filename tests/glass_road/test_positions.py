"""Positions written by hand: partial ones have defaults, wrong ones are refused with a message that names the fault."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher.core.step import ASKS_SEAT
from burgher.games.glass_road import GAME as RULES

from ..vocabulary import check_largest
from .helpers import (
    Doc,
    document,
    evaluate,
    goods,
    new,
    offers,
    plan,
    play,
    player,
    position,
    random_play,
    seen,
    state_of,
    table,
)


def test_what_is_not_named_is_empty() -> None:
    t = table({}, [{}])
    assert goods(t) == {} and plan(t) == {} and seen(t)["forests"] == []
    assert t.view()["board"]["conversion"] == [None] * 4
    assert t.view()["stacks"] == {"conversion": 31, "immediate": 31, "point": 31}
    assert t.view()["step"] == "pick" and t.to_move == (0, 1)


def test_the_public_door() -> None:
    t = burgher.position("glass_road", {"players": [{"wheels": {"glass": {"wood": 3}}}]})
    assert t.view()["players"][0]["wheels"]["glass"]["wood"] == 3
    assert burgher.new("glass_road", players=2, seed=7).view()["period"] == 1


@pytest.mark.parametrize(
    ("players", "rest", "step"),
    [
        ([{}], {}, "pick"),
        ([{"hand": ["builder", "supplier"]}], {}, "choose_last"),
        ([{"hand": ["builder"], "played": ["supplier"]}], {}, "pick"),
        ([{"hand": ["builder"]}, {"hand": ["supplier"]}], {"turn": 1}, "play"),
        ([{"hand": []}, {"hand": ["builder", "supplier", "carpenter"]}], {}, "extra_card"),
        ([{"hand": ["builder"]}] * 3, {}, "lay"),
        ([{"laid": "builder"}, {"laid": "supplier"}, {"laid": "woodsman"}], {}, "evaluate"),
        ([{}, {}, {}], {"evaluating": {"seat": 1, "card": "supplier"}}, "evaluate"),
    ],
)
def test_a_position_goes_on_where_its_cards_say(players: list[Doc], rest: Doc, step: str) -> None:
    t = position({"players": players, **rest})
    assert t.view()["step"] == step


FIVE = ["feudal_lord", "pit_worker", "cultivator", "builder", "woodsman"]
OFFICE: Doc = {"board": {"conversion": ["office"]}, "stacks": []}
FAULTS: list[tuple[Doc, str]] = [
    ({"players": []}, "length >= 1"),
    ({"players": [{}] * 5}, "length <= 4"),
    ({"players": [{"gold": 1}]}, "gold"),
    ({"players": [{"wheels": {"glass": {"wood": 8}}}]}, "<= 7"),
    ({"players": [{"wheels": {"brick": {"brick": 4}}}]}, "<= 3"),
    ({"players": [{"plan": {"20": "pit"}}]}, "0 to 19"),
    ({"players": [{"plan": {"1": "castle"}}]}, "castle"),
    ({"players": [{"plan": {"1": "forest"}}]}, "forests"),
    ({"players": [{"plan": {"1": "pit"}, "forests": [0]}]}, "forest stands"),
    ({"players": [{"plan": {"1": "glassworks"}}]}, "base building"),
    ({"players": [{"plan": {"1": "spa", "2": "spa"}}]}, "twice"),
    ({"players": [{"forests": [6]}]}, "<= 5"),
    ({"players": [{"forests": [2, 2]}]}, "the forest 2 twice"),
    ({"players": [{"upgrades": ["spa"]}]}, "not an upgrade"),
    ({"players": [{"upgrades": ["glassworks", "forest_hut"]}]}, "two upgrades"),
    ({"players": [{"display": ["spa", "spa"]}]}, "twice"),
    ({"players": [{"display": ["spa"], "plan": {"1": "spa"}}]}, "2 places"),
    ({"players": [{"plan": {"1": "spa"}}], "stacks": ["spa"]}, "2 places"),
    ({"players": [{"display": ["spa"]}], "removed": ["spa"]}, "2 places"),
    ({"players": [{}], "stacks": ["spa"], "removed": ["spa"]}, "2 places"),
    ({"players": [{"hand": ["builder"]}] * 3, "turn": 2}, "two players"),
    ({"players": [{"hand": ["builder"]}] * 2, "turn": 1, "evaluating": {"seat": 0, "card": "woodsman"}}, "two players"),
    ({"players": [{"hand": ["knight"]}, {}]}, "knight"),
    ({"players": [{"hand": ["builder"], "notches": ["builder"]}, {}]}, "two places"),
    ({"players": [{"hand": ["builder"], "absent": ["builder"]}, {}, {}]}, "absent"),
    ({"players": [{"laid": "builder"}, {}]}, "three or four"),
    ({"players": [{"notches": ["builder"]}]}, "solo"),
    ({"players": [{"resting": ["builder"]}]}, "solo game after"),
    ({"players": [{}, {}], "period": 5}, "has 4"),
    ({"players": [{}], "periods": 5}, "periods must be 7"),
    ({"players": [{}, {}], "first": 2}, "first must be"),
    ({"players": [{}, {}], "places": 5}, "places"),
    ({"players": [{}], "board": {"conversion": ["shed"]}}, "another category"),
    ({"players": [{}], "board": {"conversion": ["spa"]}, "stacks": ["knight"]}, "knight"),
    ({"players": [{}], "stack": ["evaluate:0:0:8"]}, "cannot lie on the bottom"),
    ({"players": [{}], "stack": ["next_solo", "evaluate:0:0:8"]}, "has not played"),
    ({"players": [{"played": ["builder"]}], "stack": ["next_solo", "evaluate:0:6:1"]}, "entry cost"),
    ({"players": [{"played": ["feudal_lord"]}], "stack": ["next_solo", "evaluate:0:0:4"]}, "no entry cost"),
    ({"players": [{}], "evaluating": {"seat": 0, "card": "builder", "used": [True, False]}}, "entry cost comes first"),
    ({"players": [{}], "evaluating": {"seat": 0, "card": "supplier", "entered": True}}, "no entry cost"),
    ({"players": [{}], "evaluating": {"seat": 0, "card": "supplier", "both": False, "used": [True, True]}}, "only one"),
    ({"players": [{}, {}], "evaluating": {"seat": 2, "card": "supplier"}}, "seat from 0 to 1"),
    ({"players": [{"hand": ["supplier"]}, {}], "evaluating": {"seat": 0, "card": "supplier"}}, "still hidden"),
    ({"players": [{"hand": FIVE}, {}], "evaluating": {"seat": 0, "card": "supplier"}}, "has 6 cards"),
    (
        {"period": 2, "players": [{"resting": ["supplier"]}], "evaluating": {"seat": 0, "card": "supplier"}},
        "names a card that is in use",
    ),
    (
        {"players": [{"played": ["builder"]}], "stack": ["next_solo", "evaluate:0:6:12", "raise:0:0"], **OFFICE},
        "office lies in 2 places",
    ),
    ({"players": [{"hand": FIVE}, {"hand": FIVE}], "stack": ["start_period"]}, "in use already"),
    ({"players": [{"played": ["builder"]}, {}], "stack": ["pick"]}, "in use already"),
    ({"players": [{"hand": ["charcoal_burner"]}, {}], "stack": ["pick"]}, "nothing to choose"),
    ({"players": [{}], "stack": ["lay"]}, "1 players"),
    ({"players": [{}], "stack": ["dance"]}, "no step"),
    ({"players": [{}], "stack": ["pick:9"]}, "too large"),
    ({"players": [{"played": ["supplier"]}], "stack": ["next_solo", "evaluate:0:5:8", "take:0:34:0"]}, ""),
    ({"players": [{}], "evaluating": {"seat": 0, "card": "supplier"}, "stack": []}, "cannot be given too"),
    ({"players": [{"wheels": {"brick": {"clay": 1, "food": 1, "charcoal": 1}}}]}, "would have turned"),
]


# the same in format 2, in which an entry names its fields, and what only fields with names can say
BUILDS = ["next_solo", "evaluate:0:card=6:entered=1:both=1"]
NAMED_FAULTS: list[tuple[Doc, str]] = [
    ({"players": [{}], "stack": ["evaluate:0:both=1"]}, "cannot lie on the bottom"),
    ({"players": [{}], "stack": ["next_solo", "evaluate:0:both=1"]}, "has not played"),
    ({"players": [{"played": ["builder"]}], "stack": ["next_solo", "evaluate:0:card=6:used=1"]}, "entry cost comes"),
    ({"players": [{"played": ["builder"]}], "stack": ["next_solo", "evaluate:0:card=15"]}, "too large"),
    ({"players": [{"played": ["builder"]}], "stack": ["next_solo", "evaluate:0:kard=6"]}, "a field 'kard'"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "raise:0:tile=0"], **OFFICE}, "board.conversion, stack"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "raise:0:tile=0:cell=20"]}, "does not belong there"),
    ({"players": [{"played": ["builder"], "plan": {"4": "pit"}}], "stack": [*BUILDS, "raise:0:cell=4"]}, "is taken"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "raise:0"], "removed": ["office"]}, "is elsewhere"),
    ({"players": [{"played": ["builder"]}, {}], "stack": ["turn_over:0", BUILDS[1], "build:1"]}, "belongs to seat 0"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "take:0:first=4"]}, "nothing to take"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "take:0:n=1:m=1"]}, "no gain is like that"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "pay_from:0"]}, "cannot lie on evaluate"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "raise:0", "pay_from:0"]}, "cannot be paid"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "exchange:0:tile=31"]}, "makes no exchanges"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "copy:0:cell=7"]}, "no choice of buildings"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "give:0:tile=6"]}, "takes no tiles"),
    ({"players": [{"played": ["builder"]}], "stack": [*BUILDS, "draw_display:0:row=2"], "stacks": []}, "is empty"),
    ({"players": [{"played": ["builder"]}, {}], "stack": ["turn_over:0", BUILDS[1], "gifts:0"]}, "uses the Supplier"),
    ({"players": [{}], "period": 7, "stack": ["scoring", "last_actions:0", "place:0:kind=1"]}, "only a specialist"),
    ({"players": [{}], "stack": ["scoring"]}, "not the last period"),
    ({"players": [{}], "stack": ["start_period", "fill_place:place=4"]}, "no such empty place"),
]


@pytest.mark.parametrize(("doc", "said"), FAULTS + NAMED_FAULTS)
def test_wrong_positions_are_refused(doc: Doc, said: str) -> None:
    if not said:  # a gain that is pending: this one is right
        assert offers(position(doc), "take")
        return
    with pytest.raises(burgher.BadPosition) as fault:
        position(doc)
    assert said in str(fault.value)


BOTH_FORMATS = [  # format 1, format 2, what may be done then
    (["evaluate:0:5:8", "take:0:34:32"], ["evaluate:0:card=5:both=1", "take:0:first=4:n=2:mode=1"], "take:0:2:0"),
    (["evaluate:0:6:13", "raise:0:1958"], ["evaluate:0:card=6:used=1:entered=1:both=1", "raise:0:tile=93:cell=5"], ""),
    (
        ["evaluate:0:6:13", "raise:0:110"],
        ["evaluate:0:card=6:used=1:entered=1:both=1", "raise:0:tile=5:cell=5"],
        "done",
    ),
    (
        ["evaluate:0:4:8", "place_beside:0:7:3"],
        ["evaluate:0:card=4:both=1", "place_beside:0:cell=7:kind=2"],
        "place:2:6",
    ),
    (["evaluate:0:4:8", "place:0:3:1"], ["evaluate:0:card=4:both=1", "place:0:kind=3:may_leave=1"], "leave"),
    (["evaluate:0:4:8", "give:0:6:10"], ["evaluate:0:card=4:both=1", "give:0:tile=6:first=9"], "give:17"),
    (["evaluate:0:4:8", "give:0:6"], ["evaluate:0:card=4:both=1", "give:0:tile=6"], "give:17"),
    (["evaluate:0:4:8", "choose_good:0:2"], ["evaluate:0:card=4:both=1", "choose_good:0:units=2"], "good:0"),
]


@pytest.mark.parametrize(("old", "new_stack", "action"), BOTH_FORMATS)
def test_stacks_of_format_1_are_those_of_format_2(old: list[str], new_stack: list[str], action: str) -> None:
    mine = {"played": ["master_builder", "supplier", "builder"], "display": ["kiln", "slipway"]}
    mine["plan"] = {"4": "shingles_manufacturer"}  # type: ignore[assignment]
    docs = [{"players": [mine], "stack": ["next_solo", *stack]} for stack in (old, new_stack)]
    if not action:  # there is no tile 93
        for doc in docs:
            with pytest.raises(burgher.BadPosition, match="too large"):
                position(doc)
        return
    first, second = (position(doc) for doc in docs)
    assert RULES.to_position(state_of(first)) == RULES.to_position(state_of(second))
    assert action in first.actions(0) and first.actions(0) == second.actions(0)


def test_stacks_are_written_in_format_2() -> None:
    t = play(evaluate("supplier", {}, [{}]), "use:0:4")
    written = RULES.to_position(state_of(t))["stack"]
    assert written == [
        "turn_over:0",
        "evaluate:0:card=5:used=1:both=1",
        "gifts:0:good=4",
        "take:0:first=4:n=2:mode=1",
    ]
    old = ["turn_over:0", "evaluate:0:5:9", "gifts:4:1", "take:0:34:32"]
    doc = {"players": [{"played": ["supplier"]}, {}], "stack": old}
    assert RULES.to_position(state_of(position(doc)))["stack"] == written
    board = ["start_period", "fill_place:6"]
    doc = {"players": [{}, {}], "stack": board}
    assert RULES.to_position(RULES.from_position(doc, strict=False))["stack"] == [
        "start_period",
        "fill_place:row=1:place=1",
    ]


BUILDER: Doc = {"played": ["builder"]}
SUPPLIER: Doc = {"played": ["supplier"]}
OF_BUILDER = ["turn_over:0", "evaluate:0:card=6:entered=1:both=1"]
OF_SUPPLIER = ["turn_over:0", "evaluate:0:card=5:used=1:both=1"]


def owner(building: str, *display: str) -> Doc:
    """Who plays the Builder, and has this building and these unbuilt tiles."""
    return {**BUILDER, "plan": {"5": building}, "display": list(display)}


def fed(goods: Mapping[str, int]) -> Doc:
    return player({**BUILDER, "goods": goods})


FIVE = ["feudal_lord", "pit_worker", "cultivator", "pond_builder", "master_builder"]


@pytest.mark.parametrize(
    ("stack", "players", "told"),
    [
        (["turn_over:0", "evaluate:0:card=1"], [{}, {}], "its player has not played this card"),
        (["turn_over:0", "evaluate:0:card=5:entered=1"], [SUPPLIER, {}], "the card has no entry cost"),
        (["turn_over:0", "evaluate:0:card=5:used=3"], [SUPPLIER, {}], "only one of the actions is allowed"),
        (["turn_over:0", "evaluate:0:card=6:used=1"], [BUILDER, {}], "the entry cost comes first"),
        ([*OF_BUILDER, "give:0:tile=3"], [BUILDER, {}], "this building takes no tiles"),
        ([*OF_BUILDER, "raise:0:tile=0:cell=20"], [BUILDER, {}], "the tile does not belong there"),
        ([*OF_BUILDER, "raise:0:cell=5"], [{**BUILDER, "plan": {"5": "pond"}}, {}], "the place is taken"),
        ([*OF_BUILDER, "raise:0:cell=5", "pay_from:0:good=1:units=3"], [BUILDER, {}], "this cannot be paid"),
        ([*OF_BUILDER, "exchange:0:tile=0"], [BUILDER, {}], "this building makes no exchanges"),
        ([*OF_BUILDER, "copy:0:cell=5"], [BUILDER, {}], "there is no choice of buildings"),
        ([*OF_BUILDER, "gift:1:good=4"], [BUILDER, {}], "nobody uses the Supplier"),
        ([*OF_BUILDER, "gifts:0:good=4"], [BUILDER, {}], "nobody uses the Supplier"),
        ([*OF_SUPPLIER, "gift:0:good=4"], [SUPPLIER, {}], "nobody gives to himself"),
        ([*OF_SUPPLIER, "gifts:0:good=4:away=2"], [SUPPLIER, {}], "there are 2 players"),
        ([*OF_SUPPLIER, "take:0:first=4"], [SUPPLIER, {}], "there is nothing to take"),
        ([*OF_SUPPLIER, "take:0:first=4:second=4:n=1:m=1"], [SUPPLIER, {}], "no gain is like that"),
        ([*OF_SUPPLIER, "gifts:0", "gift:1", "take:1:n=1:mode=1"], [SUPPLIER, {}], "this is no gain of a card"),
        ([*OF_BUILDER, "give:0"], [owner("office"), {}], "the display has too few tiles"),
        ([*OF_BUILDER, "give:0:first=3"], [owner("office", "spa"), {}], "this building takes no tiles"),
        ([*OF_BUILDER, "give:0:tile=6"], [owner("shingles_manufacturer", "spa"), {}], "has too few tiles"),
        ([*OF_BUILDER, "give:0:tile=6:first=3"], [owner("shingles_manufacturer"), {}], "has too few tiles"),
        ([*OF_BUILDER, "place_beside:0"], [{**BUILDER, "plan": {"1": "pond", "5": "pit"}}, {}], "no empty cell beside"),
        ([*OF_BUILDER, "raise:0:cell=5", "pay_from:0"], [fed({"food": 3}), {}], "there is no choice of wheels"),
        ([*OF_BUILDER, "raise:0:cell=5", "pay_from:0"], [fed({"food2": 3}), {}], "there is no choice of wheels"),
        ([*OF_BUILDER, "raise:0:cell=5", "pay_from:0:units=5"], [fed({"food": 3, "food2": 1}), {}], "cannot be paid"),
        (["pick"], [BUILDER, {}], "cards of this period are in use already"),
        (["pick"], [{}, BUILDER], "cards of this period are in use already"),
        (["pick"], [{"laid": "builder"}, {}, {}], "cards of this period are in use already"),
        (["pick"], [{"hand": FIVE}, {"hand": FIVE}], "all have chosen"),
        (["play:0"], [{}, {}], "somebody has no card in hand"),
        (["extra_card:0"], [{}, {}], "this needs 3 cards in hand"),
        (["lay"], [{}, {}, {}], "nobody has a card to lay"),
        (["lay"], [{}, {}], "there are 2 players"),
        (["reveal:away=1"], [{"laid": "builder"}, {}, {}], "a card is laid that was revealed already"),
        (["reveal:away=4"], [{}, {}, {}], "there are 3 players"),
        (["draw_card"], [{}], "there is no card to draw"),
        (["choose_last:0"], [{}], "this needs 2 cards in hand"),
        (["scoring"], [{}, {}], "this is not the last period"),
    ],
    ids=str,
)
def test_what_cannot_be_pending(stack: list[str], players: list[Doc], told: str) -> None:
    with pytest.raises(burgher.BadPosition) as fault:
        position({"players": players, "stack": stack})
    assert told in str(fault.value)


def test_there_is_nothing_to_draw_from_an_empty_stack() -> None:
    with pytest.raises(burgher.BadPosition, match="the stack of immediate buildings is empty"):
        position({"players": [BUILDER, {}], "stacks": [], "stack": [*OF_BUILDER, "draw_display:0:row=1"]})


def test_a_place_of_the_board_is_filled_once() -> None:
    board = {"immediate": ["sand_deposit", "loess_plateau"]}
    with pytest.raises(burgher.BadPosition, match="there is no such empty place, or no tile for it"):
        position({"players": [{}, {}], "board": board, "stack": ["start_period", "fill_place:row=1:place=1"]})


def test_a_tile_in_two_places_is_told_with_both() -> None:
    doc = {"players": [{"display": ["spa"]}, {"plan": {"4": "spa"}}], "removed": ["spa"]}
    with pytest.raises(burgher.BadPosition) as fault:
        position(doc)
    assert str(fault.value) == "The tile spa lies in 3 places: players[0].display, players[1].plan, removed."


def test_a_tile_that_is_being_built_is_not_in_the_stacks() -> None:
    doc = {"players": [{"played": ["builder"]}], "stack": [*BUILDS, "raise:0:tile=0:cell=5"]}
    assert plan(position(doc)) == {5: "office"}


def test_an_evaluation_can_be_half_done() -> None:
    builder = {"seat": 0, "card": "builder", "entered": True}
    board = {"immediate": ["sand_deposit", "loess_plateau"]}
    t = position({"players": [{}, {}], "board": board, "evaluating": builder})
    assert t.actions(0) == ["use:0:0", "use:1:0"], "who has paid must build"
    t = position(
        {"players": [{}, {}], "board": board, "evaluating": {**builder, "used": [True, False]}, "effect": True}
    )
    assert t.actions(0) == ["use:1:0", "done"]
    t = position({"players": [{}, {}], "board": board, "evaluating": {**builder, "used": [False, True], "both": False}})
    assert t.actions(0) == ["done"]


def test_one_who_follows_evaluates_before_the_next_card_is_revealed() -> None:
    players = [{}, {"laid": "supplier"}, {"laid": "carpenter", "notches": ["woodsman"]}]
    t = position({"players": players, "evaluating": {"seat": 2, "card": "woodsman", "both": False}})
    t.act(2, "done")
    assert [(e["seat"], e["card"]) for e in t.view()["evaluating"]] == [(1, "supplier")]
    two = [{"hand": ["supplier"]}, {"hand": ["carpenter"], "notches": ["woodsman"]}]
    t = position({"players": two, "evaluating": {"seat": 1, "card": "woodsman", "both": False}})
    t.act(1, "done")
    assert t.to_move == (1,), "it was the other player's turn in which this one followed"


def test_strict_positions_have_every_tile_and_card() -> None:
    t = new(3, 5)
    doc = RULES.to_position(state_of(t))
    position(doc, strict=True)
    lost = {**doc, "stacks": doc["stacks"][1:]}
    with pytest.raises(burgher.BadPosition, match="lies in 0 places"):
        position(lost, strict=True)
    position(lost)
    random_play(t, Random(1), 40)
    doc = RULES.to_position(state_of(t))
    doc["players"][0]["hand"] = doc["players"][0]["hand"][1:] if doc["players"][0]["hand"] else ["builder"]
    with pytest.raises(burgher.BadPosition, match="cards, but chose"):
        position(doc, strict=True)


LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 95), st.sampled_from(["spa", "pit", "builder", "forest", "x"])
)


def places(doc: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a document where a value stands."""
    out: list[tuple[Any, ...]] = []
    items = doc.items() if isinstance(doc, dict) else enumerate(doc) if isinstance(doc, list) else []
    for key, value in items:
        out.append((*path, key))
        out += places(value, (*path, key))
    return out


@settings(max_examples=120)
@given(st.integers(1, 4), st.integers(0, 10**6), st.integers(0, 300), st.data())
def test_damaged_positions_are_refused_or_can_be_played(
    players: int, seed: int, length: int, data: st.DataObject
) -> None:
    """Fuzz: whatever is changed in a position, it is refused in words, or the game goes on to its end."""
    t = random_play(new(players, seed), Random(seed), length)
    doc = RULES.to_position(state_of(t))
    for _ in range(data.draw(st.integers(1, 3))):
        found = places(doc)
        path = data.draw(st.sampled_from(found))
        target = doc
        for key in path[:-1]:
            target = target[key]
        if data.draw(st.booleans()):
            del target[path[-1]]
        else:
            target[path[-1]] = data.draw(LEAVES)
    try:
        broken = position(doc)
    except burgher.BadPosition:
        return
    rng = Random(seed)
    steps = 0
    while not broken.over and steps < 120:
        seat = rng.choice(broken.to_move)
        actions = broken.actions(seat)
        assert actions
        broken.act(seat, rng.choice(actions))
        steps += 1
    broken.view(0)


def test_the_example_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "positions" / "glass_road.md").read_text("utf-8")
    example = text.partition("```json")[2].partition("```")[0]
    t = play(position(json.loads(example)), "enter:1", "use:0:0", "build:10:5")
    assert plan(t)[5] == "spa" and goods(t) == {"food": 1, "wood": 4, "clay": 2}


def test_a_hand_written_case_is_played_on_to_the_next_period() -> None:
    doc = document({"goods": {"wood": 2}, "hand": ["feudal_lord"]}, [{"hand": ["builder"]}], turn=0)
    t = play(position(doc), "play:0", "use:1:0", "take:0:1:1", "done")
    assert t.view()["period"] == 2


def test_the_forests_stand_where_the_documentation_says() -> None:
    for forest, left in enumerate([0, 2, 6, 12, 16, 18]):
        cells = seen(table({"forests": [forest]}))["plan"]
        assert [cell for cell in range(20) if cells[cell] == "forest"] == [left, left + 1]


def test_every_entry_of_a_position_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions" / "glass_road.md").read_text("utf-8")
    doc = RULES.to_position(state_of(new(1, 1)))
    wheels = doc["players"][0]["wheels"]
    names = [
        *doc,
        *doc["players"][0],
        *wheels["glass"],
        *wheels["brick"],
        "evaluating",
        "both",
        "entered",
        "used",
        "turn",
    ]
    assert [name for name in names if f"`{name}`" not in page] == []


def test_every_field_of_a_step_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions" / "glass_road.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| `")]
    for step in RULES.steps:
        told = [line for line in lines if re.search(rf"`{step.name}[:`]", line.split(" | ")[0])]
        assert all(f"`{field.name}`" in line for line in told for field in step.fields), step.name
        assert told or not step.fields, step.name


# Of each step that can be pending the largest numbers that its fields have.
LARGEST = [
    "fill_place:row=2:place=4",
    "reveal:away=4",
    "evaluate:card=14:used=3:entered=1:both=1",
    "draw_display:row=2",
    "gifts:good=5:away=3",
    "gift:good=5",
    "take:first=7:n=7:second=7:m=3:mode=2",
    "place:kind=3:may_leave=1",
    "pay_from:good=2:units=7",
    "raise:tile=92:cell=20",
    "place_beside:cell=19:kind=2",
    "exchange:tile=92:begun=1",
    "copy:cell=19",
    "give:tile=30:first=92",
    "choose_good:units=2",
]


@pytest.mark.parametrize("entry", LARGEST)
def test_a_frame_takes_no_larger_number(entry: str) -> None:
    check_largest("glass_road", entry)


def test_which_entries_of_a_stack_name_a_seat() -> None:
    """Those that ask one; of the others those that do something for one. Some belong to the seat of what is below."""
    same_seat = [
        "build",
        "choose_good",
        "copy",
        "draw_display",
        "exchange",
        "gifts",
        "give",
        "pay_from",
        "place",
        "place_beside",
        "raise",
        "take",
    ]
    for_a_seat = ["last_window", "turn_over"]
    assert sorted(step.name for step in RULES.steps if step.same_seat) == same_seat
    named = [step for step in RULES.steps if step.owned and step.asks != ASKS_SEAT and not step.same_seat]
    assert sorted(step.name for step in named) == for_a_seat
