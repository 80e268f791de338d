"""What holds in every position of every game, tried in random play: for those who write a game of their own.

Each law is a function that tells what does not hold at a table; one that tells nothing holds.
"""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

import msgspec

from burgher.core.chance import Dice
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.core.state import CHANCE
from burgher.core.table import Table, open_record, open_table
from burgher.core.words import LANGUAGES, words


class Broken(BurgherError):
    """A law does not hold; the message says which, and where."""


def check(game: Game[Any], games: int, seed: int = 0) -> int:
    """Play random games of all numbers of players, and try the laws before every decision; how many these were."""
    decisions = 0
    for n in range(seed, seed + games):
        rng = Random(n)
        table = open_table(game, rng.choice(game.players), seed=n)
        while not table.over:
            _try(table, n, copies, secrets, features, options, sentences)
            seat = rng.choice(table.to_move)
            table.act(seat, rng.choice(table.actions(seat)))
            decisions += 1
        _try(table, n, copies, secrets, features, bounds, replays)
    return decisions


def _try(table: Table, seed: int, *laws: Any) -> None:
    for law in laws:
        where = f"{table.players} players, seed {seed}, after {len(table.log)} entries of the log"
        try:
            fault = next(law(table), None)
        except Exception as failed:  # whatever the game raises
            place = extract_tb(failed.__traceback__)[-1]
            said = (
                f"{type(failed).__name__} in {place.name} ({Path(place.filename).name}, line {place.lineno}): {failed}"
            )
            raise Broken(f"{table.game.id} cannot be tried: {said} ({where}).") from failed
        if fault is not None:
            raise Broken(f"{table.game.id} breaks a law: {fault} ({where}).")


def copies(table: Table) -> Iterator[str]:
    game, s = table.game, table.state
    position = game.to_position(s)
    if game.to_position(s.copy()) != position:
        yield "a copy is not what it is a copy of"
    if game.to_position(pickle.loads(pickle.dumps(s))) != position:
        yield "a state that was pickled is not what it was"
    if game.to_position(game.from_position(msgspec.json.decode(msgspec.json.encode(position)), True)) != position:
        yield "a position that is written down is read as another"


def secrets(table: Table) -> Iterator[str]:
    game, s = table.game, table.state
    for seat in range(s.seats):
        known = game.determinize(s, seat, Dice(1))
        if game.view(known, seat) != game.view(s, seat) or game.view(known, None) != game.view(s, None):
            yield f"after determinize seat {seat} sees something else"
        if game.to_position(game.determinize(known, seat, Dice(2))) != game.to_position(
            game.determinize(s, seat, Dice(2))
        ):
            yield f"what determinize makes for seat {seat} depends on what that seat may not know"


def features(table: Table) -> Iterator[str]:
    game, s = table.game, table.state
    if not game.layouts:
        return
    lows, highs = game.layouts[s.seats].bounds()
    for seat in range(s.seats):
        row = game.features(s, seat)
        if len(row) != len(lows):
            yield f"there are {len(row)} features, and not {len(lows)} as the layout says"
        elif not all(low <= n <= high for low, n, high in zip(lows, row, highs, strict=True)):
            yield f"a feature of seat {seat} is out of its bounds"
        if row != game.features(game.determinize(s, seat, Dice(1)), seat):
            yield f"the features of seat {seat} tell what it may not know"


def options(table: Table) -> Iterator[str]:
    game, s = table.game, table.state
    for seat in table.to_move:
        step, legal = s.top(), s.options(seat)
        if not legal or legal != sorted(set(legal)):
            yield f"the options of the step {step.name} are not sorted, or there are none"
        if not all(any(verb.owns(action) for verb in step.verbs) for action in legal):
            yield f"the step {step.name} offers a verb that it does not name"
        for action in (action for verb in step.verbs for action in range(verb.first, verb.end)):
            if (step.refusal(s, seat, s.top_data(), action) is None) != (action in legal):
                yield f"options and refusal of the step {step.name} disagree about {game.verbs.text(action)}"


def sentences(table: Table) -> Iterator[str]:
    game, s = table.game, table.state
    for language in LANGUAGES:
        texts = words(language, game.id)
        for seat in table.to_move:
            for message in (game.prompt(s, seat), *(game.describe(s, seat, action) for action in s.options(seat))):
                if message.key not in texts.texts:
                    yield f"there are no words for {message.key} in locale/{language}.toml"
                else:
                    texts.say(message.key, message.args)


def bounds(table: Table) -> Iterator[str]:
    game, s = table.game, table.state
    if len(table.log) > game.longest:
        yield f"the log has {len(table.log)} entries, more than the {game.longest} that are declared"
    totals = [game.total(s, seat) for seat in game.ranking(s)]
    if totals != sorted(totals, reverse=True):
        yield "the ranking does not begin with the highest score"
    if not game.score_range[0] <= totals[-1] <= totals[0] <= game.score_range[1]:
        yield "a score lies outside the range that is declared"


def replays(table: Table) -> Iterator[str]:
    if any((entry.seat == CHANCE) != (entry.action >= table.game.verbs.player_size) for entry in table.log):
        yield "players and chance share a verb"
    if open_record(table.game, table.record()).scores() != table.scores():
        yield "the same log leads to other scores"
