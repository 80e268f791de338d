"""6 Workers and changing a die: what it costs to use a die as another value.

Workers are returned for one's own dice only, and for one action at a time. [CB-072, CB-074, CB-079 to CB-081]
"""

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.state import Player

# ---------------------------------------------------------------- quantities


def prices(p: Player, value: i64, helped: i64) -> list[int]:
    """The workers that a die of this value costs, by the value wanted: always the lowest price. [CB-075 to CB-078]

    `helped` is 1 if one of the knowledge tiles 9 to 12 covers this use of the die. [CB-248 to CB-254]
    """
    return f.DIE_PRICES[(p.knows[f.K_STRONG_WORKERS] * 2 + helped) * 7 + value]


def helps_placing(p: Player, kind: i64) -> i64:
    """1 if knowledge tile 9, 10 or 11 shifts a die that places this type. [CB-248 to CB-250]"""
    if kind == f.BUILDING:
        return p.knows[f.K_PLACE_BUILDING]
    if kind == f.SHIP or kind == f.LIVESTOCK:
        return p.knows[f.K_PLACE_SHIP_LIVESTOCK]
    return p.knows[f.K_PLACE_OTHERS]


def value_of(p: Player, die: i64) -> i64:
    """What a die shows: 0 for the free die of a castle, which has any value at no cost. [CB-131, CB-133, CB-256]"""
    return 0 if die == v.FREE_DIE else p.dice[die]


# ---------------------------------------------------------------- why not


def no_workers(p: Player, die: i64, wanted: i64, helped: i64) -> Reason | None:
    """Why the die cannot be used as the value wanted: the price, and what the player has. [CB-075 to CB-077]"""
    price = prices(p, value_of(p, die), helped)[wanted]
    if price <= p.workers:
        return None
    numbers: Args = {"wanted": int(wanted), "die": p.dice[die], "workers": price, "have": p.workers}
    clause = "CB-076" if helped or p.knows[f.K_STRONG_WORKERS] else "CB-075"
    return Reason(clause, Message("refusal.no_workers", numbers))
