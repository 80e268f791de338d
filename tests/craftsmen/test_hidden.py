"""What is hidden is dealt anew: with all that everybody knows of a hand, and never by a look at the hand itself."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from burgher.core.chance import Dice
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.money import printed_sum, worth
from burgher.games.craftsmen.hidden import TRIES, Splits, cards_with_sum, determinize, threes_allowed
from burgher.games.craftsmen.pieces import KIND_NAMES
from burgher.games.craftsmen.ways import Ways

from .helpers import Doc, state, table

Hand = tuple[int, ...]


def cards(**kinds: int) -> list[int]:
    return [kinds.get(name, 0) for name in KIND_NAMES]


def all_hands(pool: list[int], size: int) -> Counter[Hand]:
    """Every hand of so many cards of the pool, as often as it comes about."""
    each = [kind for kind in range(f.KINDS) for _ in range(pool[kind])]
    return Counter(tuple(chosen.count(kind) for kind in range(f.KINDS)) for chosen in combinations(each, size))


def auction(bid: int, capital: Doc, others: list[Doc] | None = None, **rest: Any) -> Any:
    """Seat 1 has opened an auction with a bid; seat 2 is to bid."""
    seats = [{}, {"capital": capital}, {}] if others is None else others
    doc: Doc = {"display": {"basic": ["B01"]}, "auction": {"opener": 1, "bid": bid, "bidders": [0, 1, 2]}, **rest}
    return table(seats, **doc, stack=["stage:city=3:place=1", "bid:2"])


@pytest.mark.rule("CR-180", "CR-437")
def test_the_ways_to_hold_enough_are_counted_without_a_miss() -> None:
    pool = cards(violet1=2, violet3=1, green2=2, green3=2, blue1=1, red3=2)
    base = cards(green1=1)
    whole = all_hands(pool, 4)
    for price in (0, 6, 10, 13, 15, 16, 20, 21):
        enough = sum(n for hand, n in whole.items() if worth([a + b for a, b in zip(hand, base, strict=True)]) >= price)
        assert Ways(base, f.ANY_COLOUR, [cards(), pool]).count(0, 4 << 6, price) == enough


@pytest.mark.rule("CR-169", "CR-346")
def test_only_allowed_colours_count_for_a_payment() -> None:
    pool = cards(violet1=2, green2=2, red3=2)
    green = 1 << 1
    enough = sum(n for hand, n in all_hands(pool, 3).items() if worth([*[0] * 3, *hand[3:6], *[0] * 6]) >= 5)
    assert Ways(cards(), green, [cards(), pool]).count(0, 3 << 6, 5) == enough == 4


@pytest.mark.rule("CR-180", "CR-429")
def test_hands_that_can_pay_come_as_often_as_they_would_be_dealt() -> None:
    """A bid that few hands can pay: drawn from the ways to hold enough, each as likely as it is among all deals."""
    pool = cards(violet1=1, violet3=2, green1=2, blue2=1, red3=3)
    fitting = {hand: n for hand, n in all_hands(pool, 3).items() if worth(list(hand)) >= 9}
    ways, dice, draws = Ways(cards(), f.ANY_COLOUR, [cards(), pool]), Dice(3), 6000
    found = Counter(tuple(ways.draw([[0, 3]], 9, dice)[1]) for _ in range(draws))
    assert set(found) == set(fitting)
    for hand, n in fitting.items():
        expected = draws * n / sum(fitting.values())
        assert abs(found[hand] - expected) < 5 * expected**0.5


@pytest.mark.rule("CR-346", "CR-429", "CR-437")
@pytest.mark.parametrize("laid", ["violet1", "violet2", "violet3"])
def test_what_is_laid_already_counts_for_the_price(laid: str) -> None:
    """A payment of 6 is under way: of the three hidden cards all that is known is that they are enough for the rest."""
    left = {"violet1": 2, "violet2": 2, "violet3": 2, "green3": 4}
    left[laid] -= 1
    capital = {"violet1": 1, "violet2": 1, "green3": 1}
    deck = {kind: n - capital.get(kind, 0) for kind, n in left.items()}
    seats: list[Doc] = [{}, {"capital": capital}, {}]
    t = table(
        seats, deck=deck, paid={laid: 1}, stack=["stage:city=2:place=1", "bonus_tokens:1", "pay:1:price=6:colours=15"]
    )
    base, draws = cards(**{laid: 1}), 2000
    deals = all_hands(cards(**left), 3).items()
    fitting = {hand: n for hand, n in deals if worth([a + b for a, b in zip(hand, base, strict=True)]) >= 6}
    found = Counter(tuple(determinize(state(t), 0, Dice(n)).players[1].capital) for n in range(draws))
    assert set(found) == set(fitting)
    for hand, n in fitting.items():
        expected = draws * n / sum(fitting.values())
        assert abs(found[hand] - expected) < 5 * expected**0.5


@pytest.mark.rule("CR-180", "CR-437")
@pytest.mark.parametrize("bid", [15, 18, 45])
def test_a_bid_that_hardly_any_hand_can_pay_does_not_show_the_hand(bid: int) -> None:
    """All that is known is that the hand is worth so much: colours and values are anything that is."""
    hands = {15: {"violet1": 4}, 18: {"violet1": 4, "red3": 1}, 45: {"blue1": 4, "blue2": 4, "blue3": 2}}
    t = auction(bid, hands[bid])
    truth = state(t).players[1].capital
    found = []
    for seed in range(60):
        hand = determinize(state(t), 0, Dice(seed)).players[1].capital
        assert sum(hand) == sum(truth) and worth(hand) >= bid
        found.append(tuple(hand))
    colours = {max(range(4), key=lambda colour: sum(hand[3 * colour : 3 * colour + 3])) for hand in found}
    assert colours == {0, 1, 2, 3}
    assert found.count(tuple(truth)) < 10


@pytest.mark.rule("CR-180")
def test_cards_that_all_have_seen_count_for_the_bid() -> None:
    """Three open reds and one hidden card that makes the bid: it can only be red, of any value."""
    capital = {"red1": 3, "red2": 1}
    t = auction(15, {}, [{}, {"capital": capital, "shown": {"red1": 3}}, {}])
    found = Counter(tuple(determinize(state(t), 0, Dice(seed)).players[1].capital[9:]) for seed in range(200))
    assert set(found) == {(4, 0, 0), (3, 1, 0), (3, 0, 1)}  # one red 1, four reds 2 and four reds 3 are left
    assert found[4, 0, 0] < found[3, 1, 0]


@pytest.mark.rule("CR-074", "CR-180")
def test_a_hand_of_known_sum_that_has_bid_high_keeps_both() -> None:
    """In the first round, at an auction: five cards with the sum 9, of which four must be of one colour."""
    capital = {"violet1": 2, "violet2": 1, "violet3": 1, "green2": 1}
    seats: list[Doc] = [{}, {"capital": capital, "sum": 9}, {"capital": {"red3": 4, "blue3": 1}, "sum": 15}]
    t = auction(17, {}, seats)
    found = set()
    for seed in range(60):
        s = determinize(state(t), 0, Dice(seed))
        assert [printed_sum(p.capital) for p in s.players[1:]] == [9, 15]
        assert worth(s.players[1].capital) >= 17
        GAME.from_position(GAME.to_position(s), strict=True)
        found.add(tuple(s.players[1].capital))
    assert len(found) > 20


@pytest.mark.rule("CR-074")
def test_known_sums_leave_each_other_room() -> None:
    """Hardly any cards are there: whoever is dealt first must leave the others what makes up their sums."""
    pool = cards(violet1=2, green1=2, blue2=1, red2=1, red3=2)
    sums = [Splits(3, 6), Splits(3, 5), Splits(2, 3)]
    dice = Dice(1)
    for _ in range(300):
        left = pool[:]
        for i, split in enumerate(sums):
            low, high = threes_allowed(left, sums[i:])
            assert low <= high
            hand = cards_with_sum(split, low, high, left, dice)
            left = [a - b for a, b in zip(left, hand, strict=True)]
            assert min(left) >= 0 and sum(hand) == split.size and printed_sum(hand) == split.points
        assert left == [0] * f.KINDS


@pytest.mark.rule("CR-352", "CR-433")
def test_old_and_new_cards_of_a_bidder_come_from_their_own_pools() -> None:
    """Cards drawn before the last shuffle are not in the deck, and those drawn since are nowhere else."""
    seats: list[Doc] = [
        {},
        {"capital": {"violet1": 2, "green1": 3}, "old": {"violet1": 2}},
        {"capital": {"violet2": 2, "red1": 1}, "old": {"violet2": 2}},
    ]
    deck = {"violet3": 4, "green1": 1, "red2": 4}
    t = auction(15, {}, seats, deck=deck, discard={"blue1": 4})
    found = set()
    for seed in range(80):
        p = determinize(state(t), 0, Dice(seed)).players[1]
        assert worth(p.capital) >= 15 and sum(p.old) == 2 and not sum(p.capital[6:9])
        assert p.old[0] + p.old[1] == 2
        found.add((tuple(p.old), tuple(p.capital)))
    assert len({old for old, _ in found}) == 3 and len(found) > 10


def test_two_states_that_cannot_be_told_apart_give_the_same_deal() -> None:
    """Also where a bid is so high that no hand dealt at random can pay it."""
    first = auction(15, {"violet1": 4})
    second = auction(15, {"red2": 3, "red1": 1})
    for seed in range(20):
        one, other = (determinize(state(t), 0, Dice(seed)) for t in (first, second))
        assert GAME.to_position(one) == GAME.to_position(other)
    assert TRIES < 100


def test_cards_put_back_in_an_order_that_is_not_known_are_drawn_in_none() -> None:
    """A house card among others of a bundle: for who has not seen them it lies on any of the three places."""
    entries = [
        {"card": "E01", "place": [0], "seen": [0], "bundle": 1},
        {"card": "E02", "place": [0], "seen": [0], "bundle": 1},
        {"card": "E03", "place": [0], "seen": [0], "bundle": 1},
    ]
    houses = [f.HOUSE[f.CARD_IDS.index(str(entry["card"]))] for entry in entries]
    assert sorted(houses) != [0, 0, 0] and sorted(houses) != [1, 1, 1]
    rest = ["house"] * (8 - sum(houses)) + ["unseen"] * (16 - 3 + sum(houses))
    docs = []
    for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        doc = {"players": [{}, {}], "bundles": 1, "piles": {"extended": [*[entries[i] for i in order], *rest]}}
        docs.append(GAME.from_position(doc, strict=True))
    for seed in range(20):
        one, two, three = (GAME.to_position(determinize(s, 1, Dice(seed))) for s in docs)
        assert one == two == three


@pytest.mark.rule("CR-074")
@pytest.mark.parametrize("size", range(1, 7))
def test_a_known_sum_bounds_the_threes_of_a_hand(size: int) -> None:
    """With the size of a hand and its sum, so many ones and twos go with each number of threes, and no others."""
    for points in range(size, 3 * size + 1):
        made_up = {
            threes: (ones, size - ones - threes)
            for threes in range(size + 1)
            for ones in range(size - threes + 1)
            if ones + 2 * (size - ones - threes) + 3 * threes == points
        }
        split = Splits(size, points)
        assert list(range(split.low, split.high + 1)) == sorted(made_up)
        assert {n: (split.ones(n), split.twos(n)) for n in made_up} == made_up


@pytest.mark.rule("CR-074")
def test_the_first_hand_gets_just_as_many_threes_as_leave_the_other_its_sum() -> None:
    """Compared with all ways to deal two hands of known sums from a few cards."""
    dealt = 0
    for ones in range(4):
        for twos in range(4):
            for threes in range(4):
                for first, second in (
                    (Splits(2, 4), Splits(3, 6)),
                    (Splits(3, 7), Splits(2, 3)),
                    (Splits(2, 5), Splits(2, 4)),
                ):
                    possible = [
                        n
                        for n in range(first.low, first.high + 1)
                        for m in range(second.low, second.high + 1)
                        if first.ones(n) + second.ones(m) <= ones
                        and first.twos(n) + second.twos(m) <= twos
                        and n + m <= threes
                    ]
                    if possible:
                        dealt += 1
                        pool = cards(violet1=ones, green2=twos, red3=threes)
                        assert threes_allowed(pool, [first, second]) == (min(possible), max(possible))
    assert dealt > 30


@pytest.mark.rule("CR-074", "CR-180")
@pytest.mark.parametrize("old", [False, True])
def test_whoever_has_bid_leaves_the_others_their_known_sums(old: bool) -> None:
    """Few cards are out of sight, and a starting hand needs just those with high values."""
    t = auction(7, {"violet3": 4})
    s = state(t)
    s.deck = cards(blue1=1, red3=1)
    s.players[1].capital = cards(violet2=1, green1=2, green2=1)
    s.players[1].shown = cards(violet2=1, green1=1)
    s.players[2].capital = cards(green2=1, green3=1, blue2=1, red2=1, red3=1)
    s.players[2].sum = 12
    if old:
        for p in s.players:
            p.old = [p.capital[kind] - p.shown[kind] for kind in range(f.KINDS)]
        s.deck = cards(blue2=3, red2=3, red3=3)  # which could make up any sum, but these cards were drawn before it
    shown, first, second = s.players[1].shown, s.players[1].capital, s.players[2].capital
    pool = [first[kind] - shown[kind] + second[kind] + (0 if old else s.deck[kind]) for kind in range(f.KINDS)]
    hands = set()
    for seed in range(300):
        out = determinize(s, 0, Dice(seed)).players
        assert printed_sum(out[2].capital) == 12 and worth(out[1].capital) >= 7
        hands.add(tuple(out[1].capital))
    possible = set()
    for hidden in all_hands(pool, 2):
        left = [a - b for a, b in zip(pool, hidden, strict=True)]
        hand = tuple(a + b for a, b in zip(shown, hidden, strict=True))
        if worth(list(hand)) >= 7 and any(printed_sum(list(other)) == 12 for other in all_hands(left, 5)):
            possible.add(hand)
    assert hands == possible
