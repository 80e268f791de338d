"""Positions written by hand: partial ones, wrong ones, and whatever a fuzzer makes of a good one."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgher.core.errors import BadPosition
from burgher.core.state import step_of
from burgher.core.step import ASKS_SEAT
from burgher.core.table import Table, open_table
from burgher.games.woodcraft import GAME

from ..vocabulary import check_largest
from .helpers import act, new, pick, random_play, state, step


def load(doc: dict[str, Any], strict: bool = False) -> Table:
    return open_table(GAME, 0, seed=1, position=doc, strict=strict)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_bare_position_is_a_turn_of_seat_0(players: int) -> None:
    """What is not named has its default; displays and public lumber are dealt."""
    t = load({"players": [{}] * players})
    assert (t.to_move, step(t), state(t).round) == ((0,), "turn", 1)
    assert -1 not in state(t).order_display + state(t).helper_display
    assert 0 not in state(t).market
    act(t, "tile:0", "main:1")


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "players"),
    ({"players": [{}] * 5}, "players"),
    ({"players": [{"blueberries": -1}]}, "blueberries"),
    ({"players": [{"blueberries": "many"}]}, "blueberries"),
    ({"players": [{"gold": 1}]}, "gold"),
    ({"players": [{"lumber": [{"color": "red", "value": 1}]}]}, "red"),
    ({"players": [{"lumber": [{"color": "green", "value": 7}]}]}, "lumber"),
    ({"players": [{"pots": {"brown": 1}}]}, "brown pot"),
    ({"players": [{"pots": {"green": 6}}]}, "pots"),
    ({"players": [{"saws": ["ready", "none", "used"]}]}, "saws"),
    ({"players": [{"splicers": ["none"]}]}, "splicers"),
    ({"players": [{"rooms": [None, "A01"]}]}, "rooms"),
    ({"players": [{"rooms": ["A01", None, "A02"]}]}, "rooms"),
    ({"players": [{"rooms": ["X01"]}]}, "X01"),
    ({"players": [{"rooms": ["A01", "A01"]}]}, "two places"),
    ({"players": [{"rooms": ["A01"]}, {"rooms": ["A01"]}]}, "two places"),
    ({"players": [{"attic": {"m0": "saw"}}]}, "m0"),
    ({"players": [{"attic": {"b9": "saw"}}]}, "b9"),
    ({"players": [{"attic": {"b0": "spoon"}}]}, "spoon"),
    ({"players": [{"orders": [{"card": "S99"}]}]}, "S99"),
    ({"players": [{"orders": [{"card": "S01", "row": "top"}]}]}, "top"),
    ({"players": [{"hand": ["S01", "S01"]}]}, "names the order S01 twice"),
    ({"players": [{"hand": ["S01"]}, {"completed": ["S01"]}]}, "two places"),
    ({"players": [{"claimed": ["P09"]}]}, "P09"),
    ({"players": [{"marketing": 7}]}, "marketing"),
    ({"players": [{"reputation": 15}]}, "reputation"),
    ({"players": [{"score": {"luck": 3}}]}, "luck"),
    ({"players": [{"score": {"wheel": -3}}]}, "wheel"),
    ({"players": [{"score": {"orders": -3}}]}, "less than 0"),
    ({"players": [{}], "first": 1}, "first"),
    ({"players": [{}, {}], "turn": 2}, "turn"),
    ({"players": [{}] * 4, "round": 14}, "round"),
    ({"players": [{}], "round": 0}, "setup"),
    ({"players": [{}], "wheel": {"tiles": {"buy_lumber": [1, 1]}}}, "all seven"),
    ({"players": [{}], "wheel": {"arrow": 5}}, "arrow"),
    ({"players": [{}], "this_turn": {"settled": True}}, "settled"),
    ({"players": [{}], "this_turn": {"tile": "sleep"}}, "sleep"),
    ({"players": [{}], "this_turn": {"bonus_lanterns": 1}}, "bonus_lanterns"),
    ({"players": [{}], "market": [1, 2, 3]}, "market"),
    ({"players": [{}], "market": [1, 2, 3, 4, 5, 7]}, "market"),
    ({"players": [{}], "orders": ["F01"]}, "F01 does not belong to the starting decks"),
    ({"players": [{}], "helpers": ["B01"]}, "B01 does not belong to the starting decks"),
    ({"players": [{}], "round": 9, "orders": ["S01"]}, "S01 does not belong to the final decks"),
    ({"players": [{}, {}], "rival": 3}, "solo game only"),
    ({"players": [{"reached": [4, 0]}, {}], "round": 3}, "still to come"),
    ({"players": [{}], "commissions": ["P01", "P01"]}, "twice"),
    ({"players": [{}], "reputation_tiles": ["V1", "V1"]}, "twice"),
    ({"players": [{}], "reputation_tiles": ["V4", None]}, "V4"),
    ({"players": [{}], "stack": ["dance"]}, "dance"),
    ({"players": [{}], "stack": ["turn:0:0:0"]}, "cannot lie"),
    ({"players": [{}, {}], "stack": ["turn_over:0:0", "lumber_check:0:0", "marketing:0:0", "turn:1:0:0"]}, "turn of"),
    ({"players": [{}, {}], "stack": ["round_over:0:0", "solo:0:0"]}, "solo"),
    ({"players": [{}], "stack": ["turn_over:0:0", "discard:0:0:0"]}, "too many"),
    ({"players": [{}], "surprise": 1}, "surprise"),
]


@pytest.mark.parametrize(("doc", "fault"), WRONG, ids=[str(i) for i in range(len(WRONG))])
def test_a_wrong_position_is_refused_with_its_fault(doc: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        load(doc)
    assert fault in str(error.value)
    assert str(error.value).count("\n") == 0


@pytest.mark.rule("WC-398", "WC-401")
@pytest.mark.parametrize(
    ("other", "points"), [({}, 4), ({"reputation": 6}, 0), ({"reputation": 6, "reached": [5, 0]}, 4)]
)
def test_who_stands_beyond_a_reputation_tile_came_in_an_earlier_round(other: dict[str, Any], points: int) -> None:
    """Unless the position says otherwise: in the same round both take the middle reward of V3."""
    dice = [{"color": "green", "value": 3}] * 2
    me = {"reputation": 3, "lumber": dice, "orders": [{"card": "S06", "row": "rep1"}]}
    t = act(load({"round": 5, "players": [me, other], "reputation_tiles": ["V3", None]}), "complete:5")
    assert t.scores()[0]["total"] == points


@pytest.mark.rule("WC-118", "WC-175")
def test_without_a_helper_there_is_nothing_to_produce() -> None:
    """Only a position written by hand has such a workshop: its action is to plant."""
    me = {"lumber": [{"color": "green", "value": 2}]}
    t = act(load({"players": [me, {}], "this_turn": {"tile": "produce_plant"}}), "main:0")
    assert t.actions(0) == ["mode:1"]


@pytest.mark.rule("WC-009", "WC-010", "WC-372")
def test_final_cards_in_play_before_the_final_decks_do_not_come_twice() -> None:
    players = [
        {"rooms": ["B01"], "orders": [{"card": "F01", "row": "minus"}, {"card": "F02"}]},
        {"completed": ["F03"], "hand": ["F04", "S01"]},
    ]
    t = act(load({"round": 8, "turn": 1, "players": players, "stack": ["round_over"]}), "lay_order:0")
    s = state(t)
    assert (s.round, s.final_decks, s.players[0].fallen) == (9, 1, 1)
    assert {0, 1, 2, 3} == {card - 32 for card in range(32, 64) if card not in s.order_deck + s.order_display}
    assert 27 not in s.helper_deck + s.helper_display


@pytest.mark.parametrize(
    ("stack", "tree", "round_"), [([], 3, 4), (["start_turn"], 5, 4), (["start_round"], 5, 4), (["round_over"], 5, 5)]
)
def test_the_stack_can_name_another_moment_of_a_round(stack: list[str], tree: int, round_: int) -> None:
    """A turn begins with growth, and a round that is over may be followed by an income phase."""
    me = {"pots": {"green": 3}, "income": {"blueberry": 2}}
    t = load({"round": 4, "players": [me, {}], **({"stack": stack} if stack else {})})
    assert (state(t).players[0].pots[0], state(t).round) == (tree, round_)
    assert state(t).players[0].tokens[0] == (2 if round_ == 5 else 0)


def test_strict_positions_have_all_cards() -> None:
    doc = GAME.to_position(state(new(2)))
    doc["decks"]["orders"].pop()
    load(doc)
    with pytest.raises(BadPosition, match="missing"):
        load(doc, strict=True)


def mutate(doc: Any, rng: Random) -> Any:
    """Change something somewhere."""
    if isinstance(doc, dict) and doc:
        key = rng.choice(list(doc))
        return {**doc, key: mutate(doc[key], rng)}
    if isinstance(doc, list) and doc and rng.random() < 0.8:
        i = rng.randrange(len(doc))
        change = rng.randrange(4)
        if change == 0:
            return doc[:i] + doc[i + 1 :]
        if change == 1:
            return [*doc, doc[i]]
        return [*doc[:i], mutate(doc[i], rng), *doc[i + 1 :]]
    if isinstance(doc, bool):
        return not doc
    if isinstance(doc, int):
        return max(0, doc + rng.choice([-3, -1, 1, 2, 7]))
    if isinstance(doc, str) and ":" in doc:
        parts = doc.split(":")
        i = rng.randrange(len(parts))
        parts[i] = rng.choice(STEP_NAMES) if i == 0 else str(rng.randrange(20))
        return ":".join(parts)
    return rng.choice([None, 0, 3, "S05", "A05", "ready", "used", [], {}])


STEP_NAMES = [s.name for s in GAME.steps]


@settings(max_examples=250)
@given(st.integers(0, 10**9))
def test_a_position_that_is_accepted_can_be_played_to_the_end(seed: int) -> None:
    """Every change of a good position is refused with a message, or gives a game that comes to its end."""
    rng = Random(seed)
    t = random_play(new(rng.randrange(1, 5), rng.randrange(50)), rng, rng.randrange(160))
    doc = GAME.to_position(state(t))
    for _ in range(rng.randrange(1, 4)):
        doc = mutate(doc, rng)
    if rng.random() < 0.4:
        doc["stack"] = mutate_stack(doc.get("stack"), rng)
    try:
        again = open_table(GAME, 0, seed=1, position=json.loads(json.dumps(doc)))
    except BadPosition:
        return
    s = state(again)
    for _ in range(4000):
        if s.over():
            break
        seat = s.to_move()[0]
        options = s.options(seat)
        assert options, [s.steps[step_of(frame)].name for frame in s.stack]
        s.play(seat, s.draw(rng.getrandbits(32)) if seat < 0 else pick(options, rng))
    assert s.over()


def mutate_stack(stack: Any, rng: Random) -> Any:
    """Put a made-up step on top."""
    if not isinstance(stack, list):
        return stack
    text = ":".join([rng.choice(STEP_NAMES), *(str(rng.randrange(19)) for _ in range(rng.randrange(1, 4)))])
    return [*stack, text]


# ---------------------------------------------------------------- the page that tells how to write them

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "positions" / "woodcraft.md").read_text("utf-8")


def test_the_worked_position_does_what_its_text_says() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    t = load(json.loads(example))
    assert {"main:0", "main:1", "complete:0", "saw:0", "harvest:0"} <= set(t.actions(0))
    act(t, "saw:0", "die:0:6", "cut:2", "complete:0", "main:0")
    assert step(t) == "improve"


def test_every_entry_of_a_position_is_documented() -> None:
    doc = GAME.to_position(state(new(1)))
    names = [*doc, *doc["players"][0], *doc["wheel"], *doc["this_turn"], *doc["decks"], *doc["players"][0]["income"]]
    assert [name for name in names if f"`{name}`" not in PAGE] == []


# ---------------------------------------------------------------- what is pending

IN_TURN = ["turn_over", "lumber_check", "marketing", "turn:0"]
WORKSHOP: dict[str, Any] = {
    "tokens": {"blueberries": 9, "glue": 1, "scrap": 1},
    "lumber": [{"color": "green", "value": 2}, {"color": "yellow", "value": 2}, {"color": "brown", "value": 2}],
    "gluer": "ready",
    "rooms": ["A03", "A13", "A07"],
    "orders": [{"card": "S22"}],
    "pots": {"green": 0, "yellow": 2},
}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["refill_lumber:0:0", "buy_lumber:0:0:9"], ["refill_lumber", "buy_lumber:0:discount=4:optional=1"]),
        (["refill_lumber", "buy_lumber:0:1:8"], ["refill_lumber", "buy_lumber:0:discount=4:bought=1"]),
        (["exchange:0:0:1"], ["exchange:0:optional=1"]),
        (["exchange:0:2:0"], ["exchange:0:sold=1"]),
        (["materials:0:0:0"], ["materials:0"]),
        (["materials:0:3:2"], ["materials:0:discount=1:bought=3"]),
        (["take_order:0:1:0"], ["take_order:0:taken=1"]),
        (["take_helper:0:0:1"], ["take_helper:0:optional=1"]),
        (["room:0:1:2"], ["room:0:slot=1:discount=1"]),
        (["mode:0:0:1"], ["mode:0:optional=1"]),
        (["plant:0:1:0"], ["plant:0:trees=1"]),
        (["planting:2:0", "plant:0:1"], ["planting:trees=2", "plant:0:trees=1"]),
        (["improve:0:0:8"], ["improve:0:discount=4"]),
        (["glue_color:0:0:19"], ["glue_color:0:die=1:other=1"]),
        (["glue_color:0:0:25"], ["glue_color:0:die=1:other=7"]),
        (["pay_die:0:21:0"], ["pay_die:0:card=21"]),
        (["pay_die:0:21:2"], ["pay_die:0:card=21:paid=2.0.0.0"]),
        (["gain:3:234", "tool:0"], ["gain:gain=3:part=11:line=3", "tool:0"]),
        (["event:12:2", "tool:0"], ["event:event=1:value=5:room=2", "tool:0"]),
        (["produce:0:1:1"], ["produce:0:left=1:done=1"]),
        (["space:0:3:0"], ["space:0:kind=3"]),
        (["saw_die:0:0:0"], ["saw_die:0"]),
        (["saw_cut:0:0:7"], ["saw_cut:0:die=7"]),
        (["splice_add:0:0:13"], ["splice_add:0:die=13"]),
        (["ability_add:0:1:1"], ["ability_add:0:room=1:die=1"]),
        (["grow:0:2:0"], ["grow:0:room=2"]),
    ],
    ids=lambda stack: stack[-1],
)
def test_stacks_of_both_formats(first: list[str], second: list[str]) -> None:
    """Numbers were packed by hand; fields have names, and the lowest values are left out."""
    read = []
    for stack in (first, second):
        try:
            read.append(
                GAME.to_position(state(load({"players": [WORKSHOP, {}], "stack": [*IN_TURN, *stack]})))["stack"]
            )
        except BadPosition as fault:
            read.append([str(fault).partition(" is not possible")[2]])
    assert read[0] == read[1]
    if read[1][0] == IN_TURN[0]:
        assert read[1] == [*IN_TURN, *second]


@pytest.mark.rule("WC-020")
@pytest.mark.parametrize(
    ("stack", "actions"),
    [
        (["refill_lumber", "buy_lumber:0:bought=1", "saw_die:0"], ["die:0:2", "die:1:2", "die:2:2"]),
        (["materials:0:bought=3", "pay_die:0:card=21"], ["die:0:2", "die:1:2", "die:2:2"]),
        (["take_order:0:taken=1", "grow:0:room=2"], ["grow:1"]),
        (["exchange:0:sold=2", "ability_die:0:room=1"], ["die:0:2", "die:1:2", "die:2:2"]),
        (["plant:0:trees=1:planted=1", "splice_die:0"], ["die:0:2", "die:1:2", "die:2:2"]),
        (["place_helper:0:helper=9"], ["room:4", "room:5"]),
    ],
    ids=lambda entry: str(entry[-1]),
)
def test_a_free_action_in_the_middle_of_an_action_is_written_down(stack: list[str], actions: list[str]) -> None:
    me = {**WORKSHOP, "rooms": ["A03", "A13", "A07", "A01"]}
    t = load({"players": [me, {}], "stack": [*IN_TURN, *stack]})
    assert t.actions(0)[: len(actions)] == actions
    assert GAME.to_position(state(t))["stack"] == [*IN_TURN, *stack]
    t.act(0, actions[0])
    while step(t) != "turn":
        t.act(0, t.actions(0)[-1])


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        (["buy_lumber:0", "saw_die:0"], "of which no part has been done"),
        (["buy_lumber:0:bought=2"], "too large"),
        (["buy_lumber:0:sold=1"], "'sold', which its step does not have"),
        (["saw_die:0", "buy_lumber:0:bought=1"], "cannot lie on saw_die"),
        (["pay_die:0:card=21:paid=0.3"], "cannot be paid so"),
        (["pay_die:0:card=20"], "cannot be paid so"),
        (["place_helper:0:helper=2"], "The card A03 is in two places: stack and players[0].rooms"),
        (["plant:0"], "nothing can be planted"),
        (["saw_die:0:by=1"], "this work cannot be done"),
        (["saw_die:1"], "it is the turn of seat 0"),
        (["produce:0"], "there is no choice of helpers"),
        (["choice:0:gain=1"], "this gain has no choice"),
        (["ability_die:0:room=5"], "this ability cannot be used"),
        (["ability_add:0:room=5:die=1"], "this ability cannot be used"),
        (["ability_color:0:room=5:die=1"], "this ability cannot be used"),
        (["grow:0:room=5"], "this ability cannot be used"),
        (["materials:0:bought=0"], "there is no such material"),
        (["materials:0:bought=1"], "there is no such material"),
        (["gain:gain=1:part=5"], "this gain has no such part"),
        (["glue_color:0:die=0:other=7"], "these dice cannot be glued"),
        (["glue_color:0:die=1:other=2"], "these dice cannot be glued"),
        (["glue_color:0:die=1:other=11"], "these dice cannot be glued"),
    ],
    ids=lambda entry: str(entry),
)
def test_what_cannot_be_pending(stack: list[str], fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        load({"players": [WORKSHOP, {}], "stack": [*IN_TURN, *stack]})
    assert fault in str(error.value)


AT_WORK = [  # the helper in the first room, what is pending, and what it asks
    ("B01", "saw_die:0:by=2", ["die:0:2", "die:1:2", "die:2:2"]),
    ("B01", "saw_cut:0:by=2:die=1", ["cut:0"]),
    ("A12", "glue_die:0:by=2", ["die:0:2", "die:1:2", "die:2:2"]),
    ("A12", "glue_other:0:by=2:die=1", ["die:1:2", "die:2:2"]),
    ("A12", "glue_color:0:by=2:die=1:other=7", ["color:0", "color:1"]),
    ("A13", "ability_die:0", ["die:0:2", "die:1:2", "die:2:2"]),
    ("A13", "ability_add:0:die=1", ["add:-1"]),
    ("A07", "grow:0", ["grow:1"]),
]


@pytest.mark.rule("WC-213", "WC-229")
@pytest.mark.parametrize(("helper", "entry", "actions"), AT_WORK, ids=lambda entry: str(entry))
def test_a_helper_may_be_at_work_once_a_turn(helper: str, entry: str, actions: list[str]) -> None:
    me = {**WORKSHOP, "rooms": [helper]}
    stack = [*IN_TURN, entry]
    assert load({"players": [me, {}], "stack": stack}).actions(0) == actions
    with pytest.raises(BadPosition, match="cannot be"):
        load({"players": [{**me, "used_abilities": [0]}, {}], "stack": stack})
    with pytest.raises(BadPosition, match="cannot be"):
        load({"players": [{**me, "rooms": []}, {}], "stack": stack})


@pytest.mark.rule("WC-284", "WC-286")
def test_gluing_goes_on_while_there_is_a_pair() -> None:
    stack = [*IN_TURN, "glue_other:0:die=1"]
    assert load({"players": [WORKSHOP, {}], "stack": stack}).actions(0) == ["die:1:2", "die:2:2"]
    large = {**WORKSHOP, "lumber": [{"color": "green", "value": 3}, {"color": "yellow", "value": 5}]}
    for entry in ("glue_die:0", "glue_other:0:die=2"):
        with pytest.raises(BadPosition):
            load({"players": [large, {}], "stack": [*IN_TURN, entry]})


def test_a_card_in_two_places_is_told_with_both() -> None:
    with pytest.raises(
        BadPosition, match=r"The card S01 is in two places: players\[0\]\.hand and players\[1\]\.completed\."
    ):
        load({"players": [{"hand": ["S01"]}, {"completed": ["S01"]}]})


def test_names_of_the_view_and_those_of_before() -> None:
    """A position writes what the view calls so; the names of before are read, but not both together."""
    former = {"blueberries": 1, "lanterns": 2, "sawblades": 3, "glue": 4, "scrap": 5, "reuse": 6, "score": {"wheel": 7}}
    tokens = {"blueberries": 1, "lantern": 2, "sawblade": 3, "glue": 4, "scrap": 5, "reuse": 6}
    docs = [former, {"tokens": tokens, "parts": {"wheel": 7}}]
    first, second = (GAME.to_position(state(load({"players": [doc, {}]}))) for doc in docs)
    assert first == second
    me, shown = first["players"][0], load({"players": [former, {}]}).view(0)["players"][0]
    assert me["tokens"] == shown["tokens"] == tokens
    assert me["parts"] == {"wheel": 7} == {line: n for line, n in shown["parts"].items() if n}
    assert (me["reached"], "score" in me, "lanterns" in me) == (shown["reached"], False, False)
    both: list[dict[str, Any]] = [{"tokens": {}, "glue": 1}, {"parts": {}, "score": {}}]
    for doc in both:
        with pytest.raises(BadPosition, match="twice"):
            load({"players": [doc, {}]})


SETTING_UP = ["next_round", "choosing", "dealing", "show_commission:left=1", "displays"]


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ([*IN_TURN, "place_helper:0:helper=5"], "this helper cannot be paid"),
        ([*IN_TURN, "glue_die:0"], "this work cannot be done"),
        ([*IN_TURN, "glue_other:0:die=3"], "this work cannot be done"),
        ([*IN_TURN, "glue_color:0:die=3:other=8"], "this work cannot be done"),
        ([*IN_TURN, "pay_die:0:card=3"], "this order cannot be paid so"),
        ([*IN_TURN, "saw_cut:0:die=3"], "there is no such die to saw"),
        ([*IN_TURN, "splice_add:0:die=3"], "this work cannot be done"),
        (["turn_over", "lumber_check", "market:0"], "its price cannot be paid"),
        (["turn_over", "discard:0"], "there are no dice too many"),
        (["next_round", "income"], "it does not follow round 1"),
        (["round_over", "solo"], "this belongs to the solo game"),
        (["start_turn", "remove_commission"], "this belongs to the solo game"),
        ([*SETTING_UP, "reputation_tile", "refill_lumber", "arrange:space=1"], "does not fit the tiles on the wheel"),
        ([*SETTING_UP, "reputation_tile:place=1"], "it lies already"),
        (["next_round", "choosing", "dealing", "deal_helper:dealt=1"], "it does not fit the cards dealt"),
        (["next_round", "choosing", "dealing", "deal_helper", "deal_order:dealt=1"], "it does not fit the cards dealt"),
        (["next_round", "choosing", "dealing:served=1"], "the setup is round 0, and only it asks for opening choices"),
        (["next_round", "choosing:served=1", "start_helper:0"], "this seat has no helpers to choose from"),
    ],
    ids=str,
)
def test_what_cannot_be_pending_with_an_empty_workshop(stack: list[str], fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        load({"players": [{}, {}], "stack": stack})
    assert fault in str(error.value)


ATTIC = dict.fromkeys(["b0", "b1", "b2", "b3", "m0", "m1", "m2", "t0", "t1", "t2", "t3"], "hammer")
CROWDED: dict[str, Any] = {"rooms": ["A01", "A02", "A03", "A04", "A05", "A06"], "attic": ATTIC}
LAYING = ["next_round", "income", "laying:asked=1"]
FIRST = [*SETTING_UP, "reputation_tile", "refill_lumber", "arrange:space=1", "first_player"]
LAID_OUT = {"buy_lumber": [1, 1]}


@pytest.mark.parametrize(
    ("entry", "players", "rest", "fault"),
    [
        ("take_helper:0", [CROWDED, {}], {}, "all rooms are occupied"),
        ("tool:0", [CROWDED, {}], {}, "the attic is full"),
        ("space:0:kind=1", [CROWDED, {}], {}, "there is no place or no tool"),
        ("space:0", [{}, CROWDED], {}, "there is no place or no tool"),
        ("room:0", [{}, {}], {"helpers": ["A05"]}, "this helper cannot be hired"),
        ("room:0", [WORKSHOP, {}], {"helpers": [None, "A05"]}, "this helper cannot be hired"),
        ("show_order", [{}, {}], {"orders": ["S01"]}, "there is nothing to draw"),
        ("show_order", [{}, {}], {"orders": [None], "decks": {"orders": []}}, "there is nothing to draw"),
        ("show_helper", [{}, {}], {"helpers": ["A01"]}, "there is nothing to draw"),
        ("show_helper", [{}, {}], {"helpers": [None], "decks": {"helpers": []}}, "there is nothing to draw"),
    ],
    ids=str,
)
def test_what_cannot_be_pending_in_a_turn(entry: str, players: list[Any], rest: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition, match=f"'{entry}' is not possible: {fault}"):
        load({"players": players, "stack": [*IN_TURN, entry], **rest})


@pytest.mark.parametrize(
    ("doc", "fault"),
    [
        ({"round": 4, "stack": [*LAYING, "lay_order:1"]}, "it is not this seat's turn to lay an order"),
        ({"stack": ["next_round", "choosing", "dealing"], "decks": {"orders": []}}, "not enough cards to deal"),
        ({"stack": ["next_round", "choosing", "dealing"], "decks": {"helpers": []}}, "not enough cards to deal"),
        ({"stack": ["next_round", "choosing", "dealing"], "decks": {"hazelnut": []}}, "not enough cards to deal"),
        ({"stack": ["next_round", "choosing:served=1", "dealing"]}, "not enough cards to deal"),
        ({"stack": ["next_round", "choosing"]}, "a player has no opening cards to choose from"),
        ({"stack": FIRST, "wheel": {"tiles": LAID_OUT}}, "the tiles are laid out already"),
    ],
    ids=str,
)
def test_what_cannot_be_pending_between_turns(doc: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        load({"players": [{"hand": ["S01"]}, {"hand": ["S02"]}], "round": 0, **doc})


# Of each step that can be pending the largest numbers that its fields have.
LARGEST = [
    "arrange:space=6",
    "reputation_tile:place=1",
    "show_commission:left=8",
    "dealing:served=4",
    "deal_order:dealt=6",
    "deal_helper:dealt=2",
    "choosing:served=4",
    "keep_order:left=2",
    "buy_lumber:discount=20:optional=1:bought=1",
    "roll:slot=5",
    "exchange:discount=20:optional=1:sold=2",
    "materials:discount=20:optional=1:bought=4",
    "take_order:discount=20:optional=1:taken=1",
    "take_helper:discount=20:optional=1",
    "place_helper:helper=48:discount=20",
    "room:slot=3:discount=20",
    "immediate:room=5",
    "mode:discount=20:optional=1",
    "planting:trees=2:planted=2",
    "plant:trees=2:planted=2",
    "improve:discount=20:optional=1",
    "saw_die:by=7",
    "saw_cut:by=7:die=17",
    "splice_die:slot=2",
    "splice_add:slot=2:die=17",
    "glue_die:by=7",
    "glue_other:by=7:die=17",
    "glue_color:by=7:die=17:other=17",
    "ability_die:room=5",
    "ability_add:room=5:die=17",
    "ability_color:room=5:die=17",
    "grow:room=5",
    "pay_die:card=71",
    "gain:part=11:line=20",
    "event:event=14:value=6:room=5",
    "space:kind=4",
    "produce:left=6:done=63",
    "producing:left=6:done=63",
    "choice:line=20",
    "laying:asked=4",
    "income:phase=3",
]


@pytest.mark.parametrize("entry", LARGEST)
def test_a_frame_takes_no_larger_number(entry: str) -> None:
    check_largest("woodcraft", entry)


def test_which_entries_of_a_stack_name_a_seat() -> None:
    """Those that ask one; of the others those that do something for one. Some belong to the seat of what is below."""
    same_seat = ["deal_order", "keep_order"]
    for_a_seat = ["deal_helper"]
    assert sorted(step.name for step in GAME.steps if step.same_seat) == same_seat
    named = [step for step in GAME.steps if step.owned and step.asks != ASKS_SEAT and not step.same_seat]
    assert sorted(step.name for step in named) == for_a_seat
