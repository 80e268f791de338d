"""The reviews of a house: each is made once, in pieces, after everything for which somebody waits at a table."""

import asyncio
import logging
from collections import Counter, OrderedDict
from copy import copy
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from burgher.bots.effort import COMPILED
from burgher.core.table import Table
from burgher.review.depth import depth_of
from burgher.review.reviewer import Found, Reviewer, log_key
from burgher.review.summary import Summary, summarise
from burgher.review.work import Job, Weigh
from burgher.server import reviewed
from burgher.server.limits import Bucket, neighbourhood
from burgher.server.minds import reviewed as think
from burgher.server.refusal import Refusal
from burgher.server.store import Unwritable

if TYPE_CHECKING:
    from burgher.server.house import House
    from burgher.server.live import Live

log = logging.getLogger("burgher.reviews")

STEPS = 20  # in which a review shows itself while it is made
LAST = STEPS + 1  # when all is done
AT_ONCE = 4  # reviews that are made side by side
MOST_OF_ADDRESS = 8  # that are made, or wait, for one address,
MOST_WAITING = 64  # and for all
MOST_KEPT = 6  # that are kept in memory to be shown again
WAIT_SECONDS = 20.0  # for which who looks on waits for more
LOOK_SECONDS = 1.0  # after which is looked whether another server has found more
SAVE_SECONDS = 3.0  # after which what has been found is written down
JOB_SECONDS = 30.0  # after which a piece of work is given up: it takes a second, in plain Python a few
TRIES = 2  # of a piece of work, before the review does without it


class Going:
    """A review that is made, or is done."""

    def __init__(self, live: "Live", reviewer: Reviewer, log: str, address: str) -> None:
        self.table = live.id
        self.address = address  # from which it was asked for
        self.guest = live.stored.made_by or live.id
        self.reviewer = reviewer
        self.log = log
        self.done = False
        self.failed: Counter[tuple[object, ...]] = Counter()  # how often each piece of work came to nothing
        self.more = asyncio.Event()
        self._shown: tuple[int, bytes] = (-1, b"")

    @property
    def step(self) -> int:
        return LAST if self.done else int(self.reviewer.progress * STEPS)

    async def shown(self) -> bytes:
        """The review as it stands, as clients get it."""
        step = self.step
        if self._shown[0] != step:
            found = msgspec.json.encode(await asyncio.to_thread(self.reviewer.review))
            done = b"true" if step == LAST else b"false"  # as it was when this was begun
            self._shown = (step, b'{"step":%d,"done":%b,"review":%b}' % (step, done, found))
        return self._shown[1]

    def tell(self) -> None:
        """Whoever waits may look again."""
        self.more.set()
        self.more = asyncio.Event()


