"""What a seat sees of its legal actions before it plays one."""

from collections.abc import Sequence

import msgspec

from burgher.core.game import Game
from burgher.games.castles_of_burgundy.chapters.turn import TURN
from burgher.games.castles_of_burgundy.state import Burgundy


class Preview(msgspec.Struct):
    ends_turn: list[str]


def preview(game: Game[Burgundy], s: Burgundy, seat: int, actions: Sequence[int]) -> Preview:
    """While both dice are to be used, nothing ends a turn."""
    last = sum(s.players[seat].used) > 0 and s.asking(TURN)
    return Preview(game.ends_turn(s, seat, actions) if last else [])
