"""A table in memory: a cache of what is on disk, with the clients that look at it."""

import asyncio
from collections.abc import Sequence
from math import inf
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from burgher.core.course import ENTRY
from burgher.core.errors import BurgherError, IllegalAction, OtherRules
from burgher.core.state import ASKS_EVERYONE, CHANCE, PUBLIC
from burgher.core.table import Table
from burgher.games import game
from burgher.server import messages
from burgher.server.files import ANSWERS_KEPT
from burgher.server.messages import encode, link
from burgher.server.minds import known_bot
from burgher.server.records import (
    BY_TURNS,
    DRAWN_BEFORE,
    Change,
    Clock,
    Proposal,
    Result,
    Seat,
    Standing,
    Stored,
)
from burgher.server.refusal import Refusal
from burgher.server.spoken import word_of

if TYPE_CHECKING:
    import msgspec

# how long the log was, and the totals, wherever they had changed before a decision
History = list[tuple[int, list[float]]]

REPLAYED_AT_ONCE = 48  # entries of a log that is read, before others have their turn
PRESENT_SECONDS = 60.0  # for which somebody is taken to be at another server that has not said so again


class Client(Protocol):
    """Somebody's connection."""

    person: str
    where: str  # their address
    name: str  # what they are called, if they have asked for something in their own name
    seat: int | None  # the seat of the link that was followed
    looking: int | None  # the seat through which a client with several looks

    def show(self, message: bytes) -> None:
        """Send the newest message; one that has not been sent yet is out of date."""


class Own(NamedTuple):
    """What a message says about the client that gets it."""

    mine: tuple[int, ...]  # the seats that it plays
    away: tuple[int, ...]  # the seats that a bot plays and to which it may come back
    seat: int | None  # the seat whose view it gets
    hand_over: int | None  # the seat to whose player a shared screen has to be handed first


