"""The calls of docs/protocol.md over HTTP: guests, tables, records, the past, the page, and what operators read."""

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

import burgher
from burgher.bots import levels
from burgher.core.words import LANGUAGES, words
from burgher.server.identity import Signer
from burgher.server.pages import NOT_BUILT

from .house import GAME, PATIENCE, Line, Person, go, running

PROTOCOL = Path(burgher.__file__).parent.parent.parent / "docs" / "protocol.md"


@go
async def test_what_the_page_reads_about_games(base: str) -> None:
    async with Person(base) as ann:
        about = {one["id"]: one for one in await ann.get("/api/games")}
        assert list(about) == list(burgher.GAMES)
        for name, one in about.items():
            game = burgher.game(name)
            assert one["players"] == list(game.players) and one["bots"] == levels(game.id)
            assert [line["key"] for line in one["score_lines"]] == [line.key for line in game.score_lines]
            assert await ann.get(f"/api/games/{name}/facts")
            sections = (await ann.get(f"/api/games/{name}/rules"))["sections"]
            assert sections and sections[0]["clauses"][0]["id"]
            for language in LANGUAGES:
                assert (await ann.get(f"/api/words/{language}/{name}")) == words(language, name).texts
        assert about[GAME]["options"]["setup"] == {"enum": ["advanced", "basic"], "default": "basic"}
        assert (await ann.get("/api/words/pl")) == words("pl").texts
        for path in ("/api/words/fr", "/api/words/en/chess", "/api/games/chess/facts", "/api/nothing"):
            answer = await ann.http.get(path)
            assert answer.status_code == 404 and answer.json()["error"]["key"] == "error.not_found"


@go
async def test_lasting_answers_are_asked_for_once(base: str) -> None:
    async with Person(base) as ann:
        answer = await ann.http.get(f"/api/games/{GAME}/facts")
        assert answer.headers["content-encoding"] == "gzip"
        again = await ann.http.get(f"/api/games/{GAME}/facts", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304 and not again.content


# ---------------------------------------------------------------- guests


@go
async def test_a_guest_stays_the_same_and_can_be_recovered_elsewhere(base: str) -> None:
    async with Person(base) as ann, Person(base) as phone:
        await ann.http.post("/api/me", json={"name": "Ann"})
        table = await ann.new_table()
        me = await ann.get("/api/me")
        assert me["name"] == "Ann"
        assert (await phone.get("/api/me"))["name"] == "" and await phone.get("/api/tables") == []
        code = me["recovery"].removeprefix("/me/")
        assert await phone.get(f"/api/recovery/{code}") == {"name": "Ann", "is_me": False}
        assert (await phone.http.get(me["recovery"])).status_code in (200, 503)  # the page, built or not
        assert (await phone.get("/api/me"))["name"] == ""  # to follow the link changes nothing
        assert (await phone.http.post(f"/api/recovery/{code}", json={})).json() == me
        assert await phone.get("/api/me") == me
        assert await phone.get(f"/api/recovery/{code}") == {"name": "Ann", "is_me": True}
        assert [one["id"] for one in await phone.get("/api/tables")] == [table["id"]]
        async with phone.at(table["link"]) as line:
            assert line.table["mine"] == [0]


@go
async def test_forged_cookies_and_recovery_links(base: str) -> None:
    async with Person(base) as ann:
        me = await ann.get("/api/me")
        ((name, cookie),) = ann.http.cookies.items()
        person, _, signature = cookie.partition(".")
        forged = [
            f"{person}.",
            f"{person}.{'0' * len(signature)}",
            f"{person[:-1]}{'B' if person.endswith('A') else 'A'}.{signature}",
            "." + signature,
        ]
        forged.append(me["recovery"].removeprefix("/me/"))  # the signature of one purpose does not serve another
        for value in forged:
            answer = httpx.get(base + "/api/me", headers={"Cookie": f"{name}={value}"})
            assert answer.json()["recovery"] != me["recovery"] and "set-cookie" in answer.headers
        for code in (cookie, person, "x.y"):
            assert httpx.get(f"{base}/api/recovery/{code}").status_code == 404
            assert httpx.post(f"{base}/api/recovery/{code}", json={}).status_code == 404


@go
async def test_recovery_links_are_revoked_and_not_followed_for_others(base: str) -> None:
    async with Person(base) as ann, Person(base) as phone:
        before = (await ann.get("/api/me"))["recovery"].removeprefix("/me/")
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await phone.http.post(f"/api/recovery/{before}", json={}, headers=foreign)).status_code == 403
        after = (await ann.http.post("/api/me/recovery", json={})).json()["recovery"].removeprefix("/me/")
        assert after != before
        assert (await phone.http.post(f"/api/recovery/{before}", json={})).status_code == 404
        assert (await phone.http.post(f"/api/recovery/{after}", json={})).status_code == 200
        assert (await phone.get("/api/me"))["recovery"] == f"/me/{after}"


