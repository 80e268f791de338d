"""What a position of Woodcraft is worth to a seat, in points at the end of the game.

The sum of what is scored already and of what the position promises: orders begun, reputation, income, blueberries for
marketing, lumber, helpers, workshop, each weighed by the turns that are left. In the middle of an action the worth is
that of its best continuation, so that a tile is chosen for what its action can do.
"""

from typing import Final

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.facts import DICE, GAINS, HELPERS, NONE, ORDERS
from burgher.games.woodcraft.score import commission_points
from burgher.games.woodcraft.state import NOT_BUILT, READY, Player, Woodcraft
from burgher.games.woodcraft.turn import MARKET, TURN

DEPTH: Final = 4  # decisions of one action that are looked through
STEP: Final = 0.36  # what a step of reputation adds for each completed order
ORDERS_A_TURN: Final = 0.55  # completed in the turns to come
BERRY: Final = 0.55  # points that a blueberry brings, where nothing more exact is known
LIQUID: Final = 0.25  # what a blueberry in the purse is worth more than one that marketing has taken
MARKET_NOW: Final = 0.56  # of the points that marketing will bring
MARKET_LATER: Final = 0.6  # of those that the purse does not reach yet
PRODUCTIONS_A_TURN: Final = 0.15  # of one helper
HELPER: Final = 1.0  # how much abilities count
WORKSHOP: Final = 0.6  # how much the tiles of the workshop count
GLUER: Final = 1.2  # the gluing tile, a phase
INCOME: Final = 1.0  # how much blueberry income counts
POT: Final = 0.16  # a pot, a turn
MISSING: Final = 4.2  # what the missing dice of an order will cost, for each unit of work
CHANCE_READY: Final = 0.93  # an order that can be completed now
CHANCE_FIRST: Final = 0.78  # and one that lacks something
CHANCE_STEP: Final = 0.555  # for each unit of work
CAPACITY: Final = 0.4  # orders that can be worked on, a turn
PENALTY: Final = 0.35  # how much the loss for unfinished orders counts early
EFFORT_BUY: Final = 1.15
EFFORT_SAW: Final = 0.53
EFFORT_SPLICE: Final = 0.375
EFFORT_TREE: Final = 0.41
DIE: Final = 0.56  # a die that no order waits for, for each blueberry of its price
SALE: Final = 0.1  # the die that an exchange would sell best, for each blueberry of the sale
TOKEN: Final = [BERRY, 0.93, 0.55, 0.5, 0.5, 0.7]  # by facts.TOKENS


def value(s: Woodcraft, seat: int) -> float:
    return best(s, seat, DEPTH)


def best(s: Woodcraft, seat: int, depth: int) -> float:
    """The worth of the position, or of its best continuation while the seat is in the middle of something."""
    if not s.stack:
        return float(sum(s.players[seat].parts))
    step, asked, _, _ = s.stack[-1]
    if asked != seat or depth == 0:
        return worth(s, seat)
    if step == TURN.id:
        if s.tile == NONE or s.settled:
            return worth(s, seat)
        actions = [action for action in s.options(seat) if v.MAIN.owns(action)]
    else:
        actions = s.options(seat)
    found = -1e9
    for action in actions:
        after = s.copy()
        after.play(seat, action)
        there = best(after, seat, depth - 1)
        if there > found:
            found = there
    return found


def turns_left(s: Woodcraft, seat: int) -> int:
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


def worth(s: Woodcraft, seat: int) -> float:
    p = s.players[seat]
    left = turns_left(s, seat)
    phases = phases_left(s)
    ending = s.stack[-1][0] == MARKET.id or (s.stack[-1][0] == TURN.id and s.stack[-1][1] == seat)
    points = float(sum(p.parts))
    orders = len(p.completed) + ORDERS_A_TURN * min(left, 12)
    points += orders * reputation_value(p.reputation)
    points += phases * (p.income[f.HAZELNUT] + p.income[f.BLUEBERRY] * BERRY * INCOME * (1.0 if left > 1 else 0.3))
    points += lines(p, left)
    points += berries(p, left + (1 if ending else 0))
    points += tokens(p, left)
    points += wood(p, orders, left)
    points += workshop(p, left, phases)
    points += helpers(p, left)
    points += attic(p, left)
    points += commissions(s, p, left)
    points += hand(p, orders)
    return points


def reputation_value(space: int) -> float:
    """What a completed order is worth, without the jumps of the track."""
    return 1.0 + STEP * space


