"""Sections 2 to 4: setup, starting exchange, starting order and points."""

from collections import Counter

import pytest

from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl

from .helpers import (
    Doc,
    begun,
    cards,
    chance,
    log_of,
    new,
    offers,
    play,
    player,
    points,
    seen,
    state,
    step,
    table,
    total,
)

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.rule("CR-036")
def test_the_left_neighbour_bids_first_whatever_the_turn_order() -> None:
    doc: Doc = {"stage": "notary", "queues": {"notary": [[1]]}, "order": [2, 0, 1], "display": {"basic": ["B01"]}}
    t = table([{"capital": {"red1": 1}}] * 3, **doc)
    play(t, "auction:0:0:1")
    assert t.to_move == (2,)
    assert play(t, "drop").to_move == (0,)


@COUNTS
@pytest.mark.rule("CR-037", "CR-038", "CR-039", "CR-040", "CR-041", "CR-047", "CR-050")
def test_what_is_dealt(players: int) -> None:
    t = new(players)
    s = state(t)
    assert (t.view()["year"], t.view()["season"]) == (1, "spring")
    assert all(cards(t, seat) == 5 for seat in range(players))
    assert None not in t.view()["capital"]["display"]
    assert t.view()["capital"]["discard"] == []
    assert sum(s.deck) == 48 - 5 * players - 2
    assert [shown["pile"] for shown in t.view()["buildings"]] == [24 - 2 * players - 2, 24 - players - 2, 14]
    for p in s.players:
        assert [f.CARD_IDS[card][0] for card in p.hand] == ["B", "B", "E"]
    assert all(None not in shown["display"] for shown in t.view()["buildings"])


@COUNTS
@pytest.mark.rule("CR-042", "CR-043", "CR-044", "CR-045", "CR-046")
def test_house_cards_come_first(players: int) -> None:
    for seed in range(3):
        s = state(new(players, seed))
        assert all(f.HOUSE[p.hand[2]] for p in s.players)
        shown = s.display[2:4]
        assert all(f.HOUSE[card] for card in shown)
        lots = [pl.lot(entry) for entry in reversed(s.piles[1].entries)]
        assert lots == [2] * (8 - players - 2) + [1] * 16
        assert all(f.HOUSE[card] for card in s.display[4:6])
        assert [pl.lot(entry) for entry in reversed(s.piles[2].entries)] == [4] * 6 + [3] * 8


@COUNTS
@pytest.mark.rule("CR-048", "CR-049", "CR-064")
def test_sawmills_are_dealt_and_the_rest_stays_in_the_box(players: int) -> None:
    t = new(players)
    assert [len(seen(t, seat)["row"]) for seat in range(players)] == [1] * players
    assert all(seen(t, seat)["row"][0]["card"].startswith("S") for seat in range(players))
    assert len(t.view()["box"]) == 6 - players
    assert len(offers(t, "swap_saw")) == 6 - players


@COUNTS
@pytest.mark.rule("CR-051", "CR-052", "CR-053", "CR-054", "CR-055", "CR-056", "CR-057")
def test_board_and_pools(players: int) -> None:
    t = new(players)
    view = t.view()
    assert all(column == ["natural", "natural"] for column in view["granary"].values())
    assert view["natural"] == 0
    assert not any(state(t).ships) and view["change"] == []
    assert (view["privileges"], view["work"]) == (2 * players, 2 * players)
    for seat in range(players):
        p = seen(t, seat)
        assert (p["privileges"], p["work"], p["fair"], p["supply"]) == (0, 0, 0, 20)
    assert [token["holder"] for token in view["bonus"]] == [None] * 8


# ---------------------------------------------------------------- exchange


