"""What a position written by hand says is pending: the stack, read and checked so that it can be played on."""

from burgher.core.errors import BadPosition
from burgher.core.game import ONE_SEAT, Game
from burgher.core.state import CHANCE, NOBODY
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.actions import can_perform, can_plant, free_rooms, helper_price
from burgher.games.woodcraft.facts import HELPERS, NONE
from burgher.games.woodcraft.gains import WHOLE, alternatives, claimable, has_part
from burgher.games.woodcraft.orders import PAID_BASE, can_complete, fitting_dice
from burgher.games.woodcraft.score import PARTS
from burgher.games.woodcraft.state import NOT_BUILT, READY, USED, Player, Woodcraft
from burgher.games.woodcraft.turn import marketing_price
from burgher.games.woodcraft.wood import BY_HELPER, BY_TILE, can_glue, can_use_ability, fits_ability

# Steps that may wait below others while the player of the turn acts, and steps that are always on top.
WAITING = (
    "gain",
    "event",
    "line",
    "producing",
    "immediate",
    "planting",
    "refill_lumber",
    "buy_lumber",
    "exchange",
    "materials",
    "take_order",
)
ASKING = (
    "take_helper",
    "room",
    "mode",
    "plant",
    "improve",
    "tool",
    "space",
    "produce",
    "choice",
    "claim",
    "saw_die",
    "saw_cut",
    "splice_die",
    "splice_add",
    "glue_die",
    "glue_other",
    "glue_color",
    "ability_die",
    "ability_add",
    "ability_color",
    "grow",
    "pay_die",
)
AUTOMATIC = (
    "displays",
    "dealing",
    "choosing",
    "start_round",
    "start_turn",
    "turn_over",
    "round_over",
    "laying",
    "income",
    "next_round",
    "marketing",
    "lumber_check",
    "gain",
    "event",
    "line",
    "producing",
    "immediate",
    "planting",
    "refill_lumber",
)
CHANCES = (
    "first_player",
    "arrange",
    "reputation_tile",
    "show_commission",
    "deal_order",
    "deal_helper",
    "show_order",
    "show_helper",
    "solo",
    "remove_commission",
    "roll",
)
QUESTIONS = ("keep_order", "start_helper", "lay_order", "turn", "market", "discard", "buy_lumber", "exchange")
KINDS = {
    **dict.fromkeys(AUTOMATIC, NOBODY),
    **dict.fromkeys(CHANCES, CHANCE),
    **dict.fromkeys((*QUESTIONS, "materials", "take_order", *ASKING), ONE_SEAT),
}
# Which steps may lie directly under a step ("" is the bottom of the stack).
IN_A_TURN = ("turn", "lumber_check", "choosing", *WAITING)
UNDER = {
    "next_round": ("",),
    "choosing": ("next_round",),
    "dealing": ("choosing",),
    "show_commission": ("dealing",),
    "displays": ("show_commission",),
    "reputation_tile": ("displays",),
    "arrange": ("refill_lumber",),
    "first_player": ("arrange",),
    "deal_helper": ("dealing",),
    "deal_order": ("deal_helper",),
    "start_helper": ("choosing",),
    "lay_order": ("start_helper", "laying"),
    "keep_order": ("lay_order",),
    "start_round": ("",),
    "start_turn": ("",),
    "remove_commission": ("start_turn",),
    "round_over": ("",),
    "solo": ("round_over",),
    "income": ("next_round",),
    "laying": ("income",),
    "turn_over": ("",),
    "lumber_check": ("turn_over",),
    "marketing": ("lumber_check",),
    "turn": ("marketing",),
    "market": ("lumber_check",),
    "discard": ("turn_over",),
    "show_helper": (*IN_A_TURN, "show_commission", "next_round", "round_over", "solo"),
    "show_order": (*IN_A_TURN, "show_commission", "next_round", "round_over", "solo", "show_helper"),
    "roll": (*IN_A_TURN, "reputation_tile", "round_over", "solo", "roll"),
    **dict.fromkeys((*WAITING, *ASKING), IN_A_TURN),
    "refill_lumber": (*IN_A_TURN, "reputation_tile", "round_over", "solo"),
}


