"""What an action would do, for the verbs whose sentence needs the position, as keys with their values."""

from burgher.core.messages import Args, Message
from burgher.core.tellers import Tellers
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters.sell_buy import workers_taken
from burgher.games.castles_of_burgundy.chapters.tiles import KEEP, price_of, type_bit
from burgher.games.castles_of_burgundy.facts import (
    BLACK_DEPOT,
    FACE_NAMES,
    GOODS,
    NUMBER,
    PRICE,
    SALE_POINTS,
    SHEETS,
    SLOTS,
)
from burgher.games.castles_of_burgundy.score import P_GOODS
from burgher.games.castles_of_burgundy.state import Burgundy, Player

TELLERS = Tellers()


def with_die(p: Player, die: int, action: int) -> Args:
    """The die and the workers that an action takes; nothing for the free die of a castle."""
    return {} if die == v.FREE_DIE else {"die": p.dice[die], "workers": price_of(p, action)}


@TELLERS.tells(v.TAKE)
def take(s: Burgundy, seat: int, data: int, die: int, depot: int, slot: int, discard: int) -> Message:
    p = s.players[seat]
    args = with_die(p, die, v.TAKE.of(die, depot, slot, discard))
    key = "free_take" if die == v.FREE_DIE else "take"
    return storing(key, args | {"tile": FACE_NAMES[s.depots[depot * SLOTS + slot]], "depot": depot}, p, discard)


@TELLERS.tells(v.FREE_TAKE)
def free_take(s: Burgundy, seat: int, data: int, depot: int, slot: int) -> Message:
    return Message("action.free_take", {"tile": FACE_NAMES[s.depots[depot * SLOTS + slot]], "depot": depot})


@TELLERS.tells(v.BUY)
def buy(s: Burgundy, seat: int, data: int, depot: int, slot: int, discard: int) -> Message:
    args: Args = {"tile": FACE_NAMES[s.depots[depot * SLOTS + slot]], "depot": depot, "silver": PRICE}
    return storing("buy_black" if depot == BLACK_DEPOT else "buy", args, s.players[seat], discard)


def storing(key: str, args: Args, p: Player, discard: int) -> Message:
    """A tile is stored, and another one discarded for it if need be."""
    if discard == v.NO_DISCARD:
        return Message(f"action.{key}", args)
    return Message(f"action.{key}_discard", args | {"lost": FACE_NAMES[p.storage[discard]]})


@TELLERS.tells(v.PLACE)
def place(s: Burgundy, seat: int, data: int, die: int, storage: int, cell: int) -> Message:
    action = v.PLACE.of(die, storage, cell)
    args = with_die(s.players[seat], die, action) | placing(s, seat, storage, cell, action)
    return Message("action.free_place" if die == v.FREE_DIE else "action.place", args)


@TELLERS.tells(v.FREE_PLACE)
def free_place(s: Burgundy, seat: int, data: int, storage: int, cell: int) -> Message:
    return Message("action.free_place", placing(s, seat, storage, cell, v.FREE_PLACE.of(storage, cell)))


def placing(s: Burgundy, seat: int, storage: int, cell: int, action: int) -> Args:
    tile = FACE_NAMES[s.players[seat].storage[storage]]
    return {"tile": tile, "cell": cell, "number": NUMBER[cell], "points": points_at_once(s, seat, action)}


def points_at_once(s: Burgundy, seat: int, action: int) -> int:
    """What placing a tile scores before anything else is decided, final scoring apart."""
    after = s.copy()
    after.play(seat, action)
    return sum(after.players[seat].parts[:P_GOODS]) - sum(s.players[seat].parts[:P_GOODS])


@TELLERS.tells(v.SELL)
def sell(s: Burgundy, seat: int, data: int, die: int, goods: int) -> Message:
    args = with_die(s.players[seat], die, v.SELL.of(die, goods)) | selling(s, seat, goods)
    return Message("action.free_sell" if die == v.FREE_DIE else "action.sell", args)


@TELLERS.tells(v.FREE_SELL)
def free_sell(s: Burgundy, seat: int, data: int, goods: int) -> Message:
    return Message("action.free_sell", selling(s, seat, goods))


def selling(s: Burgundy, seat: int, goods: int) -> Args:
    count = s.players[seat].goods[goods]
    return {"goods": goods, "count": count, "points": count * SALE_POINTS[s.seats]}


@TELLERS.tells(v.WORKERS)
def workers(s: Burgundy, seat: int, data: int, die: int) -> Message:
    p = s.players[seat]
    args = with_die(p, die, v.WORKERS.of(die)) | {"workers": workers_taken(p)}
    return Message("action.free_workers" if die == v.FREE_DIE else "action.workers", args)


@TELLERS.tells(v.GOODS)
def goods(s: Burgundy, seat: int, data: int, depot: int, other: int) -> Message:
    if other:
        return Message("action.goods_of_two", {"depot": depot, "other": other})
    return Message("action.goods", {"depot": depot})


@TELLERS.tells(v.KEEP)
def keep(s: Burgundy, seat: int, data: int, types: int) -> Message:
    """The goods of the chosen types in the depots of the ship, one by one."""
    loaded: list[str] = []
    for goods in range(1, GOODS):
        if types & type_bit(goods):
            for depot in (KEEP.depot.of(data), KEEP.other.of(data)):
                loaded += [str(goods)] * s.depot_goods[depot * GOODS + goods]
    return Message("action.keep", {"goods": loaded})


@TELLERS.tells(v.CHOOSE_SIDE)
def choose_side(s: Burgundy, seat: int, data: int, side: int) -> Message:
    return Message("action.choose_side", {"board": SHEETS[s.players[seat].sheet][side]})


@TELLERS.tells(v.CHOOSE_CASTLE)
def choose_castle(s: Burgundy, seat: int, data: int, cell: int) -> Message:
    return Message("action.choose_castle", {"cell": cell, "number": NUMBER[cell]})
