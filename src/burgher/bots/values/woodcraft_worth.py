"""What a position of Woodcraft is worth to a seat, as it lies there: in points at the end of the game.

The sum of what is scored already and of what the position promises: orders and the wood for them, reputation, income,
blueberries, tokens, helpers, workshop, attic and commissions, each weighed by the turns that are left.

Bots weigh thousands of positions a second that differ in little. What a part of the worth was the last time is kept
with the list that it tells of, as long as the outlook is the same: copies of a table share the lists that seldom change
(`games/woodcraft/state.py`).
"""

from math import pow  # the power of two numbers without objects when compiled
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgher.bots.values.judge import LEAST
from burgher.bots.values.woodcraft_bench import (
    DIE_BITS,
    NEVER,
    NO_LIMIT,
    ONE_KIND,
    SPLICE_MOST,
    Bench,
    Means,
    set_up,
    work,
)
from burgher.core.step import STEP_BITS, STEP_SHIFT
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters.gains import PRODUCE
from burgher.games.woodcraft.chapters.turn import MARKET, MARKETING, TURN
from burgher.games.woodcraft.facts import COLOR_OF, DICE, GAINS, HELPERS, NONE, ORDERS, PIPS
from burgher.games.woodcraft.score import count_of
from burgher.games.woodcraft.state import NOT_BUILT, READY, Player, Woodcraft

# orders and reputation
ORDERS_A_TURN: Final = 0.6  # completed in the turns to come
STEPS_A_TURN: Final = 0.22  # of reputation
STEP: Final = 0.5  # what a step of reputation adds for each completed order
READY_ORDER: Final = 0.95  # share of its worth that an order has which can be completed now
CHANCE: Final = 0.92  # and one that lacks something
CHANCE_EFFORT: Final = 0.66  # for each unit of work that it still needs
CAPACITY: Final = 0.87  # units of work that can be done in a turn
MISSING: Final = 5.1  # what a unit of work costs
OPEN: Final = 0.43  # how much of a turn is left while it is going on
PENALTY: Final = 0.35  # how much the loss for unfinished orders counts early
REACH: Final = 0.23  # share of its worth that an order of the display has
HAND: Final = 0.4  # share of its worth that an order in hand has
# wood that no order needs
PIP: Final = 0.85  # a pip of a die
COLOR: Final = 0.065  # how much more yellow wood is worth than green, and brown than yellow
SALE: Final = 0.1  # the die that an exchange would sell best, for each blueberry of the sale
POT: Final = 0.45  # a pot, a turn
CROWDED: Final = 0.66  # a die that has no space in the lumber pile
# money and tokens
BERRY: Final = 0.35  # points that a blueberry brings, where nothing more exact is known
LIQUID: Final = 0.29  # what a blueberry in the purse is worth more than one that marketing has taken
MARKET_NOW: Final = 0.75  # share of the points that marketing will bring
MARKET_LATER: Final = 0.65  # of those that the purse does not reach yet
INCOME: Final = 0.2  # a step of blueberry income, a phase
TOOL_LINE: Final = 0.1  # a step towards the tool line
POINTS_LINE: Final = 0.38  # a step towards the points line
LANTERN: Final = 2.4
SAWBLADE: Final = 0.52
GLUE: Final = 0.44
SCRAP: Final = 0.57
REUSE: Final = 0.59
SURPLUS: Final = 0.28  # of a token beyond the first three
# workshop, a phase
SAWING: Final = 0.37
SPLICING: Final = 0.24  # for each pip
GLUING: Final = 0.53
SIXES: Final = 0.32  # the cheaper sixes, a turn
# helpers
PRODUCE_BEST: Final = 0.1  # productions of each of the best two helpers, a turn
PRODUCE_EACH: Final = 0.041  # and of every helper
PRODUCTION: Final = 1.0  # of some helper
# attic and commissions
TOOL: Final = 1.6  # a tool to come
NEXT_TOOL: Final = 0.91  # share of the links that the next tool would close

