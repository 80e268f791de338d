"""Section 22: public and hidden information, and the words of prompts and actions."""

from random import Random
from typing import Any

import msgspec
import pytest

from burgher.core.chance import Dice
from burgher.core.table import Table
from burgher.core.words import words
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.hidden import determinize

from .helpers import at, begun, log_of, new, offers, pick, play, player, seen, state, table


@pytest.mark.rule("CR-210")
def test_the_log_does_not_tell_where_in_the_pile_a_shown_card_lay() -> None:
    t = play(at("notary", 3, [[0]], display={"basic": ["B22", "B01"]}), "peek:0", "peek_show:0:3")
    assert log_of(t, 0)[-1] == "peek_show:0:3" and log_of(t, 1)[-1] == log_of(t, None)[-1] == "?"


@pytest.mark.rule("CR-429", "CR-430")
def test_hands_are_hidden_and_counted() -> None:
    t = new(3)
    for reader in (None, 0, 1, 2):
        for seat in range(3):
            p = seen(t, seat, reader)
            assert (p["cards"], p["buildings"]) == (5, 3)
            assert (p["capital"] is not None) == (p["hand"] is not None) == (p["worth"] is not None) == (reader == seat)


@pytest.mark.rule("CR-430")
def test_the_log_does_not_tell_where_in_the_hand_a_built_card_was() -> None:
    """The hand is sorted, so that the place of a card would tell how many of the others come before it."""
    logs = []
    for other, action in (("B01", "build:1:0:0"), ("E01", "build:0:0:0")):
        hand = {"capital": {"red3": 2}, "hand": ["B06", other]}
        t = play(at("builders_guild", [{}, hand, {}], [[1]]), action, "end")
        assert seen(t, 1)["row"][0]["card"] == "B06" and log_of(t, 1) == [action, "end"]
        logs.append((t.read_log(0), t.read_log(None), t.story(0)))
    assert logs[0] == logs[1] and logs[0][0] == [(1, "?"), (1, "end")]


@pytest.mark.rule("CR-066", "CR-430")
def test_the_log_of_the_exchange_hides_the_card_alone() -> None:
    t = play(new(2), "swap:1", "swap_saw:0")
    assert log_of(t, 0)[-3] == "swap:1" and log_of(t, 1)[-3:] == ["?", "?", "swap_saw:0"]


@pytest.mark.rule("CR-431", "CR-432")
def test_piles_show_their_size_only() -> None:
    t = new(2)
    text = msgspec.json.encode(t.view(None)).decode()
    for p in state(t).players:
        for card in p.hand:
            assert f'"{f.CARD_IDS[card]}"' not in text
    for part in t.view()["buildings"]:
        assert part["known"] == [] and part["pile"] > 0
    assert t.view()["capital"]["deck"] == 36
    assert len(t.view()["box"]) == 4


@pytest.mark.rule("CR-433", "CR-434")
def test_paid_cards_are_seen_by_all() -> None:
    t = table([{"capital": {"red1": 1}}, {}, {}], queues={"notary": [[1], [2], [1]]}, discard={"blue3": 2})
    assert t.view()["capital"]["discard"] == [[2, 3], [2, 3]]
    play(t, "place:3:1", "fee_card:3:1")
    assert log_of(t, None)[-1] == "fee_card:3:1"
    assert player(t, 1).shown[9] == 1


def last_told(t: Table, kind: str) -> str:
    """The last event of a kind as everybody reads it."""
    messages = [message for entry in t.story() for message in entry if message.key == f"event.{kind}"]
    return words("en", "craftsmen").say(messages[-1].key, {**messages[-1].args, "seat": "Ada"})


@pytest.mark.rule("CR-194", "CR-434")
def test_the_log_names_the_cards_paid_and_those_of_the_mayor() -> None:
    rest: dict[str, Any] = {"deck": {"blue1": 4}, "display": {"basic": ["B22"], "advanced": ["A05"]}}
    me = {"capital": {"violet3": 1, "red1": 1, "red2": 1}}
    t = play(at("notary", [me, {}], **rest), "auction:2:0:8", "drop")
    assert last_told(t, "mayor") == "The mayor bids 10 with 3 cards, blue 1+1+1."
    t = play(at("notary", [me, {}], **rest), "auction:0:0:8", "drop", "pay:3:1", "pay:0:3", "pay:3:2")
    assert last_told(t, "mayor") == "The mayor bids 1 with 1 card, blue 1."
    assert last_told(t, "paid") == "Ada pays 8 with 3 cards, violet 3, red 1+2."


