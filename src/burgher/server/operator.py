"""The operator's door: signing in with the token, and what an operator may do. The page itself is operator_page.py."""

import hashlib
import hmac
from time import time
from urllib.parse import parse_qs, urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from burgher.server import operator_page, rounds
from burgher.server.files import Files
from burgher.server.guests import address, from_our_page
from burgher.server.house import House
from burgher.server.identity import tidy
from burgher.server.limits import Buckets
from burgher.server.operator_page import Here, Shown
from burgher.server.refusal import Refusal
from burgher.server.settings import Rate

SESSION_SECONDS = 8 * 3600
TRIES = Rate(5, 0.1)  # to sign in, of one address
MOST_BODY = 4096
LONGEST_SEARCH = 100
HEADERS = {"cache-control": "no-store"}


class Operator:
    """The operator's page of one house; without a token there is none.

    A session is a signed moment at which it ends: it holds on all servers of the house, while the token is the same.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.tries = Buckets(TRIES)
        self.path = f"{house.settings.root_path}/operator"

    def routes(self) -> list[Route]:
        if not self.house.settings.operator_token:
            return []
        return [
            Route("/operator", self.show, methods=["GET"]),
            Route("/operator", self.act, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        session = self._session(request)
        if session is None:
            return self._page(operator_page.sign_in(self._here()))
        wanted = request.query_params.get("search", "").strip()[:LONGEST_SEARCH]
        shown = await self.house.store.do(lambda files: self._look(files, wanted))
        return self._page(operator_page.rounds(self._here(self._seal(session)), shown))

    async def act(self, request: Request) -> Response:
        """Sign in or out, or do something. After that the page is asked for anew, so that nothing is sent twice."""
        form = await self._form(request)
        if "token" in form:
            return self._sign_in(request, form["token"])
        session = self._session(request)
        if session is None:
            return self._page(operator_page.sign_in(self._here(), "The session has ended: sign in again."), 403)
        if not hmac.compare_digest(form.get("seal", "").encode(), self._seal(session).encode()):
            raise Refusal("foreign_page", 403)
        if "sign_out" in form:
            answer = RedirectResponse(self.path, 303, HEADERS)
            answer.delete_cookie(self._cookie(), path=self.path)
            return answer
        await self._do(form)
        search = form.get("search", "")
        return RedirectResponse(f"{self.path}?{urlencode({'search': search})}" if search else self.path, 303, HEADERS)

    async def _do(self, form: dict[str, str]) -> None:
        house = self.house
        if "close" in form:
            await house.shut(form["close"], True)
        elif "reopen" in form:
            await house.shut(form["reopen"], False)
        elif name := tidy(form.get("refuse", "")):
            await house.refuse_name(name)
        elif name := form.get("allow", ""):
            await house.store.do(lambda files: rounds.allow_name(files, name))
        else:
            raise Refusal("malformed")

    def _look(self, files: Files, wanted: str) -> Shown:
        return Shown(
            wanted,
            rounds.load(files),
            rounds.tables(files, wanted),
            rounds.names(files, wanted),
            rounds.refused_names(files),
        )

    def _here(self, seal: str = "") -> Here:
        house = self.house
        return Here(
            root=house.settings.root_path,
            style=next((file.name for file in house.settings.page.glob("assets/operator-*.css")), ""),
            theme=next((file.name for file in house.settings.page.glob("assets/theme-*.js")), ""),
            seal=seal,
            connections=sum(len(live.clients) for live in house.tables.values()),
            bots_waiting=house.turns.length(),
            ailment=house.ailment() or "",
        )

    # --- sessions

    def _sign_in(self, request: Request, token: str) -> Response:
        if not self.tries.take(address(request)):
            return self._page(operator_page.sign_in(self._here(), "Too many tries: wait a minute."), 429)
        if not hmac.compare_digest(token.encode(), self.house.settings.operator_token.encode()):
            return self._page(operator_page.sign_in(self._here(), "That is not the operator's token."), 403)
        answer = RedirectResponse(self.path, 303, HEADERS)
        answer.set_cookie(
            self._cookie(),
            self._signed(str(int(time()) + SESSION_SECONDS)),
            max_age=SESSION_SECONDS,
            path=self.path,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return answer

    def _cookie(self) -> str:
        return f"{self.house.signer.cookie}_operator"

    def _session(self, request: Request) -> str | None:
        """The session that a request carries, if it is one and has not ended."""
        given = request.cookies.get(self._cookie(), "")
        until = given.partition(".")[0]
        if not (until.isascii() and until.isdigit()) or int(until) < time():
            return None
        return given if hmac.compare_digest(given.encode(), self._signed(until).encode()) else None

    def _signed(self, until: str) -> str:
        return f"{until}.{self._mac('session', until)}"

    def _seal(self, session: str) -> str:
        """What a form of our own page carries, and no other's can."""
        return self._mac("form", session)

    def _mac(self, purpose: str, text: str) -> str:
        key = self.house.signer.secret + self.house.settings.operator_token.encode()
        return hmac.new(key, f"operator {purpose}:{text}".encode(), hashlib.sha256).hexdigest()

    # --- parts of the above

    @staticmethod
    async def _form(request: Request) -> dict[str, str]:
        """What a form of our own page has sent."""
        if not from_our_page(request.headers):
            raise Refusal("foreign_page", 403)
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > MOST_BODY:
                raise Refusal("too_large", 413, bytes=MOST_BODY)
        try:
            found = parse_qs(body.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=8)
        except (UnicodeError, ValueError):
            raise Refusal("malformed") from None
        return {name: values[0] for name, values in found.items()}

    @staticmethod
    def _page(html: str, status: int = 200) -> Response:
        return HTMLResponse(html, status, HEADERS)
