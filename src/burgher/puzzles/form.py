"""The file format of puzzles; docs/puzzles.md explains it."""

from typing import Any

import msgspec

FORMAT = 1


class Move(msgspec.Struct, omit_defaults=True):
    """A legal move, and what was found of it."""

    action: str
    behind: float = 0.0  # how much less than the best move is expected as the final margin
    error: float = 0.0  # the standard error of that
    lines: dict[str, float] = {}  # on which lines of the score sheet, against the best move
    points: float = 0.0  # the final score that may be expected; of the three moves only


class Puzzle(msgspec.Struct):
    """A position as its seat knows it, with its solution. What the seat cannot know was drawn anew, by lot."""

    id: str
    seat: int
    players: int
    position: dict[str, Any]
    obvious: str  # what the journeyman plays
    rating: int  # to begin with
    choices: list[Move]  # the best, the obvious one, and the best of the others
    moves: list[Move]  # all other legal moves

    @property
    def best(self) -> Move:
        return self.choices[0]

    def found(self, action: str) -> Move | None:
        """What was found of a move; nothing if it is not legal."""
        return next((move for move in (*self.choices, *self.moves) if move.action == action), None)

    def solved_by(self, action: str) -> bool:
        """By the best move, or by another that comes to the same."""
        move = self.found(action)
        return move is not None and move.behind == move.error == 0


class Collection(msgspec.Struct):
    """The puzzles of one game, and how far the search for more has come."""

    format: int
    game: str
    rules: int
    data: str
    seed: int
    games: int  # that were looked through
    puzzles: list[Puzzle]
