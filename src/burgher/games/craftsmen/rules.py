"""The table of contents: the steps of the game in its course. What they do is told chapter by chapter in `chapters`."""

from typing import Any, Final

from burgher.core.state import Step, number_steps
from burgher.games.craftsmen.chapters import (
    bankers,
    builders,
    craft,
    helpers,
    look,
    merchants,
    money,
    notary,
    setup,
    ships,
    town_hall,
    work,
    year,
)
from burgher.games.craftsmen.state import Craftsmen

STEPS: Final[list[Step[Any]]] = number_steps(
    Craftsmen,
    [
        # sections 2 to 4: setup, exchange and starting order
        setup.REVEAL,
        setup.DEAL_CARD,
        setup.LOOK_UP,
        setup.REFILL_CARDS,
        setup.DEAL_SAWMILL,
        setup.EXCHANGES,
        setup.EXCHANGE,
        setup.FIND_ORDER,
        setup.BREAK_TIE,
        # section 16: capital cards
        money.DRAW,
        money.TURN_UP,
        money.REFILL,
        money.DISCARD,
        money.CHECK_LIMIT,
        money.PAY,
        # section 5: a round begins
        year.START_ROUND,
        # section 6: helpers
        helpers.HELPERS,
        helpers.SEND,
        helpers.PUT_DISC,
        helpers.FEE,
        # section 7: the stages
        year.STAGE,
        # section 8: bankers' guild
        bankers.BANK,
        bankers.BANK_DRAWN,
        bankers.BANK_PRIVILEGE,
        # section 9: builders' guild
        builders.BUILD,
        builders.BONUS_TOKENS,
        # section 10: notary
        notary.NOTARY_ACTION,
        notary.NEXT_BID,
        notary.BID,
        notary.MAYOR_BID,
        notary.MAYOR_DRAW,
        notary.ANSWER,
        look.LOOKED,
        look.PEEK_SHOW,
        look.PEEK_BACK,
        # section 11: craft guild and ships
        craft.CRAFT_ACTION,
        craft.SECOND_RAW,
        craft.TAKE,
        ships.BRIBE,
        # section 15: work tokens between the stages
        work.WINDOW,
        work.SPEND_TOKENS,
        work.MORE_TOKENS,
        # section 12: merchants' guild
        merchants.MERCHANTS_ACTION,
        merchants.GIVE,
        # section 13: town hall
        town_hall.HALL,
        # sections 17 to 20: the ends of rounds, years and the game
        year.NEXT_ROUND,
        year.YEAR_END,
        year.INVESTMENTS,
        year.INVEST,
        year.REFILL_GRANARY,
    ],
)


def new_state(seats: int, many_investments: bool) -> Craftsmen:
    """The table before anything is dealt. [CR-036, CR-037]"""
    s = Craftsmen(seats, STEPS)
    s.clear()
    s.many_investments = int(many_investments)
    s.push(year.START_ROUND)
    setup.push_setup(s)
    return s
