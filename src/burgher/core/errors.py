"""The one family of errors that tell a person what was wrong with the input."""

from typing import Final

from burgher.core.messages import Reason

LONGEST: Final = 300  # letters of a message


class BurgherError(ValueError):
    """Bad input. The message is one sentence that names the fault."""

    def __init__(self, message: str) -> None:
        super().__init__(one_sentence(message))


def one_sentence(message: str) -> str:
    """The message on one line, printable and of bearable length, whatever a broken file has put into it."""
    line = " ".join("".join([c if c.isprintable() else " " for c in message]).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 2] + "…."


class IllegalAction(BurgherError):
    """The action is not among the legal ones of this seat now; the reason tells why, where there is one."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadPosition(BurgherError):
    """A position written by hand does not describe a possible table."""


class BadRecord(BurgherError):
    """A saved game is broken, foreign or cannot be replayed."""


class OtherRules(BadRecord):
    """A game that was begun by other rules, or with other data, than can be played here; the key names which."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class BadOption(BurgherError):
    """A number of players or an option of the game is not possible."""
