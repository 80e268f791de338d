"""Stage VI, the town hall (section 13)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import CHANGES, TOKENS, TOWN_HALL
from burgher.games.craftsmen.state import QUEUE, Craftsmen

TAKE_PRIVILEGE: Final = 1
TAKE_WORK: Final = 2
CHANGE_ORDER: Final = 3


def hall_options(s: Craftsmen, seat: int) -> list[int]:
    """What the town hall has to offer, but for nothing. [CR-306 to CR-314, CR-425]"""
    p = s.players[seat]
    out: list[int] = []
    if s.privileges and p.privileges < TOKENS:
        out.append(v.HALL.first + TAKE_PRIVILEGE)
    if s.work and p.work < TOKENS:
        out.append(v.HALL.first + TAKE_WORK)
    if s.seats > 2 and len(s.change) < CHANGES and seat not in s.change:
        out.append(v.HALL.first + CHANGE_ORDER)
    return out


class Hall(Step[Craftsmen]):
    """Take a token, or move the disc on place a of the queue to the order-change track. [CR-306 to CR-315]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return [v.HALL.first, *hall_options(s, seat)]

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        option = action - v.HALL.first
        if option == TAKE_PRIVILEGE:
            take_privilege(s, seat)
            if s.listening:
                s.events.append((v.E_TOKEN, PUBLIC, seat))
        elif option == TAKE_WORK:
            s.work -= 1
            p.work += 1
            if s.listening:
                s.events.append((v.E_WORK_TOKEN, PUBLIC, seat))
        elif option == CHANGE_ORDER:
            s.queues[TOWN_HALL * QUEUE + a] = 0
            s.change.append(seat)
            if s.listening:
                s.events.append((v.E_CHANGE, PUBLIC, seat, len(s.change)))


def take_privilege(s: Craftsmen, seat: int) -> None:
    s.privileges -= 1
    s.players[seat].privileges += 1


HALL: Final[Hall] = Hall("hall", a=QUEUE - 1)
