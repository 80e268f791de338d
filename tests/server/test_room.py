"""A table before its game begins: who sits where, what only the host may do, and that nothing of the game is seen."""

from pathlib import Path
from typing import Any

from burgher.server.addresses import addresses
from tests.server.house import Message, Person, go, running


def chairs(*seats: tuple[int | None, str]) -> list[Message]:
    return [{"was": was, "bot": bot} for was, bot in seats]


def kinds(table: Message) -> list[str]:
    return [seat.get("bot", "open" if seat["free"] else seat["name"]) for seat in table["seats"]]


async def name(person: Person, name: str) -> None:
    assert (await person.http.post("/api/me", json={"name": name})).status_code == 200


ONCE_BEGUN: dict[str, Message] = {
    "act": {"seat": 0, "n": 0, "action": "workers:0"},
    "undo": {"seat": 0, "n": 0},
    "propose": {"what": "undo"},
    "answer": {"what": "undo", "yes": True},
    "hint": {"seat": 0},
}
WHILE_SET: dict[str, Message] = {
    "sit": {"seat": 1},
    "stand": {},
    "ready": {"yes": True},
    "arrange": {"seats": chairs((0, ""), (1, "")), "options": {}},
    "begin": {},
}


@go
async def test_a_table_is_set_and_begun(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base:
        async with Person(base) as ann, Person(base) as ben:
            await name(ann, "Ann")
            await name(ben, "Ben")
            made = await ann.new_table("human", "human", gather=True)
            async with ann.at(made["link"]) as host, ben.at(made["spectators"]) as guest:
                shown = host.table
                assert shown["state"] == "gathering" and shown["host"] == 0 and kinds(shown) == ["Ann", "open"]
                assert shown["view"] is None and not shown["story"] and not shown["scores"] and not shown["to_move"]
                assert guest.table["mine"] == [] and "links" not in guest.table["table"]

                await guest.ok("sit", seat=1)
                await guest.ok("ready", yes=True)
                shown = await host.until(lambda table: table["seats"][1]["ready"])
                assert kinds(shown) == ["Ann", "Ben"]
                assert await guest.refused("begin") == "not_host"
                assert await guest.refused("arrange", seats=chairs((0, ""), (1, "")), options={}) == "not_host"

                # one more, a bot, between the two; the options are those of the game
                wish: Message = {"seats": chairs((0, ""), (None, "apprentice"), (1, ""))}
                await host.ok("arrange", **wish, options={"first_player": 0}, by_turns=True)
                shown = await guest.until(lambda table: len(table["seats"]) == 3)
                assert kinds(shown) == ["Ann", "apprentice", "Ben"] and shown["mine"] == [2]
                assert shown["table"]["grace"] == -1 and shown["table"]["options"] == {"first_player": 0}
                assert shown["seats"][2]["connected"] and shown["seats"][2]["ready"]
                assert await host.refused("arrange", seats=chairs((0, "")), options={}) == "refused"
                assert await host.refused("arrange", seats=chairs((2, ""), (1, "")), options={}) == "malformed"
                for kind, rest in ONCE_BEGUN.items():
                    assert await host.refused(kind, **rest) == "not_begun"
                for part in ("record", "at/0"):
                    answer = await ann.http.get(f"/api/tables/{made['link'][3:]}/{part}")
                    assert answer.json()["error"]["key"] == "error.not_begun"

                await host.ok("begin")
                shown = await host.until(lambda table: table["state"] == "choosing")
                assert shown["seat"] == 0 and kinds(shown) == ["Ann", "apprentice", "Ben"]
                for kind, rest in WHILE_SET.items():
                    assert await host.refused(kind, **rest) == "begun"


@go
async def test_who_is_sent_away_has_no_link_any_more_and_an_open_seat_is_kept_by_a_bot(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base:
        async with Person(base) as ann, Person(base) as ben:
            made = await ann.new_table("human", "human", gather=True)
            async with ann.at(made["link"]) as host, ben.at(made["invitations"][0]["link"]) as guest:
                assert guest.table["mine"] == [1]
                await host.ok("arrange", seats=chairs((0, ""), (None, "")), options={})
                shown = await guest.until(lambda table: table["mine"] == [])
                assert shown["seats"][1]["free"]
                await guest.ok("sit", seat=1)
                await guest.ok("stand")
                await host.until(lambda table: table["seats"][1]["free"])
                await host.ok("begin")
                shown = await host.until(lambda table: table["state"] != "gathering")
                assert shown["seats"][1]["kind"] == "bot"
            answer = await ben.http.get(f"/api/tables/{made['invitations'][0]['link'][3:]}/record")
            assert answer.status_code == 404


@go
async def test_the_next_one_is_host_while_the_first_is_away(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base:
        async with Person(base) as ann, Person(base) as ben:
            made = await ann.new_table("human", "human", gather=True)
            async with ben.at(made["invitations"][0]["link"]) as guest:
                async with ann.at(made["link"]):
                    await guest.until(lambda table: table["host"] == 0)
                await guest.until(lambda table: table["host"] == 1)
                async with ann.at(made["link"]):
                    await guest.until(lambda table: table["host"] == 0)
                await guest.until(lambda table: table["host"] == 1)
                await guest.ok("begin")
                await guest.until(lambda table: table["state"] != "gathering")


@go
async def test_players_at_one_screen_have_names(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base:
        async with Person(base) as ann:
            await name(ann, "Ann")
            made = await ann.new_table("human", "human", gather=True)
            async with ann.at(made["link"]) as line:
                seats = [{"was": 0, "name": "Ann"}, {"was": 1, "name": "Little  Ben"}]
                await line.ok("arrange", seats=seats, options={}, hot_seat=True)
                await line.ok("begin")
                shown = await line.until(lambda table: table["state"] == "choosing")
                assert kinds(shown) == ["Ann", "Little Ben"] and shown["mine"] == [0, 1]


@go
async def test_a_friend_takes_the_place_of_a_bot_if_the_table_agrees(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base:
        async with Person(base) as ann, Person(base) as ben:
            await name(ben, "Ben")
            made = await ann.new_table("human", "random", options={"first_player": 0})
            async with ann.at(made["link"]) as host, ben.at(made["spectators"]) as friend:
                assert await friend.refused("propose", what="join", seat=0) == "seat_taken"
                for yes in (False, True):
                    await friend.ok("propose", what="join", seat=1)
                    shown = await host.until(lambda table: bool(table["proposals"]))
                    (asked,) = shown["proposals"]
                    assert (asked["what"], asked["seat"], asked["name"], asked["need"]) == ("join", 1, "Ben", [0])
                    await host.ok("answer", what="join", yes=yes)
                    await host.until(lambda table: not table["proposals"])
                shown = await friend.until(lambda table: table["mine"] == [1])
                assert kinds(shown)[1] == "Ben"


@go
async def test_the_list_of_tables_tells_what_one_wants_to_know(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base:
        async with Person(base) as ann:
            made = [await ann.new_table("human", "human", gather=True), await ann.new_table("human", "random")]
            lines: list[Any] = await ann.get("/api/tables")
            assert {line["id"]: line["gathering"] for line in lines} == {made[0]["id"]: True, made[1]["id"]: False}
            answer = await ann.http.post(f"/api/tables/{made[0]['link'][3:]}/hide", json={})
            assert answer.status_code == 200
            assert [line["id"] for line in await ann.get("/api/tables")] == [made[1]["id"]]
            async with ann.at(made[0]["link"]):  # who goes there again has it again
                assert len(await ann.get("/api/tables")) == 2


def test_addresses_for_others() -> None:
    assert addresses("127.0.0.1", 8400) == [] and addresses("::1", 8400) == []
    assert addresses("192.0.2.7", 8400) == ["http://192.0.2.7:8400"]
    assert addresses("2001:db8::7", 8400) == ["http://[2001:db8::7]:8400"]
    assert all(found.endswith(":8400") and "0.0.0.0" not in found for found in addresses("0.0.0.0", 8400))
