"""What a game gives to the rest of the program: one object with everything that is particular to it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic

import msgspec

from burgher.core.chance import Dice
from burgher.core.data import fingerprint
from burgher.core.deeds import DeedActions
from burgher.core.drawing import Drawing
from burgher.core.errors import BadOption, BadPosition
from burgher.core.events import Events
from burgher.core.features import Layout
from burgher.core.listing import listed
from burgher.core.messages import Message, Reason
from burgher.core.rulebook import Section, read_rules
from burgher.core.state import (
    ASKS_CHANCE,
    ASKS_EVERYONE,
    ASKS_NOBODY,
    Event,
    S,
    State,
    Step,
    data_of,
    seat_of,
    step_of,
)
from burgher.core.tellers import Tellers
from burgher.core.verbs import Verb, Verbs
from burgher.core.words import Words
from burgher.core.writer import Writer

View = dict[str, Any]  # a view as JSON has it
# numbers of an entry of format 1 -> seat (if it has one) and fields; or the entry of another step, as it is written now
OldFrame = Callable[[list[int]], list[int] | str]

NOT_YOUR_TURN = Reason("", Message("why_not.not_your_turn"))
NOT_ASKED = Reason("", Message("why_not.not_asked"))
GAME_OVER = Reason("", Message("why_not.over"))


class Verdict(msgspec.Struct, frozen=True):
    """What the rulebook calls so many points in a solo game; its words are those of the key."""

    points: int
    key: str
    clause: str


class Part(msgspec.Struct, frozen=True):
    """A line of the score sheet with the clause that gives its points."""

    key: str
    clause: str


class NoFacts(msgspec.Struct, frozen=True):
    """Of a game that tells nothing of its components."""


class Game(ABC, Generic[S]):
    """A game: subclass it, set the fields, and fill in the methods. There is one instance per game."""

    id: str
    rules_version: int  # raised by every change that makes any game go another way
    oldest_rules: int = 1  # games begun by these rules, and by all since, are still played as they were begun
    players: range
    verbs: Verbs
    events: Events
    steps: list[Step[Any]]
    score_lines: list[Part]
    verdicts: Sequence[Verdict] = ()  # of a solo game, from the least points to the most
    option_type: type[msgspec.Struct]
    position_type: type[msgspec.Struct]
    view_type: type[msgspec.Struct]
    facts_type: type[msgspec.Struct] = NoFacts
    preview_type: type[msgspec.Struct] | None = None
    names: Mapping[str, list[str]] = {}  # names of the values of a field: an event's "tile" 9 is "bank"
    # what the values of a verb's field mean where sentences do not name them: `improve:2` they do, `main:1` not
    meanings: Mapping[str, list[str]] = {}
    tellers: Tellers = Tellers()
    handing_on: Sequence[Verb] = ()  # what can end a turn; whether it does is tried
    deed_actions: DeedActions | None = None  # what may be chained (`core/deeds.py`)
    old_frames: Mapping[
        str, OldFrame
    ] = {}  # how stack entries of format 1 are read, where numbers do not follow in order
    layouts: Mapping[int, Layout] = {}  # by number of players: what the features of a position are
    meant: Verbs | None = None  # the table of the codes, where actions have some that learn better than their numbers
    longest: int  # no game has more entries in its log
    most_outcomes: int  # no draw has more
    score_range: tuple[float, float]  # no final score lies outside

    # --- the table

    @abstractmethod
    def new_state(self, players: int, options: Any) -> S:
        """The state before anything is dealt. The options have been checked."""

    def check_options(self, players: int, options: Any) -> None:
        """Refuse options that do not fit together; their types are right already."""

    def asks_at_once(self, players: int, options: Any) -> bool:
        """Are several seats asked at the same time in games with these options?"""
        asking = [step for step in self.steps if step.asks == ASKS_EVERYONE]
        return players > 1 and any(not step.players or players in step.players for step in asking)

    @abstractmethod
    def determinize(self, s: S, seat: int, dice: Dice) -> S:
        """A copy that equals this state in all that the seat may know, with the rest drawn anew."""

    # --- what people and programs read

    def write_features(self, s: S, seat: int, out: Writer) -> None:
        """Write the position as numbers, laid out as `layouts` says: what the seat may know, and nothing else."""
        raise RuntimeError(f"{self.id} has no features")

    def features(self, s: S, seat: int) -> list[int]:
        """The position as a row of numbers."""
        size = self.layouts[s.seats].size
        out = Writer(size)
        self.write_features(s, seat, out)
        if out.at != size:
            raise ValueError(f"{self.id} has written {out.at} features, and not {size} as its layout says")
        return list(out.numbers)

    def codes(self, s: S, seat: int, actions: list[int]) -> list[int]:
        """Legal actions by what they mean, as numbers below `code_count`; those with the same code come to the same.

        Where a game has no codes of its own they are the numbers of the actions.
        """
        return actions

    @property
    def code_count(self) -> int:
        """How many codes there are: the size of an agent's space of actions."""
        return self.verbs.player_size if self.meant is None else self.meant.size

    @abstractmethod
    def view(self, s: S, seat: int | None) -> msgspec.Struct:
        """What a seat, or with None everybody, may see: a whitelist."""

    def seen_by(self, s: S, public: msgspec.Struct, seat: int | None) -> msgspec.Struct:
        """The same, from what everybody may see of the same state: where several look, that is worked out once."""
        return self.view(s, seat)

    def preview(self, s: S, seat: int, actions: Sequence[int] = ()) -> msgspec.Struct | None:
        """What a seat that is to move sees of its legal actions before it plays one; most games need nothing.

        The actions are given by those who know them already.
        """
        return None

    def alike(self, s: S, seat: int, action: int) -> int:
        """A number that it shares with actions which end a turn if it does, so that one of them is tried for all."""
        return action

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

    def picture(self, s: S, names: list[str], words: Words) -> str:
        """The table drawn in text, with styles in square brackets for a terminal; without it, its view is listed."""
        return listed(msgspec.to_builtins(self.view(s, None)), names, words)

    def draw(self, view: Any, seat: int | None, names: list[str], words: Words) -> str:
        """What a seat, or with None everybody, sees, as an SVG document; without a drawing, its view is listed."""
        d = Drawing()
        return d.svg(*d.lines(listed(msgspec.to_builtins(view), names, words).splitlines()), self.id)

    def draw_board(self, d: Drawing, view: Any, seat: int, words: Words) -> tuple[float, float]:
        """Draw what one player has on the table, into a drawing; how large it is."""
        return d.lines(listed(msgspec.to_builtins(view), [], words).splitlines())

    def components(self) -> msgspec.Struct:
        """The components as data, for drawing and for study; a game whose rules say it all needs none."""
        return NoFacts()

    # --- positions

    @abstractmethod
    def to_position(self, s: S) -> dict[str, Any]:
        """The whole position, ready for JSON."""

    @abstractmethod
    def read_position(self, doc: Any, strict: bool) -> S:
        """The state that a position describes, whose types are right already."""

    def stack_fault(self, s: S) -> str:
        """Why these frames cannot be pending together, beyond what each step says of itself."""
        return ""

    # --- shared by all games: the beginning

    def options(self, players: int, given: Mapping[str, Any]) -> Any:
        """The game's options with defaults filled in, or `BadOption`."""
        if not isinstance(players, int) or isinstance(players, bool) or not isinstance(given, Mapping):
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

    def begin(self, players: int, options: Mapping[str, Any] | None = None, rules: int | None = None) -> S:
        """The state of a new game, up to the first choice or draw."""
        s = self.new_state(players, self.options(players, options or {}))
        s.rules = rules or self.rules_version
        s.settle()
        return s

    def from_position(self, doc: Mapping[str, Any], strict: bool, rules: int | None = None) -> S:
        """The state that a position written as JSON describes, by these rules or today's, or `BadPosition`."""
        if not isinstance(doc, Mapping):
            raise BadPosition(f"This is not a position of {self.id}: a position is a mapping with the key 'players'.")
        try:
            checked = msgspec.convert(doc, self.position_type)
        except msgspec.ValidationError as fault:
            raise BadPosition(f"This is not a position of {self.id}: {fault}.") from None
        version = rules or self.rules_version
        s = self.read_position(self.fill_in(checked, version), strict)
        s.rules = version
        return s

    def fill_in(self, doc: Any, rules: int) -> Any:
        """The position with what it leaves out, where that is not the same by all rules."""
        return doc

    def fingerprint(self, rules: int) -> str:
        """What identifies the data that games begun by these rules are played with."""
        return fingerprint(self.id, rules)

    @cached_property
    def rulebook(self) -> list[Section]:
        """The clauses of RULES.md."""
        return read_rules(self.id)

    def facts(self) -> dict[str, Any]:
        """The components as JSON has them."""
        found: dict[str, Any] = msgspec.to_builtins(self.components())
        return found

    # --- shared by all games: words

    def prompt(self, s: S, seat: int) -> Message:
        """What the seat is asked now, as a full sentence."""
        return s.top().prompt(s, seat, s.top_data())

    def describe(self, s: S, seat: int, action: int) -> Message:
        """What a legal action would do, as a button would say it."""
        known = self._known.get(action)
        if known is None:
            verb = self.verbs.of(action)
            values = verb.named(action)
            plain = None if self.tellers.tells_of(verb) else Message(f"action.{verb.name}", self.named(values))
            known = self._known[action] = verb, values, plain
        verb, values, plain = known
        return plain or self.tellers.tell(s, seat, s.top_data(), verb, values)

    @cached_property
    def _known(self) -> dict[int, tuple[Verb, dict[str, int], Message | None]]:
        """The actions that have been described: verb and values, and the sentence if no position changes it."""
        return {}

    def refusal(self, s: S, seat: int, action: int) -> Reason | None:
        """Why the seat may not choose this action now; None if it may."""
        if s.over():
            return GAME_OVER
        if seat < 0 or seat not in s.to_move():
            return NOT_YOUR_TURN
        step = s.top()
        if not any(verb.owns(action) for verb in step.verbs):
            return NOT_ASKED
        return step.refusal(s, seat, s.top_data(), action)

    def ends_turn(self, s: S, seat: int, actions: Sequence[int] = ()) -> list[str]:
        """The legal actions by which a seat would give the turn away, so that it could not take them back alone."""
        tried: dict[int, bool] = {}
        out = []
        for action in actions or s.options(seat):
            if self.verbs.of(action) in self.handing_on:
                kind = self.alike(s, seat, action)
                if kind not in tried:
                    tried[kind] = self._hands_on(s, seat, action)
                if tried[kind]:
                    out.append(self.verbs.text(action))
        return out

    def _hands_on(self, s: S, seat: int, action: int) -> bool:
        """Would chance or somebody else be asked after this action, or something be revealed by it?"""
        after = s.copy()
        after.listening = True
        after.play(seat, action)
        return after.to_move() != [seat] or any(self.events.kinds[event[0]].reveals for event in after.events)

    def tell(self, event: Event) -> Message:
        """An event as a sentence."""
        kind = self.events.kinds[event[0]]
        return Message(f"event.{kind.name}", self.named(dict(zip(kind.fields, event[2:], strict=True))))

    def named(self, values: dict[str, int]) -> dict[str, int | str | list[str]]:
        """Values with names where their field has some."""
        return {key: self.names[key][n] if key in self.names else n for key, n in values.items()}

    def verb_table(self) -> list[dict[str, Any]]:
        """All verbs as data, for programs: what each field is called and counts, and the names of its values."""
        return self.verbs.table({**self.names, **self.meanings})

    # --- shared by all games: what is pending, in positions

    def stack_texts(self, s: State) -> list[str]:
        """The stack as positions write it, the bottom first."""
        return [self.steps[step_of(frame)].frame_text(frame) for frame in s.stack]

    def read_frames(self, texts: Sequence[str], seats: int) -> list[int]:
        """The frames that the entries of a position's stack name, each right in its form and bounds."""
        return [self._read_frame(text, seats) for text in texts]

    def _read_frame(self, text: str, seats: int) -> int:
        name, *rest = text.split(":")
        step = next((step for step in self.steps if step.name == name), None)
        if step is None:
            raise BadPosition(f"The stack has an entry {text!r:.60}, which is no step that can be pending.")
        if step.players and seats not in step.players:
            raise BadPosition(f"The stack entry {text!r:.60} cannot be pending: there are {seats} players.")
        named = [word for word in rest if "=" in word]
        numbers = rest[: len(rest) - len(named)]
        if (
            len(numbers) > 3
            or named != rest[len(numbers) :]
            or not all(n.isascii() and n.isdigit() and len(n) < 9 for n in numbers)
        ):
            raise BadPosition(f"The stack entry {text!r:.60} does not have the form of its step.")
        values = [int(n) for n in numbers]
        if len(values) > step.owned:  # format 1: numbers only
            if named:
                raise BadPosition(f"The stack entry {text!r:.60} does not have the form of its step.")
            if name in self.old_frames:
                read = self.old_frames[name]((values + [0] * 3)[:3] if step.owned else (values + [0] * 2)[:2])
                if isinstance(read, str):
                    return self._read_frame(read, seats)
                values = read
        seat = (values or [0])[0] if step.owned else -1
        given = dict(zip([f.name for f in step.fields], values[step.owned :], strict=False))
        if any(values[step.owned + len(step.fields) :]):
            raise BadPosition(f"The stack entry {text!r:.60} has a number that is too large for the form of its step.")
        data = 0
        for word in named:
            key, _, value = word.partition("=")
            found = next((f for f in step.fields if f.name == key), None)
            if found is None:
                raise BadPosition(
                    f"The stack entry {text!r:.60} has a field {key!r:.40}, which its step does not have."
                )
            raw = found.read(value)
            if raw < 0:
                raise BadPosition(f"The stack entry {text!r:.60} has a number that is too large.")
            data |= raw << found.shift
        for f in step.fields:
            if f.name in given:
                if not 0 <= given[f.name] - f.low < f.values:
                    raise BadPosition(f"The stack entry {text!r:.60} has a number that is too large.")
                data = f.put(data, given[f.name])
        if seat >= seats:
            raise BadPosition(f"The stack entry {text!r:.60} has a number that is too large.")
        return int(step.tag | seat + 1 | data << 14)

    def lay_stack(self, s: S, frames: Sequence[int]) -> None:
        """Put these frames onto the state's stack one by one, if each can be pending there, or `BadPosition`."""
        under = ""
        for frame in frames:
            step, seat, data = self.steps[step_of(frame)], seat_of(frame), data_of(frame)
            text = step.frame_text(frame)
            if under not in step.on:
                raise BadPosition(f"The stack entry {text!r:.60} cannot lie on {under or 'the bottom'}.")
            if step.same_seat and seat != s.top_seat():
                fault = f"what lies below belongs to seat {s.top_seat()}"
            else:
                fault = step.fault(s, seat, data)
            if fault:
                raise BadPosition(f"The stack entry {text!r:.60} is not possible: {fault}.")
            s.stack.append(frame)
            under = step.name
        fault = self.stack_fault(s)
        if fault:
            raise BadPosition(f"The stack is not possible: {fault}.")
        if s.stack and s.top().asks != ASKS_NOBODY:
            if not all(s.options(seat) for seat in s.to_move()) or not s.to_move():
                raise BadPosition(f"The stack entry {text!r:.60} is not possible: there is nothing to choose.")

    def read_stack(self, s: S, texts: Sequence[str]) -> None:
        """Read a position's stack onto a state whose pieces are all in place."""
        self.lay_stack(s, self.read_frames(texts, s.seats))

    def draws(self, s: State) -> bool:
        """Is something to be drawn or rolled now?"""
        return bool(s.stack) and s.top().asks == ASKS_CHANCE
