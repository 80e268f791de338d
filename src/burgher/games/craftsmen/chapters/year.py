"""The course of the years: rounds and stages, the end of a round, winter, the end of a year and of the game.

Sections 5, 7 and 17 to 20 of the rules: CR-075 to CR-082, CR-116 to CR-122, CR-356 to CR-416; for two players CR-426
to CR-428.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.bankers import BANK
from burgher.games.craftsmen.chapters.builders import BUILD
from burgher.games.craftsmen.chapters.craft import CRAFT_ACTION
from burgher.games.craftsmen.chapters.helpers import HELPERS as SEND_HELPERS
from burgher.games.craftsmen.chapters.merchants import MERCHANTS_ACTION
from burgher.games.craftsmen.chapters.money import CHECK_LIMIT, discard_card, no_card
from burgher.games.craftsmen.chapters.notary import NOTARY_ACTION
from burgher.games.craftsmen.chapters.town_hall import HALL, take_privilege
from burgher.games.craftsmen.chapters.work import WINDOW
from burgher.games.craftsmen.facts import (
    BANKERS,
    BONUS,
    BUILDERS,
    COLOUR_COUNT,
    COLUMNS,
    CRAFT,
    FINISHED,
    GRANARY_POINTS,
    HALVES,
    HALVES_BITS,
    HALVES_MASK,
    HELPERS,
    LABOUR,
    MERCHANTS,
    NATURAL,
    NO_MARKER,
    NOTARY,
    ROUND_LIMIT,
    ROW_POINTS,
    ROWS_OF_SHIP,
    SHIP_BONUS,
    SHIPS,
    TOKENS,
    TOWN_HALL,
    TOWN_SET,
    VALUES,
    WINTER,
    YEARS,
    kind_of,
)
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.score import (
    P_BONUS,
    P_GRANARY,
    P_INVESTMENT,
    P_SHIPS_BONUS,
    P_SHIPS_GOODS,
    P_TOWN,
    ranking,
)
from burgher.games.craftsmen.state import (
    QUEUE,
    STAGE_NAME,
    START_NAME,
    Craftsmen,
    Player,
    newer,
    older,
)

# ---------------------------------------------------------------- rounds and stages (sections 5, 7 and 18)


class StartRound(Step[Craftsmen]):
    """Helpers are sent and six stages resolved; in winter only stages II and IV. [CR-075 to CR-079, CR-083, CR-324]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        for p in s.players:
            p.used = 0
            p.passed = 0
        if s.listening:
            s.events.append((v.E_ROUND, PUBLIC, s.season, s.year + 1))
        if s.season == WINTER:
            s.push(STAGE, NO_SEAT, BUILDERS)
        else:
            s.push(STAGE, NO_SEAT, BANKERS)
            s.push(SEND_HELPERS)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return discs_left(s)


START_ROUND: Final[StartRound] = StartRound(START_NAME, ASKS_NOBODY)


def discs_left(s: Craftsmen) -> str:
    """Why a round could not be over: its helpers are not home. [CR-114, CR-356]"""
    return "discs lie in the city still" if any(s.queues) or s.change else ""


class Stage(Step[Craftsmen]):
    """A stage goes on with a place of its queue, or in winter of the turn order.

    [CR-116 to CR-122, CR-370 to CR-375]
    """

    city = field(TOWN_HALL + 1)
    place = field(QUEUE + 1)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        city = self.city.of(data)
        place = self.place.of(data)
        first: i64 = city * QUEUE
        if s.stage != city:
            s.stage = city
            if s.listening and (s.season == WINTER or any(s.queues[first : first + QUEUE])):
                s.events.append((v.E_STAGE, PUBLIC, city))
        if s.season == WINTER:
            if place < s.seats:
                s.push_again(self, NO_SEAT, self.place.put(data, place + 1))
                act(s, s.order[place], city, privileges.TOKEN, place)  # [CR-373, CR-374]
            else:
                end_stage(s, city)
            return
        while place < QUEUE:
            disc: i64 = s.queues[first + place]
            if disc:
                s.push_again(self, NO_SEAT, self.place.put(data, place + 1))
                act(s, disc - 1, city, privileges.of_place(place), place)
                return
            place += 1
        end_stage(s, city)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        city = self.city.of(data)
        if not city or (s.season == WINTER and city not in (BUILDERS, CRAFT)):
            return "there is no such stage"
        if s.season == WINTER and self.place.of(data) > s.seats:
            return f"there are {s.seats} players"
        return ""


