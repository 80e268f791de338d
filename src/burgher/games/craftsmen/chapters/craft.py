"""Stage IV, the craft guild: labour, raw and semi-finished goods, fair and granary (section 11: CR-211 to CR-252,
CR-281 to CR-285). Finished goods, meat and ships are in `ships.py`, work tokens in `work.py`.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges, ships
from burgher.games.craftsmen.chapters.bankers import take_open_card
from burgher.games.craftsmen.chapters.money import CHECK_LIMIT, REFILL, can_draw, draw
from burgher.games.craftsmen.facts import (
    BUILDINGS,
    CARD_NAMES,
    COLUMN_OF,
    CRAFT,
    FAIR,
    GOOD_OF,
    GOODS,
    ICON,
    LABOUR,
    LIMIT,
    NO_GOOD,
    NO_MARKER,
    PRODUCTION_POINTS,
    RAW,
    SEMI,
)
from burgher.games.craftsmen.score import P_SEMI
from burgher.games.craftsmen.state import (
    COMMON,
    ICONS,
    NO_KIND,
    Craftsmen,
    Player,
    icon_at,
    icon_place,
    target_of,
    total,
    wrong_stage,
)

FROM_DECK: Final = 2
ONCE: Final = 0  # a raw good as it is,
DOUBLE: Final = 1  # or the first of two, with the privilege


# ---------------------------------------------------------------- what may be done


def empty_icons(p: Player, goods: list[int]) -> list[int]:
    """The empty input icons of the row as targets, ascending; the good of each is added to `goods`."""
    targets: list[int] = []
    icons = p.icons
    target = target_of(0, 0)
    for card in p.row:
        card_icons = ICON[card]
        good: i64 = card_icons[0]
        if good != NO_GOOD:
            if icons[icon_at(target)] == NO_MARKER:
                targets.append(target)
                goods.append(good)
            good = card_icons[1]
            if good != NO_GOOD and icons[icon_at(target + 1)] == NO_MARKER:
                targets.append(target + 1)
                goods.append(good)
        target += ICONS
    return targets


def raw_destinations(p: Player) -> i64:
    """For how many raw goods of the own buildings there is room, on the fair and on empty icons. [CR-226]"""
    makes: i64 = 0
    for card in p.row:
        makes |= 1 << GOOD_OF[card]
    room = FAIR - p.fair
    place: i64 = 0
    for card in p.row:
        for part in ICON[card]:
            if part != NO_GOOD and part < RAW and makes >> part & 1 and p.icons[place] == NO_MARKER:
                room += 1
            place += 1
    return room


def add_raws(p: Player, targets: list[int], goods: list[int], double: bool, out: list[int]) -> None:
    """Raw goods to the fair or to an empty icon. [CR-218 to CR-224]"""
    if not p.supply:
        return
    fair = p.fair < FAIR
    count = len(targets)
    for row, card in enumerate(p.row):
        good: i64 = GOOD_OF[card]
        if good < RAW:
            if fair:
                out.append(v.RAW.of(row, COMMON, ONCE))
                if double:
                    out.append(v.RAW.of(row, COMMON, DOUBLE))
            for i in range(count):
                if goods[i] == good:
                    out.append(v.RAW.of(row, targets[i], ONCE))
                    if double:
                        out.append(v.RAW.of(row, targets[i], DOUBLE))


def add_later_goods(s: Craftsmen, p: Player, seat: i64, targets: list[int], goods: list[int], out: list[int]) -> None:
    """Fair, semi-finished and finished goods and meat. [CR-231 to CR-240, CR-253 to CR-280]"""
    count = len(targets)
    if p.fair:
        for i in range(count):
            if goods[i] < RAW:
                out.append(v.REDEEM.of(targets[i]))
    cards = p.row
    icons = p.icons
    ready = False  # is there something for a ship?
    size: i64 = len(cards)
    first: i64 = 0  # icon of the card
    row: i64 = 0
    while row < size:
        if icons[first] != NO_MARKER:
            good: i64 = GOOD_OF[cards[row]]
            if COLUMN_OF[good] < 0:
                ready = True
            else:
                out.append(v.SEMI.of(row, COMMON))
                for i in range(count):
                    if goods[i] == good:
                        out.append(v.SEMI.of(row, targets[i]))
        first += ICONS
        row += 1
    if ready:
        row = 0
        while row < size:
            if icons[icon_place(row, 0)] != NO_MARKER and COLUMN_OF[GOOD_OF[cards[row]]] < 0:
                ships.add_ships(s, p, seat, row, out)
            row += 1


def add_recalls(p: Player, seat: i64, out: list[int]) -> None:
    """With an empty supply own cubes may come back from fair and row. [CR-281 to CR-285]"""
    if p.supply:
        return
    if p.fair:
        out.append(v.RECALL.of(COMMON))
    target: i64 = 1
    for marker in p.icons:
        if marker == seat + 1:
            out.append(v.RECALL.of(target))
        target += 1


def uses(s: Craftsmen, seat: i64, double: bool) -> list[int]:
    """What a labour point can be spent on. [CR-214 to CR-217]"""
    p = s.players[seat]
    goods: list[int] = []
    targets = empty_icons(p, goods)
    out: list[int] = []
    add_raws(p, targets, goods, double and p.supply > 1 and raw_destinations(p) > 1, out)
    add_later_goods(s, p, seat, targets, goods, out)
    return out


def has_use(p: Player, seat: i64) -> bool:
    """Is there any of these uses? It is asked after every stage, and answered without a list of them."""
    cards = p.row
    icons = p.icons
    size: i64 = len(cards)
    makes: i64 = 0  # raw goods of the own buildings, as bits,
    wanted: i64 = 0  # and those that empty icons take
    row: i64 = 0
    while row < size:
        card: i64 = cards[row]
        good: i64 = GOOD_OF[card]
        if good < RAW:
            makes |= 1 << good
        else:
            for icon in range(ICONS):
                part: i64 = ICON[card][icon]
                if part != NO_GOOD and part < RAW and icons[icon_place(row, icon)] == NO_MARKER:
                    wanted |= 1 << part
            if icons[icon_place(row, 0)] != NO_MARKER:
                if COLUMN_OF[good] >= 0 or ships.is_complete(p, seat, row):
                    return True
        row += 1
    if p.supply and (makes & wanted if p.fair == FAIR else makes):
        return True
    return p.fair > 0 and wanted != 0


def has_recall(p: Player, seat: i64) -> bool:
    """Can a cube come back?"""
    return p.supply == 0 and (p.fair > 0 or seat + 1 in p.icons)


# ---------------------------------------------------------------- labour


class Craft(Step[Craftsmen]):
    """Spend labour points. [CR-211 to CR-217, CR-229, CR-372]"""

    privilege = field(privileges.LABOUR_WAYS)
    points = field(max(LABOUR) + 1)

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        token = self.privilege.of(data) == privileges.WORK_TOKEN
        return Message("prompt.work" if token else "prompt.craft", {"count": self.points.of(data)})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        privilege = self.privilege.of(data)
        out = uses(s, seat, privileges.available(s, seat, privilege))
        if privilege != privileges.WORK_TOKEN:
            add_recalls(s.players[seat], seat, out)
            out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        if v.RECALL.owns(action):
            s.push_again(self, seat, data)
            recall(s, seat, v.RECALL.one(action))
            return
        privilege = self.privilege.of(data)
        points = self.points.of(data) - 1
        if v.RAW.owns(action):
            row, target, double = v.RAW.three(action)
            if double:
                privileges.use(s, seat, privilege)
                privilege = privileges.NONE
            if points:
                s.push(self, seat, privilege, points)
            if double:
                s.push(SECOND_RAW, seat)
            make_raw(s, s.players[seat], seat, row, target)
            return
        if points:
            s.push_again(self, seat, self.points.put(data, points))
        if v.REDEEM.owns(action):
            redeem(s, s.players[seat], seat, v.REDEEM.one(action))
        elif v.SEMI.owns(action):
            row, target = v.SEMI.two(action)
            make_semi(s, s.players[seat], seat, row, target)
        else:
            row, number = v.SHIP.two(action)
            ships.ship(s, s.players[seat], seat, row, number)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        privilege = self.privilege.of(data)
        if v.RAW.owns(action):
            return no_raw(p, action) or self.no_double(s, seat, privilege, action)
        if v.REDEEM.owns(action):
            return no_redeeming(p, v.REDEEM.one(action))
        if v.SEMI.owns(action):
            return no_semi(p, action)
        if v.SHIP.owns(action):
            return ships.no_ship(s, seat, action)
        if privilege == privileges.WORK_TOKEN:
            return Reason("CR-329", Message("refusal.use_token"))
        return None if v.END.owns(action) else no_recall(p, seat, v.RECALL.one(action))

    def no_double(self, s: Craftsmen, seat: i64, privilege: i64, action: i64) -> Reason | None:
        """Why a raw good cannot be the first of two. [CR-226 to CR-229]"""
        _, _, double = v.RAW.three(action)
        if double == ONCE:
            return None
        if privilege == privileges.WORK_TOKEN:
            return Reason("CR-333", Message("refusal.token_double"))
        reason = privileges.no_privilege(s, seat, privilege, "CR-229")
        if reason is not None:
            return reason
        p = s.players[seat]
        room = raw_destinations(p)
        if p.supply < 2 or room < 2:
            return Reason("CR-228", Message("refusal.no_double", {"count": p.supply, "room": room}))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        points = self.points.of(data)
        token = self.privilege.of(data) == privileges.WORK_TOKEN
        if not points or points > LABOUR[s.year] or (token and (points > 1 or not has_use(s.players[seat], seat))):
            return "there is no such labour"
        return wrong_stage(s, CRAFT)


CRAFT_ACTION: Final[Craft] = Craft(
    "craft", on=("stage", "more_tokens"), verbs=(v.RAW, v.REDEEM, v.SEMI, v.SHIP, v.RECALL, v.END)
)


class SecondRaw(Step[Craftsmen]):
    """The second raw good of a doubling. [CR-226 to CR-228]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        goods: list[int] = []
        targets = empty_icons(p, goods)
        out: list[int] = []
        add_raws(p, targets, goods, False, out)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        row, target = v.RAW.two(action)
        make_raw(s, s.players[seat], seat, row, target)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        _, _, double = v.RAW.three(action)
        if double:
            return Reason("CR-229", Message("refusal.privilege_used"))
        return no_raw(s.players[seat], action)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, CRAFT) if self.options(s, seat, data) else "there is no second good"


