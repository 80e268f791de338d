"""What a position of Craftsmen is worth to a seat, in points at the end of the game.

The sum of what is scored already and of what the position promises: markers on ships and in the granary, goods on their
way through the row, the goods that the row can make with the labour to come, colours, money, tokens, and helpers that
have still to act. A payment under way is reckoned as if it were made in the cheapest way.
"""

import math
from typing import Final

from mypy_extensions import i64

from burgher.bots.values import craftsmen_policy as policy
from burgher.bots.values.craftsmen_row import CARGO, LABOUR, Row, in_stages, labour_left, rounds_left
from burgher.bots.values.craftsmen_sheet import SPREAD, TERMS, expected
from burgher.bots.values.judge import Judge
from burgher.core.chance import Dice
from burgher.core.state import State, data_of, seat_of, step_of
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.bankers import BANK_DRAWN, BANK_PRIVILEGE
from burgher.games.craftsmen.chapters.builders import BUILD, cost_of, matches
from burgher.games.craftsmen.chapters.craft import CRAFT_ACTION, SECOND_RAW, TAKE
from burgher.games.craftsmen.chapters.helpers import FEE
from burgher.games.craftsmen.chapters.merchants import GIVE
from burgher.games.craftsmen.chapters.money import DISCARD, DRAW, PAY, cheapest_cards, worth
from burgher.games.craftsmen.chapters.notary import BID, MAYOR_BID, lot_pile
from burgher.games.craftsmen.chapters.setup import DEAL_CARD
from burgher.games.craftsmen.chapters.ships import BRIBE
from burgher.games.craftsmen.chapters.year import INVEST, STAGE, colour_sets, halves_of, ship_ranks
from burgher.games.craftsmen.state import QUEUE, Craftsmen, Player

CARD: Final = 0.75  # a capital card more or less
MONEY: Final = 0.22  # a point of worth of the hand
ENOUGH: Final = 16  # worth beyond which money lies idle
HAND: Final = 0.6  # a building card in hand as a share of a built one
USE: Final = 0.5  # how much of the labour to come will serve the best goods
NEW_CARD: Final = 0.8  # a building card that is still to come
TOKEN: Final = 0.7
WORK_TOKEN: Final = 1.2
FAIR_MARKER: Final = 0.6
HELPER: Final = 0.7  # a helper that is still to be sent
SHARE: Final = 0.8  # of a good's worth, for the markers that will become it
# How far rules of thumb mislead about who is ahead: a variance of the margin, for each round that is left.
DOUBT: Final = 81.0


def value(s: Craftsmen, seat: int) -> float:
    """What is scored and what the position promises: a measure by which positions are compared."""
    return sum(terms(s, seat))


def terms(s: Craftsmen, seat: int) -> list[float]:
    """What the value is made of, the points on the score sheet first."""
    p = s.players[seat]
    if not s.stack:
        return [float(sum(p.parts))] + [0.0] * (TERMS - 1)
    labour = labour_left(s)
    return [
        float(sum(p.parts)),
        float(sum([f.BONUS[i] for i in range(f.FINISHED) if s.bonus[i] == seat])),
        industry(p, labour, -1),
        under_way(s, p, seat, labour),
        loaded(s, seat),
        ranks(s, seat),
        float(s.granary.count(seat + 1)),
        town(s, p),
        money(s, p, seat),
        tokens(s, p),
        helpers(s, p, seat),
        pending(s, p, seat, labour),
    ]


# ---------------------------------------------------------------- the row


def industry(p: Player, labour: float, extra: int) -> float:
    """What the row can make with the labour to come; cards in hand count in part, and so does an extra card."""
    row = Row(p, HAND, USE)
    more = row.gain_in_hand(extra, labour) if extra >= 0 else 0.0
    return row.rate * labour * USE + more + 0.12 * len(p.row)


