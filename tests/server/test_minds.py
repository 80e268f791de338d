"""Bots in their processes: the budget, failures, and that they know only what their seat may know."""

import asyncio
import os
import pickle
import signal

import pytest

import burgher
from burgher.bots.bot import Bot, Question, ask
from burgher.core.chance import Dice
from burgher.core.table import Table
from burgher.server import minds
from burgher.server.minds import Minds, Overtime, think

from .house import GAME, SECRET, go


def some_table(**options: str) -> Table:
    return burgher.new(GAME, players=2, seed=9, options=options)


@go
async def test_a_bot_answers_as_it_would_in_the_arena() -> None:
    table = some_table()
    mind = Minds(1, 10)
    try:
        for _ in range(5):
            seat = table.to_move[0]
            answer = await mind.answer(GAME, "journeyman", mind.question(table, seat, "journeyman"))
            dice = table.course.luck.dice(len(table.log))
            assert answer == ask(burgher.bots.bot("journeyman"), table.game, table.state, seat, dice)
            table.act(seat, table.game.verbs.text(answer))
    finally:
        await mind.close()


def test_a_question_holds_nothing_that_the_seat_may_not_know() -> None:
    tables = [some_table(**SECRET) for _ in range(2)]
    for choice, table in enumerate(tables):
        table.act(0, table.actions(0)[choice])
        table.act(0, table.actions(0)[choice])
    mind = Minds(1, 10)
    for name in ("random", "journeyman"):
        one, two = (pickle.dumps(mind.question(table, 1, name)) for table in tables)
        assert one == two
    assert tables[0].view(0) != tables[1].view(0)


class Slow(Bot):
    name = "slow"

    def choose(self, *_: object) -> int:
        while True:
            pass


def test_a_bot_that_thinks_too_long_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "bot", lambda _: Slow())
    table = some_table()
    question = Minds(1, 1).question(table, table.to_move[0], "journeyman")
    with pytest.raises(Overtime):
        think(GAME, "journeyman", question, False, 0.05)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@go
async def test_the_journeyman_decides_for_a_bot_that_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never chance, as long as anybody can think."""
    asked: list[str] = []

    async def ask_one(self: Minds, game: str, name: str, question: Question, everywhere: bool) -> int | None:
        asked.append(name)
        return None if name == "master" else 3

    monkeypatch.setattr(Minds, "_ask", ask_one)
    mind = Minds(1, 10)
    assert await mind.answer(GAME, "master", Question(None, 0, [2, 3], Dice(1))) == 3
    assert asked == ["master", "journeyman"]


@go
async def test_a_hint_for_which_there_was_no_time_says_so() -> None:
    """Who reads it shall not take a quick bot's choice for one that was compared with others."""
    mind = Minds(1, 10)
    table = some_table()
    try:
        question = mind.question(table, table.to_move[0], minds.best(GAME))
        hurried = await mind.advise(GAME, question, None, 0.001)
        assert hurried.hurried and hurried.other is None and hurried.action in question.actions
    finally:
        await mind.close()


@go
async def test_a_bot_that_breaks_has_its_decision_made_for_it() -> None:
    table = some_table()
    mind = Minds(1, 10)
    try:
        question = mind.question(table, table.to_move[0], "journeyman")
        assert await mind.answer("no such game", "journeyman", question) in question.actions
        one = Question(None, 0, [7], Dice(1))
        assert await mind.answer("no such game", "journeyman", one) == 7  # nothing to think about
    finally:
        await mind.close()


@go
async def test_a_killed_process_is_replaced() -> None:
    table = some_table()
    mind = Minds(1, 10)
    try:
        await mind.warm_up()
        process = mind._nursery.born[0]
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join)
        question = mind.question(table, table.to_move[0], "journeyman")
        answer = await mind.answer(GAME, "journeyman", question)
        assert answer in question.actions and mind._nursery.born[0].pid != process.pid
    finally:
        await mind.close()


def test_a_bot_that_is_no_longer_known_is_played_by_the_best() -> None:
    table = some_table()
    mind = Minds(1, 1)
    seat = table.to_move[0]
    asked, best = (mind.question(table, seat, name) for name in ("gone", minds.best(GAME)))
    assert pickle.dumps(asked) == pickle.dumps(best)