def lines(p: Player, left: int) -> float:
    """The nearer a line of the income tracks, the more a step is worth."""
    points = 0.0
    for track in (0, 1):
        at = p.income[track]
        if at < f.TOOL_LINE:
            points += 0.25 * at * min(1.0, left / 6)
        else:
            points += 0.25 * f.TOOL_LINE * min(1.0, left / 6) + 0.3 * min(3, at - f.TOOL_LINE) * min(1.0, left / 6)
    return points


def berries(p: Player, turns: int) -> float:
    """Blueberries as marketing would turn them into points, one purchase a turn."""
    purse = p.tokens[f.BERRIES]
    liquid = LIQUID * min(purse, 12) * min(1.0, (turns - 1) / 5)
    discount = p.discount[f.MARKETING_STEP]
    at = p.marketing
    points = 0.0
    while turns > 0:
        price = max(0, f.MARKETING_COST[at] - discount)
        if price > purse:
            points += MARKET_LATER * f.MARKETING_POINTS[at] * purse / price
            purse = 0
            break
        purse -= price
        points += MARKET_NOW * f.MARKETING_POINTS[at]
        at = min(at + 1, len(f.MARKETING_COST) - 1)
        turns -= 1
    return points + liquid + purse * (0.1 if turns == 0 else 0.3)


def tokens(p: Player, left: int) -> float:
    points = 0.0
    for token in range(1, 6):
        count = p.tokens[token]
        few = 3 if token != f.LANTERN else 4
        use = min(1.0, left / 3)
        points += TOKEN[token] * use * (min(count, few) + 0.3 * max(0, count - few))
    return points


def plain_worth(g: f.Gain) -> float:
    """What a gain is roughly worth, reputation left out."""
    points = float(g.points)
    for token in range(6):
        points += TOKEN[token] * g.tokens[token]
    for die in g.dice:
        points += DIE * f.DIE_PRICE[die]
    points += 1.4 * g.blueberry_income + 2.0 * g.hazelnut_income
    points += 2.2 * len(g.tools) + 1.5 * g.produce
    return points + (7.5 if g.choose else 0.0)


PLAIN: Final[list[float]] = [plain_worth(g) for g in GAINS]


def gain_worth(number: int, orders: float) -> float:
    return PLAIN[number] + STEP * orders * GAINS[number].reputation


# ---------------------------------------------------------------- wood and orders


def wood(p: Player, orders: float, left: int) -> float:
    """Orders beside the board with the dice that wait for them; then the dice that are left over."""
    free = p.lumber[:]
    stock = p.tokens[:]
    points = 0.0
    capacity = 0.7 + CAPACITY * left
    ranked: list[tuple[float, int, int]] = []
    for i in range(len(p.orders)):
        ranked.append((lack(p, free, stock, p.orders[i]), p.orders[i], p.rows[i]))
    ranked.sort()
    for rank, (first, card, row) in enumerate(ranked):
        least = first if rank == 0 else lack(p, free, stock, card)
        whole = gain_worth(ORDERS[card].reward, orders) + reputation_value(p.reputation)
        whole += gain_worth(f.ROW_GAIN[row], orders)
        chance = CHANCE_READY if least == 0 else CHANCE_FIRST * CHANCE_STEP**least
        if least > 0:
            chance *= min(1.0, left / (0.8 * least + 0.4)) if left else 0.0
            if rank >= capacity:
                chance *= 0.2
        points += (whole - MISSING * least) * chance - (1 - chance) * 2 * STEP * orders * (
            PENALTY + (1 - PENALTY) / (1 + left)
        )
        use_up(free, stock, card)
    count = sale = 0
    for die in range(DICE):
        count += p.lumber[die]
        if free[die] > 0:
            sale = max(sale, f.SALE_PRICE[die])
            points += free[die] * DIE * f.DIE_PRICE[die] * min(1.0, 0.25 + left / 4)
    points += SALE * sale * min(1.0, left / 2)
    points -= 0.9 * max(0, count - f.LUMBER_SPACES)
    for pot in range(3):
        if p.pots[pot] >= 0:
            points += POT * min(left, 6)
        if p.pots[pot] > 0:
            grown = min(6, p.pots[pot] + 2 * min(left, 2))
            points += DIE * (grown + f.ADDER[pot]) * min(1.0, 0.25 + left / 4)
    return points


def lack(p: Player, free: list[int], stock: list[int], card: int) -> float:
    """How much work an order still needs: about 1 for each die that has to be bought."""
    order = ORDERS[card]
    missing = 0.0
    for i in range(len(order.dice)):
        die = order.dice[i]
        short = order.counts[i] - max(0, free[die])
        if short > 0:
            missing += short * effort(p, free, stock, die)
    for i in range(len(order.free_masks)):
        found = False
        for die in range(DICE):
            value = order.free_values[i]
            if free[die] > 0 and order.free_masks[i] >> die // 6 & 1 and value in (0, die % 6 + 1):
                found = True
                break
        if not found:
            missing += 0.8
    missing += 0.45 * max(0, order.glue - stock[f.GLUE])
    missing += 0.45 * max(0, order.scrap - stock[f.SCRAP])
    return missing + 0.45 * max(0, order.sawblade - stock[f.SAWBLADE])


