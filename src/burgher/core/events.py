"""Events tell people what happened: log lines, animation, statistics. Nothing is rebuilt from them.

An event is a tuple (number of its kind, audience, values...); rules append it only while somebody listens.
"""


class EventKind:
    """A kind of event with the names of its values, which are also the placeholders of its sentence."""

    def __init__(self, number: int, name: str, fields: list[str]) -> None:
        self.number = number
        self.name = name
        self.fields = fields


class Events:
    """All kinds of events of one game."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def event(self, name: str, *fields: str) -> int:
        """Declare a kind of event; its number goes into the tuples."""
        self.kinds.append(EventKind(len(self.kinds), name, list(fields)))
        return len(self.kinds) - 1
