"""The last turn of a seat: what it may do in it is looked through to the end, for nothing that it does comes later.

Where nobody follows and nothing is drawn, what is found is certain. What others do after it is played on as in every
rollout, with the same luck for all ends. What is found has to hold whatever the seat cannot know: else it would be
planned for one guess at it.
"""

import pickle
from typing import Any

from burgher.bots.effort import Effort, Watch, has_time
from burgher.bots.leaves import read
from burgher.bots.values import judge_of
from burgher.bots.values.judge import rollout
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import CHANCE, State

POSITIONS_A_ROLLOUT = 60  # that can be looked at instead of a rollout, and in plain Python
POSITIONS_IN_PLAIN = 20
MOST_POSITIONS = 12_000
LUCKS = 4  # with which others play on
GUESSES = 2  # at what the seat cannot know, for which all has to come to the same
DEEPEST = 60  # decisions in a row that are looked through; some buildings of Glass Road turn goods in circles
FARTHEST = 60  # decisions after which it is not the last turn
NEVER = 1 << 40  # an epoch after every game


class TooMany(Exception):
    """More can be done than there is time to look at."""


class LastTurn:
    """Looks through all that a seat may do until somebody else moves, something is drawn, or the game is over."""

    def __init__(self, game: Game[Any], seat: int, dice: Dice, effort: Effort) -> None:
        self.game = game
        self.seat = seat
        self.lucks = [dice.roll() for _ in range(LUCKS)]
        self.rollout = POSITIONS_A_ROLLOUT if has_time() else POSITIONS_IN_PLAIN  # as dear as so many positions
        self.left = min(MOST_POSITIONS, self.rollout * effort.rollouts)  # positions that may be looked at
        self.watch = Watch(effort)
        self.deep = 0  # decisions from the one that is asked about
        self.seen: dict[bytes, Candidate | None] = {}

    def best(self, s: State, action: int) -> Candidate | None:
        """The best end after an action; nothing for a way that goes round in a circle."""
        there = s.copy()
        there.play(self.seat, action)
        end = self.end(there) if not there.stack or int(there.mover()) != self.seat else self.best_of_all(there)
        if end is None:
            return None
        return Candidate(action, end.margins, end.chances, end.sheets, [(self.seat, action), *end.line])

    def best_of_all(self, s: State) -> Candidate | None:
        """The best end from here."""
        key = pickle.dumps(s)
        if key not in self.seen:
            self.look(1)
            self.seen[key] = None
            self.deep += 1
            ends = [end for action in s.options(self.seat) if (end := self.best(s, action))]
            self.deep -= 1
            self.seen[key] = max(ends, key=goodness, default=None)
        return self.seen[key]

    def end(self, s: State) -> Candidate:
        """How it ends from here, once the others have played on."""
        out = Candidate(0)
        for luck in self.lucks:
            end = s
            if s.stack:
                self.look(self.rollout)
                end = s.copy()
                rollout(judge_of(self.game.id), end, luck, NEVER)
            read(self.game, [end], self.seat, [out])
        return out

    def holds(self, world: State, end: Candidate) -> bool:
        """Does the same way come to the same end in another world?"""
        s = world.copy()
        for _, action in end.line:
            if not s.stack or int(s.mover()) != self.seat or action not in s.options(self.seat):
                return False
            s.play(self.seat, action)
        return not s.stack and self.end(s).margins == end.margins

    def look(self, positions: int) -> None:
        self.left -= positions
        if self.left < 0 or self.deep > DEEPEST or self.watch.over():
            raise TooMany


def goodness(end: Candidate) -> tuple[float, float]:
    return end.margin(), end.chance()


def is_last_turn(known: State, seat: int) -> bool:
    """Does the game end before the seat's next turn, if everybody does the first thing that comes to mind?"""
    s = known.copy()
    dice = Dice(known.epoch())
    own = True
    for _ in range(FARTHEST):
        if not s.stack:
            return True
        mover = int(s.mover())
        if mover == CHANCE:
            s.play(CHANCE, s.draw(dice.roll()))
        elif mover == seat and not own:
            return False
        else:
            own = own and mover == seat
            s.play(mover, s.options(mover)[0])
    return False


def last_turn(
    game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort
) -> Verdict | None:
    """What comes of each of these actions, if it is the seat's last turn and all of it can be looked at."""
    if not effort.rollouts or not is_last_turn(known, seat):
        return None
    turn = LastTurn(game, seat, dice, effort)
    try:
        found = [end for action in actions if (end := turn.best(known, action))]
        for _ in range(GUESSES):
            world = game.determinize(known, seat, dice)
            if pickle.dumps(world) != pickle.dumps(known) and not all(turn.holds(world, end) for end in found):
                return None
    except TooMany:
        return None
    return Verdict(seat, sorted(found, key=goodness, reverse=True)) if found else None