@pytest.mark.parametrize(
    "host, status",
    [
        *[
            (host, 200)
            for host in ("localhost", "127.0.0.1:80", "[::1]:1", "192.168.1.7", "table.localhost", "club.example")
        ],
        *[(host, 421) for host in ("evil.example", "club.example.evil.example", "", "[::1", "localhost.evil.example")],
    ],
)
def test_the_house_answers_to_its_own_names_only(tmp_path: Path, host: str, status: int) -> None:
    """A page whose name is made to lead to this machine could otherwise read everything in the name of a guest."""
    with running(tmp_path / "db", allow_host=("club.example",)) as base:
        assert httpx.get(f"{base}/api/games", headers={"Host": host}).status_code == status


def test_metrics_are_for_operators(tmp_path: Path) -> None:
    with running(tmp_path / "db", operator_token="secret") as base:
        proxied = {"X-Forwarded-For": "10.0.0.1"}
        assert httpx.get(f"{base}/metrics").status_code == 200
        assert httpx.get(f"{base}/metrics", headers=proxied).status_code == 404
        assert httpx.get(f"{base}/metrics", headers=proxied | {"Authorization": "Bearer wrong"}).status_code == 404
        assert httpx.get(f"{base}/metrics", headers=proxied | {"Authorization": "Bearer secret"}).status_code == 200


@go
async def test_health_tells_of_a_database_that_is_gone(tmp_path: Path) -> None:
    with running(tmp_path / "db", keep_seconds=0.05) as base:
        async with Person(base) as ann:
            assert (await ann.get("/health"))["status"] == "ok"
            (tmp_path / "db").rename(tmp_path / "elsewhere")
            async with asyncio.timeout(PATIENCE):
                while (answer := await ann.http.get("/health")).status_code == 200:
                    await asyncio.sleep(0.02)
            assert answer.status_code == 503 and answer.json()["reason"] == "the file has been deleted"
            (tmp_path / "elsewhere").rename(tmp_path / "db")
            async with asyncio.timeout(PATIENCE):
                while (await ann.http.get("/health")).status_code != 200:
                    await asyncio.sleep(0.02)


@go
async def test_one_table_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    """Its row is spoilt; the bots of all others play on after the next start."""
    with running(tmp_path / "db") as base:
        async with Person(base) as ann:
            spoilt, sound = await ann.new_table("human", "journeyman"), await ann.new_table("journeyman", "journeyman")
    with sqlite3.connect(tmp_path / "db") as files:
        files.execute("UPDATE tables SET opening = '{', to_move = '[1]' WHERE id = ?", (spoilt["id"],))
    with running(tmp_path / "db") as base:
        async with Person(base) as eve:
            async with eve.at(sound["spectators"]) as watcher:
                n = watcher.table["n"]
                await watcher.until(lambda table: table["n"] > n or table["state"] == "over")
            answer = await eve.http.get(f"/api/tables/{spoilt['link'].removeprefix('/t/')}/record")
            assert answer.status_code == 500 and answer.json()["error"]["key"] == "error.unreadable_table"


def test_the_cookie_is_kept_from_scripts_and_other_sites(base: str) -> None:
    answer = httpx.get(base + "/api/me")
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "set-cookie" not in httpx.get(base + "/api/me", cookies=answer.cookies).headers
    assert Signer(b"a").cookie != Signer(b"b").cookie


