"""Positions written by hand: what may be left out, and what is refused with a sentence that names the fault."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from burgher.core.chance import Dice
from burgher.core.errors import BadPosition
from burgher.core.step import ASKS_SEAT
from burgher.core.table import Table
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.pieces import building_cards, capital_cards, cubes_on_table, naturals_on_table
from burgher.games.craftsmen.state import Craftsmen
from tests.partial import play_partial, some_of

from ..vocabulary import check_largest
from .helpers import RICH, Doc, all_pass, new, offers, play, player, random_play, seen, state, step, table


def test_what_is_not_named_has_its_default() -> None:
    t = table(3)
    assert (step(t), t.to_move) == ("send", (0,))
    assert [row["card"] for row in seen(t)["row"]] == ["S1"] and seen(t, 2)["row"][0]["card"] == "S3"
    assert t.view()["granary"]["rope"] == [None, None] and t.view()["natural"] == 14
    assert t.view()["capital"]["deck"] == 48 and [part["pile"] for part in t.view()["buildings"]] == [24, 24, 16]
    assert (t.view()["privileges"], t.view()["work"], t.view()["order"]) == (6, 6, [0, 1, 2])
    assert player(t).supply == 20


def test_supplies_follow_from_what_lies_on_the_table() -> None:
    me: Doc = {"row": ["S1", "A05"], "icons": {"A05": [0, "natural"]}, "fair": 2, "privileges": 1}
    t = table([me, {}], granary={"rope": [0, "natural"]}, ships={"1": {"beer": [0]}}, queues={"notary": [[0]]})
    assert (player(t).supply, player(t).helpers) == (20 - 2 - 1 - 1 - 1, 4)
    assert (state(t).natural, state(t).privileges) == (12, 3)


def test_a_stage_begins_with_its_queue() -> None:
    t = table(2, stage="craft_guild", queues={"craft_guild": [[1], [0]]})
    assert (step(t), t.to_move) == ("craft", (1,))
    winter = table(2, season="winter", stage="craft_guild", order=[1, 0])
    assert (step(winter), winter.to_move) == ("craft", (1,))
    assert "pass" in offers(table(2))


FAULTS: list[tuple[Doc, str]] = [
    ({"players": []}, "length"),
    ({"players": [{}, {}], "colour": 1}, "unknown field"),
    ({"players": [{"capital": {"pink1": 1}}, {}]}, "names a capital card 'pink1'"),
    ({"players": [{"capital": {"red1": 5}}, {}]}, "there are only 4"),
    ({"players": [{"capital": {"red1": 3}}, {"capital": {"red1": 2}}]}, "more than 4 cards red1 on the table"),
    ({"players": [{"hand": ["B99"]}, {}]}, "names a card 'B99'"),
    ({"players": [{"hand": ["S1"]}, {}]}, "which cannot lie there"),
    (
        {"players": [{"hand": ["B01"]}, {"row": ["S1", "B01"]}]},
        "The card B01 lies in more than one place: players[0].hand, players[1].row",
    ),
    ({"players": [{"secret": ["B01"]}, {}]}, "secret has a card that is not in its hand"),
    ({"players": [{"shown": {"red1": 1}}, {}]}, "not in its hand"),
    ({"players": [{"row": ["S1", "E01"], "icons": {"E02": [0]}}, {}]}, "is not a card of the row"),
    ({"players": [{"row": ["S1", "E01"], "icons": {"E01": [1]}}, {}]}, "foreign marker on the icon of a raw good"),
    ({"players": [{"row": ["S1", "E01"], "icons": {"E01": [0, 0]}}, {}]}, "where there is no icon"),
    ({"players": [{"supply": 21}, {}]}, "more than 20 cubes"),
    ({"players": [{"helpers": 5}, {}], "queues": {"notary": [[0]]}}, "more than 5 helpers"),
    ({"players": [{"score": {"luck": 1}}, {}]}, "which the score sheet does not have"),
    ({"players": [{"score": {"town": -1}}, {}]}, "must not be negative"),
    ({"players": [{"sum": 3}, {}]}, "sum is not the sum"),
    ({"players": [{}, {}], "stage": "inn"}, "names a building 'inn'"),
    ({"players": [{}, {}], "season": "winter", "stage": "notary"}, "in winter"),
    ({"players": [{}, {}], "order": [0, 0]}, "each once"),
    ({"players": [{}, {}], "order": [1]}, "each of the seats"),
    ({"players": [{}, {}], "queues": {"inn": [[0]]}}, "names a building 'inn'"),
    ({"players": [{}, {}], "queues": {"notary": [[0], [1], [0]]}}, "more than 2 spaces"),
    ({"players": [{}, {}, {}], "queues": {"notary": [[0, 1], [2]]}}, "stacked only when it is full"),
    ({"players": [{}, {}, {}], "queues": {"notary": [[0, 0], [0], [1]]}}, "more than 2 discs of seat 0"),
    ({"players": [{}, {}], "change": [0]}, "must be empty with two players"),
    ({"players": [{}, {}, {}], "change": [0, 0]}, "each at most once"),
    ({"players": [{}, {}], "granary": {"wine": [0]}}, "no column for 'wine'"),
    ({"players": [{}, {}], "granary": {"rope": [None, 0]}}, "none on its first"),
    ({"players": [{}, {}], "granary": {"rope": [2]}}, "where nobody sits"),
    ({"players": [{}, {}], "ships": {"1": {"wine": [0]}}}, "no ship '1' with a row for 'wine'"),
    ({"players": [{}, {}], "ships": {"1": {"beer": ["natural"]}}}, "never loaded"),
    ({"players": [{}, {}], "natural": 14, "granary": {"rope": ["natural"]}}, "more than 14 natural markers"),
    ({"players": [{"privileges": 3}, {}], "privileges": 2}, "more than 4 tokens of privileges"),
    ({"players": [{}, {}], "bonus": {"rope": 0}}, "bonus gives a token"),
    ({"players": [{}, {}], "deck": {"red1": 4}, "discard": {"red1": 1}}, "lie somewhere else already"),
    ({"players": [{}, {}], "piles": {"basic": ["house"]}}, "unseen cards are"),
    ({"players": [{}, {}], "piles": {"basic": ["unseen"] * 24}, "display": {"basic": ["B01"]}}, "more unseen cards"),
    ({"players": [{}, {}], "piles": {"basic": [{"card": "E01"}]}}, "which cannot lie there"),
    ({"players": [{"row": ["S1"]}, {}], "box": ["S1"]}, "lies somewhere else already"),
    ({"players": [{}, {}], "display": {"basic": ["E01"]}}, "which cannot lie there"),
    ({"players": [{"hand": ["E01", "E01"]}, {}]}, "players[0].hand has a card twice"),
    ({"players": [{}, {}], "looked": [{"card": "B01"}]}, "need a stack"),
    ({"players": [{}, {}], "auction": {"opener": 0, "bid": 1, "bidders": [0, 1]}}, "where no card lies"),
    ({"players": [{}, {}], "stack": ["stage:1", "sleep:0"]}, "no step that can be pending"),
    ({"players": [{}, {}], "stack": ["send:0"]}, "cannot lie on the bottom"),
    ({"players": [{}, {}], "stack": ["stage:0"]}, "there is no such stage"),
    ({"players": [{}, {}], "stack": ["stage:2", "pay:0:5:15"]}, "cannot lie on stage"),
    ({"players": [{}, {}], "stack": ["stage:2", "bonus_tokens:0", "pay:0:5:15"]}, "the payment cannot come about"),
    ({"players": [{}, {}], "stack": ["stage:2", "build:0:0:6"]}, "what is built cannot be paid"),
    ({"players": [{}, {}], "stack": ["stage:5", "give:0:1"]}, "the hand has no cards"),
    ({"players": [{}, {}], "stack": ["stage:4", "craft:0:2:5"]}, "no such labour"),
    ({"players": [{}, {}], "stack": ["stage:4", "craft:0:3:2"]}, "no such labour"),
    ({"players": [{}, {}], "stack": ["stage:4", "bribe:0:0:0"]}, "the hand has no cards"),
    ({"players": [{}, {}], "stack": ["stage:3", "bid:0"]}, "there is no auction"),
    ({"players": [{}, {}], "stack": ["stage:3", "peek_show:0"]}, "not enough cards"),
    ({"players": [{}, {}], "stack": ["stage:1", "refill", "discard:0:3"]}, "does not have the cards"),
]


THREE: list[Doc] = [{}, {}, {}]
COVERED: Doc = {"players": [{"capital": RICH}, {}, {}], "queues": {"notary": [[1], [2], [1]], "craft_guild": [[1]]}}
FAULTS += [
    ({"players": [{"row": ["S1", "S2"]}, {"row": ["S3", "S4"]}, {"row": ["S5", "S6"]}, {}]}, "no sawmill left for it"),
    ({"players": THREE, "season": "winter", "change": [1]}, "change must be empty in winter"),
    ({"players": THREE, "paid": {"red3": 1}}, "need a stack"),
    ({"players": THREE, "mayor": {"red3": 1}}, "need a stack"),
    ({"players": THREE, "paid": {"red3": 1}, "stack": ["stage:4:1", "craft:0:1:3"]}, "no payment is under way"),
    ({"players": THREE, "mayor": {"red3": 1}, "stack": ["stage:3", "notary:0"]}, "no answer to the mayor is pending"),
    ({"players": THREE, "stage": "notary", "stack": ["stage:4:1", "craft:0:1:3"]}, "the stack is about craft_guild"),
    ({"players": THREE, "stack": ["stage:2:1", "craft:0:1:3"]}, "it belongs to stage 4"),
    ({"players": THREE, "stack": ["stage:4", "helpers"]}, "it belongs to stage 1"),
    ({"players": THREE, "season": "winter", "stack": ["stage:2", "helpers"]}, "no helpers are sent in winter"),
    ({"players": THREE, "stack": ["stage:1", "window"]}, "no stage has gone before"),
    ({"players": THREE, "season": "winter", "stack": ["stage:2", "window"]}, "no stage has gone before"),
    ({"players": THREE, "stack": ["stage:2", "window:1", "spend_tokens:0"]}, "no work token to spend"),
    ({"players": THREE, "stack": ["year_end"]}, "the year ends in winter"),
    ({**COVERED, "stack": ["stage:1", "helpers", "put_disc:0:19", "fee:0:2"]}, "cannot be paid for this disc"),
    ({**COVERED, "stack": ["stage:1", "helpers", "put_disc:1:19", "fee:0:1"]}, "the disc cannot lie there"),
    ({**COVERED, "stack": ["stage:1", "helpers", "put_disc:0:25", "fee:0:1"]}, "the disc cannot lie there"),
    ({"players": THREE, "stack": ["stage:6:1", "hall:0:0"]}, "its disc is not there"),
    ({"players": THREE, "queues": {"notary": [[0]]}, "stack": ["next_round"]}, "discs lie in the city still"),
    (
        {"players": [{"row": ["S1", "B01"]}, {}], "stack": ["start_round", "find_order", "exchanges"]},
        "a sawmill and nothing else in each row",
    ),
    (
        {"players": [{"row": ["S1"]}, {}], "stack": ["start_round", "find_order", "exchanges", "deal_sawmill"]},
        "some are dealt already",
    ),
]

RAISED = {"opener": 0, "bid": 3, "bidder": 1, "bidders": [0, 1, 2]}
BIDS: Doc = {"players": [{"capital": RICH}, {"capital": {"red1": 2}}, {}], "display": {"basic": ["B01"]}}
FAULTS += [
    ({**BIDS, "auction": RAISED, "stack": ["stage:3", "bid:0:1"]}, "seat 2 bids first"),
    ({**BIDS, "auction": RAISED, "stack": ["stage:3", "next_bid:0:1"]}, "seat 2 bids first"),
    ({**BIDS, "auction": RAISED, "stack": ["stage:3", "bid:2:0"]}, "the opening bid has been raised"),
    ({**BIDS, "auction": {**RAISED, "bidders": [1]}, "stack": ["stage:3", "next_bid:0:0"]}, "the opening bid has been"),
]


@pytest.mark.parametrize(("doc", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_faults_are_named(doc: Doc, fault: str) -> None:
    rest: dict[str, Any] = dict(doc)
    with pytest.raises(BadPosition) as found:
        table(rest.pop("players"), **rest)
    assert fault in str(found.value) and str(found.value).endswith(".")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"natural": 13}, "14 natural markers"),
        ({"privileges": 3}, "4 privilege tokens"),
        ({"work": 3}, "4 work tokens"),
        ({"deck": {"red1": 4}}, "capital cards in all"),
        ({"box": []}, "building cards are not all there"),
        ({"piles": {"basic": ["unseen"]}}, "does not have all the cards"),
        ({"players": [{"supply": 19}, {}]}, "20 cubes in all"),
        ({"players": [{"helpers": 4}, {}]}, "5 helpers in all"),
        ({"players": [{"row": ["B01"]}, {}]}, "exactly one sawmill"),
    ],
)
def test_strict_positions_miss_nothing(change: Doc, fault: str) -> None:
    rest: dict[str, Any] = {"players": 2, **change}
    with pytest.raises(BadPosition, match=fault):
        table(rest.pop("players"), strict=True, **rest)


def test_discs_of_a_winter_position_go_home_with_the_year() -> None:
    """In winter discs have nothing to do; a position that leaves some does not carry them into the spring. [CR-083]"""
    t = all_pass(table(2, season="winter", queues={"notary": [[0], [1]]}), stop="send")
    assert t.view()["season"] == "spring" and t.view()["queues"]["notary"] == [[], []]
    assert [seen(t, seat)["helpers"] for seat in (0, 1)] == [5, 5]


def test_a_bare_strict_position_is_whole() -> None:
    assert step(table(2, strict=True)) == "send"
    assert len(f.CARD_IDS) == 71 and new(2).view()["year"] == 1


def test_the_worked_example_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "positions" / "craftsmen.md").read_text("utf-8")
    doc = json.loads(text.partition("```json\n")[2].partition("```")[0])
    t = table(doc.pop("players"), **doc)
    assert offers(t, "ship") == ["ship:3:0", "ship:3:1"]
    t.act(0, "ship:3:1")
    assert step(t) == "bribe"


# ---------------------------------------------------------------- what is pending


@pytest.mark.rule("CR-350")
def test_a_hand_above_the_limit_is_discarded_at_once() -> None:
    twelve = {"red1": 4, "red2": 4, "red3": 4}
    t = table([{}, {"capital": twelve}, {}], stage="craft_guild", queues={"craft_guild": [[0]]})
    assert (step(t), t.to_move) == ("discard", (1,))
    play(t, "discard:3:1", "discard:3:1")
    assert (step(t), t.to_move) == ("craft", (0,))
    with pytest.raises(BadPosition, match="nobody has to discard"):
        table([{}, {"capital": twelve}, {}], stack=["stage:4:1", "craft:0:1:3"])


@pytest.mark.rule("CR-078", "CR-323")
def test_the_stack_tells_the_stage() -> None:
    t = table(3, stack=["stage:4:1", "craft:0:1:3"])
    assert t.view()["stage"] == "craft_guild"
    assert play(t, "raw:0:0:1").view()["players"][0]["used"] == 1
    assert t.story()[-1][0].key == "event.privilege"
    assert table(3, stack=["stage:2", "window"]).view()["stage"] is None


@pytest.mark.rule("CR-064", "CR-068")
def test_the_starting_exchange_can_be_written_without_rows() -> None:
    cards: list[Doc] = [{"hand": ["B01"], "capital": {"red1": 1, "red2": 1}}, {"capital": {"blue1": 2}}]
    t = table(cards, stack=["start_round", "find_order", "exchanges"])
    assert offers(t) == ["swap:0", "swap_saw:0", "swap_saw:1", "swap_saw:2", "swap_saw:3", "end"]
    play(t, "swap_saw:3", "end", "end")
    assert seen(t)["row"][0]["card"] == "S6" and t.view()["order"] == [1, 0]


@pytest.mark.rule("CR-074")
def test_a_known_sum_is_kept_whenever_the_cards_were_drawn() -> None:
    cards = {"red1": 1, "blue2": 1}
    others: list[Doc] = [{"capital": cards, "old": cards, "sum": 3}, {"capital": {"red3": 4}, "old": {"red3": 4}}]
    t = table([{}, *others])
    hands = [GAME.determinize(state(t), 0, Dice(seed)).players[1].capital for seed in range(30)]
    assert {sum(n * (kind % 3 + 1) for kind, n in enumerate(hand)) for hand in hands} == {3}
    fresh = table([{}, {"capital": cards, "sum": 3}, {}])
    drawn = {tuple(GAME.determinize(state(fresh), 0, Dice(seed)).players[1].capital) for seed in range(30)}
    assert len(drawn) > 5 and {sum(n * (kind % 3 + 1) for kind, n in enumerate(hand)) for hand in drawn} == {3}


# ---------------------------------------------------------------- the docs

PAGE = Path(__file__).resolve().parents[2] / "docs/positions/craftsmen.md"
STACKS: list[list[str]] = [json.loads(stack) for stack in re.findall(r"`(\[\".*?\])`", PAGE.read_text("utf-8"))]
# the same as positions of format 1 have them, in the same order
OLD_STACKS: list[list[str]] = [
    ["stage:1", "helpers:1"],
    ["stage:1", "helpers:2", "send:1"],
    ["stage:1", "helpers:1", "put_disc:0:19", "fee:0:1"],
    ["stage:1:1", "bank:0:1"],
    ["stage:2:1", "build:0:1:2"],
    ["stage:2:1", "bonus_tokens:0", "pay:0:5:15"],
    ["stage:3:1", "notary:0:1"],
    ["stage:3:1", "refill_cards:0", "pay:0:3:2"],
    ["stage:3:1", "bid:1"],
    ["stage:3:1", "answer:0"],
    ["stage:4:1", "craft:0:1:3"],
    ["stage:4:1", "check_limit:0:10", "take:0"],
    ["stage:5", "window"],
    ["stage:5:1", "merchants:0:1"],
    ["stage:6:1", "hall:0:0"],
    ["next_round", "check_limit:0:8"],
    ["year_end"],
    ["next_round", "refill_granary", "investments"],
    ["start_round"],
    ["start_round", "find_order", "exchanges"],
]


def ask(stack: list[str]) -> Table:
    """A table at which this is pending, and somebody can do something about it."""
    me: Doc = {"capital": {"red1": 2, "green3": 2, "blue1": 4, "violet1": 1}, "hand": ["B01"], "work": 1}
    rest: Doc = {"display": {"basic": ["B22"]}}
    if stack[0].startswith(("stage:1", "stage:city=1")):
        rest["queues"] = {"notary": [[1], [2], [1]]}
    elif stack[0].startswith(("stage:6", "stage:city=6")):
        rest["queues"] = {"town_hall": [[0]]}
    elif stack[0] in ("year_end", "next_round"):
        rest["season"] = "winter"
    if stack[-1] in ("bid:1", "answer:0"):
        rest["auction"] = {"opener": 0, "bid": 1, "bidders": [0, 1, 2] if stack[-1] == "bid:1" else [0]}
        rest["mayor"] = {"red3": 1} if stack[-1] == "answer:0" else {}
    return table([me, {}, {}], **rest, stack=stack)


@pytest.mark.rule("CR-118")
@pytest.mark.parametrize("stack", STACKS + OLD_STACKS, ids=str)
def test_every_stack_that_the_docs_name_asks_somebody(stack: list[str]) -> None:
    t = ask(stack)
    named = [text.split(":") for text in stack]
    assert t.to_move and offers(t)
    if named[-1][0] in ("send", "fee", "bank", "build", "pay", "notary", "bid", "answer", "craft", "take", "merchants"):
        assert (step(t), t.to_move) == (named[-1][0], (int(named[-1][1]),))


@pytest.mark.parametrize(("old", "new"), list(zip(OLD_STACKS, STACKS, strict=True)), ids=str)
def test_stacks_of_format_1_are_those_of_format_2(old: list[str], new: list[str]) -> None:
    assert GAME.read_frames(old, 3) == GAME.read_frames(new, 3)
    assert GAME.to_position(state(ask(old))) == GAME.to_position(state(ask(new)))


# entries of format 1 whose numbers are not the fields in order, or which belong to another step now
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("draw:3:4", "draw:3:cards=4"),
        ("draw:5:1", "turn_up"),
        ("draw:6:1", "turn_up:place=1"),
        ("draw:7:2", "mayor_draw:cards=2"),
        ("reveal:1:4", "deal_card:4:pile=1"),
        ("reveal:2:5", "reveal:pile=2"),
        ("reveal:0:6", "reveal:place=1"),
        ("reveal:1:9", "look_up:2:pile=1"),
        ("put_disc:2:27", "put_disc:2:city=4:space=2"),
        ("put_disc:2:26", "put_disc:2:space=2"),
        ("exchange:1:2", "exchange:1:sawmill=1"),
        ("exchange:1:1:0", "exchange:1:card=1"),
        ("next_bid:2:1", "next_bid:2:raised=1"),
        ("bank_drawn:1:2", "bank_drawn:1:privilege=2"),
        ("looked:1:2", "looked:1:pile=2"),
        ("deal_sawmill:1:0", "deal_sawmill:1"),
        ("bribe:2:4:11", "bribe:2:source=4:row=11"),
        ("give:4:6:0", "give:4:marker=6"),
    ],
)
def test_an_entry_of_format_1_is_written_in_format_2(old: str, new: str) -> None:
    s = GAME.new_state(5, GAME.options(5, {}))
    s.stack = GAME.read_frames([old], 5)
    assert GAME.stack_texts(s) == [new] and GAME.read_frames([new], 5) == s.stack


FORMAT_2: list[tuple[Doc, str]] = [
    ({"stack": ["stage:city=7"]}, "too large"),
    ({"stack": ["stage:city=4:points=3"]}, "has a field 'points'"),
    ({"stack": ["stage:city=4:place=1", "craft:0:privilege=1:points=x"]}, "too large"),
    ({"stack": ["stage:city=3", "looked:0", "look_up:1"]}, "what lies below belongs to seat 0"),
    ({"stack": ["stage:city=2", "bonus_tokens:1", "pay:0:price=1:colours=15"]}, "what lies below belongs to seat 1"),
    ({"stack": ["stage:city=3", "refill_cards", "reveal", "reveal"]}, "a card lies, or is laid"),
    ({"stack": ["stage:city=3", "refill_cards", "reveal"], "display": {"basic": ["B01"]}}, "a card lies, or is laid"),
    ({"stack": ["stage:city=3", "refill_cards", "reveal"], "piles": {"basic": []}}, "does not have the cards"),
    ({"stack": ["stage:city=1", "refill", "turn_up"], "capital_display": ["red1"]}, "empty place of the display"),
    ({"stack": ["stage:city=1", "refill", "turn_up"], "deck": {}}, "the deck does not have the cards"),
    ({"stack": ["stage:city=3", "peek_back:0"], "looked": [{"card": "E01"}]}, "do not go with what is pending"),
    ({"stack": ["stage:city=3", "notary:0"], "looked": [{"card": "E01"}]}, "do not go with what is pending"),
    ({"stack": ["stage:city=4", "bribe:0:row=3"]}, "the good is not loaded there"),
    ({"stack": ["stage:city=2", "build:0", "craft:0:points=1"]}, "cannot lie on build"),
    ({"stack": ["stage:city=1", "refill", "bank_privilege:0"]}, "there is no privilege to use"),
    ({"stack": ["stage:city=1", "helpers:place=1", "put_disc:0:city=1:space=1"]}, "the disc cannot lie there"),
    ({"stack": ["stage:city=1", "helpers:place=4"]}, "there are 2 players"),
    ({"stack": ["stage:city=1", "check_limit:0:limit=10", "draw:0"]}, "no card is to be drawn"),
    ({"stack": ["stage:city=1"], "paid": {"red2": 1}}, "paid has cards, but no payment is under way"),
    ({"stack": ["stage:city=1"], "season": "winter"}, "there is no such stage"),
    ({"stack": ["stage:city=2", "build:0:price=2"]}, "what is built cannot be paid"),
    ({"stack": ["stage:city=2", "bonus_tokens:0", "pay:0:price=2:colours=15"]}, "the payment cannot come about"),
    ({"stack": ["stage:city=3", "peek_show:0"]}, "there are not enough cards to choose from"),
    ({"stack": ["stage:city=3", "peek_back:0"]}, "there must be one to three cards to put back"),
    ({"stack": ["stage:city=4", "craft:0"]}, "there is no such labour"),
    (
        {"stack": ["stage:city=4", "check_limit:0:limit=10", "take:0"], "deck": {}, "capital_display": []},
        "there is no card to take",
    ),
    ({"stack": ["stage:city=4", "discard:0:cards=2"]}, "the hand does not have the cards"),
    ({"stack": ["stage:city=4", "discard:0"]}, "the hand does not have the cards"),
    ({"stack": ["stage:city=4"], "mayor": {"red3": 1}}, "mayor has cards, but no answer to the mayor is pending"),
    ({"stack": ["stage:city=5", "give:1"]}, "the hand has no cards"),
    ({"stack": ["stage:city=5", "give:0:marker=1"]}, "there is no such marker"),
    ({"stack": ["stage:city=5", "window", "spend_tokens:0"]}, "there is no work token to spend"),
    ({"stack": ["start_round", "find_order", "break_tie"]}, "there is no tie"),
]
AUCTION: Doc = {"opener": 0, "bid": 1, "bidders": [0, 1]}
ALONE: Doc = {**AUCTION, "bidders": [0]}
AUCTIONS: list[tuple[str, Doc, Doc, str]] = [
    ("notary:0", AUCTION, {}, "there is an auction, but nobody is asked about it"),
    ("refill_cards", AUCTION, {}, "an auction is under way"),
    ("bid:1", {**AUCTION, "bid": 2}, {}, "the highest bid cannot be paid"),
    ("bid:0", AUCTION, {}, "it is not this seat's turn to bid"),
    ("answer:0", AUCTION, {"red3": 1}, "the opener is not alone"),
    ("mayor_bid", AUCTION, {}, "the opener is not alone"),
    ("answer:1", ALONE, {"red3": 1}, "the mayor does not ask this seat"),
    ("mayor_draw", ALONE, {}, "no card is to be drawn"),
]


@pytest.mark.parametrize(("entry", "auction", "mayor", "fault"), AUCTIONS, ids=[case[0] for case in AUCTIONS])
def test_faults_of_auctions_are_named(entry: str, auction: Doc, mayor: Doc, fault: str) -> None:
    stack = ["stage:city=3", *(["mayor_bid"] if entry == "mayor_draw" else []), entry]
    doc: Doc = {"display": {"basic": ["B22"]}, "auction": auction, "mayor": mayor, "stack": stack}
    with pytest.raises(BadPosition, match=re.escape(fault)):
        table([{"capital": {"red1": 1}}, {}], **doc)


@pytest.mark.parametrize(
    ("me", "stack", "fault"),
    [
        ({"helpers": 0}, ["stage:city=1", "helpers:place=1", "send:0"], "there is no helper to send"),
        ({"capital": {"red1": 4, "red2": 4, "blue1": 3}}, ["stage:city=4"], "[0].capital has more than 10 cards"),
        ({"row": ["B01"]}, ["start_round", "find_order", "exchanges"], "a sawmill and nothing else in each row"),
    ],
    ids=str,
)
def test_what_a_player_has_does_not_go_with_what_is_pending(me: Doc, stack: list[str], fault: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(fault)):
        table([me, {}], stack=stack)


CARD: Doc = {"capital": {"red1": 1}}
TAILOR: Doc = {**CARD, "row": ["S1", "A05"], "icons": {"A05": [0, 0]}}
OVER = ["stage:city=1", "helpers:place=1", "put_disc:0:city=1"]  # a disc is to cover one of the bankers' guild
BRIBE = ["stage:city=4", "bribe:0:source=1"]  # the tailor's clothes are to go onto ship 1
SAWMILL = ["start_round", "find_order", "exchanges", "deal_sawmill:0"]


@pytest.mark.parametrize(
    ("me", "stack", "rest", "fault"),
    [
        (CARD, [*OVER, "fee:0:payee=1"], {}, ""),
        ({"score": {"town": 1}}, [*OVER, "fee:0:payee=1"], {}, ""),
        ({"score": {"town": 1}}, [*OVER, "fee:0:payee=1"], {"year": 2}, "the fee cannot be paid for this disc"),
        ({}, [*OVER, "fee:0:payee=1"], {}, "the fee cannot be paid for this disc"),
        (CARD, [*OVER, "fee:0:payee=2"], {}, "the fee cannot be paid for this disc"),
        (CARD, [*OVER, "fee:0"], {"queues": {"bankers_guild": [[0], [2], [1]]}}, "the fee cannot be paid for this"),
        (CARD, [*OVER, "fee:0:payee=3"], {}, "there are 3 players"),
        ({"fair": 2}, ["stage:city=4", "second_raw:0"], {}, ""),
        ({"fair": 3}, ["stage:city=4", "second_raw:0"], {}, "there is no second good"),
        ({"supply": 0}, ["stage:city=4", "second_raw:0"], {}, "there is no second good"),
        ({}, ["stage:city=3", "second_raw:0"], {}, "it belongs to stage 4"),
        (TAILOR, BRIBE, {}, ""),
        ({**TAILOR, "icons": {"A05": [0]}}, BRIBE, {}, "the good cannot be made"),
        (TAILOR, BRIBE, {"ships": {"1": {"clothes": [1]}}}, "the row is not one to bribe for"),
        (TAILOR, BRIBE, {"ships": {"1": {"clothes": [0, 1]}}}, "the row is not one to bribe for"),
        (TAILOR, [BRIBE[0], "bribe:0:source=2"], {}, "the good is not loaded there"),
        ({"row": []}, SAWMILL, {"queues": {}, "box": ["S1", "S2"]}, "there are not enough sawmills"),
        ({"row": ["S1"]}, SAWMILL, {"queues": {}, "box": ["S2", "S3", "S4"]}, "some are dealt already"),
    ],
    ids=str,
)
def test_what_is_pending_goes_with_what_lies_on_the_table(me: Doc, stack: list[str], rest: Doc, fault: str) -> None:
    there: Doc = {"queues": {"bankers_guild": [[1], [2], [1]]}, "ships": {"1": {"clothes": [1, 2]}}}
    if not fault:
        assert step(table([me, {}, {}], stack=stack, **there, **rest)) == stack[-1].partition(":")[0]
        return
    with pytest.raises(BadPosition, match=re.escape(fault)):
        table([me, {}, {}], stack=stack, **{**there, **rest})


@pytest.mark.rule("CR-300")
def test_a_marker_is_given_by_somebody_else_or_by_nobody() -> None:
    """Who buys pays with a card to whoever has the marker: another player, never the buyer."""
    for marker in (1, 4):
        with pytest.raises(BadPosition, match="there is no such marker"):
            table([{"capital": {"red1": 1}}, {}, {}], stack=["stage:city=5", f"give:0:marker={marker}"])
    for marker in (2, 3):
        t = table([{"capital": {"red1": 1}}, {}, {}], stack=["stage:city=5", f"give:0:marker={marker}"])
        assert step(t) == "give"


@pytest.mark.parametrize(("doc", "fault"), FORMAT_2, ids=[str(doc["stack"]) for doc, _ in FORMAT_2])
def test_faults_of_stacks_are_named(doc: Doc, fault: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(fault)):
        table([{"capital": {"red1": 1}}, {}], **doc)


def test_a_sum_is_known_only_of_a_hand_as_it_was_dealt() -> None:
    for rest in ({"shown": {"red1": 1}}, {"old": {"red1": 1}}):
        with pytest.raises(BadPosition, match="known only of a hand as it was dealt"):
            table([{"capital": {"red1": 1, "blue2": 1}, "sum": 3, **rest}, {}])


def test_the_docs_name_stacks() -> None:
    assert {stack[-1].split(":")[0] for stack in STACKS} >= {"helpers", "fee", "pay", "bid", "window", "year_end"}


# ---------------------------------------------------------------- any part of any position


NEEDS = {"shown": "capital", "old": "capital", "sum": "capital", "secret": "hand", "icons": "row"}


def pieces(s: Craftsmen) -> object:
    cubes = [p.supply + cubes_on_table(s, seat) for seat, p in enumerate(s.players)]
    tokens = [s.privileges + sum(p.privileges for p in s.players), s.work + sum(p.work for p in s.players)]
    return capital_cards(s), building_cards(s), cubes, s.natural + naturals_on_table(s), tokens


@pytest.mark.rule("CR-354")
@pytest.mark.parametrize("players", range(2, 6))
def test_some_entries_of_a_position_are_a_position(players: int) -> None:
    accepted = 0
    for seed in range(12):
        rng = Random(seed)
        t = random_play(new(players, seed), rng, rng.choice([0, 5, 40, 150, 300]))
        accepted += play_partial(GAME, some_of(GAME.to_position(state(t)), NEEDS, rng), seed, pieces)
    assert accepted >= 8


# Of each step that can be pending the largest numbers that its fields have.
LARGEST = [
    "reveal:pile=2:place=1",
    "deal_card:pile=2",
    "look_up:pile=2",
    "refill_cards:pile=2",
    "exchanges:next=5",
    "exchange:card=1:sawmill=1",
    "draw:cards=5",
    "turn_up:place=1",
    "discard:cards=14",
    "check_limit:limit=10",
    "pay:price=199:colours=15",
    "helpers:place=4",
    "put_disc:city=6:space=3",
    "fee:payee=4",
    "stage:city=6:place=6",
    "bank:privilege=2",
    "bank_drawn:privilege=2",
    "bank_privilege:privilege=2",
    "build:privilege=2:price=6",
    "notary:privilege=2:done=1",
    "next_bid:raised=1",
    "bid:raised=1",
    "mayor_draw:cards=3",
    "looked:pile=2",
    "peek_show:pile=2",
    "peek_back:pile=2",
    "craft:privilege=3:points=5",
    "bribe:source=64:row=17",
    "window:place=5",
    "merchants:privilege=2",
    "give:marker=6",
    "hall:place=5",
    "investments:place=5",
]


@pytest.mark.parametrize("entry", LARGEST)
def test_a_frame_takes_no_larger_number(entry: str) -> None:
    check_largest("craftsmen", entry)


def test_which_entries_of_a_stack_name_a_seat() -> None:
    """Those that ask one; of the others those that do something for one. Some belong to the seat of what is below."""
    same_seat = ["fee", "look_up", "take"]
    for_a_seat = [
        "bank_drawn",
        "bonus_tokens",
        "check_limit",
        "deal_card",
        "deal_sawmill",
        "draw",
        "looked",
        "more_tokens",
        "next_bid",
        "put_disc",
    ]
    assert sorted(step.name for step in GAME.steps if step.same_seat) == same_seat
    named = [step for step in GAME.steps if step.owned and step.asks != ASKS_SEAT and not step.same_seat]
    assert sorted(step.name for step in named) == for_a_seat


@pytest.mark.rule("CR-142")
def test_a_row_without_cards_takes_any_card() -> None:
    """Only a position written by hand has such a row: there is nothing whose colours could differ."""
    me: Doc = {"row": [], "hand": ["E01"], "capital": {"red3": 4}}
    t = table([me, {}], stack=["stage:city=2:place=1", "build:0"])
    assert offers(t) == ["build:0:0:0", "build:0:1:0", "end"]
