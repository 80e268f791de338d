"""What a seat may see: hands, cards turned down in setup and the order of decks are hidden (section 1.3)."""

from functools import cache
from typing import cast

from msgspec.structs import replace

from burgher.core.state import data_of, step_of
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.actions import PLACE_HELPER, helper_price, taken_helper
from burgher.games.woodcraft.chapters.buying import SLOT_COLOR, die_price, material_price, six_price
from burgher.games.woodcraft.chapters.gains import claimable
from burgher.games.woodcraft.chapters.helpers import can_use_ability
from burgher.games.woodcraft.chapters.orders import can_complete
from burgher.games.woodcraft.chapters.turn import marketing_price
from burgher.games.woodcraft.chapters.workshop import improvement_price, next_item
from burgher.games.woodcraft.facts import COLOR_OF, NONE, PIPS
from burgher.games.woodcraft.position import TILE_STATES
from burgher.games.woodcraft.schema import Color, Tile, Token
from burgher.games.woodcraft.score import LINES, commission_points
from burgher.games.woodcraft.state import NO_POT, Player, Woodcraft
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
    return seen_by(s, public(s), seat)


def seen_by(s: Woodcraft, public: View, seat: int | None) -> View:
    """What everybody may see, with the own hand, and what was offered and turned down."""
    if seat is None:
        return public
    p, players = s.players[seat], public.players[:]
    players[seat] = replace(
        players[seat],
        hand=[f.ORDER_CODES[card] for card in p.hand],
        offered_orders=[order_code(card) for card in p.offered_orders],
        offered_helpers=[helper_code(card) for card in p.offered_helpers],
        turned_down=[f.ORDER_CODES[c] for c in p.rejected_orders] + [f.HELPER_CODES[c] for c in p.rejected_helpers],
    )
    return replace(public, players=players)


def public(s: Woodcraft) -> View:
    return View(
        round=s.round,
        rounds=f.ROUNDS[s.seats],
        income_after=f.INCOME_AFTER[s.seats][:],
        first=s.first,
        turn=s.turn if s.stack else None,
        step=s.top().name if s.stack else None,
        this_turn=turn_view(s) if s.stack else None,
        wheel=WheelView(
            tiles=[tile_view(s, tile) for tile in range(len(TILES))],
            arrow=s.arrow + 1,
            start=s.start + 1,
            arc=bool(s.arc),
            ages=[wheel.age(s, quadrant) for quadrant in range(4)],
        ),
        market=[MarketDie(COLORS[SLOT_COLOR[slot]], pips or None) for slot, pips in enumerate(s.market)],
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
        reputation_values=f.order_values(s.rules)[:],
        marketing_points=f.marketing_points(s.rules)[:],
        start_rows=earlier_rows(s.rules),
        rival=s.rival if s.seats == 1 else None,
        players=[player_view(s, other) for other in range(s.seats)],
    )


@cache
def earlier_rows(rules: int) -> dict[str, str]:
    """In a game of earlier rules the rows of orders that have changed since."""
    rows = {card: f.start_row(card, rules) for card in range(f.ORDER_CARDS)}
    return {f.ORDER_CODES[card]: f.ROWS[row] for card, row in rows.items() if row != f.ORDERS[card].row}


def tile_view(s: Woodcraft, tile: int) -> TileView:
    place = s.places[tile]
    if place == NONE:
        return TileView(TILES[tile], quadrant=None, space=None, blocked=False)
    return TileView(
        tile=TILES[tile],
        quadrant=wheel.quadrant_of(place) + 1,
        space=wheel.space_of(place) + 1,
        blocked=wheel.blocked(s, tile),
    )


def turn_view(s: Woodcraft) -> TurnView:
    p = s.players[s.turn]
    hiring = taken_helper(s.stack)
    return TurnView(
        tile=None if s.tile == NONE else TILES[s.tile],
        settled=bool(s.settled),
        bonus_used=bool(s.bonus_used),
        bonus_lanterns=s.bonus_lanterns,
        hiring=helper_code(hiring),
        hiring_price=None if hiring == NONE else hiring_price(s, p),
        abilities=[room for room in range(f.ROOMS) if can_use_ability(p, room)],
    )


def hiring_price(s: Woodcraft, p: Player) -> int:
    """[WC-164]"""
    data = next(data_of(frame) for frame in s.stack if step_of(frame) == PLACE_HELPER.number)
    return int(helper_price(p, PLACE_HELPER.helper.of(data), PLACE_HELPER.discount.of(data)))


def player_view(s: Woodcraft, seat: int) -> PlayerView:
    p = s.players[seat]
    return PlayerView(
        tokens=dict(zip(TOKENS, p.tokens, strict=True)),
        lumber=[DieView(COLORS[COLOR_OF[d]], PIPS[d]) for d in range(f.DICE) for _ in range(p.lumber[d])],
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
        hand=None,
        offered_orders=None,
        offered_helpers=None,
        turned_down=None,
        claimed={f.COMMISSION_CODES[k]: commission_points(p, k) for k in p.claimed},
        claimable=[f.COMMISSION_CODES[k] for k in claimable(s, p)],
        marketing=p.marketing,
        income=IncomeView(p.income[f.BLUEBERRY], p.income[f.HAZELNUT]),
        reputation=p.reputation,
        reached=p.reached[:],
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
        missing += [MissingDie([COLORS[COLOR_OF[die]]], PIPS[die])] * max(0, short)
    for i, mask in enumerate(order.free_masks):
        value = order.free_values[i]
        fit = [d for d in range(f.DICE) if left[d] and mask >> COLOR_OF[d] & 1 and value in (0, PIPS[d])]
        if fit:
            left[fit[0]] -= 1
        else:
            missing.append(MissingDie([COLORS[c] for c in range(3) if mask >> c & 1], value or None))
    return missing
