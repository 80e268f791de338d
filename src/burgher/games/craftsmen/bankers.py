"""Stage I, the bankers' guild (section 8)."""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.craftsmen import privilege
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import BANK_CARDS, BANK_DISCARD, LIMIT, PRIVILEGE_DISCARD
from burgher.games.craftsmen.money import DISCARD, REFILL, can_draw, draw
from burgher.games.craftsmen.state import NO_KIND, Craftsmen


class Bank(Step[Craftsmen]):
    """Four cards, one or two of them from the display; a is the privilege. [CR-123 to CR-129, CR-136]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        first = v.BANK.first
        lies = [kind != NO_KIND for kind in s.capital_display]
        out: list[int] = []
        if lies[0]:
            out.append(first + 1)
        if lies[1]:
            out.append(first + 2)
        if lies[0] and lies[1]:
            out.append(first + 3)
        if not out and can_draw(s):
            out.append(first)
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        wanted = action - v.BANK.first
        left = BANK_CARDS
        for place in range(2):
            if wanted >> place & 1:
                take_open_card(s, seat, place)
                left -= 1
        there = min(left, sum(s.deck) + sum(s.discard))
        if s.listening and there:
            s.events.append((v.E_DREW_HIDDEN, PUBLIC, seat, there))
        s.push(REFILL, NOBODY)
        s.push(BANK_DRAWN, NOBODY, seat, a)
        draw(s, seat, left)


def take_open_card(s: Craftsmen, seat: int, place: int) -> None:
    kind = s.capital_display[place]
    s.capital_display[place] = NO_KIND
    s.players[seat].gain(kind, 1)
    if s.listening:
        s.events.append((v.E_TOOK, PUBLIC, seat, kind // 3, kind % 3 + 1))


class BankDrawn(Step[Craftsmen]):
    """Seat a has drawn: now the privilege b, if there is one, and the discard. [CR-130 to CR-134]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if privilege.available(s, a, b):
            s.push(BANK_PRIVILEGE, a, b)
        else:
            discard_after_bank(s, a, BANK_DISCARD)


class BankPrivilege(Step[Craftsmen]):
    """Discard one card instead of two? [CR-132, CR-133]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return [v.BANK_PRIV.first, v.BANK_PRIV.first + 1]

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.BANK_PRIV.first:
            discard_after_bank(s, seat, BANK_DISCARD)
        else:
            privilege.use(s, seat, a)
            discard_after_bank(s, seat, PRIVILEGE_DISCARD)


def discard_after_bank(s: Craftsmen, seat: int, count: int) -> None:
    """So many cards and whatever exceeds the limit; a smaller hand goes whole. [CR-130, CR-134, CR-137]"""
    size = sum(s.players[seat].capital)
    count = min(size, max(count, size - LIMIT))
    if count:
        s.push(DISCARD, seat, count)


BANK: Final[Bank] = Bank("bank", a=2)
BANK_DRAWN: Final[BankDrawn] = BankDrawn("bank_drawn", a=4, b=2)
BANK_PRIVILEGE: Final[BankPrivilege] = BankPrivilege("bank_privilege", a=2)
