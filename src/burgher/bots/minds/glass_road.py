"""The levels that Glass Road has proved."""

from burgher.bots.effort import Effort

EFFORTS: dict[str, Effort] = {}
