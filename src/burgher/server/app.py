"""The application: the endpoints of a house, and what holds for all of them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burgher.core.errors import BurgherError
from burgher.server.api import Api
from burgher.server.daily_api import DailyApi
from burgher.server.desk import Json
from burgher.server.guests import address, is_our_name
from burgher.server.house import House
from burgher.server.limits import Buckets
from burgher.server.operator import Operator
from burgher.server.pages import Pages
from burgher.server.positions_api import PositionsApi
from burgher.server.proxies import Proxies
from burgher.server.puzzles_api import PuzzlesApi
from burgher.server.refusal import Refusal
from burgher.server.review_api import ReviewApi
from burgher.server.sockets import Sockets

log = logging.getLogger("burgher.requests")

SECURITY = {
    # SVG is drawn with style attributes; scripts come from files only.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # addresses of tables are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
UNLIMITED = ("/health",)  # which costs nothing


class Doorkeeper:
    """Around all HTTP requests: the rate limit, security headers, and a line in the log that names no secret."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.requests = Buckets(house.settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = monotonic()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers[name] = value
            await send(message)

        try:
            if not is_our_name(HTTPConnection(scope).headers.get("host", ""), self.house.settings.allow_host):
                refusal = Refusal("wrong_host", 421)
                await Json({"error": refusal.body()}, refusal.status)(scope, receive, send_with_headers)
            elif scope["path"] not in UNLIMITED and not self.requests.take(address(HTTPConnection(scope))):
                refusal = Refusal("too_many", 429)
                await Json({"error": refusal.body()}, refusal.status)(scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            # The address itself may hold a token or a recovery code; the name of the endpoint does not.
            endpoint = getattr(scope.get("endpoint"), "__name__", "none")
            self.house.metrics.count("requests", f'endpoint="{endpoint}",status="{status}"')
            who, took = address(HTTPConnection(scope)), (monotonic() - begun) * 1000
            log.info("%s %s %s %s %.1f ms", who, scope["method"], endpoint, status, took)


async def refuse(_: Request, fault: Exception) -> Response:
    """Every refusal has the same form."""
    if isinstance(fault, BurgherError):
        fault = Refusal("refused", reason=str(fault))
    elif isinstance(fault, HTTPException):
        fault = Refusal("not_found" if fault.status_code == 404 else "malformed", fault.status_code)
    elif not isinstance(fault, Refusal):
        fault = Refusal("internal", 500)
    return Json({"error": fault.body()}, fault.status, SECURITY)


class Front:
    """Connections to tables go straight there: they are many and long, and what is around requests is not for them."""

    def __init__(self, requests: ASGIApp, sockets: Sockets) -> None:
        self.requests = requests
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.sockets if scope["type"] == "websocket" else self.requests)(scope, receive, send)


def make_app(house: House) -> ASGIApp:
    """The application of a house, which it opens and closes."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    requests = Starlette(
        routes=[
            *Api(house).routes(),
            *DailyApi(house).routes(),
            *ReviewApi(house).routes(),
            *PositionsApi(house).routes(),
            *PuzzlesApi(house).routes(),
            *Operator(house).routes(),
            *Pages(house).routes(),
        ],
        middleware=[
            Middleware(Doorkeeper, house=house),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers=dict.fromkeys((Refusal, BurgherError, HTTPException, Exception), refuse),
        lifespan=lifespan,
    )
    return Proxies(Front(requests, Sockets(house)), house.settings)
