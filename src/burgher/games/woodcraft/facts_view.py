"""The components, for drawing and for study: what the data files say."""

import msgspec

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.schema import BoardDoc, CommissionDoc, HelperDoc, OrderDoc, SoloDoc


class Facts(msgspec.Struct):
    board: BoardDoc
    orders: dict[str, OrderDoc]
    helpers: dict[str, HelperDoc]
    commissions: dict[str, CommissionDoc]
    solo: dict[str, SoloDoc]
    cuts: list[list[list[int]]]  # the ways to cut a die, by its value, as the actions count them


def facts() -> Facts:
    return Facts(*f.DOCS, cuts=f.CUTS)
