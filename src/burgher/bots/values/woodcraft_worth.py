"""What a position of Woodcraft is worth to a seat, as it lies there: in points at the end of the game.

The sum of what is scored already and of what the position promises: orders and the wood for them, reputation, income,
blueberries, tokens, helpers, workshop, attic and commissions, each weighed by the turns that are left.
"""

from typing import Final

from mypy_extensions import i64

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters.gains import PRODUCE
from burgher.games.woodcraft.chapters.turn import MARKET, MARKETING, TURN
from burgher.games.woodcraft.facts import COLOR_OF, DICE, GAINS, HELPERS, NONE, ORDERS, PIPS
from burgher.games.woodcraft.score import count_of, leftovers
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
# units of work for a die that an order needs
BUY: Final = 1.9
BUY_SIX: Final = 1.2
IN_MARKET: Final = 1.4
SAW: Final = 0.18
SPLICE: Final = 0.22
TREE: Final = 0.29
ANY_DIE: Final = 0.56  # one of any value
MATERIAL: Final = 0.69  # a token
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

TOKEN: Final[list[float]] = [BERRY, LANTERN, SAWBLADE, GLUE, SCRAP, REUSE]  # by facts.TOKENS


class Outlook:
    """What is still to come for a seat."""

    rules: int  # by which the game is played
    turns: int  # after the present one
    now: float  # how much of the present turn is left to act in
    purchases: int  # of marketing
    phases: int  # of income
    until: float  # turns before the next of them, the present one in part
    use: float  # share of its worth that keeps what needs turns to be used
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


# ---------------------------------------------------------------- what is to come


def turns_left(s: Woodcraft, seat: i64) -> int:
    """Turns of this seat after the one that is being played."""
    left = f.ROUNDS[s.seats] - s.round
    if s.round == 0 or (seat - s.first) % s.seats > (s.turn - s.first) % s.seats:
        return left if s.round == 0 else left + 1
    return left


def phases_left(s: Woodcraft) -> int:
    """Income phases to come. One that is being carried out has paid already when its orders are laid."""
    count = 0
    for after in f.INCOME_AFTER[s.seats]:
        if after >= s.round:
            count += 1
    return count


def until_phase(s: Woodcraft, o: Outlook) -> float:
    for after in f.INCOME_AFTER[s.seats]:
        if after >= s.round:
            return max(0, o.turns - (f.ROUNDS[s.seats] - after)) + o.now
    return o.now


def outlook(s: Woodcraft, seat: i64) -> Outlook:
    p = s.players[seat]
    o = Outlook()
    o.rules = s.rules
    o.turns = turns_left(s, seat)
    o.now = OPEN if s.turn == seat and s.pending(TURN) else 0.0
    market = s.turn == seat and (s.pending(MARKETING) or s.pending(MARKET))
    o.purchases = o.turns + (1 if market else 0)
    o.phases = phases_left(s)
    o.until = until_phase(s, o)
    o.use = min(1.0, o.turns / 3)
    o.orders = len(p.completed) + ORDERS_A_TURN * o.turns
    if o.turns:
        o.order = 1.0 + STEP * min(f.LAST_REPUTATION, int(p.reputation) + STEPS_A_TURN * o.turns)
    else:
        o.order = float(f.order_values(s.rules)[max(0, p.reputation - f.UNFINISHED_REPUTATION * len(p.orders))])
    o.step = STEP * o.orders
    o.choice = choice_worth(s, p, o)
    return o


def worth(s: Woodcraft, seat: i64) -> float:
    points = float(sum(s.players[seat].parts))
    return points + foreseen(s, seat, outlook(s, seat)) if s.stack else points


