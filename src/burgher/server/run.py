"""Runs a server on a port."""

import asyncio
import errno
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from time import monotonic
from types import FrameType
from typing import Any

import uvicorn

from burgher.core.errors import BurgherError
from burgher.server.addresses import base
from burgher.server.app import make_app
from burgher.server.door import Door, callers_at
from burgher.server.house import House
from burgher.server.logs import Complaints
from burgher.server.settings import Settings

log = logging.getLogger("burgher.run")

GRACE_SECONDS = 3
PATIENCE_SECONDS = 5  # for an end in good order
SIGNALLED = 128  # with the number of the signal, the status of what a signal has ended
BACKLOG = 256  # connections that wait to be accepted; asyncio fails as often in a row when no file can be opened
MOST_FILES = 8192


def listen(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """A socket on this port or, if that is taken and any will do, on another."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol has to be named: only then does asyncio send small answers at once (TCP_NODELAY).
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as fault:
        sock.close()
        if or_any and port:
            return listen(host, 0)
        where = "host" if isinstance(fault, socket.gaierror) or fault.errno == errno.EADDRNOTAVAIL else "port"
        raise BurgherError(
            f"Port {port} of {host} cannot be used: {fault.strerror}. Choose another with --{where}."
        ) from None
    sock.listen(BACKLOG)
    return sock


def address_of(sock: socket.socket) -> str:
    return base(*sock.getsockname()[:2])


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, door: Door, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.door = door
        self.ready = ready
        self.fault: Exception | None = None
        self.interrupted = False
        self.asked = 0.0  # when it was told to end

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets everything end in good order; who still waits after a while may end it at once."""
        now = monotonic()
        if self.should_exit and now > self.asked + PATIENCE_SECONDS:
            os._exit(SIGNALLED + sig)
        if self.should_exit:
            return
        self.asked = now
        self.interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.watching = asyncio.create_task(self.door.watch())
        try:
            await self.ready()
        except Exception as fault:
            self.fault, self.should_exit = fault, True


def make_server(settings: Settings, ready: Callable[[House], Awaitable[None]]) -> Server:
    """A server that is not running yet."""
    house = House(settings)
    door = Door(settings)
    http, ws = callers_at(door)
    config = uvicorn.Config(
        make_app(house),
        http=http,
        ws=ws,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # proxies.py knows whom to believe
        ws_max_size=settings.message_bytes,
        # Deflating costs more time and memory for each connection than the few kilobytes are worth.
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )

    async def announce() -> None:
        await ready(house)

    return Server(config, door, announce)


def run(settings: Settings, sock: socket.socket, ready: Callable[[House], Awaitable[None]]) -> None:
    """Serve until interrupted."""
    allow_many_connections()

    async def listening(house: House) -> None:
        house.listening = sock.getsockname()[:2]
        await ready(house)

    server = make_server(settings, listening)
    complaints = Complaints(log, "the server cannot accept connections: %s")

    async def serve() -> None:
        asyncio.get_running_loop().set_exception_handler(handle)
        await server.serve(sockets=[sock])

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        fault = context.get("exception")
        if isinstance(fault, OSError) and fault.errno in (errno.EMFILE, errno.ENFILE):
            complaints.tell(fault)
        else:
            loop.default_exception_handler(context)

    asyncio.run(serve())
    if server.fault is not None:
        raise server.fault
    if server.interrupted:
        raise KeyboardInterrupt


def allow_many_connections() -> None:
    """Have more files open than is usual, if the system lets us: each connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
