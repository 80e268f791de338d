"""What a message does at a table: it changes the table in memory and says what is to be written down.

Each function refuses before it changes anything.
"""

import time
from collections.abc import Callable
from math import ceil, inf
from typing import Any

from burgher.core.table import Chair, Table, open_table
from burgher.server import room
from burgher.server.identity import new_token
from burgher.server.live import Client, Live, entries
from burgher.server.minds import best
from burgher.server.records import Change, Clock, Proposal, Seat, Stored
from burgher.server.refusal import Refusal
from burgher.server.wire import Act, Answer, Arrange, Begin, Message, Propose, Ready, Sit, Stand, Undo


def new_table(table: Table, seats: list[Seat], hot_seat: bool) -> Stored:
    """A table as it is first written down, for a game that has just been dealt or loaded."""
    return Stored(
        id=new_token()[:12],
        game=table.game.id,
        opening=table.opening,
        hot_seat=hot_seat,
        watch=new_token(),
        created=time.time(),
        seats=seats,
        moves=entries(table),
        to_move=list(table.to_move),
        over=table.over,
    )


def seat_people(seats: list[Seat], person: str, all_of_them: bool) -> None:
    """Whoever makes a table takes its first human seat, or in hot seat all of them."""
    for seat in seats:
        if seat.free:
            seat.person = person
            if not all_of_them:
                return


def enter(live: Live, person: str, seat: int | None) -> Change:
    """Somebody follows a link. A free seat is theirs now; on one screen, all of them."""
    taken: list[int] = []
    if seat is not None and live.seats[seat].free:
        taken = [i for i, other in enumerate(live.seats) if other.free] if live.stored.hot_seat else [seat]
    for i in taken:
        live.seats[i].person = person
    return Change(seats={i: live.seats[i] for i in taken}, present=_presence(live, person, live.server))


def leave(live: Live, person: str) -> Change:
    """Somebody's last connection has ended."""
    return Change(present=_presence(live, person, ""))


def _presence(live: Live, person: str, server: str) -> dict[int, str]:
    here = [i for i, seat in enumerate(live.seats) if seat.person == person]
    for i in here:
        live.seats[i].seen, live.seats[i].at_server = time.time(), server
    return dict.fromkeys(here, server)


def act(live: Live, client: Client, message: Act) -> Change:
    """Play."""
    _check_begun(live)
    mine = live.owned_by(client.person)
    _check_seat(mine, message.seat)
    if live.table.over:
        raise Refusal("game_over")
    if not live.unseen(message.seat, message.n):
        raise Refusal("late", n=live.n)
    return live.play(message.seat, message.action)


def undo(live: Live, client: Client, message: Undo) -> Change:
    """Take back, or propose to."""
    _check_begun(live)
    mine = live.owned_by(client.person)
    _check_seat(mine, message.seat)
    if message.n != live.n:
        raise Refusal("late", n=live.n)
    return _undo(live, mine, message.seat)


def _undo(live: Live, mine: list[int], seat: int) -> Change:
    keep, at_once = live.undo_of(seat, mine)
    if keep is None:
        raise Refusal("nothing_to_undo")
    if at_once and not live.needs_consent(seat):
        return _take_back(live, keep, seat)
    if live.is_try:
        raise Refusal("nothing_to_undo")
    return _put_forward(live, mine, Proposal("undo", seat, [], n=keep))


def propose(live: Live, client: Client, message: Propose) -> Change:
    """Something that needs the consent of all who play; to come back to one's own seat needs nobody's."""
    _check_begun(live)
    if live.is_try and message.what not in ("undo", "rematch"):
        raise Refusal("daily_fixed", 409)
    if message.what == "return":
        return _come_back(live, client, message.seat)
    if message.what == "join":
        return _ask_to_join(live, client, message.seat)
    mine = live.owned_by(client.person)
    if not mine:
        raise Refusal("not_your_seat")
    by = message.seat if message.seat in mine else mine[0]
    what = message.what
    if what == "undo":
        return _undo(live, mine, by)
    if what == "rematch":
        if not live.table.over:
            raise Refusal("not_over")
        if live.stored.rematch is not None:
            raise Refusal("already_rematch")
        return _put_forward(live, mine, Proposal("rematch", by, []))
    if what not in ("resign", "takeover"):
        raise Refusal("malformed")
    if live.table.over:
        raise Refusal("game_over")
    if what == "resign":
        seat = mine[0] if message.seat is None else message.seat
        _check_seat(mine, seat)
        return _change_player(live, seat, best(live.table.game.id))
    seat = _replaceable(live, mine, message.seat)
    stand_in = best(live.table.game.id)  # nobody gets a weaker one
    return _put_forward(live, mine, Proposal("takeover", by, [], seat, stand_in))


def _come_back(live: Live, client: Client, seat: int | None) -> Change:
    """Sit down again where a bot plays. It needs nobody's consent: the seat has never been anybody else's."""
    if live.table.over:
        raise Refusal("game_over")
    away = live.away(client)
    seat = away[0] if away and seat is None else seat
    if seat is None or seat not in away:
        raise Refusal("not_your_seat")
    live.seats[seat].person = client.person
    return _change_player(live, seat, "")


