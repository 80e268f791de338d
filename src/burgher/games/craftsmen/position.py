"""Positions as JSON: written down in full, read back whole or in part (docs/positions.md)."""

from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from burgher.core.errors import BadPosition
from burgher.core.game import Game
from burgher.core.reading import read_score
from burgher.core.state import NO_SEAT, data_of, step_of
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.chapters.helpers import HELPERS, spaces
from burgher.games.craftsmen.chapters.money import CHECK_LIMIT, printed_sum
from burgher.games.craftsmen.chapters.year import STAGE
from burgher.games.craftsmen.pieces import (
    KIND_NAMES,
    check_pieces,
    read_buildings,
    read_capital,
    read_cards,
    read_mask,
    read_money,
    read_supplies,
)
from burgher.games.craftsmen.rules import STEPS
from burgher.games.craftsmen.score import LINES
from burgher.games.craftsmen.state import (
    NO_KIND,
    NOBODYS,
    Craftsmen,
    Player,
    both,
    disc_place,
    display_place,
    icon_place,
    newer,
    older,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Marker = Seat | Literal["natural"] | None
Markers = Annotated[list[Marker], msgspec.Meta(max_length=2)]
Capital = dict[str, Count]  # a card like "red3" -> how many
Class = Literal["basic", "extended", "advanced"]
Season = Literal["spring", "summer", "autumn", "winter"]
Pair = Annotated[list[str | None], msgspec.Meta(max_length=2)]

CLASSES: Final[tuple[Class, ...]] = get_args(Class)
SEASONS: Final[tuple[Season, ...]] = get_args(Season)


class PlayerDoc(msgspec.Struct, forbid_unknown_fields=True):
    capital: Capital = {}
    shown: Capital = {}  # cards of the hand that all have seen
    old: Capital = {}  # hidden cards that were drawn before the last shuffle
    sum: Count = 0  # of the printed values, as long as all know it
    hand: Annotated[list[str], msgspec.Meta(max_length=64)] = []
    secret: list[str] | None = None  # cards of the hand that others have not seen; without it all of them
    row: Annotated[list[str], msgspec.Meta(max_length=65)] | None = None  # from the left; without it one sawmill
    icons: dict[str, Markers] = {}  # card of the row -> markers on its icons
    supply: Count | None = None
    fair: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    helpers: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    passed: bool = False
    privileges: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    work: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    used: Count = 0
    score: dict[str, Annotated[int, msgspec.Meta(ge=-999, le=9999)]] = {}


class EntryDoc(msgspec.Struct, forbid_unknown_fields=True):
    """A card of a pile that somebody has seen."""

    card: str
    place: list[Seat] | Literal["all"] = []  # who knows that it lies here
    seen: list[Seat] | Literal["all"] = []  # who knows that it is in the bundle
    bundle: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


class AuctionDoc(msgspec.Struct, forbid_unknown_fields=True):
    opener: Seat
    bid: Annotated[int, msgspec.Meta(ge=1, le=f.TOP_VALUE)]
    bidders: list[Seat]
    bidder: Seat | None = None  # without it the opener
    number: Class = msgspec.field(name="class", default="basic")
    place: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class PositionDoc(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[PlayerDoc], msgspec.Meta(min_length=2, max_length=5)]
    year: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    season: Season = "spring"
    stage: str | None = None  # the city building being resolved
    order: list[Seat] | None = None
    queues: dict[str, list[Annotated[list[Seat | None], msgspec.Meta(max_length=2)]]] = {}  # lower disc first
    change: Annotated[list[Seat], msgspec.Meta(max_length=3)] = []
    deck: Capital | None = None
    discard: Capital = {}
    capital_display: Pair = []
    paid: Capital = {}
    mayor: Capital = {}
    display: dict[str, Pair] = {}
    piles: dict[str, Annotated[list[str | EntryDoc], msgspec.Meta(max_length=24)]] = {}  # top card first
    looked: Annotated[list[EntryDoc], msgspec.Meta(max_length=5)] = []
    bundles: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    box: list[str] | None = None
    granary: dict[str, Markers] = {}  # lower marker first
    ships: dict[str, dict[str, Markers]] = {}  # ship -> good -> left marker first
    natural: Annotated[int, msgspec.Meta(ge=0, le=14)] | None = None
    privileges: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    work: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    bonus: dict[str, Seat] = {}  # finished good -> holder of its token
    auction: AuctionDoc | None = None
    allow_multiple_investments: bool = False
    stack: Annotated[list[str], msgspec.Meta(max_length=60)] | None = None


# ---------------------------------------------------------------- writing


def capital_doc(counts: list[int]) -> Capital:
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}


