"""What a server is to be like, and the limits that keep one guest from spoiling the evening of the others.

What an operator can set of it is in `options.py`.
"""

import os
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

import msgspec

Network = IPv4Network | IPv6Network
PAGE = Path(__file__).parent / "page"  # made by the page build: index.html and assets/


def data_home() -> Path:
    """The folder of the user's own data, as the XDG base directory specification has it."""
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return home / "burgher"


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Settings(msgspec.Struct, frozen=True):
    """One server. The defaults suit a house of friends."""

    db: str
    workers: int = 1  # processes in which bots think
    bot_seconds: float = 10.0  # after which a bot's decision is made without it
    alone_seconds: float = 1.5  # between moves of bots to whom everybody has left a table
    page: Path = PAGE
    operator_token: str = ""  # none: there is no operator
    allow_host: tuple[
        str, ...
    ] = ()  # names under which the house may be asked for, besides addresses and this machine's
    root_path: str = ""  # below which the house lies, as /burgher
    trusted_proxies: tuple[Network, ...] = ()  # whose word about who asks is taken
    poll_seconds: float = 0.2  # how often the moves of other servers on the same database are looked for

    message_bytes: int = 8 * 1024  # of a WebSocket message
    body_bytes: int = 16 * 1024  # of a POST
    upload_bytes: int = 1024 * 1024  # of a saved game
    messages: Rate = Rate(300, 100)  # of one connection
    requests: Rate = Rate(600, 100)  # of one address
    creations: Rate = Rate(1000, 10)  # new tables of one address
    # milliseconds of the server's time for what does not play a game on
    guest_work: Rate = Rate(4000, 200)  # of one guest,
    address_work: Rate = Rate(15000, 600)  # and of all guests of one address
    review_work: Rate = Rate(1800, 0.5)  # seconds of thinking for reviews, of this server
    connections: int = 2000  # at once from one address
    callers: int = 4096  # connections that may keep the server waiting at once, besides those to tables,
    callers_of_address: int = 1024  # and of one address; several times as many as are accepted before any is read
    head_seconds: float = 10.0  # in which the head of a request has to come, also on a connection that is kept open,
    body_seconds: float = 60.0  # its body,
    answer_seconds: float = 120.0  # and in which its answer has to be made and taken
    send_seconds: float = 60.0  # after which a client that does not read what it is sent has left
    cached_tables: int = 500  # kept in memory without anybody connected
    least_grace: int = 30  # seconds for which a table waits at least for somebody who has lost the line
    open_tables: int = 200  # of one guest that are not over
    keep_empty: float = 2.0  # days after which a table at which nobody sits is deleted; 0: never
    keep_abandoned: float = 180.0  # the same for a game that goes on, and to which none of its players comes any more
    keep_guests: float = 730.0  # days for which the name of a guest is kept who sits at no table; 0: for ever
    keep_finished: float = 0.0  # the same for a finished game
    retry_seconds: float = 2.0  # after which is tried again what could not be read or written
    keep_seconds: float = 5.0  # how often the house is kept in order,
    bots_seconds: float = 2.0  # and looked for bots whose server has died
    rest_seconds: float = 10.0  # after which a table at which nothing happens gives back most of its memory
