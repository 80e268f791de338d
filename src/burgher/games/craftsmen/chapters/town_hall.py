"""Stage VI, the town hall (section 13: CR-306 to CR-315; for two players CR-425)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import CHANGES, TOKENS, TOWN_HALL
from burgher.games.craftsmen.state import LOWER, QUEUE, Craftsmen, disc_place, wrong_stage

# The services of the town hall. [CR-306]
NOTHING: Final = 0
TAKE_PRIVILEGE: Final = 1
TAKE_WORK: Final = 2
CHANGE_ORDER: Final = 3


def disc_at(place: i64) -> i64:
    """The place in `queues` of a disc of the town hall."""
    return disc_place(TOWN_HALL, 1, LOWER) + place


class Hall(Step[Craftsmen]):
    """Take a token, or move the disc on this place of the queue to the order-change track.

    [CR-027, CR-306 to CR-315]
    """

    place = field(QUEUE)

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = [v.HALL.of(NOTHING)]
        if s.privileges and p.privileges < TOKENS:
            out.append(v.HALL.of(TAKE_PRIVILEGE))
        if s.work and p.work < TOKENS:
            out.append(v.HALL.of(TAKE_WORK))
        if s.seats > 2 and len(s.change) < CHANGES and seat not in s.change:
            out.append(v.HALL.of(CHANGE_ORDER))
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        service = v.HALL.one(action)
        if service == TAKE_PRIVILEGE:
            take_privilege(s, seat)
            if s.listening:
                s.events.append((v.E_TOKEN, PUBLIC, seat))
        elif service == TAKE_WORK:
            s.work -= 1
            s.players[seat].work += 1
            if s.listening:
                s.events.append((v.E_WORK_TOKEN, PUBLIC, seat))
        elif service == CHANGE_ORDER:
            s.queues[disc_at(self.place.of(data))] = 0
            s.queues_stamp = new_stamp()
            s.change.append(seat)  # [CR-311]
            s.markers_stamp = new_stamp()
            if s.listening:
                s.events.append((v.E_CHANGE, PUBLIC, seat, len(s.change)))

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        service = v.HALL.one(action)
        p = s.players[seat]
        if service == TAKE_PRIVILEGE:
            if s.privileges == 0:
                return Reason("CR-307", Message("refusal.pool_privileges"))
            if p.privileges == TOKENS:
                return Reason("CR-309", Message("refusal.most_privileges", {"count": TOKENS}))
        elif service == TAKE_WORK:
            if s.work == 0:
                return Reason("CR-308", Message("refusal.pool_work"))
            if p.work == TOKENS:
                return Reason("CR-310", Message("refusal.most_work", {"count": TOKENS}))
        elif service == CHANGE_ORDER:
            if s.seats == 2:
                return Reason("CR-425", Message("refusal.two_players_order"))
            if len(s.change) == CHANGES:
                return Reason("CR-312", Message("refusal.track_full", {"count": CHANGES}))
            if s.change.count(seat):
                return Reason("CR-313", Message("refusal.on_track"))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if s.queues[disc_at(self.place.of(data))] != seat + 1:
            return "its disc is not there"
        return wrong_stage(s, TOWN_HALL)


HALL: Final[Hall] = Hall("hall", on=("stage",), verbs=(v.HALL,))


def take_privilege(s: Craftsmen, seat: i64) -> None:
    s.privileges -= 1
    s.players[seat].privileges += 1
