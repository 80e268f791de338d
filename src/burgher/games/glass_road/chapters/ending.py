"""Chapter 11: the end of the game. Everybody may convert and remove tiles once more, then the buildings are counted."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.anytime import add_anytime, no_anytime, play_anytime
from burgher.games.glass_road.score import half_points, winners
from burgher.games.glass_road.state import GlassRoad


def end_game(s: GlassRoad) -> None:
    """After the last period: the final windows in the order of the table, then the score. [GR-237 to GR-240]"""
    s.push(SCORING)
    for i in range(s.seats - 1, -1, -1):
        s.push(LAST_WINDOW, (s.first + i) % s.seats)


def not_the_last_period(s: GlassRoad) -> str:
    """[GR-238]"""
    return "" if s.period + 1 == s.periods else "this is not the last period"


class LastWindow(Step[GlassRoad]):
    """The seat may use anytime actions before scoring, if there are any. [GR-239, GR-240]"""

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        s.players[seat].anytime = 0
        out: list[int] = []
        add_anytime(s.players[seat], out)
        if out:
            s.push(LAST_ACTIONS, seat)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return not_the_last_period(s)


LAST_WINDOW: Final = LastWindow("last_window", ASKS_NOBODY, on=("scoring", "last_window"), owned=True)


class LastActions(Step[GlassRoad]):
    """Any number of anytime actions. [GR-239]"""

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        out: list[int] = []
        add_anytime(s.players[seat], out)
        out.append(v.DONE.first)
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        if action == v.DONE.first:
            s.players[seat].anytime = 0
            return
        s.push_again(self, seat, data)
        play_anytime(s, seat, action)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        return None if action == v.DONE.first else no_anytime(s.players[seat], action)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return not_the_last_period(s)


LAST_ACTIONS: Final = LastActions("last_actions", on=("scoring", "last_window"), verbs=(v.CONVERT, v.CLEAR, v.DONE))


class Scoring(Step[GlassRoad]):
    """The score follows from the position; this tells it to those who listen. [GR-241, GR-249, GR-250]"""

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        if s.listening:
            for other in range(s.seats):
                s.events.append((v.E_FINAL, PUBLIC, other, half_points(s, other)))
            if s.seats > 1:
                for winner in winners(s):
                    s.events.append((v.E_WINNER, PUBLIC, winner))

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return not_the_last_period(s)


SCORING: Final = Scoring("scoring", ASKS_NOBODY)
