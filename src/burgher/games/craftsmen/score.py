"""The score sheet: its lines, and who has won."""

from typing import TYPE_CHECKING, Final

from burgher.games.craftsmen import facts as f

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


def highest() -> int:
    """What no score exceeds: every line at the most that the rules give one player, as if nobody else did anything."""
    rounds = 3 * f.YEARS  # with helpers [CR-075, CR-077]
    actions = f.OWN_HELPERS * rounds + f.YEARS  # of a player in one building, winters included [CR-098, CR-371]
    labour = sum(f.LABOUR) * (f.OWN_HELPERS * 3 + 1) + f.OWN_HELPERS * rounds  # with the work tokens of the town hall
    cards = 1 + 2 * actions  # in the row [CR-138]
    holds = 2 * sum(f.ROW_POINTS) + sum(bonus[0] for bonus in f.SHIP_BONUS if bonus)
    town = f.TOWN_SET * (2 * cards // f.COLOUR_COUNT)  # [CR-393]
    invested = f.ROUND_LIMIT // f.COLOUR_COUNT * f.COLOUR_COUNT * f.VALUES  # [CR-351, CR-401]
    return (
        max(f.START_POINTS)
        + f.IDLE_POINTS * rounds
        + f.HELPERS * 3 * sum(f.FEE_POINTS)  # each disc is covered once at most [CR-097]
        + labour * max(f.PRODUCTION_POINTS)
        + f.YEARS * (holds + town + f.GRANARY_POINTS * 2 * f.COLUMNS + invested)
        + sum(f.BONUS)
    )
