"""What is known of a player's position in few numbers: what an expected score is learned from.

Counts as they lie there, and the parts of the hand-made worth, which know how orders, wood and tokens fit together.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values import woodcraft_worth as w
from burgher.bots.values.woodcraft_worth import Outlook
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.facts import COLOR_OF, DICE, HELPERS, NONE, PIPS
from burgher.games.woodcraft.score import leftovers
from burgher.games.woodcraft.state import NOT_BUILT, READY, Player, Woodcraft

ENOUGH: Final = 3  # tokens of a kind; more are counted apart
NEAR: Final = 3  # spaces before a reputation tile


def terms(s: Woodcraft, seat: i64) -> list[float]:
    """Of a seat, while the game goes on."""
    p = s.players[seat]
    o = w.outlook(s, seat)
    by_hand = w.foreseen(s, seat, o)
    out = [1.0, 1.0 if o.now else 0.0, by_hand]
    add_orders(s, p, o, out)
    add_wood(p, o, out)
    add_money(p, o, out)
    add_workshop(p, out)
    add_helpers(p, o, out)
    add_rest(s, p, o, out)
    return out


def add_orders(s: Woodcraft, p: Player, o: Outlook, out: list[float]) -> None:
    """Orders and reputation."""
    completed = float(len(p.completed))
    value = float(f.order_values(s.rules)[p.reputation])
    low = 0.0
    for row in p.rows:
        low += row
    hazelnut = 0.0
    for card in p.orders:
        if card >= f.FIRST_HAZELNUT:
            hazelnut += 1
    waiting = 0.0
    for card in p.hand:
        if card >= f.FIRST_HAZELNUT:
            waiting += 1
    out += [completed, float(p.reputation), value, completed * value, completed * float(p.reputation)]
    out += [float(len(p.orders)), low, hazelnut, float(len(p.hand)), waiting, w.hand(p, o), o.choice]
    out += [o.ready, o.promised, min(o.effort, 12.0), o.lost, o.reach]
    out += [max(0.0, float(p.reputation) - 10), float(p.fallen)]
    for i in range(2):
        left = f.TILE_SPACES[i] - int(p.reputation)
        out.append(float(max(0, NEAR + 1 - left)) if p.reached[i] == 0 and s.reputation_tiles[i] != NONE else 0.0)


def add_wood(p: Player, o: Outlook, out: list[float]) -> None:
    """The lumber pile and the trees."""
    dice = pips = brown = yellow = large = 0.0
    for die in range(DICE):
        count = p.lumber[die]
        if count:
            dice += count
            pips += count * PIPS[die]
            if COLOR_OF[die] == f.BROWN:
                brown += count * PIPS[die]
            elif COLOR_OF[die] == f.YELLOW:
                yellow += count * PIPS[die]
            if PIPS[die] == f.MOST:
                large += count
    trees = grown = pots = 0.0
    for pot in p.pots:
        if pot >= 0:
            pots += 1
        if pot > 0:
            trees += 1
            grown += pot
    out += [dice, pips, brown, yellow, large, trees, grown, pots, o.spare]


def add_money(p: Player, o: Outlook, out: list[float]) -> None:
    """Blueberries, marketing, income and tokens."""
    purse = float(p.tokens[f.BERRIES])
    out += [purse, min(purse, 6.0), min(purse, 14.0), w.berries(p, o), float(p.marketing), float(o.purchases)]
    for track in range(2):
        income = float(p.income[track])
        out += [income, income * float(o.phases)]
    out += [float(o.phases), w.lines(p, o)]
    for token in range(f.LANTERN, f.REUSE + 1):
        count = p.tokens[token]
        out += [float(min(count, ENOUGH)), float(max(0, count - ENOUGH))]
    out.append(1.0 if p.tokens[f.LANTERN] else 0.0)


def add_workshop(p: Player, out: list[float]) -> None:
    strength = ready_strength = 0.0
    for slot in range(3):
        if p.splicers[slot] != NOT_BUILT:
            strength += f.SPLICE_ADDS[slot][-1]
            if p.splicers[slot] == READY:
                ready_strength += f.SPLICE_ADDS[slot][-1]
    out += [float(p.saws.count(READY)), 3.0 - p.saws.count(NOT_BUILT), ready_strength, strength]
    out += [1.0 if p.gluer == READY else 0.0, 0.0 if p.gluer == NOT_BUILT else 1.0, float(p.upgrades())]


def add_helpers(p: Player, o: Outlook, out: list[float]) -> None:
    """How many there are, what they produce, and what their abilities are expected to bring."""
    count = production = first = second = events = discounts = jobs = 0.0
    for helper in p.rooms:
        if helper == NONE:
            continue
        card = HELPERS[helper]
        count += 1
        made = w.gain_worth(card.production, o)
        production += made
        if made > first:
            first, second = made, first
        elif made > second:
            second = made
        if card.ability == f.PERMANENT:
            events += w.EVENT_RATE[card.event] * w.gain_worth(card.gain, o)
            discounts += w.EVENT_RATE[card.event] * card.discount
        elif card.ability == f.PER_TURN:
            jobs += w.JOB_WORTH[card.job]
    out += [count, production, first + second, events, discounts, jobs]


def add_rest(s: Woodcraft, p: Player, o: Outlook, out: list[float]) -> None:
    """Attic, commissions, leftovers, and how many play."""
    claimed = 0.0
    for commission in p.claimed:
        claimed += w.commission_outlook(p, commission, o)
    out += [float(f.SPACES - p.attic.count(NONE)), w.attic(p, o), float(len(p.claimed)), claimed]
    out += [int(leftovers(p)) / f.LEFTOVERS_PER_POINT, float(len(s.commissions))]
    out += [1.0 if s.seats == 1 else 0.0, max(0.0, s.seats - 2.0)]
