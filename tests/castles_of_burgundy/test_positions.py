"""Positions as an outsider writes them from docs/positions: in part, with something pending, or on purpose odd."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import burgher
from burgher import Table
from burgher.core.chance import Dice
from burgher.core.step import ASKS_SEAT
from burgher.games.castles_of_burgundy import GAME as RULES
from burgher.games.castles_of_burgundy.facts import BOARDS, CASTLE
from burgher.games.castles_of_burgundy.position import goods_on_table, tiles_on_table
from burgher.games.castles_of_burgundy.state import Burgundy
from tests.partial import play_partial, some_of

from ..vocabulary import check_largest
from .helpers import GAME, SETUPS, Doc, new, offers, play, points, random_play, seen, setup_options

PAGE = Path(__file__).resolve().parents[2] / "docs/positions/castles_of_burgundy.md"
STACKS = [json.loads(stack) for stack in re.findall(r"`(\[\".*?\])`", PAGE.read_text("utf-8"))]


def position(*players: Doc, seed: int = 1, **rest: Any) -> Table:
    return burgher.position(GAME, {"players": list(players), **rest}, seed=seed)


def refusal(*players: Doc, **rest: Any) -> str:
    with pytest.raises(burgher.BadPosition) as fault:
        position(*players, **rest)
    return str(fault.value)


# ---------------------------------------------------------------- dice that are not named


@pytest.mark.rule("CB-052")
@pytest.mark.parametrize("stack", [None, ["turn:0"], ["after:0"], ["after:0", "castle:0"]])
def test_dice_that_are_not_named_are_rolled_before_they_are_used(stack: list[str] | None) -> None:
    mines = {str(depot): {"tiles": ["mine"]} for depot in range(1, 7)}
    t = position({"workers": 1, "goods": {"1": 1}}, {}, depots=mines, stack=stack)
    if offers(t, "sell:2"):
        play(t, "sell:2:1")  # the action of the castle
    assert all(1 <= value <= 6 for value in seen(t)["dice"])
    assert len(offers(t, "take:0:")) == 3, "with one worker a die reaches its own depot and its two neighbours"


@pytest.mark.rule("CB-066")
def test_a_used_die_stays_used_when_its_value_is_not_named() -> None:
    t = position({"used": [True, False]}, {})
    assert offers(t) == ["workers:1"]


@pytest.mark.rule("CB-070")
def test_dice_that_are_all_used_need_no_value() -> None:
    black = {"0": {"tiles": ["mine"]}}
    assert offers(position({"used": [True, True], "silver": 2}, {}, depots=black)) == ["buy:0:0:3", "end_turn"]
    assert position({"used": [True, True], "silver": 1}, {}, depots=black).to_move == (1,)


# ---------------------------------------------------------------- estates and boards


@pytest.mark.rule("CB-027")
@pytest.mark.parametrize("estate", [None, {}, {"12": "knowledge_9"}])
def test_each_estate_has_its_start_castle_named_or_not(estate: Doc | None) -> None:
    t = position({"dice": [5, 5], "storage": ["ship"], "estate": estate}, {})
    assert seen(t)["estate"][18] == "castle" and seen(t)["start"] == 18
    assert offers(t, "place") == ["place:0:0:19"]


@pytest.mark.rule("CB-279")
def test_a_castle_that_is_named_is_the_start_castle() -> None:
    t = position({"board": 2, "estate": {"33": "castle"}}, {"start": 6, "estate": {"12": "knowledge_9"}})
    assert seen(t)["start"] == 33 and seen(t)["estate"].count("castle") == 1
    assert seen(t, 1)["start"] == 6 and seen(t, 1)["estate"].count("castle") == 1


@pytest.mark.rule("CB-278")
def test_the_chosen_side_of_a_sheet_tells_the_board() -> None:
    assert seen(position({"sheet": 4, "side": 1}, {}))["board"] == 7
    assert "does not lead to board 6" in refusal({"sheet": 4, "side": 1, "board": 6}, {})
    assert "has a side, but no sheet" in refusal({"side": 1}, {})


@pytest.mark.rule("CB-281")
def test_no_sheet_is_dealt_twice() -> None:
    stack = ["start_phase", "choose_boards"]
    told = refusal({"sheet": 0}, {"sheet": 0}, stack=stack)
    assert "dealt twice" in told and told.endswith(": players[0], players[1].")
    told = refusal({"sheet": 0}, {"sheet": 1}, sheets=[1, 2], stack=stack)
    assert "dealt twice" in told and told.endswith(": players[1], sheets.")


@pytest.mark.rule("CB-280")
def test_a_given_board_is_no_secret_while_castles_are_chosen_secretly() -> None:
    t = position({"board": 5, "start": 10}, {"board": 3}, stack=["start_phase", "choose_boards"])
    drawn = {t.game.determinize(t.state, 1, Dice(seed)).players[0].start for seed in range(40)}
    assert drawn == set(BOARDS[4].cells[CASTLE])


@pytest.mark.rule("CB-027")
def test_a_start_castle_is_laid_on_an_empty_estate() -> None:
    tiles = {"estate": {"18": "castle"}}
    assert "tiles in an estate" in refusal(tiles, {}, stack=["start_phase", "boards"])
    assert "tiles in an estate" in refusal(tiles, {"sheet": 1}, stack=["start_phase", "choose_boards"])
    assert "tiles in the estate" in refusal(tiles, {}, stack=["start_phase", "boards:1", "choose_board:0"])
    assert "still to choose" in refusal({"board": 2, "start": 21}, {}, stack=["start_phase", "boards"])


# ---------------------------------------------------------------- the turn order track


@pytest.mark.rule("CB-120")
def test_the_marker_has_not_moved_yet_while_a_ship_is_loaded() -> None:
    ship = {"dice": [1, 2], "estate": {"18": "castle", "19": "ship"}}
    t = position(ship, {}, depots={"3": {"goods": [2]}}, stack=["after:0", "sail:0", "ship:0"])
    assert seen(t)["ships"] == 0
    assert seen(play(t, "goods:3:0"))["ships"] == 1


@pytest.mark.rule("CB-057")
def test_without_ships_the_track_stands_as_the_order_of_the_round() -> None:
    t = position({}, {}, {}, order=[2, 0, 1])
    assert t.view()["line"] == [2, 0, 1]
    assert position({"ships": 1}, {}, {}, order=[2, 0, 1]).view()["line"] == [0, 2, 1]


@pytest.mark.rule("CB-124")
def test_the_track_ends_after_six_spaces() -> None:
    t = position({"dice": [5, 5], "storage": ["ship"], "ships": 6}, {"ships": 6}, turn=0, line=[1, 0])
    play(t, "place:0:0:19")
    assert seen(t)["ships"] == 6 and t.view()["line"] == [0, 1]


# ---------------------------------------------------------------- pieces that a whole game would not have there


@pytest.mark.rule("CB-172")
def test_nobody_takes_both_bonus_tiles_of_a_colour() -> None:
    mines = {"18": "castle", "24": "mine", "29": "mine"}
    t = position({"dice": [3, 3], "storage": ["mine"], "estate": mines}, {}, bonus={"mine": {"large": 0}})
    play(t, "place:0:0:33")
    assert points(t) == {"region_size": 6, "region_phase": 10}
    assert t.view()["bonus"][1] == {"type": "mine", "large": 0, "small": None}


@pytest.mark.rule("CB-048")
def test_five_goods_at_most_lie_on_the_round_spaces() -> None:
    t = position({}, {"dice": [1, 1], "used": [True, False]}, turn=1, round=5, round_goods=[6, 6])
    play(t, "workers:1")
    assert t.view()["phase"] == "B" and len(t.view()["round_goods"]) == 4
    stack = ["start_round", "lay_goods"]
    assert "goods on the round spaces" in refusal({}, {}, round_goods=[1], stack=stack)
    assert "goods on the round spaces" in refusal({}, {}, stacks={"goods": {}}, stack=stack)


@pytest.mark.rule("CB-050")
def test_a_tile_that_is_to_be_laid_must_be_there() -> None:
    stack = ["start_round", "lay_goods", "lay_tile"]
    assert "no tile for the slot" in refusal({}, {}, stacks={"coloured": {}, "black": {}}, stack=stack)


@pytest.mark.rule("CB-091")
def test_two_tiles_of_which_there_is_one_can_both_be_discarded() -> None:
    stored = {"dice": [1, 1], "storage": ["knowledge_7", "knowledge_7", "mine"]}
    t = position(stored, {}, depots={"1": {"tiles": ["bank", "ship"]}})
    play(t, "take:0:1:0:0", "take:1:1:1:1")
    whole = t.game.to_position(t.state)
    assert whole["stacks"]["removed"] == {"knowledge_7": 2}
    assert burgher.position(GAME, whole).game.to_position(t.state) == whole


# ---------------------------------------------------------------- what is told


@pytest.mark.rule("CB-062")
def test_the_view_names_whose_turn_it_is_whether_or_not_the_white_die_is_known() -> None:
    assert position({}, {"dice": [2, 3]}, turn=1).view()["turn"] == 1
    assert position({}, {}, stack=["start_phase", "choose_boards"]).view()["turn"] is None
    assert position({}, {}, stack=[]).view()["turn"] is None


@pytest.mark.rule("CB-062")
def test_the_stack_tells_whose_turn_it_is() -> None:
    t = position({}, {"dice": [1, 2]}, stack=["after:1", "castle:1"])
    assert t.to_move == (1,) and t.view()["turn"] == 1
    assert "it is the turn of seat 0" in refusal({}, {}, turn=0, stack=["turn:1"])
    assert "too large" in refusal({}, {}, stack=["after:3"]), "nobody sits there"


STACK_DEPOTS = {"2": {"goods": [2, 3], "tiles": ["castle", "bank", "ship"]}, "3": {"goods": [4]}}


@pytest.mark.rule("CB-115")
@pytest.mark.parametrize(
    "numbers, named",
    [
        (["turn:0:0:0"], ["turn:0"]),
        (["after:0:0", "castle:0:0:0"], ["after:0", "castle:0"]),
        (["after:0:0", "sail:0:0", "ship:0:0:0"], ["after:0", "sail:0", "ship:0"]),
        (["after:0:0", "sail:0:0", "keep:0:2:0"], ["after:0", "sail:0", "keep:0:depot=2"]),
        (["after:0:0", "sail:0:0", "keep:0:2:3"], ["after:0", "sail:0", "keep:0:depot=2:other=3"]),
        (["after:0:0", "free_take:0:4:0"], ["after:0", "free_take:0:types=4"]),
        (["roll_white:0:0", "roll:1:0"], ["roll_white", "roll:place=1"]),
        (["turn:0:0:0", "roll:0:1"], ["turn:0", "roll:alone=1"]),
        (["start_round:0:0", "lay_goods:0:0", "lay_tile:3:0"], ["start_round", "lay_goods", "lay_tile:slot=3"]),
        (["start_round:0:0", "lay_goods:0:0"], ["start_round", "lay_goods"]),
        (["start_phase:0:0", "boards:1:0", "choose_board:0:0:0"], ["start_phase", "boards:place=1", "choose_board:0"]),
        (["start_phase:0:0", "choose_boards:0:0"], ["start_phase", "choose_boards"]),
    ],
    ids=str,
)
def test_entries_with_bare_numbers_and_with_names_are_the_same(numbers: list[str], named: list[str]) -> None:
    choosing = any("choose" in entry for entry in named)
    me = {"sheet": 0} if choosing else {"dice": [1, 2], "goods": {"1": 1, "5": 1}}
    docs = [{"players": [me, {}], "depots": STACK_DEPOTS, "stack": stack} for stack in (numbers, named)]
    first, second = (RULES.from_position(doc, False) for doc in docs)
    assert RULES.to_position(first) == RULES.to_position(second)
    assert RULES.to_position(first)["stack"] == named


@pytest.mark.rule("CB-294")
@pytest.mark.parametrize(
    "stack, told",
    [
        (["after:0", "sail:1", "ship:1"], "belongs to seat 0"),
        (["after:0", "castle:1"], "belongs to seat 0"),
        (["after:0", "ship:0"], "cannot lie on after"),
        (["after:0", "sail:0", "keep:0"], "not one depot or two neighbours"),
        (["after:0", "sail:0", "keep:0:depot=2:other=5"], "not one depot or two neighbours"),
        (["after:0", "sail:0", "keep:0:depot=4"], "no choice of goods"),
        (["after:0", "sail:0", "keep:0:depot=7"], "too large"),
        (["after:0", "sail:0", "keep:0:place=2"], "which its step does not have"),
        (["after:0", "free_take:0:types=1"], "no building offers these types"),
        (["roll_white", "roll:place=2"], "there are 2 players"),
        (["roll_white", "roll:place=3"], "there are 2 players"),
        (["start_round", "lay_goods", "lay_tile:slot=20"], "there is no such slot"),
        (["start_phase", "boards", "deal_goods:dealt=6"], "there are no goods to deal"),
        (["start_phase", "boards", "deal_sheet"], "not enough sheets"),
        (["start_phase", "boards", "deal_sheet:place=2"], "there are 2 players"),
        (["start_phase", "boards:place=3"], "there are 2 players"),
    ],
    ids=str,
)
def test_what_cannot_be_pending(stack: list[str], told: str) -> None:
    assert told in refusal({"dice": [1, 2], "goods": {"1": 1, "5": 1}}, {}, depots=STACK_DEPOTS, stack=stack)


@pytest.mark.rule("CB-027")
@pytest.mark.parametrize("boards", ["boards", "boards:place=1"])
def test_as_many_castles_as_players_are_enough_for_their_starts(boards: str) -> None:
    rest: Doc = {"stack": ["start_phase", boards]}
    assert position({}, {}, stacks={"coloured": {"castle": 2}, "goods": {}}, **rest).view()["phase"] == "A"
    assert "not enough start castles" in refusal({}, {}, stacks={"coloured": {"castle": 1}}, **rest)


FULL: Doc = {"storage": ["mine", "mine", "mine"]}
NO_CASTLE: Doc = {"sheet": 0, "estate": {"12": "knowledge_9"}}
HAS_CHOSEN: Doc = {"board": 1, "start": 18}


@pytest.mark.rule("CB-294")
@pytest.mark.parametrize(
    ("stack", "me", "other", "rest", "told"),
    [
        (["after:0", "castle:0"], FULL, {}, {}, "its player's storage is full"),
        (["after:0", "free_take:0:types=4"], FULL, {}, {}, "its player's storage is full"),
        (["start_phase", "boards:place=1", "choose_board:1"], {}, {}, {}, "it is not this seat's turn to choose"),
        (["start_phase", "boards:place=2", "choose_board:0"], {}, {}, {}, "it is not this seat's turn to choose"),
        (["start_phase", "boards", "choose_board:0"], {}, {}, {}, "it is not this seat's turn to choose"),
        (["start_phase", "boards:place=1", "choose_board:0"], NO_CASTLE, {}, {}, "tiles in the estate already"),
        (["start_phase", "choose_boards"], NO_CASTLE, {}, {}, "tiles in an estate without its start castle"),
        (["start_phase", "choose_boards"], {}, {**NO_CASTLE, "sheet": 1}, {}, "an estate without its start castle"),
        (["start_phase", "boards"], NO_CASTLE, {}, {}, "there are tiles in an estate without its start castle"),
        (["start_phase", "choose_boards"], HAS_CHOSEN, HAS_CHOSEN, {}, "all have chosen"),
        (["start_phase", "boards"], HAS_CHOSEN, HAS_CHOSEN, {}, "a seat that is still to choose has a start castle"),
        (["start_phase", "boards"], {}, HAS_CHOSEN, {}, "a seat that is still to choose has a start castle"),
        (["start_phase", "choose_boards"], {}, {}, {"castle": 1}, "there are not enough start castles left"),
        (["start_phase", "boards"], {}, {}, {"castle": 1}, "there are not enough start castles left"),
        (["start_phase", "boards:place=1", "choose_board:0"], {}, {}, {"castle": 1}, "not enough start castles left"),
        (["start_round", "lay_goods:laid=2"], {}, {}, None, "the goods on the round spaces and in the stacks do not"),
        (["start_round", "lay_goods", "lay_tile:slot=3"], {}, {}, {}, "there is no tile for the slot"),
    ],
    ids=str,
)
def test_what_cannot_be_pending_as_things_lie(
    stack: list[str], me: Doc, other: Doc, rest: Doc | None, told: str
) -> None:
    """`rest` is what is left of the coloured tiles, if that matters."""
    stacks = {"stacks": {"coloured": rest}} if rest or "tile" in stack[-1] else {}
    if "choose" in stack[-1] and not me:
        me = {"sheet": 0}
    assert told in refusal(me, other, stack=stack, **stacks)


def test_goods_are_laid_as_long_as_there_are_some() -> None:
    stack = ["start_round", "lay_goods:laid=1"]
    told = refusal({}, {}, stack=stack, round_goods=[1], stacks={"goods": {}})
    assert "the goods on the round spaces and in the stacks do not allow it" in told
    position({}, {}, stack=stack, round_goods=[1], stacks={"goods": {"1": 1}})


def test_a_position_that_has_too_much_says_where_it_lies() -> None:
    t = new(2, seed=2)
    doc = t.game.to_position(t.state)
    doc["players"][0]["storage"][0] = "knowledge_7"
    doc["depots"]["3"]["goods"] = [1] * 7
    with pytest.raises(burgher.BadPosition) as fault:
        burgher.position(GAME, doc, strict=True)
    told = r"There are 2 tiles knowledge_7 .* 1: 1 in players\[0\].storage, 1 in (stacks.black|depots.0)\."
    assert re.fullmatch(told, str(fault.value))
    doc["players"][0]["storage"][0] = None
    with pytest.raises(burgher.BadPosition, match=r"goods of type 1 in all, .* 7 in depots\.3"):
        burgher.position(GAME, doc, strict=True)


@pytest.mark.rule("CB-164")
def test_the_last_tile_of_the_game_is_announced_without_the_final_scoring() -> None:
    last = {"dice": [3, 3], "used": [False, True], "storage": ["watchtower"], "silver": 1, "workers": 9}
    t = position(last, {}, phase="E", round=5, order=[1, 0], turn=0)
    message = t.game.describe(t.state, 0, t.game.verbs.parse("place:0:0:25"))
    assert message.args["points"] == 4
    play(t, "place:0:0:25")
    assert points(t) == {"watchtowers": 4, "silver": 1, "workers": 4}


@pytest.mark.rule("CB-294")
@pytest.mark.parametrize("stack", STACKS, ids=str)
def test_every_stack_that_the_docs_name_asks_somebody(stack: list[str]) -> None:
    start = [{"sheet": 4}, {"sheet": 5}] if "boards" in stack[-1] else [{"dice": [1, 2], "goods": {"1": 1, "5": 1}}, {}]
    t = position(*start, depots=STACK_DEPOTS, stack=stack)
    assert all(offers(t, seat=seat) for seat in t.to_move) and t.to_move


def test_the_docs_name_stacks() -> None:
    assert {stack[-1].split(":")[0] for stack in STACKS} >= {"turn", "castle", "ship", "keep", "free_take", "boards"}


# ---------------------------------------------------------------- any part of any position


NEEDS = {"side": "sheet", "sheet": "side", "start": "board", "estate": "board"}


def pieces(s: Burgundy) -> list[int]:
    tiles = [sum(counts) for counts in zip(tiles_on_table(s), s.coloured, s.black, s.removed, strict=True)]
    return tiles + [sum(counts) for counts in zip(goods_on_table(s), s.goods_left, strict=True)]


@pytest.mark.rule("CB-294")
@pytest.mark.parametrize("setup", SETUPS)
def test_some_entries_of_a_position_are_a_position(setup: str) -> None:
    accepted = 0
    for seed in range(12):
        rng = Random(seed)
        t = new(2 + seed % 3, seed, **setup_options(setup, 2 + seed % 3))
        random_play(t, rng, rng.choice([0, 2, 5, 20, 100]))
        accepted += play_partial(t.game, some_of(t.game.to_position(t.state), NEEDS, rng), seed, pieces)
    assert accepted >= 8


# Of each step that can be pending the largest numbers that its fields have.
LARGEST = [
    "deal_sheet:place=3",
    "boards:place=4",
    "deal_goods:dealt=11",
    "lay_tile:slot=31",
    "lay_goods:laid=4",
    "roll:place=3:alone=1",
    "keep:depot=6:other=6",
    "free_take:types=63",
]


@pytest.mark.parametrize("entry", LARGEST)
def test_a_frame_takes_no_larger_number(entry: str) -> None:
    check_largest("castles_of_burgundy", entry)


def test_which_entries_of_a_stack_name_a_seat() -> None:
    """Those that ask one; of the others those that do something for one. Some belong to the seat of what is below."""
    same_seat = ["castle", "city_hall", "free_take", "keep", "sail", "ship", "warehouse"]
    for_a_seat = ["after"]
    assert sorted(step.name for step in RULES.steps if step.same_seat) == same_seat
    named = [step for step in RULES.steps if step.owned and step.asks != ASKS_SEAT and not step.same_seat]
    assert sorted(step.name for step in named) == for_a_seat
