"""What is asked and what could be done, as keys of the words files with their values."""

from typing import Final

from burgher.core.game import Message
from burgher.core.state import Event
from burgher.core.words import amount
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.periods import hand_size
from burgher.games.glass_road.specialists import ENTERED, is_open
from burgher.games.glass_road.state import GlassRoad

Args = dict[str, int | str | list[str]]

USES: Final = [f"{card}_{part}" for card in f.CARD_NAMES for part in ("first", "second")]

FOREST: Final = "forest"
COSTS: Final = [*f.GOODS, *f.KINDS, FOREST]  # what can be paid or given up

PLAIN: Final = {"skip", "leave", "stop", "done"}


def prompt(s: GlassRoad, seat: int) -> Message:
    """What the seat is asked now."""
    step, _, a, b = s.stack[-1]
    name = s.steps[step].name
    p = s.players[seat]
    if name == "pick":
        return Message("prompt.pick", {"count": hand_size(s) - p.hand.bit_count()})
    if name == "evaluate":
        asked = evaluation(a, b)
        if asked == "use_other" and v.DONE.first not in s.options(seat):
            asked = "use_other_now"  # who has paid must use something [GR-113]
        return Message(f"prompt.{asked}", {"card": f.CARD_NAMES[a]})
    if name == "take":
        args: Args = {"good": f.GOODS[a >> 3], "count": a & 7}
        if b & 3:
            return Message("prompt.take_two", {**args, "second": f.GOODS[b >> 2 & 7], "more": b & 3})
        return Message("prompt.take", args)
    if name == "place":
        return Message("prompt.place_any") if a == f.ANY_KIND else Message("prompt.place", {"kind": f.KINDS[a]})
    if name in ("pay_from", "gift"):
        return Message(f"prompt.{name}", {"good": f.GOODS[a]})
    if name in ("exchange", "give"):
        return Message(f"prompt.{name}", {"tile": f.TILE_NAMES[a]})
    if name == "choose_good":
        return Message("prompt.choose_good", {"count": a})
    return Message(f"prompt.{name}")


def evaluation(card: int, b: int) -> str:
    """How far the evaluation of a card is."""
    if f.ENTRY_COST[card] != f.NO_GOOD and not b & ENTERED:
        return "enter"
    left = is_open(b, 0) + is_open(b, 1)
    if not left:
        return "finish"
    return "use_other" if b & 3 else "use_one" if not b & 8 else "use_both"


def describe(s: GlassRoad, seat: int, action: int) -> Message:
    """What a legal action would do."""
    verb = v.VERBS.of(action)
    a = s.stack[-1][2]
    p = s.players[seat]
    x, y = (verb.field(action, 0) if verb.fields else 0), (verb.field(action, 1) if len(verb.fields) > 1 else 0)
    if verb.name in PLAIN:
        return Message(f"action.{verb.name}")
    if verb in (v.PICK, v.LAY, v.PLAY):
        return Message(f"action.{verb.name}", {"card": f.CARD_NAMES[x]})
    if verb is v.ENTER:
        return describe_entry(a, x)
    if verb is v.USE:
        return describe_use(a, x, y)
    if verb is v.TAKE:
        return describe_take(s, seat, action)
    if verb is v.PLACE:
        return Message("action.place", {"kind": f.KINDS[x], "cell": y})
    if verb is v.BUILD:
        if y == f.ON_BASE:
            return Message("action.upgrade", {"tile": f.TILE_NAMES[x], "base": f.BASE_NAMES[f.UPGRADES[x]]})
        return Message("action.build", {"tile": f.TILE_NAMES[x], "cell": y})
    if verb is v.FROM:
        return Message("action.from", {"good": f.GOODS[a], "wheel": f.WHEELS[x]})
    if verb is v.CONVERT:
        return describe_conversion(x, y)
    if verb in (v.GIVE, v.COPY):
        return Message(f"action.{verb.name}", {"tile": f.TILE_NAMES[x]})
    if verb is v.GOOD:
        return Message("action.good", {"good": f.GOODS[x], "count": a})
    if verb is v.CLEAR:
        return Message("action.clear", {"kind": f.KINDS[p.plan[x] - 1], "cell": x})
    if verb is v.AGAIN:
        if a == f.WOOD_TRADER:
            return Message("action.again_good", {"good": f.GOODS[x], "count": f.EXCHANGES[a].units})
        return Message("action.again", {"kind": f.KINDS[p.plan[x] - 1], "cell": x})
    return describe_gift(s, seat, action, a)


