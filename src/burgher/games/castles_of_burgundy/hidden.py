"""What a seat does not know: only boards that others are choosing in secret. [CB-280, CB-292]"""

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.games.castles_of_burgundy.chapters.setup import CHOOSE_BOARDS
from burgher.games.castles_of_burgundy.facts import BOARDS, CASTLE, SHEETS
from burgher.games.castles_of_burgundy.state import Burgundy


def determinize(s: Burgundy, seat: i64, dice: Dice) -> Burgundy:
    """A copy in which secret choices of others are drawn anew, whether begun or finished.

    Stacks are counts, so that nothing else is known to the state and not to the seat. [CB-288, CB-289]
    """
    copy = s.copy()
    if not s.asking(CHOOSE_BOARDS):
        return copy
    for other in range(s.seats):
        p = copy.players[other]
        if other == seat:
            continue
        finished = p.start >= 0
        p.start = -1
        if p.sheet >= 0:
            p.board, p.side = 1, -1
        if finished:
            if p.sheet >= 0:
                p.side = dice.below(2)
                p.board = SHEETS[p.sheet][p.side]
            p.start = dice.choice(BOARDS[p.board - 1].cells[CASTLE])
    return copy
