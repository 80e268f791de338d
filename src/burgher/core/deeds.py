"""Deeds: short chains of actions that lead to something one can point at.

A die of the market is bought by choosing its tile, beginning its action and naming the die. Where the first two leave
nothing open, the page may offer the die itself. A deed is only told here; its actions are played and checked one by one
as always.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from burgher.core.state import CHANCE, State

LONGEST: Final = 5  # actions of a deed


class DeedActions(NamedTuple):
    """Which actions of a game may be chained."""

    ways: frozenset[int] = frozenset()  # passed through without a word
    goals: frozenset[int] = frozenset()  # where a deed arrives: what one points at
    closing: frozenset[int] = frozenset()  # what closes a turn, one after the other; here chance may lie between
    obvious: Callable[[Any, int], int | None] | None = None  # the answer to what is asked after a goal, if there is one
    asides: frozenset[int] = frozenset()  # answers that the player gives on the way; the deed goes on whichever it is


class Deed(msgspec.Struct):
    """Actions that are played one after the other, with the sentence of the one that they are played for."""

    actions: list[str]
    aim: str
    key: str
    args: dict[str, Any]
    asks: bool  # something is asked on the way
    ends_turn: bool


class _Finder:
    """What can be reached from a state by a seat that is asked. The state itself stays as it is."""

    def __init__(self, game: Any, s: State, seat: int, actions: Sequence[int]) -> None:
        self.game = game
        self.seat = seat
        self.allowed: DeedActions = game.deed_actions
        self.found: dict[int, list[tuple[list[int], Deed]]] = {}
        self.now = actions or s.options(seat)
        for action in self.now:
            if action in self.allowed.goals:
                self.arrive(s, [action], False)
            if action in self.allowed.ways:
                self.follow(s, action, [action], False)
            if action in self.allowed.closing:
                self.close(s, [action])

    def follow(self, s: State, played: int, chain: list[int], asks: bool) -> None:
        """Go on as long as there is one way, or one that is declared; chance and the choices of others end it."""
        after = s.copy()
        after.play(self.seat, played)
        if after.to_move() != [self.seat] or len(chain) == LONGEST:
            return
        options = after.options(self.seat)
        if options[0] in self.allowed.asides and len(options) > 1:
            if not asks:  # one question is enough; any answer stands for the player's
                self.follow(after, options[0], chain, True)
            return
        for action in options:
            if action in self.allowed.goals:
                self.arrive(after, [*chain, action], asks)
            elif action in self.allowed.ways or len(options) == 1:
                self.follow(after, action, [*chain, action], asks)

    def arrive(self, s: State, chain: list[int], asks: bool) -> None:
        """The goal, and answers after it that hardly anybody would give otherwise."""
        aim, played = chain[-1], chain.copy()
        if self.allowed.obvious is not None:
            after = s.copy()
            after.play(self.seat, aim)
            while after.to_move() == [self.seat]:
                answer = self.allowed.obvious(after, self.seat)
                if answer is None:
                    break
                played.append(answer)
                after.play(self.seat, answer)
        self.keep(played, aim, s, asks, False)

    def close(self, s: State, chain: list[int]) -> None:
        """Close whatever is open. What chance brings between is not told, and any outcome stands for it."""
        after = s.copy()
        after.play(self.seat, chain[-1])
        while after.to_move() == [CHANCE]:
            after.play(CHANCE, after.options(CHANCE)[0])
        mine = after.to_move() == [self.seat]
        going = [action for action in after.options(self.seat) if action in self.allowed.closing] if mine else []
        for action in going:
            self.close(after, [*chain, action])
        if not going and len(chain) > 1:
            self.keep(chain, chain[-1], s, False, not mine)

    def keep(self, chain: list[int], aim: int, s: State, asks: bool, ends_turn: bool) -> None:
        """What needs several actions, and is not offered as one of them anyway."""
        text = self.game.verbs.text
        if len(chain) > 1 and (aim not in self.now or chain[0] == aim):
            says = self.game.describe(s, self.seat, aim)
            deed = Deed([text(action) for action in chain], text(aim), says.key, says.args, asks, ends_turn)
            self.found.setdefault(aim, []).append((chain, deed))


def deeds(game: Any, s: State, seat: int, actions: Sequence[int] = ()) -> list[Deed]:
    """What a seat that is asked can do in one go. Of several chains to the same end the only shortest one counts.

    Its legal actions are given by those who know them already.
    """
    if game.deed_actions is None:
        return []
    out = []
    for chains in _Finder(game, s, seat, actions).found.values():
        shortest = min(len(chain) for chain, _ in chains)
        best = [deed for chain, deed in chains if len(chain) == shortest]
        if len(best) == 1:
            out += best
    return out
