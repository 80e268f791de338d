"""The table of contents: all steps in the course of the game, each in the module of its chapter, and how it begins."""

from typing import Any, Final

from burgher.core.state import NO_SEAT, Step, number_steps
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters.actions import IMMEDIATE, PLACE_HELPER, ROOM, TAKE_HELPER, TAKE_ORDER
from burgher.games.woodcraft.chapters.buying import BUY_LUMBER, EXCHANGE, MATERIALS, REFILL_LUMBER, ROLL
from burgher.games.woodcraft.chapters.cards import SHOW_HELPER, SHOW_ORDER
from burgher.games.woodcraft.chapters.gains import CHOICE, CLAIM, EVENT, GAIN, LINE, PRODUCE, PRODUCING, SPACE, TOOL
from burgher.games.woodcraft.chapters.gluing import GLUE_COLOR, GLUE_DIE, GLUE_OTHER
from burgher.games.woodcraft.chapters.helpers import ABILITY_ADD, ABILITY_COLOR, ABILITY_DIE, GROW
from burgher.games.woodcraft.chapters.orders import PAY_DIE
from burgher.games.woodcraft.chapters.rounds import (
    INCOME,
    LAY_ORDER,
    LAYING,
    NEXT_ROUND,
    ROUND_OVER,
    START_ROUND,
    START_TURN,
    TURN_OVER,
)
from burgher.games.woodcraft.chapters.setup import (
    ARRANGE,
    CHOOSING,
    DEAL_HELPER,
    DEAL_ORDER,
    DEALING,
    DISPLAYS,
    FIRST_PLAYER,
    KEEP_ORDER,
    REPUTATION_TILE,
    SHOW_COMMISSION,
    START_HELPER,
)
from burgher.games.woodcraft.chapters.solo import REMOVE_COMMISSION, SOLO
from burgher.games.woodcraft.chapters.turn import DISCARD, LUMBER_CHECK, MARKET, MARKETING, TURN
from burgher.games.woodcraft.chapters.wheel import after
from burgher.games.woodcraft.chapters.wood import SAW_CUT, SAW_DIE, SPLICE_ADD, SPLICE_DIE
from burgher.games.woodcraft.chapters.workshop import IMPROVE, MODE, PLANT, PLANTING
from burgher.games.woodcraft.state import RULES, Woodcraft

STEPS: Final[list[Step[Any]]] = number_steps(
    Woodcraft,
    [
        # setup of the table and of the players (sections 2 and 3)
        FIRST_PLAYER,
        ARRANGE,
        REPUTATION_TILE,
        DISPLAYS,
        SHOW_COMMISSION,
        DEALING,
        DEAL_ORDER,
        DEAL_HELPER,
        CHOOSING,
        KEEP_ORDER,
        START_HELPER,
        # a round and its turns (sections 4, 6 and 14)
        START_ROUND,
        START_TURN,
        TURN,
        MARKETING,
        MARKET,
        LUMBER_CHECK,
        DISCARD,
        TURN_OVER,
        # the seven actions (section 7)
        BUY_LUMBER,
        REFILL_LUMBER,
        ROLL,
        EXCHANGE,
        MATERIALS,
        TAKE_ORDER,
        TAKE_HELPER,
        PLACE_HELPER,
        ROOM,
        IMMEDIATE,
        MODE,
        PLANTING,
        PLANT,
        IMPROVE,
        # the displays (sections 7.4 and 15.3)
        SHOW_ORDER,
        SHOW_HELPER,
        # free actions on wood (section 9), abilities of helpers (section 8.2), completing an order (section 10)
        SAW_DIE,
        SAW_CUT,
        SPLICE_DIE,
        SPLICE_ADD,
        GLUE_DIE,
        GLUE_OTHER,
        GLUE_COLOR,
        ABILITY_DIE,
        ABILITY_ADD,
        ABILITY_COLOR,
        GROW,
        PAY_DIE,
        # what all of this gives (sections 1.2, 8, 11 to 13 and 16)
        GAIN,
        EVENT,
        LINE,
        TOOL,
        SPACE,
        PRODUCE,
        PRODUCING,
        CHOICE,
        CLAIM,
        # the end of a round, income phases and the end of the game (sections 15 and 17), solo cards (section 18)
        SOLO,
        REMOVE_COMMISSION,
        ROUND_OVER,
        LAYING,
        LAY_ORDER,
        INCOME,
        NEXT_ROUND,
    ],
)


def new_state(seats: int, start_quadrant: int) -> Woodcraft:
    """The table before anything is dealt. [WC-041 to WC-051]"""
    s = Woodcraft(seats, STEPS, RULES)
    s.clear()
    s.start = start_quadrant
    s.arrow = after(start_quadrant)
    s.push(NEXT_ROUND)
    s.push(CHOOSING)
    s.push(DEALING)
    s.push(SHOW_COMMISSION, NO_SEAT, f.COMMISSIONS_SHOWN[seats])
    s.push(DISPLAYS)
    s.push(REPUTATION_TILE)
    s.push(REFILL_LUMBER)
    s.push(ARRANGE)
    s.push(FIRST_PLAYER)
    return s
