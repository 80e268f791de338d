"""What can be pending: reads and checks the stack of a position."""

from burgher.core.errors import BadPosition
from burgher.core.game import ONE_SEAT, Game
from burgher.core.state import CHANCE, EVERYONE, NOBODY
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.building import PLACES_OF_TILE
from burgher.games.glass_road.immediate import empty_beside, immediate_beside
from burgher.games.glass_road.periods import hand_size
from burgher.games.glass_road.specialists import BOTH, ENTERED, stack_tiles
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad
from burgher.games.glass_road.wheels import MAY_DECLINE, MUST_TAKE, TAKE, room, turns_due

# Whom each step asks, and on which steps it can lie directly ("" is the bottom of the stack).
KINDS = {
    "first_player": CHANCE,
    "fill_place": CHANCE,
    "start_period": NOBODY,
    "pick": EVERYONE,
    "lay": EVERYONE,
    "reveal": NOBODY,
    "play": ONE_SEAT,
    "turn_over": NOBODY,
    "extra_card": ONE_SEAT,
    "draw_card": CHANCE,
    "next_solo": NOBODY,
    "choose_last": ONE_SEAT,
    "period_over": NOBODY,
    "last_window": NOBODY,
    "last_actions": ONE_SEAT,
    "scoring": NOBODY,
    "evaluate": ONE_SEAT,
    "take": ONE_SEAT,
    "place": ONE_SEAT,
    "build": ONE_SEAT,
    "pay_from": ONE_SEAT,
    "raise": NOBODY,
    "place_beside": ONE_SEAT,
    "exchange": ONE_SEAT,
    "copy": ONE_SEAT,
    "give": ONE_SEAT,
    "choose_good": ONE_SEAT,
    "draw_display": CHANCE,
    "gifts": NOBODY,
    "gift": ONE_SEAT,
}
WINDOWS = ("evaluate", "exchange", "gift", "last_actions")  # where anytime actions are possible
BOTTOM = ("start_period", "pick", "lay", "reveal", "play", "turn_over", "extra_card", "draw_card", "next_solo")
UNDER = {
    **dict.fromkeys((*BOTTOM, "choose_last", "period_over", "scoring"), ("",)),
    "first_player": ("start_period", "fill_place"),
    "fill_place": ("start_period",),
    "last_window": ("scoring", "last_window"),
    "last_actions": ("scoring", "last_window"),
    "evaluate": ("reveal", "turn_over", "next_solo", "period_over", "evaluate"),
    "take": (*WINDOWS, "gifts"),
    "place": (*WINDOWS, "take"),
    "build": ("evaluate",),
    "pay_from": ("raise", "pay_from"),
    "raise": ("evaluate",),
    "place_beside": ("evaluate",),
    "exchange": ("evaluate",),
    "copy": ("evaluate",),
    "give": WINDOWS,
    "choose_good": WINDOWS,
    "draw_display": ("evaluate",),
    "gifts": ("evaluate",),
    "gift": ("evaluate", "gifts"),
}
SEATS_OF = {  # for which numbers of players a step is
    **dict.fromkeys(("draw_card", "next_solo", "choose_last"), (1,)),
    **dict.fromkeys(("play", "turn_over", "extra_card"), (2,)),
    **dict.fromkeys(("lay", "reveal"), (3, 4)),
    **dict.fromkeys(("first_player", "gifts", "gift"), (2, 3, 4)),
    "period_over": (1, 2),
}


def read_stack(game: Game[GlassRoad], s: GlassRoad, stack: list[str]) -> None:
    under = ""
    for text in stack:
        frame = game.read_frame(s, text, KINDS)
        name = s.steps[frame[0]].name
        if under not in UNDER[name]:
            raise BadPosition(f"The stack entry {text!r:.60} cannot lie on {under or 'the bottom'}.")
        fault = card_fault(s, name, frame[1], frame[2], frame[3]) or action_fault(s, name, frame)
        if fault:
            raise BadPosition(f"The stack entry {text!r:.60} is not possible: {fault}.")
        s.stack.append(frame)
        under = name
    if s.stack:
        step, seat, a, b = s.stack[-1]
        for asked in s.to_move() if seat != NOBODY else []:
            if not s.steps[step].options(s, asked, a, b):
                raise BadPosition(f"The stack entry {stack[-1]!r:.60} is not possible: there is nothing to choose.")


def owner(s: GlassRoad, frame: tuple[int, int, int, int]) -> int:
    """Whose decision or action this frame belongs to."""
    step, seat, a, _ = frame
    name = s.steps[step].name
    if name in ("raise", "draw_display", "last_window"):
        return a
    return a // f.BASIC if name == "gifts" else seat


