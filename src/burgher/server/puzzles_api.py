"""The endpoints of the puzzles; docs/protocol.md lists them."""

import time
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burgher.core.table import Table
from burgher.daily import today
from burgher.puzzles import Puzzle, of_day, shipped, table_of
from burgher.puzzles.form import Move
from burgher.server import limits, ratings
from burgher.server.desk import PRIVATE, Desk, Json, game_name
from burgher.server.files import Files
from burgher.server.guests import Guest
from burgher.server.looks import look
from burgher.server.refusal import Refusal
from burgher.sharing import share


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{game}/{id}`."""

    action: Annotated[str, msgspec.Meta(max_length=80)]


class PuzzlesApi(Desk):
    """The endpoints of one house."""

    def routes(self) -> list[Route]:
        return [
            Route("/api/puzzles/{game}", self.overview, methods=["GET"]),
            Route("/api/puzzles/{game}/{id}", self.puzzle, methods=["GET"]),
            Route("/api/puzzles/{game}/{id}", self.answer, methods=["POST"]),
        ]

    async def overview(self, request: Request) -> Response:
        """How many puzzles there are, today's, and the one that suits this guest next."""
        game, guest = game_name(request), self._paying(request)

        def read(files: Files) -> dict[str, Any]:
            player = ratings.player_of(files, guest.person, game)
            done = ratings.answered(files, guest.person)
            left = [puzzle for puzzle in shipped(game) if puzzle.id not in done]
            left.sort(key=lambda puzzle: abs(ratings.puzzle_rating(files, puzzle) - player.rating))
            return {
                "count": len(shipped(game)),
                "left": len(left),
                "next": left[0].id if left else None,
                "mine": {"rating": round(player.rating), "tried": player.tried, "solved": player.solved},
            }

        day = of_day(game, today())
        found = await self.house.store.do(read)
        return guest.greet(Json({"day": None if day is None else day.id, **found}, headers=PRIVATE))

    async def puzzle(self, request: Request) -> Response:
        """A position, with three moves to choose from; everything else is told after the answer."""
        game, puzzle, guest = game_name(request), _puzzle(request), self._paying(request)
        table = table_of(game, puzzle)
        rating = await self.house.store.do(lambda files: ratings.puzzle_rating(files, puzzle))
        mine = await self.house.store.do(lambda files: ratings.first_answer(files, guest.person, puzzle.id))
        doc = {
            "id": puzzle.id,
            "rating": round(rating),
            "choices": [_told(table, puzzle, move.action) for move in _in_order(puzzle)],
            "position": share(table, puzzle.seat),
            "answered": mine,
            "table": msgspec.Raw(look(table, puzzle.seat, read_only=False)),
        }
        return guest.greet(Json(doc, headers=PRIVATE))

    async def answer(self, request: Request) -> Response:
        """What comes of a move, and of the others; the first answer counts."""
        game, puzzle = game_name(request), _puzzle(request)
        guest, wish = Guest(self.house, request), await self._read(request, Answer)
        self._charge(request, guest, limits.TABLES)
        chosen = puzzle.found(wish.action)
        if chosen is None:
            raise Refusal("illegal_action", action=wish.action)
        table = table_of(game, puzzle)

        def count(files: Files) -> tuple[dict[str, Any], dict[str, int]]:
            done = ratings.answer(files, guest.person, game, puzzle, chosen.action, time.time())
            return done, ratings.shares(files, puzzle.id)

        counted, people = await self.house.store.do(count)

        def about(move: Move) -> dict[str, Any]:
            return {
                **msgspec.to_builtins(move),
                **_told(table, puzzle, move.action),
                "people": people.get(move.action, 0),
            }

        doc = {
            **counted,
            "best": puzzle.best.action,
            "obvious": puzzle.obvious,
            "solved": puzzle.solved_by(chosen.action),
            "people": sum(people.values()),
            "choices": [about(move) for move in _in_order(puzzle)],
            "chosen": about(chosen),
        }
        return guest.greet(Json(doc, headers=PRIVATE))

    def _paying(self, request: Request) -> Guest:
        guest = Guest(self.house, request)
        self._charge(request, guest, limits.TABLES)
        return guest


def _puzzle(request: Request) -> Puzzle:
    found = next((p for p in shipped(game_name(request)) if p.id == request.path_params["id"]), None)
    if found is None:
        raise Refusal("not_found", 404)
    return found


def _in_order(puzzle: Puzzle) -> list[Move]:
    """The three moves in an order that tells nothing."""
    return sorted(puzzle.choices, key=lambda move: move.action)


def _told(table: Table, puzzle: Puzzle, action: str) -> dict[str, Any]:
    message = table.game.describe(table.state, puzzle.seat, table.game.verbs.parse(action))
    return {"action": action, "key": message.key, "args": message.args}
