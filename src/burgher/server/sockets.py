"""The WebSocket half of docs/protocol.md."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from burgher.core.errors import BurgherError
from burgher.server import deeds, limits, wire
from burgher.server.door import CALLER, TableCaller
from burgher.server.guests import Guest, address, from_our_page, is_our_name
from burgher.server.house import House
from burgher.server.limits import Bucket
from burgher.server.live import Live
from burgher.server.refusal import Refusal
from burgher.server.store import Unsure

log = logging.getLogger("burgher.sockets")

PATH = "/ws/"  # before the token of a table
MOST_REFUSED = 200  # messages over the limit, after which the connection is closed
# what is raised when something is sent to a client that has left
GONE = (WebSocketDisconnect, ClientDisconnected, RuntimeError)
COSTS: dict[type[wire.Message], float] = {
    wire.Undo: limits.UNDO,
    wire.Propose: limits.PROPOSAL,
    wire.Answer: limits.PROPOSAL,
    wire.Sit: limits.SEATING,
    wire.Stand: limits.SEATING,
    wire.Ready: limits.SEATING,
    wire.Arrange: limits.TABLE,
    wire.Rename: limits.NAME,
    wire.Look: limits.LOOK,
}
CLOSE_FLOOD = 1008
CLOSE_LATER = 1013
CLOSE_NO_TABLE = 4404


class Connection:
    """One client at one table."""

    def __init__(self, house: House, socket: WebSocket, person: str, seat: int | None) -> None:
        self.house = house
        self.socket = socket
        self.caller: TableCaller = socket.scope["extensions"][CALLER]
        self.where = address(socket)
        self.person = person
        self.name = ""
        self.seat = seat
        self.looking: int | None = None
        self.bucket = Bucket(house.settings.messages)
        self.newest: bytes | None = None
        self.is_changing = True  # the table, or coming to it: what is shown meanwhile is sent right after
        self.sender: asyncio.Task[None] | None = None  # while there is something to send

    def show(self, message: bytes) -> None:
        self.newest = message
        if self.is_changing or self.sender is not None:
            return
        if self.caller.writable.is_set():
            with suppress(*GONE):  # who listens has been told as well
                self.caller.send_texts(self.news())
        else:
            self.sender = asyncio.create_task(self.send_news())

    def news(self) -> list[bytes]:
        """The newest message, if there is one that has not been sent; a slow client misses those between."""
        message, self.newest = self.newest, None
        return [] if message is None else [message]

    async def send_news(self) -> None:
        try:
            while self.newest is not None:
                await self.caller.writable.wait()
                self.caller.send_texts(self.news())
        except GONE:
            pass
        except Exception:
            log.exception("a connection broke")
        finally:
            self.sender = None

    async def leave(self) -> None:
        """Nothing more is sent."""
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.wait([self.sender])

    async def listen(self, live: Live) -> None:
        """Answer one message after another until the client leaves."""
        self.is_changing = False
        await self.send_news()
        refused = 0
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or received.get("bytes") or b""
            if self.bucket.take():
                try:
                    answer = await self.answer(live, text)
                except Unsure:  # no answer would be true: who comes back and asks again will have one
                    await self.socket.close(CLOSE_LATER)
                    return
            else:
                refused += 1
                if refused > MOST_REFUSED:
                    await self.socket.close(CLOSE_FLOOD)
                    return
                answer = error(_id_of(text), Refusal("too_fast"))
            await self.caller.writable.wait()
            self.caller.send_texts([*self.news(), msgspec.json.encode(answer)])  # who has the answer has the table

    async def answer(self, live: Live, text: str | bytes) -> dict[str, Any]:
        """Read a message and do what it asks for."""
        house = self.house
        try:
            if len(text) > house.settings.message_bytes:
                raise Refusal("too_large", bytes=house.settings.message_bytes)
            message = wire.read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return error(_id_of(text), Refusal("malformed"))
        except Refusal as refusal:
            return error(None, refusal)
        self.house.metrics.count("messages", f'type="{type(message).__name__.lower()}"')
        try:
            self.pay(cost_of(message))
        except Refusal as refusal:
            return error(message.id, refusal)
        try:
            ok = {"type": "ok", "id": message.id}
            if isinstance(message, wire.Rename):
                self.owe(await house.rename(self.person, message.name) * limits.SHOWN_NAME)
                return ok | {"n": await house.look(live, self)}
            if isinstance(message, wire.Look | wire.Hint | wire.Why):
                if message.seat not in live.owned_by(self.person):
                    raise Refusal("not_your_seat")
                if isinstance(message, wire.Hint):
                    return {"type": "hint", "id": message.id, **await house.hint(live, message, self)}
                if isinstance(message, wire.Why):
                    return {"type": "why", "id": message.id, "reasons": await house.why(live, message)}
                self.looking = message.seat
                async with house.beside.turn(self.person, self.where, people_wait=True):
                    return ok | {"n": await house.look(live, self)}
            if isinstance(message, wire.Propose) and message.what == "join":
                self.name = await house.store.do(lambda files: files.name_of(self.person))
            deed = deeds.DEEDS[type(message)]
            answers = (self.person, msgspec.json.encode(message.id).decode())
            self.is_changing = True
            return ok | {"n": await house.change(live, lambda table: deed(table, self, message), answers)}
        except Unsure:
            raise
        except Refusal as refusal:
            self.house.metrics.count("refusals", f'key="{refusal.key}"')
            self.owe(limits.REFUSED)
            return error(message.id, refusal)
        except BurgherError as fault:
            self.owe(limits.REFUSED)
            return error(message.id, Refusal("refused", reason=str(fault)))
        except Exception:
            log.exception("a message could not be answered")
            return error(message.id, Refusal("internal", 500))
        finally:
            self.is_changing = False

    def pay(self, cost: float) -> None:
        """Refuse what this guest has no time left for. To play costs nothing, but who is in debt has to wait."""
        ledger = self.house.ledger
        try:
            if cost:
                ledger.charge(self.person, self.where, cost)
            elif ledger.in_debt(self.person):
                raise Refusal("too_fast")
        except Refusal:
            raise Refusal("too_fast") from None

    def owe(self, cost: float) -> None:
        self.house.ledger.owe(self.person, self.where, cost)


def cost_of(message: wire.Message) -> float:
    if isinstance(message, wire.Why):
        return limits.WHY * len(message.actions)
    return COSTS.get(type(message), 0.0)


def error(id: wire.Id | None, refusal: Refusal) -> dict[str, Any]:
    return {"type": "error", **({} if id is None else {"id": id}), "error": refusal.body()}


def _id_of(text: str | bytes) -> wire.Id | None:
    """The id of a message that cannot be read otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=wire.OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Sockets:
    """The endpoint of one house. What it holds for a connection, it holds for thousands of them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connections: Counter[str] = Counter()  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asking, socket = HTTPConnection(scope), WebSocket(scope, receive, send)
        where = address(asking)
        guest, token = Guest(self.house, asking), scope["path"].removeprefix(PATH)
        if not self.is_welcome(asking, where):
            await socket.close(CLOSE_FLOOD)  # before it is accepted: the handshake is answered with 403
            return
        del asking
        scope["headers"] = []  # they would be a large part of what an idle connection takes
        self.connections[where] += 1
        try:
            await self.serve(socket, guest, token)
        except WebSocketDisconnect:
            pass
        finally:
            self.connections[where] -= 1
            if not self.connections[where]:
                del self.connections[where]

    def is_welcome(self, asking: HTTPConnection, where: str) -> bool:
        """Is it our page, or a program, that asks under our name, and has this address few enough connections?"""
        settings = self.house.settings
        return (
            asking.scope["path"].startswith(PATH)
            and is_our_name(asking.headers.get("host", ""), settings.allow_host)
            and from_our_page(asking.headers)
            and self.connections[where] < settings.connections
        )

    async def serve(self, socket: WebSocket, guest: Guest, token: str) -> None:
        house = self.house
        await socket.accept(headers=guest.cookie_headers())
        try:
            house.ledger.charge(guest.person, address(socket), limits.COMING)
            place = await house.find(token)
            if not house.is_awake(place.table):
                house.ledger.charge(guest.person, address(socket), limits.READING)
            connection = Connection(house, socket, guest.person, place.seat)
            live = await house.join(connection, place)
        except Refusal as refusal:
            with suppress(*GONE):  # whoever is refused may be gone already
                await socket.send_text(msgspec.json.encode(error(None, refusal)).decode())
                await socket.close(CLOSE_NO_TABLE if refusal.status in (403, 404) else CLOSE_LATER)
            return
        try:
            await connection.listen(live)
        except GONE:
            pass
        finally:
            await connection.leave()
            await house.leave(connection, live)
