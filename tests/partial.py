"""Positions of which only a part is named, as people write them: what is accepted must be a game that can be played."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from burgher.core.chance import Dice
from burgher.core.errors import BadPosition
from burgher.core.game import Game
from burgher.core.table import Table, open_table

LONGEST_GAME = 5000  # decisions


def some_of(doc: dict[str, Any], needs: dict[str, str], rng: Random) -> dict[str, Any]:
    """Some entries of a whole position, and of each player, without those that need one which is left out."""
    keep = rng.choice([0.2, 0.5, 0.8])
    out = {key: value for key, value in doc.items() if rng.random() < keep}
    out["players"] = []
    for player in doc["players"]:
        part = {key: value for key, value in player.items() if rng.random() < keep}
        out["players"].append({key: value for key, value in part.items() if needs.get(key, key) in part})
    return out


def play_partial(game: Game[Any], doc: dict[str, Any], seed: int, pieces: Callable[[Any], object]) -> bool:
    """Play a position to the end, if it is accepted, with all that must hold on the way; is it accepted?"""
    rng = Random(seed)
    try:
        t = open_table(game, 0, seed=seed, position=doc)
    except BadPosition:
        return False
    there = pieces(t.state)
    for n in range(LONGEST_GAME):
        if n % 50 == 0:
            check_files_and_secrets(t, rng)
        if t.over:
            break
        seat = rng.choice(t.to_move)
        t.act(seat, rng.choice(t.actions(seat)))
        assert pieces(t.state) == there
    assert t.over
    return True


def check_files_and_secrets(t: Table, rng: Random) -> None:
    """A position written is read as it was, also one whose secrets are drawn anew, which a seat cannot tell apart."""
    game = t.game
    whole = game.to_position(t.state)
    assert game.to_position(game.from_position(whole, strict=False)) == whole
    for seat in range(t.players):
        other = game.determinize(t.state, seat, Dice(rng.getrandbits(60)))
        assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(t.view(seat))
        assert seat not in t.to_move or other.options(seat) == t.legal(seat)
        game.from_position(game.to_position(other), strict=False)
