"""A table: a game being played, with its record. The record is the truth; the state is its replay."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from importlib import import_module
from typing import Annotated, Any, NamedTuple, overload

import msgspec

from burgher.core.chance import Dice, Luck
from burgher.core.course import ENTRY, Course
from burgher.core.errors import BadOption, BadRecord, BurgherError, IllegalAction, OtherRules
from burgher.core.game import Game, View
from burgher.core.messages import Message, Reason
from burgher.core.state import CHANCE, PUBLIC, Event, State
from burgher.core.words import Words, words

FORMAT = 2  # of saved games; every older format still loads
REDRAWS = 8  # of what is hidden, to find out whether it is
TRIALS = 24  # of an action with what was hidden drawn anew, to find out whether it has shown any of it
HIDDEN = "?"  # stands in a log for an action that the reader may not know
SEED_LIMIT = 2**53 - 1  # of a seed that somebody chooses, so that every program that reads JSON can hold it

ChosenSeed = Annotated[int, msgspec.Meta(ge=0, le=SEED_LIMIT)]
SecretSeed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]  # 128 bits, which nobody has chosen


class Entry(NamedTuple):
    """One line of the log: who did what, who may know, and the step that asked."""

    seat: int
    action: int
    audience: int
    step: int


class Log(Sequence[Entry]):
    """The entries of a course, to be read like a list."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def __len__(self) -> int:
        return len(self.course)

    @overload
    def __getitem__(self, n: int) -> Entry: ...
    @overload
    def __getitem__(self, n: slice) -> list[Entry]: ...

    def __getitem__(self, n: int | slice) -> Entry | list[Entry]:
        entries = self.course.entries
        if isinstance(n, slice):
            return [Entry._make(entries[i * ENTRY : i * ENTRY + ENTRY]) for i in range(len(self))[n]]
        place = n * ENTRY if n >= 0 else len(entries) + n * ENTRY
        if not 0 <= place < len(entries):
            raise IndexError(n)
        return Entry._make(entries[place : place + ENTRY])

    def __iter__(self) -> Iterator[Entry]:
        return map(Entry._make, zip(*[iter(self.course.entries)] * ENTRY, strict=True))


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits in a seat, as far as a saved game tells."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Opening(msgspec.Struct, frozen=True):
    """How a game begins: all that has to be kept to begin it once more and replay its log."""

    players: int
    seed: ChosenSeed | SecretSeed
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    strict: bool = False  # is the position held to having every piece once?
    rules: int = 1  # the version of the rules by which it was begun
    data: str = ""  # the fingerprint of the data it is played with; games of format 1 do not tell
    brought: bool = False  # from a file: who brought it has seen all that was dealt and chosen


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game."""

    burgher: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    seats: list[Chair]
    options: dict[str, Any]
    log: list[tuple[int, str]]
    data: Annotated[str, msgspec.Meta(max_length=60)] = ""
    seed: ChosenSeed | SecretSeed | None = None
    position: dict[str, Any] | None = None
    strict: bool = True


def new_seed() -> str:
    """A seed that nobody knows or can find by trying."""
    return secrets.token_hex(16)


def check_seed(seed: object) -> None:
    """Refuse what is no seed."""
    try:
        msgspec.convert(seed, ChosenSeed | SecretSeed | None)
    except msgspec.ValidationError:
        raise BadOption(f"A seed is a whole number from 0 to {SEED_LIMIT}.") from None


def new_opening(
    game: Game[Any],
    players: int,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    strict: bool = False,
) -> Opening:
    """The opening of a game that begins now, by today's rules and data."""
    check_seed(seed)
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("Options are given by their names.")
    version = game.rules_version
    data = game.fingerprint(version)
    return Opening(players, new_seed() if seed is None else seed, dict(options or {}), position, strict, version, data)


def first_state(game: Game[Any], opening: Opening) -> State:
    """The state before the first entry of the log, or `BadRecord` if the game can no longer be played as it was."""
    if opening.rules > game.rules_version:
        raise OtherRules("newer_rules", "The saved game was written by a newer version of Burgher: update to read it.")
    if opening.rules < game.oldest_rules:
        raise OtherRules(
            "older_rules",
            f"The game was begun by rules {opening.rules} of {game.id}, which this version of Burgher no longer knows: "
            "finish it with the version that it was begun with.",
        )
    if opening.data and opening.data != game.fingerprint(opening.rules):
        raise OtherRules(
            "other_data",
            f"The game was begun with other data of {game.id} than is in use now: "
            "start Burgher with the same data folder (--data) to go on with it.",
        )
    state: State
    if opening.position is None:
        state = game.new_state(opening.players, game.options(opening.players, opening.options))
    else:
        state = game.from_position(opening.position, opening.strict, opening.rules)
    state.rules = opening.rules
    state.listening = True
    state.settle()
    return state


