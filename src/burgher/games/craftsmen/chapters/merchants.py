"""Stage V, the merchants' guild (section 12: CR-286 to CR-305)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.craft import empty_icons, no_icon
from burgher.games.craftsmen.chapters.money import by_kind, card_actions, card_of, discard_card, hand_over, no_card
from burgher.games.craftsmen.facts import COLUMNS, FAIR, GOODS, GRANARY, MERCHANTS, NATURAL, NO_MARKER
from burgher.games.craftsmen.state import Craftsmen, icon_at, newer, older, some, wrong_stage

BY_CARD: Final = 0  # the price is a capital card,
BY_FAIR: Final = 1  # or, with the privilege, a marker of the fair


class Merchants(Step[Craftsmen]):
    """Buy the lower marker of a column for an empty icon. [CR-286 to CR-301, CR-305]"""

    privilege = field(privileges.HELPER_WAYS)

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        card = some(p.capital)
        fair = p.fair > 0 and privileges.available(s, seat, self.privilege.of(data))
        if card or fair:
            goods: list[int] = []
            targets = empty_icons(p, goods)
            if targets:
                for column in range(COLUMNS):
                    lower: i64 = s.granary[older(column)]
                    if lower == NO_MARKER or lower == seat + 1:
                        continue
                    for i in range(len(targets)):
                        if goods[i] == GRANARY[column]:
                            if card:
                                out.append(v.BUY_GOOD.of(column, targets[i], BY_CARD))
                            if fair:
                                out.append(v.BUY_GOOD.of(column, targets[i], BY_FAIR))
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        column, target, price = v.BUY_GOOD.three(action)
        marker: i64 = s.granary[older(column)]
        s.granary[older(column)] = s.granary[newer(column)]  # [CR-292]
        s.granary[newer(column)] = NO_MARKER
        s.markers_stamp = new_stamp()
        s.players[seat].mark(icon_at(target), marker)  # [CR-293]
        if s.listening:
            s.events.append((v.E_BOUGHT_GOOD, PUBLIC, seat, GRANARY[column]))
            if marker != NATURAL:
                s.events.append((v.E_SOLD, PUBLIC, marker - 1, GRANARY[column]))
        if price == BY_FAIR:
            privileges.use(s, seat, self.privilege.of(data))
            pay_at_fair(s, seat, marker)
        else:
            s.push(GIVE, seat, marker)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.END.owns(action):
            return None  # [CR-119]
        column, target, price = v.BUY_GOOD.three(action)
        p = s.players[seat]
        good = GRANARY[column]
        lower = s.granary[older(column)]
        if lower == NO_MARKER:
            return Reason("CR-288", Message("refusal.column_empty", {"good": GOODS[good]}))
        if lower == seat + 1:
            return Reason("CR-289", Message("refusal.own_lower", {"good": GOODS[good]}))
        reason = no_icon(p, target, good, "CR-290")
        if reason is not None:
            return reason
        if price == BY_CARD:
            return None if p.cards() else Reason("CR-299", Message("refusal.no_capital_hand"))
        reason = privileges.no_privilege(s, seat, self.privilege.of(data), "CR-318")
        if reason is None and p.fair == 0:
            return Reason("CR-301", Message("refusal.fair_empty"))
        return reason

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, MERCHANTS)


MERCHANTS_ACTION: Final[Merchants] = Merchants("merchants", on=("stage",), verbs=(v.BUY_GOOD, v.END))


def pay_at_fair(s: Craftsmen, seat: i64, marker: i64) -> None:
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


GIFTS: Final = by_kind(v.GIVE)


class Give(Step[Craftsmen]):
    """The card for a marker: to its owner, or to the discard pile. [CR-294 to CR-298, CR-349]"""

    marker = field(NATURAL + 1)

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return card_actions(s.players[seat].capital, GIFTS)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.GIVE, action)
        marker = self.marker.of(data)
        if s.listening:
            colour, value = v.GIVE.two(action)
            s.events.append((v.E_GAVE, PUBLIC, seat, colour, value))
        if marker == NATURAL:
            discard_card(s, seat, kind)
        else:
            hand_over(s, seat, marker - 1, kind)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        return no_card(s, seat, card_of(v.GIVE, action), "CR-294")

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        marker = self.marker.of(data)
        if not s.players[seat].cards():
            return "the hand has no cards"
        if not (0 < marker <= s.seats and marker != seat + 1) and marker != NATURAL:
            return "there is no such marker"
        return wrong_stage(s, MERCHANTS)


GIVE: Final[Give] = Give("give", on=("stage",), verbs=(v.GIVE,))
