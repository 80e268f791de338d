"""What can be done in one go: a thing is bought by choosing its tile, and a turn closed from wherever it stands."""

from typing import Final

from burgher.core.deeds import DeedActions
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.turn import PERFORM

DEEDS: Final = DeedActions(
    ways=frozenset([*v.numbers(v.TILE), v.MAIN.of(PERFORM)]),
    goals=frozenset(
        action
        for verb in (v.BUY_DIE, v.BUY_SIX, v.BUY_MATERIAL, v.TAKE_ORDER, v.TAKE_HELPER, v.IMPROVE, v.MODE)
        for action in v.numbers(verb)
    ),
    closing=frozenset([*v.numbers(v.DONE), *v.numbers(v.END_ACTIONS), *v.numbers(v.MARKET)]),
    asides=frozenset(v.numbers(v.CHOICE)),
)
