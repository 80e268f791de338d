"""The course of the game: seasons and stages, the ends of rounds and years. Clause numbers are those of RULES.md."""

from typing import Any, Final

from burgher.core.state import NOBODY, PUBLIC, Step, number_steps
from burgher.games.craftsmen import bankers, builders, craft, helpers, merchants, money, notary, setup, town_hall
from burgher.games.craftsmen import privilege as pr
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import (
    BANKERS,
    BONUS,
    BOTTOM,
    BUILDERS,
    COLUMNS,
    CRAFT,
    FINISHED,
    GRANARY_POINTS,
    HELPERS,
    LABOUR,
    MERCHANTS,
    NATURAL,
    NO_MARKER,
    NOTARY,
    ROUND_LIMIT,
    ROW_POINTS,
    ROW_SHIP,
    ROWS,
    SHIP_BONUS,
    SHIPS,
    TOKENS,
    TOP,
    TOWN_HALL,
    TOWN_SET,
    WINTER,
    YEARS,
)
from burgher.games.craftsmen.score import (
    P_BONUS,
    P_GRANARY,
    P_INVESTMENT,
    P_SHIPS_BONUS,
    P_SHIPS_GOODS,
    P_TOWN,
    ranking,
)
from burgher.games.craftsmen.state import QUEUE, Craftsmen, Player


def new_state(seats: int, many_investments: bool) -> Craftsmen:
    s = Craftsmen(seats, STEPS)
    s.clear()
    s.many_investments = int(many_investments)
    s.push(START_ROUND, NOBODY)
    setup.push_setup(s)
    return s


# ---------------------------------------------------------------- rounds and stages (sections 5, 7 and 18)


class StartRound(Step[Craftsmen]):
    """Helpers are sent and six stages resolved; in winter only stages II and IV. [CR-075 to CR-079]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        for p in s.players:
            p.used = 0
            p.passed = 0
        if s.listening:
            s.events.append((v.E_ROUND, PUBLIC, s.season, s.year + 1))
        if s.season == WINTER:
            s.push(STAGE, NOBODY, BUILDERS)
        else:
            s.push(STAGE, NOBODY, BANKERS)
            s.push(helpers.HELPERS, NOBODY)


class Stage(Step[Craftsmen]):
    """Stage a goes on with place b of its queue, or in winter of the turn order. [CR-116 to CR-122, CR-371, CR-372]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if s.stage != a:
            s.stage = a
            if s.listening and (s.season == WINTER or any(s.queues[a * QUEUE : a * QUEUE + QUEUE])):
                s.events.append((v.E_STAGE, PUBLIC, a))
        if s.season == WINTER:
            if b < s.seats:
                s.push(STAGE, NOBODY, a, b + 1)
                act(s, s.order[b], a, pr.TOKEN, 0)
            else:
                end_stage(s, a)
            return
        first = a * QUEUE
        while b < QUEUE:
            disc = s.queues[first + b]
            if disc:
                s.push(STAGE, NOBODY, a, b + 1)
                act(s, disc - 1, a, pr.of_place(b), b)
                return
            b += 1
        end_stage(s, a)


def act(s: Craftsmen, seat: int, stage: int, privilege: int, place: int) -> None:
    """One action of a building for a seat. [CR-118 to CR-120]"""
    if stage == BANKERS:
        s.push(bankers.BANK, seat, privilege)
    elif stage == BUILDERS:
        s.push(builders.BUILD, seat, privilege)
    elif stage == NOTARY:
        s.push(notary.NOTARY, seat, privilege)
    elif stage == CRAFT:
        s.push(craft.CRAFT, seat, privilege, LABOUR[s.year])
    elif stage == MERCHANTS:
        s.push(merchants.MERCHANTS, seat, privilege)
    elif town_hall.hall_options(s, seat):
        s.push(town_hall.HALL, seat, place)


def end_stage(s: Craftsmen, stage: int) -> None:
    """Between two stages work tokens may be spent. [CR-326, CR-327]"""
    s.stage = 0
    last = CRAFT if s.season == WINTER else TOWN_HALL
    if stage == last:
        end_phase(s)
    else:
        s.push(STAGE, NOBODY, CRAFT if s.season == WINTER else stage + 1)
        s.push(craft.WINDOW, NOBODY)


# ---------------------------------------------------------------- end phase (section 17)


