"""Stage V, the merchants' guild (section 12)."""

from typing import Final

from burgher.core.state import PUBLIC, Step
from burgher.games.craftsmen import privilege
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.craft import empty_icons
from burgher.games.craftsmen.facts import COLUMNS, FAIR, GRANARY, NATURAL, NO_MARKER
from burgher.games.craftsmen.helpers import hand_over
from burgher.games.craftsmen.money import card_actions, discard_card
from burgher.games.craftsmen.state import Craftsmen


class Merchants(Step[Craftsmen]):
    """Buy the lower marker of a column for an empty icon; a is the privilege. [CR-286 to CR-301]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        card = any(p.capital)
        fair = p.fair > 0 and privilege.available(s, seat, a)
        if card or fair:
            places, goods = empty_icons(p)
            for column in range(COLUMNS):
                lower = s.granary[2 * column]
                if lower == NO_MARKER or lower == seat + 1:
                    continue
                for i in range(len(places)):
                    if goods[i] == GRANARY[column]:
                        action = v.BUY_GOOD.of(column, places[i], 0)
                        if card:
                            out.append(action)
                        if fair:
                            out.append(action + 1)
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        p = s.players[seat]
        column = v.BUY_GOOD.field(action, 0)
        marker = s.granary[2 * column]
        s.granary[2 * column] = s.granary[2 * column + 1]
        s.granary[2 * column + 1] = NO_MARKER
        p.icons[v.BUY_GOOD.field(action, 1) - 1] = marker
        if s.listening:
            s.events.append((v.E_BOUGHT_GOOD, PUBLIC, seat, GRANARY[column]))
            if marker != NATURAL:
                s.events.append((v.E_SOLD, PUBLIC, marker - 1, GRANARY[column]))
        if v.BUY_GOOD.field(action, 2):
            privilege.use(s, seat, a)
            pay_at_fair(s, seat, marker)
        else:
            s.push(GIVE, seat, marker)


def pay_at_fair(s: Craftsmen, seat: int, marker: int) -> None:
    """A marker of the buyer leaves the fair; one of the seller's comes if it can. [CR-300 to CR-304]"""
    s.players[seat].fair -= 1
    s.players[seat].supply += 1
    if s.listening:
        s.events.append((v.E_FAIR_PAID, PUBLIC, seat))
    if marker != NATURAL:
        seller = s.players[marker - 1]
        if seller.fair < FAIR and seller.supply:
            seller.supply -= 1
            seller.fair += 1
            if s.listening:
                s.events.append((v.E_SELLER_FAIR, PUBLIC, marker - 1))


class Give(Step[Craftsmen]):
    """The card for the marker a: to its owner, or to the discard pile. [CR-294 to CR-298]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return card_actions(s.players[seat].capital, v.GIVE.first, 15)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        kind = action - v.GIVE.first
        if s.listening:
            s.events.append((v.E_GAVE, PUBLIC, seat, kind // 3, kind % 3 + 1))
        if a == NATURAL:
            discard_card(s, seat, kind)
        else:
            hand_over(s, seat, a - 1, kind)


MERCHANTS: Final[Merchants] = Merchants("merchants", a=2)
GIVE: Final[Give] = Give("give", a=NATURAL)
