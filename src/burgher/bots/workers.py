"""Who does the work of many games: this process, some processes of this machine, or a Ray cluster.

What comes out is the same everywhere: pieces of work know their seeds, and results are taken in order.
"""

import os
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from burgher.core.errors import BurgherError

LOCAL = "local"  # stands for a Ray of our own on this machine
LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # at 0, Ray listens on the loopback alone, on every system
TRIES = 10  # a piece of work whose worker died is begun anew so often

T = TypeVar("T")


class Here(Executor):
    """Does its work at once, in this process."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*args, **named))
        return done


class Cluster(Executor):
    """Does its work on a Ray cluster: one that runs at an address, or one of our own, which only this machine sees."""

    def __init__(self, address: str) -> None:
        if address == LOCAL:
            os.environ.setdefault(LOOPBACK, "0")
        try:
            import ray
        except ImportError:
            raise BurgherError("--ray needs Ray: install burgher[ray].") from None
        try:
            if address == LOCAL:
                ray.init(address="local", include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
            else:
                reach(address)
                ray.init(address=address, log_to_driver=False)
        except Exception as fault:  # Ray raises just that if a busy machine does not start it within 30 seconds
            failed = "Ray did not start" if address == LOCAL else f"There is no Ray cluster at {address!r:.80}"
            raise BurgherError(f"{failed}: {str(fault).rstrip('.')}.") from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._task = ray.remote(num_cpus=1, max_retries=TRIES)(done_by)

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        found: Future[Any] = self._task.remote(work, args, named).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        import ray

        ray.shutdown()


def reach(address: str) -> None:
    """Is anybody there at all? Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=10).close()


def done_by(work: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """What a worker of a cluster does."""
    return work(*args, **named)


@contextmanager
def workers(jobs: int, ray: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Who does the work, and how many of them there are."""
    if ray is not None:
        with Cluster(ray) as cluster:
            yield cluster, cluster.size
    elif jobs == 1:
        yield Here(), 1
    else:
        # if this process is killed, its workers would wait for work for ever
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
            yield pool, jobs


def end_with_parent() -> None:
    """From now on this process ends with the one that spawned it, even if that is killed and says no word."""
    threading.Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def in_order(pool: Executor, jobs: int, work: Callable[..., T], pieces: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """The results of pieces of work in their order; a little more is begun than was asked for."""
    begun: deque[Future[T]] = deque()
    for piece in pieces:
        begun.append(pool.submit(work, *piece))
        if len(begun) >= (1 if jobs == 1 else 2 * jobs):
            yield begun.popleft().result()
    while begun:
        yield begun.popleft().result()
