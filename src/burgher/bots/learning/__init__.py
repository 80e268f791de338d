"""Learned evaluations: from games of bots with themselves to the score sheet that a position leads to.

`rows` makes the data, `fit` learns from it, `net` is what is learned, `weights` reads it where bots play. Only here
numpy is needed: whoever has none plays by the hand-made judgement.
"""

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "weights"


def weights_of(game_id: str) -> Path:
    """Where the weights of a game are, if there are any."""
    return FOLDER / f"{game_id}.npz"