def under_way(s: Craftsmen, p: Player, seat: int, labour: float) -> float:
    """Markers on icons and on the fair, as a share of what they will become."""
    if labour <= 0:
        return 0.0
    scale = SHARE * min(1.0, 0.4 + labour / 8)
    fair: int = p.fair
    points = FAIR_MARKER * min(fair, 2) * scale
    needed = 0
    for r in range(len(p.row)):
        icons = f.ICON[p.row[r]]
        if icons[1] != f.NO_GOOD and p.icons[2 * r + 1] == f.NO_MARKER:
            needed |= 1 << icons[1]
        if icons[0] != f.NO_GOOD and p.icons[2 * r] == f.NO_MARKER:
            needed |= 1 << icons[0]
    for r in range(len(p.row)):
        good = f.GOOD_OF[p.row[r]]
        for i in range(2):
            if p.icons[2 * r + i] == f.NO_MARKER:
                continue
            source = f.ICON[p.row[r]][i]
            if good >= f.SEMI or CARGO[good]:
                gain = f.PRODUCTION_POINTS[good] + room(s, seat, good)
                points += gain * LABOUR[source] / LABOUR[good] * scale
            else:
                points += (1.3 if needed >> good & 1 else 0.9) * scale
    return points


def room(s: Craftsmen, seat: int, good: int) -> float:
    """What a unit of a shipped good would earn on the best ship now."""
    best = 0.0
    for row in f.ROWS_OF_GOOD[good]:
        if s.ships[2 * row + 1] == f.NO_MARKER:
            best = max(best, f.ROW_POINTS[row] + 1.0)
        elif s.ships[2 * row] != seat + 1:
            best = max(best, f.ROW_POINTS[row] + 1.0 - CARD)
    return best


