"""Actions are whole numbers; a verb gives a range of them its name and its fields.

>>> verbs = Verbs()
>>> TAKE = verbs.verb("take", die=2, depot=(1, 6))
>>> TAKE.of(1, 3)
8
>>> TAKE.two(8)
(1, 3)
>>> verbs.text(8), verbs.parse("take:1:3")
('take:1:3', 8)

The verbs of players come first, those of chance after them: an agent's actions are the numbers below `player_size`.
"""

import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from burgher.core.errors import IllegalAction

MAX_FIELDS: Final = 4
# int() would also take spaces, underscores and foreign digits: an action has one text form only
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}", re.ASCII)


class Verb:
    """A kind of action. Its action numbers run from `first` up to, not including, `end`."""

    def __init__(self, name: str, first: int, fields: list[tuple[str, int, int]], chance: bool) -> None:
        if len(fields) > MAX_FIELDS:
            raise ValueError(f"verb {name} has more than {MAX_FIELDS} fields")
        self.name = name
        self.fields = fields
        self.chance = chance
        self.first: i64 = first
        self.strides = [1] * MAX_FIELDS
        self.lows = [low for _, low, _ in fields] + [0] * (MAX_FIELDS - len(fields))
        self.sizes = [high - low + 1 for _, low, high in fields] + [1] * (MAX_FIELDS - len(fields))
        size = 1
        zero = first
        for i in range(len(fields) - 1, -1, -1):
            self.strides[i] = size
            zero -= self.lows[i] * size
            size *= self.sizes[i]
        self.end: i64 = first + size
        self.zero: i64 = zero  # the number of the action whose fields are all 0, were it allowed
        self.stride_a: i64 = self.strides[0]
        self.stride_b: i64 = self.strides[1]
        self.stride_c: i64 = self.strides[2]
        self.stride_d: i64 = self.strides[3]
        self.size_b: i64 = self.sizes[1]
        self.size_c: i64 = self.sizes[2]
        self.size_d: i64 = self.sizes[3]
        self.low_a: i64 = self.lows[0]
        self.low_b: i64 = self.lows[1]
        self.low_c: i64 = self.lows[2]
        self.low_d: i64 = self.lows[3]

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """The action with these field values."""
        return self.zero + a * self.stride_a + b * self.stride_b + c * self.stride_c + d * self.stride_d

    def owns(self, action: i64) -> bool:
        return self.first <= action < self.end

    # The fields of an action of this verb, to be unpacked into names: `die, goods = v.SELL.two(action)`.

    def one(self, action: i64) -> i64:
        """The first field."""
        return (action - self.first) // self.stride_a + self.low_a

    def two(self, action: i64) -> tuple[i64, i64]:
        """The first two fields."""
        rest = action - self.first
        return rest // self.stride_a + self.low_a, rest // self.stride_b % self.size_b + self.low_b

    def three(self, action: i64) -> tuple[i64, i64, i64]:
        """The first three fields."""
        rest = action - self.first
        return (
            rest // self.stride_a + self.low_a,
            rest // self.stride_b % self.size_b + self.low_b,
            rest // self.stride_c % self.size_c + self.low_c,
        )

    def four(self, action: i64) -> tuple[i64, i64, i64, i64]:
        """All four fields."""
        rest = action - self.first
        return (
            rest // self.stride_a + self.low_a,
            rest // self.stride_b % self.size_b + self.low_b,
            rest // self.stride_c % self.size_c + self.low_c,
            rest // self.stride_d % self.size_d + self.low_d,
        )

    def named(self, action: i64) -> dict[str, int]:
        """The fields by name: for what is read by people and programs, not for playing."""
        values = self.four(action)
        return {self.fields[i][0]: values[i] for i in range(len(self.fields))}


class Verbs:
    """All verbs of one game: the dense table of its actions."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.firsts: list[int] = []  # the number of each verb's first action
        self.texts: dict[int, str] = {}  # the text forms that were asked for
        self.size = 0
        self.player_size = 0  # of the verbs of players alone, which come first

    def verb(self, name: str, **fields: int | tuple[int, int]) -> Verb:
        """Declare a verb of players. A field is a number of values from 0, or a pair (lowest, highest)."""
        if self.size > self.player_size:
            raise ValueError(f"verb {name}: the verbs of players come before those of chance")
        verb = self._add(name, fields, chance=False)
        self.player_size = self.size
        return verb

    def chance(self, name: str, **fields: int | tuple[int, int]) -> Verb:
        """Declare a verb of chance: what may be drawn or rolled."""
        return self._add(name, fields, chance=True)

    def _add(self, name: str, fields: dict[str, int | tuple[int, int]], chance: bool) -> Verb:
        bounds = [
            (key.rstrip("_"), 0, f - 1) if isinstance(f, int) else (key.rstrip("_"), f[0], f[1])
            for key, f in fields.items()
        ]  # `class_` is called `class`
        verb = Verb(name, self.size, bounds, chance)
        self.verbs.append(verb)
        self.firsts.append(verb.first)
        self.size = verb.end
        return verb

    def of(self, action: i64) -> Verb:
        if not 0 <= action < self.size:
            raise IllegalAction(f"There is no action number {action}.")
        return self.verbs[bisect_right(self.firsts, action) - 1]

    def text(self, action: i64) -> str:
        found = self.texts.get(action)
        if found is None:
            verb = self.of(action)
            found = ":".join([verb.name] + [str(value) for value in verb.named(action).values()])
            self.texts[action] = found
        return found

    def parse(self, text: str) -> int:
        """The action that a text form names, legal now or not."""
        if not isinstance(text, str):
            raise IllegalAction("An action is given as its text form.")
        name, *values = text.split(":")
        for verb in self.verbs:
            if verb.name == name:
                return _read(verb, values, text)
        raise IllegalAction(f"There is no action called {name!r:.40}.")

    def table(self, names: Mapping[str, list[str]]) -> list[dict[str, Any]]:
        """All verbs as data: what each field is called and counts, with the names of its values where it has some."""
        return [
            {
                "verb": verb.name,
                "chance": verb.chance,
                "fields": [
                    {"name": key, "low": low, "high": high} | _value_names(names.get(key, []), low, high)
                    for key, low, high in verb.fields
                ],
            }
            for verb in self.verbs
        ]


def _value_names(names: list[str], low: int, high: int) -> dict[str, Any]:
    """The names of a field's values from its lowest on, if every value has one."""
    return {"values": names[low : high + 1]} if low >= 0 and high < len(names) else {}


def _read(verb: Verb, values: list[str], text: str) -> int:
    form = ":".join([verb.name] + [key for key, _, _ in verb.fields])
    if len(values) != len(verb.fields):
        raise IllegalAction(f"The action {text!r:.60} does not have the form {form}.")
    action: int = verb.zero
    for i, (key, low, high) in enumerate(verb.fields):
        if NUMBER.fullmatch(values[i]) is None:
            raise IllegalAction(f"In {text!r:.60} the field {key} is not a whole number.")
        value = int(values[i])
        if not low <= value <= high:
            raise IllegalAction(f"In {text!r:.60} the field {key} is not between {low} and {high}.")
        action += value * verb.strides[i]
    return action
