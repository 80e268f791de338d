"""The built page: one document for all addresses, and its files."""

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from burgher.server.guests import Guest
from burgher.server.house import House
from burgher.server.refusal import Refusal

FOREVER = "public, max-age=31536000, immutable"  # names of files in assets/ change with their contents
ASKED_ABOUT = "no-cache"
DOCUMENT_ADDRESSES = (
    "/",
    "/t/{rest:path}",
    "/me/{rest:path}",
    "/w/{rest:path}",
    "/replay/{rest:path}",
    "/learn/{rest:path}",
    "/daily",
    "/daily/{rest:path}",
    "/position",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/rules/{rest:path}",
    "/rules",
    "/about",
    "/bots",
)
MANIFEST = "application/manifest+json"
NOT_BUILT = "The page is not built: start the server with ./run play, which builds it.\n"


class Pages:
    """The files of the page, for one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.folder = house.settings.page.resolve()

    def routes(self) -> list[Route]:
        return [
            *(Route(address, self.document, methods=["GET"]) for address in DOCUMENT_ADDRESSES),
            Route("/{path:path}", self.file, methods=["GET"]),
        ]

    async def document(self, request: Request, status: int = 200) -> Response:
        """The document. It brings the cookie, so that all that the page asks for is asked by one and the same guest."""
        index = self.folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        root = self.house.settings.root_path
        html = index.read_text("utf-8").replace('="/', f'="{root}/').replace('data-root=""', f'data-root="{root}"')
        return Guest(self.house, request).greet(HTMLResponse(html, status, {"cache-control": ASKED_ABOUT}))

    async def file(self, request: Request) -> Response:
        try:
            path = (self.folder / request.path_params["path"]).resolve()
            found = path.is_relative_to(self.folder) and path.is_file()
        except (OSError, ValueError):  # no file can be called that
            found = False
        if not found:
            if "text/html" in request.headers.get("accept", ""):  # a person: the page says it in their language
                return await self.document(request, 404)
            raise Refusal("not_found", 404)
        hashed = path.is_relative_to(self.folder / "assets")
        kind = MANIFEST if path.suffix == ".webmanifest" else None
        return FileResponse(path, headers={"cache-control": FOREVER if hashed else ASKED_ABOUT}, media_type=kind)
