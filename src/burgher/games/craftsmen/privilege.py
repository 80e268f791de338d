"""Privileges of helpers, by ring or by token (section 14)."""

from typing import Final

from burgher.core.state import PUBLIC
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import TOWN_HALL
from burgher.games.craftsmen.state import Craftsmen

# How a helper comes by a privilege; frames of the helpers' actions carry it.
NONE: Final = 0  # not at all, or it has been used
RING: Final = 1  # it stands on the gold ring
TOKEN: Final = 2  # its owner may return a token
WORK_TOKEN: Final = 3  # no helper: a work token is being used, which has no privilege [CR-333]


def of_place(place: int) -> int:
    """What a helper on this place of a queue may use; space 1 has the gold ring, below and above. [CR-316, CR-317]"""
    return RING if place < 2 else TOKEN


def available(s: Craftsmen, seat: int, privilege: int) -> bool:
    return privilege == RING or (privilege == TOKEN and s.players[seat].privileges > 0)


def use(s: Craftsmen, seat: int, privilege: int) -> None:
    """[CR-318 to CR-320, CR-323]"""
    p = s.players[seat]
    p.used += 1
    if privilege == TOKEN:
        p.privileges -= 1
        s.privileges += 1
    if s.listening and 0 < s.stage < TOWN_HALL:
        kind = v.E_PRIVILEGE_TOKEN if privilege == TOKEN else v.E_PRIVILEGE
        s.events.append((kind, PUBLIC, seat, s.stage))
