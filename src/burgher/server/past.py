"""What was at a table: places of its log to go back to, without playing the game from its beginning for each."""

from asyncio import sleep
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from operator import itemgetter

from burgher.core.errors import BurgherError
from burgher.core.state import CHANCE
from burgher.core.table import Moment, Table
from burgher.server import messages
from burgher.server.live import Live, Own
from burgher.server.messages import encode

STRIDE = 32  # entries of the log between two moments that are kept
SLICE = 4 * STRIDE  # entries that are looked at before others have their turn
MOST_PLACES = 32  # that are given at once
MOST_PASTS = 64  # tables whose moments are kept at once; the one longest not asked for is forgotten first

place_of = itemgetter(0)


class Past:
    """The past of one table, as long as nothing of it is taken back. Whoever asks holds the table's lock."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.epoch = live.epoch
        self.moments: list[Moment] = []
        # by reader: how much of the log is told, and the lines with their places
        self.told: dict[int | None, tuple[int, list[tuple[int, bytes]]]] = {}

    async def catch_up(self, person: str) -> None:
        """Look at what has happened since somebody last asked; others have their turn in between."""
        table, n = self.live.table, self.live.n
        then = self.at(len(self.moments) * STRIDE - STRIDE) if self.moments else table.at(0)
        for place in range(len(self.moments) * STRIDE, n + 1, STRIDE):
            then.follow(table, place)
            self.moments.append(then.moment())
            if not place % SLICE:
                await sleep(0)
        reader = self._reader(self.seat_of(person))
        told, lines = self.told.get(reader, (-1, []))
        while told < n:
            until = min(n, told + SLICE)
            lines += messages.lines(table, reader, told, until, hindsight=False)
            told = until
            self.told[reader] = (told, lines)
            await sleep(0)

    def message(self, person: str, n: int) -> bytes:
        """The table as it was after `n` entries of the log, in the form of a `table` message, to be looked at only."""
        seat = self.seat_of(person)
        then = self.at(n)
        history = [change for change in self.live.history if change[0] <= n]
        common = self.live.common_of(then, [], history)
        return messages.joined(common, *self._seen(person, seat, then), self._story(seat, then))

    async def places(self, person: str, wanted: Sequence[int], told: int) -> bytes:
        """Several places, and once for all of them what is told of the log after its first `told` entries."""
        seat = self.seat_of(person)
        lines = self._lines(seat)
        story = [line for _, line in lines[bisect_left(lines, told or -1, key=place_of) :]]
        history = [change for change in self.live.history if change[0] > told or not told]
        places = []
        for n in wanted:
            then = self.at(n)
            if then.over and self.live.has_secrets:
                common, (own, page) = self.live.common_of(then, [], None), self._seen(person, seat, then)
                places.append(messages.joined(common, own, page, self._story(seat, then)))
            else:
                places.append(self._place(person, seat, then))
            await sleep(0)
        return b'{"n":%d,"undone":%d,"story":[%b],"history":%b,"places":[%b]}' % (
            self.live.n,
            self.live.undone,
            b",".join(story),
            encode(history),
            b",".join(places),
        )

    async def line(self, person: str, n: int, acts: Sequence[tuple[int, str]]) -> bytes:
        """The places that these acts would have led to, up to where one is not possible or chance would come in."""
        seat = self.seat_of(person)
        then = self.at(n)
        places = []
        for mover, action in acts:
            try:
                then.replay(mover, action)
            except BurgherError:
                break
            if CHANCE in then.to_move:
                break
            places.append(self._place(person, seat, then))
            await sleep(0)
        return b'{"places":[%b]}' % b",".join(places)

    # --- parts of the above

    def _place(self, person: str, seat: int | None, then: Table) -> bytes:
        """A place without what was told up to it."""
        common, (own, page) = self.live.common_of(then, [], None), self._seen(person, seat, then)
        return b"%b,%b,%b" % (common[:-1], own[1:-1], page[1:])

    def at(self, n: int) -> Table:
        """The table as it was after so many entries of its log."""
        return self.live.table.at(n, self.moments[n // STRIDE])

    def seat_of(self, person: str) -> int | None:
        """Through whose eyes somebody looks back: with one seat through its own, else as a spectator."""
        mine = self.live.owned_by(person)
        return mine[0] if len(mine) == 1 else None

    def _reader(self, seat: int | None) -> int | None:
        return seat if self.live.has_secrets else None

    def _lines(self, seat: int | None) -> list[tuple[int, bytes]]:
        return self.told[self._reader(seat)][1]

    def _seen(self, person: str, seat: int | None, then: Table) -> tuple[bytes, bytes]:
        own = Own(tuple(self.live.owned_by(person)), (), seat, None)
        more = self.live.about_to(own) | {"can_undo": False, "can_ask_undo": False}
        return encode(more), messages.page(then, seat, read_only=True)

    def _story(self, seat: int | None, then: Table) -> bytes:
        """What could be told then; at the end, everything."""
        if then.over:
            return self.live.story(seat)
        lines = self._lines(seat)
        return b",".join(line for _, line in lines[: bisect_left(lines, len(then.log), key=place_of)])


class Pasts:
    """The pasts of the tables to which somebody goes back."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Past] = OrderedDict()

    def of(self, live: Live) -> Past:
        """The past of a table whose log has not become another one."""
        found = self.kept.get(live.id)
        if found is None or found.live is not live or found.epoch != live.epoch:
            found = self.kept[live.id] = Past(live)
        self.kept.move_to_end(live.id)
        if len(self.kept) > MOST_PASTS:
            self.kept.popitem(last=False)
        return found

    def forget(self, live: Live) -> None:
        self.kept.pop(live.id, None)
