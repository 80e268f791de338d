"""The plan of a whole turn: the tile, what is done with it, the bonus action, and all free actions in between.

A beam: every layer is one thing more that is done, carried through to its end. Equal positions, which the same things
in another order lead to, are kept once. Positions before the tile is chosen and after its action is settled are not
compared with each other, for what is still to come is worth more than what a position shows.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values.woodcraft_turn import continuations, pass_chance
from burgher.bots.values.woodcraft_worth import worth
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.free_actions import is_free_action
from burgher.games.woodcraft.chapters.rounds import LAY_ORDER
from burgher.games.woodcraft.chapters.turn import DISCARD, TURN
from burgher.games.woodcraft.facts import COLOR_OF, DICE, MOST, NONE, ORDERS, PIPS
from burgher.games.woodcraft.state import Player, Woodcraft

LONGEST: Final = 10  # things that are done in a turn
STAGES: Final = 6
SLACK: Final = 4.0  # points by which a position may lie behind the best one of its stage
REPLACED: Final = 2  # tiles, those of the best bonuses, whose own action may be replaced


class Node:
    """A position within the turn, or at its end."""

    def __init__(self, s: Woodcraft, points: float, line: list[int]) -> None:
        self.s = s
        self.points = points
        self.line = line  # what the seat has done since the plan began


class Planner:
    """Finds the best ends of the turn of a seat."""

    def __init__(self, seat: i64, width: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.width: i64 = width  # positions of each stage that are kept
        self.most: i64 = most  # positions that are looked at, more or less
        self.epoch: i64 = 0
        self.looked: i64 = 0
        self.layer: list[Node] = []
        self.ends: list[Node] = []

    def plan(self, s: Woodcraft, actions: list[int]) -> list[Node]:
        """Ends of the turn after these actions, the best first."""
        self.epoch = s.epoch()
        self.grow(Node(s, 0.0, []), actions, False)
        for _ in range(LONGEST):
            if not self.layer:
                break
            layer = self.best_of_layer()
            self.layer = []
            for node in layer:
                options = node.s.options(self.seat)
                if self.looked >= self.most and self.ends:  # what is ready is still completed
                    options = [a for a in options if v.COMPLETE.owns(a) or a == v.END_ACTIONS.first]
                self.grow(node, options, True)
        self.ends.sort(key=points_lost)
        return self.ends

    def grow(self, node: Node, actions: list[int], sensible: bool) -> None:
        """One thing more of each kind."""
        tiles: list[Node] = []
        p = node.s.players[self.seat]
        before = len(self.layer)
        for action in actions:
            if v.TILE.owns(action):
                self.looked += 1
                after = node.s.copy()
                after.play(self.seat, action)
                tiles.append(Node(after, worth(after, self.seat), [*node.line, action]))
            elif sensible and is_free_action(action):
                before = len(self.layer)
                self.follow(node, action)
                self.layer[before:] = [found for found in self.layer[before:] if useful(p, found.s.players[self.seat])]
            else:
                self.follow(node, action)
        tiles.sort(key=points_lost)
        for i in range(len(tiles)):
            self.settle(tiles[i], i < REPLACED)

    def settle(self, node: Node, replace: bool) -> None:
        """What can be done with a tile that has just been chosen."""
        if not node.s.asking(TURN):
            for action in node.s.options(self.seat):  # a bonus leaves a choice
                after = node.s.copy()
                after.play(self.seat, action)
                self.settle(Node(after, 0.0, [*node.line, action]), replace)
            return
        for action in node.s.options(self.seat):
            if action == v.MAIN.first or (replace and (v.MAIN.owns(action) or v.SWAP.owns(action))):
                self.follow(node, action)

    def follow(self, node: Node, action: i64) -> None:
        """Do something, and what belongs to it, up to the next thing that can be done or the end of the turn."""
        s = node.s.copy()
        s.play(self.seat, action)
        pass_chance(s)
        self.looked += 1
        after = Node(s, 0.0, [*node.line, int(action)])
        if s.mover() != self.seat or s.epoch() != self.epoch or s.asking(LAY_ORDER):
            after.points = worth(s, self.seat)
            self.ends.append(after)
        elif s.asking(TURN):
            after.points = worth(s, self.seat)
            self.layer.append(after)
        elif s.asking(DISCARD):
            self.follow(after, least_die(s, self.seat))
        else:
            for further in continuations(s, self.seat):
                if not (twice(action) and twice(further) and further < action):  # the other order comes to the same
                    self.follow(after, further)

    def best_of_layer(self) -> list[Node]:
        """The best positions of each stage, equal ones once."""
        self.layer.sort(key=points_lost)
        counts = [0] * STAGES
        tops = [0.0] * STAGES
        seen: set[tuple[float, int]] = set()
        kept: list[Node] = []
        for node in self.layer:
            at = stage(node.s)
            key = (node.points, lumber_key(node.s.players[self.seat].lumber))
            if counts[at] >= self.width or (counts[at] and node.points < tops[at] - SLACK) or key in seen:
                continue
            seen.add(key)
            if not counts[at]:
                tops[at] = node.points
            counts[at] += 1
            kept.append(node)
        return kept


def stage(s: Woodcraft) -> i64:
    found: i64 = 0
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


def least_die(s: Woodcraft, seat: i64) -> int:
    """The die that is missed least."""
    best, most = 0, -1e9
    for action in s.options(seat):
        after = s.copy()
        after.play(seat, action)
        found = worth(after, seat)
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


def different(ends: list[Node], seat: i64, most: i64) -> list[Node]:
    """So many of the ends, equal positions once."""
    seen: set[tuple[float, int]] = set()
    out: list[Node] = []
    for node in ends:
        key = (node.points, lumber_key(node.s.players[seat].lumber))
        if key not in seen:
            seen.add(key)
            out.append(node)
            if len(out) == most:
                break
    return out


def plan(s: Woodcraft, seat: i64, actions: list[int], width: i64, most: i64) -> list[Node]:
    """Ends of the turn, the best first."""
    return Planner(seat, width, most).plan(s, actions)
