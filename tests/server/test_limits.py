"""What a guest may cost the server: by guest and by address, and never at the cost of those who play."""

import asyncio
from pathlib import Path

import pytest

from burgher.server import limits
from burgher.server.limits import Bucket, Ledger, neighbourhood
from burgher.server.refusal import Refusal
from burgher.server.settings import Rate
from burgher.server.turns import LONGEST_PAUSE, Turns

from .conftest import FAST
from .house import Person, go, running
from .test_door import Clock

NONE_LEFT = Rate(40, 0.0001)  # for a few things, and then for nothing more while a test runs


def test_a_bucket_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(Rate(10, 2), clock)
    assert bucket.take(8) and not bucket.take(3) and bucket.take(2)
    clock.now += 1
    assert not bucket.take(3)
    clock.now += 0.5
    assert bucket.take(3)
    clock.now += 100
    assert bucket.take(10) and not bucket.take(0.1)


def test_what_costs_more_than_there_can_be_waits_for_a_full_bucket() -> None:
    clock = Clock()
    bucket = Bucket(Rate(10, 1), clock)
    assert bucket.take(25)
    clock.now += 15
    assert bucket.level() == 0 and not bucket.take(25)
    clock.now += 10
    assert bucket.take(25)


def test_a_guest_and_an_address_pay_for_what_they_ask() -> None:
    clock = Clock()
    ledger = Ledger(Rate(10, 1), Rate(15, 1), clock)
    ledger.charge("ann", "10.0.0.1", 10)
    with pytest.raises(Refusal):
        ledger.charge("ann", "10.0.0.2", 1)  # wherever she is
    ledger.charge("ben", "10.0.0.1", 5)
    with pytest.raises(Refusal):
        ledger.charge("cleo", "10.0.0.1", 1)  # whoever it is
    ledger.charge("cleo", "10.0.0.2", 1)
    clock.now += 5
    ledger.charge("ann", "10.0.0.1", 5)


@go
async def test_reasons_are_paid_for(tmp_path: Path) -> None:
    with running(tmp_path / "db", messages=FAST, guest_work=NONE_LEFT) as base:
        async with Person(base) as ann:
            table = await ann.new_table("human", "random", options={"first_player": 0})
            async with ann.at(table["link"]) as line:
                shown = await line.until(lambda table: table["state"] == "choosing")
                question = {"seat": 0, "n": shown["n"], "actions": ["sell:0:1"] * 64}
                for _ in range(200):
                    answer = await line.ask("why", **question)
                    if answer["type"] == "error":
                        break
                assert answer["error"]["key"] == "error.too_fast"
                await line.play()  # as always


def test_nothing_is_taken_for_what_is_refused() -> None:
    ledger = Ledger(Rate(10, 1), Rate(5, 1), Clock())
    ledger.charge("ann", "10.0.0.1", 4)
    with pytest.raises(Refusal):
        ledger.charge("ann", "10.0.0.1", 4)
    assert ledger.guests.of("ann").level() == 6


def test_who_has_used_more_than_there_was_is_in_debt() -> None:
    clock = Clock()
    ledger = Ledger(Rate(10, 1), Rate(100, 1), clock)
    assert not ledger.in_debt("ann")
    ledger.owe("ann", "10.0.0.1", 12)
    assert ledger.in_debt("ann") and not ledger.in_debt("ben")
    clock.now += 2
    assert not ledger.in_debt("ann")


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8::1", "2001:db8::"),
        ("2001:db8::ffff:ffff:ffff:ffff", "2001:db8::"),
        ("2001:db8:0:1::1", "2001:db8:0:1::"),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.1"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_addresses_of_one_line_are_one(address: str, known_as: str) -> None:
    assert neighbourhood(address) == known_as


@go
async def test_who_has_asked_for_too_much_can_still_play(tmp_path: Path) -> None:
    """Places, records, uploads and new tables end; the game goes on."""
    with running(tmp_path / "db", guest_work=NONE_LEFT) as base:
        async with Person(base) as ann, Person(base) as ben:
            table = await ann.new_table("human", "human", hot_seat=True)
            path = f"/api/tables/{table['link'][3:]}"
            async with ann.at(table["link"]) as line:
                while (await ann.http.get(f"{path}/at/0")).status_code == 200:
                    pass
                for wish in ("record", "places?n=0,1,2", "at/1"):
                    answer = await ann.http.get(f"{path}/{wish}")
                    assert answer.status_code == 429 and answer.json()["error"]["key"] == "error.too_many"
                for where in ("/api/tables", "/api/tables/upload"):
                    doc = {"game": "glass_road", "seats": ["human"]}
                    assert (await ann.http.post(where, json=doc)).status_code == 429
                assert await line.refused("undo", seat=0, n=line.table["n"]) == "too_fast"
                for i in range(5):
                    await line.play(i)
            await ben.get(f"{path}/at/0")


