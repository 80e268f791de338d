"""What may be pending in a position: which step may lie on which, and when it makes sense."""

from burgher.core.errors import BadPosition
from burgher.core.game import ONE_SEAT, Game
from burgher.core.state import CHANCE, NOBODY
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import privilege as pr
from burgher.games.craftsmen.craft import NO_ROW, SECOND_RAW, can_finish, row_of, uses
from burgher.games.craftsmen.helpers import score, spaces
from burgher.games.craftsmen.money import TO_DISPLAY, TO_MAYOR, can_draw, worth, worth_in
from burgher.games.craftsmen.setup import LOOKED_AT, ON_DISPLAY, next_in_order
from burgher.games.craftsmen.state import NO_KIND, QUEUE, Craftsmen, Player

# Who is asked by each step, and which step must lie directly under it ("" is the bottom of the stack).
KINDS = {
    "reveal": CHANCE,
    "refill_cards": NOBODY,
    "deal_sawmill": CHANCE,
    "exchanges": NOBODY,
    "exchange": ONE_SEAT,
    "find_order": NOBODY,
    "break_tie": CHANCE,
    "draw": CHANCE,
    "refill": NOBODY,
    "discard": ONE_SEAT,
    "check_limit": NOBODY,
    "pay": ONE_SEAT,
    "start_round": NOBODY,
    "helpers": NOBODY,
    "send": ONE_SEAT,
    "put_disc": NOBODY,
    "fee": ONE_SEAT,
    "stage": NOBODY,
    "bank": ONE_SEAT,
    "bank_drawn": NOBODY,
    "bank_privilege": ONE_SEAT,
    "build": ONE_SEAT,
    "bonus_tokens": NOBODY,
    "notary": ONE_SEAT,
    "next_bid": NOBODY,
    "bid": ONE_SEAT,
    "mayor_bid": NOBODY,
    "answer": ONE_SEAT,
    "looked": NOBODY,
    "peek_show": ONE_SEAT,
    "peek_back": ONE_SEAT,
    "craft": ONE_SEAT,
    "second_raw": ONE_SEAT,
    "take": ONE_SEAT,
    "bribe": ONE_SEAT,
    "window": NOBODY,
    "spend_tokens": ONE_SEAT,
    "more_tokens": NOBODY,
    "merchants": ONE_SEAT,
    "give": ONE_SEAT,
    "hall": ONE_SEAT,
    "next_round": NOBODY,
    "year_end": NOBODY,
    "investments": NOBODY,
    "invest": ONE_SEAT,
    "refill_granary": NOBODY,
}
AT_NOTARY = ("notary", "stage")
AT_CRAFT = ("craft", "stage", "more_tokens")
ROUND_ENDS = ("check_limit", "next_round", "year_end")
UNDER = {
    "start_round": ("",),
    "find_order": ("start_round",),
    "break_tie": ("find_order",),
    "exchanges": ("find_order",),
    "exchange": ("exchanges",),
    "deal_sawmill": ("exchanges",),
    "reveal": ("deal_sawmill", "reveal", "exchanges", "exchange", "refill_cards", "looked"),
    "draw": ("reveal", "draw", "refill", "bank_drawn", "check_limit", "mayor_bid"),
    "refill": ("stage", "check_limit"),
    "discard": ("put_disc", "helpers", "refill", *AT_CRAFT, *ROUND_ENDS),
    "check_limit": ("helpers", *AT_CRAFT, *ROUND_ENDS),
    "pay": ("bonus_tokens", "refill_cards"),
    "refill_cards": AT_NOTARY,
    "stage": ("",),
    "helpers": ("stage",),
    "send": ("helpers",),
    "put_disc": ("helpers",),
    "fee": ("put_disc",),
    "bank": ("stage",),
    "bank_drawn": ("refill",),
    "bank_privilege": ("refill",),
    "build": ("stage",),
    "bonus_tokens": ("stage",),
    "notary": ("stage",),
    "next_bid": AT_NOTARY,
    "bid": AT_NOTARY,
    "mayor_bid": AT_NOTARY,
    "answer": AT_NOTARY,
    "looked": AT_NOTARY,
    "peek_show": AT_NOTARY,
    "peek_back": AT_NOTARY,
    "craft": ("stage", "more_tokens"),
    "second_raw": ("craft", "stage"),
    "take": ("check_limit",),
    "bribe": AT_CRAFT,
    "window": ("stage",),
    "spend_tokens": ("window",),
    "more_tokens": ("window",),
    "merchants": ("stage",),
    "give": ("stage",),
    "hall": ("stage",),
    "next_round": ("",),
    "year_end": ("",),
    "refill_granary": ("next_round",),
    "investments": ("refill_granary",),
    "invest": ("investments",),
}
LOOKS = ("looked", "peek_show", "peek_back")
AUCTION = ("next_bid", "bid", "mayor_bid", "answer")
# The stage on which a step lies; all others can lie on several.
STAGE_OF = {
    "helpers": f.BANKERS,
    "bank": f.BANKERS,
    "refill": f.BANKERS,
    "build": f.BUILDERS,
    "bonus_tokens": f.BUILDERS,
    "craft": f.CRAFT,
    "second_raw": f.CRAFT,
    "bribe": f.CRAFT,
    "merchants": f.MERCHANTS,
    "give": f.MERCHANTS,
    "hall": f.TOWN_HALL,
} | dict.fromkeys(["notary", "refill_cards", *AUCTION, *LOOKS], f.NOTARY)
SEAT_IN_A = ("deal_sawmill", "check_limit", "bank_drawn", "bonus_tokens", "next_bid", "looked", "more_tokens", "fee")


