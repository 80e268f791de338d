"""How much is tried for a review. It is counted in rollouts, so that the same game always has the same numbers."""

import msgspec

from burgher.bots.effort import COMPILED, FAR, Effort


class Depth(msgspec.Struct, frozen=True):
    """First all decisions are looked at quickly, then the most important ones thoroughly."""

    outlook: int  # rollouts from each place of the game, for what is expected there
    luck: int  # the same before and after something is drawn or done in secret, for what that changes; at least as many
    first: Effort  # to find the best action at each decision,
    first_pairs: int  # and rollouts in which it is compared with what was played, each with the same luck
    deep: Effort  # the same for the decisions that seem to have cost most
    deep_pairs: int
    most_deep: int  # of such decisions for each seat


# A rollout takes very different times, so each game has its own: a review of a game for two takes about a minute of a
# core compiled, and some minutes in plain Python, which is ten times slower. What is not here is tried as the first.
THOROUGH: dict[str, Depth] = {
    "castles_of_burgundy": Depth(64, 256, Effort(8, 96), 48, Effort(12, 384), 384, 12),
    "craftsmen": Depth(12, 64, Effort(6, 48), 24, Effort(10, 144), 144, 12),
    "glass_road": Depth(24, 48, Effort(5, 16), 16, Effort(8, 48), 64, 12),
    # a rollout counts as eight
    "woodcraft": Depth(2, 8, Effort(3, 16, turns=FAR), 16, Effort(5, 64, turns=FAR), 64, 6),
}
MODEST: dict[str, Depth] = {
    "castles_of_burgundy": Depth(8, 48, Effort(4, 12), 6, Effort(6, 36), 24, 6),
    "craftsmen": Depth(4, 16, Effort(4, 8), 4, Effort(6, 24), 16, 6),
    "glass_road": Depth(6, 16, Effort(2, 4), 4, Effort(4, 12), 12, 6),
    "woodcraft": Depth(1, 4, Effort(1, 0), 16, Effort(3, 16), 32, 3),
}
QUICK = Depth(4, 8, Effort(3, 6), 4, Effort(4, 12), 8, 3)  # for a first look, and for tests


def depth_of(game: str, compiled: bool = COMPILED) -> Depth:
    """How much is tried in this game."""
    known = THOROUGH if compiled else MODEST
    return known.get(game, known["castles_of_burgundy"])
