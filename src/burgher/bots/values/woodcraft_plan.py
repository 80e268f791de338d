"""The plan of a whole turn: the tile, what is done with it, the bonus action, and all free actions in between.

A beam: every layer is one thing more that is done, carried through to its end. Equal positions, which the same things
in another order lead to, are kept once. Positions before the tile is chosen and after its action is settled are not
compared with each other, for what is still to come is worth more than what a position shows. First comes what follows
the action of the tile; of what can be done before it, only that which brings something for it leads to tiles anew.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.woodcraft_turn import continuations, pass_chance, played
from burgher.bots.values.woodcraft_worth import Outlook, worth_again
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.free_actions import is_free_action
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER
from burgher.games.woodcraft.chapters.turn import DISCARD, TURN
from burgher.games.woodcraft.facts import COLOR_OF, DICE, MOST, NONE, ORDERS, PIPS
from burgher.games.woodcraft.state import Player, Woodcraft

LONGEST: Final = 10  # things that are done in a turn
STAGES: Final = 6
SLACK: Final = 4.0  # points by which a position may lie behind the best one of its stage
MUCH: Final = 4  # times the positions that are to be looked at, after which of many ways one is chosen at first sight
REPLACED: Final = 2  # tiles, those of the best bonuses, whose own action may be replaced


class Node:
    """A position within the turn, or at its end."""

    def __init__(self, s: Woodcraft, points: float, line: list[int]) -> None:
        self.s = s
        self.points = points
        self.line = line  # what the seat has done since the plan began
        self.ripe = True  # would the action of a tile find something here that it did not find before?


class Planner:
    """Finds the best ends of the turn of a seat."""

    def __init__(self, seat: i64, width: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.outlook = Outlook()
        self.width: i64 = width  # positions of each stage that are kept
        self.most: i64 = most  # positions that are looked at, more or less
        self.epoch: i64 = 0
        self.asked: list[int] = []  # with what the plan may begin
        self.looked: i64 = 0
        self.before: list[Node] = []  # the action of the tile is still to come
        self.after: list[Node] = []  # it is settled
        self.bonus: list[Node] = []  # from here a bonus action may still be bought
        self.seen: set[tuple[float, int, int]] = set()
        self.ends: list[Node] = []

    def plan(self, s: Woodcraft, actions: list[int]) -> list[Node]:
        """Ends of the turn after these actions, the best first."""
        self.epoch = s.epoch()
        self.asked = actions
        self.grow(Node(s, 0.0, []), actions, True)
        for _ in range(LONGEST):
            self.complete()
            self.buy_bonuses()
            if self.spent() or not self.before:
                break
            layer = self.best_of(self.before)
            self.before = []
            for node in layer:
                if not self.spent():
                    self.grow(node, node.s.options(self.seat), False)
        self.ends.sort(key=points_lost)
        return self.ends

    def spent(self) -> bool:
        return self.looked >= self.most and len(self.ends) > 0

    def complete(self) -> None:
        """Carry settled positions through to the end of the turn."""
        for _ in range(LONGEST):
            if not self.after:
                return
            layer = self.best_of(self.after)
            self.after = []
            for node in layer:
                options = node.s.options(self.seat)
                if self.spent():  # what is ready is still completed
                    options = [a for a in options if v.COMPLETE.owns(a) or a == v.END_ACTIONS.first]
                self.grow(node, options, False)

    def buy_bonuses(self) -> None:
        """Bonus actions, which are many, come after all that can be done without them."""
        self.bonus.sort(key=points_lost)
        chosen = [node for i, node in enumerate(self.bonus) if i < self.width or not node.line]
        self.bonus = []
        for node in chosen:
            for action in node.s.options(self.seat) if node.line else self.asked:
                if v.BONUS.owns(action) and not self.spent():
                    self.follow(node, action)
        self.complete()

    def grow(self, node: Node, actions: list[int], first: bool) -> None:
        """One thing more of each kind. What brings nothing for the action of the tile can as well be done after it."""
        tiles: list[Node] = []
        for action in actions:
            if is_free_action(action):
                self.free(node, action, first)
            elif v.TILE.owns(action):
                if node.ripe:
                    self.looked += 1
                    after = played(node.s, self.seat, action)
                    points = worth_again(self.outlook, after, self.seat)
                    tiles.append(Node(after, points, [*node.line, action]))
            elif v.BONUS.owns(action) and (tiles or node.s.settled or not first):
                if node.ripe and (not self.bonus or self.bonus[-1] is not node):
                    self.bonus.append(node)
            elif first or node.s.settled or node.ripe:
                self.follow(node, action)
        tiles.sort(key=points_lost)
        for i in range(len(tiles)):
            self.settle(tiles[i], i < REPLACED)

    def free(self, node: Node, action: i64, first: bool) -> None:
        """A free action, if it is of any use, or if it is asked for."""
        layer = self.after if node.s.settled else self.before
        count = len(layer)
        self.follow(node, action)
        p = node.s.players[self.seat]
        kept: list[Node] = []
        for found in layer[count:]:
            later = found.s.players[self.seat]
            if first or useful(p, later):
                found.ripe = first or gained(p, later)
                kept.append(found)
        layer[count:] = kept

    def settle(self, node: Node, replace: bool) -> None:
        """What can be done with a tile that has just been chosen."""
        if not node.s.asking(TURN):
            for action in node.s.options(self.seat):  # a bonus leaves a choice
                after = played(node.s, self.seat, action)
                self.settle(Node(after, 0.0, [*node.line, action]), replace)
            return
        for action in node.s.options(self.seat):
            if action == v.MAIN.first or (replace and (v.MAIN.owns(action) or v.SWAP.owns(action))):
                self.follow(node, action)

    def follow(self, node: Node, action: i64) -> None:
        """Do something, and what belongs to it, up to the next thing that can be done or the end of the turn."""
        s = played(node.s, self.seat, action)
        pass_chance(s)
        self.looked += 1
        after = Node(s, 0.0, [*node.line, int(action)])
        if s.mover() != self.seat or s.epoch() != self.epoch or s.asking(LAY_ORDER):
            after.points = worth_again(self.outlook, s, self.seat)
            self.ends.append(after)
        elif s.asking(TURN):
            after.points = worth_again(self.outlook, s, self.seat)
            (self.after if s.settled else self.before).append(after)
        elif s.asking(DISCARD):
            self.follow(after, at_sight(self.outlook, s, self.seat, s.options(self.seat)))
        else:
            further = continuations(s, self.seat)
            # the other order comes to the same, unless this is the only one
            ascending = [one for one in further if not (twice(action) and twice(one) and one < action)]
            ways = ascending or further
            if self.looked >= MUCH * self.most:  # something with very many ways to do it
                ways = [at_sight(self.outlook, s, self.seat, ways)]
            for one in ways:
                self.follow(after, one)

    def best_of(self, layer: list[Node]) -> list[Node]:
        """The best positions of each stage, equal ones once in the whole plan."""
        layer.sort(key=points_lost)
        counts = [0] * STAGES
        tops = [0.0] * STAGES
        kept: list[Node] = []
        for node in layer:
            at = stage(node.s)
            key = (node.points, lumber_key(node.s.players[self.seat].lumber), at)
            if counts[at] >= self.width or (counts[at] and node.points < tops[at] - SLACK) or key in self.seen:
                continue
            self.seen.add(key)
            if not counts[at]:
                tops[at] = node.points
            counts[at] += 1
            kept.append(node)
        return kept


def stage(s: Woodcraft) -> int:
    found = 0
    if s.settled:
        found = 2
    elif s.tile != NONE:
        found = 1
    return found + 3 if s.bonus_used else found


def twice(action: i64) -> bool:
    """Is it a part of an action that is done twice, in any order?"""
    return v.BUY_DIE.owns(action) or v.BUY_MATERIAL.owns(action) or v.PRODUCE.owns(action)


def useful(before: Player, after: Player) -> bool:
    """Wood is worked only into what an order needs, or for points."""
    made = False
    for die in range(DICE):
        if after.lumber[die] > before.lumber[die]:
            made = True
            if wanted(before, die):
                return True
    return not made or sum(after.parts) > sum(before.parts)


def gained(before: Player, after: Player) -> bool:
    """Has something come that can be spent, sold or planted?"""
    for token in range(len(after.tokens)):
        if after.tokens[token] > before.tokens[token]:
            return True
    return pips_of(after) > pips_of(before)


def pips_of(p: Player) -> int:
    pips = 0
    for die in range(DICE):
        pips += p.lumber[die] * PIPS[die]
    return pips


def wanted(p: Player, die: i64) -> bool:
    """Do the orders beside the board need one more of these dice?"""
    need = 0
    for card in p.orders:
        order = ORDERS[card]
        for i in range(len(order.dice)):
            if order.dice[i] == die:
                need += order.counts[i]
        for i in range(len(order.free_masks)):
            if order.free_masks[i] >> COLOR_OF[die] & 1 and order.free_values[i] in (0, PIPS[die]):
                need += 1
    return need > p.lumber[die]


def at_sight(o: Outlook, s: Woodcraft, seat: i64, actions: list[int]) -> int:
    """The action that looks best at once."""
    best, most = actions[0], -1e9
    for action in actions:
        found = worth_again(o, played(s, seat, action), seat)
        if found > most:
            best, most = action, found
    return best


def points_lost(node: Node) -> float:
    return -node.points


def lumber_key(lumber: list[int]) -> int:
    key: i64 = 0
    die: i64
    for die in range(DICE):
        key = key * (MOST + 1) + lumber[die]
    return int(key)


def by_action(ends: list[Node]) -> list[Node]:
    """The best end after each first action, of ends in their order."""
    begun: set[int] = set()
    out: list[Node] = []
    for node in ends:
        if node.line[0] not in begun:
            begun.add(node.line[0])
            out.append(node)
    return out


def plan(s: Woodcraft, seat: i64, actions: list[int], width: i64, most: i64) -> list[Node]:
    """Ends of the turn, the best first."""
    return Planner(seat, width, most).plan(s, actions)