def foreseen(s: Woodcraft, seat: i64, o: Outlook) -> float:
    """The points still to come."""
    p = s.players[seat]
    points = 0.0
    if s.asking(PRODUCE) and s.top_seat() == seat:
        points += PRODUCTION * o.use * int(PRODUCE.left.of(s.top_data()))  # productions to come
    points += o.orders * o.order + o.phases * (p.income[f.HAZELNUT] + INCOME * p.income[f.BLUEBERRY])
    points += lines(p, o) + berries(p, o) + tokens(p, o)
    points += wood(s, p, o) + workshop(p, o) + helpers(p, o) + attic(p, o)
    for commission in p.claimed:
        points += commission_outlook(p, commission, o)
    if o.use < 1:
        points += (1 - o.use) * int(leftovers(p)) / f.LEFTOVERS_PER_POINT
    return points + hand(p, o)


# ---------------------------------------------------------------- money and tokens


def lines(p: Player, o: Outlook) -> float:
    """The nearer a line of the income tracks, the more a step is worth."""
    points = 0.0
    for at in p.income:
        points += TOOL_LINE * min(at, f.TOOL_LINE) + POINTS_LINE * min(3, max(0, at - f.TOOL_LINE))
    return points * min(1.0, o.turns / 6)


def berries(p: Player, o: Outlook) -> float:
    """Blueberries as marketing would turn them into points, one purchase a turn."""
    purse = p.tokens[f.BERRIES]
    points = LIQUID * min(purse, 12) * min(1.0, o.turns / 5)
    turns = o.purchases
    scored = f.marketing_points(o.rules)
    at = p.marketing
    while turns > 0:
        price = max(0, f.MARKETING_COST[at] - p.discount[f.MARKETING_STEP])
        if price > purse:
            points += MARKET_LATER * scored[at] * purse / price
            return points
        purse -= price
        points += MARKET_NOW * scored[at]
        at = min(at + 1, len(f.MARKETING_COST) - 1)
        turns -= 1
    return points


def tokens(p: Player, o: Outlook) -> float:
    points = 0.0
    for token in range(1, 6):
        count = p.tokens[token]
        points += TOKEN[token] * (min(count, 3) + SURPLUS * max(0, count - 3))
    return points * o.use


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


PLAIN: Final[list[float]] = [plain_worth(g) for g in GAINS]
INSTEAD: Final[int] = GAINS[ORDERS[f.FIRST_HAZELNUT].reward].choose[1]  # of a commission


def gain_worth(number: int, o: Outlook) -> float:
    g = GAINS[number]
    points = g.points + o.use * PLAIN[number] + o.step * g.reputation
    if g.blueberry_income or g.hazelnut_income:
        points += o.phases * (g.hazelnut_income + INCOME * g.blueberry_income)
    return points + o.choice if g.choose else points


# ---------------------------------------------------------------- wood and orders


class Bench:
    """The wood and tokens that are not yet meant for an order, and the means to shape them."""

    dice: list[int]
    trees: list[int]
    tokens: list[int]
    cuts: int  # sawings that are ready
    splices: int  # splicings that are ready
    most: int  # pips that one of them can add


def bench_of(p: Player) -> Bench:
    b = Bench()
    b.dice = p.lumber[:]
    b.trees = p.pots[:]
    b.tokens = p.tokens[:]
    b.cuts = p.saws.count(READY) + p.tokens[f.REUSE]
    b.splices = p.splicers.count(READY)
    b.most = 0
    for slot in range(3):
        if p.splicers[slot] == READY:
            b.most = f.SPLICE_ADDS[slot][-1]
    return b


def copy_of(b: Bench) -> Bench:
    c = Bench()
    c.dice = b.dice[:]
    c.trees = b.trees[:]
    c.tokens = b.tokens[:]
    c.cuts = b.cuts
    c.splices = b.splices
    c.most = b.most
    return c


