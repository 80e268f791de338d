"""The house: all tables, the store behind them, and the bots that sit at them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from math import inf
from time import monotonic, time
from typing import Any, Protocol

import msgspec

import burgher
from burgher.bots import player
from burgher.core.errors import BurgherError
from burgher.core.messages import Reason
from burgher.core.table import Table, begin_record
from burgher.server import days, deeds, limits, rounds
from burgher.server.commands import HUMAN
from burgher.server.compiled import copy_here
from burgher.server.daily import Days
from burgher.server.files import LEASE_SECONDS, Conflict, Files
from burgher.server.hints import Hints
from burgher.server.identity import NAME_LENGTH, Signer, new_token, tidy
from burgher.server.limits import Ledger
from burgher.server.live import REPLAYED_AT_ONCE, Client, Live, seat_entry
from burgher.server.messages import link, moment
from burgher.server.metrics import Metrics
from burgher.server.minds import Minds, known_bot
from burgher.server.past import Past, Pasts
from burgher.server.records import BY_TURNS, GRACE_SECONDS, Change, Place, Seat, Stored, Summary
from burgher.server.refusal import Refusal
from burgher.server.reviews import Reviews
from burgher.server.settings import Settings
from burgher.server.spoken import said, word_of
from burgher.server.store import Store, Unsure, Unwritable
from burgher.server.turns import Turns
from burgher.server.wire import Hint, NewTable, Why

log = logging.getLogger("burgher.house")

TRIES = 10  # how often a change is made anew because another server was faster
MOST_TABLES = 200  # in the list of somebody's tables
MOST_SPOKEN = 2000  # tables among which a word is looked for
GUESTS_SECONDS = 3600.0  # how often guests are looked for who have not come for long
DAY = 24 * 3600.0
HINT_SECONDS = 1.4  # of thinking, at most, for a hint


class Asker(Protocol):
    """Who asks for something that costs thought."""

    person: str
    where: str  # their address

    def pay(self, cost: float) -> None:
        """Refuse what they have no time left for."""

    def owe(self, cost: float) -> None:
        """Remember what has been done for them."""


class House:
    """Everything that a server knows. Its methods run in the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.db, settings.poll_seconds)
        self.minds = Minds(settings.workers, settings.bot_seconds, copy_here())
        self.turns = Turns(settings.workers)
        self.hints = Hints(self.minds)
        self.beside = Turns(1, pauses=True)  # what nobody waits for who plays
        self.ledger = Ledger(settings.guest_work, settings.address_work)
        self.signer = Signer(b"")
        self.tables: OrderedDict[str, Live] = OrderedDict()  # the one used last is last
        self.pasts = Pasts()
        self.days = Days(self)
        self.reviews = Reviews(self)
        self.listening: tuple[str, int] | None = None  # the host and port of its server
        self.name = new_token()  # of this server among those on the same database
        self._leases: dict[str, float] = {}  # until when this server thinks for the bots of a table
        self._well = monotonic()  # when all was last in order,
        self._ailment = ""  # and what was not since
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._unreadable: set[str] = set()  # tables of which the log has told that they cannot be read
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self._hear)
        self.signer = Signer(await self.store.do(Files.secret))
        self._spawn(self.minds.warm_up())
        self._spawn(self._let_rest())
        self._spawn(self._keep_house())
        self._spawn(self._look_after_bots())

    async def close(self) -> None:
        self.minds.ending = True
        await self.days.close()
        await self.reviews.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Unwritable):
            await self.store.do(lambda files: files.release(self.name))
        await self.minds.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- finding tables

    async def find(self, token: str) -> Place:
        place = await self.store.do(lambda files: files.find(token))
        if place is None:
            raise Refusal("no_table", 404)
        return place

    async def live(self, table: str) -> Live:
        """A table in memory. Between this and the next `await`, the caller may put a client at it."""
        found = self.tables.get(table)
        if found is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.ensure_future(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(loading)
            found = self.tables.setdefault(table, found)  # it may have been the one too many
        self.tables.move_to_end(table)
        return found

    def is_awake(self, table: str) -> bool:
        """Is a game in memory, so that looking at it costs little?"""
        return table in self.tables and self.tables[table].awake

    async def _load(self, table: str) -> Live:
        stored = await self._stored(table)
        found = Live(stored, self.name)
        await found.read(stored)
        self.tables[table] = found
        self._forget_idle()
        return found

    async def _stored(self, table: str, since: int = 0) -> Stored:
        """What is on disk, with the entries of the log from there on."""
        stored = await self.store.do(lambda files: files.load(table, since))
        if stored is None:
            raise Refusal("no_table", 404)
        return stored

    def _forget_idle(self) -> None:
        """Drop the tables longest unused at which nobody sits: they are on disk."""
        surplus = len(self.tables) - self.settings.cached_tables
        if surplus > 0:
            idle = [live for live in self.tables.values() if not live.clients and not live.thinking]
            for live in idle[:surplus]:
                del self.tables[live.id]

    async def freshen(self, live: Live) -> None:
        """Read again what is on disk if memory may differ, and show it. The caller holds the lock."""
        live.used = monotonic()
        if live.stale:
            version = live.version
            since = live.n - 1 if live.is_sound else -1
            if since < 0 or not live.read_on(await self._stored(live.id, since)):
                await live.read(await self._stored(live.id))
            if live.version > version:
                live.show()

    # --- changing tables

    async def change(self, live: Live, make: Callable[[Live], Change], answers: tuple[str, str] | None = None) -> int:
        """Change a table and show it; the length of its log, once that is on disk.

        `answers` names the person and the message: the same one a second time changes nothing.
        """
        begun = monotonic()
        async with live.lock:
            doubt: Unsure | None = None  # is what was tried before on disk?
            for _ in range(TRIES):
                try:
                    await self.freshen(live)
                except Unwritable as fault:
                    raise doubt or fault from None
                if answers is not None and answers in live.answers:
                    return live.answers[answers]
                if answers is not None and live.stored.shut:
                    raise Refusal("table_closed", 409)
                live.stale, live.is_sound = True, False  # until it is on disk
                clock = live.clock()
                try:
                    change = make(live)
                except (Refusal, BurgherError):
                    live.stale, live.is_sound = False, True  # refused before anything was changed
                    raise
                change.answer = answers
                if change.arranged is None:
                    live.stored.clock = change.clock = clock
                try:
                    await self.store.do(
                        partial(
                            Files.commit,
                            table=live.id,
                            version=live.version,
                            n=live.n,
                            standing=live.standing(),
                            change=change,
                        )
                    )
                except (Conflict, Unsure) as fault:
                    doubt = fault if isinstance(fault, Unsure) else None
                    self.metrics.count("conflicts")
                    continue
                live.is_sound = True
                if answers is not None:
                    live.remember(answers)
                if change.seats or change.rematch is not None or change.arranged is not None:
                    with suppress(Unwritable):  # done it is; who looks next reads names of people and links of tables
                        await self.freshen(live)
                else:
                    live.version += 1
                    live.stale = False
                    live.show()
                self._wake_bots(live)
                if change.moves:
                    self.metrics.count("moves")
                    self.metrics.time("move", monotonic() - begun)
                return live.n
        raise doubt or Refusal("busy", 503)

    async def refresh(self, live: Live) -> None:
        """Something has happened elsewhere: read it and show it, or if nobody is there, read it later."""
        async with live.lock:
            live.stale = True
            if live.clients or live.thinking or live.id in self._leases:
                await self.freshen(live)
                self._wake_bots(live)

    async def rename(self, person: str, name: str) -> int:
        """Give a person a name, at all tables; how many of them had to show it."""
        name = tidy(name)
        if not name:
            raise Refusal("bad_name", longest=NAME_LENGTH)
        return await self._show(await self.store.do(partial(_rename, person, name)))

    async def shut(self, table: str, closed: bool) -> None:
        """The operator closes a table, or opens it again."""
        await self.store.do(lambda files: rounds.shut(files, table, closed))
        await self._show([table])

    async def refuse_name(self, name: str) -> None:
        """The operator lets nobody have this name, from now on."""
        await self._show(await self.store.do(lambda files: rounds.refuse_name(files, name)))

    async def _show(self, tables: list[str]) -> int:
        """These tables have changed; how many of them are in memory and were read again."""
        known = [table for table in tables if table in self.tables]
        for table in known:
            await self.refresh(self.tables[table])
        return len(known)

    def _hear(self, table: str) -> None:
        """Another server has changed a table, or some."""
        if not table or table in self.tables:
            self._spawn(self._catch_up([table] if table else list(self.tables)))

    async def _let_rest(self) -> None:
        """Keep only the seats of tables at which nothing has happened for a while."""
        while True:
            await asyncio.sleep(self.settings.rest_seconds / 4)
            before = monotonic() - self.settings.rest_seconds
            for live in self.tables.values():
                if live.used < before and not live.lock.locked() and not live.thinking:
                    live.rest()
                    self.pasts.forget(live)

    async def _catch_up(self, tables: list[str]) -> None:
        """Read what others have changed; if it cannot be read now, a little later, as nobody tells it again."""
        while True:
            try:
                for table, version in (await self.store.do(lambda files: files.versions(tables))).items():
                    live = self.tables.get(table)
                    if live is not None and version > live.version:
                        await self.refresh(live)
                return
            except Unwritable:
                await asyncio.sleep(self.settings.retry_seconds)
            except Refusal:
                return  # whoever sits there will be told

    # --- people at tables

    async def join(self, client: Client, place: Place) -> Live:
        """Somebody connects: they get the table, and their seat if it was free."""
        live = await self.live(place.table)
        await self.admit(live, client.person)
        before = live.connected()
        live.clients.add(client)
        try:
            takes = place.seat is not None and live.seats[place.seat].free and not live.stored.shut
            if takes or live.connected() != before:
                await self.change(live, lambda table: deeds.enter(table, client.person, place.seat))
            else:
                await self.look(live, client)
        except BaseException:
            live.clients.discard(client)
            raise
        return live

    async def admit(self, live: Live, person: str) -> None:
        """A daily table shows itself to its player, and to those who have finished that day's themselves."""
        mark = live.stored.daily
        if mark is not None and mark.person != person:
            if not await self.store.do(lambda files: days.has_finished(files, live.stored.game, mark.day, person)):
                raise Refusal("daily_secret", 403)

    async def leave(self, client: Client, live: Live) -> None:
        """A connection has ended. If that cannot be written down now, `_keep_house` will do it."""
        before = live.connected()
        live.clients.discard(client)
        if live.connected() != before:
            with suppress(Refusal):
                await self.change(live, lambda table: deeds.leave(table, client.person))

    async def look(self, live: Live, client: Client) -> int:
        """Show one client the table anew; the length of its log."""
        async with live.lock:
            await self.freshen(live)
            client.show(live.message(live.common(), live.own(client)))
            self._wake_bots(live)
            return live.n

    @asynccontextmanager
    async def past(self, live: Live, person: str, longest: int) -> AsyncIterator[Past]:
        """The past of a table as somebody may see it, if its log has that many entries."""
        async with live.lock:
            await self.freshen(live)
            self._check_begun(live)
            if longest > live.n:
                raise Refusal("no_entry", 404, n=live.n)
            past = self.pasts.of(live)
            await past.catch_up(person)
            yield past

    # --- bots

    async def wake(self, table: str) -> None:
        """The bots of a new table begin."""
        await self._wake(await self.live(table))

    async def _wake(self, live: Live) -> None:
        async with live.lock:
            await self.freshen(live)
            self._wake_bots(live)

    def _check_begun(self, live: Live) -> None:
        """Nobody sees what is dealt while a table is being set."""
        if live.stored.gathering:
            raise Refusal("not_begun", 409)

    def _wake_bots(self, live: Live) -> None:
        if live.stored.gathering:
            return
        for seat in live.table.to_move:
            if live.seats[seat].bot and not live.stored.shut and seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._play_bot(live, seat))

    async def _play_bot(self, live: Live, seat: int) -> None:
        """A bot plays as long as it is its turn."""
        try:
            going = True
            while going:
                try:
                    going = await self._play_once(live, seat)
                except Unwritable:
                    await asyncio.sleep(self.settings.retry_seconds)
        except Exception:
            self.metrics.count("bot_failures")
            log.exception("a bot could not play on")
        finally:
            live.thinking.discard(seat)

    async def _play_once(self, live: Live, seat: int) -> bool:
        """A bot plays one action; False if it is not its turn, or another server thinks for it."""
        async with live.lock:
            await self.freshen(live)
            name = live.seats[seat].bot
            if seat not in live.table.to_move or not name or live.stored.shut or not await self._think_for(live.id):
                return False
            asked = (live.epoch, live.n)
            question = self.minds.question(live.table, seat, name)
        begun = monotonic()
        guest = live.stored.made_by or live.id
        async with self.turns.turn(guest, live.asked_from(), people_wait=bool(live.clients)):
            number = await self.minds.answer(live.table.game.id, name, question, live.stored.daily is not None)
        action = live.table.game.verbs.text(number)
        self.metrics.time("bot", monotonic() - begun)
        if live.left_to_bots:
            await asyncio.sleep(self.settings.alone_seconds)
        try:
            await self.change(live, partial(_bot_plays, seat, action, asked))
        except Unwritable:
            raise
        except Refusal:
            pass  # the table went on, or back, while the bot was thinking
        return True

    async def _think_for(self, table: str) -> bool:
        """Does this server think for the bots of a table? It says so again before the others take it for dead."""
        now = monotonic()
        if self._leases.get(table, 0.0) > now:
            return True
        if not await self.store.do(lambda files: files.lease(table, self.name)):
            self._leases.pop(table, None)
            return False
        self._leases[table] = now + LEASE_SECONDS / 2
        return True

    async def _look_after_bots(self) -> None:
        """Say again for which bots this server thinks, and play on for those whose server has died."""
        while True:
            thinking = [live.id for live in self.tables.values() if live.thinking] + self.days.leases()
            try:
                for table in thinking:
                    await self.store.do(partial(Files.lease, table=table, owner=self.name))
                for table in await self.store.do(Files.awaiting_bots):
                    await self._resume(table)
            except Unwritable:
                pass  # `_keep_house` tells
            except Exception:
                log.exception("looking after the bots failed")
            await asyncio.sleep(self.settings.bots_seconds)

    async def _keep_house(self) -> None:
        """Now and then: say that this server lives, and tidy up."""
        looked = -GUESTS_SECONDS
        while True:
            try:
                there = {(live.id, client.person) for live in self.tables.values() for client in live.clients}
                await self.store.do(partial(Files.still_there, server=self.name, people=there))
                self._well = monotonic()
                await self.reviews.resume()
                if gone := await self.store.do(self._expire):
                    log.info("%s tables have expired", gone)
                if self.settings.keep_guests and monotonic() - looked > GUESTS_SECONDS:
                    looked = monotonic()
                    before = _days_ago(self.settings.keep_guests)
                    if gone := await self.store.do(partial(rounds.forget_guests, before=before)):
                        log.info("%s guests are forgotten", gone)
            except Unwritable as fault:
                self._well, self._ailment = -inf, fault.reason
            except Exception:
                self._ailment = "keeping the house in order failed"
                log.exception(self._ailment)
            self._leases = {table: until for table, until in self._leases.items() if until > monotonic()}
            await asyncio.sleep(self.settings.keep_seconds)

    def _expire(self, files: Files) -> int:
        kept = self.settings
        return files.expire(*map(_days_ago, (kept.keep_empty, kept.keep_finished, kept.keep_abandoned)))

    def ailment(self) -> str | None:
        """What is wrong with the house, if anything is."""
        ill = monotonic() - self._well > 3 * self.settings.keep_seconds
        return (self._ailment or "the database does not answer") if ill else None

    async def _resume(self, table: str) -> None:
        """A bot whose turn it was when its server went down plays on; a table that cannot be read is left alone."""
        try:
            await self._wake(await self.live(table))
        except Refusal as refusal:
            if table not in self._unreadable:
                self._unreadable.add(table)
                log.warning("the bots of table %s cannot play on: %s", table, refusal.key)

    async def hint(self, live: Live, wish: Hint, asker: Asker) -> dict[str, Any]:
        """Where to look, or what to do and why, as far as the seat may know. What has been thought costs no more."""
        async with live.lock:
            await self.freshen(live)
            self._check_begun(live)
            if live.stored.shut:
                raise Refusal("table_closed", 409)
            if live.is_try:
                raise Refusal("daily_no_hints", 409)
            if wish.seat not in live.table.to_move:
                raise Refusal("not_your_turn")
            asked = self.hints.question(live, wish)
        asker.pay(limits.LOOK if self.hints.knows(asked) else limits.HINT)
        async with self.turns.turn(asker.person, asker.where, people_wait=True):
            begun = monotonic()
            found = await self.hints.give(asked, min(HINT_SECONDS, self.settings.bot_seconds))
        asker.owe(limits.THINKING * 1000 * (monotonic() - begun))
        return found

    async def why(self, live: Live, message: Why) -> list[Reason | None]:
        """Why a seat may not play these actions, for each of them; None where it may."""
        async with live.lock:
            await self.freshen(live)
            if message.seat not in live.table.to_move:
                raise Refusal("not_your_turn")
            if not live.unseen(message.seat, message.n):
                raise Refusal("late", n=live.n)
            return [live.table.why_not(message.seat, action) for action in message.actions]

    # --- new tables

    async def create(self, wish: NewTable, person: str | None) -> dict[str, Any]:
        """A new table. Whoever makes it takes the first human seat, or, on one screen, all of them."""
        await self.check_quota(person)
        bots = ["" if kind == HUMAN else player(kind, wish.game).name for kind in wish.seats]
        table = burgher.new(wish.game, players=len(wish.seats), seed=wish.seed, options=wish.options)
        names = [tidy(name) for name in wish.names] + [""] * len(bots)
        seats = [Seat(new_token(), bot, name=name) for bot, name in zip(bots, names, strict=False)]
        grace = wish.grace if wish.grace == BY_TURNS else max(wish.grace, self.settings.least_grace)
        return await self._set_up(table, seats, person, hot_seat=wish.hot_seat, grace=grace, gathering=wish.gather)

    async def play_on(self, table: Table, person: str) -> dict[str, Any]:
        """A table that somebody sits down at where no bot does, and where it is somebody else's turn a bot plays."""
        await self.check_quota(person)
        return await self._set_up(table, [Seat(new_token(), chair.bot) for chair in table.chairs], person)

    async def upload(self, doc: bytes, person: str) -> dict[str, Any]:
        """A saved game becomes a table, to be played on or looked at."""
        await self.check_quota(person)
        record = burgher.read_record(doc)
        seed = record.seed
        if isinstance(seed, str):  # nobody would be told that somebody knows it
            record.seed = None
        table = begin_record(burgher.game(record.game), record)
        while not table.replay_record(record, REPLAYED_AT_ONCE):
            await asyncio.sleep(0)
        kept = table.opening.seed if seed is None or not table.over else seed
        table.opening = msgspec.structs.replace(table.opening, seed=kept, brought=True)
        seats = [Seat(new_token(), name=tidy(chair.name)) for chair in table.chairs]
        for seat, chair in zip(seats, table.chairs, strict=True):
            if chair.bot:
                seat.bot = known_bot(chair.bot, table.game.id).name
        return await self._set_up(table, seats, person)

    async def check_quota(self, person: str | None) -> None:
        if person is not None:
            if await self.store.do(lambda files: files.open_tables_of(person)) >= self.settings.open_tables:
                raise Refusal("too_many_tables", 429, most=self.settings.open_tables)

    async def _set_up(
        self,
        table: Table,
        seats: list[Seat],
        person: str | None,
        *,
        hot_seat: bool = False,
        grace: int = GRACE_SECONDS,
        gathering: bool = False,
    ) -> dict[str, Any]:
        first = next((seat for seat in seats if seat.free), None)
        if person is not None:
            deeds.seat_people(seats, person, hot_seat)
        stored = deeds.new_table(table, seats, hot_seat)
        stored.made_by, stored.grace, stored.gathering = person, grace, gathering
        await self.store.do(lambda files: files.create(stored))
        self.metrics.count("tables")
        live = await self.live(stored.id)
        await self._wake(live)
        return {
            "id": stored.id,
            "link": link(first.token if first else stored.watch),
            "invitations": live.invitations(),
            "spectators": link(stored.watch),
        }

    async def spoken(self, word: str) -> str:
        """The link of the table that is being set and goes by this word."""
        watches = await self.store.do(lambda files: files.being_set(MOST_SPOKEN))
        found = [watch for watch in watches if word_of(watch) == said(word)]
        if len(found) != 1:
            raise Refusal("no_spoken", 404)
        return link(found[0])

    async def tables_of(self, person: str) -> list[dict[str, Any]]:
        """The tables at which somebody sits, the one at which something happened last first."""
        return [_line(summary, person) for summary in await self.store.do(lambda f: f.tables_of(person, MOST_TABLES))]

    async def record(self, live: Live, person: str) -> bytes:
        """The saved game. While it goes on the seed stays secret, and so do the choices of others."""
        async with live.lock:
            await self.freshen(live)
            self._check_begun(live)
            table = live.table
            mine = live.owned_by(person)
            if not table.over and (live.is_try or not may_read_record(table, mine)):
                raise Refusal("record_is_secret", 409)
            table.chairs = deeds.chairs(live.seats)
            return msgspec.json.format(msgspec.json.encode(table.record(secret_seed=not table.over)), indent=1)


