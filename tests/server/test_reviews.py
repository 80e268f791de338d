"""Reviews of finished games: made once for all who ask, kept, gone on with, and never in the way of those who play."""

import asyncio
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import burgher
from burgher.core.state import CHANCE
from burgher.review.reviewer import Found
from burgher.review.summary import Summary
from burgher.review.work import Draw, Finding, Job, Look, Outlook, Weigh
from burgher.server import deeds, reviewed, reviews
from burgher.server.databases import connect
from burgher.server.files import Files
from burgher.server.identity import new_token
from burgher.server.limits import Bucket
from burgher.server.minds import Minds
from burgher.server.records import Seat
from burgher.server.reviews import MOST_OF_ADDRESS, TRIES
from burgher.server.settings import Rate
from burgher.server.turns import Turns
from tests.review.endings import ending

from .house import Person, go, running


async def upload(person: Person, game: str = "castles_of_burgundy", decisions: int = 8) -> dict[str, Any]:
    """A finished game with a few decisions."""
    doc = msgspec.json.encode(ending(game, 2, decisions).save())
    made: dict[str, Any] = (await person.http.post("/api/tables/upload", content=doc)).json()
    return made


async def whole(person: Person, link: str) -> dict[str, Any]:
    """The review, once it is done."""
    seen: dict[str, Any] = {"step": -1, "done": False}
    while not seen["done"]:
        now = await person.get(f"/api/tables/{link[3:]}/review?seen={seen['step']}")
        assert now["step"] >= seen["step"]
        seen = now
    return seen


@go
async def test_a_review_is_the_same_for_all_who_ask(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await upload(ann)
        found = await whole(ann, table["link"])
        review = found["review"]
        assert review["over"] and review["progress"] == 1 and len(review["parts"]) == 2
        for part in review["parts"]:
            decisions = part["own"] + part["others"] + part["unforeseen"]
            assert part["start"] + part["luck"] + decisions == pytest.approx(part["result"])
        assert await whole(ben, table["spectators"]) == found


@go
async def test_those_who_ask_at_the_same_time_see_the_same_review_grow(tmp_path: Path) -> None:
    """As players do when their game is over."""

    async def steps(person: Person, link: str) -> list[int]:
        out, seen = [], {"step": -1, "done": False}
        while not seen["done"]:
            seen = await person.get(f"/api/tables/{link[3:]}/review?seen={seen['step']}")
            out.append(seen["step"])
        return out

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "db") as base:
        patch.setattr(reviews, "WAIT_SECONDS", 5.0)
        async with Person(base) as ann, Person(base) as ben:
            table = await upload(ann, decisions=30)
            for seen in await asyncio.gather(steps(ann, table["link"]), steps(ben, table["spectators"])):
                assert seen == sorted(set(seen)), "nobody was told nothing new for want of it"


@go
async def test_only_what_is_over_is_reviewed(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "random")
        answer = await ann.http.get(f"/api/tables/{table['link'][3:]}/review")
        assert answer.status_code == 409 and answer.json()["error"]["key"] == "error.not_over"
        answer = await ann.http.get("/api/tables/nothing-of-ours/review")
        assert answer.status_code == 404
        done = await upload(ann)
        answer = await ann.http.get(f"/api/tables/{done['link'][3:]}/review?seen=x")
        assert answer.status_code == 400


def test_a_review_survives_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "db"

    @go
    async def begin(base: str) -> None:
        async with Person(base) as ann:
            table = await upload(ann, decisions=30)
            first = await ann.get(f"/api/tables/{table['spectators'][3:]}/review")
            assert not first["done"]
            links.append(table["spectators"])

    @go
    async def go_on(base: str) -> None:
        async with Person(base) as ben:
            found.append(await whole(ben, links[0]))

    links: list[str] = []
    found: list[dict[str, Any]] = []
    with running(db) as base:
        begin(base)
    with running(db, keep_seconds=0.2) as base:  # goes on by itself, whether somebody asks or not
        go_on(base)
    with running(db) as base:
        go_on(base)
    assert found[0] == found[1]


