"""Positions as JSON: written down in full, read back whole or in part (docs/positions.md)."""

from typing import Annotated, Any, Literal

import msgspec

from burgher.core.errors import BadPosition
from burgher.core.game import Game
from burgher.core.reading import read_name, read_score, read_seat
from burgher.core.state import ASKS_SEAT, data_of, seat_of, step_of
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.actions import taken_helper
from burgher.games.woodcraft.chapters.buying import REFILL_LUMBER
from burgher.games.woodcraft.chapters.cards import refill_helpers, refill_orders
from burgher.games.woodcraft.chapters.free_actions import Parts
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER, LAYING, push_turn
from burgher.games.woodcraft.chapters.setup import ARRANGE, CHOOSING, DEALING, can_pay_helpers
from burgher.games.woodcraft.facts import COLOR_OF, NONE, PIPS
from burgher.games.woodcraft.rules import STEPS
from burgher.games.woodcraft.score import LINES
from burgher.games.woodcraft.state import NO_POT, NOT_BUILT, RULES, Player, Woodcraft

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Color = Literal["green", "yellow", "brown"]
TileState = Literal["none", "ready", "used"]
TILE_STATES: list[TileState] = ["none", "ready", "used"]  # by the numbers of state.py
FIRST_READY: list[TileState] = ["ready"]
Quadrant = Annotated[int, msgspec.Meta(ge=1, le=4)]
Space = Annotated[int, msgspec.Meta(ge=1, le=7)]
Three = Annotated[list[TileState], msgspec.Meta(max_length=3)]


class DieDoc(msgspec.Struct, forbid_unknown_fields=True):
    color: Color
    value: Annotated[int, msgspec.Meta(ge=1, le=6)]


class OrderDoc(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    row: str | None = None  # the card's start row


class IncomeDoc(msgspec.Struct, forbid_unknown_fields=True):
    blueberry: Count = 0
    hazelnut: Count = 0


class TokensDoc(msgspec.Struct, forbid_unknown_fields=True):
    blueberries: Count = 0
    lantern: Count = 0
    sawblade: Count = 0
    glue: Count = 0
    scrap: Count = 0
    reuse: Count = 0


Points = Annotated[int, msgspec.Meta(ge=-999, le=9999)]


class PlayerDoc(msgspec.Struct, forbid_unknown_fields=True):
    tokens: TokensDoc | None = None
    lumber: Annotated[list[DieDoc], msgspec.Meta(max_length=60)] = []
    pots: dict[Color, Annotated[int, msgspec.Meta(ge=0, le=5)]] = {}  # pips of the tree; 0 is an empty pot
    saws: Three = msgspec.field(default_factory=lambda: FIRST_READY[:])
    splicers: Three = msgspec.field(default_factory=lambda: FIRST_READY[:])
    gluer: TileState = "none"
    rooms: Annotated[list[str | None], msgspec.Meta(max_length=6)] = []
    used_abilities: list[Annotated[int, msgspec.Meta(ge=0, le=5)]] = []
    attic: dict[str, str] = {}
    orders: Annotated[list[OrderDoc], msgspec.Meta(max_length=72)] = []
    completed: list[str] = []
    hand: list[str] = []
    turned_down: list[str] = []  # cards that only this seat knows
    offered_orders: Annotated[list[str | None], msgspec.Meta(max_length=5)] = []
    offered_helpers: Annotated[list[str], msgspec.Meta(max_length=3)] = []
    claimed: list[str] = []
    marketing: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    income: IncomeDoc = msgspec.field(default_factory=IncomeDoc)
    reputation: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0
    reached: tuple[Count, Count] | None = None  # the round in which each reputation tile was reached
    fallen: Count = 0
    unfinished: Count = 0
    parts: dict[str, Points] | None = None  # of the score, by line of the score sheet
    # as they were called before: tokens one by one, and the parts of the score
    blueberries: Count | None = None
    lanterns: Count | None = None
    sawblades: Count | None = None
    glue: Count | None = None
    scrap: Count | None = None
    reuse: Count | None = None
    score: dict[str, Points] | None = None


FORMER_NAMES = ("blueberries", "lanterns", "sawblades", "glue", "scrap", "reuse", "score")  # read, never written


class WheelDoc(msgspec.Struct, forbid_unknown_fields=True):
    tiles: dict[str, tuple[Quadrant, Space]] | None = None
    arrow: Quadrant | None = None
    start: Quadrant = 1
    arc: bool | None = None


class ThisTurnDoc(msgspec.Struct, forbid_unknown_fields=True):
    tile: str | None = None
    settled: bool = False
    bonus_used: bool = False
    bonus_lanterns: Count = 0


class DecksDoc(msgspec.Struct, forbid_unknown_fields=True):
    final: bool | None = None
    orders: list[str] | None = None
    helpers: list[str] | None = None
    discarded_orders: list[str] = []
    discarded_helpers: list[str] = []
    hazelnut: list[str] | None = None
    solo: list[str] | None = None
    seen: list[str] | None = None  # cards that have lain open, wherever they are now


Slots = Annotated[list[str | None], msgspec.Meta(max_length=4)]
Market = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=6)]], msgspec.Meta(min_length=6, max_length=6)]


