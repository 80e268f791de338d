"""What a seat sensibly does in Craftsmen, decided step by step from what lies there, without trying anything.

This is how rollouts are played: many thousands of decisions a second, none of them copies the state.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.craftsmen_craft import NOTHING, Bench
from burgher.bots.values.craftsmen_row import Row, labour_left, rounds_left
from burgher.core.state import data_of, step_of
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.bankers import BANK, BANK_PRIVILEGE
from burgher.games.craftsmen.chapters.builders import BUILD, LINE_BITS, cost_of, matches
from burgher.games.craftsmen.chapters.craft import CRAFT_ACTION, FROM_DECK, SECOND_RAW, TAKE
from burgher.games.craftsmen.chapters.helpers import FEE, SEND
from burgher.games.craftsmen.chapters.merchants import GIVE, MERCHANTS_ACTION
from burgher.games.craftsmen.chapters.money import DISCARD, PAY, worth
from burgher.games.craftsmen.chapters.notary import ANSWER, BID, NOTARY_ACTION, worth_in_halves
from burgher.games.craftsmen.chapters.ships import BRIBE
from burgher.games.craftsmen.chapters.town_hall import HALL, TAKE_PRIVILEGE, TAKE_WORK
from burgher.games.craftsmen.chapters.work import SPEND_TOKENS
from burgher.games.craftsmen.chapters.year import INVEST
from burgher.games.craftsmen.state import NOBODYS, QUEUE, Craftsmen, Player

MONEY: Final = 0.2  # a point of worth of the hand
INVESTING: Final = [0.15, 0.25, 0.5, 0.9]  # a point of the best investment, by season
PRINTED: Final = 0.05
PRICE: Final = 0.25  # a point of a price
UNSEEN: Final = 0.7  # a capital card from the deck
LIKELY_BID: Final = [2, 5, 9]  # what the mayor often bids, by class
LEAST: Final = -1e9


def choose(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    """One of the actions."""
    step = step_of(s.stack[-1])
    p = s.players[seat]
    if step == CRAFT_ACTION.number or step == SECOND_RAW.number:
        return craft(s, seat, actions)
    if step == DISCARD.number:
        return cheapest(s, p, v.DISCARD.first, actions)
    if step == SEND.number:
        return send(s, p, seat, actions)
    if step == TAKE.number:
        return take(s, p, actions)
    if step == SPEND_TOKENS.number:
        return spend(s, seat, actions)
    if step == PAY.number:
        return pay(s, p, actions)
    if step == BUILD.number:
        return build(s, p, seat, actions)
    if step == NOTARY_ACTION.number:
        return notary(s, p, actions)
    if step == BANK.number:
        return bank(s, p, actions)
    if step == BANK_PRIVILEGE.number:
        return actions[1 if BANK_PRIVILEGE.privilege.of(data_of(s.stack[-1])) == privileges.RING else 0]
    if step == HALL.number:
        return hall(actions)
    if step == BID.number:
        return bid(s, p, actions)
    if step == ANSWER.number:
        gain = Row(p).gain_in_hand(s.display[s.lot_place], labour_left(s))
        return actions[-1] if gain > PRICE * float(worth(s.mayor) + 1) else actions[0]
    if step == INVEST.number:
        return invest(actions)
    if step == MERCHANTS_ACTION.number:
        return actions[0]
    if step == BRIBE.number:
        return cheapest(s, p, v.BRIBE.first, actions)
    if step == GIVE.number:
        return cheapest(s, p, v.GIVE.first, actions)
    if step == FEE.number:
        cards = [action for action in actions if action != v.FEE_POINTS.first]
        return cheapest(s, p, v.FEE_CARD.first, cards) if cards else actions[0]
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


def cheapest(s: Craftsmen, p: Player, first: i64, actions: list[int]) -> i64:
    """The card that is missed least, of actions that name a card each, the first kind with this number."""
    best: i64 = actions[0]
    least = 1e9
    for action in actions:
        found = loss(s, p.capital, action - first)
        if found < least:
            least = found
            best = action
    return best


def pay(s: Craftsmen, p: Player, actions: list[int]) -> i64:
    """The card that brings a payment on and is missed least."""
    paid = s.paid
    due = PAY.price.of(data_of(s.stack[-1])) - worth(paid)
    best: i64 = actions[0]
    most = LEAST
    for action in actions:
        kind: i64 = action - v.PAY.first
        colour: i64 = kind // 3 * 3
        before = worth_of(paid[colour], paid[colour + 1], paid[colour + 2])
        paid[kind] += 1
        brings = worth_of(paid[colour], paid[colour + 1], paid[colour + 2]) - before
        paid[kind] -= 1
        if brings > due:
            brings = due
        found = PRICE * float(brings) - loss(s, p.capital, kind)
        if found > most:
            most = found
            best = action
    return best


def take(s: Craftsmen, p: Player, actions: list[int]) -> i64:
    best: i64 = actions[0]
    most = LEAST
    for action in actions:
        source = v.TAKE.one(action)
        found = UNSEEN if source == FROM_DECK else gain_of(s, p.capital, s.capital_display[source])
        if found > most:
            most = found
            best = action
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


def craft(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    left: i64 = 1
    ring = False
    for frame in s.stack:
        if step_of(frame) == CRAFT_ACTION.number:
            left = CRAFT_ACTION.points.of(data_of(frame))
            ring = CRAFT_ACTION.privilege.of(data_of(frame)) == privileges.RING
    future = has_future(s)
    found = Bench(s, seat).best(left, future).action
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


def spend(s: Craftsmen, seat: i64, actions: list[int]) -> i64:
    """A work token is spent where tokens in hand finish something, or where they would be lost."""
    if v.WORK.first not in actions:
        return actions[-1]
    work = s.players[seat].work
    use = Bench(s, seat).best(work, False)
    keep: bool = has_future(s) and work < f.TOKENS and use.rate < 2.0
    return v.WORK.first if use.action != NOTHING and not keep else v.END.first


# ---------------------------------------------------------------- helpers


def send(s: Craftsmen, p: Player, seat: i64, actions: list[int]) -> i64:
    """To the building where a helper brings most; the last one stays at home for a point if that is more."""
    best: i64 = v.PASS.first
    most: float = f.IDLE_POINTS if p.helpers == 1 else 0.0
    row = Row(p)
    labour = labour_left(s)
    money = worth(p.capital)
    rate = Bench(s, seat).best(f.LABOUR[s.year], True).rate
    known: list[float] = [LEAST] * len(f.CITY)
    for action in actions:
        if action == v.PASS.first:
            continue
        city, space = v.PLACE.two(action)
        if known[city] == LEAST:
            known[city] = errand(s, p, seat, city, row, labour, money, rate)
        found = known[city] + (0.3 if space == 1 or s.queues[city * QUEUE] == 0 else 0.0)
        if found > most:
            most = found
            best = action
    return best


def errand(s: Craftsmen, p: Player, seat: i64, city: i64, row: Row, labour: float, money: i64, rate: float) -> float:
    """What a further helper will do in a building."""
    before: i64 = 0
    for i in range(QUEUE):
        if s.queues[city * QUEUE + i] == seat + 1:
            before += 1
    if city == f.CRAFT:
        return f.LABOUR[s.year] * (max(rate, 0.5) if before == 0 else 0.85 * max(rate, 0.4))
    if city == f.BANKERS:
        room = max(0.15, 1 - p.cards() / 12)
        return (3.2 if before == 0 else 2.0) * room * min(1.0, 0.4 + rounds_left(s) / 5)
    if city == f.BUILDERS:
        return builder(s, p, seat, row, labour, money) * (1.0 if before == 0 else 0.4)
    if city == f.NOTARY:
        return 0.7 * purchase(s, p, row, labour, money) * (1.0 if before == 0 else 0.4)
    if city == f.MERCHANTS:
        return merchant(s, p, seat) if before == 0 else 0.1
    if p.work < f.TOKENS and s.work:
        return min(rate, 1.6) * (0.8 if before == 0 else 0.6)
    return 0.5


def builder(s: Craftsmen, p: Player, seat: i64, row: Row, labour: float, money: i64) -> float:
    """The two best cards that can be paid for and laid."""
    best = 0.0
    second = 0.0
    free = p.privileges > 0 or s.queues[f.BUILDERS * QUEUE] == 0
    for card in p.hand:
        if cost_of(card) <= money and (free or matches(p, card, 0) or matches(p, card, 1)):
            found = gain_of_building(s, p, seat, row, card, labour)
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


def hall(actions: list[int]) -> i64:
    if v.HALL.of(TAKE_WORK) in actions:
        return v.HALL.of(TAKE_WORK)
    return v.HALL.of(TAKE_PRIVILEGE) if v.HALL.of(TAKE_PRIVILEGE) in actions else actions[0]


# ---------------------------------------------------------------- buildings


def gain_of_building(s: Craftsmen, p: Player, seat: i64, row: Row, card: i64, labour: float) -> float:
    """What a card of the hand adds when it is built, for its price."""
    bits = row.built | 1 << f.GOOD_OF[card]
    gain = row.gain_built(card, labour) + town_gain(s, p, card) - PRICE * float(cost_of(card))
    for i in range(f.FINISHED):
        line: i64 = LINE_BITS[i]
        if s.bonus[i] == NOBODYS and line & ~bits == 0:
            gain += f.BONUS[i]
    return gain


def town_gain(s: Craftsmen, p: Player, card: i64) -> float:
    """Sets of colours that it completes or begins."""
    halves: list[int] = [0, 0, 0, 0]
    for other in p.row:
        halves[f.TOP[other]] += 1
        halves[f.BOTTOM[other]] += 1
    before = min(halves)
    missing: i64 = 0
    for n in halves:
        if n == before:
            missing += 1
    halves[f.TOP[card]] += 1
    halves[f.BOTTOM[card]] += 1
    after = min(halves)
    years: i64 = f.YEARS - s.year
    if after > before:
        return float(f.TOWN_SET * years)
    still: i64 = 0
    for n in halves:
        if n == before:
            still += 1
    return 0.5 * float(years * (missing - still))


def build(s: Craftsmen, p: Player, seat: i64, actions: list[int]) -> i64:
    best: i64 = v.END.first
    most = 0.2
    row = Row(p)
    labour = labour_left(s)
    for action in actions:
        if action == v.END.first:
            continue
        hand, _, anywhere = v.BUILD.three(action)
        found = gain_of_building(s, p, seat, row, p.hand[hand], labour) - 0.5 * float(anywhere)
        if found > most:
            most = found
            best = action
    return best


def notary(s: Craftsmen, p: Player, actions: list[int]) -> i64:
    """The card that brings most: bought at its price, or with an opening bid that often holds."""
    best: i64 = v.END.first
    if actions[0] == v.END.first or not (v.BUY_CARD.owns(actions[0]) or v.AUCTION.owns(actions[0])):
        return best
    most = 0.3
    row = Row(p)
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


def bid(s: Craftsmen, p: Player, actions: list[int]) -> i64:
    """One more than the highest bid, as long as the card is worth it."""
    if len(actions) == 1:
        return actions[0]
    gain = Row(p).gain_in_hand(s.display[s.lot_place], labour_left(s))
    return actions[0] if gain > PRICE * float(s.bid + 1) else v.DROP.first
