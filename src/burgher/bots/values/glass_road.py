"""How the bot plays Glass Road: it looks through its own card to the end, and plans its hand card by card.

Within the evaluation of a card nobody else matters, so all that it may sensibly do is tried, and the position in which
it ends is judged. A hand is planned in the same way: the card that brings most, then the one that brings most after it,
and so on.
"""

import math
from typing import Final

from mypy_extensions import i64

from burgher.bots.values.glass_road_worth import (
    ACTIONS_A_CARD,
    BUILDERS,
    Outlook,
    actions_left,
    builds_left,
    outlook,
    worth,
)
from burgher.bots.values.judge import Judge, spread_out
from burgher.core.state import step_of
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.building import BUILD, can_build_tile
from burgher.games.glass_road.chapters.ending import LAST_ACTIONS
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.immediate import EXCHANGE, PLACE_BESIDE
from burgher.games.glass_road.chapters.landscape import PLACE, adjacent
from burgher.games.glass_road.chapters.periods import CHOOSE_LAST, EXTRA_CARD, LAY, PICK, PLAY, hand_size
from burgher.games.glass_road.chapters.specialists import DRAW_DISPLAY, GIFT
from burgher.games.glass_road.chapters.wheels import TAKE
from burgher.games.glass_road.rules import STEPS
from burgher.games.glass_road.score import parts
from burgher.games.glass_road.state import MOST_CARDS, NO_TILE, GlassRoad, Player

CARD_STEPS: Final = [PICK, LAY, PLAY, CHOOSE_LAST, EXTRA_CARD]
# Where an action is over, though the seat may go on: by the number of the step.
ENDS: Final = [step in CARD_STEPS or step in (EVALUATE, LAST_ACTIONS) for step in STEPS]
WIDTH: Final = 4  # lines that are followed
DEPTH: Final = 5  # parts of a card and conversions in a line
POOL: Final = 8  # cards that stay in question for a hand, beside those that build
DRAWN: Final = 1.0  # actions that the Feudal Lord's tiles save


def choose(s: GlassRoad, seat: int, actions: list[int]) -> int:
    step = s.top()
    if step is PICK:
        return choose_hand(s, seat, actions)
    if step in CARD_STEPS:
        return choose_card(s, seat, actions)
    o = outlook(s, seat, actions_left(s, seat), builds_left(s, seat))
    if step is BUILD:  # first the tile, then its cell
        tile = v.BUILD.one(Search(s, seat, o, True).choose(s, likely_builds(s, s.players[seat])))
        actions = [action for action in actions if v.BUILD.one(action) == tile]
    else:
        actions = without_clears(s, seat, actions)
    return Search(s, seat, o, True).choose(s, actions)


def without_clears(s: GlassRoad, seat: int, actions: list[int]) -> list[int]:
    """To be done comes first, so that nothing is done without need; a tile is removed only for room, or at the end."""
    out = [action for action in actions if action == v.DONE.first]
    clearing = s.asking(LAST_ACTIONS) or f.EMPTY not in s.players[seat].plan
    for action in actions:
        if action != v.DONE.first and (clearing or not v.CLEAR.owns(action)):
            out.append(action)
    return out


class Line:
    """How a card, or the rest of it, could be played."""

    def __init__(self, worth: float, origin: int, state: GlassRoad) -> None:
        self.worth = worth
        self.origin = origin  # the action with which it began
        self.state = state


