"""Prints what a number of seeded games come to: each action in its text form, then the scores.

Run as a script, so that the package it finds decides whether the games are played plain or compiled.
"""

import json
import sys
from random import Random
from zlib import crc32

import burgher
from burgher.bots import bot
from burgher.bots.bot import ask
from burgher.core import state
from burgher.core.writer import Writer


def transcript(game: str, players: int, seed: int, bot_moves: int) -> list[str]:
    """A game of random actions; the first few decisions are the journeyman's."""
    table = burgher.new(game, players=players, seed=seed)
    rng = Random(seed)
    decisions = 0
    features = 0  # a checksum of what programs that learn read of the positions
    size = table.game.layouts[players].size
    rows = Writer(size, players)  # and the same in rows that are kept
    while not table.over:
        seat = rng.choice(table.to_move)
        if decisions < bot_moves:
            action = ask(bot("journeyman"), table.game, table.state, seat, table.course.luck.dice(len(table.log)))
        else:
            action = rng.choice(table.legal(seat))
        decisions += 1
        table.act(seat, table.game.verbs.text(action))
        known = table.game.features(table.state, seat)
        rows.renew(seat)
        table.game.write_features(table.state, seat, rows)
        assert list(rows.numbers)[seat * size : (seat + 1) * size] == known
        features = crc32(repr(known).encode(), features)
    lines = [f"{seat} {text}" for seat, text in table.read_log()] + [str(features)]
    return [*lines, json.dumps(table.scores()), json.dumps(table.view(), sort_keys=True)]


def main() -> None:
    games = {}
    for game in burgher.GAMES:
        for players in burgher.game(game).players:
            for seed in range(4):
                games[f"{game} {players} {seed}"] = transcript(game, players, seed, bot_moves=15)
    json.dump({"compiled": not state.__file__.endswith(".py"), "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
