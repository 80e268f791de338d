"""Behind a proxy, and below a path: who asks is told by proxies that are trusted, and by nobody else."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from burgher.server.options import networks
from burgher.server.proxies import Proxies
from burgher.server.settings import Rate, Settings

from .house import Person, go, running

PAGE = Path(__file__).resolve().parents[2] / "page" / "src"


def asked(headers: dict[str, str], client: str = "10.0.0.1", path: str = "/api/me", **settings: Any) -> dict[str, Any]:
    """What the house sees of a request."""
    scope = {
        "type": "http",
        "scheme": "http",
        "path": path,
        "client": (client, 4711),
        "headers": [(b"host", b"inside:8400"), *((k.lower().encode(), v.encode()) for k, v in headers.items())],
    }

    async def app(*_: object) -> None:
        raise AssertionError

    seen = Proxies(app, Settings(db="", **settings)).as_sent(scope)
    return {
        "client": seen["client"][0],
        "scheme": seen["scheme"],
        "path": seen["path"],
        "host": [value.decode() for name, value in seen["headers"] if name == b"host"],
    }


@pytest.mark.parametrize(
    "told, client",
    [
        ("203.0.113.9", "203.0.113.9"),
        ("1.2.3.4, 203.0.113.9", "203.0.113.9"),  # what the asker claims is to the left
        ("203.0.113.9, 10.0.0.7", "203.0.113.9"),  # two proxies of ours
        ("10.0.0.8, 10.0.0.7", "10.0.0.8"),  # only ours: the first of them asks
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("<script>, 10.0.0.7", "10.0.0.1"),  # nobody's address: the proxy itself is all that is known
        ("", "10.0.0.1"),
    ],
)
def test_who_asks_is_the_first_whom_nobody_trusts(told: str, client: str) -> None:
    ours = networks("10.0.0.0/8")
    assert asked({"X-Forwarded-For": told}, trusted_proxies=ours)["client"] == client


def test_a_proxy_that_is_trusted_also_tells_how_and_under_which_name() -> None:
    told = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "club.example"}
    seen = asked(told, trusted_proxies=networks("10.0.0.1"))
    assert (seen["scheme"], seen["host"]) == ("https", ["club.example"])
    for client in ("10.0.0.2", "203.0.113.1", "testclient"):
        assert asked(told, client, trusted_proxies=networks("10.0.0.1")) == asked({}, client)
    assert asked(told) == asked({})


def test_an_operator_is_told_of_a_proxy_that_was_forgotten(caplog: pytest.LogCaptureFixture) -> None:
    asked({"X-Forwarded-For": "203.0.113.9"}, "8.8.8.8")  # anybody may claim to be one
    assert caplog.messages == []
    asked({"X-Forwarded-For": "203.0.113.9"}, "10.0.0.1")
    assert caplog.messages == ["a proxy at 10.0.0.1 is not believed: name it with --trusted-proxies"]


@pytest.mark.parametrize(
    "path, seen", [("/club/api/me", "/api/me"), ("/club/", "/"), ("/api/me", "/api/me"), ("/clubs/x", "/clubs/x")]
)
def test_paths_begin_at_the_house_whether_the_proxy_cuts_or_not(path: str, seen: str) -> None:
    assert asked({}, path=path, root_path="/club")["path"] == seen


@go
async def test_limits_cookies_and_names_follow_what_the_proxy_tells(tmp_path: Path) -> None:
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "club.example"}
    with running(
        tmp_path / "db",
        trusted_proxies=networks("127.0.0.1"),
        allow_host=("club.example",),
        requests=Rate(2, 0.001),
    ) as base:
        async with httpx.AsyncClient(base_url=base) as http:

            async def ask(who: str, **headers: str) -> httpx.Response:
                return await http.get("/api/me", headers={"X-Forwarded-For": who, **told, **headers})

            first = await ask("203.0.113.1")
            assert first.status_code == 200 and "; Secure" in first.headers["set-cookie"]
            assert [(await ask(f"198.51.100.{i}, 203.0.113.1")).status_code for i in range(2)] == [200, 429]
            assert (await ask("203.0.113.2")).status_code == 200
            assert (await ask("203.0.113.3", **{"X-Forwarded-Host": "evil.example"})).status_code == 421
            assert (await http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})).status_code == 404


@go
async def test_who_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    with running(tmp_path / "db", requests=Rate(2, 0.001)) as base:
        async with httpx.AsyncClient(base_url=base) as http:
            told = [{"X-Forwarded-For": f"203.0.113.{i}", "X-Forwarded-Proto": "https"} for i in range(3)]
            answers = [await http.get("/api/me", headers=headers) for headers in told]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert "Secure" not in answers[0].headers["set-cookie"]


@go
async def test_a_house_below_a_path(tmp_path: Path) -> None:
    with running(tmp_path / "db", root_path="/club") as base:
        async with Person(f"{base}/club") as ann, Person(base) as cut:
            assert [cookie.path for cookie in ann.http.cookies.jar] == ["/club"]
            async with ann.at((await ann.new_table("human", "human", hot_seat=True))["link"]) as line:
                await line.play()
            assert (await cut.http.get("/health")).status_code == 200
            bare = await cut.http.get("/club")
            assert (bare.status_code, bare.headers["location"]) == (308, "/club/")
            document = (await ann.http.get("/t/anything", headers={"accept": "text/html"})).text
            assert 'data-root="/club"' in document
            (script,) = re.findall(r'type="module" src="([^"]+)"', document)
            assert script.startswith("/club/assets/") and (await cut.http.get(script)).status_code == 200


def test_the_page_asks_where_the_house_is_for_every_address() -> None:
    """Addresses of the house go through `at` (page/src/core/home.ts)."""
    bare = re.compile(r"""(href|src|action)=(\{?["'`])/(?!/)|(assign|fetch|open|URL)\(["'`]/|location\.\w+ = ["'`]/""")
    for file in PAGE.rglob("*.ts*"):
        assert [line for line in file.read_text("utf-8").splitlines() if bare.search(line)] == [], file.name
