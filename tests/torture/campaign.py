"""The campaign: players play, faults happen one after the other, and in the end books and disk are compared."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ..server.house import Person
from .faults import Fault, Trouble
from .players import LOST, Group, groups, hang_up
from .scene import Scene, Verdict, judge

MORE = 3  # acts that a group has to get acknowledged before it is taken to go on
PATIENCE = 60.0  # seconds in which everything has to go on after a fault; bots wait twenty for a lease


class Stuck(Exception):
    """Something did not go on."""


class Row:
    """What happened during one kind of fault."""

    def __init__(self) -> None:
        self.times = 0
        self.acknowledged = 0
        self.refusals: Counter[str] = Counter()
        self.longest = 0.0  # seconds until every group had gone on


class Campaign:
    """One scene, from its first move to the verdict."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.rng = random.Random(seed)
        self.groups = groups([server.base for server in scene.servers], seed)
        self.players = [player for group in self.groups for player in group.players]
        self.playing: list[asyncio.Task[None]] = []
        self.rows: dict[str, Row] = {}

    async def run_once(self, faults: Sequence[Fault]) -> Verdict:
        """Each fault once and short. Only people have to go on: bots wait for the lease of a dead server to end."""
        async with self._playing():
            for fault in faults:
                await self._suffer(fault, False, [group for group in self.groups if "random" not in group.seats])
            return await self._end()

    async def run(self, faults: Sequence[Fault], until: float) -> Verdict:
        """Each fault once in any order, and again until that moment, some of them long; then the verdict."""
        async with self._playing():
            while True:
                for fault in self.rng.sample(faults, len(faults)):
                    await self._suffer(fault, self.rng.random() < 0.3, self.groups)
                    if time.monotonic() > until and len(self.rows) == len(faults):
                        return await self._end()

    @asynccontextmanager
    async def _playing(self) -> AsyncIterator[None]:
        playing = self.playing = [asyncio.create_task(group.play()) for group in self.groups]
        try:
            await self._go_on("the beginning", self.groups)
            yield
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for player in self.players:
                await player.close()

    async def _suffer(self, fault: Fault, long: bool, awaited: list[Group]) -> None:
        row = self.rows.setdefault(fault.__name__, Row())
        row.times += 1
        acknowledged, refusals = self.acknowledged, self.refusals
        await fault(Trouble(self.scene, self.rng, long, self._refused))
        row.longest = max(row.longest, await self._go_on(fault.__name__, awaited))
        row.acknowledged += self.acknowledged - acknowledged
        row.refusals += self.refusals - refusals

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    @property
    def refusals(self) -> Counter[str]:
        return sum((player.refusals for player in self.players), Counter())

    async def _go_on(self, after: str, awaited: list[Group]) -> float:
        """How long it takes until each of these groups has been acknowledged something more."""
        begun = time.monotonic()
        before = [group.acknowledged for group in awaited]
        while waiting := [g for g, n in zip(awaited, before, strict=True) if g.acknowledged < n + MORE]:
            await self._patience(begun, f"after {after}: {names(waiting)} cannot play on")
        return time.monotonic() - begun

    async def _refused(self) -> None:
        """Until a player has been told that nothing can be written."""
        begun, before = time.monotonic(), self.refusals["storage"]
        while self.refusals["storage"] == before:
            await self._patience(begun, "nobody was told that the disk is full")

    async def _patience(self, begun: float, else_: str) -> None:
        for task in self.playing:
            if task.done():
                task.result()  # players end in the end, or by a fault of the campaign
        if time.monotonic() - begun > PATIENCE:
            raise Stuck(else_)
        await asyncio.sleep(0.02)

    async def _end(self) -> Verdict:
        """Nothing new is sent; what was sent is answered; then all servers show what is on disk."""
        for player in self.players:
            await player.end()
        _, waiting = await asyncio.wait(self.playing, timeout=PATIENCE)
        if waiting:
            raise Stuck(f"{len(waiting)} tables have messages without an answer")
        for task in self.playing:
            task.result()
        verdict = await asyncio.to_thread(judge, self.scene.where, [b for p in self.players for b in p.books])
        for group in self.groups:
            for server in self.scene.servers:
                await self._is_shown(group, verdict.lengths, server.base)
        return verdict

    async def _is_shown(self, group: Group, lengths: dict[str, int], base: str) -> None:
        """A server shows all that is on disk of a group's table; its bots may have gone on."""
        first = group.players[0]
        there = Person(base)
        there.http.cookies = first.person.http.cookies
        begun = time.monotonic()
        while True:
            await self._patience(begun, f"{base} does not show the table of {names([group])}")
            try:
                line = await there.connect(group.link)
            except LOST:
                continue
            await hang_up(line)
            if line.table["n"] >= lengths[first.books[-1].table]:
                break
        await there.http.aclose()


def names(found: list[Group]) -> str:
    return ", ".join(player.name for group in found for player in group.players)