class PositionDoc(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[PlayerDoc], msgspec.Meta(min_length=1, max_length=4)]
    first: Seat = 0
    turn: Seat | None = None
    round: Annotated[int, msgspec.Meta(ge=0, le=14)] = 1
    wheel: WheelDoc = msgspec.field(default_factory=WheelDoc)
    this_turn: ThisTurnDoc = msgspec.field(default_factory=ThisTurnDoc)
    market: Market | None = None
    orders: Slots | None = None
    helpers: Slots | None = None
    decks: DecksDoc = msgspec.field(default_factory=DecksDoc)
    commissions: Annotated[list[str], msgspec.Meta(max_length=8)] = []
    reputation_tiles: tuple[str | None, str | None] = (None, None)
    rival: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0
    stack: Annotated[list[str], msgspec.Meta(max_length=60)] | None = None


# ---------------------------------------------------------------- writing


def order_codes(cards: list[int]) -> list[str]:
    return [f.ORDER_CODES[card] for card in cards]


def helper_codes(cards: list[int]) -> list[str]:
    return [f.HELPER_CODES[card] for card in cards]


def slots_doc(display: list[int], codes: list[str]) -> list[str | None]:
    return [None if card == NONE else codes[card] for card in display]


def to_position(game: Game[Woodcraft], s: Woodcraft) -> dict[str, Any]:
    seen = [code for c, code in enumerate(f.ORDER_CODES) if s.seen_orders >> c & 1]
    seen += [code for c, code in enumerate(f.HELPER_CODES) if s.seen_helpers >> c & 1]
    tiles = {
        f.TILES[tile]: (int(wheel.quadrant_of(place)) + 1, int(wheel.space_of(place)) + 1)
        for tile, place in enumerate(s.places)
        if place != NONE
    }
    first, second = (None if t == NONE else f.REPUTATION_TILES[t] for t in s.reputation_tiles)
    doc = PositionDoc(
        players=[player_doc(p) for p in s.players],
        first=s.first,
        turn=s.turn,
        round=s.round,
        wheel=WheelDoc(tiles, s.arrow + 1, s.start + 1, bool(s.arc)),
        this_turn=ThisTurnDoc(
            None if s.tile == NONE else f.TILES[s.tile], bool(s.settled), bool(s.bonus_used), s.bonus_lanterns
        ),
        market=s.market,
        orders=slots_doc(s.order_display, f.ORDER_CODES),
        helpers=slots_doc(s.helper_display, f.HELPER_CODES),
        decks=DecksDoc(
            bool(s.final_decks),
            order_codes(s.order_deck),
            helper_codes(s.helper_deck),
            order_codes(s.order_discard),
            helper_codes(s.helper_discard),
            order_codes(s.hazelnut_deck),
            [f.SOLO_CODES[card] for card in s.solo_deck],
            seen,
        ),
        commissions=[f.COMMISSION_CODES[k] for k in s.commissions],
        reputation_tiles=(first, second),
        rival=s.rival,
        stack=game.stack_texts(s),
    )
    out: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(doc))
    for player in out["players"]:
        for name in FORMER_NAMES:
            del player[name]
    return out


