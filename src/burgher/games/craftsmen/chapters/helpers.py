"""The helper phase: queues, stacking and fees (section 6: CR-083 to CR-115; for two players CR-418 to CR-424)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.money import (
    CHECK_LIMIT,
    by_kind,
    can_draw,
    card_actions,
    card_of,
    draw,
    hand_over,
    no_card,
)
from burgher.games.craftsmen.facts import (
    BANKERS,
    CITY,
    DISCS,
    FEE_POINTS,
    IDLE_POINTS,
    LIMIT,
    OWN_HELPERS,
    SPACES,
    TOWN_HALL,
    WINTER,
)
from burgher.games.craftsmen.score import P_FEES, P_IDLE
from burgher.games.craftsmen.state import LEVELS, LOWER, QUEUE, UPPER, Craftsmen, disc_place, some, wrong_stage

LEFTMOST: Final = 0  # the space of an action that sends to the leftmost free one

# ---------------------------------------------------------------- how many


def spaces(s: Craftsmen) -> i64:
    """Spaces of a queue in use. [CR-023, CR-418]"""
    return SPACES if s.seats > 2 else SPACES - 1


def discs_in(s: Craftsmen, city: i64) -> list[int]:
    """The discs of a building, by their owner's marker."""
    return [disc for disc in s.queues[city * QUEUE : city * QUEUE + QUEUE] if disc]


def free_space(s: Craftsmen, city: i64) -> i64:
    """The leftmost free space of a building; LEFTMOST if all are taken. [CR-093]"""
    last = spaces(s)
    place = disc_place(city, 1, LOWER)
    space: i64 = 1
    while space <= last:
        if not s.queues[place]:
            return space
        place += LEVELS
        space += 1
    return LEFTMOST


# ---------------------------------------------------------------- turns


class Helpers(Step[Craftsmen]):
    """The next player in turn order who has a helper and has not passed. [CR-084, CR-087, CR-088]"""

    place = field(5)  # of the turn order, from which to look

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        place = self.place.of(data)
        for _ in range(s.seats):
            if place >= s.seats:
                place -= s.seats
            turn: i64 = s.order[place]
            p = s.players[turn]
            place += 1
            if p.helpers and not p.passed:
                s.push(HELPERS, NO_SEAT, 0 if place == s.seats else place)
                s.push(SEND, turn)
                return
        reward_idle(s)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if self.place.of(data) > s.seats:
            return f"there are {s.seats} players"
        if s.season == WINTER:
            return "no helpers are sent in winter"  # [CR-370]
        return wrong_stage(s, BANKERS)


HELPERS: Final[Helpers] = Helpers("helpers", ASKS_NOBODY, on=("stage",))


def reward_idle(s: Craftsmen) -> None:
    """The phase is over. [CR-089 to CR-091]"""
    for seat in s.order:
        p = s.players[seat]
        p.passed = 0
        if p.helpers:
            p.earn(P_IDLE, IDLE_POINTS)
            if s.listening:
                s.events.append((v.E_IDLE, PUBLIC, seat, IDLE_POINTS))


# the actions that send to each space of each building
PLACES: Final = [
    [v.PLACE.of(city, space) if city else 0 for space in range(SPACES + 1)] for city in range(TOWN_HALL + 1)
]


