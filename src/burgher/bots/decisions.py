"""Games as data: a row for each decision, with what its seat knew, what it could choose and what it chose."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from burgher.bots import player
from burgher.bots.bot import ask
from burgher.bots.search import Effort, consider
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import CHANCE, State
from burgher.core.table import Table, first_state, open_table


class Tried(msgspec.Struct):
    """What a verdict says of one action."""

    action: str
    margin: float  # expected at the end over the best of the others; alone, the points
    error: float | None  # the standard error of that; of a single rollout nothing is known
    chance: float  # of winning


class Decision(msgspec.Struct):
    """One row."""

    game: str
    rules: int
    source: str  # the file, or the seed
    players: int
    n: int  # of the entry in the log
    seat: int
    key: str  # the same for positions that the seat cannot tell apart
    features: list[int]  # as the game's layout says
    options: list[str]  # text forms of the legal actions
    choice: str
    score: float | None  # of the seat at the end, if the game was played to its end
    win: float | None  # its share of the victory
    verdict: list[Tried] | None = None  # the best action first


def play(game: Game[Any], names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Table:
    """A game between bots, played to its end."""
    table = open_table(game, len(names), seed=seed, options=options)
    bots = [player(name, game.id) for name in names]
    decisions = 0
    while not table.over:
        seat = table.to_move[0]
        action = ask(bots[seat], game, table.state, seat, table.course.luck.dice(decisions))
        table.course.play(seat, action)
        table.run_chance()
        decisions += 1
    return table


def decisions(table: Table, source: str, effort: Effort | None = None) -> Iterator[Decision]:
    """The decisions of a game, in order; with an effort, what thinking says of each."""
    game, opening = table.game, table.opening
    scores: list[float | None] = [None] * table.players
    wins: list[float | None] = [None] * table.players
    if table.over:
        winners = game.winners(table.state)
        scores = [float(game.total(table.state, seat)) for seat in range(table.players)]
        wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(table.players)]
    course = Course(first_state(game, opening), opening.seed)
    for n, entry in enumerate(table.log):
        if entry.seat != CHANCE:
            s, seat = course.state, entry.seat
            yield Decision(
                game.id,
                opening.rules,
                source,
                table.players,
                n,
                seat,
                key(game, s, seat),
                game.features(s, seat),
                [game.verbs.text(action) for action in s.options(seat)],
                game.verbs.text(entry.action),
                scores[seat],
                wins[seat],
                None if effort is None else tried(course, game, seat, effort),
            )
        course.play(entry.seat, entry.action)


def key(game: Game[Any], s: State, seat: int) -> str:
    """A fingerprint of what the seat sees."""
    return blake2b(msgspec.json.encode(game.view(s, seat)), digest_size=16).hexdigest()


def tried(course: Course, game: Game[Any], seat: int, effort: Effort) -> list[Tried]:
    verdict = consider(game, course.state, seat, effort, course.luck.dice(len(course)))
    return [
        Tried(
            game.verbs.text(one.action),
            one.margin(),
            one.error() if len(one.margins) > 1 else None,
            one.chance(),
        )
        for one in verdict.candidates
    ]
