"""Section 16: capital cards."""

from itertools import product
from random import Random

import pytest

from burgher.core.errors import IllegalAction
from burgher.games.craftsmen.chapters.money import cheapest_cards, cheapest_payment, worth
from burgher.games.craftsmen.pieces import KIND_NAMES
from burgher.games.craftsmen.verbs import VERBS

from .helpers import Doc, at, cards, chance, offers, play, player, state, step, table, when


def hand(**kinds: int) -> list[int]:
    return [kinds.get(name, 0) for name in KIND_NAMES]


@pytest.mark.rule("CR-337", "CR-338", "CR-339")
def test_what_cards_of_one_colour_are_worth() -> None:
    assert [worth(hand(red1=1)), worth(hand(red2=1)), worth(hand(red3=1))] == [1, 2, 3]
    assert worth(hand(red1=2)) == worth(hand(red1=1, red3=1)) == worth(hand(red2=2)) == worth(hand(red2=1, red3=1)) == 5
    assert worth(hand(red3=2)) == 6
    for number in range(3, 11):
        assert worth(hand(red1=min(4, number), red2=min(4, max(0, number - 4)), red3=max(0, number - 8))) == 5 * (
            number - 1
        )


@pytest.mark.rule("CR-340", "CR-342")
def test_colours_are_added() -> None:
    """The printed sets of 13 and 16 points can come about so."""
    assert worth(hand(red1=3, blue3=1)) == 13
    assert worth(hand(red1=3, blue3=2)) == 16
    assert worth(hand(violet1=2, green1=2, blue1=1)) == 11
    apart = worth(hand(red1=1)) + worth(hand(red2=1))
    assert apart == 3 < worth(hand(red1=1, red2=1))


@pytest.mark.rule("CR-341")
def test_a_further_card_never_lowers_the_value() -> None:
    rng = Random(1)
    for _ in range(300):
        some = [rng.choice((0, 0, 0, 1, 2)) for _ in range(12)]
        for kind in range(12):
            more = some[:]
            more[kind] += 1
            assert worth(more) >= worth(some)


@pytest.mark.rule("CR-343", "CR-344", "CR-345", "CR-346", "CR-347", "CR-348")
def test_a_payment_closes_by_itself() -> None:
    me = {"row": ["S1"], "hand": ["A05"], "capital": {"red1": 1, "red2": 1, "blue3": 1, "green3": 2}}
    t = at("builders_guild", [me, {}])
    play(t, "build:0:0:0", "end")
    assert t.view(0)["payment"]["price"] == 6
    with pytest.raises(IllegalAction):
        play(t, "end")
    play(t, "pay:2:3")
    assert t.view()["payment"]["worth"] == 3 and "cheapest" not in t.view(1)["payment"]
    assert sum(state(t).discard) == 0
    play(t, "pay:3:1")
    assert t.view()["payment"]["worth"] == 4
    play(t, "pay:3:2")  # 3 + 5: two too many, and no change
    assert step(t) != "pay"
    assert sum(state(t).discard) == 3 and cards(t) == 2


@pytest.mark.rule("CR-349")
def test_one_card_is_one_card() -> None:
    me = {"row": ["S1", "A05"], "capital": {"red1": 2}}
    t = at("merchants_guild", [me, {}], granary={"leather": ["natural"]})
    play(t, "buy_good:2:4:0", "give:3:1")
    assert cards(t) == 1


@pytest.mark.rule("CR-350", "CR-351")
def test_limits() -> None:
    full = {"violet1": 4, "green1": 4, "blue1": 2}
    t = at("town_hall", [{"capital": full}, {"capital": {"red1": 4, "red2": 4, "red3": 1}}, {}], order=[1, 0, 2])
    play(t, "hall:0")
    assert (step(t), t.to_move) == ("discard", (1,))
    play(t, "discard:3:1")
    assert t.to_move == (0,)
    play(t, "discard:0:1", "discard:1:1")
    assert when(t) == (1, "summer") and (cards(t), cards(t, 1)) == (8, 8)


