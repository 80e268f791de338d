"""Runs a server on a port."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import uvicorn

from burgher.core.errors import BurgherError
from burgher.server.app import make_app
from burgher.server.house import House
from burgher.server.settings import Settings

GRACE_SECONDS = 3


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
        raise BurgherError(
            f"Port {port} of {host} cannot be used: {fault.strerror}. Choose another with --port."
        ) from None
    sock.listen(2048)
    return sock


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self.ready()


def make_server(settings: Settings, ready: Callable[[House], Awaitable[None]]) -> Server:
    """A server that is not running yet."""
    house = House(settings)
    config = uvicorn.Config(
        make_app(house),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.message_bytes,
        # Deflating costs more time and memory for each connection than the few kilobytes are worth.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )

    async def announce() -> None:
        await ready(house)

    return Server(config, announce)


def run(settings: Settings, sock: socket.socket, ready: Callable[[House], Awaitable[None]]) -> None:
    """Serve until interrupted."""
    asyncio.run(make_server(settings, ready).serve(sockets=[sock]))
