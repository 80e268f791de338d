"""Puzzles in a house: asked without their answers, answered with reasons, and rated."""

import doctest
from typing import Any

import pytest

import burgher
from burgher.daily import today
from burgher.puzzles import of_day, shipped
from burgher.server import ratings
from burgher.server.databases import connect
from burgher.server.files import Files

from .house import Person, go
from .test_daily import key

GAME = "castles_of_burgundy"


@go
async def test_a_puzzle_is_asked_without_its_answer(base: str) -> None:
    async with Person(base) as ann:
        for game in burgher.GAMES:
            short = await ann.get(f"/api/puzzles/{game}")
            assert short["count"] == short["left"] == len(shipped(game))
            day = of_day(game, today())
            assert day is not None and short["day"] == day.id
            puzzle = next(puzzle for puzzle in shipped(game) if puzzle.id == short["next"])
            found = await ann.get(f"/api/puzzles/{game}/{puzzle.id}")
            assert found["answered"] is None
            assert {choice["action"] for choice in found["choices"]} == {move.action for move in puzzle.choices}
            assert [choice["action"] for choice in found["choices"]] == sorted(
                choice["action"] for choice in found["choices"]
            )
            assert not {"behind", "best", "obvious", "points", "lines"} & {*found, *found["choices"][0]}
            table = found["table"]
            assert table["state"] == "choosing" and table["seat"] == puzzle.seat
            assert {offer["action"] for offer in table["actions"]} == {
                move.action for move in (*puzzle.choices, *puzzle.moves)
            }


@go
async def test_every_move_is_an_answer_and_the_first_one_counts(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        puzzle = shipped(GAME)[0]
        path = f"/api/puzzles/{GAME}/{puzzle.id}"
        worst = (puzzle.moves or puzzle.choices)[-1]

        async def answer(person: Person, action: str) -> Any:
            got = await person.http.post(path, json={"action": action})
            assert got.status_code == 200, got.text
            return got.json()

        missed = await answer(ann, worst.action)
        assert not missed["solved"] and missed["counted"] and missed["change"] < 0
        assert missed["chosen"]["action"] == worst.action and missed["chosen"]["behind"] == pytest.approx(worst.behind)
        assert missed["best"] == puzzle.best.action and len(missed["choices"]) == 3
        again = await answer(ann, puzzle.best.action)
        assert again["solved"] and not again["counted"] and again["rating"] == missed["rating"]
        assert (await ann.get(path))["answered"] == worst.action
        right = await answer(ben, puzzle.best.action)
        assert right["solved"] and right["change"] > 0 and right["people"] >= 2
        short = await ann.get(f"/api/puzzles/{GAME}")
        assert short["mine"] == {"rating": missed["rating"], "tried": 1, "solved": 0}
        assert short["left"] == short["count"] - 1
        assert key(await ann.http.post(path, json={"action": "take:0:0:0:9"})) == "illegal_action"
        assert key(await ann.http.post(path, json={})) == "malformed"
        assert key(await ann.http.get(f"/api/puzzles/{GAME}/nothing")) == "not_found"
        assert key(await ann.http.get("/api/puzzles/chess")) == "not_found"


def test_ratings_in_both_databases(where: str) -> None:
    files = Files(connect(where))
    puzzle = shipped(GAME)[0]
    first = ratings.answer(files, "ann", GAME, puzzle, puzzle.best.action, 1.0)
    assert first["change"] > 0 and ratings.puzzle_rating(files, puzzle) < puzzle.rating
    assert ratings.answer(files, "ann", GAME, puzzle, puzzle.obvious, 2.0)["counted"] is False
    ratings.answer(files, "ben", GAME, puzzle, puzzle.obvious, 3.0)
    assert ratings.shares(files, puzzle.id) == {puzzle.best.action: 1, puzzle.obvious: 1}
    assert ratings.player_of(files, "ann", GAME).solved == 1 and ratings.player_of(files, "ben", GAME).tried == 1
    files.db.close()


def test_the_example_of_ratings() -> None:
    assert doctest.testmod(ratings).failed == 0
