"""What a game gives to the rest of the program: one object with everything that is particular to it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Generic

import msgspec

from burgher.core.errors import BadOption, BadPosition
from burgher.core.events import Events
from burgher.core.rulebook import Section, read_rules
from burgher.core.state import Event, S, Step
from burgher.core.verbs import Verbs
from burgher.core.words import Words

ONE_SEAT = 0  # the kind of a step that asks one player

View = dict[str, Any]  # a view as JSON has it


class Message(msgspec.Struct, frozen=True):
    """A sentence as a key of the words files and the values of its placeholders."""

    key: str
    args: dict[str, int | str | list[str]] = {}


class Part(msgspec.Struct, frozen=True):
    """A line of the score sheet with the clause that gives its points."""

    key: str
    clause: str


class Game(ABC, Generic[S]):
    """A game: subclass it, set the fields, and fill in the methods. There is one instance per game."""

    id: str
    rules_version: int
    players: range
    verbs: Verbs
    events: Events
    steps: list[Step[Any]]
    score_lines: list[Part]
    option_type: type[msgspec.Struct]
    position_type: type[msgspec.Struct]
    view_type: type[msgspec.Struct]
    facts_type: type[msgspec.Struct]
    preview_type: type[msgspec.Struct] | None = None
    names: Mapping[str, list[str]] = {}  # names of the values of a field: an event's "tile" 9 is "bank"

    # --- the table

    @abstractmethod
    def new_state(self, players: int, options: Any) -> S:
        """The state before anything is dealt. The options have been checked."""

    def check_options(self, players: int, options: Any) -> None:
        """Refuse options that do not fit together; their types are right already."""

    @abstractmethod
    def determinize(self, s: S, seat: int, rng: Random) -> S:
        """A copy that equals this state in all that the seat may know, with the rest drawn anew."""

    # --- what people and programs read

    @abstractmethod
    def view(self, s: S, seat: int | None) -> msgspec.Struct:
        """What a seat, or with None everybody, may see: a whitelist."""

    def preview(self, s: S, seat: int) -> msgspec.Struct | None:
        """What a seat that is to move sees of its legal actions before it plays one; most games need nothing."""
        return None

    @abstractmethod
    def parts(self, s: S, seat: int) -> Sequence[float]:
        """The points of a seat on each line of the score sheet."""

    @abstractmethod
    def ranking(self, s: S) -> list[int]:
        """The seats from first to last place."""

    def total(self, s: S, seat: int) -> float:
        """The score of a seat."""
        return sum(self.parts(s, seat))

    def winners(self, s: S) -> list[int]:
        """Who has won: several seats only where a game lets them share the victory."""
        return self.ranking(s)[:1]

    @abstractmethod
    def prompt(self, s: S, seat: int) -> Message:
        """What the seat is asked now, as a full sentence."""

    @abstractmethod
    def describe(self, s: S, seat: int, action: int) -> Message:
        """What a legal action would do, as a button would say it."""

    @abstractmethod
    def picture(self, s: S, names: list[str], words: Words) -> str:
        """The table drawn in text, with styles in square brackets for a terminal."""

    @abstractmethod
    def facts(self) -> msgspec.Struct:
        """The components as data, for drawing and for study."""

    # --- positions

    @abstractmethod
    def to_position(self, s: S) -> dict[str, Any]:
        """The whole position, ready for JSON."""

    @abstractmethod
    def read_position(self, doc: Any, strict: bool) -> S:
        """The state that a position describes, whose types are right already."""

    # --- shared by all games

    def options(self, players: int, given: Mapping[str, Any]) -> Any:
        """The game's options with defaults filled in, or `BadOption`."""
        if not isinstance(players, int) or not isinstance(given, Mapping):
            raise BadOption("The number of players is a whole number, and the options have names.")
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(f"This game is for {low} to {high} players, not {players}.")
        try:
            options = msgspec.convert(dict(given), self.option_type)
        except msgspec.ValidationError as fault:
            raise BadOption(f"The options are not right: {fault}.") from None
        self.check_options(players, options)
        return options

    def from_position(self, doc: Mapping[str, Any], strict: bool) -> S:
        """The state that a position written as JSON describes, or `BadPosition`."""
        try:
            checked = msgspec.convert(doc, self.position_type)
        except msgspec.ValidationError as fault:
            raise BadPosition(f"This is not a position of {self.id}: {fault}.") from None
        return self.read_position(checked, strict)

    @cached_property
    def rulebook(self) -> list[Section]:
        """The clauses of RULES.md."""
        return read_rules(self.id)

    def hands_on(self, s: S, seat: int, action: int) -> bool:
        """Would chance or somebody else be asked after this action?"""
        after = s.copy()
        after.play(seat, action)
        return after.to_move() != [seat]

    def tell(self, event: Event) -> Message:
        """An event as a sentence."""
        kind = self.events.kinds[event[0]]
        return Message(f"event.{kind.name}", self.named(dict(zip(kind.fields, event[2:], strict=True))))

    def named(self, values: dict[str, int]) -> dict[str, int | str | list[str]]:
        """Values with names where their field has some."""
        return {key: self.names[key][n] if key in self.names else n for key, n in values.items()}

    def frame_text(self, frame: tuple[int, int, int, int]) -> str:
        step, seat, a, b = frame
        words = [self.steps[step].name]
        words += [str(n) for n in ([seat] if seat >= 0 else []) + [a, b]]
        return ":".join(words)

    def read_frame(self, s: S, text: str, kinds: Mapping[str, int]) -> tuple[int, int, int, int]:
        """The frame that a text like `keep:0:2:3` names; `kinds` tells who is asked by the steps allowed here."""
        name, *rest = text.split(":")
        step = next((step for step in self.steps if step.name == name), None)
        if step is None or name not in kinds:
            raise BadPosition(f"The stack has an entry {text!r:.60}, which is no step that can be pending.")
        kind = kinds[name]
        bounds = ([s.seats - 1] if kind == ONE_SEAT else []) + [step.highest_a, step.highest_b]
        if len(rest) > len(bounds) or not all(n.isascii() and n.isdigit() and len(n) < 9 for n in rest):
            raise BadPosition(f"The stack entry {text!r:.60} does not have the form of its step.")
        values = [int(n) for n in rest] + [0] * (len(bounds) - len(rest))
        if any(value > bound for value, bound in zip(values, bounds, strict=True)):
            raise BadPosition(f"The stack entry {text!r:.60} has a number that is too large.")
        seat = values[0] if kind == ONE_SEAT else kind
        return (step.id, seat, values[-2], values[-1])
