"""Capital cards: what they are worth, drawing, paying and the limits of the hand (section 16: CR-337 to CR-355)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, data_of, field, new_stamp, step_of
from burgher.core.verbs import Verb
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import (
    ANY_COLOUR,
    BANK_CARDS,
    BANKERS,
    COLOUR_COUNT,
    KINDS,
    LIMIT,
    SET_VALUE,
    VALUES,
    colour_of,
    kind_of,
    value_of,
)
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import NO_KIND, Craftsmen, some, total, wrong_stage

Left = tuple[int, int, int]  # what is left in hand: its worth, how many cards, the sum of their printed values
Way = tuple[int, Left, list[int]]  # to pay with one colour: worth, what is left, cards

# ---------------------------------------------------------------- what cards are worth


def colour_value(ones: i64, twos: i64, threes: i64) -> i64:
    """What cards of one colour are worth together. [CR-337 to CR-339]"""
    number = ones + twos + threes
    if number > 2:
        return SET_VALUE * (number - 1)
    printed = ones + 2 * twos + 3 * threes
    return SET_VALUE if number == 2 and printed < SET_VALUE else printed


def worth_of_colour(cards: list[int], colour: i64) -> i64:
    first = kind_of(colour, 1)
    return colour_value(cards[first], cards[first + 1], cards[first + 2])


def worth(cards: list[int]) -> i64:
    """What cards of all colours are worth in one payment. [CR-340 to CR-342]"""
    out: i64 = 0
    first: i64 = 0
    while first < KINDS:
        ones: i64 = cards[first]
        twos: i64 = cards[first + 1]
        threes: i64 = cards[first + 2]
        if ones or twos or threes:
            out += colour_value(ones, twos, threes)
        first += VALUES
    return out


def worth_in(cards: list[int], colours: i64) -> i64:
    """What the cards of the colours in the mask are worth. [CR-169 to CR-172]"""
    out: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if colours >> colour & 1:
            out += worth_of_colour(cards, colour)
        colour += 1
    return out


def printed_sum(cards: list[int]) -> i64:
    """The sum of the printed values, without sets. [CR-068, CR-069]"""
    out: i64 = 0
    for kind, count in enumerate(cards):
        out += count * value_of(kind)
    return out


def told(cards: list[int]) -> list[int]:
    """How an event tells of open cards: how many, then the ones, twos and threes of each colour in one number."""
    return [sum(cards)] + [cards[i] + 100 * cards[i + 1] + 10000 * cards[i + 2] for i in range(0, KINDS, VALUES)]


# ---------------------------------------------------------------- cards of a hand, one by one


def by_kind(verb: Verb) -> list[int]:
    """The actions of a verb that names a card by colour and value, for each kind of card."""
    return [verb.of(colour_of(kind), value_of(kind)) for kind in range(KINDS)]


def card_actions(cards: list[int], actions: list[int]) -> list[int]:
    """Those of the actions by kind for which there is a card."""
    return [actions[kind] for kind in range(KINDS) if cards[kind]]


def card_of(verb: Verb, action: i64) -> i64:
    """The kind of capital card that an action names by colour and value."""
    colour, value = verb.two(action)
    return kind_of(colour, value)


def no_card(s: Craftsmen, seat: i64, kind: i64, clause: str) -> Reason | None:
    """A card can only be given away by somebody who has it."""
    if s.players[seat].capital[kind]:
        return None
    args: Args = {"colour": COLOURS[colour_of(kind)], "value": value_of(kind)}
    return Reason(clause, Message("refusal.no_such_card", args))


# ---------------------------------------------------------------- drawing


def can_draw(s: Craftsmen) -> bool:
    """Is there a card in the deck, if need be after shuffling? [CR-352, CR-354]"""
    return some(s.deck) or some(s.discard)


def fill_deck(s: Craftsmen) -> bool:
    """Shuffle the discard pile if the deck is empty and a card is needed; is there a card now? [CR-352, CR-354]"""
    if some(s.deck):
        return True
    if not some(s.discard):
        return False
    reshuffle(s)
    return True


def draw(s: Craftsmen, seat: i64, count: i64) -> None:
    """Cards from the deck for a hand, as many as there are. [CR-136, CR-352, CR-354]"""
    if count and fill_deck(s):
        s.push(DRAW, seat, count)


def reshuffle(s: Craftsmen) -> None:
    """The discard pile becomes the deck; whatever is hidden in hands cannot lie there. [CR-352, CR-353]"""
    if s.listening:
        s.events.append((v.E_RESHUFFLED, PUBLIC, sum(s.discard)))
    s.deck, s.discard = s.discard, s.deck
    s.money_stamp = new_stamp()
    for p in s.players:
        for kind in range(KINDS):
            p.old[kind] = p.capital[kind] - p.shown[kind]


DRAWS: Final = by_kind(v.DRAW)


class FromDeck(Step[Craftsmen]):
    """Chance turns up the top card of the capital deck."""

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return card_actions(s.deck, DRAWS)

    def weights(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return [count for count in s.deck if count]

    def draw(self, s: Craftsmen, seat: i64, data: i64, number: i64) -> i64:
        """The same as from these lists, without making them."""
        deck = s.deck
        mark = number * total(deck) >> 32
        kind: i64 = 0
        count: i64 = deck[0]
        while mark >= count:
            mark -= count
            kind += 1
            count = deck[kind]
        return DRAWS[kind]


class Draw(FromDeck):
    """A card for a hand, which is its owner's secret; so many are to be drawn. [CR-436]"""

    cards = field(6)

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.DRAW, action)
        s.deck[kind] -= 1
        s.money_stamp = new_stamp()
        s.players[seat].gain(kind, 0)
        if s.listening:
            s.events.append((v.E_DREW, seat, seat, colour_of(kind), value_of(kind)))
        draw(s, seat, self.cards.of(data) - 1)

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if not self.cards.of(data):
            return "no card is to be drawn"
        return deck_fault(s, self.cards.of(data))


