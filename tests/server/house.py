"""Servers and people for the tests: real servers on free ports, and clients that speak to them as the page does."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import burgher
from burgher.server.run import address_of, listen, make_server
from burgher.server.settings import Settings

SOURCE = Path(burgher.__file__).parent.parent
PATIENCE = 30.0  # seconds for one answer, and for a whole test: far more than a busy machine needs
LIMIT = 300.0
Message = dict[str, Any]
GAME = "castles_of_burgundy"
SECRET = {"setup": "advanced", "choices": "secret"}


def go(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in an event loop and a thread of its own: that of the browser tests may be running in this one."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(asyncio.wait_for(test(*args, **kwargs), LIMIT))).result()

    return run


# ---------------------------------------------------------------- servers


@contextmanager
def running(db: Path | str, **settings: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    started = threading.Event()
    sock = listen("127.0.0.1", 0)

    async def ready(_: object) -> None:
        started.set()

    server = make_server(Settings(db=str(db), **({"alone_seconds": 0.0} | settings)), ready)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[sock])))
    thread.start()
    try:
        assert started.wait(PATIENCE)
        yield address_of(sock)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        sock.close()
        assert not thread.is_alive()


class Process:
    """A server in a process, which can be killed."""

    def __init__(
        self,
        db: Path | str,
        port: int = 0,
        command: str = "serve",
        *args: str,
        folder: Path | None = None,
        launcher: Sequence[str] = ("-m", "burgher"),
    ) -> None:
        """On a database file, or with a folder for its log on any database."""
        given = [command, "--db", str(db), "--port", str(port), *args]
        folder = folder or Path(db).parent
        folder.mkdir(parents=True, exist_ok=True)
        self.errors = folder / f"errors-{uuid4().hex}"
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *launcher, *given],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": str(SOURCE)},
                text=True,
            )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline().strip()
        self.base = "/".join(self.first_line.split("/")[:3])

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.kill()

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as an operator would."""
        self.end(signal.SIGTERM)

    def log(self) -> str:
        return self.errors.read_text()

    def end(self, how: signal.Signals) -> int:
        """Its exit status after this signal."""
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


# ---------------------------------------------------------------- people


class Person:
    """Somebody with a browser: a cookie jar and any number of open tables."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)

    async def __aenter__(self) -> "Person":
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def new_table(self, *seats: str, **more: Any) -> Message:
        doc = {"game": GAME, "seats": seats or ("human", "human"), **more}
        answer = await self.http.post("/api/tables", json=doc)
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found

    async def last_round(self, *bots: str | None) -> Message:
        """A table at which the last round has begun, so that the best bots, who think long, soon end it."""
        saved = burgher.position(GAME, {"phase": "E", "round": 5, "players": [{"dice": [1, 2]}] * 2}, seed=1).save()
        saved["seats"] = [{"bot": bot} if bot else {} for bot in bots or (None, None)]
        answer = await self.http.post("/api/tables/upload", json=saved)
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found

    @asynccontextmanager
    async def at(self, link: str) -> "AsyncIterator[Line]":
        line = await self.connect(link)
        try:
            yield line
        finally:
            await line.close()

    async def connect(self, link: str) -> "Line":
        address = self.base.replace("http", "ws") + "/ws/" + link.removeprefix("/t/")
        line = Line(await connect(address, additional_headers={"Cookie": self.cookie()}, max_size=None))
        await line.until(lambda table: True)
        return line


class Line:
    """An open table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.heard: list[str] = []  # every word of the server
        self.count = 0
        self.answers: dict[Any, asyncio.Future[Message]] = {}
        self.news = asyncio.Condition()
        self.closed = False
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                message = msgspec.json.decode(text)
                if message["type"] == "table":
                    assert message["version"] >= self.table.get("version", 0)
                    async with self.news:
                        self.table = message
                        self.news.notify_all()
                else:
                    waiting = self.answers.get(message.get("id"))
                    if waiting is not None and not waiting.done():
                        waiting.set_result(message)
        except ConnectionClosed:
            pass
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError())
            async with self.news:
                self.closed = True
                self.news.notify_all()

    async def until(self, true: Callable[[Message], bool]) -> Message:
        """The first table message of which this is true."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: self.closed or (self.table and true(self.table)))
            if not (self.table and true(self.table)):
                raise ConnectionError
            return self.table

    async def ask(self, type: str, **message: Any) -> Message:
        """Send a message and wait for its answer."""
        self.count += 1
        return await self.send({"type": type, "id": f"m{id(self)}-{self.count}", **message})

    async def send(self, message: Message) -> Message:
        return await self.send_text(msgspec.json.encode(message).decode(), message.get("id"))

    async def send_text(self, text: str, id: Any = None) -> Message:
        self.answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(text)
        return await asyncio.wait_for(self.answers[id], PATIENCE)

    async def ok(self, type: str, **message: Any) -> Message:
        answer = await self.ask(type, **message)
        assert answer["type"] in ("ok", "hint", "why"), answer
        return answer

    async def refused(self, type: str, **message: Any) -> str:
        """The key of the error with which a message is answered."""
        answer = await self.ask(type, **message)
        assert answer["type"] == "error", answer
        key: str = answer["error"]["key"]
        return key.removeprefix("error.")

    async def play(self, choice: int = 0, table: Message | None = None) -> Message:
        """Play one of the legal actions, and wait until the table shows it."""
        seen = table or await self.until(lambda table: table["state"] == "choosing")
        action = seen["actions"][choice % len(seen["actions"])]["action"]
        answer = await self.ok("act", seat=seen["seat"], n=seen["n"], action=action)
        return await self.until(lambda table: table["version"] > seen["version"] and table["n"] >= answer["n"])

    async def close(self) -> None:
        await self.socket.close()
        await self.reading
