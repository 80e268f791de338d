"""Finished goods, meat, ships and bribes (section 11: CR-253 to CR-280)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.money import by_kind, card_actions, card_of, discard_card, no_card
from burgher.games.craftsmen.facts import (
    CARD_NAMES,
    COLUMN_OF,
    CRAFT,
    GOOD_OF,
    GOODS,
    ICON,
    NO_GOOD,
    NO_MARKER,
    PRODUCTION_POINTS,
    RAW,
    ROW_SHIP,
    ROWS,
    ROWS_OF_GOOD,
    SEMI,
    colour_of,
    value_of,
)
from burgher.games.craftsmen.score import P_FINISHED, P_MEAT
from burgher.games.craftsmen.state import Craftsmen, Player, icon_place, newer, older, some, wrong_stage

GIVE_UP: Final = 0  # the ship of a good that is not loaded
NO_ROW: Final = -1
MOST_CARDS: Final = 65  # of a row: a sawmill and all other buildings


def row_of(good: i64, number: i64) -> i64:
    """The row for a good on a ship. [CR-033]"""
    for row in ROWS_OF_GOOD[good]:
        if ROW_SHIP[row] == number:
            return row
    return NO_ROW


def cubes_for(p: Player, seat: i64, row: i64) -> i64:
    """The cubes of which one can become the product: those of the supply and own inputs. [CR-256, CR-257]"""
    out = p.supply
    for icon in range(2):
        if p.icons[icon_place(row, icon)] == seat + 1:
            out += 1
    return out


def is_complete(p: Player, seat: i64, row: i64) -> bool:
    """Can the good of a card whose first icon is filled be made? For a ship, or to be given up. [CR-254, CR-261]"""
    if ICON[p.row[row]][1] == NO_GOOD:
        return True
    return p.icons[icon_place(row, 1)] != NO_MARKER and cubes_for(p, seat, row) > 0


def add_ships(s: Craftsmen, p: Player, seat: i64, row: i64, out: list[int]) -> None:
    """The ships that take the good of a card whose first icon is filled; giving it up only if all are full.

    [CR-254, CR-259, CR-261, CR-265 to CR-280]
    """
    if not is_complete(p, seat, row):
        return
    holds = ROWS_OF_GOOD[GOOD_OF[p.row[row]]]
    full = True
    for hold in holds:
        if s.ships[newer(hold)] == NO_MARKER:
            full = False
    if full:
        out.append(v.SHIP.of(row, GIVE_UP))
    rich = some(p.capital)
    for hold in holds:
        if s.ships[newer(hold)] == NO_MARKER or (rich and s.ships[older(hold)] != seat + 1):
            out.append(v.SHIP.of(row, ROW_SHIP[hold]))


def ship(s: Craftsmen, p: Player, seat: i64, row: i64, number: i64) -> None:
    """Make a finished good or meat and load it; a full row needs a bribe first. [CR-265 to CR-280]"""
    hold = row_of(GOOD_OF[p.row[row]], number)
    if hold != NO_ROW and s.ships[newer(hold)] != NO_MARKER:
        s.push(BRIBE, seat, row, hold)
    else:
        finish(s, p, seat, row, hold)


def finish(s: Craftsmen, p: Player, seat: i64, row: i64, hold: i64) -> None:
    """All inputs go home and one cube of the producer becomes the product. [CR-253 to CR-263, CR-279]"""
    good: i64 = GOOD_OF[p.row[row]]
    for icon in range(2):
        place = icon_place(row, icon)
        s.marker_home(p.icons[place])
        p.mark(place, NO_MARKER)
    if hold == NO_ROW:
        if s.listening:
            s.events.append((v.E_GIVEN_UP, PUBLIC, seat, good))
        return
    p.supply -= 1
    s.marker_home(s.push_in(s.ships, hold, seat + 1))  # [CR-267, CR-270, CR-271]
    p.earn(P_FINISHED if good >= SEMI else P_MEAT, PRODUCTION_POINTS[good])
    if s.listening:
        s.events.append((v.E_SHIPPED, PUBLIC, seat, good, ROW_SHIP[hold], PRODUCTION_POINTS[good]))


BRIBES: Final = by_kind(v.BRIBE)


class Bribe(Step[Craftsmen]):
    """A card for the captain; then the good is loaded into the full row of his ship. [CR-269, CR-270]"""

    source = field(MOST_CARDS)  # the card of the own row that makes the good
    row = field(ROWS)  # the row of a ship that takes it

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        good = GOOD_OF[s.players[seat].row[self.source.of(data)]]
        return Message("prompt.bribe", {"good": GOODS[good], "ship": ROW_SHIP[self.row.of(data)]})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return card_actions(s.players[seat].capital, BRIBES)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.BRIBE, action)
        hold = self.row.of(data)
        discard_card(s, seat, kind)
        if s.listening:
            s.events.append((v.E_BRIBED, PUBLIC, seat, ROW_SHIP[hold], colour_of(kind), value_of(kind)))
        finish(s, s.players[seat], seat, self.source.of(data), hold)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        return no_card(s, seat, card_of(v.BRIBE, action), "CR-269")

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        p = s.players[seat]
        source, hold = self.source.of(data), self.row.of(data)
        if not p.cards():
            return "the hand has no cards"
        if source >= len(p.row) or row_of(GOOD_OF[p.row[source]], ROW_SHIP[hold]) != hold:
            return "the good is not loaded there"
        if no_product(p, seat, source) is not None:
            return "the good cannot be made"
        if s.ships[newer(hold)] == NO_MARKER or s.ships[older(hold)] == seat + 1:
            return "the row is not one to bribe for"
        return wrong_stage(s, CRAFT)


BRIBE: Final[Bribe] = Bribe("bribe", on=("craft", "stage", "more_tokens"), verbs=(v.BRIBE,))


# ---------------------------------------------------------------- why not


def no_ship(s: Craftsmen, seat: i64, action: i64) -> Reason | None:
    """Why a good cannot be made, or not loaded on that ship. [CR-253 to CR-278]"""
    row, number = v.SHIP.two(action)
    p = s.players[seat]
    if row >= len(p.row):
        return Reason("CR-217", Message("refusal.row_size", {"count": len(p.row)}))
    return no_product(p, seat, row) or no_loading(s, seat, GOOD_OF[p.row[row]], number)


def no_product(p: Player, seat: i64, row: i64) -> Reason | None:
    """Why the good for a ship cannot be made. [CR-253, CR-254, CR-259, CR-261]"""
    card = p.row[row]
    good = GOOD_OF[card]
    if good < RAW or COLUMN_OF[good] >= 0:
        return Reason("CR-265", Message("refusal.not_for_ships", {"good": GOODS[good]}))
    missing = [
        GOODS[ICON[card][icon]]
        for icon in range(2)
        if ICON[card][icon] != NO_GOOD and p.icons[icon_place(row, icon)] == NO_MARKER
    ]
    if missing:
        clause = "CR-254" if good >= SEMI else "CR-261"
        return Reason(clause, Message("refusal.no_inputs", {"card": CARD_NAMES[card], "good": missing}))
    if cubes_for(p, seat, row) == 0:
        return Reason("CR-259", Message("refusal.no_cube"))
    return None


def no_loading(s: Craftsmen, seat: i64, good: i64, number: i64) -> Reason | None:
    """Why a finished good or meat cannot go there. [CR-265 to CR-278]"""
    if number == GIVE_UP:
        room = [str(ROW_SHIP[hold]) for hold in ROWS_OF_GOOD[good] if s.ships[newer(hold)] == NO_MARKER]
        return Reason("CR-276", Message("refusal.must_load", {"ships": room})) if room else None
    hold = row_of(good, number)
    if hold == NO_ROW:
        return Reason("CR-265", Message("refusal.no_hold", {"ship": number, "good": GOODS[good]}))
    if s.ships[newer(hold)] == NO_MARKER:
        return None
    if s.ships[older(hold)] == seat + 1:
        return Reason("CR-272", Message("refusal.own_left", {"ship": number}))
    if s.players[seat].cards() == 0:
        return Reason("CR-274", Message("refusal.no_bribe", {"ship": number}))
    return None
