"""Messages that are illegal, foreign, late, double or malformed change nothing, and are told so."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgher.server import wire
from burgher.server.settings import Rate

from .house import Message, Person, go, running


@go
async def test_illegal_foreign_and_late_messages(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        table = await ann.new_table(options={"first_player": 0})
        async with (
            ann.at(table["link"]) as first,
            ben.at(table["invitations"][0]["link"]) as second,
            eve.at(table["spectators"]) as watcher,
        ):
            await first.until(lambda table: table["seats"][1]["connected"])
            before = first.table
            n = before["n"]
            action = before["actions"][0]["action"]
            assert await second.refused("act", seat=1, n=n, action=action) == "not_your_turn"
            assert await second.refused("act", seat=0, n=n, action=action) == "not_your_seat"
            assert await watcher.refused("act", seat=0, n=n, action=action) == "not_your_seat"
            assert await watcher.refused("propose", what="rematch") == "not_your_seat"
            assert await watcher.refused("hint", seat=0) == "not_your_seat"
            assert await watcher.refused("why", seat=0, n=n, actions=["end_turn"]) == "not_your_seat"
            assert await second.refused("why", seat=1, n=n, actions=["end_turn"]) == "not_your_turn"
            assert await first.refused("why", seat=0, n=n - 1, actions=["end_turn"]) == "late"
            assert await first.refused("why", seat=0, n=n, actions=["fly:1"]) == "refused"
            assert await first.refused("why", seat=0, n=n, actions=["end_turn"] * 65) == "malformed"
            assert await first.refused("act", seat=0, n=n, action="place:0:0:0") == "illegal_action"
            assert await first.refused("act", seat=0, n=n, action="fly:1") == "illegal_action"
            assert await first.refused("act", seat=0, n=n - 1, action=action) == "late"
            assert await first.refused("act", seat=0, n=n + 1, action=action) == "late"
            assert await first.refused("answer", what="undo", yes=True) == "no_proposal"
            assert await first.refused("propose", what="a horse") == "malformed"
            assert await second.refused("hint", seat=1) == "not_your_turn"
            assert await first.refused("rename", name=" \u0007 ") == "bad_name"
            assert await first.refused("rename", name="x" * 41) == "bad_name"
            assert first.table == before
            await first.ok("act", seat=0, n=n, action=action)


@go
async def test_the_same_message_twice_counts_once(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "human", hot_seat=True)
        async with ann.at(table["link"]) as line, ann.at(table["link"]) as other_tab:
            shown = line.table
            message = {"type": "act", "id": 7, "seat": shown["seat"], "n": shown["n"]}
            message["action"] = shown["actions"][-1]["action"]
            text = msgspec.json.encode(message).decode()
            await asyncio.gather(*(one.socket.send(text) for one in (line, line, other_tab)))
            first = await line.send(message)
            again = await other_tab.send(message)
            assert first == again == {"type": "ok", "id": 7, "n": first["n"]}
            undo = {"type": "undo", "id": "u", "seat": shown["seat"], "n": first["n"]}
            assert (await line.send(undo)) == (await line.send(undo))
            await line.until(lambda table: table["n"] == shown["n"] and table["version"] > shown["version"])
            assert line.table["view"] == shown["view"]
            assert (await line.send(message))["n"] == first["n"]  # it was answered before, and is not played again
            assert line.table["n"] == shown["n"]


@go
async def test_secret_choices_may_cross_each_other(base: str) -> None:
    """Another seat's secret choice makes the log longer, but nobody who did not see it is late."""
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table(options={"setup": "advanced", "choices": "secret"})
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            seen = second.table
            await first.play()
            await second.ok("act", seat=1, n=seen["n"], action=seen["actions"][0]["action"])
            shown = await first.until(lambda table: table["n"] == seen["n"] + 2)
            assert await first.refused("act", seat=0, n=seen["n"], action=shown["actions"][0]["action"]) == "late"


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": "act"}',
    '{"type": "fly", "id": 1}',
    '{"type": "act", "id": 1, "seat": "0", "n": 0, "action": "workers:0"}',
    '{"type": "act", "id": 1, "seat": -1, "n": 0, "action": "workers:0"}',
    '{"type": "act", "id": 1, "seat": 0, "n": 1e99, "action": "workers:0"}',
    '{"type": "act", "id": 1, "seat": 0, "n": 0, "action": "workers:0", "more": 1}',
    '{"type": "act", "id": {"a": 1}, "seat": 0, "n": 0, "action": "workers:0"}',
    '{"type": "act", "id": 1, "seat": 0, "n": 0, "action": "' + "x" * 200 + '"}',
    '{"type": "hint", "id": 1, "seat": 99}',
    '{"type": "answer", "id": 1, "what": "undo", "yes": 1}',
    '{"id": ' + "[" * 3000 + "]" * 3000 + "}",
]


@go
async def test_malformed_messages(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table()
        async with ann.at(table["link"]) as line:
            before = line.table
            for text in MALFORMED:
                readable = '"id": 1' in text
                answer = await line.send_text(text, 1 if readable else None)
                assert answer["type"] == "error" and answer["error"]["key"] == "error.malformed"
            line.answers[None] = asyncio.get_running_loop().create_future()
            await line.socket.send(b"\xff\xfe\x00")
            assert (await line.answers[None])["error"]["key"] == "error.malformed"
            await line.ok("rename", name="still here")
            assert (await line.until(lambda table: table["seats"][0]["name"] == "still here"))["n"] == before["n"]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault
@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5), st.data()
)
def test_any_json_is_read_or_refused(value: Any, data: st.DataObject) -> None:
    names = st.sampled_from(["type", "id", "seat", "n", "action", "what", "yes", "bot", "name", "actions"])
    types = st.sampled_from(["act", "undo", "propose", "answer", "rename", "look", "hint", "why"])
    doc = data.draw(st.dictionaries(names, st.just(value) | st.integers(0, 5) | st.text(max_size=9)))
    doc["type"] = data.draw(types)
    try:
        message = wire.read_message(msgspec.json.encode(doc))
    except msgspec.MsgspecError:
        return
    assert isinstance(message, wire.ClientMessage)


