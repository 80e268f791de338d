"""Positions as JSON: written down in full, read back whole or in part (docs/positions.md)."""

from typing import Annotated, Any

import msgspec

from burgher.core.errors import BadPosition
from burgher.core.game import ONE_SEAT, Game
from burgher.core.state import CHANCE, EVERYONE, NOBODY, Frame
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.actions import CHURCH_TYPES, MARKET_TYPES, SAIL, TRACK_END, WORKSHOP_TYPES
from burgher.games.castles_of_burgundy.legal import free_goods_spaces, new_types
from burgher.games.castles_of_burgundy.rules import (
    AFTER,
    BOARDS_IN_TURN,
    CHOOSE_BOARD,
    CHOOSE_BOARDS,
    LAY_TILE,
    STEPS,
    TURN,
    start_turn,
)
from burgher.games.castles_of_burgundy.score import LINES
from burgher.games.castles_of_burgundy.state import NO_SEAT, Burgundy, Player

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
        stack=[game.frame_text(frame) for frame in s.stack],
    )
    out: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(doc))
    return out


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


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


def read_tile(name: str, where: str) -> int:
    if name not in f.FACE_NAMES[1:]:
        raise BadPosition(f"{where} names a tile {name!r:.40}, which does not exist.")
    return f.FACE_NAMES.index(name)


def read_counts(doc: dict[str, int], where: str) -> list[int]:
    """Goods by type."""
    out = [0] * f.GOODS
    for key, count in doc.items():
        if key not in ("1", "2", "3", "4", "5", "6"):
            raise BadPosition(f"{where} names goods {key!r:.40}; the types are 1 to 6.")
        out[int(key)] = count
    return out


def read_faces(doc: Tiles, limits: list[int], where: str) -> list[int]:
    out = [0] * f.FACES
    for name, count in doc.items():
        face = read_tile(name, where)
        if count > limits[face]:
            raise BadPosition(f"{where} has {count} tiles {name}, but there are only {limits[face]}.")
        out[face] = count
    return out


def read_seats(seats: list[int], n: int, where: str) -> list[int]:
    if sorted(seats) != list(range(n)):
        raise BadPosition(f"{where} must name each of the seats 0 to {n - 1} once.")
    return seats[:]


def read_position(game: Game[Burgundy], doc: PositionDoc, strict: bool) -> Burgundy:
    n = len(doc.players)
    s = Burgundy(n, STEPS)
    s.clear()
    s.phase = "ABCDE".index(doc.phase)
    s.round = doc.round - 1
    s.white = doc.white
    s.bought = int(doc.bought)
    frames = [game.read_frame(s, text, KINDS) for text in doc.stack or []]
    laid = start_castles(doc, frames)
    for i, player in enumerate(doc.players):
        read_player(s, i, player, i in laid, sailing=(SAIL.id, NOBODY, i, 0) in frames)
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
    dealt = [p.sheet for p in s.players if p.sheet >= 0] + s.sheets_left
    if len(set(dealt)) < len(dealt):  # [CB-281]
        raise BadPosition("A sheet is dealt twice, or lies among the sheets though it is dealt.")
    read_stacks(s, doc.stacks)
    if doc.turn is not None and doc.turn >= n:
        raise BadPosition(f"turn must be a seat from 0 to {n - 1}.")
    turns = [seat if step == TURN.id else a for step, seat, a, _ in frames if step in (TURN.id, AFTER.id)]
    acting = [*turns, s.order[0]][0] if doc.turn is None else doc.turn
    s.turn = s.order.index(acting) if acting < n else 0
    if doc.stack is None:  # the turn goes on, or ends by itself if there is nothing left to do [CB-070]
        s.push(AFTER, NOBODY, s.order[s.turn])
    else:
        read_stack(s, doc.stack, frames)
    if strict:
        check_pieces(s)
    return s


def start_castles(doc: PositionDoc, frames: list[Frame]) -> list[int]:
    """The seats whose start castles are laid: all, unless boards are still being chosen. [CB-027, CB-280]"""
    line = doc.line or doc.order or list(range(len(doc.players)))
    for step, _, a, _ in frames:
        if step == CHOOSE_BOARDS.id:
            return []
        if step == BOARDS_IN_TURN.id:
            choosing = frames[-1][0] == CHOOSE_BOARD.id
            return line[: max(0, a - choosing)]
    return line


