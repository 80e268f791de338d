"""5 Turn: two dice, each for one of four actions, and one purchase.

What is taken or bought may be placed in the same turn, and what is gained may be spent in it. [CB-069, CB-080, CB-195]
The use of a die is always asked for, nobody has to buy, and what is not listed is refused. [CB-199, CB-293, CB-294]

A round leads to turns and the last turn to the next round, so this module and `course.py` know each other.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, Step
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters import course
from burgher.games.castles_of_burgundy.chapters.place import add_places
from burgher.games.castles_of_burgundy.chapters.sell_buy import add_buys, add_sells, buy, can_buy, no_buy
from burgher.games.castles_of_burgundy.chapters.take import add_takes
from burgher.games.castles_of_burgundy.chapters.tiles import no_die_action, use_die
from burgher.games.castles_of_burgundy.facts import PRICE
from burgher.games.castles_of_burgundy.state import Burgundy, Player


def start_turn(s: Burgundy) -> None:
    """The player whose turn it is may act; dice that a position written by hand left out are rolled now."""
    seat = s.order[s.turn]
    p = s.players[seat]
    s.push(TURN, seat)
    if not p.dice[0] and not (p.used[0] and p.used[1]):
        s.push(course.ROLL, NO_SEAT, s.turn, 1)


class Turn(Step[Burgundy]):
    """Use a die, in either order, buy from the black depot, or end the turn. [CB-062 to CB-071, CB-190]"""

    def options(self, s: Burgundy, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        first: i64 = p.dice[0]
        second: i64 = p.dice[1]
        use_first = p.used[0] == 0
        use_second = p.used[1] == 0 and not (use_first and first == second)  # equal dice are listed once [CB-071]
        out: list[int] = []
        if use_first:
            add_takes(s, p, 0, first, out)
        if use_second:
            add_takes(s, p, 1, second, out)
        if use_first:
            add_places(p, 0, first, out)
        if use_second:
            add_places(p, 1, second, out)
        if use_first:
            add_sells(p, 0, first, out)
        if use_second:
            add_sells(p, 1, second, out)
        if use_first:
            out.append(v.WORKERS.of(0))
        if use_second:
            out.append(v.WORKERS.of(1))
        add_buys(s, p, out)
        if not use_first and not use_second:
            out.append(v.END_TURN.first)
        return out

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        if action == v.END_TURN.first:
            course.next_turn(s)
            return
        s.push(AFTER, seat)
        if v.BUY.owns(action):
            buy(s, seat, action)
        else:
            use_die(s, seat, action)

    def refusal(self, s: Burgundy, seat: i64, data: i64, action: i64) -> Reason | None:
        p = s.players[seat]
        if action == v.END_TURN.first:
            left = p.used.count(0)
            return Reason("CB-065", Message("refusal.dice_left", {"dice": left})) if left else None
        if v.BUY.owns(action):
            return no_buy(s, p, action)
        return no_die(p, v.VERBS.of(action).one(action)) or no_die_action(s, p, action)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        return not_in_turn(s, seat)

    def prompt(self, s: Burgundy, seat: i64, data: i64) -> Message:
        p = s.players[seat]
        left = [p.dice[die] for die in (0, 1) if not p.used[die]]
        if len(left) == 2:
            return Message("prompt.both_dice", {"first": left[0], "second": left[1]})
        return Message("prompt.one_die", {"die": left[0]}) if left else Message("prompt.buy_or_end", {"silver": PRICE})


TURN: Final = Turn("turn", verbs=(v.TAKE, v.PLACE, v.SELL, v.WORKERS, v.BUY, v.END_TURN))


class After(Step[Burgundy]):
    """All that an action set off is done: the turn goes on, or ends if nothing is left. [CB-065, CB-067, CB-070]"""

    def choose(self, s: Burgundy, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        if not p.used[0] or not p.used[1] or can_buy(s, p):
            start_turn(s)
        else:
            course.next_turn(s)

    def fault(self, s: Burgundy, seat: i64, data: i64) -> str:
        return not_in_turn(s, seat)


AFTER: Final = After("after", ASKS_NOBODY, owned=True)


def not_in_turn(s: Burgundy, seat: i64) -> str:
    """Only the player whose turn it is acts. [CB-057, CB-198]"""
    acting = s.order[s.turn]
    return "" if seat == acting else f"it is the turn of seat {acting}"


def no_die(p: Player, die: i64) -> Reason | None:
    """Why this die cannot be used at all. [CB-066, CB-071, CB-131]"""
    if die == v.FREE_DIE:
        return Reason("CB-131", Message("refusal.no_castle"))
    if p.used[die]:
        return Reason("CB-066", Message("refusal.used"))
    if die == 1 and not p.used[0] and p.dice[0] == p.dice[1]:
        return Reason("CB-071", Message("refusal.equal_dice", {"die": p.dice[die]}))
    return None
