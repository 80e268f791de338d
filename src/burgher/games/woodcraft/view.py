"""What a seat may see: hands, cards turned down in setup and the order of decks are hidden (section 1.3)."""

from random import Random
from typing import cast

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import wheel
from burgher.games.woodcraft.actions import (
    die_price,
    helper_price,
    improvement_price,
    material_price,
    next_item,
    six_price,
)
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.gains import claimable
from burgher.games.woodcraft.orders import can_complete
from burgher.games.woodcraft.position import TILE_STATES
from burgher.games.woodcraft.schema import Color, Tile, Token
from burgher.games.woodcraft.score import LINES, commission_points
from burgher.games.woodcraft.state import NO_POT, Player, Woodcraft
from burgher.games.woodcraft.turn import marketing_price
from burgher.games.woodcraft.view_types import (
    DecksView,
    DieView,
    IncomeView,
    MarketDie,
    MissingDie,
    OrderView,
    PlayerView,
    PotView,
    PricesView,
    ReputationTile,
    TileView,
    Tool,
    TurnView,
    View,
    WheelView,
)
from burgher.games.woodcraft.wood import can_use_ability

COLORS = cast("list[Color]", f.COLORS)
REPUTATION_TILES = cast("list[ReputationTile]", f.REPUTATION_TILES)
TILES = cast("list[Tile]", f.TILES)
TOKENS = cast("list[Token]", f.TOKENS)
TOOLS = cast("list[Tool]", f.TOOLS)
ORDER_TOKENS: list[Token] = ["glue", "scrap", "sawblade"]


def order_code(card: int) -> str | None:
    return None if card == NONE else f.ORDER_CODES[card]


def helper_code(card: int) -> str | None:
    return None if card == NONE else f.HELPER_CODES[card]


