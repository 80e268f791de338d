"""Who is asking: the cookie, the address, and whether the request comes from our own page."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from burgher.server.house import House
from burgher.server.identity import COOKIE_SECONDS, new_token

COOKIE_PURPOSE = "cookie"
RECOVERY_PURPOSE = "recovery"


class Guest:
    """A person, known by the cookie or met for the first time."""

    def __init__(self, house: House, asking: HTTPConnection) -> None:
        self.signer = house.signer
        known = self.signer.read(COOKIE_PURPOSE, asking.cookies.get(self.signer.cookie, ""))
        self.is_new = known is None
        self.person = known or new_token()
        self.secure = asking.url.scheme in ("https", "wss")

    def become(self, person: str) -> None:
        self.person, self.is_new = person, True

    def greet(self, response: Response) -> Response:
        """Give somebody new their cookie."""
        if self.is_new:
            response.set_cookie(
                self.signer.cookie,
                self.signer.sign(COOKIE_PURPOSE, self.person),
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=self.secure,
            )
        return response

    def cookie_headers(self) -> list[tuple[bytes, bytes]]:
        """The same for a WebSocket's handshake."""
        return [header for header in self.greet(Response()).raw_headers if header[0] == b"set-cookie"]

    def recovery(self) -> str:
        """The address that makes another browser this person."""
        return f"/me/{self.signer.sign(RECOVERY_PURPOSE, self.person)}"


def address(asking: HTTPConnection) -> str:
    return asking.client.host if asking.client else ""


def from_our_page(headers: Headers) -> bool:
    """A browser tells whose page makes a request; programs that are no browsers do not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False  # no browser's page is at such an address
