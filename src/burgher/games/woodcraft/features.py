"""A position as a row of numbers: what a seat may know, for programs that learn.

First what all players share, then the seat's own things, then those of the others in turn order after it. Cards are
written card by card: what stands there is where the card lies, and 0 where it does not lie there.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.features import Group, Layout
from burgher.core.state import NO_STAMP, data_of, step_of
from burgher.core.step import Fields
from burgher.core.writer import Writer
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.actions import taken_helper
from burgher.games.woodcraft.chapters.wood import can_splice
from burgher.games.woodcraft.facts import DICE, NONE, ORDERS
from burgher.games.woodcraft.rules import STEPS
from burgher.games.woodcraft.score import PARTS, commission_points, leftovers
from burgher.games.woodcraft.state import READY, Player, Woodcraft

TILES: Final = 7
MARKET: Final = 6  # slots of the public lumber
COMMISSIONS: Final = 8
SOLO_CARDS: Final = 10
REPUTATION_TILES: Final = 3
ASKED: Final = 8  # fields of a step, those of a list each on its own
MANY: Final = 99  # tokens, dice of one kind, points of a line: more are not told apart
MOST_LEFT: Final = 999  # nor more points of what is left over


def table_groups(seats: int) -> list[Group]:
    """What lies in the middle of the table."""
    rounds = f.ROUNDS[seats]
    groups = [
        Group("round", 1, 0, rounds, "the round, 0 in setup"),
        Group("phases", 1, 0, 4, "income phases to come"),
        Group("first", 1, 0, seats - 1, "how many seats after the own one the start player sits"),
        Group("turn", 1, 0, seats - 1, "and the player whose turn it is"),
        Group("asked", len(STEPS), 0, 1, "1 for the step on which the game waits"),
        Group("asked.mine", 1, 0, 1, "1 if the own seat is asked"),
        Group("asked.fields", ASKED, -1, MANY, "the fields of that step, as a position writes them"),
        Group("hiring", f.HELPER_CARDS, 0, 1, "1 for the helper that has left the display and has no room yet"),
        Group("wheel.quadrant", TILES, 0, wheel.QUADRANTS, "where each tile stands; 0 is nowhere"),
        Group("wheel.space", TILES, 0, wheel.SPACES, "and on which space of it"),
        Group("wheel.age", TILES, 0, 3, "quadrants between its own and the arrow"),
        Group("wheel.blocked", TILES, 0, 1, "1 for a tile that cannot be chosen"),
        Group("wheel.arrow", wheel.QUADRANTS, 0, 1, "1 for the quadrant whose end the arrow marks"),
        Group("wheel.start", wheel.QUADRANTS, 0, 1, "1 for the quadrant in which the tiles started"),
        Group("wheel.arc", 1, 0, 1, "1 while the arc tile lies"),
        Group("turn.tile", TILES, 0, 1, "1 for the tile chosen this turn"),
        Group("turn.settled", 1, 0, 1, "1 once its action is settled"),
        Group("turn.bonus_used", 1, 0, 1, "1 once the bonus action is taken"),
        Group("turn.bonus_lanterns", 1, 0, MANY, "lanterns of this turn's tile bonus that are unspent"),
        Group("market", MARKET, 0, f.MOST, "pips of the public lumber, two dice of each colour"),
        Group("display.orders", f.ORDER_CARDS, 0, f.DISPLAY, "the slot of each order of the display"),
        Group("display.missing", f.ORDER_CARDS, 0, MANY, "1 and the dice and tokens that the own seat lacks for it"),
        Group("display.helpers", f.HELPER_CARDS, 0, f.DISPLAY, "the slot of each helper of the display"),
        Group("decks", 4, 0, f.ORDER_CARDS, "cards in the decks of orders and helpers, and in their discard piles"),
        Group("decks.final", 1, 0, 1, "1 once the final decks are in use"),
        Group("seen.orders", f.ORDER_CARDS, 0, 1, "1 for an order that has lain open"),
        Group("seen.helpers", f.HELPER_CARDS, 0, 1, "1 for a helper that has lain open"),
        Group("commissions", COMMISSIONS, 0, 1, "1 for a commission in the row"),
        Group("reputation_tiles", 2 * REPUTATION_TILES, 0, 1, "1 for the tile on each of the two spaces"),
        Group("tools", f.KINDS, 0, f.TOOLS_EACH, "tools in the bank"),
    ]
    if seats == 1:
        groups.append(Group("solo.deck", SOLO_CARDS, 0, 1, "1 for a solo card that has not come since the shuffle"))
        groups.append(Group("solo.rival", 1, 0, f.LAST_REPUTATION, "the rival's space on the reputation track"))
    return groups


def player_groups(who: str, seats: int) -> list[Group]:
    """What lies open of a player."""
    rounds = f.ROUNDS[seats]
    return [
        Group(f"{who}.turns", 1, 0, rounds, "turns to come after the present one"),
        Group(f"{who}.tokens", len(f.TOKENS), 0, MANY, "blueberries, lanterns, sawblades, glue, scrap, re-use tokens"),
        Group(f"{who}.lumber", DICE, 0, MANY, "dice in the lumber pile by colour and pips"),
        Group(f"{who}.pots", 3, -1, f.MOST, "pips of the trees; 0 an empty pot, -1 none"),
        Group(f"{who}.saws", 3, 0, 2, "sawing tiles: 0 not built, 1 ready, 2 used"),
        Group(f"{who}.splicers", 3, 0, 2, "splicing tiles"),
        Group(f"{who}.gluer", 1, 0, 2, "the gluing tile"),
        Group(f"{who}.free", 2, 0, 3, "sawing tiles that are ready; splicings that are possible now"),
        Group(f"{who}.helpers", f.HELPER_CARDS, 0, f.ROOMS, "the room of each helper"),
        Group(f"{who}.used", f.ROOMS, 0, 1, "1 for a room whose ability has been used this turn"),
        Group(f"{who}.attic", f.SPACES, 0, f.KINDS, "the kind of tool on each space, from 1"),
        Group(f"{who}.orders", f.ORDER_CARDS, 0, len(f.ROWS), "the row of each order beside the board, from 1"),
        Group(f"{who}.missing", f.ORDER_CARDS, 0, MANY, "1 and the dice and tokens that each of them lacks"),
        Group(f"{who}.completed", 1, 0, f.ORDER_CARDS, "completed orders"),
        Group(f"{who}.fallen", 1, 0, f.ORDER_CARDS, "orders that fell off"),
        Group(f"{who}.hand_size", 1, 0, f.ORDER_CARDS, "orders in hand"),
        Group(f"{who}.claimed", COMMISSIONS, 0, 1, "1 for a commission that is claimed"),
        Group(f"{who}.commission_points", 1, 0, MANY, "what those would score now"),
        Group(f"{who}.leftovers", 1, 0, MOST_LEFT, "pips, blueberries and materials that count at the end"),
        Group(f"{who}.marketing", 1, 0, len(f.MARKETING_COST) - 1, "steps of marketing"),
        Group(f"{who}.income", 2, 0, MANY, "blueberry and hazelnut income"),
        Group(f"{who}.reputation", 1, 0, f.LAST_REPUTATION, "the space on the reputation track"),
        Group(f"{who}.reached", 2, 0, rounds, "the round in which each reputation tile was reached"),
        Group(f"{who}.parts", PARTS, -MANY, 999, "the score by lines of the score sheet"),
    ]


def hidden_groups() -> list[Group]:
    """What only the seat itself knows."""
    return [
        Group("own.hand", f.ORDER_CARDS, 0, 1, "1 for an order in hand"),
        Group("own.offered_orders", f.ORDER_CARDS, 0, f.DEAL_ORDERS, "the place of each order to choose from in setup"),
        Group("own.offered_helpers", f.HELPER_CARDS, 0, f.DEAL_HELPERS, "the place of each helper to choose from"),
        Group("own.rejected_orders", f.ORDER_CARDS, 0, 1, "1 for an order turned down in setup"),
        Group("own.rejected_helpers", f.HELPER_CARDS, 0, 1, "1 for a helper turned down in setup"),
    ]


def layout(seats: int) -> Layout:
    groups = table_groups(seats) + player_groups("own", seats) + hidden_groups()
    for other in range(1, seats):
        groups += player_groups(f"opponent{other}", seats)
    return Layout(groups)


LAYOUTS: Final[dict[int, Layout]] = {seats: layout(seats) for seats in range(1, 5)}


NOTHING: Final[list[int]] = []  # a list that no game has

TOKEN_BITS: Final = (
    10  # of a kind of token, where all are packed into one number, the first kind highest: room for 1023
)
TOKEN_MASKS: Final = [1023 << TOKEN_BITS * (len(f.TOKENS) - 1 - kind) for kind in range(len(f.TOKENS))]
MATERIALS: Final[int] = TOKEN_MASKS[f.GLUE] | TOKEN_MASKS[f.SCRAP] | TOKEN_MASKS[f.SAWBLADE]
LEFT: Final[int] = MATERIALS | TOKEN_MASKS[f.BERRIES]  # what counts at the end
REUSE: Final[int] = TOKEN_MASKS[f.REUSE]


class KnownPlayer:
    """What a row was written from, of a player.

    Lists that nobody changes in place are the same as before as long as they are those very lists.
    """

    def __init__(self) -> None:
        self.lumber_stamp: i64 = NO_STAMP
        self.tokens: i64 = -1  # packed
        self.changed: i64 = -1  # the bits of them that are not as they were
        self.same_lumber = False
        self.same_stock = False  # and all else that orders and splicing take beside dice
        self.pots: list[int] = NOTHING
        self.saws: list[int] = NOTHING
        self.splicers: list[int] = NOTHING
        self.rooms: list[int] = NOTHING
        self.used: list[int] = NOTHING
        self.attic: list[int] = NOTHING
        self.orders: list[int] = NOTHING
        self.rows: list[int] = NOTHING
        self.claimed: list[int] = NOTHING
        self.income: list[int] = NOTHING
        self.reached: list[int] = NOTHING
        self.parts: list[int] = NOTHING
        self.hand: list[int] = NOTHING
        self.offered_orders: list[int] = NOTHING
        self.offered_helpers: list[int] = NOTHING
        self.rejected_orders: list[int] = NOTHING
        self.rejected_helpers: list[int] = NOTHING

    def look(self, p: Player) -> None:
        """Has the player still the same dice and tokens?"""
        packed: i64 = 0
        token: i64
        for token in p.tokens:
            packed = (packed << TOKEN_BITS) + token
        changed = packed ^ self.tokens
        stamp = p.lumber_stamp
        same = stamp == self.lumber_stamp and stamp != NO_STAMP
        self.tokens = packed
        self.changed = changed
        self.lumber_stamp = stamp
        self.same_lumber = same
        self.same_stock = same and changed & MATERIALS == 0


class KnownTable:
    """The same of the table and all who sit there, from the seat of the row on."""

    def __init__(self, seats: i64) -> None:
        self.players = [KnownPlayer() for _ in range(seats)]
        self.places: list[int] = NOTHING
        self.arrow: i64 = NONE
        self.market: list[int] = NOTHING
        self.order_display: list[int] = NOTHING
        self.helper_display: list[int] = NOTHING
        self.commissions: list[int] = NOTHING
        self.tools: list[int] = NOTHING
        self.solo_deck: list[int] = NOTHING


def known_of(out: Writer, seats: i64) -> KnownTable:
    """What the row was written from when it was last written; nothing if all is written."""
    known = out.recalled()
    if isinstance(known, KnownTable):
        return known
    table = KnownTable(seats)
    out.remember(table)
    return table


def write(s: Woodcraft, seat: i64, out: Writer) -> None:
    """The row that `LAYOUTS` describes."""
    known = known_of(out, s.seats)
    p = s.players[seat]
    mine = known.players[0]
    mine.look(p)
    write_table(s, seat, known, out)
    write_player(s, seat, mine, out)
    write_hidden(p, mine, out)
    seats: i64 = s.seats
    i: i64
    for i in range(1, seats):
        other = (seat + i) % seats
        known.players[i].look(s.players[other])
        write_player(s, other, known.players[i], out)


def write_cards(before: list[int], cards: list[int], count: i64, out: Writer) -> None:
    """Of all cards of a kind, the place, from 1, of those in a list, where those of another list stood."""
    at = out.standing(count)
    clear(before, at, out)
    for i, card in enumerate(cards):
        if card != NONE:
            out.put(at + card, i + 1)


def write_flags(before: list[int], values: list[int], count: i64, out: Writer) -> None:
    """Of so many things, 1 for those in a list, where those of another list had it."""
    at = out.standing(count)
    clear(before, at, out)
    value: i64
    for value in values:
        if value != NONE:
            out.put(at + value)


def clear(before: list[int], at: i64, out: Writer) -> None:
    """Take away what stands for these things."""
    value: i64
    for value in before:
        if value != NONE:
            out.put(at + value, 0)


# ---------------------------------------------------------------- the table


def write_table(s: Woodcraft, seat: i64, known: KnownTable, out: Writer) -> None:
    phases: i64 = 0
    after: i64
    for after in f.INCOME_AFTER[s.seats]:
        if after >= s.round:
            phases += 1
    out.add(s.round)
    out.add(phases)
    out.add(seats_after(s, seat, s.first))
    out.add(seats_after(s, seat, s.turn))
    write_asked(s, seat, out)
    out.add_flag(taken_helper(s.stack), f.HELPER_CARDS)
    write_wheel(s, known, out)
    out.add_flag(s.tile, TILES)
    out.add(s.settled)
    out.add(s.bonus_used)
    out.add(s.bonus_lanterns if s.bonus_lanterns < MANY else MANY)
    if s.market is known.market:
        out.keep(MARKET)
    else:
        out.add_all(s.market)
        known.market = s.market
    write_displays(s, seat, known, out)
    out.add_five(len(s.order_deck), len(s.helper_deck), len(s.order_discard), len(s.helper_discard), s.final_decks)
    if out.same_stamp(s.seen_stamp):
        out.keep(f.ORDER_CARDS + f.HELPER_CARDS)
    else:
        out.add_bits(s.seen_orders, f.ORDER_CARDS)
        out.add_bits(s.seen_helpers, f.HELPER_CARDS)
    if s.commissions is known.commissions:
        out.keep(COMMISSIONS)
    else:
        write_flags(known.commissions, s.commissions, COMMISSIONS, out)
        known.commissions = s.commissions
    for tile in s.reputation_tiles:
        out.add_flag(tile, REPUTATION_TILES)
    if s.tools is known.tools:
        out.keep(f.KINDS)
    else:
        out.add_all(s.tools)
        known.tools = s.tools
    if s.seats == 1:
        write_flags(known.solo_deck, s.solo_deck, SOLO_CARDS, out)
        known.solo_deck = s.solo_deck
        out.add(s.rival)


def write_displays(s: Woodcraft, seat: i64, known: KnownTable, out: Writer) -> None:
    """The slots of orders and helpers, and between them what the seat lacks for each order."""
    before = known.order_display
    if s.order_display is before:
        out.keep(f.ORDER_CARDS)
    else:
        write_cards(before, s.order_display, f.ORDER_CARDS, out)
        known.order_display = s.order_display
    if s.order_display is before and known.players[0].same_stock:
        out.keep(f.ORDER_CARDS)
    else:
        write_missing(s.players[seat], before, s.order_display, out)
    if s.helper_display is known.helper_display:
        out.keep(f.HELPER_CARDS)
    else:
        write_cards(known.helper_display, s.helper_display, f.HELPER_CARDS, out)
        known.helper_display = s.helper_display


def write_asked(s: Woodcraft, seat: i64, out: Writer) -> None:
    """What the game waits for: all that lies on the stack is public."""
    out.add_flag(step_of(s.stack[-1]) if s.stack else NONE, len(STEPS))
    out.add(1 if s.mover() == seat else 0)
    top: i64 = s.stack[-1] if s.stack else 0
    if out.same_number(top):
        out.keep(ASKED)
        return
    at = out.room(ASKED)
    if not s.stack:
        return
    data = data_of(top)
    for field in s.top().fields:
        if isinstance(field, Fields):
            i: i64
            for i in range(field.count):
                out.put(at + i, field.at(data, i))
            at += field.count
        else:
            out.put(at, field.of(data))
            at += 1


def write_wheel(s: Woodcraft, known: KnownTable, out: Writer) -> None:
    """Quadrants and spaces count from 1, as the rulebook does; before the wheel is laid out all is 0."""
    if s.places is known.places and s.arrow == known.arrow:
        out.keep(4 * TILES)
    else:
        write_places(s, out)
        known.places = s.places
        known.arrow = s.arrow
    out.add_flag(s.arrow, wheel.QUADRANTS)
    out.add_flag(s.start, wheel.QUADRANTS)
    out.add(s.arc)


def write_places(s: Woodcraft, out: Writer) -> None:
    """Of each tile: quadrant, space, age, and whether it is blocked."""
    at = out.room(4 * TILES)
    arrow = s.arrow
    shut = not wheel.is_empty(s, wheel.after(arrow))  # what stands at the arrow cannot cross it then
    place: i64
    for place in s.places:
        if place != NONE:
            quadrant = wheel.quadrant_of(place)
            out.put(at, quadrant + 1)
            out.put(at + TILES, wheel.space_of(place) + 1)
            out.put(at + 2 * TILES, wheel.age(s, quadrant))
            if shut and quadrant == arrow:
                out.put(at + 3 * TILES)
        at += 1


# ---------------------------------------------------------------- a player


def write_player(s: Woodcraft, seat: i64, known: KnownPlayer, out: Writer) -> None:
    p = s.players[seat]
    same_pots = p.pots is known.pots
    out.add(turns_left(s, seat))
    if known.changed:
        out.add_most(p.tokens, MANY)
    else:
        out.keep(len(f.TOKENS))
    if known.same_lumber:
        out.keep(DICE)
    else:
        out.add_most(p.lumber, MANY)
    write_workshop(p, known, out)
    if p.rooms is known.rooms:
        out.keep(f.HELPER_CARDS)
    else:
        write_cards(known.rooms, p.rooms, f.HELPER_CARDS, out)
        known.rooms = p.rooms
    if p.used is known.used and p.attic is known.attic:
        out.keep(f.ROOMS + f.SPACES)
    else:
        out.add_all(p.used)
        for kind in p.attic:
            out.add(kind + 1)
        known.used = p.used
        known.attic = p.attic
    write_orders(p, known, out)
    out.add(len(p.completed))
    out.add(p.fallen)
    out.add(len(p.hand))
    if p.claimed is known.claimed:
        out.keep(COMMISSIONS)
    else:
        write_flags(known.claimed, p.claimed, COMMISSIONS, out)
        known.claimed = p.claimed
    points: i64 = 0
    for commission in p.claimed:
        points += commission_points(p, commission)
    out.add(points if points < MANY else MANY)
    if same_pots and known.same_lumber and known.changed & LEFT == 0:
        out.keep(1)
    else:
        out.add(min(MOST_LEFT, leftovers(p)))
    out.add(p.marketing)
    if p.income is known.income:
        out.keep(2)
    else:
        out.add_most(p.income, MANY)
        known.income = p.income
    out.add(p.reputation)
    if p.reached is known.reached and p.parts is known.parts:
        out.keep(2 + PARTS)
    else:
        out.add_all(p.reached)
        out.add_all(p.parts)
        known.reached = p.reached
        known.parts = p.parts


def turns_left(s: Woodcraft, seat: i64) -> i64:
    """Turns to come after the present one."""
    now = s.round
    turns: i64 = f.ROUNDS[s.seats]
    if now > 0 and seats_after(s, s.first, seat) > seats_after(s, s.first, s.turn):
        turns += 1
    return turns - now


def seats_after(s: Woodcraft, seat: i64, other: i64) -> i64:
    """How many seats after a seat another one sits."""
    away = other - seat
    return away if away >= 0 else away + s.seats


def write_workshop(p: Player, known: KnownPlayer, out: Writer) -> None:
    """Pots and tiles, and what can be done with them now."""
    same_tiles = p.saws is known.saws and p.splicers is known.splicers
    if same_tiles and p.pots is known.pots:
        out.keep(9)
    else:
        out.add_all(p.pots)
        out.add_all(p.saws)
        out.add_all(p.splicers)
        known.pots = p.pots
        known.saws = p.saws
        known.splicers = p.splicers
    out.add(p.gluer)
    if same_tiles and known.same_stock and known.changed & REUSE == 0:
        out.keep(2)
    else:
        write_free(p, out)


def write_free(p: Player, out: Writer) -> None:
    """Sawing tiles that are ready, and splicings that are possible now."""
    ready: i64 = 0
    count: i64 = 0
    for saw in p.saws:
        if saw == READY:
            ready += 1
    if p.tokens[f.SCRAP]:
        slot: i64
        for slot in range(3):
            if can_splice(p, slot):
                count += 1
    out.add(ready)
    out.add(count)


def write_orders(p: Player, known: KnownPlayer, out: Writer) -> None:
    """The rows of the orders beside the board, and what is missing for them."""
    before = known.orders
    orders = p.orders
    if orders is before and p.rows is known.rows:
        out.keep(f.ORDER_CARDS)
    else:
        at = out.standing(f.ORDER_CARDS)
        clear(before, at, out)
        for i, card in enumerate(orders):
            out.put(at + card, p.rows[i] + 1)
        known.orders = orders
        known.rows = p.rows
    if orders is before and known.same_stock:
        out.keep(f.ORDER_CARDS)
    else:
        write_missing(p, before, orders, out)


def write_hidden(p: Player, known: KnownPlayer, out: Writer) -> None:
    if p.hand is known.hand:
        out.keep(f.ORDER_CARDS)
    else:
        write_flags(known.hand, p.hand, f.ORDER_CARDS, out)
        known.hand = p.hand
    if p.offered_orders is known.offered_orders and p.offered_helpers is known.offered_helpers:
        out.keep(f.ORDER_CARDS + f.HELPER_CARDS)
    else:
        write_cards(known.offered_orders, p.offered_orders, f.ORDER_CARDS, out)
        write_cards(known.offered_helpers, p.offered_helpers, f.HELPER_CARDS, out)
        known.offered_orders = p.offered_orders
        known.offered_helpers = p.offered_helpers
    if p.rejected_orders is known.rejected_orders and p.rejected_helpers is known.rejected_helpers:
        out.keep(f.ORDER_CARDS + f.HELPER_CARDS)
    else:
        write_flags(known.rejected_orders, p.rejected_orders, f.ORDER_CARDS, out)
        write_flags(known.rejected_helpers, p.rejected_helpers, f.HELPER_CARDS, out)
        known.rejected_orders = p.rejected_orders
        known.rejected_helpers = p.rejected_helpers


def write_missing(p: Player, before: list[int], cards: list[int], out: Writer) -> None:
    """1 and what the player lacks, for each of these orders, where that for other ones stood."""
    at = out.standing(f.ORDER_CARDS)
    clear(before, at, out)
    card: i64
    for card in cards:
        if card != NONE:
            out.put(at + card, 1 + missing(p, card))


def missing(p: Player, card: i64) -> i64:
    """Dice and tokens that the player lacks for an order, the dice counted as the pile lies there."""
    order = ORDERS[card]
    tokens, lumber, counts = p.tokens, p.lumber, order.counts
    lacking = lack(order.glue, tokens[f.GLUE]) + lack(order.scrap, tokens[f.SCRAP])
    lacking += lack(order.sawblade, tokens[f.SAWBLADE])
    for i, die in enumerate(order.dice):
        lacking += lack(counts[i], lumber[die])
    return lacking + missing_free(p, order) if order.free_masks else lacking


def lack(wanted: i64, there: i64) -> i64:
    return wanted - there if wanted > there else 0


def missing_free(p: Player, order: f.Order) -> i64:
    """Of the dice that may be of several colours or values, those for which the others of the pile do not serve."""
    left = p.lumber[:]
    for i, die in enumerate(order.dice):
        left[die] = lack(left[die], order.counts[i])
    lacking: i64 = 0
    for i, mask in enumerate(order.free_masks):
        value = order.free_values[i]
        lacking += 1
        for die in range(DICE):
            if left[die] and mask >> f.COLOR_OF[die] & 1 and (value == 0 or value == f.PIPS[die]):
                left[die] -= 1
                lacking -= 1
                break
    return lacking
