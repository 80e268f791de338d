"""Stage III, the notary: purchase and auction (section 10: CR-166 to CR-204). The look into a pile is in `look.py`."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field, new_stamp, step_of
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.look import look
from burgher.games.craftsmen.chapters.money import (
    PAY,
    FromDeck,
    card_of,
    deck_fault,
    fill_deck,
    told,
    worth,
    worth_in,
    worth_of_colour,
)
from burgher.games.craftsmen.chapters.setup import PILES, PLACES, REFILL_CARDS
from burgher.games.craftsmen.facts import (
    ANY_COLOUR,
    BOTTOM,
    CARD_NAMES,
    CLASS_OF,
    CLASSES,
    COLOUR_MASK,
    KINDS,
    MAYOR_CARDS,
    NO_CARD,
    NOTARY,
    NOTARY_PRICE,
    TOP,
    TOP_VALUE,
)
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import Craftsmen, display_place, wrong_stage

BEAT: Final = 1  # the answer that beats the mayor
DONE: Final = 1
ACTIONS: Final = list(range(v.VERBS.player_size))  # to take ranges of bids from, without making numbers anew


def halves(card: i64) -> list[str]:
    """The colours of a card, top first; one that is the same on both halves is named once. [CR-169 to CR-171]"""
    return [COLOURS[colour] for colour in dict.fromkeys([TOP[card], BOTTOM[card]])]


def face(card: i64) -> Args:
    """The name and the colours of a card, which together tell it from all others."""
    return {"card": CARD_NAMES[card], "colours": halves(card)}


class Notary(Step[Craftsmen]):
    """Buy or auction a card, and once look into a pile. [CR-166, CR-205, CR-209]"""

    privilege = field(privileges.HELPER_WAYS)
    done = field(2)  # the action has been used

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        key = "prompt.notary_done" if self.done.of(data) else "prompt.notary"
        return Message(key, {"worth": worth(s.players[seat].capital)})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        if not self.done.of(data):
            hand = s.players[seat].capital
            money = worth(hand)
            if money:
                for pile in range(PILES):
                    price: i64 = NOTARY_PRICE[pile]
                    if money >= price:
                        for place in range(PLACES):
                            card: i64 = s.display[display_place(pile, place)]
                            if card and worth_in_halves(hand, card) >= price:
                                out.append(v.BUY_CARD.of(pile, place))
                if money > TOP_VALUE:
                    money = TOP_VALUE
                for pile in range(PILES):
                    for place in range(PLACES):
                        if s.display[display_place(pile, place)]:
                            first = v.AUCTION.of(pile, place, 1)
                            out.extend(ACTIONS[first : first + money])
        if privileges.available(s, seat, self.privilege.of(data)):
            for pile in range(PILES):
                if s.piles[pile].entries:
                    out.append(v.PEEK.of(pile))
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        privilege = self.privilege.of(data)
        if v.PEEK.owns(action):
            privileges.use(s, seat, privilege)
            if not self.done.of(data):
                s.push(NOTARY_ACTION, seat, privileges.NONE)
            look(s, seat, v.PEEK.one(action))
            return
        if privileges.available(s, seat, privilege):
            s.push(NOTARY_ACTION, seat, privilege, DONE)
        if v.BUY_CARD.owns(action):
            pile, place = v.BUY_CARD.two(action)
            at = display_place(pile, place)
            card: i64 = s.display[at]
            if s.listening:
                s.events.append((v.E_BOUGHT, PUBLIC, seat, card, NOTARY_PRICE[pile]))
            receive(s, seat, at, NOTARY_PRICE[pile], COLOUR_MASK[card])
        else:
            pile, place, amount = v.AUCTION.three(action)
            open_auction(s, seat, display_place(pile, place), amount)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.END.owns(action):
            return None
        if v.PEEK.owns(action):
            pile = v.PEEK.one(action)
            reason = privileges.no_privilege(s, seat, self.privilege.of(data), "CR-205")
            if reason is None and s.piles[pile].size() == 0:
                return Reason("CR-205", Message("refusal.pile_empty", {"class": CLASSES[pile]}))
            return reason
        if self.done.of(data):
            return Reason("CR-166", Message("refusal.notary_done"))
        return self.no_purchase(s, seat, action) if v.BUY_CARD.owns(action) else self.no_auction(s, seat, action)

    def no_purchase(self, s: Craftsmen, seat: i64, action: i64) -> Reason | None:
        pile, place = v.BUY_CARD.two(action)
        card, price = s.display[display_place(pile, place)], NOTARY_PRICE[pile]
        if card == NO_CARD:
            return Reason("CR-167", Message("refusal.no_card_there", {"class": CLASSES[pile]}))
        have = worth_in(s.players[seat].capital, COLOUR_MASK[card])
        if have < price:
            args: Args = {"price": price, "worth": have, "colours": halves(card)}
            return Reason("CR-173", Message("refusal.colours_too_dear", args))
        return None

    def no_auction(self, s: Craftsmen, seat: i64, action: i64) -> Reason | None:
        pile, place, amount = v.AUCTION.three(action)
        if s.display[display_place(pile, place)] == NO_CARD:
            return Reason("CR-167", Message("refusal.no_card_there", {"class": CLASSES[pile]}))
        if s.players[seat].cards() == 0:
            return Reason("CR-181", Message("refusal.no_capital_hand"))
        return no_bid(s, seat, amount)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, NOTARY)


NOTARY_ACTION: Final[Notary] = Notary("notary", on=("stage",), verbs=(v.BUY_CARD, v.AUCTION, v.PEEK, v.END))


def worth_in_halves(hand: list[int], card: i64) -> i64:
    """What the cards of a hand in the colours of a card's halves are worth. [CR-169 to CR-172]"""
    top: i64 = TOP[card]
    bottom: i64 = BOTTOM[card]
    out = worth_of_colour(hand, top)
    return out if top == bottom else out + worth_of_colour(hand, bottom)