def card_doc(card: int) -> str | None:
    return f.CARD_IDS[card] if card else None


def marker_doc(marker: int) -> Marker:
    if marker == f.NO_MARKER:
        return None
    return "natural" if marker == f.NATURAL else marker - 1


def seats_doc(mask: int) -> list[int] | Literal["all"]:
    return "all" if mask == pl.EVERY_SEAT else [seat for seat in range(5) if mask >> seat & 1]


def seen_doc(entry: int) -> EntryDoc:
    return EntryDoc(f.CARD_IDS[pl.card(entry)], seats_doc(pl.place(entry)), seats_doc(pl.seen(entry)), pl.bundle(entry))


def entry_doc(entry: int) -> str | EntryDoc:
    if pl.card(entry) != f.NO_CARD:
        return seen_doc(entry)
    return "house" if pl.lot(entry) in (2, 4) else "unseen"


def queue_doc(s: Craftsmen, city: int) -> list[list[int | None]]:
    """Discs, lower one first; where the lower one has moved on, None stands for it."""
    out: list[list[int | None]] = []
    for space in range(1, spaces(s) + 1):
        lower, upper = s.discs_on(city, space)
        discs: list[int | None] = [lower - 1 if lower else None] if lower or upper else []
        out.append(discs + ([upper - 1] if upper else []))
    return out


def to_position(game: Game[Craftsmen], s: Craftsmen) -> dict[str, Any]:
    doc = PositionDoc(
        players=[player_doc(p) for p in s.players],
        year=s.year + 1,
        season=SEASONS[s.season],
        stage=f.CITY[s.stage] if s.stage else None,
        order=s.order,
        queues={f.CITY[city]: queue_doc(s, city) for city in range(1, len(f.CITY))},
        change=s.change,
        deck=capital_doc(s.deck),
        discard=capital_doc(s.discard),
        capital_display=[None if kind == NO_KIND else KIND_NAMES[kind] for kind in s.capital_display],
        paid=capital_doc(s.paid),
        mayor=capital_doc(s.mayor),
        display={f.CLASSES[k]: [card_doc(card) for card in s.displayed(k)] for k in range(3)},
        piles={f.CLASSES[k]: [entry_doc(entry) for entry in reversed(s.piles[k].entries)] for k in range(3)},
        looked=[seen_doc(entry) for entry in s.looked],
        bundles=s.bundles,
        box=[f.CARD_IDS[card] for card in s.box],
        granary={f.GOODS[good]: [marker_doc(m) for m in both(s.granary, i)] for i, good in enumerate(f.GRANARY)},
        ships={
            str(ship): {
                f.GOODS[f.ROW_GOOD[row]]: [marker_doc(m) for m in both(s.ships, row)]
                for row in range(f.ROWS)
                if f.ROW_SHIP[row] == ship
            }
            for ship in range(1, f.SHIPS + 1)
        },
        natural=s.natural,
        privileges=s.privileges,
        work=s.work,
        bonus={f.GOODS[f.SEMI + i]: seat for i, seat in enumerate(s.bonus) if seat != NOBODYS},
        auction=auction_doc(s),
        allow_multiple_investments=bool(s.many_investments),
        stack=game.stack_texts(s),
    )
    out: dict[str, Any] = msgspec.to_builtins(doc)
    return out


def auction_doc(s: Craftsmen) -> AuctionDoc | None:
    if not s.bidders:
        return None
    bidders = [seat for seat in range(s.seats) if s.bidders >> seat & 1]
    number = f.CLASS_OF[s.display[s.lot_place]]
    place = s.lot_place - display_place(number, 0)
    return AuctionDoc(s.opener, s.bid, bidders, s.bidder, CLASSES[number], place)


