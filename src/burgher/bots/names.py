"""Who sits where, in words."""

from burgher.bots import bot
from burgher.core.messages import Message
from burgher.core.table import Table
from burgher.core.words import Words


def names_of(table: Table, words: Words) -> list[str]:
    """The names of all seats: what people are called, which bot it is, or the number."""
    return [chair.name or _name_of(seat, chair.bot, words) for seat, chair in enumerate(table.chairs)]


def _name_of(seat: int, bot_name: str, words: Words) -> str:
    if bot_name:
        return words.say("cli.bot", {"name": words.say(f"page.bots.{bot(bot_name).name}"), "number": seat + 1})
    return words.say("cli.seat", {"number": seat + 1})


def say(words: Words, message: Message, names: list[str]) -> str:
    """A message in words, with names for seats."""
    seat = message.args.get("seat")
    return words.say(message.key, message.args | ({"seat": names[seat]} if isinstance(seat, int) else {}))
