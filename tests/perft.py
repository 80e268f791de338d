"""Counts sequences of decisions: the rules' fingerprint from a fixed position."""

from burgher.core.state import CHANCE, State


def perft(s: State, depth: int) -> int:
    """How many there are up to this depth. Chance and the end of the game end one; one that ends early counts once."""
    if not depth or s.over() or s.to_move() == [CHANCE]:
        return 1
    count = 0
    for seat in s.to_move():
        for action in s.options(seat):
            after = s.copy()
            after.play(seat, action)
            count += perft(after, depth - 1)
    return count
