"""The components, for drawing and for study; `reconstructed` marks what no source tells."""

from typing import Literal, cast

import msgspec

from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.money import colour_value
from burgher.games.craftsmen.facts import CARD_IDS, CITY, CLASSES, GOODS, KINDS, ROWS, SEMI, SHIPS
from burgher.games.craftsmen.schema import COLOURS, Colour
from burgher.games.craftsmen.view_types import City

Tier = Literal["raw", "semi_finished", "finished"]
Deck = Literal["basic", "extended", "advanced", "sawmill"]


class CapitalFacts(msgspec.Struct):
    copies: dict[str, int]  # by colour and value
    reconstructed: bool
    set_value: int
    sets: list[int]  # what two, three and four ones of a colour are worth


class GoodFacts(msgspec.Struct):
    tier: Tier
    building: str
    inputs: list[str]
    points: int
    line: list[str]
    bonus: int
    reconstructed: bool


class CardFacts(msgspec.Struct):
    building: str
    class_: Deck = msgspec.field(name="class")
    good: str
    inputs: list[str]
    points: int
    top: Colour
    bottom: Colour
    house: bool
    reconstructed: bool


class RowFacts(msgspec.Struct):
    good: str
    points: int
    reconstructed: bool


class ShipFacts(msgspec.Struct):
    ship: int
    bonus: list[int]
    rows: list[RowFacts]


class Prices(msgspec.Struct):
    build: list[int]
    notary: list[int]
    mayor_cards: list[int]


class Limits(msgspec.Struct):
    capital: int
    round: int
    fair: int
    tokens: int
    cubes: int


class Facts(msgspec.Struct):
    colours: list[Colour]
    city: list[City]
    capital: CapitalFacts
    goods: dict[str, GoodFacts]
    cards: dict[str, CardFacts]
    granary: list[str]
    ships: list[ShipFacts]
    prices: Prices
    labour: list[int]
    fee_points: list[int]
    discs: dict[str, int]  # in a city building, by number of players
    limits: Limits


def facts() -> Facts:
    return Facts(
        colours=colours(),
        city=cast("list[City]", CITY[1:]),
        capital=CapitalFacts(
            copies={f"{COLOURS[f.colour_of(kind)]}{f.value_of(kind)}": f.CAPITAL[kind] for kind in range(KINDS)},
            reconstructed=f.CAPITAL_RECONSTRUCTED,
            set_value=f.SET_VALUE,
            sets=[colour_value(ones, 0, 0) for ones in (2, 3, 4)],
        ),
        goods={name: good_facts(good) for good, name in enumerate(GOODS)},
        cards={CARD_IDS[card]: card_facts(card) for card in range(1, f.CARDS)},
        granary=[GOODS[good] for good in f.GRANARY],
        ships=[ship_facts(number) for number in range(1, SHIPS + 1)],
        prices=Prices(build=f.BUILD_COST, notary=f.NOTARY_PRICE, mayor_cards=f.MAYOR_CARDS),
        labour=f.LABOUR,
        fee_points=f.FEE_POINTS,
        discs={str(players): f.DISCS[players] for players in range(2, 6)},
        limits=Limits(capital=f.LIMIT, round=f.ROUND_LIMIT, fair=f.FAIR, tokens=f.TOKENS, cubes=f.CUBES),
    )


def colours() -> list[Colour]:
    return cast("list[Colour]", COLOURS)


def good_facts(good: int) -> GoodFacts:
    finished = good >= SEMI
    return GoodFacts(
        tier="raw" if good < f.RAW else "finished" if finished else "semi_finished",
        building=f.BUILDINGS[good],
        inputs=[GOODS[other] for other in f.INPUTS[good]],
        points=f.PRODUCTION_POINTS[good],
        line=[f.BUILDINGS[other] for other in f.LINES[good - SEMI]] if finished else [],
        bonus=f.BONUS[good - SEMI] if finished else 0,
        reconstructed=f.GOOD_RECONSTRUCTED[good],
    )


def card_facts(card: int) -> CardFacts:
    return CardFacts(
        building=f.CARD_NAMES[card],
        class_=cast("Deck", CLASSES[f.CLASS_OF[card]]),
        good=GOODS[f.GOOD_OF[card]],
        inputs=[GOODS[good] for good in f.ICON[card] if good != f.NO_GOOD],
        points=f.PRODUCTION_POINTS[f.GOOD_OF[card]],
        top=colours()[f.TOP[card]],
        bottom=colours()[f.BOTTOM[card]],
        house=bool(f.HOUSE[card]),
        reconstructed=f.CARD_RECONSTRUCTED[card],
    )


def ship_facts(number: int) -> ShipFacts:
    rows = [row for row in range(ROWS) if f.ROW_SHIP[row] == number]
    return ShipFacts(
        ship=number,
        bonus=f.SHIP_BONUS[number],
        rows=[RowFacts(GOODS[f.ROW_GOOD[row]], f.ROW_POINTS[row], f.ROW_RECONSTRUCTED[row]) for row in rows],
    )