def card_fault(s: GlassRoad, name: str, seat: int, a: int, b: int) -> str:
    """Why a step of the course of the game could not be pending in this position."""
    if s.seats not in SEATS_OF.get(name, (1, 2, 3, 4)):
        return f"there are {s.seats} players"
    if name == "reveal":
        if a > s.seats:
            return f"there are {s.seats} players"
        for i in range(a):
            if s.players[(s.first + i) % s.seats].laid != NO_CARD:
                return "a card is laid that was revealed already"
    elif name == "lay":
        if all(p.laid != NO_CARD or not p.hand for p in s.players):
            return "nobody has a card to lay"
    elif name in ("start_period", "pick"):
        size = hand_size(s) if name == "pick" else 0
        if any(p.notches or p.played or p.laid != NO_CARD or p.hand.bit_count() > size for p in s.players):
            return "cards of this period are in use already"
        if name == "pick" and all(p.hand.bit_count() == size for p in s.players):
            return "all have chosen"
    elif name == "play" and not all(p.hand for p in s.players):
        return "somebody has no card in hand"
    elif name == "extra_card" and s.players[seat].hand.bit_count() != f.EXTRA:
        return f"this needs {f.EXTRA} cards in hand"
    elif name == "draw_card" and s.players[0].hand.bit_count() <= f.SOLO_LEFT:
        return "there is no card to draw"
    elif name == "choose_last" and s.players[0].hand.bit_count() != f.SOLO_LEFT:
        return f"this needs {f.SOLO_LEFT} cards in hand"
    elif name in ("last_window", "last_actions", "scoring") and s.period + 1 != s.periods:
        return "this is not the last period"
    elif name == "last_window" and a >= s.seats:
        return f"there are {s.seats} players"
    elif name == "fill_place":
        if a % f.ROW >= s.places or s.board[a] != NO_TILE or not stack_tiles(s, a // f.ROW):
            return "there is no such empty place, or no tile for it"
    return ""


def action_fault(s: GlassRoad, name: str, frame: tuple[int, int, int, int]) -> str:
    """Why a step within an action could not be pending in this position."""
    _, seat, a, b = frame
    if name == "evaluate":
        return evaluation_fault(s, seat, a, b)
    if name in ("gifts", "gift"):
        return gift_fault(s, name, frame)
    if not s.stack or name in ("last_window", "last_actions", "first_player", "fill_place"):
        return ""
    acting = owner(s, frame)
    if acting >= s.seats or acting != owner(s, s.stack[-1]):
        return "another seat is acting"
    p = s.players[acting]
    if name == "take":
        first, second, m = a >> 3, b >> 2 & 7, b & 3
        if not (a & 7 and room(p, first)) and not (m and room(p, second)):
            return "there is nothing to take"
        if (m and first == second and first != f.FOOD) or b >> 5 > MUST_TAKE:
            return "no gain is like that"
        if b >> 5 != MAY_DECLINE and s.steps[s.stack[-1][0]].name not in ("evaluate", "gifts"):
            return "this is no gain of a card"
    elif name == "pay_from":
        if not f.ON_BOTH[a] or not 0 < b <= p.goods[f.MARKER[0][a]] + p.goods[f.MARKER[1][a]]:
            return "this cannot be paid"
        if not p.goods[f.MARKER[0][a]] or not p.goods[f.MARKER[1][a]]:
            return "there is no choice of wheels"
    elif name == "raise":
        tile, cell = b // PLACES_OF_TILE, b % PLACES_OF_TILE
        if (f.UPGRADES[tile] >= 0) != (cell == f.ON_BASE):
            return "the tile does not belong there"
        if p.bases[f.UPGRADES[tile]] != NO_TILE if cell == f.ON_BASE else p.plan[cell] != f.EMPTY:
            return "the place is taken"
        if s.pile[tile] or s.removed[tile]:
            return "the tile is elsewhere"
    elif name == "place_beside" and (b > 3 or not empty_beside(p, a)):
        return "there is no empty cell beside it"
    elif name == "exchange" and (a // f.CONVERSIONS != f.IMMEDIATE or a not in f.EXCHANGES):
        return "this building makes no exchanges"
    elif name == "copy" and len(immediate_beside(s, p, a)) < 2:
        return "there is no choice of buildings"
    elif name == "give":
        exchange = f.CONVERSION_OF[a]
        if exchange.pay != f.PAY_TILES or a not in p.conversions or (b and exchange.what < 2):
            return "this building takes no tiles"
        if len(p.display) < (1 if b else exchange.what):
            return "the display has too few tiles"
    elif name == "choose_good" and not 1 <= a <= 2:
        return "no building gives that"
    elif name == "draw_display" and not stack_tiles(s, b):
        return "the stack is empty"
    return ""


def evaluation_fault(s: GlassRoad, seat: int, card: int, done: int) -> str:
    """Why a seat could not be evaluating this card with so much of it done."""
    p = s.players[seat]
    if card not in p.played and card not in p.notches:
        return "its player has not played this card"
    if done & ENTERED and f.ENTRY_COST[card] == f.NO_GOOD:
        return "the card has no entry cost"
    if done & 3 == 3 and not done & BOTH:
        return "only one of the actions is allowed"
    if done & 3 and not done & ENTERED and f.ENTRY_COST[card] != f.NO_GOOD:
        return "the entry cost comes first"
    return ""


def gift_fault(s: GlassRoad, name: str, frame: tuple[int, int, int, int]) -> str:
    _, seat, a, b = frame
    evaluating = [other for other in s.stack if s.steps[other[0]].name == "evaluate"]
    if not evaluating or evaluating[-1][2] != f.SUPPLIER:
        return "nobody uses the Supplier"
    acting = evaluating[-1][1]
    if name == "gifts" and (a // f.BASIC != acting or not 1 <= b < s.seats):
        return "another seat is acting"
    if name == "gift" and seat == acting:
        return "nobody gives to himself"
    return ""


def check_rest(s: GlassRoad) -> None:
    """Between actions no wheel has a turn to make; only whose action is unfinished may wait for it. [GR-053]"""
    within = [owner(s, frame) for frame in s.stack if s.steps[frame[0]].name in ("pay_from", "choose_good", "raise")]
    within += [frame[1] for frame in s.stack if frame[0] == TAKE.id]
    for seat, p in enumerate(s.players):
        for wheel in range(2):
            if turns_due(p, wheel) and seat not in within:
                raise BadPosition(
                    f"players[{seat}]: the {f.WHEELS[wheel]} wheel would have turned; one of its goods must be 0, "
                    f"or {f.WHEELS[wheel]} {f.HIGHEST_REFINED}."
                )