def receive(s: Craftsmen, seat: i64, at: i64, price: i64, colours: i64) -> None:
    """The card comes into the hand for its price; then the place is refilled. [CR-174 to CR-178, CR-190]"""
    card: i64 = s.display[at]
    s.players[seat].take_building(card, 1)
    s.display[at] = NO_CARD
    s.cards_stamp = new_stamp()
    s.push(REFILL_CARDS, NO_SEAT, CLASS_OF[card])
    s.push(PAY, seat, price, colours)


# ---------------------------------------------------------------- auction


def open_auction(s: Craftsmen, seat: i64, lot_place: i64, bid: i64) -> None:
    """[CR-179 to CR-183]"""
    s.lot_place = lot_place
    s.opener = seat
    s.bid = bid
    s.bidder = seat
    s.bidders = (1 << s.seats) - 1  # [CR-182]
    if s.listening:
        s.events.append((v.E_AUCTION, PUBLIC, seat, s.display[lot_place], bid))
    s.push(NEXT_BID, left_neighbour(s, seat))


def left_neighbour(s: Craftsmen, seat: i64) -> i64:
    """[CR-036]"""
    return 0 if seat + 1 == s.seats else seat + 1


def lot_pile(s: Craftsmen) -> i64:
    """The class of the card being auctioned."""
    return CLASS_OF[s.display[s.lot_place]]


def no_bid(s: Craftsmen, seat: i64, amount: i64) -> Reason | None:
    """Nobody may bid more than the own hand can pay. [CR-180, CR-186]"""
    have = worth(s.players[seat].capital)
    if amount > have:
        return Reason("CR-180", Message("refusal.bid_too_high", {"bid": amount, "worth": have}))
    return None