def view(s: Woodcraft, seat: int | None) -> View:
    """[WC-037 to WC-039]"""
    return View(
        round=s.round,
        rounds=f.ROUNDS[s.seats],
        income_after=f.INCOME_AFTER[s.seats][:],
        first=s.first,
        turn=s.turn if s.stack else None,
        step=s.steps[s.stack[-1][0]].name if s.stack else None,
        this_turn=turn_view(s) if s.stack else None,
        wheel=WheelView(
            tiles=[tile_view(s, tile) for tile in range(len(TILES))],
            arrow=s.arrow + 1,
            start=s.start + 1,
            arc=bool(s.arc),
            ages=[wheel.age(s, quadrant) for quadrant in range(4)],
        ),
        market=[MarketDie(COLORS[slot // 2], pips or None) for slot, pips in enumerate(s.market)],
        orders=[order_code(card) for card in s.order_display],
        helpers=[helper_code(card) for card in s.helper_display],
        decks=DecksView(
            final=bool(s.final_decks),
            orders=len(s.order_deck),
            helpers=len(s.helper_deck),
            discarded_orders=len(s.order_discard),
            discarded_helpers=len(s.helper_discard),
            solo=len(s.solo_deck) if s.seats == 1 else None,
        ),
        commissions=[f.COMMISSION_CODES[k] for k in s.commissions],
        reputation_tiles=[None if t == NONE else REPUTATION_TILES[t] for t in s.reputation_tiles],
        tools=dict(zip(TOOLS, s.tools, strict=True)),
        rival=s.rival if s.seats == 1 else None,
        players=[player_view(s, other, seat) for other in range(s.seats)],
    )


def tile_view(s: Woodcraft, tile: int) -> TileView:
    place = s.places[tile]
    if place == NONE:
        return TileView(TILES[tile], quadrant=None, space=None, blocked=False)
    return TileView(
        tile=TILES[tile],
        quadrant=place // wheel.SPACES + 1,
        space=place % wheel.SPACES + 1,
        blocked=wheel.blocked(s, tile),
    )


def turn_view(s: Woodcraft) -> TurnView:
    p = s.players[s.turn]
    return TurnView(
        tile=None if s.tile == NONE else TILES[s.tile],
        settled=bool(s.settled),
        bonus_used=bool(s.bonus_used),
        bonus_lanterns=s.bonus_lanterns,
        abilities=[room for room in range(f.ROOMS) if can_use_ability(p, room)],
    )


def player_view(s: Woodcraft, seat: int, reader: int | None) -> PlayerView:
    p = s.players[seat]
    own = seat == reader
    rejected = [f.ORDER_CODES[c] for c in p.rejected_orders] + [f.HELPER_CODES[c] for c in p.rejected_helpers]
    return PlayerView(
        tokens=dict(zip(TOKENS, p.tokens, strict=True)),
        lumber=[DieView(COLORS[d // 6], d % 6 + 1) for d in range(f.DICE) for _ in range(p.lumber[d])],
        pots={color: None if p.pots[i] == NO_POT else PotView(p.pots[i] or None) for i, color in enumerate(COLORS)},
        saws=[TILE_STATES[tile] for tile in p.saws],
        splicers=[TILE_STATES[tile] for tile in p.splicers],
        gluer=TILE_STATES[p.gluer],
        rooms=[helper_code(card) for card in p.rooms],
        used_abilities=[room for room in range(f.ROOMS) if p.used[room]],
        attic=[None if kind == NONE else TOOLS[kind] for kind in p.attic],
        orders=[order_view(p, card) for card in p.orders],
        completed=[f.ORDER_CODES[card] for card in p.completed],
        hand_size=len(p.hand),
        hand=[f.ORDER_CODES[card] for card in p.hand] if own else None,
        offered_orders=[order_code(card) for card in p.offered_orders] if own else None,
        offered_helpers=[helper_code(card) for card in p.offered_helpers] if own else None,
        turned_down=rejected if own else None,
        claimed={f.COMMISSION_CODES[k]: commission_points(p, k) for k in p.claimed},
        claimable=[f.COMMISSION_CODES[k] for k in claimable(s, p)],
        marketing=p.marketing,
        income=IncomeView(p.income[f.BLUEBERRY], p.income[f.HAZELNUT]),
        reputation=p.reputation,
        reached_tiles=[bool(r) for r in p.reached],
        fallen=p.fallen,
        unfinished=p.unfinished if not s.stack else len(p.orders),
        prices=prices_view(s, p),
        score=sum(p.parts),
        parts={line[0]: n for line, n in zip(LINES, p.parts, strict=True)},
    )


def prices_view(s: Woodcraft, p: Player) -> PricesView:
    return PricesView(
        market=[die_price(s, p, slot, 0) if s.market[slot] else None for slot in range(6)],
        sixes=[six_price(p, color, 0) for color in range(3)],
        materials=[material_price(p, line, 0) for line in range(f.MATERIALS)],
        helpers=[None if card == NONE else helper_price(p, card, 0) for card in s.helper_display],
        improvements=[
            None if next_item(p, kind) == NONE else improvement_price(p, kind, 0) for kind in range(len(f.IMPROVEMENTS))
        ],
        marketing=marketing_price(p),
    )


def order_view(p: Player, card: int) -> OrderView:
    order = f.ORDERS[card]
    wanted = zip(ORDER_TOKENS, (order.glue, order.scrap, order.sawblade), strict=True)
    short = {name: n - p.tokens[TOKENS.index(name)] for name, n in wanted}
    return OrderView(
        card=f.ORDER_CODES[card],
        row=f.ROWS[p.rows[p.orders.index(card)]],
        can_complete=can_complete(p, card),
        missing_dice=missing_dice(p, order),
        missing_tokens={name: n for name, n in short.items() if n > 0},
    )


def missing_dice(p: Player, order: f.Order) -> list[MissingDie]:
    left = p.lumber[:]
    missing: list[MissingDie] = []
    for i, die in enumerate(order.dice):
        short = order.counts[i] - left[die]
        left[die] -= min(left[die], order.counts[i])
        missing += [MissingDie([COLORS[die // 6]], die % 6 + 1)] * max(0, short)
    for i, mask in enumerate(order.free_masks):
        value = order.free_values[i]
        fit = [d for d in range(f.DICE) if left[d] and mask >> d // 6 & 1 and value in (0, d % 6 + 1)]
        if fit:
            left[fit[0]] -= 1
        else:
            missing.append(MissingDie([COLORS[c] for c in range(3) if mask >> c & 1], value or None))
    return missing


# ---------------------------------------------------------------- what the others may hold


def determinize(s: Woodcraft, seat: int, rng: Random) -> Woodcraft:
    """Cards that this seat has never seen are dealt anew: hands, cards turned down, decks. [WC-038]

    How many lie in each place is public and stays. Which they were has no influence: the outcome depends on `rng`
    and on what the seat knows, and on nothing else.
    """
    copy = s.copy()
    me = s.players[seat]
    known = {*me.hand, *me.offered_orders, *me.rejected_orders}
    places = [cards for p in copy.players for cards in (p.hand, p.offered_orders, p.rejected_orders)]
    places += [copy.order_discard, copy.order_deck, copy.hazelnut_deck]
    decks = [f.START_ORDER_DECK, f.FINAL_ORDER_DECK, f.HAZELNUT_DECK]
    deal_anew([[c for c in deck if not s.seen_orders >> c & 1 and c not in known] for deck in decks], places, rng)
    known = {*me.offered_helpers, *me.rejected_helpers}
    places = [cards for p in copy.players for cards in (p.offered_helpers, p.rejected_helpers)]
    places += [copy.helper_discard, copy.helper_deck]
    decks = [f.START_HELPER_DECK, f.FINAL_HELPER_DECK]
    deal_anew([[c for c in deck if not s.seen_helpers >> c & 1 and c not in known] for deck in decks], places, rng)
    for p in copy.players:
        p.hand.sort()
    for deck in (copy.order_deck, copy.hazelnut_deck, copy.helper_deck):
        deck.sort()
    return copy


def deal_anew(decks: list[list[int]], places: list[list[int]], rng: Random) -> None:
    """The hidden cards of each deck, shuffled, come to where a hidden card of it lies, one place after the other."""
    coming: dict[int, list[int]] = {}
    for hidden in decks:
        shuffled = hidden[:]
        rng.shuffle(shuffled)
        coming.update(dict.fromkeys(hidden, shuffled))
    swap: dict[int, int] = {}  # a card turned down is named in two places
    for cards in places:
        for i, card in enumerate(cards):
            if card in coming:
                if card not in swap:
                    swap[card] = coming[card].pop()
                cards[i] = swap[card]
