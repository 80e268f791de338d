"""Shared positions: to be made from a table, looked at, and played on from."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burgher.bots import player
from burgher.core.errors import BurgherError, OtherRules
from burgher.core.table import Chair
from burgher.server import limits
from burgher.server.desk import PRIVATE, Desk, Json
from burgher.server.guests import Guest
from burgher.server.looks import look
from burgher.server.refusal import Refusal
from burgher.sharing import LONGEST, Shared, opened, share

Code = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/positions`: to look at a position, or with a bot's name to play on against it."""

    code: Code
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class PositionsApi(Desk):
    """The endpoints of one house."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{token}/position/{n:place}", self.share, methods=["GET"]),
            Route("/api/positions", self.open, methods=["POST"]),
        ]

    async def share(self, request: Request) -> Response:
        """The position after `n` entries of the log, as the guest's own seat knew it then."""
        guest, live = await self._table(request)
        n = request.path_params["n"]
        async with (
            self._beside(request, guest, limits.PLACES + limits.PLACE),
            self.house.past(live, guest.person, n) as past,
        ):
            if live.is_try and not live.table.over:
                raise Refusal("record_is_secret", 409)
            then, seat = past.at(n), past.seat_of(guest.person)
            if seat is None and then.hides_from([]):
                raise Refusal("position_is_secret", 409)
            return Json({"code": share(then, 0 if seat is None else seat)}, headers=PRIVATE)

    async def open(self, request: Request) -> Response:
        guest = Guest(self.house, request)
        wish = await self._read(request, Wish)
        self._charge(request, guest, limits.UPLOAD)
        found = _opened(wish.code)
        if not wish.bot:
            return guest.greet(Json(look(*found, read_only=True), headers=PRIVATE))
        self._count_creation(request)
        return guest.greet(Json(await self._play_on(found, wish.bot, guest.person), 201, PRIVATE))

    async def _play_on(self, found: Shared, bot: str, person: str) -> object:
        table, seat = found
        name = player(bot, table.game.id).name
        table.chairs = [Chair(bot="" if i == seat else name) for i in range(table.players)]
        return await self.house.play_on(table, person)


def _opened(code: str) -> Shared:
    """The position that a text holds. Why it is refused is said in the words of who has got the link."""
    try:
        return opened(code)
    except OtherRules:
        raise Refusal("position_of_others") from None
    except BurgherError:
        raise Refusal("no_position") from None
