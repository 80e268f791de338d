"""OpenSpiel's own playthroughs: all that it asks of every position of a game, and the same again."""

from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from burgher import GAMES
from burgher.env.openspiel import register


@pytest.mark.parametrize("game", GAMES)
def test_upstream_plays_through_and_finds_the_same_again(game: str, tmp_path: Path) -> None:
    register()
    flags.FLAGS(["playthrough"])
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(f"burgher_{game}", action_sequence=[], seed=1), "utf-8")
    first, second = generate_playthrough.replay(path)
    assert first == second
