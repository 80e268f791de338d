"""The course of a game: its state, its luck and its log, and nothing else.

This is what programs use that play many games; `Table` adds what people need: names, files, words and undo.
"""

from typing import Any

from mypy_extensions import i64

from burgher.core.chance import Luck
from burgher.core.state import ASKS_CHANCE, CHANCE, PUBLIC, Event, State, asks_of, data_of, seat_of, step_of

ENTRY = 4  # numbers of an entry: who acted, the action, who may know it (PUBLIC or a seat), the step that asked
HIDDEN = -1  # stands for an action that the reader may not know


class Course:
    """A game being played.

    >>> from burgher.games import game
    >>> course = Course(game("castles_of_burgundy").begin(2), seed=7)
    >>> course.run_chance()
    >>> course.play(course.state.mover(), course.state.options(course.state.mover())[0])
    >>> len(course)
    32
    """

    def __init__(self, state: State, seed: int | str) -> None:
        self.state = state
        self.luck = Luck(seed)
        self.entries: list[int] = []  # ENTRY numbers for each
        self.events: list[list[Event]] = []  # what each entry made happen, if somebody listens

    def __len__(self) -> int:
        return len(self.entries) // ENTRY

    def since(self, length: int, state: State, luck: Luck) -> "Course":
        """Another course, which stands where this one stood after so many entries: there it had this state and luck."""
        other = Course(state.copy(), "")
        other.state.listening = self.state.listening
        other.luck = luck.copy()
        other.entries = self.entries[: length * ENTRY]
        other.events = self.events[:length]
        return other

    def __deepcopy__(self, memo: object) -> "Course":
        return self.since(len(self), self.state, self.luck)

    def __reduce__(self) -> Any:
        return revive_course, (self.state, self.luck.key, self.luck.epoch, self.luck.drawn, self.entries)

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, or an outcome of chance, and write it down."""
        s = self.state
        frame: i64 = s.stack[-1]
        step = step_of(frame)
        audience = s.steps[step].audience(s, seat if seat >= 0 else seat_of(frame), data_of(frame))
        if seat == CHANCE:
            self.luck.spend(step, s.epoch())
        s.play(seat, action)
        entries = self.entries
        entries.append(seat)
        entries.append(action)
        entries.append(audience)
        entries.append(step)
        if s.listening:
            self.events.append(s.events)
            s.events = []

    def run_chance(self) -> None:
        """Draw until somebody has to choose."""
        s = self.state
        while s.stack and asks_of(s.stack[-1]) == ASKS_CHANCE:
            self.play(CHANCE, s.draw(self.luck.next(step_of(s.stack[-1]), s.epoch())))

    def may_read(self, n: int, reader: int) -> bool:
        """May this seat, or with PUBLIC everybody, know the action of the n-th entry now?"""
        seat, action, audience, step = self.entries[n * ENTRY : n * ENTRY + ENTRY]
        if audience in (PUBLIC, reader) or self.state.over():
            return True
        return not self.state.steps[step].secret(self.state, seat, action)

    def seen_by(self, reader: int) -> list[tuple[int, int]]:
        """The log as this seat, or with PUBLIC everybody, may read it: who acted, and what (or HIDDEN)."""
        seats, actions, audiences = self.entries[::ENTRY], self.entries[1::ENTRY], self.entries[2::ENTRY]
        for n, audience in enumerate(audiences):
            if audience not in (PUBLIC, reader) and not self.may_read(n, reader):
                actions[n] = HIDDEN
        return list(zip(seats, actions, strict=True))


def revive_course(state: State, key: bytes, epoch: int, drawn: dict[int, int], entries: list[int]) -> Course:
    """A course that was pickled, to which nobody listens."""
    course = Course(state, "")
    course.luck.key = key
    course.luck.epoch = epoch
    course.luck.drawn = drawn
    course.entries = entries
    return course
