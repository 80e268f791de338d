"""Advice for a decision: where to look, what to do, and why that rather than something else."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from burgher.bots import bot, levels
from burgher.bots.bot import Question, answer
from burgher.bots.effort import COMPILED, FAR, Effort
from burgher.bots.search import think
from burgher.bots.values import is_judged
from burgher.bots.verdict import Candidate
from burgher.core.game import Game
from burgher.review.records import Gain
from burgher.review.work import OTHERS, SURE, paired

AHEAD = FAR if COMPILED else 0  # turns; plain Python, in which somebody waits ten times as long, looks less far
SEARCH = Effort(8, 256, seconds=0.7, plain=(6, 48), turns=AHEAD)
COMPARE = Effort(2, 192, seconds=0.4, plain=(2, 24), turns=AHEAD)


class Place(msgspec.Struct, frozen=True):
    """A part of the table: its words are `look.<name>` of the game."""

    name: str
    points: list[str]  # where it lies on the page, as guides write it


class Advice(msgspec.Struct, frozen=True):
    """What to do, and how much more is expected of it than of another action."""

    action: int
    other: int | None = None  # the next best that does something else, or what is in mind; None: nothing else
    ahead: float = 0.0
    error: float = 0.0  # the standard error of that
    equal: bool = False  # as far as can be told, both are as good
    gains: list[Gain] = []  # by lines of the score sheet, the most first; together `ahead`
    hurried: bool = False  # there was no time to compare it with anything


def advise(game: Game[Any], asked: Question, in_mind: int | None = None) -> Advice:
    """The best action as far as the seat may know, and why."""
    known, seat, actions, dice = asked
    if len(actions) == 1:
        return Advice(actions[0])
    assert known is not None
    if not is_judged(game.id):
        return Advice(answer(bot(levels(game.id)[-1]), game, asked))
    tried = think(game, known.copy(), seat, actions, dice, SEARCH).candidates
    best = tried[0].action
    other = in_mind if in_mind is not None and in_mind != best else runner_up(game, tried, actions)
    return compared(game, *paired(game, known, seat, best, other, COMPARE.affordable(), dice))


def runner_up(game: Game[Any], tried: list[Candidate], actions: list[int]) -> int:
    """The next best action that does something else: the same with another die would give no reason for anything."""
    best = tried[0].action
    others = [candidate.action for candidate in tried[1:]] or [action for action in actions if action != best]
    return next((action for action in others if deed(game, action) != deed(game, best)), others[0])


def deed(game: Game[Any], action: int) -> tuple[str, dict[str, int]]:
    """What an action does, whichever die is used for it: the tile is as well placed with the other one."""
    verb = game.verbs.of(action)
    return verb.name, {name: value for name, value in verb.named(action).items() if name != "die"}


def compared(game: Game[Any], best: Candidate, other: Candidate) -> Advice:
    """Why one action rather than the other; where they are as good, that is said."""
    ahead, error = best.ahead_of(other)
    gains = sheet_gains(game, best.gains_over(other), ahead)
    return Advice(best.action, other.action, ahead, error, ahead <= SURE * error, gains)


def sheet_gains(game: Game[Any], lines: list[float], ahead: float) -> list[Gain]:
    """A difference by lines of the score sheet, the most first; what is missing is what the others get."""
    named = [Gain(line.key, points) for line, points in zip(game.score_lines, lines, strict=True)]
    named.append(Gain(OTHERS, ahead - sum(lines)))
    return sorted((gain for gain in named if gain.points), key=lambda gain: -abs(gain.points))


ANYWHERE = Place("anywhere", ["part:prompt"])


@cache
def places(game_id: str) -> dict[str, Place]:
    """The part of the table that each verb of a game is about."""
    text = files("burgher.review").joinpath("places.toml").read_text("utf-8")
    found: dict[str, Place] = {}
    for name, part in tomllib.loads(text).get(game_id, {}).items():
        for verb in part["verbs"]:
            found[verb] = Place(name, part["points"])
    return found


def place(game: Game[Any], action: int) -> Place:
    """Where to look for an action; in a game from elsewhere, at all that may be done."""
    return places(game.id).get(game.verbs.of(action).name, ANYWHERE)