# How often an event of facts.EVENTS happens in a turn.
EVENT_RATE: Final = [0.31, 0.11, 0.26, 0.16, 0.21, 0.11, 0.079, 0.14, 0.44, 0.19, 0.18, 0.16, 0.42, 0.21, 0.25]
# What using a per-turn ability once brings: gain, adjust, recolour, grow, saw, glue, sell.
JOB_WORTH: Final = [0.094, 0.12, 0.11, 0.11, 0.15, 0.1, 0.16]
# How fast a count of facts.COUNTS grows in a turn.
COUNT_RATE: Final = [0.2, 0.34, 0.17, 0.37, 0.51, 0.71, 0.045, 0.091]

ROWS: Final = len(f.ROWS)
STEP_MASK: Final = (1 << STEP_BITS) - 1
IN_TURN: Final[int] = TURN.number
TO_MARKETING: Final[int] = MARKETING.number
IN_MARKET: Final[int] = MARKET.number
TOUCH: Final = 1e-9  # more than what rounding makes of numbers of this size
NO_ORDERS: Final[list[int]] = []
ALONE: Final[list[int]] = [0]  # the places of an order that is the only one
IN_ORDER: Final[list[int]] = [0, 1]  # and of two
TURNED: Final[list[int]] = [1, 0]

TOKEN: Final[list[float]] = [BERRY, LANTERN, SAWBLADE, GLUE, SCRAP, REUSE]  # by facts.TOKENS


class Outlook:
    """What is still to come for a seat of a game; it can be looked at anew for one position after the other."""

    rules: i64  # by which the game is played
    turns: i64  # after the present one
    now: float  # how much of the present turn is left to act in
    purchases: i64  # of marketing
    phases: i64  # of income
    until: float  # turns before the next of them, the present one in part
    use: float  # share of its worth that keeps what needs turns to be used
    selling: float  # the same of a die that an exchange could sell
    spending: float  # of blueberries
    earning: float  # of steps towards a line of the income tracks
    pot: float  # what a pot is worth
    orders: float  # completed at the end
    order: float  # what each of them will be worth
    step: float  # what a step of reputation is worth
    choice: float  # what the choice of a hazelnut order is worth
    # of the orders beside the board, once the wood has been looked through:
    ready: float  # how many of them will be completed
    promised: float  # what they will bring
    effort: float  # the work that they need
    lost: float  # what those cost that will not be completed
    reach: float  # what an order of the display promises
    spare: float  # the wood left over

    def __init__(self) -> None:
        self.turns = self.phases = NONE
        self.order = self.step = self.choice = 0.0
        self.version: i64 = 0  # grows when gains become worth more or less
        self.round: i64 = NONE  # of the position that was looked at last
        self.turn: i64 = NONE  # whose it was
        self.waiting = 0.0  # whole turns before the next income phase
        # What was worked out last, and of what: the version and the lists.
        self.scored_of = NEVER
        self.scored = 0.0
        self.rows_at: i64 = NONE
        self.rows: list[float] = []  # what the rows of orders give
        self.instead_at: i64 = NONE
        self.instead = 0.0  # the choice of a hazelnut order without a commission
        self.shown_of = NEVER
        self.claimed_of = NEVER
        self.claimable = NEVER  # commissions
        self.orders_at: i64 = NONE
        self.orders_of = NEVER
        self.whole: list[float] = []  # what the orders beside the board give, without their rows
        self.tools_at: i64 = NONE
        self.saws_of = NEVER
        self.splicing_of = NEVER
        self.gluer: i64 = NONE
        self.tools = 0.0
        self.helpers_at: i64 = NONE
        self.helpers_of = NEVER
        self.helpers = 0.0
        self.attic_at: i64 = NONE
        self.attic_of = NEVER
        self.attic = 0.0
        self.hand_at: i64 = NONE
        self.hand_of = NEVER
        self.hand = 0.0
        self.display_at: i64 = NONE
        self.display_of = NEVER
        self.cards = NEVER  # its orders
        self.display: list[float] = []  # what they would bring
        self.means = Means()
        self.bench = Bench()
        self.trial = Bench()  # to work at on trial
        self.unused: list[Woodcraft] = []  # positions that nobody looks at any more, to be used again


# ---------------------------------------------------------------- what is to come


def turns_left(s: Woodcraft, seat: i64) -> int:
    """Turns of this seat after the one that is being played."""
    left = f.ROUNDS[s.seats] - s.round
    if s.round == 0 or (seat - s.first) % s.seats > (s.turn - s.first) % s.seats:
        return left if s.round == 0 else left + 1
    return left