def read_stack(game: Game[Craftsmen], s: Craftsmen, stack: list[str]) -> None:
    under = ""
    for text in stack:
        frame = game.read_frame(s, text, KINDS)
        name = s.steps[frame[0]].name
        if under not in UNDER[name]:
            raise BadPosition(f"The stack entry {text!r:.60} cannot lie on {under or 'the bottom'}.")
        s.stack.append(frame)
        under = name
    for i, text in enumerate(stack):
        step, seat, a, b = s.stack[i]
        name = s.steps[step].name
        fault = fault_of(s, name, seat, a, b, top=i + 1 == len(stack))
        if not fault and i and s.steps[s.stack[i - 1][0]].name == "stage":
            fault = fault_on_stage(s, name, s.stack[i - 1][2])
        if fault:
            raise BadPosition(f"The stack entry {text!r:.60} is not possible: {fault}.")
    check_reveals(s)
    check_looked(s)
    check_cards_on_table(s, [s.steps[frame[0]].name for frame in s.stack])
    read_stage(s)


def read_stage(s: Craftsmen) -> None:
    """While a stage is being resolved its step tells which one it is."""
    names = [s.steps[frame[0]].name for frame in s.stack]
    waiting = names[:1] != ["stage"] or names[1:2] in ([], ["helpers"], ["window"])
    stage = 0 if waiting else s.stack[0][2]
    if s.stage and stage and s.stage != stage:
        raise BadPosition(f"stage is {f.CITY[s.stage]}, but the stack is about {f.CITY[stage]}.")
    if waiting or names[1] not in ("discard", "check_limit"):  # these may come before the stage begins
        s.stage = stage


def check_cards_on_table(s: Craftsmen, names: list[str]) -> None:
    """Cards laid for a payment, the mayor's and those above the limit go with what is pending."""
    if s.bidders and not any(name in AUCTION for name in names):
        raise BadPosition("There is an auction, but nobody is asked about it.")
    if any(s.paid) and "pay" not in names:
        raise BadPosition("paid has cards, but no payment is under way.")
    if any(s.mayor) and not {"mayor_bid", "answer"} & set(names):
        raise BadPosition("mayor has cards, but no answer to the mayor is pending.")
    if not {"check_limit", "discard", "bank_drawn", "bank_privilege"} & set(names):
        for seat, p in enumerate(s.players):
            if sum(p.capital) > f.LIMIT:
                raise BadPosition(f"players[{seat}].capital has more than {f.LIMIT} cards, but nobody has to discard.")


def check_looked(s: Craftsmen) -> None:
    """Cards are looked at only by somebody who is asked about them, and all of one class."""
    classes = [b if s.steps[step].name == "looked" else a for step, _, a, b in s.stack if s.steps[step].name in LOOKS]
    if s.looked and (not classes or any(f.CLASS_OF[pl.card(entry)] != classes[0] for entry in s.looked)):
        raise BadPosition("The cards being looked at do not go with what is pending.")


