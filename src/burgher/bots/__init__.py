"""Bots, and the arena in which they meet."""

from burgher.bots.bot import Bot
from burgher.bots.chance import RandomBot
from burgher.bots.greedy import Greedy
from burgher.core.errors import BurgherError

BOTS: tuple[Bot, ...] = (RandomBot(), Greedy())
NAMES = tuple(bot.name for bot in BOTS)


def bot(name: str) -> Bot:
    """The bot with this name."""
    for found in BOTS:
        if found.name == name:
            return found
    raise BurgherError(f"There is no bot called {name!r:.40}; there is {', '.join(NAMES)}.")