# ---------------------------------------------------------------- records and the past


async def some_moves(line: Line, count: int) -> None:
    for i in range(count):
        await line.play(i)


@go
async def test_a_game_is_downloaded_and_uploaded_and_goes_on(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "human", hot_seat=True, options={"boards": [3, 3]})
        async with ann.at(table["link"]) as line:
            await some_moves(line, 15)
            shown = line.table
        answer = await ann.http.get(f"/api/tables/{table['link'][3:]}/record")
        assert re.fullmatch(
            r'attachment; filename="castles_of_burgundy-[\w-]+\.json"', answer.headers["content-disposition"]
        )
        assert len(burgher.load(answer.content).log) == shown["n"]
        loaded = (await ann.http.post("/api/tables/upload", content=answer.content)).json()
        assert loaded["id"] != table["id"] and len(loaded["invitations"]) == 1
        async with ann.at(loaded["link"]) as line, ann.at(loaded["invitations"][0]["link"]) as other:
            assert line.table["n"] == shown["n"] and line.table["view"] == shown["view"]
            assert line.table["story"] == shown["story"] and line.table["history"] == shown["history"]
            await other.until(lambda table: table["mine"] == [0, 1])
            await some_moves(other, 3)


@go
async def test_broken_records_are_refused(base: str) -> None:
    async with Person(base) as ann:
        good = burgher.new(GAME, players=2, seed=1).save()
        for doc in ({}, {**good, "game": "chess"}, {**good, "log": [[0, "fly"]]}, {**good, "burgher": 99}):
            answer = await ann.http.post("/api/tables/upload", json=doc)
            assert answer.status_code == 400 and answer.json()["error"]["key"] == "error.refused"
        assert (await ann.http.post("/api/tables/upload", content=b"\xff{")).status_code == 400
        assert await ann.get("/api/tables") == []


@go
async def test_an_unknown_bot_of_a_record_is_replaced_by_one_of_ours(base: str) -> None:
    async with Person(base) as ann:
        saved = burgher.new(GAME, players=2, seed=1).save()
        saved["seats"] = [{"name": "Ann"}, {"bot": "deep thought"}]
        loaded = (await ann.http.post("/api/tables/upload", json=saved)).json()
        async with ann.at(loaded["link"]) as line:
            assert [seat.get("bot") for seat in line.table["seats"]] == [None, levels(GAME)[-1]]
            assert line.table["seats"][0]["name"] == "Ann"


@go
async def test_a_game_from_a_loose_position_is_uploaded(base: str) -> None:
    """Two tiles of which there is only one: good enough for a puzzle."""
    doc = {"players": [{"storage": ["knowledge_9", "knowledge_9"], "dice": [1, 2]}, {"dice": [3, 4]}]}
    async with Person(base) as ann:
        saved = burgher.position(GAME, doc, seed=1).save()
        loaded = (await ann.http.post("/api/tables/upload", json=saved)).json()
        async with ann.at(loaded["link"]) as line:
            assert line.table["view"]["players"][0]["storage"][:2] == ["knowledge_9", "knowledge_9"]


@go
async def test_the_past_of_a_table(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "human", hot_seat=True)
        async with ann.at(table["link"]) as line:
            seen = [line.table]
            for i in range(10):
                seen.append(await line.play(i))
        for then in seen:
            now = await ann.get(f"/api/tables/{table['link'][3:]}/at/{then['n']}")
            for key in ("n", "view", "story", "scores", "history", "to_move", "mine"):
                assert now[key] == then[key], key
            assert now["actions"] == [] and now["preview"] is None and not now["can_undo"]
        assert (await ann.get(f"/api/tables/{table['link'][3:]}/at/0"))["n"] == 0
        answer = await ann.http.get(f"/api/tables/{table['link'][3:]}/at/{seen[-1]['n'] + 1}")
        assert answer.status_code == 404 and answer.json()["error"] == {
            "key": "error.no_entry",
            "args": {"n": seen[-1]["n"]},
        }
        assert (await ann.http.get("/api/tables/nowhere/at/0")).status_code == 404


