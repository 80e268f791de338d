"""14 Actions: sell goods, take workers, and 15 Purchase from the black depot."""

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, new_stamp
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import score
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters.take import add_discards, discard, no_storing
from burgher.games.castles_of_burgundy.chapters.workers import no_workers, prices, value_of
from burgher.games.castles_of_burgundy.facts import BLACK_DEPOT, GOODS, NO_TILE, SLOT_BITS, SLOTS
from burgher.games.castles_of_burgundy.state import Burgundy, Player

# ---------------------------------------------------------------- quantities


def sell_price(p: Player, die: i64, goods: i64) -> i64:
    """The workers that it costs to sell goods of this type; knowledge tiles 9 to 12 do not help. [CB-179, CB-186]"""
    return prices(p, value_of(p, die), 0)[goods]


# ---------------------------------------------------------------- what may be done


def add_sells(p: Player, die: i64, value: i64, out: list[int]) -> None:
    """Goods of the type that the die shows; knowledge tiles 9 to 12 do not help. [CB-179, CB-180, CB-186]"""
    price = prices(p, value, 0)
    workers: i64 = p.workers
    stored = p.goods
    of_die = v.SELL.of(die)  # plus the type of the goods
    goods: i64
    for goods in range(1, GOODS):
        if stored[goods] and price[goods] <= workers:
            out.append(of_die + goods)


def for_sale(s: Burgundy, p: Player) -> i64:
    """The filled slots, as bits, of the depots that the purchase may use: the black one. [CB-189]

    With knowledge tile 6 all. [CB-240]
    """
    return s.filled if p.knows[f.K_BUY_ANYWHERE] else s.filled & SLOT_BITS


def can_buy(s: Burgundy, p: Player) -> bool:
    """Once per turn, with silver, if there is a tile. [CB-189, CB-193, CB-241 to CB-243]"""
    return not s.bought and p.silver >= f.PRICE and for_sale(s, p) != 0


def add_buys(s: Burgundy, p: Player, out: list[int]) -> None:
    """A tile for silver, at any time of the turn at which nothing is unfinished. [CB-189 to CB-197, CB-240]"""
    if s.bought or p.silver < f.PRICE:
        return
    full = p.is_storage_full()
    filled = for_sale(s, p)
    next_slot = v.BUY.stride_b
    action = v.BUY.first
    while filled:
        if filled & 1:
            if full:
                add_discards(action, out)
            else:
                out.append(action + v.NO_DISCARD)
        filled >>= 1
        action += next_slot


# ---------------------------------------------------------------- what happens


def sell(s: Burgundy, seat: i64, goods: i64) -> None:
    """All goods of one type: they bring points each, and silver once. [CB-179, CB-181 to CB-185, CB-231 to CB-235]"""
    p = s.players[seat]
    count = p.goods[goods]
    points = f.SALE_POINTS[s.seats] * count
    silver = f.KNOWLEDGE_SALE_SILVER if p.knows[f.K_SALE_SILVER] else f.SALE_SILVER
    workers = f.KNOWLEDGE_SALE_WORKERS if p.knows[f.K_SALE_WORKERS] else 0
    p.goods[goods] = 0
    p.sold[goods] += count
    p.goods_stamp = new_stamp()
    p.silver += silver
    p.workers += workers
    p.score(score.P_SALES, points)
    if s.listening:
        s.events.append((v.E_SOLD, PUBLIC, seat, goods, count, points, silver, workers))


def workers_taken(p: Player) -> int:
    """How many workers the action brings. [CB-187, CB-259]"""
    return f.KNOWLEDGE_WORKERS if p.knows[f.K_MORE_WORKERS] else f.WORKERS


def take_workers(s: Burgundy, seat: i64) -> None:
    """Workers, and with knowledge tile 13 silver; always possible. [CB-082, CB-187, CB-188, CB-257 to CB-262]"""
    p = s.players[seat]
    workers = workers_taken(p)
    silver = f.KNOWLEDGE_WORKERS_SILVER if p.knows[f.K_WORKERS_SILVER] else 0
    p.workers += workers
    p.silver += silver
    if s.listening:
        s.events.append((v.E_WORKERS, PUBLIC, seat, workers, silver))


def buy(s: Burgundy, seat: i64, action: i64) -> None:
    """Pay in silver, discard if need be, and store the tile. [CB-189, CB-192, CB-194 to CB-197]"""
    p = s.players[seat]
    depot, slot, lost = v.BUY.three(action)
    tile = s.depots[depot * SLOTS + slot]
    p.silver -= f.PRICE
    s.bought = 1
    discard(s, seat, lost)
    s.put_into_depot(depot * SLOTS + slot, NO_TILE)
    p.store(tile)
    if s.listening:
        s.events.append((v.E_BOUGHT, PUBLIC, seat, tile, f.PRICE, depot))


# ---------------------------------------------------------------- why not


def no_goods(p: Player, goods: i64, clause: str) -> Reason | None:
    """There must be something to sell. [CB-148, CB-180]"""
    return None if p.goods[goods] else Reason(clause, Message("refusal.no_goods", {"goods": int(goods)}))


def no_sell(p: Player, action: i64) -> Reason | None:
    """Why this die cannot sell these goods. [CB-179, CB-180]"""
    die, goods = v.SELL.two(action)
    return no_workers(p, die, goods, 0) or no_goods(p, goods, "CB-180")


def no_buy(s: Burgundy, p: Player, action: i64) -> Reason | None:
    """Why this tile cannot be bought. [CB-189, CB-193, CB-197]"""
    depot, slot, lost = v.BUY.three(action)
    if s.bought:
        return Reason("CB-189", Message("refusal.bought"))
    if depot != BLACK_DEPOT and not p.knows[f.K_BUY_ANYWHERE]:
        return Reason("CB-189", Message("refusal.black_only"))
    if p.silver < f.PRICE:
        return Reason("CB-193", Message("refusal.no_silver", {"silver": f.PRICE, "have": p.silver}))
    if s.depots[depot * SLOTS + slot] == NO_TILE:
        return Reason("CB-193", Message("refusal.empty_place", {"depot": int(depot)}))
    return no_storing(p, lost, "CB-197")
