"""The tests of a game, imported and collected once, that wait for changed rules: each change meets them in a fork.

Also a plugin of pytest: with `--wait-at N` it runs nothing by itself, but answers what it is asked at that file
descriptor: do these tests pass when this is the source of that module? To start pytest takes seconds, a fork none.
"""

import gc
import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

LEAST, TIMES_AS_LONG = 3.0, 3.0  # seconds of a core that a test may take; a mutant can fill the log, or begin to loop
MOST_TO_COLLECT = 20.0  # seconds of a core, also for the imports
MEMORY = 1 << 30  # bytes; what gathers things without end dies of it


class Question(NamedTuple):
    """Do these tests pass, in this order? Each is given how long it takes where nothing is wrong."""

    seconds: dict[str, float]
    path: str = ""  # of the module in which something else stands, if any
    source: bytes = b""


class WaitingTests:
    """Tests that wait in a process of their own; `names` has all of them, or none if they could not be collected."""

    def __init__(self, pytest: list[str], root: Path, environment: dict[str, str]) -> None:
        """Started by this command, in which this plugin has to be found."""
        self._line, theirs = Pipe()
        end = theirs.fileno()
        self._process = subprocess.Popen(
            [*pytest, "--capture=no", "-p", "waiting", "--wait-at", str(end)],
            cwd=root,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[end],
        )
        theirs.close()
        try:
            self.names: list[str] = self._line.recv()
        except (EOFError, ConnectionError):
            self.names = []

    def answer(self, question: Question) -> bool:
        self._line.send(question)
        return bool(self._line.recv())

    def end(self) -> None:
        self._line.close()
        self._process.wait()


# ---------------------------------------------------------------- in the run of the tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--wait-at", type=int)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--wait-at") is not None:
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_TO_COLLECT)  # which ends the process


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    end: int | None = session.config.getoption("--wait-at")
    if end is None:
        return None
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    functions = [found for found in gc.get_objects() if isinstance(found, FunctionType)]
    gc.freeze()  # so that the forks go on sharing it
    line: Connection[list[str] | bool, Question] = Connection(end)
    line.send([item.nodeid for item in session.items])
    while True:
        try:
            question = line.recv()
        except EOFError:
            return True
        child = os.fork()
        if child == 0:
            try:
                put_in(question, functions)
                run(session, question.seconds)
                os._exit(bool(session.testsfailed))
            finally:
                os._exit(1)
        line.send(os.waitpid(child, 0)[1] == 0)


def put_in(question: Question, functions: list[FunctionType]) -> None:
    """Let the functions of a module do what another source of it says."""
    if question.path:
        codes = dict(codes_in(compile(question.source, question.path, "exec")))
        for function in functions:
            if function.__code__.co_filename == question.path and function.__code__.co_qualname in codes:
                function.__code__ = codes[function.__code__.co_qualname]


def codes_in(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The code of all functions of a module and of its classes, by their names."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and "<" not in inner.co_qualname:
            yield inner.co_qualname, inner
            yield from codes_in(inner)


def run(session: pytest.Session, seconds: dict[str, float]) -> None:
    """Run these tests, until one fails."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    items = {item.nodeid: item for item in session.items}
    tests = [items[name] for name in seconds]
    for item, following in zip(tests, [*tests[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, LEAST + TIMES_AS_LONG * seconds[item.nodeid])
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return
