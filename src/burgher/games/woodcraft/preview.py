"""What a seat sees of its legal actions before it plays one."""

import msgspec

from burgher.core.game import Game
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.state import Woodcraft


class Preview(msgspec.Struct):
    ends_turn: list[str]  # the actions after which others play


def preview(game: Game[Woodcraft], s: Woodcraft, seat: int) -> Preview:
    """A turn ends with its actions, or after that with marketing, unless dice have to go first."""
    closing = [action for action in s.options(seat) if v.END_ACTIONS.owns(action) or v.MARKET.owns(action)]
    return Preview([v.VERBS.text(action) for action in closing if game.hands_on(s, seat, action)])