SECOND_RAW: Final[SecondRaw] = SecondRaw("second_raw", on=("craft", "stage"), verbs=(v.RAW,))


# ---------------------------------------------------------------- making goods


def make_raw(s: Craftsmen, p: Player, seat: i64, row: i64, target: i64) -> None:
    """A cube from the supply goes to the fair or onto an icon. [CR-219 to CR-225]"""
    p.supply -= 1
    if target == COMMON:
        p.fair += 1
    else:
        p.mark(icon_at(target), seat + 1)
    if s.listening:
        s.events.append((v.E_RAW if target else v.E_TO_FAIR, PUBLIC, seat, GOOD_OF[p.row[row]]))


def redeem(s: Craftsmen, p: Player, seat: i64, target: i64) -> None:
    """A marker of the fair becomes any raw good. [CR-231, CR-232]"""
    p.fair -= 1
    p.mark(icon_at(target), seat + 1)
    if s.listening:
        s.events.append((v.E_REDEEMED, PUBLIC, seat, icon_good(p, target)))


def icon_good(p: Player, target: i64) -> i64:
    """The good of the icon that a target names; NO_GOOD if there is none."""
    row, icon = target_card(target), icon_at(target) % ICONS
    return ICON[p.row[row]][icon] if 0 <= row < len(p.row) else NO_GOOD


