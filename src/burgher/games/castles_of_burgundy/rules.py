"""The course of the game: setup, phases, rounds and turns. Clause numbers are those of RULES.md."""

from typing import Any, Final

from burgher.core.state import CHANCE, EVERYONE, NOBODY, PUBLIC, Step, number_steps
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.actions import (
    CASTLE,
    CITY_HALL,
    FREE_TAKE,
    KEEP,
    SAIL,
    SHIP,
    WAREHOUSE,
    buy,
    use_die,
)
from burgher.games.castles_of_burgundy.facts import (
    ANY_TYPE,
    BOARDS,
    CASTLE_TILE,
    FACES_OF_TYPE,
    GOODS,
    LAYOUT,
    MINE_SILVER,
    MINE_TILE,
    NO_TILE,
    PHASE_GOODS,
    PHASES,
    ROUNDS,
    SHEETS,
    START_CELL,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from burgher.games.castles_of_burgundy.facts import CASTLE as CASTLE_TYPE
from burgher.games.castles_of_burgundy.legal import add_buys, add_places, add_sells, add_takes, can_buy
from burgher.games.castles_of_burgundy.score import ranking, score_end
from burgher.games.castles_of_burgundy.state import Burgundy

# ---------------------------------------------------------------- setup (sections 2 and 20)


class FirstPlayer(Step[Burgundy]):
    """The first player is chosen at random. [CB-033]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return [v.FIRST.of(i) for i in range(s.seats)]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        seat_players(s, v.FIRST.field(action, 0))


def seat_players(s: Burgundy, first: int) -> None:
    """Order markers, silver and workers. [CB-030, CB-033 to CB-036]"""
    s.line = [(first + i) % s.seats for i in range(s.seats)]
    s.order = s.line[:]
    for place in range(s.seats):
        p = s.players[s.line[place]]
        p.silver = START_SILVER
        p.workers = START_WORKERS[place]
    if s.listening:
        s.events.append((v.E_FIRST, PUBLIC, first))


class DealSheet(Step[Burgundy]):
    """Advanced setup: each player gets a random sheet; a is the place in the turn order. [CB-277, CB-281]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return [v.SHEET.of(sheet) for sheet in s.sheets_left]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        sheet = v.SHEET.field(action, 0)
        s.sheets_left.remove(sheet)
        s.players[s.line[a]].sheet = sheet
        if s.listening:
            s.events.append((v.E_SHEET, PUBLIC, s.line[a], SHEETS[sheet][0], SHEETS[sheet][1]))
        if a + 1 < s.seats:
            s.push(DEAL_SHEET, CHANCE, a + 1)


def board_options(s: Burgundy, seat: int) -> list[int]:
    """A side of the sheet first, then one of the castle cells of that side. [CB-278, CB-279]"""
    p = s.players[seat]
    if p.sheet >= 0 and p.side < 0:
        return [v.CHOOSE_SIDE.of(0), v.CHOOSE_SIDE.of(1)]
    return [v.CHOOSE_CASTLE.of(cell) for cell in BOARDS[p.board - 1].cells[CASTLE_TYPE]]


def choose_board(s: Burgundy, seat: int, action: int) -> None:
    p = s.players[seat]
    if v.CHOOSE_SIDE.owns(action):
        p.side = v.CHOOSE_SIDE.field(action, 0)
        p.board = SHEETS[p.sheet][p.side]
    else:
        p.start = v.CHOOSE_CASTLE.field(action, 0)


def lay_start_castle(s: Burgundy, seat: int) -> None:
    """The start castle is laid, not placed: no points, no extra action. [CB-027 to CB-029]"""
    p = s.players[seat]
    p.use_board(p.board)
    p.lay(CASTLE_TILE, p.start)
    s.coloured[CASTLE_TILE] -= 1
    if s.listening:
        s.events.append((v.E_BOARD, PUBLIC, seat, p.board, p.start))


class Boards(Step[Burgundy]):
    """Each player in turn order gets the start castle; a is the place in that order. [CB-026, CB-027, CB-280]"""

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        if a == s.seats:
            return
        s.push(BOARDS_IN_TURN, NOBODY, a + 1)
        p = s.players[s.line[a]]
        if p.sheet < 0 and p.board == 1:
            p.start = START_CELL
            lay_start_castle(s, s.line[a])
        else:
            s.push(CHOOSE_BOARD, s.line[a])


class ChooseBoard(Step[Burgundy]):
    """One player chooses openly."""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return board_options(s, seat)

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        choose_board(s, seat, action)
        if s.players[seat].start < 0:
            s.push(CHOOSE_BOARD, seat)
        else:
            lay_start_castle(s, seat)


class ChooseBoards(Step[Burgundy]):
    """All players choose secretly; the boards are revealed together. [CB-280]"""

    def seats(self, s: Burgundy, a: int, b: int) -> list[int]:
        return [seat for seat in range(s.seats) if s.players[seat].start < 0]

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return board_options(s, seat)

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        choose_board(s, seat, action)
        if self.seats(s, a, b):
            s.push(CHOOSE_BOARDS, EVERYONE)
        else:
            for other in s.line:
                lay_start_castle(s, other)

    def audience(self, s: Burgundy, seat: int, a: int, b: int) -> int:
        return seat

    def secret(self, s: Burgundy, seat: int, action: int) -> bool:
        return bool(s.stack) and s.stack[-1][0] == self.id


class DealGoods(Step[Burgundy]):
    """Each player draws three goods tiles; a counts the tiles dealt. [CB-022]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return [v.START_GOODS.of(g) for g in range(1, GOODS) if s.goods_left[g]]

    def weights(self, s: Burgundy, a: int, b: int) -> list[int]:
        return [n for n in s.goods_left if n]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        goods = v.START_GOODS.field(action, 0)
        s.goods_left[goods] -= 1
        s.players[s.line[a // START_GOODS]].goods[goods] += 1
        if s.listening:
            s.events.append((v.E_START_GOODS, PUBLIC, s.line[a // START_GOODS], goods))
        if a + 1 < START_GOODS * s.seats:
            s.push(DEAL_GOODS, CHANCE, a + 1)


# ---------------------------------------------------------------- phases and rounds (sections 3, 4 and 16)


class StartPhase(Step[Burgundy]):
    """Clear the depots of tiles, never of goods, and lay out the phase. [CB-040 to CB-048]"""

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        for i in range(len(s.depots)):
            if s.depots[i]:
                s.removed[s.depots[i]] += 1
                s.depots[i] = NO_TILE
        s.round = 0
        if s.listening:
            s.events.append((v.E_PHASE, PUBLIC, s.phase))
        s.push(START_ROUND, NOBODY)
        lay_goods(s, len(s.round_goods))  # none is left, but for a position written by hand
        lay_tile(s, 0)


def lay_tile(s: Burgundy, slot: int) -> None:
    """Go on with the next slot for which there is a tile. Only a position written by hand can lack one. [CB-050]"""
    layout = LAYOUT[s.seats][s.phase]
    while slot < len(layout):
        if LAY_TILE.options(s, CHANCE, slot, 0):
            s.push(LAY_TILE, CHANCE, slot)
            return
        slot += 1


def lay_goods(s: Burgundy, laid: int) -> None:
    if laid < PHASE_GOODS and max(s.goods_left) > 0:
        s.push(LAY_GOODS, CHANCE, laid)


class LayTile(Step[Burgundy]):
    """A random tile for the a-th slot of the phase, from the stack of its type or the black one. [CB-043, CB-047]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        kind = LAYOUT[s.seats][s.phase][a][1]
        zero = v.TILE.zero
        if kind == ANY_TYPE:
            return [zero + face for face in range(1, len(s.black)) if s.black[face]]
        return [zero + face for face in FACES_OF_TYPE[kind] if s.coloured[face]]

    def weights(self, s: Burgundy, a: int, b: int) -> list[int]:
        kind = LAYOUT[s.seats][s.phase][a][1]
        if kind == ANY_TYPE:
            return [n for n in s.black if n]
        return [s.coloured[face] for face in FACES_OF_TYPE[kind] if s.coloured[face]]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        slot, kind = LAYOUT[s.seats][s.phase][a]
        face = action - v.TILE.zero
        if kind == ANY_TYPE:
            s.black[face] -= 1
        else:
            s.coloured[face] -= 1
        s.depots[slot] = face
        lay_tile(s, a + 1)


class LayGoods(Step[Burgundy]):
    """The phase's goods tiles, one on each round space; a counts them. [CB-048]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return [v.PHASE_GOODS.of(g) for g in range(1, GOODS) if s.goods_left[g]]

    def weights(self, s: Burgundy, a: int, b: int) -> list[int]:
        return [n for n in s.goods_left if n]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        goods = v.PHASE_GOODS.field(action, 0)
        s.goods_left[goods] -= 1
        s.round_goods.append(goods)
        lay_goods(s, a + 1)


ROLLS: Final = [[v.ROLL.of(seat, a, b) for a in range(1, 7) for b in range(1, 7)] for seat in range(4)]
WHITES: Final = [v.WHITE.of(value) for value in range(1, 7)]


class StartRound(Step[Burgundy]):
    """The order of the round is fixed, and all players roll. [CB-052, CB-057, CB-058]"""

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        s.order = s.line[:]
        s.push(ROLL_WHITE, CHANCE)
        s.push(ROLL, CHANCE, 0)


class Roll(Step[Burgundy]):
    """The dice of the player whose turn is the a-th of the round; with b only of this one, in mid-turn. [CB-052]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return ROLLS[s.order[a]]

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[s.order[a]]
        p.dice[0] = v.ROLL.field(action, 1)
        p.dice[1] = v.ROLL.field(action, 2)
        if not b:
            p.used[0] = p.used[1] = 0
        if s.listening:
            s.events.append((v.E_ROLLED, PUBLIC, s.order[a], p.dice[0], p.dice[1]))
        if a + 1 < s.seats and not b:
            s.push(ROLL, CHANCE, a + 1)


class RollWhite(Step[Burgundy]):
    """The white die sends the next goods tile to a depot. [CB-053 to CB-056]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        return WHITES

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        s.white = v.WHITE.field(action, 0)
        if s.round_goods:  # always, but for a position written by hand
            goods = s.round_goods.pop(0)
            s.depot_goods[s.white * GOODS + goods] += 1
            if s.listening:
                s.events.append((v.E_ROUND, PUBLIC, s.round + 1, goods, s.white))
        s.turn = 0
        s.bought = 0
        start_turn(s)


def start_turn(s: Burgundy) -> None:
    """The player whose turn it is may act; dice that a position written by hand left out are rolled now."""
    p = s.players[s.order[s.turn]]
    s.push(TURN, s.order[s.turn])
    if not p.dice[0] and not (p.used[0] and p.used[1]):
        s.push(ROLL, CHANCE, s.turn, 1)


def end_turn(s: Burgundy) -> None:
    """The next player, the next round, the next phase or the end. [CB-059, CB-200, CB-208]"""
    s.bought = 0
    if s.turn + 1 < s.seats:
        s.turn += 1
        start_turn(s)
    elif s.round + 1 < ROUNDS:
        s.round += 1
        s.push(START_ROUND, NOBODY)
    else:
        pay_mines(s)
        if s.phase + 1 < PHASES:
            s.phase += 1
            s.push(START_PHASE, NOBODY)
        else:
            end_game(s)


def pay_mines(s: Burgundy) -> None:
    """End of a phase: silver for mines, and workers with knowledge tile 2. [CB-202 to CB-205, CB-229]"""
    for seat in range(s.seats):
        p = s.players[seat]
        silver = MINE_SILVER * p.estate.count(MINE_TILE)
        workers = silver if p.knows[2] else 0
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


# ---------------------------------------------------------------- turn (section 5)


class Turn(Step[Burgundy]):
    """Use a die, buy from the black depot, or end the turn. [CB-062 to CB-071]"""

    def options(self, s: Burgundy, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        dice: list[int] = []
        if not p.used[0]:
            dice.append(0)
        if not p.used[1] and (p.used[0] or p.dice[0] != p.dice[1]):  # equal dice are listed once [CB-071]
            dice.append(1)
        out: list[int] = []
        for die in dice:
            add_takes(s, p, die, p.dice[die], out)
        for die in dice:
            add_places(p, die, p.dice[die], out)
        for die in dice:
            add_sells(p, die, p.dice[die], out)
        for die in dice:
            out.append(v.WORKERS.first + die)
        add_buys(s, p, out)
        if not dice:
            out.append(v.END_TURN.first)
        return out

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        if action == v.END_TURN.first:
            end_turn(s)
            return
        s.push(AFTER, NOBODY, seat)
        if v.BUY.owns(action):
            buy(s, seat, action)
        else:
            use_die(s, seat, action)


class After(Step[Burgundy]):
    """The turn of seat a goes on, or ends by itself when nothing is left to do. [CB-065, CB-070]"""

    def choose(self, s: Burgundy, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[a]
        if not p.used[0] or not p.used[1] or can_buy(s, p):
            start_turn(s)
        else:
            end_turn(s)


FIRST_PLAYER: Final = FirstPlayer("first_player")
DEAL_SHEET: Final = DealSheet("deal_sheet", a=3)
BOARDS_IN_TURN: Final = Boards("boards", a=4)
CHOOSE_BOARD: Final = ChooseBoard("choose_board")
CHOOSE_BOARDS: Final = ChooseBoards("choose_boards")
DEAL_GOODS: Final = DealGoods("deal_goods", a=START_GOODS * 4 - 1)
START_PHASE: Final = StartPhase("start_phase")
LAY_TILE: Final = LayTile("lay_tile", a=len(LAYOUT[4][0]) - 1)
LAY_GOODS: Final = LayGoods("lay_goods", a=PHASE_GOODS - 1)
START_ROUND: Final = StartRound("start_round")
ROLL: Final = Roll("roll", a=3, b=1)
ROLL_WHITE: Final = RollWhite("roll_white")
TURN: Final = Turn("turn")
AFTER: Final = After("after", a=3)

STEPS: Final[list[Step[Any]]] = number_steps(
    [
        FIRST_PLAYER,
        DEAL_SHEET,
        BOARDS_IN_TURN,
        CHOOSE_BOARD,
        CHOOSE_BOARDS,
        DEAL_GOODS,
        START_PHASE,
        LAY_TILE,
        LAY_GOODS,
        START_ROUND,
        ROLL,
        ROLL_WHITE,
        TURN,
        AFTER,
        CASTLE,
        SHIP,
        KEEP,
        SAIL,
        WAREHOUSE,
        FREE_TAKE,
        CITY_HALL,
    ]
)

RANDOM_FIRST: Final = -1


def new_state(seats: int, boards: list[int], advanced: bool, secret: bool, first: int) -> Burgundy:
    """The table before anything is dealt. The boards come last, when all else is prepared. [CB-277]"""
    s = Burgundy(seats, STEPS)
    s.clear()
    for seat in range(seats):
        s.players[seat].board = boards[seat]
    s.push(START_PHASE, NOBODY)
    if advanced and secret:
        s.push(CHOOSE_BOARDS, EVERYONE)
    else:
        s.push(BOARDS_IN_TURN, NOBODY, 0)
    if advanced:
        s.sheets_left = list(range(len(SHEETS)))
        s.push(DEAL_SHEET, CHANCE, 0)
    s.push(DEAL_GOODS, CHANCE, 0)
    if first == RANDOM_FIRST:
        s.push(FIRST_PLAYER, CHANCE)
    else:
        seat_players(s, first)
    return s
