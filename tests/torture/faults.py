"""The faults, each from its beginning to its end. `long` ones outlast every patience of the servers."""

import asyncio
import random
import resource
import signal
from collections.abc import Awaitable, Callable

from . import clock
from .scene import Scene, Server

FULL = 16 * 1024  # bytes: no file of a server may grow beyond that while its disk is full
HOURS = 3600.0
Refused = Callable[[], Awaitable[None]]  # waits until a player has been told that nothing can be written


class Trouble:
    """Where and when a fault happens."""

    def __init__(self, scene: Scene, rng: random.Random, long: bool, refused: Refused) -> None:
        self.scene = scene
        self.rng = rng
        self.long = long
        self.refused = refused

    def server(self) -> Server:
        return self.rng.choice(self.scene.servers)

    def cut_lines(self) -> None:
        """Everybody loses the line at once, and comes back."""
        for server in self.scene.servers:
            server.proxy.cut()

    async def last(self, seconds: float, long: float) -> None:
        """So long does a fault last, more or less."""
        await asyncio.sleep((long if self.long else seconds) * (0.5 + self.rng.random() / 2))


async def kill(trouble: Trouble) -> None:
    """kill -9, and another server in its place."""
    server = trouble.server()
    await asyncio.to_thread(server.process.kill)
    await trouble.last(0.1, 2.0)
    await asyncio.to_thread(server.start)


async def terminate(trouble: Trouble) -> None:
    """SIGTERM, as an operator ends a server, and another in its place."""
    server = trouble.server()
    await asyncio.to_thread(server.process.stop)
    await asyncio.to_thread(server.start)


async def freeze(trouble: Trouble) -> None:
    """SIGSTOP and SIGCONT: a machine that sleeps; a long one outlasts the lease of the bots."""
    process = trouble.server().process.process
    process.send_signal(signal.SIGSTOP)
    await trouble.last(1.0, 25.0)
    process.send_signal(signal.SIGCONT)


async def cut(trouble: Trouble) -> None:
    """All connections of all servers break, again and again."""
    for _ in range(20 if trouble.long else 5):
        trouble.cut_lines()
        await asyncio.sleep(trouble.rng.random() * 0.2)


async def stall(trouble: Trouble) -> None:
    """Nothing comes through, and no connection breaks."""
    proxy = trouble.server().proxy
    proxy.stall()
    await trouble.last(1.0, 8.0)
    proxy.flow()


async def jump(trouble: Trouble) -> None:
    """The clock of one server jumps, forwards or back, and is put right; within a long jump a server is killed, too."""
    server = trouble.server()
    clock.set_ahead(server.clock, trouble.rng.choice((-30, -2, 2, 30)) * HOURS)
    await trouble.last(0.5, 4.0)
    if trouble.long:
        await kill(trouble)
    clock.set_ahead(server.clock, 0.0)


async def fill_disk(trouble: Trouble) -> None:
    """Writes fail until a player has been told so, and then everybody loses the line, too."""
    process = trouble.server().process.process
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
    await trouble.refused()
    trouble.cut_lines()
    await trouble.last(0.2, 3.0)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def lock(trouble: Trouble) -> None:
    """Somebody else keeps the database to themselves; a long time is longer than a server waits."""
    async with trouble.scene.locked():
        await trouble.last(1.0, 24.0)


async def kill_database(trouble: Trouble) -> None:
    """PostgreSQL dies as if the power had failed, and the lines with it; then it is started again."""
    cluster = trouble.scene.cluster
    assert cluster is not None
    await asyncio.to_thread(cluster.kill)
    trouble.cut_lines()
    await trouble.last(0.3, 3.0)
    await asyncio.to_thread(cluster.start)


async def restart_database(trouble: Trouble) -> None:
    """PostgreSQL is ended and started again while everybody is connected."""
    cluster = trouble.scene.cluster
    assert cluster is not None
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)


async def cut_database(trouble: Trouble) -> None:
    """The servers' connections to PostgreSQL break, again and again, also between a commit and its answer."""
    line = trouble.scene.db_line
    assert line is not None
    for _ in range(40 if trouble.long else 10):
        line.cut()
        await asyncio.sleep(trouble.rng.random() * 0.2)


async def stall_database(trouble: Trouble) -> None:
    """Nothing comes through to PostgreSQL, then the connections break."""
    line = trouble.scene.db_line
    assert line is not None
    line.stall()
    await trouble.last(1.0, 8.0)
    line.cut()
    line.flow()


Fault = Callable[[Trouble], Awaitable[None]]
EVERYWHERE: tuple[Fault, ...] = (kill, terminate, freeze, cut, stall, jump, lock)
SQLITE: tuple[Fault, ...] = (*EVERYWHERE, fill_disk)
POSTGRES: tuple[Fault, ...] = (*EVERYWHERE, kill_database, restart_database, cut_database, stall_database)
