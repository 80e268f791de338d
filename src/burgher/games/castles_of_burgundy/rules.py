"""The table of contents: all steps in the course of the game, each in the module of its chapter, and how it begins."""

from typing import Any, Final

from burgher.core.state import Step, number_steps
from burgher.games.castles_of_burgundy.chapters.course import (
    LAY_GOODS,
    LAY_TILE,
    ROLL,
    ROLL_WHITE,
    START_PHASE,
    START_ROUND,
)
from burgher.games.castles_of_burgundy.chapters.setup import (
    BOARDS_IN_TURN,
    CHOOSE_BOARD,
    CHOOSE_BOARDS,
    DEAL_GOODS,
    DEAL_SHEET,
    FIRST_PLAYER,
    seat_players,
)
from burgher.games.castles_of_burgundy.chapters.tiles import (
    CASTLE,
    CITY_HALL,
    FREE_TAKE,
    KEEP,
    SAIL,
    SHIP,
    WAREHOUSE,
)
from burgher.games.castles_of_burgundy.chapters.turn import AFTER, TURN
from burgher.games.castles_of_burgundy.facts import SHEETS
from burgher.games.castles_of_burgundy.state import Burgundy

STEPS: Final[list[Step[Any]]] = number_steps(
    Burgundy,
    [
        # setup
        FIRST_PLAYER,
        DEAL_SHEET,
        BOARDS_IN_TURN,
        CHOOSE_BOARD,
        CHOOSE_BOARDS,
        DEAL_GOODS,
        # each phase
        START_PHASE,
        LAY_TILE,
        LAY_GOODS,
        # each round
        START_ROUND,
        ROLL,
        ROLL_WHITE,
        # each turn
        TURN,
        AFTER,
        # what a placed tile asks
        CASTLE,
        SHIP,
        KEEP,
        SAIL,
        WAREHOUSE,
        FREE_TAKE,
        CITY_HALL,
    ],
)

RANDOM_FIRST: Final = -1


def new_state(seats: int, boards: list[int], advanced: bool, secret: bool, first: int) -> Burgundy:
    """The table before anything is dealt. The boards come last, when all else is prepared. [CB-277]"""
    s = Burgundy(seats, STEPS)
    s.clear()
    for seat in range(seats):
        s.players[seat].board = boards[seat]
    s.push(START_PHASE)
    if advanced and secret:
        s.push(CHOOSE_BOARDS)
    else:
        s.push(BOARDS_IN_TURN)
    if advanced:
        s.sheets_left = list(range(len(SHEETS)))
        s.push(DEAL_SHEET)
    s.push(DEAL_GOODS)
    if first == RANDOM_FIRST:
        s.push(FIRST_PLAYER)
    else:
        seat_players(s, first)
    return s
