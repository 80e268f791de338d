"""What a seat may see. Nothing is hidden but the boards that are being chosen in secret."""

from typing import Any

from burgher.core.game import View
from burgher.core.reading import seat_or_none
from burgher.core.state import step_of
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.chapters.setup import CHOOSE_BOARDS
from burgher.games.castles_of_burgundy.chapters.turn import AFTER, TURN
from burgher.games.castles_of_burgundy.facts import (
    BOARDS,
    DEPOTS,
    FACE_NAMES,
    FACES_OF_TYPE,
    GOODS,
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
from burgher.games.castles_of_burgundy.score import LINES
from burgher.games.castles_of_burgundy.state import Burgundy, Player

PHASE_NAMES = "ABCDE"


def view(s: Burgundy, seat: int | None) -> View:
    """[CB-286 to CB-292]"""
    in_turn = s.stack and step_of(s.stack[0]) in (TURN.number, AFTER.number)
    return {
        "phase": PHASE_NAMES[s.phase],
        "round": s.round + 1,
        "region_points": PHASE_POINTS[s.phase],
        "sale_points": SALE_POINTS[s.seats],
        "bonus_points": [LARGE_BONUS[s.seats], SMALL_BONUS[s.seats]],
        "white": s.white,
        "step": s.top().name if s.stack else None,
        "turn": s.order[s.turn] if in_turn else None,
        "order": s.order[:],
        "line": s.line[:],
        "bought": bool(s.bought),
        "depots": [depot_view(s, depot) for depot in range(DEPOTS)],
        "round_goods": s.round_goods[:],
        "bonus": [
            {"type": kind, "large": seat_or_none(s.large[i]), "small": seat_or_none(s.small[i])}
            for i, kind in enumerate(TYPES)
        ],
        "stacks": {
            **{kind: sum(s.coloured[face] for face in FACES_OF_TYPE[i]) for i, kind in enumerate(TYPES)},
            "black": sum(s.black),
            "goods": sum(s.goods_left),
        },
        "players": [player_view(s, other, seat) for other in range(s.seats)],
    }


def tile_name(face: int) -> str | None:
    return None if face == NO_TILE else FACE_NAMES[face]


def depot_view(s: Burgundy, depot: int) -> dict[str, Any]:
    slots = NUMBERED_SLOTS if depot else SLOTS
    goods = [g for g in range(1, GOODS) for _ in range(s.depot_goods[depot * GOODS + g])]
    return {"tiles": [tile_name(face) for face in s.depots[depot * SLOTS : depot * SLOTS + slots]], "goods": goods}


def player_view(s: Burgundy, seat: int, reader: int | None) -> dict[str, Any]:
    p = s.players[seat]
    hidden = s.asking(CHOOSE_BOARDS) and seat != reader
    return {
        "board": None if hidden or not board_chosen(p) else p.board,
        "sides": SHEETS[p.sheet] if p.sheet >= 0 else None,
        "start": None if hidden or p.start < 0 else p.start,
        "estate": [tile_name(face) for face in p.estate],
        "storage": [tile_name(face) for face in p.storage],
        "goods": p.goods[1:],
        "sold": p.sold[1:],
        "silver": p.silver,
        "workers": p.workers,
        "dice": p.dice[:],
        "used": [bool(n) for n in p.used],
        "ships": p.ships,
        "score": sum(p.parts),
        "parts": {line[0]: n for line, n in zip(LINES, p.parts, strict=True)},
    }


def board_chosen(p: Player) -> bool:
    return p.sheet < 0 or p.side >= 0


def facts() -> dict[str, Any]:
    """The components, for drawing and for study."""
    return {
        "row_lengths": f.ROW_LENGTHS,
        "numbers": f.NUMBER,
        "neighbours": f.NEIGHBOURS,
        "boards": [
            {"number": board.number, "types": [TYPES[kind] for kind in board.types], "regions": board.region}
            for board in BOARDS
        ],
        "sheets": {"sides": SHEETS, "provenance": f.SHEETS_PROVENANCE},
        "slots": f.SLOT_TYPE,  # of depots 1 to 6
        "layout": {  # which entries of a depot's slots a phase fills, by number of players, phase A
            str(players): [
                [entry % SLOTS for entry, _ in f.LAYOUT[players][0] if entry // SLOTS == depot]
                for depot in range(DEPOTS)
            ]
            for players in (2, 3, 4)
        },
        "ring": f.RING,
        "tiles": {
            FACE_NAMES[face]: {
                "type": TYPES[f.TYPE_OF[face]],
                "coloured": f.COLOURED[face],
                "black": f.BLACK[face],
                "animals": f.ANIMALS[face],
                "clause": f.clause_of(face),
            }
            for face in range(1, f.FACES)
        },
        "goods_tiles": f.GOODS_TILES,
        "region_points": f.SIZE_POINTS[1:],
        "phase_points": PHASE_POINTS,
        "price": f.PRICE,
    }