DRAW: Final[Draw] = Draw("draw", ASKS_CHANCE, on=("draw", "turn_up", "bank_drawn", "check_limit"), owned=True)


def deck_fault(s: Craftsmen, cards: i64) -> str:
    """Cards that are to be drawn must be there: while all are dealt, for the draws that lie below too."""
    wanted: i64 = cards if s.pending(TURN_UP) else 1
    for frame in s.stack:
        if step_of(frame) == DRAW.number:
            wanted += DRAW.cards.of(data_of(frame))
        elif step_of(frame) == TURN_UP.number:
            wanted += 1
    return "" if total(s.deck) >= wanted else "the deck does not have the cards"


class TurnUp(FromDeck):
    """A card for an empty place of the capital display. [CR-039, CR-135, CR-250]"""

    place = field(2)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.DRAW, action)
        s.deck[kind] -= 1
        s.money_stamp = new_stamp()
        s.capital_display[self.place.of(data)] = kind

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if s.capital_display[self.place.of(data)] != NO_KIND or s.pending_frame(self, data):
            return "there is one card for an empty place of the display"
        return deck_fault(s, 1)


TURN_UP: Final[TurnUp] = TurnUp("turn_up", ASKS_CHANCE, on=("deal_card", "turn_up", "refill"))


class Refill(Step[Craftsmen]):
    """Fill the empty places of the capital display. [CR-135, CR-250, CR-354]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        for place in range(2):
            if s.capital_display[place] == NO_KIND:
                if fill_deck(s):
                    s.push(REFILL)
                    s.push(TURN_UP, NO_SEAT, place)
                return

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, BANKERS)


REFILL: Final[Refill] = Refill("refill", ASKS_NOBODY, on=("stage", "check_limit"))


# ---------------------------------------------------------------- discarding and the limits


def discard_card(s: Craftsmen, seat: i64, kind: i64) -> None:
    """A card leaves the hand for the one discard pile. [CR-347, CR-348, CR-433]"""
    s.players[seat].lose(kind)
    s.discard[kind] += 1
    s.money_stamp = new_stamp()


ROUND_ENDS: Final = ("check_limit", "next_round", "year_end")
AT_CRAFT: Final = ("craft", "stage", "more_tokens")


DISCARDS: Final = by_kind(v.DISCARD)


class Discard(Step[Craftsmen]):
    """Discard so many cards, one after the other. [CR-130, CR-131, CR-350, CR-351]"""

    cards = field(LIMIT + BANK_CARDS + 1)

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        return Message("prompt.discard", {"count": self.cards.of(data)})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        return card_actions(s.players[seat].capital, DISCARDS)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.DISCARD, action)
        discard_card(s, seat, kind)
        if s.listening:
            s.events.append((v.E_DISCARDED, PUBLIC, seat, colour_of(kind), value_of(kind)))
        cards = self.cards.of(data)
        if cards > 1:
            s.push(self, seat, cards - 1)

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        return no_card(s, seat, card_of(v.DISCARD, action), "CR-131" if s.pending(REFILL) else "CR-350")

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return "" if 0 < self.cards.of(data) <= s.players[seat].cards() else "the hand does not have the cards"


DISCARD: Final[Discard] = Discard(
    "discard", on=("put_disc", "helpers", "refill", *AT_CRAFT, *ROUND_ENDS), verbs=(v.DISCARD,)
)


class CheckLimit(Step[Craftsmen]):
    """The player discards whatever exceeds the limit. [CR-350, CR-351]"""

    limit = field(LIMIT + 1)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        keep_limit(s, seat, self.limit.of(data))


CHECK_LIMIT: Final[CheckLimit] = CheckLimit(
    "check_limit", ASKS_NOBODY, on=("helpers", *AT_CRAFT, *ROUND_ENDS), owned=True
)


def keep_limit(s: Craftsmen, seat: i64, limit: i64) -> None:
    """Cards above a limit are discarded at once, also outside the own turn. [CR-350, CR-351]"""
    excess = s.players[seat].cards() - limit
    if excess > 0:
        s.push(DISCARD, seat, excess)


def hand_over(s: Craftsmen, giver: i64, taker: i64, kind: i64) -> None:
    """A card goes openly from hand to hand; the taker's limit holds at once. [CR-108, CR-296, CR-350, CR-434]"""
    s.players[giver].lose(kind)
    s.players[taker].gain(kind, 1)
    if s.listening:
        s.events.append((v.E_GOT_CARD, PUBLIC, taker, colour_of(kind), value_of(kind)))
    keep_limit(s, taker, LIMIT)


