"""A tiny game that needs everything the core offers, and nothing else: a day at the fair.

Each seat is dealt two cards face down (chance that only one seat may know). All lay a sealed bid at the same time. Then
a prize is auctioned; the winner pays card by card, may trade cards as often as wanted (free actions in any order), and
a drawn joker gives one more draw at once (a nested effect).
"""

from typing import Any

import msgspec

from burgher.core.chance import Dice
from burgher.core.events import Events
from burgher.core.game import Game, Part
from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_EVERYONE, ASKS_NOBODY, PUBLIC, State, Step, field, number_steps
from burgher.core.verbs import Verbs
from burgher.core.words import Words

VALUES = 5  # cards are worth 1 to 4; 0 is the joker
VERBS = Verbs()
SEALED = VERBS.verb("sealed", card=VALUES)
BID = VERBS.verb("bid", amount=(1, 9))
DROP = VERBS.verb("drop")
PAY = VERBS.verb("pay", card=VALUES)
TRADE = VERBS.verb("trade", card=VALUES)
DONE = VERBS.verb("done")
DRAW = VERBS.chance("draw", card=VALUES)

EVENTS = Events()
E_DREW = EVENTS.event("drew", "seat", "card")
E_REVEALED = EVENTS.event("revealed", "seat", "card")
E_WON = EVENTS.event("won", "seat", "amount")


class Fair(State):
    hands: list[list[int]]  # cards by value, for each seat
    sealed: list[int]  # -1 until laid
    deck: list[int]  # cards that nobody has seen, by value
    bid: int
    bidder: int
    out: list[int]
    score: list[int]

    def copy(self) -> "Fair":
        s = Fair(self.seats, self.steps, self.rules)
        s.stack = self.stack[:]
        s.hands = [hand[:] for hand in self.hands]
        s.sealed, s.deck, s.out, s.score = self.sealed[:], self.deck[:], self.out[:], self.score[:]
        s.bid, s.bidder = self.bid, self.bidder
        return s

    def epoch(self) -> int:
        return 0 if min(self.sealed) < 0 else 1 + self.bid


def no_card(s: Fair, seat: int, card: int) -> Reason | None:
    return None if s.hands[seat][card] else Reason("FA-001", Message("refusal.no_card", {"card": card}))


class Deal(Step[Fair]):
    """The seat draws a card that only it may know; more are to come."""

    more = field(2)

    def options(self, s: Fair, seat: int, data: int) -> list[int]:
        return [DRAW.of(card) for card in range(VALUES) if s.deck[card]]

    def weights(self, s: Fair, seat: int, data: int) -> list[int]:
        return [n for n in s.deck if n]

    def choose(self, s: Fair, seat: int, data: int, action: int) -> None:
        card = DRAW.one(action)
        s.deck[card] -= 1
        s.hands[seat][card] += 1
        if s.listening:
            s.events.append((E_DREW, seat, seat, card))
        if self.more.of(data):
            s.push(DEAL, seat)
        if card == 0 and max(s.deck) > 0:  # a joker draws again at once
            s.push(DEAL, seat)

    def audience(self, s: Fair, seat: int, data: int) -> int:
        return seat


DEAL = Deal("deal", ASKS_CHANCE, on=("seal", "deal"), owned=True)


class Seal(Step[Fair]):
    def seats(self, s: Fair, data: int) -> list[int]:
        return [seat for seat in range(s.seats) if s.sealed[seat] < 0]

    def options(self, s: Fair, seat: int, data: int) -> list[int]:
        return [SEALED.of(card) for card in range(VALUES) if s.hands[seat][card]]

    def choose(self, s: Fair, seat: int, data: int, action: int) -> None:
        s.sealed[seat] = SEALED.one(action)
        if self.seats(s, data):
            s.push(SEAL)
            return
        for other in range(s.seats):
            if s.listening:
                s.events.append((E_REVEALED, PUBLIC, other, s.sealed[other]))
        s.push(AUCTION, 0)

    def refusal(self, s: Fair, seat: int, data: int, action: int) -> Reason | None:
        return no_card(s, seat, SEALED.one(action))

    def audience(self, s: Fair, seat: int, data: int) -> int:
        return seat


SEAL = Seal("seal", ASKS_EVERYONE, verbs=(SEALED,))


class Auction(Step[Fair]):
    def options(self, s: Fair, seat: int, data: int) -> list[int]:
        return [BID.of(n) for n in range(s.bid + 1, min(9, self.worth(s, seat)) + 1)] + [DROP.first]

    def worth(self, s: Fair, seat: int) -> int:
        return sum(card * n for card, n in enumerate(s.hands[seat]))

    def choose(self, s: Fair, seat: int, data: int, action: int) -> None:
        if action == DROP.first:
            s.out[seat] = 1
        else:
            s.bid, s.bidder = BID.one(action), seat
        rivals = [other % s.seats for other in range(seat + 1, seat + 1 + s.seats)]
        rivals = [other for other in rivals if not s.out[other] and other != s.bidder]
        if rivals:
            s.push(AUCTION, rivals[0])
        elif s.bidder >= 0:
            if s.listening:
                s.events.append((E_WON, PUBLIC, s.bidder, s.bid))
            s.score[s.bidder] += 5
            s.push(FREE, s.bidder)
            s.push(PAYMENT, s.bidder, s.bid)

    def refusal(self, s: Fair, seat: int, data: int, action: int) -> Reason | None:
        if action == DROP.first:
            return None
        if BID.one(action) <= s.bid:
            return Reason("FA-002", Message("refusal.too_low", {"bid": s.bid}))
        if BID.one(action) > self.worth(s, seat):
            return Reason("FA-003", Message("refusal.too_dear"))
        return None


