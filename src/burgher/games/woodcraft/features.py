"""A position as a row of numbers: what a seat may know, for programs that learn.

First what all players share, then the seat's own things, then those of the others in turn order after it. Cards are
written card by card: what stands there is where the card lies, and 0 where it does not lie there.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.features import Group, Layout
from burgher.core.state import data_of, step_of
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
        Group("market", 6, 0, f.MOST, "pips of the public lumber, two dice of each colour"),
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


def write(s: Woodcraft, seat: i64, out: Writer) -> None:
    """The row that `LAYOUTS` describes."""
    p = s.players[seat]
    same_lumber = out.same(p.lumber)
    same_stock = same_materials(p, out) and same_lumber
    write_table(s, seat, same_stock, out)
    write_player(s, seat, same_lumber, same_stock, out)
    write_hidden(s.players[seat], out)
    seats: i64 = s.seats
    i: i64
    for i in range(1, seats):
        other = (seat + i) % seats
        p = s.players[other]
        same_lumber = out.same(p.lumber)
        write_player(s, other, same_lumber, same_materials(p, out) and same_lumber, out)


def same_materials(p: Player, out: Writer) -> bool:
    """Has the player as much of all that orders and splicing take beside dice?"""
    tokens = p.tokens
    return out.same_number((tokens[f.GLUE] << 40) + (tokens[f.SCRAP] << 20) + tokens[f.SAWBLADE])


def write_cards(cards: list[int], count: i64, out: Writer) -> None:
    """Of all cards of a kind, the place, from 1, of those in a list."""
    at = out.room(count)
    i: i64
    for i in range(len(cards)):
        card: i64 = cards[i]
        if card != NONE:
            out.put(at + card, i + 1)


def keep_cards(cards: list[int], count: i64, out: Writer) -> None:
    """The same, if the list has changed."""
    if out.same(cards):
        out.keep(count)
    else:
        write_cards(cards, count, out)


def keep_flags(values: list[int], count: i64, out: Writer) -> None:
    """Of so many things, 1 for those in a list, if it has changed."""
    if out.same(values):
        out.keep(count)
    else:
        write_flags(values, count, out)


def write_flags(values: list[int], count: i64, out: Writer) -> None:
    """Of so many things, 1 for those in a list."""
    at = out.room(count)
    for value in values:
        if value != NONE:
            out.put(at + value)


def write_most(values: list[int], out: Writer) -> None:
    """Numbers without an upper bound."""
    value: i64
    for value in values:
        out.add(value if value < MANY else MANY)


# ---------------------------------------------------------------- the table


def write_table(s: Woodcraft, seat: i64, same_stock: bool, out: Writer) -> None:
    phases: i64 = 0
    for after in f.INCOME_AFTER[s.seats]:
        if after >= s.round:
            phases += 1
    out.add(s.round)
    out.add(phases)
    out.add((s.first - seat + s.seats) % s.seats)
    out.add((s.turn - seat + s.seats) % s.seats)
    write_asked(s, seat, out)
    out.add_flag(taken_helper(s.stack), f.HELPER_CARDS)
    write_wheel(s, out)
    out.add_flag(s.tile, TILES)
    out.add(s.settled)
    out.add(s.bonus_used)
    out.add(s.bonus_lanterns if s.bonus_lanterns < MANY else MANY)
    out.add_all(s.market)
    same_display = out.same(s.order_display)
    if same_display:
        out.keep(f.ORDER_CARDS)
    else:
        write_cards(s.order_display, f.ORDER_CARDS, out)
    if same_display and same_stock:
        out.keep(f.ORDER_CARDS)
    else:
        write_missing(s.players[seat], s.order_display, out)
    keep_cards(s.helper_display, f.HELPER_CARDS, out)
    out.add(len(s.order_deck))
    out.add(len(s.helper_deck))
    out.add(len(s.order_discard))
    out.add(len(s.helper_discard))
    out.add(s.final_decks)
    if out.same_number(s.seen_orders):
        out.keep(f.ORDER_CARDS)
    else:
        out.add_bits(s.seen_orders, f.ORDER_CARDS)
    if out.same_number(s.seen_helpers):
        out.keep(f.HELPER_CARDS)
    else:
        out.add_bits(s.seen_helpers, f.HELPER_CARDS)
    keep_flags(s.commissions, COMMISSIONS, out)
    for tile in s.reputation_tiles:
        out.add_flag(tile, REPUTATION_TILES)
    out.add_all(s.tools)
    if s.seats == 1:
        write_flags(s.solo_deck, SOLO_CARDS, out)
        out.add(s.rival)


def write_asked(s: Woodcraft, seat: i64, out: Writer) -> None:
    """What the game waits for: all that lies on the stack is public."""
    out.add_flag(step_of(s.stack[-1]) if s.stack else NONE, len(STEPS))
    out.add(1 if s.mover() == seat else 0)
    at = out.room(ASKED)
    if not s.stack:
        return
    top: i64 = s.stack[-1]
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


def write_wheel(s: Woodcraft, out: Writer) -> None:
    """Quadrants and spaces count from 1, as the rulebook does; before the wheel is laid out all is 0."""
    same_places = out.same(s.places)
    if out.same_number(s.arrow) and same_places:
        out.keep(4 * TILES)
    else:
        write_places(s, out)
    out.add_flag(s.arrow, wheel.QUADRANTS)
    out.add_flag(s.start, wheel.QUADRANTS)
    out.add(s.arc)


def write_places(s: Woodcraft, out: Writer) -> None:
    """Of each tile: quadrant, space, age, and whether it is blocked."""
    quadrants = out.room(TILES)
    spaces = out.room(TILES)
    ages = out.room(TILES)
    shut = out.room(TILES)
    tile: i64
    for tile in range(TILES):
        place: i64 = s.places[tile]
        if place != NONE:
            out.put(quadrants + tile, wheel.quadrant_of(place) + 1)
            out.put(spaces + tile, wheel.space_of(place) + 1)
            out.put(ages + tile, wheel.age(s, wheel.quadrant_of(place)))
            if wheel.blocked(s, tile):
                out.put(shut + tile)


# ---------------------------------------------------------------- a player


def write_player(s: Woodcraft, seat: i64, same_lumber: bool, same_stock: bool, out: Writer) -> None:
    p = s.players[seat]
    turns = f.ROUNDS[s.seats] - s.round
    if s.round > 0 and (seat - s.first + s.seats) % s.seats > (s.turn - s.first + s.seats) % s.seats:
        turns += 1
    out.add(turns)
    same_tokens = out.same(p.tokens)
    same_pots = out.same(p.pots)
    same_attic = out.same(p.attic)
    same_orders = out.same(p.orders)
    same_rows = out.same(p.rows) and same_orders
    if same_tokens:
        out.keep(len(f.TOKENS))
    else:
        write_most(p.tokens, out)
    if same_lumber:
        out.keep(DICE)
    else:
        write_most(p.lumber, out)
    if same_pots:
        out.keep(3)
    else:
        out.add_all(p.pots)
    out.add_all(p.saws)
    out.add_all(p.splicers)
    out.add(p.gluer)
    write_free(p, out)
    keep_cards(p.rooms, f.HELPER_CARDS, out)
    out.add_all(p.used)
    if same_attic:
        out.keep(f.SPACES)
    else:
        for kind in p.attic:
            out.add(kind + 1)
    if same_rows:
        out.keep(f.ORDER_CARDS)
    else:
        write_orders(p, out)
    if same_orders and same_stock:
        out.keep(f.ORDER_CARDS)
    else:
        write_missing(p, p.orders, out)
    out.add(len(p.completed))
    out.add(p.fallen)
    out.add(len(p.hand))
    keep_flags(p.claimed, COMMISSIONS, out)
    points: i64 = 0
    for commission in p.claimed:
        points += commission_points(p, commission)
    out.add(min(MANY, points))
    if same_tokens and same_lumber and same_pots:
        out.keep(1)
    else:
        out.add(min(MOST_LEFT, leftovers(p)))
    out.add(p.marketing)
    write_most(p.income, out)
    out.add(p.reputation)
    out.add_all(p.reached)
    if out.same(p.parts):
        out.keep(PARTS)
    else:
        out.add_all(p.parts)


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


def write_orders(p: Player, out: Writer) -> None:
    """The rows of the orders beside the board."""
    at = out.room(f.ORDER_CARDS)
    for i, card in enumerate(p.orders):
        out.put(at + card, p.rows[i] + 1)


def write_hidden(p: Player, out: Writer) -> None:
    keep_flags(p.hand, f.ORDER_CARDS, out)
    keep_cards(p.offered_orders, f.ORDER_CARDS, out)
    keep_cards(p.offered_helpers, f.HELPER_CARDS, out)
    keep_flags(p.rejected_orders, f.ORDER_CARDS, out)
    keep_flags(p.rejected_helpers, f.HELPER_CARDS, out)


def write_missing(p: Player, cards: list[int], out: Writer) -> None:
    """1 and what the player lacks, for each of these orders."""
    at = out.room(f.ORDER_CARDS)
    card: i64
    for card in cards:
        if card != NONE:
            out.put(at + card, 1 + missing(p, card))


def missing(p: Player, card: i64) -> i64:
    """Dice and tokens that the player lacks for an order, the dice counted as the pile lies there."""
    order = ORDERS[card]
    lacking = lack(order.glue, p.tokens[f.GLUE]) + lack(order.scrap, p.tokens[f.SCRAP])
    lacking += lack(order.sawblade, p.tokens[f.SAWBLADE])
    for i, die in enumerate(order.dice):
        lacking += lack(order.counts[i], p.lumber[die])
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
