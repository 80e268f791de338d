"""Capital cards: what they are worth, drawing, paying and the limits of the hand (section 16)."""

from typing import Final

from burgher.core.state import CHANCE, NOBODY, PUBLIC, Step
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import KINDS, LIMIT, SET_VALUE
from burgher.games.craftsmen.state import NO_KIND, Craftsmen

# Where a drawn card goes: into the hand of a seat, to a place of the display, or to the mayor.
TO_DISPLAY: Final = 5
TO_MAYOR: Final = 7

Way = tuple[int, tuple[int, int, int], list[int]]  # to pay with one colour: worth, what is left, cards


def colour_value(ones: int, twos: int, threes: int) -> int:
    """What cards of one colour are worth together. [CR-337 to CR-339]"""
    number = ones + twos + threes
    if number > 2:
        return SET_VALUE * (number - 1)
    printed = ones + 2 * twos + 3 * threes
    return SET_VALUE if number == 2 and printed < SET_VALUE else printed


def worth(cards: list[int]) -> int:
    """What cards of all colours are worth in one payment. [CR-340 to CR-342]"""
    total = 0
    for i in range(0, KINDS, 3):
        number = cards[i] + cards[i + 1] + cards[i + 2]
        if number > 2:
            total += SET_VALUE * (number - 1)
        elif number:
            total += colour_value(cards[i], cards[i + 1], cards[i + 2])
    return total


def worth_in(cards: list[int], colours: int) -> int:
    """What the cards of the colours in the mask are worth. [CR-169 to CR-172]"""
    total = 0
    for c in range(4):
        if colours >> c & 1:
            total += colour_value(cards[c * 3], cards[c * 3 + 1], cards[c * 3 + 2])
    return total


def told(cards: list[int]) -> list[int]:
    """How an event tells of open cards: how many, then the ones, twos and threes of each colour in one number."""
    return [sum(cards)] + [cards[i] + 100 * cards[i + 1] + 10000 * cards[i + 2] for i in range(0, KINDS, 3)]


