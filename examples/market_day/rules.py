"""The rules: what may be said and done, what lies on the table, and the three steps of which the game is made."""

from typing import Any

from burgher.core.events import Events
from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, PUBLIC, Dull, State, Step, number_steps
from burgher.core.verbs import Verbs

GOODS = ["apples", "bread", "cheese"]  # [MD-002]
STALL = 6  # [MD-003]
FIRST_PRICE, DEAREST = 3, 6  # [MD-004]
PRAISE = 2  # [MD-013]
CUSTOMER = 3  # [MD-014]
SALES, ASKED_FOR = 0, 1  # the lines of the score sheet

VERBS = Verbs()
STOCK = VERBS.verb("stock", good=3)
SELL = VERBS.verb("sell", good=3)
PRAISED = VERBS.verb("praise", good=3)
CUSTOMER_IS = VERBS.chance("customer", good=3)
DIE_IS = VERBS.chance("die", die=(1, 6))

EVENTS = Events()
TOLD = EVENTS.event("customer", "seat", "good")
DAY = EVENTS.event("round", "day", "die", "count")
STOCKED = EVENTS.event("stock", "seat", "count", "good")
SOLD = EVENTS.event("sell", "seat", "count", "good", "coins")
PRAISED_IT = EVENTS.event("praise", "seat", "good", "price")


class Player(Dull):
    """A stall and its purse."""

    def __init__(self) -> None:
        self.customer = -1  # the good that is asked for, once it is told [MD-005]
        self.stall = [0, 0, 0]
        self.parts = [0, 0]

    def copy(self) -> "Player":
        p = Player()
        p.customer, p.stall, p.parts = self.customer, self.stall[:], self.parts[:]
        return p

    def room(self) -> int:
        return STALL - sum(self.stall)


class Market(State):
    """The whole table: whole numbers and lists of them."""

    def __init__(self, seats: int, steps: list[Step[Any]] | None = None) -> None:
        super().__init__(seats, STEPS if steps is None else steps)
        self.days, self.day, self.die = 8, 0, 0
        self.prices = [FIRST_PRICE] * 3
        self.players = [Player() for _ in range(seats)]

    def copy(self) -> "Market":
        s = Market(self.seats)
        s.rules, s.stack = self.rules, self.stack[:]
        s.days, s.day, s.die = self.days, self.day, self.die
        s.prices, s.players = self.prices[:], [p.copy() for p in self.players]
        return s

    def epoch(self) -> int:
        return self.day

    def cart(self) -> int:
        """How many goods the carts bring. [MD-008]"""
        return (self.die + 1) // 2

    def tell(self, kind: int, *values: int, audience: int = PUBLIC) -> None:
        """What happened, for people: nothing depends on it."""
        if self.listening:
            self.events.append((kind, audience, *values))


class Deal(Step[Market]):
    """Chance tells a player which good their customer asks for, and nobody else. [MD-005, MD-006]"""

    def options(self, s: Market, seat: int, data: int) -> list[int]:
        return [CUSTOMER_IS.of(good) for good in range(3)]

    def choose(self, s: Market, seat: int, data: int, action: int) -> None:
        s.players[seat].customer = CUSTOMER_IS.one(action)
        s.tell(TOLD, seat, s.players[seat].customer, audience=seat)

    def audience(self, s: Market, seat: int, data: int) -> int:
        return seat


class Dawn(Step[Market]):
    """A roll of the die, then the turns of all players, then the next day. [MD-007 to MD-009]"""

    def options(self, s: Market, seat: int, data: int) -> list[int]:
        return [DIE_IS.of(die) for die in range(1, 7)]

    def choose(self, s: Market, seat: int, data: int, action: int) -> None:
        if s.day + 1 < s.days:
            s.push(DAWN)
        for n in reversed(range(s.seats)):  # what is pushed last is done first
            s.push(TURN, (s.day + n) % s.seats)
        s.die, s.day = DIE_IS.one(action), s.day + 1
        s.tell(DAY, s.day, s.die, s.cart())


class Turn(Step[Market]):
    """Stock up, sell or praise. [MD-010]"""

    def options(self, s: Market, seat: int, data: int) -> list[int]:
        p = s.players[seat]
        out = [STOCK.of(good) for good in range(3) if p.room()]
        out += [SELL.of(good) for good in range(3) if p.stall[good]]
        return out + [PRAISED.of(good) for good in range(3) if s.prices[good] < DEAREST]

    def choose(self, s: Market, seat: int, data: int, action: int) -> None:
        p, verb = s.players[seat], VERBS.of(action)
        good = verb.one(action)
        if verb is STOCK:  # [MD-011]
            count = min(s.cart(), p.room())
            p.stall[good] += count
            s.tell(STOCKED, seat, count, good)
        elif verb is SELL:  # [MD-012]
            count, coins = p.stall[good], p.stall[good] * s.prices[good]
            p.stall[good] = 0
            p.parts[SALES] += coins
            s.prices[good] = max(1, s.prices[good] - count)
            s.tell(SOLD, seat, count, good, coins)
        else:  # [MD-013]
            s.prices[good] = min(DEAREST, s.prices[good] + PRAISE)
            s.tell(PRAISED_IT, seat, good, s.prices[good])
        if not s.stack:  # that was the last turn [MD-014]
            for p in s.players:
                p.parts[ASKED_FOR] = CUSTOMER * p.stall[p.customer]

    def refusal(self, s: Market, seat: int, data: int, action: int) -> Reason | None:
        verb = VERBS.of(action)
        good = verb.one(action)
        if verb is STOCK and sum(s.players[seat].stall) == STALL:
            return Reason("MD-011", Message("refusal.no_room"))
        if verb is SELL and s.players[seat].stall[good] == 0:
            return Reason("MD-012", Message("refusal.nothing_to_sell", {"good": GOODS[good]}))
        if verb is PRAISED and s.prices[good] == DEAREST:
            return Reason("MD-013", Message("refusal.dear_enough", {"good": GOODS[good]}))
        return None

    def prompt(self, s: Market, seat: int, data: int) -> Message:
        return Message("prompt.turn", {"count": s.cart()})


DEAL = Deal("deal", ASKS_CHANCE, owned=True, on=("dawn", "deal"), verbs=(CUSTOMER_IS,))
DAWN = Dawn("dawn", ASKS_CHANCE, verbs=(DIE_IS,))
TURN = Turn("turn", on=("", "dawn", "turn"), verbs=(STOCK, SELL, PRAISED))
STEPS: list[Step[Any]] = number_steps(Market, [DEAL, DAWN, TURN])
