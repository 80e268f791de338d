"""The HTTP half of docs/protocol.md."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import burgher
from burgher.bots import levels
from burgher.bots.ladder import shown
from burgher.core.guide import guide_words, has_guide, read_guide
from burgher.core.words import words
from burgher.server import limits
from burgher.server.addresses import addresses
from burgher.server.bests import bests
from burgher.server.desk import PRIVATE, Desk, Json, game_name, language
from burgher.server.files import Files
from burgher.server.guests import Guest, address, is_next_door, may_operate, recovery_purpose
from burgher.server.past import MOST_PLACES
from burgher.server.refusal import Refusal
from burgher.server.wire import NewName, NewTable

REVALIDATED = "no-cache"  # may be kept, must be asked about


class Api(Desk):
    """The endpoints of one house."""

    def routes(self) -> list[Route]:
        get, post = ["GET"], ["POST"]
        return [
            Route("/api/games", self.games, methods=get),
            Route("/api/games/{game}/facts", self.facts, methods=get),
            Route("/api/games/{game}/verbs", self.verbs, methods=get),
            Route("/api/games/{game}/rules", self.rules, methods=get),
            Route("/api/games/{game}/guide/{language}", self.guide, methods=get),
            Route("/api/words/{language}", self.words, methods=get),
            Route("/api/words/{language}/{game}", self.words, methods=get),
            Route("/api/ladders", self.ladders, methods=get),
            Route("/api/me", self.me, methods=get),
            Route("/api/me", self.rename, methods=post),
            Route("/api/tables", self.my_tables, methods=get),
            Route("/api/tables", self.new_table, methods=post),
            Route("/api/tables/upload", self.upload, methods=post),
            Route("/api/tables/{token}/hide", self.hide, methods=post),
            Route("/api/house", self.about_house, methods=get),
            Route("/api/spoken/{word}", self.spoken, methods=get),
            Route("/api/tables/{token}/record", self.record, methods=get),
            Route("/api/tables/{token}/at/{n:place}", self.at, methods=get),
            Route("/api/tables/{token}/places", self.places, methods=get),
            Route("/api/tables/{token}/bests", self.bests, methods=get),
            Route("/api/me/recovery", self.revoke, methods=post),
            Route("/api/recovery/{code}", self.whose, methods=get),
            Route("/api/recovery/{code}", self.recover, methods=post),
            Route("/health", self.health, methods=get),
            Route("/metrics", self.metrics, methods=get),
        ]

    # --- what never changes while the server runs

    async def games(self, request: Request) -> Response:
        return _lasting(request, _games)

    async def ladders(self, request: Request) -> Response:
        return _lasting(request, _ladders)

    async def facts(self, request: Request) -> Response:
        return _lasting(request, _facts, game_name(request))

    async def verbs(self, request: Request) -> Response:
        return _lasting(request, _verbs, game_name(request))

    async def rules(self, request: Request) -> Response:
        return _lasting(request, _rules, game_name(request))

    async def guide(self, request: Request) -> Response:
        name = game_name(request)
        if not has_guide(name):
            raise Refusal("not_found", 404)
        return _lasting(request, _guide, name, language(request))

    async def words(self, request: Request) -> Response:
        game = game_name(request) if "game" in request.path_params else None
        return _lasting(request, _words, language(request), game)

    # --- people

    async def me(self, request: Request) -> Response:
        guest = Guest(self.house, request)
        await self.house.store.do(lambda files: files.came(guest.person))
        return await self._about(guest)

    async def rename(self, request: Request) -> Response:
        guest = Guest(self.house, request)
        wish = await self._read(request, NewName)
        self._charge(request, guest, limits.NAME)
        shown = await self.house.rename(guest.person, wish.name)
        self.house.ledger.owe(guest.person, address(request), shown * limits.SHOWN_NAME)
        return await self._about(guest)

    async def _about(self, guest: Guest) -> Response:
        name, number = await self.house.store.do(lambda files: _name_and_number(files, guest.person))
        return guest.greet(Json({"name": name, "recovery": guest.recovery(number)}, headers=PRIVATE))

    async def revoke(self, request: Request) -> Response:
        """All recovery links so far are good for nothing; there is a new one."""
        await self._read(request, dict[str, Any])
        guest = Guest(self.house, request)
        await self.house.store.do(lambda files: files.revoke_recovery(guest.person))
        return await self._about(guest)

    async def whose(self, request: Request) -> Response:
        """Whom a recovery link would make of this browser. Asking changes nothing."""
        person = await self._recovered(request)
        name, _ = await self.house.store.do(lambda files: _name_and_number(files, person))
        is_me = person == Guest(self.house, request).person
        return Json({"name": name, "is_me": is_me}, headers=PRIVATE)

    async def recover(self, request: Request) -> Response:
        """This browser is the person of the recovery link from now on."""
        await self._read(request, dict[str, Any])
        person = await self._recovered(request)
        guest = Guest(self.house, request)
        guest.become(person)
        return await self._about(guest)

    async def _recovered(self, request: Request) -> str:
        """The person whose recovery link this is, if it has not been revoked."""
        code = request.path_params["code"]
        person = code.partition(".")[0]
        number = await self.house.store.do(lambda files: files.recovery_of(person))
        found = self.house.signer.read(recovery_purpose(number), code)
        if found is None:
            raise Refusal("bad_recovery", 404)
        return found

    # --- tables

    async def my_tables(self, request: Request) -> Response:
        guest = Guest(self.house, request)
        self._charge(request, guest, limits.TABLES)
        return guest.greet(Json(await self.house.tables_of(guest.person), headers=PRIVATE))

    async def new_table(self, request: Request) -> Response:
        guest = Guest(self.house, request)
        wish = await self._read(request, NewTable)
        self._count_creation(request)
        self._charge(request, guest, limits.TABLE)
        return guest.greet(Json(await self.house.create(wish, guest.person), 201, PRIVATE))

    async def upload(self, request: Request) -> Response:
        guest = Guest(self.house, request)
        doc = await self._body(request, self.house.settings.upload_bytes)
        self._count_creation(request)
        async with self._beside(request, guest, limits.UPLOAD + limits.UPLOAD_KB * len(doc) / 1000):
            return guest.greet(Json(await self.house.upload(doc, guest.person), 201, PRIVATE))

    async def hide(self, request: Request) -> Response:
        """Take a table off one's own list; nothing changes at the table."""
        await self._read(request, dict[str, Any])
        place, guest = await self.house.find(request.path_params["token"]), Guest(self.house, request)
        await self.house.store.do(lambda files: files.hide(place.table, guest.person))
        return Json({}, headers=PRIVATE)

    async def about_house(self, request: Request) -> Response:
        """Under which addresses others reach the house, told to who sits at this very machine."""
        at = self.house.listening if is_next_door(request) else None
        return Json({"addresses": [] if at is None else addresses(*at)}, headers=PRIVATE)

    async def spoken(self, request: Request) -> Response:
        """The table that goes by a word. It is dear, so that nobody finds one by guessing."""
        guest = Guest(self.house, request)
        self._charge(request, guest, limits.SPOKEN)
        return guest.greet(Json({"link": await self.house.spoken(request.path_params["word"])}, headers=PRIVATE))

    async def record(self, request: Request) -> Response:
        guest, live = await self._table(request)
        async with self._beside(request, guest, limits.RECORD):
            doc = await self.house.record(live, guest.person)
        name = f"{live.stored.game}-{live.id}.json"
        return Json(doc, headers={**PRIVATE, "content-disposition": f'attachment; filename="{name}"'})

    async def at(self, request: Request) -> Response:
        guest, live = await self._table(request)
        n = request.path_params["n"]
        async with (
            self._beside(request, guest, limits.PLACES + limits.PLACE),
            self.house.past(live, guest.person, n) as past,
        ):
            return Json(past.message(guest.person, n), headers=PRIVATE)

    async def places(self, request: Request) -> Response:
        """Some places of the log at once, so that a page can step through a game."""
        wanted = _numbers(request, "n", MOST_PLACES)
        told = _numbers(request, "told", 1) or [0]
        guest, live = await self._table(request)
        async with (
            self._beside(request, guest, limits.PLACES + limits.PLACE * len(wanted)),
            self.house.past(live, guest.person, max(wanted, default=0)) as past,
        ):
            return Json(await past.places(guest.person, wanted, told[0]), headers=PRIVATE)

    async def bests(self, request: Request) -> Response:
        """The place of a finished table among the guest's own."""
        guest, live = await self._table(request)
        found = await self.house.store.do(lambda files: bests(files, live, guest.person))
        return Json(found, headers=PRIVATE)

    # --- operators

    async def health(self, _: Request) -> Response:
        """The house looks after itself every few seconds; what it found last is what is told here."""
        fault = self.house.ailment()
        if fault is None:
            return Json({"status": "ok", "version": burgher.__version__}, headers=PRIVATE)
        return Json({"status": "ill", "reason": fault, "version": burgher.__version__}, 503, PRIVATE)

    async def metrics(self, request: Request) -> Response:
        house = self.house
        if not (may_operate(request, house.settings.operator_token) or is_next_door(request)):
            raise Refusal("not_found", 404)
        house.metrics.gauges["tables_in_memory"] = len(house.tables)
        house.metrics.gauges["tables_awake"] = sum(live.awake for live in house.tables.values())
        house.metrics.gauges["connections"] = sum(len(live.clients) for live in house.tables.values())
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4", headers=PRIVATE)


