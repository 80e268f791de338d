"""What can be done while a table is being set: who sits where, bots, options, and the beginning.

The game is dealt with every arrangement, and nobody sees it before it begins.
"""

from typing import Any

from burgher.bots import player
from burgher.core.table import Table, open_table
from burgher.server.identity import new_token, tidy
from burgher.server.live import Client, Live, entries
from burgher.server.minds import best
from burgher.server.records import BY_TURNS, GRACE_SECONDS, Arrangement, Change, Clock, Seat
from burgher.server.refusal import Refusal
from burgher.server.wire import Arrange, Begin, Ready, Sit, Stand


def sit(live: Live, client: Client, message: Sit) -> Change:
    """Take an open seat; who had another one leaves it."""
    _check_gathering(live)
    if message.seat >= len(live.seats) or not live.seats[message.seat].free or live.stored.hot_seat:
        raise Refusal("seat_taken")
    left = _leave_seats(live, client.person)
    seat = live.seats[message.seat]
    seat.person = client.person
    return Change(seats=left | {message.seat: seat}, present={message.seat: live.server})


def stand(live: Live, client: Client, _: Stand) -> Change:
    """Leave one's seat, which is open then."""
    _check_gathering(live)
    if not live.owned_by(client.person) or live.host() == client.person:
        raise Refusal("not_your_seat")
    return Change(seats=_leave_seats(live, client.person))


def ready(live: Live, client: Client, message: Ready) -> Change:
    """Say that one is ready, or not."""
    _check_gathering(live)
    mine = live.owned_by(client.person)
    if not mine:
        raise Refusal("not_your_seat")
    for seat in mine:
        live.seats[seat].ready = message.yes
    return Change(seats={seat: live.seats[seat] for seat in mine})


def arrange(live: Live, client: Client, message: Arrange) -> Change:
    """The host sets the table anew. People stay where their seats go; a seat that is not kept has another link."""
    _check_host(live, client)
    own = live.owned_by(client.person)[0]
    kept = [chair.was for chair in message.seats if chair.was is not None]
    hosts = [chair for chair in message.seats if chair.was == own and not chair.bot]
    if not hosts or len(set(kept)) < len(kept) or max(kept) >= len(live.seats):
        raise Refusal("malformed")
    bots = [player(chair.bot, live.table.game.id).name if chair.bot else "" for chair in message.seats]
    dealt = _dealt(live, len(message.seats), message.options)
    seats = [Seat(new_token()) if chair.was is None else live.seats[chair.was] for chair in message.seats]
    for seat, chair, name in zip(seats, message.seats, bots, strict=True):
        seat.bot = name
        seat.name = tidy(chair.name) if message.hot_seat else ""
        if name or (seat.person == client.person and chair.was != own and not message.hot_seat):
            _vacate(seat)
        elif message.hot_seat:
            seat.person = client.person
    live.deal(dealt)
    grace = BY_TURNS if message.by_turns else GRACE_SECONDS if live.stored.grace == BY_TURNS else live.stored.grace
    # who moves when they find the time, or shares a screen, has nobody who waits for them there
    is_counted = message.clock and not message.by_turns and not message.hot_seat
    clock = Clock(message.clock, [0.0] * len(seats)) if is_counted else None
    return Change(arranged=Arrangement(dealt.opening, message.hot_seat, grace, clock, seats, entries(dealt)))


def begin(live: Live, client: Client, _: Begin) -> Change:
    """The host begins. A bot keeps the seats at which nobody sits."""
    _check_host(live, client)
    empty = {i: seat for i, seat in enumerate(live.seats) if seat.free}
    for seat in empty.values():
        seat.bot = best(live.table.game.id)
    live.stored.gathering = False
    return Change(seats=empty, begun=True)


def _check_gathering(live: Live) -> None:
    if not live.stored.gathering:
        raise Refusal("begun")


def _check_host(live: Live, client: Client) -> None:
    _check_gathering(live)
    if live.host() != client.person:
        raise Refusal("not_host")


def _leave_seats(live: Live, person: str) -> dict[int, Seat]:
    left = {i: live.seats[i] for i in live.owned_by(person)}
    for seat in left.values():
        _vacate(seat)
    return left


def _vacate(seat: Seat) -> None:
    seat.person, seat.ready, seat.at_server = None, False, ""


def _dealt(live: Live, players: int, options: dict[str, Any]) -> Table:
    """The game of this arrangement; a seed that somebody chose stays."""
    seed = live.stored.opening.seed
    return open_table(live.table.game, players, options=options, seed=seed if isinstance(seed, int) else None)
