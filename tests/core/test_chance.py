"""Random numbers are a function of the seed and of what is drawn, and look random."""

import itertools
from collections import Counter
from collections.abc import Iterable

from burgher.core.chance import Dice, Luck


def test_the_numbers_are_fixed_for_ever() -> None:
    """A game that goes on after a restart would change if these did."""
    luck = Luck(7)
    assert [luck.number(*what) for what in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))] == FIRST_FOUR
    dice = Dice(7)
    assert [dice.roll() for _ in range(3)] == FIRST_ROLLS


FIRST_FOUR = [2164039228, 1649420453, 3085177254, 1425717807]
FIRST_ROLLS = [2375769864, 130610960, 2699136229]


def even(numbers: Iterable[int], n: int) -> bool:
    """Are numbers below 2**32 spread evenly over six faces? (one in a thousand by chance is not)"""
    counts = Counter(number * 6 >> 32 for number in numbers)
    return sorted(counts) == list(range(6)) and sum((c - n / 6) ** 2 / (n / 6) for c in counts.values()) < 20.5


def test_numbers_are_spread_evenly() -> None:
    n = 60_000
    luck, dice = Luck("0123456789abcdef" * 2), Dice(42)
    assert even((luck.number(3, epoch, 0) for epoch in range(n)), n)
    assert even((luck.number(3, 5, ordinal) for ordinal in range(n)), n)
    assert even((Luck(seed).number(3, 5, 1) for seed in range(n)), n)
    assert even((dice.roll() for _ in range(n)), n)
    assert even((Dice(seed).roll() for seed in range(n)), n)
    assert even((luck.dice(place).roll() for place in range(n)), n)


def test_neighbours_are_independent() -> None:
    luck, dice = Luck(1), Dice(1)
    rolls = [dice.below(6) for _ in range(72_001)]
    draws = [luck.number(0, 0, n) * 6 >> 32 for n in range(72_001)]
    bots = [luck.dice(place).below(6) for place in range(72_001)]
    for numbers in (rolls, draws, bots):
        pairs = Counter(itertools.pairwise(numbers))
        assert sum((pairs[a, b] - 2000) ** 2 / 2000 for a in range(6) for b in range(6)) < 66.7


def test_draws_are_counted_by_step_and_epoch() -> None:
    """What is drawn in one turn does not depend on how much was drawn before it."""
    luck, other = Luck(5), Luck(5)
    for _ in range(3):
        luck.spend(2, 1)
    other.spend(9, 1)
    assert luck.next(2, 1) == luck.number(2, 1, 3)
    assert luck.next(9, 1) == luck.number(9, 1, 0)
    assert luck.next(2, 2) == other.next(2, 2) == luck.number(2, 2, 0)


def test_dice_pick_by_weight_and_shuffle_everything() -> None:
    dice = Dice(3)
    picked = Counter(dice.pick([1, 0, 3]) for _ in range(4000))
    assert picked[1] == 0 and abs(picked[0] - 1000) < 120
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [0, 1, 2]
        dice.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6 and all(abs(n - 1000) < 150 for n in orders.values())
