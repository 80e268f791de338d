"""The endpoints of reviews; docs/protocol.md lists them."""

import re
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burgher.bots.search import LONGEST_LINE
from burgher.core.chance import Dice
from burgher.core.table import Chair, Table, open_table
from burgher.review.levels import level_figures
from burgher.review.summary import figures
from burgher.server import limits, reviewed
from burgher.server.desk import PRIVATE, Desk, Json, game_name
from burgher.server.guests import Guest, address
from burgher.server.minds import known_bot
from burgher.server.refusal import Refusal
from burgher.server.wire import Length, Seat, Text

SEEN = re.compile(r"-?[0-9]{1,3}")


class Retry(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{token}/retry`."""

    n: Length
    seat: Seat
    bot: Annotated[Text, msgspec.Meta(min_length=1)]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{token}/line`."""

    n: Length
    acts: Annotated[list[tuple[Seat, Text]], msgspec.Meta(max_length=LONGEST_LINE)]


class ReviewApi(Desk):
    """The endpoints of one house."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{token}/review", self.review, methods=["GET"]),
            Route("/api/tables/{token}/line", self.line, methods=["POST"]),
            Route("/api/tables/{token}/retry", self.retry, methods=["POST"]),
            Route("/api/me/reviews/{game}", self.own, methods=["GET"]),
        ]

    async def review(self, request: Request) -> Response:
        """The review of a finished game, as far as it has come; with `seen`, as soon as there is more."""
        guest, live = await self._table(request)
        seen = request.query_params.get("seen", "-1")
        if not SEEN.fullmatch(seen):
            raise Refusal("malformed")
        made = await self.house.reviews.is_made(live.id)
        self._charge(request, guest, limits.REVIEW if made else limits.NEW_REVIEW)
        return guest.greet(Json(await self.house.reviews.look(live, int(seen), address(request)), headers=PRIVATE))

    async def line(self, request: Request) -> Response:
        """Where a line that was not played would have led from a place of a finished game."""
        guest, live = await self._table(request)
        wish = await self._read(request, Line)
        cost = limits.PLACES + limits.PLACE * (1 + len(wish.acts))
        async with self._beside(request, guest, cost), self.house.past(live, guest.person, wish.n) as past:
            if not live.table.over:
                raise Refusal("not_over", 409)
            return Json(await past.line(guest.person, wish.n, wish.acts), headers=PRIVATE)

    async def retry(self, request: Request) -> Response:
        """A new table that begins at a place of a finished one, against bots; what the seat could not know is new."""
        guest, live = await self._table(request)
        wish = await self._read(request, Retry)
        self._count_creation(request)
        async with self._beside(request, guest, limits.UPLOAD), self.house.past(live, guest.person, wish.n) as past:
            if not live.table.over:
                raise Refusal("not_over", 409)
            then = past.at(wish.n)
            if wish.seat not in then.to_move:
                raise Refusal("not_your_turn", 409)
            table = played_on(then, wish.seat)
        bot = known_bot(wish.bot, table.game.id).name
        table.chairs = [Chair(bot="" if seat == wish.seat else bot) for seat in range(table.players)]
        return guest.greet(Json(await self.house.play_on(table, guest.person), 201, PRIVATE))

    async def own(self, request: Request) -> Response:
        """What the reviews of the guest's own games come to, beside the levels."""
        game, guest = game_name(request), Guest(self.house, request)
        self._charge(request, guest, limits.TABLES)
        mine = await self.house.store.do(lambda files: reviewed.own_summary(files, guest.person, game))
        return guest.greet(Json({"mine": figures(mine), "levels": level_figures(game)}, headers=PRIVATE))


def played_on(then: Table, seat: int) -> Table:
    """A table that begins where another one stood, as far as this seat knew: the rest is drawn anew."""
    known = then.game.determinize(then.state, seat, Dice(len(then.log)))
    return open_table(then.game, 0, position=then.game.to_position(known))