STAGE: Final[Stage] = Stage(STAGE_NAME, ASKS_NOBODY)


def act(s: Craftsmen, seat: i64, city: i64, privilege: i64, place: i64) -> None:
    """One action of a building for a seat. [CR-118 to CR-121]"""
    if city == BANKERS:
        s.push(BANK, seat, privilege)
    elif city == BUILDERS:
        s.push(BUILD, seat, privilege)
    elif city == NOTARY:
        s.push(NOTARY_ACTION, seat, privilege)
    elif city == CRAFT:
        s.push(CRAFT_ACTION, seat, privilege, LABOUR[s.year])
    elif city == MERCHANTS:
        s.push(MERCHANTS_ACTION, seat, privilege)
    elif len(HALL.options(s, seat, 0)) > 1:  # [CR-314]
        s.push(HALL, seat, place)


def end_stage(s: Craftsmen, city: i64) -> None:
    """Between two stages work tokens may be spent. [CR-078, CR-079, CR-326, CR-327]"""
    s.stage = 0
    last: i64 = CRAFT if s.season == WINTER else TOWN_HALL
    if city == last:
        end_phase(s)
    else:
        s.push(STAGE, NO_SEAT, CRAFT if s.season == WINTER else city + 1)
        for p in s.players:
            if p.work:
                s.push(WINDOW)
                return


# ---------------------------------------------------------------- end phase (section 17)


def end_phase(s: Craftsmen) -> None:
    """Privilege tokens, turn order, discs home, and the limit of eight cards. [CR-356 to CR-369, CR-376 to CR-378]"""
    if s.season != WINTER:
        give_privileges(s)
    for i in range(len(s.queues)):
        s.queues[i] = 0
    s.queues_stamp = new_stamp()
    for p in s.players:
        p.helpers = HELPERS
    change_order(s)
    if s.season == WINTER:
        s.push(YEAR_END)
    else:
        s.push(NEXT_ROUND)
    for place in range(s.seats - 1, -1, -1):  # the first player at the top [CR-369]
        seat: i64 = s.order[place]
        if s.players[seat].cards() > ROUND_LIMIT:
            s.push(CHECK_LIMIT, seat, ROUND_LIMIT)


def give_privileges(s: Craftsmen) -> None:
    """A token for those who used the fewest privileges. [CR-357 to CR-363, CR-426]"""
    fewest = min([p.used for p in s.players])
    entitled = [seat for seat in s.order if s.players[seat].used == fewest]
    if s.seats == 2 and len(entitled) == 2:
        return
    for seat in entitled:
        if s.privileges and s.players[seat].privileges < TOKENS:
            take_privilege(s, seat)
            if s.listening:
                s.events.append((v.E_GIFT, PUBLIC, seat))


def change_order(s: Craftsmen) -> None:
    """Who is on the order-change track comes first; two players change places. [CR-364 to CR-368, CR-427, CR-428]"""
    before = s.order
    s.markers_stamp = new_stamp()
    if s.seats == 2:
        s.order = [before[1], before[0]]
    elif s.change:
        s.order = s.change + [seat for seat in before if seat not in s.change]
        s.change = []
    if s.listening and s.order != before:
        for place in range(s.seats):
            s.events.append((v.E_NEW_ORDER, PUBLIC, s.order[place], place + 1))


