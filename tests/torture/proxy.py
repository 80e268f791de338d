"""A line that can be cut and stalled: a TCP proxy in front of a server or a database."""

import asyncio
from contextlib import suppress

CHUNK = 1 << 16


class Proxy:
    """Passes on what comes to its port to another port, as long as it is let."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._flows = asyncio.Event()
        self._flows.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.flow()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        """Break all connections at once, whatever is under way."""
        for writer in self._writers:
            writer.transport.abort()

    def stall(self) -> None:
        """Connections stay, and nothing comes through."""
        self._flows.clear()

    def flow(self) -> None:
        self._flows.set()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:  # nobody is there
            self._end(writer)
            return
        self._writers.add(back)
        both = [asyncio.create_task(self._pump(reader, back)), asyncio.create_task(self._pump(there, writer))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        self._end(writer)
        self._end(back)

    def _end(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