def _name_and_number(files: Files, person: str) -> tuple[str, int]:
    return files.name_of(person), files.recovery_of(person)


def _numbers(request: Request, name: str, most: int) -> list[int]:
    """The numbers of a query, with commas between them."""
    given = request.query_params.get(name, "")
    words = given.split(",") if given else []
    if len(words) > most or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        raise Refusal("malformed")
    return [int(word) for word in words]


def _lasting(request: Request, make: Callable[..., bytes], *args: str | None) -> Response:
    """An answer that browsers may keep as long as it is the same."""
    body = make(*args)
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": REVALIDATED}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Json(body, headers=headers)


@cache
def _guide(name: str, language: str) -> bytes:
    return msgspec.json.encode({"guide": read_guide(name), "words": guide_words(name, language).texts})


@cache
def _games() -> bytes:
    return msgspec.json.encode([_about_game(name) for name in burgher.GAMES])


@cache
def _ladders() -> bytes:
    return msgspec.json.encode(shown())


def provenance(facts: Any) -> dict[str, int]:
    """How many parts of a game's data tell where they are from, and how many of those no source tells."""
    told: list[bool] = []

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if "reconstructed" in part or "provenance" in part:
                told.append(part.get("reconstructed") is True or part.get("provenance") == "reconstructed")
            part = list(part.values())
        if isinstance(part, list):
            for inner in part:
                look(inner)

    look(msgspec.to_builtins(facts))
    return {"components": len(told), "reconstructed": sum(told)}