def describe_entry(card: int, x: int) -> Message:
    cost = f.ENTRY_COST[card]
    if cost == f.ENTRY_FOREST:
        return Message("action.enter_forest", forest_cells(x))
    if f.ON_BOTH[cost]:
        return Message("action.enter_from", {"good": f.GOODS[cost], "wheel": f.WHEELS[x]})
    return Message("action.enter", {"good": f.GOODS[cost]})


def forest_cells(forest: int) -> Args:
    return {"cell": f.FOREST_CELLS[forest], "next": f.FOREST_CELLS[forest] + 1}


def describe_use(card: int, part: int, option: int) -> Message:
    action = f.ACTIONS[2 * card + part]
    args: Args = {"use": USES[2 * card + part]}
    if action.does == f.D_SUPPLY or len(action.choose) > 1:
        return Message("action.use_good", {**args, "good": f.GOODS[option]})
    if action.does == f.D_PLACE and action.kind == f.ANY_KIND:
        return Message("action.use_kind", {**args, "kind": f.KINDS[option]})
    return Message("action.use", args)


def describe_take(s: GlassRoad, seat: int, action: int) -> Message:
    """How much of which good, onto which wheel where there is a choice, and how far the wheels would turn."""
    _, _, a, b = s.stack[-1]
    wheel, n, m = v.TAKE.field(action, 0), v.TAKE.field(action, 1), v.TAKE.field(action, 2)
    first, second = a >> 3, b >> 2 & 7
    args: Args = turns(s, seat, action)
    if not n and not m:
        return Message("action.take_nothing", args)
    if m and first == second:
        return Message("action.take_each", {**args, "good": f.GOODS[first], "count": n, "more": m})
    asks_wheel = (n and f.ON_BOTH[first]) or (m and f.ON_BOTH[second])
    if asks_wheel:
        args["wheel"] = f.WHEELS[wheel]
    if n and m:
        args |= {"good": f.GOODS[first], "count": n, "second": f.GOODS[second], "more": m}
        return Message("action.take_two_on" if asks_wheel else "action.take_two", args)
    args |= {"good": f.GOODS[first], "count": n} if n else {"good": f.GOODS[second], "count": m}
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


def describe_conversion(tile: int, x: int) -> Message:
    exchange = f.CONVERSION_OF[tile]
    args: Args = {"tile": f.TILE_NAMES[tile]}
    if exchange.pay == f.PAY_LANDSCAPE:
        return Message("action.convert_tile", {**args, "kind": f.KINDS[exchange.what], "cell": x})
    if exchange.pay == f.PAY_FOREST:
        return Message("action.convert_forest", {**args, **forest_cells(x)})
    if exchange.either != f.NO_GOOD:
        return Message("action.convert_from", {**args, "good": f.GOODS[exchange.either], "wheel": f.WHEELS[x]})
    return Message("action.convert", args)


def describe_gift(s: GlassRoad, seat: int, action: int, good: int) -> Message:
    wheel, n = v.GIFT.field(action, 0), v.GIFT.field(action, 1)
    if not n:
        return Message("action.decline")
    args: Args = {**turns(s, seat, action), "good": f.GOODS[good]}
    if f.ON_BOTH[good]:
        return Message("action.gift_on", {**args, "wheel": f.WHEELS[wheel]})
    return Message("action.gift", args)


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
