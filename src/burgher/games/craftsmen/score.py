"""The score sheet: its lines, and who has won."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgher.games.craftsmen.state import Craftsmen

# The lines of the score sheet with the clause that gives the points.
LINES: Final = [
    ("start", "CR-072"),
    ("idle_helpers", "CR-090"),
    ("fees", "CR-109"),
    ("semi_finished", "CR-238"),
    ("finished", "CR-260"),
    ("meat", "CR-263"),
    ("ships_goods", "CR-389"),
    ("ships_bonus", "CR-381"),
    ("town", "CR-393"),
    ("granary", "CR-397"),
    ("investment", "CR-401"),
    ("bonus_tokens", "CR-411"),
]
PARTS: Final = len(LINES)
P_START: Final = 0
P_IDLE: Final = 1
P_FEES: Final = 2
P_SEMI: Final = 3
P_FINISHED: Final = 4
P_MEAT: Final = 5
P_SHIPS_GOODS: Final = 6
P_SHIPS_BONUS: Final = 7
P_TOWN: Final = 8
P_GRANARY: Final = 9
P_INVESTMENT: Final = 10
P_BONUS: Final = 11


def ranking(s: "Craftsmen") -> list[int]:
    """The seats from first to last place. [CR-412 to CR-415]"""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(s.seats):
        p = s.players[seat]
        back = s.order.index(seat) if seat in s.order else 0
        keys.append((-sum(p.parts), -sum(p.capital), -back, seat))
    keys.sort()
    return [key[3] for key in keys]