def loaded(s: Craftsmen, seat: int) -> float:
    """Markers on ships, as far as they will last."""
    safe = 1.0 if s.season == f.WINTER else 0.85
    points = 0.0
    for i in range(2 * f.ROWS):
        if s.ships[i] == seat + 1:
            points += f.ROW_POINTS[i // 2] * safe
    return points


def ranks(s: Craftsmen, seat: int) -> float:
    """The bonus of the present rank on each ship, as far as it will last."""
    if seat + 1 not in s.ships:
        return 0.0
    points = 0.0
    for number in range(1, f.SHIPS + 1):
        found = ship_ranks(s, number)
        if seat in found:
            rank = found.index(seat)
            if rank < len(f.SHIP_BONUS[number]):
                points += f.SHIP_BONUS[number][rank] * 0.7
    return points


def town(s: Craftsmen, p: Player) -> float:
    """Sets of colours at each year end to come, and halves towards the next set."""
    years: i64 = f.YEARS - s.year
    sets = colour_sets(p)
    halves = halves_of(p)
    begun: i64 = 0
    for colour in range(f.COLOUR_COUNT):
        if halves >> f.HALVES_BITS * colour & f.HALVES_MASK > sets:
            begun += 1
    return float(years) * (f.TOWN_SET * int(sets) + 0.45 * float(begun))


# ---------------------------------------------------------------- money and tokens


def money(s: Craftsmen, p: Player, seat: int) -> float:
    """The hand after the payment that is due, less useful towards the end."""
    cards = p.capital
    price = 0
    colours = f.ANY_COLOUR
    for frame in s.stack:
        if seat_of(frame) == seat:
            if step_of(frame) == PAY.number:
                price = PAY.price.of(data_of(frame))
                colours = PAY.colours.of(data_of(frame))
            elif step_of(frame) == BUILD.number:
                price = BUILD.price.of(data_of(frame))
    if price:
        cards = cards[:]
        for kind in cheapest_cards(cards, s.paid, price, colours):
            cards[kind] -= 1
    return hand_worth(s, cards)


def hand_worth(s: Craftsmen, cards: list[int]) -> float:
    number = sum(cards)
    if not number:
        return 0.0
    left = rounds_left(s)
    use = min(1.0, 0.25 + left / 5)
    total: int = worth(cards)
    points = (MONEY * min(total, ENOUGH) + 0.08 * max(0, total - ENOUGH) + 0.2 * min(number, 8)) * use
    if s.season >= f.WINTER - 1:
        points = max(points, invested(cards) * (0.9 if s.season == f.WINTER else 0.5))
    return points


def invested(cards: list[int]) -> int:
    """What the best investment of these cards would bring."""
    total = 0
    for c in range(0, f.KINDS, 3):
        if cards[c + 2]:
            total += 3
        elif cards[c + 1]:
            total += 2
        elif cards[c]:
            total += 1
        else:
            return 0
    return total


def tokens(s: Craftsmen, p: Player) -> float:
    use = min(1.0, rounds_left(s) / 4)
    return (TOKEN * float(p.privileges) + WORK_TOKEN * float(p.work)) * use - 0.2 * float(p.used)


# ---------------------------------------------------------------- helpers


def helpers(s: Craftsmen, p: Player, seat: int) -> float:
    """Helpers that have still to act, and those that have still to be sent."""
    if s.season == f.WINTER or not in_stages(s):
        return 0.0
    stage = STAGE.city.of(data_of(s.stack[0]))
    place = STAGE.place.of(data_of(s.stack[0]))
    points = 0.0
    for city in range(stage, f.TOWN_HALL + 1):
        before = 0
        for i in range(place if city == stage else 0, QUEUE):
            if s.queues[city * QUEUE + i] == seat + 1:
                points += errand(s, p, seat, city, before, i < 2) - 0.03 * i
                before += 1
    if stage == f.BANKERS and p.helpers:
        points += f.IDLE_POINTS if p.passed else min(float(p.helpers) * HELPER, 1.0 + float(p.helpers) * 0.4)
    return points


def errand(s: Craftsmen, p: Player, seat: int, city: int, before: int, ring: bool) -> float:
    """What a helper of this seat will do in a building, after so many others of the same seat."""
    if city == f.BANKERS:
        return (2.3 if before == 0 else 1.2) * min(1.0, 0.3 + rounds_left(s) / 4) * max(0.2, 1 - sum(p.capital) / 14)
    if city == f.BUILDERS:
        return builder(p, before, ring or p.privileges > 0) * min(1.0, 0.3 + rounds_left(s) / 6)
    if city == f.NOTARY:
        return 0.6 * purchase(s, p) * (0.4 if before else 1.0)
    if city == f.CRAFT:
        return f.LABOUR[s.year] * (0.95 if before == 0 else 0.75) + (0.5 if ring else 0.0)
    if city == f.MERCHANTS:
        return 1.5 if before == 0 and can_shop(s, p, seat) else 0.1
    return 0.95 if before == 0 else 0.6


def builder(p: Player, before: int, free: bool) -> float:
    """Cards that can be paid for and laid, two for each helper."""
    total = worth(p.capital)
    count = 0
    for card in p.hand:
        if cost_of(card) <= total and (free or matches(p, card, 0) or matches(p, card, 1)):
            count += 1
    count -= 2 * before
    return 2.4 if count >= 2 else 1.7 if count == 1 else 0.3


def price_of(price: int, total: int) -> float:
    """What a payment costs a hand of this worth: the first of the money is the least missed."""
    idle = min(price, max(0, total - ENOUGH))
    return 0.08 * idle + (MONEY + 0.05) * (price - idle)


def purchase(s: Craftsmen, p: Player) -> float:
    """The best card on display for its price, as far as the hand can pay."""
    labour = labour_left(s)
    base = industry(p, labour, -1)
    total = worth(p.capital)
    best = 0.3
    for place in range(6):
        card = s.display[place]
        if card and f.MAYOR_CARDS[place // 2] * 3 <= total:
            best = max(best, industry(p, labour, card) - base - price_of(f.NOTARY_PRICE[place // 2], total))
    return best


def can_shop(s: Craftsmen, p: Player, seat: int) -> bool:
    """Is there a good in the granary that an icon of the row waits for?"""
    for r in range(len(p.row)):
        for i in range(2):
            good = f.ICON[p.row[r]][i]
            if good >= f.RAW and p.icons[2 * r + i] == f.NO_MARKER:
                lower = s.granary[2 * f.COLUMN_OF[good]]
                if lower and lower != seat + 1:
                    return True
    return False


# ---------------------------------------------------------------- choices still open


def pending(s: Craftsmen, p: Player, seat: int, labour: float) -> float:
    """What is still to come of the action under way."""
    points = 0.0
    for frame in s.stack:
        if seat_of(frame) == seat:
            points += frame_worth(p, step_of(frame), data_of(frame))
    if s.bidders and s.bidder == seat:
        points += auction(s, p, labour)
    return points


def frame_worth(p: Player, step: i64, data: i64) -> float:
    """What a frame of one's own promises, or costs."""
    if step == DRAW.number:
        return CARD * float(DRAW.cards.of(data))
    if step == BANK_DRAWN.number:
        return -2 * 0.4
    if step == DEAL_CARD.number:
        return NEW_CARD
    if step == CRAFT_ACTION.number:
        return 0.95 * float(CRAFT_ACTION.points.of(data))
    if step == SECOND_RAW.number:
        return 0.7
    if step == TAKE.number:
        return CARD
    if step == DISCARD.number:
        return -0.4 * float(DISCARD.cards.of(data))
    if step == BANK_PRIVILEGE.number:
        return -0.4 * float(BANK_PRIVILEGE.privilege.of(data))
    if step == BRIBE.number:
        return f.ROW_POINTS[BRIBE.row.of(data)] + 1.0 - CARD
    if step == GIVE.number or step == FEE.number:
        return -CARD
    if step == INVEST.number:
        return 0.9 * invested(p.capital)
    return 0.0


# about what the mayor bids at most, by class
MAYOR_HIGH: Final = [3, 6, 11]


def auction(s: Craftsmen, p: Player, labour: float) -> float:
    """The highest bid is ours: what the card would bring, less the price, as far as the bid will hold."""
    number = lot_pile(s)
    bid: int = s.bid
    card = s.display[s.lot_place]
    gain = industry(p, labour, card) - industry(p, labour, -1) + 0.4
    chance = min(1.0, 0.15 + 0.85 * bid / MAYOR_HIGH[number]) if s.asking(BID) or s.asking(MAYOR_BID) else 1.0
    return chance * (gain - price_of(bid, worth(p.capital))) - 0.02 * bid


class CraftsmenJudge(Judge[Craftsmen]):
    """Plays on for a year."""

    def value(self, s: Craftsmen, seat: i64) -> float:
        return sum(self.sheet(s, seat))

    def terms(self, s: Craftsmen, seat: i64) -> list[float]:
        return terms(s, int(seat))

    def sheet(self, s: Craftsmen, seat: i64) -> list[float]:
        parts = s.players[seat].parts
        return expected(s, parts, terms(s, int(seat))) if s.stack else [float(part) for part in parts]

    def spread(self, s: Craftsmen) -> float:
        return SPREAD[rounds_left(s)]

    def doubt(self, s: Craftsmen) -> float:
        return math.sqrt(DOUBT * (rounds_left(s) + 0.25)) if s.stack else 0.0

    def after(self, s: State, seat: i64, action: i64) -> float:
        """Actions are compared by what positions promise, which tells small differences better than the expectation."""
        there = s.copy()
        there.play(seat, action)
        return value(there, int(seat))  # type: ignore[arg-type]  # a state of this game

    def policy(self, s: State, seat: i64, actions: list[int], dice: Dice) -> int:
        return policy.choose(s, seat, actions)  # type: ignore[arg-type]  # a state of this game

    def at_once(self, s: State, seat: i64) -> i64:
        return policy.at_once(s, seat)  # type: ignore[arg-type]  # a state of this game

    def until(self, s: Craftsmen) -> i64:
        return (s.year * 4 + s.season + self.ahead) * 64 * 32


JUDGE: Final = CraftsmenJudge(4, 1)
