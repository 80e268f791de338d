"""Positions as rows of numbers: what programs that learn read. Each game declares its own in `features.py`."""

from typing import Final

import msgspec

LOW: Final = -32768  # every feature fits into 16 bits
HIGH: Final = 32767


class Group(msgspec.Struct, frozen=True):
    """Some features of one kind, next to each other: what they count, and between which numbers they lie."""

    name: str  # `own.storage`, `display`, `opponent1.goods`
    count: int
    low: int
    high: int
    about: str = ""  # in one sentence, for people


class Layout:
    """Where each feature stands in the row.

    >>> layout = Layout([Group("round", 1, 0, 4), Group("own.goods", 6, 0, 12)])
    >>> layout.size, layout.start("own.goods")
    (7, 1)
    """

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.size = sum(group.count for group in groups)
        self._starts: dict[str, int] = {}
        start = 0
        for group in groups:
            if group.name in self._starts or not LOW <= group.low <= group.high <= HIGH or group.count < 1:
                raise ValueError(f"the features {group.name} are not declared rightly")
            self._starts[group.name] = start
            start += group.count

    def start(self, name: str) -> int:
        """The place of the first feature of a group."""
        return self._starts[name]

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of each feature."""
        lows = [group.low for group in self.groups for _ in range(group.count)]
        highs = [group.high for group in self.groups for _ in range(group.count)]
        return lows, highs