def outlook(s: Woodcraft, seat: i64) -> Outlook:
    o = Outlook()
    look(o, s, seat)
    return o


def look(o: Outlook, s: Woodcraft, seat: i64) -> None:
    """What is to come in this position. The outlook may have been used for others of the same game and seat."""
    p = s.players[seat]
    if s.round != o.round or s.turn != o.turn:
        look_at_time(o, s, seat)
    turns = o.turns
    o.now = 0.0
    o.purchases = turns
    if s.turn == seat:
        frame: i64
        for frame in s.stack:
            number = frame >> STEP_SHIFT & STEP_MASK
            if number == IN_TURN:
                o.now = OPEN
            elif number in (TO_MARKETING, IN_MARKET):
                o.purchases = turns + 1
    o.until = o.waiting + o.now
    o.orders = float(len(p.completed)) + ORDERS_A_TURN * float(turns)
    if turns:
        risen = float(p.reputation) + STEPS_A_TURN * float(turns)
        order = 1.0 + STEP * (risen if risen < f.LAST_REPUTATION else float(f.LAST_REPUTATION))
    else:
        order = float(f.order_values(s.rules)[max(0, p.reputation - f.UNFINISHED_REPUTATION * len(p.orders))])
    step = STEP * o.orders
    if order != o.order or step != o.step:
        o.order = order
        o.step = step
        o.version += 1
    choice = choice_worth(s, p, o)
    if choice != o.choice:
        o.choice = choice
        o.version += 1


def look_at_time(o: Outlook, s: Woodcraft, seat: i64) -> None:
    """What only the turns that are left tell."""
    o.round = s.round
    o.turn = s.turn
    o.version += 1
    o.rules = s.rules
    o.turns = turns_left(s, seat)
    o.use = at_most_one(float(o.turns) / 3)
    o.selling = at_most_one(float(o.turns) / 2)
    o.spending = at_most_one(float(o.turns) / 5)
    o.earning = at_most_one(float(o.turns) / 6)
    o.pot = POT * float(o.turns if o.turns < 6 else 6)
    o.phases = 0  # one that is being carried out has paid already when its orders are laid
    o.waiting = 0.0
    for after in f.INCOME_AFTER[s.seats]:
        if after >= s.round:
            left = o.turns - (f.ROUNDS[s.seats] - after)
            if o.phases == 0 and left > 0:
                o.waiting = float(left)
            o.phases += 1


def at_most_one(share: float) -> float:
    return share if share < 1.0 else 1.0


def worth(s: Woodcraft, seat: i64) -> float:
    return worth_again(Outlook(), s, seat)


def worth_again(o: Outlook, s: Woodcraft, seat: i64) -> float:
    """The worth, with an outlook that may have been used for other positions of the same game and seat."""
    return worth_above(o, s, seat, LEAST)


def worth_above(o: Outlook, s: Woodcraft, seat: i64, limit: float) -> float:
    """The same for who only asks what is worth more than a limit: what is not, is told as anything up to that."""
    p = s.players[seat]
    if p.parts is not o.scored_of:
        scored: i64 = 0
        for part in p.parts:
            scored += part
        o.scored_of = p.parts
        o.scored = float(scored)
    if not s.stack:
        return o.scored
    look(o, s, seat)
    return o.scored + foreseen(s, seat, o, limit - o.scored)


def foreseen(s: Woodcraft, seat: i64, o: Outlook, limit: float = LEAST) -> float:
    """The points still to come, told as anything up to the limit where they are no more than that."""
    p = s.players[seat]
    points = 0.0
    if s.asking(PRODUCE) and s.top_seat() == seat:
        points += PRODUCTION * o.use * int(PRODUCE.left.of(s.top_data()))  # productions to come
    points += o.orders * o.order + float(o.phases) * (p.income[f.HAZELNUT] + INCOME * p.income[f.BLUEBERRY])
    points += lines(p, o) + berries(p, o) + tokens(p, o)
    laid = wood(s, p, o)
    tools, hired, linked = workshop(p, o), helpers(p, o), attic(p, o)
    asked = 0.0
    for commission in p.claimed:
        asked += commission_outlook(p, commission, o)
    left = (1 - o.use) * float(o.means.pips + o.means.grown + loose(p)) / f.LEFTOVERS_PER_POINT if o.use < 1 else 0.0
    held = hand(p, o)
    rest = points + laid + tools + hired + linked + asked + left + held
    o.reach = within_reach(s, o.bench, o.trial, o, limit - rest)
    points += laid + o.reach + tools + hired + linked
    for commission in p.claimed:
        points += commission_outlook(p, commission, o)
    if o.use < 1:
        points += left
    return points + held


