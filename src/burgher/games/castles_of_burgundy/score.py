"""The score sheet: its lines, what the end of the game adds to them, and who has won."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from burgher.core.common import count_of
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.facts import NO_TILE

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
P_KNOWLEDGE: Final = 11  # of knowledge tile 15, and so on up to 26


def knowledge_points(s: "Burgundy", seat: i64, number: i64) -> i64:
    """What knowledge tile 15 to 26 is worth to this seat if the game ended now. [CB-263 to CB-276]"""
    p: Player = s.players[seat]
    if number == f.K_SOLD_TYPES:
        return f.KNOWLEDGE_SOLD_TYPE_POINTS * sum([1 for n in p.sold if n])
    if number <= f.K_LAST_BUILDING:
        return f.KNOWLEDGE_BUILDING_POINTS * count_of(f.KNOWLEDGE_BUILDINGS[number - f.K_FIRST_BUILDING], p.estate)
    if number == f.K_SPECIES:
        found = [0] * len(f.SPECIES)
        for tile in p.estate:
            if f.SPECIES_OF[tile] >= 0:
                found[f.SPECIES_OF[tile]] = 1
        return f.KNOWLEDGE_SPECIES_POINTS * sum(found)
    if number == f.K_SOLD_GOODS:
        return f.KNOWLEDGE_SOLD_POINTS * sum(p.sold)
    return f.KNOWLEDGE_BONUS_POINTS * (s.large.count(seat) + s.small.count(seat))


def score_end(s: "Burgundy", seat: i64) -> None:
    """Add the final scoring of one player to the score: nothing for stored tiles or open regions. [CB-209 to CB-214]"""
    p = s.players[seat]
    p.score(P_GOODS, sum(p.goods))
    p.score(P_SILVER, p.silver)
    p.score(P_WORKERS, p.workers // f.WORKERS_PER_POINT)
    number: i64
    for number in range(f.K_SOLD_TYPES, f.K_BONUS_TILES + 1):
        if p.knows[number]:
            p.score(P_KNOWLEDGE + number - f.K_SOLD_TYPES, knowledge_points(s, seat, number))


def ranking(s: "Burgundy") -> list[int]:
    """The seats from first to last place: by points, empty cells, turns in the last round. [CB-216 to CB-220]"""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(s.seats):
        p = s.players[seat]
        keys.append((-sum(p.parts), -p.estate.count(NO_TILE), -s.order.index(seat), seat))
    keys.sort()
    return [key[3] for key in keys]
