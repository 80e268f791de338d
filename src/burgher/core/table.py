"""A table: a game being played, with its record. The record is the truth; the state is its replay."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from burgher.core.chance import scramble
from burgher.core.errors import BadRecord, IllegalAction
from burgher.core.game import Game, Message, View
from burgher.core.state import CHANCE, PUBLIC, Event, State

FORMAT = 1  # of saved games; every older format still loads
HIDDEN = "?"  # stands in a log for an action that the reader may not know
SEED_LIMIT = 2**53 - 1  # so that every program that reads JSON can hold a seed

Seed = Annotated[int, msgspec.Meta(ge=0, le=SEED_LIMIT)]


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of the log: who did what, who may know, and the step that asked."""

    seat: int
    action: int
    audience: int = PUBLIC
    step: int = 0


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits in a seat, as far as a saved game tells."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game."""

    burgher: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    seats: list[Chair]
    options: dict[str, Any]
    log: list[tuple[int, str]]
    seed: Seed | None = None
    position: dict[str, Any] | None = None
    strict: bool = True  # is the position held to having every piece once?


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

    def __init__(
        self,
        game: Game[Any],
        players: int,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        position: dict[str, Any] | None = None,
        strict: bool = False,
        chairs: Sequence[Chair] = (),
    ) -> None:
        self.game = game
        self.seed = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        self.options = dict(options or {})
        self.position = position
        self._asked_players = players
        self.strict = strict
        self.log: list[Entry] = []
        self.events: list[list[Event]] = []  # what each entry of the log made happen
        self.state: State = self._first_state()
        self.chairs = list(chairs) or [Chair() for _ in range(self.players)]

    def _first_state(self) -> State:
        state: State
        if self.position is None:
            state = self.game.new_state(self._asked_players, self.game.options(self._asked_players, self.options))
        else:
            state = self.game.from_position(self.position, self.strict)
        state.listening = True
        state.settle()
        self.opening = state.events  # what happened before the first entry
        state.events = []
        return state

    # --- playing

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
        """All legal actions of a seat now."""
        return [self.game.verbs.text(action) for action in self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """All legal actions of a seat now, as numbers."""
        return self.state.options(seat) if seat in self.state.to_move() and seat >= 0 else []

    def act(self, seat: int, action: str) -> None:
        """Play an action, and every chance and automatic step after it."""
        number = self.game.verbs.parse(action)
        if number not in self.legal(seat):
            if seat not in self.state.to_move():
                raise IllegalAction(f"Seat {seat} is not to move now.")
            raise IllegalAction(f"The action {action} is not possible now.")
        self._play(seat, number)
        self.run_chance()

    def _play(self, seat: int, action: int) -> None:
        step, _, a, b = self.state.stack[-1]
        audience = self.state.steps[step].audience(self.state, seat, a, b)
        self.state.play(seat, action)
        self.log.append(Entry(seat, action, audience, step))
        self.events.append(self.state.events)
        self.state.events = []

    def run_chance(self) -> None:
        """Draw until somebody has to choose."""
        while self.state.stack and self.state.stack[-1][1] == CHANCE:
            self._play(CHANCE, self.state.draw(scramble(self.seed, len(self.log))))

    def replay(self, seat: int, action: str) -> None:
        """Play one entry of a log, a chance outcome too, without anything that would follow it by chance."""
        number = self.game.verbs.parse(action)
        if seat not in self.state.to_move():
            raise IllegalAction(f"Seat {seat} is not to move there.")
        if number not in self.state.options(seat):
            raise IllegalAction(f"The action {action} is not possible there.")
        self._play(seat, number)

    # --- reading

    def view(self, seat: int | None = None) -> View:
        """What a seat, or without one everybody, may see; ready for JSON."""
        found: View = msgspec.to_builtins(self.game.view(self.state, seat))
        return found

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

    def may_know(self, audience: int, seat: int | None) -> bool:
        """May this seat, or with None everybody, know what is for this audience?"""
        return audience in (PUBLIC, seat) or self.over

    def may_read(self, entry: Entry, seat: int | None) -> bool:
        """May this seat, or with None everybody, read an entry of the log now?"""
        if self.may_know(entry.audience, seat):
            return True
        return not self.state.steps[entry.step].secret(self.state, entry.seat, entry.action)

    def read_log(self, seat: int | None = None) -> list[tuple[int, str]]:
        """The log as a seat may read it; what is hidden from it shows as '?'. Chance is seat -1."""
        verbs = self.game.verbs
        return [(e.seat, verbs.text(e.action) if self.may_read(e, seat) else HIDDEN) for e in self.log]

    def story(self, seat: int | None = None, since: int = 0) -> list[list[Message]]:
        """For each entry of the log from `since` on, the sentences that tell what happened."""
        return [
            [self.game.tell(event) for event in events if self.may_know(event[1], seat)]
            for events in self.events[since:]
        ]

    # --- undo

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last action? Not across chance, another seat's act or something revealed."""
        if not self.log or self.log[-1].seat != seat or seat < 0:
            return False
        revealed = any(self.game.events.kinds[event[0]].reveals for event in self.events[-1])
        return self.players == 1 or not revealed

    def undo(self, seat: int | None = None) -> None:
        """Take back the last action of a seat; without a seat, the last decision of anybody, whatever followed it."""
        if seat is not None and not self.can_undo(seat):
            raise IllegalAction("There is nothing that this seat may take back.")
        end = len(self.log)
        while end and self.log[end - 1].seat == CHANCE:
            end -= 1
        if not end:
            raise IllegalAction("There is nothing to take back.")
        self.rewind(end - 1)

    def rewind(self, length: int) -> None:
        """Go back to the first `length` entries of the log."""
        log = self.log[:length]
        self.log, self.events = [], []
        self.state = self._first_state()
        for entry in log:
            self._play(entry.seat, entry.action)

    # --- saving

    def record(self, *, secret_seed: bool = False) -> Record:
        """The saved game. A game that goes on among rivals is handed out without its seed."""
        verbs = self.game.verbs
        return Record(
            burgher=FORMAT,
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.chairs,
            options=self.options,
            seed=None if secret_seed else self.seed,
            position=self.position,
            strict=self.strict or self.position is None,
            log=[(e.seat, verbs.text(e.action)) for e in self.log],
        )

    def save(self) -> dict[str, Any]:
        """The saved game as a JSON-ready dict, for `burgher.load`."""
        doc: dict[str, Any] = msgspec.to_builtins(self.record())
        return doc


def open_record(game: Game[Any], record: Record) -> Table:
    """Replay a saved game, checking every entry."""
    if record.burgher > FORMAT or record.rules > game.rules_version:
        raise BadRecord("The saved game was written by a newer version of Burgher: update to read it.")
    if record.position is not None and record.options:
        raise BadRecord("A saved game that starts from a position has no options.")
    table = Table(
        game,
        len(record.seats),
        seed=record.seed,
        options=record.options,
        position=record.position,
        strict=record.strict,
        chairs=record.seats,
    )
    if table.players != len(record.seats):
        raise BadRecord(f"The saved game has {len(record.seats)} seats, but its position {table.players}.")
    for n, (seat, text) in enumerate(record.log):
        try:
            table.replay(seat, text)
        except IllegalAction as fault:
            raise BadRecord(f"Entry {n} of the log cannot be played: {fault}") from None
    table.run_chance()
    return table
