"""Privileges of helpers, by ring or by token (section 14 of the rules: CR-316 to CR-325)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import TOWN_HALL, WINTER
from burgher.games.craftsmen.state import Craftsmen

# How a helper comes by a privilege; frames of the helpers' actions carry it.
NONE: Final = 0  # not at all, or it has been used [CR-318]
RING: Final = 1  # it stands on the gold ring [CR-316]
TOKEN: Final = 2  # its owner may return a token [CR-317]
WORK_TOKEN: Final = 3  # no helper: a work token is being used, which has no privilege [CR-333]

HELPER_WAYS: Final = 3  # none, ring and token
LABOUR_WAYS: Final = 4  # these and a work token


def of_place(place: i64) -> i64:
    """What a helper on this place of a queue may use; space 1 has the gold ring. [CR-024, CR-316, CR-317]"""
    return RING if place < 2 else TOKEN


def available(s: Craftsmen, seat: i64, privilege: i64) -> bool:
    """May the helper still use a privilege? [CR-316 to CR-319, CR-321]"""
    return privilege == RING or (privilege == TOKEN and s.players[seat].privileges > 0)


def use(s: Craftsmen, seat: i64, privilege: i64) -> None:
    """The privilege counts, and a token goes back to the pool. [CR-318 to CR-320, CR-322, CR-323]"""
    p = s.players[seat]
    p.used += 1
    if privilege == TOKEN:
        p.privileges -= 1
        s.privileges += 1
    if s.listening and 0 < s.stage < TOWN_HALL:
        kind = v.E_PRIVILEGE_TOKEN if privilege == TOKEN else v.E_PRIVILEGE
        s.events.append((kind, PUBLIC, seat, s.stage))


def no_privilege(s: Craftsmen, seat: i64, privilege: i64, used: str) -> Reason | None:
    """Why the helper has no privilege; `used` is the clause by which it can be used only once."""
    if privilege == NONE:
        return Reason(used, Message("refusal.privilege_used"))
    if privilege == TOKEN and s.players[seat].privileges == 0:
        return Reason("CR-373" if s.season == WINTER else "CR-317", Message("refusal.no_token"))
    return None
