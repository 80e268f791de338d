"""All that a seat may sensibly do with a card in Glass Road: the positions in which it can end, the best first.

Within the evaluation of a card nobody else matters. Many ways come to the same, so each is tried in one order only:
all or nothing of a gain on each wheel, one cell for each tile, one forest, a tile removed only for want of room; and
positions with the same goods, landscape, buildings, display and score are one.
"""

from typing import Final

from burgher.bots.values.glass_road_worth import Sight, beside_building
from burgher.core.state import step_of
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.building import BUILD, can_build_tile
from burgher.games.glass_road.chapters.ending import LAST_ACTIONS
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.immediate import EXCHANGE, PLACE_BESIDE
from burgher.games.glass_road.chapters.landscape import PLACE, adjacent
from burgher.games.glass_road.chapters.specialists import DRAW_DISPLAY, GIFT
from burgher.games.glass_road.chapters.wheels import TAKE
from burgher.games.glass_road.score import half_points
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player

DRAWN: Final = 1.0  # actions that the Feudal Lord's tiles save
DEPTH: Final = 7  # parts of a card and conversions in a line
PATIENCE: Final = 14  # anytime actions in a row, after which goods are no longer turned in a circle
NOTHING: Final = -1  # the origin of a line in which nothing is done
LEAST: Final = -1e9


def _marks() -> list[int]:
    """A number for each thing that a cell can hold, such that sums of them tell what lies on a plan."""
    out: list[int] = []
    mark = 1
    for _ in range(f.FIRST_TILE + f.TILES):
        mark = mark * 6364136223846793 + 1442695040888963 & (1 << 52) - 1
        out.append(mark)
    return out


MARKS: Final = _marks()


class Line:
    """How a card, or the rest of it, could be played."""

    def __init__(self, value: float, origin: int, state: GlassRoad, drawn: float) -> None:
        self.value = value
        self.origin = origin  # the action with which it began
        self.state = state
        self.drawn = drawn  # the time that tiles will save of which nobody can know yet


def value_of(line: Line) -> float:
    return line.value


class Card:
    """Looks through what a seat may do until somebody else, or chance, has to choose."""

    seat: int
    sight: Sight
    width: int  # lines that are followed from each part of the card to the next
    converting: bool  # conversions are tried too
    ends: list[Line]  # positions in which the card may end
    unfinished: list[Line]  # positions in which it may not
    found: list[Line]  # positions in which it can go on
    seen: set[tuple[int, int, int, int]]

    def __init__(self, seat: int, sight: Sight, width: int, converting: bool) -> None:
        self.seat = seat
        self.sight = sight
        self.width = width
        self.converting = converting
        self.ends = []
        self.unfinished = []
        self.found = []
        self.seen = set()

    def play(self, line: Line, card: int, both: bool) -> None:
        """Whatever a card could do after a line, with one action or with both, or not at all."""
        after = line.state.branch(self.seat)
        after.players[self.seat].hand &= ~(1 << card)
        after.stack = []
        after.push(EVALUATE, self.seat, card, 0, 0, 1 if both else 0)
        self.settle(after, NOTHING, line.drawn)
        self.go_on()

    def answer(self, s: GlassRoad, actions: list[int]) -> None:
        """Whatever could follow each of these actions."""
        for action in actions:
            after = s.branch(self.seat)
            if action == v.DONE.first:
                self.end(after, action, 0.0)
            else:
                after.play(self.seat, action)
                self.settle(after, action, 0.0)
        self.go_on()

    def best(self, count: int) -> list[Line]:
        """So many of the best ends; where no line came to an end, of the others."""
        lines = self.ends or self.unfinished
        lines.sort(key=value_of, reverse=True)
        return lines[:count]

    def go_on(self) -> None:
        """From the best positions in which the card can go on, as long as it can."""
        for _ in range(DEPTH):
            if not self.found:
                return
            self.found.sort(key=value_of, reverse=True)
            lines = self.found[: self.width]
            self.found = []
            for line in lines:
                s = line.state
                for action in likely_uses(s, self.seat, s.options(self.seat), self.converting):
                    after = s.branch(self.seat)
                    after.play(self.seat, action)
                    self.settle(after, action if line.origin == NOTHING else line.origin, line.drawn)

    def settle(self, s: GlassRoad, origin: int, drawn: float) -> None:
        """Make all decisions within an action; then the position is valued."""
        while s.asking(GIFT) and s.top_seat() != self.seat:
            s.play(s.top_seat(), v.GIFT.of(0, 0))
        while s.asking(DRAW_DISPLAY):
            s.stack.pop()  # nobody can know what will be drawn
            drawn += DRAWN
        if not s.stack or s.top_seat() != self.seat:
            self.end(s, origin, drawn)
            return
        step = s.top()
        if step is not EVALUATE and step is not LAST_ACTIONS:
            for action in self.likely(s):
                after = s.branch(self.seat)
                after.play(self.seat, action)
                self.settle(after, origin, drawn)
            return
        known = key(s, self.seat)
        if known in self.seen:
            return
        self.seen.add(known)
        line = Line(self.sight.value(s, self.seat, drawn), origin, s, drawn)
        self.found.append(line)
        if step is LAST_ACTIONS or may_end(s):
            self.ends.append(line)
        else:
            self.unfinished.append(line)

    def end(self, s: GlassRoad, origin: int, drawn: float) -> None:
        """Somebody else, or chance, is next: there is nothing more to choose here."""
        self.ends.append(Line(self.sight.value(s, self.seat, drawn), origin, s, drawn))

    def likely(self, s: GlassRoad) -> list[int]:
        """The actions worth looking at."""
        step = s.top()
        actions = s.options(self.seat)
        p = s.players[self.seat]
        if step is TAKE:
            takes = likely_takes(actions)
            if len(s.stack) > 1 and step_of(s.stack[-2]) == EXCHANGE.number:
                return [self.best_of(s, takes)]  # all ways of many exchanges would be too many
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

    def best_of(self, s: GlassRoad, actions: list[int]) -> int:
        best, most = actions[0], LEAST
        for action in actions:
            after = s.branch(self.seat)
            after.play(self.seat, action)
            found = self.sight.value(after, self.seat, 0.0)
            if found > most:
                best, most = action, found
        return best

    def next_exchange(self, s: GlassRoad, actions: list[int]) -> int:
        """One more exchange, if it is good in itself."""
        best, most = v.STOP.first, self.sight.value(s, self.seat, 0.0)
        for action in actions:
            if v.AGAIN.owns(action):
                after = s.branch(self.seat)
                after.play(self.seat, action)
                if after.asking(TAKE):
                    after.play(self.seat, self.best_of(after, likely_takes(after.options(self.seat))))
                    found = self.sight.value(after, self.seat, 0.0)
                    if found > most:
                        best, most = action, found
        return best


