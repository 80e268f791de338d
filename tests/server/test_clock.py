"""The thinking clock of a live table: set before the game, counted on the server, and gentle when it has run out."""

import time

import msgspec

from burgher.server.databases import connect
from burgher.server.records import GRACE_SECONDS, Clock
from tests.server.house import Message, Person, go, running

CHAIRS = [{"was": 0}, {"was": 1}]
FIRST: Message = {"seats": CHAIRS, "options": {"first_player": 0}}


def thought(where: str, clock: Clock, grace: int = GRACE_SECONDS) -> None:
    """Write into the database of a house that is closed how long its only table has been thought at."""
    db = connect(where)
    db.begin()
    assert db.run("UPDATE tables SET clock = ?, grace = ?", msgspec.json.encode(clock).decode(), grace) == 1
    db.commit()
    db.close()


def test_only_who_thinks_loses_time() -> None:
    clock = Clock(1, [0.0, 10.0, 0.0], until=100.0)
    read = clock.read([1, 2], now=130.0, longest=1000.0)
    assert read == Clock(1, [0.0, 40.0, 30.0], until=130.0) and clock.used == [0.0, 10.0, 0.0]
    assert not read.is_up(1) and read.read([1], now=150.0, longest=1000.0).is_up(1)


def test_nobody_loses_time_while_there_is_no_server_or_a_wrong_clock() -> None:
    clock = Clock(1, [0.0], until=100.0)
    assert clock.read([0], now=9000.0, longest=2.0).used == [2.0]
    assert clock.read([0], now=50.0, longest=1000.0) == Clock(1, [0.0], until=50.0)


@go
async def test_a_clock_is_set_and_runs_and_a_bot_may_play_on_when_it_is_up(where: str) -> None:
    with running(where) as base:
        async with Person(base) as ann, Person(base) as ben:
            made = await ann.new_table("human", "human", gather=True)
            links = made["link"], made["invitations"][0]["link"]
            async with ann.at(links[0]) as host, ben.at(links[1]) as guest:
                assert "clock" not in host.table
                await host.ok("arrange", **FIRST, clock=30)
                shown = await guest.until(lambda table: "clock" in table)
                assert shown["clock"] == {"minutes": 30, "used": [0, 0], "running": []}
                await host.ok("begin")
                shown = await host.until(lambda table: table["state"] == "choosing")
                assert shown["clock"]["running"] == [0] and shown["clock"]["used"][1] == 0
                while host.table["to_move"] == [0]:
                    await host.play()
                shown = await guest.until(lambda table: table["state"] == "choosing")
                assert shown["clock"]["running"] == [1] and 0 <= shown["clock"]["used"][0] < 60
                assert await host.refused("propose", what="takeover", seat=1) == "not_absent"
                past = await ann.get(f"/api/tables/{links[0].removeprefix('/t/')}/at/1")
                assert "clock" not in past
            cookies = ann.http.cookies, ben.http.cookies

    thought(where, Clock(30, [3.0, 1801.0], until=time.time() - 3600))
    with running(where) as base:
        ann, ben = Person(base), Person(base)
        ann.http.cookies, ben.http.cookies = cookies
        async with ann, ben, ann.at(links[0]) as host, ben.at(links[1]) as guest:
            await host.until(lambda table: table["seats"][1]["connected"])
            assert host.table["clock"]["used"][0] == 3 and host.table["clock"]["used"][1] < 1900
            assert await guest.refused("propose", what="takeover", seat=0) == "not_absent"
            await host.ok("propose", what="takeover", seat=1)
            shown = await guest.until(lambda table: table["away"] == [1])
            assert shown["seats"][1]["stand_in"] and shown["clock"]["used"][1] >= 1801
            await guest.ok("propose", what="return", seat=1)
            await guest.until(lambda table: table["mine"] == [1])


@go
async def test_who_plays_by_turns_or_at_one_screen_has_no_clock(where: str) -> None:
    with running(where) as base:
        async with Person(base) as ann:
            made = await ann.new_table("human", "human", gather=True)
            async with ann.at(made["link"]) as host:
                await host.ok("arrange", **FIRST, clock=60)
                assert (await host.until(lambda table: "clock" in table))["clock"]["minutes"] == 60
                for kind in ("by_turns", "hot_seat"):
                    await host.ok("arrange", **FIRST, clock=60, **{kind: True})
                    assert "clock" not in host.table
                assert await host.refused("arrange", **FIRST, clock=-1) == "malformed"


@go
async def test_the_next_game_of_the_same_people_has_the_same_pace_and_a_new_clock(where: str) -> None:
    with running(where) as base:
        async with Person(base) as ann:
            made = await ann.last_round(None, "random")
            cookies = ann.http.cookies
    thought(where, Clock(30, [1000.0, 0.0]), grace=300)
    with running(where) as base:
        ann = Person(base)
        ann.http.cookies = cookies
        async with ann, ann.at(made["link"]) as line:
            while (await line.until(lambda table: table["state"] != "waiting"))["state"] == "choosing":
                await line.play()
            assert line.table["clock"]["running"] == []
            await line.ok("propose", what="rematch")
            async with ann.at((await line.until(lambda table: "rematch" in table))["rematch"]) as again:
                assert again.table["clock"]["minutes"] == 30 and max(again.table["clock"]["used"]) < 60
                assert again.table["table"]["grace"] == 300