def loose(p: Player) -> i64:
    """What counts among the leftovers beside pips. [WC-409]"""
    held = p.tokens
    total: i64 = held[f.BERRIES]
    total += held[f.SCRAP]
    total += held[f.GLUE]
    total += held[f.SAWBLADE]
    return total


# ---------------------------------------------------------------- money and tokens


def line_worth(at: i64) -> float:
    """What the steps of an income track up to here are worth on the way to its lines."""
    to_points = at - f.TOOL_LINE
    if to_points <= 0:
        return TOOL_LINE * float(at)
    return TOOL_LINE * float(f.TOOL_LINE) + POINTS_LINE * float(to_points if to_points < 3 else 3)


LINES: Final[vec[float]] = vec[float]([line_worth(at) for at in range(f.TOOL_LINE + 4)])  # it is not worth more beyond


def worth_of_line(at: i64) -> float:
    last: i64 = len(LINES) - 1
    return LINES[at] if at < last else LINES[last]


def lines(p: Player, o: Outlook) -> float:
    """The nearer a line of the income tracks, the more a step is worth."""
    return (worth_of_line(p.income[0]) + worth_of_line(p.income[1])) * o.earning


COSTS: Final[vec[i64]] = vec[i64](f.MARKETING_COST)
POINTS: Final[vec[float]] = vec[float]([float(points) for points in f.MARKETING_POINTS])
POINTS_2: Final[vec[float]] = vec[float]([float(points) for points in f.MARKETING_POINTS_2])  # by rules 1 and 2


def berries(p: Player, o: Outlook) -> float:
    """Blueberries as marketing would turn them into points, one purchase a turn."""
    purse: i64 = p.tokens[f.BERRIES]
    points = LIQUID * float(purse if purse < 12 else 12) * o.spending
    turns = o.purchases
    scored = POINTS_2 if o.rules < 3 else POINTS
    last: i64 = len(COSTS) - 1
    discount: i64 = p.discount[f.MARKETING_STEP]
    at = p.marketing
    while turns > 0:
        price = COSTS[at] - discount
        if price < 0:
            price = 0
        if price > purse:
            return points + MARKET_LATER * scored[at] * float(purse) / float(price)
        purse -= price
        points += MARKET_NOW * scored[at]
        if at < last:
            at += 1
        turns -= 1
    return points


def tokens(p: Player, o: Outlook) -> float:
    held = p.tokens
    points = LANTERN * pile(held[f.LANTERN]) + SAWBLADE * pile(held[f.SAWBLADE])
    points += GLUE * pile(held[f.GLUE])
    points += SCRAP * pile(held[f.SCRAP])
    points += REUSE * pile(held[f.REUSE])
    return points * o.use


def pile_worth(count: i64) -> float:
    """Tokens of a kind, as many as they are worth."""
    return 3.0 + SURPLUS * float(count - 3) if count > 3 else float(count)


PILES: Final[vec[float]] = vec[float]([pile_worth(count) for count in range(40)])


def pile(count: i64) -> float:
    return PILES[count] if count < len(PILES) else pile_worth(count)


def die_worth(die: i64) -> float:
    return PIP * PIPS[die] * (1 + COLOR * COLOR_OF[die])


def plain_worth(g: f.Gain) -> float:
    """What a gain is worth beside its points, while there is time to use it."""
    points = 0.0
    for token in range(6):
        points += TOKEN[token] * g.tokens[token]
    for die in g.dice:
        points += die_worth(die)
    return points + TOOL * len(g.tools) + PRODUCTION * g.produce