class Live:
    """One table. Whoever reads or changes it holds its lock."""

    def __init__(self, stored: Stored, server: str) -> None:
        self.server = server
        self.since = monotonic()  # when this server came to know the table; nobody was absent before
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: set[int] = set()  # the seats whose bots are at it
        self.epoch = 0  # rises when the log becomes another one, not when it grows
        self.used = monotonic()  # when somebody last read or changed it
        self._take_over(stored)
        self.rest()

    def _take_over(self, stored: Stored) -> None:
        """All that is on disk, except for the game itself."""
        self.stored = stored
        self.id = stored.id
        self.version = stored.version
        self.seats = stored.seats
        self.proposals = stored.proposals
        self.answers = stored.answers
        self.undone = stored.undone
        opening = stored.opening
        self.about: dict[str, Any] = {
            "id": stored.id,
            "game": stored.game,
            "options": opening.options,
            "created": messages.moment(stored.created),
            "hot_seat": stored.hot_seat,
            "grace": stored.grace,
            **({"closed": True} if stored.shut else {}),
            # a seed that somebody chose, who may know what will be drawn: everybody is told
            **({"seed": opening.seed} if isinstance(opening.seed, int) else {}),
            # what else lets somebody know more than they should
            **({"known": stored.known} if stored.known else {}),
            **({"daily": {"day": stored.daily.day, "kind": stored.daily.kind}} if stored.daily else {}),
        }

    def rest(self) -> None:
        """Forget everything that can be read again when somebody needs it."""
        self.stale = True  # while memory may differ from the disk,
        self.is_sound = False  # and not only by lacking what others have written
        self._table: Table | None = None
        self.history: History = []
        self.pages: dict[int | None, bytes] = {}
        # As long as there are pages: what everybody may see, and the legal actions of those to move.
        self.public: msgspec.Struct | None = None
        self.legal: dict[int, list[int]] = {}
        # How much of the log is told, and the telling: one for all seats as long as nothing is told to some only.
        self.stories: dict[int | None, tuple[int, bytes]] = {}
        self.has_secrets = False
        self.answers, self.proposals = {}, {}

    def read_on(self, stored: Stored) -> bool:
        """Take over what is on disk where it is what is in memory, and more; its log begins with our last entry."""
        gathering = stored.gathering or self.stored.gathering
        if gathering or stored.undone != self.undone or stored.moves[:1] != entries(self.table, self.n - 1):
            return False
        before = self.n
        try:
            for seat, action in stored.moves[1:]:
                if seat != CHANCE:
                    note_totals(self.table, self.history)
                self.table.replay(seat, action)
        except BurgherError:
            return False
        note_totals(self.table, self.history)
        self._take_over(stored)
        stored.moves = []
        self._changed_since(before)
        self.stale = False
        return True

    async def read(self, stored: Stored) -> None:
        """Take over what is on disk."""
        table, history = await replayed(stored)
        self._take_over(stored)
        self._table = table
        self.history = history
        self.epoch += 1
        stored.moves = []  # the table has them now
        self.pages = {}
        self.stories = {}
        self.has_secrets = False
        self._note_secrets(0)
        self.stale, self.is_sound = False, True

    @property
    def awake(self) -> bool:
        """Is the game itself in memory, and not only who sits at it?"""
        return self._table is not None

    # --- who is who

    def owned_by(self, person: str) -> list[int]:
        """The seats that a person plays."""
        return [i for i, seat in enumerate(self.seats) if seat.person == person and not seat.bot]

    def away(self, client: Client) -> list[int]:
        """The seats that a bot plays and to which this client may come back: the own, or nobody's whose link it has."""
        return [
            i
            for i, seat in enumerate(self.seats)
            if seat.bot and (seat.person == client.person or (seat.person is None and i == client.seat))
        ]

    def host(self) -> str | None:
        """Who sets the table: who has made it or, while they are not there, the first who is."""
        there = [seat.person for seat, here in zip(self.seats, self.connected(), strict=True) if here]
        made_by = self.stored.made_by
        return there[0] if there and made_by not in there else made_by

    def asked_from(self) -> str:
        """The address from which the table is looked at: of who made it, if they are there."""
        there = sorted(self.clients, key=lambda client: (client.person != self.stored.made_by, client.where))
        return there[0].where if there else ""

    def humans(self) -> list[int]:
        """The seats that somebody has taken and plays."""
        return [i for i, seat in enumerate(self.seats) if seat.person is not None and not seat.bot]

    @property
    def left_to_bots(self) -> bool:
        """Do bots play on alone for people who may still come back?"""
        return not self.humans() and bool(self.owners())

    def connected(self) -> list[bool]:
        """For each seat: is the person there who plays it, at this server or at another?"""
        there = {client.person for client in self.clients}
        return [not seat.bot and (seat.person in there or self._is_elsewhere(seat)) for seat in self.seats]

    def _is_elsewhere(self, seat: Seat) -> bool:
        return seat.at_server not in ("", self.server) and _unseen_for(seat) < PRESENT_SECONDS

    def absent_in(self, seat: int) -> float:
        """In how many seconds somebody who is not connected counts as absent; never at a table by turns.

        A seat that nobody has taken need not be waited for.
        """
        if self.seats[seat].free:
            return 0.0
        if self.stored.grace == BY_TURNS:
            return inf
        return self.stored.grace - min(_unseen_for(self.seats[seat]), monotonic() - self.since)

    def clock(self) -> Clock | None:
        """The clock as it stands now. While this server did not know the table, nobody has lost time."""
        clock = self.stored.clock
        return None if clock is None else clock.read(self._thinking(), time(), monotonic() - self.since)

    def _thinking(self) -> list[int]:
        """The people for whom the game waits."""
        if self.stored.gathering or self.stored.shut or self.table.over:
            return []
        return [seat for seat in self.table.to_move if seat in self.humans()]

    def owners(self) -> list[int]:
        """The seats that belong to somebody, also where a bot plays for them now."""
        return [i for i, seat in enumerate(self.seats) if seat.person is not None]

    def remember(self, message: tuple[str, str]) -> None:
        """This person's message has been answered."""
        self.answers[message] = self.n
        if len(self.answers) > ANSWERS_KEPT:
            del self.answers[next(iter(self.answers))]

    # --- the log

    @property
    def table(self) -> Table:
        """The game itself. Who holds the lock has made sure that it is there."""
        assert self._table is not None
        return self._table

    @property
    def n(self) -> int:
        return len(self.table.course)

    def standing(self) -> Standing:
        """Who is to move, and how the game has ended if it is over."""
        table = self.table
        ended = Result(messages.totals(table), table.game.winners(table.state)) if table.over else None
        return Standing(list(table.to_move), table.over, ended)

    def deal(self, table: Table) -> None:
        """Another game lies on the table, which is not written down yet."""
        self._table = table
        self.pages.clear()

    def play(self, seat: int, action: str) -> Change:
        """An action of a human or a bot, in memory. What was proposed to be taken back before it is past."""
        if seat not in self.table.to_move:
            raise Refusal("not_your_turn")
        before = self.n
        try:
            self.table.act(seat, action, self.legal[seat] if self.pages else ())
        except IllegalAction:
            raise Refusal("illegal_action", action=action) from None
        note_totals(self.table, self.history)
        self._changed_since(before)
        return Change(moves=entries(self.table, before), proposals=self.withdraw("undo"))

    def _changed_since(self, before: int) -> None:
        """The log has grown."""
        self.pages.clear()
        self._note_secrets(before)
        if self.table.over:
            self.stories.clear()  # now everything may be told

    def withdraw(self, what: str) -> dict[str, Proposal | None]:
        """What has been proposed is off, if anything was."""
        return {what: None} if self.proposals.pop(what, None) else {}

    def _note_secrets(self, since: int) -> None:
        if not self.has_secrets:
            new = [*self.table.events[since:], self.table.prelude]
            if any(event[1] != PUBLIC for events in new for event in events):
                self.has_secrets = True
                self.stories.clear()

    def rewind(self, length: int) -> None:
        """Take back in memory."""
        if CHANCE in self.table.course.entries[length * ENTRY :: ENTRY]:
            self.about.setdefault("known", DRAWN_BEFORE)
        self.table.rewind(length)
        self.epoch += 1
        self.undone += 1
        self.history = [(n, totals) for n, totals in self.history if n <= length]
        self.pages.clear()
        self.stories.clear()

    def unseen(self, seat: int, n: int) -> bool:
        """Has nothing happened after `n` entries that this seat could see? Secret choices may cross each other."""
        return n <= self.n and all(entry.audience not in (PUBLIC, seat) for entry in self.table.log[n:])

    def undo_of(self, seat: int, mine: Sequence[int]) -> tuple[int | None, bool]:
        """How much of the log would stay if this seat took back, and whether that needs nobody's consent."""
        if self.is_try:
            return (self.n - 1 if self.table.can_undo(seat) and not self.table.over else None), True
        if self._alone(seat):
            return self.table.last_of(self.humans()), True
        if self.table.can_undo(seat) and not self.table.over and not self._others_turn(mine):
            return self.n - 1, True
        return self.table.last_of([seat]), False

    def needs_consent(self, seat: int) -> bool:
        """Has the last action, which could be taken back otherwise, told its player what others keep hidden?"""
        return (self.is_try or not self._alone(seat)) and self.table.has_shown(seat)

    @property
    def is_try(self) -> bool:
        """Is it somebody's one try at a daily table? Then they play it as if others sat there."""
        return self.stored.daily is not None and self.stored.daily.is_try

    def _alone(self, seat: int) -> bool:
        """Do all seats that belong to somebody belong to the same person?"""
        return all(self.seats[i].person == self.seats[seat].person for i in self.owners())

    def _others_turn(self, mine: Sequence[int]) -> bool:
        """Has the turn passed to somebody else, who would lose it? Choosing all at once is nobody's turn."""
        if self.table.state.steps[self.table.log[-1].step].asks == ASKS_EVERYONE:
            return False
        others = [seat for seat in self.table.to_move if seat not in mine]
        return bool(others) and not set(others).isdisjoint(self.humans())

    def needed(self, what: str, seat: int | None) -> list[int]:
        """The seats whose consent a proposal needs: of all who play, but not the one to be taken over.

        To take back needs also those for whom a bot plays: they lose what has happened in their game.
        """
        asked = self.owners() if what == "undo" else self.humans()
        return [human for human in asked if not (what == "takeover" and human == seat)]

    # --- what clients see

    def page(self, seat: int | None) -> bytes:
        """What everyone sees who looks through this seat; made once for each state of the log."""
        found = self.pages.get(seat)
        if found is None:
            if not self.pages:
                self.public = self.table.game.view(self.table.state, None)
                self.legal = {mover: self.table.legal(mover) for mover in self.table.to_move}
            legal = [] if seat is None else self.legal.get(seat, [])
            found = self.pages[seat] = messages.page(self.table, seat, self.stored.shut, self.public, legal)
        return found

    def story(self, seat: int | None) -> bytes:
        """The story as a seat may know it, told on from where it was."""
        reader = seat if self.has_secrets else None
        told, text = self.stories.get(reader, (-1, b""))
        if told < self.n:
            text = messages.story(self.table, reader, told, text)
            self.stories[reader] = (self.n, text)
        return text

    def looks_through(self, client: Client, mine: list[int]) -> tuple[int | None, int | None]:
        """The seat whose view a client gets, and the one to whose player the screen has to be handed over first.

        A client with several seats follows the one to move; where that would show what another player of the same
        screen must not see, it gets the view of spectators until it asks to look.
        """
        if len(mine) < 2:
            return (mine[0] if mine else None), None
        movers = [seat for seat in mine if seat in self.table.to_move]
        if client.looking in (movers or mine):
            return client.looking, None
        view = self.table.game.view
        everyone = view(self.table.state, None)
        if any(view(self.table.state, seat) != everyone for seat in mine):
            client.looking = None
            return None, (movers[0] if movers else None)
        client.looking = movers[0] if movers else client.seat if client.seat in mine else mine[0]
        return client.looking, None

    def show(self) -> None:
        """Send everybody who looks at the table what they may know now."""
        same: dict[Own, bytes] = {}
        common = self.common()
        for client in self.clients:
            own = self.own(client)
            if own not in same:
                same[own] = self.message(common, own)
            client.show(same[own])

    def common(self) -> bytes:
        """What a message says to all clients alike."""
        if self.stored.gathering:
            return self._gathering()
        asked = [
            {
                "what": p.what,
                "by": p.by,
                "yes": p.yes,
                "need": self.needed(p.what, p.seat),
                **({} if p.seat is None else {"seat": p.seat, "bot": p.bot}),
                **({"name": p.name} if p.person else {}),
            }
            for p in self.proposals.values()
        ]
        return self.common_of(self.table, asked, self.history, self._told_clock())

    def _told_clock(self) -> dict[str, Any]:
        """The clock as clients are told, if there is one: they count on by themselves for those who think."""
        clock = self.clock()
        if clock is None:
            return {}
        used = [round(seconds, 1) for seconds in clock.used]
        return {"clock": {"minutes": clock.minutes, "used": used, "running": self._thinking()}}

    def _gathering(self) -> bytes:
        """The same while the table is being set: nothing of the game."""
        host = self.host()
        return encode(
            {
                "type": "table",
                "version": self.version,
                "seats": [
                    seat_entry(chair, self.table.game.id, there, False)
                    for chair, there in zip(self.seats, self.connected(), strict=True)
                ],
                **self._told_clock(),
                "host": next((i for i, seat in enumerate(self.seats) if seat.person == host and not seat.free), None),
                **messages.NOT_DEALT,
            }
        )

    def own(self, client: Client) -> Own:
        """Whom a client plays, and through whom it looks."""
        mine = self.owned_by(client.person)
        if self.stored.gathering:
            return Own(tuple(mine), (), None, None)
        seat, hand_over = self.looks_through(client, mine)
        return Own(tuple(mine), tuple(self.away(client)), seat, hand_over)

    def message(self, common: bytes, own: Own) -> bytes:
        """The whole of what one client may know now."""
        if self.stored.gathering:
            return messages.joined(common, encode(self.about_to(own)), messages.NOT_SHOWN, b"")
        mine, seat = own.mine, own.seat
        actor = seat if seat is not None else mine[0] if mine else None
        keep, at_once = (None, False) if actor is None or self.stored.shut else self.undo_of(actor, mine)
        more = self.about_to(own)
        more["can_undo"] = keep is not None and at_once
        more["can_ask_undo"] = keep is not None and not at_once and "undo" not in self.proposals
        rematch = self.stored.rematch
        if rematch is not None:
            more["rematch"] = link(rematch.seats[actor] if actor is not None else rematch.watch)
        return messages.joined(common, encode(more), self.page(seat), self.story(seat))

    def common_of(
        self,
        table: Table,
        proposals: list[dict[str, Any]],
        history: History | None,
        clock: dict[str, Any] | None = None,
    ) -> bytes:
        """The same of this table, or of what it was."""
        to_move = [mover for mover in table.to_move if mover >= 0]
        common: dict[str, Any] = {
            "type": "table",
            "version": self.version,
            "seats": [
                seat_entry(chair, self.table.game.id, there, i in to_move)
                for i, (chair, there) in enumerate(zip(self.seats, self.connected(), strict=True))
            ],
            "n": len(table.log),
            "to_move": to_move,
            "scores": table.scores(),
            "proposals": proposals,
            "undone": self.undone,
            **(clock or {}),
        }
        if history is not None:
            common["history"] = [totals for _, totals in history]
        if table.over:
            common["ranking"] = table.ranking()
        return encode(common)

    def about_to(self, own: Own) -> dict[str, Any]:
        """What a message says about the table itself, and about the client that gets it."""
        about = self.about
        if own.mine:
            links: dict[str, Any] = {"invitations": self.invitations(), "spectators": link(self.stored.watch)}
            if self.stored.gathering:
                links["word"] = word_of(self.stored.watch)
            about = about | {"links": links}
        return {"table": about, **own._asdict()}

    def invitations(self) -> list[dict[str, Any]]:
        """The links of the seats that nobody has taken."""
        return [{"seat": i, "link": link(seat.token)} for i, seat in enumerate(self.seats) if seat.free]