@go
async def test_guests_of_one_address_share_what_there_is(tmp_path: Path) -> None:
    with running(tmp_path / "db", address_work=NONE_LEFT) as base:
        async with Person(base) as ann:
            table = await ann.new_table()
            path = f"/api/tables/{table['spectators'][3:]}/at/0"
            for _ in range(20):
                async with Person(base) as stranger:
                    last = await stranger.http.get(path)
            assert last.status_code == 429


@go
async def test_coming_and_going_has_an_end(tmp_path: Path) -> None:
    with running(tmp_path / "db", guest_work=NONE_LEFT) as base:
        async with Person(base) as ann, Person(base) as ben:
            table = await ann.new_table()

            async def come_and_go() -> None:
                for _ in range(30):
                    async with ann.at(table["link"]):
                        pass

            with pytest.raises(ConnectionError):
                await come_and_go()
            async with ben.at(table["invitations"][0]["link"]) as line:
                assert line.table["mine"] == [1]


@go
async def test_games_that_have_to_be_read_anew_have_an_end(tmp_path: Path) -> None:
    """Going round among more tables than are kept in memory makes the server play each of them from its beginning."""
    with running(tmp_path / "db", cached_tables=1, guest_work=Rate(500, 0.0001)) as base:
        async with Person(base) as ann:
            links = [(await ann.new_table("human", "human", hot_seat=True))["link"][3:] for _ in range(3)]
            answers = [(await ann.http.get(f"/api/tables/{links[i % 3]}/bests")).status_code for i in range(60)]
            assert answers[:3] == [200] * 3 and 429 in answers


@go
async def test_hints_cost_what_they_take_and_the_second_half_of_one_costs_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "db", guest_work=Rate(50 * limits.HINT, 0.0001)) as base:
        async with Person(base) as ann:
            table = await ann.new_table("human", "human", hot_seat=True)
            async with ann.at(table["link"]) as line:
                told: list[str] = []
                while len(told) < 120 and "error" not in told:
                    seen = await line.until(lambda table: table["state"] == "choosing")
                    for stage in (1, 2):
                        told.append((await line.ask("hint", seat=seen["seat"], stage=stage))["type"])
                    action = seen["actions"][0]["action"]
                    told.append((await line.ask("act", seat=seen["seat"], n=seen["n"], action=action))["type"])
                    n = seen["n"]
                    if told[-1] == "ok":
                        await line.until(lambda table: table["n"] > n)  # noqa: B023  # it is waited for here
                assert told[:3] == ["hint", "hint", "ok"] and "error" in told


@go
async def test_looks_end_and_so_do_messages_that_cannot_be_obeyed(tmp_path: Path) -> None:
    with running(tmp_path / "db", guest_work=Rate(60, 0.0001), messages=FAST) as base:
        async with Person(base) as ann:
            table = await ann.new_table("human", "human", hot_seat=True)
            async with ann.at(table["link"]) as line:
                answers = [(await line.ask("look", seat=0))["type"] for _ in range(60)]
                assert answers[0] == "ok" and answers[-1] == "error"
                keys = [await line.refused("act", seat=0, n=0, action="nonsense") for _ in range(600)]
                assert keys[0] == "late" and keys[-1] == "too_fast"


@go
async def test_after_a_turn_beside_playing_there_is_a_pause_as_long() -> None:
    turns = Turns(1, pauses=True)
    loop = asyncio.get_running_loop()
    times: list[float] = []

    async def work() -> None:
        async with turns.turn("ann", people_wait=True):
            times.append(loop.time())
            while loop.time() < times[-1] + 0.01:
                pass
            times.append(loop.time())

    await asyncio.gather(work(), work())
    assert times[2] - times[1] >= min(times[1] - times[0], LONGEST_PAUSE) - 0.001