@go
async def test_what_could_not_be_found_out_is_asked_again(tmp_path: Path) -> None:
    """The processes may break, or a piece of work may take too long: then there is no gap in the review."""
    work = Minds.work
    failed: list[int] = []

    async def fails_at_first(self: Minds, who: str, *args: Any) -> Any:
        if who == "a review" and len(failed) < 3 and isinstance(args[1], Weigh):
            failed.append(args[1].n)
            return None
        return await work(self, who, *args)

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "db") as base:
        patch.setattr(Minds, "work", fails_at_first)
        patch.setattr(reviews, "WAIT_SECONDS", 0.5)
        async with Person(base) as ann:
            review = (await whole(ann, (await upload(ann))["link"]))["review"]
    assert len(failed) == 3
    assert review["progress"] == 1 and all(decision["loss"] is not None for decision in review["decisions"])


@go
async def test_who_looks_on_while_it_is_gone_on_with_takes_nothing_back(tmp_path: Path) -> None:
    """Somebody waits for a review that nobody makes just now; then somebody else asks, and it is gone on with."""
    work = Minds.work
    failed: list[int] = []

    async def slow_and_fails_once(self: Minds, who: str, *args: Any) -> Any:
        if who == "a review" and not failed and isinstance(args[1], Weigh):
            await asyncio.sleep(0.3)
            failed.append(args[1].n)
            return None
        await asyncio.sleep(0.02)
        return await work(self, who, *args)

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "db") as base:
        patch.setattr(Minds, "work", slow_and_fails_once)
        patch.setattr(reviews, "LOOK_SECONDS", 0.4)
        patch.setattr(reviews, "WAIT_SECONDS", 2.0)
        async with Person(base) as ann, Person(base) as ben:
            table = await upload(ann)
            looking_on = asyncio.create_task(whole(ann, table["link"]))
            while not failed:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
            review = (await whole(ben, table["spectators"]))["review"]
            await looking_on
    assert review["progress"] == 1 and all(decision["loss"] is not None for decision in review["decisions"])


@pytest.mark.parametrize("missing", [(Weigh, Draw), (Look,), (Look, Weigh, Draw)])
@go
async def test_a_review_ends_without_what_cannot_be_found_out(tmp_path: Path, missing: tuple[type[Job], ...]) -> None:
    """On a slow machine a piece of work may take too long each time: nobody waits for it for ever."""
    work = Minds.work
    asked: Counter[tuple[object, ...]] = Counter()

    async def never(self: Minds, who: str, *args: Any) -> Any:
        if who == "a review" and isinstance(args[1], missing):
            asked[type(args[1]), args[1].n, getattr(args[1], "deep", None)] += 1
            return None
        return await work(self, who, *args)

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "db") as base:
        patch.setattr(Minds, "work", never)
        patch.setattr(reviews, "WAIT_SECONDS", 0.1)
        async with Person(base) as ann:
            review = (await whole(ann, (await upload(ann, decisions=4))["link"]))["review"]
    assert asked and set(asked.values()) == {TRIES}
    assert review["progress"] == 1
    if Weigh in missing:
        assert all(decision["loss"] == 0 for decision in review["decisions"])
    for part in review["parts"]:
        assert part["start"] + part["luck"] + part["own"] + part["others"] + part["unforeseen"] == pytest.approx(
            part["result"]
        )


@go
async def test_what_another_server_has_found_out_is_not_done_again(tmp_path: Path) -> None:
    """Who looks at a review in the middle of it, and comes back when another server has made it to its end."""
    work = Minds.work
    done = Counter[str]()

    async def counted(self: Minds, who: str, *args: Any) -> Any:
        done[who] += 1
        return await work(self, who, *args)

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "db") as one, running(tmp_path / "db") as two:
        patch.setattr(Minds, "work", counted)
        patch.setattr(reviewed, "LEASE_SECONDS", 1.0)
        async with Person(one) as ann, Person(two) as ben:
            table = await upload(ann)
            await ann.get(f"/api/tables/{table['link'][3:]}/review")
            early = await ben.get(f"/api/tables/{table['spectators'][3:]}/review")
            assert not early["done"]
            found = await whole(ann, table["link"])
            pieces = done["a review"]
            await asyncio.sleep(1.5)  # until the first server is no longer taken to be at it
            assert await whole(ben, table["spectators"]) == found
    assert done["a review"] == pieces


