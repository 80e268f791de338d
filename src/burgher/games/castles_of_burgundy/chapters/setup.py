"""2 Setup, and 20 Advanced setup and variants.

The basic game asks nobody anything. [CB-037] Only the boards of the advanced setup are chosen; all else stays the
same. [CB-283 to CB-285]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core import common
from burgher.core.common import picked
from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_EVERYONE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field, new_stamp
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.facts import (
    BOARDS,
    CASTLE,
    CASTLE_TILE,
    GOODS,
    GOODS_TYPES,
    SHEETS,
    START_CELL,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from burgher.games.castles_of_burgundy.state import Burgundy

# ---------------------------------------------------------------- the basic game (section 2)


class FirstPlayer(common.FirstPlayer[Burgundy]):
    """The first player is chosen at random. [CB-033]"""

    def begin(self, s: Burgundy, first: i64) -> None:
        seat_players(s, first)


FIRST_PLAYER: Final = FirstPlayer("first_player", v.FIRST, on=("deal_goods",))


def seat_players(s: Burgundy, first: i64) -> None:
    """Order markers, silver and workers. [CB-030, CB-033 to CB-036]"""
    s.line = [(first + i) % s.seats for i in range(s.seats)]
    s.order = s.line[:]
    for place in range(s.seats):
        p = s.players[s.line[place]]
        p.silver = START_SILVER
        p.workers = START_WORKERS[place]
    if s.listening:
        s.events.append((v.E_FIRST, PUBLIC, first))


class DealGoods(Step[Burgundy]):
    """Each player draws three goods tiles, which always fit; the rest is never seen. [CB-022 to CB-024]"""

    dealt = field(START_GOODS * 4)  # tiles that are dealt already

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return [v.START_GOODS.of(goods) for goods in range(1, GOODS) if s.goods_left[goods]]

    def weights(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return [n for n in s.goods_left if n]

    def draw(self, s: Burgundy, seat: i64, data: i64, number: i64) -> i64:
        return v.START_GOODS.zero + picked(GOODS_TYPES, s.goods_left, number, sum(s.goods_left))

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        goods = v.START_GOODS.one(action)
        dealt = self.dealt.of(data)
        drawer = s.line[dealt // START_GOODS]
        s.goods_left[goods] -= 1
        s.stacks_stamp = new_stamp()
        s.players[drawer].goods[goods] += 1
        s.players[drawer].goods_stamp = new_stamp()
        if s.listening:
            s.events.append((v.E_START_GOODS, PUBLIC, drawer, goods))
        if dealt + 1 < START_GOODS * s.seats:
            s.push(DEAL_GOODS, NO_SEAT, dealt + 1)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        to_deal = START_GOODS * s.seats - self.dealt.of(data)
        return "" if 0 < to_deal <= sum(s.goods_left) else "there are no goods to deal"


DEAL_GOODS: Final = DealGoods(
    "deal_goods", ASKS_CHANCE, on=("boards", "choose_boards", "deal_sheet"), verbs=(v.START_GOODS,)
)


def lay_start_castle(s: Burgundy, seat: i64) -> None:
    """The start castle is laid, not placed: no points, no extra action. [CB-027 to CB-029]"""
    p = s.players[seat]
    p.use_board(p.board)
    p.lay(CASTLE_TILE, p.start)
    s.coloured[CASTLE_TILE] -= 1
    s.stacked[CASTLE] -= 1
    s.stacks_stamp = new_stamp()
    if s.listening:
        s.events.append((v.E_BOARD, PUBLIC, seat, p.board, p.start))


def no_start(s: Burgundy, waiting: list[int]) -> str:
    """Why the start castles of these seats cannot be laid. [CB-027]"""
    if any(any(s.players[seat].estate) for seat in waiting):
        return "there are tiles in an estate without its start castle"
    return ""


def too_few_castles(s: Burgundy, needed: i64) -> str:
    return "there are not enough start castles left" if s.coloured[CASTLE_TILE] < needed else ""


# ---------------------------------------------------------------- boards (sections 2 and 20)


class DealSheet(Step[Burgundy]):
    """Advanced setup: each player gets a random sheet, none twice. [CB-277, CB-281, CB-282]"""

    place = field(4)  # in the turn order

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        return [v.SHEET.of(sheet) for sheet in s.sheets_left]

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        sheet = v.SHEET.one(action)
        place = self.place.of(data)
        owner = s.line[place]
        s.sheets_left.remove(sheet)
        s.players[owner].sheet = sheet
        if s.listening:
            s.events.append((v.E_SHEET, PUBLIC, owner, SHEETS[sheet][0], SHEETS[sheet][1]))
        if place + 1 < s.seats:
            s.push(DEAL_SHEET, NO_SEAT, place + 1)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        to_deal = s.seats - self.place.of(data)
        if to_deal <= 0:
            return f"there are {s.seats} players"
        return "" if to_deal <= len(s.sheets_left) else "there are not enough sheets left"


DEAL_SHEET: Final = DealSheet("deal_sheet", ASKS_CHANCE, on=("boards", "choose_boards"), verbs=(v.SHEET,))


class BoardsInTurn(Step[Burgundy]):
    """Each player in turn order gets the start castle, in the basic game in the middle. [CB-026, CB-027, CB-280]"""

    place = field(5)  # in the turn order

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        place = self.place.of(data)
        if place == s.seats:
            return
        s.push(BOARDS_IN_TURN, NO_SEAT, place + 1)
        owner = s.line[place]
        p = s.players[owner]
        if p.sheet < 0 and p.board == 1:
            p.start = START_CELL
            lay_start_castle(s, owner)
        else:
            s.push(CHOOSE_BOARD, owner)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        place = self.place.of(data)
        if place > s.seats:
            return f"there are {s.seats} players"
        waiting = s.line[place:]
        fault = no_start(s, waiting)
        if not fault and any(s.players[other].start >= 0 for other in waiting):
            fault = "a seat that is still to choose has a start castle"
        # whoever stands right before may still be choosing
        return fault or too_few_castles(s, s.seats - place + (1 if place else 0))


BOARDS_IN_TURN: Final = BoardsInTurn("boards", ASKS_NOBODY, on=("start_phase",))


class BoardChoice(Step[Burgundy]):
    """A side of the sheet first, then one of the castle cells of that side. [CB-278, CB-279]"""

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        if p.sheet >= 0 and p.side < 0:
            return [v.CHOOSE_SIDE.of(0), v.CHOOSE_SIDE.of(1)]
        return [v.CHOOSE_CASTLE.of(cell) for cell in BOARDS[p.board - 1].cells[CASTLE]]

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        if v.CHOOSE_SIDE.owns(action):
            p.side = v.CHOOSE_SIDE.one(action)
            p.board = SHEETS[p.sheet][p.side]
        else:
            p.start = v.CHOOSE_CASTLE.one(action)
        self.chosen(s, seat)

    def chosen(self, s: Burgundy, seat: i64) -> None:
        """What follows: somebody chooses again, or start castles are laid."""
        raise RuntimeError(f"step {self.name} does nothing")

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        if v.CHOOSE_SIDE.owns(action):
            if p.sheet < 0:
                return Reason("CB-277", Message("refusal.no_sheet", {"board": p.board}))
            return Reason("CB-278", Message("refusal.side_chosen", {"board": p.board})) if p.side >= 0 else None
        if p.sheet >= 0 and p.side < 0:
            return Reason("CB-278", Message("refusal.side_first"))
        cell = int(v.CHOOSE_CASTLE.one(action))
        if BOARDS[p.board - 1].types[cell] != CASTLE:
            return Reason("CB-279", Message("refusal.no_castle_space", {"cell": cell, "board": p.board}))
        return None

    def prompt(self, s: Burgundy, seat: i64, data: i64) -> Message:
        p = s.players[seat]
        return Message("prompt.choose_side" if p.sheet >= 0 and p.side < 0 else "prompt.choose_castle")


class ChooseBoard(BoardChoice):
    """One player chooses openly. [CB-280]"""

    def chosen(self, s: Burgundy, seat: i64) -> None:
        if s.players[seat].start < 0:
            s.push(CHOOSE_BOARD, seat)
        else:
            lay_start_castle(s, seat)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        place = BOARDS_IN_TURN.place.of(s.top_data()) - 1
        if not 0 <= place < s.seats or seat != s.line[place] or s.players[seat].start >= 0:
            return "it is not this seat's turn to choose"
        return "its player has tiles in the estate already" if any(s.players[seat].estate) else ""


CHOOSE_BOARD: Final = ChooseBoard("choose_board", on=("boards",), verbs=(v.CHOOSE_SIDE, v.CHOOSE_CASTLE))


class ChooseBoards(BoardChoice):
    """All players choose secretly; the boards are revealed together. [CB-280]"""

    def seats(self, s: Burgundy, data: i64) -> list[int]:
        return [seat for seat in range(s.seats) if s.players[seat].start < 0]

    def chosen(self, s: Burgundy, seat: i64) -> None:
        if self.seats(s, 0):
            s.push(CHOOSE_BOARDS)
        else:
            for other in s.line:
                lay_start_castle(s, other)

    def audience(self, s: Burgundy, seat: i64, data: i64) -> int:
        return seat

    def secret(self, s: Burgundy, seat: i64, action: i64) -> bool:
        return s.asking(self)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        if all(p.start >= 0 for p in s.players):
            return "all have chosen"
        return no_start(s, s.line) or too_few_castles(s, s.seats)


CHOOSE_BOARDS: Final = ChooseBoards(
    "choose_boards", ASKS_EVERYONE, on=("start_phase",), verbs=(v.CHOOSE_SIDE, v.CHOOSE_CASTLE)
)
