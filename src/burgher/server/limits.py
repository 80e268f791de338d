"""Rate limits: buckets that fill with time."""

from collections import OrderedDict
from time import monotonic

from burgher.server.settings import Rate

MOST_ADDRESSES = 10_000  # remembered at once; the one longest unheard of is forgotten first


class Bucket:
    """A bucket of tokens. Each request takes one; time puts them back."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.filled = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()
