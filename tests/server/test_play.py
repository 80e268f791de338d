"""People at one table: playing, watching, taking back, leaving and agreeing."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

import burgher
from burgher.bots import levels
from burgher.bots.bot import Question
from burgher.server import deeds
from burgher.server.house import House
from burgher.server.settings import Settings
from burgher.server.wire import NewTable, Propose

from .house import GAME, PATIENCE, SECRET, Line, Person, go, running

BEST = levels(GAME)[-1]


async def play_all(lines: list[Line], most: int = 10_000) -> int:
    """Everybody plays until the game is over; how many actions that took."""
    for count in range(most):
        for line in lines:
            table = line.table
            if table["state"] == "choosing":
                await line.play(count)
                break
            if table["state"] == "over":
                return count
        else:
            await first_to_act(lines)
    return most


class Somebody:
    """A connection without a line."""

    name = ""
    where = "127.0.0.1"
    seat: int | None = None
    looking: int | None = None

    def __init__(self, person: str) -> None:
        self.person = person

    def show(self, message: bytes) -> None:
        """Nobody reads it."""


async def first_to_act(lines: list[Line]) -> None:
    """Wait until one of these may choose, or the game is over."""
    waiting = [asyncio.create_task(line.until(lambda table: table["state"] != "waiting")) for line in lines]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def all_at_rest(person: Person) -> None:
    """Wait until no table is awake in the server's memory."""
    async with asyncio.timeout(PATIENCE):
        while "burgher_tables_awake 0" not in (await person.http.get("/metrics")).text:
            await asyncio.sleep(0.005)


