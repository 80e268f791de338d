"""The database for the event loop: jobs are done in a thread, and those that wait together share one commit."""

import logging
import queue
import threading
from asyncio import AbstractEventLoop, Future, get_running_loop, sleep
from collections.abc import Callable
from typing import Any, TypeVar

from burgher.server.databases import Broken, Database, Postgres, Sqlite, connect
from burgher.server.files import Files
from burgher.server.logs import Complaints
from burgher.server.refusal import Refusal

log = logging.getLogger("burgher.store")

T = TypeVar("T")


class Unwritable(Refusal):
    """The database cannot be read or written: the disk is full, or somebody keeps it locked."""

    def __init__(self, reason: str) -> None:
        super().__init__("storage", 503)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class Unsure(Unwritable):
    """The line to the database broke while it was writing: whether it has written is not known."""


class Store:
    """A database with a thread of its own."""

    def __init__(self, where: str, poll_seconds: float = 0.2) -> None:
        self._jobs: queue.SimpleQueue[tuple[Callable[[Files], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._where = where
        self._poll_seconds = poll_seconds
        self._loop: AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._opened: Future[Database] | None = None
        self._deafen: Callable[[], object] | None = None
        self._complaints = Complaints(log, "the database cannot be used: %s")

    async def open(self, told: Callable[[str], None]) -> None:
        """Open it, and have changes by other servers told: the id of the table, or "" for any."""
        loop = self._loop = get_running_loop()
        self._opened = loop.create_future()
        self._thread.start()
        database = await self._opened
        if isinstance(database, Postgres):
            self._deafen = database.listen(lambda table: _call(loop, told, table))
        elif isinstance(database, Sqlite):
            self._deafen = loop.create_task(self._look(database, told)).cancel

    async def _look(self, database: Sqlite, told: Callable[[str], None]) -> None:
        """A file tells nobody when it changes: look now and then."""
        while True:
            await sleep(self._poll_seconds)
            try:
                if await self.do(lambda _: database.changed()):
                    told("")
            except Unwritable:
                pass  # it has been told why

    async def close(self) -> None:
        if self._deafen is not None:
            self._deafen()
        self._jobs.put(None)
        await get_running_loop().run_in_executor(None, self._thread.join)

    def do(self, job: Callable[[Files], T]) -> "Future[T]":
        """The result of a job, once what it has written is on disk."""
        done: Future[T] = get_running_loop().create_future()
        self._jobs.put((job, done))
        return done

    # --- in the thread

    def _work(self) -> None:
        loop, opened = self._loop, self._opened
        assert loop is not None and opened is not None
        try:
            files = Files(connect(self._where))
        except Exception as fault:
            _call(loop, opened.set_exception, fault)
            return
        _call(loop, opened.set_result, files.db)
        going = True
        while going:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            jobs = [entry for entry in batch if entry is not None]
            if jobs:
                answers = _do_together(files, [job for job, _ in jobs])
                for _, problem in answers:
                    if isinstance(problem, Unwritable):
                        self._complaints.tell(problem)
                _call(loop, _settle, [future for _, future in jobs], answers)
        files.db.close()


def _call(loop: AbstractEventLoop, what: Callable[..., object], *args: object) -> None:
    """Call something in the event loop, unless that has ended already."""
    try:
        loop.call_soon_threadsafe(what, *args)
    except RuntimeError:
        if not loop.is_closed():
            raise


def _do_together(files: Files, jobs: list[Callable[[Files], Any]]) -> list[tuple[Any, Exception | None]]:
    """Do jobs in one transaction, each of them wholly or not at all."""
    db = files.db
    answers: list[tuple[Any, Exception | None]] = []
    committing = False
    try:
        db.begin()
        for i, job in enumerate(jobs):
            if i:  # the first one, often the only one, can do without: before it is the transaction's beginning
                db.run("SAVEPOINT job")
            try:
                answers.append((job(files), None))
            except Exception as fault:  # of this job alone, if where it began can be reached
                if i:
                    db.run("ROLLBACK TO SAVEPOINT job")
                else:
                    db.rollback()
                    db.begin()
                answers.append((None, Unwritable(str(fault)) if isinstance(fault, Broken) else fault))
            if i:
                db.run("RELEASE SAVEPOINT job")
        committing = True
        db.commit()
    except Exception as fault:
        unknown = False
        try:
            db.rollback()
        except Broken:  # the connection is gone, and so is what it had not committed
            unknown = committing
        return [(None, Unsure(str(fault)) if unknown else Unwritable(str(fault))) for _ in jobs]
    return answers


def _settle(futures: list["Future[Any]"], answers: list[tuple[Any, Exception | None]]) -> None:
    for future, (answer, fault) in zip(futures, answers, strict=True):
        if future.cancelled():
            continue
        if fault is None:
            future.set_result(answer)
        else:
            future.set_exception(fault)
