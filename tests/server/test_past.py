"""The past of a table: cheap to go back to, and never more than what could be known then."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import burgher
from burgher import Table
from burgher.server import deeds, messages
from burgher.server.live import Live, Own
from burgher.server.past import STRIDE, Past, Pasts
from burgher.server.records import Seat

from ..play import pick
from .house import SECRET, Person, go

PEOPLE = ["person-of-seat-0", "person-of-seat-1"]
CASES: list[tuple[str, dict[str, Any]]] = [
    ("castles_of_burgundy", SECRET),
    ("glass_road", {}),
    ("woodcraft", {}),
    ("craftsmen", {}),
]


def a_live_table(game: str, options: dict[str, Any], decisions: int) -> Live:
    table = burgher.new(game, players=2, seed=5, options=options)
    rng = Random(6)
    for _ in range(decisions):
        if not table.over:
            table.act(*pick(table, rng))
    seats = [Seat(f"token{i}", person=person, name=f"P{i}") for i, person in enumerate(PEOPLE)]
    stored = deeds.new_table(table, seats, hot_seat=False)
    live = Live(stored, "server")
    asyncio.run(live.read(stored))
    return live


def replayed(live: Live, person: str, n: int) -> dict[str, Any]:
    """The table as it was, played from its beginning and told by what was known then."""
    then = live.table.at(n)
    mine = live.owned_by(person)
    seat = mine[0] if len(mine) == 1 else None
    common = live.common_of(then, [], [change for change in live.history if change[0] <= n])
    more = live.about_to(Own(tuple(mine), (), seat, None)) | {"can_undo": False, "can_ask_undo": False}
    page = messages.page(then, seat, read_only=True)
    told = messages.story(then, seat, -1, b"")
    found: dict[str, Any] = msgspec.json.decode(messages.joined(common, messages.encode(more), page, told))
    return found


async def asked(past: Past, person: str, wanted: list[int], told: int) -> dict[str, Any]:
    await past.catch_up(person)
    found: dict[str, Any] = msgspec.json.decode(await past.places(person, wanted, told))
    return found


def assembled(answer: dict[str, Any], place: dict[str, Any]) -> dict[str, Any]:
    """A place as the page completes it."""
    n = place["n"]
    story = [entry for entry in answer["story"] if entry["n"] < n]
    history = [totals for at, totals in answer["history"] if at <= n]
    return {"story": story, "history": history, **place}


@pytest.mark.parametrize("decisions", [60, 10_000])
@pytest.mark.parametrize(("game", "options"), CASES)
def test_every_place_is_what_the_seat_could_know_then(game: str, options: dict[str, Any], decisions: int) -> None:
    """For players and for who watches, one by one and several at once, while the game goes on and when it is over."""
    live = a_live_table(game, options, decisions)
    assert live.table.over == (decisions > 60)
    wanted = sorted({0, 1, 2, STRIDE - 1, STRIDE, live.n - 2, live.n - 1, live.n, *range(3, live.n, 29)})

    async def look() -> None:
        past = Past(live)
        for person in (*PEOPLE, "somebody else"):
            answer = await asked(past, person, wanted, 0)
            assert [place["n"] for place in answer["places"]] == wanted
            for place in answer["places"]:
                expected = replayed(live, person, place["n"])
                assert assembled(answer, place) == expected
                assert msgspec.json.decode(past.message(person, place["n"])) == expected

    asyncio.run(look())


def test_a_past_goes_on_with_its_game_and_begins_anew_after_an_undo() -> None:
    live = a_live_table("glass_road", {}, 40)
    pasts = Pasts()

    async def look() -> None:
        first = pasts.of(live)
        before = await asked(first, PEOPLE[0], [0], 0)
        n = live.n
        rng = Random(1)
        for _ in range(30):
            live.play(*pick(live.table, rng))
        assert pasts.of(live) is first
        after = await asked(first, PEOPLE[0], [live.n], n)
        story = before["story"] + after["story"]
        assert story == replayed(live, PEOPLE[0], live.n)["story"]
        assert before["history"] + after["history"] == [[at, totals] for at, totals in live.history]
        live.rewind(n)
        other = pasts.of(live)
        assert other is not first
        assert (await asked(other, PEOPLE[0], [n], 0))["undone"] == before["undone"] + 1

    asyncio.run(look())


def test_only_so_many_pasts_are_kept() -> None:
    pasts = Pasts()
    lives = [a_live_table("glass_road", {}, 0) for _ in range(70)]
    for live in lives:
        pasts.of(live)
    assert len(pasts.kept) == 64 and lives[0].id not in pasts.kept and lives[69].id in pasts.kept
    pasts.forget(lives[69])
    assert lives[69].id not in pasts.kept


def test_a_moment_is_gone_back_to_without_playing_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    live = a_live_table("craftsmen", {}, 150)
    past = Past(live)
    asyncio.run(past.catch_up(PEOPLE[0]))
    monkeypatch.setattr(Table, "_begin", None)
    played: list[int] = []
    play_on = Table.follow

    def follow(then: Table, other: Table, n: int) -> None:
        played.append(n - len(then.log))
        play_on(then, other, n)

    monkeypatch.setattr(Table, "follow", follow)
    for n in range(live.n + 1):
        past.message(PEOPLE[0], n)
    assert max(played) < STRIDE


@go
async def test_places_are_asked_for_together(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "human", hot_seat=True)
        path = f"/api/tables/{table['link'][3:]}"
        async with ann.at(table["link"]) as line:
            for i in range(5):
                shown = await line.play(i)
            assert shown["undone"] == 0
            answer = await ann.get(f"{path}/places?n=0,3,{shown['n']}")
            for place in answer["places"]:
                assert assembled(answer, place) == await ann.get(f"{path}/at/{place['n']}")
            assert (await ann.get(f"{path}/places?told={shown['n']}"))["story"] == []
            await line.ok("undo", seat=shown["seat"], n=shown["n"])
            assert (await line.until(lambda table: table["undone"] == 1))["n"] < shown["n"]
        for wrong in ("n=x", "n=1,,2", "n=-1", "n=" + ",".join(["0"] * 33), "n=0&told=1,2", "n=" + "9" * 30):
            answer = await ann.http.get(f"{path}/places?{wrong}")
            assert answer.status_code == 400, wrong
        assert (await ann.http.get(f"{path}/places?n=0,99999")).status_code == 404
