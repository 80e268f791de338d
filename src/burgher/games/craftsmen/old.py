"""How stack entries of format 1 are read, which are bare numbers: those whose numbers are not the fields in order."""

from burgher.core.game import OldFrame
from burgher.games.craftsmen.state import QUEUE

# Where a card went, after the seats 0 to 4: to a place of a display, to the mayor, or to a seat that looks at it.
ON_DISPLAY = 5
TO_MAYOR = 7
LOOKED_AT = 7


def draw(numbers: list[int]) -> str:
    """Target and how many cards."""
    target, cards, _ = numbers
    if target < ON_DISPLAY:
        return f"draw:{target}:cards={cards}"
    if target >= TO_MAYOR:
        return f"mayor_draw:cards={cards}"
    return f"turn_up:place={target - ON_DISPLAY}"


def reveal(numbers: list[int]) -> str:
    """Class and target."""
    pile, target = numbers
    if target < ON_DISPLAY:
        return f"deal_card:{target}:pile={pile}"
    if target >= LOOKED_AT:
        return f"look_up:{target - LOOKED_AT}:pile={pile}"
    return f"reveal:pile={pile}:place={target - ON_DISPLAY}"


def put_disc(numbers: list[int]) -> list[int]:
    """Seat and place in all queues; only upper discs, at odd places, are put so."""
    seat, place, _ = numbers
    city = place // QUEUE if place % 2 else 0
    return [seat, city, 1 + place % QUEUE // 2]


def exchange(numbers: list[int]) -> list[int]:
    """Seat, and what is done: 1 for a card, 2 for the sawmill."""
    seat, done, _ = numbers
    return [seat, done % 2, done // 2]


FRAMES: dict[str, OldFrame] = {"draw": draw, "reveal": reveal, "put_disc": put_disc, "exchange": exchange}
