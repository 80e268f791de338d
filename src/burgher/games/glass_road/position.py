"""Positions as JSON: written down in full, read back whole or in part (docs/positions.md).

What is not named is empty. Without a `stack` the position goes on where its cards say: `evaluating` names who
evaluates which card, cards on the table or in hand lead to the next play, and without any the hands are chosen.
"""

from typing import Annotated, Any

import msgspec

from burgher.core.errors import BadPosition
from burgher.core.game import Game
from burgher.core.reading import read_name
from burgher.core.state import NO_SEAT, data_of, seat_of, step_of
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters import periods as course
from burgher.games.glass_road.chapters.anytime import GOOD
from burgher.games.glass_road.chapters.building import RAISE
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.setup import FILL_PLACE, FIRST_PLAYER
from burgher.games.glass_road.chapters.wheels import PAY_FROM, TAKE, turns_due
from burgher.games.glass_road.hidden import cards_of, mask_of
from burgher.games.glass_road.rules import STEPS
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player, entry
from burgher.games.glass_road.view import card_names, tile_name, wheels_view

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Basic = Annotated[int, msgspec.Meta(ge=0, le=f.HIGHEST_BASIC)]
Refined = Annotated[int, msgspec.Meta(ge=0, le=f.HIGHEST_REFINED)]
Forest = Annotated[int, msgspec.Meta(ge=0, le=f.FORESTS - 1)]
Row = Annotated[list[str | None], msgspec.Meta(max_length=f.ROW)]
Cards = Annotated[list[str], msgspec.Meta(max_length=f.CARDS)]


class GlassWheelDoc(msgspec.Struct, forbid_unknown_fields=True):
    sand: Basic = 0
    food: Basic = 0
    charcoal: Basic = 0
    water: Basic = 0
    wood: Basic = 0
    glass: Refined = 0


class BrickWheelDoc(msgspec.Struct, forbid_unknown_fields=True):
    clay: Basic = 0
    charcoal: Basic = 0
    food: Basic = 0
    brick: Refined = 0


class WheelsDoc(msgspec.Struct, forbid_unknown_fields=True):
    glass: GlassWheelDoc = msgspec.field(default_factory=GlassWheelDoc)
    brick: BrickWheelDoc = msgspec.field(default_factory=BrickWheelDoc)


class PlayerDoc(msgspec.Struct, forbid_unknown_fields=True):
    wheels: WheelsDoc = msgspec.field(default_factory=WheelsDoc)
    plan: dict[str, str] = {}  # cell -> pit, grove, pond or a building tile
    forests: list[Forest] = []  # those that still stand, on their printed places
    upgrades: Annotated[list[str], msgspec.Meta(max_length=f.BASES)] = []
    display: Annotated[list[str], msgspec.Meta(max_length=f.TILES)] = []
    hand: Cards = []
    laid: str | None = None
    notches: Annotated[list[str], msgspec.Meta(max_length=f.NOTCHES)] = []
    played: Cards = []
    absent: Cards = []  # cards that all know not to be in the hand
    absent_before: Cards = []  # those of them that were known when the last card was laid
    resting: Cards = []  # solo: the cards of the period before
    anytime: Annotated[int, msgspec.Meta(ge=0, le=f.ANYTIME_LIMIT)] = 0


class BoardDoc(msgspec.Struct, forbid_unknown_fields=True):
    conversion: Row = []
    immediate: Row = []
    point: Row = []


