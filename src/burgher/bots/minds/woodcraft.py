"""The levels that Woodcraft has proved."""

from burgher.bots.effort import Effort

EFFORTS: dict[str, Effort] = {}
