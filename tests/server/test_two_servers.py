"""Two servers on one database are one house: what happens at one is seen at the other, and either may die."""

import asyncio
from pathlib import Path

from burgher.server.house import House
from burgher.server.live import Live
from burgher.server.records import Change
from burgher.server.settings import Settings
from burgher.server.wire import NewTable

from .house import GAME, PATIENCE, Line, Person, Process, go


def as_at(person: Person, base: str) -> Person:
    """The same guest at another server."""
    there = Person(base)
    there.http.cookies = person.http.cookies
    return there


@go
async def test_what_others_have_played_is_played_on_and_not_from_the_beginning(where: str) -> None:
    here, there = House(Settings(db=where)), House(Settings(db=where))
    await here.open()
    await there.open()
    made = await here.create(NewTable(GAME, ["human", "human"], {"first_player": 0}, hot_seat=True), "ann")
    live, other = await here.live(made["id"]), await there.live(made["id"])

    def play(table: Live) -> Change:
        seat = table.table.to_move[0]
        return table.play(seat, table.table.actions(seat)[0])

    def take_back(table: Live) -> Change:
        keep = max(n for n, entry in enumerate(table.table.log) if entry.seat >= 0)  # what came after it was chance
        table.rewind(keep)
        return Change(keep=keep)

    async def seen(whole: bool) -> None:
        """The other server has the same log and shows the same, read wholly or only what is new of it."""
        epoch = other.epoch
        await there.refresh(other)
        await there.freshen(other)
        assert list(other.table.log) == list(live.table.log) and other.history == live.history
        assert other.page(0) == live.page(0) and other.story(0) == live.story(0)
        assert (other.epoch > epoch) == whole

    for _ in range(20):
        await here.change(live, play)
        await seen(whole=False)
    await here.change(live, take_back)
    await seen(whole=True)
    for _ in range(3):
        await here.change(live, play)
        await here.change(live, play)
        await seen(whole=False)
    await here.close()
    await there.close()


@go
async def test_people_and_bots_at_two_servers(where: str, tmp_path: Path) -> None:
    with Process(where, folder=tmp_path) as one, Process(where, folder=tmp_path) as two:
        async with Person(one.base) as ann, Person(one.base) as cookies:
            table = await ann.new_table("human", "human", "journeyman", options={"first_player": 0})
            ben = as_at(cookies, two.base)
            async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
                await first.until(lambda table: table["seats"][1]["connected"])
                await second.until(lambda table: table["seats"][0]["connected"])
                for i in range(12):
                    line = await whose_turn(first, second)
                    await line.play(i)
                logs = [
                    (await asyncio.wait_for(line.until(lambda table: True), PATIENCE))["story"]
                    for line in (first, second)
                ]
                shorter = min(len(log) for log in logs)
                assert logs[0][:shorter] == logs[1][:shorter] and shorter > 10
            await ben.http.aclose()
        assert "Traceback" not in one.log() + two.log()


@go
async def test_the_bots_of_a_server_that_dies_are_thought_for_by_the_other(where: str, tmp_path: Path) -> None:
    """The one that thinks is killed; nothing that was played is lost, and the bots play to the end."""
    with Process(where, folder=tmp_path) as one, Process(where, folder=tmp_path) as two:
        async with Person(one.base) as ann:
            table = await ann.new_table("journeyman", "journeyman")
            async with ann.at(table["spectators"]) as watcher:
                seen = (await watcher.until(lambda table: table["n"] > 60))["story"]
            await asyncio.to_thread(one.kill)
        async with Person(two.base) as eve, eve.at(table["spectators"]) as watcher:
            n = watcher.table["n"]
            assert watcher.table["story"][: len(seen)] == seen
            shown = await watcher.until(lambda table: table["n"] > n + 20 or table["state"] == "over")
            assert shown["story"][: len(seen)] == seen
        assert "Traceback" not in two.log()


async def whose_turn(*lines: Line) -> Line:
    """Who may choose first, at whichever server."""
    waiting = [asyncio.create_task(line.until(lambda table: table["state"] == "choosing")) for line in lines]
    done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    found = next(line for line, task in zip(lines, waiting, strict=True) if task in done)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    return found
