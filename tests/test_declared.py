"""What games declare to programs, as it was: the numbers of actions, and what no game exceeds.

Programs know actions by their numbers: what was learned and what was recorded is worth nothing after a verb has moved
or a field has grown. Whoever means such a change writes it into tests/<game>/verbs.txt, a line for each verb. Bounds of
the score scale what is learned; the laws prove that no game leaves them, and here they are as narrow as they were.
"""

from pathlib import Path

import pytest

import burgher

BOUNDS: dict[str, tuple[tuple[float, float], int, int]] = {  # of the score, of the log, of the outcomes of a draw
    "castles_of_burgundy": ((0, 1200), 1000, 36),
    "glass_road": ((-1, 319), 896257, 31),
    "woodcraft": ((0, 2500), 5000, 32),
    "craftsmen": ((0, 1365), 11000, 24),
}


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_numbers_of_actions(game: str) -> None:
    found = [
        " ".join([verb.name, *(f"{name}={low}..{high}" for name, low, high in verb.fields)])
        for verb in burgher.game(game).verbs.verbs
    ]
    assert found == (Path(__file__).parent / game / "verbs.txt").read_text().splitlines()


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_bounds_of_a_game(game: str) -> None:
    rules = burgher.game(game)
    assert (rules.score_range, rules.longest, rules.most_outcomes) == BOUNDS[game]
