"""The verbs and events of the game. Fields are in the order of their text forms."""

from typing import Final

from burgher.core.events import Events
from burgher.core.verbs import Verbs

VERBS: Final = Verbs()

NO_DISCARD: Final = 3
FREE_DIE: Final = 2  # the die of a castle

TAKE: Final = VERBS.verb("take", die=3, depot=(1, 6), slot=4, discard=4)
PLACE: Final = VERBS.verb("place", die=3, storage=3, cell=37)
SELL: Final = VERBS.verb("sell", die=3, goods=(1, 6))
WORKERS: Final = VERBS.verb("workers", die=3)
BUY: Final = VERBS.verb("buy", depot=7, slot=8, discard=4)
END_TURN: Final = VERBS.verb("end_turn")
GOODS: Final = VERBS.verb("goods", depot=(1, 6), other=7)
KEEP: Final = VERBS.verb("keep", types=64)
FREE_SELL: Final = VERBS.verb("free_sell", goods=(1, 6))
FREE_TAKE: Final = VERBS.verb("free_take", depot=(1, 6), slot=4)
FREE_PLACE: Final = VERBS.verb("free_place", storage=3, cell=37)
SKIP: Final = VERBS.verb("skip")
CHOOSE_SIDE: Final = VERBS.verb("choose_side", side=2)
CHOOSE_CASTLE: Final = VERBS.verb("choose_castle", cell=37)

# chance
FIRST: Final = VERBS.chance("first", seat=4)
SHEET: Final = VERBS.chance("sheet", sheet=6)
START_GOODS: Final = VERBS.chance("start_goods", goods=(1, 6))
TILE: Final = VERBS.chance("tile", tile=(1, 49))
PHASE_GOODS: Final = VERBS.chance("phase_goods", goods=(1, 6))
ROLL: Final = VERBS.chance("roll", seat=4, first=(1, 6), second=(1, 6))
WHITE: Final = VERBS.chance("white", value=(1, 6))

EVENTS: Final = Events()

E_FIRST: Final = EVENTS.event("first_player", "seat")
E_SHEET: Final = EVENTS.event("sheet", "seat", "side_a", "side_b")
E_BOARD: Final = EVENTS.event("board", "seat", "board", "cell")
E_START_GOODS: Final = EVENTS.event("start_goods", "seat", "goods")
E_PHASE: Final = EVENTS.event("phase", "phase")
E_ROUND: Final = EVENTS.event("round", "round", "goods", "depot")
E_ROLLED: Final = EVENTS.event("rolled", "seat", "first", "second")
E_TOOK: Final = EVENTS.event("took", "seat", "tile", "depot", "workers")
E_DISCARDED: Final = EVENTS.event("discarded", "seat", "tile")
E_BOUGHT: Final = EVENTS.event("bought", "seat", "tile", "silver", "depot")
E_PLACED: Final = EVENTS.event("placed", "seat", "tile", "cell", "workers")
E_REGION: Final = EVENTS.event("region", "seat", "type", "size", "size_points", "phase_points")
E_LARGE: Final = EVENTS.event("large_bonus", "seat", "type", "points")
E_SMALL: Final = EVENTS.event("small_bonus", "seat", "type", "points")
E_LIVESTOCK: Final = EVENTS.event("livestock", "seat", "points")
E_LOADED: Final = EVENTS.event("loaded", "seat", "goods", "count", "depot")
E_SAILED: Final = EVENTS.event("sailed", "seat", "ships")
E_SOLD: Final = EVENTS.event("sold", "seat", "goods", "count", "points", "silver", "workers")
E_WORKERS: Final = EVENTS.event("took_workers", "seat", "workers", "silver")
E_BOARDING_HOUSE: Final = EVENTS.event("boarding_house", "seat", "workers")
E_BANK: Final = EVENTS.event("bank", "seat", "silver")
E_WATCHTOWER: Final = EVENTS.event("watchtower", "seat", "points")
E_SKIPPED: Final = EVENTS.event("skipped", "seat")
E_MINES: Final = EVENTS.event("mines", "seat", "silver", "workers")
E_FINAL: Final = EVENTS.event("final", "seat", "points")
E_WINNER: Final = EVENTS.event("winner", "seat", "points")