@go
async def test_how_it_comes_on_at_another_server_is_seen(tmp_path: Path) -> None:
    """Whatever Python it is: since 3.12 who waits for an event goes on before a task that ends has ended."""
    work = Minds.work

    async def slow(self: Minds, who: str, *args: Any) -> Any:
        await asyncio.sleep(0.2)
        return await work(self, who, *args)

    async def wait_for(awaited: Any, seconds: float) -> Any:
        async with asyncio.timeout(seconds):
            return await awaited

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "db") as one, running(tmp_path / "db") as two:
        patch.setattr(Minds, "work", slow)
        patch.setattr(reviews, "asyncio", SimpleNamespace(**{**vars(asyncio), "wait_for": wait_for}))
        patch.setattr(reviews, "SAVE_SECONDS", 0.1)
        patch.setattr(reviews, "LOOK_SECONDS", 0.1)
        patch.setattr(reviews, "WAIT_SECONDS", 2.0)
        async with Person(one) as ann, Person(two) as ben:
            table = await upload(ann)
            await ann.get(f"/api/tables/{table['link'][3:]}/review")
            path = f"/api/tables/{table['spectators'][3:]}/review"
            early = await ben.get(path)
            later = await ben.get(f"{path}?seen={early['step']}")
    assert early["step"] < later["step"] and not later["done"]


@go
async def test_one_plays_on_from_a_place_knowing_what_one_knew(base: str) -> None:
    async with Person(base) as ann:
        table = await upload(ann)
        record = (await ann.http.get(f"/api/tables/{table['link'][3:]}/record")).json()
        then = burgher.load({**record, "log": []})
        seat = then.to_move[0]
        path = f"/api/tables/{table['link'][3:]}/retry"
        made = (await ann.http.post(path, json={"n": 0, "seat": seat, "bot": "random"})).json()
        async with ann.at(made["link"]) as line:
            shown = await line.until(lambda t: t["state"] == "choosing")
            assert shown["seat"] == seat and shown["view"] == then.view(seat)
            assert [chair["kind"] for i, chair in enumerate(shown["seats"]) if i != seat] == ["bot"]
            await line.play()
        other = await ann.http.post(path, json={"n": 0, "seat": 1 - seat, "bot": "random"})
        assert other.json()["error"]["key"] == "error.not_your_turn"
        late = await ann.http.post(path, json={"n": 10_000, "seat": seat, "bot": "random"})
        assert late.status_code == 404
        going = await ann.new_table("human", "random")
        answer = await ann.http.post(
            f"/api/tables/{going['link'][3:]}/retry", json={"n": 0, "seat": 0, "bot": "random"}
        )
        assert answer.json()["error"]["key"] == "error.not_over"


@go
async def test_a_line_is_played_out_up_to_where_chance_comes_in(base: str) -> None:
    async with Person(base) as ann:
        link = (await upload(ann, decisions=20))["link"]
        token = link[3:]
        record = (await ann.http.get(f"/api/tables/{token}/record")).json()
        then = burgher.load({**record, "log": []})
        acts, views = [], []
        while (seat := then.to_move[0]) != CHANCE:
            acts.append((seat, then.actions(seat)[0]))
            then.replay(*acts[-1])
            views.append(then.view(seat))
        assert len(acts) > 2
        path = f"/api/tables/{token}/line"
        found = (await ann.http.post(path, json={"n": 0, "acts": acts})).json()["places"]
        assert [place["n"] for place in found] == list(range(1, len(acts)))  # the last one lets chance in
        assert [place["view"]["players"] for place in found] == [view["players"] for view in views[:-1]]
        wrong = await ann.http.post(path, json={"n": 0, "acts": [acts[0], (acts[0][0], "nonsense:9")]})
        assert len(wrong.json()["places"]) == 1
        many = await ann.http.post(path, json={"n": 0, "acts": acts[:1] * 13})
        assert many.json()["error"]["key"] == "error.malformed"
        going = await ann.new_table("human", "random")
        answer = await ann.http.post(f"/api/tables/{going['link'][3:]}/line", json={"n": 0, "acts": []})
        assert answer.json()["error"]["key"] == "error.not_over"