def check_reveals(s: Craftsmen) -> None:
    """There must be a card in the pile for each that is to be revealed."""
    for number in range(3):
        wanted = sum(1 for step, _, a, _ in s.stack if s.steps[step].name == "reveal" and a == number)
        if wanted > s.piles[number].size():
            raise BadPosition(f"The stack reveals more cards than the pile of class {f.CLASSES[number]} has.")
    places = [(a, b) for step, _, a, b in s.stack if s.steps[step].name == "reveal" and ON_DISPLAY <= b < LOOKED_AT]
    if len(set(places)) < len(places) or any(s.display[2 * a + b - ON_DISPLAY] for a, b in places):
        raise BadPosition("The stack reveals a card for a place of a display where one lies.")


def fault_of(s: Craftsmen, name: str, seat: int, a: int, b: int, top: bool) -> str:
    """Why a step could not be pending in this position, or nothing."""
    if name in SEAT_IN_A and a >= s.seats:
        return f"there are {s.seats} players"
    if name in ("helpers", "investments", "window", "exchanges") and a > s.seats:
        return f"there are {s.seats} players"
    if name == "stage":
        return stage_fault(s, a, b)
    if name in ("reveal", "draw"):
        return chance_fault(s, name, a, b, top)
    if name in AUCTION:
        return auction_fault(s, name, seat, a, b)
    if s.bidders:
        if name not in ("notary", "draw"):
            return "an auction is under way"
    if name in ("discard", "pay", "fee", "bribe", "give", "take"):
        return money_fault(s, name, seat, a, b)
    return other_fault(s, name, seat, a, b)


def fault_on_stage(s: Craftsmen, name: str, stage: int) -> str:
    """Why a step could not lie on this stage. Windows lie between two stages. [CR-326, CR-327]"""
    if name == "helpers" and s.season == f.WINTER:
        return "no helpers are sent in winter"
    if name == "window":
        first = f.CRAFT if s.season == f.WINTER else f.BUILDERS
        return "" if stage >= first else "no stage has gone before"
    return "" if STAGE_OF.get(name, stage) == stage else f"it belongs to stage {STAGE_OF[name]}"


def stage_fault(s: Craftsmen, a: int, b: int) -> str:
    if not a or (s.season == f.WINTER and a not in (f.BUILDERS, f.CRAFT)):
        return "there is no such stage"
    if s.season == f.WINTER and b > s.seats:
        return f"there are {s.seats} players"
    return ""


def chance_fault(s: Craftsmen, name: str, a: int, b: int, top: bool) -> str:
    if name == "reveal":
        target = b if b < ON_DISPLAY else b - LOOKED_AT if b >= LOOKED_AT else 0
        return "" if target < s.seats else f"there are {s.seats} players"
    if a < TO_DISPLAY and a >= s.seats:
        return f"there are {s.seats} players"
    if TO_DISPLAY <= a < TO_MAYOR and (s.capital_display[a - TO_DISPLAY] != NO_KIND or b != 1):
        return "there is one card for an empty place of the display"
    if not b:
        return "no card is to be drawn"
    setup = any(s.steps[step].name == "find_order" for step, _, _, _ in s.stack)
    wanted = sum(n for step, _, _, n in s.stack if s.steps[step].name == "draw") if setup else int(top)
    return "" if sum(s.deck) >= wanted else "the deck does not have the cards"


def auction_fault(s: Craftsmen, name: str, seat: int, a: int, b: int) -> str:
    if not s.bidders:
        return "there is no auction"
    alone = s.bidders == 1 << s.bidder
    if name == "bid" and (alone or seat == s.bidder or not s.bidders >> seat & 1):
        return "it is not this seat's turn to bid"
    if name in ("bid", "next_bid"):
        turn, raised = (seat, a) if name == "bid" else (a, b)
        other = (s.bidder + 1) % s.seats
        while other != turn:  # whoever sits between the highest bidder and the next one has been asked [CR-183]
            if s.bidders >> other & 1 and other != s.bidder:
                return f"seat {other} bids first"
            other = (other + 1) % s.seats
        if not raised and s.bidder != s.opener:
            return "the opening bid has been raised"
    if worth(s.players[s.bidder].capital) < s.bid:
        return "the highest bid cannot be paid"
    if name in ("mayor_bid", "answer") and not (alone and s.bidder == s.opener):
        return "the opener is not alone"
    if name == "answer" and (seat != s.opener or worth(s.mayor) < s.bid):
        return "the mayor does not ask this seat"
    return ""