class Search:
    """Looks through what a seat may sensibly do until somebody else, or chance, has to choose."""

    seat: int
    outlook: Outlook
    converting: bool  # conversions are tried too
    best: Line
    found: list[Line]  # positions in which the card can go on

    def __init__(self, s: GlassRoad, seat: int, o: Outlook, converting: bool) -> None:
        self.seat = seat
        self.outlook = o
        self.converting = converting
        self.best = Line(-1e9, -1, s)
        self.found = []

    def choose(self, s: GlassRoad, actions: list[int]) -> int:
        """The action with which the best line begins."""
        for action in actions:
            after = s.copy()
            after.play(self.seat, action)
            self.settle(after, action)
        self.go_on()
        return self.best.origin

    def play_card(self, s: GlassRoad, card: int, both: bool) -> None:
        """The best that a card could do now, with one action or with both."""
        after = s.copy()
        after.players[self.seat].hand &= ~(1 << card)
        after.stack = []
        after.push(EVALUATE, self.seat, card, 0, 0, 1 if both else 0)
        self.settle(after, 0)
        self.go_on()

    def go_on(self) -> None:
        """From the best positions in which the card can go on, as long as it can."""
        for _ in range(DEPTH):
            self.found.sort(key=worth_of, reverse=True)
            lines = self.found[: WIDTH if self.converting else 1]
            self.found = []
            for line in lines:
                for action in likely_uses(line.state.options(self.seat), self.converting):
                    after = line.state.copy()
                    after.play(self.seat, action)
                    self.settle(after, line.origin)

    def settle(self, s: GlassRoad, origin: int) -> None:
        """Make all decisions within an action; then the position is judged."""
        while s.asking(GIFT) and s.top_seat() != self.seat:
            s.play(s.top_seat(), v.GIFT.of(0, 0))
        if s.mover() == self.seat and not ENDS[s.top().number]:
            for action in self.likely(s):
                after = s.copy()
                after.play(self.seat, action)
                self.settle(after, origin)
            return
        drawn = 0.0
        while s.asking(DRAW_DISPLAY):
            s.stack.pop()  # nobody can know what will be drawn
            drawn = DRAWN
        line = Line(worth(s, self.seat, self.outlook, drawn), origin, s)
        if line.worth > self.best.worth:
            self.best = line
        if s.asking(EVALUATE) and s.top_seat() == self.seat:
            self.found.append(line)

    def likely(self, s: GlassRoad) -> list[int]:
        """The actions worth looking at."""
        step = s.top()
        actions = s.options(self.seat)
        p = s.players[self.seat]
        if step is TAKE:
            takes = likely_takes(actions)
            if len(s.stack) > 1 and step_of(s.stack[-2]) == EXCHANGE.number:
                return [self.best_take(s, takes)]  # all ways of many exchanges would be too many
            return takes
        if step is BUILD:
            return likely_builds(s, p)
        if step is PLACE:
            return likely_places(p, actions)
        if step is EXCHANGE:
            return [self.next_exchange(s, actions)]
        if step is GIFT:
            return [action for action in actions if v.GIFT.owns(action)]
        if step is PLACE_BESIDE:
            return [actions[0], actions[-1]]
        return actions

    def best_take(self, s: GlassRoad, takes: list[int]) -> int:
        best, most = takes[0], -1e9
        for take in takes:
            after = s.copy()
            after.play(self.seat, take)
            found = worth(after, self.seat, self.outlook, 0.0)
            if found > most:
                best, most = take, found
        return best

    def next_exchange(self, s: GlassRoad, actions: list[int]) -> int:
        """One more exchange, if it is good in itself."""
        best, most = v.STOP.first, worth(s, self.seat, self.outlook, 0.0)
        for action in actions:
            if v.AGAIN.owns(action):
                after = s.copy()
                after.play(self.seat, action)
                if after.asking(TAKE):
                    for take in likely_takes(after.options(self.seat)):
                        end = after.copy()
                        end.play(self.seat, take)
                        found = worth(end, self.seat, self.outlook, 0.0)
                        if found > most:
                            best, most = action, found
        return best


def worth_of(line: Line) -> float:
    return line.worth


def likely_takes(actions: list[int]) -> list[int]:
    """All of a gain, on each wheel, or nothing."""
    out = [actions[0]] if len(actions) > 1 else []
    for i in range(len(actions)):
        if i + 1 == len(actions) or v.TAKE.one(actions[i]) != v.TAKE.one(actions[i + 1]):
            out.append(actions[i])
    return out


