"""What is asked and what could be done, as keys of the words files with their values."""

from burgher.core.game import Message
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.actions import CHURCH_TYPES, WORKSHOP_TYPES
from burgher.games.castles_of_burgundy.facts import (
    FACE_NAMES,
    GOODS,
    K_WORKERS,
    NUMBER,
    PRICE,
    SALE_POINTS,
    SHEETS,
    SLOTS,
    WORKERS,
)
from burgher.games.castles_of_burgundy.legal import price_of
from burgher.games.castles_of_burgundy.score import P_GOODS
from burgher.games.castles_of_burgundy.state import Burgundy


def prompt(s: Burgundy, seat: int) -> Message:
    """What the seat is asked now."""
    step, _, a, _ = s.stack[-1]
    name = s.steps[step].name
    p = s.players[seat]
    if name in ("choose_board", "choose_boards"):
        return Message("prompt.choose_side" if p.sheet >= 0 and p.side < 0 else "prompt.choose_castle")
    if name == "turn":
        left = [p.dice[die] for die in (0, 1) if not p.used[die]]
        if len(left) == 2:
            return Message("prompt.both_dice", {"first": left[0], "second": left[1]})
        return Message("prompt.one_die", {"die": left[0]}) if left else Message("prompt.buy_or_end", {"silver": PRICE})
    if name == "free_take":
        building = "carpenters_workshop" if a == WORKSHOP_TYPES else "church" if a == CHURCH_TYPES else "market"
        return Message(f"prompt.{building}")
    return Message(f"prompt.{name}")


def describe(s: Burgundy, seat: int, action: int) -> Message:
    """What a legal action would do."""
    verb = v.VERBS.of(action)
    values = {key: verb.field(action, i) for i, (key, _, _) in enumerate(verb.fields)}
    p = s.players[seat]
    if verb is v.SKIP or verb is v.END_TURN:
        return Message(f"action.{verb.name}")
    if verb is v.CHOOSE_SIDE:
        return Message("action.choose_side", {"board": SHEETS[p.sheet][values["side"]]})
    if verb is v.CHOOSE_CASTLE:
        return Message("action.choose_castle", {"cell": values["cell"], "number": NUMBER[values["cell"]]})
    if verb is v.GOODS:
        other = values["other"]
        if other:
            return Message("action.goods_of_two", {"depot": values["depot"], "other": other})
        return Message("action.goods", {"depot": values["depot"]})
    if verb is v.KEEP:
        return Message("action.keep", {"goods": loaded(s, values["types"])})

    args: dict[str, int | str | list[str]] = {}
    free = verb in (v.FREE_TAKE, v.FREE_PLACE, v.FREE_SELL) or values.get("die") == v.FREE_DIE
    if not free and "die" in values:
        args["die"] = p.dice[values["die"]]
        args["workers"] = price_of(p, action)
    if verb in (v.SELL, v.FREE_SELL):
        count = p.goods[values["goods"]]
        args |= {"goods": values["goods"], "count": count, "points": count * SALE_POINTS[s.seats]}
        return Message("action.free_sell" if free else "action.sell", args)
    if verb is v.WORKERS:
        args["workers"] = K_WORKERS if p.knows[14] else WORKERS
        return Message("action.free_workers" if free else "action.workers", args)
    if verb in (v.PLACE, v.FREE_PLACE):
        cell = values["cell"]
        args |= {"tile": FACE_NAMES[p.storage[values["storage"]]], "cell": cell, "number": NUMBER[cell]}
        args["points"] = points_at_once(s, seat, action)
        return Message("action.free_place" if free else "action.place", args)

    args |= {"tile": FACE_NAMES[s.depots[values["depot"] * SLOTS + values["slot"]]], "depot": values["depot"]}
    key = "buy" if verb is v.BUY else "free_take" if free else "take"
    if verb is v.BUY:
        args["silver"] = PRICE
        key = "buy_black" if values["depot"] == 0 else "buy"
    if values.get("discard", v.NO_DISCARD) != v.NO_DISCARD:
        args["lost"] = FACE_NAMES[p.storage[values["discard"]]]
        key += "_discard"
    return Message(f"action.{key}", args)


def loaded(s: Burgundy, mask: int) -> list[str]:
    """The goods of the chosen types in the depots of the ship, one by one."""
    _, _, depot_a, depot_b = s.stack[-1]
    out: list[str] = []
    for goods in range(1, GOODS):
        if mask >> (goods - 1) & 1:
            count = s.depot_goods[depot_a * GOODS + goods] + s.depot_goods[depot_b * GOODS + goods]
            out += [str(goods)] * count
    return out


def points_at_once(s: Burgundy, seat: int, action: int) -> int:
    """What placing a tile scores before anything else is decided, final scoring apart."""
    after = s.copy()
    after.play(seat, action)
    return sum(after.players[seat].parts[:P_GOODS]) - sum(s.players[seat].parts[:P_GOODS])
