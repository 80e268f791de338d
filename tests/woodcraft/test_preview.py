"""What the page asks to confirm is what ends a turn."""

from random import Random

from burgher.games.woodcraft import GAME

from .helpers import new, state, verbs


def test_what_ends_a_turn_is_told_before_it_is_played() -> None:
    ended = 0
    for seed in range(6):
        t, rng = new(2, seed), Random(seed)
        for _ in range(300):
            if t.over:
                break
            seat = t.to_move[0]
            ends = GAME.preview(state(t), seat).ends_turn
            assert {action.partition(":")[0] for action in ends} <= verbs(t) & {"end_actions", "market"}
            action = rng.choice(t.actions(seat))
            t.act(seat, action)
            if action in ends:
                ended += 1
                assert t.to_move != (seat,) or t.log[-1].seat != seat
            elif action.startswith(("end_actions", "market")) and not t.over:
                assert t.to_move[0] == seat
    assert ended > 20