@go
async def test_a_fuzzer_on_a_running_table_breaks_nothing(base: str) -> None:
    rng = random.Random(3)
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table("human", "human", "random")
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            for i in range(300):
                line = rng.choice((first, second))
                answer = await line.send({"id": i, **_random_message(rng, line.table)})
                assert answer["type"] in ("ok", "error", "hint", "why")
                assert answer.get("error", {}).get("key") != "error.internal"
            assert first.table["type"] == "table"


def _random_message(rng: random.Random, table: Message) -> Message:
    seat, n = rng.randrange(4), max(0, table["n"] - rng.choice((0, 0, 0, 1, 5)))
    actions = [one["action"] for one in table["actions"]] or ["workers:0"]
    what = rng.choice(("undo", "takeover", "rematch", "nothing"))
    return rng.choice(
        [
            {"type": "act", "seat": seat, "n": n, "action": rng.choice(actions)},
            {"type": "act", "seat": table["seat"] or 0, "n": n, "action": rng.choice(actions)},
            {"type": "undo", "seat": seat, "n": n},
            {"type": "propose", "what": what, "seat": seat},
            {"type": "answer", "what": what, "yes": rng.random() < 0.7},
            {"type": "look", "seat": seat},
            {"type": "hint", "seat": seat},
            {
                "type": "why",
                "seat": seat,
                "n": n,
                "actions": rng.choices([*actions, "end_turn", "sell:2:4", "fly"], k=3),
            },
            {"type": "rename", "name": rng.choice(("Ann", "", "Ben " * 30))},
        ]
    )


# ---------------------------------------------------------------- limits


@go
async def test_a_link_that_leads_nowhere(base: str) -> None:
    async with connect(base.replace("http", "ws") + "/ws/nowhere") as socket:
        assert msgspec.json.decode(await socket.recv())["error"] == {"key": "error.no_table", "args": {}}
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


@go
async def test_only_the_own_page_may_connect(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table()
        address = base.replace("http", "ws") + "/ws/" + table["link"][3:]
        for origin in ("https://evil.example", "null", base + "0"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={"Origin": origin})
            assert refused.value.response.status_code == 403
            posted = await ann.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
            assert posted.status_code == 403 and posted.json()["error"]["key"] == "error.foreign_page"
        crossing = await ann.http.post("/api/me", json={"name": "Eve"}, headers={"Sec-Fetch-Site": "cross-site"})
        assert crossing.status_code == 403
        assert (await ann.get("/api/me"))["name"] == ""
        async with connect(address, additional_headers={"Origin": base}) as socket:
            assert msgspec.json.decode(await socket.recv())["type"] == "table"
        assert (await ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": base})).status_code == 200


@go
async def test_a_message_that_is_too_large_ends_the_connection(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table()
        line = await ann.connect(table["link"])
        await line.socket.send('{"type": "rename", "id": 1, "name": "' + "x" * 10_000 + '"}')
        await line.reading
        assert line.socket.close_code == 1009
        async with ann.at(table["link"]) as again:
            assert again.table["mine"] == [0]


@go
async def test_bodies_that_are_too_large_or_malformed(base: str) -> None:
    async with Person(base) as ann:
        large = await ann.http.post("/api/tables", content=b'{"game": "' + b"x" * 20_000 + b'"}')
        assert large.status_code == 413 and large.json()["error"]["key"] == "error.too_large"
        large = await ann.http.post("/api/tables/upload", content=b"[" * 2_000_000)
        assert large.status_code == 413
        for body in (
            b"",
            b"[]",
            b"\xff",
            b'{"game": 1, "seats": []}',
            b'{"name": 5}',
            b'{"game": "x", "seats": ["human"], "x": 1}',
        ):
            for path in ("/api/tables", "/api/me"):
                answer = await ann.http.post(path, content=body)
                assert answer.status_code == 400 and answer.json()["error"]["key"] == "error.malformed"


@go
async def test_floods_are_stemmed(tmp_path: Path) -> None:
    with running(tmp_path / "db", messages=Rate(20, 1), requests=Rate(30, 1), creations=Rate(2, 0.1)) as base:
        async with Person(base) as ann:
            table = await ann.new_table()
            await ann.new_table()
            third = await ann.http.post(
                "/api/tables", json={"game": "castles_of_burgundy", "seats": ["human", "random"]}
            )
            assert third.status_code == 429 and third.json()["error"]["key"] == "error.too_many"

            line = await ann.connect(table["link"])
            answers = [await line.ask("look", seat=0) for _ in range(22)]
            assert [answer["type"] for answer in answers[:20]] == ["ok"] * 20
            assert answers[-1]["error"]["key"] == "error.too_fast"
            for _ in range(400):
                try:
                    await line.socket.send("{}")
                except ConnectionClosed:
                    break
            await line.reading
            assert line.socket.close_code == 1008

            codes = [(await ann.http.get("/api/games")).status_code for _ in range(40)]
            assert codes[0] == 200 and codes[-1] == 429
            assert (await ann.http.get("/health")).status_code == 200


@go
async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path / "db", connections=2) as base:
        async with Person(base) as ann:
            table = await ann.new_table()
            async with ann.at(table["link"]), ann.at(table["link"]):
                with pytest.raises(InvalidStatus):
                    await ann.connect(table["link"])
            async with ann.at(table["link"]) as line:
                assert line.table["mine"] == [0]
