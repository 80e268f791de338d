"""What could be done, as keys of the words files with their values, where a verb's own fields do not tell it.

Questions stand with their steps, and what happened is told by events.
"""

from burgher.core.messages import Args, Message
from burgher.core.tellers import Tellers
from burgher.core.verbs import Verb
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.actions import TAKE_HELPER, TAKE_ORDER, helper_price
from burgher.games.woodcraft.chapters.buying import (
    BUY_LUMBER,
    EXCHANGE,
    MATERIALS,
    SLOT_COLOR,
    die_price,
    material_price,
    six_price,
)
from burgher.games.woodcraft.chapters.gains import CHOICE
from burgher.games.woodcraft.chapters.helpers import ABILITY_ADD
from burgher.games.woodcraft.chapters.turn import PERFORM, marketing_price
from burgher.games.woodcraft.chapters.wood import SAW_CUT, SPLICE_ADD, free_cuts
from burgher.games.woodcraft.chapters.workshop import IMPROVE, PRODUCE_TWO, improvement_price
from burgher.games.woodcraft.facts import GAINS, HELPERS
from burgher.games.woodcraft.state import READY, Woodcraft

TELLERS = Tellers()

# ---------------------------------------------------------------- a turn


def bonus_args(s: Woodcraft, tile: int) -> Args:
    """What choosing a tile brings besides its action."""
    gains = [GAINS[wheel.rim_bonus(s, tile)], GAINS[wheel.saw_bonus(s, tile)]]
    args: Args = {token: sum(gain.tokens[i] for gain in gains) for i, token in enumerate(f.TOKENS) if token != "reuse"}
    args["points"] = sum(gain.points for gain in gains)
    args["choice"] = sum(len(gain.choose) for gain in gains)
    return args


@TELLERS.tells(v.TILE)
def choose_tile(s: Woodcraft, seat: int, data: int, tile: int) -> Message:
    return Message("action.tile", {"tile": f.TILES[tile], **bonus_args(s, tile)})


@TELLERS.tells(v.MAIN)
def settle(s: Woodcraft, seat: int, data: int, instead: int) -> Message:
    if instead == PERFORM:
        return Message("action.perform", {"tile": f.TILES[s.tile]})
    return Message("action.take_blueberries", {"count": f.REPLACEMENT_BERRIES})


@TELLERS.tells(v.SWAP, v.BONUS)
def for_lanterns(s: Woodcraft, seat: int, data: int, verb: Verb, tile: int) -> Message:
    count = f.SWAP_LANTERNS if verb is v.SWAP else f.BONUS_LANTERNS
    return Message(f"action.{verb.name}", {"tile": f.TILES[tile], "count": count})


@TELLERS.tells(v.ABILITY, v.PRODUCE)
def of_helper(s: Woodcraft, seat: int, data: int, verb: Verb, room: int) -> Message:
    return Message(f"action.{verb.name}", {"helper": f.HELPER_CODES[s.players[seat].rooms[room]]})


@TELLERS.tells(v.SAW)
def saw(s: Woodcraft, seat: int, data: int, reuse: int) -> Message:
    return Message("action.saw", {"reuse": reuse})


@TELLERS.tells(v.SPLICE)
def splice(s: Woodcraft, seat: int, data: int, slot: int) -> Message:
    reuse = int(s.players[seat].splicers[slot] != READY)
    return Message("action.splice", {"most": f.SPLICE_ADDS[slot][-1], "reuse": reuse})


@TELLERS.tells(v.GLUE)
def glue(s: Woodcraft, seat: int, data: int) -> Message:
    return Message("action.glue", {"reuse": int(s.players[seat].gluer != READY)})


@TELLERS.tells(v.HARVEST, v.GROW)
def tree(s: Woodcraft, seat: int, data: int, verb: Verb, pot: int) -> Message:
    return Message(f"action.{verb.name}", {"color": f.COLORS[pot], "value": s.players[seat].pots[pot]})


@TELLERS.tells(v.COMPLETE)
def complete(s: Woodcraft, seat: int, data: int, order: int) -> Message:
    p = s.players[seat]
    return Message("action.complete", {"order": f.ORDER_CODES[order], "row": f.ROWS[p.rows[p.orders.index(order)]]})


@TELLERS.tells(v.MARKET)
def market(s: Woodcraft, seat: int, data: int, buy: int) -> Message:
    p = s.players[seat]
    args: Args = {"price": marketing_price(p), "points": f.marketing_points(s.rules)[p.marketing]}
    return Message("action.market", args) if buy else Message("action.no_market")


# ---------------------------------------------------------------- setup and income phases


@TELLERS.tells(v.LAY_ORDER)
def lay_order(s: Woodcraft, seat: int, data: int, order: int) -> Message:
    return Message("action.lay_order", {"order": f.ORDER_CODES[order], "row": f.ROWS[f.start_row(order, s.rules)]})


@TELLERS.tells(v.KEEP_ORDER)
def keep_order(s: Woodcraft, seat: int, data: int, place: int) -> Message:
    return Message("action.keep_order", {"order": f.ORDER_CODES[s.players[seat].offered_orders[place]]})


