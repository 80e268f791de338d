"""Building periods and card rounds with three and four players: GR-072 to GR-097."""

from random import Random

import pytest

from burgher import Table
from burgher.core.chance import Dice
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f

from .helpers import CARD, Doc, new, offers, pick, play, position, random_play, seen, state_of, table

A = ["feudal_lord", "pit_worker", "cultivator", "pond_builder", "master_builder"]
B = ["supplier", "builder", "carpenter", "slash_and_burn_farmer", "woodsman"]
C = ["clay_worker", "fuel_gatherer", "charcoal_burner", "fish_farmer", "water_carrier"]


def dealt(*hands: list[str], first: int = 0) -> Table:
    t = new(len(hands), first_player=first)
    for seat, hand in enumerate(hands):
        pick(t, seat, hand)
    return t


def lay(t: Table, *cards: str) -> Table:
    for seat, card in enumerate(cards):
        t.act(seat, f"lay:{CARD[card]}")
    return t


def finish(t: Table) -> Table:
    """Nobody uses anything until cards are laid or chosen again."""
    while not t.over and "done" in offers(t):
        play(t, "done")
    return t


@pytest.mark.rule("GR-072", "GR-073", "GR-227", "GR-238")
def test_four_periods_of_three_rounds() -> None:
    t = new(3)
    rounds = []
    while not t.over:
        view = t.view()
        if view["step"] == "lay" and (view["period"], view["round"]) not in rounds:
            rounds.append((view["period"], view["round"]))
        seat = t.to_move[0]
        t.act(seat, "done" if "done" in t.actions(seat) else t.actions(seat)[0])
    assert rounds == [(period, round_) for period in range(1, 5) for round_ in range(1, 4)]


@pytest.mark.rule("GR-074", "GR-235")
def test_all_cards_are_back_in_the_next_period() -> None:
    t = dealt(A, B, C)
    for i in range(3):
        finish(lay(t, A[i], B[i], C[i]))
    assert t.view()["period"] == 2 and t.to_move == (0, 1, 2)
    assert offers(t, "pick", 0) == [f"pick:{card}" for card in range(11)]
    assert seen(t)["played"] == seen(t)["notches"] == []


@pytest.mark.rule("GR-075", "GR-076", "GR-077")
def test_five_cards_are_chosen_secretly_by_all_at_once() -> None:
    t = new(3)
    assert list(t.to_move) == [0, 1, 2]
    pick(t, 2, C)
    assert list(t.to_move) == [0, 1]
    assert t.view(0)["players"][2]["hand"] is None and t.view(2)["players"][2]["hand"] == C
    assert {action for seat, action in t.read_log(0) if seat == 2} == {"?"}
    pick(t, 0, A)
    pick(t, 1, B)
    assert t.view()["step"] == "lay"
    assert offers(t, "", 0) == [f"lay:{CARD[card]}" for card in A]  # the other ten are out of use


@pytest.mark.rule("GR-076")
def test_nobody_sees_how_far_another_has_come() -> None:
    t = new(3)
    before = t.view(0)
    t.act(1, "pick:3")
    assert t.view(0) == before


@pytest.mark.rule("GR-078", "GR-079", "GR-080")
def test_all_lay_one_card_face_down() -> None:
    t = dealt(A, B, C)
    assert list(t.to_move) == [0, 1, 2]
    t.act(1, f"lay:{CARD['builder']}")
    assert list(t.to_move) == [0, 2]
    assert seen(t, 1)["laid"] and seen(t, 1)["laid_card"] is None and seen(t, 1)["cards"] == 4
    assert t.view(1)["players"][1]["laid_card"] == "builder"
    assert "builder" not in t.view(1)["players"][1]["hand"]


@pytest.mark.rule("GR-079")
def test_the_last_card_must_be_laid() -> None:
    t = table({"hand": ["builder"]}, [{"hand": ["builder"]}, {"hand": ["woodsman", "carpenter"]}])
    assert offers(t, "", 0) == [f"lay:{CARD['builder']}"]


