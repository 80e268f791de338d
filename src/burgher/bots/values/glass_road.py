"""How the bot plays Glass Road: it looks through its own card to the end, and plans its hand card by card.

Within the evaluation of a card nobody else matters, so all that it may sensibly do is tried, and the position in which
it ends is judged. A hand is planned in the same way: the card that brings most, then the one that brings most after it,
and so on.
"""

import math
from typing import Final

from mypy_extensions import i64

from burgher.bots.values.glass_road_card import NOTHING, Card, Line, likely_builds, patient
from burgher.bots.values.glass_road_value import prospect
from burgher.bots.values.glass_road_worth import (
    ACTIONS_A_CARD,
    BUILDERS,
    Outlook,
    actions_left,
    builds_left,
    outlook,
    worth,
)
from burgher.bots.values.judge import Judge
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.building import BUILD
from burgher.games.glass_road.chapters.ending import LAST_ACTIONS
from burgher.games.glass_road.chapters.periods import CHOOSE_LAST, EXTRA_CARD, LAY, PICK, PLAY, hand_size
from burgher.games.glass_road.state import MOST_CARDS, GlassRoad

CARD_STEPS: Final = [PICK, LAY, PLAY, CHOOSE_LAST, EXTRA_CARD]
WIDTH: Final = 4  # lines that are followed
# The variance of the final margin about the expected one, in the games for two that the value was learnt from: near the
# end, and for each action to come.
NEAR: Final = 3.0
FAR: Final = 0.92
POOL: Final = 8  # cards that stay in question for a hand, beside those that build


def choose(s: GlassRoad, seat: int, actions: list[int]) -> int:
    step = s.top()
    if step is PICK:
        return choose_hand(s, seat, actions)
    if step in CARD_STEPS:
        return choose_card(s, seat, actions)
    if step is BUILD:  # first the tile, then its cell
        tile = v.BUILD.one(best_action(s, seat, likely_builds(s, s.players[seat])))
        actions = [action for action in actions if v.BUILD.one(action) == tile] or actions
    else:
        actions = without_clears(s, seat, patient(s, seat, actions))
    return best_action(s, seat, actions)


def best_action(s: GlassRoad, seat: int, actions: list[int]) -> int:
    """The action with which the best end of the card begins."""
    card = Card(seat, outlook(s, seat, actions_left(s, seat), builds_left(s, seat)), WIDTH, True)
    card.answer(s, actions)
    return card.best(1)[0].origin


def without_clears(s: GlassRoad, seat: int, actions: list[int]) -> list[int]:
    """To be done comes first, so that nothing is done without need; a tile is removed only for room, or at the end."""
    out = [action for action in actions if action == v.DONE.first]
    clearing = s.asking(LAST_ACTIONS) or f.EMPTY not in s.players[seat].plan
    for action in actions:
        if action != v.DONE.first and (clearing or not v.CLEAR.owns(action)):
            out.append(action)
    return out or actions


# ---------------------------------------------------------------- cards


def choose_hand(s: GlassRoad, seat: int, actions: list[int]) -> int:
    """The lowest card of the planned hand that is not chosen yet."""
    hand = s.players[seat].hand
    planned = planned_hand(s, seat, hand, pickable(s, seat))
    for action in actions:
        if planned >> v.PICK.one(action) & 1:
            return action
    return actions[0]


def pickable(s: GlassRoad, seat: int) -> list[int]:
    """All cards that can still come into the hand, not only as the next one."""
    p = s.players[seat]
    out: list[int] = []
    for card in range(p.hand.bit_length(), f.CARDS):
        if not p.last >> card & 1:
            out.append(card)
    return out


def planned_hand(s: GlassRoad, seat: int, hand: int, pool: list[int]) -> int:
    """A hand with these cards in it, filled up in the order in which its cards would bring most."""
    size = hand_size(s)
    played = 0
    free = size - hand.bit_count()
    planned = hand
    actions = actions_left(s, seat)
    builds = builds_left(s, seat)
    while played.bit_count() < size:
        last = played.bit_count() >= size - f.SOLO_LEFT
        both = s.seats > 1 or last
        cards: list[int] = []
        for card in range(f.CARDS):
            if planned >> card & 1 and not played >> card & 1:
                cards.append(card)
        if free:
            cards += [card for card in pool if not planned >> card & 1]
        actions -= 2 if both else 1
        o = outlook(s, seat, max(actions, 0.0), builds)
        best, most = -1, -1e9
        end = s
        ranked: list[tuple[float, int]] = []
        for card in cards:
            line = best_end(s, seat, o, card, both)
            ranked.append((line.value, card))
            if line.value > most:
                best, most, end = card, line.value, line.state
        ranked.sort(reverse=True)
        for _, card in ranked[POOL:]:
            if card in pool and not BUILDERS >> card & 1:
                pool.remove(card)
        s = end
        played |= 1 << best
        if not planned >> best & 1:
            planned |= 1 << best
            free -= 1
    return planned


def choose_card(s: GlassRoad, seat: int, actions: list[int]) -> int:
    """The card with which to begin, by what it and the best card after it would do."""
    used = 2 if s.seats == 1 else ACTIONS_A_CARD  # by the card in question
    o = outlook(s, seat, max(0.0, actions_left(s, seat) - used), builds_left(s, seat))
    alone = s.asking(CHOOSE_LAST) or s.asking(EXTRA_CARD)  # no other card comes after it
    best, most = actions[0], -1e9
    for action in actions:
        if action == v.SKIP.first:
            found = worth(s, seat, o, 0.0)
        else:
            verb = v.LAY if v.LAY.owns(action) else v.PLAY
            line = best_end(s, seat, o, verb.one(action), True)
            found = line.value
            if not alone:
                for other in actions:
                    if other != action:
                        found = max(found, best_end(line.state, seat, o, verb.one(other), True).value)
        if found > most:
            best, most = action, found
    return best


def best_end(s: GlassRoad, seat: int, o: Outlook, card: int, both: bool) -> Line:
    """The best end of a card that would be played now."""
    ends = Card(seat, o, 1, False)
    ends.play(Line(0.0, NOTHING, s, 0.0), card, both)
    return ends.best(1)[0]


class GlassRoadJudge(Judge[GlassRoad]):
    """Looks to the end of the period."""

    def value(self, s: GlassRoad, seat: i64) -> float:
        return prospect(s, int(seat)).value(s, int(seat), 0.0)

    def sheet(self, s: GlassRoad, seat: i64) -> list[float]:
        return prospect(s, int(seat)).sheet(s, int(seat), 0.0)

    def spread(self, s: GlassRoad) -> float:
        return math.sqrt(NEAR + FAR * actions_left(s, 0))

    def until(self, s: GlassRoad) -> i64:
        return (int(s.period) + self.ahead) * MOST_CARDS


JUDGE: Final = GlassRoadJudge(1, 3)
