"""Positions as rows of numbers: in their bounds, and the same whatever is hidden from the seat."""

from random import Random

import pytest

from burgher.core.chance import Dice
from burgher.core.state import CHANCE
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.hidden import determinize
from burgher.games.craftsmen.state import Craftsmen

from .helpers import at, state


def told(s: Craftsmen, seat: int, name: str) -> list[int]:
    """The features of one group."""
    layout = GAME.layouts[s.seats]
    start = layout.start(name)
    count = next(group.count for group in layout.groups if group.name == name)
    return GAME.features(s, seat)[start : start + count]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_features_keep_their_bounds_and_tell_nothing_hidden(players: int) -> None:
    s, rng, dice = GAME.begin(players), Random(players), Dice(players)
    lows, highs = GAME.layouts[players].bounds()
    n = 0
    while not s.over():
        seat = s.mover()
        s.play(seat, s.draw(rng.getrandbits(32)) if seat == CHANCE else rng.choice(s.options(seat)))
        n += 1
        if n % 7:
            continue
        for reader in range(players):
            row = GAME.features(s, reader)
            assert all(low <= x <= high for low, x, high in zip(lows, row, highs, strict=True))
            assert GAME.features(determinize(s, reader, dice), reader) == row


def test_the_own_seat_comes_first() -> None:
    t = at("craft_guild", [{"row": ["S1", "E07"], "fair": 2}, {"row": ["S2", "A11", "B22"], "work": 1}], year=2)
    s = state(t)
    tannery, winery = f.CARD_NAMES.index("tannery"), f.CARD_NAMES.index("winery")
    assert told(s, 0, "own.buildings")[f.GOOD_OF[tannery]] == told(s, 1, "opponent1.buildings")[f.GOOD_OF[tannery]] == 1
    assert told(s, 1, "own.buildings")[f.GOOD_OF[winery]] == 1
    assert told(s, 0, "own.fair") == told(s, 1, "opponent1.fair") == [2]
    assert told(s, 1, "own.lines")[f.GOODS.index("wine") - f.SEMI] == 2
    assert told(s, 0, "mover") == [1, 0] and told(s, 1, "mover") == [0, 1]
    assert told(s, 0, "year") == [0, 1, 0] and told(s, 0, "asked.points") == [f.LABOUR[1]]