def _about_game(name: str) -> dict[str, Any]:
    game = burgher.game(name)
    schema = msgspec.json.schema(game.option_type)
    return {
        "id": name,
        "players": list(game.players),
        "options": schema["$defs"][game.option_type.__name__]["properties"],
        "score_lines": game.score_lines,
        "verdicts": game.verdicts,
        "bots": levels(name),
        **provenance(game.facts()),
        "guided": has_guide(name),
    }


@cache
def _facts(game: str) -> bytes:
    return msgspec.json.encode(burgher.game(game).facts())


@cache
def _verbs(game: str) -> bytes:
    return msgspec.json.encode(burgher.game(game).verb_table())


@cache
def _rules(game: str) -> bytes:
    return msgspec.json.encode({"sections": burgher.game(game).rulebook})


@cache
def _words(language: str, game: str | None) -> bytes:
    return msgspec.json.encode(_names_of_others(language) | words(language, game).texts)


def _names_of_others(language: str) -> dict[str, str]:
    """What the start page says of games that are not in our own words files."""
    ours = words(language).texts
    others = {name: words(language, name).texts for name in burgher.GAMES if f"page.games.{name}.name" not in ours}
    keys = ("name", "blurb")
    return {f"page.games.{name}.{key}": own.get(f"game.{key}", name) for name, own in others.items() for key in keys}