class Reviews:
    """The reviews of one house. Its methods run in the event loop."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.budget = Bucket(house.settings.review_work)
        self.known: OrderedDict[str, Going] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.places = asyncio.Semaphore(AT_ONCE)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if tasks:
            try:
                await self.house.store.do(partial(reviewed.release, owner=self.house.name))
            except Unwritable:
                log.warning("it could not be written down that reviews are left to others")

    # --- asking

    async def is_made(self, table: str) -> bool:
        """Is there a review already, or one on its way?"""
        return table in self.known or await self.house.store.do(lambda files: reviewed.kept(files, table)) is not None

    async def look(self, live: "Live", seen: int, address: str) -> bytes:
        """The review of a finished table, as soon as there is more of it than the step that was seen."""
        going = await self._going(live, neighbourhood(address))
        until = monotonic() + WAIT_SECONDS
        while going.step <= seen and not going.done and monotonic() < until:
            if going.table not in self.tasks:  # another server is at it, or has been
                await asyncio.sleep(LOOK_SECONDS)
                await self._catch_up(going)
            else:
                try:
                    await asyncio.wait_for(going.more.wait(), until - monotonic())
                except TimeoutError:
                    break
        return await going.shown()

    def _check_crowd(self, address: str) -> None:
        """Refuse what would wait too long, or let others wait."""
        waiting = [going.address for going in self.known.values() if not going.done]
        if len(waiting) >= MOST_WAITING or (address and waiting.count(address) >= MOST_OF_ADDRESS):
            raise Refusal("too_many_reviews", 429)

    async def _going(self, live: "Live", address: str) -> Going:
        async with live.lock:
            await self.house.freshen(live)
            table = live.table
            if not table.over:
                raise Refusal("not_over", 409)
            table = copy(table)  # what is taken back later is taken back from another
        going = self.known.get(live.id)
        if going is None or going.log != log_key(table):
            going = await self._read(live, table, address)
        self.known.move_to_end(live.id)
        if not going.done and live.id not in self.tasks:
            self.tasks[live.id] = asyncio.create_task(self._make(going))
        return going

    async def _read(self, live: "Live", table: Table, address: str) -> Going:
        """What has been found so far, by whichever server."""
        key = log_key(table)
        kept = await self.house.store.do(lambda files: reviewed.kept(files, live.id))
        fits = kept is not None and kept.log == key
        if kept is None or not (fits and kept.done):
            self._check_crowd(address)
        found = kept.found if kept is not None and fits else Found({}, {}, {})
        depth = depth_of(table.game.id, COMPILED or self.house.minds.fast)
        first = tuple(live.humans())
        reviewer = await asyncio.to_thread(Reviewer, table, depth, found, first)
        meanwhile = self.known.get(live.id)
        if meanwhile is not None and meanwhile.log == key:
            return meanwhile  # two have asked at the same time
        going = Going(live, reviewer, key, address)
        going.done = kept is not None and fits and kept.done
        self.known[live.id] = going
        idle = [table for table in self.known if table not in self.tasks and table != live.id]
        for table_id in idle[: max(0, len(self.known) - MOST_KEPT)]:
            del self.known[table_id]
        return going

    async def _catch_up(self, going: Going, begun: bool = False) -> None:
        """Take over what another server has found out meanwhile. Once this one is at it, it knows more than is kept."""
        kept = await self.house.store.do(partial(reviewed.kept, table=going.table))
        if kept is not None and kept.log == going.log and (begun or going.table not in self.tasks):
            going.reviewer.found, going.done = kept.found, kept.done

    async def resume(self) -> None:
        """Go on with what was asked for before this server, or another one, went down, a few at a time."""
        for table in await self.house.store.do(reviewed.unfinished):
            if len(self.tasks) >= AT_ONCE:
                return
            if table not in self.tasks:
                try:
                    await self._going(await self.house.live(table), "")
                except Refusal as refusal:
                    log.warning("the review of table %s cannot be made: %s", table, refusal.key)
                    await self.house.store.do(partial(reviewed.forget, table=table))

    # --- making

    async def _make(self, going: Going) -> None:
        """Make a review piece by piece, whenever nobody else needs the processes."""
        house = self.house
        try:
            async with self.places:
                begun = partial(reviewed.begin, table=going.table, log=going.log, owner=house.name)
                if not await house.store.do(begun):
                    return
                await self._catch_up(going, begun=True)
                if going.done:
                    return
                saved = monotonic()
                going.reviewer.asked.clear()  # what came to nothing before, here or at another server, is asked again
                while (job := going.reviewer.next()) is not None:
                    step = going.step
                    if not await self._work(going, job):
                        await self._keep(going, [])
                        return
                    if going.step != step:
                        going.tell()
                    if monotonic() - saved > SAVE_SECONDS:
                        saved = monotonic()
                        if not await self._keep(going, []):
                            return
                review = await asyncio.to_thread(going.reviewer.review)
                if await self._keep(going, summarise(review)):
                    going.done = True
                    house.metrics.count("reviews")
        except Unwritable:
            pass  # `resume` tries again
        except Exception:
            log.exception("a review could not be made")
        finally:
            del self.tasks[going.table]  # before anybody is told, who would wait for it again
            going.tell()

    async def _work(self, going: Going, job: Job) -> bool:
        house = self.house
        while not self.budget.has(0.0):
            await asyncio.sleep(min(5.0, -self.budget.tokens / self.budget.rate.per_second))
        async with house.turns.turn(going.guest, going.address, people_wait=False, after_all=True):
            begun = monotonic()
            found = await house.minds.work("a review", think, job, JOB_SECONDS)
            self.budget.tokens -= monotonic() - begun
        if found is None:
            piece = (type(job), job.n, isinstance(job, Weigh) and job.deep)
            going.failed[piece] += 1
            if going.failed[piece] >= TRIES:  # nobody shall wait for it for ever
                found = going.reviewer.without(job)
        if found is None:
            return False
        going.reviewer.take(job, found)
        return True

    async def _keep(self, going: Going, summaries: list[Summary]) -> bool:
        of = partial(reviewed.keep, table=going.table, log=going.log, owner=self.house.name)
        return await self.house.store.do(partial(of, found=going.reviewer.found, summaries=summaries))
