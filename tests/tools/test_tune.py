"""Numbers that are tuned: all are found, each seat plays by its own, and better ones win."""

from collections.abc import Iterator

import numpy as np
import pytest
import tune


@pytest.fixture
def trial() -> Iterator[tune.Trial]:
    found = tune.Trial("castles_of_burgundy")
    before = [place.get() for place in found.places]
    yield found
    for place, value in zip(found.places, before, strict=True):
        place.put(value)
    setattr(found.judge, "policy", found.policy)  # noqa: B010 - as it was


def test_the_numbers_of_a_game_are_found() -> None:
    names = [str(place) for place in tune.places_of("castles_of_burgundy")]
    assert "STORED" in names and "BUILDING_EFFECTS[3]" in names
    assert "ALL_ROUNDS" not in names and "HABITS[0]" not in names, "it is whole; it is 0, which stays 0"
    assert tune.places_of("craftsmen")


def test_each_seat_plays_by_its_own_numbers(trial: tune.Trial) -> None:
    good = np.array([place.get() for place in trial.places])
    poor = good * np.where([str(place) == "STORED" for place in trial.places], 0.02, 1.0)
    ahead = [trial.play([good, poor], seed) for seed in range(6)]
    assert sum(one - other for one, other in ahead) > 60, "whoever does not care for stored tiles takes none"
    behind = [trial.play([poor, good], seed) for seed in range(6)]
    assert sum(one - other for one, other in behind) < -60


def test_a_number_that_matters_has_a_slope(trial: tune.Trial) -> None:
    good = np.array([place.get() for place in trial.places])
    stored = [str(place) for place in trial.places].index("STORED")
    poor = good.copy()
    poor[stored] *= 0.3
    slopes, error = trial.slopes(poor, 60, 0.4, 1)
    assert slopes[stored] > 3 * error
