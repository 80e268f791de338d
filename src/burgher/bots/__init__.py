"""Bots, and the arena in which they meet."""

from burgher.bots.apprentice import Apprentice
from burgher.bots.bot import Bot
from burgher.bots.chance import RandomBot
from burgher.bots.journeyman import Journeyman
from burgher.bots.masters import Guildmaster, Master
from burgher.core.errors import BurgherError

# From the weakest to the strongest. What a bot is called and says of itself stands in the words files under
# `page.bots`, `page.bot_about` and `page.bot_quote`; its face is the icon `bot-<name>`.
BOTS: tuple[Bot, ...] = (RandomBot(), Apprentice(), Journeyman(), Master(), Guildmaster())
NAMES = tuple(bot.name for bot in BOTS)
FORMER = {"greedy": "journeyman"}  # names in older games and databases, and on command lines that people know by heart


def is_bot(name: str) -> bool:
    """Is there a bot with this name, or was there?"""
    return FORMER.get(name, name) in NAMES


def levels(game: str) -> list[str]:
    """The bots that play a game, from the weakest to the strongest."""
    return [found.name for found in BOTS if found.plays(game)]


def bot(name: str) -> Bot:
    """The bot with this name."""
    for found in BOTS:
        if found.name == FORMER.get(name, name):
            return found
    raise BurgherError(f"There is no bot called {name!r:.40}; there is {', '.join(NAMES)}.")


def player(name: str, game: str) -> Bot:
    """The bot with this name, if it plays this game."""
    found = bot(name)
    if not found.plays(game):
        raise BurgherError(f"The bot {found.name!r} does not play {game}; there is {', '.join(levels(game))}.")
    return found
