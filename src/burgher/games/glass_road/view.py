"""What a seat may see: everything but the others' hands, face-down cards and choices not yet revealed."""

from math import comb
from random import Random
from typing import Annotated, Literal, cast

import msgspec

from burgher.games.glass_road import facts as f
from burgher.games.glass_road.periods import PICK, hand_size
from burgher.games.glass_road.schema import Category
from burgher.games.glass_road.score import LINES, parts
from burgher.games.glass_road.specialists import BOTH, ENTERED, EVALUATE, USED
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player

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
    return View(
        period=s.period + 1,
        periods=s.periods,
        round=s.round + 1,
        first=s.first if s.seats > 1 else None,
        step=s.steps[s.stack[-1][0]].name if s.stack else None,
        evaluating=evaluating(s),
        hand_size=hand_size(s),
        places=s.places,
        board={category: row_view(s, row) for row, category in enumerate(CATEGORIES)},
        stacks={
            category: sum(s.pile[row * f.CONVERSIONS : (row + 1) * f.CONVERSIONS])
            for row, category in enumerate(CATEGORIES)
        },
        removed=[f.TILE_NAMES[tile] for tile in range(f.TILES) if s.removed[tile]],
        bases_adjacent=bool(s.bases_adjacent),
        starter=bool(s.starter),
        players=[player_view(s, other, seat) for other in range(s.seats)],
    )


def evaluating(s: GlassRoad) -> list[EvaluationView]:
    """Who is evaluating a card, and who will after that, in order."""
    return [
        EvaluationView(
            seat=seat,
            card=f.CARD_NAMES[card],
            used=[bool(done & bit) for bit in USED],
            entered=bool(done & ENTERED),
            both=bool(done & BOTH),
        )
        for step, seat, card, done in reversed(s.stack)
        if step == EVALUATE.id
    ]


def choosing(s: GlassRoad) -> bool:
    """Are hands being chosen? Then nobody sees how far another has come. [GR-076]"""
    return bool(s.stack) and s.stack[-1][0] == PICK.id


def row_view(s: GlassRoad, row: int) -> list[str | None]:
    return [tile_name(tile) for tile in s.board[row * f.ROW : row * f.ROW + s.places]]


def tile_name(tile: int) -> str | None:
    return None if tile == NO_TILE else f.TILE_NAMES[tile]


def cell_view(code: int) -> str | None:
    if code == f.EMPTY:
        return None
    if code >= f.FIRST_TILE:
        return f.TILE_NAMES[code - f.FIRST_TILE]
    return "forest" if code >= f.FIRST_FOREST else f.KINDS[code - 1]


def wheels_view(goods: list[int]) -> dict[Wheel, dict[str, int]]:
    glass, brick = f.MARKER_NAMES
    return {
        "glass": dict(zip(glass, goods[: f.M_CLAY], strict=True)),
        "brick": dict(zip(brick, goods[f.M_CLAY :], strict=True)),
    }


def card_names(mask: int) -> list[str]:
    return [f.CARD_NAMES[card] for card in range(f.CARDS) if mask >> card & 1]


def player_view(s: GlassRoad, seat: int, reader: int | None) -> PlayerView:
    p = s.players[seat]
    mine = seat == reader
    cards = p.hand.bit_count()
    if choosing(s) and not mine and cards < hand_size(s):
        cards = 0
    score = parts(s, seat)
    return PlayerView(
        wheels=wheels_view(p.goods),
        plan=[cell_view(code) for code in p.plan],
        forests=[forest for forest in range(f.FORESTS) if p.forests[forest]],
        upgrades={f.BASE_NAMES[base]: tile_name(p.bases[base]) for base in range(f.BASES)},
        display=[f.TILE_NAMES[tile] for tile in p.display],
        conversions=[f.TILE_NAMES[tile] for tile in p.conversions],
        hand=card_names(p.hand) if mine else None,
        cards=cards,
        laid=p.laid != NO_CARD,
        laid_card=f.CARD_NAMES[p.laid] if mine and p.laid != NO_CARD else None,
        notches=[f.CARD_NAMES[card] for card in p.notches],
        played=[f.CARD_NAMES[card] for card in p.played],
        resting=card_names(p.last),
        buildings=p.buildings(),
        score=in_points(sum(score)),
        parts={line[0]: in_points(n) for line, n in zip(LINES, score, strict=True)},
    )


# ---------------------------------------------------------------- what a seat cannot know, drawn anew


def determinize(s: GlassRoad, seat: int, rng: Random) -> GlassRoad:
    """The hidden cards of the others are drawn anew; they agree with all that the table has shown. [GR-097]"""
    copy = s.copy()
    for other in range(s.seats):
        if other != seat:
            draw_cards(copy, copy.players[other], rng)
    return copy


def draw_cards(s: GlassRoad, p: Player, rng: Random) -> None:
    count = p.hand.bit_count()
    if choosing(s):
        whole = count == hand_size(s)
        p.hand = mask_of(rng.sample(cards_of(f.ALL_CARDS & ~p.last), count)) if whole else 0
        return
    seen = mask_of(p.notches) | mask_of(p.played)
    in_hand = f.ALL_CARDS & ~seen & ~p.absent
    if p.laid != NO_CARD:
        could_lie = cards_of(f.ALL_CARDS & ~seen & ~p.absent_before)
        # each laid card is as likely as the number of hands that go with it
        weights = [comb((in_hand & ~(1 << card)).bit_count(), count) for card in could_lie]
        p.laid = rng.choices(could_lie, weights)[0]
        in_hand &= ~(1 << p.laid)
    p.hand = mask_of(rng.sample(cards_of(in_hand), count))


def cards_of(mask: int) -> list[int]:
    return [card for card in range(f.CARDS) if mask >> card & 1]


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
