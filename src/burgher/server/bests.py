"""Somebody's own best results in a game, worked out from the logs of the tables that they have finished."""

import asyncio
from typing import Any

import msgspec

from burgher.core.errors import BurgherError
from burgher.core.table import Table
from burgher.games import game
from burgher.server.files import Files
from burgher.server.live import Live
from burgher.server.messages import link, moment
from burgher.server.records import Stored
from burgher.server.refusal import Refusal
from burgher.server.store import Store

MOST = 100  # finished tables that are looked at, the newest
SHOWN = 5  # lines of the table of bests
KEPT = 5000  # results that are remembered


class Result(msgspec.Struct):
    """What somebody has reached at a table."""

    table: str
    points: float
    created: str
    link: str


class Bests:
    """Results are remembered: a table that is over stays what it is, unless its end is taken back."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[tuple[str, int], Result | None] = {}

    async def of(self, live: Live, person: str) -> dict[str, Any] | None:
        """The place of this table among the person's own for as many players; nothing if it does not count."""
        about = (live.stored.game, len(live.seats))
        tables = await self.store.do(lambda files: files.finished_by(person, *about, MOST))
        results = [result for key in tables if (result := await self._result(key, person)) is not None]
        own = next((result for result in results if result.table == live.id), None)
        if own is None:
            return None
        results.sort(key=lambda result: -result.points)  # of equal ones the newest is first
        place = 1 + sum(result.points > own.points for result in results)
        best = [{"points": r.points, "created": r.created, "link": r.link} for r in results[:SHOWN]]
        return {"place": place, "of": len(results), "best": best}

    async def _result(self, key: tuple[str, int], person: str) -> Result | None:
        if key not in self._known:
            stored = await self.store.do(lambda files: _counting(files, key[0]))
            self._known[key] = stored and await asyncio.to_thread(_result, stored, person)
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return self._known[key]


def _counting(files: Files, table: str) -> Stored | None:
    """A table that counts: played here from its beginning, with luck that nobody could know."""
    try:
        stored = files.load(table)
    except Refusal:
        return None
    if stored is None or isinstance(stored.opening.seed, int) or stored.opening.position is not None:
        return None
    return None if files.was_uploaded(table) else stored


def _result(stored: Stored, person: str) -> Result | None:
    try:
        table = Table(game(stored.game), stored.opening)
        for mover, action in stored.moves:
            table.replay(mover, action)
    except BurgherError:
        return None
    seat = next(i for i, chair in enumerate(stored.seats) if chair.person == person)
    points = table.scores()[seat]["total"]
    return Result(stored.id, points, moment(stored.created), link(stored.seats[seat].token))
