"""The form of what a seat sees."""

from typing import Annotated, Literal

import msgspec

from burgher.games.woodcraft.position import TileState
from burgher.games.woodcraft.schema import Color, Tile, Token

ReputationTile = Literal["V1", "V2", "V3"]
Tool = Literal["hammer", "wrench", "saw", "plane", "chisel"]


class DieView(msgspec.Struct):
    color: Color
    value: int


class TileView(msgspec.Struct):
    """An action tile, and its place on the wheel."""

    tile: Tile
    quadrant: int | None
    space: int | None
    blocked: bool


class WheelView(msgspec.Struct):
    tiles: list[TileView]
    arrow: int
    start: int
    arc: bool
    ages: list[int]


class TurnView(msgspec.Struct):
    """What is still open this turn."""

    tile: Tile | None
    settled: bool
    bonus_used: bool
    bonus_lanterns: int
    hiring: str | None  # a helper that has left the display and has no room yet,
    hiring_price: int | None  # and what it costs when it moves in
    abilities: list[int]


class MarketDie(msgspec.Struct):
    color: Color
    value: int | None


class DecksView(msgspec.Struct):
    final: bool
    orders: int
    helpers: int
    discarded_orders: int
    discarded_helpers: int
    solo: int | None


class PotView(msgspec.Struct):
    tree: int | None


class IncomeView(msgspec.Struct):
    blueberry: int
    hazelnut: int


class PricesView(msgspec.Struct):
    """What things cost this player now, with all discounts that always apply."""

    market: list[int | None]
    sixes: list[int]
    materials: list[int]
    helpers: list[int | None]
    improvements: list[int | None]
    marketing: int


class MissingDie(msgspec.Struct):
    colors: list[Color]
    value: int | None


class OrderView(msgspec.Struct):
    """An order beside the board, with what is missing for it."""

    card: str
    row: str
    can_complete: bool
    missing_dice: list[MissingDie]
    missing_tokens: Annotated[dict[Token, int], msgspec.Meta(extra={"partial": True})]  # only those that are


class PlayerView(msgspec.Struct):
    tokens: dict[Token, int]
    lumber: list[DieView]
    pots: dict[Color, PotView | None]
    saws: list[TileState]
    splicers: list[TileState]
    gluer: TileState
    rooms: list[str | None]
    used_abilities: list[int]
    attic: list[Tool | None]
    orders: list[OrderView]
    completed: list[str]
    hand_size: int
    hand: list[str] | None
    offered_orders: list[str | None] | None
    offered_helpers: list[str | None] | None
    turned_down: list[str] | None
    claimed: dict[str, int]
    claimable: list[str]
    marketing: int
    income: IncomeView
    reputation: int
    reached: list[int]  # the round in which each reputation tile was reached, or 0
    reached_tiles: list[bool]
    fallen: int
    unfinished: int
    prices: PricesView
    score: int
    parts: dict[str, int]


class View(msgspec.Struct):
    round: int
    rounds: int
    income_after: list[int]
    first: int
    turn: int | None
    step: str | None
    this_turn: TurnView | None
    wheel: WheelView
    market: list[MarketDie]
    orders: list[str | None]
    helpers: list[str | None]
    decks: DecksView
    commissions: list[str]
    reputation_tiles: list[ReputationTile | None]
    tools: dict[Tool, int]
    reputation_values: list[int]  # of a completed order on each space, by the rules of this game
    marketing_points: list[int]  # of each step, by the same
    start_rows: dict[str, str]  # of the orders that are laid elsewhere by the same than their cards say
    rival: int | None
    players: list[PlayerView]
