"""How entries of a stack are read that were written in format 1: numbers that were packed by hand.

Steps that are not named here had their numbers in the order of today's fields.
"""

from collections.abc import Callable

from burgher.games.woodcraft.chapters.orders import MOST_FREE, PAY_DIE
from burgher.games.woodcraft.facts import DICE
from burgher.games.woodcraft.score import PARTS


def action(n: list[int]) -> list[int]:
    """Seat, a: what was done of it; b: twice the discount, and 1 if it may be declined."""
    return [n[0], n[2] >> 1, n[2] & 1, n[1]]


def exchange(n: list[int]) -> list[int]:
    """a: 1 + the colour that was sold."""
    return [n[0], n[2] >> 1, n[2] & 1, n[1] - 1]


def materials(n: list[int]) -> list[int]:
    """a: the kind that was bought, or 0."""
    return [n[0], n[2] >> 1, n[2] & 1, n[1] or -1]


def room(n: list[int]) -> list[int]:
    return [n[0], n[1], n[2] >> 1]


def pay_die(n: list[int]) -> list[int]:
    """b: the dice chosen before, each as its number + 1, are the digits of a number with the base 19."""
    digits = [n[2] // (DICE + 1) ** i % (DICE + 1) for i in range(MOST_FREE)]
    return [n[0], n[1], PAY_DIE.paid.all(digits) if n[2] < (DICE + 1) ** MOST_FREE else 1 << 30]


FRAMES: dict[str, Callable[[list[int]], list[int]]] = {
    "buy_lumber": action,
    "exchange": exchange,
    "materials": materials,
    "take_order": action,
    "take_helper": action,
    "mode": action,
    "improve": action,
    "room": room,
    "planting": lambda n: [n[0], -1],
    "plant": lambda n: [n[0], n[1], -1],
    "glue_color": lambda n: [n[0], n[1], n[2] // DICE, n[2] % DICE],
    "pay_die": pay_die,
    "gain": lambda n: [n[0], n[1] // PARTS, n[1] % PARTS],
    "event": lambda n: [n[0] // 7, n[0] % 7, n[1]],
}