def end_phase(s: Craftsmen) -> None:
    """Privilege tokens, turn order, discs home, and the limit of eight cards. [CR-356 to CR-369, CR-376 to CR-378]"""
    if s.season != WINTER:
        give_privileges(s)
    for i in range(len(s.queues)):
        s.queues[i] = 0
    for p in s.players:
        p.helpers = HELPERS
    change_order(s)
    s.push(YEAR_END if s.season == WINTER else NEXT_ROUND, NOBODY)
    for place in range(s.seats - 1, -1, -1):
        s.push(money.CHECK_LIMIT, NOBODY, s.order[place], ROUND_LIMIT)


def give_privileges(s: Craftsmen) -> None:
    """A token for those who used the fewest privileges. [CR-357 to CR-363, CR-426]"""
    fewest = min([p.used for p in s.players])
    entitled = [seat for seat in s.order if s.players[seat].used == fewest]
    if s.seats == 2 and len(entitled) == 2:
        return
    for seat in entitled:
        if s.privileges and s.players[seat].privileges < TOKENS:
            town_hall.take_privilege(s, seat)
            if s.listening:
                s.events.append((v.E_GIFT, PUBLIC, seat))


def change_order(s: Craftsmen) -> None:
    """[CR-364 to CR-368, CR-427]"""
    before = s.order
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

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if s.season < WINTER:
            s.season += 1
            s.push(START_ROUND, NOBODY)
        elif s.year + 1 < YEARS:
            s.season = 0
            s.year += 1
            s.push(START_ROUND, NOBODY)
        else:
            end_game(s)


# ---------------------------------------------------------------- year end (section 19)


class YearEnd(Step[Craftsmen]):
    """Ships, town, granary, investment. [CR-379]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        score_ships(s)
        score_town(s)
        score_granary(s)
        s.push(NEXT_ROUND, NOBODY)
        s.push(REFILL_GRANARY, NOBODY)
        s.push(INVESTMENTS, NOBODY)


def ship_ranks(s: Craftsmen, number: int) -> list[int]:
    """The seats with markers on a ship, most markers first, then the higher and further left one. [CR-381 to CR-383]"""
    markers = [0] * s.seats
    seen: list[int] = []
    for i in range(2 * ROWS):
        if ROW_SHIP[i // 2] == number and s.ships[i]:
            seat = s.ships[i] - 1
            markers[seat] += 1
            if seat not in seen:
                seen.append(seat)
    keys = [(-markers[seen[i]], i, seen[i]) for i in range(len(seen))]
    keys.sort()
    return [key[2] for key in keys]


def score_ships(s: Craftsmen) -> None:
    """Bonuses and markers, ship by ship; then the cubes go home. [CR-380 to CR-391]"""
    for number in range(1, SHIPS + 1):
        ranks = ship_ranks(s, number)
        for rank in range(len(ranks)):
            p = s.players[ranks[rank]]
            bonus = SHIP_BONUS[number][rank] if rank < len(SHIP_BONUS[number]) else 0
            goods = 0
            for i in range(2 * ROWS):
                if ROW_SHIP[i // 2] == number and s.ships[i] == ranks[rank] + 1:
                    goods += ROW_POINTS[i // 2]
            p.parts[P_SHIPS_GOODS] += goods
            p.parts[P_SHIPS_BONUS] += bonus
            if s.listening:
                s.events.append((v.E_SHIP_SCORED, PUBLIC, number, ranks[rank], goods, bonus))
    for i in range(2 * ROWS):
        s.marker_home(s.ships[i])
        s.ships[i] = NO_MARKER


def colour_sets(p: Player) -> int:
    """Complete sets of the four colours among the halves of the row. [CR-392 to CR-396]"""
    halves = [0, 0, 0, 0]
    for card in p.row:
        halves[TOP[card]] += 1
        halves[BOTTOM[card]] += 1
    return min(halves)


def score_town(s: Craftsmen) -> None:
    for seat in s.order:
        sets = colour_sets(s.players[seat])
        s.players[seat].parts[P_TOWN] += TOWN_SET * sets
        if s.listening and sets:
            s.events.append((v.E_TOWN, PUBLIC, seat, sets, TOWN_SET * sets))


def score_granary(s: Craftsmen) -> None:
    """A point for each own cube, which goes home; natural markers move down. [CR-397 to CR-399]"""
    points = [0] * s.seats
    for column in range(COLUMNS):
        rest: list[int] = []
        for i in (2 * column, 2 * column + 1):
            marker = s.granary[i]
            s.granary[i] = NO_MARKER
            if marker == NATURAL:
                rest.append(marker)
            elif marker:
                points[marker - 1] += GRANARY_POINTS
                s.marker_home(marker)
        for i in range(len(rest)):
            s.granary[2 * column + i] = rest[i]
    for seat in s.order:
        s.players[seat].parts[P_GRANARY] += points[seat]
        if s.listening and points[seat]:
            s.events.append((v.E_GRANARY, PUBLIC, seat, points[seat]))


class Investments(Step[Craftsmen]):
    """In turn order from place a; whoever holds fewer than four cards is not asked. [CR-400, CR-403]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        while a < s.seats:
            holder = s.order[a]
            a += 1
            if sum(s.players[holder].capital) >= 4:
                s.push(INVESTMENTS, NOBODY, a)
                s.push(INVEST, holder)
                return


