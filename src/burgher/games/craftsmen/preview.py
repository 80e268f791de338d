"""What a seat sees of its legal actions before it plays one."""

import msgspec

from burgher.core.state import CHANCE
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.helpers import FEE
from burgher.games.craftsmen.notary import PEEK_BACK, back_orders
from burgher.games.craftsmen.state import Craftsmen


class Preview(msgspec.Struct):
    fees: list[str]  # actions for which the owner of a covered disc is paid,
    gifts: list[str]  # or draws a card
    back_orders: list[list[int]]  # the sequences in which the cards that were looked at can go back


def preview(s: Craftsmen, seat: int) -> Preview:
    out = Preview([], [], back_orders(len(s.looked)) if s.stack[-1][0] == PEEK_BACK.id else [])
    for action in s.options(seat):
        if v.PLACE.owns(action) and v.PLACE.field(action, 1):
            after = s.copy()
            after.play(seat, action)
            if after.stack[-1][0] == FEE.id:
                out.fees.append(v.VERBS.text(action))
            elif after.stack[-1][1] == CHANCE:
                out.gifts.append(v.VERBS.text(action))
    return out