@pytest.mark.rule("GR-081", "GR-083")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_cards_are_revealed_clockwise_from_the_goblet(first: int) -> None:
    t = lay(dealt(A, B, C, first=first), A[0], B[0], C[0])
    order = []
    while t.view()["step"] == "evaluate":
        order.append(t.to_move[0])
        play(t, "done")
    assert order == [(first + i) % 3 for i in range(3)]


@pytest.mark.rule("GR-082")
def test_all_rounds_of_a_period_begin_with_the_same_player() -> None:
    t = dealt(A, B, C, first=1)
    for i in range(3):
        lay(t, A[i], B[i], C[i])
        assert t.to_move == (1,)
        finish(t)


@pytest.mark.rule("GR-084", "GR-085", "GR-086", "GR-102", "GR-104")
def test_whoever_has_the_card_in_hand_must_follow() -> None:
    same = ["supplier", *A[:4]]
    t = lay(dealt(same, same, C, first=0), "supplier", A[0], C[0])
    assert t.view()["evaluating"] == [
        {"seat": 0, "card": "supplier", "used": [False, False], "entered": False, "both": False},
        {"seat": 1, "card": "supplier", "used": [False, False], "entered": False, "both": False},
    ]
    assert seen(t, 1)["notches"] == ["supplier"] and seen(t, 1)["cards"] == 3
    play(t, "done")
    assert t.to_move == (1,)  # even though the follower would rather keep the card


@pytest.mark.rule("GR-086", "GR-094")
def test_cards_stay_in_the_notches_until_the_period_ends() -> None:
    same = ["supplier", *A[:4]]
    t = finish(lay(dealt(same, same, C, first=0), "supplier", A[0], C[0]))
    assert seen(t, 1)["notches"] == ["supplier"]
    finish(lay(t, A[1], A[1], C[1]))
    assert "supplier" in seen(t, 1)["notches"]
    finish(lay(t, A[2], A[3], C[2]))
    assert t.view()["period"] == 2 and seen(t, 1)["notches"] == []


def full_notches() -> Table:
    me: Doc = {"laid": "supplier", "hand": ["woodsman"], "played": ["builder", "carpenter"], "notches": ["clay_worker"]}
    other: Doc = {"laid": "fish_farmer", "hand": ["supplier"], "notches": ["pit_worker", "cultivator"]}
    third: Doc = {"laid": "supplier", "hand": ["builder"]}
    return table(me, [other, third], round=3)


@pytest.mark.rule("GR-087", "GR-088", "GR-105")
def test_with_full_notches_the_card_stays_in_hand_and_restricts_nobody() -> None:
    t = full_notches()
    assert t.view()["evaluating"][0] == {
        "seat": 0,
        "card": "supplier",
        "used": [False, False],
        "entered": False,
        "both": True,
    }
    assert seen(t, 1)["notches"] == ["pit_worker", "cultivator"] and seen(t, 1)["cards"] == 1
    assert state_of(t).players[1].absent == 0  # and nobody learns anything of the hand
    for reader in (0, 2, None):
        assert not any("followed" in message.key for messages in t.story(reader) for message in messages)


@pytest.mark.rule("GR-089")
def test_an_equal_face_down_card_does_not_follow() -> None:
    t = full_notches()
    assert seen(t, 2)["laid"] and seen(t, 2)["notches"] == []
    assert [entry["seat"] for entry in t.view()["evaluating"]] == [0]


@pytest.mark.rule("GR-090")
def test_a_card_is_evaluated_by_all_before_the_next_is_revealed() -> None:
    same = ["supplier", *A[:4]]
    t = lay(dealt(same, B, same, first=0), "supplier", "woodsman", A[0])
    order = []
    while t.view()["step"] == "evaluate":
        order.append((t.to_move[0], t.view()["evaluating"][0]["card"]))
        play(t, "done")
    assert order == [(0, "supplier"), (1, "supplier"), (2, "supplier"), (1, "woodsman"), (2, A[0]), (0, A[0])]