class AuctionStep(Step[Craftsmen]):
    """What all steps of an auction ask of a position."""

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if not s.bidders:
            return "there is no auction"
        return (
            self.auction_fault(s, seat, data)
            or ("the highest bid cannot be paid" if worth(s.players[s.bidder].capital) < s.bid else "")
            or wrong_stage(s, NOTARY)
        )

    def auction_fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        """The mayor comes in only against an opener who is alone."""
        if s.bidders == 1 << s.bidder and s.bidder == s.opener:
            return ""
        return "the opener is not alone"


class BidStep(AuctionStep):
    """What both steps of the bidding carry."""

    raised = field(2)  # the opening bid has been raised

    def auction_fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        other = left_neighbour(s, s.bidder)
        while other != seat:  # whoever sits between the highest bidder and the next one has been asked [CR-183]
            if s.bidders >> other & 1 and other != s.bidder:
                return f"seat {other} bids first"
            other = left_neighbour(s, other)
        return "the opening bid has been raised" if not self.raised.of(data) and s.bidder != s.opener else ""


class NextBid(BidStep):
    """Clockwise the next one still in bids, this seat first, until one is left. [CR-183 to CR-193]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if s.bidders != 1 << s.bidder:
            turn = seat
            while not s.bidders >> turn & 1:
                turn = left_neighbour(s, turn)
            s.push(BID, turn, self.raised.of(data))
        elif self.raised.of(data):
            win(s, s.bidder, s.bid)
        else:
            s.push(MAYOR_BID)
            draw_for_mayor(s, MAYOR_CARDS[lot_pile(s)])


NEXT_BID: Final[NextBid] = NextBid("next_bid", ASKS_NOBODY, on=("notary", "stage"), owned=True)


class Bid(BidStep):
    """Bid more or drop out. [CR-180, CR-184 to CR-187]"""

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        have = worth(s.players[seat].capital)
        return Message("prompt.bid", {**face(s.display[s.lot_place]), "bid": s.bid, "worth": have})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        money = worth(s.players[seat].capital)
        if money > TOP_VALUE:
            money = TOP_VALUE
        out: list[int] = []
        if money > s.bid:
            out.extend(ACTIONS[v.BID.of(s.bid + 1) : v.BID.of(money) + 1])
        out.append(v.DROP.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        raised = self.raised.of(data)
        if action == v.DROP.first:
            s.bidders &= ~(1 << seat)
            if s.listening:
                s.events.append((v.E_DROPPED, PUBLIC, seat))
        else:
            raised = 1
            s.bid = v.BID.one(action)
            s.bidder = seat
            if s.listening:
                s.events.append((v.E_BID, PUBLIC, seat, s.bid))
        s.push(NEXT_BID, left_neighbour(s, seat), raised)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.DROP.owns(action):
            return None
        amount = v.BID.one(action)
        if amount <= s.bid:
            return Reason("CR-184", Message("refusal.bid_too_low", {"bid": s.bid}))
        return no_bid(s, seat, amount)

    def auction_fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if s.bidders == 1 << s.bidder or seat == s.bidder or not s.bidders >> seat & 1:
            return "it is not this seat's turn to bid"
        return BidStep.auction_fault(self, s, seat, data)


BID: Final[Bid] = Bid("bid", on=("notary", "stage"), verbs=(v.BID, v.DROP))


def win(s: Craftsmen, seat: i64, price: i64) -> None:
    """The card for the own last bid, in any colours. [CR-188 to CR-191]"""
    at = s.lot_place
    if s.listening:
        s.events.append((v.E_WON, PUBLIC, seat, s.display[at], price))
    s.close_auction()
    receive(s, seat, at, price, ANY_COLOUR)


# ---------------------------------------------------------------- the mayor


def draw_for_mayor(s: Craftsmen, cards: i64) -> None:
    """As many cards as there are. [CR-194, CR-196]"""
    if cards and fill_deck(s):
        s.push(MAYOR_DRAW, NO_SEAT, cards)


class MayorDraw(FromDeck):
    """A card for the mayor, shown to all; so many are to be drawn. [CR-194, CR-204]"""

    cards = field(max(MAYOR_CARDS) + 1)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.DRAW, action)
        s.deck[kind] -= 1
        s.money_stamp = new_stamp()
        s.mayor[kind] += 1
        draw_for_mayor(s, self.cards.of(data) - 1)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return deck_fault(s, 1) if self.cards.of(data) else "no card is to be drawn"


MAYOR_DRAW: Final[MayorDraw] = MayorDraw("mayor_draw", ASKS_CHANCE, on=("mayor_bid",))


class MayorBid(AuctionStep):
    """Nobody has raised: the mayor's cards are his bid, sets included. [CR-192 to CR-198]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        bid = worth(s.mayor)
        if s.listening:
            s.events.append((v.E_MAYOR, PUBLIC, bid, *told(s.mayor)))
        if bid < s.bid:
            discard_mayor(s)
            win(s, s.opener, s.bid)
        else:
            s.push(ANSWER, s.opener)


