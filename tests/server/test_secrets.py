"""What is hidden stays hidden: in messages, answers, records, the past, the log of the server, and its errors."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

import burgher
from burgher.server.databases import connect
from burgher.server.files import Files

from .house import SECRET, Line, Person, Process, go, running

SEED = 8_123_456_789_012_345


def without_names(texts: list[str]) -> list[dict[str, Any]]:
    """Table messages without what differs between any two tables."""
    out = []
    for text in texts:
        message = msgspec.json.decode(text)
        if message["type"] == "table":
            message["table"] = {key: message["table"][key] for key in ("game", "options", "hot_seat")}
            out.append(message)
    return out


async def choose_secretly(base: str, side: int, castle: int) -> tuple[list[dict[str, Any]], ...]:
    """Seat 0 chooses a board and a castle; everything that seat 1 and a spectator hear and can ask for meanwhile."""
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        table = await ann.new_table(options=SECRET, seed=SEED)
        link = table["invitations"][0]["link"]
        async with ben.at(link) as second, eve.at(table["spectators"]) as watcher, ann.at(table["link"]) as first:
            for line in (second, watcher):
                await line.until(lambda table: table["seats"][0]["connected"])
            n = first.table["n"]
            for choice in (side, castle):
                shown = await first.play(choice)
                for line in (second, watcher):
                    await line.until(lambda table, n=shown["n"]: table["n"] == n)  # type: ignore[misc]
            assert shown["view"]["players"][0]["board"] is not None
            assert shown["n"] == n + 2 and shown["to_move"] == [1]
            answers = []
            for person, token in ((ben, link[3:]), (eve, table["spectators"][3:]), (eve, table["link"][3:])):
                for place in (n, n + 1, n + 2):
                    then = await person.get(f"/api/tables/{token}/at/{place}")
                    assert then["n"] == place and then["state"] == "waiting"
                    answers.append(msgspec.json.encode(then).decode())
                refused = await person.http.get(f"/api/tables/{token}/record")
                assert refused.status_code == 409 and refused.json()["error"]["key"] == "error.record_is_secret"
            hint = await second.ok("hint", seat=1)
            own = await ann.get(f"/api/tables/{table['link'][3:]}/at/{n + 2}")
            assert own["view"]["players"][0]["board"] == shown["view"]["players"][0]["board"]
            return without_names(second.heard), without_names(watcher.heard), without_names(answers), [hint["action"]]


@go
async def test_no_message_depends_on_a_secret_choice_of_another_seat(base: str) -> None:
    one = await choose_secretly(base, side=0, castle=0)
    two = await choose_secretly(base, side=1, castle=1)
    assert one == two
    for message in one[0] + one[1]:
        assert message["view"]["players"][0]["board"] is None and message["view"]["players"][0]["start"] is None


async def play_openly(line: Line, count: int) -> None:
    for i in range(count):
        if line.table["state"] == "choosing":
            await line.play(i)


@go
async def test_the_seed_is_never_told_while_the_game_goes_on(tmp_path: Path) -> None:
    """Unless somebody has chosen it, and so knows it already: then everybody is told."""
    with running(tmp_path / "db") as base:
        async with Person(base) as ann:
            await no_seed_is_told(tmp_path / "db", ann)


async def no_seed_is_told(db: Path, ann: Person) -> None:
    table = await ann.new_table("human", "human", hot_seat=True)
    with sqlite3.connect(db) as files:
        opening = files.execute("SELECT opening FROM tables").fetchone()[0]
    seed = msgspec.json.decode(opening)["seed"]
    assert len(seed) == 32
    async with ann.at(table["link"]) as line:
        await play_openly(line, 20)
        texts = line.heard
        for path in (
            "/api/tables",
            f"/api/tables/{table['link'][3:]}/at/5",
            f"/api/tables/{table['link'][3:]}/record",
        ):
            texts.append((await ann.http.get(path)).text)
    assert not [text for text in texts if seed in text]
    assert '"seed": null' in texts[-1]


@go
async def test_the_record_of_a_table_begun_from_a_position_shows_no_hands(base: str) -> None:
    """A position is the whole table: who may not know all of it gets it when the game is over."""
    for game, refused in (("craftsmen", True), ("glass_road", True), ("castles_of_burgundy", False)):
        begun = burgher.new(game, players=2, seed=5)
        for _ in range(30):
            begun.act(begun.to_move[0], begun.actions(begun.to_move[0])[0])
        saved = burgher.position(game, begun.game.to_position(begun.state), seed=5).save()
        async with Person(base) as ann, Person(base) as eve:
            made = (await ann.http.post("/api/tables/upload", json=saved)).json()
            for person, link in ((ann, made["link"]), (eve, made["spectators"])):
                answer = await person.http.get(f"/api/tables/{link.removeprefix('/t/')}/record")
                assert answer.status_code == (409 if refused else 200), game


@go
async def test_guests_do_not_learn_who_others_are(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table()
        async with ann.at(table["link"]), ben.at(table["invitations"][0]["link"]) as second:
            person = ann.cookie().partition("=")[2].partition(".")[0]
            assert len(person) > 16
            assert not [text for text in second.heard if person in text or table["link"] in text]


@go
async def test_no_secret_in_the_log_of_the_server(tmp_path: Path) -> None:
    with Process(tmp_path / "db", 0, "serve", "--json") as server:
        base = msgspec.json.decode(server.first_line)["address"]
        async with Person(base) as ann:
            recovery = (await ann.get("/api/me"))["recovery"]
            table = await ann.new_table(seed=SEED)
            async with ann.at(table["link"]) as line:
                await play_openly(line, 3)
                await line.send_text("{")
            await ann.http.get(f"/api/recovery/{recovery.removeprefix('/me/')}")
            await ann.http.get(f"/t/{table['link'][3:]}")
            await ann.http.get("/api/tables/no-such-token/record")
            await ann.http.get("/api/recovery/no-such-code")
            await ann.http.post("/api/tables/upload", content=b"{}")
        server.stop()
        lines = server.log().splitlines()
    secret = Files(connect(str(tmp_path / "db")))
    words = [
        table["link"][3:],
        table["spectators"][3:],
        recovery.split(".")[-1],
        "no-such",
        str(SEED),
        secret.secret().hex(),
    ]
    secret.db.close()
    assert len(lines) == 8
    for text in lines:
        assert msgspec.json.decode(text).keys() >= {"at", "level", "logger", "message"}
        assert not [word for word in words if word in text]


# ---------------------------------------------------------------- who may know more


@go
async def test_who_brings_a_game_does_not_know_what_will_be_drawn(tmp_path: Path) -> None:
    """Its seed, if nobody is told of it, is another one from then on; that of a finished game stays with it."""
    with running(tmp_path / "db") as base:
        async with Person(base) as ann:
            going, over = burgher.new("castles_of_burgundy", players=2), burgher.new("castles_of_burgundy", players=2)
            while not over.over:
                over.act(over.to_move[0], over.actions(over.to_move[0])[-1])
            ids = [(await ann.http.post("/api/tables/upload", json=game.save())).json()["id"] for game in (going, over)]
    files = Files(connect(str(tmp_path / "db")))
    seeds = [stored.opening.seed for table in ids if (stored := files.load(table))]
    files.db.close()
    assert seeds[0] != going.opening.seed and seeds[1] == over.opening.seed


@go
async def test_everybody_is_told_that_a_game_was_brought(base: str) -> None:
    async with Person(base) as ann, Person(base) as eve:
        saved = burgher.new("castles_of_burgundy", players=2).save()
        brought = (await ann.http.post("/api/tables/upload", json=saved)).json()
        for table, known in ((brought, "brought"), (await ann.last_round(), "brought"), (await ann.new_table(), None)):
            async with eve.at(table["spectators"]) as watcher:
                assert watcher.table["table"].get("known") == known


@go
async def test_who_comes_later_is_told_that_somebody_has_seen_what_will_be_drawn(where: str) -> None:
    """Alone with bots everything can be taken back, and what was drawn will be drawn again."""
    with running(where) as base:
        async with Person(base) as ann, Person(base) as eve:
            table = await ann.new_table("human", "random", options={"first_player": 0})
            async with ann.at(table["link"]) as line:
                begun = await line.until(lambda table: table["state"] == "choosing")
                later = await line.play(-1)
                while later["view"]["round"] == begun["view"]["round"]:  # until dice are rolled again
                    later = await line.play(-1, await line.until(lambda table: table["state"] == "choosing"))
                assert "known" not in later["table"]
                shown = await line.until(lambda table: table["state"] == "choosing")
                while shown["n"] > begun["n"]:
                    await line.ask("undo", seat=0, n=shown["n"])  # or a bot has played meanwhile
                    shown = await line.until(lambda table: table["state"] == "choosing")
                assert shown["table"]["known"] == "drawn_before"
            async with eve.at(table["spectators"]) as watcher:
                assert watcher.table["table"]["known"] == "drawn_before"
    with running(where) as base:  # it is known after a restart too
        async with Person(base) as eve, eve.at(table["spectators"]) as watcher:
            assert watcher.table["table"]["known"] == "drawn_before"
