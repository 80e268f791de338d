"""The table of contents: all steps in the course of the game, and the table before anything is dealt.

The steps stand in `chapters/`, a module for each chapter of RULES.md; the components in `facts.py`, the score of
chapters 11, 15 and 18 in `score.py`. The game is for one to four players. [GR-001]
"""

from typing import Any, Final

from burgher.core.state import Step, number_steps
from burgher.games.glass_road.chapters.anytime import GIVE, GOOD
from burgher.games.glass_road.chapters.building import BUILD, RAISE
from burgher.games.glass_road.chapters.ending import LAST_ACTIONS, LAST_WINDOW, SCORING
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.immediate import COPY, EXCHANGE, PLACE_BESIDE
from burgher.games.glass_road.chapters.landscape import PLACE
from burgher.games.glass_road.chapters.periods import (
    CHOOSE_LAST,
    DRAW_CARD,
    EXTRA_CARD,
    LAY,
    NEXT_SOLO,
    PERIOD_OVER,
    PICK,
    PLAY,
    REVEAL,
    START_PERIOD,
    TURN_OVER,
)
from burgher.games.glass_road.chapters.setup import FILL_PLACE, FIRST_PLAYER, fill_board
from burgher.games.glass_road.chapters.specialists import DRAW_DISPLAY, GIFT, GIFTS
from burgher.games.glass_road.chapters.wheels import PAY_FROM, TAKE
from burgher.games.glass_road.facts import ROOFER
from burgher.games.glass_road.state import GlassRoad

STEPS: Final[list[Step[Any]]] = number_steps(
    GlassRoad,
    [
        # chapter 2, the setup
        FIRST_PLAYER,
        FILL_PLACE,
        # chapters 4 and 10, a period begins with the hands
        START_PERIOD,
        PICK,
        # chapter 4 for three and four players, 13 for two, 14 for one
        LAY,
        REVEAL,
        PLAY,
        TURN_OVER,
        EXTRA_CARD,
        DRAW_CARD,
        NEXT_SOLO,
        CHOOSE_LAST,
        PERIOD_OVER,
        # chapters 5 and 6, a specialist
        EVALUATE,
        DRAW_DISPLAY,
        GIFTS,
        GIFT,
        # chapters 3, 8, 7 and 17: goods, landscape, a building and what it does at once
        TAKE,
        PLACE,
        BUILD,
        PAY_FROM,
        RAISE,
        PLACE_BESIDE,
        EXCHANGE,
        COPY,
        # chapters 9 and 16, conversions
        GIVE,
        GOOD,
        # chapter 11, the end
        LAST_WINDOW,
        LAST_ACTIONS,
        SCORING,
    ],
)

RANDOM_FIRST: Final = -1


def new_state(
    seats: int, periods: int, places: int, starter: bool, bases_adjacent: bool, roofer: bool, first: int
) -> GlassRoad:
    """The table before anything is dealt. [GR-014, GR-019, GR-024 to GR-039]"""
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
    s.push(START_PERIOD)
    fill_board(s, 0, 0)
    if seats == 1:
        s.first = 0
    elif first == RANDOM_FIRST:
        s.push(FIRST_PLAYER)
    else:
        s.first = first
    return s