@pytest.mark.rule("CR-101", "CR-435")
def test_everybody_sees_which_disc_is_being_paid_for() -> None:
    t = table([{"capital": {"red1": 1}}, {}, {}], queues={"notary": [[1], [2], [1]]})
    assert t.view()["covering"] is None
    play(t, "place:3:2")
    for reader in (None, 0, 1):
        assert t.view(reader)["covering"] == {"seat": 0, "city": "notary", "space": 1}
    prompt = GAME.prompt(state(t), 0)
    assert (
        words("en", "craftsmen")
        .say(prompt.key, {**prompt.args, "seat": "Bo"})
        .startswith("Pay Bo for covering a disc (Notary)")
    )
    assert prompt.args["seat"] == 2
    play(t, "fee_card:3:1")
    assert t.view()["covering"] is None


@pytest.mark.rule("CR-435")
def test_the_table_is_public() -> None:
    me = {"row": ["S1", "E01"], "icons": {"E01": [0]}, "fair": 2, "privileges": 1, "work": 1, "score": {"town": 3}}
    doc: dict[str, Any] = {"granary": {"rope": [0]}, "ships": {"1": {"beer": [0]}}, "queues": {"notary": [[0]]}}
    t = table([me, {}, {}], order=[2, 1, 0], **doc)
    for reader in (None, 1, 2):
        view = t.view(reader)
        p = view["players"][0]
        assert p["row"] == [{"card": "S1", "icons": [None, None]}, {"card": "E01", "icons": [0, None]}]
        assert (p["fair"], p["privileges"], p["work"], p["score"]) == (2, 1, 1, 3)
        assert view["granary"]["rope"] == [0, None] and view["ships"][0]["rows"][2]["markers"] == [0, None]
        assert view["queues"]["notary"] == [[0], [], []] and view["order"] == [2, 1, 0]


@pytest.mark.rule("CR-436")
def test_drawn_cards_are_seen_by_their_owner() -> None:
    t = at("bankers_guild", 2, capital_display=["red1", "blue2"])
    play(t, "bank:3")
    assert log_of(t, 1)[-2:] == ["?", "?"] == log_of(t, None)[-2:]
    assert all(action.startswith("draw") for action in log_of(t, 0)[-2:])
    private = [m.key for messages in t.story(0) for m in messages]
    public = [m.key for messages in t.story(1) for m in messages]
    assert private.count("event.drew") == 2 and public.count("event.drew") == 0
    assert public.count("event.drew_hidden") == 1


@pytest.mark.rule("CR-437", "CR-180")
def test_limits_of_bids_are_not_shown() -> None:
    def auction(capital: dict[str, int]) -> Any:
        t = at("notary", [{"capital": {"red1": 1}}, {"capital": capital}], display={"basic": ["B01"]})
        return play(t, "auction:0:0:1")

    rich, poor = auction({"blue3": 2}), auction({"green1": 1, "red1": 1})
    assert rich.view(0) == poor.view(0) and rich.view() == poor.view()
    assert offers(rich) != offers(poor)


@pytest.mark.rule("CR-431", "CR-210")
def test_cards_that_one_has_looked_at_stay_hidden_from_the_others() -> None:
    t = at("notary", 3, queue=[[0]])
    play(t, "peek:2")
    names = t.view(0)["looking"]["cards"]
    play(t, "peek_show:0:1", "peek_back:0:0")
    hidden = names[2]
    for reader in (None, 1, 2):
        assert f'"{hidden}"' not in msgspec.json.encode(t.view(reader)).decode()
        story = msgspec.json.encode(t.story(reader)).decode()
        assert f.CARD_NAMES[f.CARD_IDS.index(hidden)] not in story or names[2] in names[:2]
    assert t.view(0)["buildings"][2]["known"][0]["card"] == hidden


@pytest.mark.rule("CR-210", "CR-431")
def test_two_players_look_one_after_the_other() -> None:
    """Seat 0 puts cards on top; seat 1 takes them up again, and then only seat 1 knows their order."""
    t = at("notary", 3, queue=[[0, 1], [2], [2]], display={"basic": ["B01", "B02"]})
    play(t, "peek:0", "peek_show:0:1", "peek_back:0:4", "end")
    order = [entry["card"] for entry in t.view(0)["buildings"][0]["known"]]
    play(t, "peek:0")
    assert t.view(1)["looking"]["cards"][2:] == order == t.view(0)["looking"]["cards"][2:]
    assert t.view(2)["looking"]["cards"][2:] == [None] * 3
    play(t, "peek_show:0:1", "peek_back:0:2")
    assert t.view(0)["buildings"][0]["known"] == []
    tops = set()
    for seed in range(30):
        s = determinize(state(t), 0, Dice(seed))
        cards = [f.CARD_IDS[pl.card(entry)] for entry in s.piles[0].entries[-3:]]
        assert sorted(cards) == sorted(order)  # seat 0 still knows which cards they are
        tops.add(tuple(cards))
    assert len(tops) == 6


