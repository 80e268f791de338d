"""The levels that The Castles of Burgundy has proved."""

from burgher.bots.effort import Effort

EFFORTS = {
    "master": Effort(6, 40, seconds=0.1, plain=(4, 16)),
    "guildmaster": Effort(10, 640, seconds=0.8, plain=(8, 192)),
}
