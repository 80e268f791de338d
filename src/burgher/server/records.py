"""What is kept of a table, and what changes at it: the forms in which the house and its database speak."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from burgher.core.table import Opening

GRACE_SECONDS = 120  # until somebody whose connection broke counts as absent
BY_TURNS = -1  # at such a table nobody is ever absent
BROUGHT = "brought"  # the game comes from a file or a position
DRAWN_BEFORE = "drawn_before"  # something was taken back after which there had been draws, which will be the same again
COUNTED, LATE, PRACTICE = "counted", "late", "practice"  # the kinds of daily tables


class Seat(msgspec.Struct):
    """A chair at a table: its link, and who sits there."""

    token: str
    bot: str = ""
    person: str | None = None
    name: str = ""
    seen: float = 0.0  # when its player was last connected, to any server
    at_server: str = ""  # the server to which its player is connected
    ready: bool = False  # has its player said so, while the table is being set?

    @property
    def free(self) -> bool:
        return not self.bot and self.person is None


class Clock(msgspec.Struct):
    """How long each player of a table may think in all, and has thought."""

    minutes: int
    used: list[float]  # seconds, by seats,
    until: float = 0.0  # counted up to this moment

    def read(self, thinking: Sequence[int], now: float, longest: float) -> "Clock":
        """The clock at another moment: these seats have thought since, but for no more than so many seconds."""
        gone = max(0.0, min(now - self.until, longest))
        return Clock(self.minutes, [used + gone * (i in thinking) for i, used in enumerate(self.used)], now)

    def is_up(self, seat: int) -> bool:
        return self.used[seat] >= 60 * self.minutes


class Proposal(msgspec.Struct):
    """Something that everybody has to agree to."""

    what: str
    by: int
    yes: list[int]
    seat: int | None = None
    bot: str = ""
    n: int = 0  # how long the log stays if an undo is agreed
    person: str = ""  # who would like to join, and their name
    name: str = ""


class Result(msgspec.Struct):
    """How a game ended, seat by seat, for lists of tables."""

    totals: list[float]
    winners: list[int]


class Finished(NamedTuple):
    """What somebody has reached at a table that they have played to the end."""

    table: str
    opening: Opening
    created: float
    points: float
    token: str  # of their seat


class Standing(NamedTuple):
    """How a game stands, for lists of tables."""

    to_move: list[int]
    over: bool
    result: Result | None = None  # once it is over


class Arrangement(msgspec.Struct):
    """How a table is set before its game begins."""

    opening: Opening
    hot_seat: bool
    grace: int
    clock: Clock | None
    seats: list[Seat]
    moves: list[tuple[int, str]]


class Rematch(msgspec.Struct):
    """The links of the next game of the same people: for each seat, and for spectators."""

    seats: list[str]
    watch: str


class DailyMark(msgspec.Struct):
    """What makes a table one of a day's: everybody who plays it that day meets the same luck."""

    day: str
    person: str
    seat: int
    kind: str  # `counted`, `late` (begun after its day), `practice`

    @property
    def is_try(self) -> bool:
        """Is it the one try that somebody has?"""
        return self.kind != PRACTICE


class Stored(msgspec.Struct):
    """A table as it lies on disk."""

    id: str
    game: str
    opening: Opening
    hot_seat: bool
    watch: str
    created: float
    seats: list[Seat]
    moves: list[tuple[int, str]]
    to_move: list[int]
    over: bool
    version: int = 0
    undone: int = 0  # how often something was taken back
    known: str = ""  # why somebody may know what is hidden, or will be drawn: BROUGHT or DRAWN_BEFORE
    rematch: Rematch | None = None
    made_by: str | None = None
    grace: int = GRACE_SECONDS  # seconds until somebody who left is absent; BY_TURNS: never
    clock: Clock | None = None
    gathering: bool = False  # the table is being set: nobody sees what is dealt, and nobody plays
    shut: bool = False  # closed by the operator
    daily: DailyMark | None = None
    proposals: dict[str, Proposal] = {}
    answers: dict[tuple[str, str], int] = {}  # the length of the log with which a person's message was answered


class Change(msgspec.Struct):
    """What one message, bot or visitor changes at one table, all of it or nothing."""

    moves: Sequence[tuple[int, str]] = ()
    keep: int | None = None  # an undo: how much of the log stays
    by: int = -1  # the seat that takes back
    seats: dict[int, Seat] = {}
    proposals: dict[str, Proposal | None] = {}
    answer: tuple[str, str] | None = None  # the person and the message that this answers
    rematch: Stored | None = None
    present: dict[int, str] = {}  # who has come to this server, or ("") gone
    arranged: Arrangement | None = None  # the table is set anew
    begun: bool = False  # the game begins
    clock: Clock | None = None  # as it stands now, where there is one


class Place(msgspec.Struct):
    """Where a token leads: a table, and a seat unless it is the token of spectators."""

    table: str
    seat: int | None


class Summary(msgspec.Struct):
    """A line in the list of somebody's tables."""

    id: str
    game: str
    created: float
    n: int
    over: bool
    to_move: list[int]
    seats: list[Seat]
    gathering: bool
    changed: float
    result: Result | None
    shut: bool
