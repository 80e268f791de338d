"""Events tell people what happened: log lines, animation, statistics. Nothing is rebuilt from them.

An event is a tuple (number of its kind, audience, values...); rules append it only while somebody listens.
"""


class EventKind:
    """A kind of event with the names of its values, which are also the placeholders of its sentence."""

    def __init__(self, number: int, name: str, fields: list[str], reveals: bool) -> None:
        self.number = number
        self.name = name
        self.fields = fields
        self.reveals = reveals  # it shows what others kept hidden: what brought it about is not offered to be undone


class Events:
    """All kinds of events of one game."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def event(self, name: str, *fields: str, reveals: bool = False) -> int:
        """Declare a kind of event; its number goes into the tuples."""
        self.kinds.append(EventKind(len(self.kinds), name, list(fields), reveals))
        return len(self.kinds) - 1