def read_player(s: Burgundy, seat: int, doc: PlayerDoc, laid: bool, sailing: bool) -> None:
    """A player; laid tells that the start castles are, sailing that the marker is still to move for the newest ship."""
    where = f"players[{seat}]"
    p = s.players[seat]
    p.board = read_board(p, doc, where)
    read_estate(p, doc, where, laid)
    p.use_board(p.board)
    for i, name in enumerate(doc.storage):
        p.storage[i] = read_tile(name, f"{where}.storage") if name is not None else f.NO_TILE
    p.goods = read_counts(doc.goods, f"{where}.goods")
    if sum(1 for count in p.goods if count) > 3:
        raise BadPosition(f"{where}.goods has more than three types.")
    p.sold = read_counts(doc.sold, f"{where}.sold")
    p.silver = doc.silver
    p.workers = doc.workers
    if (doc.dice[0] == 0) != (doc.dice[1] == 0):
        raise BadPosition(f"{where}.dice must be both rolled (1 to 6) or both not rolled (0).")
    p.dice = list(doc.dice)
    p.used = [int(used) for used in doc.used]
    built = p.estate.count(f.SHIP_TILE)
    p.ships = max(0, built - sailing) if doc.ships is None else doc.ships
    names = [line[0] for line in LINES]
    for key, points in doc.score.items():
        if key not in names:
            raise BadPosition(f"{where}.score has a line {key!r:.40}, which the score sheet does not have.")
        p.parts[names.index(key)] = points


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
                s.depots[depot * f.SLOTS + i] = read_tile(name, f"depots.{key}")
        for goods in doc.goods:
            s.depot_goods[depot * f.GOODS + goods] += 1


def read_bonus(s: Burgundy, bonus: dict[str, BonusDoc]) -> None:
    for kind, doc in bonus.items():
        if kind not in f.TYPES:
            raise BadPosition(f"bonus names a colour {kind!r:.40}; they are {', '.join(f.TYPES)}.")
        for seat in (doc.large, doc.small):
            if seat is not None and seat >= s.seats:
                raise BadPosition(f"bonus.{kind} names seat {seat}, where nobody sits.")
        if doc.large is None and doc.small is not None:
            raise BadPosition(f"bonus.{kind} gives away the small tile before the large one.")
        if doc.large is not None and doc.large == doc.small:
            raise BadPosition(f"bonus.{kind} gives both tiles to seat {doc.large}.")
        s.large[f.TYPES.index(kind)] = NO_SEAT if doc.large is None else doc.large
        s.small[f.TYPES.index(kind)] = NO_SEAT if doc.small is None else doc.small


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
    if doc.goods is None:
        on_table = goods_on_table(s)
        s.goods_left = [0] + [max(0, f.GOODS_TILES - on_table[goods]) for goods in range(1, f.GOODS)]
    else:
        s.goods_left = read_counts(doc.goods, "stacks.goods")
        if max(s.goods_left) > f.GOODS_TILES:
            raise BadPosition(f"stacks.goods has more than {f.GOODS_TILES} tiles of a type.")


# ---------------------------------------------------------------- what is pending

# What each step asks, and which step must lie directly under it ("" is the bottom of the stack).
KINDS = {
    "first_player": CHANCE,
    "deal_sheet": CHANCE,
    "boards": NOBODY,
    "choose_board": ONE_SEAT,
    "choose_boards": EVERYONE,
    "deal_goods": CHANCE,
    "start_phase": NOBODY,
    "lay_tile": CHANCE,
    "lay_goods": CHANCE,
    "start_round": NOBODY,
    "roll": CHANCE,
    "roll_white": CHANCE,
    "turn": ONE_SEAT,
    "after": NOBODY,
    "castle": ONE_SEAT,
    "ship": ONE_SEAT,
    "keep": ONE_SEAT,
    "sail": NOBODY,
    "warehouse": ONE_SEAT,
    "free_take": ONE_SEAT,
    "city_hall": ONE_SEAT,
}
UNDER = {
    "first_player": ("deal_goods",),
    "deal_goods": ("boards", "choose_boards", "deal_sheet"),
    "deal_sheet": ("boards", "choose_boards"),
    "boards": ("start_phase",),
    "choose_board": ("boards",),
    "choose_boards": ("start_phase",),
    "start_phase": ("",),
    "lay_tile": ("lay_goods",),
    "lay_goods": ("start_round",),
    "start_round": ("",),
    "roll": ("roll_white", "turn"),
    "roll_white": ("",),
    "turn": ("",),
    "after": ("",),
    "castle": ("after",),
    "ship": ("sail",),
    "keep": ("sail",),
    "sail": ("after",),
    "warehouse": ("after",),
    "free_take": ("after",),
    "city_hall": ("after",),
}


def read_stack(s: Burgundy, stack: list[str], frames: list[Frame]) -> None:
    under = ""
    for text, frame in zip(stack, frames, strict=True):
        name = s.steps[frame[0]].name
        if under not in UNDER[name]:
            raise BadPosition(f"The stack entry {text!r:.60} cannot lie on {under or 'the bottom'}.")
        check_frame(s, name, frame[1], frame[2], frame[3], text)
        s.stack.append(frame)
        under = name
    if under == "turn":  # begins with a roll if the dice are not named
        s.stack.pop()
        start_turn(s)


