"""The daily tables of a house: who begins one, what its board shows to whom, and what the best bot makes of it."""

import asyncio
import logging
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from burgher.core.words import words
from burgher.daily import FIRST_DAY, HUMAN, RULE, Daily, daily, end_of, today
from burgher.games import OURS
from burgher.server import days, deeds
from burgher.server.card import Standing, card
from burgher.server.databases import Taken
from burgher.server.files import Files
from burgher.server.identity import new_token
from burgher.server.messages import link
from burgher.server.minds import best
from burgher.server.records import BY_TURNS, COUNTED, LATE, PRACTICE, DailyMark, Seat
from burgher.server.refusal import Refusal
from burgher.server.store import Unwritable

if TYPE_CHECKING:
    from burgher.server.house import House

log = logging.getLogger("burgher.daily")


class Days:
    """The daily tables of one house. Its methods run in the event loop."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.playing = asyncio.Lock()  # one game of the best bot at a time
        self.wanted: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.lease = ""  # of the game that the best bot plays now

    async def close(self) -> None:
        tasks = list(self.wanted.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- playing

    async def begin(self, game: str, day: date, person: str, practice: bool) -> dict[str, Any]:
        """The table of somebody's try, made if they have none yet; or, once that is finished, one to practise at."""
        self._check(day)
        found = await self.house.store.do(lambda files: days.own(files, game, day.isoformat(), person))
        if found is not None and not practice:
            if found["link"] is None:
                raise Refusal("no_table", 404)
            return {"link": found["link"]}
        if practice and (found is None or found["points"] is None):
            raise Refusal("daily_unfinished", 409)
        kind = PRACTICE if practice else COUNTED if day == today() else LATE
        made = await self._create(daily(game, day), person, kind)
        self.want(game, day)
        return made

    async def _create(self, this: Daily, person: str, kind: str) -> dict[str, Any]:
        await self.house.check_quota(person)
        table = this.table()
        seats = [Seat(new_token(), "", person) if who == HUMAN else Seat(new_token(), who) for who in this.seats]
        stored = deeds.new_table(table, seats, hot_seat=False)
        stored.made_by, stored.grace = person, BY_TURNS
        mark = DailyMark(this.day.isoformat(), person, this.seat, kind)
        try:
            await self.house.store.do(lambda files: days.create(files, stored, mark))
        except Taken:  # begun twice in the same moment: it is one try
            return await self.begin(this.game, this.day, person, practice=False)
        self.house.metrics.count("tables")
        await self.house.wake(stored.id)
        return {"link": link(seats[this.seat].token)}

    def _check(self, day: date) -> None:
        if not FIRST_DAY <= day <= today():
            raise Refusal("no_day", 404)

    # --- reading

    async def overview(self, person: str) -> dict[str, Any]:
        """Today's tables in short, for the start page."""
        now = today()

        def read(files: Files) -> dict[str, Any]:
            day = now.isoformat()
            games = [
                {"game": game, "mine": days.own(files, game, day, person), **days.standing(files, game, day)}
                for game in OURS
            ]
            return {"games": games, "streak": days.streak(files, person, now)}

        return {"rule": RULE, "day": now, "ends": end_of(now), **await self.house.store.do(read)}

    async def board(self, game: str, day: date, person: str) -> dict[str, Any]:
        """A day's board: only who has finished the day sees more than who did best."""
        self._check(day)
        text = day.isoformat()

        def read(files: Files) -> dict[str, Any]:
            mine = days.own(files, game, text, person)
            found = {"mine": mine, **days.standing(files, game, text)}
            if mine is not None and mine["points"] is not None:
                found |= days.results(files, game, text, person)
            return found

        found = await self.house.store.do(read)
        if found.get("bots") == []:
            self.want(game, day)
        this = daily(game, day)
        return {"rule": RULE, "game": game, "day": day, "today": day == today(), "seats": this.seats, **found}

    async def calendar(self, person: str, month: str) -> dict[str, Any]:
        """What somebody has played in a month, and between which days one can."""
        found = await self.house.store.do(lambda files: days.calendar(files, person, month))
        return {"first": FIRST_DAY, "today": today(), "days": found}

    async def card(self, game: str, day: date, person: str, language: str, host: str) -> str:
        """The picture of somebody's finished try."""
        self._check(day)
        text = day.isoformat()

        def read(files: Files) -> tuple[days.Try | None, dict[str, Any], str]:
            return (
                days.try_of(files, game, text, person),
                days.results(files, game, text, person),
                files.name_of(person),
            )

        mine, found, name = await self.house.store.do(read)
        if mine is None or mine.points is None:
            raise Refusal("daily_unfinished", 409)
        place = next((line["place"] for line in found["order"] if line["mine"]), 0)
        bot: dict[str, Any] = found["bots"][0] if found["bots"] else {"bot": "", "points": 0.0}
        standing = Standing(name, mine.points, place, len(found["order"]), bot["bot"], bot["points"])
        live = await self.house.live(mine.table)
        async with live.lock:
            await self.house.freshen(live)
            address = f"{host}{self.house.settings.root_path}/daily/{game}/{text}"
            return card(daily(game, day), live.table, standing, address, words(language, game))

    # --- the best bot

    def want(self, game: str, day: date) -> None:
        """Somebody plays this day: find out what the best bot makes of it, when nobody waits for anything else."""
        key = (game, day.isoformat())
        if key not in self.wanted:
            self.wanted[key] = asyncio.create_task(self._play(*key))
            self.wanted[key].add_done_callback(lambda _: self.wanted.pop(key, None))

    async def _play(self, game: str, day: str) -> None:
        try:
            async with self.playing:
                store = self.house.store
                if not await store.do(lambda files: days.has_bot(files, game, day)):
                    try:
                        await self._play_through(daily(game, date.fromisoformat(day)))
                    finally:
                        self.lease = ""
        except Unwritable as fault:  # it is wanted again when somebody looks at the board
            log.warning("the best bot could not play the daily table of %s: %s", game, fault)
        except Exception:
            log.exception("the best bot could not play the daily table of %s", game)

    def leases(self) -> list[str]:
        """What this server has to say again that it is at."""
        return [self.lease] if self.lease else []

    async def _play_through(self, this: Daily) -> None:
        house, game, day = self.house, this.game, this.day.isoformat()
        table, lease = this.table(), f"daily {this.day} {this.game}"
        strongest = best(game)
        players = [strongest if who == HUMAN else who for who in this.seats]
        while not table.over:
            if not await house.store.do(partial(Files.lease, table=lease, owner=house.name)):
                return  # another server is at it
            self.lease = lease
            seat = table.to_move[0]
            question = house.minds.question(table, seat, players[seat])
            async with house.turns.turn(lease, people_wait=False):
                number = await house.minds.answer(game, players[seat], question, everywhere=this.seats[seat] != HUMAN)
            table.act(seat, table.game.verbs.text(number))
        points = table.game.total(table.state, this.seat)
        await house.store.do(lambda files: days.keep_bot(files, game, day, strongest, points))
