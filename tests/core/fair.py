"""A tiny game that needs everything the core offers, and nothing else: a day at the fair.

Each seat is dealt two cards face down (chance that only one seat may know). All lay a sealed bid at the same time. Then
a prize is auctioned; the winner pays card by card, may trade cards as often as wanted (free actions in any order), and
a drawn joker gives one more draw at once (a nested effect).
"""

from random import Random
from typing import Any

import msgspec

from burgher.core.events import Events
from burgher.core.game import Game, Message, Part
from burgher.core.state import CHANCE, EVERYONE, NOBODY, PUBLIC, State, Step, number_steps
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
DRAW = VERBS.verb("draw", card=VALUES)

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
        s = Fair(self.seats, self.steps)
        s.stack = self.stack[:]
        s.hands = [hand[:] for hand in self.hands]
        s.sealed, s.deck, s.out, s.score = self.sealed[:], self.deck[:], self.out[:], self.score[:]
        s.bid, s.bidder = self.bid, self.bidder
        return s


class Deal(Step[Fair]):
    """Seat a draws a card that only this seat may know; b counts the cards to come."""

    def options(self, s: Fair, seat: int, a: int, b: int) -> list[int]:
        return [DRAW.of(card) for card in range(VALUES) if s.deck[card]]

    def weights(self, s: Fair, a: int, b: int) -> list[int]:
        return [n for n in s.deck if n]

    def choose(self, s: Fair, seat: int, a: int, b: int, action: int) -> None:
        card = DRAW.field(action, 0)
        s.deck[card] -= 1
        s.hands[a][card] += 1
        if s.listening:
            s.events.append((E_DREW, a, a, card))
        if b:
            s.push(DEAL, CHANCE, a, b - 1)
        if card == 0 and max(s.deck) > 0:  # a joker draws again at once
            s.push(DEAL, CHANCE, a, 0)

    def audience(self, s: Fair, seat: int, a: int, b: int) -> int:
        return a


class Seal(Step[Fair]):
    def seats(self, s: Fair, a: int, b: int) -> list[int]:
        return [seat for seat in range(s.seats) if s.sealed[seat] < 0]

    def options(self, s: Fair, seat: int, a: int, b: int) -> list[int]:
        return [SEALED.of(card) for card in range(VALUES) if s.hands[seat][card]]

    def choose(self, s: Fair, seat: int, a: int, b: int, action: int) -> None:
        s.sealed[seat] = SEALED.field(action, 0)
        if self.seats(s, a, b):
            s.push(SEAL, EVERYONE)
            return
        for other in range(s.seats):
            if s.listening:
                s.events.append((E_REVEALED, PUBLIC, other, s.sealed[other]))
        s.push(AUCTION, 0)

    def audience(self, s: Fair, seat: int, a: int, b: int) -> int:
        return seat


class Auction(Step[Fair]):
    def options(self, s: Fair, seat: int, a: int, b: int) -> list[int]:
        worth = sum(card * n for card, n in enumerate(s.hands[seat]))
        return [BID.of(n) for n in range(s.bid + 1, min(9, worth) + 1)] + [DROP.first]

    def choose(self, s: Fair, seat: int, a: int, b: int, action: int) -> None:
        if action == DROP.first:
            s.out[seat] = 1
        else:
            s.bid, s.bidder = BID.field(action, 0), seat
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


class Payment(Step[Fair]):
    """Pay card by card until the price a is reached."""

    def options(self, s: Fair, seat: int, a: int, b: int) -> list[int]:
        return [PAY.of(card) for card in range(1, VALUES) if s.hands[seat][card]]

    def choose(self, s: Fair, seat: int, a: int, b: int, action: int) -> None:
        card = PAY.field(action, 0)
        s.hands[seat][card] -= 1
        if card < a:
            s.push(PAYMENT, seat, a - card)


class Free(Step[Fair]):
    """Trade as often as wanted."""

    def options(self, s: Fair, seat: int, a: int, b: int) -> list[int]:
        return [TRADE.of(card) for card in range(VALUES) if s.hands[seat][card]] + [DONE.first]

    def choose(self, s: Fair, seat: int, a: int, b: int, action: int) -> None:
        if action != DONE.first:
            s.hands[seat][TRADE.field(action, 0)] -= 1
            s.score[seat] += 1
            s.push(AGAIN, NOBODY, seat)


class Again(Step[Fair]):
    def choose(self, s: Fair, seat: int, a: int, b: int, action: int) -> None:
        s.push(FREE, a)


DEAL = Deal("deal", a=2, b=1)
SEAL = Seal("seal")
AUCTION = Auction("auction")
PAYMENT = Payment("payment", a=9)
FREE = Free("free")
AGAIN = Again("again", a=2)
STEPS: list[Step[Any]] = number_steps([DEAL, SEAL, AUCTION, PAYMENT, FREE, AGAIN])


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

    def new_state(self, players: int, options: Any) -> Fair:
        s = Fair(players, STEPS)
        s.hands = [[0] * VALUES for _ in range(players)]
        s.sealed = [-1] * players
        s.deck = [1, 3, 3, 3, 3]
        s.bid, s.bidder = 0, -1
        s.out = [0] * players
        s.score = [0] * players
        s.push(SEAL, EVERYONE)
        for seat in range(players - 1, -1, -1):
            s.push(DEAL, CHANCE, seat, 1)
        return s

    def determinize(self, s: Fair, seat: int, rng: Random) -> Fair:
        """Put everything the seat has not seen into one pile and deal it anew."""
        copy = s.copy()
        others = [other for other in range(s.seats) if other != seat]
        sizes = {other: sum(copy.hands[other]) for other in others}
        for other in others:
            copy.deck = [a + b for a, b in zip(copy.deck, copy.hands[other], strict=True)]
            copy.hands[other] = [0] * VALUES
        for other in others:
            for _ in range(sizes[other]):
                card = rng.choices(range(VALUES), copy.deck)[0]
                copy.deck[card] -= 1
                copy.hands[other][card] += 1
            if copy.stack and copy.stack[-1][0] == SEAL.id and copy.sealed[other] >= 0:
                copy.sealed[other] = rng.choice([card for card in range(VALUES) if copy.hands[other][card]])
        return copy

    def view(self, s: Fair, seat: int | None) -> FairView:
        sealing = bool(s.stack) and s.stack[-1][0] == SEAL.id
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

    def prompt(self, s: Fair, seat: int) -> Message:
        return Message(f"prompt.{s.steps[s.stack[-1][0]].name}")

    def describe(self, s: Fair, seat: int, action: int) -> Message:
        return Message("action", {"text": VERBS.text(action)})

    def picture(self, s: Fair, names: list[str], words: Words) -> str:
        return " ".join(names)

    def facts(self) -> FairFacts:
        return FairFacts(VALUES)

    def to_position(self, s: Fair) -> dict[str, Any]:
        return {}

    def read_position(self, doc: Any, strict: bool) -> Fair:
        return self.new_state(2, doc)


GAME = FairGame()