@pytest.mark.rule("GR-091", "GR-092", "GR-093", "GR-096")
def test_cards_are_counted_and_public_once_played() -> None:
    for seed in range(6):
        t, rng = new(4, seed), Random(seed)
        while not t.over:
            if t.view()["step"] == "lay":
                for seat in range(4):
                    p = state_of(t).players[seat]
                    laid = int(seen(t, seat)["laid"])
                    own = seen(t, seat)
                    assert own["cards"] + laid + len(own["played"]) + len(own["notches"]) == 5
                    assert len(own["played"]) == t.view()["round"] - 1
                    assert p.hand or laid  # there is always a card to lay
            random_play(t, rng, 1)


@pytest.mark.rule("GR-094")
def test_leftover_cards_are_at_most_two_and_have_no_effect() -> None:
    t = dealt(A, B, C)
    for i in range(2):
        finish(lay(t, A[i], B[i], C[i]))
    lay(t, A[2], B[2], C[2])
    assert [seen(t, seat)["cards"] for seat in range(3)] == [2, 2, 2]
    finish(t)
    assert t.view()["period"] == 2


@pytest.mark.rule("GR-095")
def test_a_specialist_is_used_at_most_once_in_a_period() -> None:
    for seed in range(8):
        t, rng = new(3, seed), Random(seed)
        while not t.over:
            for seat in range(3):
                p = state_of(t).players[seat]
                used = p.played + p.notches
                assert len(set(used)) == len(used)
                assert not any(p.hand >> card & 1 for card in used)
            random_play(t, rng, 5)


@pytest.mark.rule("GR-096")
def test_hidden_cards_are_in_no_other_view() -> None:
    t = lay(dealt(A, B, C), A[0], B[0], C[0])
    for seat in range(3):
        for reader in (None, 0, 1, 2):
            player = t.view(reader)["players"][seat]
            assert (player["hand"] is None) == (reader != seat)
            if reader != seat:
                assert player["laid_card"] is None


@pytest.mark.rule("GR-076", "GR-096")
def test_nobody_knows_how_far_another_has_come_with_the_hand() -> None:
    """Who has begun to choose is drawn anew as one who has not."""
    t = new(2)
    t.act(1, offers(t, "pick", 1)[0])
    assert state_of(t).players[1].hand
    assert RULES.determinize(state_of(t), 0, Dice(1)).players[1].hand == 0


@pytest.mark.rule("GR-097")
def test_who_does_not_follow_is_known_not_to_hold_the_card() -> None:
    t = lay(dealt(A, B, C), "feudal_lord", "builder", "clay_worker")
    p = state_of(t).players[1]
    assert p.absent == 1 << CARD["feudal_lord"] and p.absent_before == 0
    for seed in range(200):
        s = RULES.determinize(state_of(t), 0, Dice(seed))
        assert not s.players[1].hand >> CARD["feudal_lord"] & 1
    laid = {RULES.determinize(state_of(t), 0, Dice(seed)).players[1].laid for seed in range(200)}
    assert CARD["feudal_lord"] in laid  # it may lie face down
    finish(t)
    lay(t, A[1], "carpenter", "fuel_gatherer")
    later = {RULES.determinize(state_of(t), 0, Dice(seed)).players[1].laid for seed in range(300)}
    assert CARD["feudal_lord"] not in later  # it was not in the hand from which this card was laid
    assert len(later) > 5 and all(card < f.CARDS for card in later)


@pytest.mark.rule("GR-083", "GR-084", "GR-096")
def test_what_shows_the_cards_of_others_cannot_be_taken_back() -> None:
    """The last card laid makes the first one show, the end of an evaluation the next one, a card played who follows."""
    t = position({"players": [{"laid": "cultivator"}, {"laid": "builder"}, {"hand": ["pit_worker", "supplier"]}]})
    t.act(2, "lay:5")
    assert not t.can_undo(2)
    t.act(0, "use:0:0")
    assert t.can_undo(0), "one's own deed can be"
    t.undo(0)
    t.act(0, "done")
    assert not t.can_undo(0)
    two = position({"players": [{"hand": ["builder", "supplier"]}, {"hand": ["woodsman", "pit_worker"]}]})
    two.act(0, "play:6")
    assert not two.can_undo(0), "it told that the other player does not hold the card"
