"""What a seat sensibly does in Craftsmen, decided step by step from what lies there, without trying anything.

This is how rollouts are played: many thousands of decisions a second, none of them copies the state.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.craftsmen_craft import NOTHING, Bench
from burgher.bots.values.craftsmen_row import Row, labour_left, ones, rounds_left
from burgher.bots.values.judge import UNSURE
from burgher.core.state import data_of, step_of
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.bankers import BANK, BANK_PRIVILEGE
from burgher.games.craftsmen.chapters.builders import BUILD, LINE_BITS, cost_of, matches
from burgher.games.craftsmen.chapters.craft import CRAFT_ACTION, FROM_DECK, SECOND_RAW, TAKE
from burgher.games.craftsmen.chapters.helpers import FEE, SEND
from burgher.games.craftsmen.chapters.merchants import GIVE, MERCHANTS_ACTION
from burgher.games.craftsmen.chapters.money import DISCARD, PAY, can_draw, worth
from burgher.games.craftsmen.chapters.notary import ANSWER, BID, NOTARY_ACTION, worth_in_halves
from burgher.games.craftsmen.chapters.ships import BRIBE
from burgher.games.craftsmen.chapters.town_hall import CHANGE_ORDER, HALL, TAKE_PRIVILEGE, TAKE_WORK
from burgher.games.craftsmen.chapters.work import SPEND_TOKENS
from burgher.games.craftsmen.chapters.year import INVEST, halves_of
from burgher.games.craftsmen.state import NO_KIND, NOBODYS, QUEUE, Craftsmen, Player, some

MONEY: Final = 0.2  # a point of worth of the hand
INVESTING: Final = [0.15, 0.25, 0.5, 0.9]  # a point of the best investment, by season
PRINTED: Final = 0.05
PRICE: Final = 0.25  # a point of a price
UNSEEN: Final = 0.7  # a capital card from the deck
HAND: Final = 0.9  # a building card in hand as a share of a built one: it will be built soon
USE: Final = 0.8  # how much of the labour to come will serve the best goods
FRONT: Final = 2.0  # to be the first in the turn order of the next round
LIKELY_BID: Final = [2, 5, 9]  # what the mayor often bids, by class
LEAST: Final = -1e9
WITH_TOKEN: Final = CRAFT_ACTION.pack(privileges.WORK_TOKEN, 1, 0, 0, 0)  # one point of labour


def choose(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    """One of the actions, which are all that are legal."""
    plain = at_once(s, seat)
    return plain if plain != UNSURE else one_of(s, seat, actions)


def at_once(s: Craftsmen, seat: i64) -> i64:
    """What is chosen, where that is told without a list of all actions; else `UNSURE`. Most decisions are such."""
    frame: i64 = s.stack[-1]
    step = step_of(frame)
    p = s.players[seat]
    if step == CRAFT_ACTION.number:
        return craft_at_once(s, seat, data_of(frame))
    if step == DISCARD.number:
        return cheapest(s, p, v.DISCARD.first)
    if step == TAKE.number:
        return take(s, p)
    if step == SPEND_TOKENS.number:
        return spend(s, seat)
    if step == PAY.number:
        return pay(s, p, data_of(frame))
    if step == NOTARY_ACTION.number:
        return notary(s, p, data_of(frame))
    if step == BID.number:
        return bid(s, p)
    if step == BRIBE.number:
        return cheapest(s, p, v.BRIBE.first)
    if step == GIVE.number:
        return cheapest(s, p, v.GIVE.first)
    return UNSURE


def one_of(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    """The choice among the legal actions, where it takes these."""
    step = step_of(s.stack[-1])
    p = s.players[seat]
    if step == SEND.number:
        return send(s, p, seat, actions)
    if step == CRAFT_ACTION.number or step == SECOND_RAW.number:
        return craft(s, seat, actions)
    if step == SPEND_TOKENS.number:  # for a use that is not legal
        return v.WORK.first if v.WORK.first in actions else actions[-1]
    if step == BUILD.number:
        return build(s, p, seat, actions)
    if step == BANK.number:
        return bank(s, p, actions)
    if step == BANK_PRIVILEGE.number:
        return actions[1 if BANK_PRIVILEGE.privilege.of(data_of(s.stack[-1])) == privileges.RING else 0]
    if step == HALL.number:
        return hall(s, seat, actions)
    if step == ANSWER.number:
        gain = Row(p, HAND, USE).gain_in_hand(s.display[s.lot_place], labour_left(s))
        return actions[-1] if gain > PRICE * float(worth(s.mayor) + 1) else actions[0]
    if step == INVEST.number:
        return invest(actions)
    if step == MERCHANTS_ACTION.number:
        return actions[0]
    if step == FEE.number:
        return cheapest(s, p, v.FEE_CARD.first) if some(p.capital) else actions[0]
    return actions[-1]  # exchange nothing, and whatever else is rare


# ---------------------------------------------------------------- capital cards


def loss(s: Craftsmen, hand: list[int], kind: i64) -> float:
    """What a hand loses with a card of this kind, which it has."""
    colour: i64 = kind // 3 * 3
    ones: i64 = hand[colour]
    twos: i64 = hand[colour + 1]
    threes: i64 = hand[colour + 2]
    value: i64 = kind - colour + 1
    before = worth_of(ones, twos, threes)
    top: i64 = 3 if threes else 2 if twos else 1
    if value == 1:
        ones -= 1
    elif value == 2:
        twos -= 1
    else:
        threes -= 1
    left: i64 = 3 if threes else 2 if twos else 1 if ones else 0
    missed = MONEY * float(before - worth_of(ones, twos, threes))
    return missed + INVESTING[s.season] * float(top - left) + PRINTED * float(value)


def gain_of(s: Craftsmen, hand: list[int], kind: i64) -> float:
    """What a card of this kind would add to a hand."""
    hand[kind] += 1
    out = loss(s, hand, kind)
    hand[kind] -= 1
    return out


def worth_of(ones: i64, twos: i64, threes: i64) -> i64:
    number = ones + twos + threes
    if number > 2:
        return f.SET_VALUE * (number - 1)
    printed = ones + 2 * twos + 3 * threes
    return f.SET_VALUE if number == 2 and printed < f.SET_VALUE else printed


def cheapest(s: Craftsmen, p: Player, first: i64) -> i64:
    """The card that is missed least, for a verb that names a card of the hand, the first kind with this number."""
    best = UNSURE
    least = 1e9
    hand = p.capital
    for kind in range(f.KINDS):
        if hand[kind]:
            found = loss(s, hand, kind)
            if found < least:
                least = found
                best = first + kind
    return best


def pay(s: Craftsmen, p: Player, data: i64) -> i64:
    """The card that brings a payment on and is missed least."""
    paid = s.paid
    due = PAY.price.of(data) - worth(paid)
    colours = PAY.colours.of(data)
    best = UNSURE
    most = LEAST
    hand = p.capital
    for kind in range(f.KINDS):
        if hand[kind] and colours >> kind // f.VALUES & 1:
            first: i64 = kind // f.VALUES * f.VALUES
            ones: i64 = paid[first]
            twos: i64 = paid[first + 1]
            threes: i64 = paid[first + 2]
            before = worth_of(ones, twos, threes)
            value: i64 = kind - first + 1
            if value == 1:
                ones += 1
            elif value == 2:
                twos += 1
            else:
                threes += 1
            brings = worth_of(ones, twos, threes) - before
            if brings > due:
                brings = due
            found = PRICE * float(brings) - loss(s, hand, kind)
            if found > most:
                most = found
                best = v.PAY.first + kind
    return best


def take(s: Craftsmen, p: Player) -> i64:
    """A card that lies open, or one from the deck."""
    best = UNSURE
    most = LEAST
    for place in range(2):
        kind: i64 = s.capital_display[place]
        if kind != NO_KIND:
            found = gain_of(s, p.capital, kind)
            if found > most:
                most = found
                best = v.TAKE.of(place)
    if most < UNSEEN and can_draw(s):
        best = v.TAKE.of(FROM_DECK)
    return best


def bank(s: Craftsmen, p: Player, actions: list[int]) -> i64:
    """Open cards that are better than those from the deck."""
    if len(actions) == 1 or p.cards() >= f.LIMIT:
        return actions[-1]
    best: i64 = actions[0]
    most = LEAST
    for action in actions:
        if action == v.END.first:
            continue
        places = v.BANK.one(action)
        found = 0.0
        for place in range(2):
            if places >> place & 1:
                found += gain_of(s, p.capital, s.capital_display[place]) - UNSEEN
        if found > most:
            most = found
            best = action
    return best


def invest(actions: list[int]) -> i64:
    """The most points, if they are worth four cards."""
    best: i64 = v.END.first
    most: i64 = 4
    for action in actions:
        if action != v.END.first:
            violet, green, blue, red = v.INVEST.four(action)
            if violet + green + blue + red > most:
                most = violet + green + blue + red
                best = action
    return best


# ---------------------------------------------------------------- labour


def has_future(s: Craftsmen) -> bool:
    """Does labour come after this action?"""
    return not (s.year == f.YEARS - 1 and s.season == f.WINTER)


def craft_at_once(s: Craftsmen, seat: i64, data: i64) -> i64:
    """The next step towards the best good, if it is legal; with the privilege, twice where that can be."""
    bench = Bench(s, seat)
    bench.find(CRAFT_ACTION.points.of(data), has_future(s))
    found = bench.action
    if found == NOTHING:
        return UNSURE
    if CRAFT_ACTION.privilege.of(data) == privileges.RING and v.RAW.owns(found):
        if CRAFT_ACTION.refusal(s, seat, data, found + 1) is None:
            return found + 1
    return found if CRAFT_ACTION.refusal(s, seat, data, found) is None else UNSURE


def craft(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    """The next step towards the best good, as far as it is one of these actions."""
    left: i64 = 1
    ring = False
    for frame in s.stack:
        if step_of(frame) == CRAFT_ACTION.number:
            left = CRAFT_ACTION.points.of(data_of(frame))
            ring = CRAFT_ACTION.privilege.of(data_of(frame)) == privileges.RING
    future = has_future(s)
    bench = Bench(s, seat)
    bench.find(left, future)
    found = bench.action
    if found != NOTHING and found in actions:
        if ring and v.RAW.owns(found) and found + 1 in actions:
            return found + 1  # twice, with the privilege
        return found
    best: i64 = actions[-1]
    for action in actions:
        if v.RAW.owns(action):
            _, target = v.RAW.two(action)
            if target or (future and s.players[seat].fair < 2):
                return action
        elif v.REDEEM.owns(action) or v.SEMI.owns(action):
            best = action
    return best


def spend(s: Craftsmen, seat: i64) -> i64:
    """A work token is spent where tokens in hand finish something, or where they would be lost."""
    work = s.players[seat].work
    bench = Bench(s, seat)
    bench.find(work, False)
    if bench.action == NOTHING or (has_future(s) and work < f.TOKENS and bench.rate < 2.0):
        return v.END.first
    return v.WORK.first if CRAFT_ACTION.refusal(s, seat, WITH_TOKEN, bench.action) is None else UNSURE


# ---------------------------------------------------------------- helpers


def send(s: Craftsmen, p: Player, seat: i64, actions: list[int]) -> i64:
    """To the building where a helper brings most; the last one stays at home for a point if that is more."""
    best: i64 = v.PASS.first
    most: float = f.IDLE_POINTS if p.helpers == 1 else 0.0
    row = Row(p, HAND, USE)
    labour = labour_left(s)
    money = worth(p.capital)
    bench = Bench(s, seat)
    bench.find(f.LABOUR[s.year], True)
    there: i64 = 0  # the building of the last action, and what a helper will do in it
    brings = 0.0
    for action in actions:
        if action == v.PASS.first:
            continue
        city, space = v.PLACE.two(action)
        if city != there:
            there = city
            brings = errand(s, p, seat, city, row, labour, money, bench.rate)
        found = brings + (0.3 if space == 1 or s.queues[city * QUEUE] == 0 else 0.0)
        if found > most:
            most = found
            best = action
    return best


def errand(s: Craftsmen, p: Player, seat: i64, city: i64, row: Row, labour: float, money: i64, rate: float) -> float:
    """What a further helper will do in a building."""
    alone = True
    place = city * QUEUE
    for i in range(QUEUE):
        if s.queues[place + i] == seat + 1:
            alone = False
            break
    if city == f.CRAFT:
        return f.LABOUR[s.year] * (max(rate, 0.5) if alone else 0.85 * max(rate, 0.4))
    if city == f.BANKERS:
        room = max(0.15, 1 - p.cards() / 12)
        return (3.2 if alone else 2.0) * room * min(1.0, 0.4 + rounds_left(s) / 5)
    if city == f.BUILDERS:
        return builder(s, p, seat, row, labour, money) * (1.0 if alone else 0.4)
    if city == f.NOTARY:
        return 0.7 * purchase(s, p, row, labour, money) * (1.0 if alone else 0.4)
    if city == f.MERCHANTS:
        return merchant(s, p, seat) if alone else 0.1
    if alone and s.seats > 2 and s.order[0] != seat and rounds_left(s):
        return FRONT
    if p.work < f.TOKENS and s.work:
        return min(rate, 1.6) * (0.8 if alone else 0.6)
    return 0.5


def builder(s: Craftsmen, p: Player, seat: i64, row: Row, labour: float, money: i64) -> float:
    """The two best cards that can be paid for and laid."""
    best = 0.0
    second = 0.0
    free = p.privileges > 0 or s.queues[f.BUILDERS * QUEUE] == 0
    scarce = scarce_colours(p)
    for card in p.hand:
        if cost_of(card) <= money and (free or matches(p, card, 0) or matches(p, card, 1)):
            found = gain_of_building(s, seat, row, card, labour, scarce)
            if found > best:
                second = best
                best = found
            elif found > second:
                second = found
    return best + 0.6 * second


def purchase(s: Craftsmen, p: Player, row: Row, labour: float, money: i64) -> float:
    """The best card on display for its price, as far as the hand can pay."""
    best = 0.2
    for place in range(6):
        card: i64 = s.display[place]
        price: i64 = LIKELY_BID[place // 2]
        if card and price <= money:
            best = max(best, row.gain_in_hand(card, labour) - PRICE * float(price))
    return best


def merchant(s: Craftsmen, p: Player, seat: i64) -> float:
    """Is there a good in the granary that an icon of the row waits for?"""
    for r in range(len(p.row)):
        for i in range(2):
            good: i64 = f.ICON[p.row[r]][i]
            if good >= f.RAW and p.icons[2 * r + i] == f.NO_MARKER:
                lower: i64 = s.granary[2 * f.COLUMN_OF[good]]
                if lower and lower != seat + 1:
                    return 2.0
    return 0.0


def hall(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    """To the front of the turn order, if one stands further back; else a token, for work rather than for privileges."""
    if s.order[0] != seat and v.HALL.of(CHANGE_ORDER) in actions:
        return v.HALL.of(CHANGE_ORDER)
    if v.HALL.of(TAKE_WORK) in actions:
        return v.HALL.of(TAKE_WORK)
    return v.HALL.of(TAKE_PRIVILEGE) if v.HALL.of(TAKE_PRIVILEGE) in actions else actions[0]


# ---------------------------------------------------------------- buildings


def gain_of_building(s: Craftsmen, seat: i64, row: Row, card: i64, labour: float, scarce: i64) -> float:
    """What a card of the hand adds when it is built, for its price."""
    bits = row.built | 1 << f.GOOD_OF[card]
    gain = row.gain_built(card, labour) + town_gain(s, card, scarce) - PRICE * float(cost_of(card))
    for i in range(f.FINISHED):
        line: i64 = LINE_BITS[i]
        if line & ~bits == 0 and s.bonus[i] == NOBODYS:
            gain += f.BONUS[i]
    return gain


def scarce_colours(p: Player) -> i64:
    """The colours of which the row has the fewest halves, as bits."""
    halves = halves_of(p)
    out: i64 = 0
    fewest: i64 = f.HALVES_MASK
    for colour in range(f.COLOUR_COUNT):
        n = halves >> f.HALVES_BITS * colour & f.HALVES_MASK
        if n < fewest:
            fewest = n
            out = 0
        if n == fewest:
            out |= 1 << colour
    return out


def town_gain(s: Craftsmen, card: i64, scarce: i64) -> float:
    """Sets of colours that it completes, if no other colour is as scarce, or begins."""
    years: i64 = f.YEARS - s.year
    missing = scarce & ~f.COLOUR_MASK[card]
    if not missing:
        return float(f.TOWN_SET * years)
    return 0.5 * float(years * ones(scarce & ~missing))


def build(s: Craftsmen, p: Player, seat: i64, actions: list[int]) -> i64:
    best: i64 = v.END.first
    most = 0.2
    row = Row(p, HAND, USE)
    labour = labour_left(s)
    scarce = scarce_colours(p)
    for action in actions:
        if action == v.END.first:
            continue
        hand, _, anywhere = v.BUILD.three(action)
        found = gain_of_building(s, seat, row, p.hand[hand], labour, scarce) - 0.5 * float(anywhere)
        if found > most:
            most = found
            best = action
    return best


def notary(s: Craftsmen, p: Player, data: i64) -> i64:
    """The card that brings most: bought at its price, or with an opening bid that often holds."""
    best: i64 = v.END.first
    if NOTARY_ACTION.done.of(data):
        return best
    most = 0.3
    row = Row(p, HAND, USE)
    labour = labour_left(s)
    money = worth(p.capital)
    for pile in range(3):
        for place in range(2):
            card: i64 = s.display[2 * pile + place]
            if not card:
                continue
            gain = row.gain_in_hand(card, labour)
            price: i64 = f.NOTARY_PRICE[pile]
            if money >= price and worth_in_halves(p.capital, card) >= price and gain - PRICE * float(price) > most:
                most = gain - PRICE * float(price)
                best = v.BUY_CARD.of(pile, place)
            offer: i64 = min(money, LIKELY_BID[pile])
            found = 0.7 * (gain - PRICE * float(offer))
            if offer and found > most:
                most = found
                best = v.AUCTION.of(pile, place, offer)
    return best


def bid(s: Craftsmen, p: Player) -> i64:
    """One more than the highest bid, as long as the card is worth it and the hand can pay."""
    if s.bid >= f.TOP_VALUE or worth(p.capital) <= s.bid:
        return v.DROP.first
    gain = Row(p, HAND, USE).gain_in_hand(s.display[s.lot_place], labour_left(s))
    return v.BID.of(s.bid + 1) if gain > PRICE * float(s.bid + 1) else v.DROP.first
