"""What Glass Road's value is learnt from, and how."""

import json
from pathlib import Path

import glass_road_fit as fit
import numpy as np
import numpy.typing as npt
import pytest

from burgher.bots.values.glass_road_value import FACETS
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.score import LINES

PERIODS = len(f.SOLO_HANDS)


def test_a_quick_game_tells_of_the_end_of_each_period() -> None:
    seen = fit.Seen()
    fit.play_one(seen, 1, 3)
    assert len(seen.sheets) == 1 and sum(seen.sheets[0]) > 0
    assert seen.periods == sorted(seen.periods)
    assert [period for period, filled in zip(seen.periods, seen.filled, strict=True) if filled] == list(
        range(fit.START, PERIODS - 1)
    )
    assert all(len(row) == len(FACETS) for row in seen.facets)
    again = fit.Seen()
    fit.play_one(again, 1, 3)
    assert again.facets == seen.facets and again.sheets == seen.sheets


def made_up(games: int) -> dict[str, npt.NDArray[np.float64]]:
    """Games of two that end with what the facets of the last but one period say, whatever was before."""
    luck = np.random.default_rng(1)
    periods = np.tile([-1, 0, 0, 1, 1, 2, 2], games)
    filled = np.tile([True, False, True, False, True, False, True], games)
    whose = np.repeat(np.arange(games), 7)
    facets = luck.normal(size=(len(whose), len(FACETS)))
    facets[filled & (periods >= 0)] = facets[~filled]
    sheets = np.zeros((games, len(LINES)))
    sheets[:, 0] = 20 + 3 * facets[(periods == 2) & ~filled][:, 5]
    return {"facets": facets, "periods": periods, "filled": filled, "whose": whose, "sheets": sheets}


def test_weights_are_found_and_nothing_is_made_of_noise() -> None:
    rows = fit.Rows([made_up(600)])
    weights = fit.train(rows, np.ones(len(rows.whose), bool))
    assert abs(weights[2][5, 0] - 3) < 0.3 and abs(weights[2][-1, 0] - 20) < 0.3
    assert np.abs(weights[2][: len(LINES), 1:]).max() < 0.2
    assert abs(weights[0][-1, 0] - 20) < 1


def test_what_is_learnt_is_written_as_the_value_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "faults", lambda rows: {})  # which two games do not tell
    names = []
    for players in (1, 2):
        name = str(tmp_path / f"{players}.npz")
        fit.play(name, players, 2, 5)
        names.append(name)
    out = tmp_path / "learnt.json"
    fit.fit(names, out)
    document = json.loads(out.read_text())
    assert len(document["alone"]["times"]) == PERIODS
    assert len(document["among_others"]["lines"]) == len(LINES)
