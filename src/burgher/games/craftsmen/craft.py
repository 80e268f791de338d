"""Stage IV, the craft guild: goods, fair, granary and ships (section 11), and work tokens (section 15)."""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.craftsmen import privilege
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.bankers import take_open_card
from burgher.games.craftsmen.facts import (
    COLUMN_OF,
    FAIR,
    GOOD_OF,
    ICON,
    LIMIT,
    NO_GOOD,
    NO_MARKER,
    PRODUCTION_POINTS,
    RAW,
    ROW_SHIP,
    ROWS_OF_GOOD,
    SEMI,
)
from burgher.games.craftsmen.money import CHECK_LIMIT, REFILL, can_draw, card_actions, discard_card, draw
from burgher.games.craftsmen.score import P_FINISHED, P_MEAT, P_SEMI
from burgher.games.craftsmen.state import NO_KIND, Craftsmen, Player

FROM_DECK: Final = 2
GIVE_UP: Final = 0
NO_ROW: Final = -1


# ---------------------------------------------------------------- what may be done


def empty_icons(p: Player) -> tuple[list[int], list[int]]:
    """The destinations of all empty input icons of the row, ascending, and the good of each."""
    places: list[int] = []
    goods: list[int] = []
    row = p.row
    icons = p.icons
    for r in range(len(row)):
        card_icons = ICON[row[r]]
        good = card_icons[0]
        if good != NO_GOOD:
            if icons[2 * r] == NO_MARKER:
                places.append(1 + 2 * r)
                goods.append(good)
            good = card_icons[1]
            if good != NO_GOOD and icons[2 * r + 1] == NO_MARKER:
                places.append(2 + 2 * r)
                goods.append(good)
    return places, goods


def can_double(p: Player, goods: list[int]) -> bool:
    """Do two raw goods have a destination and a cube each? goods are those of the empty icons. [CR-226 to CR-228]"""
    if p.supply < 2:
        return False
    room = FAIR - p.fair
    makes = 0
    for card in p.row:
        makes |= 1 << GOOD_OF[card]
    for good in goods:
        if good < RAW and makes >> good & 1:
            room += 1
    return room >= 2


def add_raws(p: Player, places: list[int], goods: list[int], double: bool, out: list[int]) -> None:
    """Raw goods to the fair or to an empty icon. [CR-218 to CR-224]"""
    if not p.supply:
        return
    for r in range(len(p.row)):
        good = GOOD_OF[p.row[r]]
        if good >= RAW:
            continue
        action = v.RAW.first + r * 262
        if p.fair < FAIR:
            out.append(action)
            if double:
                out.append(action + 1)
        for i in range(len(places)):
            if goods[i] == good:
                out.append(action + 2 * places[i])
                if double:
                    out.append(action + 2 * places[i] + 1)


def add_later_goods(s: Craftsmen, p: Player, seat: int, places: list[int], goods: list[int], out: list[int]) -> None:
    """Fair, semi-finished and finished goods and meat. [CR-231 to CR-240, CR-253 to CR-280]"""
    if p.fair:
        for i in range(len(places)):
            if goods[i] < RAW:
                out.append(v.REDEEM.first + places[i])
    row = p.row
    icons = p.icons
    ready = False
    for r in range(len(row)):
        if icons[2 * r] == NO_MARKER:
            continue
        good = GOOD_OF[row[r]]
        if COLUMN_OF[good] < 0:
            ready = True
            continue
        action = v.SEMI.first + r * 131
        out.append(action)
        for i in range(len(places)):
            if goods[i] == good:
                out.append(action + places[i])
    if ready:
        for r in range(len(row)):
            if icons[2 * r] != NO_MARKER and COLUMN_OF[GOOD_OF[row[r]]] < 0 and can_finish(p, seat, r):
                add_ships(s, p, seat, r, out)


def can_finish(p: Player, seat: int, r: int) -> bool:
    """Are all icons filled, and is there a cube for the product? [CR-254, CR-259, CR-261]"""
    if ICON[p.row[r]][1] == NO_GOOD:
        return True
    first = p.icons[2 * r]
    second = p.icons[2 * r + 1]
    return second != NO_MARKER and (first == seat + 1 or second == seat + 1 or p.supply > 0)


def add_ships(s: Craftsmen, p: Player, seat: int, r: int, out: list[int]) -> None:
    """The ships that take the good of row card r; giving it up only if all rows are full. [CR-265 to CR-280]"""
    rows = ROWS_OF_GOOD[GOOD_OF[p.row[r]]]
    action = v.SHIP.first + r * 5
    full = True
    for row in rows:
        if s.ships[2 * row + 1] == NO_MARKER:
            full = False
    if full:
        out.append(action + GIVE_UP)
    rich = any(p.capital)
    for row in rows:
        if s.ships[2 * row + 1] == NO_MARKER or (rich and s.ships[2 * row] != seat + 1):
            out.append(action + ROW_SHIP[row])