def player_doc(p: Player) -> PlayerDoc:
    return PlayerDoc(
        tokens=TokensDoc(*p.tokens),
        lumber=[DieDoc(COLOR_NAMES[COLOR_OF[d]], PIPS[d]) for d in range(f.DICE) for _ in range(p.lumber[d])],
        pots={COLOR_NAMES[c]: p.pots[c] for c in range(3) if p.pots[c] != NO_POT},
        saws=[TILE_STATES[tile] for tile in p.saws],
        splicers=[TILE_STATES[tile] for tile in p.splicers],
        gluer=TILE_STATES[p.gluer],
        rooms=slots_doc(p.rooms, f.HELPER_CODES),
        used_abilities=[room for room in range(f.ROOMS) if p.used[room]],
        attic={f.SPACE_NAMES[a]: f.TOOLS[kind] for a, kind in enumerate(p.attic) if kind != NONE},
        orders=[OrderDoc(f.ORDER_CODES[c], f.ROWS[row]) for c, row in zip(p.orders, p.rows, strict=True)],
        completed=order_codes(p.completed),
        hand=order_codes(p.hand),
        turned_down=order_codes(p.rejected_orders) + helper_codes(p.rejected_helpers),
        offered_orders=slots_doc(p.offered_orders, f.ORDER_CODES),
        offered_helpers=helper_codes(p.offered_helpers),
        claimed=[f.COMMISSION_CODES[k] for k in p.claimed],
        marketing=p.marketing,
        income=IncomeDoc(p.income[0], p.income[1]),
        reputation=p.reputation,
        reached=(p.reached[0], p.reached[1]),
        fallen=p.fallen,
        unfinished=p.unfinished,
        parts={line[0]: n for line, n in zip(LINES, p.parts, strict=True) if n},
    )


COLOR_NAMES: list[Color] = ["green", "yellow", "brown"]

# ---------------------------------------------------------------- reading


def read_codes(given: list[str], codes: list[str], what: str, where: str) -> list[int]:
    out = [read_name(code, codes, where, what) for code in given]
    for card in out:
        if out.count(card) > 1:
            raise BadPosition(f"{where} names the {what} {codes[card]} twice.")
    return out


def read_slots(given: list[str | None], codes: list[str], what: str, where: str) -> list[int]:
    out = [NONE if code is None else read_name(code, codes, where, what) for code in given]
    return out + [NONE] * (f.DISPLAY - len(out))