def money_fault(s: Craftsmen, name: str, seat: int, a: int, b: int) -> str:
    hand = s.players[seat].capital
    if name == "take":
        return "" if can_draw(s) or max(s.capital_display) != NO_KIND else "there is no card to take"
    if name == "pay":
        together = [x + y * (b >> i // 3 & 1) for i, (x, y) in enumerate(zip(s.paid, hand, strict=True))]
        reached = worth(s.paid) >= a
        return "the payment cannot come about" if reached or worth(together) < a or not worth_in(hand, b) else ""
    if name == "discard":
        return "" if 0 < a <= sum(hand) else "the hand does not have the cards"
    if name == "fee":
        able = sum(hand) or score(s, seat) >= f.FEE_POINTS[s.year]
        owners = [s.queues[place - 1] for _, _, sender, place in s.stack[2:3] if sender == seat]
        return "" if able and a != seat and owners == [a + 1] else "the fee cannot be paid for this disc"
    if not sum(hand):
        return "the hand has no cards"
    if name == "give":
        return "" if (0 < a <= s.seats and a != seat + 1) or a == f.NATURAL else "there is no such marker"
    return bribe_fault(s, seat, a, b)


def bribe_fault(s: Craftsmen, seat: int, a: int, b: int) -> str:
    p = s.players[seat]
    if a >= len(p.row) or b >= f.ROWS or row_of(f.GOOD_OF[p.row[a]], f.ROW_SHIP[b]) != b or b == NO_ROW:
        return "the good is not loaded there"
    if p.icons[2 * a] == f.NO_MARKER or not can_finish(p, seat, a):
        return "the good cannot be made"
    if s.ships[2 * b + 1] == f.NO_MARKER or s.ships[2 * b] == seat + 1:
        return "the row is not one to bribe for"
    return ""


def can_cover(s: Craftsmen, seat: int, place: int) -> bool:
    """May a helper of the seat cover the disc under this place, the fee apart? [CR-095 to CR-099]"""
    city = place // QUEUE
    discs = s.queues[city * QUEUE : city * QUEUE + 2 * spaces(s)]
    if not 1 <= city <= f.TOWN_HALL or not place % 2 or place % QUEUE >= len(discs) or s.queues[place]:
        return False
    room = sum(1 for disc in discs if disc) < f.DISCS[s.seats] and discs.count(seat + 1) < f.OWN_HELPERS
    return room and all(discs[::2]) and s.players[seat].helpers > 0


def at_start(s: Craftsmen, p: Player) -> bool:
    """Is there a sawmill and nothing else in the row, or is it still to be dealt?"""
    if not p.row:
        return any(s.steps[step].name == "deal_sawmill" for step, _, _, _ in s.stack)
    return [f.CLASS_OF[card] for card in p.row] == [f.SAWMILL]


def other_fault(s: Craftsmen, name: str, seat: int, a: int, b: int) -> str:
    p = s.players[seat] if seat >= 0 else s.players[0]
    if name in ("exchange", "exchanges") and not all(at_start(s, other) for other in s.players):
        return "there must be a sawmill and nothing else in each row"
    if name == "deal_sawmill" and (len(s.box) < s.seats - a or any(other.row for other in s.players[a:])):
        return "there are not enough sawmills, or some are dealt already"
    if name == "break_tie" and len(next_in_order(s)) < 2:
        return "there is no tie"
    if name == "send" and not p.helpers:
        return "there is no helper to send"
    if name == "spend_tokens" and not p.work:
        return "there is no work token to spend"
    if name in ("start_round", "next_round", "year_end") and (any(s.queues) or s.change):
        return "discs lie in the city still"
    if name == "put_disc":
        return "" if a < s.seats and can_cover(s, a, b) else "the disc cannot lie there"
    if name == "build" and worth(p.capital) < b:
        return "what is built cannot be paid"
    if name == "craft":
        if not b or b > f.LABOUR[s.year] or (a == pr.WORK_TOKEN and (b > 1 or not uses(s, seat, False))):
            return "there is no such labour"
    if name == "second_raw" and not SECOND_RAW.options(s, seat, a, b):
        return "there is no second good"
    if name == "bank_privilege" and not pr.available(s, seat, a):
        return "there is no privilege to use"
    if name == "peek_show" and len(s.looked) < 3:
        return "there are not enough cards to choose from"
    if name == "peek_back" and not 1 <= len(s.looked) <= 3:
        return "there must be one to three cards to put back"
    if name in ("year_end", "refill_granary", "investments", "invest") and s.season != f.WINTER:
        return "the year ends in winter"
    if name == "hall" and s.queues[f.TOWN_HALL * QUEUE + a] != seat + 1:
        return "its disc is not there"
    return ""
