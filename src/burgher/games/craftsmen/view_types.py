"""The form of what a seat sees."""

from typing import Annotated, Literal

import msgspec

from burgher.games.craftsmen.schema import Colour

City = Literal["bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild", "town_hall"]
Season = Literal["spring", "summer", "autumn", "winter"]
Class = Literal["basic", "extended", "advanced"]

Capital = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]  # colour and value, as the actions name them
Marker = int | Literal["natural"] | None  # the seat that owns a cube, a natural marker, or nothing
Markers = Annotated[list[Marker], msgspec.Meta(min_length=2, max_length=2)]


class CoveringView(msgspec.Struct):
    """The disc that somebody is paying for: who covers it, and where it lies."""

    seat: int
    city: City
    space: int


class CapitalView(msgspec.Struct):
    deck: int
    discard: list[Capital]
    display: list[Capital | None]


class KnownCard(msgspec.Struct):
    above: int  # cards of the pile that lie above it
    card: str


class ClassView(msgspec.Struct):
    """The pile and the display of a class of buildings."""

    class_: Class = msgspec.field(name="class")
    pile: int
    known: list[KnownCard]
    display: list[str | None]


class ShipRow(msgspec.Struct):
    good: str
    points: int
    markers: Markers


class ShipView(msgspec.Struct):
    ship: int
    bonus: list[int]
    rows: list[ShipRow]


class BonusView(msgspec.Struct):
    good: str
    points: int
    holder: int | None


class PaymentView(msgspec.Struct):
    """The payment under way, and for the payer the cheapest way to settle it."""

    seat: int
    price: int
    colours: list[Colour]
    paid: list[Capital]
    worth: int
    cheapest: list[str] | msgspec.UnsetType = msgspec.UNSET


class BidderView(msgspec.Struct):
    seat: int
    in_: bool = msgspec.field(name="in")
    most: int  # what the hidden cards can be worth at most


class AuctionView(msgspec.Struct):
    class_: Class = msgspec.field(name="class")
    place: int
    card: str | None
    opener: int
    bid: int
    bidder: int
    bidders: list[BidderView]
    mayor: list[Capital]
    mayor_bid: int


class LookingView(msgspec.Struct):
    """The cards somebody looks at."""

    cards: list[str | None]


class Built(msgspec.Struct):
    """A building of a row, with the markers on its icons."""

    card: str
    icons: Markers


class PlayerView(msgspec.Struct):
    capital: list[Capital] | None
    worth: int | None
    colour_worth: list[int] | None  # what the cards of each colour are worth together
    cards: int
    sum: int | None
    hand: list[str] | None
    buildings: int
    row: list[Built]
    supply: int
    fair: int
    helpers: int
    passed: bool
    privileges: int
    work: int
    used: int
    score: int
    parts: dict[str, int]


class View(msgspec.Struct):
    year: int
    season: Season
    stage: City | None
    step: str | None
    labour: int
    labour_left: int | None
    fee_points: int
    order: list[int]
    queues: dict[City, list[list[int]]]
    covering: CoveringView | None
    change: list[int]
    capital: CapitalView
    buildings: list[ClassView]
    box: list[str]
    granary: dict[str, Markers]
    ships: list[ShipView]
    natural: int
    privileges: int
    work: int
    bonus: list[BonusView]
    payment: PaymentView | None
    auction: AuctionView | None
    looking: LookingView | None
    players: list[PlayerView]
