"""The table of contents: all steps in the course of the game, and how it begins."""

from typing import Any, Final

from burgher.core.state import NO_SEAT, Step, number_steps
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import (
    actions,
    buying,
    cards,
    gains,
    gluing,
    helpers,
    orders,
    rounds,
    setup,
    solo,
    turn,
    wheel,
    wood,
    workshop,
)
from burgher.games.woodcraft.state import Woodcraft

STEPS: Final[list[Step[Any]]] = number_steps(
    Woodcraft,
    [
        # setup of the table and of the players (sections 2 and 3)
        setup.FIRST_PLAYER,
        setup.ARRANGE,
        setup.REPUTATION_TILE,
        setup.DISPLAYS,
        setup.SHOW_COMMISSION,
        setup.DEALING,
        setup.DEAL_ORDER,
        setup.DEAL_HELPER,
        setup.CHOOSING,
        setup.KEEP_ORDER,
        setup.START_HELPER,
        # a round and its turns (sections 4, 6 and 14)
        rounds.START_ROUND,
        rounds.START_TURN,
        turn.TURN,
        turn.MARKETING,
        turn.MARKET,
        turn.LUMBER_CHECK,
        turn.DISCARD,
        rounds.TURN_OVER,
        # the seven actions (section 7)
        buying.BUY_LUMBER,
        buying.REFILL_LUMBER,
        buying.ROLL,
        buying.EXCHANGE,
        buying.MATERIALS,
        actions.TAKE_ORDER,
        actions.TAKE_HELPER,
        actions.ROOM,
        actions.IMMEDIATE,
        workshop.MODE,
        workshop.PLANTING,
        workshop.PLANT,
        workshop.IMPROVE,
        # the displays (sections 7.4 and 15.3)
        cards.SHOW_ORDER,
        cards.SHOW_HELPER,
        # free actions on wood (section 9), abilities of helpers (section 8.2), completing an order (section 10)
        wood.SAW_DIE,
        wood.SAW_CUT,
        wood.SPLICE_DIE,
        wood.SPLICE_ADD,
        gluing.GLUE_DIE,
        gluing.GLUE_OTHER,
        gluing.GLUE_COLOR,
        helpers.ABILITY_DIE,
        helpers.ABILITY_ADD,
        helpers.ABILITY_COLOR,
        helpers.GROW,
        orders.PAY_DIE,
        # what all of this gives (sections 1.2, 8, 11 to 13 and 16)
        gains.GAIN,
        gains.EVENT,
        gains.LINE,
        gains.TOOL,
        gains.SPACE,
        gains.PRODUCE,
        gains.PRODUCING,
        gains.CHOICE,
        gains.CLAIM,
        # the end of a round, income phases and the end of the game (sections 15 and 17), solo cards (section 18)
        solo.SOLO,
        solo.REMOVE_COMMISSION,
        rounds.ROUND_OVER,
        rounds.LAYING,
        rounds.LAY_ORDER,
        rounds.INCOME,
        rounds.NEXT_ROUND,
    ],
)


def new_state(seats: int, start_quadrant: int) -> Woodcraft:
    """The table before anything is dealt. [WC-041 to WC-051]"""
    s = Woodcraft(seats, STEPS)
    s.clear()
    s.start = start_quadrant
    s.arrow = wheel.after(start_quadrant)
    s.push(rounds.NEXT_ROUND)
    s.push(setup.CHOOSING)
    s.push(setup.DEALING)
    s.push(setup.SHOW_COMMISSION, NO_SEAT, f.COMMISSIONS_SHOWN[seats])
    s.push(setup.DISPLAYS)
    s.push(setup.REPUTATION_TILE)
    s.push(buying.REFILL_LUMBER)
    s.push(setup.ARRANGE)
    s.push(setup.FIRST_PLAYER)
    return s