def target_card(target: i64) -> i64:
    """The place in the row of the card whose icon a target names; -1 if it names none."""
    return icon_at(target) // ICONS


def make_semi(s: Craftsmen, p: Player, seat: i64, row: i64, target: i64) -> None:
    """The marker becomes a semi-finished good, for the granary or an own advanced card. [CR-235 to CR-252]"""
    good: i64 = GOOD_OF[p.row[row]]
    place = icon_place(row, 0)
    marker: i64 = p.icons[place]
    p.mark(place, NO_MARKER)
    points: i64 = PRODUCTION_POINTS[good]
    p.earn(P_SEMI, points)
    if s.listening:
        s.events.append((v.E_SEMI if target else v.E_TO_GRANARY, PUBLIC, seat, good, points))
    if target != COMMON:
        p.mark(icon_at(target), marker)
        return
    s.marker_home(s.push_in(s.granary, COLUMN_OF[good], marker))  # [CR-242, CR-245 to CR-247]
    if can_draw(s) or s.capital_display[0] != NO_KIND or s.capital_display[1] != NO_KIND:
        s.push(CHECK_LIMIT, seat, LIMIT)  # [CR-252]
        s.push(TAKE, seat)


class Take(Step[Craftsmen]):
    """The card for a good in the granary: a face-up one, or the top of the deck. [CR-248 to CR-251]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        for place in range(2):
            if s.capital_display[place] != NO_KIND:
                out.append(v.TAKE.of(place))
        if can_draw(s):
            out.append(v.TAKE.of(FROM_DECK))
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        source = v.TAKE.one(action)
        if source == FROM_DECK:
            if s.listening:
                s.events.append((v.E_DREW_HIDDEN, PUBLIC, seat, 1))
            draw(s, seat, 1)
        else:
            take_open_card(s, seat, source)
            s.push(REFILL)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        source = v.TAKE.one(action)
        if source == FROM_DECK:
            if total(s.deck) + total(s.discard) == 0:
                return Reason("CR-354", Message("refusal.no_capital"))
        elif s.capital_display[source] == NO_KIND:
            return Reason("CR-249", Message("refusal.no_open_card", {"place": source + 1}))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return "" if can_draw(s) or max(s.capital_display) != NO_KIND else "there is no card to take"


TAKE: Final[Take] = Take("take", on=("check_limit",), same_seat=True, verbs=(v.TAKE,))


def recall(s: Craftsmen, seat: i64, target: i64) -> None:
    """A cube comes back, and the good it stood for is lost. [CR-282 to CR-285]"""
    p = s.players[seat]
    if target == COMMON:
        p.fair -= 1
    else:
        p.mark(icon_at(target), NO_MARKER)
    p.supply += 1
    if s.listening:
        s.events.append((v.E_RECALLED, PUBLIC, seat))


# ---------------------------------------------------------------- why not


def no_building(p: Player, row: i64) -> Reason | None:
    """Only the own row is used. [CR-217]"""
    return Reason("CR-217", Message("refusal.row_size", {"count": len(p.row)})) if row >= len(p.row) else None


def no_raw(p: Player, action: i64) -> Reason | None:
    """Why a raw good cannot be made there. [CR-218 to CR-224]"""
    row, target = v.RAW.two(action)
    reason = no_building(p, row)
    if reason is not None:
        return reason
    card = p.row[row]
    good = GOOD_OF[card]
    if good >= RAW:
        return Reason("CR-218", Message("refusal.not_raw", {"card": CARD_NAMES[card]}))
    if p.supply == 0:
        return Reason("CR-281", Message("refusal.no_cube"))
    if target == COMMON:
        return Reason("CR-230", Message("refusal.fair_full", {"count": p.fair})) if p.fair == FAIR else None
    return no_icon(p, target, good, "CR-221")


def no_icon(p: Player, target: i64, good: i64, clause: str) -> Reason | None:
    """The good goes only onto an empty icon of that very good."""
    if target == COMMON or icon_good(p, target) != good:
        return Reason(clause, Message("refusal.wrong_icon", {"good": GOODS[good]}))
    if p.icons[icon_at(target)] != NO_MARKER:
        return Reason("CR-013", Message("refusal.icon_full"))
    return None


def no_redeeming(p: Player, target: i64) -> Reason | None:
    """Why a marker of the fair cannot become that good. [CR-231 to CR-233]"""
    if p.fair == 0:
        return Reason("CR-231", Message("refusal.fair_empty"))
    good = icon_good(p, target) if target != COMMON else NO_GOOD
    if good == NO_GOOD:
        return Reason("CR-231", Message("refusal.no_icon"))
    if good >= RAW:
        return Reason("CR-233", Message("refusal.semi_icon", {"good": GOODS[good]}))
    return no_icon(p, target, good, "CR-231")


def no_semi(p: Player, action: i64) -> Reason | None:
    """Why a semi-finished good cannot be made, or not brought there. [CR-235 to CR-240, CR-262]"""
    row, target = v.SEMI.two(action)
    reason = no_building(p, row)
    if reason is not None:
        return reason
    card = p.row[row]
    good = GOOD_OF[card]
    if not RAW <= good < SEMI:
        return Reason("CR-235", Message("refusal.not_semi", {"card": CARD_NAMES[card]}))
    if COLUMN_OF[good] < 0:
        return Reason("CR-262", Message("refusal.to_ship", {"good": GOODS[good]}))
    if p.icons[icon_place(row, 0)] == NO_MARKER:
        args: Args = {"card": BUILDINGS[good], "good": GOODS[ICON[card][0]]}
        return Reason("CR-236", Message("refusal.no_input", args))
    return None if target == COMMON else no_icon(p, target, good, "CR-239")


def no_recall(p: Player, seat: i64, target: i64) -> Reason | None:
    """Why a cube cannot be taken back from there. [CR-282 to CR-284]"""
    if p.supply:
        return Reason("CR-283", Message("refusal.has_cubes", {"count": p.supply}))
    if target == COMMON:
        return None if p.fair else Reason("CR-282", Message("refusal.fair_empty"))
    place = icon_at(target)
    if place >= len(p.icons) or p.icons[place] != seat + 1:
        return Reason("CR-282", Message("refusal.no_own_cube"))
    return None
