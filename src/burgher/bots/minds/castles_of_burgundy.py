"""The levels that The Castles of Burgundy has proved."""

from burgher.bots.effort import Effort

EFFORTS = {
    "master": Effort(8, 128, seconds=0.1, plain=(4, 16)),
}