def check_frame(s: Burgundy, name: str, seat: int, a: int, b: int, text: str) -> None:
    """Refuse what could not be pending in this position."""
    fault = ""
    acting = s.order[s.turn]
    if name in ("turn", "castle", "ship", "keep", "warehouse", "free_take", "city_hall") and seat != acting:
        fault = f"it is the turn of seat {acting}"
    elif name in ("after", "sail") and a != acting:
        fault = f"it is the turn of seat {acting}"
    elif name in ("castle", "free_take") and f.NO_TILE not in s.players[seat].storage:
        fault = "its player's storage is full"
    elif name == "free_take" and a not in (WORKSHOP_TYPES, CHURCH_TYPES, MARKET_TYPES):
        fault = "no building offers these types"
    elif name == "keep":
        p = s.players[seat]
        if not a or b not in (0, f.NEXT_ON_RING[a]) or not 0 < free_goods_spaces(p) < new_types(s, p, a, b).bit_count():
            fault = "there is no choice of goods in these depots"
    elif name == "choose_board":
        place = s.stack[-1][2] - 1
        if not 0 <= place < s.seats or seat != s.line[place] or s.players[seat].start >= 0:
            fault = "it is not this seat's turn to choose"
        elif any(s.players[seat].estate):
            fault = "its player has tiles in the estate already"
    elif name == "choose_boards" and all(p.start >= 0 for p in s.players):
        fault = "all have chosen"
    elif (name == "boards" and a > s.seats) or (name in ("roll", "deal_sheet") and a >= s.seats):
        fault = f"there are {s.seats} players"
    elif name in ("boards", "choose_boards") and any(any(s.players[other].estate) for other in s.line[a:]):
        fault = "there are tiles in an estate without its start castle"
    elif name == "boards" and any(s.players[other].start >= 0 for other in s.line[a:]):
        fault = "a seat that is still to choose has a start castle"
    elif name in ("boards", "choose_boards") and s.coloured[f.CASTLE_TILE] < s.seats - max(0, a - 1):
        fault = "there are not enough start castles left"
    elif name == "deal_sheet" and len(s.sheets_left) < s.seats - a:
        fault = "there are not enough sheets left"
    elif name == "deal_goods" and (a >= f.START_GOODS * s.seats or sum(s.goods_left) < f.START_GOODS * s.seats - a):
        fault = "there are no goods to deal"
    elif name == "lay_tile" and a >= len(f.LAYOUT[s.seats][s.phase]):
        fault = "there is no such slot"
    elif name == "lay_tile" and not LAY_TILE.options(s, CHANCE, a, 0):
        fault = "there is no tile for the slot"
    elif name == "lay_goods" and (a != len(s.round_goods) or not any(s.goods_left)):
        fault = "the goods on the round spaces and in the stacks do not allow it"
    if fault:
        raise BadPosition(f"The stack entry {text!r:.60} is not possible: {fault}.")


# ---------------------------------------------------------------- nothing missing, nothing double


def check_pieces(s: Burgundy) -> None:
    """Every tile and every goods tile is somewhere exactly once, and the estates hang together."""
    seen = tiles_on_table(s)
    for face in range(1, f.FACES):
        found = seen[face] + s.coloured[face] + s.black[face] + s.removed[face]
        if found != f.COLOURED[face] + f.BLACK[face]:
            total = f.COLOURED[face] + f.BLACK[face]
            raise BadPosition(f"There are {found} tiles {f.FACE_NAMES[face]} in all, but the game has {total}.")
    on_table = goods_on_table(s)
    for goods in range(1, f.GOODS):
        if on_table[goods] + s.goods_left[goods] != f.GOODS_TILES:
            found = on_table[goods] + s.goods_left[goods]
            raise BadPosition(f"There are {found} goods of type {goods} in all, but the game has {f.GOODS_TILES}.")
    for seat, p in enumerate(s.players):
        if any(p.estate) and (p.start < 0 or p.estate[p.start] != f.CASTLE_TILE):
            raise BadPosition(f"players[{seat}] has no start castle.")
        sailing = any(s.steps[step].name == "sail" and a == seat for step, _, a, _ in s.stack)
        if p.ships + sailing != p.estate.count(f.SHIP_TILE):
            raise BadPosition(f"players[{seat}].ships is {p.ships}, which does not fit the ships in the estate.")
        if any(p.estate) and reachable(p) != f.CELLS - p.estate.count(f.NO_TILE):
            raise BadPosition(f"players[{seat}].estate does not hang together.")


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
