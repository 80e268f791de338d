"""Bots think here: in processes of their own, within a budget of time, and never in the event loop."""

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext, suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from types import FrameType
from typing import Any, TypeVar

from burgher import starting
from burgher.bots import bot, is_bot, levels
from burgher.bots.bot import Bot, Question, answer, question
from burgher.bots.effort import DUE, EVERYWHERE
from burgher.bots.values import values_of
from burgher.bots.workers import end_with_parent
from burgher.core.table import Table
from burgher.games import NAMES, game
from burgher.review.advice import Advice, advise
from burgher.review.work import Finding, Job, Outlook
from burgher.server.compiled import Copy

log = logging.getLogger("burgher.minds")

T = TypeVar("T")

STANDBY = "journeyman"  # who decides for a bot that is too slow, or breaks
LAST_WORD = 0.8  # of its budget, after which a bot is asked for the best it has found so far
PATIENCE = 6  # times its budget for which an answer is awaited, the queue included, before the processes are replaced


def best(game: str) -> str:
    """The bot that gives hints, and plays for those who have left."""
    return levels(game)[-1]


def known_bot(name: str, game: str) -> Bot:
    """The bot of this name; a table may be older than the bots, and then the best one plays on."""
    return bot(name if is_bot(name) and bot(name).plays(game) else best(game))


class Overtime(Exception):
    """The budget is used up."""


class Born(SpawnProcess):
    """A process that does not hear of the server's end before it can leave it to the server."""

    copy: Copy | None = None  # what it imports, if that is still there

    def start(self) -> None:
        copy, self.copy = self.copy, None
        with starting.held_back(), copy.found_first() if copy and copy.fits() else nullcontext():
            super().start()


class Nursery(SpawnContext):
    """Where the processes come from. Spawned, not forked: a fork would take event loop and database along."""

    def __init__(self, copy: Copy | None = None) -> None:
        super().__init__()
        self.copy = copy
        self.born: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override] # noqa: N802
        process = Born(*args, **kwargs)
        process.copy = self.copy
        self.born.append(process)
        return process

    def kill_all(self) -> None:
        for process in self.born:
            if process.is_alive():
                process.kill()


