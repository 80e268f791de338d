"""What can be done in one go: an action of the card in play, its entry cost before it, all its goods after it."""

from typing import Final

from burgher.core.deeds import DeedActions
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.wheels import TAKE
from burgher.games.glass_road.state import GlassRoad


def all_of_it(s: GlassRoad, seat: int) -> int | None:
    """To take everything, where it can lie on one wheel only and turns none. [GR-044 to GR-051]"""
    if not s.asking(TAKE):
        return None
    takes = s.options(seat)
    if v.TAKE.one(takes[-1]):
        return None
    after = s.copy()
    after.listening = True
    after.play(seat, takes[-1])
    return None if any(event[0] == v.E_TURNED for event in after.events) else takes[-1]


DEEDS: Final = DeedActions(
    ways=frozenset(range(v.ENTER.first, v.ENTER.end)),
    goals=frozenset(range(v.USE.first, v.USE.end)),
    obvious=all_of_it,
)
