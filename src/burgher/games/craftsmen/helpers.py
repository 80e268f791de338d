"""The helper phase: queues, stacking and fees (section 6 and the changes for two players)."""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import DISCS, FEE_POINTS, IDLE_POINTS, LIMIT, OWN_HELPERS, SPACES
from burgher.games.craftsmen.money import CHECK_LIMIT, can_draw, card_actions, draw, keep_limit
from burgher.games.craftsmen.score import P_FEES, P_IDLE
from burgher.games.craftsmen.state import QUEUE, Craftsmen


def spaces(s: Craftsmen) -> int:
    """Spaces of a queue in use. [CR-023, CR-418]"""
    return SPACES if s.seats > 2 else SPACES - 1


def score(s: Craftsmen, seat: int) -> int:
    return sum(s.players[seat].parts)


class Helpers(Step[Craftsmen]):
    """The next player in turn order who has a helper and has not passed; a is the place to look from. [CR-084]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        for i in range(s.seats):
            place = (a + i) % s.seats
            p = s.players[s.order[place]]
            if p.helpers and not p.passed:
                s.push(HELPERS, NOBODY, (place + 1) % s.seats)
                s.push(SEND, s.order[place])
                return
        reward_idle(s)


def reward_idle(s: Craftsmen) -> None:
    """The phase is over. [CR-089 to CR-091]"""
    for seat in s.order:
        p = s.players[seat]
        p.passed = 0
        if p.helpers:
            p.parts[P_IDLE] += IDLE_POINTS
            if s.listening:
                s.events.append((v.E_IDLE, PUBLIC, seat, IDLE_POINTS))


class Send(Step[Craftsmen]):
    """Send a helper to a city building, or pass. [CR-085 to CR-087, CR-092 to CR-102]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out: list[int] = []
        me = seat + 1
        last = 2 * spaces(s)
        can_pay = -1  # not known yet
        for city in range(1, 7):
            first = city * QUEUE
            own = 0
            discs = 0
            free = False
            for i in range(first, first + last):
                disc = s.queues[i]
                if disc:
                    discs += 1
                    if disc == me:
                        own += 1
                elif not i & 1:  # a lower disc
                    free = True
            if own >= OWN_HELPERS or discs >= DISCS[s.seats]:
                continue
            action = v.PLACE.of(city, 0)
            if free:
                out.append(action)
                continue
            for space in range(spaces(s)):
                below = s.queues[first + 2 * space]
                if s.queues[first + 2 * space + 1]:
                    continue
                if s.seats > 2 and below != me and space + 1 < SPACES:
                    if can_pay < 0:
                        can_pay = int(any(s.players[seat].capital) or score(s, seat) >= FEE_POINTS[s.year])
                    if not can_pay:
                        continue
                out.append(action + space + 1)
        out.append(v.PASS.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.PASS.first:
            s.players[seat].passed = 1
            if s.listening:
                s.events.append((v.E_PASSED, PUBLIC, seat))
            return
        city = v.PLACE.field(action, 0)
        q = v.PLACE.field(action, 1)
        first = city * QUEUE
        if q == 0:
            place = first
            while s.queues[place]:
                place += 2
            put_disc(s, seat, place)
            return
        place = first + 2 * q - 1
        owner = s.queues[place - 1] - 1
        if owner == seat:
            put_disc(s, seat, place)
        elif s.seats == 2:
            put_disc(s, seat, place)
            if can_draw(s):  # [CR-421 to CR-424]
                if s.listening:
                    s.events.append((v.E_DREW_HIDDEN, PUBLIC, owner, 1))
                s.push(CHECK_LIMIT, NOBODY, owner, LIMIT)
                draw(s, owner, 1)
        elif q == SPACES:
            put_disc(s, seat, place)
        else:
            s.push(PUT_DISC, NOBODY, seat, place)
            s.push(FEE, seat, owner)


def put_disc(s: Craftsmen, seat: int, place: int) -> None:
    s.players[seat].helpers -= 1
    s.queues[place] = seat + 1
    if s.listening:
        below = s.queues[place - 1] - 1
        if place & 1 == 0:
            s.events.append((v.E_PLACED, PUBLIC, seat, place // QUEUE))
        elif below == seat:
            s.events.append((v.E_STACKED_OWN, PUBLIC, seat, place // QUEUE))
        else:
            s.events.append((v.E_STACKED, PUBLIC, seat, place // QUEUE))


class PutDisc(Step[Craftsmen]):
    """The fee is settled: the disc of seat a goes onto place b. [CR-112]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        put_disc(s, a, b)


class Fee(Step[Craftsmen]):
    """Pay seat a for covering its disc: points, or a card. [CR-101 to CR-112]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out = [v.FEE_POINTS.first] if score(s, seat) >= FEE_POINTS[s.year] else []
        return out + card_actions(s.players[seat].capital, v.FEE_CARD.first, 15)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.FEE_POINTS.first:
            points = FEE_POINTS[s.year]
            s.players[seat].parts[P_FEES] -= points
            s.players[a].parts[P_FEES] += points
            if s.listening:
                s.events.append((v.E_FEE_POINTS, PUBLIC, seat, points))
                s.events.append((v.E_GOT_POINTS, PUBLIC, a, points))
        else:
            kind = action - v.FEE_CARD.first
            if s.listening:
                s.events.append((v.E_FEE_CARD, PUBLIC, seat, kind // 3, kind % 3 + 1))
            hand_over(s, seat, a, kind)


def hand_over(s: Craftsmen, giver: int, taker: int, kind: int) -> None:
    """A card goes openly from hand to hand; the taker's limit holds at once. [CR-108, CR-296, CR-350, CR-434]"""
    s.players[giver].lose(kind)
    s.players[taker].gain(kind, 1)
    if s.listening:
        s.events.append((v.E_GOT_CARD, PUBLIC, taker, kind // 3, kind % 3 + 1))
    keep_limit(s, taker)


HELPERS: Final[Helpers] = Helpers("helpers", a=4)
SEND: Final[Send] = Send("send")
PUT_DISC: Final[PutDisc] = PutDisc("put_disc", a=4, b=41)
FEE: Final[Fee] = Fee("fee", a=4)
