"""The door: how long a connection may keep the server waiting, and how many of one address may do so at once.

It waits for the head of a request, then for its body, then for the client to take the answer; each has its time. A
WebSocket, which has its own pings, is looked after only while its client does not take what it is sent.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from enum import IntEnum
from time import monotonic
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from burgher.server.limits import Bucket
from burgher.server.proxies import is_trusted
from burgher.server.settings import Rate, Settings

SWEEP_SECONDS = 1.0  # between two looks for who takes too long
CALLER = "burgher.caller"  # the extension of a scope by which an endpoint finds its connection
READ_AHEAD = 8  # messages of a client that may wait for their answers before no more are read
READ_BYTES = 8 * 1024  # of a client at once, before others have their turn: frames can be very small
PINGS = Rate(60, 2)  # of a client, which no browser sends, and pongs


class For(IntEnum):
    """What a connection waits for; who has said less makes room first."""

    HEAD = 0
    BODY = 1
    ANSWER = 2
    MESSAGES = 3  # of a table to be taken


class Caller(Protocol):
    """A connection, as the door knows it."""

    address: str

    def hang_up(self) -> None: ...


class Door:
    """All connections that make the server wait, by address, who waits longest first."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.seconds = {
            For.HEAD: settings.head_seconds,
            For.BODY: settings.body_seconds,
            For.ANSWER: settings.answer_seconds,
            For.MESSAGES: settings.send_seconds,
        }
        self.callers: dict[str, OrderedDict[Caller, tuple[For, float]]] = {}  # for what, and until when
        self.count = 0

    def wait(self, caller: Caller, what: For) -> None:
        """A connection begins to wait for something. Where too many wait, one that does so longest makes room."""
        self.leave(caller)
        self.callers.setdefault(caller.address, OrderedDict())[caller] = (what, self.clock() + self.seconds[what])
        self.count += 1
        if self._crowd(caller.address):
            self._make_room(caller.address)
        elif self.count > self.settings.callers:
            self._make_room(max(self.callers, key=lambda address: len(self.callers[address])))

    def _crowd(self, address: str) -> bool:
        """Do too many of this address wait? Behind a proxy that is trusted there are many people."""
        count = len(self.callers[address])
        return count > self.settings.callers_of_address and not is_trusted(address, self.settings)

    def leave(self, caller: Caller) -> None:
        """A connection has ended, or is none of the door's any more."""
        neighbours = self.callers.get(caller.address, OrderedDict())
        if caller in neighbours:
            del neighbours[caller]
            self.count -= 1
            if not neighbours:
                del self.callers[caller.address]

    def _make_room(self, address: str) -> None:
        waiting = self.callers[address]
        self._turn_away(min(waiting, key=lambda caller: waiting[caller][0]))

    def _turn_away(self, caller: Caller) -> None:
        self.leave(caller)
        caller.hang_up()

    def close_late(self) -> None:
        """Hang up on those who took too long."""
        now = self.clock()
        late = [caller for group in self.callers.values() for caller, (_, until) in group.items() if until <= now]
        for caller in late:
            self._turn_away(caller)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.close_late()


class HttpCaller(H11Protocol):
    """Uvicorn's connection, which tells the door what it waits for."""

    door: Door
    address = ""
    has_head = False  # is the head of the present request there,
    has_body = False  # and its body?

    def hang_up(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.door.wait(self, For.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.leave(self)
        super().handle_websocket_upgrade(event)

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle is None or self.cycle.response_complete or self.transport.is_closing():
            return
        if not self.has_head:
            self.has_head = True
            self.door.wait(self, For.BODY)
        if not self.has_body and not self.cycle.more_body:
            self.has_body = True
            self.door.wait(self, For.ANSWER)

    def on_response_complete(self) -> None:
        self.has_head = self.has_body = False
        if not self.transport.is_closing():  # else the answer has still to be taken
            self.door.wait(self, For.HEAD)
        super().on_response_complete()


class TableCaller(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which is cut off if its client takes nothing, and keeps nothing of its handshake."""

    door: Door
    address = ""
    is_left = False  # by us: nobody will send to it any more
    pings: Bucket | None = None  # as soon as there are any

    def hang_up(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        transport.max_size = READ_BYTES  # type: ignore[attr-defined]  # what asyncio reads at once

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_ping()

    def count_ping(self) -> None:
        """Whoever sends nothing but pings, or answers to none, is cut off."""
        self.pings = self.pings or Bucket(PINGS)
        if not self.pings.take():
            self.hang_up()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CALLER] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """A message has come. Uvicorn stops reading after each, which costs more than reading it."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages, all in one write; who sends waits until the connection is `writable`."""
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def start_keepalive(self) -> None:
        """The handshake is over: its texts would be half of what an idle connection takes."""
        super().start_keepalive()
        del self.request, self.response, self.scope

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.wait(self, For.MESSAGES)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.is_left:
            self.door.leave(self)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.is_left = True
        if not self.disconnected:  # what was sent last has still to be taken
            self.door.wait(self, For.MESSAGES)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.hang_up()  # who does not even answer pings will take nothing more


def callers_at(door: Door) -> tuple[type[HttpCaller], type[TableCaller]]:
    """The kinds of connections that this door looks after, for uvicorn, which makes them itself."""
    http = type("HttpCallerAtDoor", (HttpCaller,), {"door": door})
    return http, type("TableCallerAtDoor", (TableCaller,), {"door": door})