WOOD: Final[vec[float]] = vec[float]([die_worth(die) for die in range(DICE)])  # by number of the die
PRICES: Final[vec[i64]] = vec[i64](f.SALE_PRICE)
PLAIN: Final[list[float]] = [plain_worth(g) for g in GAINS]
INSTEAD: Final[int] = GAINS[ORDERS[f.FIRST_HAZELNUT].reward].choose[1]  # of a commission


class Given:
    """A gain as numbers that are weighed."""

    def __init__(self, number: int) -> None:
        g = GAINS[number]
        self.points = float(g.points)
        self.plain = PLAIN[number]
        self.reputation = float(g.reputation)
        self.income = g.blueberry_income > 0 or g.hazelnut_income > 0
        self.blueberries = float(g.blueberry_income)
        self.hazelnuts = float(g.hazelnut_income)
        self.choice = len(g.choose) > 0


GIVEN: Final[list[Given]] = [Given(number) for number in range(len(GAINS))]


def gain_worth(number: i64, o: Outlook) -> float:
    g = GIVEN[number]
    points = g.points + o.use * g.plain + o.step * g.reputation
    if g.income:
        points += float(o.phases) * (g.hazelnuts + INCOME * g.blueberries)
    return points + o.choice if g.choice else points


# ---------------------------------------------------------------- wood and orders


def wood(s: Woodcraft, p: Player, o: Outlook) -> float:
    """Orders beside the board with the dice that wait for them; then the dice that are left over."""
    bench, trial = o.bench, o.trial
    set_up(bench, p, s.market, o.means)
    o.ready = o.promised = o.effort = o.lost = 0.0
    time = float(o.turns) + o.now
    loss = f.UNFINISHED_REPUTATION * o.step * (PENALTY + (1 - PENALTY) / float(1 + o.turns)) if o.turns else 0.0
    rows, whole = row_worth(o), order_worth(p, o)
    i: i64
    for i in ranked(p.orders, bench, trial):
        effort = work(bench, p.orders[i], NO_LIMIT)
        chance = READY_ORDER if time else 0.0
        at: i64 = p.rows[i]
        row = rows[at]
        if effort > 0:
            o.effort += effort
            chance = CHANCE * pow(CHANCE_EFFORT, effort) * at_most_one(CAPACITY * time / o.effort)
            if at + 1 < ROWS:
                late = o.effort / (o.effort + CAPACITY * o.until)
                row += late * (rows[at + 1] - row)
        o.ready += chance
        o.promised += chance * (whole[i] + row - MISSING * effort)
        o.lost += (1 - chance) * loss
    o.spare = spare_wood(p, bench, o)
    return o.promised - o.lost + o.spare


def ranked(orders: list[int], bench: Bench, trial: Bench) -> list[int]:
    """The places of the orders, those that need the least work first."""
    count: i64 = len(orders)
    if count < 2:
        return ALONE if count else NO_ORDERS
    if count == 2:
        trial.take_from(bench)
        first = work(trial, orders[0], NO_LIMIT)
        trial.take_from(bench)
        return IN_ORDER if first <= work(trial, orders[1], NO_LIMIT) else TURNED
    efforts: list[float] = []
    out: list[int] = []
    i: i64
    for i in range(count):
        trial.take_from(bench)
        effort = work(trial, orders[i], NO_LIMIT)
        at: i64 = i
        while at > 0 and efforts[at - 1] > effort:
            at -= 1
        efforts.insert(at, effort)
        out.insert(at, i)
    return out


def row_worth(o: Outlook) -> list[float]:
    """What the rows of orders give."""
    if o.version != o.rows_at:
        o.rows_at = o.version
        o.rows = [gain_worth(gain, o) for gain in f.ROW_GAIN]
    return o.rows


def order_worth(p: Player, o: Outlook) -> list[float]:
    """What the orders beside the board give, without their rows."""
    if p.orders is not o.orders_of or o.version != o.orders_at:
        o.orders_of = p.orders
        o.orders_at = o.version
        o.whole = [o.order + gain_worth(ORDERS[card].reward, o) for card in p.orders]
    return o.whole


