"""What every game's state has in common, and the loop that plays it.

A state is dull data: whole numbers and lists of them. What is still to be decided lies on its stack as frames
(`core/step.py`). Playing takes the top frame off and hands it to its step, which changes the state and may push more.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from burgher.core.step import (
    ASKS_CHANCE,
    ASKS_EVERYONE,
    ASKS_NOBODY,
    ASKS_SEAT,
    NO_SEAT,
    PUBLIC,
    STEPS_OF,
    S,
    Step,
    asks_of,
    data_of,
    field,
    fields,
    number_steps,
    seat_of,
    step_of,
)

__all__ = [
    "ASKS_CHANCE",
    "ASKS_EVERYONE",
    "ASKS_NOBODY",
    "ASKS_SEAT",
    "CHANCE",
    "NO_SEAT",
    "NO_STAMP",
    "OVER",
    "PUBLIC",
    "Dull",
    "Event",
    "S",
    "State",
    "Step",
    "asks_of",
    "data_of",
    "field",
    "fields",
    "new_stamp",
    "number_steps",
    "seat_of",
    "step_of",
]

CHANCE: Final = -1  # who acts when something is drawn or rolled
OVER: Final = -2  # who acts when the game is over: nobody

Event = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dull:
    """Plain data that can be copied, pickled and compared: the base of a game's state and of its players."""

    def copy(self) -> "Dull":
        """An independent copy."""
        raise RuntimeError("each game writes its own copy")

    def __deepcopy__(self, memo: object) -> "Dull":
        return self.copy()

    def values(self) -> dict[str, Any]:
        """All attributes that are data."""
        names: list[str] = list(getattr(self, "__dict__", {}))
        for cls in type(self).__mro__:
            names += getattr(cls, "__mypyc_attrs__", ())
        return {name: getattr(self, name) for name in names if is_data(name) and hasattr(self, name)}

    def __reduce__(self) -> Any:
        return revive, (type(self), (), self.values())


NOT_DATA: Final = ("seats", "steps", "listening", "events", "__dict__", "__weakref__")
STAMP: Final = "_stamp"  # how the names of stamps end, which are no data either


def is_data(name: str) -> bool:
    return name not in NOT_DATA and not name.endswith(STAMP)


# A stamp says of some lists of a state that they are as they were when they got it: whoever changes one of them takes a
# new one. So programs that have read them see by one number whether there is anything new. Stamps are given once, over
# all states, and a copy takes one of its own for all it holds. What has none, as it was read from somewhere, is never
# taken for the same.
NO_STAMP: Final = 0


class Stamps:
    """The stamps that were given."""

    def __init__(self) -> None:
        self.last: i64 = NO_STAMP


STAMPS: Final = Stamps()


