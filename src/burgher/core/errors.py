"""The one family of errors that tell a person what was wrong with the input."""


class BurgherError(ValueError):
    """Bad input. The message is one sentence that names the fault."""


class IllegalAction(BurgherError):
    """The action is not among the legal ones of this seat now."""


class BadPosition(BurgherError):
    """A position written by hand does not describe a possible table."""


class BadRecord(BurgherError):
    """A saved game is broken, foreign or cannot be replayed."""


class BadOption(BurgherError):
    """A number of players or an option of the game is not possible."""