@go
async def test_the_list_of_the_own_tables(base: str) -> None:
    async with Person(base) as ann:
        first = await ann.new_table("human", "human", options={"first_player": 0})
        second = await ann.new_table("human", "human", options={"first_player": 1})
        over = await ann.last_round(None, "random")
        async with ann.at(over["link"]) as line:
            await line.ok("propose", what="resign")
            await line.until(lambda table: table["state"] == "over")
        tables = await ann.get("/api/tables")
        assert [one["id"] for one in tables] == [over["id"], second["id"], first["id"]]
        assert [one["my_turn"] for one in tables] == [False, False, True]
        assert [one["over"] for one in tables] == [True, False, False]
        assert tables[2]["link"] == first["link"] and tables[2]["game"] == GAME and tables[2]["n"] > 0
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", tables[2]["created"])


# ---------------------------------------------------------------- the page, and operators


def test_the_page_is_served_with_the_right_headers(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Burgher</title>")
    (page / "assets" / "page-1a2b3c.js").write_text("export const x = 1;" * 200)
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path / "db", page=page) as base:
        for path in ("/", "/t/some-token", "/replay/some-token", "/rules/castles_of_burgundy", "/rules", "/about"):
            answer = httpx.get(base + path)
            assert answer.text == "<title>Burgher</title>" and answer.headers["cache-control"] == "no-cache"
            assert "set-cookie" in answer.headers
            assert "script-src 'self';" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
        asset = httpx.get(base + "/assets/page-1a2b3c.js")
        assert "immutable" in asset.headers["cache-control"] and asset.headers["content-encoding"] == "gzip"
        assert asset.headers["content-type"].startswith("text/javascript") and "set-cookie" not in asset.headers
        for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert httpx.get(base + path).status_code == 404


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    with running(tmp_path / "db", page=tmp_path / "none") as base:
        answer = httpx.get(base + "/")
        assert answer.status_code == 503 and answer.text == NOT_BUILT


@go
async def test_health_and_metrics(base: str) -> None:
    async with Person(base) as ann:
        assert await ann.get("/health") == {"status": "ok", "version": burgher.__version__}
        table = await ann.new_table()
        async with ann.at(table["link"]) as line:
            await line.ok("look", seat=0)
            text = (await ann.http.get("/metrics")).text
        assert re.search(r"^burgher_connections [1-9]", text, re.M)
        assert re.search(r'^burgher_messages_total\{type="look"\} [1-9]', text, re.M)
        assert re.search(r'^burgher_requests_total\{endpoint="new_table",status="201"\} [1-9]', text, re.M)
        for line_of_text in text.splitlines():
            assert re.fullmatch(
                r'# TYPE \w+ (counter|gauge|histogram)|\w+(\{(\w+="[^"]*",?)+\})? [0-9.e+-]+', line_of_text
            )


def test_all_errors_are_in_the_protocol_and_have_words() -> None:
    written = set(re.findall(r"`error\.(\w+)`", PROTOCOL.read_text("utf-8")))
    package = Path(burgher.__file__).parent
    source = "".join(path.read_text("utf-8") for path in [*package.glob("server/*.py"), package / "core" / "table.py"])
    raised = set(re.findall(r'(?:Refusal|OtherRules|super\(\).__init__)\(\s*"(\w+)"', source))
    assert raised == written
    for language in LANGUAGES:
        told = {key.removeprefix("error.") for key in words(language).texts if key.startswith("error.")}
        assert told == written


@go
async def test_a_log_that_cannot_be_replayed_is_refused_not_shown(tmp_path: Path) -> None:
    db = tmp_path / "db"
    with running(db) as base:
        async with Person(base) as ann:
            table = await ann.new_table()
    with sqlite3.connect(db) as files:
        files.execute("UPDATE moves SET action = 'fly:1' WHERE n = 3")
    files.close()
    with running(db) as base:
        async with Person(base) as ann:
            answer = await ann.http.get(f"/api/tables/{table['link'][3:]}/record")
            assert answer.status_code == 500 and answer.json()["error"]["key"] == "error.unreadable_table"
            with pytest.raises(ConnectionError):
                await ann.connect(table["link"])
