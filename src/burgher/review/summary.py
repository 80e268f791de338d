"""What a review says about a player's habits: losses by kind of decision and by line of the score sheet."""

from collections.abc import Iterable

import msgspec

from burgher.review.advice import places
from burgher.review.records import MISTAKE, Review


class Kind(msgspec.Struct):
    """Decisions of one kind."""

    count: int = 0
    lost: float = 0.0


class Summary(msgspec.Struct):
    """One seat in one game, or one player in several."""

    games: int = 0
    decisions: int = 0
    mistakes: int = 0
    lost: float = 0.0
    avoided: float = 0.0  # the sum over decisions of which the mean is the accuracy
    places: dict[str, Kind] = {}  # by the part of the table that was played at (`advice.places`)
    lines: dict[str, float] = {}  # what better actions would have brought there


def summarise(review: Review) -> list[Summary]:
    """For each seat of a reviewed game."""
    parts = places(review.game)
    out = [Summary(1, places={}, lines={}) for _ in review.parts]
    for decision in review.decisions:
        mine, loss = out[decision.seat], decision.loss or 0.0
        kind = mine.places.setdefault(parts[decision.verb].name, Kind())
        kind.count += 1
        kind.lost += loss
        mine.decisions += 1
        mine.lost += loss
        mine.mistakes += decision.mark == MISTAKE
        for gain in decision.gains:
            mine.lines[gain.line] = mine.lines.get(gain.line, 0.0) + gain.points
    for mine, part in zip(out, review.parts, strict=True):
        mine.avoided = part.accuracy * mine.decisions
    return out


def together(summaries: Iterable[Summary]) -> Summary:
    """Several games of one player."""
    out = Summary(places={}, lines={})
    for one in summaries:
        out.games += one.games
        out.decisions += one.decisions
        out.mistakes += one.mistakes
        out.lost += one.lost
        out.avoided += one.avoided
        for place, kind in one.places.items():
            known = out.places.setdefault(place, Kind())
            known.count += kind.count
            known.lost += kind.lost
        for line, points in one.lines.items():
            out.lines[line] = out.lines.get(line, 0.0) + points
    return out


class Figures(msgspec.Struct):
    """A summary as people read it: for one game."""

    games: int
    lost: float
    mistakes: float
    accuracy: float
    places: dict[str, float]  # points lost by parts of the table, the most first
    lines: dict[str, float]  # the same by lines of the score sheet


def figures(summary: Summary) -> Figures:
    """The mean of a game."""
    games = max(1, summary.games)

    def by_most(lost: dict[str, float]) -> dict[str, float]:
        return {name: points / games for name, points in sorted(lost.items(), key=lambda item: -item[1])}

    return Figures(
        games=summary.games,
        lost=summary.lost / games,
        mistakes=summary.mistakes / games,
        accuracy=summary.avoided / summary.decisions if summary.decisions else 1.0,
        places=by_most({place: kind.lost for place, kind in summary.places.items()}),
        lines=by_most(summary.lines),
    )