MAYOR_BID: Final[MayorBid] = MayorBid("mayor_bid", ASKS_NOBODY, on=("notary", "stage"))


def discard_mayor(s: Craftsmen) -> None:
    """[CR-203]"""
    for kind in range(KINDS):
        if s.mayor[kind]:
            s.discard[kind] += s.mayor[kind]
            s.mayor[kind] = 0
            s.money_stamp = new_stamp()


class Answer(AuctionStep):
    """Beat the mayor by one, or drop out. [CR-198 to CR-202]"""

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        have = worth(s.players[seat].capital)
        return Message("prompt.answer", {**face(s.display[s.lot_place]), "bid": worth(s.mayor), "worth": have})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        out: list[int] = [v.MAYOR.of(0)]
        if worth(s.players[seat].capital) > worth(s.mayor):
            out.append(v.MAYOR.of(BEAT))
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        price = worth(s.mayor) + 1  # [CR-199]
        discard_mayor(s)
        if v.MAYOR.one(action) == BEAT:
            win(s, seat, price)
            return
        pile = lot_pile(s)
        card: i64 = s.display[s.lot_place]
        s.display[s.lot_place] = NO_CARD
        s.piles[pile].put_under(card, pl.EVERY_SEAT)  # [CR-201]
        s.cards_stamp = new_stamp()
        if s.listening:
            s.events.append((v.E_LOST, PUBLIC, seat, card))
        s.close_auction()
        s.push(REFILL_CARDS, NO_SEAT, pile)  # [CR-202]

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        price, have = worth(s.mayor) + 1, worth(s.players[seat].capital)
        if v.MAYOR.one(action) == BEAT and have < price:
            return Reason("CR-200", Message("refusal.mayor_too_dear", {"price": price, "worth": have}))
        return None

    def auction_fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if seat != s.opener or worth(s.mayor) < s.bid:
            return "the mayor does not ask this seat"
        return AuctionStep.auction_fault(self, s, seat, data)


ANSWER: Final[Answer] = Answer("answer", on=("notary", "stage"), verbs=(v.MAYOR,))


# ---------------------------------------------------------------- positions

DURING_AUCTION: Final = ("stage", "notary", "next_bid", "bid", "mayor_bid", "mayor_draw", "answer")


def notary_fault(s: Craftsmen) -> str:
    """An auction, the mayor's cards and cards being looked at go with what is pending."""
    names = [s.steps[step_of(frame)].name for frame in s.stack]
    if s.bidders and any(name not in DURING_AUCTION for name in names):
        return "an auction is under way"
    if s.bidders and not set(names) & set(DURING_AUCTION[2:]):
        return "there is an auction, but nobody is asked about it"
    if any(s.mayor) and not set(names) & {"mayor_bid", "answer"}:
        return "mayor has cards, but no answer to the mayor is pending"
    if s.looked and not set(names) & {"looked", "peek_show", "peek_back"}:
        return "the cards being looked at do not go with what is pending"
    return ""
