"""A step is one object: a decision of the rulebook with its question, its options, its effect and its reasons.

    class Keep(Step[Burgundy]):
        \"""Choose which new types of goods to take. [CB-115]\"""

        depot = field(7)
        other = field(7)

        def options(self, s, seat, data): ...            what may be chosen, ascending
        def choose(self, s, seat, data, action): ...     what happens then
        def refusal(self, s, seat, data, action): ...    why an action may not be chosen, in the order of the rulebook
        def fault(self, s, seat, data): ...              why it could not be pending here, for positions
        def prompt(self, s, seat, data): ...             what the seat is asked

    KEEP: Final = Keep("keep", on=("sail",), same_seat=True, verbs=(v.KEEP,))

What is pending lies on the state's stack as frames. A frame is one whole number: the step, whose it is (a seat or
nobody), and the step's fields in bits of their own, which only the core packs and unpacks.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgher.core.messages import Message, Reason
from burgher.core.verbs import Verb

if TYPE_CHECKING:
    from burgher.core.state import State

# Whom a step asks. A frame carries this in two bits, so that automatic frames are known without looking up their step.
ASKS_SEAT: Final = 0
ASKS_EVERYONE: Final = 1  # several seats at once; the step says which
ASKS_CHANCE: Final = 2
ASKS_NOBODY: Final = 3  # it runs by itself

NO_SEAT: Final = -1  # of a frame that belongs to nobody
PUBLIC: Final = -1  # the audience of an entry or event that all may see

# The bits of a frame: seat + 1, whom it asks, the number of its step, the fields.
SEAT_BITS: Final = 3
ASKS_BITS: Final = 2
STEP_SHIFT: Final = 5
STEP_BITS: Final = 9
DATA_SHIFT: Final = 14
DATA_BITS: Final = 46  # so that a frame stays below 2**60, a short int when compiled
MAX_FIELDS: Final = 5

S = TypeVar("S", bound="State")


def seat_of(frame: i64) -> i64:
    """Whose frame it is, or `NO_SEAT`."""
    return (frame & 7) - 1


def asks_of(frame: i64) -> i64:
    return frame >> 3 & 3


def step_of(frame: i64) -> i64:
    """The number of the frame's step."""
    return frame >> 5 & 511


def data_of(frame: i64) -> i64:
    """The fields of the frame, packed."""
    return frame >> 14


class Field:
    """A bounded number in the frames of a step. It gets its name and its bits when the steps are numbered."""

    def __init__(self, serial: int, values: int, low: int) -> None:
        self.serial = serial
        self.name = ""
        self.bits = (values - 1).bit_length()
        self.values: i64 = values
        self.low: i64 = low
        self.shift: i64 = -1
        self.mask: i64 = (1 << self.bits) - 1

    def of(self, data: i64) -> i64:
        """The value in packed fields."""
        return (data >> self.shift & self.mask) + self.low

    def put(self, data: i64, value: i64) -> i64:
        """The packed fields with another value here."""
        if not 0 <= value - self.low < self.values:
            raise RuntimeError(f"the field {self.name} cannot be {value}")
        return data & ~(self.mask << self.shift) | value - self.low << self.shift

    def text(self, data: i64) -> str:
        """The value as a position writes it, or nothing if it is the lowest."""
        value = self.of(data)
        return "" if value == self.low else str(value)

    def read(self, text: str) -> int:
        """The value that a position names, less the lowest one; -1 if there is no such value."""
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
            return -1
        value = int(text) - self.low
        return value if 0 <= value < self.values else -1


class Fields(Field):
    """Several bounded numbers of one kind, such as the dice paid for an order; each counts from 0."""

    def __init__(self, serial: int, count: int, values: int) -> None:
        each = (values - 1).bit_length()
        super().__init__(serial, 1 << count * each, 0)
        self.count = count
        self.each: i64 = each
        self.each_values: i64 = values

    def at(self, data: i64, i: i64) -> i64:
        """The i-th value."""
        return data >> self.shift + i * self.each & (1 << self.each) - 1

    def put_at(self, data: i64, i: i64, value: i64) -> i64:
        """The packed fields with another i-th value."""
        if not 0 <= value < self.each_values or not 0 <= i < self.count:
            raise RuntimeError(f"the field {self.name} cannot have {value} at {i}")
        shift = self.shift + i * self.each
        return data & ~((1 << self.each) - 1 << shift) | value << shift

    def all(self, values: list[int]) -> int:
        """These values as the one number that `push` takes for this field."""
        out = 0
        for i, value in enumerate(values):
            out |= value << i * self.each
        return out

    def text(self, data: i64) -> str:
        values = [self.at(data, i) for i in range(self.count)]
        return ".".join([str(value) for value in values]) if any(values) else ""

    def read(self, text: str) -> int:
        words = text.split(".")
        if len(words) > self.count or not all(w.isascii() and w.isdigit() and len(w) < 9 for w in words):
            return -1
        values = [int(word) for word in words]
        return self.all(values) if max(values) < self.each_values else -1


