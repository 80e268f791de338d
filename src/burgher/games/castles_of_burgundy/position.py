"""Positions as JSON: written down in full, read back whole or in part (docs/positions.md).

What is pending is read and checked by the steps themselves; here are the documents and the pieces.
"""

from typing import Annotated, Any

import msgspec

from burgher.core.errors import BadPosition
from burgher.core.game import Game
from burgher.core.reading import (
    read_counts,
    read_name,
    read_score,
    read_seat,
    read_seats,
    seat_or_none,
)
from burgher.core.state import data_of, seat_of, step_of
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.chapters.setup import BOARDS_IN_TURN, CHOOSE_BOARD, CHOOSE_BOARDS
from burgher.games.castles_of_burgundy.chapters.tiles import SAIL, TRACK_END
from burgher.games.castles_of_burgundy.chapters.turn import AFTER, TURN, start_turn
from burgher.games.castles_of_burgundy.rules import STEPS
from burgher.games.castles_of_burgundy.score import LINES
from burgher.games.castles_of_burgundy.state import Burgundy, Player

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Die = Annotated[int, msgspec.Meta(ge=0, le=6)]
Goods = Annotated[int, msgspec.Meta(ge=1, le=6)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Tiles = dict[str, Count]  # name of a face -> how many


class PlayerDoc(msgspec.Struct, forbid_unknown_fields=True):
    board: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    sheet: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    side: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None
    start: Annotated[int, msgspec.Meta(ge=0, le=36)] | None = None
    estate: dict[str, str] | None = None  # cell -> tile
    storage: Annotated[list[str | None], msgspec.Meta(max_length=3)] = []
    goods: dict[str, Count] = {}  # type -> tiles
    sold: dict[str, Count] = {}
    silver: Count = 0
    workers: Count = 0
    dice: tuple[Die, Die] = (0, 0)
    used: tuple[bool, bool] = (False, False)
    ships: Annotated[int, msgspec.Meta(ge=0, le=TRACK_END)] | None = None
    score: dict[str, Annotated[int, msgspec.Meta(ge=0, le=9999)]] = {}


class DepotDoc(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[str | None] = []
    goods: Annotated[list[Goods], msgspec.Meta(max_length=42)] = []


class BonusDoc(msgspec.Struct, forbid_unknown_fields=True):
    large: Seat | None = None
    small: Seat | None = None


class StacksDoc(msgspec.Struct, forbid_unknown_fields=True):
    coloured: Tiles | None = None
    black: Tiles | None = None
    removed: Tiles | None = None  # tiles that have left the game
    goods: dict[str, Count] | None = None


class PositionDoc(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[PlayerDoc], msgspec.Meta(min_length=2, max_length=4)]
    phase: Annotated[str, msgspec.Meta(pattern="^[A-E]$")] = "A"
    round: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    white: Die = 0
    turn: Seat | None = None
    bought: bool = False
    order: list[Seat] | None = None
    line: list[Seat] | None = None
    depots: dict[str, DepotDoc] = {}
    round_goods: Annotated[list[Goods], msgspec.Meta(max_length=5)] = []
    bonus: dict[str, BonusDoc] = {}
    stacks: StacksDoc = msgspec.field(default_factory=StacksDoc)
    sheets: list[Annotated[int, msgspec.Meta(ge=0, le=5)]] = []
    stack: Annotated[list[str], msgspec.Meta(max_length=20)] | None = None


# ---------------------------------------------------------------- writing


def tiles_doc(counts: list[int]) -> dict[str, int]:
    return {f.FACE_NAMES[face]: n for face, n in enumerate(counts) if n}


def goods_doc(counts: list[int]) -> dict[str, int]:
    return {str(goods): n for goods, n in enumerate(counts) if n}


def name_or_none(face: int) -> str | None:
    return f.FACE_NAMES[face] if face else None


def to_position(game: Game[Burgundy], s: Burgundy) -> dict[str, Any]:
    doc = PositionDoc(
        players=[player_doc(p) for p in s.players],
        phase="ABCDE"[s.phase],
        round=s.round + 1,
        white=s.white,
        turn=s.order[s.turn],
        bought=bool(s.bought),
        order=s.order,
        line=s.line,
        depots={str(depot): depot_doc(s, depot) for depot in range(f.DEPOTS)},
        round_goods=s.round_goods,
        bonus={kind: BonusDoc(seat_or_none(s.large[i]), seat_or_none(s.small[i])) for i, kind in enumerate(f.TYPES)},
        stacks=StacksDoc(tiles_doc(s.coloured), tiles_doc(s.black), tiles_doc(s.removed), goods_doc(s.goods_left)),
        sheets=s.sheets_left,
        stack=game.stack_texts(s),
    )
    out: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(doc))
    return out


def player_doc(p: Player) -> PlayerDoc:
    return PlayerDoc(
        board=p.board,
        sheet=p.sheet if p.sheet >= 0 else None,
        side=p.side if p.side >= 0 else None,
        start=p.start if p.start >= 0 else None,
        estate={str(cell): f.FACE_NAMES[face] for cell, face in enumerate(p.estate) if face},
        storage=[name_or_none(face) for face in p.storage],
        goods=goods_doc(p.goods),
        sold=goods_doc(p.sold),
        silver=p.silver,
        workers=p.workers,
        dice=(p.dice[0], p.dice[1]),
        used=(bool(p.used[0]), bool(p.used[1])),
        ships=p.ships,
        score={line[0]: n for line, n in zip(LINES, p.parts, strict=True) if n},
    )


def depot_doc(s: Burgundy, depot: int) -> DepotDoc:
    slots = f.NUMBERED_SLOTS if depot else f.SLOTS
    first = depot * f.SLOTS
    goods = [g for g in range(1, f.GOODS) for _ in range(s.depot_goods[depot * f.GOODS + g])]
    return DepotDoc([name_or_none(face) for face in s.depots[first : first + slots]], goods)


# ---------------------------------------------------------------- reading


GOODS_TYPES = [str(goods) for goods in range(1, f.GOODS)]


def read_tile(name: str, where: str) -> int:
    return read_name(name, f.FACE_NAMES[1:], where, "tile") + 1


def read_goods(doc: dict[str, int], where: str) -> list[int]:
    """Goods by type."""
    return [0, *read_counts(doc, GOODS_TYPES, where, "type of goods")]


def read_faces(doc: Tiles, limits: list[int], where: str) -> list[int]:
    out = [0] * f.FACES
    for name, count in doc.items():
        face = read_tile(name, where)
        if count > limits[face]:
            raise BadPosition(f"{where} has {count} tiles {name}, but there are only {limits[face]}.")
        out[face] = count
    return out


def read_position(game: Game[Burgundy], doc: PositionDoc, strict: bool) -> Burgundy:
    n = len(doc.players)
    s = Burgundy(n, STEPS)
    s.clear()
    s.phase = "ABCDE".index(doc.phase)
    s.round = doc.round - 1
    s.white = doc.white
    s.bought = int(doc.bought)
    frames = game.read_frames(doc.stack or [], n)
    laid = start_castles(doc, frames)
    sailing = {seat_of(frame) for frame in frames if step_of(frame) == SAIL.number}
    for i, player in enumerate(doc.players):
        read_player(s, i, player, i in laid, i in sailing)
    s.order = list(range(n)) if doc.order is None else read_seats(doc.order, n, "order")
    by_ships = sorted(s.order, key=lambda seat: -s.players[seat].ships)
    s.line = by_ships if doc.line is None else read_seats(doc.line, n, "line")
    if [s.players[seat].ships for seat in s.line] != [s.players[seat].ships for seat in by_ships]:
        raise BadPosition("line must name the seats with more ships first.")
    if doc.order is None:
        s.order = s.line[:]
    read_depots(s, doc.depots)
    s.round_goods = doc.round_goods[:]
    read_bonus(s, doc.bonus)
    s.sheets_left = sorted(set(doc.sheets))
    check_sheets(s)
    read_stacks(s, doc.stacks)
    if doc.turn is not None and doc.turn >= n:
        raise BadPosition(f"turn must be a seat from 0 to {n - 1}.")
    turns = [seat_of(frame) for frame in frames if step_of(frame) in (TURN.number, AFTER.number)]
    acting = [*turns, s.order[0]][0] if doc.turn is None else doc.turn
    s.turn = s.order.index(acting)
    if doc.stack is None:  # the turn goes on, or ends by itself if there is nothing left to do [CB-070]
        s.push(AFTER, acting)
    else:
        game.lay_stack(s, frames)
        if s.asking(TURN):  # it begins with a roll if the dice are not named
            s.stack.pop()
            start_turn(s)
    if strict:
        check_pieces(s)
    return s


def start_castles(doc: PositionDoc, frames: list[int]) -> list[int]:
    """The seats whose start castles are laid: all, unless boards are still being chosen. [CB-027, CB-280]"""
    line = doc.line or doc.order or list(range(len(doc.players)))
    for frame in frames:
        if step_of(frame) == CHOOSE_BOARDS.number:
            return []
        if step_of(frame) == BOARDS_IN_TURN.number:
            choosing = step_of(frames[-1]) == CHOOSE_BOARD.number
            return line[: max(0, BOARDS_IN_TURN.place.of(data_of(frame)) - choosing)]
    return line


def check_sheets(s: Burgundy) -> None:
    """No sheet is dealt twice. [CB-281]"""
    for sheet in range(len(f.SHEETS)):
        places = [f"players[{seat}]" for seat, p in enumerate(s.players) if p.sheet == sheet]
        places += ["sheets"] if sheet in s.sheets_left else []
        if len(places) > 1:
            raise BadPosition(f"Sheet {sheet} is dealt twice, or dealt and yet to be dealt: {', '.join(places)}.")


def read_player(s: Burgundy, seat: int, doc: PlayerDoc, laid: bool, sailing: bool) -> None:
    """A player; laid tells that the start castles are, sailing that the marker is still to move for the newest ship."""
    where = f"players[{seat}]"
    p = s.players[seat]
    p.board = read_board(p, doc, where)
    read_estate(p, doc, where, laid)
    p.use_board(p.board)
    for i, name in enumerate(doc.storage):
        p.storage[i] = read_tile(name, f"{where}.storage") if name is not None else f.NO_TILE
    p.goods = read_goods(doc.goods, f"{where}.goods")
    if sum(1 for count in p.goods if count) > f.GOODS_SPACES:
        raise BadPosition(f"{where}.goods has more than three types.")
    p.sold = read_goods(doc.sold, f"{where}.sold")
    p.silver = doc.silver
    p.workers = doc.workers
    if (doc.dice[0] == 0) != (doc.dice[1] == 0):
        raise BadPosition(f"{where}.dice must be both rolled (1 to 6) or both not rolled (0).")
    p.dice = list(doc.dice)
    p.used = [int(used) for used in doc.used]
    built = p.estate.count(f.SHIP_TILE)
    p.ships = max(0, built - sailing) if doc.ships is None else doc.ships
    p.parts = [int(points) for points in read_score(doc.score, [line[0] for line in LINES], where)]


def read_board(p: Player, doc: PlayerDoc, where: str) -> int:
    """The printed side: the one named, the chosen one of the sheet, or side 1."""
    p.sheet = -1 if doc.sheet is None else doc.sheet
    p.side = -1 if doc.side is None else doc.side
    if p.side < 0:
        return doc.board or 1
    if p.sheet < 0:
        raise BadPosition(f"{where} has a side, but no sheet.")
    if doc.board not in (None, f.SHEETS[p.sheet][p.side]):
        raise BadPosition(f"{where}.side does not lead to board {doc.board}.")
    return f.SHEETS[p.sheet][p.side]


def read_estate(p: Player, doc: PlayerDoc, where: str, laid: bool) -> None:
    """Tiles by cell. Once the start castles are laid each estate has its own, named or not. [CB-027]"""
    types = f.BOARDS[p.board - 1].types
    castles = f.BOARDS[p.board - 1].cells[f.CASTLE]
    for key, name in (doc.estate or {}).items():
        if key not in CELL_KEYS:
            raise BadPosition(f"{where}.estate names a cell {key!r:.40}; the cells are 0 to {f.CELLS - 1}.")
        cell, tile = int(key), read_tile(name, f"{where}.estate")
        if f.TYPE_OF[tile] != types[cell]:
            raise BadPosition(f"{where}.estate has {name} on cell {cell}, a {f.TYPES[types[cell]]} cell.")
        p.estate[cell] = tile
    if doc.start is not None and doc.start not in castles:
        raise BadPosition(f"{where}.start is cell {doc.start}, which is not a castle cell of board {p.board}.")
    p.start = -1 if doc.start is None else doc.start
    if laid:
        if p.start < 0:
            built = [cell for cell in castles if p.estate[cell]] or castles
            p.start = f.START_CELL if f.START_CELL in built else built[0]
        p.estate[p.start] = f.CASTLE_TILE


CELL_KEYS = [str(cell) for cell in range(f.CELLS)]
DEPOT_KEYS = [str(depot) for depot in range(f.DEPOTS)]


def read_depots(s: Burgundy, depots: dict[str, DepotDoc]) -> None:
    for key, doc in depots.items():
        if key not in DEPOT_KEYS:
            raise BadPosition(f"depots names a depot {key!r:.40}; they are 0 (black) and 1 to 6.")
        depot = int(key)
        slots = f.NUMBERED_SLOTS if depot else f.SLOTS
        if len(doc.tiles) > slots:
            raise BadPosition(f"depots.{key} has more than {slots} tiles.")
        if doc.goods and not depot:
            raise BadPosition("depots.0 is the black depot, which has no goods.")
        for i, name in enumerate(doc.tiles):
            if name is not None:
                s.put_into_depot(depot * f.SLOTS + i, read_tile(name, f"depots.{key}"))
        for goods in doc.goods:
            s.add_to_depot(depot, goods)


def read_bonus(s: Burgundy, bonus: dict[str, BonusDoc]) -> None:
    for kind, doc in bonus.items():
        if kind not in f.TYPES:
            raise BadPosition(f"bonus names a colour {kind!r:.40}; they are {', '.join(f.TYPES)}.")
        if doc.large is None and doc.small is not None:
            raise BadPosition(f"bonus.{kind} gives away the small tile before the large one.")
        if doc.large is not None and doc.large == doc.small:
            raise BadPosition(f"bonus.{kind} gives both tiles to seat {doc.large}.")
        s.large[f.TYPES.index(kind)] = read_seat(doc.large, s.seats, f"bonus.{kind}")
        s.small[f.TYPES.index(kind)] = read_seat(doc.small, s.seats, f"bonus.{kind}")


def tiles_on_table(s: Burgundy) -> list[int]:
    """How often each face lies in a depot, a storage or an estate."""
    out = [0] * f.FACES
    for tiles in [s.depots] + [p.storage for p in s.players] + [p.estate for p in s.players]:
        for face in tiles:
            if face:
                out[face] += 1
    return out


def goods_on_table(s: Burgundy) -> list[int]:
    """How many goods of each type lie face up or sold."""
    out = [0] * f.GOODS
    for goods in range(1, f.GOODS):
        out[goods] = s.round_goods.count(goods)
        out[goods] += sum(s.depot_goods[depot * f.GOODS + goods] for depot in range(f.DEPOTS))
        out[goods] += sum(p.goods[goods] + p.sold[goods] for p in s.players)
    return out


def read_stacks(s: Burgundy, doc: StacksDoc) -> None:
    """Stacks that are not named hold everything that lies nowhere else."""
    seen = tiles_on_table(s)
    rest = [max(0, f.COLOURED[face] + f.BLACK[face] - seen[face]) for face in range(f.FACES)]
    if doc.removed is not None:
        for name, count in doc.removed.items():
            s.removed[read_tile(name, "stacks.removed")] = count
        rest = [max(0, rest[face] - s.removed[face]) for face in range(f.FACES)]
    if doc.coloured is None:
        s.coloured = [min(f.COLOURED[face], rest[face]) for face in range(f.FACES)]
    else:
        s.coloured = read_faces(doc.coloured, f.COLOURED, "stacks.coloured")
    if doc.black is None:
        s.black = [max(0, min(f.BLACK[face], rest[face] - s.coloured[face])) for face in range(f.FACES)]
    else:
        s.black = read_faces(doc.black, f.BLACK, "stacks.black")
    s.count_stacks()
    if doc.goods is None:
        on_table = goods_on_table(s)
        s.goods_left = [0] + [max(0, f.GOODS_TILES - on_table[goods]) for goods in range(1, f.GOODS)]
    else:
        s.goods_left = read_goods(doc.goods, "stacks.goods")
        if max(s.goods_left) > f.GOODS_TILES:
            raise BadPosition(f"stacks.goods has more than {f.GOODS_TILES} tiles of a type.")


# ---------------------------------------------------------------- nothing missing, nothing double


def check_pieces(s: Burgundy) -> None:
    """Every tile and every goods tile is somewhere exactly once, and the estates hang together."""
    for face in range(1, f.FACES):
        places = places_of_tile(s, face)
        check_count(f"tiles {f.FACE_NAMES[face]}", places, f.COLOURED[face] + f.BLACK[face])
    for goods in range(1, f.GOODS):
        check_count(f"goods of type {goods}", places_of_goods(s, goods), f.GOODS_TILES)
    sailing = [seat_of(frame) for frame in s.stack if step_of(frame) == SAIL.number]
    for seat, p in enumerate(s.players):
        if any(p.estate) and (p.start < 0 or p.estate[p.start] != f.CASTLE_TILE):
            raise BadPosition(f"players[{seat}] has no start castle.")
        if p.ships + (seat in sailing) != p.estate.count(f.SHIP_TILE):
            raise BadPosition(f"players[{seat}].ships is {p.ships}, which does not fit the ships in the estate.")
        if any(p.estate) and reachable(p) != f.CELLS - p.estate.count(f.NO_TILE):
            raise BadPosition(f"players[{seat}].estate does not hang together.")


Places = list[tuple[str, int]]  # where pieces lie, and how many


def check_count(what: str, places: Places, total: int) -> None:
    """All pieces of a kind are there; if not, it is told where they lie."""
    found = sum(count for _, count in places)
    if found != total:
        lie = ", ".join(f"{count} in {place}" for place, count in places if count)
        raise BadPosition(f"There are {found} {what} in all, but the game has {total}{lie and f': {lie}'}.")


def places_of_tile(s: Burgundy, face: int) -> Places:
    depots = [s.depots[depot * f.SLOTS : (depot + 1) * f.SLOTS] for depot in range(f.DEPOTS)]
    out = [(f"depots.{depot}", tiles.count(face)) for depot, tiles in enumerate(depots)]
    for seat, p in enumerate(s.players):
        out += [(f"players[{seat}].storage", p.storage.count(face)), (f"players[{seat}].estate", p.estate.count(face))]
    piles = {"coloured": s.coloured, "black": s.black, "removed": s.removed}
    return out + [(f"stacks.{name}", pile[face]) for name, pile in piles.items()]


def places_of_goods(s: Burgundy, goods: int) -> Places:
    out = [("round_goods", s.round_goods.count(goods))]
    out += [(f"depots.{depot}", s.depot_goods[depot * f.GOODS + goods]) for depot in range(f.DEPOTS)]
    for seat, p in enumerate(s.players):
        out += [(f"players[{seat}].goods", p.goods[goods]), (f"players[{seat}].sold", p.sold[goods])]
    return [*out, ("stacks.goods", s.goods_left[goods])]


def reachable(p: Player) -> int:
    """How many tiles hang together with the start castle."""
    found = {p.start}
    todo = [p.start]
    while todo:
        for cell in f.NEIGHBOURS[todo.pop()]:
            if p.estate[cell] and cell not in found:
                found.add(cell)
                todo.append(cell)
    return len(found)
