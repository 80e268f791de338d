"""What a seat may see. Nothing is hidden but the boards that are being chosen in secret."""

from typing import Annotated, cast

import msgspec
from msgspec.structs import replace

from burgher.core.reading import seat_or_none
from burgher.core.state import step_of
from burgher.games.castles_of_burgundy.chapters.setup import CHOOSE_BOARDS
from burgher.games.castles_of_burgundy.chapters.turn import AFTER, TURN
from burgher.games.castles_of_burgundy.facts import (
    DEPOTS,
    FACE_NAMES,
    FACES_OF_TYPE,
    GOODS,
    K_STRONG_WORKERS,
    KNOWLEDGE_WORKER_STEPS,
    LARGE_BONUS,
    NO_TILE,
    NUMBERED_SLOTS,
    PHASE_POINTS,
    SALE_POINTS,
    SHEETS,
    SLOTS,
    SMALL_BONUS,
    TYPES,
)
from burgher.games.castles_of_burgundy.schema import Type as Kind
from burgher.games.castles_of_burgundy.score import LINES
from burgher.games.castles_of_burgundy.state import Burgundy, Player

PHASE_NAMES = "ABCDE"
KINDS = cast("list[Kind]", TYPES)

Pair = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class DepotView(msgspec.Struct):
    tiles: list[str | None]
    goods: list[int]


class BonusView(msgspec.Struct):
    """Who has the bonus tiles of a type."""

    type: Kind
    large: int | None
    small: int | None


class PlayerView(msgspec.Struct):
    board: int | None  # not yet chosen, or chosen in secret
    sides: Pair | None  # boards to choose from
    start: int | None
    estate: list[str | None]
    storage: list[str | None]
    goods: list[int]
    sold: list[int]
    silver: int
    workers: int
    worker_steps: int  # by how much one worker changes a die
    dice: list[int]
    used: list[bool]
    ships: int
    score: int
    parts: dict[str, int]


class View(msgspec.Struct):
    phase: str
    round: int
    region_points: int
    sale_points: int
    bonus_points: Pair
    white: int
    step: str | None
    turn: int | None
    order: list[int]
    line: list[int]
    bought: bool
    depots: list[DepotView]
    round_goods: list[int]
    bonus: list[BonusView]
    stacks: dict[str, int]
    players: list[PlayerView]


def view(s: Burgundy, seat: int | None) -> View:
    """[CB-286 to CB-292]"""
    return seen_by(s, public(s), seat)


def seen_by(s: Burgundy, public: View, seat: int | None) -> View:
    """What everybody may see, with the board that a seat has chosen in secret."""
    if seat is None or not s.asking(CHOOSE_BOARDS):
        return public
    p, players = s.players[seat], public.players[:]
    players[seat] = replace(players[seat], board=chosen_board(p), start=None if p.start < 0 else p.start)
    return replace(public, players=players)


def public(s: Burgundy) -> View:
    return View(
        phase=PHASE_NAMES[s.phase],
        round=s.round + 1,
        region_points=PHASE_POINTS[s.phase],
        sale_points=SALE_POINTS[s.seats],
        bonus_points=[LARGE_BONUS[s.seats], SMALL_BONUS[s.seats]],
        white=s.white,
        step=s.top().name if s.stack else None,
        turn=s.order[s.turn] if in_turn(s) else None,
        order=s.order[:],
        line=s.line[:],
        bought=bool(s.bought),
        depots=[depot_view(s, depot) for depot in range(DEPOTS)],
        round_goods=s.round_goods[:],
        bonus=[BonusView(kind, seat_or_none(s.large[i]), seat_or_none(s.small[i])) for i, kind in enumerate(KINDS)],
        stacks={
            **{kind: sum(s.coloured[face] for face in FACES_OF_TYPE[i]) for i, kind in enumerate(TYPES)},
            "black": sum(s.black),
            "goods": sum(s.goods_left),
        },
        players=[player_view(s, other) for other in range(s.seats)],
    )


def in_turn(s: Burgundy) -> bool:
    return bool(s.stack) and step_of(s.stack[0]) in (TURN.number, AFTER.number)


def tile_name(face: int) -> str | None:
    return None if face == NO_TILE else FACE_NAMES[face]


def depot_view(s: Burgundy, depot: int) -> DepotView:
    slots = NUMBERED_SLOTS if depot else SLOTS
    return DepotView(
        tiles=[tile_name(face) for face in s.depots[depot * SLOTS : depot * SLOTS + slots]],
        goods=[g for g in range(1, GOODS) for _ in range(s.depot_goods[depot * GOODS + g])],
    )


def player_view(s: Burgundy, seat: int) -> PlayerView:
    p = s.players[seat]
    hidden = s.asking(CHOOSE_BOARDS)
    return PlayerView(
        board=None if hidden else chosen_board(p),
        sides=SHEETS[p.sheet] if p.sheet >= 0 else None,
        start=None if hidden or p.start < 0 else p.start,
        estate=[tile_name(face) for face in p.estate],
        storage=[tile_name(face) for face in p.storage],
        goods=p.goods[1:],
        sold=p.sold[1:],
        silver=p.silver,
        workers=p.workers,
        worker_steps=KNOWLEDGE_WORKER_STEPS if p.knows[K_STRONG_WORKERS] else 1,
        dice=p.dice[:],
        used=[bool(n) for n in p.used],
        ships=p.ships,
        score=sum(p.parts),
        parts={line[0]: n for line, n in zip(LINES, p.parts, strict=True)},
    )


def chosen_board(p: Player) -> int | None:
    return p.board if p.sheet < 0 or p.side >= 0 else None