def within_reach(s: Woodcraft, b: Bench, trial: Bench, o: Outlook, limit: float) -> float:
    """The order of the display that the wood left over suits best: it could be taken in the next turn.

    Where this is worth no more than the limit, it counts as nothing.
    """
    if not o.turns:
        return 0.0
    look_at_display(s, o)
    can_do = CAPACITY * float(o.turns - 1)
    most = limit / REACH - TOUCH
    if most < 0.0:
        most = 0.0
    reach = 0.0
    i: i64
    for i in range(len(o.cards)):
        whole = o.display[i]
        limit = (whole - most) / MISSING + TOUCH  # with more work it brings less than another one
        if limit < 0:
            break
        if can_do < limit:
            limit = can_do
        trial.take_from(b)
        card: i64 = o.cards[i]
        effort = work(trial, card, limit)
        if effort <= limit:
            found = pow(CHANCE_EFFORT, effort) * (whole - MISSING * effort)
            if found > most:
                reach = most = found
    return REACH * reach


def look_at_display(s: Woodcraft, o: Outlook) -> None:
    """The orders of the display and what they would bring, the most first."""
    if s.order_display is o.display_of and o.version == o.display_at:
        return
    o.display_of = s.order_display
    o.display_at = o.version
    o.cards = []
    o.display = []
    for card in s.order_display:
        if card != NONE:
            row = gain_worth(f.ROW_GAIN[f.start_row(card, o.rules)], o)
            whole = o.order + gain_worth(ORDERS[card].reward, o) + row
            at: i64 = len(o.cards)
            while at > 0 and o.display[at - 1] < whole:
                at -= 1
            o.cards.insert(at, card)
            o.display.insert(at, whole)


def spare_wood(p: Player, b: Bench, o: Outlook) -> float:
    points = 0.0
    sale: i64 = 0
    keep = o.use
    color: i64
    for color in range(3):
        dice = b.of(color)
        die: i64 = color * f.MOST
        while dice:
            count = dice & ONE_KIND
            if count:
                if PRICES[die] > sale:
                    sale = PRICES[die]
                points += float(count) * WOOD[die] * keep
            dice >>= DIE_BITS
            die += 1
    crowd = b.crowd - f.LUMBER_SPACES
    points += SALE * float(sale) * o.selling - CROWDED * float(crowd if crowd > 0 else 0)
    pot: i64
    for pot in range(3):
        tree: i64 = p.pots[pot]
        if tree >= 0:
            points += o.pot
        if b.trees >> pot & 1:
            grown = tree + f.GROWTH * (o.turns if o.turns < 2 else 2)
            points += WOOD[pot * f.MOST + (grown if grown < f.MOST else f.MOST) - 1] * keep
    return points


def hand_cost(order: f.Order) -> float:
    """What it takes to fulfil an order of which nothing is there yet."""
    cost = 0.6 * len(order.free_masks) + 0.5 * (order.glue + order.scrap + order.sawblade)
    for i in range(len(order.dice)):
        cost += order.counts[i] * (0.9 + die_worth(order.dice[i]))
    return cost


HAND_COST: Final[list[float]] = [hand_cost(order) for order in ORDERS]


def hand(p: Player, o: Outlook) -> float:
    """Cards still to be laid: the better the reward and the cheaper the wood, the better."""
    if p.hand is not o.hand_of or o.version != o.hand_at:
        points = 0.0
        for card in p.hand:
            later = float(3 - f.start_row(card, o.rules))
            points += HAND * (gain_worth(ORDERS[card].reward, o) + o.step * later - HAND_COST[card])
        o.hand_of = p.hand
        o.hand_at = o.version
        o.hand = points
    return o.hand


# ---------------------------------------------------------------- workshop, helpers, attic, commissions


def workshop(p: Player, o: Outlook) -> float:
    """Ready tiles are worth a use, built ones a use in every phase to come."""
    if p.saws is o.saws_of and p.splicers is o.splicing_of and p.gluer == o.gluer and o.version == o.tools_at:
        return o.tools
    later = o.phases - 1
    if later < 0:
        later = 0
    points = 0.0
    slot: i64
    for slot in range(3):
        if p.saws[slot] != NOT_BUILT:
            points += SAWING * float(later + (1 if p.saws[slot] == READY else 0))
        if p.splicers[slot] != NOT_BUILT:
            uses = later + (1 if p.splicers[slot] == READY else 0)
            points += SPLICING * float(SPLICE_MOST[slot]) * float(uses)
    if p.gluer != NOT_BUILT:
        points += GLUING * float(later + (1 if p.gluer == READY else 0))
    if p.saws[1] != NOT_BUILT:
        points += SIXES * float(o.turns)
    o.saws_of = p.saws
    o.splicing_of = p.splicers
    o.gluer = p.gluer
    o.tools_at = o.version
    o.tools = points * o.use
    return o.tools


