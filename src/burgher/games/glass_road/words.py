"""What could be done and what happened, as keys of the words files with their values.

Most actions need no more than their own fields; here are those whose sentence needs the position.
"""

from typing import Final

from burgher.core.messages import Args, Message
from burgher.core.state import Event
from burgher.core.tellers import Tellers
from burgher.core.words import amount
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.anytime import GOOD
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.immediate import EXCHANGE
from burgher.games.glass_road.chapters.specialists import GIFT
from burgher.games.glass_road.chapters.wheels import PAY_FROM, TAKE
from burgher.games.glass_road.state import GlassRoad

TELLERS: Final = Tellers()

PARTS: Final = ("first", "second")
USES: Final = [f"{card}_{part}" for card in f.CARD_NAMES for part in PARTS]
FOREST: Final = "forest"
COSTS: Final = [*f.GOODS, *f.KINDS, FOREST]  # what can be paid or given up

# ---------------------------------------------------------------- a specialist


@TELLERS.tells(v.ENTER)
def enter(s: GlassRoad, seat: int, data: int, source: int) -> Message:
    cost = f.ENTRY_COST[EVALUATE.card.of(data)]
    if cost == f.ENTRY_FOREST:
        return Message("action.enter_forest", forest_cells(source))
    if f.ON_BOTH[cost]:
        return Message("action.enter_from", {"good": f.GOODS[cost], "wheel": f.WHEELS[source]})
    return Message("action.enter", {"good": f.GOODS[cost]})


def forest_cells(forest: int) -> Args:
    return {"cell": f.FOREST_CELLS[forest], "next": f.FOREST_CELLS[forest] + 1}


@TELLERS.tells(v.USE)
def use(s: GlassRoad, seat: int, data: int, part: int, option: int) -> Message:
    card = EVALUATE.card.of(data)
    action = f.ACTIONS[card][part]
    name = f"{f.CARD_NAMES[card]}_{PARTS[part]}"
    if action.does == f.D_SUPPLY or len(action.choose) > 1:
        return Message("action.use_good", {"use": name, "good": f.GOODS[option]})
    if action.does == f.D_PLACE and action.kind == f.ANY_KIND:
        return Message("action.use_kind", {"use": name, "kind": f.KINDS[option]})
    return Message("action.use", {"use": name})


@TELLERS.tells(v.GIFT)
def gift(s: GlassRoad, seat: int, data: int, wheel: int, count: int) -> Message:
    if not count:
        return Message("action.decline")
    good = GIFT.good.of(data)
    args: Args = {**turns(s, seat, v.GIFT.of(wheel, count)), "good": f.GOODS[good]}
    if f.ON_BOTH[good]:
        return Message("action.gift_on", {**args, "wheel": f.WHEELS[wheel]})
    return Message("action.gift", args)


# ---------------------------------------------------------------- goods


@TELLERS.tells(v.TAKE)
def take(s: GlassRoad, seat: int, data: int, wheel: int, first: int, second: int) -> Message:
    """How much of which good, onto which wheel where there is a choice, and how far the wheels would turn."""
    good, other = TAKE.first.of(data), TAKE.second.of(data)
    args: Args = turns(s, seat, v.TAKE.of(wheel, first, second))
    if not first and not second:
        return Message("action.take_nothing", args)
    if second and good == other:
        return Message("action.take_each", {**args, "good": f.GOODS[good], "count": first, "more": second})
    asks_wheel = (first and f.ON_BOTH[good]) or (second and f.ON_BOTH[other])
    if asks_wheel:
        args["wheel"] = f.WHEELS[wheel]
    if first and second:
        args |= {"good": f.GOODS[good], "count": first, "second": f.GOODS[other], "more": second}
        return Message("action.take_two_on" if asks_wheel else "action.take_two", args)
    args |= {"good": f.GOODS[good], "count": first} if first else {"good": f.GOODS[other], "count": second}
    return Message("action.take_on" if asks_wheel else "action.take", args)


