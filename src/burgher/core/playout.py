"""Random play to the end: the raw speed of the rules, and the fuzzer of the tests."""

from random import Random

from burgher.core.state import CHANCE, State


def play_out(s: State, seed: int) -> tuple[int, int]:
    """Play random legal actions until the game is over.

    Tells how many choices between two or more actions there were, and how many entries the log would have.
    """
    rng = Random(seed)
    decisions = entries = 0
    while s.stack:
        entries += 1
        number = rng.getrandbits(53)
        seat = s.to_move()[0]
        if seat == CHANCE:
            action = s.draw(number)
        else:
            actions = s.options(seat)
            action = actions[number * len(actions) >> 53]
            decisions += len(actions) > 1
        s.play(seat, action)
    return decisions, entries