def wood(s: Woodcraft, p: Player, o: Outlook) -> float:
    """Orders beside the board with the dice that wait for them; then the dice that are left over."""
    bench = bench_of(p)
    ranked: list[tuple[float, int]] = []
    for i in range(len(p.orders)):
        ranked.append((work(s, copy_of(bench), p.orders[i]), i))
    ranked.sort()
    o.ready = o.promised = o.effort = o.lost = 0.0
    time = o.turns + o.now
    loss = f.UNFINISHED_REPUTATION * o.step * (PENALTY + (1 - PENALTY) / (1 + o.turns)) if o.turns else 0.0
    for _, i in ranked:
        order = ORDERS[p.orders[i]]
        effort = work(s, bench, p.orders[i])
        chance = READY_ORDER if time else 0.0
        row = gain_worth(f.ROW_GAIN[p.rows[i]], o)
        if effort > 0:
            o.effort += effort
            chance = CHANCE * CHANCE_EFFORT**effort * min(1.0, CAPACITY * time / o.effort)
            if p.rows[i] + 1 < len(f.ROWS):
                late = o.effort / (o.effort + CAPACITY * o.until)
                row += late * (gain_worth(f.ROW_GAIN[p.rows[i] + 1], o) - row)
        whole = o.order + gain_worth(order.reward, o) + row
        o.ready += chance
        o.promised += chance * (whole - MISSING * effort)
        o.lost += (1 - chance) * loss
    o.spare = spare_wood(p, bench, o)
    o.reach = within_reach(s, bench, o)
    return o.promised - o.lost + o.spare + o.reach


def within_reach(s: Woodcraft, b: Bench, o: Outlook) -> float:
    """The order of the display that the wood left over suits best: it could be taken in the next turn."""
    most = 0.0
    if o.turns:
        for card in s.order_display:
            if card != NONE:
                effort = work(s, copy_of(b), card)
                if CAPACITY * (o.turns - 1) >= effort:
                    order = ORDERS[card]
                    whole = (
                        o.order + gain_worth(order.reward, o) + gain_worth(f.ROW_GAIN[f.start_row(card, o.rules)], o)
                    )
                    most = max(most, CHANCE_EFFORT**effort * (whole - MISSING * effort))
    return REACH * most


def work(s: Woodcraft, b: Bench, card: int) -> float:
    """How much work an order still needs. The wood and tokens meant for it leave the bench."""
    order = ORDERS[card]
    effort = 0.0
    for i in range(len(order.dice)):
        for _ in range(order.counts[i]):
            effort += find_die(s, b, order.dice[i])
    for i in range(len(order.free_masks)):
        effort += find_any(s, b, order.free_masks[i], order.free_values[i])
    if order.glue:
        effort += MATERIAL * use_tokens(b, f.GLUE, order.glue)
    if order.scrap:
        effort += MATERIAL * use_tokens(b, f.SCRAP, order.scrap)
    if order.sawblade:
        effort += MATERIAL * use_tokens(b, f.SAWBLADE, order.sawblade)
    return effort


def use_tokens(b: Bench, token: int, count: int) -> int:
    """Takes tokens off the bench; how many are missing."""
    have = min(count, b.tokens[token])
    b.tokens[token] -= have
    return count - have


def find_any(s: Woodcraft, b: Bench, colors: int, pips: int) -> float:
    """A die that leaves a choice of colour or value."""
    for die in range(DICE):
        if b.dice[die] > 0 and colors >> COLOR_OF[die] & 1 and (pips == 0 or pips == PIPS[die]):
            b.dice[die] -= 1
            return 0.0
    if pips == 0:
        return ANY_DIE
    least, found = BUY, pips - 1
    for color in range(3):
        if colors >> color & 1:
            die = int(f.die_number(color, pips))
            effort = find_die(s, copy_of(b), die)
            if effort <= least:
                least, found = effort, die
    return find_die(s, b, found)


def find_die(s: Woodcraft, b: Bench, die: i64) -> float:
    """The work for a die: it lies there, or is sawn off, or spliced, or grows, or must be bought."""
    if b.dice[die] > 0:
        b.dice[die] -= 1
        return 0.0
    color, pips = COLOR_OF[die], PIPS[die]
    if b.splices and b.tokens[f.SCRAP]:
        for smaller in range(die - 1, die - min(pips - f.LEAST, b.most) - 1, -1):
            if b.dice[smaller] > 0:
                b.dice[smaller] -= 1
                b.splices -= 1
                b.tokens[f.SCRAP] -= 1
                return SPLICE
    if b.trees[color] > 0:
        b.trees[color] = 0
        return TREE
    if b.cuts:
        for larger in range(die + 1, die + f.MOST - pips + 1):
            if b.dice[larger] > 0:
                b.dice[larger] -= 1
                b.dice[f.die_number(color, larger - die)] += 1
                b.cuts -= 1
                return SAW
    if pips in (s.market[2 * color], s.market[2 * color + 1]):
        return IN_MARKET
    return BUY_SIX if pips == f.MOST else BUY