@go
async def test_two_people_and_a_spectator_play_a_whole_game(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        table = await ann.new_table()
        assert [one["seat"] for one in table["invitations"]] == [1]
        async with (
            ann.at(table["link"]) as first,
            ben.at(table["invitations"][0]["link"]) as second,
            eve.at(table["spectators"]) as watcher,
        ):
            assert (first.table["mine"], second.table["mine"], watcher.table["mine"]) == ([0], [1], [])
            assert watcher.table["actions"] == [] and "links" not in watcher.table["table"]
            await play_all([first, second])
            for line in (first, second, watcher):
                await line.until(lambda table: table["state"] == "over")
                assert sorted(line.table["ranking"]) == [0, 1]
                assert line.table["scores"] == first.table["scores"]
                assert line.table["history"][-1] == [score["total"] for score in line.table["scores"]]
        finished = await ann.http.get(f"/api/tables/{table['link'][3:]}/record")
        replayed = burgher.load(finished.content)
        assert replayed.over and replayed.scores() == first.table["scores"]


@go
async def test_the_server_says_why_not(base: str) -> None:
    """The same reasons as the library, for every verb that the question knows."""
    async with Person(base) as ann:
        table = await ann.new_table("human", "human", hot_seat=True, seed=5)
        async with ann.at(table["link"]) as line:
            shown = await line.until(lambda table: table["state"] == "choosing")
            assert shown["verbs"] == ["take", "place", "sell", "workers", "buy", "end_turn"]
            again = burgher.load((await ann.http.get(f"/api/tables/{table['link'][3:]}/record")).content)
            asked = [shown["actions"][0]["action"], "end_turn", "sell:2:4", "buy:0:7:3", "place:0:1:36"]
            answer = await line.ok("why", seat=shown["seat"], n=shown["n"], actions=asked)
            reasons = [again.why_not(shown["seat"], action) for action in asked]
            assert answer["reasons"] == msgspec.to_builtins(reasons)
            assert [reason is None for reason in reasons] == [True, False, False, False, False]
            assert line.table == shown


@go
async def test_a_hint_comes_in_two_steps(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "random")
        async with ann.at(table["link"]) as line:
            shown = await line.until(lambda t: t["state"] == "choosing")
            first = await line.ok("hint", seat=0, stage=1)
            assert first["stage"] == 1 and first["look"]["key"].startswith("look.") and first["points"]
            assert not first["only"] and "action" not in first and "than" not in first
            second = await line.ok("hint", seat=0, stage=2)
            legal = [one["action"] for one in shown["actions"]]
            assert second["action"] in legal and second["than"]["action"] in legal
            assert sum(gain["points"] for gain in second["gains"]) == pytest.approx(second["ahead"])
            mine = next(action for action in legal if action != second["action"])
            other = await line.ok("hint", seat=0, stage=2, instead=mine)
            assert mine in (other["action"], other["than"]["action"])
            assert await line.refused("hint", seat=0, stage=2, instead="end_turn") == "illegal_action"


@go
async def test_bots_play_and_give_hints(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "journeyman", "random", seed=5)
        async with ann.at(table["link"]) as line:
            shown = await line.until(lambda table: table["state"] == "choosing")
            hint = await line.ok("hint", seat=0)
            assert hint["action"] in [one["action"] for one in shown["actions"]]
            await line.ok("act", seat=0, n=shown["n"], action=hint["action"])
            await play_all([line])
            await line.until(lambda table: table["state"] == "over")
            assert {entry["seat"] for entry in line.table["story"]} >= {0, 1, 2}
            assert [seat.get("bot") for seat in line.table["seats"]] == [None, "journeyman", "random"]


@go
async def test_who_sits_where_is_seen_by_all(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        await ann.http.post("/api/me", json={"name": "  Ann   of Ays "})
        table = await ann.new_table()
        async with ann.at(table["link"]) as first:
            assert [seat["free"] for seat in first.table["seats"]] == [False, True]
            sitting = {"name": "Ann of Ays", "kind": "human", "connected": True, "free": False}
            assert first.table["seats"][0].items() >= sitting.items()
            assert first.table["table"]["links"]["invitations"] == table["invitations"]
            async with ben.at(table["invitations"][0]["link"]) as second:
                await first.until(lambda table: table["seats"][1]["connected"])
                await second.ok("rename", name="Ben")
                await first.until(lambda table: table["seats"][1]["name"] == "Ben")
                assert first.table["table"]["links"]["invitations"] == []
            await first.until(lambda table: not table["seats"][1]["connected"])
            assert not first.table["seats"][1]["free"]
        (mine,) = await ben.get("/api/tables")
        assert mine["id"] == table["id"] and [seat["name"] for seat in mine["seats"]] == ["Ann of Ays", "Ben"]


@go
async def test_a_new_name_is_shown_however_fast_the_table_goes_on(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table("human", "human", "random")
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            playing = asyncio.create_task(play_all([first, second]))
            for i in range(30):
                await ann.http.post("/api/me", json={"name": f"Ann {i}"})
                for line in (first, second):
                    await line.until(lambda table, i=i: table["seats"][0]["name"] == f"Ann {i}")  # type: ignore[misc]
            await playing


@go
async def test_a_taken_seat_belongs_to_its_guest_not_to_the_link(base: str) -> None:
    async with Person(base) as ann, Person(base) as eve:
        table = await ann.new_table()
        async with ann.at(table["link"]) as first, eve.at(table["link"]) as stranger:
            assert first.table["mine"] == [0] and stranger.table["mine"] == []
            shown = await first.until(lambda table: True)
            answer = await stranger.refused("act", seat=0, n=shown["n"], action="workers:0")
            assert answer == "not_your_seat"


@go
async def test_hot_seat_follows_the_seat_to_move(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "human", "human", hot_seat=True)
        assert table["invitations"] == []
        async with ann.at(table["link"]) as line:
            assert line.table["mine"] == [0, 1, 2]
            seen = set()
            for i in range(12):
                assert line.table["state"] == "choosing" and line.table["hand_over"] is None
                assert line.table["to_move"] == [line.table["seat"]]
                seen.add(line.table["seat"])
                await line.play(-1 if i % 3 else 0)
            assert len(seen) > 1


@go
async def test_a_shared_screen_is_handed_over_before_it_shows_secrets(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table(options=SECRET, hot_seat=True)
        async with ann.at(table["link"]) as line:
            await line.play(1)  # a side, which is a secret from now on
            assert line.table["seat"] == 0 and line.table["state"] == "choosing"
            shown = await line.play(0)  # a castle: the first player has chosen
            assert (shown["seat"], shown["hand_over"], shown["state"]) == (None, 1, "waiting")
            assert shown["actions"] == [] and shown["view"]["players"][0]["board"] is None
            await line.ok("look", seat=1)
            shown = await line.until(lambda table: table["seat"] == 1)
            assert shown["state"] == "choosing" and shown["view"]["players"][0]["board"] is None
            async with ann.at(table["link"]) as again:  # a reload shows nothing either
                assert again.table["seat"] is None and again.table["hand_over"] == 1
            await line.play(0)
            await line.play(0)
            assert line.table["hand_over"] is None and line.table["view"]["players"][0]["board"] is not None
            assert await line.refused("look", seat=7) == "not_your_seat"


@go
async def test_tables_that_rest_wake_up(tmp_path: Path) -> None:
    """A table that has given back its memory, or has been dropped from it, goes on as if nothing had been."""
    with running(tmp_path / "db", rest_seconds=0.02, cached_tables=1) as base:
        async with Person(base) as ann, Person(base) as eve:
            table, other = await ann.new_table("human", "human", hot_seat=True), await ann.new_table("human", "random")
            async with ann.at(table["link"]) as line, eve.at(table["spectators"]) as watcher:
                for i in range(8):
                    before = line.table
                    await all_at_rest(ann)
                    assert line.table == before  # falling asleep is nothing to talk about
                    shown = await line.play(i)
                    await watcher.until(lambda table, n=shown["n"]: table["n"] == n)  # type: ignore[misc]
                await all_at_rest(ann)
                await watcher.ok("rename", name="Eve")
                await all_at_rest(ann)
                async with ann.at(table["link"]) as again:
                    assert again.table["view"] == shown["view"] and again.table["history"] == shown["history"]
                n = line.table["n"]
                await all_at_rest(ann)
                assert (await line.ok("undo", seat=line.table["seat"], n=n))["n"] < n
            async with ann.at(other["link"]) as line:
                await line.play()


# ---------------------------------------------------------------- taking back


@go
async def test_the_own_action_is_taken_back_at_once(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table(options={"first_player": 0})
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            before = first.table
            assert not before["can_undo"] and not before["can_ask_undo"]
            assert await first.refused("undo", seat=0, n=before["n"]) == "nothing_to_undo"
            played = await first.play(-1)
            assert played["can_undo"]
            assert await second.refused("undo", seat=0, n=played["n"]) == "not_your_seat"
            assert await first.refused("undo", seat=0, n=played["n"] - 1) == "late"
            assert (await first.ok("undo", seat=0, n=played["n"]))["n"] == before["n"]
            for line in (first, second):
                await line.until(lambda table: table["n"] == before["n"] and table["version"] > played["version"])
                assert line.table["view"] == before["view"]


async def play_across_a_barrier(first: Line, second: Line) -> None:
    """The first player ends the turn and the second acts."""
    while first.table["state"] == "choosing":
        await first.play(-1)
    await second.play(-1)
    await first.until(lambda table: table["n"] == second.table["n"])


@go
async def test_across_a_barrier_all_have_to_agree(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table(options={"first_player": 0})
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            await play_across_a_barrier(first, second)
            n = first.table["n"]
            assert not first.table["can_undo"] and first.table["can_ask_undo"]
            await first.ok("undo", seat=0, n=n)
            asked = await second.until(lambda table: bool(table["proposals"]))
            assert asked["proposals"] == [{"what": "undo", "by": 0, "yes": [0], "need": [0, 1]}]
            assert asked["n"] == n
            assert await first.refused("undo", seat=0, n=n) == "already_proposed"
            await second.ok("answer", what="undo", yes=False)
            await first.until(lambda table: not table["proposals"])
            assert first.table["n"] == n

            await first.ok("propose", what="undo", seat=0)
            await second.ok("answer", what="undo", yes=True)
            back = await first.until(lambda table: table["n"] < n)
            assert back["to_move"] == [0] and not back["proposals"]

            await play_across_a_barrier(first, second)
            await first.ok("undo", seat=0, n=first.table["n"])
            await second.play(-1)  # somebody plays on: the proposal is past
            await first.until(lambda table: not table["proposals"])
            assert await second.refused("answer", what="undo", yes=True) == "no_proposal"


@go
async def test_whoever_holds_all_human_seats_takes_back_freely(base: str) -> None:
    async with Person(base) as ann:
        table = await ann.new_table("human", "journeyman", options={"first_player": 0})
        async with ann.at(table["link"]) as line:
            before = await line.until(lambda table: table["state"] == "choosing")
            count = 0
            while not any(entry["seat"] == 1 for entry in line.table["story"]):  # until the bot has had its turn
                await line.play(-1)
                count += 1
                await line.until(lambda table: table["state"] == "choosing")
            for _ in range(count):
                shown = line.table
                await line.ok("undo", seat=0, n=shown["n"])
                await line.until(lambda table, n=shown["n"]: table["n"] < n)  # type: ignore[misc]
            assert line.table["view"] == before["view"] and line.table["n"] == before["n"]
            assert await line.refused("undo", seat=0, n=before["n"]) == "nothing_to_undo"


# ---------------------------------------------------------------- leaving and coming back


@go
async def test_a_bot_takes_over_an_absent_seat_if_all_agree(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as cleo:
        table = await ann.new_table("human", "human", "human", options={"first_player": 2}, grace=0)
        links = [one["link"] for one in table["invitations"]]
        async with ann.at(table["link"]) as first, ben.at(links[0]) as second:
            async with cleo.at(links[1]):
                await first.until(lambda table: table["seats"][2]["connected"])
                assert await first.refused("propose", what="takeover", seat=2) == "not_absent"
            await first.until(lambda table: not table["seats"][2]["connected"])
            assert await first.refused("propose", what="takeover", seat=0) == "malformed"
            assert await first.refused("propose", what="takeover", seat=2, bot="random") == "malformed"
            await first.ok("propose", what="takeover", seat=2)
            shown = await second.until(lambda table: bool(table["proposals"]))
            assert shown["proposals"] == [
                {"what": "takeover", "by": 0, "seat": 2, "bot": BEST, "yes": [0], "need": [0, 1]}
            ]
            assert shown["to_move"] == [2]
            await second.ok("answer", what="takeover", yes=True)
            shown = await first.until(lambda table: table["seats"][2]["kind"] == "bot")
            assert shown["seats"][2]["bot"] == BEST and not shown["proposals"]  # never a weaker one
            await first.until(lambda table: table["to_move"] != [2])  # it plays on by itself


@go
async def test_who_has_just_lost_the_line_is_not_absent(tmp_path: Path) -> None:
    """With two people, who remains could otherwise agree with themselves in the moment in which the line breaks."""
    with running(tmp_path / "db") as base:
        async with Person(base) as ann, Person(base) as ben:
            for grace, refusal in ((0, "not_absent_yet"), (120, "not_absent_yet"), (-1, "never_absent")):
                table = await ann.new_table(grace=grace)
                assert await ann.http.post("/api/tables", json={"game": GAME, "seats": ["human"], "grace": -2})
                async with ann.at(table["link"]) as first:
                    assert first.table["table"]["grace"] == (30 if grace == 0 else grace)
                    async with ben.at(table["invitations"][0]["link"]):
                        await first.until(lambda table: table["seats"][1]["connected"])
                    await first.until(lambda table: not table["seats"][1]["connected"])
                    assert await first.refused("propose", what="takeover", seat=1) == refusal


@go
async def test_after_an_upgrade_nobody_is_absent_at_once(tmp_path: Path) -> None:
    """A table of an earlier version does not know when anybody was last seen."""
    with running(tmp_path / "db") as base:
        async with Person(base) as ann, Person(base) as ben:
            table = await ann.new_table()
            async with ben.at(table["invitations"][0]["link"]):
                cookies = ann.http.cookies
    with sqlite3.connect(tmp_path / "db") as files:
        files.execute("UPDATE seats SET seen = 0, at_server = ''")
    with running(tmp_path / "db") as base:
        again = Person(base)
        again.http.cookies = cookies
        async with again, again.at(table["link"]) as line:
            assert line.table["mine"] == [0]
            assert await line.refused("propose", what="takeover", seat=1) == "not_absent_yet"


@go
async def test_who_owns_a_seat_keeps_a_voice_in_what_is_taken_back(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table(options={"first_player": 0}, grace=0)
        async with ann.at(table["link"]) as first:
            async with ben.at(table["invitations"][0]["link"]):
                await first.until(lambda table: table["seats"][1]["connected"])
                for _ in range(2):
                    await first.play()
                await first.until(lambda table: table["to_move"] == [1])
            await first.until(lambda table: not table["seats"][1]["connected"])
            await first.ok("propose", what="takeover", seat=1)
            await first.until(lambda table: table["to_move"] == [0])
            n = first.table["n"]
            await first.ok("undo", seat=0, n=n)
            shown = await first.until(lambda table: bool(table["proposals"]))
            assert (shown["n"], shown["proposals"][0]["need"]) == (n, [0, 1])
            async with ben.at(table["invitations"][0]["link"]) as back:
                await back.ok("propose", what="return", seat=1)
                await first.ok("undo", seat=0, n=first.table["n"])
                await back.ok("answer", what="undo", yes=True)
                assert (await first.until(lambda table: table["n"] < n))["to_move"] in ([0], [1])


@go
async def test_a_turn_that_has_passed_on_is_not_taken_back_alone(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table(options={"first_player": 0})
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            await first.play()
            assert first.table["can_undo"]
            shown = await first.play()
            while shown["to_move"] == [0]:
                shown = await first.play(len(shown["actions"]) - 1)
            assert (shown["can_undo"], shown["can_ask_undo"]) == (False, True)
            await first.ok("undo", seat=0, n=shown["n"])
            await second.until(lambda table: bool(table["proposals"]))
            await second.ok("answer", what="undo", yes=True)
            await first.until(lambda table: table["to_move"] == [0])


@go
async def test_a_chosen_seed_is_shown_to_all(base: str) -> None:
    async with Person(base) as ann, Person(base) as eve:
        for seed in (None, 7):
            table = await ann.new_table(**({} if seed is None else {"seed": seed}))
            async with eve.at(table["spectators"]) as watcher:
                assert watcher.table["table"].get("seed") == seed


@go
async def test_who_comes_back_sits_down_again_where_a_bot_plays(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        table = await ann.new_table(options={"first_player": 0}, grace=0)
        link = table["invitations"][0]["link"]
        async with ann.at(table["link"]) as first:
            async with ben.at(link) as second:
                await second.ok("rename", name="Ben")
                assert second.table["away"] == []
                assert await second.refused("propose", what="return") == "not_your_seat"
            await first.until(lambda table: not table["seats"][1]["connected"])
            await first.ok("propose", what="takeover", seat=1)
            await first.until(lambda table: table["seats"][1]["kind"] == "bot")
            assert first.table["away"] == [] and await first.refused("propose", what="return") == "not_your_seat"
            async with ben.at(link) as again, eve.at(link) as stranger:
                assert (again.table["mine"], again.table["away"]) == ([], [1])
                assert stranger.table["away"] == []  # the seat belongs to its guest, not to the link
                assert await stranger.refused("propose", what="return", seat=1) == "not_your_seat"
                assert await again.refused("propose", what="return", seat=0) == "not_your_seat"
                await again.ok("propose", what="return", seat=1)
                assert (again.table["mine"], again.table["away"]) == ([1], [])
                shown = await first.until(lambda table: table["seats"][1]["kind"] == "human")
                assert shown["seats"][1]["name"] == "Ben" and shown["seats"][1]["connected"]
                while first.table["state"] == "choosing":
                    await first.play(-1)
                assert (await again.until(lambda table: table["state"] == "choosing"))["seat"] == 1
                await again.play()


@go
async def test_a_guest_who_comes_late_gets_the_seat_from_the_bot(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.new_table()
        link = table["invitations"][0]["link"]
        async with ann.at(table["link"]) as first:
            await first.ok("propose", what="takeover", seat=1)
            async with ben.at(link) as second:
                assert (second.table["mine"], second.table["away"]) == ([], [1])
                await second.ok("propose", what="return")
                assert (second.table["mine"], second.table["away"]) == ([1], [])
            await first.until(lambda table: not table["seats"][1]["connected"])
            assert not first.table["seats"][1]["free"]


@go
async def test_a_bot_does_not_play_for_who_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person comes back while the bot is thinking: what it has thought of is not played."""
    house = House(Settings(db=str(tmp_path / "db")))
    await house.open()
    thinking, thought = asyncio.Event(), asyncio.Event()

    async def slowly(game: str, bot: str, question: Question, everywhere: bool) -> int:
        thinking.set()
        await thought.wait()
        return question.actions[0]

    monkeypatch.setattr(house.minds, "answer", slowly)
    made = await house.create(NewTable(GAME, ["human", "human"], {"first_player": 0}), "ann")
    live = await house.live(made["id"])
    n = live.n
    ann = Somebody("ann")
    await house.change(live, lambda table: deeds.propose(table, ann, Propose("a", "resign")))
    await thinking.wait()
    await house.change(live, lambda table: deeds.propose(table, ann, Propose("b", "return")))
    thought.set()
    while live.thinking:
        await asyncio.sleep(0)
    assert live.n == n and live.owned_by("ann") == [0]
    await house.close()


@go
async def test_bots_that_are_left_alone_take_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has left a table to bots finds it as it was when coming back soon."""
    house = House(Settings(db=str(tmp_path / "db"), alone_seconds=3600.0))
    await house.open()
    thought = asyncio.Event()

    async def at_once(game: str, bot: str, question: Question, everywhere: bool) -> int:
        thought.set()
        return question.actions[0]

    monkeypatch.setattr(house.minds, "answer", at_once)
    made = await house.create(NewTable(GAME, ["human", "journeyman"], {"first_player": 0}), "ann")
    live = await house.live(made["id"])
    n = live.n
    ann = Somebody("ann")
    assert not live.left_to_bots
    await house.change(live, lambda table: deeds.propose(table, ann, Propose("a", "resign")))
    await thought.wait()
    assert live.left_to_bots
    await house.change(live, lambda table: deeds.propose(table, ann, Propose("b", "return")))
    assert live.n == n and live.owned_by("ann") == [0] and not live.left_to_bots
    await house.close()


@go
async def test_a_resigned_seat_is_played_on_by_a_bot(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben:
        table = await ann.last_round()
        async with ann.at(table["link"]) as first, ben.at(table["invitations"][0]["link"]) as second:
            assert await second.refused("propose", what="resign", seat=0) == "not_your_seat"
            await first.ok("propose", what="resign", seat=0)
            shown = await second.until(lambda table: table["seats"][0]["kind"] == "bot" and table["to_move"] == [1])
            assert shown["seats"][0]["bot"] == BEST
            assert first.table["mine"] == []
            await second.ok("propose", what="resign")
            await second.until(lambda table: table["state"] == "over")
            assert await second.refused("propose", what="resign", seat=1) == "not_your_seat"
        assert [one["over"] for one in await ann.get("/api/tables")] == [True]


@go
async def test_a_rematch_seats_the_same_people(base: str) -> None:
    async with Person(base) as ann, Person(base) as ben, Person(base) as eve:
        table = await ann.new_table("human", "human", "random", options={"boards": [2, 2, 2]})
        async with (
            ann.at(table["link"]) as first,
            ben.at(table["invitations"][0]["link"]) as second,
            eve.at(table["spectators"]) as watcher,
        ):
            assert await first.refused("propose", what="rematch") == "not_over"
            await play_all([first, second])
            await first.until(lambda table: table["state"] == "over")
            await first.ok("propose", what="rematch")
            await second.until(lambda table: bool(table["proposals"]))
            await second.ok("answer", what="rematch", yes=True)
            links = [
                (await line.until(lambda table: "rematch" in table))["rematch"] for line in (first, second, watcher)
            ]
            assert await first.refused("propose", what="rematch") == "already_rematch"
            assert len({*links, table["link"]}) == 4
        async with ann.at(links[0]) as first, ben.at(links[1]) as second, eve.at(links[2]) as watcher:
            assert [line.table["mine"] for line in (first, second, watcher)] == [[0], [1], []]
            assert first.table["seats"][2]["bot"] == "random"
            assert first.table["table"]["options"] == {"boards": [2, 2, 2]}
        newest = (await ann.get("/api/tables"))[0]
        assert newest["link"] == links[0] and not newest["over"]


@pytest.mark.parametrize(
    "seats, options",
    [(["human"], {}), (["human"] * 5, {}), (["human", "genius"], {}), (["human"] * 2, {"boards": [1]})],
)
@go
async def test_what_cannot_be_played_is_refused(base: str, seats: list[str], options: dict[str, object]) -> None:
    async with Person(base) as ann:
        answer = await ann.http.post("/api/tables", json={"game": GAME, "seats": seats, "options": options})
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "error.refused" and answer.json()["error"]["args"]["reason"]
