"""What is asked and what could be done, as keys of the words files with their values."""

from burgher.core.game import Message
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft import wheel
from burgher.games.woodcraft.actions import (
    die_price,
    helper_price,
    improvement_price,
    material_price,
    second_order_price,
    six_price,
)
from burgher.games.woodcraft.facts import GAINS, HELPERS, NONE
from burgher.games.woodcraft.state import READY, Player, Woodcraft
from burgher.games.woodcraft.turn import marketing_price
from burgher.games.woodcraft.wood import BY_HELPER

Args = dict[str, int | str | list[str]]


def die_args(die: int) -> Args:
    return {"color": f.COLORS[die // 6], "value": die % 6 + 1}


# ---------------------------------------------------------------- prompts


def prompt(s: Woodcraft, seat: int) -> Message:
    """What the seat is asked now."""
    step, _, a, b = s.stack[-1]
    name = s.steps[step].name
    p = s.players[seat]
    if name == "turn":
        if s.tile == NONE:
            return Message("prompt.choose_tile")
        if not s.settled:
            return Message("prompt.settle_tile", {"tile": f.TILES[s.tile]})
        return Message("prompt.end_or_more")
    if name == "keep_order":
        return Message("prompt.keep_order", {"count": a})
    if name == "lay_order":
        return Message("prompt.lay_order_setup" if s.round == 0 else "prompt.lay_order")
    if name in ("buy_lumber", "materials", "take_order"):
        return Message(f"prompt.{name}_again" if a else f"prompt.{name}", {"price": second_order_price(p, b >> 1)})
    if name == "exchange":
        return Message("prompt.exchange_after_sale" if a else "prompt.exchange")
    if name == "room":
        return Message("prompt.room", {"helper": f.HELPER_CODES[s.helper_display[a]]})
    if name == "produce":
        return Message("prompt.produce", {"count": a})
    if name == "space":
        return Message("prompt.space", {"kind": f.TOOLS[a]})
    if name == "choice":
        hazelnut = GAINS[GAINS[a].choose[0]].claim
        return Message("prompt.choice_hazelnut" if hazelnut else "prompt.choice_saw")
    if name in ("saw_cut", "splice_add", "glue_other"):
        return Message(f"prompt.{name}", die_args(b))
    if name == "ability_add":
        return Message("prompt.ability_add", {**die_args(b), "helper": f.HELPER_CODES[p.rooms[a]]})
    if name == "ability_color":
        return Message("prompt.ability_color", {**die_args(b), "helper": f.HELPER_CODES[p.rooms[a]]})
    if name in ("ability_die", "grow"):
        job = {f.J_ADJUST: "adjust", f.J_RECOLOR: "recolor", f.J_SELL: "sell", f.J_GROW: "grow"}
        return Message(f"prompt.ability_{job[HELPERS[p.rooms[a]].job]}", {"helper": f.HELPER_CODES[p.rooms[a]]})
    if name == "pay_die":
        return Message("prompt.pay_die", {"order": f.ORDER_CODES[a]})
    if name == "market":
        points = f.MARKETING_POINTS[p.marketing]
        return Message("prompt.market", {"price": marketing_price(p), "points": points})
    if name == "discard":
        return Message("prompt.discard", {"count": sum(p.lumber) - f.LUMBER_SPACES})
    return Message(f"prompt.{name}")


# ---------------------------------------------------------------- actions


def bonus_args(s: Woodcraft, tile: int) -> Args:
    """What choosing a tile brings besides its action."""
    gains = [GAINS[wheel.rim_bonus(s, tile)], GAINS[wheel.saw_bonus(s, tile)]]
    args: Args = {token: sum(gain.tokens[i] for gain in gains) for i, token in enumerate(f.TOKENS) if token != "reuse"}
    args["points"] = sum(gain.points for gain in gains)
    args["choice"] = sum(len(gain.choose) for gain in gains)
    return args


def describe(s: Woodcraft, seat: int, action: int) -> Message:
    """What a legal action would do."""
    verb = v.VERBS.of(action)
    name = verb.name
    n = verb.field(action, 0) if verb.fields else 0
    a, b = s.stack[-1][2:]
    p = s.players[seat]
    if verb is v.TILE:
        return Message("action.tile", {"tile": f.TILES[n], **bonus_args(s, n)})
    if verb is v.MAIN:
        if n:
            return Message("action.take_blueberries", {"count": f.REPLACEMENT_BERRIES})
        return Message("action.perform", {"tile": f.TILES[s.tile]})
    if verb is v.SWAP:
        return Message("action.swap", {"tile": f.TILES[n], "count": f.SWAP_LANTERNS})
    if verb is v.BONUS:
        return Message("action.bonus", {"tile": f.TILES[n], "count": f.BONUS_LANTERNS})
    if verb is v.ABILITY:
        return Message("action.ability", {"helper": f.HELPER_CODES[p.rooms[n]]})
    if verb is v.SAW:
        return Message("action.saw", {"reuse": n})
    if verb is v.SPLICE:
        return Message("action.splice", {"most": f.SPLICE_ADDS[n][-1], "reuse": int(p.splicers[n] != READY)})
    if verb is v.GLUE:
        return Message("action.glue", {"reuse": int(p.gluer != READY)})
    if verb in (v.HARVEST, v.GROW):
        return Message(f"action.{name}", {"color": f.COLORS[n], "value": p.pots[n]})
    if verb is v.COMPLETE:
        row = f.ROWS[p.rows[p.orders.index(n)]]
        return Message("action.complete", {"order": f.ORDER_CODES[n], "row": row})
    if verb is v.LAY_ORDER:
        return Message("action.lay_order", {"order": f.ORDER_CODES[n], "row": f.ROWS[f.ORDERS[n].row]})
    if verb is v.KEEP_ORDER:
        return Message("action.keep_order", {"order": f.ORDER_CODES[p.offered_orders[n]]})
    if verb is v.START_HELPER:
        helper = p.offered_helpers[n]
        return Message("action.start_helper", {"helper": f.HELPER_CODES[helper], "price": HELPERS[helper].cost})
    return describe_step(s, p, action, a, b)


def describe_step(s: Woodcraft, p: Player, action: int, a: int, b: int) -> Message:
    """The steps of actions, abilities and gains."""
    verb = v.VERBS.of(action)
    n = verb.field(action, 0) if verb.fields else 0
    if verb is v.CHOICE:
        gain = GAINS[GAINS[a].choose[n]]
        if gain.claim:
            return Message("action.choose_commission")
        if gain.points:
            return Message("action.choose_points", {"points": gain.points, "blueberries": gain.tokens[f.BERRIES]})
        token = next(i for i in range(len(f.TOKENS)) if gain.tokens[i])
        return Message("action.choose_token", {"token": f.TOKENS[token]})
    if verb is v.BUY_DIE:
        return Message(
            "action.buy_die", {**die_args(n // 2 * 6 + s.market[n] - 1), "price": die_price(s, p, n, b >> 1)}
        )
    if verb is v.SELL:
        die = action - v.SELL.first
        return Message("action.sell", {**die_args(die), "price": f.SALE_PRICE[die]})
    if verb is v.BUY_SIX:
        return Message("action.buy_six", {"color": f.COLORS[n], "price": six_price(p, n, b >> 1)})
    if verb is v.BUY_MATERIAL:
        args: Args = {"count": f.MATERIAL_COUNT[n], "token": f.TOKENS[f.MATERIAL_KIND[n]]}
        return Message("action.buy_material", {**args, "price": material_price(p, n, b >> 1)})
    if verb is v.TAKE_ORDER:
        card = s.order_display[n]
        price = second_order_price(p, b >> 1) if a else 0
        row = f.ROWS[f.ORDERS[card].row]
        return Message("action.take_order", {"order": f.ORDER_CODES[card], "row": row, "price": price})
    if verb is v.TAKE_HELPER:
        helper = s.helper_display[n]
        return Message(
            "action.take_helper", {"helper": f.HELPER_CODES[helper], "price": helper_price(p, helper, b >> 1)}
        )
    if verb is v.ROOM:
        gain = GAINS[f.ROOM_GAIN[n]]
        income: Args = {"blueberry": gain.blueberry_income, "hazelnut": gain.hazelnut_income}
        return Message("action.room", {"room": f.ROOM_NAMES[n], **income, "count": gain.produce})
    if verb is v.MODE:
        return Message("action.mode_plant" if n else "action.mode_produce")
    if verb is v.PRODUCE:
        return Message("action.produce", {"helper": f.HELPER_CODES[p.rooms[n]]})
    if verb is v.PLANT:
        value, piece = v.PLANT.field(action, 1), v.PLANT.field(action, 2)
        whole = value == piece
        args = {"color": f.COLORS[n], "piece": piece}
        return Message("action.plant" if whole else "action.plant_piece", {**args, "value": value})
    if verb is v.IMPROVE:
        return Message("action.improve", {"improvement": f.IMPROVEMENTS[n], "price": improvement_price(p, n, b >> 1)})
    if verb is v.DIE:
        return Message("action.die", die_args(action - v.DIE.first))
    if verb is v.CUT:
        parts = f.CUTS[b % 6 + 1][n]
        cuts = HELPERS[p.rooms[a - BY_HELPER]].cuts if a >= BY_HELPER else 1
        blades = max(0, len(parts) - 1 - cuts)
        return Message("action.cut", {"parts": " + ".join(str(part) for part in parts), "sawblades": blades})
    if verb is v.ADD:
        value = b % 6 + 1
        return Message("action.add", {"value": value, "became": value + n})
    if verb is v.COLOR:
        return Message("action.color", {"color": f.COLORS[n]})
    if verb is v.CLAIM:
        return Message("action.claim", {"commission": f.COMMISSION_CODES[n]})
    if verb is v.TOOL:
        return Message("action.tool", {"kind": f.TOOLS[n]})
    if verb is v.SPACE:
        return Message("action.space", {"attic": f.SPACE_NAMES[n]})
    if verb is v.MARKET:
        args = {"price": marketing_price(p), "points": f.MARKETING_POINTS[p.marketing]}
        return Message("action.market", args) if n else Message("action.no_market")
    return Message(f"action.{verb.name}")  # done, end_actions
