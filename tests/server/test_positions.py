"""Positions that guests pass on: from a table, its past, and as no more than their seat knows."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec

import burgher
from burgher.sharing import MARK, opened, share

from .house import GAME, SECRET, Person, go
from .test_daily import begin, key


async def code_at(person: Person, link: str, n: int) -> Any:
    answer = await person.http.get(f"/api/tables/{link.removeprefix('/t/')}/position/{n}")
    return answer.json()["code"] if answer.status_code == 200 else key(answer)


@go
async def test_a_position_is_passed_on_and_played_on(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table("human", "journeyman")
        async with ann.at(table["link"]) as line:
            await line.play()
            seen = await line.until(lambda table: table["state"] == "choosing")
        code = await code_at(ann, table["link"], seen["n"])
        looked = (await ben.http.post("/api/positions", json={"code": code})).json()
        assert looked["view"] == seen["view"] and looked["mine"] == [] and looked["actions"] == []
        made = await ben.http.post("/api/positions", json={"code": code, "bot": "journeyman"})
        assert made.status_code == 201
        async with ben.at(made.json()["link"]) as line:
            theirs = await line.until(lambda table: table["state"] == "choosing")
            assert theirs["view"] == seen["view"] and theirs["actions"] == seen["actions"]
            await line.play()
        early = opened(await code_at(ann, table["link"], 31)).table
        assert early.view(0)["phase"] == "A"
        assert await code_at(ann, table["link"], 100_000) == "no_entry"


@go
async def test_it_tells_no_more_than_the_seat_knows(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        table = await ann.new_table(options=SECRET)
        other = table["invitations"][0]["link"]
        async with ann.at(table["link"]) as line, ben.at(other):
            await line.play(1)
            n = (await line.play(3))["n"]
            mine, theirs = await code_at(ann, table["link"], n), await code_at(ben, other, n)
            own = line.table["view"]
        assert opened(mine).seat == 0 and opened(theirs).seat == 1
        assert opened(mine).table.view(0) == own
        drawn = {str(opened(await code_at(ben, other, n)).table.view(0)) for _ in range(8)}
        assert len(drawn) > 1, "what Ann has chosen is drawn by lot"
        assert await code_at(eve, table["spectators"], n) == "position_is_secret"
        assert await code_at(ben, await begin(ben, GAME), 3) == "record_is_secret"


@go
async def test_hostile_texts_are_refused(base: str) -> None:
    async with Person(base) as eve:
        for body in ({"code": ""}, {"code": "b1." + "A" * 100}, {"code": "b1.eJw"}, {"code": "x" * 15_000}):
            assert key(await eve.http.post("/api/positions", json=body)) == "no_position"
        for odd in ({}, {"code": 3}, {"code": "b1." + "A" * 20_000}, {"code": "b1.", "seed": 1}):
            assert key(await eve.http.post("/api/positions", json=odd)) in ("malformed", "too_large")
        code = share(burgher.new(GAME, players=2, seed=1), 0)
        assert key(await eve.http.post("/api/positions", json={"code": code, "bot": "nobody"})) == "refused"


@go
async def test_a_position_of_another_version_is_said_to_be_one(base: str) -> None:
    code = share(burgher.new(GAME, players=2, seed=1), 0).removeprefix(MARK)
    doc = msgspec.json.decode(zlib.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4))))
    async with Person(base) as ann:
        for other in ({"rules": 99}, {"rules": 0}, {"data": "none"}, {"game": "market_day"}):
            text = MARK + urlsafe_b64encode(zlib.compress(msgspec.json.encode(doc | other))).decode()
            assert key(await ann.http.post("/api/positions", json={"code": text})) == "position_of_others"