def player_doc(p: Player) -> PlayerDoc:
    return PlayerDoc(
        capital=capital_doc(p.capital),
        shown=capital_doc(p.shown),
        old=capital_doc(p.old),
        sum=p.sum,
        hand=[f.CARD_IDS[card] for card in p.hand],
        secret=[f.CARD_IDS[card] for card in p.secret],
        row=[f.CARD_IDS[card] for card in p.row],
        icons={
            f.CARD_IDS[card]: [marker_doc(m) for m in p.icons_of(r)]
            for r, card in enumerate(p.row)
            if any(p.icons_of(r))
        },
        supply=p.supply,
        fair=p.fair,
        helpers=p.helpers,
        passed=bool(p.passed),
        privileges=p.privileges,
        work=p.work,
        used=p.used,
        score={line[0]: n for line, n in zip(LINES, p.parts, strict=True) if n},
    )


# ---------------------------------------------------------------- reading


def read_marker(s: Craftsmen, marker: Marker, where: str) -> int:
    if marker is None:
        return f.NO_MARKER
    if isinstance(marker, str):
        return f.NATURAL
    if marker >= s.seats:
        raise BadPosition(f"{where} has a cube of seat {marker}, where nobody sits.")
    return marker + 1


def read_queue(s: Craftsmen, markers: Markers, where: str) -> list[int]:
    """Two spaces, the older marker first."""
    out = [read_marker(s, marker, where) for marker in [*markers, None, None][:2]]
    if out[1] and not out[0]:
        raise BadPosition(f"{where} has a marker on its second space, but none on its first.")
    return out


def read_position(game: Game[Craftsmen], doc: PositionDoc, strict: bool) -> Craftsmen:
    n = len(doc.players)
    s = Craftsmen(n, STEPS)
    s.clear()
    s.year = doc.year - 1
    s.season = f.SEASONS.index(doc.season)
    if doc.stage is not None and doc.stage not in f.CITY[1:]:
        raise BadPosition(f"stage names a building {doc.stage!r:.40}; they are {', '.join(f.CITY[1:])}.")
    s.stage = f.CITY.index(doc.stage) if doc.stage else 0
    s.many_investments = int(doc.allow_multiple_investments)
    pending = [text.split(":")[0] for text in doc.stack or []]
    read_order(s, doc.order, setup="find_order" in pending)
    read_city(s, doc)
    for seat, player in enumerate(doc.players):
        read_player(s, seat, player)
    read_rows(s, doc, dealing="deal_sawmill" in pending)
    read_goods(s, doc)
    read_money(s, doc)
    read_buildings(s, doc)
    read_supplies(s, doc)
    read_auction(s, doc.auction)
    if doc.stack is None:
        first = s.stage or (f.BUILDERS if s.season == f.WINTER else f.BANKERS)
        if s.season == f.WINTER and first not in (f.BUILDERS, f.CRAFT):
            raise BadPosition("stage must be builders_guild or craft_guild in winter.")
        if s.looked or s.bidders or any(s.paid) or any(s.mayor):
            raise BadPosition("auction, looked, paid and mayor need a stack that tells what is pending.")
        s.push(STAGE, NO_SEAT, first)
        if s.season != f.WINTER and not s.stage:
            s.push(HELPERS)
        for seat in reversed(s.order):  # whoever holds too many cards discards at once [CR-350]
            if s.players[seat].cards() > f.LIMIT:
                s.push(CHECK_LIMIT, seat, f.LIMIT)
    else:
        game.read_stack(s, doc.stack)
        read_stage(s)
    if strict:
        check_pieces(s)
    return s


def read_stage(s: Craftsmen) -> None:
    """While a stage is being resolved its step tells which one it is."""
    names = [s.steps[step_of(frame)].name for frame in s.stack]
    waiting = names[:1] != [STAGE.name] or names[1:2] in ([], ["helpers"], ["window"])
    stage = 0 if waiting else STAGE.city.of(data_of(s.stack[0]))
    if s.stage and stage and s.stage != stage:
        raise BadPosition(f"stage is {f.CITY[s.stage]}, but the stack is about {f.CITY[stage]}.")
    if waiting or names[1] not in ("discard", "check_limit"):  # these may come before the stage begins
        s.stage = stage