class Invest(Step[Craftsmen]):
    """Four cards of four colours for the sum of their values. [CR-400 to CR-405]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        hand = s.players[seat].capital
        values = [[value for value in range(1, 4) if hand[c * 3 + value - 1]] for c in range(4)]
        out = [
            v.INVEST.of(violet, green, blue, red)
            for violet in values[0]
            for green in values[1]
            for blue in values[2]
            for red in values[3]
        ]
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END.first:
            return
        points = 0
        for c in range(4):
            value = v.INVEST.field(action, c)
            money.discard_card(s, seat, c * 3 + value - 1)
            points += value
        p = s.players[seat]
        p.parts[P_INVESTMENT] += points
        if s.listening:
            s.events.append((v.E_INVESTED, PUBLIC, seat, points))
        if s.many_investments and sum(p.capital) >= 4:
            s.push(INVEST, seat)


class RefillGranary(Step[Craftsmen]):
    """Natural markers for the empty spaces, lower ones first, but not after the last year. [CR-406, CR-407]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        if s.year + 1 == YEARS:
            return
        for level in range(2):
            for column in range(COLUMNS):
                if s.natural and s.granary[2 * column + level] == NO_MARKER:
                    s.granary[2 * column + level] = NATURAL
                    s.natural -= 1


def end_game(s: Craftsmen) -> None:
    """Bonus tokens, and the game is over. [CR-410 to CR-416]"""
    for seat in s.order:
        points = sum([BONUS[i] for i in range(FINISHED) if s.bonus[i] == seat])
        s.players[seat].parts[P_BONUS] += points
        if s.listening and points:
            s.events.append((v.E_TOKENS_SCORED, PUBLIC, seat, points))
    if s.listening:
        winner = ranking(s)[0]
        s.events.append((v.E_WINNER, PUBLIC, winner, sum(s.players[winner].parts)))


START_ROUND: Final[StartRound] = StartRound("start_round")
STAGE: Final[Stage] = Stage("stage", a=6, b=QUEUE)
NEXT_ROUND: Final[NextRound] = NextRound("next_round")
YEAR_END: Final[YearEnd] = YearEnd("year_end")
INVESTMENTS: Final[Investments] = Investments("investments", a=5)
INVEST: Final[Invest] = Invest("invest")
REFILL_GRANARY: Final[RefillGranary] = RefillGranary("refill_granary")

STEPS: Final[list[Step[Any]]] = number_steps(
    [
        setup.REVEAL,
        setup.REFILL_CARDS,
        setup.DEAL_SAWMILL,
        setup.EXCHANGES,
        setup.EXCHANGE,
        setup.FIND_ORDER,
        setup.BREAK_TIE,
        money.DRAW,
        money.REFILL,
        money.DISCARD,
        money.CHECK_LIMIT,
        money.PAY,
        START_ROUND,
        helpers.HELPERS,
        helpers.SEND,
        helpers.PUT_DISC,
        helpers.FEE,
        STAGE,
        bankers.BANK,
        bankers.BANK_DRAWN,
        bankers.BANK_PRIVILEGE,
        builders.BUILD,
        builders.BONUS_TOKENS,
        notary.NOTARY,
        notary.NEXT_BID,
        notary.BID,
        notary.MAYOR_BID,
        notary.ANSWER,
        notary.LOOKED,
        notary.PEEK_SHOW,
        notary.PEEK_BACK,
        craft.CRAFT,
        craft.SECOND_RAW,
        craft.TAKE,
        craft.BRIBE,
        craft.WINDOW,
        craft.SPEND_TOKENS,
        craft.MORE_TOKENS,
        merchants.MERCHANTS,
        merchants.GIVE,
        town_hall.HALL,
        NEXT_ROUND,
        YEAR_END,
        INVESTMENTS,
        INVEST,
        REFILL_GRANARY,
    ]
)