class Send(Step[Craftsmen]):
    """Send a helper to a city building, or pass. [CR-085 to CR-087, CR-092 to CR-102, CR-113, CR-115, CR-419]"""

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        return Message("prompt.send", {"count": s.players[seat].helpers})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        me = seat + 1
        queues = s.queues
        last = spaces(s)
        most: i64 = DISCS[s.seats]
        can_pay: i64 = -1  # not known yet
        place = disc_place(BANKERS, 1, LOWER)
        city: i64 = BANKERS
        while city <= TOWN_HALL:
            own: i64 = 0
            discs: i64 = 0
            free: i64 = 0
            space: i64 = 1
            while space <= last:
                below: i64 = queues[place]
                above: i64 = queues[place + UPPER]
                if below:
                    discs += 1
                    if below == me:
                        own += 1
                else:
                    free = 1
                if above:
                    discs += 1
                    if above == me:
                        own += 1
                place += LEVELS
                space += 1
            place += LEVELS * (SPACES - last)
            if own < OWN_HELPERS and discs < most:
                if free:
                    out.append(PLACES[city][LEFTMOST])
                else:
                    lower = disc_place(city, 1, LOWER)
                    space = 1
                    while space <= last:
                        if not queues[lower + UPPER]:
                            owner: i64 = queues[lower]
                            if owner == me or not costs_fee(s, space):
                                out.append(PLACES[city][space])
                            else:
                                if can_pay < 0:
                                    p = s.players[seat]
                                    can_pay = 1 if some(p.capital) or p.score() >= FEE_POINTS[s.year] else 0
                                if can_pay:
                                    out.append(PLACES[city][space])
                        lower += LEVELS
                        space += 1
            city += 1
        out.append(v.PASS.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.PASS.first:
            s.players[seat].passed = 1
            if s.listening:
                s.events.append((v.E_PASSED, PUBLIC, seat))
            return
        city, space = v.PLACE.two(action)
        if space == LEFTMOST:
            put_disc(s, seat, city, free_space(s, city), LOWER)  # [CR-093, CR-094]
            return
        owner: i64 = s.queues[disc_place(city, space, LOWER)] - 1
        if owner != seat and costs_fee(s, space):
            s.push(PUT_DISC, seat, city, space)
            s.push(FEE, seat, owner)
            return
        put_disc(s, seat, city, space, UPPER)  # [CR-100, CR-102]
        if owner != seat and s.seats == 2 and can_draw(s):  # [CR-421 to CR-424]
            if s.listening:
                s.events.append((v.E_DREW_HIDDEN, PUBLIC, owner, 1))
            s.push(CHECK_LIMIT, owner, LIMIT)
            draw(s, owner, 1)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.PASS.owns(action):
            return None
        city, space = v.PLACE.two(action)
        discs = discs_in(s, city)
        if discs.count(seat + 1) == OWN_HELPERS:
            return Reason("CR-098", Message("refusal.own_helpers", {"city": CITY[city], "count": OWN_HELPERS}))
        if len(discs) == DISCS[s.seats]:  # between two that is so only with two own ones [CR-420]
            return Reason("CR-099", Message("refusal.building_full", {"city": CITY[city], "count": len(discs)}))
        if space == LEFTMOST:
            return None if free_space(s, city) else Reason("CR-096", Message("refusal.choose_space"))
        if space > spaces(s):
            return Reason("CR-418", Message("refusal.no_space", {"count": spaces(s)}))
        if free_space(s, city):
            args: Args = {"city": CITY[city], "space": free_space(s, city)}
            return Reason("CR-419" if s.seats == 2 else "CR-095", Message("refusal.not_full", args))
        if s.queues[disc_place(city, space, UPPER)]:
            return Reason("CR-097", Message("refusal.two_discs", {"space": space}))
        return no_fee(s, seat, s.queues[disc_place(city, space, LOWER)] - 1, space)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return "" if s.players[seat].helpers else "there is no helper to send"


SEND: Final[Send] = Send("send", on=("helpers",), verbs=(v.PLACE, v.PASS))


def put_disc(s: Craftsmen, seat: i64, city: i64, space: i64, level: i64) -> None:
    s.players[seat].helpers -= 1
    s.queues[disc_place(city, space, level)] = seat + 1
    s.queues_stamp = new_stamp()
    if s.listening:
        if level == LOWER:
            s.events.append((v.E_PLACED, PUBLIC, seat, city))
        elif s.queues[disc_place(city, space, LOWER)] == seat + 1:
            s.events.append((v.E_STACKED_OWN, PUBLIC, seat, city))
        else:
            s.events.append((v.E_STACKED, PUBLIC, seat, city))


# ---------------------------------------------------------------- fees


def costs_fee(s: Craftsmen, space: i64) -> bool:
    """Does it cost a fee to cover another player's disc here? Not on space 3, nor between two players.

    [CR-025, CR-026, CR-101, CR-102, CR-421]
    """
    return s.seats > 2 and space < SPACES


def no_fee(s: Craftsmen, seat: i64, owner: i64, space: i64) -> Reason | None:
    """Why a disc cannot be covered: the fee cannot be paid in either way. [CR-100 to CR-111, CR-421]"""
    p = s.players[seat]
    points = FEE_POINTS[s.year]
    if owner == seat or s.seats == 2 or space == SPACES or p.cards() > 0 or p.score() >= points:
        return None
    return Reason("CR-111", Message("refusal.no_fee", {"points": points, "score": p.score()}))


class PutDisc(Step[Craftsmen]):
    """The fee is settled: the disc covers the one on this space. [CR-112]"""

    city = field(TOWN_HALL + 1)
    space = field(SPACES, low=1)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        put_disc(s, seat, self.city.of(data), self.space.of(data), UPPER)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        """Could the helper cover the disc there, the fee apart? [CR-095 to CR-099]"""
        city, space = self.city.of(data), self.space.of(data)
        discs = discs_in(s, city)
        possible = (
            city >= BANKERS
            and space <= spaces(s)
            and not s.queues[disc_place(city, space, UPPER)]
            and not free_space(s, city)
            and len(discs) < DISCS[s.seats]
            and discs.count(seat + 1) < OWN_HELPERS
            and s.players[seat].helpers
        )
        return "" if possible else "the disc cannot lie there"


PUT_DISC: Final[PutDisc] = PutDisc("put_disc", ASKS_NOBODY, on=("helpers",), owned=True)


FEE_CARDS: Final = by_kind(v.FEE_CARD)


class Fee(Step[Craftsmen]):
    """Pay for covering a disc: points, or a card. [CR-101 to CR-112]"""

    payee = field(5)

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        city = PUT_DISC.city.of(s.under_data())
        return Message("prompt.fee", {"seat": self.payee.of(data), "city": CITY[city], "points": FEE_POINTS[s.year]})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out = card_actions(p.capital, FEE_CARDS)
        if p.score() >= FEE_POINTS[s.year]:
            out.insert(0, v.FEE_POINTS.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        payee = self.payee.of(data)
        if action == v.FEE_POINTS.first:
            points: i64 = FEE_POINTS[s.year]  # [CR-103 to CR-105, CR-109]
            s.players[seat].earn(P_FEES, -points)
            s.players[payee].earn(P_FEES, points)
            if s.listening:
                s.events.append((v.E_FEE_POINTS, PUBLIC, seat, points))
                s.events.append((v.E_GOT_POINTS, PUBLIC, payee, points))
            return
        colour, value = v.FEE_CARD.two(action)
        if s.listening:
            s.events.append((v.E_FEE_CARD, PUBLIC, seat, colour, value))
        hand_over(s, seat, payee, card_of(v.FEE_CARD, action))

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.FEE_CARD.owns(action):
            return no_card(s, seat, card_of(v.FEE_CARD, action), "CR-107")
        points, score = FEE_POINTS[s.year], s.players[seat].score()
        if score < points:
            return Reason("CR-110", Message("refusal.few_points", {"points": points, "score": score}))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        payee = self.payee.of(data)
        if payee >= s.seats:
            return f"there are {s.seats} players"
        p = s.players[seat]
        below = s.top_data()
        covered = s.queues[disc_place(PUT_DISC.city.of(below), PUT_DISC.space.of(below), LOWER)]
        able = p.cards() or p.score() >= FEE_POINTS[s.year]
        return "" if able and payee != seat and covered == payee + 1 else "the fee cannot be paid for this disc"


FEE: Final[Fee] = Fee("fee", on=("put_disc",), same_seat=True, verbs=(v.FEE_POINTS, v.FEE_CARD))