def read_position(game: Game[Woodcraft], doc: PositionDoc, strict: bool) -> Woodcraft:
    n = len(doc.players)
    s = Woodcraft(n, STEPS, RULES)
    s.clear()
    s.first = read_seat(doc.first, n, "first")
    s.turn = s.first if doc.turn is None else read_seat(doc.turn, n, "turn")
    s.round = doc.round
    if s.round > f.ROUNDS[n]:
        raise BadPosition(f"round is {s.round}, but {n} players play {f.ROUNDS[n]} rounds.")
    for seat, player in enumerate(doc.players):
        read_player(s, seat, player)
    laid_out = doc.stack is None or not any(text.startswith("arrange") for text in doc.stack)
    read_wheel(s, doc.wheel, laid_out)
    read_this_turn(s, doc.this_turn)
    s.market = doc.market[:] if doc.market is not None else [0] * 6
    s.order_display = read_slots(doc.orders or [], f.ORDER_CODES, "order", "orders")
    s.helper_display = read_slots(doc.helpers or [], f.HELPER_CODES, "helper", "helpers")
    s.commissions = sorted(read_codes(doc.commissions, f.COMMISSION_CODES, "commission", "commissions"))
    for i, code in enumerate(doc.reputation_tiles):
        if code is not None:
            s.reputation_tiles[i] = read_name(code, f.REPUTATION_TILES, "reputation_tiles", "tile")
    if s.reputation_tiles[0] == s.reputation_tiles[1] != NONE:
        raise BadPosition("reputation_tiles names a tile twice.")
    if doc.rival and n > 1:
        raise BadPosition("rival: there is one in the solo game only.")
    s.rival = doc.rival
    read_tools(s)
    frames = game.read_frames(doc.stack or [], n)
    taken = [taken_helper(frames)]
    read_decks(s, doc.decks, taken)
    check_cards(s, taken)
    if doc.stack is not None:
        game.lay_stack(s, frames)
    else:
        if s.round == 0:
            raise BadPosition("round is 0, which is the setup: its stack must be named.")
        push_turn(s)
        if doc.helpers is None:
            refill_helpers(s)
        if doc.orders is None:
            refill_orders(s)
        if doc.market is None:
            s.push(REFILL_LUMBER)
    if strict:
        check_wheel(s)
        check_pieces(s, taken)
    return s


def read_player(s: Woodcraft, seat: int, doc: PlayerDoc) -> None:
    where = f"players[{seat}]"
    p = s.players[seat]
    p.tokens = read_tokens(doc, where)
    for die in doc.lumber:
        p.lumber[f.die_of(die.color, die.value)] += 1
    p.pots = [doc.pots.get("green", 0), doc.pots.get("yellow", NO_POT), doc.pots.get("brown", NO_POT)]
    if p.pots[2] != NO_POT and p.pots[1] == NO_POT:
        raise BadPosition(f"{where}.pots has the brown pot without the yellow one.")
    p.saws = read_tiles(doc.saws, f"{where}.saws")
    p.splicers = read_tiles(doc.splicers, f"{where}.splicers")
    p.gluer = TILE_STATES.index(doc.gluer)
    rooms = [
        None if code is None else read_name(code, f.HELPER_CODES, f"{where}.rooms", "helper") for code in doc.rooms
    ]
    for room, helper in enumerate(rooms):
        if helper is not None:
            p.place(helper, room)
    check_rooms(p, where)
    for room in doc.used_abilities:
        p.used[room] = 1
    for space, kind in doc.attic.items():
        place = read_name(space, f.SPACE_NAMES, f"{where}.attic", "space")
        p.attic[place] = read_name(kind, f.TOOLS, f"{where}.attic", "tool")
    for place, needs in enumerate(f.SPACE_NEEDS):
        if p.attic[place] != NONE and any(p.attic[other] == NONE for other in needs):
            raise BadPosition(f"{where}.attic has a tool on {f.SPACE_NAMES[place]}, which is not available.")
    for order in doc.orders:
        card = read_name(order.card, f.ORDER_CODES, f"{where}.orders", "order")
        row = f.ORDERS[card].row if order.row is None else read_name(order.row, f.ROWS, f"{where}.orders", "row")
        p.lay(card, row)
    p.completed = read_codes(doc.completed, f.ORDER_CODES, "order", f"{where}.completed")
    p.hand = sorted(read_codes(doc.hand, f.ORDER_CODES, "order", f"{where}.hand"))
    down = f"{where}.turned_down"
    p.rejected_orders = read_codes([c for c in doc.turned_down if c[:1] in "SFN"], f.ORDER_CODES, "card", down)
    p.rejected_helpers = read_codes([c for c in doc.turned_down if c[:1] not in "SFN"], f.HELPER_CODES, "card", down)
    p.offered_orders = [
        NONE if code is None else read_name(code, f.ORDER_CODES, f"{where}.offered_orders", "order")
        for code in doc.offered_orders
    ]
    p.offered_helpers = read_codes(doc.offered_helpers, f.HELPER_CODES, "helper", f"{where}.offered_helpers")
    p.claimed = read_codes(doc.claimed, f.COMMISSION_CODES, "commission", f"{where}.claimed")
    p.marketing = doc.marketing
    p.income = [doc.income.blueberry, doc.income.hazelnut]
    p.reputation = doc.reputation
    p.reached = tiles_passed(s, doc.reputation) if doc.reached is None else list(doc.reached)
    if max(p.reached) > max(1, s.round):
        raise BadPosition(f"{where}.reached names a round that is still to come.")
    p.fallen = doc.fallen
    p.unfinished = doc.unfinished
    if doc.parts is not None and doc.score is not None:
        raise BadPosition(f"{where} names the parts of the score twice, as parts and as score.")
    given = doc.parts or doc.score or {}
    p.parts = [int(points) for points in read_score(given, [line[0] for line in LINES], where)]
    for key, points in given.items():
        if points < 0 and key != "orders":
            raise BadPosition(f"{where}.score has less than 0 points for {key}.")
    if sum(p.parts) < 0:
        raise BadPosition(f"{where}.score comes to less than 0 points.")


