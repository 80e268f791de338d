"""The operator's page: who gets in, what it shows, and that what it does reaches all servers of the house."""

import re
import time
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from burgher.server import rounds
from burgher.server.databases import connect
from burgher.server.files import Files

from .house import PATIENCE, Person, go, running
from .test_store import PEOPLE, some_table

TOKEN = "a token of the operator"[:23].replace(" ", "-")


class Desk:
    """An operator with a browser."""

    def __init__(self, base: str) -> None:
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, follow_redirects=True)

    async def sign_in(self, token: str = TOKEN) -> httpx.Response:
        return await self.http.post("/operator", data={"token": token})

    async def do(self, **deed: str) -> httpx.Response:
        seal = re.findall(r'name="seal" value="(\w+)"', (await self.http.get("/operator")).text)[0]
        return await self.http.post("/operator", data={"seal": seal, **deed})

    async def __aenter__(self) -> "Desk":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()


@go
async def test_without_a_token_there_is_no_page(base: str) -> None:
    async with Desk(base) as nobody:
        assert (await nobody.http.get("/operator")).status_code == 404
        assert (await nobody.sign_in("")).status_code in (404, 405)


@go
async def test_only_the_token_opens_and_not_for_many_tries(tmp_path: Any) -> None:
    with running(tmp_path / "db", operator_token=TOKEN) as base:
        async with Desk(base) as desk:
            page = await desk.http.get("/operator")
            assert page.status_code == 200 and 'type="password"' in page.text and "Tables" not in page.text
            assert (await desk.http.get("/operator", headers={"cookie": "x=1"})).text == page.text
            wrong = await desk.sign_in("wrong")
            assert wrong.status_code == 403 and not desk.http.cookies
            right = await desk.sign_in()
            assert right.status_code == 200 and "Tables" in right.text
            cookie = right.history[0].headers["set-cookie"].lower()
            assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/operator", "max-age"))
            assert TOKEN not in right.text + cookie + str(right.url)
            assert [(await desk.sign_in("wrong")).status_code for _ in range(4)] == [403, 403, 403, 429]
            assert (await desk.sign_in()).status_code == 429


@go
async def test_a_forged_session_and_a_foreign_page_do_nothing(tmp_path: Any) -> None:
    with running(tmp_path / "db", operator_token=TOKEN) as base:
        async with Desk(base) as desk, Person(base) as ann:
            table = (await ann.new_table())["id"]
            await desk.sign_in()
            ((name, session),) = desk.http.cookies.items()
            for forged in (f"{int(session[:10]) + 9}{session[10:]}", f"99999999999.{session[11:]}", "", "x" * 50, "²."):
                found = await desk.http.get("/operator", headers={b"cookie": f"{name}={forged}".encode()})
                assert 'type="password"' in found.text
            for origin in ("https://evil.example", "null"):
                answer = await desk.http.post("/operator", data={"close": table}, headers={"origin": origin})
                assert answer.status_code == 403
            assert (await desk.http.post("/operator", data={"close": table, "seal": "0"})).status_code == 403
            assert (await desk.do(nonsense="1")).status_code == 400
            assert (await desk.do(refuse="x" * 5000)).status_code == 413
            assert "going on" in (await desk.http.get("/operator")).text
            assert 'type="password"' in (await desk.do(sign_out="1")).text


@go
async def test_a_table_that_is_closed_on_one_server_is_closed_on_all(where: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(running(where, operator_token=TOKEN)) for _ in range(2))
        async with Person(one) as ann, Person(two) as ben, Desk(two) as desk:
            made = await ann.new_table("human", "human")
            await desk.sign_in()
            async with ann.at(made["link"]) as here, ben.at(made["invitations"][0]["link"]) as there:
                seen = await here.until(lambda table: not any(seat["free"] for seat in table["seats"]))
                act = {"seat": 0, "n": seen["n"], "action": "workers:0"}
                await desk.do(close=made["id"])
                for line in (here, there):
                    closed = await line.until(lambda table: "closed" in table["table"])
                    assert closed["state"] == "waiting" and closed["actions"] == [] and not closed["can_undo"]
                for type, message in (("act", act), ("hint", {"seat": 0}), ("propose", {"what": "resign"})):
                    assert await here.refused(type, **message) == "table_closed"
                assert [table.get("closed") for table in await ann.get("/api/tables")] == [True]
                page = (await desk.http.get(f"/operator?search={made['id']}")).text
                assert f'data-table="{made["id"]}" data-state="closed"' in page
                await desk.do(reopen=made["id"])
                for line in (here, there):
                    await line.until(lambda table: "closed" not in table["table"])
                playing = here if here.table["to_move"] == [0] else there
                await playing.play()


