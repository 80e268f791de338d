"""3 Course of the game and preparing a phase; 4 Round; 16 End of a phase; 17 End of the game.

Five phases of five rounds; in each round everybody has one turn. [CB-038, CB-039] None of this asks anybody. [CB-051,
CB-207, CB-215] What players have stays with them from phase to phase, and the order markers stay. [CB-060, CB-206]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.common import count_of, picked
from burgher.core.state import ASKS_CHANCE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field, new_stamp
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters import turn
from burgher.games.castles_of_burgundy.facts import (
    ANY_TYPE,
    GOODS,
    GOODS_TYPES,
    K_MINE_WORKERS,
    LAYOUT,
    MINE_SILVER,
    MINE_TILE,
    NO_TILE,
    PHASE_GOODS,
    PHASES,
    ROUNDS,
    STACK_FACES,
)
from burgher.games.castles_of_burgundy.score import ranking, score_end
from burgher.games.castles_of_burgundy.state import Burgundy

# ---------------------------------------------------------------- preparing a phase (section 3)


class StartPhase(Step[Burgundy]):
    """Clear all depots of tiles, never of goods, and lay out the phase. [CB-040 to CB-048]"""

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        slot: i64
        for slot in range(len(s.depots)):
            if s.filled >> slot & 1:
                s.removed[s.depots[slot]] += 1
                s.put_into_depot(slot, NO_TILE)
        s.round = 0
        if s.listening:
            s.events.append((v.E_PHASE, PUBLIC, s.phase))
        s.push(START_ROUND)
        lay_goods(s, len(s.round_goods))  # none is left, but for a position written by hand
        lay_tile(s, 0)


START_PHASE: Final = StartPhase("start_phase", ASKS_NOBODY)


def lay_tile(s: Burgundy, slot: i64) -> None:
    """Go on with the next slot for which there is a tile. Only a position written by hand can lack one. [CB-050]"""
    layout = LAYOUT[s.seats][s.phase]
    while slot < len(layout):
        if s.stacked[layout[slot][1]]:
            s.push(LAY_TILE, NO_SEAT, slot)
            return
        slot += 1


def pile_of(s: Burgundy, kind: i64) -> list[int]:
    """Where the tiles of a slot come from: the black stack, or those with coloured backs. [CB-020, CB-043, CB-047]"""
    return s.black if kind == ANY_TYPE else s.coloured


class LayTile(Step[Burgundy]):
    """A random tile of the right type for a place of the depots, by number of players and phase. [CB-043 to CB-047]"""

    slot = field(len(LAYOUT[4][0]))  # counted in the order of the layout

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        kind = LAYOUT[s.seats][s.phase][self.slot.of(data)][1]
        pile = pile_of(s, kind)
        zero = v.TILE.zero
        return [zero + face for face in STACK_FACES[kind] if pile[face]]

    def weights(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        kind = LAYOUT[s.seats][s.phase][self.slot.of(data)][1]
        pile = pile_of(s, kind)
        return [pile[face] for face in STACK_FACES[kind] if pile[face]]

    def draw(self, s: Burgundy, seat: i64, data: i64, number: i64) -> i64:
        kind = LAYOUT[s.seats][s.phase][self.slot.of(data)][1]
        return v.TILE.zero + picked(STACK_FACES[kind], pile_of(s, kind), number, s.stacked[kind])

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        slot = self.slot.of(data)
        place, kind = LAYOUT[s.seats][s.phase][slot]
        face = v.TILE.one(action)
        pile_of(s, kind)[face] -= 1
        s.stacked[kind] -= 1
        s.stacks_stamp = new_stamp()
        s.put_into_depot(place, face)
        lay_tile(s, slot + 1)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        layout = LAYOUT[s.seats][s.phase]
        if self.slot.of(data) >= len(layout):
            return "there is no such slot"
        return "" if s.stacked[layout[self.slot.of(data)][1]] else "there is no tile for the slot"


LAY_TILE: Final = LayTile("lay_tile", ASKS_CHANCE, on=("lay_goods",), verbs=(v.TILE,))


def lay_goods(s: Burgundy, laid: i64) -> None:
    if laid < PHASE_GOODS and max(s.goods_left) > 0:
        s.push(LAY_GOODS, NO_SEAT, laid)


class LayGoods(Step[Burgundy]):
    """The phase's goods tiles, one on each round space. [CB-021, CB-048]"""

    laid = field(PHASE_GOODS)

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        zero = v.PHASE_GOODS.zero
        return [zero + goods for goods in range(1, GOODS) if s.goods_left[goods]]

    def weights(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return [n for n in s.goods_left if n]

    def draw(self, s: Burgundy, seat: i64, data: i64, number: i64) -> i64:
        return v.PHASE_GOODS.zero + picked(GOODS_TYPES, s.goods_left, number, sum(s.goods_left))

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        goods = v.PHASE_GOODS.one(action)
        s.goods_left[goods] -= 1
        s.round_goods.append(goods)
        s.stacks_stamp = new_stamp()
        lay_goods(s, self.laid.of(data) + 1)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        if self.laid.of(data) != len(s.round_goods) or not any(s.goods_left):
            return "the goods on the round spaces and in the stacks do not allow it"
        return ""


LAY_GOODS: Final = LayGoods("lay_goods", ASKS_CHANCE, on=("start_round",), verbs=(v.PHASE_GOODS,))


# ---------------------------------------------------------------- a round (section 4)

ROLLS: Final = [
    [v.ROLL.of(seat, first, second) for first in range(1, 7) for second in range(1, 7)] for seat in range(4)
]
WHITES: Final = [v.WHITE.of(value) for value in range(1, 7)]


class StartRound(Step[Burgundy]):
    """The order of the round is fixed as the track stands, and all players roll. [CB-052, CB-057, CB-058]"""

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        s.order = s.line[:]
        s.push(ROLL_WHITE)
        s.push(ROLL)


START_ROUND: Final = StartRound("start_round", ASKS_NOBODY)


class Roll(Step[Burgundy]):
    """The two dice of the player at a place in the order of the round. [CB-011, CB-052]"""

    place = field(4)
    alone = field(2)  # nobody else rolls: in mid-turn, for dice that a position does not name

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return ROLLS[s.order[self.place.of(data)]]

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        roller, first, second = v.ROLL.three(action)
        p = s.players[roller]
        p.dice[0] = first
        p.dice[1] = second
        if s.listening:
            s.events.append((v.E_ROLLED, PUBLIC, roller, first, second))
        if self.alone.of(data):
            return
        p.used[0] = 0
        p.used[1] = 0
        following = self.place.of(data) + 1
        if following < s.seats:
            s.push(ROLL, NO_SEAT, following)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        return "" if self.place.of(data) < s.seats else f"there are {s.seats} players"


ROLL: Final = Roll("roll", ASKS_CHANCE, on=("roll_white", "turn"), verbs=(v.ROLL,))


class RollWhite(Step[Burgundy]):
    """The white die of the first player sends the next goods tile to a depot. [CB-053 to CB-056, CB-061]"""

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return WHITES

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        s.white = v.WHITE.one(action)
        if s.round_goods:  # always, but for a position written by hand
            goods = s.round_goods.pop(0)
            s.add_to_depot(s.white, goods)
            if s.listening:
                s.events.append((v.E_ROUND, PUBLIC, s.round + 1, goods, s.white))
        s.turn = 0
        s.bought = 0
        turn.start_turn(s)


ROLL_WHITE: Final = RollWhite("roll_white", ASKS_CHANCE, verbs=(v.WHITE,))


def next_turn(s: Burgundy) -> None:
    """The next player, the next round, the next phase or the end. [CB-059, CB-200, CB-201, CB-208]"""
    s.bought = 0
    if s.turn + 1 < s.seats:
        s.turn += 1
        turn.start_turn(s)
    elif s.round + 1 < ROUNDS:
        s.round += 1
        s.turn = 0
        s.push(START_ROUND)
    else:
        pay_mines(s)
        if s.phase + 1 < PHASES:
            s.phase += 1
            s.turn = 0
            s.push(START_PHASE)
        else:
            end_game(s)


# ---------------------------------------------------------------- end of a phase and of the game (sections 16 and 17)


def pay_mines(s: Burgundy) -> None:
    """Silver for mines in the estate, and workers with knowledge tile 2. [CB-202 to CB-205, CB-229, CB-230]"""
    seat: i64
    for seat in range(s.seats):
        p = s.players[seat]
        silver = MINE_SILVER * count_of(MINE_TILE, p.estate)
        workers = silver if p.knows[K_MINE_WORKERS] else 0
        p.silver += silver
        p.workers += workers
        if silver and s.listening:
            s.events.append((v.E_MINES, PUBLIC, seat, silver, workers))


def end_game(s: Burgundy) -> None:
    """Final scoring. [CB-209 to CB-220]"""
    for seat in range(s.seats):
        before = sum(s.players[seat].parts)
        score_end(s, seat)
        if s.listening:
            s.events.append((v.E_FINAL, PUBLIC, seat, sum(s.players[seat].parts) - before))
    if s.listening:
        winner = ranking(s)[0]
        s.events.append((v.E_WINNER, PUBLIC, winner, sum(s.players[winner].parts)))