class Moment(NamedTuple):
    """Where a game stood after so many entries: from here it is replayed without its beginning."""

    length: int
    state: State
    luck: Luck


class Table:
    """A game on the table. Seats are numbered from 0; actions have their text forms.

    >>> import burgher
    >>> table = burgher.new("castles_of_burgundy", players=2, seed=7)
    >>> seat = table.to_move[0]
    >>> table.act(seat, "workers:0")
    >>> table.undo(seat)
    >>> len(table.actions(seat)) > 10
    True
    """

    def __init__(self, game: Game[Any], opening: Opening, chairs: Sequence[Chair] = ()) -> None:
        self.game = game
        self.opening = opening
        self._begin()
        self.chairs = list(chairs) or [Chair() for _ in range(self.players)]

    def _begin(self) -> None:
        state = first_state(self.game, self.opening)
        self.prelude: list[Event] = state.events  # what happened before the first entry
        state.events = []
        self.course = Course(state, self.opening.seed)

    # --- playing

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def log(self) -> Log:
        return Log(self.course)

    @property
    def events(self) -> list[list[Event]]:
        """What each entry of the log made happen."""
        return self.course.events

    @property
    def players(self) -> int:
        return self.state.seats

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now; nobody when the game is over."""
        return tuple(self.state.to_move())

    @property
    def over(self) -> bool:
        return self.state.over()

    def actions(self, seat: int) -> list[str]:
        """The legal actions of a seat in their text forms; none if it is not to move."""
        return [self.game.verbs.text(action) for action in self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat as numbers."""
        self.check_seat(seat)
        return self.state.options(seat) if seat in self.state.to_move() else []

    def why_not(self, seat: int, action: str) -> Reason | None:
        """Why a seat may not play this action now: the clause and the sentence; None if it may.

        >>> import burgher
        >>> table = burgher.new("castles_of_burgundy", players=2, seed=7)
        >>> table.why_not(table.to_move[0], "sell:2:4").clause
        'CB-131'
        """
        self.check_seat(seat)
        return self.game.refusal(self.state, seat, self.game.verbs.parse(action))

    def act(self, seat: int, action: str, legal: Sequence[int] = ()) -> None:
        """Play an action, and every chance and automatic step after it.

        The legal actions are given by those who know them already.
        """
        number = self.game.verbs.parse(action)
        if not self.is_seat(seat) or seat not in self.state.to_move():
            raise IllegalAction(f"Seat {seat!r:.20} is not to move now.")
        if number not in (legal or self.legal(seat)):
            raise IllegalAction(
                f"The action {action} is not possible now.", self.game.refusal(self.state, seat, number)
            )
        self.course.play(seat, number)
        self.run_chance()

    def run_chance(self) -> None:
        """Draw until somebody has to choose."""
        self.course.run_chance()

    def replay(self, seat: int, action: str) -> None:
        """Play one entry of a log, a chance outcome too, without anything that would follow it by chance."""
        number = self.game.verbs.parse(action)
        if seat not in self.state.to_move():
            raise IllegalAction(f"Seat {seat} is not to move there.")
        if number not in self.state.options(seat):
            raise IllegalAction(f"The action {action} is not possible there.")
        self.course.play(seat, number)

    def replay_record(self, record: Record, most: int | None = None) -> bool:
        """Play a saved game on, so many entries at most; is it at its end?"""
        first = len(self.log)
        for n, (seat, text) in enumerate(record.log[first:][:most], first):
            try:
                self.replay(seat, text)
            except IllegalAction as fault:
                raise BadRecord(f"Entry {n} of the log cannot be played: {fault}") from None
        if len(self.log) < len(record.log):
            return False
        self.run_chance()
        return True

    # --- reading

    def is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.players

    def check_seat(self, seat: object) -> None:
        """Refuse a seat at which nobody can sit."""
        if not self.is_seat(seat):
            raise BurgherError(f"There is no seat {seat!r:.20}; the seats are 0 to {self.players - 1}.")

    def check_reader(self, seat: int | None) -> None:
        """The same where no seat means what everybody may know."""
        if seat is not None:
            self.check_seat(seat)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or without one everybody, may see; ready for JSON."""
        self.check_reader(seat)
        found: View = msgspec.to_builtins(self.game.view(self.state, seat))
        return found

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """What a seat, or without one everybody, may see, drawn as an SVG document.

        >>> import burgher
        >>> burgher.new("glass_road", players=2, seed=7).svg(0)[:38]
        '<svg xmlns="http://www.w3.org/2000/svg'
        """
        self.check_reader(seat)
        spoken = words(language, self.game.id)
        names = [self._called(i, spoken) for i in range(self.players)]
        return self.game.draw(self.game.view(self.state, seat), seat, names, spoken)

    def _called(self, seat: int, spoken: Words) -> str:
        chair = self.chairs[seat]
        if chair.bot:
            return spoken.say("cli.bot", {"name": spoken.say(f"page.bots.{chair.bot}"), "number": seat + 1})
        return chair.name or spoken.say("cli.seat", {"number": seat + 1})

    def _repr_svg_(self) -> str:
        """What a notebook shows: what everybody may see, or whoever plays alone."""
        return self.svg(0 if self.players == 1 else None)

    def hides_from(self, seats: Sequence[int]) -> bool:
        """Is there anything on the table that the player of these seats, or without any a spectator, may not know?

        What is hidden is what could also be otherwise: it comes out differently when it is drawn anew.
        """
        whole = self.game.to_position(self.state)

        def sees_all(seat: int) -> bool:
            drawn = (self.game.determinize(self.state, seat, Dice(n)) for n in range(REDRAWS))
            return all(self.game.to_position(other) == whole for other in drawn)

        if seats:
            return not any(sees_all(seat) for seat in seats)
        return not all(sees_all(seat) for seat in range(self.players))

    def scores(self) -> list[dict[str, Any]]:
        """For each seat the total and the parts it is made of."""
        out = []
        for seat in range(self.players):
            parts = self.game.parts(self.state, seat)
            lines = {line.key: n for line, n in zip(self.game.score_lines, parts, strict=True)}
            out.append({"total": sum(parts), "parts": lines})
        return out

    def ranking(self) -> list[int]:
        """The seats from first to last place."""
        return self.game.ranking(self.state)

    def may_know(self, audience: int, seat: int | None, *, hindsight: bool = True) -> bool:
        """May this seat, or with None everybody, know what is for this audience? With hindsight, if it is over."""
        return audience in (PUBLIC, seat) or (hindsight and self.over)

    def read_log(self, seat: int | None = None) -> list[tuple[int, str]]:
        """The log as a seat may read it; what is hidden from it shows as '?'. Chance is seat -1."""
        self.check_reader(seat)
        seen = self.course.seen_by(PUBLIC if seat is None else seat)
        return [(who, self.game.verbs.text(action) if action >= 0 else HIDDEN) for who, action in seen]

    def story(
        self, seat: int | None = None, since: int = 0, until: int | None = None, *, hindsight: bool = True
    ) -> list[list[Message]]:
        """For each entry of the log from `since` on, the sentences that tell what happened."""
        self.check_reader(seat)
        return [
            [self.game.tell(event) for event in events if self.may_know(event[1], seat, hindsight=hindsight)]
            for events in self.events[since:until]
        ]

    def last_of(self, seats: Sequence[int]) -> int | None:
        """The place in the log of the last decision of these seats."""
        entries = self.course.entries
        for place in range(len(entries) - ENTRY, -1, -ENTRY):
            if entries[place] in seats:
                return place // ENTRY
        return None

    def analyse(self, **how: Any) -> Any:
        """The `burgher.review.Review` of the game up to now; `how` are the keywords of `burgher.review.review`.

        Reviews lie above the core, which therefore finds them by name.

        >>> import burgher
        >>> table = burgher.new("castles_of_burgundy", players=2, seed=7)
        >>> table.act(table.to_move[0], "workers:0")
        >>> [decision.played.action for decision in table.analyse().decisions]
        ['workers:0']
        """
        return import_module("burgher.review").review(self, **how)

    # --- undo

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last action? Not across chance, another seat's act or something revealed.

        That something was revealed is known here by the marks of events, at no cost; `undo` itself finds it out.
        """
        self.check_seat(seat)
        entries = self.course.entries
        if not entries or entries[-ENTRY] != seat:
            return False
        kinds = self.game.events.kinds
        return self.players == 1 or not any(kinds[event[0]].reveals for event in self.events[-1])

    def has_shown(self, seat: int) -> bool:
        """Has its last action, after which nothing followed, told this seat anything that it had not known?

        What it did not know could also have been otherwise: drawn anew before the action, that would have shown
        itself in its view, in who is asked next or in what it is told.
        """
        if self.players == 1:
            return False
        before = self.at(len(self.course) - 1).state
        action = self.log[-1].action
        known = self._shown_by(self.state, self.events[-1], seat)
        for n in range(TRIALS):
            other = self.game.determinize(before, seat, Dice(n))
            other.listening = True
            other.play(seat, action)
            if self._shown_by(other, other.events, seat) != known:
                return True
        return False

    def _shown_by(self, state: State, events: Sequence[Event], seat: int) -> tuple[Any, ...]:
        told = [event for event in events if event[1] in (PUBLIC, seat)]
        return self.game.view(state, seat), state.to_move(), told

    def undo(self, seat: int | None = None) -> None:
        """Take back the last action of a seat; without a seat, the last decision of anybody, whatever followed it."""
        if seat is not None and (not self.can_undo(seat) or self.has_shown(seat)):
            raise IllegalAction("There is nothing that this seat may take back.")
        end = len(self.course)
        while end and self.log[end - 1].seat == CHANCE:
            end -= 1
        if not end:
            raise IllegalAction("There is nothing to take back.")
        self.rewind(end - 1)

    def rewind(self, length: int) -> None:
        """Go back to the first `length` entries of the log."""
        self.course = self.at(length).course

    def moment(self) -> Moment:
        """Where the game stands, to be gone back to with `at` as long as nothing before it is taken back."""
        return Moment(len(self.course), self.state.copy(), self.course.luck.copy())

    def at(self, length: int, since: Moment | None = None) -> "Table":
        """Another table: this one as it was after so many entries of its log, replayed from an earlier moment."""
        then = copy(self)
        if since is None:
            then._begin()
        else:
            then.course = self.course.since(since.length, since.state, since.luck)
        then.follow(self, length)
        return then

    def follow(self, other: "Table", length: int) -> None:
        """Play on as another table that began alike did, up to so many entries."""
        for entry in other.log[len(self.course) : length]:
            self.course.play(entry.seat, entry.action)

    # --- saving

    def record(self, *, secret_seed: bool = False) -> Record:
        """The saved game. A game that goes on among rivals is handed out without its seed."""
        verbs, opening = self.game.verbs, self.opening
        return Record(
            burgher=FORMAT,
            game=self.game.id,
            rules=opening.rules,
            data=opening.data,
            seats=self.chairs,
            options=opening.options,
            seed=None if secret_seed else opening.seed,
            position=opening.position,
            strict=opening.strict or opening.position is None,
            log=[(e.seat, verbs.text(e.action)) for e in self.log],
        )

    def save(self) -> dict[str, Any]:
        """The saved game as a JSON-ready dict, for `burgher.load`."""
        doc: dict[str, Any] = msgspec.to_builtins(self.record())
        return doc


