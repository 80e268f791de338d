"""The endpoints of the daily tables; docs/protocol.md lists them."""

import re
from datetime import date

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burgher.core.errors import BurgherError
from burgher.daily import read_day
from burgher.server import limits
from burgher.server.desk import PRIVATE, Desk, Json, game_name, language
from burgher.server.guests import Guest
from burgher.server.refusal import Refusal

MONTH = re.compile(r"\d{4}-\d\d")


class Begin(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/daily/{game}/{day}`."""

    practice: bool = False


class DailyApi(Desk):
    """The endpoints of one house."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/daily", self.overview, methods=["GET"]),
            Route("/api/daily/calendar/{month}", self.calendar, methods=["GET"]),
            Route("/api/daily/{game}/{day}", self.board, methods=["GET"]),
            Route("/api/daily/{game}/{day}/card/{language}", self.card, methods=["GET"]),
            Route("/api/daily/{game}/{day}", self.begin, methods=["POST"]),
        ]

    async def overview(self, request: Request) -> Response:
        guest = self._paying(request)
        return guest.greet(Json(await self.house.days.overview(guest.person), headers=PRIVATE))

    async def board(self, request: Request) -> Response:
        game, day = game_name(request), _day(request)
        guest = self._paying(request)
        return guest.greet(Json(await self.house.days.board(game, day, guest.person), headers=PRIVATE))

    async def begin(self, request: Request) -> Response:
        game, day = game_name(request), _day(request)
        guest, wish = Guest(self.house, request), await self._read(request, Begin)
        self._count_creation(request)
        self._charge(request, guest, limits.TABLE)
        made = await self.house.days.begin(game, day, guest.person, wish.practice)
        return guest.greet(Json(made, 201, PRIVATE))

    async def card(self, request: Request) -> Response:
        """The picture of the guest's own finished try, to be passed on."""
        game, day, spoken = game_name(request), _day(request), language(request)
        guest = Guest(self.house, request)
        async with self._beside(request, guest, limits.RECORD):
            svg = await self.house.days.card(game, day, guest.person, spoken, request.headers.get("host", ""))
        return guest.greet(Response(svg, media_type="image/svg+xml", headers=PRIVATE))

    async def calendar(self, request: Request) -> Response:
        month = request.path_params["month"]
        if not MONTH.fullmatch(month):
            raise Refusal("not_found", 404)
        guest = self._paying(request)
        return guest.greet(Json(await self.house.days.calendar(guest.person, month), headers=PRIVATE))

    def _paying(self, request: Request) -> Guest:
        guest = Guest(self.house, request)
        self._charge(request, guest, limits.TABLES)
        return guest


def _day(request: Request) -> date:
    try:
        return read_day(request.path_params["day"])
    except BurgherError:
        raise Refusal("no_day", 404) from None
