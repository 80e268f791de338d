"""What a proxy in front of the house has done to a request, undone: who asked, how, under which name and path.

Everything behind this sees the request as its sender made it, with paths that begin at the house. Only proxies that the
operator trusts are believed.
"""

import logging
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from burgher.server.logs import Complaints
from burgher.server.settings import Settings

log = logging.getLogger("burgher.proxies")

SECURE = {"http": "https", "ws": "wss"}


class Proxies:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.root = settings.root_path
        self.complaints = Complaints(log, "a proxy at %s is not believed: name it with --trusted-proxies")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            if self.root and scope["path"] == self.root and scope["type"] == "http":
                await RedirectResponse(f"{self.root}/", 308)(scope, receive, send)
                return
            scope = self.as_sent(scope)
        await self.app(scope, receive, send)

    def as_sent(self, scope: Scope) -> Scope:
        """The request as its sender made it. Whether a proxy cuts the path of the house off does not matter."""
        out = {
            **scope,
            "path": scope["path"].removeprefix(self.root) if self.is_below(scope["path"]) else scope["path"],
        }
        headers = Headers(scope=scope)
        chain = [scope["client"][0] if scope["client"] else "", *reversed(listed(headers, "x-forwarded-for"))]
        if not is_trusted(chain[0], self.settings):
            if len(chain) > 1 and is_near(chain[0]):
                self.complaints.tell(Exception(chain[0]))
            return out
        # The last of the proxies has added to the right; the first that nobody trusts has asked.
        asker = next((one for one in chain if not is_trusted(one, self.settings)), chain[-1])
        if (found := read(asker)) is not None:
            out["client"] = (str(found), 0)
        if listed(headers, "x-forwarded-proto")[-1:] == ["https"]:
            out["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        if host := listed(headers, "x-forwarded-host")[-1:]:
            kept = [header for header in scope["headers"] if header[0] != b"host"]
            out["headers"] = [*kept, (b"host", host[0].encode("latin-1"))]
        return out

    def is_below(self, path: str) -> bool:
        return bool(self.root) and path.startswith(f"{self.root}/")


def is_trusted(text: str, settings: Settings) -> bool:
    """Is this the address of a proxy that the operator trusts?"""
    found = read(text)
    return found is not None and any(found in network for network in settings.trusted_proxies)


def listed(headers: Headers, name: str) -> list[str]:
    """The parts of a header that every proxy on the way adds to."""
    return [part.strip() for line in headers.getlist(name) for part in line.split(",") if part.strip()]


def read(text: str) -> IPv4Address | IPv6Address | None:
    """An address, which may come with a port or as one of IPv4 in the clothes of IPv6."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def is_near(text: str) -> bool:
    """Is this an address of a machine of ours? Anybody else may claim to be a proxy, and need not be told of."""
    found = read(text)
    return found is not None and found.is_private
