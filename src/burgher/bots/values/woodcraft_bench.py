"""How much work the orders of Woodcraft still need: dice, trees and tokens of a player, laid out on a bench.

Orders are tried on a bench thousands of times a second. So it holds numbers only, which are copied and changed more
quickly than lists.
"""

from typing import Final

from mypy_extensions import i64

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.facts import ORDERS
from burgher.games.woodcraft.state import READY, Player

# units of work for a die that an order needs
BUY: Final = 1.9
BUY_SIX: Final = 1.2
IN_MARKET: Final = 1.4
SAW: Final = 0.18
SPLICE: Final = 0.22
TREE: Final = 0.29
ANY_DIE: Final = 0.56  # one of any value
MATERIAL: Final = 0.69  # a token

NO_LIMIT: Final = 1e9
DIE_BITS: Final = 10  # in which the dice of one colour and value are counted
ONE_KIND: Final = (1 << DIE_BITS) - 1
LARGEST: Final = (f.MOST - 1) * DIE_BITS  # where the sixes lie
NEVER: Final[list[int]] = []  # stands for a list that nothing was worked out of
SPLICE_MOST: Final[list[int]] = [adds[-1] for adds in f.SPLICE_ADDS]  # pips that a splicing tile can add
WANTED: Final[list[list[int]]] = [  # the dice of an order that leave no choice
    [order.dice[i] for i in range(len(order.dice)) for _ in range(order.counts[i])] for order in ORDERS
]


# ---------------------------------------------------------------- the bench


class Means:
    """What follows from lists that seldom change: worked out when another list lies in their place."""

    def __init__(self) -> None:
        self.saws_of = NEVER
        self.splicers_of = NEVER
        self.pots_of = NEVER
        self.trees: i64 = 0
        self.cuts: i64 = 0
        self.splices: i64 = 0
        self.most: i64 = 0
        self.market_of = NEVER
        self.market: i64 = 0
        self.grown: i64 = 0  # pips of all trees
        self.lumber_of = NEVER
        self.green: i64 = 0
        self.yellow: i64 = 0
        self.brown: i64 = 0
        self.crowd: i64 = 0
        self.pips: i64 = 0  # of all dice


class Bench:
    """The wood and tokens that are not yet meant for an order, and the means to shape them."""

    def __init__(self) -> None:
        # the dice of a colour: how many of each value, the smallest in the lowest bits
        self.green: i64 = 0
        self.yellow: i64 = 0
        self.brown: i64 = 0
        self.trees: i64 = 0  # in which pots, as a mask
        self.glue: i64 = 0
        self.scrap: i64 = 0
        self.sawblades: i64 = 0
        self.cuts: i64 = 0  # sawings that are ready
        self.splices: i64 = 0  # splicings that are ready
        self.most: i64 = 0  # pips that one of them can add
        self.crowd: i64 = 0  # dice that lay there at first
        self.market: i64 = 0  # which dice can be bought, as a mask

    def of(self, color: i64) -> i64:
        """The dice of a colour."""
        if color == f.GREEN:
            return self.green
        return self.yellow if color == f.YELLOW else self.brown

    def put(self, color: i64, dice: i64) -> None:
        if color == f.GREEN:
            self.green = dice
        elif color == f.YELLOW:
            self.yellow = dice
        else:
            self.brown = dice

    def take_from(self, b: "Bench") -> None:
        """Become like another one."""
        self.green = b.green
        self.yellow = b.yellow
        self.brown = b.brown
        self.trees = b.trees
        self.glue = b.glue
        self.scrap = b.scrap
        self.sawblades = b.sawblades
        self.cuts = b.cuts
        self.splices = b.splices
        self.most = b.most
        self.market = b.market


def set_up(b: Bench, p: Player, market: list[int], means: Means) -> None:
    """All that a player has, and what lies in the market."""
    if p.saws is not means.saws_of or p.splicers is not means.splicers_of or p.pots is not means.pots_of:
        look_at_tiles(p, means)
    if market is not means.market_of:
        look_at_market(market, means)
    b.trees = means.trees
    b.splices = means.splices
    b.most = means.most
    b.market = means.market
    tokens = p.tokens
    b.glue = tokens[f.GLUE]
    b.scrap = tokens[f.SCRAP]
    b.sawblades = tokens[f.SAWBLADE]
    b.cuts = means.cuts + tokens[f.REUSE]
    if p.lumber is not means.lumber_of:
        look_at_lumber(p.lumber, means)
    b.green = means.green
    b.yellow = means.yellow
    b.brown = means.brown
    b.crowd = means.crowd


