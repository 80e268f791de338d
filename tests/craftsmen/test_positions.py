"""Positions written by hand: what may be left out, and what is refused with a sentence that names the fault."""

import json
from pathlib import Path
from typing import Any

import pytest

from burgher.core.errors import BadPosition
from burgher.games.craftsmen import facts as f

from .helpers import RICH, Doc, all_pass, new, offers, player, seen, state, step, table


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
    ({"players": [{"hand": ["B01"]}, {"row": ["S1", "B01"]}]}, "The card B01 lies in two places"),
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
    ({"players": [{}, {}], "box": ["S1"]}, "lies somewhere else already"),
    ({"players": [{}, {}], "display": {"basic": ["E01"]}}, "which cannot lie there"),
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
    for stack, asked in ((["stage:4:1", "craft:0:1:3"], "craft"), (["stage:2", "bonus_tokens:0", "pay:0:5:15"], "pay")):
        assert step(table([{"capital": {"red1": 2}}, {}], stack=stack)) == asked