@go
async def test_own_reviews_make_figures(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await upload(ann)
        found = (await whole(ann, table["link"]))["review"]
        mine = (await ann.get("/api/me/reviews/castles_of_burgundy"))["mine"]
        assert mine["games"] == 1
        assert mine["lost"] == pytest.approx(found["parts"][0]["lost"])
        assert mine["accuracy"] == pytest.approx(found["parts"][0]["accuracy"])
        assert (await ben.get("/api/me/reviews/castles_of_burgundy"))["mine"]["games"] == 0


@go
async def test_one_address_has_some_reviews_made_and_not_a_thousand(tmp_path: Path) -> None:
    """The budget is used up with the first piece of work, so that all of them wait."""
    fast = Rate(100_000, 100_000)
    with running(tmp_path / "db", review_work=Rate(0.001, 0.000001), guest_work=fast, address_work=fast) as base:
        asked = []
        for _ in range(MOST_OF_ADDRESS + 2):
            async with Person(base) as eve:  # always somebody new
                link = (await upload(eve))["link"]
                asked.append((await eve.http.get(f"/api/tables/{link[3:]}/review")).status_code)
        assert asked == [200] * MOST_OF_ADDRESS + [429] * 2


@go
async def test_what_was_seen_is_a_number(base: str) -> None:
    async with Person(base) as ann:
        link = (await upload(ann))["link"]
        for seen in ("²", "--1", "1e1", "9999", "٣"):
            assert (await ann.http.get(f"/api/tables/{link[3:]}/review", params={"seen": seen})).status_code == 400


@go
async def test_reviews_come_after_all_others() -> None:
    turns, came = Turns(1), []

    async def work(who: str, people_wait: bool = False, after_all: bool = False) -> None:
        async with turns.turn(who, people_wait=people_wait, after_all=after_all):
            came.append(who)
            await asyncio.sleep(0)

    async with turns.turn("first", people_wait=True):
        waiting = [
            asyncio.create_task(work("review", after_all=True)),
            asyncio.create_task(work("bots alone")),
            asyncio.create_task(work("people", people_wait=True)),
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert came == ["people", "bots alone", "review"]


def test_a_budget_can_be_overdrawn_once_and_then_fills_again() -> None:
    now = [0.0]
    budget = Bucket(Rate(10, 0.5), lambda: now[0])
    budget.tokens -= 12
    assert not budget.has(0.0)
    now[0] = 4.0
    assert budget.has(0.0)


def test_reviews_in_both_databases(where: str) -> None:
    files = Files(connect(where))
    table = ending("castles_of_burgundy", 2, 4)
    stored = deeds.new_table(table, [Seat(new_token(), person="ann"), Seat(new_token(), "random")], False)
    files.create(stored)
    found = Found({3: Outlook([1.0, -1.0], [0.5, 0.5], [2.0, 2.0])}, {3: Finding("workers:0", 1.5)})
    assert reviewed.kept(files, stored.id) is None and reviewed.unfinished(files) == []
    assert reviewed.begin(files, stored.id, "log", "one")
    assert not reviewed.begin(files, stored.id, "log", "two"), "one server at a time"
    assert reviewed.keep(files, stored.id, "log", "one", found, [])
    assert reviewed.kept(files, stored.id) == ("log", found, False)
    reviewed.release(files, "one")
    assert reviewed.unfinished(files) == [stored.id]
    assert reviewed.begin(files, stored.id, "log", "two")
    assert not reviewed.keep(files, stored.id, "log", "one", Found({}, {}, {}), [])
    assert reviewed.keep(files, stored.id, "log", "two", found, [Summary(1, 4, 1, 6.0), Summary(1)])
    assert reviewed.kept(files, stored.id) == ("log", found, True)
    assert reviewed.own_summary(files, "ann", "castles_of_burgundy").lost == 6.0
    assert reviewed.own_summary(files, "ben", "castles_of_burgundy").games == 0
    assert not reviewed.begin(files, stored.id, "another log", "three"), "the other one is still at what was before"
    assert not reviewed.keep(files, stored.id, "log", "two", found, [Summary(1, 4, 1, 6.0), Summary(1)])
    assert reviewed.kept(files, stored.id) == ("another log", Found({}, {}, {}), False)
    assert reviewed.begin(files, stored.id, "another log", "two")
    files.delete(stored.id)
    assert reviewed.kept(files, stored.id) is None
    files.db.close()
