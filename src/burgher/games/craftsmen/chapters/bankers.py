"""Stage I, the bankers' guild (section 8: CR-123 to CR-137)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.money import DISCARD, REFILL, can_draw, draw
from burgher.games.craftsmen.facts import (
    BANK_CARDS,
    BANK_DISCARD,
    BANKERS,
    LIMIT,
    PRIVILEGE_DISCARD,
    colour_of,
    value_of,
)
from burgher.games.craftsmen.state import NO_KIND, Craftsmen, total, wrong_stage

# What may be taken of the display: a bit for each place.
NOTHING: Final = 0
FIRST: Final = 1
SECOND: Final = 2
BOTH: Final = 3

USE: Final = 1  # the answer that uses the privilege


class Bank(Step[Craftsmen]):
    """Four cards, one or two of them from the display. [CR-123 to CR-129, CR-136]"""

    privilege = field(privileges.HELPER_WAYS)

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        first = s.capital_display[0] != NO_KIND
        second = s.capital_display[1] != NO_KIND
        if first:
            out.append(v.BANK.of(FIRST))
        if second:
            out.append(v.BANK.of(SECOND))
        if first and second:
            out.append(v.BANK.of(BOTH))
        if not first and not second and can_draw(s):
            out.append(v.BANK.of(NOTHING))
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        places = v.BANK.one(action)
        left: i64 = BANK_CARDS
        place: i64 = 0
        while place < 2:
            if places >> place & 1:
                take_open_card(s, seat, place)
                left -= 1
            place += 1
        if s.listening:
            there = min(left, total(s.deck) + total(s.discard))
            if there:
                s.events.append((v.E_DREW_HIDDEN, PUBLIC, seat, there))
        s.push(REFILL)
        s.push(BANK_DRAWN, seat, self.privilege.of(data))
        draw(s, seat, left)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.END.owns(action):
            return None  # [CR-119]
        places = v.BANK.one(action)
        lie = [place for place in range(2) if s.capital_display[place] != NO_KIND]
        if places == NOTHING:
            if lie:
                return Reason("CR-124", Message("refusal.take_one"))
            if total(s.deck) + total(s.discard) == 0:
                return Reason("CR-136", Message("refusal.no_capital"))
            return None
        if not lie:
            return Reason("CR-128", Message("refusal.display_empty"))
        if any(places >> place & 1 and place not in lie for place in range(2)):
            return Reason("CR-127", Message("refusal.display_single", {"place": lie[0] + 1}))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, BANKERS)


BANK: Final[Bank] = Bank("bank", on=("stage",), verbs=(v.BANK, v.END))


def take_open_card(s: Craftsmen, seat: i64, place: i64) -> None:
    kind: i64 = s.capital_display[place]
    s.capital_display[place] = NO_KIND
    s.money_stamp = new_stamp()
    s.players[seat].gain(kind, 1)
    if s.listening:
        s.events.append((v.E_TOOK, PUBLIC, seat, colour_of(kind), value_of(kind)))


class BankDrawn(Step[Craftsmen]):
    """The cards are drawn: now the privilege, if there is one, and the discard. [CR-130 to CR-134]"""

    privilege = field(privileges.HELPER_WAYS)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if privileges.available(s, seat, self.privilege.of(data)):
            s.push(BANK_PRIVILEGE, seat, self.privilege.of(data))
        else:
            discard_after_bank(s, seat, BANK_DISCARD)


BANK_DRAWN: Final[BankDrawn] = BankDrawn("bank_drawn", ASKS_NOBODY, on=("refill",), owned=True)


class BankPrivilege(Step[Craftsmen]):
    """Discard one card instead of two? [CR-132, CR-133]"""

    privilege = field(privileges.HELPER_WAYS)

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return [v.BANK_PRIV.of(0), v.BANK_PRIV.of(USE)]

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if v.BANK_PRIV.one(action) == USE:
            privileges.use(s, seat, self.privilege.of(data))
            discard_after_bank(s, seat, PRIVILEGE_DISCARD)
        else:
            discard_after_bank(s, seat, BANK_DISCARD)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        return None  # it is asked only of somebody who has the privilege

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        able = privileges.available(s, seat, self.privilege.of(data))
        return "" if able else "there is no privilege to use"


BANK_PRIVILEGE: Final[BankPrivilege] = BankPrivilege("bank_privilege", on=("refill",), verbs=(v.BANK_PRIV,))


def discard_after_bank(s: Craftsmen, seat: i64, count: i64) -> None:
    """So many cards and whatever exceeds the limit; a smaller hand goes whole. [CR-130, CR-134, CR-137]"""
    size = s.players[seat].cards()
    if count < size - LIMIT:
        count = size - LIMIT
    if count > size:
        count = size
    if count:
        s.push(DISCARD, seat, count)
