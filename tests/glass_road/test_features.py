"""Features tell what the seat may know, where the layout says, within its bounds."""

from random import Random

import pytest

from burgher.core.chance import Dice
from burgher.games.glass_road import GAME
from burgher.games.glass_road import facts as f

from .helpers import new, random_play, state_of
from .test_conservation import SETUPS


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_features_stay_within_their_bounds_and_hide_what_is_hidden(players: int, options: dict[str, object]) -> None:
    layout = GAME.layouts[players]
    lows, highs = layout.bounds()
    t, rng, dice = new(players, 3, **options), Random(5), Dice(7)
    while True:
        s = state_of(t)
        for seat in range(players):
            row = GAME.features(s, seat)
            assert len(row) == layout.size
            assert all(low <= n <= high for low, n, high in zip(lows, row, highs, strict=True))
            assert row == GAME.features(GAME.determinize(s, seat, dice), seat)
        if t.over:
            break
        random_play(t, rng, 7)


def test_the_own_things_come_before_those_of_the_others() -> None:
    s = state_of(new(3, 1))
    s.players[2].goods = [*range(7), 0, 1, 3]
    layout = GAME.layouts[3]
    for seat, name in ((2, "own.goods"), (1, "opponent1.goods"), (0, "opponent2.goods")):
        start = layout.start(name)
        assert GAME.features(s, seat)[start : start + f.MARKERS] == s.players[2].goods


def test_a_card_at_work_is_told() -> None:
    t = new(1, 4)
    rng = Random(1)
    while state_of(t).top().name != "evaluate":
        random_play(t, rng, 1)
    s = state_of(t)
    layout, row = GAME.layouts[1], GAME.features(s, 0)
    cards = row[layout.start("own.evaluating") :][: f.CARDS]
    assert [card for card in range(f.CARDS) if cards[card]] == s.players[0].played[-1:]
    assert row[layout.start("step") + s.top().number] == 1
    assert row[layout.start("asked")] == 1
