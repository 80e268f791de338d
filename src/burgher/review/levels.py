"""What reviews find in games of the bots: the measure beside one's own figures. Made by `tools/review_levels.py`."""

from functools import cache
from importlib.resources import files

import msgspec

from burgher.review.summary import Figures


@cache
def level_figures(game: str) -> dict[str, Figures]:
    """By level, from the weakest; none where nobody has measured."""
    text = files("burgher.review").joinpath("levels.json").read_text("utf-8")
    return msgspec.json.decode(text, type=dict[str, dict[str, Figures]]).get(game, {})
