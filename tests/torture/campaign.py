"""The campaign: players play, faults happen one after the other, and in the end the books are compared with the disk."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence

from ..server.house import Person
from .faults import Fault, Trouble
from .players import LOST, Group, groups, hang_up
from .scene import Scene, Verdict, judge

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
        self.rows: dict[str, Row] = {}

    async def run(self, faults: Sequence[Fault], until: float, long: bool) -> Verdict:
        """Each fault once in any order, and again until that moment; then the verdict."""
        playing = [asyncio.create_task(group.play()) for group in self.groups]
        try:
            await self._go_on("the beginning")
            while True:
                for fault in self.rng.sample(faults, len(faults)):
                    await self._suffer(fault, long and self.rng.random() < 0.3)
                    if time.monotonic() > until and len(self.rows) == len(faults):
                        return await self._end(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for player in self.players:
                await player.close()

    async def _suffer(self, fault: Fault, long: bool) -> None:
        row = self.rows.setdefault(fault.__name__, Row())
        row.times += 1
        acknowledged, refusals = self.acknowledged, self.refusals
        await fault(Trouble(self.scene, self.rng, long, self._refused))
        row.longest = max(row.longest, await self._go_on(fault.__name__))
        row.acknowledged += self.acknowledged - acknowledged
        row.refusals += self.refusals - refusals

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    @property
    def refusals(self) -> Counter[str]:
        return sum((player.refusals for player in self.players), Counter())

    async def _go_on(self, after: str) -> float:
        """How long it takes until every group has been acknowledged something more."""
        begun = time.monotonic()
        before = [group.acknowledged for group in self.groups]
        while waiting := [g for g, n in zip(self.groups, before, strict=True) if g.acknowledged < n + 3]:
            await self._patience(begun, f"after {after}: {names(waiting)} cannot play on")
        return time.monotonic() - begun

    async def _refused(self) -> None:
        """Until a player has been told that nothing can be written."""
        begun, before = time.monotonic(), self.refusals["storage"]
        while self.refusals["storage"] == before:
            await self._patience(begun, "nobody was told that the disk is full")

    async def _patience(self, begun: float, else_: str) -> None:
        if time.monotonic() - begun > PATIENCE:
            raise Stuck(else_)
        await asyncio.sleep(0.02)

    async def _end(self, playing: list[asyncio.Task[None]]) -> Verdict:
        """Nothing new is sent; what was sent is answered; then all servers show what is on disk."""
        for player in self.players:
            player.ended = True
        _, waiting = await asyncio.wait(playing, timeout=PATIENCE)
        if waiting:
            raise Stuck(f"{len(waiting)} tables have messages without an answer")
        for task in playing:
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