def helpers(p: Player, o: Outlook) -> float:
    """What the helpers produce, the best two most often, and what their abilities bring in the turns to come."""
    if p.rooms is not o.helpers_of or o.version != o.helpers_at:
        first = second = points = 0.0
        for helper in p.rooms:
            if helper == NONE:
                continue
            card = HELPERS[helper]
            production = gain_worth(card.production, o)
            points += PRODUCE_EACH * production
            if production > first:
                first, second = production, first
            elif production > second:
                second = production
            if card.ability == f.PERMANENT:
                points += EVENT_RATE[card.event] * (gain_worth(card.gain, o) + BERRY * card.discount)
            elif card.ability == f.PER_TURN:
                points += JOB_WORTH[card.job]
        o.helpers_of = p.rooms
        o.helpers_at = o.version
        o.helpers = float(o.turns) * (points + PRODUCE_BEST * (first + second))
    return o.helpers


def attic(p: Player, o: Outlook) -> float:
    """The links that the next tool would close, on the space where they are worth most."""
    if p.attic is not o.attic_of or o.version != o.attic_at:
        o.attic_of = p.attic
        o.attic_at = o.version
        o.attic = next_tool(p, o)
    return o.attic


def next_tool(p: Player, o: Outlook) -> float:
    if o.turns == 0 or p.attic.count(NONE) == f.SPACES:
        return 0.0
    links = [0.0] * f.SPACES
    for link in range(f.LINKS):
        a, b = f.LINK_SPACES[link]
        if (p.attic[a] == NONE) != (p.attic[b] == NONE):
            links[a if p.attic[a] == NONE else b] += gain_worth(f.LINK_GAIN[link], o)
    most = 0.0
    for space in range(f.SPACES):
        if links[space] > most:
            free = True
            for other in f.SPACE_NEEDS[space]:
                if p.attic[other] == NONE:
                    free = False
            if free:
                most = links[space]
    return NEXT_TOOL * most * at_most_one(float(o.turns) / 5)


COUNTED: Final[vec[i64]] = vec[i64]([c.count for c in f.COMMISSIONS])
RATE: Final[vec[float]] = vec[float]([COUNT_RATE[c.count] for c in f.COMMISSIONS])
EACH: Final[vec[float]] = vec[float]([float(c.each) for c in f.COMMISSIONS])
ABOVE: Final[vec[float]] = vec[float]([float(c.above) for c in f.COMMISSIONS])
PER: Final[vec[float]] = vec[float]([float(c.per) for c in f.COMMISSIONS])
MOST: Final[vec[float]] = vec[float]([float(c.max) for c in f.COMMISSIONS])


def commission_outlook(p: Player, commission: i64, o: Outlook) -> float:
    """The points that a commission is going to bring."""
    count = float(count_of(p, COUNTED[commission])) + RATE[commission] * float(o.turns)
    points = EACH[commission] * (count - ABOVE[commission]) / PER[commission]
    if points > MOST[commission]:
        points = MOST[commission]
    return points if points > 0.0 else 0.0


def choice_worth(s: Woodcraft, p: Player, o: Outlook) -> float:
    """What the hazelnut orders of a player give: a commission, or points and blueberries instead."""
    if not has_hazelnut(p.orders) and not has_hazelnut(p.hand):
        return 0.0
    if o.version != o.instead_at:
        o.instead_at = o.version
        o.instead = gain_worth(INSTEAD, o)
    most = o.instead
    if s.commissions is not o.shown_of or p.claimed is not o.claimed_of:
        o.shown_of = s.commissions
        o.claimed_of = p.claimed
        o.claimable = [commission for commission in s.commissions if commission not in p.claimed]
    for commission in o.claimable:
        points = commission_outlook(p, commission, o)
        if points > most:
            most = points
    return most


def has_hazelnut(cards: list[int]) -> bool:
    for card in cards:
        if card >= f.FIRST_HAZELNUT:
            return True
    return False
