"""Random play to the end: the raw speed of the rules, and the fuzzer of the tests."""

from random import Random

from burgher.core.state import CHANCE, State


def play_out(s: State, seed: int) -> int:
    """Play random legal actions until the game is over; tells how many decisions the players made."""
    rng = Random(seed)
    decisions = 0
    while s.stack:
        number = rng.getrandbits(53)
        seat = s.to_move()[0]
        if seat == CHANCE:
            action = s.draw(number)
        else:
            actions = s.options(seat)
            action = actions[number * len(actions) >> 53]
            decisions += 1
        s.play(seat, action)
    return decisions