def effort(p: Player, free: list[int], stock: list[int], die: int) -> float:
    """Getting a die that is not there: from a larger one with the saw, from a smaller one with scrap, from a tree."""
    color = die // 6
    pips = die % 6 + 1
    least = EFFORT_BUY
    if READY in p.saws or stock[f.REUSE]:
        for larger in range(pips + 1, 7):
            if free[color * 6 + larger - 1] > 0:
                least = EFFORT_SAW
                break
    if stock[f.SCRAP]:
        for slot in range(3):
            if p.splicers[slot] == READY:
                for add in f.SPLICE_ADDS[slot]:
                    if pips - add >= 1 and free[color * 6 + pips - add - 1] > 0:
                        least = min(least, EFFORT_SPLICE)
    if p.pots[color] > 0 and least > EFFORT_TREE:
        least = EFFORT_TREE
    return least


def use_up(free: list[int], stock: list[int], card: int) -> None:
    order = ORDERS[card]
    for i in range(len(order.dice)):
        free[order.dice[i]] -= min(max(0, free[order.dice[i]]), order.counts[i])
    stock[f.GLUE] -= order.glue
    stock[f.SCRAP] -= order.scrap
    stock[f.SAWBLADE] -= order.sawblade


# ---------------------------------------------------------------- workshop, helpers, attic


def workshop(p: Player, left: int, phases: int) -> float:
    """Ready tiles are worth a use, built ones a use in every phase to come."""
    if left == 0:
        return 0.0
    use = WORKSHOP * min(1.0, left / 3)
    later = max(0, phases - 1) * use
    points = 0.0
    for slot in range(3):
        if p.saws[slot] != NOT_BUILT:
            points += 0.5 * later + (0.7 * use if p.saws[slot] == READY else 0.0)
        if p.splicers[slot] != NOT_BUILT:
            most = f.SPLICE_ADDS[slot][-1]
            points += 0.2 * most * later + ((0.25 + 0.25 * most) * use if p.splicers[slot] == READY else 0.0)
    if p.saws[1] != NOT_BUILT:
        points += 0.15 * left
    if p.gluer != NOT_BUILT:
        points += GLUER * later + (GLUER * use if p.gluer == READY else 0.0)
    return points


# What a permanent gain is worth a turn: how often its event happens.
EVENTS_A_TURN: Final = [0.4, 0.15, 0.25, 0.3, 0.3, 0.25, 0.15, 0.2, 0.25, 0.3, 0.35, 0.25, 0.5, 0.25, 0.6]
JOBS: Final = [0.5, 0.45, 0.4, 0.3, 0.4, 0.6, 0.5]  # what using a per-turn ability once is worth


def helpers(p: Player, left: int) -> float:
    points = 0.0
    for room in range(f.ROOMS):
        if p.rooms[room] == NONE:
            continue
        card = HELPERS[p.rooms[room]]
        points += PRODUCTIONS_A_TURN * left * gain_worth(card.production, 6.0)
        if card.ability == f.PERMANENT:
            each = gain_worth(card.gain, 6.0) + BERRY * card.discount
            points += HELPER * EVENTS_A_TURN[card.event] * left * each
        elif card.ability == f.PER_TURN:
            points += HELPER * JOBS[card.job] * left * 0.6
    return points


def attic(p: Player, left: int) -> float:
    """Tools that are in place pay for the next ones."""
    placed = f.SPACES - p.attic.count(NONE)
    return 0.35 * placed * min(1.0, left / 5)


def commissions(s: Woodcraft, p: Player, left: int) -> float:
    points = 0.0
    for commission in p.claimed:
        now = commission_points(p, commission)
        points += now + 0.4 * (f.COMMISSIONS[commission].max - now) * min(1.0, left / 9)
    return points


def hand(p: Player, orders: float) -> float:
    """Cards still to be laid: the better the reward and the cheaper the wood, the better."""
    points = 0.0
    for card in p.hand:
        order = ORDERS[card]
        cost = 0.6 * len(order.free_masks) + 0.5 * (order.glue + order.scrap + order.sawblade)
        for i in range(len(order.dice)):
            cost += order.counts[i] * (0.9 + DIE * f.DIE_PRICE[order.dice[i]])
        points += 0.4 * (gain_worth(order.reward, orders) + STEP * orders * (3 - order.row) - cost)
    return points
