"""What all endpoints of a house have in common: who asks, what it costs them, and the body that they send."""

from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import burgher
from burgher.core.words import LANGUAGES
from burgher.server import limits
from burgher.server.guests import Guest, address, from_our_page
from burgher.server.house import House
from burgher.server.limits import Buckets
from burgher.server.live import Live
from burgher.server.refusal import Refusal

T = TypeVar("T")


class Place(Convertor[int]):
    """A number in an address, of a length that a log can have."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("place", Place())

PRIVATE = {"cache-control": "no-store"}


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else msgspec.json.encode(content)


class Desk:
    """Where requests are taken."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.creations = Buckets(house.settings.creations)

    async def _table(self, request: Request) -> tuple[Guest, Live]:
        """Who asks for which table, if they may see it."""
        place, guest = await self.house.find(request.path_params["token"]), Guest(self.house, request)
        if not self.house.is_awake(place.table):
            self._charge(request, guest, limits.READING)
        live = await self.house.live(place.table)
        await self.house.admit(live, guest.person)
        return guest, live

    def _charge(self, request: Request, guest: Guest, cost: float) -> None:
        self.house.ledger.charge(guest.person, address(request), cost)

    def _beside(self, request: Request, guest: Guest, cost: float) -> AbstractAsyncContextManager[None]:
        """A turn for what is done beside playing, if this guest may still ask for it."""
        self._charge(request, guest, cost)
        who = address(request) if guest.is_new else guest.person
        return self.house.beside.turn(who, address(request), people_wait=True)

    def _count_creation(self, request: Request) -> None:
        if not self.creations.take(address(request)):
            raise Refusal("too_many", 429)

    async def _read(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self._body(request, self.house.settings.body_bytes), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("malformed") from None

    async def _body(self, request: Request, most: int) -> bytes:
        """The body of a POST of our own page, if it is not too long."""
        if not from_our_page(request.headers):
            raise Refusal("foreign_page", 403)
        body = bytearray()
        try:
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refusal("too_large", 413, bytes=most)
        except ClientDisconnect:
            raise Refusal("malformed") from None
        return bytes(body)


def game_name(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in burgher.GAMES:
        raise Refusal("not_found", 404)
    return name


def language(request: Request) -> str:
    found: str = request.path_params["language"]
    if found not in LANGUAGES:
        raise Refusal("not_found", 404)
    return found
