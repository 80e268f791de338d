"""Produce or plant, and improve the workshop (sections 7.6 and 7.7)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.free_actions import FREE_ACTIONS, Action, Parts, berries, is_free_action
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, gain, happened, happens_later, produce
from burgher.games.woodcraft.chapters.orders import die_args
from burgher.games.woodcraft.facts import NONE, NOTHING
from burgher.games.woodcraft.state import NO_POT, READY, Player, Woodcraft, no, put

# ---------------------------------------------------------------- 7.6 produce or plant

PRODUCE_TWO: Final = 0  # the modes [WC-175]
PRODUCE_AND_PLANT: Final = 1
MOST_TREES: Final = 2  # for whoever owns the brown pot [WC-188]
MOST_PLANTED: Final = 2  # pips of what is planted [WC-181]


def has_helper(p: Player) -> bool:
    """Only in a position written by hand may a workshop have none: then there is nothing to produce. [WC-118]"""
    return p.rooms.count(NONE) < f.ROOMS


def can_plant(p: Player, planted: i64 = NONE) -> bool:
    """An empty pot, other than the one planted before, and lumber of its colour. [WC-178 to WC-183, WC-188]"""
    pot: i64
    value: i64
    for pot in range(3):
        if p.pots[pot] == 0 and pot != planted:
            for value in range(f.LEAST, f.MOST + 1):
                if p.lumber[f.die_number(pot, value)]:
                    return True
    return False


class Mode(Action):
    """Two productions, or one and a tree. [WC-175 to WC-178]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if has_helper(p):
            out.append(v.MODE.first + PRODUCE_TWO)
        if 0 in p.pots:
            out.append(v.MODE.first + PRODUCE_AND_PLANT)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first:
            return
        if v.MODE.one(action) == PRODUCE_TWO:
            produce(s, seat, 2, 0)
        else:  # the production comes first [WC-177]
            s.push(PLANTING, NO_SEAT, MOST_TREES if s.players[seat].pots[f.BROWN] != NO_POT else 1, NONE)
            produce(s, seat, 1, 0)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-175")
        p = s.players[seat]
        if v.MODE.one(action) == PRODUCE_TWO:
            return no("WC-118", "no_helper") if p.rooms == [NONE] * f.ROOMS else None
        return None if p.pots.count(0) else no("WC-178", "no_empty_pot")


MODE: Final = Mode("mode", on=IN_A_TURN, verbs=(v.MODE, v.DONE))


class Planting(Step[Woodcraft]):
    """Planting is offered if a die fits an empty pot, or a free action could see to that. [WC-020, WC-177, WC-179]"""

    trees = field(MOST_TREES + 1)  # at most so many more [WC-188]
    planted = field(4, low=NONE)  # the pot of the first

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        planted = self.planted.of(data)
        if can_plant(s.players[s.turn], planted) or PLANT.free_actions(s, s.turn, data):
            s.push(PLANT, s.turn, self.trees.of(data), planted)


PLANTING: Final = Planting("planting", ASKS_NOBODY, on=IN_A_TURN)


