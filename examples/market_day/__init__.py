"""Market Day: a complete small game, as an example of how one is added (docs/adding-a-game.md)."""

from typing import Annotated, Any

import msgspec

from burgher.core.chance import Dice
from burgher.core.errors import BadPosition
from burgher.core.features import Group, Layout
from burgher.core.game import Game, Part
from burgher.core.state import step_of
from burgher.core.writer import Writer

from . import rules as r

Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Price = Annotated[int, msgspec.Meta(ge=1, le=r.DEAREST)]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=12)] = 8  # [MD-007]


class PlayerView(msgspec.Struct):
    customer: str | None  # None where the reader may not know it
    stall: dict[str, int]
    coins: int


class View(msgspec.Struct):
    day: int
    days: int
    carts: int  # goods that they bring today
    prices: dict[str, int]
    players: list[PlayerView]


class PlayerDoc(msgspec.Struct, forbid_unknown_fields=True):
    customer: Annotated[int, msgspec.Meta(ge=-1, le=2)] = -1
    stall: tuple[Count, Count, Count] = (0, 0, 0)
    parts: tuple[Count, Count] = (0, 0)


class PositionDoc(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[PlayerDoc], msgspec.Meta(min_length=2, max_length=4)]
    days: Count = 8
    day: Count = 0
    die: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    prices: tuple[Price, Price, Price] = (r.FIRST_PRICE,) * 3
    stack: list[str] | None = None


def layout(players: int) -> Layout:
    """What programs that learn see: the market, the own customer, and all stalls, the own one first."""
    groups = [Group("day", 1, 0, 12), Group("days", 1, 1, 12), Group("cart", 1, 0, 3), Group("turns_left", 1, 0, 4)]
    groups += [Group("prices", 3, 1, r.DEAREST), Group("own.customer", 3, 0, 1, "A 1 for the good that is asked for.")]
    for who in ("own", *(f"opponent{n}" for n in range(1, players))):
        groups += [Group(f"{who}.stall", 3, 0, r.STALL), Group(f"{who}.coins", 1, 0, 9999)]
    return Layout(groups)


class MarketDay(Game[r.Market]):
    id = "market_day"
    rules_version = 1
    players = range(2, 5)  # [MD-001]
    verbs, events, steps = r.VERBS, r.EVENTS, r.STEPS
    score_lines = [Part("sales", "MD-012"), Part("customer", "MD-014")]
    option_type, position_type, view_type = Options, PositionDoc, View
    names = {"good": r.GOODS}  # so that sentences say "bread" and not 1
    layouts = {n: layout(n) for n in range(2, 5)}
    longest = 4 + 12 * (1 + 4)  # customers, and on each day a roll and the turns
    most_outcomes = 6
    score_range = (0, 12 * r.STALL * r.DEAREST)  # more than a full stall sold at the highest price on each day

    def new_state(self, players: int, options: Options) -> r.Market:
        s = r.Market(players)
        s.days = options.days
        s.push(r.DAWN)
        for seat in reversed(range(players)):  # what is pushed last is done first: the customers
            s.push(r.DEAL, seat)
        return s

    def determinize(self, s: r.Market, seat: int, dice: Dice) -> r.Market:
        """The customers of the others are drawn anew. [MD-006]"""
        copy = s.copy()
        for other, p in enumerate(copy.players):
            if other != seat and p.customer >= 0 and not s.over():
                p.customer = dice.below(3)
        return copy

    def write_features(self, s: r.Market, seat: int, out: Writer) -> None:
        turns_left = sum(s.steps[step_of(frame)] is r.TURN for frame in s.stack)
        out.add_all([s.day, s.days, s.cart(), turns_left, *s.prices])
        out.add_all([int(s.players[seat].customer == good) for good in range(3)])
        for n in range(s.seats):
            p = s.players[(seat + n) % s.seats]
            out.add_all([*p.stall, sum(p.parts)])

    def view(self, s: r.Market, seat: int | None) -> View:
        players = []
        for n, p in enumerate(s.players):
            known = p.customer >= 0 and (n == seat or s.over())
            customer = r.GOODS[p.customer] if known else None
            players.append(PlayerView(customer, dict(zip(r.GOODS, p.stall, strict=True)), sum(p.parts)))
        return View(s.day, s.days, s.cart(), dict(zip(r.GOODS, s.prices, strict=True)), players)

    def parts(self, s: r.Market, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: r.Market) -> list[int]:
        """Coins, then goods left, then the later seat. [MD-015]"""
        ranks = [(sum(p.parts), sum(p.stall), seat) for seat, p in enumerate(s.players)]
        return [seat for _, _, seat in sorted(ranks, reverse=True)]

    def to_position(self, s: r.Market) -> dict[str, Any]:
        players = [{"customer": p.customer, "stall": p.stall[:], "parts": p.parts[:]} for p in s.players]
        numbers = {"days": s.days, "day": s.day, "die": s.die, "prices": s.prices[:]}
        return {"players": players, **numbers, "stack": self.stack_texts(s)}

    def read_position(self, doc: PositionDoc, strict: bool) -> r.Market:
        s = r.Market(len(doc.players))
        s.days, s.day, s.die, s.prices = doc.days, doc.day, doc.die, list(doc.prices)
        for p, given in zip(s.players, doc.players, strict=True):
            p.customer, p.stall, p.parts = given.customer, list(given.stall), list(given.parts)
            if p.room() < 0:
                raise BadPosition(f"A stall has room for {r.STALL} goods.")
        deals = [f"deal:{seat}" for seat, p in enumerate(s.players) if p.customer < 0]
        self.read_stack(s, ["dawn", *reversed(deals)] if doc.stack is None else doc.stack)
        return s


GAME = MarketDay()
