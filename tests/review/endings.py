"""The last part of a game as a game of its own: short enough to be reviewed in a moment."""

from random import Random

import burgher
from burgher.core.table import Table, open_table

DEALT = 3  # decisions that are made before anything is looked at


def ending(game: str, players: int, decisions: int, seed: int = 1) -> Table:
    """A random game of which only the last decisions are in the log; before them it is a position."""
    whole = burgher.new(game, players=players, seed=seed)
    rng = Random(seed)
    while not whole.over:
        seat = whole.to_move[0]
        whole.act(seat, rng.choice(whole.actions(seat)))
    places = [n for n, entry in enumerate(whole.log) if entry.seat >= 0]
    first = places[-decisions]
    position = whole.game.to_position(whole.at(first).state)
    table = open_table(whole.game, 0, seed=seed, position=position, strict=True)
    for entry in whole.log[first:]:
        table.course.play(entry.seat, entry.action)
    return table
