"""The daily table: for each game one table a day, the same for everybody of all houses.

It is a function of the date, the game and the rule that docs/daily.md publishes; no server is needed for it.

>>> from datetime import date
>>> day = daily("glass_road", date(2026, 11, 16))
>>> day.seed, day.seats
('8ec8a886cbf518a4d6ce67320d5ce766', ['human'])
>>> day.table().to_move
(0,)
"""

from datetime import UTC, date, datetime, time, timedelta
from hashlib import blake2b
from typing import Final

import msgspec

from burgher.bots import levels
from burgher.core.errors import BurgherError
from burgher.core.table import Chair, Table, open_table
from burgher.games import game as find_game

RULE: Final = 1  # the version of the rule by which tables come from dates
FIRST_DAY: Final = date(2026, 11, 1)  # the first one that the rule gives
HUMAN: Final = "human"
LEVEL: Final = "master"  # of the bots, where a game has such ones; else the best there is
RIVALS: Final = 2  # bots, where nobody can play alone


class Daily(msgspec.Struct, frozen=True):
    """The table of one game and one day."""

    rule: int
    game: str
    day: date
    seed: str
    seats: list[str]  # `human`, or the name of a bot

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.seats.index(HUMAN)

    def table(self) -> Table:
        """The game, dealt."""
        table = open_table(find_game(self.game), len(self.seats), seed=self.seed)
        table.chairs = [Chair(bot="" if who == HUMAN else who) for who in self.seats]
        return table


def daily(game: str, day: date | None = None) -> Daily:
    """The table of this game and day; without a day, today's."""
    day = today() if day is None else day
    if day < FIRST_DAY:
        raise BurgherError(f"The first daily table is that of {FIRST_DAY}.")
    luck = blake2b(f"burgher daily {RULE}:{game}:{day.isoformat()}".encode(), digest_size=20).digest()
    players = 1 if 1 in find_game(game).players else 1 + RIVALS
    seats = [bots_level(game)] * players
    seats[luck[16] % players] = HUMAN
    return Daily(RULE, game, day, luck[:16].hex(), seats)


def bots_level(game: str) -> str:
    """Against whom one plays."""
    known = levels(game)
    return LEVEL if LEVEL in known else known[-1]


def today() -> date:
    """The day that is on now; days begin at midnight UTC for everybody."""
    return datetime.now(UTC).date()


def end_of(day: date) -> datetime:
    """When the next day begins."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def read_day(text: str) -> date:
    """A day as YYYY-MM-DD."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or text != day.isoformat():
        raise BurgherError(f"{text!r:.20} is no day: write it as YYYY-MM-DD.")
    return day
