"""Who is asking: the cookie, the address, and whether the request comes from our own page."""

import hmac
from collections.abc import Collection
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from burgher.server.house import House
from burgher.server.identity import COOKIE_SECONDS, new_token

COOKIE_PURPOSE = "cookie"


class Guest:
    """A person, known by the cookie or met for the first time."""

    def __init__(self, house: House, asking: HTTPConnection) -> None:
        self.signer = house.signer
        known = self.signer.read(COOKIE_PURPOSE, asking.cookies.get(self.signer.cookie, ""))
        self.is_new = known is None
        self.person = known or new_token()
        self.path = house.settings.root_path or "/"
        self.secure = asking.url.scheme in ("https", "wss")

    def become(self, person: str) -> None:
        """From now on the browser is this person's; its cookie says so."""
        self.person, self.is_new = person, True

    def greet(self, response: Response) -> Response:
        """Give somebody new their cookie."""
        if self.is_new:
            response.set_cookie(
                self.signer.cookie,
                self.signer.sign(COOKIE_PURPOSE, self.person),
                max_age=COOKIE_SECONDS,
                path=self.path,
                httponly=True,
                samesite="lax",
                secure=self.secure,
            )
        return response

    def cookie_headers(self) -> list[tuple[bytes, bytes]]:
        """The same for a WebSocket's handshake."""
        return [header for header in self.greet(Response()).raw_headers if header[0] == b"set-cookie"]

    def recovery(self, number: int) -> str:
        """The address at which another browser may become this person; with its number it can be revoked."""
        return f"/me/{self.signer.sign(recovery_purpose(number), self.person)}"


def recovery_purpose(number: int) -> str:
    """What a recovery link is signed for; the first ones had no number."""
    return f"recovery:{number}" if number else "recovery"


def address(asking: HTTPConnection) -> str:
    """Who asks, as far as proxies that are trusted have told: the one thing by which limits count."""
    return asking.client.host if asking.client else ""


def is_our_name(host: str, given: Collection[str]) -> bool:
    """May the house be asked for under this name? A page of somebody else's whose name leads here may not ask.

    Addresses cannot be anybody else's, nor can this machine's own names; others are given by the operator.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    try:
        ip_address(name)
    except ValueError:
        machine = gethostname().lower()
        return name in ("localhost", machine, f"{machine}.local", *given) or name.endswith(".localhost")
    return True


def is_next_door(asking: HTTPConnection) -> bool:
    """Does the request come from this very machine, and not through a proxy on it?"""
    near = address(asking) in ("127.0.0.1", "::1")
    return near and not any(name in asking.headers for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via"))


def may_operate(asking: HTTPConnection, token: str) -> bool:
    """Does the request carry the operator's token?"""
    given = asking.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


def from_our_page(headers: Headers) -> bool:
    """A browser tells whose page makes a request; programs that are no browsers do not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False  # no browser's page is at such an address