def may_end(s: GlassRoad) -> bool:
    """May a card be left as it is? Who has paid must use something, if anything has an effect. [GR-113]"""
    data = s.top_data()
    if not EVALUATE.entered.of(data) or s.effect:
        return True
    return v.DONE.first in s.options(s.top_seat())


def key(s: GlassRoad, seat: int) -> tuple[int, int, int, int]:
    """What tells positions apart within a card: what is there, and what of the card is used."""
    goods, things, score = likeness(s, seat)
    return goods, things, score, s.stack[-1]


def likeness(s: GlassRoad, seat: int) -> tuple[int, int, int]:
    """What tells positions apart between cards: goods, things on the plan and beside it, the score."""
    p = s.players[seat]
    goods = 0
    for amount in p.goods:
        goods = goods << 3 | amount
    things = 0
    for code in p.plan:
        things += MARKS[code]
    for tile in p.display:
        things += 3 * MARKS[f.FIRST_TILE + tile]
    for tile in p.bases:
        if tile != NO_TILE:
            things += MARKS[f.FIRST_TILE + tile]
    return goods, things, half_points(s, seat)


# ---------------------------------------------------------------- one way of many


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


def patient(s: GlassRoad, seat: int, actions: list[int]) -> list[int]:
    """These actions, but no conversions where there have been very many.

    Some buildings turn goods in a circle. Every time round there seems to be something good to come, and nothing in the
    position tells that it was there before, but for the number of actions.
    """
    if s.players[seat].anytime < PATIENCE:
        return actions
    return [action for action in actions if not v.CONVERT.owns(action)] or actions


def likely_uses(s: GlassRoad, seat: int, actions: list[int], converting: bool) -> list[int]:
    """The uses of a card, or the ways to pay for it; conversions, of one landscape tile or forest each; and room."""
    p = s.players[seat]
    forest = s.asking(EVALUATE) and f.ENTRY_COST[EVALUATE.card.of(s.top_data())] == f.ENTRY_FOREST
    out: list[int] = []
    full = f.EMPTY not in p.plan
    last = -1
    cleared = 0
    for action in actions:
        if v.USE.owns(action):
            out.append(action)
        elif v.ENTER.owns(action):
            if not forest or not out:  # one forest is as good as another
                out.append(action)
        elif v.CONVERT.owns(action):
            if converting and p.anytime < PATIENCE:
                tile = v.CONVERT.one(action)
                if tile != last or f.CONVERSION_OF[tile].pay == f.PAY_GOODS:
                    out.append(action)
                last = tile
        elif v.CLEAR.owns(action) and full:
            kind = p.plan[v.CLEAR.one(action)]
            if not cleared >> kind & 1:
                out.append(action)
                cleared |= 1 << kind
    return out


def best_cell(p: Player, tile: int) -> int:
    """The empty cell that suits a building: with the most beside it of what it looks at, otherwise the first."""
    code = -1
    beside_buildings = tile == f.TAVERN
    if f.CATEGORY[tile] == f.POINT:
        scoring = f.scoring_of(tile)
        if scoring.rule == f.R_ADJACENT:
            beside_buildings = scoring.thing == f.T_BUILDING
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
            n = beside_building(p, cell) if beside_buildings else adjacent(p, cell, code) if code >= 0 else 0
            if n > most:
                best, most = cell, n
    return best
