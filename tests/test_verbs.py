"""The actions of each game with the bounds of their fields, as they were.

Programs know actions by their numbers: what was learned and what was recorded is worth nothing after a verb has moved
or a field has grown. Whoever means such a change writes it into tests/<game>/verbs.txt, a line for each verb.
"""

from pathlib import Path

import pytest

import burgher


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_numbers_of_actions_stay_what_they_are(game: str) -> None:
    found = [
        " ".join([verb.name, *(f"{name}={low}..{high}" for name, low, high in verb.fields)])
        for verb in burgher.game(game).verbs.verbs
    ]
    assert found == (Path(__file__).parent / game / "verbs.txt").read_text().splitlines()
