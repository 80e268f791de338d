"""Ratings of puzzles and of those who solve them: a person's answer is a game against the puzzle, as Elo counts it."""

from typing import Any, Final, NamedTuple

from burgher.puzzles import Puzzle
from burgher.server.files import Files

FIRST: Final = 1500.0  # of somebody who has not answered any
SPREAD: Final = 400.0
QUICK, STEADY, EARLY = 40.0, 20.0, 20  # how far an answer moves a person: among the first so many, and later
HEAVY: Final = 8.0  # and how far it moves a puzzle


class Player(NamedTuple):
    """How somebody stands in the puzzles of one game."""

    rating: float = FIRST
    tried: int = 0
    solved: int = 0


def expected(player: float, puzzle: float) -> float:
    """The chance that the player solves the puzzle.

    >>> round(expected(1500, 1500), 2), round(expected(1700, 1500), 2)
    (0.5, 0.76)
    """
    return 1 / (1 + 10 ** ((puzzle - player) / SPREAD))


def player_of(files: Files, person: str, game: str) -> Player:
    rows = files.db.rows("SELECT rating, tried, solved FROM puzzle_players WHERE person = ? AND game = ?", person, game)
    return Player(*rows[0]) if rows else Player()


def puzzle_rating(files: Files, puzzle: Puzzle) -> float:
    rows = files.db.rows("SELECT rating FROM puzzle_ratings WHERE puzzle = ?", puzzle.id)
    return float(rows[0][0]) if rows else float(puzzle.rating)


def first_answer(files: Files, person: str, puzzle: str) -> str | None:
    """What somebody has answered first."""
    rows = files.db.rows("SELECT action FROM puzzle_answers WHERE person = ? AND puzzle = ?", person, puzzle)
    return str(rows[0][0]) if rows else None


def answered(files: Files, person: str) -> set[str]:
    return {str(row[0]) for row in files.db.rows("SELECT puzzle FROM puzzle_answers WHERE person = ?", person)}


def answer(files: Files, person: str, game: str, puzzle: Puzzle, action: str, at: float) -> dict[str, Any]:
    """Count somebody's answer, if it is their first; how their rating has changed."""
    before = player_of(files, person, game)
    if first_answer(files, person, puzzle.id) is not None:
        return {"counted": False, "rating": round(before.rating), "change": 0}
    mine, theirs = before.rating, puzzle_rating(files, puzzle)
    solved = puzzle.solved_by(action)
    surprise = solved - expected(mine, theirs)
    after = mine + (QUICK if before.tried < EARLY else STEADY) * surprise
    files.db.run("INSERT INTO puzzle_answers VALUES (?, ?, ?, ?, ?, ?)", person, puzzle.id, action, solved, after, at)
    files.db.run(
        "INSERT INTO puzzle_players VALUES (?, ?, ?, 1, ?) ON CONFLICT (person, game) DO UPDATE SET"
        " rating = excluded.rating, tried = puzzle_players.tried + 1, solved = puzzle_players.solved + excluded.solved",
        *(person, game, after, int(solved)),
    )
    files.db.run(
        "INSERT INTO puzzle_ratings VALUES (?, ?, 1) ON CONFLICT (puzzle) DO UPDATE SET"
        " rating = excluded.rating, tried = puzzle_ratings.tried + 1",
        *(puzzle.id, theirs - HEAVY * surprise),
    )
    return {"counted": True, "rating": round(after), "change": round(after) - round(mine)}


def shares(files: Files, puzzle: str) -> dict[str, int]:
    """How many have answered what, first."""
    rows = files.db.rows("SELECT action, count(*) FROM puzzle_answers WHERE puzzle = ? GROUP BY action", puzzle)
    return {str(action): int(count) for action, count in rows}