def read_stack(game: Game[Woodcraft], s: Woodcraft, stack: list[str]) -> None:
    under = ""
    for i, text in enumerate(stack):
        frame = game.read_frame(s, text, KINDS)
        name = s.steps[frame[0]].name
        if under not in UNDER[name]:
            raise BadPosition(f"The stack entry {text!r:.60} cannot lie on {under or 'the bottom'}.")
        top = i + 1 == len(stack)
        fault = ""
        if KINDS[name] == ONE_SEAT and frame[1] != s.turn and name != "lay_order":
            fault = f"it is the turn of seat {s.turn}"
        else:
            fault = spine_fault(s, name, frame[1], frame[2], frame[3], top) or work_fault(
                s, name, frame[1], frame[2], frame[3], top
            )
        if fault:
            raise BadPosition(f"The stack entry {text!r:.60} is not possible: {fault}.")
        s.stack.append(frame)
        under = name
    check_setup(s, [s.steps[frame[0]].name for frame in s.stack])


def check_setup(s: Woodcraft, names: list[str]) -> None:
    """Before the first round everything is still to be dealt or chosen; after it nothing is."""
    in_setup = "choosing" in names
    if in_setup != (s.round == 0) and names:
        raise BadPosition("The setup is round 0, and only it asks for opening choices.")
    if any(place == NONE for place in s.places) and "arrange" not in names:
        raise BadPosition("wheel.tiles must place all seven tiles.")


def cards_fault(s: Woodcraft, first: int) -> str:
    """Do the players from the first-th on have the cards that they are to choose from?"""
    for i in range(first, s.seats):
        if offer_fault(s.players[(s.first + i) % s.seats]):
            return "a player has no opening cards to choose from"
    return ""


def offer_fault(p: Player) -> str:
    orders = [card for card in p.offered_orders if card != NONE]
    dear = [helper for helper in p.offered_helpers if HELPERS[helper].cost > p.tokens[f.BERRIES]]
    if len(p.offered_orders) != f.DEAL_ORDERS or len(orders) != f.DEAL_ORDERS or not p.offered_helpers or dear:
        return "this seat has no opening cards to choose from"
    return ""