class Minds:
    """The processes in which bots think: with a compiled copy of the package as soon as there is one."""

    def __init__(self, workers: int, seconds: float, copy: Copy | None = None) -> None:
        self.workers = workers
        self.seconds = seconds
        self.copy = copy  # which may be used one day
        self.ending = False
        self._open()

    @property
    def fast(self) -> bool:
        """Do they think with the compiled copy?"""
        return self._nursery.copy is not None

    def _open(self) -> None:
        copy = self.copy if self.copy is not None and self.copy.fits() else None
        if copy is not None:
            load_games()  # so that none of their modules is looked for while the copy is found first
        self._nursery = Nursery(copy)
        begin = _begin if copy is None else _begin_with_copy
        self._pool = ProcessPoolExecutor(self.workers, mp_context=self._nursery, initializer=begin)

    def _keep_up(self) -> None:
        """Go over to the compiled copy if it has come since; who is thinking now thinks to the end."""
        if self.copy is not None and not self.fast and not self.ending and self.copy.fits():
            before = self._pool
            self._open()
            before.shutdown(wait=False)

    async def warm_up(self) -> None:
        """Start a process now, so that the first decision need not wait for it."""
        with suppress(BrokenProcessPool):  # the first question will be told so too, and replace it
            await asyncio.get_running_loop().run_in_executor(self._pool, _ready)

    async def close(self) -> None:
        """Stop thinking, whatever it was about."""
        self.ending = True
        self._nursery.kill_all()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def question(self, table: Table, seat: int, name: str) -> Question:
        """What a bot is asked now. It learns what its seat may know, and no more."""
        dice = table.course.luck.dice(len(table.course))
        return question(known_bot(name, table.game.id), table.game, table.state, seat, dice)

    async def answer(self, game: str, name: str, asked: Question, everywhere: bool = False) -> int:
        """The bot's choice, within its seconds from when it begins to think; if need be the same everywhere.

        For a bot that is too slow, or breaks, a quicker one decides: the others at the table shall not wait.
        """
        if len(asked.actions) == 1:
            return asked.actions[0]
        self._keep_up()
        for who in (name, STANDBY):
            action = await self._ask(game, who, asked, everywhere)
            if action is not None:
                return action
        return asked.actions[0]

    async def _ask(self, game: str, name: str, asked: Question, everywhere: bool) -> int | None:
        """What one bot chooses, if it comes to a choice."""
        action = await self.work(f"bot {name}", think, game, name, asked, everywhere, self.seconds)
        if action is not None and action not in asked.actions:
            log.error("bot %s chose an action that is not legal", name)
            return None
        return action

    async def advise(self, game: str, asked: Question, in_mind: int | None, seconds: float) -> Advice:
        """What to do, and why; if that takes too long, what a quick bot would do."""
        self._keep_up()
        found = await self.work("a hint", advised, game, asked, in_mind, seconds)
        return Advice(await self.answer(game, STANDBY, asked), hurried=True) if found is None else found

    async def work(self, who: str, job: Callable[..., T], *args: Any) -> T | None:
        """What is found in the processes, if anything is; they may be replaced once. The last argument are seconds."""
        for _ in range(2):
            pool = self._pool
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, job, *args)
                return await asyncio.wait_for(thinking, max(self.seconds * PATIENCE, 2 * args[-1]))
            except Overtime:
                log.warning("%s used up its %s seconds", who, args[-1])
                return None
            except (BrokenProcessPool, TimeoutError) as fault:
                self._replace(pool, isinstance(fault, BrokenProcessPool))
            except Exception:
                if not self.ending:  # else there are no processes any more, and nobody waits for an answer
                    log.exception("%s failed", who)
                return None
        return None

    def _replace(self, pool: ProcessPoolExecutor, broken: bool) -> None:
        if pool is self._pool and not self.ending:
            log.warning("the processes of the bots had to be replaced")
            if broken and self.fast:
                self.copy = None  # it may be the compiled copy that breaks; plain Python always works
            pool.shutdown(wait=False, cancel_futures=True)
            self._nursery.kill_all()
            self._open()


def load_games() -> None:
    """Import all that bots think with."""
    for name in NAMES:
        game(name)
        levels(name)
        values_of(name)


# ---------------------------------------------------------------- in the processes


def _begin() -> None:
    """End with the server, even if it is killed, and leave it to the server when that is."""
    for ending in starting.ENDINGS:
        signal.signal(ending, signal.SIG_IGN)
    starting.let_through()
    end_with_parent()


def _begin_with_copy() -> None:
    """Load everything now, for the copy may be replaced by that of other sources while this process lives."""
    _begin()
    load_games()


def _ready() -> None:
    """Nothing to do: the process is there."""


def think(game_id: str, name: str, asked: Question, everywhere: bool, seconds: float) -> int:
    """A bot's choice in a position as its seat knows it."""
    with within(seconds):
        exact = EVERYWHERE.set(everywhere)
        try:
            return answer(known_bot(name, game_id), game(game_id), asked)
        finally:
            EVERYWHERE.reset(exact)


def advised(game_id: str, asked: Question, in_mind: int | None, seconds: float) -> Advice:
    """Advice in a position as a seat knows it."""
    with within(seconds):
        return advise(game(game_id), asked, in_mind)


def reviewed(job: Job, seconds: float) -> Outlook | Finding | list[float]:
    """A piece of a review."""
    with within(seconds):
        return job.run()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Think no longer than that: near the end with what there is, after it not at all."""
    can_ring = hasattr(signal, "setitimer")  # not on Windows, where only the patience of the server ends it
    if can_ring:
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    due = DUE.set(time.monotonic() + seconds * LAST_WORD)
    try:
        yield
    finally:
        DUE.reset(due)
        if can_ring:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(_: int, __: FrameType | None) -> None:
    raise Overtime
