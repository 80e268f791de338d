"""How the bot plays Glass Road: it looks through its own card to the end, and plans its hand card by card.

Within the evaluation of a card nobody else matters, so all that it may sensibly do is tried, and the position in which
it ends is judged. A hand is planned in the same way: the card that brings most, then the one that brings most after it,
and so on.
"""

import math
from typing import Final

from mypy_extensions import i64

from burgher.bots.values.glass_road_card import NOTHING, Card, Line, likely_builds, likeness, patient, value_of
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
from burgher.games.glass_road.state import MOST_CARDS, GlassRoad, Player

CARD_STEPS: Final = [PICK, LAY, PLAY, CHOOSE_LAST, EXTRA_CARD]
WIDTH: Final = 3  # lines that are followed
# The variance of the final margin about the expected one, in the games for two that the value was learnt from: near the
# end, and for each action to come.
NEAR: Final = 3.0
FAR: Final = 0.92
# By how many points the journeyman's play misleads about who is ahead, until the last actions.
DOUBT: Final = 2.7
LAST: Final = 2.0  # actions
POOL: Final = 6  # cards that stay in question for a hand, beside those that build
HANDS: Final = 8  # that are kept once they are planned
FIRST: Final = 2  # cards to begin with after which the others are tried


def choose(s: GlassRoad, seat: int, actions: list[int]) -> int:
    step = s.top()
    if step is PICK:
        return choose_hand(s, seat, actions)
    if step in CARD_STEPS:
        return choose_card(s, seat, actions, FIRST)
    return choose_within(s, seat, actions, WIDTH)


def glance(s: GlassRoad, seat: int, actions: list[int]) -> int:
    """What is chosen without a plan: one card after the other, and of each card the end that is found first."""
    step = s.top()
    if step is PICK:
        return pick_each(s, seat, actions)
    if step in CARD_STEPS:
        return choose_card(s, seat, actions, 0)
    return choose_within(s, seat, actions, 1)


def choose_within(s: GlassRoad, seat: int, actions: list[int], width: int) -> int:
    """The next action of a card, or between cards."""
    step = s.top()
    if step is BUILD:  # first the tile, then its cell
        tile = v.BUILD.one(best_action(s, seat, likely_builds(s, s.players[seat]), width))
        actions = [action for action in actions if v.BUILD.one(action) == tile] or actions
    else:
        actions = without_clears(s, seat, patient(s, seat, actions))
    return best_action(s, seat, actions, width)


def best_action(s: GlassRoad, seat: int, actions: list[int], width: int) -> int:
    """The action with which the best end of the card begins; who follows one line only does not convert."""
    card = Card(seat, outlook(s, seat, actions_left(s, seat), builds_left(s, seat)), width, width > 1)
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


_hands: dict[tuple[object, ...], int] = {}  # that were planned last: each is asked for card by card


def choose_hand(s: GlassRoad, seat: int, actions: list[int]) -> int:
    """The lowest card of the planned hand that is not chosen yet."""
    p = s.players[seat]
    planned = whole_hand(s, seat)
    if not begins(planned, p.hand):  # somebody else has chosen so far
        planned = planned_hand(s, seat, p.hand, pickable(p, p.hand))
    for action in actions:
        if planned >> v.PICK.one(action) & 1:
            return action
    return actions[0]


def pick_each(s: GlassRoad, seat: int, actions: list[int]) -> int:
    """The lowest of the cards that would bring most if each were played now; cards are chosen in ascending order."""
    o = outlook(s, seat, actions_left(s, seat), builds_left(s, seat))
    missing = hand_size(s) - s.players[seat].hand.bit_count()
    ranked = sorted(
        [(best_end(s, seat, o, v.PICK.one(action), True).value, action) for action in actions], reverse=True
    )
    return min([action for _, action in ranked[:missing]])


def whole_hand(s: GlassRoad, seat: int) -> int:
    """The hand that would be planned if no card were chosen yet."""
    p = s.players[seat]
    own = (likeness(s, seat), tuple(p.plan), p.last)
    asked = (s.seats, seat, s.epoch(), s.periods, s.bases_adjacent, tuple(s.board), own)
    if asked not in _hands:
        while len(_hands) >= HANDS:
            del _hands[next(iter(_hands))]
        before = s.copy()
        before.players[seat].hand = 0  # for some cards count those in hand
        _hands[asked] = planned_hand(before, seat, 0, pickable(p, 0))
    return _hands[asked]


def begins(hand: int, chosen: int) -> bool:
    """Is this where a hand begins, chosen in ascending order?"""
    return hand & (1 << chosen.bit_length()) - 1 == chosen and hand != chosen


def pickable(p: Player, hand: int) -> list[int]:
    """All cards that can still come into this hand, not only as the next one."""
    out: list[int] = []
    for card in range(hand.bit_length(), f.CARDS):
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
        for _, card in ranked[max(POOL, size - played.bit_count()) :]:  # enough to fill the hand
            if card in pool and not BUILDERS >> card & 1:
                pool.remove(card)
        s = end
        played |= 1 << best
        if not planned >> best & 1:
            planned |= 1 << best
            free -= 1
    return planned


def choose_card(s: GlassRoad, seat: int, actions: list[int], followed: int) -> int:
    """The card with which to begin: of so many, by what it and the best card after it would do."""
    used = 2 if s.seats == 1 else ACTIONS_A_CARD  # by the card in question
    o = outlook(s, seat, max(0.0, actions_left(s, seat) - used), builds_left(s, seat))
    lines: list[Line] = []
    for action in actions:
        if action == v.SKIP.first:
            lines.append(Line(worth(s, seat, o, 0.0), action, s, 0.0))
        else:
            end = best_end(s, seat, o, card_of(action), True)
            lines.append(Line(end.value, action, end.state, end.drawn))
    lines.sort(key=value_of, reverse=True)
    if not followed or s.asking(CHOOSE_LAST) or s.asking(EXTRA_CARD):  # after these no other card comes
        return lines[0].origin
    best, most = lines[0].origin, -1e9
    for line in lines[:followed]:
        found = line.value
        for action in actions:
            if action != line.origin:
                found = max(found, best_end(line.state, seat, o, card_of(action), True).value)
        if found > most:
            best, most = line.origin, found
    return best


def card_of(action: int) -> int:
    """The card that is laid or played."""
    return (v.LAY if v.LAY.owns(action) else v.PLAY).one(action)


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

    def doubt(self, s: GlassRoad) -> float:
        return DOUBT * math.sqrt(min(1.0, actions_left(s, 0) / LAST)) if s.stack else 0.0

    def until(self, s: GlassRoad) -> i64:
        return (int(s.period) + self.ahead) * MOST_CARDS


JUDGE: Final = GlassRoadJudge(1, 3)