async def replayed(stored: Stored) -> tuple[Table, History]:
    """The game of a table, checked entry by entry, a few of them at a time."""
    try:
        table = Table(game(stored.game), stored.opening)
        history: History = [(0, messages.totals(table))]
        for n, (seat, action) in enumerate(stored.moves):
            if seat != CHANCE:
                note_totals(table, history)
            table.replay(seat, action)
            if n % REPLAYED_AT_ONCE == REPLAYED_AT_ONCE - 1:
                await asyncio.sleep(0)
        note_totals(table, history)
    except OtherRules as fault:
        raise Refusal(fault.key, 409) from None
    except BurgherError:
        raise Refusal("unreadable_table", 500) from None
    return table, history


def note_totals(table: Table, history: History) -> None:
    totals = messages.totals(table)
    if history[-1][1] != totals:
        history.append((len(table.log), totals))


def _unseen_for(seat: Seat) -> float:
    """The seconds since its player was last connected; what was written by a clock gone wrong tells nothing."""
    ago = time() - seat.seen
    return ago if ago > -PRESENT_SECONDS else inf


def entries(table: Table, since: int = 0) -> list[tuple[int, str]]:
    """The log as it is written down."""
    text = table.game.verbs.text
    return [(entry.seat, text(entry.action)) for entry in table.log[since:]]


def seat_entry(seat: Seat, game: str, connected: bool, choosing: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": seat.name,
        "kind": "bot" if seat.bot else "human",
        "connected": connected,
        "choosing": choosing,
        "free": seat.free,
        "ready": seat.ready,
    }
    if seat.bot:
        entry["bot"] = known_bot(seat.bot, game).name
        entry["stand_in"] = seat.person is not None
    return entry