def _ask_to_join(live: Live, client: Client, seat: int | None) -> Change:
    """Somebody who watches would like to play on in the place of a bot that is nobody's stand-in."""
    if live.table.over:
        raise Refusal("game_over")
    if seat is None or seat >= len(live.seats) or not live.seats[seat].bot or live.seats[seat].person is not None:
        raise Refusal("seat_taken")
    if any(chair.person == client.person for chair in live.seats):
        raise Refusal("not_your_seat")
    return _put_forward(live, [], Proposal("join", seat, [], seat, person=client.person, name=client.name))


def answer(live: Live, client: Client, message: Answer) -> Change:
    """Consent, or not."""
    _check_begun(live)
    mine = live.owned_by(client.person)
    proposal = live.proposals.get(message.what)
    if proposal is None:
        raise Refusal("no_proposal")
    need = live.needed(proposal.what, proposal.seat)
    withdrawing = proposal.person == client.person and not message.yes
    if not withdrawing and not any(seat in need for seat in mine):
        raise Refusal("not_your_seat")
    if not message.yes:
        return Change(proposals=live.withdraw(message.what))
    return _agree(live, mine, proposal)


# What each message does that changes a table: once the game has begun, and while it is being set.
DEEDS: dict[type[Message], Callable[[Live, Client, Any], Change]] = {
    Act: act,
    Undo: undo,
    Propose: propose,
    Answer: answer,
    Sit: room.sit,
    Stand: room.stand,
    Ready: room.ready,
    Arrange: room.arrange,
    Begin: room.begin,
}


# ---------------------------------------------------------------- parts of the above


def _check_begun(live: Live) -> None:
    if live.stored.gathering:
        raise Refusal("not_begun")


def _check_seat(mine: list[int], seat: int) -> None:
    if seat not in mine:
        raise Refusal("not_your_seat")


def _replaceable(live: Live, mine: list[int], seat: int | None) -> int:
    """A seat whose player is not there, or has no time left, so that a bot may be asked to play on."""
    if seat is None or seat >= len(live.seats) or live.seats[seat].bot or seat in mine:
        raise Refusal("malformed")
    clock = live.clock()
    if clock is not None and clock.is_up(seat):
        return seat
    if live.connected()[seat]:
        raise Refusal("not_absent", name=live.seats[seat].name)
    left = live.absent_in(seat)
    if left == inf:
        raise Refusal("never_absent", name=live.seats[seat].name)
    if left > 0:
        raise Refusal("not_absent_yet", name=live.seats[seat].name, seconds=ceil(left))
    return seat


def _put_forward(live: Live, mine: list[int], proposal: Proposal) -> Change:
    if proposal.what in live.proposals:
        raise Refusal("already_proposed")
    return _agree(live, mine, proposal)


def _agree(live: Live, mine: list[int], proposal: Proposal) -> Change:
    """These seats agree; if nobody else has to, it is done."""
    need = live.needed(proposal.what, proposal.seat)
    proposal.yes = sorted({*proposal.yes, *(seat for seat in mine if seat in need)})
    live.proposals[proposal.what] = proposal
    if any(seat not in proposal.yes for seat in need):
        return Change(proposals={proposal.what: proposal})
    if proposal.what == "undo":
        return _take_back(live, proposal.n, proposal.by)
    if proposal.what == "takeover" and proposal.seat is not None:
        return _change_player(live, proposal.seat, proposal.bot)
    if proposal.what == "join" and proposal.seat is not None:
        live.seats[proposal.seat].person = proposal.person
        return _change_player(live, proposal.seat, "")
    return _play_again(live)


def _take_back(live: Live, keep: int, by: int) -> Change:
    live.rewind(keep)
    return Change(keep=keep, by=by, proposals=live.withdraw("undo"))


def _change_player(live: Live, seat: int, bot: str) -> Change:
    """A bot plays on, or a person again. Proposals end: who has to agree is not the same any more."""
    live.seats[seat].bot = bot
    ended: dict[str, Proposal | None] = dict.fromkeys(live.proposals)
    live.proposals.clear()
    return Change(seats={seat: live.seats[seat]}, proposals=ended)


def _play_again(live: Live) -> Change:
    """The same people and bots, the same options, another game."""
    old = live.table
    begun = old.opening
    table = open_table(old.game, begun.players, options=begun.options, position=begun.position, strict=begun.strict)
    seats = [Seat(new_token(), seat.bot, seat.person, seat.name) for seat in live.seats]
    rematch = new_table(table, seats, live.stored.hot_seat)
    rematch.grace = live.stored.grace
    if live.stored.clock is not None:
        rematch.clock = Clock(live.stored.clock.minutes, [0.0] * len(seats), time.time())
    return Change(proposals=live.withdraw("rematch"), rematch=rematch)


def chairs(seats: list[Seat]) -> list[Chair]:
    """Who sits where, as a saved game tells it."""
    return [Chair(seat.name, seat.bot) for seat in seats]
