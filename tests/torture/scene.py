"""What is tortured: servers behind lines that can fail, on one of the two databases."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

from burgher.core.errors import BurgherError
from burgher.core.table import Table
from burgher.games import game
from burgher.server.databases import connect
from burgher.server.files import Files

from ..server import postgres
from ..server.house import PATIENCE, Process, free_port
from . import clock
from .players import Book
from .proxy import Proxy

LOCK = "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"


class Server:
    """A server with a port of its own, a line in front of it and a clock of its own."""

    def __init__(self, folder: Path, db: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.db = db
        self.port = free_port()
        self.clock = folder / f"clock-{self.port}"
        self.proxy = Proxy(self.port)
        self.lives: list[Process] = []
        clock.set_ahead(self.clock, 0.0)

    @property
    def process(self) -> Process:
        return self.lives[-1]

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"

    def start(self) -> None:
        launcher = (clock.__file__, str(self.clock))
        self.lives.append(Process(self.db, self.port, "serve", "--workers", "1", folder=self.folder, launcher=launcher))
        if not self.process.first_line:
            sys.exit(f"A server does not start:\n{self.process.log()}")

    def tracebacks(self) -> list[str]:
        """What its log tells of faults that nobody had thought of."""
        logs = "".join(life.log() for life in self.lives)
        return ["Traceback" + part[:4000] for part in logs.split("Traceback")[1:]]


class Scene:
    """A house under torture: its servers, and where its database is."""

    def __init__(self, name: str, folder: Path, where: str, servers: list[Server]) -> None:
        self.name = name
        self.folder = folder
        self.where = where  # the database itself
        self.servers = servers
        self.cluster: postgres.Cluster | None = None
        self.db_line: Proxy | None = None  # between the servers and PostgreSQL

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Nobody else can write."""
        held, enough = threading.Event(), threading.Event()
        holding = asyncio.create_task(asyncio.to_thread(self._hold, held, enough))
        try:
            assert await asyncio.to_thread(held.wait, PATIENCE)
            yield
        finally:
            enough.set()
            await holding

    def _hold(self, held: threading.Event, enough: threading.Event) -> None:
        """In a thread: the servers' own transactions have to end first, and the lines to them run in the event loop."""
        db = connect(self.where)
        db.begin()  # which is all that SQLite needs
        if self.cluster is not None:
            db.run(LOCK)
        held.set()
        enough.wait()
        db.rollback()
        db.close()


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[Scene]:
    """One server on a file."""
    where = str(folder / "tables.sqlite3")
    async with running([Server(folder, where)]) as servers:
        yield Scene("one server on SQLite", folder, where, servers)


@asynccontextmanager
async def on_postgres(folder: Path, cluster: postgres.Cluster) -> AsyncIterator[Scene]:
    """Two servers on PostgreSQL, with a line to it that can fail."""
    where = await asyncio.to_thread(cluster.new_database, "torture")
    line = Proxy(cluster.port)
    await line.open()
    through = where.replace(f":{cluster.port}/", f":{line.port}/")
    try:
        async with running([Server(folder, through) for _ in range(2)]) as servers:
            scene = Scene("two servers on PostgreSQL", folder, where, servers)
            scene.cluster, scene.db_line = cluster, line
            yield scene
    finally:
        await line.close()


@asynccontextmanager
async def running(servers: list[Server]) -> AsyncIterator[list[Server]]:
    for server in servers:
        await server.proxy.open()
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    try:
        yield servers
    finally:
        for server in servers:
            await asyncio.to_thread(server.process.__exit__)
            await server.proxy.close()


# ---------------------------------------------------------------- the verdict


class Verdict(NamedTuple):
    """How the books of the players and the log on disk agree."""

    lost: int  # acknowledged, and not in the log
    double: int  # in the log, and never acknowledged, or once too often
    unreadable: int  # tables whose log has a gap or cannot be replayed
    told: list[str]
    lengths: dict[str, int]  # of the logs, by table

    @property
    def fine(self) -> bool:
        return not (self.lost or self.double or self.unreadable)


def judge(where: str, books: list[Book]) -> Verdict:
    """Compare what was acknowledged with what is on disk."""
    lost = double = unreadable = 0
    told: list[str] = []
    lengths: dict[str, int] = {}
    db = connect(where)
    files = Files(db)
    for book in books:
        numbers = [row[0] for row in db.rows("SELECT n FROM moves WHERE game = ? ORDER BY n", book.table)]
        lengths[book.table] = len(numbers)
        stored = files.load(book.table)
        if stored is None or numbers != list(range(len(numbers))):
            unreadable += 1
            told.append(f"table {book.table}: not there, or with a gap")
            continue
        log = [(seat, action) for seat, action in stored.moves if seat in book.seats]
        try:
            table = Table(game(stored.game), stored.opening)
            for seat, action in stored.moves:
                table.replay(seat, action)
        except BurgherError as fault:
            unreadable += 1
            told.append(f"table {book.table}, {stored.game}: {fault}")
        for what, a, b, c, d in SequenceMatcher(None, book.acts, log, autojunk=False).get_opcodes():
            if what != "equal":
                lost += b - a
                double += d - c
                told.append(f"table {book.table}, {stored.game}: said {book.acts[a:b]}, in the log {log[c:d]}")
    db.close()
    return Verdict(lost, double, unreadable, told, lengths)