def spine_fault(s: Woodcraft, name: str, seat: int, a: int, b: int, top: bool) -> str:
    """What could not be pending of setup, rounds, turns and income phases."""
    below = s.stack[-1] if s.stack else (0, 0, 0, 0)
    if name in ("choosing", "dealing", "laying") and a > s.seats:
        return f"there are {s.seats} players"
    if name == "choosing" and top:
        return cards_fault(s, a)
    if name == "dealing":
        left = s.seats - a
        enough = len(s.order_deck) >= 5 * left and len(s.helper_deck) >= 3 * left and len(s.hazelnut_deck) >= 2 * left
        return "" if enough and below[2] == 0 else "there are not enough cards to deal"
    if name in ("deal_order", "deal_helper"):
        p = s.players[a] if a < s.seats else None
        if p is None or (name == "deal_order" and below[2] != a):
            return "there is no such seat to deal to"
        if name == "deal_helper":
            return (
                "" if len(s.helper_deck) >= 3 - b and len(p.offered_helpers) == b else "it does not fit the cards dealt"
            )
        dealt = len(p.offered_orders) if b <= 5 else 5 + len(p.hand)
        enough = len(s.order_deck) >= 5 - b and len(s.hazelnut_deck) >= min(2, 7 - b)
        return "" if enough and dealt == b else "it does not fit the cards dealt"
    if name == "start_helper":
        p = s.players[seat]
        dear = [helper for helper in p.offered_helpers if HELPERS[helper].cost > p.tokens[f.BERRIES]]
        if not p.offered_helpers or dear or p.rooms[0] != NONE:
            return "this seat has no helpers to choose from"
        return cards_fault(s, below[2])
    if name == "keep_order":
        p = s.players[seat]
        open_ = [card for card in p.offered_orders if card != NONE]
        return "" if len(p.offered_orders) == 5 and 0 < a <= len(open_) else "this seat has no orders to choose from"
    if name == "lay_order":
        setup = s.steps[below[0]].name == "start_helper"
        if setup and seat != s.turn:
            return f"it is the turn of seat {s.turn}"
        if not setup and seat != (s.first + below[2] - 1) % s.seats:
            return "it is not this seat's turn to lay an order"
        return "" if s.players[seat].hand or (setup and not top) else "this seat has no cards in hand"
    if name == "first_player":
        return "" if s.places.count(NONE) == 7 else "the tiles are laid out already"
    if name == "arrange":
        return "" if s.places.count(NONE) == 7 - a else "it does not fit the tiles on the wheel"
    if name == "reputation_tile":
        return (
            "" if s.reputation_tiles[a] == NONE and (a == 1) == (s.reputation_tiles[0] != NONE) else "it lies already"
        )
    if name == "show_commission":
        return "" if 0 < a <= len(f.COMMISSIONS) - len(s.commissions) else "there are not so many commissions"
    if name in ("solo", "remove_commission") and s.seats > 1:
        return "this belongs to the solo game"
    if name == "solo":
        return "" if s.solo_deck else "the solo deck is empty"
    if name == "remove_commission":
        return "" if claimable(s, s.players[0]) else "there is no commission"
    if name == "income":
        return "" if s.round == f.INCOME_AFTER[s.seats][a] else f"it does not follow round {s.round}"
    if name == "show_order":
        return "" if s.order_display[0] == NONE and s.order_deck else "there is nothing to draw"
    if name == "show_helper":
        return "" if s.helper_display[0] == NONE and s.helper_deck else "there is nothing to draw"
    if name == "market":
        p = s.players[seat]
        return "" if marketing_price(p) <= p.tokens[f.BERRIES] else "its price cannot be paid"
    if name == "discard":
        return "" if sum(s.players[seat].lumber) > f.LUMBER_SPACES else "there are no dice too many"
    return ""


def work_fault(s: Woodcraft, name: str, seat: int, a: int, b: int, top: bool) -> str:
    """What could not be pending of actions, abilities and gains."""
    p = s.players[s.turn]
    if name in ("buy_lumber", "exchange", "materials", "take_order"):
        tile = {"buy_lumber": f.BUY_LUMBER_TILE, "exchange": f.EXCHANGE_TILE, "materials": f.MATERIALS_TILE}
        first = a == 0
        if first and not (top and can_perform(s, p, tile.get(name, f.ORDERS_TILE), b >> 1, 0)):
            return "the action cannot begin"
        return "" if name != "materials" or a in (0, f.SAWBLADE, f.GLUE, f.SCRAP) else "there is no such material"
    if name in ("take_helper", "mode", "improve"):
        tile = {"take_helper": f.HELPER_TILE, "mode": f.PRODUCE_TILE, "improve": f.IMPROVE_TILE}
        return "" if can_perform(s, p, tile[name], b >> 1, 0) else "nothing of the action can be done"
    if name == "room":
        helper = s.helper_display[a]
        fine = helper != NONE and free_rooms(p) and helper_price(p, helper, b >> 1) <= p.tokens[f.BERRIES]
        return "" if fine else "this helper cannot be hired"
    if name == "plant":
        return "" if a and can_plant(p) else "nothing can be planted"
    if name == "immediate":
        return "" if p.rooms[a] != NONE else "there is no helper in this room"
    if name in ("tool", "space"):
        fine = NONE in p.attic and (name == "tool" or s.tools[a] > 0)
        return "" if fine else "there is no place or no tool"
    if name == "produce":
        left = [room for room in range(f.ROOMS) if p.rooms[room] != NONE and not b >> room & 1]
        return "" if 0 < a < len(left) else "there is no choice of helpers"
    if name == "choice":
        return "" if f.GAINS[a].choose and alternatives(s, p, a) else "this gain has no choice"
    if name == "claim":
        return "" if claimable(s, p) else "there is no commission to claim"
    if name == "gain":
        part = b // PARTS
        return "" if part == WHOLE or has_part(f.GAINS[a], part) else "this gain has no such part"
    return wood_fault(p, name, a, b)


