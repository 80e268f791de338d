"""The levels that Craftsmen has proved."""

from burgher.bots.effort import Effort

EFFORTS: dict[str, Effort] = {}
