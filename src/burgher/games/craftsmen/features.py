"""A position as a row of numbers, for programs that learn: what the seat may know, and nothing else.

First comes what only the seat itself knows, then what all see of it and of each opponent, who follow in seat order
after it, then the table. `LAYOUTS` tells where each group stands, and what its numbers count. Flags are 0 or 1.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.features import Group, Layout
from burgher.core.state import ASKS_SEAT, data_of, seat_of, step_of
from burgher.core.step import Field
from burgher.core.writer import Writer
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.chapters.builders import LINE_BITS
from burgher.games.craftsmen.chapters.money import PAY, worth
from burgher.games.craftsmen.chapters.privileges import LABOUR_WAYS
from burgher.games.craftsmen.chapters.year import STAGE
from burgher.games.craftsmen.rules import STEPS
from burgher.games.craftsmen.score import LINES, PARTS, highest
from burgher.games.craftsmen.state import NO_KIND, QUEUE, Craftsmen, Player, icon_place, total

DEALT: Final = f.CARDS - 1 - f.SAWMILLS  # building cards that can be in a hand: all but the sawmills
MOST_CARDS: Final = f.LIMIT + f.BANK_CARDS  # capital cards in a hand, before the discard
GOODS: Final = len(f.GOODS)
SEMIS: Final = f.SEMI - f.RAW
INPUTS: Final = SEMIS + 2 * f.FINISHED  # input icons, of buildings of one kind taken together
DISCS: Final = len(f.CITY) * QUEUE - QUEUE  # places of discs in the six city buildings
HOLDS: Final = 2 * f.ROWS
STORES: Final = 2 * f.COLUMNS
ENDS: Final = f.COLOUR_COUNT * 4  # the colours of both halves of both end cards
ROW: Final = GOODS + INPUTS + f.FINISHED + f.COLOUR_COUNT + ENDS + f.FINISHED  # what follows from a row and its icons
ASKED: Final = [step.number for step in STEPS if step.asks == ASKS_SEAT]
NOTHING: Final = -1
ASKED_PLACE: Final = [ASKED.index(number) if number in ASKED else NOTHING for number in range(len(STEPS))]
# what the frames on the stack carry: the name of the field, its highest value, and what it counts
TOLD: Final = [
    ("price", 199, "What has to be paid."),
    ("points", max(f.LABOUR), "Labour points that are left."),
    ("cards", MOST_CARDS, "Capital cards still to be drawn or discarded."),
    ("done", 1, "The notary's action has been used."),
    ("raised", 1, "The opening bid of the auction has been raised."),
    ("privilege", LABOUR_WAYS - 1, "The helper's privilege: none, by the gold ring, by token; 3 is a work token."),
]


def _told(number: int) -> list[tuple[int, Field]]:
    """The fields of a step that are told, with their places."""
    names = [name for name, _, _ in TOLD]
    return [(names.index(field.name), field) for field in STEPS[number].fields if field.name in names]


TOLD_OF: Final[list[list[tuple[int, Field]]]] = [_told(number) for number in range(len(STEPS))]

# ---------------------------------------------------------------- where each feature stands


def _flags(name: str, count: int, about: str) -> Group:
    return Group(name, count, 0, 1, about)


def _own_groups() -> list[Group]:
    """What only the seat itself knows."""
    return [
        Group("own.capital", f.KINDS, 0, MOST_CARDS, "Capital cards in hand: violet 1, 2, 3, then green, blue, red."),
        Group("own.worth", 1, 0, 5 * MOST_CARDS, "The most that the hand can pay."),
        _flags("own.hand", DEALT, "Building cards in hand, from B01 on."),
        Group("own.lines_held", f.FINISHED, 0, 8, "Of each finished good's line: buildings built or in hand."),
    ]


def _player_groups(who: str, players: int) -> list[Group]:
    """What all see of a player."""
    most = highest()
    return [
        Group(f"{who}.parts", PARTS, -most, most, f"Points by line: {', '.join(line[0] for line in LINES)}."),
        Group(f"{who}.supply", 1, 0, f.CUBES, "Cubes in the supply."),
        Group(f"{who}.fair", 1, 0, f.FAIR, "Markers on the fair."),
        Group(f"{who}.helpers", 1, 0, f.HELPERS, "Helpers in hand."),
        _flags(f"{who}.passed", 1, "Has passed in the helper phase."),
        Group(f"{who}.privileges", 1, 0, f.TOKENS, "Privilege tokens."),
        Group(f"{who}.work", 1, 0, f.TOKENS, "Work tokens."),
        Group(f"{who}.used", 1, 0, 2 * f.HELPERS, "Privileges used in this round."),
        Group(f"{who}.cards", 1, 0, MOST_CARDS, "Capital cards in hand."),
        Group(f"{who}.sum", 1, 0, f.VALUES * f.START_CAPITAL, "The known sum of the starting hand; 0 once it changed."),
        Group(f"{who}.hand_size", 1, 0, DEALT, "Building cards in hand."),
        _flags(f"{who}.order", players, "The place in the turn order."),
        Group(f"{who}.buildings", GOODS, 0, DEALT + 1, "Built cards by the good they make."),
        Group(
            f"{who}.inputs", INPUTS, 0, DEALT + 1, "Markers on input icons: one for semi-finished, two for finished."
        ),
        Group(f"{who}.ready", f.FINISHED, 0, DEALT + 1, "Cards of finished goods with both icons filled."),
        Group(f"{who}.halves", f.COLOUR_COUNT, 0, 2 * DEALT + 2, "Colour halves of the row."),
        _flags(f"{who}.ends", ENDS, "Colours of top and bottom half of the left end of the row, then of the right."),
        Group(f"{who}.lines", f.FINISHED, 0, 8, "Of each finished good's line: buildings built."),
        _flags(f"{who}.bonus", f.FINISHED, "Bonus tokens."),
        _flags(f"{who}.ships", HOLDS, "Markers on ships, row by row: left, right."),
        _flags(f"{who}.granary", STORES, "Markers in the granary, column by column: lower, upper."),
        _flags(f"{who}.discs", DISCS, "Helpers in the six city buildings, by space: lower, upper."),
        _flags(f"{who}.change", f.CHANGES, "The disc on the order-change track."),
        Group(f"{who}.shown", f.KINDS, 0, MOST_CARDS, "Capital cards in hand that came openly."),
        _flags(f"{who}.seen", DEALT, "Building cards in hand that came openly, from B01 on."),
    ]


def _table_groups(players: int) -> list[Group]:
    """What lies on the table, and what is asked of whom."""
    return [
        _flags("year", f.YEARS, "The year."),
        _flags("season", len(f.SEASONS), "The season."),
        _flags("stage", len(f.CITY), "The city building being resolved; the first is none."),
        Group("stage.place", 1, 0, QUEUE, "The place of its queue from which it goes on."),
        _flags("asked", len(ASKED), f"What is asked: {', '.join(STEPS[number].name for number in ASKED)}."),
        _flags("mover", players, "Who is asked, the own seat first."),
        *[Group(f"asked.{name}", 1, 0, high, about) for name, high, about in TOLD],
        _flags("asked.colours", f.COLOUR_COUNT, "Colours that a payment takes."),
        Group("capital.display", f.KINDS, 0, 2, "Open capital cards."),
        Group("capital.discard", f.KINDS, 0, 48, "The discard pile."),
        Group("capital.deck", 1, 0, 48, "Cards in the deck."),
        Group("capital.paid", f.KINDS, 0, MOST_CARDS, "Cards laid for the payment under way."),
        Group("capital.mayor", f.KINDS, 0, max(f.MAYOR_CARDS), "The mayor's cards."),
        _flags("granary.natural", STORES, "Natural markers in the granary, column by column: lower, upper."),
        Group("natural", 1, 0, f.NATURAL_MARKERS, "Natural markers in the supply."),
        Group("privileges", 1, 0, max(f.PRIVILEGES), "Privilege tokens in the pool."),
        Group("work", 1, 0, max(f.WORK), "Work tokens in the pool."),
        _flags("display", DEALT, "Building cards on display, from B01 on."),
        Group("piles", 3, 0, DEALT, "Cards in the piles by class."),
        _flags("piles.known", DEALT, "Building cards that the seat knows to lie in a pile."),
        _flags("piles.top", DEALT, "Building cards that the seat knows to lie on top of a pile."),
        _flags("looked", DEALT, "Building cards being looked at, as far as the seat sees them."),
        _flags("box", f.SAWMILLS, "Sawmills in the box."),
        _flags("auction.lot", DEALT, "The building card being auctioned."),
        Group("auction.bid", 1, 0, f.TOP_VALUE, "The highest bid."),
        _flags("auction.bidder", players, "Whose it is, the own seat first."),
        _flags("auction.in", players, "Who may still bid, the own seat first."),
    ]


def layout(players: int) -> Layout:
    groups = _own_groups()
    for n in range(players):
        groups += _player_groups(f"opponent{n}" if n else "own", players)
    return Layout(groups + _table_groups(players))


LAYOUTS: Final = {players: layout(players) for players in range(2, 6)}


# ---------------------------------------------------------------- writing them down


def write(s: Craftsmen, seat: i64, out: Writer) -> None:
    """All features in the order of the layout."""
    write_own(s.players[seat], out)
    same_discs = out.same_stamp(s.queues_stamp)
    same_markers = out.same_stamp(s.markers_stamp)
    seats: i64 = s.seats
    n: i64
    for n in range(seats):
        write_player(s, (seat + n) % seats, same_discs, same_markers, out)
    write_time(s, seat, out)
    write_board(s, same_markers, out)
    write_cards(s, seat, out)


def write_flags(cards: list[int], out: Writer) -> None:
    """Building cards as flags; empty places are passed over."""
    at = out.room(DEALT)
    for card in cards:
        put_card(card, out, at)


def put_card(card: i64, out: Writer, at: i64) -> None:
    """The flag of a building card among those that begin here; sawmills and empty places have none."""
    if card > f.SAWMILLS:
        out.put(at + card - f.SAWMILLS - 1)


def write_lines(made: i64, out: Writer) -> None:
    """Of each line, how many of its buildings are among those that make these goods."""
    for line in LINE_BITS:
        there: i64 = line & made
        count: i64 = 0
        while there:
            count += 1
            there &= there - 1
        out.add(count)


def made_by(cards: list[int], made: i64) -> i64:
    """The goods that these cards and others make, as bits."""
    one: i64 = 1
    for card in cards:
        good: i64 = f.GOOD_OF[card]
        made |= one << good
    return made


def write_own(p: Player, out: Writer) -> None:
    if out.same_stamp(p.capital_stamp):
        out.keep(f.KINDS + 1)
    else:
        out.add_all(p.capital)
        out.add(worth(p.capital))
    same_row = out.same_stamp(p.row_stamp)
    if out.same_stamp(p.hand_stamp) and same_row:
        out.keep(DEALT + f.FINISHED)
    else:
        write_flags(p.hand, out)
        write_lines(made_by(p.hand, made_by(p.row, 0)), out)


def write_player(s: Craftsmen, seat: i64, same_discs: bool, same_markers: bool, out: Writer) -> None:
    p = s.players[seat]
    if out.same_stamp(p.parts_stamp):
        out.keep(PARTS)
    else:
        out.add_all(p.parts)
    out.add(p.supply)
    out.add(p.fair)
    out.add(p.helpers)
    out.add(p.passed)
    out.add(p.privileges)
    out.add(p.work)
    out.add(p.used)
    same_capital = out.same_stamp(p.capital_stamp)
    if same_capital:
        out.keep(1)
    else:
        out.add(p.cards())
    out.add(p.sum)
    out.add(len(p.hand))
    if same_markers:
        out.keep(s.seats)
    else:
        write_markers(s.order, seat, s.seats, out)
    if out.same_stamp(p.row_stamp):
        out.keep(ROW)
    else:
        write_row(p, out)
        write_lines(made_by(p.row, 0), out)
    if same_markers:
        out.keep(f.FINISHED + HOLDS + STORES)
    else:
        write_markers(s.bonus, seat, f.FINISHED, out)
        write_markers(s.ships, seat + 1, HOLDS, out)
        write_markers(s.granary, seat + 1, STORES, out)
    if same_discs:
        out.keep(DISCS)
    else:
        write_markers(s.queues, seat + 1, DISCS, out, QUEUE)
    if same_markers:
        out.keep(f.CHANGES)
    else:
        write_markers(s.change, seat, f.CHANGES, out)
    if same_capital:
        out.keep(f.KINDS)
    else:
        out.add_all(p.shown)
    if out.same_stamp(p.hand_stamp):
        out.keep(DEALT)
        return
    seen = out.room(DEALT)
    for card in p.hand:
        if card not in p.secret:
            put_card(card, out, seen)


def write_markers(places: list[int], marker: i64, count: i64, out: Writer, first: i64 = 0) -> None:
    """Flags for so many places, from some place on: those where this marker, disc or seat is."""
    at = out.room(count) - first
    numbers = out.numbers
    there: i64
    for i, there in enumerate(places):
        if there == marker and i >= first:
            numbers[at + i] = 1


def write_row(p: Player, out: Writer) -> None:
    """Buildings, markers, ready cards, halves and ends."""
    goods = out.room(GOODS)
    inputs = out.room(INPUTS)
    ready = out.room(f.FINISHED)
    halves = out.room(f.COLOUR_COUNT)
    ends = out.room(ENDS)
    row: i64
    for row in range(len(p.row)):
        card: i64 = p.row[row]
        good: i64 = f.GOOD_OF[card]
        out.raise_by(goods + good)
        out.raise_by(halves + f.TOP[card])
        out.raise_by(halves + f.BOTTOM[card])
        if good < f.RAW:
            continue
        first = p.icons[icon_place(row, 0)] != f.NO_MARKER
        second = p.icons[icon_place(row, 1)] != f.NO_MARKER
        icon = inputs + (good - f.RAW if good < f.SEMI else SEMIS + 2 * (good - f.SEMI))
        if first:
            out.raise_by(icon)
        if second:
            out.raise_by(icon + 1)
        if first and second:
            out.raise_by(ready + good - f.SEMI)
    if p.row:
        write_end(p.row[0], out, ends)
        write_end(p.row[-1], out, ends + 2 * f.COLOUR_COUNT)


def write_end(card: i64, out: Writer, at: i64) -> None:
    """The colours of the upper and of the lower half of a card at an end of the row."""
    out.put(at + f.TOP[card])
    out.put(at + f.COLOUR_COUNT + f.BOTTOM[card])


def write_time(s: Craftsmen, seat: i64, out: Writer) -> None:
    """The calendar, and what is asked of whom."""
    out.add_flag(s.year, f.YEARS)
    out.add_flag(s.season, len(f.SEASONS))
    out.add_flag(s.stage, len(f.CITY))
    stage = out.room(1)
    asked: i64 = NOTHING
    mover: i64 = NOTHING
    if s.stack:
        top: i64 = s.stack[-1]
        asked = ASKED_PLACE[step_of(top)]
        if asked >= 0:
            mover = (seat_of(top) - seat + s.seats) % s.seats
    out.add_flag(asked, len(ASKED))
    out.add_flag(mover, s.seats)
    told = out.room(len(TOLD))
    colours = out.room(f.COLOUR_COUNT)
    frame: i64
    for frame in s.stack:
        number = step_of(frame)
        data = data_of(frame)
        if number == STAGE.number:
            out.put(stage, STAGE.place.of(data))
        for place, field in TOLD_OF[number]:
            out.put(told + place, field.of(data))
        if number == PAY.number:
            colour: i64
            for colour in range(f.COLOUR_COUNT):
                out.put(colours + colour, PAY.colours.of(data) >> colour & 1)


def write_board(s: Craftsmen, same_markers: bool, out: Writer) -> None:
    """Capital cards, granary and pools."""
    if out.same_stamp(s.money_stamp):
        out.keep(f.KINDS + f.KINDS + 1 + 2 * f.KINDS)
    else:
        display = out.room(f.KINDS)
        for kind in s.capital_display:
            if kind != NO_KIND:
                out.raise_by(display + kind)
        out.add_all(s.discard)
        out.add(total(s.deck))
        out.add_all(s.paid)
        out.add_all(s.mayor)
    if same_markers:
        out.keep(STORES)
    else:
        write_markers(s.granary, f.NATURAL, STORES, out)
    out.add(s.natural)
    out.add(s.privileges)
    out.add(s.work)


def write_cards(s: Craftsmen, seat: i64, out: Writer) -> None:
    """Building cards that lie on the table, as far as the seat knows them, and the auction."""
    if out.same_stamp(s.cards_stamp):
        out.keep(DEALT + len(s.piles) + 3 * DEALT + f.SAWMILLS)
    else:
        write_flags(s.display, out)
        write_piles(s, seat, out)
        write_looked(s, seat, out)
        box = out.room(f.SAWMILLS)
        for card in s.box:
            out.put(box + card - 1)
    write_auction(s, seat, out)


def write_looked(s: Craftsmen, seat: i64, out: Writer) -> None:
    """Cards being looked at, as far as the seat sees them."""
    looked = out.room(DEALT)
    entry: i64
    for entry in s.looked:
        if pl.place(entry) >> seat & 1:
            put_card(pl.card(entry), out, looked)


def write_piles(s: Craftsmen, seat: i64, out: Writer) -> None:
    """How many cards lie in each pile, and which of them the seat knows."""
    for pile in s.piles:
        out.add(len(pile.entries))
    known = out.room(DEALT)
    top = out.room(DEALT)
    entry: i64
    for pile in s.piles:
        for entry in pile.entries:
            if pl.seen(entry) >> seat & 1:
                put_card(pl.card(entry), out, known)
        if pile.entries:
            entry = pile.entries[-1]
            if pl.place(entry) >> seat & 1:
                put_card(pl.card(entry), out, top)


def write_auction(s: Craftsmen, seat: i64, out: Writer) -> None:
    card: i64 = s.display[s.lot_place] if s.bidders else f.NO_CARD
    out.add_flag(card - f.SAWMILLS - 1 if card > f.SAWMILLS else NOTHING, DEALT)
    bid = out.room(1)
    bidder = out.room(s.seats)
    bidders = out.room(s.seats)
    if not s.bidders:
        return
    out.put(bid, s.bid)
    n: i64
    for n in range(s.seats):
        other = (seat + n) % s.seats
        out.put(bidder + n, 1 if s.bidder == other else 0)
        out.put(bidders + n, s.bidders >> other & 1)