# ---------------------------------------------------------------- paying


PAYMENTS: Final = by_kind(v.PAY)


class Pay(Step[Craftsmen]):
    """Lay cards of these colours, a bit for each, until they are worth the price. [CR-343 to CR-347]"""

    price = field(200)
    colours = field(ANY_COLOUR + 1)

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        colours = self.colours.of(data)
        bound = [] if colours == ANY_COLOUR else [name for c, name in enumerate(COLOURS) if colours >> c & 1]
        return Message("prompt.pay", {"price": self.price.of(data), "paid": worth(s.paid), "colours": bound})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        colours = self.colours.of(data)
        hand = s.players[seat].capital
        if colours == ANY_COLOUR:
            return card_actions(hand, PAYMENTS)
        return [PAYMENTS[kind] for kind in range(KINDS) if hand[kind] and colours >> colour_of(kind) & 1]

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        kind = card_of(v.PAY, action)
        s.players[seat].lose(kind)
        s.paid[kind] += 1
        s.money_stamp = new_stamp()
        price = self.price.of(data)
        if worth(s.paid) < price:
            s.push_again(self, seat, data)
            return
        if s.listening:
            s.events.append((v.E_PAID, PUBLIC, seat, price, *told(s.paid)))
        for i in range(KINDS):  # [CR-150]
            if s.paid[i]:
                s.discard[i] += s.paid[i]
                s.paid[i] = 0
                s.money_stamp = new_stamp()

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        colour, value = v.PAY.two(action)
        if not self.colours.of(data) >> colour & 1:
            return Reason("CR-169", Message("refusal.wrong_colour", {"colour": COLOURS[colour]}))
        return no_card(s, seat, kind_of(colour, value), "CR-344")

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        price, colours = self.price.of(data), self.colours.of(data)
        if s.top_seat() not in (NO_SEAT, seat):
            return f"what lies below belongs to seat {s.top_seat()}"
        hand = s.players[seat].capital
        together = [s.paid[kind] + hand[kind] * (colours >> colour_of(kind) & 1) for kind in range(KINDS)]
        if worth(s.paid) >= price or worth(together) < price or not worth_in(hand, colours):
            return "the payment cannot come about"
        return ""