class EvaluatingDoc(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    card: str
    both: bool = True  # nobody else plays the card
    entered: bool = False
    used: tuple[bool, bool] = (False, False)  # the first, the second action


class PositionDoc(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[PlayerDoc], msgspec.Meta(min_length=1, max_length=4)]
    periods: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None
    period: Annotated[int, msgspec.Meta(ge=1, le=7)] = 1
    round: Annotated[int, msgspec.Meta(ge=1, le=f.ROUNDS)] = 1
    first: Seat = 0
    turn: Seat | None = None  # two players: whose turn it is
    places: Annotated[int, msgspec.Meta(ge=f.SMALL_BOARD, le=f.ROW)] | None = None
    starter: bool = False
    bases_adjacent: bool = False
    board: BoardDoc = msgspec.field(default_factory=BoardDoc)
    stacks: Annotated[list[str], msgspec.Meta(max_length=f.TILES)] | None = None  # without it, all other tiles
    removed: Annotated[list[str], msgspec.Meta(max_length=f.TILES)] = []
    effect: bool = False
    evaluating: EvaluatingDoc | None = None
    stack: Annotated[list[str], msgspec.Meta(max_length=30)] | None = None


# ---------------------------------------------------------------- writing


def to_position(game: Game[GlassRoad], s: GlassRoad) -> dict[str, Any]:
    rows = [[tile_name(tile) for tile in s.row(row)] for row in range(f.ROWS_OF_TILES)]
    doc = PositionDoc(
        players=[player_doc(p) for p in s.players],
        periods=s.periods,
        period=s.period + 1,
        round=s.round + 1,
        first=s.first,
        places=s.places,
        starter=bool(s.starter),
        bases_adjacent=bool(s.bases_adjacent),
        board=BoardDoc(*rows),
        stacks=[f.TILE_NAMES[tile] for tile in range(f.TILES) if s.pile[tile]],
        removed=[f.TILE_NAMES[tile] for tile in range(f.TILES) if s.removed[tile]],
        effect=bool(s.effect),
        stack=game.stack_texts(s),
    )
    out: dict[str, Any] = msgspec.to_builtins(doc)
    del out["turn"], out["evaluating"]  # the stack says it
    return out


def player_doc(p: Player) -> PlayerDoc:
    plan = {}
    for cell, code in enumerate(p.plan):
        if code >= f.FIRST_TILE:
            plan[str(cell)] = f.TILE_NAMES[code - f.FIRST_TILE]
        elif f.EMPTY < code < f.FIRST_FOREST:
            plan[str(cell)] = f.KINDS[code - f.FIRST_KIND]
    return PlayerDoc(
        wheels=msgspec.convert(wheels_view(p.goods), WheelsDoc),
        plan=plan,
        forests=[forest for forest in range(f.FORESTS) if p.forests[forest]],
        upgrades=[f.TILE_NAMES[tile] for tile in p.bases if tile != NO_TILE],
        display=[f.TILE_NAMES[tile] for tile in p.display],
        hand=card_names(p.hand),
        laid=None if p.laid == NO_CARD else f.CARD_NAMES[p.laid],
        notches=[f.CARD_NAMES[card] for card in p.notches],
        played=[f.CARD_NAMES[card] for card in p.played],
        absent=card_names(p.absent),
        absent_before=card_names(p.absent_before),
        resting=card_names(p.last),
        anytime=p.anytime,
    )


# ---------------------------------------------------------------- reading


def read_tile(name: str, where: str) -> int:
    return read_name(name, f.TILE_NAMES, where, "tile")


def read_tiles(names: list[str], where: str) -> list[int]:
    tiles = [read_tile(name, where) for name in names]
    if len(set(tiles)) < len(tiles):
        raise BadPosition(f"{where} names a tile twice.")
    return tiles


def read_card(name: str, where: str) -> int:
    return read_name(name, f.CARD_NAMES, where, "specialist")


def read_cards(names: list[str], where: str) -> list[int]:
    cards = [read_card(name, where) for name in names]
    if len(set(cards)) < len(cards):
        raise BadPosition(f"{where} names a specialist twice.")
    return cards


def read_position(game: Game[GlassRoad], doc: PositionDoc, strict: bool) -> GlassRoad:
    n = len(doc.players)
    s = GlassRoad(n, STEPS)
    s.clear()
    s.periods = f.PERIODS[n] if doc.periods is None else doc.periods
    allowed = [f.PERIODS[n]] + ([f.LONG_GAME] if n > 1 else [])
    if s.periods not in allowed:
        raise BadPosition(f"periods must be {' or '.join(str(number) for number in allowed)} with {n} players.")
    if doc.period > s.periods:
        raise BadPosition(f"period is {doc.period}, but this game has {s.periods}.")
    s.period = doc.period - 1
    s.round = doc.round - 1
    for name, seat in (("first", doc.first), ("turn", doc.turn or 0)):
        if seat >= n:
            raise BadPosition(f"{name} must be a seat from 0 to {n - 1}.")
    if doc.turn is not None and (n != 2 or doc.evaluating is not None):
        raise BadPosition("turn says which of two players plays a card next; it cannot be given here.")
    s.first = doc.first
    s.places = f.PLACES[n] if doc.places is None else doc.places
    if s.places > f.PLACES[n]:
        raise BadPosition(f"places must be {f.PLACES[n]} with {n} players.")
    s.starter = int(doc.starter)
    s.bases_adjacent = int(doc.bases_adjacent)
    s.effect = int(doc.effect)
    if doc.evaluating is not None:
        play_card(doc, doc.evaluating)
    for seat, player in enumerate(doc.players):
        read_player(s, seat, player)
    read_board(s, doc.board)
    if doc.stack is not None and (doc.evaluating is not None or doc.turn is not None):
        raise BadPosition("stack says what is pending, so evaluating and turn cannot be given too.")
    frames = game.read_frames(doc.stack or [], n)
    read_tiles_left(s, doc, frames)
    if doc.stack is not None:
        game.lay_stack(s, frames)
    else:
        find_pending(s, doc)
    check_rest(s)
    check_tiles(s, strict)
    if strict:
        check_cards(s)
    return s


def play_card(doc: PositionDoc, evaluating: EvaluatingDoc) -> None:
    """The card that is evaluated lies open, also where the position names it only there."""
    if evaluating.seat >= len(doc.players):
        raise BadPosition(f"evaluating.seat must be a seat from 0 to {len(doc.players) - 1}.")
    read_card(evaluating.card, "evaluating.card")
    p = doc.players[evaluating.seat]
    if evaluating.card in p.hand or evaluating.card == p.laid:
        raise BadPosition("evaluating.card is still hidden in its player's cards.")
    if evaluating.card not in p.played and evaluating.card not in p.notches:
        p.played = [*p.played, evaluating.card]


CELL_KEYS = [str(cell) for cell in range(f.CELLS)]


def read_player(s: GlassRoad, seat: int, doc: PlayerDoc) -> None:
    where = f"players[{seat}]"
    p = s.players[seat]
    glass, brick = doc.wheels.glass, doc.wheels.brick
    p.goods = [getattr(glass, name) for name in f.MARKER_NAMES[0]]
    p.goods += [getattr(brick, name) for name in f.MARKER_NAMES[1]]
    for forest in doc.forests:
        if p.forests[forest]:
            raise BadPosition(f"{where}.forests names the forest {forest} twice.")
        p.forests[forest] = 1
        for cell in (f.FOREST_CELLS[forest], f.FOREST_CELLS[forest] + 1):
            p.plan[cell] = f.FIRST_FOREST + forest
    for key, name in doc.plan.items():
        read_cell(p, where, key, name)
    for tile in read_tiles(doc.upgrades, f"{where}.upgrades"):
        base = f.UPGRADES[tile]
        if base == f.NO_BASE:
            raise BadPosition(f"{where}.upgrades names {f.TILE_NAMES[tile]}, which is not an upgrade.")
        if p.bases[base] != NO_TILE:
            raise BadPosition(f"{where}.upgrades has two upgrades of {f.BASE_NAMES[base]}.")
        p.bases[base] = tile
    p.display = sorted(read_tiles(doc.display, f"{where}.display"))
    p.anytime = doc.anytime
    read_player_cards(s, p, doc, where)


def read_cell(p: Player, where: str, key: str, name: str) -> None:
    if key not in CELL_KEYS:
        raise BadPosition(f"{where}.plan names a cell {key!r:.40}; the cells are 0 to {f.CELLS - 1}.")
    cell = int(key)
    if p.plan[cell] != f.EMPTY:
        raise BadPosition(f"{where}.plan has {name!r:.40} on cell {cell}, where a forest stands.")
    if name in f.KINDS:
        p.plan[cell] = f.FIRST_KIND + f.KINDS.index(name)
        return
    if name == "forest":
        raise BadPosition(f"{where}.plan has a forest on cell {cell}: forests are named by number, in forests.")
    tile = read_tile(name, f"{where}.plan")
    if f.UPGRADES[tile] != f.NO_BASE:
        raise BadPosition(f"{where}.plan has {name} on cell {cell}, but it belongs on a base building.")
    if f.FIRST_TILE + tile in p.plan:
        raise BadPosition(f"{where}.plan has {name} twice.")
    p.lay_building(tile, cell)


def read_player_cards(s: GlassRoad, p: Player, doc: PlayerDoc, where: str) -> None:
    p.hand = mask_of(read_cards(doc.hand, f"{where}.hand"))
    p.laid = NO_CARD if doc.laid is None else read_card(doc.laid, f"{where}.laid")
    p.notches = read_cards(doc.notches, f"{where}.notches")
    p.played = read_cards(doc.played, f"{where}.played")
    cards = cards_of(p.hand) + p.notches + p.played + ([] if p.laid == NO_CARD else [p.laid])
    if len(set(cards)) < len(cards):
        raise BadPosition(f"{where} has a specialist in two places.")
    most = max(f.SOLO_HANDS) if s.seats == 1 else f.HAND
    if len(cards) > most:
        raise BadPosition(f"{where} has {len(cards)} cards, but chooses at most {most}.")
    p.absent = mask_of(read_cards(doc.absent, f"{where}.absent"))
    p.absent_before = mask_of(read_cards(doc.absent_before, f"{where}.absent_before"))
    p.last = mask_of(read_cards(doc.resting, f"{where}.resting"))
    if p.hand & p.absent or p.absent_before & ~p.absent:
        raise BadPosition(f"{where}.absent does not fit the hand.")
    if p.laid != NO_CARD and p.absent_before >> p.laid & 1:
        raise BadPosition(f"{where}.absent_before names the card that is laid.")
    if s.seats < 3 and p.laid != NO_CARD:
        raise BadPosition(f"{where}.laid: only three or four players lay cards face down.")
    if s.seats == 1 and (p.notches or p.absent):
        raise BadPosition(f"{where}: nobody follows in the solo game.")
    if p.last and (s.seats > 1 or s.period == 0):
        raise BadPosition(f"{where}.resting is only for the solo game after its first period.")
    if p.last and not p.last & mask_of(cards) == 0:
        raise BadPosition(f"{where}.resting names a card that is in use.")
    if p.last.bit_count() not in (0, f.SOLO_HANDS[s.period - 1]) and f.CARDS - p.last.bit_count() < most:
        raise BadPosition(f"{where}.resting leaves too few cards.")


def read_board(s: GlassRoad, doc: BoardDoc) -> None:
    for row, names in enumerate((doc.conversion, doc.immediate, doc.point)):
        where = f"board.{f.CATEGORIES[row]}"
        if len(names) > s.places:
            raise BadPosition(f"{where} has more than {s.places} tiles.")
        for i, name in enumerate(names):
            if name is None:
                continue
            tile = read_tile(name, where)
            if f.CATEGORY[tile] != row:
                raise BadPosition(f"{where} has {name}, which is of another category.")
            s.board[entry(row, i)] = tile


def tiles_on_table(s: GlassRoad, frames: list[int]) -> list[list[str]]:
    """Where each tile lies face up, or is being built."""
    out: list[list[str]] = [[] for _ in range(f.TILES)]
    for row, category in enumerate(f.CATEGORIES):
        for tile in s.row(row):
            if tile != NO_TILE:
                out[tile].append(f"board.{category}")
    for seat, p in enumerate(s.players):
        for tile in p.display:
            out[tile].append(f"players[{seat}].display")
        for tile in p.bases:
            if tile != NO_TILE:
                out[tile].append(f"players[{seat}].upgrades")
        for code in p.plan:
            if code >= f.FIRST_TILE:
                out[code - f.FIRST_TILE].append(f"players[{seat}].plan")
    for frame in frames:
        if step_of(frame) == RAISE.number:
            out[RAISE.tile.of(data_of(frame))].append("stack")
    return out


def read_tiles_left(s: GlassRoad, doc: PositionDoc, frames: list[int]) -> None:
    """Stacks that are not named hold every tile that lies nowhere else."""
    for tile in read_tiles(doc.removed, "removed"):
        s.removed[tile] = 1
    seen = tiles_on_table(s, frames)
    if doc.stacks is None:
        s.pile = [0 if seen[tile] or s.removed[tile] else 1 for tile in range(f.TILES)]
    else:
        s.pile = [0] * f.TILES
        for tile in read_tiles(doc.stacks, "stacks"):
            s.pile[tile] = 1


# ---------------------------------------------------------------- what comes next, where no stack is given


def find_pending(s: GlassRoad, doc: PositionDoc) -> None:
    """The next play that the cards call for."""
    if doc.evaluating is not None:
        evaluate(s, doc.evaluating)
        return
    for seat, p in enumerate(s.players):
        if doc.turn is not None and s.seats == 2 and seat == doc.turn and not p.hand:
            raise BadPosition(f"It is the turn of seat {seat}, who has no card in hand.")
    if all(not p.hand and not p.played and not p.notches and p.laid == NO_CARD for p in s.players):
        s.push(course.START_PERIOD)
    elif s.seats == 1:
        course.next_solo_card(s)
    elif s.seats == 2:
        if all(p.hand for p in s.players):
            s.push(course.PLAY, s.first if doc.turn is None else doc.turn)
        else:
            s.push(course.TURN_OVER, s.first)
    elif all(p.laid != NO_CARD for p in s.players):
        s.push(course.REVEAL)
    else:
        course.start_round(s)


def evaluate(s: GlassRoad, doc: EvaluatingDoc) -> None:
    card = f.CARD_NAMES.index(doc.card)
    follows = card in s.players[doc.seat].notches
    used = sum(1 << part for part in range(2) if doc.used[part])
    fault = EVALUATE.fault(s, doc.seat, EVALUATE.pack(card, used, doc.entered, doc.both, 0))
    if fault:
        raise BadPosition(f"evaluating is not possible: {fault}.")
    if s.seats == 1:
        s.push(course.PERIOD_OVER if doc.both else course.NEXT_SOLO)
    elif s.seats == 2:
        s.push(course.TURN_OVER, 1 - doc.seat if follows else doc.seat)
    else:
        next_laid = [i for i in range(s.seats) if s.players[(s.first + i) % s.seats].laid != NO_CARD]
        if next_laid and not follows and next_laid[0] <= (doc.seat - s.first) % s.seats:
            raise BadPosition("evaluating.seat comes after a player whose card is not revealed yet.")
        s.push(course.REVEAL, NO_SEAT, next_laid[0] if next_laid else s.seats)
    s.push(EVALUATE, doc.seat, card, used, doc.entered, doc.both)


# ---------------------------------------------------------------- nothing missing, nothing double


def check_rest(s: GlassRoad) -> None:
    """Between actions no wheel has a turn to make; only whose action is unfinished may wait for it. [GR-053]"""
    unfinished = (PAY_FROM.number, GOOD.number, RAISE.number, TAKE.number)
    within = [seat_of(frame) for frame in s.stack if step_of(frame) in unfinished]
    for seat, p in enumerate(s.players):
        for wheel, name in enumerate(f.WHEELS):
            if turns_due(p.goods, wheel) and seat not in within:
                raise BadPosition(
                    f"players[{seat}]: the {name} wheel would have turned; one of its goods must be 0, "
                    f"or {name} {f.HIGHEST_REFINED}."
                )


def check_tiles(s: GlassRoad, strict: bool) -> None:
    """No tile is in two places, also none that is being built; a strict position has them all. [GR-013]"""
    seen = tiles_on_table(s, s.stack)
    for tile, name in enumerate(f.TILE_NAMES):
        places = seen[tile] + ["stacks"] * s.pile[tile] + ["removed"] * s.removed[tile]
        if len(places) > 1:
            raise BadPosition(f"The tile {name} lies in {len(places)} places: {', '.join(places)}.")
        if strict and not places:
            raise BadPosition(f"The tile {name} lies in 0 places: a strict position names each of them.")


def check_cards(s: GlassRoad) -> None:
    """Everybody has all the cards of this period."""
    dealing = not s.stack or s.top() in (course.PICK, course.START_PERIOD, FILL_PLACE, FIRST_PLAYER)
    for seat, p in enumerate(s.players):
        cards = p.hand.bit_count() + len(p.notches) + len(p.played) + (p.laid != NO_CARD)
        size = course.hand_size(s)
        if not dealing and cards != size:
            raise BadPosition(f"players[{seat}] has {cards} cards, but chose {size}.")
        if s.seats == 1 and s.period and p.last.bit_count() != f.SOLO_HANDS[s.period - 1] and not dealing:
            raise BadPosition(f"players[{seat}].resting must be the cards of the period before.")