def read_tokens(doc: PlayerDoc, where: str) -> list[int]:
    """The tokens by their names of today, or one by one by those of before."""
    before = (doc.blueberries, doc.lanterns, doc.sawblades, doc.glue, doc.scrap, doc.reuse)
    if doc.tokens is None:
        return [count or 0 for count in before]
    if before != (None,) * len(before):
        raise BadPosition(f"{where} names tokens twice, under tokens and beside it.")
    return list(msgspec.structs.astuple(doc.tokens))


def with_rows(doc: PositionDoc, rules: int) -> PositionDoc:
    """Orders that are told without their row lie where they are laid by these rules."""
    if rules == RULES:
        return doc
    players = [
        msgspec.structs.replace(player, orders=[with_row(order, rules) for order in player.orders])
        for player in doc.players
    ]
    return msgspec.structs.replace(doc, players=players)


def with_row(order: OrderDoc, rules: int) -> OrderDoc:
    if order.row is not None or order.card not in f.ORDER_CODES:
        return order
    return OrderDoc(order.card, f.ROWS[f.start_row(f.ORDER_CODES.index(order.card), rules)])


def tiles_passed(s: Woodcraft, reputation: int) -> list[int]:
    """Whoever stands on or beyond the space of a tile came there, as far as is known, before this round. [WC-398]"""
    return [max(1, s.round - 1) if reputation >= space else 0 for space in f.TILE_SPACES]


def read_tiles(given: list[TileState], where: str) -> list[int]:
    """Tiles are built from the first slot on, and the first is there from the start."""
    out = [TILE_STATES.index(state) for state in given] + [NOT_BUILT] * (3 - len(given))
    if out[0] == NOT_BUILT or (out[1] == NOT_BUILT and out[2] != NOT_BUILT):
        raise BadPosition(f"{where} must have its tiles from the first slot on.")
    return out


def check_rooms(p: Player, where: str) -> None:
    """Occupied rooms are connected and include the first one. [WC-070, WC-167]"""
    occupied = [room for room in range(f.ROOMS) if p.rooms[room] != NONE]
    if not occupied:
        return
    found = [0]
    for room in found:
        found += [other for other in f.NEXT_ROOMS[room] if p.rooms[other] != NONE and other not in found]
    if p.rooms[0] == NONE or len(found) != len(occupied):
        raise BadPosition(f"{where}.rooms must be connected and include the first room.")