def new_stamp() -> i64:
    """A stamp that nothing has had before."""
    STAMPS.last += 1
    return STAMPS.last


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Dull):
    """The base of a game's state. Subclasses add what lies on their table, and `copy()`."""

    def __init__(self, seats: int, steps: "list[Step[Any]]", rules: int = 0) -> None:
        self.seats = seats
        self.steps = steps
        self.rules = rules  # the version of the rules by which the game was begun
        self.stack: list[int] = []
        self.listening = False
        self.events: list[Event] = []

    def copy(self) -> "State":
        """An independent copy, to which nobody listens."""
        raise RuntimeError("each game writes its own copy")

    def epoch(self) -> int:
        """A number that grows with the course of the game, by one or more each turn, and never falls.

        Draws are keyed by it, so that two lines of play that differ in one decision meet the same luck later.
        """
        raise RuntimeError("each game counts its own time")

    def __reduce__(self) -> Any:
        return revive, (type(self), (self.seats,), self.values())

    # --- the stack

    def push(
        self, step: "Step[Any]", seat: i64 = NO_SEAT, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        """Put a frame on top, with the step's fields in the order of their declaration."""
        count = step.count
        if not count:
            self.stack.append(step.tag + seat + 1)
        elif count == 1 and not b and 0 <= a - step.low_a < step.values_a:  # most others: without a call
            self.stack.append(step.tag + seat + 1 + (a - step.low_a << 14))
        else:
            self.stack.append(step.tag + seat + 1 + (step.pack(a, b, c, d, e) << 14))

    def push_again(self, step: "Step[Any]", seat: i64, data: i64) -> None:
        """Put a frame on top whose fields are packed already: as they were, or changed with `Field.put`."""
        self.stack.append(step.tag | seat + 1 | data << 14)

    def asking(self, step: "Step[Any]") -> bool:
        """Is this step on top?"""
        return bool(self.stack) and step_of(self.stack[-1]) == step.number

    def pending(self, step: "Step[Any]") -> bool:
        """Is this step somewhere on the stack?"""
        for frame in self.stack:
            if step_of(frame) == step.number:
                return True
        return False

    def top(self) -> "Step[Any]":
        """The step on top."""
        return self.steps[step_of(self.stack[-1])]

    def top_seat(self) -> int:
        """Whose frame is on top, or `NO_SEAT`."""
        return seat_of(self.stack[-1]) if self.stack else NO_SEAT

    def top_data(self) -> int:
        """The packed fields of the frame on top."""
        return data_of(self.stack[-1])

    # --- playing (here frames are taken apart without calls: this is what every action of every game runs through)

    def over(self) -> bool:
        return not self.stack

    def mover(self) -> i64:
        """Who acts now: a seat (the first of several), `CHANCE`, or `OVER`."""
        if not self.stack:
            return OVER
        frame: i64 = self.stack[-1]
        asks = frame >> 3 & 3
        if asks == ASKS_SEAT:
            return (frame & 7) - 1
        if asks == ASKS_CHANCE:
            return CHANCE
        return self.steps[frame >> 5 & 511].seats(self, frame >> 14)[0]

    def to_move(self) -> list[int]:
        """The seats that may act now: one, several, `[CHANCE]`, or none when the game is over."""
        if not self.stack:
            return []
        frame: i64 = self.stack[-1]
        asks = frame >> 3 & 3
        if asks == ASKS_EVERYONE:
            return self.steps[frame >> 5 & 511].seats(self, frame >> 14)
        return [(frame & 7) - 1 if asks == ASKS_SEAT else CHANCE]

    def options(self, seat: i64) -> list[int]:
        """The legal actions of a seat that is to move, in ascending order; of chance, what can happen."""
        frame: i64 = self.stack[-1]
        return self.steps[frame >> 5 & 511].options(self, seat if seat >= 0 else (frame & 7) - 1, frame >> 14)

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a legal action of a seat that is to move, or of chance, and all that follows by itself."""
        stack = self.stack
        frame: i64 = stack.pop()
        self.steps[frame >> 5 & 511].choose(self, seat if seat >= 0 else (frame & 7) - 1, frame >> 14, action)
        if stack and stack[-1] & 24 == 24:  # an automatic frame
            self.settle()

    def settle(self) -> None:
        """Run automatic frames until somebody, or chance, has to choose."""
        stack, steps = self.stack, self.steps
        while stack:
            frame: i64 = stack[-1]
            if frame & 24 != 24:
                return
            stack.pop()
            steps[frame >> 5 & 511].choose(self, (frame & 7) - 1, frame >> 14, 0)

    def draw(self, number: i64) -> i64:
        """The outcome that a random number below 2**32 picks for the chance frame on top."""
        frame: i64 = self.stack[-1]
        return self.steps[frame >> 5 & 511].draw(self, (frame & 7) - 1, frame >> 14, number)

    def outcomes(self) -> list[tuple[int, int]]:
        """What can happen by chance now: actions with their weights."""
        frame: i64 = self.stack[-1]
        step = self.steps[step_of(frame)]
        outcomes = step.options(self, seat_of(frame), data_of(frame))
        weights = step.weights(self, seat_of(frame), data_of(frame)) or [1] * len(outcomes)
        return list(zip(outcomes, weights, strict=True))


def revive(kind: type[Any], args: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """What was pickled, made anew. A state finds the steps of its game again."""
    made = kind(*args, STEPS_OF[kind.__module__, kind.__name__]) if args else kind()
    for name, value in values.items():
        setattr(made, name, value)
    return made