def _rename(person: str, name: str, files: Files) -> list[str]:
    if files.is_refused(name):
        raise Refusal("name_refused", 409)
    return files.rename(person, name)


def _days_ago(days: float) -> float:
    """A moment so many days ago; none days are the beginning of time."""
    return time() - days * DAY if days else 0.0


def may_read_record(table: Table, mine: list[int]) -> bool:
    """May the player of these seats have the record of a game that goes on? Not if it tells what they may not know.

    A position is the whole table with all that is hidden, so it has to hide nothing from them at its beginning.
    """
    if not all(any(table.may_know(entry.audience, seat) for seat in (None, *mine)) for entry in table.log):
        return False
    return table.opening.position is None or not table.at(0).hides_from(mine)


def _bot_plays(seat: int, action: str, asked: tuple[int, int], live: Live) -> Change:
    if (live.epoch, live.n) != asked or not live.seats[seat].bot:
        raise Refusal("late", n=live.n)
    return live.play(seat, action)


def _line(summary: Summary, person: str) -> dict[str, Any]:
    mine = [i for i, seat in enumerate(summary.seats) if seat.person == person]
    return {
        "id": summary.id,
        "game": summary.game,
        "seats": [seat_entry(seat, summary.game, False, i in summary.to_move) for i, seat in enumerate(summary.seats)],
        "over": summary.over,
        "my_turn": not summary.gathering
        and any(seat in summary.to_move and not summary.seats[seat].bot for seat in mine),
        "n": summary.n,
        **({"closed": True} if summary.shut else {}),
        "created": moment(summary.created),
        "changed": moment(summary.changed),
        "mine": mine,
        "gathering": summary.gathering,
        "link": link(summary.seats[mine[0]].token),
        **({} if summary.result is None else {"result": summary.result}),
    }
