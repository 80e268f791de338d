"""Section 21: public and hidden information, the choices shown."""

import msgspec
import pytest

import burgher
from burgher.games.castles_of_burgundy.verbs import VERBS

from .helpers import chance, document, new, offers, play, seen, table


@pytest.mark.rule("CB-286")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    me = {
        "storage": ["ship"], "estate": {24: "mine"}, "goods": {2: 1}, "silver": 3, "workers": 4, "dice": [2, 6],
        "score": {"sales": 7},
    }  # fmt: skip
    t = table(me, tiles={0: ["bank"], 3: ["cow_2"]}, goods={5: [6]}, round_goods=[1, 2], bonus={"ship": {"large": 1}})
    for reader in (None, 0, 1):
        view = t.view(reader)
        p = view["players"][0]
        assert (p["storage"][0], p["estate"][24], p["goods"][1]) == ("ship", "mine", 1)
        assert (p["silver"], p["workers"], p["dice"], p["score"]) == (3, 4, [2, 6], 7)
        assert (view["depots"][0]["tiles"][0], view["depots"][3]["tiles"][0]) == ("bank", "cow_2")
        assert (view["depots"][5]["goods"], view["round_goods"], view["line"]) == ([6], [1, 2], [0, 1])
        assert {"type": "ship", "large": 1, "small": None} in view["bonus"]


@pytest.mark.rule("CB-287")
def test_goods_of_the_phase_and_their_order() -> None:
    t = new(3, seed=8)
    laid = [int(action.split(":")[1]) for action in chance(t, "phase_goods")]
    for reader in (None, 0, 1, 2):
        assert t.view(reader)["round_goods"] == laid[1:]


@pytest.mark.rule("CB-288")
def test_nothing_that_is_to_come_is_in_the_view() -> None:
    """Two games that share the beginning but not the seed look alike to the byte, and then go different ways."""
    t = new(2, seed=1)
    position = t.game.to_position(t.state)
    games = [burgher.position("castles_of_burgundy", position, strict=True, seed=seed) for seed in (5, 6)]
    for reader in (None, 0, 1):
        first, second = (msgspec.json.encode(game.view(reader)) for game in games)
        assert first == second
    ends = [play(game, *["workers:0", "workers:1"] * 2) for game in games]
    assert ends[0].view()["players"] != ends[1].view()["players"]


@pytest.mark.rule("CB-289")
def test_sizes_of_the_stacks() -> None:
    assert new(4).view()["stacks"] == {
        "castle": 8, "mine": 8, "building": 32, "ship": 16, "livestock": 16, "knowledge": 16, "black": 32, "goods": 25,
    }  # fmt: skip


@pytest.mark.rule("CB-290")
def test_sold_goods_can_be_looked_at() -> None:
    t = table({"sold": {3: 2, 6: 1}})
    for reader in (None, 0, 1):
        assert t.view(reader)["players"][0]["sold"] == [0, 0, 2, 0, 0, 1]


@pytest.mark.rule("CB-291")
def test_discards_are_told_to_all() -> None:
    t = table({"dice": [2, 5], "storage": ["ship", "mine", "knowledge_3"]}, tiles={2: ["bank"]})
    play(t, "take:0:2:0:2")
    for reader in (None, 0, 1):
        told = [message for message in t.story(reader)[-1] if message.key == "event.discarded"]
        assert [message.args["tile"] for message in told] == ["knowledge_3"]


@pytest.mark.rule("CB-292")
def test_all_seats_see_the_same_in_the_basic_game() -> None:
    t = new(3, seed=6)
    for _ in range(30):
        seat = t.to_move[0]
        t.act(seat, t.actions(seat)[len(t.log) % len(t.actions(seat))])
        assert t.view(0) == t.view(1) == t.view(2) == t.view(None)
    assert t.read_log(0) == t.read_log(1) == t.read_log(None)
    assert t.story(0) == t.story(1) == t.story(None)


@pytest.mark.rule("CB-293")
def test_a_lone_answer_is_not_asked_for() -> None:
    """A ship with nothing to load and a workshop with nothing to take ask nothing."""
    t = table({"dice": [2, 3], "storage": ["ship", "carpenters_workshop"]})
    play(t, "place:0:0:17")
    assert t.view()["step"] == "turn"
    play(t, "place:1:1:25")
    assert t.to_move == (1,)


@pytest.mark.rule("CB-293")
def test_a_die_is_always_asked_for() -> None:
    t = table()
    play(t, "workers:0")
    assert t.actions(0) == ["workers:1"]
    castle = table({"dice": [6, 1], "storage": ["castle"], "estate": {12: "knowledge_16"}})
    assert play(castle, "place:0:0:6").actions(0) == ["workers:2"]


@pytest.mark.rule("CB-294")
def test_actions_outside_the_list_change_nothing() -> None:
    t = table({"dice": [2, 3], "storage": ["ship"], "goods": {3: 1}}, tiles={2: ["castle"]})
    before = (t.view(), t.read_log(), t.actions(0))
    legal = set(t.actions(0))
    for number in range(VERBS.size):
        text = VERBS.text(number)
        if text not in legal:
            with pytest.raises(burgher.IllegalAction):
                t.act(0, text)
    for text in ("", "take", "take:0:2:0", "take:0:2:0:3:0", "take:0:2:0:+3", "place:0:0:99", "fly:1", "sell:0:٣"):
        with pytest.raises(burgher.IllegalAction):
            t.act(0, text)
    assert (t.view(), t.read_log(), t.actions(0)) == before


@pytest.mark.rule("CB-294")
def test_other_seats_are_refused() -> None:
    t = table()
    for seat in (1, 2, -1, -2, 99):
        with pytest.raises(burgher.IllegalAction):
            t.act(seat, "workers:0")
    assert seen(t)["workers"] == 0


@pytest.mark.rule("CB-294")
def test_lists_are_finite_sorted_and_not_empty() -> None:
    t = burgher.position("castles_of_burgundy", document({"silver": 9, "workers": 20}), seed=1)
    numbers = [VERBS.parse(action) for action in t.actions(0)]
    assert numbers == sorted(set(numbers))
    assert offers(t, "workers")
    assert VERBS.size < 2000