def add_recalls(p: Player, seat: int, out: list[int]) -> None:
    """With an empty supply own cubes may come back from fair and row. [CR-281 to CR-285]"""
    if p.supply:
        return
    if p.fair:
        out.append(v.RECALL.first)
    for i in range(len(p.icons)):
        if p.icons[i] == seat + 1:
            out.append(v.RECALL.first + 1 + i)


def uses(s: Craftsmen, seat: int, double: bool) -> list[int]:
    """What a labour point can be spent on. [CR-214]"""
    p = s.players[seat]
    places, goods = empty_icons(p)
    out: list[int] = []
    add_raws(p, places, goods, double and can_double(p, goods), out)
    add_later_goods(s, p, seat, places, goods, out)
    return out


class Craft(Step[Craftsmen]):
    """Spend labour points; a is the privilege, b the points left. [CR-211 to CR-217, CR-229]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out = uses(s, seat, privilege.available(s, seat, a))
        if a != privilege.WORK_TOKEN:
            add_recalls(s.players[seat], seat, out)
            out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        p = s.players[seat]
        if v.RECALL.owns(action):
            s.push(CRAFT, seat, a, b)
            recall(s, seat, action - v.RECALL.first)
        elif v.RAW.owns(action) and v.RAW.field(action, 2):
            privilege.use(s, seat, a)
            go_on(s, seat, privilege.NONE, b - 1)
            s.push(SECOND_RAW, seat)
            make_raw(s, p, seat, v.RAW.field(action, 0), v.RAW.field(action, 1))
        else:
            go_on(s, seat, a, b - 1)
            spend(s, seat, action)


def go_on(s: Craftsmen, seat: int, privilege_left: int, labour: int) -> None:
    if labour:
        s.push(CRAFT, seat, privilege_left, labour)


def spend(s: Craftsmen, seat: int, action: int) -> None:
    """One use of a labour point."""
    p = s.players[seat]
    if v.RAW.owns(action):
        make_raw(s, p, seat, v.RAW.field(action, 0), v.RAW.field(action, 1))
    elif v.REDEEM.owns(action):
        redeem(s, p, seat, action - v.REDEEM.first)
    elif v.SEMI.owns(action):
        make_semi(s, p, seat, v.SEMI.field(action, 0), v.SEMI.field(action, 1))
    else:
        ship(s, p, seat, v.SHIP.field(action, 0), v.SHIP.field(action, 1))


class SecondRaw(Step[Craftsmen]):
    """The second raw good of a doubling. [CR-226 to CR-228]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        places, goods = empty_icons(p)
        out: list[int] = []
        add_raws(p, places, goods, False, out)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        spend(s, seat, action)


# ---------------------------------------------------------------- making goods


def make_raw(s: Craftsmen, p: Player, seat: int, r: int, d: int) -> None:
    """A cube from the supply goes to the fair or onto an icon. [CR-221 to CR-223]"""
    p.supply -= 1
    if d == 0:
        p.fair += 1
    else:
        p.icons[d - 1] = seat + 1
    if s.listening:
        s.events.append((v.E_RAW if d else v.E_TO_FAIR, PUBLIC, seat, GOOD_OF[p.row[r]]))


def redeem(s: Craftsmen, p: Player, seat: int, d: int) -> None:
    """A marker of the fair becomes any raw good. [CR-231, CR-232]"""
    p.fair -= 1
    p.icons[d - 1] = seat + 1
    if s.listening:
        s.events.append((v.E_REDEEMED, PUBLIC, seat, icon_good(p, d)))


