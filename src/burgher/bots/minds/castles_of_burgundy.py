"""The levels that The Castles of Burgundy has proved."""

from burgher.bots.effort import Effort

EFFORTS = {
    "master": Effort(4, 16, seconds=0.08, plain=(4, 12)),
    "guildmaster": Effort(10, 512, seconds=0.8, plain=(6, 48)),
}