PAY: Final[Pay] = Pay("pay", on=("bonus_tokens", "refill_cards"), verbs=(v.PAY,))


def cheapest_payment(s: Craftsmen, seat: int) -> list[int]:
    """The cards, as `pay` actions, that settle the payment this seat has to make and cost it least."""
    if not s.asking(PAY) or s.top_seat() != seat:
        return []
    data = s.top_data()
    kinds = cheapest_cards(s.players[seat].capital, s.paid, PAY.price.of(data), PAY.colours.of(data))
    return [PAYMENTS[kind] for kind in kinds]


def cheapest_cards(hand: list[int], paid: list[int], price: i64, colours: i64) -> list[int]:
    """The kinds of cards that reach the price with what is paid already and leave the most in hand.

    The most is: the highest worth, then the most cards, then the highest printed values.
    """
    # the best way to reach each worth with the colours so far: (what is left, cards to lay)
    best: dict[int, tuple[Left, list[int]]] = {0: ((0, 0, 0), [])}
    for colour in range(COLOUR_COUNT):
        ways = colour_ways(hand, paid, colour, colours >> colour & 1)
        more: dict[int, tuple[Left, list[int]]] = {}
        for reached, (left, cards) in best.items():
            for value, rest, extra in ways:
                reach = min(price, reached + value)
                key = (left[0] + rest[0], left[1] + rest[1], left[2] + rest[2])
                if reach not in more or key > more[reach][0]:
                    more[reach] = (key, cards + extra)
        best = more
    return best[price][1] if price in best else []


def colour_ways(hand: list[int], paid: list[int], colour: i64, allowed: i64) -> list[Way]:
    """Each way to lay cards of a colour: the worth with those paid, what is left in hand, and the cards."""
    first = kind_of(colour, 1)
    one, two, three = hand[first], hand[first + 1], hand[first + 2]
    out: list[Way] = []
    for ones in range((one if allowed else 0) + 1):
        for twos in range((two if allowed else 0) + 1):
            for threes in range((three if allowed else 0) + 1):
                value = colour_value(paid[first] + ones, paid[first + 1] + twos, paid[first + 2] + threes)
                left = (one - ones, two - twos, three - threes)
                rest = (colour_value(left[0], left[1], left[2]), sum(left), left[0] + 2 * left[1] + 3 * left[2])
                out.append((value, rest, [first] * ones + [first + 1] * twos + [first + 2] * threes))
    return out


# ---------------------------------------------------------------- positions


def cards_fault(s: Craftsmen) -> str:
    """Cards laid for a payment and those above the limit go with what is pending."""
    if some(s.paid) and not s.pending(PAY):
        return "paid has cards, but no payment is under way"
    names = {s.steps[step_of(frame)].name for frame in s.stack}
    if not {"check_limit", "discard", "bank_drawn", "bank_privilege"} & names:
        for seat, p in enumerate(s.players):
            if p.cards() > LIMIT:
                return f"players[{seat}].capital has more than {LIMIT} cards, but nobody has to discard"
    return ""
