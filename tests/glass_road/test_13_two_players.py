"""Two players: GR-256 to GR-272."""

from random import Random

import pytest

from burgher import Table
from burgher.core.state import CHANCE
from burgher.games.glass_road import GAME as RULES

from .helpers import CARD, Doc, choose, goods, new, offers, pick, play, seen, table, verbs

A = ["feudal_lord", "pit_worker", "cultivator", "pond_builder", "master_builder"]
B = ["supplier", "builder", "carpenter", "slash_and_burn_farmer", "woodsman"]


def dealt(first: int = 0, hands: tuple[list[str], list[str]] = (A, B)) -> Table:
    t = new(2, first_player=first)
    pick(t, 0, hands[0])
    pick(t, 1, hands[1])
    return t


@pytest.mark.rule("GR-256", "GR-257", "GR-258")
def test_hands_are_chosen_secretly_and_stay_hidden() -> None:
    t = new(2)
    assert len(t.view()["board"]["conversion"]) == 4 and t.to_move == (0, 1)
    pick(t, 0, A)
    pick(t, 1, B)
    assert t.view(0)["players"][1]["hand"] is None and t.view(0)["players"][0]["hand"] == A
    assert seen(t, 1)["cards"] == 5


@pytest.mark.rule("GR-259", "GR-260", "GR-263")
@pytest.mark.parametrize("first", [0, 1])
def test_cards_are_played_openly_in_turn(first: int) -> None:
    t = dealt(first)
    assert t.to_move == (first,) and verbs(t) == {"play"}  # nothing is laid, and playing is compulsory
    hand = A if first == 0 else B
    play(t, f"play:{CARD[hand[0]]}")
    assert seen(t, first)["played"] == [hand[0]]
    play(t, "done")
    assert t.to_move == (1 - first,)


@pytest.mark.rule("GR-261", "GR-263")
def test_the_opponent_must_follow_and_has_the_next_turn() -> None:
    t = dealt(hands=(A, [*B[:4], "feudal_lord"]))
    play(t, "play:0")
    assert [(e["seat"], e["both"]) for e in t.view()["evaluating"]] == [(0, False), (1, False)]
    play(t, "done", "done")
    assert t.to_move == (1,) and verbs(t) == {"play"}
    assert seen(t, 1)["notches"] == ["feudal_lord"] and seen(t, 1)["cards"] == 4


@pytest.mark.rule("GR-262")
def test_with_full_notches_the_card_is_kept() -> None:
    other: Doc = {"hand": ["feudal_lord", "builder"], "notches": ["supplier", "woodsman"]}
    t = play(table({"hand": ["feudal_lord", "carpenter"]}, [other], turn=0), "play:0")
    assert [(e["seat"], e["both"]) for e in t.view()["evaluating"]] == [(0, True)]
    assert seen(t, 1)["cards"] == 2


@pytest.mark.rule("GR-264", "GR-265")
def test_the_period_ends_when_a_hand_is_empty() -> None:
    t = table({"hand": ["feudal_lord"]}, [{"hand": ["builder", "woodsman"]}], turn=0)
    play(t, "play:0")
    assert t.view()["step"] == "evaluate"  # the card that emptied the hand is still evaluated
    play(t, "use:1:0", "take:0:1:1", "done")
    assert t.view()["period"] == 2 and goods(t) == {"wood": 1, "clay": 1}


@pytest.mark.rule("GR-264")
def test_following_can_empty_a_hand_too() -> None:
    t = table({"hand": ["feudal_lord", "builder"]}, [{"hand": ["feudal_lord"]}], turn=0)
    play(t, "play:0", "done")
    assert t.to_move == (1,)
    play(t, "done")
    assert t.view()["period"] == 2


def three_left(card: str = "builder") -> Table:
    """Seat 1 never followed and is left with three cards when seat 0 has played its last one."""
    me: Doc = {"hand": ["feudal_lord"], "played": ["pit_worker", "cultivator"], "notches": ["supplier", "woodsman"]}
    other: Doc = {"hand": [card, "carpenter", "pond_builder"], "played": ["supplier", "woodsman"]}
    if card == "supplier":
        me["notches"], other["played"] = ["clay_worker", "woodsman"], ["clay_worker", "woodsman"]
    return play(table(me, [other], turn=0), "play:0", "done")


@pytest.mark.rule("GR-266", "GR-267", "GR-268")
def test_three_cards_left_allow_one_more() -> None:
    t = three_left()
    assert t.to_move == (1,)
    assert offers(t) == ["play:3", "play:6", "play:7", "skip"]
    play(t, "play:3")
    assert [(e["seat"], e["both"]) for e in t.view()["evaluating"]] == [(1, True)]
    play(t, "use:0:0", "place:2:4", "use:1:3", "take:0:1:0", "done")
    assert t.view()["period"] == 2
    assert three_left().why_not(1, "skip") is None
    assert play(three_left(), "skip").view()["period"] == 2


@pytest.mark.rule("GR-266")
@pytest.mark.parametrize("count", [1, 2])
def test_fewer_than_three_cards_are_lost(count: int) -> None:
    hand = ["builder", "carpenter"][:count]
    t = play(table({"hand": ["feudal_lord"]}, [{"hand": hand}], turn=0), "play:0", "done")
    assert t.view()["period"] == 2


@pytest.mark.rule("GR-267")
def test_nobody_follows_the_extra_card() -> None:
    t = three_left()
    play(t, "play:7")
    assert len(t.view()["evaluating"]) == 1


@pytest.mark.rule("GR-269")
def test_a_supplier_played_as_extra_card_still_makes_its_gift() -> None:
    t = play(three_left("supplier"), "play:5", "use:0:4", "take:0:2:0")
    assert t.to_move == (0,) and offers(t) == ["gift:0:0", "gift:0:1"]


@pytest.mark.rule("GR-270")
def test_only_the_other_player_can_be_left_with_three() -> None:
    """Over many games an extra card comes only to the player without the goblet, and nobody holds more than three."""
    extra = 0
    for seed in range(60):
        s, rng = RULES.new_state(2, RULES.options(2, {})), Random(seed)
        s.settle()
        while s.stack:
            step = s.top().name
            if step == "extra_card":
                extra += 1
                assert s.to_move() != [s.first]
            if step in ("extra_card", "fill_place"):
                assert max(p.hand.bit_count() for p in s.players) <= 3
            seat = s.to_move()[0]
            s.play(seat, s.draw(rng.getrandbits(32)) if seat == CHANCE else choose(s.options(seat), rng))
    assert extra


@pytest.mark.rule("GR-271")
def test_the_goblet_changes_hands_after_every_period() -> None:
    t = new(2, first_player=0)
    firsts: list[int] = []
    while not t.over:
        view = t.view()
        if len(firsts) < view["period"]:
            firsts.append(view["first"])
        seat = t.to_move[0]
        t.act(seat, "done" if "done" in t.actions(seat) else t.actions(seat)[0])
    assert firsts == [0, 1, 0, 1]


@pytest.mark.rule("GR-272")
def test_the_fuel_gatherer_counts_the_cards_left() -> None:
    hand = ["fuel_gatherer", "builder", "carpenter", "woodsman", "supplier"]
    t = table({"hand": hand, "goods": {"water": 1}}, [{"hand": ["pit_worker"]}], turn=0)
    play(t, f"play:{CARD['fuel_gatherer']}", "enter:0", "use:0:0")
    assert offers(t)[-1] == "take:1:4:0"
