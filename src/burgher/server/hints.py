"""Hints in two steps: where to look, then what to do and why. Both come from the same thought."""

from collections import OrderedDict
from typing import Any, NamedTuple

from burgher.bots.bot import Question
from burgher.bots.values import values_of
from burgher.core.messages import Message
from burgher.core.table import Table
from burgher.review.advice import Advice, place
from burgher.server.live import Live
from burgher.server.minds import Minds, best
from burgher.server.refusal import Refusal
from burgher.server.wire import Hint

MOST_KEPT = 64  # pieces of advice that may be asked for again

Key = tuple[str, int, int, int, int | None]


class Asked(NamedTuple):
    """A decision about which somebody wants a hint."""

    key: Key
    stage: int
    table: Table
    question: Question
    offers: dict[int, Message]  # what each legal action says of itself


class Hints:
    """What was thought about decisions that are still open."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.kept: OrderedDict[Key, Advice] = OrderedDict()

    def question(self, live: Live, wish: Hint) -> Asked:
        """What is asked now, by who holds the lock of the table."""
        table, seat = live.table, wish.seat
        legal = table.legal(seat)
        in_mind = None if wish.instead is None else table.game.verbs.parse(wish.instead)
        if in_mind is not None and in_mind not in legal:
            raise Refusal("illegal_action", action=wish.instead or "")
        if values_of(table.game.id) is None:
            raise Refusal("no_hint")
        question = self.minds.question(table, seat, best(table.game.id))
        offers = {action: table.game.describe(table.state, seat, action) for action in legal}
        return Asked((live.id, live.epoch, live.n, seat, in_mind), wish.stage, table, question, offers)

    def knows(self, asked: Asked) -> bool:
        """Has this been thought about already?"""
        return asked.key in self.kept

    async def give(self, asked: Asked, seconds: float) -> dict[str, Any]:
        """The hint itself. The second step of the same one costs no more thought."""
        advice = self.kept.get(asked.key)
        if advice is None:
            advice = await self.minds.advise(asked.table.game.id, asked.question, asked.key[-1], seconds)
            self.kept[asked.key] = advice
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return told(asked, advice)


def told(asked: Asked, advice: Advice) -> dict[str, Any]:
    """Advice as clients get it: in the first step without the action, and without what would give it away."""
    game = asked.table.game
    found = place(game, advice.action)
    gained = next((gain.line for gain in advice.gains if gain.points > 0), None)
    first = {
        "stage": asked.stage,
        "look": Message(f"look.{found.name}"),
        "points": found.points,
        "about": None if advice.equal else gained,
        "only": len(asked.question.actions) == 1,
    }
    if asked.stage == 1:
        return first
    text, other = game.verbs.text, advice.other
    return first | {
        "action": text(advice.action),
        "than": None if other is None else {"action": text(other), "words": asked.offers[other]},
        "ahead": advice.ahead,
        "give_or_take": None if advice.error == float("inf") else advice.error,
        "equal": advice.equal,
        "gains": advice.gains,
        "hurried": advice.hurried,
    }
