"""Random play to the end, the fuzzer of the tests, and the counting of lines of play: both tell of the rules alone."""

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.core.state import ASKS_CHANCE, ASKS_SEAT, CHANCE, State


def play_out(s: State, seed: i64) -> tuple[int, int]:
    """Play random legal actions until the game is over.

    Tells how many choices between two or more actions there were, and how many entries the log would have.
    """
    dice = Dice(seed)
    decisions: i64 = 0
    entries: i64 = 0
    steps = s.steps
    while s.stack:  # as `mover` and `options` do it, without the calls: this loop is what benchmarks measure
        entries += 1
        frame: i64 = s.stack[-1]
        asks = frame >> 3 & 3
        if asks == ASKS_CHANCE:
            s.play(CHANCE, s.draw(dice.roll()))
            continue
        step = steps[frame >> 5 & 511]
        seat = (frame & 7) - 1 if asks == ASKS_SEAT else step.seats(s, frame >> 14)[0]
        actions = step.options(s, seat, frame >> 14)
        count: i64 = len(actions)
        if count > 1:
            decisions += 1
        s.play(seat, actions[dice.roll() * count >> 32])
    return decisions, entries


def perft(s: State, depth: int) -> int:
    """How many sequences of decisions there are up to this depth: the fingerprint of the rules in a position.

    Chance and the end of the game end a sequence; one that ends early counts once.
    """
    if not depth or s.over() or s.mover() == CHANCE:
        return 1
    count = 0
    for seat in s.to_move():
        for action in s.options(seat):
            after = s.copy()
            after.play(seat, action)
            count += perft(after, depth - 1)
    return count