@pytest.mark.rule("CR-208", "CR-210")
def test_a_card_put_back_alone_hides_nothing_from_those_who_saw_it() -> None:
    t = at("notary", 2, display={"advanced": ["A01", "A02"]}, piles={"advanced": ["unseen"]})
    play(t, "peek:2", "peek_show:0:2", "peek_back:0:0")
    assert t.view(1)["buildings"][2]["known"] == [{"above": 0, "card": "A02"}]
    t = at("notary", 2, display={"advanced": ["A01", "A02"]}, piles={"advanced": ["unseen"]})
    play(t, "peek:2", "peek_show:0:1", "peek_back:0:0")
    assert t.view(1)["buildings"][2]["known"] == []


@pytest.mark.rule("CR-433", "CR-352")
def test_a_shuffle_tells_what_the_others_hold() -> None:
    """With two players whatever was drawn before the shuffle is known: it is neither in the deck nor elsewhere."""
    me: dict[str, Any] = {"capital": {"red1": 2}}
    other = {"capital": {"green2": 1, "blue3": 2}}
    t = at("bankers_guild", [me, other], deck={}, discard={"violet1": 4, "violet2": 4}, capital_display=["red3"])
    play(t, "bank:1")
    for seed in range(10):
        s = determinize(state(t), 0, Dice(seed))
        assert s.players[1].capital == state(t).players[1].capital


def test_the_table_as_text_and_as_facts() -> None:
    for language in ("en", "pl", "de"):
        t = at("craft_guild", [{"row": ["S1", "A05"], "icons": {"A05": [0, "natural"]}}, {}], granary={"rope": [1]})
        shown = GAME.picture(state(t), ["Ola", "Ben"], words(language, "craftsmen"))
        assert "Ola" in shown and "table." not in shown
        for name, value in (("card", "tailor"), ("colour", "green"), ("table", "bonus"), ("good", "weapons")):
            assert words(language, "craftsmen").value(name, value) in shown
    hidden = GAME.picture(state(begun(2)), ["Ola", "Ben"], words("en", "craftsmen"))
    assert hidden.count("(= ") == 1  # only the hand of whoever is to move
    t = at("notary", [{"hand": ["A05"]}, {}], queue=[[0]], display={"extended": ["E22"]})
    shown = GAME.picture(state(t), ["Ola", "Ben"], words("en", "craftsmen"))
    assert "wheat -> flour, 1 point" in shown and "cloth + leather -> clothes, 4 points" in shown
    assert "Class: extended. 3 to build, 5 at the notary in its own colours. (" in shown
    facts = GAME.facts()
    assert len(facts["cards"]) == 70 and facts["cards"]["E22"]["inputs"] == ["wheat"]
    assert facts["cards"]["E22"]["reconstructed"] and facts["goods"]["clothes"]["line"][-1] == "tailor"
    msgspec.json.encode(facts)


def test_every_decision_has_a_prompt_and_every_action_a_description() -> None:
    for players in (2, 5):
        t, rng = begun(players, 3), Random(players)
        while not t.over:
            for seat in t.to_move:
                assert GAME.prompt(state(t), seat).key.startswith("prompt.")
                for action in t.legal(seat)[:60]:
                    assert GAME.describe(state(t), seat, action).key.startswith("action.")
            t.act(*pick(t, rng))


def told(t: Table, verb: str) -> list[str]:
    """The offered actions of a verb in English."""
    english = words("en", "craftsmen")
    out = []
    for action in offers(t, verb):
        message = GAME.describe(state(t), t.to_move[0], GAME.verbs.parse(action))
        out.append(english.say(message.key, message.args))
    return out


def test_cards_of_one_name_are_told_apart() -> None:
    """Colours make the difference between two plantations, two tailors and the two icons of one of them."""
    t = at("notary", 2, display={"basic": ["B05", "B06"]})
    play(t, "peek:0")
    assert len(set(told(t, "peek_show"))) == 10
    play(t, "peek_show:0:1")
    assert len(set(told(t, "peek_back"))) == 12
    seat = {"row": ["S1", "E16", "A05", "A06"], "icons": {"E16": [0], "A05": [0, 0]}, "supply": 0}
    t = at("craft_guild", [{**seat, "icons": {"E16": [0]}}, {}])
    assert len(set(told(t, "semi"))) == 3
    t = at("craft_guild", [seat, {}])
    assert len(set(told(t, "recall"))) == 3


def test_actions_outside_the_list_are_refused() -> None:
    t = begun(2)
    before = t.view(0)
    legal = set(offers(t))
    for text in ("pay:0:1", "raw:0:0:0", "hall:1", "place:1:1", "end", "bank:3", "fly", "place:1", "place:1:0:0"):
        assert text not in legal
        with pytest.raises(ValueError, match=r"\."):
            play(t, text)
    assert t.view(0) == before
