"""What every game's state has in common, and the loop that plays it.

A state is dull data. What is still to be decided lies on its stack: frames (step, seat, a, b) of whole
numbers. Playing takes the top frame off and hands it to its step, which changes the state and may push more.
"""

from typing import Any, Final, Generic, TypeVar

CHANCE: Final = -1  # the seat of the dice, bags and piles
EVERYONE: Final = -2  # the frame asks several seats at once; the step says which
NOBODY: Final = -3  # the frame runs by itself

PUBLIC: Final = -1  # the audience of an entry or event that all may see

Frame = tuple[int, int, int, int]
Event = tuple[int, ...]


class State:
    """The base of a game's state. Subclasses add what lies on their table, and `copy()`."""

    def __init__(self, seats: int, steps: "list[Step[Any]]") -> None:
        self.seats = seats
        self.steps = steps
        self.stack: list[Frame] = []
        self.listening = False
        self.events: list[Event] = []

    def push(self, step: "Step[Any]", seat: int, a: int = 0, b: int = 0) -> None:
        self.stack.append((step.id, seat, a, b))

    def copy(self) -> "State":
        """An independent copy, to which nobody listens."""
        raise RuntimeError("each game writes its own copy")

    def over(self) -> bool:
        return not self.stack

    def to_move(self) -> list[int]:
        """The seats that may act now: one, several, `[CHANCE]`, or none when the game is over."""
        if not self.stack:
            return []
        step, seat, a, b = self.stack[-1]
        if seat == EVERYONE:
            return self.steps[step].seats(self, a, b)
        return [seat]

    def options(self, seat: int) -> list[int]:
        """The legal actions of a seat that is to move, in ascending order."""
        step, _, a, b = self.stack[-1]
        return self.steps[step].options(self, seat, a, b)

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal action of a seat that is to move, and all that follows by itself."""
        step, _, a, b = self.stack.pop()
        self.steps[step].choose(self, seat, a, b, action)
        self.settle()

    def settle(self) -> None:
        """Run automatic frames until somebody, or chance, has to choose."""
        while self.stack:
            step, seat, a, b = self.stack[-1]
            if seat != NOBODY:
                return
            self.stack.pop()
            self.steps[step].choose(self, NOBODY, a, b, 0)

    def draw(self, number: int) -> int:
        """The outcome that a random number below 2**53 picks for the chance frame on top."""
        step, _, a, b = self.stack[-1]
        outcomes = self.steps[step].options(self, CHANCE, a, b)
        weights = self.steps[step].weights(self, a, b)
        if not weights:
            return outcomes[number * len(outcomes) >> 53]
        mark = number * sum(weights) >> 53
        i = 0
        while mark >= weights[i]:
            mark -= weights[i]
            i += 1
        return outcomes[i]


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One kind of decision, chance or automatic step: what may be chosen, and what happens then."""

    def __init__(self, name: str, a: int = 0, b: int = 0) -> None:
        self.name = name
        self.id = -1
        self.highest_a = a  # frames of this step carry 0 <= a <= highest_a, and so for b
        self.highest_b = b

    def options(self, s: S, seat: int, a: int, b: int) -> list[int]:
        """The legal actions, ascending; for chance, the outcomes that can happen."""
        raise RuntimeError(f"step {self.name} asks nobody")

    def choose(self, s: S, seat: int, a: int, b: int, action: int) -> None:
        """What happens. The frame is already off the stack."""
        raise RuntimeError(f"step {self.name} does nothing")

    def weights(self, s: S, a: int, b: int) -> list[int]:
        """For chance: how likely each outcome is, as whole numbers; none means all alike."""
        return []

    def seats(self, s: S, a: int, b: int) -> list[int]:
        """For a frame that asks everyone: who still has to choose."""
        raise RuntimeError(f"step {self.name} asks one seat")

    def audience(self, s: S, seat: int, a: int, b: int) -> int:
        """Who may know what is chosen here: `PUBLIC` or one seat, until it is no longer secret."""
        return PUBLIC

    def secret(self, s: S, seat: int, action: int) -> bool:
        """Is what was chosen here for one seat's eyes still hidden from the others, before the game is over?"""
        return True


def number_steps(steps: list[Any]) -> list[Any]:
    """Give each step its place in the list as its number, for the frames."""
    for i, step in enumerate(steps):
        step.id = i
    return steps
