"""A short campaign of faults: each of them once. `./run torture` is the long one."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from ..torture.campaign import MORE, Campaign
from ..torture.faults import POSTGRES, SQLITE, Fault
from ..torture.scene import Scene, on_postgres, on_sqlite
from .conftest import KINDS
from .house import go


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_whatever_fails(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        suffer(on_sqlite(tmp_path), SQLITE)
    else:
        suffer(on_postgres(tmp_path, request.getfixturevalue("own_cluster")), POSTGRES)


@go
async def suffer(making: AbstractAsyncContextManager[Scene], faults: tuple[Fault, ...]) -> None:
    async with making as scene:
        campaign = Campaign(scene, seed=1)
        verdict = await campaign.run_once(faults)
        assert verdict.fine, verdict.told
        assert campaign.acknowledged >= MORE * len(faults)
        assert [trace for server in scene.servers for trace in server.tracebacks()] == []