def card_actions(cards: list[int], zero: int, colours: int) -> list[int]:
    """An action for each kind of card of these colours, numbered from zero."""
    return [zero + kind for kind in range(KINDS) if cards[kind] and colours >> kind // 3 & 1]


# ---------------------------------------------------------------- drawing


def can_draw(s: Craftsmen) -> bool:
    """Is there a card in the deck, if need be after shuffling? [CR-352, CR-354]"""
    return any(s.deck) or any(s.discard)


def draw(s: Craftsmen, target: int, count: int) -> None:
    """Draw cards from the deck, as many as there are. [CR-136, CR-352, CR-354]"""
    if count and can_draw(s):
        if not any(s.deck):
            reshuffle(s)
        s.push(DRAW, CHANCE, target, count)


def reshuffle(s: Craftsmen) -> None:
    """The discard pile becomes the deck; whatever is hidden in hands cannot lie there. [CR-352, CR-353]"""
    if s.listening:
        s.events.append((v.E_RESHUFFLED, PUBLIC, sum(s.discard)))
    s.deck, s.discard = s.discard, s.deck
    for p in s.players:
        for kind in range(KINDS):
            p.old[kind] = p.capital[kind] - p.shown[kind]


class Draw(Step[Craftsmen]):
    """The top card of the capital deck for target a; b cards are to be drawn."""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        first = v.DRAW.first
        return [first + kind for kind in range(KINDS) if s.deck[kind]]

    def weights(self, s: Craftsmen, a: int, b: int) -> list[int]:
        return [n for n in s.deck if n]

    def audience(self, s: Craftsmen, seat: int, a: int, b: int) -> int:
        return a if a < TO_DISPLAY else PUBLIC  # a hand's card is its owner's secret [CR-436]

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        kind = action - v.DRAW.first
        s.deck[kind] -= 1
        if a < TO_DISPLAY:
            s.players[a].gain(kind, 0)
            if s.listening:
                s.events.append((v.E_DREW, a, a, kind // 3, kind % 3 + 1))
        elif a == TO_MAYOR:
            s.mayor[kind] += 1
        else:
            s.capital_display[a - TO_DISPLAY] = kind
        if b > 1:
            draw(s, a, b - 1)


class Refill(Step[Craftsmen]):
    """Fill the empty places of the capital display. [CR-135, CR-250, CR-354]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        for place in range(2):
            if s.capital_display[place] == NO_KIND:
                if can_draw(s):
                    s.push(REFILL, NOBODY)
                    draw(s, TO_DISPLAY + place, 1)
                return


# ---------------------------------------------------------------- discarding and the limits


def discard_card(s: Craftsmen, seat: int, kind: int) -> None:
    """A card leaves the hand for the discard pile."""
    s.players[seat].lose(kind)
    s.discard[kind] += 1


class Discard(Step[Craftsmen]):
    """Discard a cards, one after the other. [CR-130, CR-350, CR-351]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return card_actions(s.players[seat].capital, v.DISCARD.first, 15)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        kind = action - v.DISCARD.first
        discard_card(s, seat, kind)
        if s.listening:
            s.events.append((v.E_DISCARDED, PUBLIC, seat, kind // 3, kind % 3 + 1))
        if a > 1:
            s.push(DISCARD, seat, a - 1)


class CheckLimit(Step[Craftsmen]):
    """Seat a discards whatever exceeds the limit b. [CR-350, CR-351]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        keep_limit(s, a, b)


def keep_limit(s: Craftsmen, seat: int, limit: int = LIMIT) -> None:
    excess = sum(s.players[seat].capital) - limit
    if excess > 0:
        s.push(DISCARD, seat, excess)


# ---------------------------------------------------------------- paying


class Pay(Step[Craftsmen]):
    """Lay cards of the colours in the mask b until they are worth the price a. [CR-343 to CR-347]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        return card_actions(s.players[seat].capital, v.PAY.first, b)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        kind = action - v.PAY.first
        s.players[seat].lose(kind)
        s.paid[kind] += 1
        if worth(s.paid) < a:
            s.push(PAY, seat, a, b)
            return
        if s.listening:
            s.events.append((v.E_PAID, PUBLIC, seat, a, *told(s.paid)))
        for i in range(KINDS):
            s.discard[i] += s.paid[i]
            s.paid[i] = 0


def cheapest_payment(s: Craftsmen, seat: int) -> list[int]:
    """The cards, as `pay` actions, that settle the payment this seat has to make and cost it least."""
    step, payer, price, colours = s.stack[-1]
    if step != PAY.id or payer != seat:
        return []
    kinds = cheapest_cards(s.players[seat].capital, s.paid, price, colours)
    return [v.PAY.first + kind for kind in kinds]


def cheapest_cards(hand: list[int], paid: list[int], price: int, colours: int) -> list[int]:
    """The kinds of cards that reach the price with what is paid already and leave the most in hand.

    The most is: the highest worth, then the most cards, then the highest printed values.
    """
    # the best way to reach each worth with the colours so far: (what is left, cards to lay)
    best: dict[int, tuple[tuple[int, int, int], list[int]]] = {0: ((0, 0, 0), [])}
    for c in range(4):
        ways = colour_ways(hand, paid, c, colours >> c & 1)
        more: dict[int, tuple[tuple[int, int, int], list[int]]] = {}
        for reached, (left, cards) in best.items():
            for value, rest, extra in ways:
                total = min(price, reached + value)
                key = (left[0] + rest[0], left[1] + rest[1], left[2] + rest[2])
                if total not in more or key > more[total][0]:
                    more[total] = (key, cards + extra)
        best = more
    return best[price][1] if price in best else []


def colour_ways(hand: list[int], paid: list[int], c: int, allowed: int) -> list[Way]:
    """Each way to lay cards of a colour: the worth with those paid, what is left in hand, and the cards."""
    one, two, three = hand[c * 3], hand[c * 3 + 1], hand[c * 3 + 2]
    out: list[Way] = []
    for a in range((one if allowed else 0) + 1):
        for b in range((two if allowed else 0) + 1):
            for d in range((three if allowed else 0) + 1):
                value = colour_value(paid[c * 3] + a, paid[c * 3 + 1] + b, paid[c * 3 + 2] + d)
                left = (one - a, two - b, three - d)
                rest = (colour_value(left[0], left[1], left[2]), sum(left), left[0] + 2 * left[1] + 3 * left[2])
                out.append((value, rest, [c * 3] * a + [c * 3 + 1] * b + [c * 3 + 2] * d))
    return out


DRAW: Final[Draw] = Draw("draw", a=7, b=5)
REFILL: Final[Refill] = Refill("refill")
DISCARD: Final[Discard] = Discard("discard", a=12)
CHECK_LIMIT: Final[CheckLimit] = CheckLimit("check_limit", a=4, b=LIMIT)
PAY: Final[Pay] = Pay("pay", a=99, b=15)