def icon_good(p: Player, d: int) -> int:
    """The good of the icon that a destination names."""
    return ICON[p.row[(d - 1) // 2]][(d - 1) % 2]


def make_semi(s: Craftsmen, p: Player, seat: int, r: int, d: int) -> None:
    """The marker becomes a semi-finished good, for the granary or an own advanced card. [CR-235 to CR-252]"""
    good = GOOD_OF[p.row[r]]
    marker = p.icons[2 * r]
    p.icons[2 * r] = NO_MARKER
    p.parts[P_SEMI] += PRODUCTION_POINTS[good]
    if s.listening:
        s.events.append((v.E_SEMI if d else v.E_TO_GRANARY, PUBLIC, seat, good, PRODUCTION_POINTS[good]))
    if d:
        p.icons[d - 1] = marker
        return
    s.marker_home(push_in(s.granary, 2 * COLUMN_OF[good], marker))
    if can_draw(s) or s.capital_display[0] != NO_KIND or s.capital_display[1] != NO_KIND:
        s.push(CHECK_LIMIT, NOBODY, seat, LIMIT)
        s.push(TAKE, seat)


def push_in(spaces: list[int], first: int, marker: int) -> int:
    """A marker enters a queue of two spaces; the oldest leaves if both are taken. [CR-243, CR-244, CR-268, CR-270]"""
    if spaces[first] == NO_MARKER:
        spaces[first] = marker
        return NO_MARKER
    if spaces[first + 1] == NO_MARKER:
        spaces[first + 1] = marker
        return NO_MARKER
    out = spaces[first]
    spaces[first] = spaces[first + 1]
    spaces[first + 1] = marker
    return out


class Take(Step[Craftsmen]):
    """The card for a good in the granary: a face-up one, or the top of the deck. [CR-248 to CR-251]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out: list[int] = []
        for place in range(2):
            if s.capital_display[place] != NO_KIND:
                out.append(v.TAKE.first + place)
        if can_draw(s):
            out.append(v.TAKE.first + FROM_DECK)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        source = action - v.TAKE.first
        if source == FROM_DECK:
            if s.listening:
                s.events.append((v.E_DREW_HIDDEN, PUBLIC, seat, 1))
            draw(s, seat, 1)
        else:
            take_open_card(s, seat, source)
            s.push(REFILL, NOBODY)


# ---------------------------------------------------------------- ships


def row_of(good: int, number: int) -> int:
    """The row for a good on a ship."""
    for row in ROWS_OF_GOOD[good]:
        if ROW_SHIP[row] == number:
            return row
    return NO_ROW


def ship(s: Craftsmen, p: Player, seat: int, r: int, number: int) -> None:
    """Make a finished good or meat and load it; a full row needs a bribe first. [CR-265 to CR-280]"""
    row = row_of(GOOD_OF[p.row[r]], number)
    if row != NO_ROW and s.ships[2 * row + 1] != NO_MARKER:
        s.push(BRIBE, seat, r, row)
    else:
        finish(s, p, seat, r, row)


def finish(s: Craftsmen, p: Player, seat: int, r: int, row: int) -> None:
    """All inputs go home and one cube of the producer becomes the product. [CR-255 to CR-260, CR-279]"""
    good = GOOD_OF[p.row[r]]
    s.marker_home(p.icons[2 * r])
    s.marker_home(p.icons[2 * r + 1])
    p.icons[2 * r] = NO_MARKER
    p.icons[2 * r + 1] = NO_MARKER
    if row == NO_ROW:
        if s.listening:
            s.events.append((v.E_GIVEN_UP, PUBLIC, seat, good))
        return
    p.supply -= 1
    s.marker_home(push_in(s.ships, 2 * row, seat + 1))
    p.parts[P_FINISHED if good >= SEMI else P_MEAT] += PRODUCTION_POINTS[good]
    if s.listening:
        s.events.append((v.E_SHIPPED, PUBLIC, seat, good, ROW_SHIP[row], PRODUCTION_POINTS[good]))


class Bribe(Step[Craftsmen]):
    """A card for the captain; then the good of row card a is loaded into the full row b. [CR-269, CR-270]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return card_actions(s.players[seat].capital, v.BRIBE.first, 15)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        kind = action - v.BRIBE.first
        discard_card(s, seat, kind)
        if s.listening:
            s.events.append((v.E_BRIBED, PUBLIC, seat, ROW_SHIP[b], kind // 3, kind % 3 + 1))
        finish(s, s.players[seat], seat, a, b)


def recall(s: Craftsmen, seat: int, d: int) -> None:
    """[CR-282 to CR-285]"""
    p = s.players[seat]
    if d == 0:
        p.fair -= 1
    else:
        p.icons[d - 1] = NO_MARKER
    p.supply += 1
    if s.listening:
        s.events.append((v.E_RECALLED, PUBLIC, seat))


# ---------------------------------------------------------------- work tokens (section 15)


def window_actions(s: Craftsmen, seat: int) -> list[int]:
    """What a holder of work tokens may do between two stages, but for ending. [CR-282, CR-329, CR-330]"""
    out: list[int] = []
    add_recalls(s.players[seat], seat, out)
    if uses(s, seat, False):
        out.append(v.WORK.first)
    return out


class Window(Step[Craftsmen]):
    """The holders of work tokens in turn order; a is the next place. [CR-326 to CR-328]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        while a < s.seats:
            holder = s.order[a]
            if s.players[holder].work and window_actions(s, holder):
                s.push(WINDOW, NOBODY, a + 1)
                s.push(SPEND_TOKENS, holder)
                return
            a += 1


class SpendTokens(Step[Craftsmen]):
    """Spend work tokens one after the other. [CR-328 to CR-335]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        out = window_actions(s, seat)
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        s.push(MORE_TOKENS, NOBODY, seat)
        if action == v.WORK.first:
            s.players[seat].work -= 1
            s.work += 1
            if s.listening:
                s.events.append((v.E_WORK, PUBLIC, seat))
            s.push(CRAFT, seat, privilege.WORK_TOKEN, 1)
        else:
            recall(s, seat, action - v.RECALL.first)


class MoreTokens(Step[Craftsmen]):
    """Seat a may go on while it has tokens and something to do. [CR-328]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if s.players[a].work and window_actions(s, a):
            s.push(SPEND_TOKENS, a)


CRAFT: Final[Craft] = Craft("craft", a=3, b=5)
SECOND_RAW: Final[SecondRaw] = SecondRaw("second_raw")
TAKE: Final[Take] = Take("take")
BRIBE: Final[Bribe] = Bribe("bribe", a=64, b=35)
WINDOW: Final[Window] = Window("window", a=5)
SPEND_TOKENS: Final[SpendTokens] = SpendTokens("spend_tokens")
MORE_TOKENS: Final[MoreTokens] = MoreTokens("more_tokens", a=4)
