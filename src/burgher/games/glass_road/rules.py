"""All steps of the game in one list, and the table before anything is dealt. Clause numbers are those of RULES.md."""

from typing import Any, Final

from burgher.core.state import CHANCE, NOBODY, Step, number_steps
from burgher.games.glass_road.anytime import GIVE, GOOD
from burgher.games.glass_road.building import BUILD, RAISE
from burgher.games.glass_road.facts import ROOFER
from burgher.games.glass_road.immediate import COPY, EXCHANGE, PLACE_BESIDE
from burgher.games.glass_road.landscape import PLACE
from burgher.games.glass_road.periods import (
    CHOOSE_LAST,
    DRAW_CARD,
    EXTRA_CARD,
    FILL_PLACE,
    FIRST_PLAYER,
    LAST_ACTIONS,
    LAST_WINDOW,
    LAY,
    NEXT_SOLO,
    PERIOD_OVER,
    PICK,
    PLAY,
    REVEAL,
    SCORING,
    START_PERIOD,
    TURN_OVER,
    fill_board,
)
from burgher.games.glass_road.specialists import DRAW_DISPLAY, EVALUATE, GIFT, GIFTS
from burgher.games.glass_road.state import GlassRoad
from burgher.games.glass_road.wheels import PAY_FROM, TAKE

STEPS: Final[list[Step[Any]]] = number_steps(
    [
        FIRST_PLAYER,
        FILL_PLACE,
        START_PERIOD,
        PICK,
        LAY,
        REVEAL,
        PLAY,
        TURN_OVER,
        EXTRA_CARD,
        DRAW_CARD,
        NEXT_SOLO,
        CHOOSE_LAST,
        PERIOD_OVER,
        LAST_WINDOW,
        LAST_ACTIONS,
        SCORING,
        EVALUATE,
        TAKE,
        PLACE,
        BUILD,
        PAY_FROM,
        RAISE,
        PLACE_BESIDE,
        EXCHANGE,
        COPY,
        GIVE,
        GOOD,
        DRAW_DISPLAY,
        GIFTS,
        GIFT,
    ]
)

RANDOM_FIRST: Final = -1


def new_state(
    seats: int, periods: int, places: int, starter: bool, bases_adjacent: bool, roofer: bool, first: int
) -> GlassRoad:
    """The table before anything is dealt. [GR-024 to GR-039]"""
    s = GlassRoad(seats, STEPS)
    s.clear()
    for p in s.players:
        p.set_up()
    s.periods = periods
    s.places = places
    s.starter = int(starter)
    s.bases_adjacent = int(bases_adjacent)
    if not roofer:
        s.pile[ROOFER] = 0
        s.removed[ROOFER] = 1
    s.push(START_PERIOD, NOBODY)
    fill_board(s, 0)
    if seats == 1:
        s.first = 0
    elif first == RANDOM_FIRST:
        s.push(FIRST_PLAYER, CHANCE)
    else:
        s.first = first
    return s
