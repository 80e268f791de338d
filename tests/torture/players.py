"""Who plays during the campaign: people with bad lines, who send again what was not answered and keep books."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

import httpx
from websockets.exceptions import WebSocketException

from ..server.house import Line, Message, Person

GAMES = ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen")
ANSWER_SECONDS = 4.0  # after which a player takes the line for broken, as somebody would who loads the page again
PAUSE_SECONDS = 0.02
UNDOS = 0.08  # how often a player who can takes back
LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, AssertionError)


class Book:
    """What the server has acknowledged to one player at one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seats: set[int] = set()
        self.acts: list[tuple[int, str]] = []  # those that stand, in their order

    def write(self, message: Message) -> None:
        if message["type"] == "act":
            self.seats.add(message["seat"])
            self.acts.append((message["seat"], message["action"]))
        else:
            self.acts.pop()


class Player:
    """Somebody who plays on whichever server can be reached."""

    def __init__(self, name: str, bases: Sequence[str], seed: int) -> None:
        self.name = name
        self.bases = bases
        self.rng = random.Random(seed)
        self.person = Person(bases[0])
        self.books: list[Book] = []
        self.unanswered: Message | None = None
        self.acknowledged = 0
        self.refusals: Counter[str] = Counter()
        self.count = 0
        self.line: Line | None = None
        self.ended = False  # asked to send nothing new

    async def end(self) -> None:
        """Send nothing new, and wait for nobody's turn."""
        self.ended = True
        if self.line is not None:
            async with self.line.news:
                self.line.news.notify_all()

    async def close(self) -> None:
        await self.person.http.aclose()

    def move(self) -> None:
        """To another server, perhaps."""
        self.person.base = self.rng.choice(self.bases)
        self.person.http.base_url = httpx.URL(self.person.base)

    async def set_up(self, seats: Sequence[str], hot_seat: bool) -> Message:
        """A new table, tried until one is there."""
        game = self.rng.choice(GAMES)
        while True:
            self.move()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self.person.get("/api/me")
                    return await self.person.new_table(*seats, game=game, hot_seat=hot_seat)
            except LOST:
                await asyncio.sleep(PAUSE_SECONDS)

    async def play(self, table: str, link: str) -> None:
        """Play at a table until its game is over, or until nothing new is to be sent and all is answered."""
        self.books.append(Book(table))
        while True:
            self.move()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    if not self.person.cookie():
                        await self.person.get("/api/me")
                    self.line = await self.person.connect(link)
                await self._play_on(self.line)
                return
            except LOST:
                await asyncio.sleep(PAUSE_SECONDS)
            finally:
                if self.line is not None:
                    await hang_up(self.line)
                    self.line = None

    async def _play_on(self, line: Line) -> None:
        if self.unanswered is not None:
            await self._settle(line, self.unanswered)
        while not self.ended:
            async with asyncio.timeout(ANSWER_SECONDS):
                seen = await line.until(
                    lambda table: self.ended or table["state"] != "waiting" or table["hand_over"] is not None
                )
            if self.ended or seen["state"] == "over":
                return
            if seen["hand_over"] is not None:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await line.ask("look", seat=seen["hand_over"])
                continue
            self.count += 1
            message: Message = {"id": f"{self.name}-{self.count}", "seat": seen["seat"], "n": seen["n"]}
            if seen["can_undo"] and self.books[-1].acts and self.rng.random() < UNDOS:
                message["type"] = "undo"
            else:
                message |= {"type": "act", "action": self.rng.choice(seen["actions"])["action"]}
            await self._settle(line, message)
            await asyncio.sleep(self.rng.random() * PAUSE_SECONDS)

    async def _settle(self, line: Line, message: Message) -> None:
        """Have a message answered, and write down if it was acknowledged."""
        self.unanswered = message
        async with asyncio.timeout(ANSWER_SECONDS):
            answer = await line.send(message)
        self.unanswered = None
        if answer["type"] == "ok":
            self.books[-1].write(message)
            self.acknowledged += 1
            return
        self.refusals[answer["error"]["key"].removeprefix("error.")] += 1
        await asyncio.sleep(PAUSE_SECONDS)


async def hang_up(line: Line) -> None:
    """Break a line without a word; whoever is at its other end may not be listening."""
    line.socket.transport.abort()
    await line.reading
    for waiting in line.answers.values():
        if waiting.done() and not waiting.cancelled():
            waiting.exception()  # which nobody awaits any more


class Group:
    """Players who share one table after another: two people, one with a bot, or two seats at one screen."""

    def __init__(self, players: list[Player], seats: Sequence[str]) -> None:
        self.players = players
        self.seats = seats
        self.link = ""

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    async def play(self) -> None:
        first = self.players[0]
        hot_seat = self.seats.count("human") > len(self.players)
        while not first.ended:
            table = await first.set_up(self.seats, hot_seat)
            self.link = table["link"]
            links = [table["link"], *(invitation["link"] for invitation in table["invitations"])]
            async with asyncio.TaskGroup() as tasks:
                for player, link in zip(self.players, links, strict=False):
                    tasks.create_task(player.play(table["id"], link))


def groups(bases: Sequence[str], seed: int) -> list[Group]:
    """Two people at one table, one with a bot, and one who plays both seats."""
    people = [Player(name, bases, seed * 10 + i) for i, name in enumerate(("ann", "ben", "eve", "kim"))]
    return [
        Group(people[:2], ("human", "human")),
        Group(people[2:3], ("human", "random")),
        Group(people[3:], ("human", "human")),
    ]