def read_wheel(s: Woodcraft, doc: WheelDoc, laid_out: bool) -> None:
    s.start = doc.start - 1
    s.arrow = wheel.after(s.start) if doc.arrow is None else doc.arrow - 1
    if doc.tiles is None:
        if laid_out:
            s.places = [int(wheel.place_of(s.start, tile)) for tile in range(len(f.TILES))]
    else:
        for name, (quadrant, space) in doc.tiles.items():
            s.places[read_name(name, f.TILES, "wheel.tiles", "tile")] = int(wheel.place_of(quadrant - 1, space - 1))
    standing = [place for place in s.places if place != NONE]
    if laid_out and len(standing) != 7:
        raise BadPosition("wheel.tiles must place all seven tiles.")
    if len(set(standing)) != len(standing):
        raise BadPosition("wheel.tiles has two tiles on one space.")
    if not laid_out and any(wheel.quadrant_of(place) != s.start for place in standing):
        raise BadPosition("wheel.tiles must lie in the start quadrant while they are laid out.")
    empty = wheel.is_empty(s, s.start) and laid_out
    s.arc = int(not empty and doc.tiles is None) if doc.arc is None else int(doc.arc)
    if s.arc and empty:
        raise BadPosition("wheel.arc cannot lie on an empty start quadrant.")


def check_wheel(s: Woodcraft) -> None:
    """In play a quadrant always has room for the tiles behind it. [WC-093]"""
    standing = [place for place in s.places if place != NONE]
    for quadrant in range(wheel.QUADRANTS):
        spaces = [wheel.space_of(place) for place in standing if wheel.quadrant_of(place) == quadrant]
        behind = [place for place in standing if wheel.age(s, wheel.quadrant_of(place)) > wheel.age(s, quadrant)]
        if spaces and len(behind) > min(spaces):
            raise BadPosition(f"wheel.tiles leaves too little room in quadrant {quadrant + 1} for the tiles behind it.")


def read_this_turn(s: Woodcraft, doc: ThisTurnDoc) -> None:
    s.tile = NONE if doc.tile is None else read_name(doc.tile, f.TILES, "this_turn.tile", "tile")
    if doc.settled and s.tile == NONE:
        raise BadPosition("this_turn.settled needs a tile that was chosen.")
    s.settled = int(doc.settled)
    s.bonus_used = int(doc.bonus_used)
    s.bonus_lanterns = doc.bonus_lanterns
    if s.bonus_lanterns > s.players[s.turn].tokens[f.LANTERN]:
        raise BadPosition("this_turn.bonus_lanterns is more than the player has.")


def read_tools(s: Woodcraft) -> None:
    for p in s.players:
        for kind in p.attic:
            if kind != NONE:
                s.tools[kind] -= 1
    if min(s.tools) < 0:
        raise BadPosition(f"There are more than {f.TOOLS_EACH} tools of a kind in the attics.")


# ---------------------------------------------------------------- cards


Places = list[tuple[str, list[int]]]  # where cards lie, as the position calls it


def order_places(s: Woodcraft) -> Places:
    """Where order cards may lie, decks and cards out of the game excepted."""
    out: Places = [("orders", s.order_display), ("decks.discarded_orders", s.order_discard)]
    for seat, p in enumerate(s.players):
        for name in ("orders", "completed", "hand", "offered_orders"):
            out.append((f"players[{seat}].{name}", getattr(p, name)))
    return out


def helper_places(s: Woodcraft, taken: list[int]) -> Places:
    """The same for helpers; one that is being hired is named by the stack."""
    out: Places = [("helpers", s.helper_display), ("decks.discarded_helpers", s.helper_discard), ("stack", taken)]
    for seat, p in enumerate(s.players):
        out += [(f"players[{seat}].rooms", p.rooms), (f"players[{seat}].offered_helpers", p.offered_helpers)]
    return out


def cards_in(places: Places) -> list[int]:
    return [card for _, cards in places for card in cards if card != NONE]


