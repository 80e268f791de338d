"""The levels that The Castles of Burgundy has proved."""

from burgher.bots.effort import Effort

EFFORTS = {
    # what was learned needs numpy, and differs in its last digits between machines: the daily table's masters have to
    # play the same game everywhere
    "master": Effort(4, 16, seconds=0.08, plain=(4, 12), learned=False),
    "guildmaster": Effort(12, 2560, seconds=0.8, plain=(8, 96), more=-700, thrifty=True),
}