def turns(s: GlassRoad, seat: int, action: int) -> Args:
    """How many steps each wheel of the seat would turn; glass or brick that is gained as such is no turn. [GR-066]"""
    after = s.copy()
    after.stack = after.stack[-1:]  # what comes later is not told
    after.listening = True
    after.play(seat, action)
    steps = [0, 0]
    for event in after.events:
        if event[0] == v.E_TURNED:
            steps[event[3]] = event[4]
    return {"glass": steps[0], "brick": steps[1]}


@TELLERS.tells(v.FROM)
def pay_from(s: GlassRoad, seat: int, data: int, wheel: int) -> Message:
    return Message("action.from", {"good": f.GOODS[PAY_FROM.good.of(data)], "wheel": f.WHEELS[wheel]})


@TELLERS.tells(v.GOOD)
def choose_good(s: GlassRoad, seat: int, data: int, good: int) -> Message:
    return Message("action.good", {"good": f.GOODS[good], "count": GOOD.units.of(data)})


# ---------------------------------------------------------------- the plan


@TELLERS.tells(v.BUILD)
def build(s: GlassRoad, seat: int, data: int, tile: int, cell: int) -> Message:
    if cell == f.ON_BASE:
        base = f.UPGRADES[tile]
        return Message("action.upgrade", {"tile": f.TILE_NAMES[tile], "base": f.BASE_NAMES[base]})
    return Message("action.build", {"tile": f.TILE_NAMES[tile], "cell": cell})


@TELLERS.tells(v.CLEAR)
def clear(s: GlassRoad, seat: int, data: int, cell: int) -> Message:
    return Message("action.clear", {"kind": kind_on(s, seat, cell), "cell": cell})


def kind_on(s: GlassRoad, seat: int, cell: int) -> str:
    return f.KINDS[s.players[seat].plan[cell] - f.FIRST_KIND]


@TELLERS.tells(v.CONVERT)
def convert(s: GlassRoad, seat: int, data: int, tile: int, target: int) -> Message:
    exchange = f.CONVERSION_OF[tile]
    args: Args = {"tile": f.TILE_NAMES[tile]}
    if exchange.pay == f.PAY_LANDSCAPE:
        return Message("action.convert_tile", {**args, "kind": f.KINDS[exchange.what], "cell": target})
    if exchange.pay == f.PAY_FOREST:
        return Message("action.convert_forest", {**args, **forest_cells(target)})
    if exchange.either != f.NO_GOOD:
        return Message("action.convert_from", {**args, "good": f.GOODS[exchange.either], "wheel": f.WHEELS[target]})
    return Message("action.convert", args)


@TELLERS.tells(v.AGAIN)
def again(s: GlassRoad, seat: int, data: int, target: int) -> Message:
    exchange = f.EXCHANGES[EXCHANGE.tile.of(data)]
    if exchange.pay == f.PAY_LANDSCAPE:
        return Message("action.again", {"kind": kind_on(s, seat, target), "cell": target})
    return Message("action.again_good", {"good": f.GOODS[target], "count": exchange.units})


# ---------------------------------------------------------------- what happened


def more_of(event: Event) -> Args:
    """What a sentence tells beyond its event: what was paid, which follows from the tile, and points from halves."""
    kind = event[0]
    if kind in (v.E_BUILT, v.E_UPGRADED):
        return {"cost": goods_names(f.COST[event[3]])}
    if kind in (v.E_CONVERTED, v.E_EXCHANGED):
        return {"cost": given_up(f.EXCHANGES[event[3]])}
    return {"points": amount(event[3] / 2)} if kind == v.E_FINAL else {}


def goods_names(goods: list[int]) -> list[str]:
    return [name for name, count in zip(f.GOODS, goods, strict=True) for _ in range(count)]


def given_up(exchange: f.Exchange) -> list[str]:
    """What an exchange takes. Unbuilt tiles are told one by one, as they are given up."""
    goods = goods_names(exchange.goods)
    if exchange.pay == f.PAY_LANDSCAPE:
        return [f.KINDS[exchange.what], *goods]
    if exchange.pay == f.PAY_FOREST:
        return [FOREST, *goods]
    return goods if exchange.either == f.NO_GOOD else [*goods, f.GOODS[exchange.either]]