def read_decks(s: Woodcraft, doc: DecksDoc, taken: list[int]) -> None:
    """Decks that are not named hold the cards of the deck in use that lie nowhere else."""
    s.final_decks = int(s.round > f.INCOME_AFTER[s.seats][1]) if doc.final is None else int(doc.final)
    s.order_discard = read_codes(doc.discarded_orders, f.ORDER_CODES, "order", "decks.discarded_orders")
    s.helper_discard = read_codes(doc.discarded_helpers, f.HELPER_CODES, "helper", "decks.discarded_helpers")
    for p in s.players:
        if doc.orders is None and not s.final_decks:
            s.order_discard += [card for card in p.rejected_orders if card not in s.order_discard]
        if doc.helpers is None and not s.final_decks:
            s.helper_discard += [card for card in p.rejected_helpers if card not in s.helper_discard]
    on_table = cards_in(order_places(s))
    orders = f.FINAL_ORDER_DECK if s.final_decks else f.START_ORDER_DECK
    helpers = f.FINAL_HELPER_DECK if s.final_decks else f.START_HELPER_DECK
    if doc.orders is None:
        s.order_deck = [card for card in orders if card not in on_table]
    else:
        s.order_deck = sorted(read_codes(doc.orders, f.ORDER_CODES, "order", "decks.orders"))
    if doc.helpers is None:
        in_play = cards_in(helper_places(s, taken))
        s.helper_deck = [card for card in helpers if card not in in_play]
    else:
        s.helper_deck = sorted(read_codes(doc.helpers, f.HELPER_CODES, "helper", "decks.helpers"))
    if doc.hazelnut is None:
        s.hazelnut_deck = [card for card in f.HAZELNUT_DECK if card not in on_table]
    else:
        s.hazelnut_deck = sorted(read_codes(doc.hazelnut, f.ORDER_CODES, "order", "decks.hazelnut"))
    if doc.solo is not None:
        s.solo_deck = sorted(read_codes(doc.solo, f.SOLO_CODES, "solo card", "decks.solo"))
    for card in s.order_deck + s.order_discard + [card for card in s.order_display if card != NONE]:
        if card not in orders:
            raise BadPosition(f"The order {f.ORDER_CODES[card]} does not belong to {deck_in_use(s)}.")
    for card in s.helper_deck + s.helper_discard + [card for card in s.helper_display if card != NONE]:
        if card not in helpers:
            raise BadPosition(f"The helper {f.HELPER_CODES[card]} does not belong to {deck_in_use(s)}.")
    if any(card not in f.HAZELNUT_DECK for card in s.hazelnut_deck):
        raise BadPosition("decks.hazelnut may only hold hazelnut orders.")
    read_seen(s, doc.seen, taken)


def deck_in_use(s: Woodcraft) -> str:
    kind, other = ("final", "false") if s.final_decks else ("starting", "true")
    return f"the {kind} decks, which are in use here (decks.final can say {other})"


def read_seen(s: Woodcraft, seen: list[str] | None, taken: list[int]) -> None:
    """What lies open has been seen; what somebody holds hidden has not."""
    for code in seen or []:
        if code in f.ORDER_CODES:
            s.seen_orders |= 1 << f.ORDER_CODES.index(code)
        else:
            s.seen_helpers |= 1 << read_name(code, f.HELPER_CODES, "decks.seen", "card")
    for card in s.order_display:
        s.seen_orders |= 1 << card if card != NONE else 0
    for card in s.helper_display + taken:
        s.seen_helpers |= 1 << card if card != NONE else 0
    for p in s.players:
        for card in p.orders + p.completed:
            s.seen_orders |= 1 << card
        for card in p.rooms:
            s.seen_helpers |= 1 << card if card != NONE else 0
    for p in s.players:
        for card in p.hand + p.offered_orders + p.rejected_orders:
            s.seen_orders &= ~(1 << card) if card != NONE else -1
        for card in p.offered_helpers + p.rejected_helpers:
            s.seen_helpers &= ~(1 << card)


