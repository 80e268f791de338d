"""Learned evaluations: from games of bots with themselves to the score sheet that a position leads to.

`rows` makes the data, `fit` learns from it, `net` is what is learned, `weights` reads it where bots play. Only here
numpy is needed: whoever has none plays by the hand-made judgement.
"""

import os
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "weights"


def one_thread() -> None:
    """From now on numpy, if it is not loaded yet, multiplies in one thread.

    For matrices as small as ours a second one takes more time to wait than it saves, most of all on a busy machine,
    and who has cores to spare plays more games at once.
    """
    for name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(name, "1")


def weights_of(game_id: str) -> Path:
    """Where the weights of a game are, if there are any."""
    return FOLDER / f"{game_id}.npz"
