"""The score sheet: its lines, what the end of the game adds to them, and who has won."""

from typing import TYPE_CHECKING, Final

from burgher.games.castles_of_burgundy.facts import (
    FIRST_LIVESTOCK,
    K_BONUS_POINTS,
    K_BUILDING,
    K_BUILDING_POINTS,
    K_SOLD_POINTS,
    K_SOLD_TYPE_POINTS,
    K_SPECIES_POINTS,
    NO_TILE,
    SPECIES_OF,
    WORKERS_PER_POINT,
)

if TYPE_CHECKING:
    from burgher.games.castles_of_burgundy.state import Burgundy, Player

# The lines of the score sheet with the clause that gives the points.
LINES: Final = [
    ("livestock", "CB-126"),
    ("livestock_extra", "CB-244"),
    ("region_size", "CB-165"),
    ("region_phase", "CB-166"),
    ("large_bonus", "CB-169"),
    ("small_bonus", "CB-170"),
    ("sales", "CB-183"),
    ("watchtowers", "CB-164"),
    ("unsold_goods", "CB-209"),
    ("silver", "CB-210"),
    ("workers", "CB-211"),
    ("knowledge_15", "CB-263"),
    ("knowledge_16", "CB-264"),
    ("knowledge_17", "CB-265"),
    ("knowledge_18", "CB-266"),
    ("knowledge_19", "CB-267"),
    ("knowledge_20", "CB-268"),
    ("knowledge_21", "CB-269"),
    ("knowledge_22", "CB-270"),
    ("knowledge_23", "CB-271"),
    ("knowledge_24", "CB-273"),
    ("knowledge_25", "CB-274"),
    ("knowledge_26", "CB-276"),
]
PARTS: Final = len(LINES)
P_LIVESTOCK: Final = 0
P_LIVESTOCK_EXTRA: Final = 1
P_REGION_SIZE: Final = 2
P_REGION_PHASE: Final = 3
P_LARGE_BONUS: Final = 4
P_SMALL_BONUS: Final = 5
P_SALES: Final = 6
P_WATCHTOWERS: Final = 7
P_GOODS: Final = 8  # the first line that is counted at the end of the game
P_SILVER: Final = 9
P_WORKERS: Final = 10
P_KNOWLEDGE_15: Final = 11  # and so on up to 26


def knowledge_points(s: "Burgundy", seat: int, number: int) -> int:
    """What knowledge tile 15 to 26 is worth to this seat if the game ended now. [CB-263 to CB-276]"""
    p: Player = s.players[seat]
    if number == 15:
        return K_SOLD_TYPE_POINTS * sum([1 for n in p.sold if n])
    if number <= 23:
        return K_BUILDING_POINTS * p.estate.count(K_BUILDING[number - 16])
    if number == 24:
        species = 0
        for tile in p.estate:
            if tile != NO_TILE and tile >= FIRST_LIVESTOCK and SPECIES_OF[tile] >= 0:
                species |= 1 << SPECIES_OF[tile]
        return K_SPECIES_POINTS * species.bit_count()
    if number == 25:
        return K_SOLD_POINTS * sum(p.sold)
    return K_BONUS_POINTS * (s.large.count(seat) + s.small.count(seat))


def score_end(s: "Burgundy", seat: int) -> None:
    """Add the final scoring of one player to the score. [CB-209 to CB-213]"""
    p = s.players[seat]
    p.parts[P_GOODS] += sum(p.goods)
    p.parts[P_SILVER] += p.silver
    p.parts[P_WORKERS] += p.workers // WORKERS_PER_POINT
    for number in range(15, 27):
        if p.knows[number]:
            p.parts[P_KNOWLEDGE_15 + number - 15] += knowledge_points(s, seat, number)


def ranking(s: "Burgundy") -> list[int]:
    """The seats from first to last place. [CB-216 to CB-220]"""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(s.seats):
        p = s.players[seat]
        keys.append((-sum(p.parts), -p.estate.count(NO_TILE), -s.order.index(seat), seat))
    keys.sort()
    return [key[3] for key in keys]