class NextRound(Step[Craftsmen]):
    """The calendar moves on. [CR-080 to CR-082]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if s.season < WINTER:
            s.season += 1
            s.push(START_ROUND)
        elif s.year + 1 < YEARS:
            s.season = 0
            s.year += 1
            s.push(START_ROUND)
        else:
            end_game(s)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return discs_left(s)


NEXT_ROUND: Final[NextRound] = NextRound("next_round", ASKS_NOBODY)


# ---------------------------------------------------------------- year end (section 19)


class YearEnd(Step[Craftsmen]):
    """Ships, town, granary, investment. [CR-379]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        score_ships(s)
        score_town(s)
        score_granary(s)
        s.push(NEXT_ROUND)
        s.push(REFILL_GRANARY)
        s.push(INVESTMENTS)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return discs_left(s) or not_winter(s)


YEAR_END: Final[YearEnd] = YearEnd("year_end", ASKS_NOBODY)


def not_winter(s: Craftsmen) -> str:
    return "" if s.season == WINTER else "the year ends in winter"


def ship_ranks(s: Craftsmen, number: i64) -> list[int]:
    """The seats with markers on a ship, most markers first, then the higher and further left one. [CR-381 to CR-383]"""
    markers: list[int] = [0] * s.seats
    seen: list[int] = []  # in the order of their first markers
    for row in ROWS_OF_SHIP[number]:
        place: i64 = older(row)
        while place <= newer(row):
            marker: i64 = s.ships[place]
            if marker:
                if not markers[marker - 1]:
                    seen.append(marker - 1)
                markers[marker - 1] += 1
            place += 1
    ranks: list[int] = []
    for seat in seen:
        place = len(ranks)
        while place > 0 and markers[ranks[place - 1]] < markers[seat]:
            place -= 1
        ranks.insert(place, seat)
    return ranks


def score_ships(s: Craftsmen) -> None:
    """Bonuses and markers, ship by ship; then the cubes go home. [CR-380 to CR-391]"""
    for number in range(1, SHIPS + 1):
        ranks = ship_ranks(s, number)
        for rank in range(len(ranks)):
            seat = ranks[rank]
            bonus = SHIP_BONUS[number][rank] if rank < len(SHIP_BONUS[number]) else 0  # [CR-384 to CR-388, CR-390]
            goods: i64 = 0
            for row in ROWS_OF_SHIP[number]:
                points: i64 = ROW_POINTS[row]
                if s.ships[older(row)] == seat + 1:
                    goods += points
                if s.ships[newer(row)] == seat + 1:
                    goods += points
            s.players[seat].earn(P_SHIPS_GOODS, goods)
            s.players[seat].earn(P_SHIPS_BONUS, bonus)
            if s.listening:
                s.events.append((v.E_SHIP_SCORED, PUBLIC, number, seat, goods, bonus))
    for i in range(len(s.ships)):
        s.marker_home(s.ships[i])
        s.ships[i] = NO_MARKER
    s.markers_stamp = new_stamp()


def halves_of(p: Player) -> i64:
    """How many halves of each colour the row has, packed as in `HALVES`. [CR-392]"""
    out: i64 = 0
    for card in p.row:
        out += HALVES[card]
    return out


def colour_sets(p: Player) -> i64:
    """Complete sets of the four colours among the halves of the row. [CR-392 to CR-396]"""
    halves = halves_of(p)
    sets: i64 = HALVES_MASK
    for colour in range(COLOUR_COUNT):
        n = halves >> HALVES_BITS * colour & HALVES_MASK
        if n < sets:
            sets = n
    return sets


def score_town(s: Craftsmen) -> None:
    for seat in s.order:
        sets = colour_sets(s.players[seat])
        s.players[seat].earn(P_TOWN, TOWN_SET * sets)
        if s.listening and sets:
            s.events.append((v.E_TOWN, PUBLIC, seat, sets, TOWN_SET * sets))


def score_granary(s: Craftsmen) -> None:
    """A point for each own cube, which goes home; natural markers move down. [CR-397 to CR-399]"""
    points = [0] * s.seats
    for column in range(COLUMNS):
        rest: list[int] = []
        for i in (older(column), newer(column)):
            marker = s.granary[i]
            s.granary[i] = NO_MARKER
            s.markers_stamp = new_stamp()
            if marker == NATURAL:
                rest.append(marker)
            elif marker:
                points[marker - 1] += GRANARY_POINTS
                s.marker_home(marker)
        for marker in rest:
            s.push_in(s.granary, column, marker)
    for seat in s.order:
        s.players[seat].earn(P_GRANARY, points[seat])
        if s.listening and points[seat]:
            s.events.append((v.E_GRANARY, PUBLIC, seat, points[seat]))


