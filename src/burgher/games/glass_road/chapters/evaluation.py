"""Chapter 5: evaluating a specialist: the entry cost, the two actions, and when the card may be left.

Where others play the card too, each chooses for himself [GR-103], and a card counts as played also where it is not used
or cannot be [GR-105, GR-106, GR-108, GR-158].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field, step_of
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.anytime import add_anytime, no_anytime, play_anytime
from burgher.games.glass_road.chapters.landscape import no_forest
from burgher.games.glass_road.chapters.specialists import add_uses, begin, can_act, no_use
from burgher.games.glass_road.chapters.wheels import (
    MUST_TAKE,
    OF_CARD,
)
from burgher.games.glass_road.facts import (
    ACTIONS,
    BOTH_PARTS,
    CARD_CLAUSES,
    CARD_NAMES,
    CARDS,
    EMPTY,
    ENTRY_COST,
    ENTRY_FOREST,
    GOODS,
    MARKER,
    NO_GOOD,
    ON_BOTH,
    WHEELS,
)
from burgher.games.glass_road.state import GlassRoad, Player

# ---------------------------------------------------------------- what may be done


def is_open(used: i64, both: i64, part: i64) -> bool:
    """May this action still be used, its possibility apart? [GR-099 to GR-102]"""
    return not used >> part & 1 and (not used or both > 0)


def worth_entering(s: GlassRoad, p: Player, card: i64, marker: i64) -> bool:
    """Could an allowed action have an effect right after this payment, or might conversions help? [GR-115]

    The payment is one unit at a marker, or a forest.
    """
    if p.conversions:
        return True
    goods, has_space = p.goods, True
    if marker != NO_MARKER:
        goods = goods.copy()
        goods[marker] -= 1
        has_space = EMPTY in p.plan
    actions = ACTIONS[card]
    return can_act(s, p, goods, has_space, actions[0]) or can_act(s, p, goods, has_space, actions[1])


NO_MARKER: Final = -1


def add_entries(s: GlassRoad, p: Player, card: i64, out: list[int]) -> None:
    """The ways to pay the entry cost, which may also be left. [GR-109, GR-112]"""
    cost: i64 = ENTRY_COST[card]
    action = v.ENTER.first
    if cost == ENTRY_FOREST:
        if 1 in p.forests and worth_entering(s, p, card, NO_MARKER):
            for stands in p.forests:
                if stands:
                    out.append(action)
                action += 1
        return
    for wheel in range(2 if ON_BOTH[cost] else 1):
        marker = MARKER[wheel][cost]
        if p.goods[marker] and worth_entering(s, p, card, marker):
            out.append(action + wheel)


# ---------------------------------------------------------------- evaluating


class Evaluate(Step[GlassRoad]):
    """A player evaluates a card, with anytime actions between its parts. [GR-098 to GR-120, GR-222, GR-223]"""

    card = field(CARDS)
    used = field(BOTH_PARTS + 1)  # bit 0 for the first action, bit 1 for the second
    entered = field(2)  # the entry cost is paid
    both = field(2)  # both actions are allowed [GR-099, GR-102]

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        card = self.card.of(data)
        out: list[int] = []
        done = True
        if ENTRY_COST[card] != NO_GOOD and not self.entered.of(data):
            add_entries(s, p, card, out)
        else:
            used = self.used.of(data)
            if not used or self.both.of(data):
                add_uses(s, p, card, used, out)
                if ENTRY_COST[card] != NO_GOOD:
                    done = not out or s.effect > 0  # who has paid must use something [GR-113]
        add_anytime(p, out)
        if done:
            out.append(v.DONE.first)
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        if action == v.DONE.first:
            p.anytime = 0
            if s.listening and not self.used.of(data):
                s.events.append((v.E_UNUSED, PUBLIC, seat, self.card.of(data)))
        elif v.USE.owns(action):
            p.anytime = 0
            part, option = v.USE.two(action)
            s.push_again(self, seat, self.used.put(data, self.used.of(data) | 1 << part))
            self.use(s, seat, data, part, option)
        elif v.ENTER.owns(action):
            p.anytime = 0
            s.effect = 0
            self.enter(s, seat, self.card.of(data), v.ENTER.one(action))
            s.push_again(self, seat, self.entered.put(data, 1))
        else:
            s.push_again(self, seat, data)
            play_anytime(s, seat, action)

    def enter(self, s: GlassRoad, seat: i64, card: i64, source: i64) -> None:
        """Pay the entry cost, once; no wheel turns. [GR-109, GR-110, GR-116]"""
        cost: i64 = ENTRY_COST[card]
        p = s.players[seat]
        if cost == ENTRY_FOREST:
            p.remove_forest(source)
            if s.listening:
                s.events.append((v.E_ENTERED_FOREST, PUBLIC, seat, card))
        else:
            p.goods[MARKER[source][cost]] -= 1
            if s.listening:
                s.events.append((v.E_ENTERED, PUBLIC, seat, cost, card))

    def use(self, s: GlassRoad, seat: i64, data: i64, part: i64, option: i64) -> None:
        """Begin one of the two actions. [GR-120]"""
        p, card = s.players[seat], self.card.of(data)
        mode: i64 = OF_CARD
        if self.entered.of(data) and not s.effect:
            other = 1 - part
            other_open = self.both.of(data) and not self.used.of(data) >> other & 1
            if not other_open or not can_act(s, p, p.goods, EMPTY in p.plan, ACTIONS[card][other]):
                mode = MUST_TAKE  # nothing else could still have the effect that the payment asks for [GR-114]
        begin(s, seat, ACTIONS[card][part], option, mode)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        card, used = self.card.of(data), self.used.of(data)
        entered = ENTRY_COST[card] == NO_GOOD or self.entered.of(data) > 0
        if v.ENTER.owns(action):
            if ENTRY_COST[card] == NO_GOOD:
                return Reason("GR-109", Message("refusal.no_entry", {"card": CARD_NAMES[card]}))
            if entered:
                return Reason("GR-110", Message("refusal.entered", {"card": CARD_NAMES[card]}))
            return no_entry(s, seat, card, v.ENTER.one(action))
        if v.USE.owns(action):
            if not entered:
                return Reason("GR-111", Message("refusal.enter_first", {"card": CARD_NAMES[card]}))
            part, option = v.USE.two(action)
            return no_part(s, used, self.both.of(data), part) or no_use(s, seat, card, part, option)
        if action == v.DONE.first:
            if not self.entered.of(data) or s.effect:
                return None
            for use in range(v.USE.first, v.USE.end):
                if self.refusal(s, seat, data, use) is None:
                    return Reason("GR-113", Message("refusal.must_use", {"card": CARD_NAMES[card]}))
            return None
        return no_anytime(s.players[seat], action)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        p, card, used = s.players[seat], self.card.of(data), self.used.of(data)
        if card not in p.played and card not in p.notches:
            return "its player has not played this card"
        if self.entered.of(data) and ENTRY_COST[card] == NO_GOOD:
            return "the card has no entry cost"
        if used == BOTH_PARTS and not self.both.of(data):
            return "only one of the actions is allowed"
        if used and not self.entered.of(data) and ENTRY_COST[card] != NO_GOOD:
            return "the entry cost comes first"
        return ""

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        card, used, both = self.card.of(data), self.used.of(data), self.both.of(data)
        if ENTRY_COST[card] != NO_GOOD and not self.entered.of(data):
            asked = "enter"
        elif not is_open(used, both, 0) and not is_open(used, both, 1):
            asked = "finish"
        elif not used:
            asked = "use_both" if both else "use_one"
        else:  # who has paid must use something [GR-113]
            asked = "use_other" if v.DONE.first in self.options(s, seat, data) else "use_other_now"
        return Message(f"prompt.{asked}", {"card": CARD_NAMES[card]})


EVALUATE: Final = Evaluate(
    "evaluate",
    on=("reveal", "turn_over", "next_solo", "period_over", "evaluate"),
    verbs=(v.ENTER, v.USE, v.CONVERT, v.CLEAR, v.DONE),
)


def evaluating(s: GlassRoad) -> list[int]:
    """The frames of those who evaluate a card, or will, the next one first. [GR-104]"""
    return [frame for frame in reversed(s.stack) if step_of(frame) == EVALUATE.number]


# ---------------------------------------------------------------- why not


def no_entry(s: GlassRoad, seat: i64, card: i64, source: i64) -> Reason | None:
    """Why the entry cost cannot be paid in this way. [GR-043, GR-068, GR-109, GR-115, GR-158, GR-207]"""
    cost = ENTRY_COST[card]
    after = s.copy()
    p = after.players[seat]
    name = CARD_NAMES[card]
    if cost == ENTRY_FOREST:
        if not any(p.forests):
            return Reason("GR-158", Message("refusal.no_forest", {"card": name}))
        gone = no_forest(p, source, CARD_CLAUSES[card])
        if gone is not None:
            return gone
        p.remove_forest(source)
    else:
        good = GOODS[cost]
        if source and (source >= len(WHEELS) or not ON_BOTH[cost]):
            return Reason("GR-109", Message("refusal.entry_source", {"card": name, "good": good}))
        if not p.goods[MARKER[source][cost]]:
            if not ON_BOTH[cost]:
                return Reason("GR-043", Message("refusal.entry_cost", {"card": name, "good": good}))
            wheel = WHEELS[source]
            return Reason("GR-068", Message("refusal.entry_wheel", {"card": name, "good": good, "wheel": wheel}))
        p.goods[MARKER[source][cost]] -= 1
    for use in range(v.USE.first, v.USE.end):
        part, option = v.USE.two(use)
        if no_use(after, seat, card, part, option) is None:
            return None
    return None if p.conversions else Reason("GR-115", Message("refusal.entry_in_vain", {"card": name}))


def no_part(s: GlassRoad, used: i64, both: i64, part: i64) -> Reason | None:
    """Why one of the actions is no longer open. [GR-101, GR-102, GR-277]"""
    if used >> part & 1:
        return Reason("GR-101", Message("refusal.used"))
    if used and not both:
        return Reason("GR-277" if s.seats == 1 else "GR-102", Message("refusal.one_action"))
    return None
