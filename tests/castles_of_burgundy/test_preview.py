"""What the page asks to confirm is what ends a turn."""

from random import Random

from burgher import Table
from burgher.games.castles_of_burgundy import GAME
from burgher.games.castles_of_burgundy.state import Burgundy

from .helpers import new, random_play


def state_of(t: Table) -> Burgundy:
    assert isinstance(t.state, Burgundy)
    return t.state


def test_what_ends_a_turn_is_told_before_it_is_played() -> None:
    ended = 0
    for seed in range(12):
        t, rng = new(3, seed), Random(seed)
        random_play(t, rng, 10 * seed)
        for _ in range(40):
            if t.over:
                break
            (seat,) = t.to_move
            action = rng.choice(t.actions(seat))
            view = t.view()
            ends = action in GAME.preview(state_of(t), seat).ends_turn
            t.act(seat, action)
            if view["step"] == "turn":  # what follows a die is part of its action
                assert ends == ((t.view()["round"], t.view()["turn"]) != (view["round"], view["turn"]))
            ended += ends
    assert ended > 30
