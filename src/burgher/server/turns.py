"""Who may think next: a fair queue for the processes of the bots, and for what is done beside playing."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from burgher.server.limits import neighbourhood

LONGEST_PAUSE = 0.1

Called = Future[None]


class Queue:
    """Those who wait. Addresses take turns, and so do the guests of each: many names bring nobody forward."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Called]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for guests in self.addresses.values() for line in guests.values())

    def add(self, address: str, guest: str, called: Called) -> None:
        self.addresses.setdefault(address, OrderedDict()).setdefault(guest, deque()).append(called)

    def next(self) -> Called:
        """Who comes next; others of the same guest and address go behind all who wait."""
        address, guests = self.addresses.popitem(last=False)
        guest, line = guests.popitem(last=False)
        called = line.popleft()
        if line:
            guests[guest] = line
        if guests:
            self.addresses[address] = guests
        return called


class Turns:
    """So many may think at once. Those for whom people wait come first, and guests take turns among themselves."""

    def __init__(self, places: int, *, pauses: bool = False) -> None:
        self.free = places
        self.pauses = pauses  # after a turn the place stays empty for as long as it took, for all that has no turns
        self.queues = (Queue(), Queue(), Queue())  # people who wait, tables at which only bots sit, reviews

    def length(self) -> int:
        """How many wait."""
        return sum(map(len, self.queues))

    @asynccontextmanager
    async def turn(
        self, guest: str, address: str = "", *, people_wait: bool, after_all: bool = False
    ) -> AsyncIterator[None]:
        """One of the places, once it is this guest's turn; with `after_all`, when nobody else wants it."""
        await self._take(guest, neighbourhood(address), self.queues[2 if after_all else 0 if people_wait else 1])
        loop = get_running_loop()
        begun = loop.time()
        try:
            yield
        finally:
            if self.pauses:
                loop.call_later(min(loop.time() - begun, LONGEST_PAUSE), self._give_back)
            else:
                self._give_back()

    async def _take(self, guest: str, address: str, queue: Queue) -> None:
        if self.free:
            self.free -= 1
            return
        called: Called = get_running_loop().create_future()
        queue.add(address, guest, called)
        try:
            await called
        except BaseException:
            if called.done() and not called.cancelled():
                self._give_back()  # it was called in the moment in which it gave up
            raise

    def _give_back(self) -> None:
        for queue in self.queues:
            while queue.addresses:
                called = queue.next()
                if not called.done():
                    called.set_result(None)
                    return
        self.free += 1
