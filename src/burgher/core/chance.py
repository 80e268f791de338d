"""Where random numbers come from: a function of the seed and of the place in the log.

So a generator has no state to save: after undo, replay or a restart the same place in the same game draws the
same number, in plain and in compiled Python alike.
"""

from typing import Final

_MASK: Final = (1 << 64) - 1


def scramble(seed: int, place: int) -> int:
    """A number below 2**53 for this place of the game with this seed (SplitMix64, 53 upper bits)."""
    z = (seed * 0x9E3779B97F4A7C15 + (place + 1) * 0xD1342543DE82EF95) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) >> 11
