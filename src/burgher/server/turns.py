"""Who may think next: a fair queue for the processes of the bots, and for what is done beside playing."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LONGEST_PAUSE = 0.1


class Turns:
    """So many may think at once. Those for whom people wait come first, and guests take turns among themselves."""

    def __init__(self, places: int, *, pauses: bool = False) -> None:
        self.free = places
        self.pauses = pauses  # after a turn the place stays empty for as long as it took, for all that has no turns
        # for people who wait, for tables at which only bots sit, and for reviews: by guest, those who came first
        self.waiting: tuple[OrderedDict[str, deque[Future[None]]], ...] = (OrderedDict(), OrderedDict(), OrderedDict())

    def length(self) -> int:
        """How many wait."""
        return sum(len(line) for queue in self.waiting for line in queue.values())

    @asynccontextmanager
    async def turn(self, guest: str, *, people_wait: bool, after_all: bool = False) -> AsyncIterator[None]:
        """One of the places, once it is this guest's turn; with `after_all`, when nobody else wants it."""
        await self._take(guest, self.waiting[2 if after_all else 0 if people_wait else 1])
        loop = get_running_loop()
        begun = loop.time()
        try:
            yield
        finally:
            if self.pauses:
                loop.call_later(min(loop.time() - begun, LONGEST_PAUSE), self._give_back)
            else:
                self._give_back()

    async def _take(self, guest: str, queue: "OrderedDict[str, deque[Future[None]]]") -> None:
        if self.free:
            self.free -= 1
            return
        called: Future[None] = get_running_loop().create_future()
        queue.setdefault(guest, deque()).append(called)
        try:
            await called
        except BaseException:
            if called.done() and not called.cancelled():
                self._give_back()  # it was called in the moment in which it gave up
            raise

    def _give_back(self) -> None:
        for queue in self.waiting:
            while queue:
                guest, line = queue.popitem(last=False)
                called = line.popleft()
                if line:
                    queue[guest] = line  # behind all others who wait
                if not called.done():
                    called.set_result(None)
                    return
        self.free += 1
