"""What a seat sees of its legal actions before it plays one."""

import msgspec

from burgher.core.game import Game
from burgher.core.state import CHANCE
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.helpers import FEE
from burgher.games.craftsmen.chapters.look import ORDERS, PEEK_BACK
from burgher.games.craftsmen.state import Craftsmen


class Preview(msgspec.Struct):
    ends_turn: list[str]
    fees: list[str]  # actions for which the owner of a covered disc is paid,
    gifts: list[str]  # or draws a card
    back_orders: list[list[int]]  # the sequences in which the cards that were looked at can go back


def preview(game: Game[Craftsmen], s: Craftsmen, seat: int) -> Preview:
    out = Preview(game.ends_turn(s, seat), [], [], ORDERS[len(s.looked)] if s.asking(PEEK_BACK) else [])
    for action in s.options(seat):
        if v.PLACE.owns(action) and v.PLACE.two(action)[1]:
            after = s.copy()
            after.play(seat, action)
            if after.asking(FEE):
                out.fees.append(v.VERBS.text(action))
            elif after.mover() == CHANCE:
                out.gifts.append(v.VERBS.text(action))
    return out