class Investments(Step[Craftsmen]):
    """In turn order; whoever holds fewer than four cards is not asked. [CR-400, CR-403]"""

    place = field(6)  # of the turn order, from which to look

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        place = self.place.of(data)
        while place < s.seats:
            holder: i64 = s.order[place]
            place += 1
            if s.players[holder].cards() >= COLOUR_COUNT:
                s.push(INVESTMENTS, NO_SEAT, place)
                s.push(INVEST, holder)
                return

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return not_winter(s) if self.place.of(data) <= s.seats else f"there are {s.seats} players"


INVESTMENTS: Final[Investments] = Investments("investments", ASKS_NOBODY, on=("refill_granary",))


class Invest(Step[Craftsmen]):
    """Four cards of four colours for the sum of their values. [CR-400 to CR-405]"""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        hand = s.players[seat].capital
        values = [
            [value for value in range(1, VALUES + 1) if hand[kind_of(colour, value)]] for colour in range(COLOUR_COUNT)
        ]
        out: list[int] = [
            v.INVEST.of(violet, green, blue, red)
            for violet in values[0]
            for green in values[1]
            for blue in values[2]
            for red in values[3]
        ]
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        violet, green, blue, red = v.INVEST.four(action)
        discard_card(s, seat, kind_of(0, violet))
        discard_card(s, seat, kind_of(1, green))
        discard_card(s, seat, kind_of(2, blue))
        discard_card(s, seat, kind_of(3, red))
        points = violet + green + blue + red
        p = s.players[seat]
        p.earn(P_INVESTMENT, points)
        if s.listening:
            s.events.append((v.E_INVESTED, PUBLIC, seat, points))
        if s.many_investments and p.cards() >= COLOUR_COUNT:  # [CR-404]
            s.push(INVEST, seat)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.END.owns(action):
            return None  # [CR-405]
        hand = s.players[seat].capital
        values = v.INVEST.four(action)
        for colour, name in enumerate(COLOURS):
            if not any(hand[kind_of(colour, value)] for value in range(1, VALUES + 1)):
                return Reason("CR-403", Message("refusal.lacks_colour", {"colour": name}))
        for colour in range(COLOUR_COUNT):
            reason = no_card(s, seat, kind_of(colour, values[colour]), "CR-402")
            if reason is not None:
                return reason
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return not_winter(s)


INVEST: Final[Invest] = Invest("invest", on=("investments",), verbs=(v.INVEST, v.END))


class RefillGranary(Step[Craftsmen]):
    """Natural markers for the empty spaces, lower ones first, but not after the last year. [CR-406 to CR-409]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if s.year + 1 == YEARS:
            return
        for level in range(2):
            for column in range(COLUMNS):
                place = older(column) + level
                if s.natural and s.granary[place] == NO_MARKER:
                    s.granary[place] = NATURAL
                    s.markers_stamp = new_stamp()
                    s.natural -= 1

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return not_winter(s)


REFILL_GRANARY: Final[RefillGranary] = RefillGranary("refill_granary", ASKS_NOBODY, on=("next_round",))


# ---------------------------------------------------------------- the end of the game (section 20)


def end_game(s: Craftsmen) -> None:
    """Bonus tokens, and the game is over; nothing else scores. [CR-165, CR-325, CR-336, CR-355, CR-410 to CR-416]"""
    for seat in s.order:
        points = sum([BONUS[i] for i in range(FINISHED) if s.bonus[i] == seat])
        s.players[seat].earn(P_BONUS, points)
        if s.listening and points:
            s.events.append((v.E_TOKENS_SCORED, PUBLIC, seat, points))
    if s.listening:
        winner = ranking(s)[0]
        s.events.append((v.E_WINNER, PUBLIC, winner, sum(s.players[winner].parts)))
