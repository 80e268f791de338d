"""What a seat may see: everything but the others' hands, face-down cards and choices not yet revealed."""

from typing import Annotated, Literal, cast

import msgspec
from msgspec.structs import replace

from burgher.core.state import data_of, seat_of
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.evaluation import EVALUATE, evaluating
from burgher.games.glass_road.chapters.periods import hand_size
from burgher.games.glass_road.hidden import choosing
from burgher.games.glass_road.schema import Category
from burgher.games.glass_road.score import LINES, parts
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad

Wheel = Literal["glass", "brick"]
CATEGORIES = cast("list[Category]", f.CATEGORIES)


class EvaluationView(msgspec.Struct):
    """A card that is being evaluated: which of its two parts are used, and whether both may be."""

    seat: int
    card: str
    used: Annotated[list[bool], msgspec.Meta(min_length=2, max_length=2)]
    entered: bool
    both: bool


class PlayerView(msgspec.Struct):
    wheels: dict[Wheel, dict[str, int]]  # amounts by good
    plan: list[str | None]  # what each cell holds: a kind of landscape, "forest", the name of a building, or nothing
    forests: list[int]
    upgrades: dict[str, str | None]
    display: list[str]
    conversions: list[str]
    hand: list[str] | None  # of others only how many
    cards: int
    laid: bool
    laid_card: str | None
    notches: list[str]
    played: list[str]
    resting: list[str]
    buildings: int
    score: float
    parts: dict[str, float]


class View(msgspec.Struct):
    period: int
    periods: int
    round: int
    first: int | None
    step: str | None
    evaluating: list[EvaluationView]
    hand_size: int
    places: int
    board: dict[Category, list[str | None]]
    stacks: dict[Category, int]
    removed: list[str]
    bases_adjacent: bool
    starter: bool
    players: list[PlayerView]


def in_points(halves: int) -> float:
    """Half points as points; whole ones stay whole numbers. [GR-248]"""
    return halves // 2 if halves % 2 == 0 else halves / 2


def view(s: GlassRoad, seat: int | None) -> View:
    """[GR-036, GR-071, GR-096, GR-211]"""
    return seen_by(s, public(s), seat)


def seen_by(s: GlassRoad, public: View, seat: int | None) -> View:
    """What everybody may see, with the own cards. Alone everybody sees what the one player sees."""
    reader = 0 if s.seats == 1 else seat
    if reader is None:
        return public
    p, players = s.players[reader], public.players[:]
    players[reader] = replace(
        players[reader],
        hand=card_names(p.hand),
        cards=p.hand.bit_count(),
        laid_card=None if p.laid == NO_CARD else f.CARD_NAMES[p.laid],
    )
    return replace(public, players=players)


def public(s: GlassRoad) -> View:
    return View(
        period=s.period + 1,
        periods=s.periods,
        round=s.round + 1,
        first=s.first if s.seats > 1 else None,
        step=s.top().name if s.stack else None,
        evaluating=[evaluation_view(frame) for frame in evaluating(s)],
        hand_size=hand_size(s),
        places=s.places,
        board={category: row_view(s, row) for row, category in enumerate(CATEGORIES)},
        stacks={
            category: sum(s.pile[tile] for tile in range(f.TILES) if f.CATEGORY[tile] == row)
            for row, category in enumerate(CATEGORIES)
        },
        removed=[f.TILE_NAMES[tile] for tile in range(f.TILES) if s.removed[tile]],
        bases_adjacent=bool(s.bases_adjacent),
        starter=bool(s.starter),
        players=[player_view(s, other) for other in range(s.seats)],
    )


def evaluation_view(frame: int) -> EvaluationView:
    """Who evaluates a card, or will after others, and how far it is."""
    data = data_of(frame)
    used = EVALUATE.used.of(data)
    return EvaluationView(
        seat=seat_of(frame),
        card=f.CARD_NAMES[EVALUATE.card.of(data)],
        used=[bool(used >> part & 1) for part in range(2)],
        entered=bool(EVALUATE.entered.of(data)),
        both=bool(EVALUATE.both.of(data)),
    )


def row_view(s: GlassRoad, row: int) -> list[str | None]:
    return [tile_name(tile) for tile in s.row(row)]


def tile_name(tile: int) -> str | None:
    return None if tile == NO_TILE else f.TILE_NAMES[tile]


def cell_view(code: int) -> str | None:
    if code == f.EMPTY:
        return None
    if code >= f.FIRST_TILE:
        return f.TILE_NAMES[code - f.FIRST_TILE]
    return "forest" if code >= f.FIRST_FOREST else f.KINDS[code - f.FIRST_KIND]


def wheels_view(goods: list[int]) -> dict[Wheel, dict[str, int]]:
    glass, brick = f.MARKER_NAMES
    return {
        "glass": dict(zip(glass, goods[: f.M_CLAY], strict=True)),
        "brick": dict(zip(brick, goods[f.M_CLAY :], strict=True)),
    }


def card_names(mask: int) -> list[str]:
    return [f.CARD_NAMES[card] for card in range(f.CARDS) if mask >> card & 1]


def player_view(s: GlassRoad, seat: int) -> PlayerView:
    p = s.players[seat]
    cards = p.hand.bit_count()
    if choosing(s) and cards < hand_size(s):
        cards = 0  # nobody sees how far another has come [GR-076]
    score = parts(s, seat)
    return PlayerView(
        wheels=wheels_view(p.goods),
        plan=[cell_view(code) for code in p.plan],
        forests=[forest for forest in range(f.FORESTS) if p.forests[forest]],
        upgrades={f.BASE_NAMES[base]: tile_name(p.bases[base]) for base in range(f.BASES)},
        display=[f.TILE_NAMES[tile] for tile in p.display],
        conversions=[f.TILE_NAMES[tile] for tile in p.conversions],
        hand=None,
        cards=cards,
        laid=p.laid != NO_CARD,
        laid_card=None,
        notches=[f.CARD_NAMES[card] for card in p.notches],
        played=[f.CARD_NAMES[card] for card in p.played],
        resting=card_names(p.last),
        buildings=p.buildings(),
        score=in_points(sum(score)),
        parts={line[0]: in_points(n) for line, n in zip(LINES, score, strict=True)},
    )
