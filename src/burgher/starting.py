"""What is seen to before anything else is loaded: the interrupt key, and how many threads numpy will have.

Before there is anything to interrupt the key ends the program at once, without a word. Most of the time until a server
answers goes into imports, where an exception would come out as a traceback from anywhere. The script `run` holds the
key back until Python itself has started.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDINGS = (signal.SIGINT, signal.SIGTERM)
STATUS = 130  # of a program that was interrupted


def end_quietly() -> None:
    """From now on the interrupt key ends the program, unless whoever started it wants the key to be ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)
    let_through()


def raise_again() -> None:
    """From now on the interrupt key is an exception, as usual."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def held_back() -> Iterator[None]:
    """Processes that are started meanwhile hear neither the interrupt key nor SIGTERM until they let them through."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def let_through() -> None:
    """Stop holding them back."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)


def _end(_: int, __: FrameType | None) -> None:
    os._exit(STATUS)


def one_thread() -> None:
    """From now on numpy, if it is not loaded yet, multiplies in one thread.

    For matrices as small as ours a second one takes more time to wait than it saves, most of all on a busy machine,
    and who has cores to spare plays more games at once.
    """
    for name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(name, "1")