def spare_wood(p: Player, b: Bench, o: Outlook) -> float:
    points = 0.0
    sale = 0
    keep = min(1.0, o.turns / 3)
    for die in range(DICE):
        if b.dice[die] > 0:
            sale = max(sale, f.SALE_PRICE[die])
            points += b.dice[die] * die_worth(die) * keep
    points += SALE * sale * min(1.0, o.turns / 2) - CROWDED * max(0, sum(p.lumber) - f.LUMBER_SPACES)
    for pot in range(3):
        if p.pots[pot] >= 0:
            points += POT * min(o.turns, 6)
        if b.trees[pot] > 0:
            grown = min(f.MOST, b.trees[pot] + f.GROWTH * min(o.turns, 2))
            points += die_worth(f.die_number(pot, grown)) * keep
    return points


def hand(p: Player, o: Outlook) -> float:
    """Cards still to be laid: the better the reward and the cheaper the wood, the better."""
    points = 0.0
    for card in p.hand:
        order = ORDERS[card]
        cost = 0.6 * len(order.free_masks) + 0.5 * (order.glue + order.scrap + order.sawblade)
        for i in range(len(order.dice)):
            cost += order.counts[i] * (0.9 + die_worth(order.dice[i]))
        points += HAND * (gain_worth(order.reward, o) + o.step * (3 - f.start_row(card, o.rules)) - cost)
    return points


# ---------------------------------------------------------------- workshop, helpers, attic, commissions


def workshop(p: Player, o: Outlook) -> float:
    """Ready tiles are worth a use, built ones a use in every phase to come."""
    later = max(0, o.phases - 1)
    points = 0.0
    for slot in range(3):
        if p.saws[slot] != NOT_BUILT:
            points += SAWING * (later + (1 if p.saws[slot] == READY else 0))
        if p.splicers[slot] != NOT_BUILT:
            points += SPLICING * f.SPLICE_ADDS[slot][-1] * (later + (1 if p.splicers[slot] == READY else 0))
    if p.gluer != NOT_BUILT:
        points += GLUING * (later + (1 if p.gluer == READY else 0))
    if p.saws[1] != NOT_BUILT:
        points += SIXES * o.turns
    return points * o.use


def helpers(p: Player, o: Outlook) -> float:
    """What the helpers produce, the best two most often, and what their abilities bring in the turns to come."""
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
    return o.turns * (points + PRODUCE_BEST * (first + second))


def attic(p: Player, o: Outlook) -> float:
    """The links that the next tool would close, on the space where they are worth most."""
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
    return NEXT_TOOL * most * min(1.0, o.turns / 5)


def commission_outlook(p: Player, commission: int, o: Outlook) -> float:
    """The points that a commission is going to bring."""
    c = f.COMMISSIONS[commission]
    count = int(count_of(p, c.count)) + COUNT_RATE[c.count] * o.turns
    return max(0.0, min(float(c.max), c.each * (count - c.above) / c.per))


def choice_worth(s: Woodcraft, p: Player, o: Outlook) -> float:
    """What the hazelnut orders of a player give: a commission, or points and blueberries instead."""
    hazelnut = False
    for card in p.orders + p.hand:
        if card >= f.FIRST_HAZELNUT:
            hazelnut = True
    if not hazelnut:
        return 0.0
    most = gain_worth(INSTEAD, o)
    for commission in s.commissions:
        if commission not in p.claimed:
            most = max(most, commission_outlook(p, commission, o))
    return most