def open_table(game: Game[Any], players: int, **how: Any) -> Table:
    """A game that begins now, with everything dealt; `how` are the keywords of `new_opening`."""
    table = Table(game, new_opening(game, players, **how))
    table.run_chance()
    return table


def open_position(game: Game[Any], position: dict[str, Any], rules: int) -> Table:
    """A whole position on a table, played by these rules."""
    table = Table(game, Opening(0, new_seed(), {}, position, True, rules, game.fingerprint(rules)))
    table.run_chance()
    return table


def open_record(game: Game[Any], record: Record) -> Table:
    """Replay a saved game, checking every entry."""
    table = begin_record(game, record)
    table.replay_record(record)
    return table


def begin_record(game: Game[Any], record: Record) -> Table:
    """The table of a saved game before the first entry of its log."""
    if record.burgher > FORMAT:
        raise BadRecord("The saved game was written by a newer version of Burgher: update to read it.")
    if record.position is not None and record.options:
        raise BadRecord("A saved game that starts from a position has no options.")
    seed = new_seed() if record.seed is None else record.seed
    opening = Opening(
        len(record.seats), seed, record.options, record.position, record.strict, record.rules, record.data
    )
    table = Table(game, opening, record.seats)
    if table.players != len(record.seats):
        raise BadRecord(f"The saved game has {len(record.seats)} seats, but its position {table.players}.")
    return table