def read_order(s: Craftsmen, order: list[int] | None, setup: bool) -> None:
    if order is None:
        s.order = [] if setup else list(range(s.seats))
        return
    if len(set(order)) < len(order) or any(seat >= s.seats for seat in order):
        raise BadPosition(f"order must name seats from 0 to {s.seats - 1}, each once.")
    if not setup and len(order) < s.seats:
        raise BadPosition(f"order must name each of the seats 0 to {s.seats - 1} once.")
    s.order = order[:]


def read_city(s: Craftsmen, doc: PositionDoc) -> None:
    """Queues and the order-change track."""
    for name, queue in doc.queues.items():
        if name not in f.CITY[1:]:
            raise BadPosition(f"queues names a building {name!r:.40}; they are {', '.join(f.CITY[1:])}.")
        if len(queue) > spaces(s):
            raise BadPosition(f"queues.{name} has more than {spaces(s)} spaces.")
        city = f.CITY.index(name)
        for space, discs in enumerate(queue, 1):
            for level, seat in enumerate(discs):
                if seat is not None and seat >= s.seats:
                    raise BadPosition(f"queues.{name} has a disc of seat {seat}, where nobody sits.")
                s.queues[disc_place(city, space, level)] = 0 if seat is None else seat + 1
        check_queue(s, name, city)
    if len(set(doc.change)) < len(doc.change) or any(seat >= s.seats for seat in doc.change):
        raise BadPosition("change must name seats of the table, each at most once.")
    if doc.change and s.seats == 2:
        raise BadPosition("change must be empty with two players.")
    if doc.change and s.season == f.WINTER:
        raise BadPosition("change must be empty in winter, when the town hall is closed.")
    s.change = doc.change[:]


def check_queue(s: Craftsmen, name: str, city: int) -> None:
    """Filled from the left, stacked only when full, and within the limits. [CR-093 to CR-099]"""
    pairs = [s.discs_on(city, space) for space in range(1, spaces(s) + 1)]
    discs = [disc for pair in pairs for disc in pair if disc]
    if len(discs) > f.DISCS[s.seats]:
        raise BadPosition(f"queues.{name} has more than {f.DISCS[s.seats]} discs.")
    for seat in range(s.seats):
        if discs.count(seat + 1) > f.OWN_HELPERS:
            raise BadPosition(f"queues.{name} has more than {f.OWN_HELPERS} discs of seat {seat}.")
    if name == "town_hall" and s.stage == f.TOWN_HALL:
        return  # discs may have moved on to the order-change track
    filled = [bool(lower) for lower, _ in pairs]
    if sorted(filled, reverse=True) != filled or (any(upper for _, upper in pairs) and not all(filled)):
        raise BadPosition(f"queues.{name} must be filled from the left, and stacked only when it is full.")


def read_player(s: Craftsmen, seat: int, doc: PlayerDoc) -> None:
    where = f"players[{seat}]"
    p = s.players[seat]
    p.capital = read_capital(doc.capital, f"{where}.capital")
    p.shown = read_capital(doc.shown, f"{where}.shown")
    p.old = read_capital(doc.old, f"{where}.old")
    if any(p.shown[kind] + p.old[kind] > p.capital[kind] for kind in range(f.KINDS)):
        raise BadPosition(f"{where} has cards in shown and old that are not in its hand.")
    if p.cards() > f.LIMIT + f.BANK_CARDS:
        raise BadPosition(f"{where}.capital has more than {f.LIMIT + f.BANK_CARDS} cards.")
    p.sum = doc.sum
    if p.sum and p.sum != printed_sum(p.capital):
        raise BadPosition(f"{where}.sum is not the sum of the hand's values.")
    if p.sum and (any(p.shown) or p.old not in ([0] * f.KINDS, p.capital)):
        raise BadPosition(f"{where}.sum is known only of a hand as it was dealt: unseen, and all of it old or none.")
    p.hand = sorted(read_cards(doc.hand, [f.BASIC, f.EXTENDED, f.ADVANCED], f"{where}.hand"))
    secret = doc.hand if doc.secret is None else doc.secret
    p.secret = sorted(read_cards(secret, [f.BASIC, f.EXTENDED, f.ADVANCED], f"{where}.secret"))
    if not set(p.secret) <= set(p.hand):
        raise BadPosition(f"{where}.secret has a card that is not in its hand.")
    placed = s.queues.count(seat + 1) + s.change.count(seat)
    p.helpers = max(0, f.HELPERS - placed) if doc.helpers is None else doc.helpers
    if p.helpers + placed > f.HELPERS:
        raise BadPosition(f"{where} has more than {f.HELPERS} helpers.")
    p.passed = int(doc.passed)
    p.fair = doc.fair
    p.privileges = doc.privileges
    p.work = doc.work
    p.used = doc.used
    for key, points in doc.score.items():
        if points < 0 and key != "fees":
            raise BadPosition(f"{where}.score.{key} must not be negative.")
    p.parts = [int(points) for points in read_score(doc.score, [line[0] for line in LINES], where)]
    if p.score() < 0:
        raise BadPosition(f"{where}.score is negative.")


