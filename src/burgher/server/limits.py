"""Limits: buckets that fill with time, and what things cost."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from burgher.server.refusal import Refusal
from burgher.server.settings import Rate

MOST_KNOWN = 10_000  # guests or addresses remembered at once; the one longest unheard of is forgotten first
IPV6_HOST_BITS = 64  # which everybody who has an address may choose

# Milliseconds of the server's time, about, for what does not play a game on.
PLACE = 2.0  # of the past, beside PLACES for the rest of the answer
PLACES = 3.0
RECORD = 10.0
TABLE = 5.0  # a new one
UPLOAD = 20.0
UPLOAD_KB = 0.5  # for each thousand bytes
TABLES = 5.0  # the list of the own ones
NAME = 5.0
SHOWN_NAME = 4.0  # for each table that has to show it
COMING = 4.0  # to a table, and leaving it
READING = 20.0  # a table that is not in memory
LOOK = 1.0
WHY = 0.01  # for each action whose reason is asked for
HINT = 20.0  # beside what it takes:
THINKING = 0.2  # of the time for which a process of the bots thinks about one
UNDO = 5.0
REVIEW = 20.0  # to look at one
NEW_REVIEW = 1000.0  # to have one made; the thinking itself has its own budget
SPOKEN = 100.0  # to look for a table by its word: more than it takes, for it might be a guess
SEATING = 3.0  # to change who sits where
PROPOSAL = 3.0
REFUSED = 0.2  # a message that could not be obeyed


class Bucket:
    """A bucket of tokens. What is done takes some; time puts them back."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens = rate.burst
        self.filled = clock()

    def level(self) -> float:
        now = self.clock()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        return self.tokens

    def has(self, cost: float) -> bool:
        """Is there enough, or at least all that there can be?"""
        return self.level() >= min(cost, self.rate.burst)

    def take(self, cost: float = 1.0) -> bool:
        if not self.has(cost):
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each guest, or for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.clock)
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.of(who).take(cost)


class Ledger:
    """What guests and addresses have cost the server, beside playing."""

    def __init__(self, guests: Rate, addresses: Rate, clock: Callable[[], float] = monotonic) -> None:
        self.guests = Buckets(guests, clock)
        self.addresses = Buckets(addresses, clock)

    def charge(self, person: str, address: str, cost: float) -> None:
        """Refuse what this guest, or all guests of this address together, have no time left for."""
        both = (self.guests.of(person), self.addresses.of(neighbourhood(address)))
        if not all(bucket.has(cost) for bucket in both):
            raise Refusal("too_many", 429)
        for bucket in both:
            bucket.take(cost)

    def owe(self, person: str, address: str, cost: float) -> None:
        """Charge for what has been done already."""
        for bucket in (self.guests.of(person), self.addresses.of(neighbourhood(address))):
            bucket.level()
            bucket.tokens -= cost

    def in_debt(self, person: str) -> bool:
        """Has this guest used more than there was?"""
        return self.guests.of(person).level() < 0


@lru_cache(MOST_KNOWN)
def neighbourhood(address: str) -> str:
    """Whom limits take for one: with IPv6 everybody has more addresses than can be counted."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(IPv6Address(int(known) >> IPV6_HOST_BITS << IPV6_HOST_BITS))
    return address