def wood_fault(p: Player, name: str, a: int, b: int) -> str:
    """What could not be pending of work on wood."""
    if name in ("saw_die", "saw_cut", "glue_die", "glue_other", "glue_color"):
        sawing = name.startswith("saw")
        tiles = p.saws if sawing else [p.gluer]
        if a >= BY_HELPER:
            job = f.J_SAW if sawing else f.J_GLUE
            ready = can_use_ability(p, a - BY_HELPER) and HELPERS[p.rooms[a - BY_HELPER]].job == job
        elif a == BY_TILE:
            ready = READY in tiles
        else:
            ready = USED in tiles and p.tokens[f.REUSE] > 0
        if not ready or (not sawing and p.tokens[f.GLUE] < 1):
            return "this work cannot be done"
        if name == "saw_die":
            return "" if any(p.lumber[die] and die % 6 for die in range(f.DICE)) else "there is no die to saw"
        if name == "saw_cut":
            return "" if p.lumber[b] and b % 6 else "there is no such die to saw"
        if name == "glue_color":
            one, other = b // f.DICE, b % f.DICE
            fine = p.lumber[one] and p.lumber[other] and one // 6 != other // 6 and one % 6 + other % 6 + 2 <= 6
            return "" if fine else "these dice cannot be glued"
        if name == "glue_other":
            partner = [d for d in range(f.DICE) if p.lumber[d] > (d == b) and d % 6 + b % 6 + 2 <= 6]
            return "" if p.lumber[b] and partner else "this die has nothing to be glued to"
        return "" if can_glue(p) else "there are no dice to glue"
    if name in ("splice_die", "splice_add"):
        tile = p.splicers[a]
        if tile == NOT_BUILT or (tile == USED and not p.tokens[f.REUSE]) or not p.tokens[f.SCRAP]:
            return "this work cannot be done"
        most = 6 - f.SPLICE_ADDS[a][0]
        dice = [die for die in range(f.DICE) if p.lumber[die] and die % 6 + 1 <= most]
        return "" if dice and (name == "splice_die" or b in dice) else "there is no such die to splice"
    if name in ("ability_die", "ability_add", "ability_color", "grow"):
        if not can_use_ability(p, a):
            return "this ability cannot be used"
        card = HELPERS[p.rooms[a]]
        jobs = {
            "ability_die": (f.J_ADJUST, f.J_RECOLOR, f.J_SELL),
            "ability_add": (f.J_ADJUST,),
            "ability_color": (f.J_RECOLOR,),
            "grow": (f.J_GROW,),
        }
        fine = card.job in jobs[name]
        if name in ("ability_add", "ability_color"):
            fine = fine and p.lumber[b] > 0 and fits_ability(card, b)
        return "" if fine else "this ability does something else"
    if name == "pay_die":
        paid, chosen, fine = b, 0, a in p.orders and can_complete(p, a)
        while fine and paid:
            earlier = b % PAID_BASE**chosen
            die = paid % PAID_BASE - 1
            fine = chosen < len(f.ORDERS[a].free_masks) and die in fitting_dice(p, a, earlier)
            paid //= PAID_BASE
            chosen += 1
        fine = fine and chosen < len(f.ORDERS[a].free_masks) if a in p.orders else False
        return "" if fine else "this order cannot be paid so"
    return ""