def read_rows(s: Craftsmen, doc: PositionDoc, dealing: bool) -> None:
    """Rows with their markers; whoever has no row named gets the first sawmill left, or still waits for it."""
    for seat, player in enumerate(doc.players):
        if player.row is not None:
            s.players[seat].row = read_cards(player.row, [0, 1, 2, 3], f"players[{seat}].row")
    taken = [f.CARD_IDS[card] for p in s.players for card in p.row] + (doc.box or [])
    spare = [card for card in range(1, f.SAWMILLS + 1) if f.CARD_IDS[card] not in taken]
    for seat, player in enumerate(doc.players):
        p = s.players[seat]
        if player.row is None and not dealing:
            if not spare:
                raise BadPosition(f"players[{seat}].row must be named: there is no sawmill left for it.")
            p.row = [spare.pop(0)]
        p.icons = [0] * icon_place(len(p.row), 0)
        for name, markers in player.icons.items():
            where = f"players[{seat}].icons.{name:.40}"
            if name not in [f.CARD_IDS[card] for card in p.row]:
                raise BadPosition(f"{where} is not a card of the row.")
            read_icons(s, seat, [f.CARD_IDS[card] for card in p.row].index(name), markers, where)


def read_icons(s: Craftsmen, seat: int, r: int, markers: Markers, where: str) -> None:
    p = s.players[seat]
    for i, given in enumerate(markers):
        marker = read_marker(s, given, where)
        good = f.ICON[p.row[r]][i]
        if marker and good == f.NO_GOOD:
            raise BadPosition(f"{where} has a marker where there is no icon.")
        if marker and good < f.RAW and marker != seat + 1:
            raise BadPosition(f"{where} has a foreign marker on the icon of a raw good.")
        p.icons[icon_place(r, i)] = marker


def read_goods(s: Craftsmen, doc: PositionDoc) -> None:
    """Granary and ships; columns and rows that are not named are empty."""
    s.granary = [0] * older(f.COLUMNS)
    for good, markers in doc.granary.items():
        if good not in f.GOODS or f.COLUMN_OF[f.GOODS.index(good)] < 0:
            raise BadPosition(f"granary has no column for {good!r:.40}.")
        column = f.COLUMN_OF[f.GOODS.index(good)]
        s.granary[older(column) : newer(column) + 1] = read_queue(s, markers, f"granary.{good}")
    for ship, holds in doc.ships.items():
        for good, markers in holds.items():
            rows = [r for r in range(f.ROWS) if str(f.ROW_SHIP[r]) == ship and f.GOODS[f.ROW_GOOD[r]] == good]
            if not rows:
                raise BadPosition(f"ships has no ship {ship!r:.40} with a row for {good!r:.40}.")
            s.ships[older(rows[0]) : newer(rows[0]) + 1] = read_queue(s, markers, f"ships.{ship}.{good}")
    if f.NATURAL in s.ships:
        raise BadPosition("ships has a natural marker, which is never loaded.")


def read_auction(s: Craftsmen, doc: AuctionDoc | None) -> None:
    if doc is None:
        return
    s.lot_place = display_place(f.CLASSES.index(doc.number), doc.place)
    s.opener = doc.opener
    s.bid = doc.bid
    s.bidder = doc.opener if doc.bidder is None else doc.bidder
    s.bidders = read_mask(s, doc.bidders, "auction.bidders")
    if s.opener >= s.seats or s.bidder >= s.seats or not s.bidders >> s.bidder & 1:
        raise BadPosition("auction must name seats of the table, and the bidder among the bidders.")
    if not s.display[s.lot_place]:
        raise BadPosition("auction names a place of the display where no card lies.")