@pytest.mark.rule("CR-058", "CR-059", "CR-060", "CR-061", "CR-062")
def test_one_building_card_may_be_exchanged() -> None:
    t = new(3, seed=4)
    assert t.to_move == (0,)
    assert offers(t, "swap:") == ["swap:0", "swap:1", "swap:2"]
    old = player(t).hand[0]
    before = state(t).piles[0].size()
    play(t, "swap:0")
    assert old not in player(t).hand
    assert len(player(t).hand) == 3
    assert [f.CARD_IDS[card][0] for card in player(t).hand] == ["B", "B", "E"]
    assert state(t).piles[0].size() == before
    assert pl.card(state(t).piles[0].entries[0]) == old
    assert offers(t, "swap:") == []
    assert step(t) == "exchange" and "end" in offers(t)
    kept = new(3, seed=4)
    hand = player(kept).hand[:]
    play(kept, "end")
    assert player(kept).hand == hand and kept.to_move == (1,)


@pytest.mark.rule("CR-061", "CR-063")
def test_the_new_card_is_unseen_and_never_from_the_display() -> None:
    for seed in range(5):
        t = new(2, seed)
        shown = [card for part in t.view()["buildings"] for card in part["display"]]
        hand = player(t).hand[:]
        play(t, "swap:2")
        (fresh,) = set(player(t).hand) - set(hand)
        assert f.CARD_IDS[fresh] not in shown
        assert log_of(t, 1)[-1] == "?"
        assert log_of(t, 0)[-1] == f"reveal:{fresh}"


@pytest.mark.rule("CR-064", "CR-065")
def test_the_sawmill_may_be_exchanged_and_goes_to_the_box() -> None:
    t = new(2, seed=6)
    mine, box = seen(t)["row"][0]["card"], t.view()["box"]
    play(t, "swap_saw:1")
    assert seen(t)["row"][0]["card"] == box[1]
    assert mine in t.view()["box"] and len(t.view()["box"]) == 4
    assert offers(t, "swap_saw") == []
    play(t, "end")
    again = t.view()["box"].index(mine)
    play(t, f"swap_saw:{again}")
    assert seen(t, 1)["row"][0]["card"] == mine


@pytest.mark.rule("CR-066", "CR-067")
def test_both_exchanges_in_either_order_seat_by_seat() -> None:
    t = new(2)
    play(t, "swap:1", "swap_saw:0")
    assert t.to_move == (1,)  # both done, so there is nothing left to ask
    play(t, "swap_saw:0")
    assert t.to_move == (1,) and offers(t, "swap:")
    play(t, "swap:0")
    assert step(t) == "send"


# ---------------------------------------------------------------- order


def position(hands: list[dict[str, int]], seed: int = 1) -> list[int]:
    """The order that hands of capital cards give."""
    t = table([{"capital": hand} for hand in hands], stack=["start_round", "find_order"], seed=seed)
    order: list[int] = t.view()["order"]
    return order


@pytest.mark.rule("CR-068", "CR-069")
def test_the_lowest_sum_of_printed_values_is_first() -> None:
    """Three violet ones are 10 in a payment, but 3 here."""
    assert position([{"violet3": 2}, {"violet1": 3}, {"green2": 1, "red3": 1}]) == [1, 2, 0]


@pytest.mark.rule("CR-070")
def test_ties_are_broken_at_random() -> None:
    hands = [{"violet3": 1}, {"violet1": 3}, {"green1": 1}]
    orders = Counter(tuple(position(hands, seed)) for seed in range(40))
    assert set(orders) == {(2, 0, 1), (2, 1, 0)}
    assert min(orders.values()) > 8


@pytest.mark.rule("CR-071", "CR-072", "CR-073")
def test_starting_points() -> None:
    t = begun(5, seed=3)
    assert [total(t, seat) for seat in t.view()["order"]] == [0, 1, 1, 2, 2]
    assert points(t, t.view()["order"][4]) == {"start": 2}


@pytest.mark.rule("CR-074")
def test_sums_are_public_and_cards_are_not() -> None:
    t = begun(3, seed=8)
    for seat in range(3):
        p = seen(t, seat)
        assert p["sum"] == sum(value for _, value in t.view(seat)["players"][seat]["capital"])
        assert p["capital"] is None
    told = [m.args["sum"] for messages in t.story() for m in messages if m.key == "event.order"]
    assert sorted(told) == sorted(seen(t, seat)["sum"] for seat in range(3))
    assert GAME.id == "craftsmen" and chance(t, "draw")