def look_at_lumber(lumber: list[int], means: Means) -> None:
    """The dice of the lumber pile."""
    green: i64 = 0
    yellow: i64 = 0
    brown: i64 = 0
    crowd: i64 = 0
    pips: i64 = 0
    shift: i64 = 0
    value: i64
    for value in range(f.MOST):
        first: i64 = lumber[value]
        second: i64 = lumber[value + f.MOST]
        third: i64 = lumber[value + 2 * f.MOST]
        together = first + second + third
        if together:
            green |= first << shift
            yellow |= second << shift
            brown |= third << shift
            crowd += together
            pips += together * (value + 1)
        shift += DIE_BITS
    means.lumber_of = lumber
    means.green = green
    means.yellow = yellow
    means.brown = brown
    means.crowd = crowd
    means.pips = pips


def look_at_tiles(p: Player, means: Means) -> None:
    """Trees, saws and splicing tiles."""
    means.saws_of = p.saws
    means.splicers_of = p.splicers
    means.pots_of = p.pots
    means.trees = means.cuts = means.splices = means.most = means.grown = 0
    i: i64
    for i in range(3):
        pips: i64 = p.pots[i]
        if pips > 0:
            means.trees |= 1 << i
            means.grown += pips
        if p.saws[i] == READY:
            means.cuts += 1
        if p.splicers[i] == READY:
            means.splices += 1
            means.most = SPLICE_MOST[i]


def look_at_market(market: list[int], means: Means) -> None:
    """The dice that can be bought."""
    means.market_of = market
    means.market = 0
    slot: i64
    for slot in range(len(market)):
        if market[slot]:
            means.market |= 1 << f.die_number(slot >> 1, market[slot])


# ---------------------------------------------------------------- orders on the bench


def work(b: Bench, card: i64, limit: float) -> float:
    """How much work an order still needs. The wood and tokens meant for it leave the bench.

    Where it is more than the limit, so much is all that is known of it.
    """
    order = ORDERS[card]
    effort = 0.0
    for die in WANTED[card]:
        effort += find_die(b, die)
        if effort > limit:
            return effort
    i: i64
    for i in range(len(order.free_masks)):
        effort += find_any(b, order.free_masks[i], order.free_values[i])
    if order.glue:
        have = b.glue if b.glue < order.glue else order.glue
        b.glue -= have
        effort += MATERIAL * float(order.glue - have)
    if order.scrap:
        have = b.scrap if b.scrap < order.scrap else order.scrap
        b.scrap -= have
        effort += MATERIAL * float(order.scrap - have)
    if order.sawblade:
        have = b.sawblades if b.sawblades < order.sawblade else order.sawblade
        b.sawblades -= have
        effort += MATERIAL * float(order.sawblade - have)
    return effort


def shifted(number: i64, bits: i64) -> i64:
    """For numbers that are literals: those would be shifted within 32 bits when compiled."""
    return number << bits


def find_any(b: Bench, colors: i64, pips: i64) -> float:
    """A die that leaves a choice of colour or value."""
    color: i64
    for color in range(3):
        if colors >> color & 1:
            dice = b.of(color)
            value: i64
            for value in range(1, f.MOST + 1):
                at = (value - 1) * DIE_BITS
                if dice >> at & ONE_KIND and (pips == 0 or pips == value):
                    b.put(color, dice - shifted(1, at))
                    return 0.0
    if pips == 0:
        return ANY_DIE
    least, found = BUY, pips - 1
    for color in range(3):
        if colors >> color & 1:
            die = f.die_number(color, pips)
            trial = Bench()
            trial.take_from(b)
            effort = find_die(trial, die)
            if effort <= least:
                least, found = effort, die
    return find_die(b, found)


def find_die(b: Bench, die: i64) -> float:
    """The work for a die: it lies there, or is sawn off, or spliced, or grows, or must be bought."""
    color: i64 = f.GREEN
    smaller = die  # values below it
    dice = b.green
    if die >= f.BROWN * f.MOST:
        color = f.BROWN
        smaller = die - f.BROWN * f.MOST
        dice = b.brown
    elif die >= f.YELLOW * f.MOST:
        color = f.YELLOW
        smaller = die - f.YELLOW * f.MOST
        dice = b.yellow
    at = smaller * DIE_BITS
    if dice >> at & ONE_KIND:
        b.put(color, dice - shifted(1, at))
        return 0.0
    if b.splices and b.scrap:
        added = b.most if b.most < smaller else smaller
        other = at
        while added > 0:
            other -= DIE_BITS
            if dice >> other & ONE_KIND:
                b.put(color, dice - shifted(1, other))
                b.splices -= 1
                b.scrap -= 1
                return SPLICE
            added -= 1
    if b.trees >> color & 1:
        b.trees -= 1 << color
        return TREE
    if b.cuts and dice >> at:
        other = at
        while other < LARGEST:
            other += DIE_BITS
            if dice >> other & ONE_KIND:  # what is sawn off stays
                b.put(color, dice - shifted(1, other) + shifted(1, other - at - DIE_BITS))
                b.cuts -= 1
                return SAW
    if b.market >> die & 1:
        return IN_MARKET
    return BUY_SIX if at == LARGEST else BUY