@pytest.mark.rule("CR-352", "CR-353")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    rest: Doc = {"deck": {"red1": 1}, "discard": {"blue1": 2}, "capital_display": ["green1", "green2"]}
    t = at("bankers_guild", 2, **rest)
    play(t, "bank:1")
    assert player(t).capital == hand(green1=1, red1=1, blue1=2)
    assert t.view()["capital"]["display"] == [None, [1, 2]]
    assert chance(t, "draw") == ["draw:3:1", "draw:2:1", "draw:2:1"]
    only = at("bankers_guild", 2, deck={"red1": 3}, discard={"blue1": 2}, capital_display=["green1"])
    play(only, "bank:1")
    assert state(only).discard[6] == 2 and not any(state(only).deck)  # empty, but no card is needed yet


@pytest.mark.rule("CR-354")
def test_without_cards_drawing_stops() -> None:
    t = at("bankers_guild", 2, deck={}, capital_display=["green1", "green2"])
    play(t, "bank:3", "bank_priv:1", "discard:1:1")
    assert cards(t) == 1
    assert t.view()["capital"]["display"] == [[1, 1], None]  # the one card there was
    empty = at("craft_guild", [{"row": ["S1", "E01"], "icons": {"E01": [0]}}, {}], deck={"red1": 2})
    play(empty, "semi:1:0", "take:2")
    assert empty.view()["capital"]["display"] == [None, None]


# ---------------------------------------------------------------- the cheapest payment


def brute_force(cards_in_hand: list[int], price: int, colours: int) -> tuple[int, int, int]:
    """What is left at best, by trying all sets of cards."""
    best = (-1, -1, -1)
    ranges = [range(n + 1) if colours >> i // 3 & 1 else range(1) for i, n in enumerate(cards_in_hand)]
    for choice in product(*ranges):
        if worth(list(choice)) >= price:
            left = [a - b for a, b in zip(cards_in_hand, choice, strict=True)]
            best = max(best, (worth(left), sum(left), sum(n * (k % 3 + 1) for k, n in enumerate(left))))
    return best


def test_the_cheapest_payment_leaves_the_most() -> None:
    rng = Random(4)
    for _ in range(120):
        some = [rng.choice((0, 0, 1, 1, 2)) if rng.random() < 0.5 else 0 for _ in range(12)]
        colours = rng.choice((15, 15, 1, 3, 6, 10))
        price = rng.randrange(1, 14)
        found = cheapest_cards(some, [0] * 12, price, colours)
        best = brute_force(some, price, colours)
        if best[0] < 0:
            assert found == []
            continue
        left = [n - found.count(kind) for kind, n in enumerate(some)]
        assert (worth(left), sum(left), sum(n * (k % 3 + 1) for k, n in enumerate(left))) == best


def test_of_payments_that_leave_as_much_and_as_many_the_lower_cards_are_laid() -> None:
    """Any three cards of a colour that are left are worth the same."""
    hand = [1, 3] + [0] * 10
    assert cheapest_cards(hand, [0] * 12, 1, 15) == [0]


def test_the_cheapest_payment_can_be_played() -> None:
    me = {"row": ["S1"], "hand": ["A05"], "capital": {"red1": 3, "blue3": 1, "green3": 1}}
    t = at("builders_guild", [me, {}])
    assert cheapest_payment(state(t), 0) == []
    play(t, "build:0:0:0", "end")
    texts = [VERBS.text(action) for action in cheapest_payment(state(t), 0)]
    assert t.view(0)["payment"]["cheapest"] == texts
    assert cheapest_payment(state(t), 1) == []
    assert texts == ["pay:1:3", "pay:2:3"]  # the three red ones stay together
    play(t, *texts)
    assert step(t) != "pay" and offers(t)
    assert table(2).view(0)["payment"] is None
