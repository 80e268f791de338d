"""Arenas on Ray: a real one, which only this machine sees."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from burgher.bots.workers import LOCAL, Cluster, in_order

ARGS = ["sim", "glass_road", "--bots", "random,random", "--games", "60", "--seed", "4", "--json"]


def burgher(*args: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", "burgher", *args], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(LOCAL) as made:
        yield made


@pytest.mark.filterwarnings("ignore")
def test_the_same_results_as_without_ray() -> None:
    here, there = burgher(*ARGS), burgher(*ARGS, "--ray")
    assert [one["mean_score"] for one in here["bots"]] == [one["mean_score"] for one in there["bots"]]
    assert here["bots"] == there["bots"]


@pytest.mark.filterwarnings("ignore")
def test_a_ladder_is_the_same_as_without_ray() -> None:
    """But for the time that bots took."""
    args = ["ladder", "glass_road", "--bots", "random,apprentice,journeyman", "--games", "8", "--few", "4"]
    here, there = (burgher(*args, "--seed", "4", "--json", *more) for more in ((), ("--ray",)))
    for ladder in (here, there):
        for rung in ladder["rungs"]:
            del rung["median_ms"], rung["p99_ms"]
    assert here == there


@pytest.mark.filterwarnings("ignore")
def test_what_is_learned_is_the_same_as_without_ray(tmp_path: Path) -> None:
    args = ["train", "glass_road", "--level", "random", "--games", "120", "--epochs", "1", "--json"]
    for name, more in (("here", ()), ("there", ("--ray",))):
        folder = tmp_path / name
        told = burgher(*args, "--keep", str(folder), "--out", f"{folder}.npz", *more)
        assert told["about"]["games"] == 120
    with np.load(tmp_path / "here.npz") as here, np.load(tmp_path / "there.npz") as there:
        assert here.files == there.files
        for key in here.files:
            assert key == "2.about" or (here[key] == there[key]).all(), key  # which holds the command


@pytest.mark.filterwarnings("ignore")
def test_only_this_machine_sees_it(cluster: Cluster) -> None:
    import ray  # not before the cluster is made, which says where Ray listens

    assert {node["NodeManagerAddress"] for node in ray.nodes()} == {"127.0.0.1"}


def die_once(mark: str, number: int) -> int:
    """Work during which the worker is killed, the first time."""
    path = Path(mark)
    if number == 2 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.mark.filterwarnings("ignore")
def test_what_a_dead_worker_had_to_do_is_done_again(cluster: Cluster, tmp_path: Path) -> None:
    mark = str(tmp_path / "died")
    found = in_order(cluster, cluster.size, die_once, [(mark, number) for number in range(6)])
    assert list(found) == [0, 1, 4, 9, 16, 25]
    assert Path(mark).exists()


def test_an_address_where_nobody_is_is_said_in_a_sentence() -> None:
    command = [sys.executable, "-m", "burgher", *ARGS, "--ray", "127.0.0.1:1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "There is no Ray cluster at" in done.stderr
