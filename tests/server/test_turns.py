"""The fair queue of the bots."""

import asyncio
from collections.abc import Sequence

import pytest

from burgher.server.turns import Turns

from .house import go


async def stand_in_line(turns: Turns, wishes: Sequence[tuple[str, bool] | tuple[str, bool, str]]) -> list[str]:
    """Who thinks after whom, if all of them ask while the only place is taken."""
    order: list[str] = []
    first = asyncio.Event()

    async def hold() -> None:
        async with turns.turn("first", people_wait=True):
            await first.wait()

    async def think(guest: str, people_wait: bool, address: str = "") -> None:
        async with turns.turn(guest, address, people_wait=people_wait):
            order.append(guest)

    holding = asyncio.create_task(hold())
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(holding, *tasks)
    return order


@go
async def test_guests_take_turns() -> None:
    """Somebody with very many tables does not keep the others waiting."""
    order = await stand_in_line(Turns(1), [("greedy", True)] * 50 + [("ann", True), ("ben", True)])
    assert order[:4] == ["greedy", "ann", "ben", "greedy"]
    assert len(order) == 52


@go
async def test_many_names_bring_nobody_forward() -> None:
    """Guests are made by asking for a cookie: whoever comes as fifty from one address waits as one."""
    crowd = [(f"eve {i}", True, "10.0.0.1") for i in range(50)]
    order = await stand_in_line(Turns(1), [*crowd, ("ann", True, "10.0.0.2"), ("ben", True, "10.0.0.2")])
    assert order[:4] == ["eve 0", "ann", "eve 1", "ben"] and len(order) == 52


@go
async def test_tables_with_people_come_first() -> None:
    order = await stand_in_line(Turns(1), [("bots", False)] * 3 + [("ann", True)] * 2)
    assert order == ["ann", "ann", "bots", "bots", "bots"]


@go
async def test_who_gives_up_leaves_the_place_to_others() -> None:
    turns = Turns(1)
    async with turns.turn("first", people_wait=True):
        waiting = asyncio.create_task(anext_turn(turns))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(5), turns.turn("next", people_wait=False):
        assert turns.free == 0
    assert turns.free == 1 and not turns.length()


@go
async def test_a_place_called_in_the_moment_of_giving_up_is_not_lost() -> None:
    turns = Turns(1)
    async with turns.turn("first", people_wait=True):
        waiting = asyncio.create_task(anext_turn(turns))
        await asyncio.sleep(0)
    waiting.cancel()  # its place has been called, but it has not run yet
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert turns.free == 1


async def anext_turn(turns: Turns) -> None:
    async with turns.turn("next", people_wait=True):
        pass