class Plant(Parts):
    """Plant a die of 1 or 2, whole or cut off a larger one; or not. It will not grow this turn. [WC-179 to WC-189]"""

    trees = field(MOST_TREES + 1)
    planted = field(4, low=NONE)

    def begun(self, data: i64) -> bool:
        return True  # the production was the first part of the action [WC-177]

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out = self.free_actions(s, seat, data)
        planted = self.planted.of(data)
        pot: i64
        value: i64
        for pot in range(3):
            if p.pots[pot] == 0 and pot != planted:
                for value in range(f.LEAST, f.MOST + 1):
                    if p.lumber[f.die_number(pot, value)]:
                        out.append(v.PLANT.of(pot, value, 1))
                        if value > 1:
                            out.append(v.PLANT.of(pot, value, 2))
        out.append(v.DONE.first)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first or self.interrupted(s, seat, data, action):
            return
        p = s.players[seat]
        pot, value, piece = v.PLANT.three(action)
        p.add_dice(f.die_number(pot, value), -1)
        if value > piece:  # the cut is free and no sawing [WC-183 to WC-187]
            p.add_dice(f.die_number(pot, value - piece), 1)
        p.pots = put(p.pots, pot, piece)
        if s.listening:
            s.events.append((v.E_PLANTED, PUBLIC, seat, pot, piece))
        trees = self.trees.of(data)
        if trees > 1:
            s.push(PLANTING, NO_SEAT, trees - 1, pot)
        happened(s, seat, f.PLANT_TREE)  # [WC-246]

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return None
        if is_free_action(action):
            return self.no_interruption(s, seat, data, action)
        p = s.players[seat]
        pot, value, piece = v.PLANT.three(action)
        die = int(f.die_number(pot, value))
        if p.pots[pot] == NO_POT:
            return no("WC-180", "no_pot", {"color": f.COLORS[pot]})
        if p.pots[pot] > 0:
            return no("WC-180", "pot_taken", {"color": f.COLORS[pot], "value": p.pots[pot]})
        if pot == self.planted.of(data):
            return no("WC-188", "planted_there", {"color": f.COLORS[pot]})
        if p.lumber[die] == 0:
            return no("WC-182" if value <= MOST_PLANTED else "WC-183", "no_die", {**die_args(die)})
        return no("WC-183", "piece_too_large", {"value": int(value), "piece": int(piece)}) if piece > value else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if self.trees.of(data) else "nothing can be planted"


PLANT: Final = Plant("plant", on=IN_A_TURN, verbs=(*FREE_ACTIONS, v.PLANT, v.DONE))

# ---------------------------------------------------------------- 7.7 improve the workshop


NO_PRICE: Final = 1 << 30  # more than anybody has


def next_item(p: Player, kind: i64) -> i64:
    """The number of the next improvement of a kind, or NONE. [WC-190, WC-194, WC-202, WC-205, WC-206]"""
    built = p.built(kind)
    return built if built < len(f.COST[kind]) else NONE


def improvement_price(p: Player, kind: i64, discount: i64) -> i64:
    """Of the next improvement of a kind, or NO_PRICE if it is complete. [WC-191, WC-204, WC-248]"""
    number = next_item(p, kind)
    if number == NONE:
        return NO_PRICE
    full: i64 = f.COST[kind][number]
    price = full - p.discount[f.IMPROVE] - discount
    return price if price > 0 else 0


class Improve(Action):
    """Add the next pot, saw or splicing tile, or the gluing tile, ready to use. [WC-190 to WC-206]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        discount = self.discount.of(data)
        have: i64 = p.tokens[f.BERRIES]
        kind: i64
        for kind in range(len(f.IMPROVEMENTS)):
            if improvement_price(p, kind, discount) <= have:
                out.append(v.IMPROVE.first + kind)
        self.add_done(out, data)
        return out

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first:
            return
        p = s.players[seat]
        kind = v.IMPROVE.one(action)
        number = next_item(p, kind)
        price = improvement_price(p, kind, self.discount.of(data))
        p.tokens[f.BERRIES] -= price
        if kind == f.POT:
            p.pots = put(p.pots, number, 0)  # its tree comes with the gain, and is not planted [WC-195 to WC-198]
        elif kind == f.SAWING:
            p.saws = put(p.saws, number, READY)  # [WC-192, WC-199 to WC-201]
        elif kind == f.SPLICING:
            p.splicers = put(p.splicers, number, READY)  # [WC-202, WC-203]
        else:
            p.gluer = READY
        if s.listening:
            s.events.append((v.E_IMPROVED, PUBLIC, seat, kind, price))
        happens_later(s, seat, f.IMPROVE)
        if f.COST_GAIN[kind][number] != NOTHING:
            gain(s, seat, f.COST_GAIN[kind][number], score.P_HELPERS)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.DONE.first:
            return self.no_done(data, "WC-190")
        p, kind = s.players[seat], v.IMPROVE.one(action)
        if p.built(kind) == len(f.COST[kind]):
            return no("WC-190", "complete", {"improvement": f.IMPROVEMENTS[kind]})
        return berries(p, improvement_price(p, kind, self.discount.of(data)), "WC-191")


IMPROVE: Final = Improve("improve", on=IN_A_TURN, verbs=(v.IMPROVE, v.DONE))
