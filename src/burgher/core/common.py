"""What several games share: bits, draws, chance that names the first player, an effect that may be declined."""

from mypy_extensions import i64, mypyc_attr

from burgher.core.state import ASKS_CHANCE, S, Step
from burgher.core.verbs import Verb


def bit(n: i64) -> i64:
    """The number of which only the n-th bit is 1."""
    out: i64 = 1
    out <<= n  # of a literal the compiler would shift only 32 bits
    return out


def count_of(thing: i64, things: list[int]) -> i64:
    """How many times it is there: faster than `things.count(thing)` when compiled."""
    count: i64 = 0
    other: i64
    for other in things:
        if other == thing:
            count += 1
    return count


def picked(things: list[int], counts: list[int], number: i64, total: i64) -> i64:
    """One of these things, of each of which there are so many, by a random number below 2**32: for `Step.draw`."""
    mark = number * total >> 32
    thing: i64
    for thing in things:
        mark -= counts[thing]
        if mark < 0:
            return thing
    raise RuntimeError("there is nothing to draw from")


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayer(Step[S]):
    """Chance names the first player; the game's subclass says in `begin` what follows from that."""

    def __init__(self, name: str, verb: Verb, on: tuple[str, ...], players: tuple[int, ...] = ()) -> None:
        super().__init__(name, ASKS_CHANCE, on=on, verbs=(verb,), players=players)
        self.verb = verb

    def options(self, s: S, seat: i64, data: i64) -> list[int]:
        return [self.verb.of(i) for i in range(s.seats)]

    def choose(self, s: S, seat: i64, data: i64, action: i64) -> None:
        self.begin(s, self.verb.one(action))

    def begin(self, s: S, first: i64) -> None:
        raise RuntimeError(f"step {self.name} does nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Step[S]):
    """An effect that may be declined: it lists what is offered, and the verb that declines comes with it."""

    def __init__(
        self, name: str, decline: Verb, *, on: tuple[str, ...], verbs: tuple[Verb, ...], same_seat: bool = False
    ) -> None:
        super().__init__(name, on=on, verbs=(*verbs, decline), same_seat=same_seat)
        self.decline = decline

    def offers(self, s: S, seat: i64, data: i64) -> list[int]:
        """What may be accepted, ascending."""
        raise RuntimeError(f"step {self.name} offers nothing")

    def accept(self, s: S, seat: i64, data: i64, action: i64) -> None:
        raise RuntimeError(f"step {self.name} does nothing")

    def declined(self, s: S, seat: i64, data: i64) -> None:
        """What happens, or is told, when nothing is accepted."""

    def offer(self, s: S, seat: i64, data: i64) -> None:
        """Ask, unless there is nothing to accept: then the effect is lost."""
        if self.offers(s, seat, data):
            s.push_again(self, seat, data)

    def options(self, s: S, seat: i64, data: i64) -> list[int]:
        out = self.offers(s, seat, data)
        out.append(self.decline.first)
        out.sort()
        return out

    def choose(self, s: S, seat: i64, data: i64, action: i64) -> None:
        if action == self.decline.first:
            self.declined(s, seat, data)
        else:
            self.accept(s, seat, data, action)
