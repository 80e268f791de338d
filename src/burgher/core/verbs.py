"""Actions are whole numbers; a verb gives a range of them its name and its fields.

>>> verbs = Verbs()
>>> TAKE = verbs.verb("take", die=2, depot=(1, 6))
>>> TAKE.of(1, 3)
8
>>> verbs.text(8), verbs.parse("take:1:3")
('take:1:3', 8)
"""

import re
from typing import Final

from burgher.core.errors import IllegalAction

MAX_FIELDS: Final = 4
# int() would also take spaces, underscores and foreign digits: an action has one text form only
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}", re.ASCII)


class Verb:
    """A kind of action. Its action numbers run from `first` up to, not including, `end`."""

    def __init__(self, name: str, first: int, fields: list[tuple[str, int, int]]) -> None:
        if len(fields) > MAX_FIELDS:
            raise ValueError(f"verb {name} has more than {MAX_FIELDS} fields")
        self.name = name
        self.fields = fields
        self.first = first
        self.strides = [0] * MAX_FIELDS
        self.lows = [low for _, low, _ in fields]
        self.sizes = [high - low + 1 for _, low, high in fields]
        size = 1
        zero = first
        for i in range(len(fields) - 1, -1, -1):
            self.strides[i] = size
            zero -= self.lows[i] * size
            size *= self.sizes[i]
        self.end = first + size
        self.zero = zero  # the number of the action whose fields are all 0, were it allowed
        self.stride_a, self.stride_b, self.stride_c, self.stride_d = self.strides

    def of(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """The action with these field values."""
        return self.zero + a * self.stride_a + b * self.stride_b + c * self.stride_c + d * self.stride_d

    def field(self, action: int, i: int) -> int:
        """The value of the i-th field of an action of this verb."""
        return (action - self.first) // self.strides[i] % self.sizes[i] + self.lows[i]

    def owns(self, action: int) -> bool:
        return self.first <= action < self.end


class Verbs:
    """All verbs of one game: the dense table of its actions."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0

    def verb(self, name: str, **fields: int | tuple[int, int]) -> Verb:
        """Declare a verb. A field is a number of values from 0, or a pair (lowest, highest)."""
        bounds = [(key, 0, f - 1) if isinstance(f, int) else (key, f[0], f[1]) for key, f in fields.items()]
        verb = Verb(name, self.size, bounds)
        self.verbs.append(verb)
        self.size = verb.end
        return verb

    def of(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        raise IllegalAction(f"There is no action number {action}.")

    def text(self, action: int) -> str:
        verb = self.of(action)
        return ":".join([verb.name] + [str(verb.field(action, i)) for i in range(len(verb.fields))])

    def parse(self, text: str) -> int:
        """The action that a text form names, legal now or not."""
        if not isinstance(text, str):
            raise IllegalAction("An action is given as its text form.")
        name, *values = text.split(":")
        for verb in self.verbs:
            if verb.name == name:
                return _read(verb, values, text)
        raise IllegalAction(f"There is no action called {name!r:.40}.")


def _read(verb: Verb, values: list[str], text: str) -> int:
    form = ":".join([verb.name] + [key for key, _, _ in verb.fields])
    if len(values) != len(verb.fields):
        raise IllegalAction(f"The action {text!r:.60} does not have the form {form}.")
    action = verb.zero
    for i, (key, low, high) in enumerate(verb.fields):
        if NUMBER.fullmatch(values[i]) is None:
            raise IllegalAction(f"In {text!r:.60} the field {key} is not a whole number.")
        value = int(values[i])
        if not low <= value <= high:
            raise IllegalAction(f"In {text!r:.60} the field {key} is not between {low} and {high}.")
        action += value * verb.strides[i]
    return action
