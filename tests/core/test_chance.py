"""Random numbers are a function of seed and place, and look random."""

from collections import Counter

from burgher.core.chance import scramble


def test_the_numbers_are_fixed_for_ever() -> None:
    """Saved games without their chance entries would change if these did."""
    assert [scramble(7, place) for place in range(3)] == FIRST_THREE


FIRST_THREE = [354471092685224, 7049729327863552, 8675709662528037]


def test_numbers_are_spread_evenly_over_places_and_seeds() -> None:
    by_place = Counter(scramble(42, place) * 6 >> 53 for place in range(60_000))
    by_seed = Counter(scramble(seed, 3) * 6 >> 53 for seed in range(60_000))
    for counts in (by_place, by_seed):
        assert sorted(counts) == [0, 1, 2, 3, 4, 5]
        chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
        assert chi_square < 20.5, "one in a thousand by chance"


def test_neighbouring_places_are_independent() -> None:
    pairs = Counter((scramble(1, n) * 6 >> 53, scramble(1, n + 1) * 6 >> 53) for n in range(72_000))
    assert sum((pairs[a, b] - 2000) ** 2 / 2000 for a in range(6) for b in range(6)) < 66.7