def check_once(places: Places, codes: list[str]) -> None:
    found: dict[int, str] = {}
    for where, cards in places:
        for card in cards:
            if card in found and card != NONE:
                raise BadPosition(f"The card {codes[card]} is in two places: {found[card]} and {where}.")
            found[card] = where


def check_cards(s: Woodcraft, taken: list[int]) -> None:
    """No card is in two places; cards turned down lie in a deck, a discard pile or out of the game."""
    orders, helpers = order_places(s), helper_places(s, taken)
    check_once([*orders, ("decks.orders", s.order_deck), ("decks.hazelnut", s.hazelnut_deck)], f.ORDER_CODES)
    check_once([*helpers, ("decks.helpers", s.helper_deck)], f.HELPER_CODES)
    open_orders = [card for card in cards_in(orders) if card not in s.order_discard]
    open_helpers = [card for card in cards_in(helpers) if card not in s.helper_discard]
    turned: list[str] = []
    for p in s.players:
        turned += order_codes(p.rejected_orders) + helper_codes(p.rejected_helpers)
        if any(c in open_orders for c in p.rejected_orders) or any(c in open_helpers for c in p.rejected_helpers):
            raise BadPosition("A card that was turned down cannot be on the table.")
        if any(card in f.HAZELNUT_DECK for card in p.rejected_orders):
            raise BadPosition("Hazelnut orders cannot be turned down.")
        if len(p.offered_orders) not in (0, f.DEAL_ORDERS) and s.round > 0:
            raise BadPosition("Cards are offered in the setup only.")
    if len(turned) != len(set(turned)):
        raise BadPosition("A card was turned down twice.")


def check_pieces(s: Woodcraft, taken: list[int]) -> None:
    """No card of the decks in use is missing."""
    orders = f.FINAL_ORDER_DECK if s.final_decks else f.START_ORDER_DECK
    found = {*cards_in(order_places(s)), *s.order_deck}
    for card in orders:
        if card not in found:
            raise BadPosition(f"The order {f.ORDER_CODES[card]} is missing.")
    helpers = f.FINAL_HELPER_DECK if s.final_decks else f.START_HELPER_DECK
    found = {*cards_in(helper_places(s, taken)), *s.helper_deck}
    for card in helpers:
        if card not in found:
            raise BadPosition(f"The helper {f.HELPER_CODES[card]} is missing.")


# ---------------------------------------------------------------- what is pending


def stack_fault(s: Woodcraft) -> str:
    """What the frames of a position cannot say each for itself."""
    setup = s.pending(CHOOSING)
    if s.stack and setup != (s.round == 0):
        return "the setup is round 0, and only it asks for opening choices"
    if NONE in s.places and not s.pending(ARRANGE):
        return "wheel.tiles must place all seven tiles"
    for frame in s.stack:
        step, seat = s.steps[step_of(frame)], seat_of(frame)
        if step.asks == ASKS_SEAT and seat != s.turn and not (step is LAY_ORDER and s.pending(LAYING)):
            return f"it is the turn of seat {s.turn}"
        if isinstance(step, Parts) and frame != s.stack[-1] and not step.begun(data_of(frame)):
            return f"nothing can wait for {step.name}, of which no part has been done"
        if step is CHOOSING and not s.pending(DEALING) and offer_fault(s, CHOOSING.served.of(data_of(frame))):
            return "a player has no opening cards to choose from"
    return ""


def offer_fault(s: Woodcraft, served: int) -> bool:
    """Do the players who have not chosen yet lack the cards that they are to choose from?"""
    waiting = [s.players[(s.first + i) % s.seats] for i in range(served, s.seats)]
    return any(len(p.offered_orders) != f.DEAL_ORDERS or NONE in p.offered_orders for p in waiting) or not all(
        can_pay_helpers(p) for p in waiting
    )