def likely_builds(s: GlassRoad, p: Player) -> list[int]:
    """Each building that can be built now, once: on the cell that suits it."""
    space = f.EMPTY in p.plan
    out: list[int] = []
    for tile in s.board + p.display:
        if tile != NO_TILE and can_build_tile(p, p.goods, tile, space):
            out.append(v.BUILD.of(tile, best_cell(p, tile) if f.UPGRADES[tile] == f.NO_BASE else f.ON_BASE))
    return out


def likely_places(p: Player, actions: list[int]) -> list[int]:
    """For each kind the cell with the most of it beside, or none."""
    out: list[int] = []
    kind, best, most = -1, 0, -1
    for action in actions:
        if action == v.LEAVE.first:
            out.append(action)
            continue
        found, cell = v.PLACE.two(action)
        if found != kind:
            if most >= 0:
                out.append(best)
            kind, most = found, -1
        n = adjacent(p, cell, f.FIRST_KIND + kind)
        if n > most:
            best, most = action, n
    if most >= 0:
        out.append(best)
    return out


def likely_uses(actions: list[int], converting: bool) -> list[int]:
    """The uses of a card, or the first way to pay for it; and conversions, of one landscape tile or forest each."""
    out: list[int] = []
    entered = False
    last = -1
    for action in actions:
        if v.USE.owns(action):
            out.append(action)
        elif v.ENTER.owns(action):
            if not entered:
                out.append(action)
            entered = True
        elif converting and v.CONVERT.owns(action):
            tile = v.CONVERT.one(action)
            if tile != last or f.CONVERSION_OF[tile].pay == f.PAY_GOODS:
                out.append(action)
            last = tile
    return out


def best_cell(p: Player, tile: int) -> int:
    """The empty cell that suits a building: with the most beside it of what it looks at, otherwise the first."""
    code = -1
    if f.CATEGORY[tile] == f.POINT:
        scoring = f.scoring_of(tile)
        if scoring.rule == f.R_ADJACENT:
            code = f.FIRST_KIND + scoring.thing if scoring.thing < f.T_EMPTY else f.EMPTY
    elif f.CATEGORY[tile] == f.IMMEDIATE:
        building = f.immediate_of(tile)
        if building.effect == f.E_GAIN_PER and building.per == f.PER_ADJACENT_POND:
            code = f.FIRST_KIND + f.POND
        elif building.effect == f.E_PLACE_AROUND or (
            building.effect == f.E_GAIN_PER and building.per == f.PER_ADJACENT_EMPTY
        ):
            code = f.EMPTY
    best, most = 0, -1
    for cell in range(f.CELLS):
        if p.plan[cell] == f.EMPTY:
            n = adjacent(p, cell, code) if code >= 0 else 0
            if n > most:
                best, most = cell, n
    return best


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
            search = Search(s, seat, o, False)
            search.play_card(s, card, both)
            ranked.append((search.best.worth, card))
            if search.best.worth > most:
                best, most, end = card, search.best.worth, search.best.state
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
        search = Search(s, seat, o, False)
        if action == v.SKIP.first:
            search.best.worth = worth(s, seat, o, 0.0)
        else:
            verb = v.LAY if v.LAY.owns(action) else v.PLAY
            search.play_card(s, verb.one(action), True)
            if not alone:
                after = search.best.state
                for other in actions:
                    if other != action:
                        search.play_card(after, verb.one(other), True)
        if search.best.worth > most:
            best, most = action, search.best.worth
    return best


class GlassRoadJudge(Judge[GlassRoad]):
    """Looks to the end of the period."""

    def value(self, s: GlassRoad, seat: i64) -> float:
        return worth(s, int(seat), outlook(s, int(seat), actions_left(s, int(seat)), builds_left(s, int(seat))), 0.0)

    def sheet(self, s: GlassRoad, seat: i64) -> list[float]:
        return spread_out([part / 2 for part in parts(s, seat)], self.value(s, seat))

    def spread(self, s: GlassRoad) -> float:
        return 1.0 + math.sqrt(actions_left(s, 0))

    def until(self, s: GlassRoad) -> i64:
        return (int(s.period) + self.ahead) * MOST_CARDS


JUDGE: Final = GlassRoadJudge(1, 3)