AUCTION = Auction("auction", verbs=(BID, DROP))


class Payment(Step[Fair]):
    """Pay card by card until the price is reached."""

    price = field(9, low=1)

    def options(self, s: Fair, seat: int, data: int) -> list[int]:
        return [PAY.of(card) for card in range(1, VALUES) if s.hands[seat][card]]

    def choose(self, s: Fair, seat: int, data: int, action: int) -> None:
        card = PAY.one(action)
        s.hands[seat][card] -= 1
        if card < self.price.of(data):
            s.push_again(self, seat, self.price.put(data, self.price.of(data) - card))

    def refusal(self, s: Fair, seat: int, data: int, action: int) -> Reason | None:
        if not PAY.one(action):
            return Reason("FA-004", Message("refusal.joker"))
        return no_card(s, seat, PAY.one(action))

    def fault(self, s: Fair, seat: int, data: int) -> str:
        return "" if self.price.of(data) <= s.bid else "nothing is that dear"


PAYMENT = Payment("payment", on=("free",), same_seat=True, verbs=(PAY,))


class Free(Step[Fair]):
    """Trade as often as wanted."""

    def options(self, s: Fair, seat: int, data: int) -> list[int]:
        return [TRADE.of(card) for card in range(VALUES) if s.hands[seat][card]] + [DONE.first]

    def choose(self, s: Fair, seat: int, data: int, action: int) -> None:
        if action != DONE.first:
            s.hands[seat][TRADE.one(action)] -= 1
            s.score[seat] += 1
            s.push(AGAIN, seat)

    def refusal(self, s: Fair, seat: int, data: int, action: int) -> Reason | None:
        return no_card(s, seat, TRADE.one(action)) if TRADE.owns(action) else None


FREE = Free("free", verbs=(TRADE, DONE))


class Again(Step[Fair]):
    def choose(self, s: Fair, seat: int, data: int, action: int) -> None:
        s.push(FREE, seat)


AGAIN = Again("again", ASKS_NOBODY, owned=True)

STEPS: list[Step[Any]] = number_steps(Fair, [DEAL, SEAL, AUCTION, PAYMENT, FREE, AGAIN])


class Options(msgspec.Struct, forbid_unknown_fields=True):
    pass


class FairView(msgspec.Struct):
    hand: list[int] | None
    cards: list[int]
    sealed: list[int]
    bid: int
    score: list[int]


class FairFacts(msgspec.Struct):
    cards: int


class FairGame(Game[Fair]):
    id = "fair"
    rules_version = 1
    players = range(2, 4)
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part("points", "FA-001")]
    option_type = Options
    position_type = Options
    view_type = FairView
    facts_type = FairFacts
    longest = 60
    most_outcomes = VALUES
    score_range = (0, 30)

    def fingerprint(self, rules: int) -> str:
        return "fair"

    def new_state(self, players: int, options: Any) -> Fair:
        s = Fair(players, STEPS)
        s.hands = [[0] * VALUES for _ in range(players)]
        s.sealed = [-1] * players
        s.deck = [1, 3, 3, 3, 3]
        s.bid, s.bidder = 0, -1
        s.out = [0] * players
        s.score = [0] * players
        s.push(SEAL)
        for seat in range(players - 1, -1, -1):
            s.push(DEAL, seat, 1)
        return s

    def determinize(self, s: Fair, seat: int, dice: Dice) -> Fair:
        """Put everything the seat has not seen into one pile and deal it anew."""
        copy = s.copy()
        others = [other for other in range(s.seats) if other != seat]
        sizes = {other: sum(copy.hands[other]) for other in others}
        for other in others:
            copy.deck = [a + b for a, b in zip(copy.deck, copy.hands[other], strict=True)]
            copy.hands[other] = [0] * VALUES
        for other in others:
            for _ in range(sizes[other]):
                card = dice.pick(copy.deck)
                copy.deck[card] -= 1
                copy.hands[other][card] += 1
            if copy.asking(SEAL) and copy.sealed[other] >= 0:
                copy.sealed[other] = dice.choice([card for card in range(VALUES) if copy.hands[other][card]])
        return copy

    def view(self, s: Fair, seat: int | None) -> FairView:
        sealing = s.asking(SEAL)
        return FairView(
            hand=s.hands[seat] if seat is not None else None,
            cards=[sum(hand) for hand in s.hands],
            sealed=[card if not sealing or other == seat else card >= 0 for other, card in enumerate(s.sealed)],
            bid=s.bid,
            score=s.score,
        )

    def parts(self, s: Fair, seat: int) -> list[int]:
        return [s.score[seat]]

    def ranking(self, s: Fair) -> list[int]:
        return sorted(range(s.seats), key=lambda seat: -s.score[seat])

    def picture(self, s: Fair, names: list[str], words: Words) -> str:
        return " ".join(names)

    def components(self) -> FairFacts:
        return FairFacts(VALUES)

    def to_position(self, s: Fair) -> dict[str, Any]:
        return {}

    def read_position(self, doc: Any, strict: bool) -> Fair:
        return self.new_state(2, doc)


GAME = FairGame()
