"""A position as a row of numbers, for programs that learn: what a seat may know of it, and nothing else.

The table comes first, then the own things, then those of the others in the order of the table after the own seat.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.features import Group, Layout
from burgher.core.state import data_of, seat_of, step_of
from burgher.core.writer import Writer
from burgher.games.glass_road.chapters.building import can_build_tile
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.periods import PICK, hand_size
from burgher.games.glass_road.facts import (
    ANYTIME_LIMIT,
    CARDS,
    CELLS,
    EMPTY,
    FIRST_KIND,
    FIRST_TILE,
    HIGHEST_BASIC,
    KINDS,
    LONG_GAME,
    MARKERS,
    ROUNDS,
    ROW,
    SOLO_HANDS,
    TILES,
)
from burgher.games.glass_road.rules import STEPS
from burgher.games.glass_road.score import LINES, lowest_and_highest, parts
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player

NO_STEP: Final = -1
MOST_FIELDS: Final = 5
MOST_PERIODS: Final = max(LONG_GAME, len(SOLO_HANDS))
MOST_IN_HAND: Final = max(SOLO_HANDS)
LAND: Final = 2 + len(KINDS)  # empty cells, the kinds of landscape, and forests
MOST_HALVES: Final = int(2 * lowest_and_highest()[1])


def table_groups(players: int) -> list[Group]:
    """What lies between the players."""
    return [
        Group("period", 1, 0, MOST_PERIODS - 1, "The building period, from 0."),
        Group("periods", 1, 1, MOST_PERIODS, "How many periods this game has."),
        Group("round", 1, 0, ROUNDS - 1, "The card round of the period, from 0, with three or four players."),
        Group("first", 1, 0, players - 1, "How many seats after the own one the goblet is."),
        Group("places", 1, 0, ROW, "Places in each row of the building board."),
        Group("bases_adjacent", 1, 0, 1, "Whether base buildings are neighbours of the left column."),
        Group("starter", 1, 0, 1, "Whether the tiles for a first game come first."),
        Group("step", len(STEPS), 0, 1, "The step that is pending: 1 at its number."),
        Group("asked", players, 0, 1, "Who may act now."),
        Group("pending", MOST_FIELDS, -1, TILES, "The fields of the pending step, in their order."),
        Group("effect", 1, 0, 1, "Whether the card had an effect since its entry cost was paid."),
        Group("board", TILES, 0, 1, "The tiles that lie face up on the building board."),
        Group("pile", TILES, 0, 1, "The tiles that are in a face-down stack."),
        Group("removed", TILES, 0, 1, "The tiles that are out of the game."),
    ]


def player_groups(who: str) -> list[Group]:
    """What lies before each player."""
    return [
        Group(
            f"{who}.goods", MARKERS, 0, HIGHEST_BASIC, "Goods: the six of the glass wheel, the four of the brick wheel."
        ),
        Group(f"{who}.plan", CELLS, 0, FIRST_TILE + TILES - 1, "What each cell holds, as a number; see `facts`."),
        Group(f"{who}.land", LAND, 0, CELLS, "Empty cells, pits, groves, ponds; and forests."),
        Group(f"{who}.built", TILES, 0, 1, "The tiles built, on cells and on base buildings."),
        Group(f"{who}.display", TILES, 0, 1, "The tiles in the private display."),
        Group(f"{who}.payable", TILES, 0, 1, "The tiles that could be built with these goods now."),
        Group(
            f"{who}.score", len(LINES), -2 * TILES, MOST_HALVES, "The score sheet as of now, by lines, in half points."
        ),
        Group(f"{who}.cards", 1, 0, MOST_IN_HAND, "Cards in hand; while hands are chosen, of others only whole ones."),
        Group(f"{who}.has_laid", 1, 0, 1, "Whether a card lies face down."),
        Group(f"{who}.played", CARDS, 0, 1, "Cards played openly in this period."),
        Group(f"{who}.notches", CARDS, 0, 1, "Cards played by following in this period."),
        Group(f"{who}.absent", CARDS, 0, 1, "Cards that all know not to be in this hand, for want of following."),
        Group(f"{who}.resting", CARDS, 0, 1, "Solo: the cards of the period before."),
        Group(f"{who}.evaluating", CARDS, 0, 1, "The card that this player evaluates now, or next."),
        Group(f"{who}.evaluation", 4, 0, 1, "Of that card: each part used, the entry paid, both parts allowed."),
        Group(f"{who}.anytime", 1, 0, ANYTIME_LIMIT, "Anytime actions in this window."),
    ]


def own_groups() -> list[Group]:
    """What only the own seat knows."""
    return [
        Group("own.hand", CARDS, 0, 1, "The own cards in hand."),
        Group("own.laid", CARDS, 0, 1, "The own card that lies face down."),
    ]


def layout(players: int) -> Layout:
    groups = table_groups(players) + own_groups() + player_groups("own")
    for i in range(1, players):
        groups += player_groups(f"opponent{i}")
    return Layout(groups)


LAYOUTS: Final = {players: layout(players) for players in range(1, 5)}


def write(s: GlassRoad, seat: i64, out: Writer) -> None:
    """The position as this seat knows it, laid out as `LAYOUTS` says. [GR-036, GR-071, GR-096, GR-211]"""
    same_board = write_table(s, seat, out)
    own = s.players[seat]
    out.add_bits(own.hand, CARDS)
    out.add_flag(own.laid, CARDS)
    seats: i64 = s.seats
    away: i64
    for away in range(seats):
        write_player(s, (seat + away) % seats, away > 0, same_board, out)


def write_table(s: GlassRoad, seat: i64, out: Writer) -> bool:
    """What lies between the players; tells whether the tiles on the building board are the same."""
    out.add(s.period)
    out.add(s.periods)
    out.add(s.round)
    out.add((s.first - seat + s.seats) % s.seats)
    out.add(s.places)
    out.add(s.bases_adjacent)
    out.add(s.starter)
    out.add_flag(step_of(s.stack[-1]) if s.stack else NO_STEP, len(STEPS))
    asked = out.room(s.seats)
    pending = out.room(MOST_FIELDS)
    if s.stack:
        top: i64 = s.stack[-1]
        for other in s.to_move():
            if other >= 0:
                out.put(asked + (other - seat + s.seats) % s.seats)
        for i, field in enumerate(s.top().fields):
            out.put(pending + i, field.of(data_of(top)))
    out.add(s.effect)
    same_board = out.same(s.board)
    if same_board:
        out.keep(TILES)
    else:
        write_tiles(s.board, out)
    if out.same(s.pile):
        out.keep(TILES)
    else:
        out.add_all(s.pile)
    if out.same(s.removed):
        out.keep(TILES)
    else:
        out.add_all(s.removed)
    return same_board


def write_player(s: GlassRoad, seat: i64, other: bool, same_board: bool, out: Writer) -> None:
    p = s.players[seat]
    same_goods = out.same(p.goods)
    same_plan = out.same(p.plan)
    same_plan = out.same(p.forests) and same_plan
    same_plan = out.same(p.bases) and same_plan
    same_plan = out.same_number(s.bases_adjacent) and same_plan  # which is all that the score sheet depends on
    same_display = out.same(p.display)
    if same_goods:
        out.keep(MARKERS)
    else:
        out.add_all(p.goods)
    if same_plan:
        out.keep(CELLS + LAND + TILES)
    else:
        write_plan(p, out)
    if same_display:
        out.keep(TILES)
    else:
        write_tiles(p.display, out)
    if same_goods and same_plan and same_display and same_board:
        out.keep(TILES)
    else:
        write_payable(s, p, out)
    if same_goods and same_plan:
        out.keep(len(LINES))
    else:
        out.add_all(parts(s, seat))
    cards: i64 = p.hand.bit_count()
    if other and s.asking(PICK) and cards < hand_size(s):
        cards = 0  # nobody sees how far another has come [GR-076]
    out.add(cards)
    out.add(0 if p.laid == NO_CARD else 1)
    write_cards(p.played, out)
    write_cards(p.notches, out)
    if out.same_number(p.absent):
        out.keep(CARDS)
    else:
        out.add_bits(p.absent, CARDS)
    if out.same_number(p.last):
        out.keep(CARDS)
    else:
        out.add_bits(p.last, CARDS)
    write_evaluation(s, seat, out)
    out.add(p.anytime)


def write_plan(p: Player, out: Writer) -> None:
    """The cells, what lies on them by kind, and what is built."""
    out.add_all(p.plan)
    empty = out.room(1)
    kinds = out.room(len(KINDS))
    out.add(sum(p.forests))
    built = out.room(TILES)
    code: i64
    for code in p.plan:
        if code >= FIRST_TILE:
            out.put(built + code - FIRST_TILE)
        elif code == EMPTY:
            out.raise_by(empty)
        elif FIRST_KIND <= code < FIRST_KIND + len(KINDS):
            out.raise_by(kinds + code - FIRST_KIND)
    for tile in p.bases:
        if tile != NO_TILE:
            out.put(built + tile)


def write_payable(s: GlassRoad, p: Player, out: Writer) -> None:
    """The tiles that this player could build now, if a card let it. [GR-176, GR-179, GR-183]"""
    at = out.room(TILES)
    space = EMPTY in p.plan
    for tiles in (s.board, p.display):
        for tile in tiles:
            if tile != NO_TILE and can_build_tile(p, p.goods, tile, space):
                out.put(at + tile)


def write_evaluation(s: GlassRoad, seat: i64, out: Writer) -> None:
    """The card of this seat that is being evaluated, or waits for it. [GR-104]"""
    cards = out.room(CARDS)
    state = out.room(4)
    frame: i64
    for frame in s.stack:
        if step_of(frame) == EVALUATE.number and seat_of(frame) == seat:
            data = data_of(frame)
            used = EVALUATE.used.of(data)
            out.put(cards + EVALUATE.card.of(data))
            out.put(state, used & 1)
            out.put(state + 1, used >> 1 & 1)
            out.put(state + 2, EVALUATE.entered.of(data))
            out.put(state + 3, EVALUATE.both.of(data))


def write_cards(cards: list[int], out: Writer) -> None:
    at = out.room(CARDS)
    for card in cards:
        out.put(at + card)


def write_tiles(tiles: list[int], out: Writer) -> None:
    at = out.room(TILES)
    for tile in tiles:
        if tile != NO_TILE:
            out.put(at + tile)