_made: list[Field] = []  # fields are found by name but keep the order in which they were declared


def field(values: int, low: int = 0) -> Field:
    """A field of a step with this many values, from `low` on. Write it in the class, without an annotation."""
    _made.append(Field(len(_made), values, low))
    return _made[-1]


def fields(count: int, values: int) -> Fields:
    """Several fields alike."""
    made = Fields(len(_made), count, values)
    _made.append(made)
    return made


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class Step(Generic[S]):
    """One kind of decision, chance or automatic step. A game's subclass says what it is; the instance stands below it.

    `on` names the steps on which its frames may lie ("" is the bottom of the stack); `same_seat` says that its seat is
    that of the frame below; `owned` that its frames have a seat though they ask none; `players` for which numbers of
    players it is there (none named: all); `verbs` what may be chosen.
    """

    def __init__(
        self,
        name: str,
        asks: int = ASKS_SEAT,
        *,
        on: tuple[str, ...] = ("",),
        verbs: tuple[Verb, ...] = (),
        same_seat: bool = False,
        owned: bool = False,
        players: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.asks = asks
        self.on = on
        self.verbs = verbs
        self.same_seat = same_seat
        self.owned = owned or same_seat or asks == ASKS_SEAT
        self.players = players
        self.number = -1
        self.tag: i64 = -1  # of its frames: step and whom it asks
        self.fields: list[Field] = []
        self.count: i64 = 0
        # of each field: where it lies, its lowest value and how many it has
        self.shift_b: i64 = 0
        self.shift_c: i64 = 0
        self.shift_d: i64 = 0
        self.shift_e: i64 = 0
        self.low_a: i64 = 0
        self.low_b: i64 = 0
        self.low_c: i64 = 0
        self.low_d: i64 = 0
        self.low_e: i64 = 0
        self.values_a: i64 = 1
        self.values_b: i64 = 1
        self.values_c: i64 = 1
        self.values_d: i64 = 1
        self.values_e: i64 = 1

    # --- what a game writes

    def options(self, s: S, seat: i64, data: i64) -> list[int]:
        """The legal actions, ascending; for chance, the outcomes that can happen."""
        raise RuntimeError(f"step {self.name} asks nobody")

    def choose(self, s: S, seat: i64, data: i64, action: i64) -> None:
        """What happens. The frame is off the stack; `seat` is who acts, or whose frame it is if nobody does."""
        raise RuntimeError(f"step {self.name} does nothing")

    def weights(self, s: S, seat: i64, data: i64) -> list[int]:
        """For chance: how likely each outcome is, as whole numbers; none means all alike."""
        return []

    def draw(self, s: S, seat: i64, data: i64, number: i64) -> i64:
        """For chance: the outcome that a random number below 2**32 picks.

        Where games draw much, a step may find the same outcome without a list of all of them.
        """
        outcomes = self.options(s, seat, data)
        weights = self.weights(s, seat, data)
        if not weights:
            return outcomes[number * len(outcomes) >> 32]
        total: i64 = 0
        for weight in weights:
            total += weight
        mark = number * total >> 32
        i: i64 = 0
        while mark >= weights[i]:
            mark -= weights[i]
            i += 1
        return outcomes[i]

    def seats(self, s: S, data: i64) -> list[int]:
        """For a step that asks everyone: who still has to choose."""
        raise RuntimeError(f"step {self.name} asks one seat")

    def audience(self, s: S, seat: i64, data: i64) -> int:
        """Who may know what is chosen here: `PUBLIC` or one seat, until it is no longer secret."""
        return PUBLIC

    def secret(self, s: S, seat: i64, action: i64) -> bool:
        """Is what was chosen here for one seat's eyes still hidden from the others, before the game is over?"""
        return True

    def refusal(self, s: S, seat: i64, data: i64, action: i64) -> Reason | None:
        """Why an action of the step's verbs may not be chosen, told in the order of the rulebook; None if it may.

        A second statement of what is legal: it shares quantities with `options`, never a yes or no. A law of the tests
        compares the two.
        """
        raise RuntimeError(f"step {self.name} gives no reasons")

    def fault(self, s: S, seat: i64, data: i64) -> str:
        """Why it could not be pending here, beyond what the declarations say; the stack is what lies below it."""
        return ""

    def prompt(self, s: S, seat: i64, data: i64) -> Message:
        """What the seat is asked, as a full sentence."""
        return Message(f"prompt.{self.name}")

    # --- frames

    def pack(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
        """The fields in the order of their declaration as one number. A value out of bounds is refused."""
        a -= self.low_a
        if self.count == 1:
            if 0 <= a < self.values_a and not b:
                return a
        elif self.count == 2:
            b -= self.low_b
            if 0 <= a < self.values_a and 0 <= b < self.values_b and not c:
                return a | b << self.shift_b
        else:
            b -= self.low_b
            c -= self.low_c
            d -= self.low_d
            e -= self.low_e
            if (
                0 <= a < self.values_a
                and 0 <= b < self.values_b
                and 0 <= c < self.values_c
                and 0 <= d < self.values_d
                and 0 <= e < self.values_e
            ):
                return a | b << self.shift_b | c << self.shift_c | d << self.shift_d | e << self.shift_e
        raise RuntimeError(f"step {self.name} has a field out of bounds")

    def frame_text(self, frame: i64) -> str:
        """A frame as positions write it: `take:0:first=4:n=2`, without fields that have their lowest value."""
        words = [self.name]
        if seat_of(frame) >= 0:
            words.append(str(seat_of(frame)))
        for f in self.fields:
            value = f.text(data_of(frame))
            if value:
                words.append(f"{f.name}={value}")
        return ":".join(words)

    def lay_out(self, number: int) -> None:
        """Take a number, and give each field its name and its bits in the order of declaration."""
        self.number = number
        self.tag = number << STEP_SHIFT | self.asks << SEAT_BITS
        found = [(name, getattr(self, name)) for name in dir(self) if not name.startswith("_")]
        named = [(f.serial, name, f) for name, f in found if isinstance(f, Field)]
        named.sort()
        self.fields = [f for _, _, f in named]
        self.count = len(named)
        shift = 0
        for _, name, f in named:
            if f.shift not in (-1, shift):
                raise ValueError(f"step {self.name}: the field {name} lies elsewhere in another step of its class")
            f.name = name
            f.shift = shift
            shift += f.bits
        if shift > DATA_BITS or len(named) > MAX_FIELDS:
            raise ValueError(f"step {self.name} has too many fields")
        shifts = [int(f.shift) for f in self.fields] + [0] * MAX_FIELDS
        lows = [int(f.low) for f in self.fields] + [0] * MAX_FIELDS
        values = [int(f.values) for f in self.fields] + [1] * MAX_FIELDS
        self.shift_b, self.shift_c, self.shift_d, self.shift_e = shifts[1], shifts[2], shifts[3], shifts[4]
        self.low_a, self.low_b, self.low_c, self.low_d, self.low_e = lows[0], lows[1], lows[2], lows[3], lows[4]
        self.values_a, self.values_b, self.values_c = values[0], values[1], values[2]
        self.values_d, self.values_e = values[3], values[4]


def number_steps(state: type, steps: list[Any]) -> list[Any]:
    """The steps of a game, numbered by their place in the list, for the frames of its states."""
    names = [step.name for step in steps]
    for number, step in enumerate(steps):
        if names.count(step.name) > 1:
            raise ValueError(f"two steps are called {step.name}")
        strange = [name for name in step.on if name and name not in names]
        if strange:
            raise ValueError(f"step {step.name} cannot lie on {strange[0]}, which is no step")
        step.lay_out(number)
    if len(steps) >= 1 << STEP_BITS:
        raise ValueError("there are too many steps")
    STEPS_OF[state.__module__, state.__name__] = steps
    return steps


STEPS_OF: Final[dict[tuple[str, str], list[Any]]] = {}  # so that a state that was sent elsewhere finds its steps again
