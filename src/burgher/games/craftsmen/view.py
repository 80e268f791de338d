"""What a seat may see: a whitelist. Hands and piles are hidden, also cards that another player has looked at."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from burgher.core.state import data_of, seat_of, step_of
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.chapters.craft import CRAFT_ACTION
from burgher.games.craftsmen.chapters.helpers import PUT_DISC, spaces
from burgher.games.craftsmen.chapters.money import PAY, cheapest_payment, worth, worth_in
from burgher.games.craftsmen.chapters.notary import lot_pile
from burgher.games.craftsmen.facts import (
    BONUS,
    CARD_IDS,
    FEE_POINTS,
    FINISHED,
    GOODS,
    GRANARY,
    KINDS,
    LABOUR,
    NATURAL,
    NO_CARD,
    ROW_GOOD,
    ROW_POINTS,
    ROW_SHIP,
    ROWS,
    SEMI,
    SHIP_BONUS,
    SHIPS,
)
from burgher.games.craftsmen.schema import COLOURS, Colour
from burgher.games.craftsmen.score import LINES
from burgher.games.craftsmen.state import (
    LOWER,
    NO_KIND,
    NOBODYS,
    UPPER,
    Craftsmen,
    disc_place,
    display_place,
    newer,
    older,
)
from burgher.games.craftsmen.verbs import VERBS
from burgher.games.craftsmen.view_types import (
    AuctionView,
    BidderView,
    BonusView,
    Built,
    Capital,
    CapitalView,
    City,
    Class,
    ClassView,
    CoveringView,
    KnownCard,
    LookingView,
    Marker,
    PaymentView,
    PlayerView,
    Season,
    ShipRow,
    ShipView,
    View,
)

CITY = cast("list[City]", f.CITY)  # from 1 on
CLASSES = cast("list[Class]", f.CLASSES)
SEASONS = cast("list[Season]", f.SEASONS)
CAPITAL: list[Capital] = [[f.colour_of(kind), f.value_of(kind)] for kind in range(KINDS)]
KEPT = 2048  # of each kind of part of a view
MARKERS: list[Marker] = [None, *range(NATURAL - 1), "natural"]  # from NO_MARKER to NATURAL
ROWS_OF_SHIP = {ship: [row for row in range(ROWS) if ROW_SHIP[row] == ship] for ship in range(1, SHIPS + 1)}


def view(s: Craftsmen, seat: int | None) -> View:
    """[CR-429 to CR-437]"""
    return seen_by(s, public(s), seat)


def seen_by(s: Craftsmen, public: View, seat: int | None) -> View:
    """What everybody may see, with the own hand, and what the seat knows of piles."""
    if seat is None:
        return public
    p, players = s.players[seat], public.players[:]
    players[seat] = replace(
        players[seat],
        capital=cards_view(p.capital),
        worth=worth(p.capital),
        colour_worth=[worth_in(p.capital, 1 << colour) for colour in range(len(COLOURS))],
        hand=[CARD_IDS[card] for card in p.hand],
    )
    return replace(
        public,
        buildings=[replace(known, known=known_cards(s, i, seat)) for i, known in enumerate(public.buildings)],
        payment=payment_view(s, seat),
        looking=looking_view(s, seat),
        players=players,
    )


def public(s: Craftsmen) -> View:
    return View(
        year=s.year + 1,
        season=SEASONS[s.season],
        stage=CITY[s.stage] if s.stage else None,
        step=s.top().name if s.stack else None,
        labour=LABOUR[s.year],
        labour_left=labour_left(s),
        fee_points=FEE_POINTS[s.year],
        order=s.order[:],
        queues=queues_view(tuple(s.queues), spaces(s)),
        covering=covering_view(s),
        change=s.change[:],
        capital=CapitalView(
            deck=sum(s.deck),
            discard=cards_view(s.discard),
            display=[None if kind == NO_KIND else CAPITAL[kind] for kind in s.capital_display],
        ),
        buildings=[class_view(s, number) for number in range(3)],
        box=[CARD_IDS[card] for card in s.box],
        granary=granary_view(tuple(s.granary)),
        ships=ships_view(tuple(s.ships)),
        natural=s.natural,
        privileges=s.privileges,
        work=s.work,
        bonus=[
            BonusView(GOODS[SEMI + i], BONUS[i], None if s.bonus[i] == NOBODYS else s.bonus[i]) for i in range(FINISHED)
        ],
        payment=payment_view(s, None),
        auction=auction_view(s),
        looking=looking_view(s, None),
        players=[player_view(s, other) for other in range(s.seats)],
    )


def cards_view(counts: list[int]) -> list[Capital]:
    return [CAPITAL[kind] for kind, count in enumerate(counts) for _ in range(count)]


def card_id(card: int) -> str | None:
    return None if card == NO_CARD else CARD_IDS[card]


# Most of what lies on the table is as it was a move ago: what was made of it then is shown again.


@lru_cache(KEPT)
def granary_view(markers: tuple[int, ...]) -> dict[str, list[Marker]]:
    return {GOODS[good]: markers_view(markers, i) for i, good in enumerate(GRANARY)}


def markers_view(markers: Sequence[int], place: int) -> list[Marker]:
    """The two markers of a column, a row of a ship or a building."""
    return [MARKERS[markers[older(place)]], MARKERS[markers[newer(place)]]]


@lru_cache(KEPT)
def queues_view(discs: tuple[int, ...], last: int) -> dict[City, list[list[int]]]:
    """The seats of the discs on each space, the lower one first."""

    def seats_on(city: int, space: int) -> list[int]:
        return [disc - 1 for disc in (discs[disc_place(city, space, level)] for level in (LOWER, UPPER)) if disc]

    return {CITY[city]: [seats_on(city, space) for space in range(1, last + 1)] for city in range(1, len(CITY))}


def labour_left(s: Craftsmen) -> int | None:
    """The labour points of the craft action under way."""
    for frame in reversed(s.stack):
        if step_of(frame) == CRAFT_ACTION.number:
            return CRAFT_ACTION.points.of(data_of(frame))
    return None


def covering_view(s: Craftsmen) -> CoveringView | None:
    for frame in s.stack:
        if step_of(frame) == PUT_DISC.number:
            city, space = PUT_DISC.city.of(data_of(frame)), PUT_DISC.space.of(data_of(frame))
            return CoveringView(seat_of(frame), CITY[city], space - 1)
    return None


def known_cards(s: Craftsmen, number: int, seat: int | None) -> list[KnownCard]:
    """Known cards of the pile are named by how many cards lie above them. [CR-210, CR-431, CR-432]"""
    return known_to(tuple(s.piles[number].entries), pl.EVERY_SEAT if seat is None else 1 << seat)


@lru_cache(KEPT)
def known_to(entries: tuple[int, ...], readers: int) -> list[KnownCard]:
    """The same of a pile, for these readers together."""
    return [
        KnownCard(depth, CARD_IDS[pl.card(entry)])
        for depth, entry in enumerate(reversed(entries))
        if pl.place(entry) & readers == readers
    ]


def class_view(s: Craftsmen, number: int) -> ClassView:
    return ClassView(
        class_=CLASSES[number],
        pile=len(s.piles[number].entries),
        known=known_cards(s, number, None),
        display=[card_id(card) for card in s.displayed(number)],
    )


@lru_cache(KEPT)
def ships_view(markers: tuple[int, ...]) -> list[ShipView]:
    return [
        ShipView(
            ship=number,
            bonus=SHIP_BONUS[number],
            rows=[ShipRow(GOODS[ROW_GOOD[row]], ROW_POINTS[row], markers_view(markers, row)) for row in rows],
        )
        for number, rows in ROWS_OF_SHIP.items()
    ]


def payment_view(s: Craftsmen, seat: int | None) -> PaymentView | None:
    if not s.asking(PAY):
        return None
    payer, price, colours = s.top_seat(), PAY.price.of(s.top_data()), PAY.colours.of(s.top_data())
    out = PaymentView(
        seat=payer,
        price=price,
        colours=[cast("Colour", colour) for c, colour in enumerate(COLOURS) if colours >> c & 1],
        paid=cards_view(s.paid),
        worth=worth(s.paid),
    )
    if seat == payer:
        out.cheapest = [VERBS.text(action) for action in cheapest_payment(s, payer)]
    return out


def most_worth(cards: int) -> int:
    """The most that so many hidden cards can be worth: what everybody may reckon with in an auction."""
    return [0, 3, 6][cards] if cards < 3 else 5 * (cards - 1)


def auction_view(s: Craftsmen) -> AuctionView | None:
    if not s.bidders:
        return None
    number = lot_pile(s)
    return AuctionView(
        class_=CLASSES[number],
        place=s.lot_place - display_place(number, 0),
        card=card_id(s.display[s.lot_place]),
        opener=s.opener,
        bid=s.bid,
        bidder=s.bidder,
        bidders=[
            BidderView(seat, in_=bool(s.bidders >> seat & 1), most=most_worth(sum(s.players[seat].capital)))
            for seat in range(s.seats)
        ],
        mayor=cards_view(s.mayor),
        mayor_bid=worth(s.mayor),
    )


def looking_view(s: Craftsmen, seat: int | None) -> LookingView | None:
    """Only the player who looks sees the cards that come from the pile. [CR-210]"""
    if not s.looked:
        return None
    known = [pl.place(e) == pl.EVERY_SEAT or (seat is not None and pl.place(e) >> seat & 1 == 1) for e in s.looked]
    return LookingView([CARD_IDS[pl.card(e)] if shown else None for e, shown in zip(s.looked, known, strict=True)])


def player_view(s: Craftsmen, seat: int) -> PlayerView:
    p = s.players[seat]
    return PlayerView(
        capital=None,
        worth=None,
        colour_worth=None,
        cards=sum(p.capital),
        sum=p.sum or None,
        hand=None,
        buildings=len(p.hand),
        row=[Built(CARD_IDS[card], [MARKERS[m] for m in p.icons_of(r)]) for r, card in enumerate(p.row)],
        supply=p.supply,
        fair=p.fair,
        helpers=p.helpers,
        passed=bool(p.passed),
        privileges=p.privileges,
        work=p.work,
        used=p.used,
        score=sum(p.parts),
        parts={line[0]: n for line, n in zip(LINES, p.parts, strict=True)},
    )