@go
async def test_bots_wait_at_a_closed_table(tmp_path: Any) -> None:
    with running(tmp_path / "db", operator_token=TOKEN) as base:
        async with Person(base) as ann, Desk(base) as desk:
            made = await ann.new_table("human", "random", seed=4)
            await desk.sign_in()
            async with ann.at(made["link"]) as line:
                await line.until(lambda table: table["state"] == "choosing")
                await desk.do(close=made["id"])
                await desk.do(reopen=made["id"])
                while (await line.until(lambda table: table["state"] == "choosing"))["n"] < 60:
                    await line.play()


@go
async def test_a_refused_name_is_gone_everywhere_until_it_is_allowed(where: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(running(where, operator_token=TOKEN)) for _ in range(2))
        async with Person(one) as ann, Desk(two) as desk:
            made = await ann.new_table("human", "human")
            await ann.http.post("/api/me", json={"name": "Bad <b>Näme</b>"})
            await desk.sign_in()
            async with ann.at(made["link"]) as line:
                assert line.table["seats"][0]["name"] == "Bad <b>Näme</b>"
                page = (await desk.http.get("/operator?search=bad")).text
                assert "Bad &lt;b&gt;Näme" in page and "<b>Näme" not in page and made["id"] in page
                await desk.do(refuse="Bad <b>Näme</b>")
                await line.until(lambda table: table["seats"][0]["name"] == "")
                for again in ("Bad <b>Näme</b>", "BAD B NAME B", "bad-b-name/b"):
                    answer = await ann.http.post("/api/me", json={"name": again})
                    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "error.name_refused")
                    assert await line.refused("rename", name=again) == "name_refused"
                await line.ok("rename", name="Good")
                assert (await line.until(lambda table: table["seats"][0]["name"] != ""))["seats"][0]["name"] == "Good"
                await desk.do(allow="Bad <b>Näme</b>")
                await line.ok("rename", name="Bad <b>Näme</b>")


@pytest.fixture
def files(where: str) -> Any:
    db = connect(where)
    db.begin()
    yield Files(db)
    db.rollback()
    db.close()


def test_names_that_came_with_saved_games_are_refused_too(files: Files) -> None:
    table = some_table()
    table.seats[0].name = "Bad"
    files.create(table)
    assert rounds.refuse_name(files, "bad") == [table.id]
    found = files.load(table.id)
    assert found is not None and found.seats[0].name == ""


def test_what_an_operator_looks_for_is_found(files: Files) -> None:
    table, other = some_table(), some_table()
    table.seats[0].person = PEOPLE[0]
    for each in (table, other):
        files.create(each)
    files.rename(PEOPLE[0], "Ann_100%!")
    for wanted in (table.id, f"https://house/t/{table.watch}", f"/t/{table.seats[1].token}", "nn_1", "0%!"):
        assert [line.id for line in rounds.tables(files, wanted)] == [table.id], wanted
    assert {line.id for line in rounds.tables(files, table.game)} == {table.id, other.id}
    assert rounds.tables(files, "nn%1") == [] and len(rounds.tables(files, "")) == 2
    assert [line.name for line in rounds.names(files, "ANN")] == ["Ann_100%!"]
    load = rounds.load(files)
    assert (load.tables, load.going_on, load.people) == (2, 2, 1) and load.bytes > 0 and load.moves_per_minute > 0


def test_guests_are_forgotten_who_sit_nowhere_and_do_not_come(files: Files) -> None:
    table = some_table()
    table.seats[0].person = PEOPLE[0]
    files.create(table)
    for person in (*PEOPLE, "revoked" * 3, "old" * 6):
        files.rename(person, person)
    files.revoke_recovery("revoked" * 3)
    files.db.run("UPDATE people SET last_here = 0 WHERE id = ?", "old" * 6)  # written before this was noted
    assert rounds.forget_guests(files, time.time() - 60) == 0
    assert rounds.forget_guests(files, time.time() + 60) == 2
    assert [files.name_of(person) != "" for person in (*PEOPLE, "revoked" * 3)] == [True, False, False]
    assert files.recovery_of("revoked" * 3) == 1  # the links that were revoked stay so
