"""Daily tables: one try for each guest, played as if others sat there, and shown only to those who have finished."""

import asyncio
from datetime import date, timedelta
from typing import Any

import httpx
import pytest

import burgher
from burgher.daily import Daily, daily, today
from burgher.server import days
from burgher.server.databases import Taken, connect
from burgher.server.files import Files
from burgher.server.records import DailyMark

from .house import GAME, Person, go, running
from .test_play import play_all

SOLO = "glass_road"
DAY = today().isoformat()


async def begin(person: Person, game: str = SOLO, day: str = DAY, **more: Any) -> str:
    """The link of somebody's table of a day."""
    answer = await person.http.post(f"/api/daily/{game}/{day}", json=more)
    assert answer.status_code == 201, answer.text
    link: str = answer.json()["link"]
    return link


async def finish(person: Person, link: str) -> float:
    """Play a table to its end; the points."""
    async with person.at(link) as line:
        await play_all([line])
        total: float = line.table["scores"][line.table["mine"][0]]["total"]
        return total


def key(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    found: str = answer.json()["error"]["key"]
    return found.removeprefix("error.")


@go
async def test_a_day_has_one_try_and_then_practice(base: str) -> None:
    async with Person(base) as ann:
        assert key(await ann.http.post(f"/api/daily/{SOLO}/{DAY}", json={"practice": True})) == "daily_unfinished"
        links = await asyncio.gather(*(begin(ann) for _ in range(4)))
        assert len(set(links)) == 1, "the same try, however often it is begun"
        points = await finish(ann, links[0])
        assert await begin(ann) == links[0]
        practice = await begin(ann, practice=True)
        assert practice != links[0]
        await finish(ann, practice)
        found = await ann.get(f"/api/daily/{SOLO}/{DAY}")
        assert found["mine"]["points"] == points
        assert [line["points"] for line in found["order"] if line["mine"]] == [points]
        assert (await ann.get(f"/api/tables/{links[0][3:]}/bests")) is None, "everybody can know its seed"


@go
async def test_everybody_meets_the_table_that_the_rule_gives(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        seen = []
        for person in (ann, ben):
            async with person.at(await begin(person, GAME)) as line:
                table = await line.until(lambda table: table["state"] == "choosing")
                seen.append((table["view"], table["n"], table["mine"], [seat["kind"] for seat in table["seats"]]))
                assert table["table"]["daily"] == {"day": DAY, "kind": "counted"}
                assert "seed" not in table["table"]
        assert seen[0] == seen[1]
        this = daily(GAME, today())
        assert seen[0][2] == [this.seat]
        assert seen[0][3] == ["human" if who == "human" else "bot" for who in this.seats]


@go
async def test_a_try_is_played_as_if_others_sat_there(base: str) -> None:
    async with Person(base) as ann:
        link = await begin(ann, GAME)
        async with ann.at(link) as line:
            table = await line.until(lambda table: table["state"] == "choosing")
            seat = table["mine"][0]
            assert await line.refused("hint", seat=seat) == "daily_no_hints"
            assert await line.refused("propose", what="resign") == "daily_fixed"
            assert key(await ann.http.get(f"/api/tables/{link[3:]}/record")) == "record_is_secret"
            before = table["n"]
            await line.ok("act", seat=seat, n=before, action="workers:0")
            table = await line.until(lambda table: table["n"] > before)
            assert table["can_undo"]
            await line.ok("undo", seat=seat, n=table["n"])
            await line.until(lambda table: table["n"] == before)
            turn = [await line.play() for _ in range(3)][-1]
            while turn["state"] == "choosing" and turn["can_undo"]:
                turn = await line.play()
            turn = await line.until(lambda table: table["state"] == "choosing")
            assert not turn["can_undo"] and not turn["can_ask_undo"], "the bots have played meanwhile"
            assert await line.refused("undo", seat=seat, n=turn["n"]) == "nothing_to_undo"
            assert await line.refused("propose", what="undo") == "nothing_to_undo"


@go
async def test_a_finished_try_stays_finished(base: str) -> None:
    async with Person(base) as ann:
        link = await begin(ann)
        points = await finish(ann, link)
        async with ann.at(link) as line:
            assert not line.table["can_undo"]
            assert await line.refused("undo", seat=0, n=line.table["n"]) == "nothing_to_undo"
            assert await line.refused("propose", what="undo") == "nothing_to_undo"
        assert (await ann.get(f"/api/daily/{SOLO}/{DAY}"))["mine"]["points"] == points


async def closed_to(person: Person, token: str) -> None:
    """Whatever is asked for at this table is refused."""
    for path in ("record", "at/3", "places?n=1,2&told=0", "bests"):
        assert key(await person.http.get(f"/api/tables/{token}/{path}")) == "daily_secret", path
    with pytest.raises(ConnectionError):
        await person.connect(token)


@go
async def test_only_who_has_finished_a_day_sees_what_others_made_of_it(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        mine = await begin(ann)
        async with ann.at(mine) as line:
            watch = line.table["table"]["links"]["spectators"][3:]
        for token in (watch, mine[3:]):
            await closed_to(ben, token)
        await finish(ann, mine)
        practice = await begin(ann, practice=True)
        async with ann.at(practice) as line:
            other_watch = line.table["table"]["links"]["spectators"][3:]
        before = await ben.get(f"/api/daily/{SOLO}/{DAY}")
        assert before["people"] >= 1 and before["best"]["points"] > -100
        assert not {"order", "late", "bots"} & before.keys()
        assert key(await ben.http.get(f"/api/daily/{SOLO}/{DAY}/card/en")) == "daily_unfinished"
        for token in (watch, mine[3:], other_watch):
            await closed_to(ben, token)
        bens = await begin(ben)
        for token in (watch, mine[3:], other_watch):
            await closed_to(ben, token)
        await finish(ben, bens)
        found = await ben.get(f"/api/daily/{SOLO}/{DAY}")
        links = [line["link"] for line in found["order"]]
        assert f"/t/{watch}" in links
        async with ben.at(watch) as line:
            assert line.table["state"] == "over" and line.table["mine"] == []
        assert (await ben.http.get(f"/api/tables/{watch}/record")).status_code == 200
        await closed_to(eve, watch)


@go
async def test_missed_days_are_outside_the_order(base: str) -> None:
    async with Person(base) as ann:
        missed = (today() - timedelta(days=2)).isoformat()
        points = await finish(ann, await begin(ann, day=missed))
        found = await ann.get(f"/api/daily/{SOLO}/{missed}")
        assert found["mine"]["kind"] == "late" and not found["today"]
        assert [line["points"] for line in found["late"] if line["mine"]] == [points]
        assert not any(line["mine"] for line in found["order"])
        svg = (await ann.http.get(f"/api/daily/{SOLO}/{missed}/card/pl")).text
        assert 'width="1200" height="630"' in svg and "Umiesz lepiej?" in svg
        month = await ann.get(f"/api/daily/calendar/{missed[:7]}")
        assert month["days"][missed] == {SOLO: "late"}
        assert (await ann.get("/api/daily"))["streak"] == 0
        tomorrow = (today() + timedelta(days=1)).isoformat()
        for day in (tomorrow, "2026-10-31", "2026-2-3", "never", "2026-11-31"):
            assert key(await ann.http.post(f"/api/daily/{SOLO}/{day}", json={})) == "no_day"
            assert key(await ann.http.get(f"/api/daily/{SOLO}/{day}")) == "no_day"
        assert key(await ann.http.get("/api/daily/chess/2026-11-16")) == "not_found"
        assert key(await ann.http.get("/api/daily/calendar/2026")) == "not_found"
        assert key(await ann.http.post(f"/api/daily/{SOLO}/{DAY}", json={"seed": 3})) == "malformed"


@go
async def test_the_best_bot_plays_the_day_too(base: str) -> None:
    async with Person(base) as ann:
        await finish(ann, await begin(ann))
        for _ in range(600):
            found = await ann.get(f"/api/daily/{SOLO}/{DAY}")
            if found["bots"]:
                break
            await asyncio.sleep(0.1)
        [line] = found["bots"]
        assert line["bot"] == burgher.bots.levels(SOLO)[-1]
        overview = await ann.get("/api/daily")
        assert overview["day"] == DAY and overview["streak"] == 1
        assert {game["game"] for game in overview["games"]} == set(burgher.GAMES)


def mark(person: str, kind: str = "counted", day: str = "2026-11-16") -> DailyMark:
    return DailyMark(day, person, 0, kind)


def stored(this: Daily) -> Any:
    from burgher.server import deeds
    from burgher.server.identity import new_token
    from burgher.server.records import Seat

    return deeds.new_table(this.table(), [Seat(new_token()) for _ in this.seats], False)


def test_tries_ties_and_streaks_in_both_databases(where: str) -> None:
    files = Files(connect(where))
    this = daily(SOLO, date(2026, 11, 16))
    for person, points in (("ann", 20.0), ("ben", 30.0), ("cid", 20.0), ("dan", None)):
        table = stored(this)
        days.create(files, table, mark(person))
        if points is not None:
            files.db.run("UPDATE daily_tables SET points = ?, finished = 1 WHERE played = ?", points, table.id)
    files.db.begin()
    with pytest.raises(Taken):
        days.create(files, stored(this), mark("ann", "late"))
    files.db.rollback()
    days.create(files, stored(this), mark("ann", "practice"))
    found = days.results(files, SOLO, "2026-11-16", "cid")
    assert [(line["place"], line["points"], line["mine"]) for line in found["order"]] == [
        (1, 30.0, False),
        (2, 20.0, False),
        (2, 20.0, True),
    ]
    assert days.standing(files, SOLO, "2026-11-16") == {"people": 3, "best": {"name": "", "points": 30.0}}
    table = stored(daily(SOLO, date(2026, 11, 15)))
    days.create(files, table, mark("ann", day="2026-11-15"))
    files.db.run("UPDATE daily_tables SET points = 1, finished = 1 WHERE played = ?", table.id)
    streaks = {day: days.streak(files, "ann", date(2026, 11, day)) for day in (15, 16, 17, 18)}
    assert streaks == {15: 1, 16: 2, 17: 2, 18: 0}
    assert days.has_finished(files, SOLO, "2026-11-16", "ann") and not days.has_finished(
        files, SOLO, "2026-11-16", "dan"
    )
    files.delete(table.id)
    assert days.own(files, SOLO, "2026-11-15", "ann")["link"] is None, "the result stays when the table is deleted"  # type: ignore[index]
    files.db.close()


@go
async def test_two_houses_have_the_same_table(tmp_path: Any) -> None:
    async def first(base: str) -> Any:
        async with Person(base) as ann, ann.at(await begin(ann, GAME)) as line:
            table = await line.until(lambda table: table["state"] == "choosing")
            return table["view"], table["story"]

    with running(tmp_path / "one") as one, running(tmp_path / "two") as two:
        found = [await first(base) for base in (one, two)]
    assert found[0] == found[1]
