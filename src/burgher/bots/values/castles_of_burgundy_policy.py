"""What a seat would sensibly do, action by action: how much each adds to the value, without playing it.

It is what rollouts are played by, so it has to be quick: each tile is looked at once, and nothing is copied.
"""

from typing import Final

from mypy_extensions import i64

from burgher.bots.values import castles_of_burgundy_worth as value
from burgher.core.state import NO_SEAT
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters.place import may_lie, place_price
from burgher.games.castles_of_burgundy.chapters.sell_buy import sell_price
from burgher.games.castles_of_burgundy.chapters.take import take_price
from burgher.games.castles_of_burgundy.chapters.tiles import KEEP, free_goods_spaces
from burgher.games.castles_of_burgundy.facts import BOARDS, GOODS, SLOTS, TYPE_OF
from burgher.games.castles_of_burgundy.state import Burgundy, Player

NOTHING: Final = -1e9


class Gains:
    """What the actions of a seat add, worked out once for a position."""

    def __init__(self, s: Burgundy, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.p: Player = s.players[seat]
        self.left: float = value.rounds_left(s, int(seat))
        self.stored: list[float] = [NOTHING] * f.FACES  # what each face is worth in the storage, once asked for
        self.purse: float = value.purse(self.p, self.left)

    def of(self, action: i64) -> float:
        """How much an action adds to the value, nearly."""
        if v.TAKE.owns(action):
            die, depot, slot, lost = v.TAKE.four(action)
            price = take_price(self.p, die, depot)
            return self.store(self.s.depots[depot * SLOTS + slot], lost) - self.pay(price, 0)
        if v.PLACE.owns(action):
            die, space, cell = v.PLACE.three(action)
            return self.place(space, cell) - self.pay(place_price(self.p, die, space, cell), 0)
        if v.SELL.owns(action):
            die, goods = v.SELL.two(action)
            return self.sell(goods) - self.pay(sell_price(self.p, die, goods), 0)
        if v.WORKERS.owns(action):
            more = f.KNOWLEDGE_WORKERS if self.p.knows[f.K_MORE_WORKERS] else f.WORKERS
            return -self.pay(-more, -f.KNOWLEDGE_WORKERS_SILVER if self.p.knows[f.K_WORKERS_SILVER] else 0)
        if v.BUY.owns(action):
            depot, slot, lost = v.BUY.three(action)
            return self.store(self.s.depots[depot * SLOTS + slot], lost) - self.pay(0, f.PRICE)
        if v.FREE_TAKE.owns(action):
            depot, slot = v.FREE_TAKE.two(action)
            return self.store(self.s.depots[depot * SLOTS + slot], v.NO_DISCARD)
        if v.FREE_PLACE.owns(action):
            space, cell = v.FREE_PLACE.two(action)
            return self.place(space, cell)
        if v.FREE_SELL.owns(action):
            return self.sell(v.FREE_SELL.one(action))
        if v.GOODS.owns(action):
            depot, other = v.GOODS.two(action)
            return self.load(depot) + (self.load(other) if other else 0.0)
        if v.KEEP.owns(action):
            return self.keep(v.KEEP.one(action))
        return 0.0  # the end of a turn, or something declined

    def pay(self, workers: i64, silver: i64) -> float:
        """What it costs to give away workers and silver."""
        if not workers and not silver:
            return 0.0
        p = self.p
        p.workers -= workers
        p.silver -= silver
        left = value.purse(p, self.left)
        p.workers += workers
        p.silver += silver
        return self.purse - left

    def lying(self, tile: i64, cell: i64) -> float:
        """What a tile adds when it is placed on this cell: its effect, its region and its colour."""
        s, p = self.s, self.p
        board = BOARDS[p.board - 1]
        region = board.region[cell]
        size = board.region_size[region]
        empty = p.region_left[region]
        found = value.effect_worth(s, p, int(self.seat), int(tile), int(cell), self.left)
        if empty == 1:
            found += f.SIZE_POINTS[size] + f.PHASE_POINTS[s.phase]
        else:
            found += value.region_worth(s, size, empty - 1, self.left)
        if empty < size:
            found -= value.region_worth(s, size, empty, self.left)
        return found

    def worth(self, tile: i64) -> float:
        """What a tile is worth in the storage."""
        if self.stored[tile] != NOTHING:
            return self.stored[tile]
        p = self.p
        best = 0.0
        for cell in BOARDS[p.board - 1].cells[TYPE_OF[tile]]:
            if p.estate[cell]:
                continue
            found = self.lying(tile, cell)
            if not may_lie(p, tile, cell):
                barred = TYPE_OF[tile] == f.BUILDING and p.open[cell]
                found *= value.BARRED if barred else value.NOT_YET
            if found > best:
                best = found
        best *= value.STORED * min(1.0, self.left / 1.5)
        self.stored[tile] = best
        return best

    def store(self, tile: i64, lost: i64) -> float:
        """A tile comes into the storage, and another may have to go; one of a kind is better than two."""
        found = self.worth(tile)
        for other in self.p.storage:
            if other and TYPE_OF[other] == TYPE_OF[tile]:
                found *= 0.57
        if lost != v.NO_DISCARD:
            found -= self.worth(self.p.storage[lost])
        return found

    def place(self, space: i64, cell: i64) -> float:
        """A stored tile comes to lie on a cell."""
        s, p = self.s, self.p
        tile: i64 = p.storage[space]
        found = self.lying(tile, cell) - self.worth(tile)
        kind = TYPE_OF[tile]
        if s.small[kind] == NO_SEAT:
            bonus = f.LARGE_BONUS[s.seats] if s.large[kind] == NO_SEAT else f.SMALL_BONUS[s.seats]
            cells = len(BOARDS[p.board - 1].cells[kind])
            empty = p.colour_left[kind]
            if empty == 1:
                found += bonus
            elif empty * value.ACTIONS_PER_TILE / 2 <= self.left:
                before, after = (cells - empty) / cells, (cells - empty + 1) / cells
                found += bonus * value.COLOUR * (after * after - before * before)
        if kind == f.SHIP:
            found += value.GOODS_PENDING * value.best_load(s, p) - value.SHIP_EFFECT + 0.8
        return found

    def sell(self, goods: i64) -> float:
        """All goods of a type are sold."""
        s, p = self.s, self.p
        count = p.goods[goods]
        silver = f.KNOWLEDGE_SALE_SILVER if p.knows[f.K_SALE_SILVER] else f.SALE_SILVER
        workers = f.KNOWLEDGE_SALE_WORKERS if p.knows[f.K_SALE_WORKERS] else 0
        points = float(f.SALE_POINTS[s.seats] * count) - self.pay(-workers, -silver)
        if p.knows[f.K_SOLD_GOODS]:
            points += count
        before = value.goods(s, p, self.left)
        p.goods[goods] = 0
        after = value.goods(s, p, self.left)
        p.goods[goods] = count
        return points + after - before

    def load(self, depot: i64) -> float:
        """The goods of a depot come aboard, as far as there is room."""
        s, p = self.s, self.p
        space = free_goods_spaces(p)
        count: i64 = 0
        goods: i64
        for goods in range(1, GOODS):
            here: i64 = s.depot_goods[depot * GOODS + goods]
            if here:
                if p.goods[goods]:
                    count += here
                elif space:
                    space -= 1
                    count += here
        return value.GOODS_PENDING * float(count)

    def keep(self, mask: i64) -> float:
        """Of these types of goods those with the most tiles."""
        s = self.s
        depot = KEEP.depot.of(s.top_data())
        other = KEEP.other.of(s.top_data())
        count: i64 = 0
        goods: i64
        for goods in range(1, GOODS):
            if mask >> (goods - 1) & 1:
                count += s.depot_goods[depot * GOODS + goods]
                if other:
                    count += s.depot_goods[other * GOODS + goods]
        return float(count)


def best_of(s: Burgundy, seat: i64, actions: list[int]) -> int:
    """The action that adds most."""
    gains = Gains(s, seat)
    best, most = actions[0], NOTHING
    for action in actions:
        found = gains.of(action)
        if found > most:
            best, most = action, found
    return best
