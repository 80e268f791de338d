"""How much is tried for a review. It is counted in rollouts, so that the same game always has the same numbers."""

import msgspec

from burgher.bots.effort import COMPILED, Effort


class Depth(msgspec.Struct, frozen=True):
    """First all decisions are looked at quickly, then the most important ones thoroughly."""

    outlook: int  # rollouts from each place of the game, for what is expected there
    luck: int  # the same before and after something is drawn, for what that changes; at least as many
    first: Effort  # to find the best action at each decision,
    first_pairs: int  # and rollouts in which it is compared with what was played, each with the same luck
    deep: Effort  # the same for the decisions that seem to have cost most
    deep_pairs: int
    most_deep: int  # of such decisions for each seat


# A game of two in The Castles of Burgundy takes about twenty seconds compiled. Plain Python is ten times slower.
THOROUGH = Depth(64, 256, Effort(8, 96), 48, Effort(12, 384), 384, 12)
MODEST = Depth(8, 48, Effort(4, 12), 6, Effort(6, 36), 24, 6)
DEPTH = THOROUGH if COMPILED else MODEST
QUICK = Depth(4, 8, Effort(3, 6), 4, Effort(4, 12), 8, 3)  # for a first look, and for tests