@TELLERS.tells(v.START_HELPER)
def start_helper(s: Woodcraft, seat: int, data: int, place: int) -> Message:
    helper = s.players[seat].offered_helpers[place]
    return Message("action.start_helper", {"helper": f.HELPER_CODES[helper], "price": HELPERS[helper].cost})


# ---------------------------------------------------------------- actions


@TELLERS.tells(v.BUY_DIE)
def buy_die(s: Woodcraft, seat: int, data: int, slot: int) -> Message:
    price = die_price(s, s.players[seat], slot, BUY_LUMBER.discount.of(data))
    return Message("action.buy_die", {"color": f.COLORS[SLOT_COLOR[slot]], "value": s.market[slot], "price": price})


@TELLERS.tells(v.SELL)
def sell(s: Woodcraft, seat: int, data: int, color: int, value: int) -> Message:
    price = f.SALE_PRICE[f.die_number(color, value)]
    return Message("action.sell", {"color": f.COLORS[color], "value": value, "price": price})


@TELLERS.tells(v.BUY_SIX)
def buy_six(s: Woodcraft, seat: int, data: int, color: int) -> Message:
    price = six_price(s.players[seat], color, EXCHANGE.discount.of(data))
    return Message("action.buy_six", {"color": f.COLORS[color], "price": price})


@TELLERS.tells(v.BUY_MATERIAL)
def buy_material(s: Woodcraft, seat: int, data: int, line: int) -> Message:
    args: Args = {"count": f.MATERIAL_COUNT[line], "token": f.TOKENS[f.MATERIAL_KIND[line]]}
    price = material_price(s.players[seat], line, MATERIALS.discount.of(data))
    return Message("action.buy_material", {**args, "price": price})


@TELLERS.tells(v.TAKE_ORDER)
def take_order(s: Woodcraft, seat: int, data: int, slot: int) -> Message:
    card = s.order_display[slot]
    args: Args = {"order": f.ORDER_CODES[card], "row": f.ROWS[f.start_row(card, s.rules)]}
    return Message("action.take_order", {**args, "price": TAKE_ORDER.price(s.players[seat], data)})


@TELLERS.tells(v.TAKE_HELPER)
def take_helper(s: Woodcraft, seat: int, data: int, slot: int) -> Message:
    helper = s.helper_display[slot]
    price = helper_price(s.players[seat], helper, TAKE_HELPER.discount.of(data))
    return Message("action.take_helper", {"helper": f.HELPER_CODES[helper], "price": price})


@TELLERS.tells(v.ROOM)
def room(s: Woodcraft, seat: int, data: int, room: int) -> Message:
    gain = GAINS[f.ROOM_GAIN[room]]
    income: Args = {"blueberry": gain.blueberry_income, "hazelnut": gain.hazelnut_income}
    return Message("action.room", {"room": f.ROOM_NAMES[room], **income, "count": gain.produce})


@TELLERS.tells(v.MODE)
def mode(s: Woodcraft, seat: int, data: int, mode: int) -> Message:
    return Message("action.mode_produce" if mode == PRODUCE_TWO else "action.mode_plant")


@TELLERS.tells(v.PLANT)
def plant(s: Woodcraft, seat: int, data: int, pot: int, value: int, piece: int) -> Message:
    args: Args = {"color": f.COLORS[pot], "piece": piece, "value": value}
    return Message("action.plant" if value == piece else "action.plant_piece", args)


@TELLERS.tells(v.IMPROVE)
def improve(s: Woodcraft, seat: int, data: int, improvement: int) -> Message:
    price = improvement_price(s.players[seat], improvement, IMPROVE.discount.of(data))
    return Message("action.improve", {"improvement": f.IMPROVEMENTS[improvement], "price": price})


# ---------------------------------------------------------------- wood and gains


@TELLERS.tells(v.CUT)
def cut(s: Woodcraft, seat: int, data: int, cut: int) -> Message:
    pieces = f.CUTS[f.PIPS[SAW_CUT.die.of(data)]][cut]
    blades = max(0, len(pieces) - 1 - free_cuts(s.players[seat], SAW_CUT.by.of(data)))
    return Message("action.cut", {"parts": " + ".join(str(piece) for piece in pieces), "sawblades": blades})


@TELLERS.tells(v.ADD)
def add(s: Woodcraft, seat: int, data: int, add: int) -> Message:
    die = SPLICE_ADD.die.of(data) if s.asking(SPLICE_ADD) else ABILITY_ADD.die.of(data)
    return Message("action.add", {"value": f.PIPS[die], "became": f.PIPS[die] + add})


@TELLERS.tells(v.CHOICE)
def choice(s: Woodcraft, seat: int, data: int, gain: int) -> Message:
    wanted = GAINS[GAINS[CHOICE.gain.of(data)].choose[gain]]
    if wanted.claim:
        return Message("action.choose_commission")
    if wanted.points:
        return Message("action.choose_points", {"points": wanted.points, "blueberries": wanted.tokens[f.BERRIES]})
    return Message("action.choose_token", {"token": f.TOKENS[wanted.kinds[0]]})
